"""What may not move: recorded games, digests of what they showed, move counts, a data folder."""
