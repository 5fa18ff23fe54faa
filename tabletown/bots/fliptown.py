"""Fliptown's bots: everything a turn can lead to, judged by a forecast learnt from games.

A rookie takes the most points in sight, a regular forecasts what a few ways through the turn
should bring, a veteran looks at more of them, and a legend looks at nearly all and tries the best
plans in many line-ups of the next turn before it decides. Budgets are numbers of positions and
tries, so a seed gives the same answer on every machine.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from tabletown.bots.base import Advice, Bot, strongest
from tabletown.core.rng import Rng
from tabletown.core.state import State
from tabletown.games.fliptown.scoring import mine_silver
from tabletown.games.fliptown.state import Fliptown
from tabletown.games.fliptown.verbs import COWBOT
from tabletown.search.fliptown.data import SOLO, weights
from tabletown.search.fliptown.forecast import FEATURES, GROUPS, TERMS, Forecast
from tabletown.search.fliptown.turn import Plan, Planner, Scout, is_between, turns_begun

NO_FORECAST = [0.0] * (TERMS * FEATURES)
"""Points in hand and nothing else."""


@dataclass(frozen=True)
class Budget:
    """What a level may spend on an answer."""

    nodes: int
    """Positions of the turn looked at."""
    is_farsighted: bool = True
    """Whether it forecasts at all."""
    width: int = 0
    """Plans played on; none without rollouts."""
    tries: int = 0
    """Rollouts shared among them."""
    turns: int = 0
    """How many turns a rollout goes on."""
    later: int = 0
    """Positions looked at in each of those turns."""


BUDGETS = {
    "rookie": Budget(40, False),
    "regular": Budget(12),
    "veteran": Budget(25),
    "legend": Budget(1500, True, 6, 96, 1, 60),
}


def forecast(state: Fliptown, is_farsighted: bool = True) -> Forecast:
    """The forecast for the kind of game played at *state*."""
    if not is_farsighted:
        return Forecast(NO_FORECAST)
    return Forecast(weights(COWBOT.words[state.cowbot] if state.has_cowbot() else SOLO))


class Settler(Bot):
    """A careful reader of the map."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """The answer that leads to the best end of the turn, or of the turns after."""
        useful = state.useful(seat)
        if len(useful) == 1:
            return useful[0]
        assert isinstance(state, Fliptown)
        judge = forecast(state, self.budget.is_farsighted)
        if self.budget.tries:
            return plans(judge, self.budget, state, seat, rng)[0].action
        values = Planner(judge, self.budget.nodes).values(state, seat, 0)
        return useful[values.index(max(values))]


def plans(judge: Forecast, budget: Budget, state: Fliptown, seat: int, rng: Rng) -> list[Plan]:
    """The best plans for the turn, tried in the turns that follow."""
    scout = Scout(judge, budget.nodes, budget.width, budget.later, budget.turns)
    return scout.plans(state, seat, budget.tries, rng)


HINT = Budget(2000, True, 8, 64, 1, 200)
"""What a hint may spend: it has to come within a second."""
SPREAD = 5.0
"""How far a game's points stray from a forecast that was not tried, as solo games show."""


def hint(state: State, seat: int, rng: Rng) -> list[Advice]:
    """The two best answers, in points at the end, and what they bring this turn."""
    assert isinstance(state, Fliptown)
    judge = forecast(state)
    before = _parts(judge, state, seat)
    useful = list(state.useful(seat))
    scout = Scout(judge, HINT.nodes, HINT.width, HINT.later, HINT.turns)
    found: list[Plan] = []
    world = state.redeal(seat, rng)
    assert isinstance(world, Fliptown)
    for plan in scout.plans(world, seat, HINT.tries, rng):
        if all(plan.action != other.action for other in found):
            found.append(plan)
    if len(found) == 1 and len(useful) > 1:
        found.append(_another(scout.planner, state, seat, useful, found[0].action, rng))
    return [_advice(scout, judge, plan, before, seat, rng) for plan in found[:2]]


def _another(
    planner: Planner, state: State, seat: int, useful: list[int], but: int, rng: Rng
) -> Plan:
    """The best plan that begins with any other answer than *but*."""
    state = state.redeal(seat, rng)
    assert isinstance(state, Fliptown)
    values = planner.values(state, seat, 1)
    others = [index for index in range(len(useful)) if useful[index] != but]
    best = max(others, key=lambda index: values[index])
    twin = state.clone()
    assert isinstance(twin, Fliptown)
    twin.step(seat, useful[best])
    return Plan(useful[best], values[best], twin, 0)


def _advice(
    scout: Scout, judge: Forecast, plan: Plan, before: list[float], seat: int, rng: Rng
) -> Advice:
    """A plan with its worth and the two strongest reasons for it."""
    start = plan.state
    last = turns_begun(start) + (not is_between(start))
    after = _parts(judge, scout.future(start, seat, last, rng.below(1 << 30)), seat)
    gains = [new - old for new, old in zip(after, before, strict=True)]
    error = SPREAD
    if plan.tries > 1:
        tries = int(plan.tries)
        spread = plan.squares / tries - (plan.total / tries) ** 2
        error = sqrt(max(spread, 0.0) / tries)
    why = strongest(["stars", *GROUPS[1:]], gains)
    return Advice(plan.action, plan.mean(), error, why, unit="points")


def _parts(judge: Forecast, state: Fliptown, seat: int) -> list[float]:
    """Stars, and what each part of the sheet has brought and should still bring."""
    sheet = state.sheets[seat]
    parts = dict(zip(GROUPS, judge.reasons(state, seat), strict=True))
    ruleset = state.ruleset
    parts["cash"] += int(sheet.cash) / int(ruleset.cash_per_point)
    parts["gold"] += int(sheet.gold) / int(ruleset.gold_per_point)
    parts["hotel"] += ruleset.hotel_track[sheet.hotel]
    parts["mine"] += int(mine_silver(ruleset, sheet))
    return [float(sheet.stars), *(parts[name] for name in GROUPS[1:])]


def bot(level: str) -> Bot:
    """The bot of *level*: the same player with a larger budget at each."""
    return Settler(BUDGETS[level])
