"""Company at the table: bots that see what their seat sees and nothing else."""

from tabletown.bots.base import LEVELS, Bot, answer, choose, derive, levels, make, seating

__all__ = ["LEVELS", "Bot", "answer", "choose", "derive", "levels", "make", "seating"]
