"""Deadwood's bots: rollouts over what the seat knows, judged in dollars.

All levels share one judgement (`tabletown.search.deadwood`); a higher one tries more and looks
further. The budget is a number of rollouts, so a seed gives the same answer on every machine.
"""

from __future__ import annotations

from tabletown.bots.base import Bot
from tabletown.core.rng import Rng
from tabletown.core.state import State
from tabletown.search.deadwood import WEIGHTS, Boss
from tabletown.search.flat import Flat, Trial

BUDGETS = {"rookie": (12, 1), "regular": (120, 2), "veteran": (600, 4), "legend": (2200, 6)}
"""For each level, how many rollouts and over how many turns."""


class Gunman(Bot):
    """A gang led by rollouts."""

    def __init__(self, tries: int, turns: int, weights: list[float] = WEIGHTS) -> None:
        self.tries = tries
        self.search = Flat(Boss(turns, weights, 12))

    def ranked(self, state: State, seat: int, rng: Rng) -> list[Trial]:
        """Every answer, the best first."""
        return self.search.run(state, seat, self.tries, rng)

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """The answer whose rollouts went best."""
        return self.ranked(state, seat, rng)[0].action


def bot(level: str) -> Bot:
    """The bot of *level*."""
    tries, turns = BUDGETS[level]
    return Gunman(tries, turns)
