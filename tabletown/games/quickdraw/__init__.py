"""Quickdraw: a small game of our own, the template to copy and the protocol's fixture."""

from tabletown.games.quickdraw.game import GAME

__all__ = ["GAME"]
