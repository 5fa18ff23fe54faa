"""Tries shared out by halving: every answer is tried, the worse half is dropped, and so on.

All answers of a round meet the same luck, so that few tries tell them apart. The budget is a
number of tries, never a clock.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from tabletown.core.rng import Rng
from tabletown.core.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

SEEDS: Final = 0x3FFFFFFF
"""The first seed of a search is below this."""


class Trial:
    """One answer and how its tries went."""

    def __init__(self, action: int) -> None:
        self.action: int = action
        self.tries: i64 = 0
        self.total: float = 0.0
        self.squares: float = 0.0

    def add(self, worth: float) -> None:
        """Count one more try, which came out as *worth*."""
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


class Halving:
    """A search for one answer of one seat that knows how to try an answer."""

    def __init__(self, seeds: int = SEEDS) -> None:
        self.seeds: i64 = seeds

    def attempt(self, state: State, seat: int, action: int, seed: int) -> float:
        """What *action* led to in one try, from 0 to 1; *seed* says which luck it meets."""
        raise NotImplementedError(type(self).__name__)

    def halve(self, state: State, seat: int, trials: list[Trial], tries: int, rng: Rng) -> None:
        """Put *trials* in order, the best first, after about so many *tries*."""
        alive: i64 = len(trials)
        if alive < 2:
            return
        rounds: i64 = 1
        left: i64 = alive
        while left > 2:
            left = (left + 1) // 2
            rounds += 1
        seed: i64 = rng.below(self.seeds)
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


def _sort(trials: list[Trial], count: i64) -> None:
    """Put the first *count* in order, best mean first; equal ones stay as they are."""
    for index in range(1, count):
        moving = trials[index]
        place: i64 = index
        while place > 0 and trials[place - 1].mean() < moving.mean():
            trials[place] = trials[place - 1]
            place -= 1
        trials[place] = moving
