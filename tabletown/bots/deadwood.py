"""Deadwood's bots: every answer played to the end of the turn, judged by a forecast.

A rookie counts money and strays; a regular forecasts from a plain view of the gangs; a veteran's
forecast knows places, threats and the railroad; a legend plays the best answers on, one turn of
every seat, before it decides. Budgets are numbers of tries and turns, so a seed gives the same
answer on every machine.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tabletown.bots.base import Advice, Bot, strongest
from tabletown.core.rng import Rng
from tabletown.core.state import State
from tabletown.games.deadwood import verbs
from tabletown.games.deadwood.state import Deadwood
from tabletown.search.deadwood import FEATURES, GROUPS, SIZE, Forecast, Planner, kind_of_feature
from tabletown.search.halving import Trial

WEIGHTS = Path(__file__).parent / "deadwood.json"
"""The forecasts that `tools/learn/deadwood.py` made, each with the command that made it."""

WORLDS = 8
"""In how many worlds a hint looks for its reasons."""


@dataclass(frozen=True)
class Budget:
    """What a level may spend on an answer, and what it knows."""

    knows: str
    """Which forecast it has."""
    tries: int
    """Tries of this turn, shared among all answers."""
    stray: int = 0
    """How many answers in a hundred are any at all."""
    width: int = 0
    """How many of the best answers are played on; none without."""
    deep: int = 0
    """Turns played on after each of them, in tries of one turn of every seat, by halving."""


BUDGETS = {
    "rookie": Budget("cash", 30, 30),
    "regular": Budget("plain", 60, 8),
    "veteran": Budget("full", 80),
    "legend": Budget("full", 200, 0, 8, 100),
}
HINT = Budget("full", 200, 0, 8, 80)
"""What a hint may spend: it has to come within a second."""


@cache
def learnt() -> dict[str, Any]:
    """The forecasts in the file, by name."""
    found: dict[str, Any] = json.loads(WEIGHTS.read_text(encoding="utf-8"))
    return found


def row_of(weights: dict[str, list[float]]) -> list[float]:
    """Weights by feature as a `Forecast` wants them: all for the end, then all for the time.

    A component that was not there to be learnt weighs as its kind does on average.
    """
    pairs = [
        weights.get(feature) or weights[f"{kind_of_feature(feature)}:*"] for feature in FEATURES
    ]
    return [end for end, _ in pairs] + [more for _, more in pairs]


def forecast(knows: str, seats: int) -> Forecast:
    """The forecast of a kind for so many seats."""
    name = knows if knows != "full" else "two" if seats == 2 else "more"
    made = learnt()["plain" if knows == "cash" else name]
    weights = [0.0] * (2 * SIZE) if knows == "cash" else row_of(made["weights"])
    return Forecast(weights, made["clock"], made["spread"])


def _again(trial: Trial) -> Trial:
    """A new trial of the same answer, in which the old one counts as two tries."""
    fresh = Trial(trial.action)
    for _ in range(2):
        fresh.add(trial.mean())
    return fresh


class Gunman(Bot):
    """A gang led by a planner."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.planners = [Planner(forecast(budget.knows, seats)) for seats in (2, 3)]

    def planner(self, state: Deadwood) -> Planner:
        """The planner for a table of this size."""
        return self.planners[0 if state.seats == 2 else 1]

    def ranked(self, state: Deadwood, seat: int, rng: Rng) -> list[Trial]:
        """Every answer, the best first."""
        budget, planner = self.budget, self.planner(state)
        trials = planner.run(state, seat, budget.tries, rng)
        if budget.width and len(trials) > 1:
            best = [_again(trial) for trial in trials[: budget.width]]
            planner.run_on(state, seat, best, budget.deep * len(best) // int(state.seats), rng)
            trials = [*best, *trials[budget.width :]]
        return trials

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """The answer whose tries went best."""
        useful = state.useful(seat)
        if len(useful) == 1:
            return useful[0]
        if self.budget.stray and rng.below(100) < self.budget.stray:
            # Whoever strays does not give the whole game away.
            stray = useful[rng.below(len(useful))]
            return stray if stray != verbs.END_GAME else useful[0]
        assert isinstance(state, Deadwood)
        return self.ranked(state, seat, rng)[0].action


def hint(state: State, seat: int, rng: Rng) -> list[Advice]:
    """The two best answers by a legend's tries, and what they gain over standing still."""
    assert isinstance(state, Deadwood)
    gunman = Gunman(HINT)
    planner = gunman.planner(state)
    ranked = gunman.ranked(state, seat, rng)
    before = planner.forecast.parts(state, seat)
    found: list[Advice] = []
    for trial in ranked[:2]:
        after = [0.0] * len(before)
        ends = 0
        for number in range(WORLDS):
            world = planner.future(state, seat, trial.action, number)
            ends += world.is_over and bool((world.winners >> seat) & 1)
            for index, value in enumerate(planner.forecast.parts(world, seat)):
                after[index] += value / WORLDS
        gains = [new - old for new, old in zip(after, before, strict=True)]
        # That the turn goes on to the next seat is no reason for any answer.
        gains[GROUPS.index("wait")] = 0.0
        why = strongest(GROUPS, gains)
        if 2 * ends > WORLDS:
            why = ["end", *why[:1]]
        found.append(Advice(trial.action, trial.mean(), trial.error(), why))
    return found


def bot(level: str) -> Bot:
    """The bot of *level*: the same player with a larger budget at each."""
    return Gunman(BUDGETS[level])
