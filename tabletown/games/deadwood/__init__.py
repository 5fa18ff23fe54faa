"""Deadwood: gangs fight over a lawless town until the railroad arrives."""

from tabletown.games.deadwood.game import GAME

__all__ = ["GAME"]
