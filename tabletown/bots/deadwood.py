"""Deadwood's bots: rollouts over what the seat knows, judged in dollars.

All levels share one judgement (`tabletown.search.deadwood`); a higher one tries more and looks
further. The budget is a number of rollouts, so a seed gives the same answer on every machine.
"""

from __future__ import annotations

from tabletown.bots.base import Advice, Bot, strongest
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER, State
from tabletown.games.deadwood.state import Town
from tabletown.search.deadwood import TERMS, WEIGHTS, Boss, term, time_left
from tabletown.search.flat import Flat, Trial
from tabletown.search.playout import first_of

BUDGETS = {"rookie": (12, 1), "regular": (120, 2), "veteran": (600, 4), "legend": (2200, 6)}
"""For each level, how many rollouts and over how many turns."""


WORLDS = 8
"""In how many worlds a hint looks for its reasons."""


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


def hint(state: State, seat: int, rng: Rng) -> list[Advice]:
    """The two best answers by a veteran's rollouts, and what they gain over standing still."""
    assert isinstance(state, Town)
    tries, turns = BUDGETS["veteran"]
    gunman = Gunman(tries, turns)
    ranked = gunman.ranked(state, seat, rng)
    before = _terms(state, seat)
    found: list[Advice] = []
    for trial in ranked[:2]:
        after = [0.0] * len(before)
        for world in range(WORLDS):
            for index, value in enumerate(_terms(_played(state, seat, trial.action, world), seat)):
                after[index] += value / WORLDS
        gains = [new - old for new, old in zip(after, before, strict=True)]
        why = strongest(["cash", *TERMS[:-1]], gains)
        found.append(Advice(trial.action, trial.mean(), trial.error(), why))
    return found


def _terms(town: Town, seat: int) -> list[float]:
    """Cash and every weighted term of the judgement."""
    left = time_left(town)
    terms = [WEIGHTS[which] * term(town, seat, which, left) for which in range(len(TERMS) - 1)]
    return [float(town.gangs[seat].cash), *terms]


def _played(state: State, seat: int, action: int, world: int) -> Town:
    """The position after *action* and what follows of the turn, in one possible world."""
    boss, rng = Boss(1, WEIGHTS, 12), Rng(world)
    town = state.redeal(seat, rng)
    assert isinstance(town, Town)
    mark = boss.mark(town)
    town.step(seat, action)
    for _ in range(60):
        pending = town.pending()
        if pending == 0 or boss.is_far(town, mark, 0):
            break
        who = first_of(pending)
        town.step(who, town.chance(rng) if who == DEALER else boss.policy(town, who, rng))
    return town


def bot(level: str) -> Bot:
    """The bot of *level*."""
    tries, turns = BUDGETS[level]
    return Gunman(tries, turns)
