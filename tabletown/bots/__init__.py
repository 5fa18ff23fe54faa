"""Company at the table: bots that see what their seat sees and nothing else."""

from tabletown.bots.base import (
    LEVELS,
    Advice,
    Bot,
    answer,
    choose,
    derive,
    hint,
    levels,
    make,
    seating,
)

__all__ = [
    "LEVELS",
    "Advice",
    "Bot",
    "answer",
    "choose",
    "derive",
    "hint",
    "levels",
    "make",
    "seating",
]
