"""Fliptown's bots: everything a turn can lead to, judged in points at the end.

A higher level looks at more positions and more worlds. The budget is a number of positions, so
a seed gives the same answer on every machine.
"""

from __future__ import annotations

from tabletown.bots.base import Advice, Bot, strongest
from tabletown.core.rng import Rng
from tabletown.core.state import State
from tabletown.games.fliptown.state import Table
from tabletown.search.fliptown import TERMS, WEIGHTS, Ledger, Turn, term

BUDGETS = {"rookie": (4, 1), "regular": (60, 1), "veteran": (600, 3), "legend": (2000, 8)}
"""For each level, how many positions an answer may cost and in how many worlds."""


SPREAD = 5.0
"""How far a game's points stray from what a turn promised, as solo games show."""


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


def hint(state: State, seat: int, rng: Rng) -> list[Advice]:
    """The two best answers, in points at the end, and what they bring this turn."""
    assert isinstance(state, Table)
    nodes, worlds = BUDGETS["regular"]
    settler = Settler(nodes, worlds)
    useful = state.useful(seat)
    values = settler.values(state, seat, rng)
    order = sorted(range(len(useful)), key=lambda index: -values[index])[:2]
    before = _terms(state, seat)
    found: list[Advice] = []
    for index in order:
        after = _terms(_played(settler, state, seat, useful[index], rng), seat)
        gains = [new - old for new, old in zip(after, before, strict=True)]
        why = strongest(["stars", *TERMS], gains)
        found.append(Advice(useful[index], values[index], SPREAD, why))
    return found


def _terms(table: Table, seat: int) -> list[float]:
    """Stars and every weighted term of the judgement."""
    sheet = table.sheets[seat]
    terms = [WEIGHTS[which] * term(table, sheet, which) for which in range(len(TERMS))]
    return [float(sheet.stars), *terms]


def _played(settler: Settler, state: State, seat: int, action: int, rng: Rng) -> Table:
    """The position after *action* and the best the seat can do with the rest of its turn."""
    table = state.redeal(seat, rng)
    assert isinstance(table, Table)
    mark = (table.round, table.turn, table.stage)
    table.step(seat, action)
    for _ in range(20):
        is_same = (table.round, table.turn, table.stage) == mark
        if not is_same or not (table.pending() >> seat) & 1:
            break
        table.step(seat, settler.choose(table, seat, rng))
    return table


def bot(level: str) -> Bot:
    """The bot of *level*."""
    nodes, worlds = BUDGETS[level]
    return Settler(nodes, worlds)
