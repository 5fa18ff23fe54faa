"""Rollouts shared out by halving.

Each try redeals what the seat cannot know, gives the answer, lets the evaluator's policy play
on for a while and judges where that led.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.rng import Rng
from tabletown.core.state import DEALER, State
from tabletown.search.base import Evaluator
from tabletown.search.halving import Halving, Trial
from tabletown.search.playout import first_of

if TYPE_CHECKING:
    from mypy_extensions import i64

SEEDS: Final = 0x7FFFFFFF
"""The first seed of a search is below this."""


class Flat(Halving):
    """A search for one answer of one seat."""

    def __init__(self, evaluator: Evaluator) -> None:
        super().__init__(SEEDS)
        self.evaluator: Evaluator = evaluator

    def run(self, state: State, seat: int, tries: int, rng: Rng) -> list[Trial]:
        """Every candidate of *seat*, the best first, after about so many *tries*."""
        trials = [Trial(action) for action in self.evaluator.candidates(state, seat)]
        self.halve(state, seat, trials, tries, rng)
        return trials

    def attempt(self, state: State, seat: int, action: int, seed: int) -> float:
        """What *action* led to, in one world the seat holds possible."""
        evaluator = self.evaluator
        rng = Rng(seed)
        world = state.redeal(seat, rng)
        world.step(seat, action)
        mark: int = evaluator.mark(world)
        answers: int = 1
        while True:
            pending: i64 = world.pending()
            if pending == 0:
                break
            who: i64 = first_of(pending)
            if who == DEALER:
                world.step(DEALER, world.chance(rng))
                continue
            if evaluator.is_far(world, mark, answers):
                break
            world.step(who, evaluator.policy(world, who, rng))
            answers += 1
        return evaluator.worth(world, seat)
