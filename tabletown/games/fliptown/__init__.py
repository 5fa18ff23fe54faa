"""Fliptown: flip three cards, write on your map of the Wild West."""

from tabletown.games.fliptown.game import GAME

__all__ = ["GAME"]
