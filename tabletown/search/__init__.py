"""Playing on: random games and tree search, compiled together with the rules."""
