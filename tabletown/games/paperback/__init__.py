"""Paperback: a deck of letters, a word a turn, and fame for whoever sells best."""

from tabletown.games.paperback.game import GAME

__all__ = ["GAME"]
