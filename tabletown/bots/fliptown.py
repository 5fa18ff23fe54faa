"""Fliptown's bots: everything a turn can lead to, judged in points at the end.

A higher level looks at more positions and more worlds. The budget is a number of positions, so
a seed gives the same answer on every machine.
"""

from __future__ import annotations

from tabletown.bots.base import Bot
from tabletown.core.rng import Rng
from tabletown.core.state import State
from tabletown.search.fliptown import WEIGHTS, Ledger, Turn

BUDGETS = {"rookie": (4, 1), "regular": (60, 1), "veteran": (600, 3), "legend": (2000, 8)}
"""For each level, how many positions an answer may cost and in how many worlds."""


class Settler(Bot):
    """A careful reader of the map."""

    def __init__(self, nodes: int, worlds: int, weights: list[float] = WEIGHTS) -> None:
        self.turn = Turn(Ledger(weights), nodes)
        self.worlds = worlds

    def values(self, state: State, seat: int, rng: Rng) -> list[float]:
        """What each useful answer is worth."""
        return self.turn.values(state, seat, self.worlds, rng)

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """The answer that leads to the best end of the turn."""
        useful = state.useful(seat)
        if len(useful) == 1:
            return useful[0]
        values = self.values(state, seat, rng)
        return useful[values.index(max(values))]


def bot(level: str) -> Bot:
    """The bot of *level*."""
    nodes, worlds = BUDGETS[level]
    return Settler(nodes, worlds)
