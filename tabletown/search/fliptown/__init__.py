"""How Fliptown is searched: a forecast, plans for a turn, and rollouts."""
