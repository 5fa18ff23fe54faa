"""The mutation run: every small change to a game, and which test notices it."""
