"""Rollouts shared out by halving: every answer is tried, the worse half is dropped, and so on.

Each try redeals what the seat cannot know, gives the answer, lets the evaluator's policy play
on for a while and judges where that led. All answers of a round meet the same luck, so that
few tries tell them apart. The budget is a number of tries, never a clock.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from tabletown.core.rng import Rng
from tabletown.core.state import State
from tabletown.search.base import Evaluator
from tabletown.search.playout import first_of

if TYPE_CHECKING:
    from mypy_extensions import i64

CHANCE: Final = 15


class Trial:
    """One answer and how its tries went."""

    def __init__(self, action: int) -> None:
        self.action: int = action
        self.tries: i64 = 0
        self.total: float = 0.0
        self.squares: float = 0.0

    def add(self, worth: float) -> None:
        """Count one more try."""
        self.tries += 1
        self.total += worth
        self.squares += worth * worth

    def mean(self) -> float:
        """What the answer is worth on average."""
        return self.total / float(self.tries) if self.tries > 0 else 0.0

    def error(self) -> float:
        """The standard error of that mean."""
        if self.tries < 2:
            return 1.0
        count = float(self.tries)
        spread = self.squares / count - self.mean() * self.mean()
        return sqrt((spread if spread > 0.0 else 0.0) / count)


class Flat:
    """A search for one answer of one seat."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator: Evaluator = evaluator

    def run(self, state: State, seat: int, tries: int, rng: Rng) -> list[Trial]:
        """Every candidate of *seat*, the best first, after about so many *tries*."""
        trials = [Trial(action) for action in self.evaluator.candidates(state, seat)]
        if len(trials) == 1:
            return trials
        alive: i64 = len(trials)
        rounds: i64 = 1
        left: i64 = alive
        while left > 2:
            left = (left + 1) // 2
            rounds += 1
        seed: i64 = rng.below(0x7FFFFFFF)
        for _ in range(rounds):
            each: i64 = tries // (rounds * alive)
            if each < 1:
                each = 1
            for _again in range(each):
                seed += 1
                for index in range(alive):
                    trials[index].add(self.attempt(state, seat, trials[index].action, seed))
            _sort(trials, alive)
            alive = (alive + 1) // 2
            if alive == 1:
                break
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
            if who == CHANCE:
                world.step(CHANCE, world.chance(rng))
                continue
            if evaluator.is_far(world, mark, answers):
                break
            world.step(who, evaluator.policy(world, who, rng))
            answers += 1
        return evaluator.worth(world, seat)


def _sort(trials: list[Trial], count: i64) -> None:
    """Put the first *count* in order, best mean first; equal ones stay as they are."""
    for index in range(1, count):
        moving = trials[index]
        place: i64 = index
        while place > 0 and trials[place - 1].mean() < moving.mean():
            trials[place] = trials[place - 1]
            place -= 1
        trials[place] = moving
