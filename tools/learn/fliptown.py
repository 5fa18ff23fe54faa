"""Learn Fliptown's forecasts from self-play: `python -m tools.learn.fliptown [NAME …]`.

Games are played alone by the whole-turn planner with the weights so far, now and then by a plan
that is not the best. What the sheets looked like between turns and what the games came to give
new weights by least squares; old games count as well, less with every round. Without a name all
of `RECIPES` are followed, in their order. Weights go by name into
`tabletown/search/fliptown/weights`, a file for each recipe; a feature that a new component has
brought begins at the first guess.
`tools/learn/command.py` says what `--games` and `--into` do.
"""

import json
import sys
from dataclasses import asdict, dataclass, replace
from pathlib import Path

import numpy as np

from tabletown.bots.base import derive
from tabletown.core.options import OptionValue, complete
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER
from tabletown.games import find
from tabletown.games.fliptown.scoring import cowbot_score, score
from tabletown.games.fliptown.state import Fliptown
from tabletown.search.fliptown import data, features
from tabletown.search.fliptown.forecast import FEATURES, TERMS, TURNS, Forecast, banked
from tabletown.search.fliptown.turn import Planner, is_between, turns_begun
from tools.learn import command

PENALTY = 100.0
"""How strongly weights are held near the first guess."""
AGEING = 0.75
"""How much the games of a round count in the next one."""
LAMBDA = 0.85
"""How much what a game came to counts against what was forecast a turn later."""


@dataclass(frozen=True)
class Stage:
    """Some rounds of learning."""

    games: int
    """In a round."""
    rounds: int
    nodes: int
    """Positions looked at in a turn."""
    stray: float
    """How often a turn is played by another plan than the best."""
    seed: int


RECIPES = {
    data.SOLO: [Stage(600, 4, 600, 0.15, 3), Stage(1000, 1, 1000, 0.08, 3)],
    "calamity-jane": [Stage(250, 4, 500, 0.1, 5)],
    "billy-the-kid": [Stage(250, 3, 500, 0.1, 5)],
}
"""How each set of weights is made; those against a cowbot stay near those for the game alone."""


END, MORE, CURVE = range(TERMS)
"""The weight at the end of the game, what time left adds, what its square adds."""
HANDS = {
    "two-alike": 1.3,
    "two-of-a-suit": 0.3,
    "two-close": 0.2,
    "three-with-pair": 1.3,
    "three-alike": 4.0,
    "three-of-a-suit": 1.0,
    "three-close": 0.5,
    "four-made": 1.0,
    "four-to-straight": 0.8,
    "four-to-flush": 0.8,
    "four-to-more": 0.8,
}
DEPTHS = {"l1": 1.0, "l2": 1.5, "l3": 2.0}
"""What a chamber is worth, by its level."""


def first_guess() -> list[float]:
    """What a player would say before the first game: what tools pay, what the Sheriff costs."""
    named = {name: [0.0] * TERMS for name in features.NAMES}
    named["one"][MORE] = 45.0
    named["cash"][MORE], named["gold"][MORE] = 1.0, 2.0
    named["pans"][END], named["hammers"][END] = 0.5, 0.5
    named["arrest"][END], named["later-arrests"][END] = -0.6, -0.2
    for name, worth in HANDS.items():
        named[name][END] = worth
    for night, worth in enumerate((2.0, 3.0, 4.0)):
        named[f"nights-{night + 1}"][MORE] = worth
    for name in features.NAMES:
        if name.startswith("item-"):
            named[name][MORE] = 1.5
        elif name.startswith("wagon-"):
            named[name][MORE] = -0.4 * int(name.removeprefix("wagon-"))
        elif name.startswith("chamber-"):
            level = name.removeprefix("chamber-")[:2]
            named[name][MORE] = DEPTHS.get(level, 0.0)
    return features.weights_by_number(named)


@dataclass
class Turn:
    """What the sheet looked like before a turn, and what became of it."""

    features: list[float]
    left: int
    """Turns still to be played."""
    had: float
    """Points so far."""
    hope: float = 0.0
    """What the best plan was worth once the cards lay there, by the forecast."""
    is_best: bool = True
    """Whether that plan was taken."""


@dataclass
class Game:
    """One game."""

    turns: list[Turn]
    lead: int
    """Points at the end, less a cowbot's."""
    points: int


def play(
    planner: Planner, forecast: Forecast, options: dict[str, OptionValue], seed: int, stray: float
) -> Game:
    """One game alone, by the best plan of every turn or now and then by another one."""
    state = find("fliptown").new(1, options)
    assert isinstance(state, Fliptown)
    rng, choice = Rng(derive(seed, "deal")), Rng(derive(seed, "stray"))
    turns: list[Turn] = []
    last = -1
    is_fresh = False
    while state.pending():
        now = turns_begun(state)
        if is_between(state) and now != last:
            last, is_fresh = now, True
            had = banked(state.ruleset, state.sheets[0]) - cowbot_score(state)
            turns.append(Turn(forecast.features(state, 0), TURNS - last, had))
        if not state.pending() & 1:
            state.step(DEALER, state.chance(rng))
            continue
        useful = state.useful(0)
        if len(useful) == 1:
            state.step(0, useful[0])
            continue
        planner.values(state, 0, 8)
        pick = 0
        if choice.below(1000) < int(1000 * stray):
            pick = choice.below(len(planner.plans))
        if is_fresh:
            turns[-1].hope = planner.plans[0].worth
            is_fresh = False
        turns[-1].is_best &= pick == 0
        state = planner.plans[pick].state
    points = int(score(state.ruleset, state.sheets[0]))
    return Game(turns, points - cowbot_score(state), points)


def targets(game: Game) -> list[float]:
    """What each turn should have been worth: the end of the game, mixed with later forecasts.

    Before a turn that went astray only the forecast of its best plan counts.
    """
    found: list[float] = []
    later = float(game.lead)
    for turn in reversed(game.turns):
        later = LAMBDA * later + (1 - LAMBDA) * turn.hope if turn.is_best else turn.hope
        found.append(later - turn.had)
    return found[::-1]


class Sums:
    """The normal equations of all games so far, the older ones counting less."""

    def __init__(self) -> None:
        self.square = np.zeros((TERMS * FEATURES, TERMS * FEATURES))
        self.right = np.zeros(TERMS * FEATURES)
        self.rounds = 0

    def add(self, games: list[Game]) -> None:
        """Take in a round of games; turns near the end are surer and count more."""
        self.square *= AGEING
        self.right *= AGEING
        for game in games:
            seen = np.array([turn.features for turn in game.turns])
            left = np.array([[turn.left / TURNS] for turn in game.turns])
            sure = 1 / (0.1 + left)
            whole = np.hstack([seen, seen * left, seen * left * left])
            self.square += (whole * sure).T @ whole
            self.right += (whole * sure).T @ np.array(targets(game))
        self.rounds += 1

    def fit(self, base: list[float]) -> list[float]:
        """Weights that explain the games, near *base* where there is little to go by."""
        square = self.square + PENALTY * np.eye(TERMS * FEATURES)
        right = self.right + PENALTY * np.array(base)
        return [round(float(weight), 2) for weight in np.linalg.solve(square, right)]


def learn(name: str, stages: list[Stage], solo: list[float]) -> list[float]:
    """The weights called *name* after all *stages*; those against a cowbot stay near *solo*."""
    rules = find("fliptown")
    chosen: dict[str, OptionValue] = {} if name == data.SOLO else {"cowbot": name}
    options = complete(rules.options, chosen, rules.presets())
    base = weights = first_guess() if name == data.SOLO else solo
    sums = Sums()
    for stage in stages:
        for _ in range(stage.rounds):
            forecast = Forecast(weights)
            planner = Planner(forecast, stage.nodes)
            games = [
                play(planner, forecast, options, derive(stage.seed, sums.rounds, game), stage.stray)
                for game in range(stage.games)
            ]
            report(f"{name} {sums.rounds}", games)
            sums.add(games)
            weights = sums.fit(base)
    return weights


def report(title: str, games: list[Game]) -> None:
    """Say how a round of games went."""
    leads = np.array([game.lead for game in games])
    points = np.array([game.points for game in games])
    error = points.std() / len(points) ** 0.5
    print(
        f"{title}: {points.mean():.2f} +- {error:.2f} points, lead {leads.mean():.2f},"
        f" won {(leads > 0).mean():.2f}",
        file=sys.stderr,
        flush=True,
    )


def write(name: str, stages: list[Stage], weights: list[float], into: Path | None) -> None:
    """Keep *weights* by name, with how they were made."""
    rows = features.weights_by_name(weights).items()
    lines = ",\n".join(f"    {json.dumps(key)}: {json.dumps(terms)}" for key, terms in rows)
    made = ",\n".join(f"    {json.dumps(asdict(stage))}" for stage in stages)
    words = json.dumps(command.spoken("fliptown", RECIPES, name))
    text = f'{{\n  "command": {words},\n  "stages": [\n{made}\n  ],\n'
    text += f'  "weights": {{\n{lines}\n  }}\n}}\n'
    command.place(data.FOLDER / f"{name}.json", into).write_text(text, encoding="utf-8")


def main() -> None:
    given = command.read(command.parser(__doc__, RECIPES))
    solo = data.weights(data.SOLO)
    for name in given.name:
        stages = RECIPES[name]
        if given.games:
            stages = [replace(stage, games=given.games) for stage in stages]
        weights = learn(name, stages, solo)
        if name == data.SOLO:
            solo = weights
        write(name, stages, weights, given.into)


if __name__ == "__main__":
    main()
