"""What may not move: recorded games, digests of what they showed, counts of moves."""
