"""Learn Deadwood's forecasts from self-play: `python -m tools.learn.deadwood [NAME …]`.

Every seat takes the answer after which its turn ends best by the weights so far, now and then any
other. What the positions between turns looked like and what the games came to give new weights by
least squares, on the differences between seats; the clock is the mean of the rounds that were
still to come; the spread is what makes the winners most likely. Old games count as well, less with
every round. Without a name all forecasts of `RECIPES` are learnt; each goes into
`tabletown/bots/deadwood.json` with the command that made it, weights by the names of the features.
`tools/learn/command.py` says what `--games` and `--into` do.
"""

import json
import re
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from tabletown.bots.base import derive
from tabletown.bots.deadwood import WEIGHTS
from tabletown.core.agenda import question_of, seat_of
from tabletown.core.options import complete
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER
from tabletown.games import find
from tabletown.games.deadwood.rules import ASK_TURN
from tabletown.games.deadwood.scoring import fine_for
from tabletown.games.deadwood.state import Deadwood
from tabletown.search.deadwood import (
    CLOCK,
    FEATURES,
    PIECES,
    POOLS,
    SIZE,
    Forecast,
    Planner,
    hour,
    kind_of_feature,
)
from tools.learn import command

PENALTY = 300.0
"""How strongly weights are held near the first guess."""
AGEING = 0.6
"""How much the games of a round count in the next one."""
MOST = 25.0
"""A lead or a gap beyond so many dollars teaches nothing more."""
CAP = 400
"""A game that takes longer than so many turns is counted as it stands."""

Made = dict[str, list[float]]
"""Weights, clock and spread by name."""


@dataclass(frozen=True)
class Recipe:
    """How a forecast is learnt."""

    seats: tuple[int, ...]
    """Numbers of seats, taken in turn."""
    games: int
    """In each round."""
    rounds: int
    is_plain: bool = False
    """Whether it knows only cash, posters, cowboys, cartridges and ponies."""


RECIPES = {
    "plain": Recipe((2, 4), 300, 3, is_plain=True),
    "two": Recipe((2,), 1000, 3),
    "more": Recipe((3, 4, 5), 300, 4),
}
"""The forecasts of `tabletown.bots.deadwood` by name."""
GUESS_AT_END = {"guests": 1.0, "hold:stage-depot": 2.0}
GUESS_FOR_TIME = {
    "ranch:greenhorn": 3.0,
    "ranch:gunslinger": 4.0,
    "ranch:boss": 5.0,
    "mine:greenhorn": 2.5,
    "mine:gunslinger": 3.5,
    "mine:boss": 4.5,
    "street:greenhorn": 2.5,
    "street:gunslinger": 3.5,
    "street:boss": 4.5,
    "cartridge": 0.7,
    "pony": 1.0,
    "none-ready": -1.0,
}
"""What a player would say before the first game; of all else he would say nothing."""
PLAIN = (
    *("cash", "posters", "posters-squared", "ranch", "mine", "street"),
    *("none-ready", "one-ready", "many-ready", "none-living", "one-living"),
    *("cartridge", "more-cartridges", "pony", "more-ponies"),
)
"""The kinds of features that a plain forecast knows."""


def first_guess() -> Made:
    """What a player would say before the first game."""
    end = [GUESS_AT_END.get(feature, 0.0) for feature in FEATURES]
    more = [GUESS_FOR_TIME.get(feature, 0.0) for feature in FEATURES]
    clock = [
        min((PIECES - tracks) * 0.35, pool * 0.2)
        for tracks in range(PIECES)
        for pool in range(POOLS)
        for _ in range(2)
    ]
    return {"weights": end + more, "clock": clock, "spread": [4.0, 5.0]}


def plain() -> list[int]:
    """The places of the weights a plain forecast knows."""
    known = [place for place in range(SIZE) if kind_of_feature(FEATURES[place]) in PLAIN]
    return known + [SIZE + place for place in known]


class Game:
    """The rows of one game and how it ended."""

    def __init__(self, seats: int) -> None:
        self.rows: list[list[list[float]]] = []
        self.hours: list[int] = []
        self.nets: list[list[float]] = []
        self.totals: list[int] = []
        self.winners: tuple[int, ...] = ()
        self.ending = ""
        self.seats = seats


def play(planner: Planner, seats: int, seed: int, stray: float) -> Game:
    """One game of *seats* alike."""
    rules = find("deadwood")
    options = complete(rules.options, {}, rules.presets())
    state = rules.new(seats, options)
    assert isinstance(state, Deadwood)
    rng = Rng(derive(seed, "deal"))
    planner.rng.reseed(derive(seed, "play"))
    game = Game(seats)
    last = 0
    while not state.is_over and state.turn < CAP:
        if state.pending() == 1 << DEALER:
            state.step(DEALER, state.chance(rng))
            continue
        seat = seat_of(state.agenda.top)
        if question_of(state.agenda.top) == ASK_TURN.number and state.turn != last:
            last = state.turn
            game.rows.append([planner.forecast.features(state, one) for one in range(seats)])
            game.hours.append(hour(state))
            game.nets.append(
                [float(gang.cash - fine_for(state, gang.posters)) for gang in state.gangs]
            )
            if rng.below(1000) < int(1000 * stray):
                useful = state.useful(seat)
                state.step(seat, useful[rng.below(len(useful))])
                continue
        state.step(seat, planner.pick(state, seat))
    result = state.result()
    game.totals = state.scores()
    game.winners = result.winners if result else ()
    game.ending = result.ending if result else "cap"
    return game


def clock_of(data: list[list[Game]], old: list[float]) -> list[float]:
    """Tens of rounds still to come, by where a game stands."""
    sums, counts = np.array(old) * 20.0, np.full(CLOCK, 20.0)
    for age, games in enumerate(reversed(data)):
        for game in games:
            for index, place in enumerate(game.hours):
                weight = AGEING**age
                sums[place] += weight * min((len(game.hours) - index) / game.seats, 30.0) / 10.0
                counts[place] += weight
    return [round(float(value), 3) for value in sums / counts]


def fit(
    data: list[list[Game]], made: Made, base: list[float], known: list[int], penalty: float
) -> Made:
    """Weights, clock and spread that explain how the games ended."""
    clock = clock_of(data, made["clock"])
    square = np.zeros((2 * SIZE, 2 * SIZE))
    right = np.zeros(2 * SIZE)
    for age, games in enumerate(reversed(data)):
        for game in games:
            whole, target = differences(game, clock)
            square += AGEING**age * whole.T @ whole
            right += AGEING**age * whole.T @ target
    square, right = square[np.ix_(known, known)], right[known]
    start = np.array(base)[known]
    found = np.linalg.solve(square + penalty * np.eye(len(known)), right + penalty * start)
    weights = np.zeros(2 * SIZE)
    weights[known] = found
    rounded = [round(float(weight), 3) for weight in weights]
    return {"weights": rounded, "clock": clock, "spread": spread_of(data[-1], rounded, clock)}


def differences(game: Game, clock: list[float]) -> tuple[np.ndarray, np.ndarray]:
    """Rows and what they should explain, each seat against the mean of the others."""
    features = np.array(game.rows)
    left = np.array([clock[place] for place in game.hours])[:, None, None]
    features = np.concatenate([features, features * left], axis=2)
    totals = np.array(game.totals, dtype=float)
    count = game.seats
    lead = np.clip((totals - totals.mean()) * count / (count - 1), -MOST, MOST)
    nets = np.array(game.nets)
    ahead = (nets - nets.mean(axis=1, keepdims=True)) * count / (count - 1)
    apart = (features - features.mean(axis=1, keepdims=True)) * count / (count - 1)
    return apart.reshape(-1, 2 * SIZE), (lead[None, :] - ahead).reshape(-1)


def spread_of(games: list[Game], weights: list[float], clock: list[float]) -> list[float]:
    """How far forecasts stray: what makes those who won most likely to win."""
    moneys, lefts, winners = [], [], []
    for game in games:
        if len(game.winners) != 1:
            continue
        features = np.array(game.rows)
        left = np.array([clock[place] for place in game.hours])
        both = np.concatenate([features, features * left[:, None, None]], axis=2)
        money = np.full((len(left), 5), -1e9)
        money[:, : game.seats] = both @ np.array(weights) + np.array(game.nets)
        moneys.append(money)
        lefts.append(left)
        winners.append(np.full(len(left), game.winners[0]))
    best, found = -1e18, [4.0, 5.0]
    if not winners:
        return found
    money, left, won = np.vstack(moneys), np.concatenate(lefts), np.concatenate(winners)
    for near in (0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 5.0):
        for far in (1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0, 12.0):
            logits = money / (near + far * left)[:, None]
            logits -= logits.max(axis=1, keepdims=True)
            chance = logits[np.arange(len(won)), won] - np.log(np.exp(logits).sum(axis=1))
            if chance.mean() > best:
                best, found = chance.mean(), [near, far]
    print(f"   spread {found}, log-likelihood {best:.4f}", file=sys.stderr)
    return found


def learn(recipe: Recipe, seed: int, stray: float, penalty: float) -> Made:
    """Play and fit, round after round."""
    made = first_guess()
    known = plain() if recipe.is_plain else list(range(2 * SIZE))
    base = [weight if place in known else 0.0 for place, weight in enumerate(made["weights"])]
    made["weights"] = base
    data: list[list[Game]] = []
    for round_ in range(recipe.rounds):
        planner = Planner(Forecast(made["weights"], made["clock"], made["spread"]))
        games: list[Game] = []
        for number in range(recipe.games):
            seats = recipe.seats[number % len(recipe.seats)]
            games.append(play(planner, seats, derive(seed, round_, number), stray))
        data.append(games)
        ends = [game.ending for game in games]
        shares = {end: round(ends.count(end) / len(ends), 2) for end in sorted(set(ends))}
        turns = np.mean([len(game.hours) / game.seats for game in games])
        best = np.mean([max(game.totals) for game in games])
        print(
            f"{round_}: rounds {turns:.1f}, best {best:.1f}, {shares}", file=sys.stderr, flush=True
        )
        made = fit(data, made, base, known, penalty)
    return made


def by_name(weights: list[float]) -> dict[str, list[float]]:
    """Weights by feature, at the end and for the time; ``hold:*`` is the mean of its kind."""
    found = {feature: [weights[at], weights[SIZE + at]] for at, feature in enumerate(FEATURES)}
    kinds = [kind_of_feature(feature) for feature in FEATURES if ":" in feature]
    for kind in dict.fromkeys(kinds):
        rows = [found[feature] for feature in FEATURES if feature.startswith(f"{kind}:")]
        found[f"{kind}:*"] = [
            round(sum(column) / len(rows), 3) for column in zip(*rows, strict=True)
        ]
    return found


def write(name: str, made: Made, words: str, path: Path = WEIGHTS) -> None:
    """Put a forecast into the file; a line for each weight, so that changes can be read."""
    every: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    weights = by_name(made["weights"])
    every[name] = {
        "command": words,
        "weights": weights,
        "clock": made["clock"],
        "spread": made["spread"],
    }
    text = json.dumps(every, indent=1)
    # Lists of numbers on one line each.
    text = re.sub(r"\[[^\[\]]*\]", lambda found: json.dumps(json.loads(found.group())), text)
    path.write_text(text + "\n", encoding="utf-8")


def main() -> None:
    parser = command.parser(__doc__, RECIPES)
    parser.add_argument("--stray", type=float, default=0.06, help="share of turns played anyhow")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--penalty", type=float, default=PENALTY)
    given = command.read(parser)
    for name in given.name:
        recipe = RECIPES[name]
        if given.games:
            recipe = replace(recipe, games=given.games)
        made = learn(recipe, given.seed, given.stray, given.penalty)
        words = command.spoken("deadwood", RECIPES, name)
        write(name, made, words, command.place(WEIGHTS, given.into))


if __name__ == "__main__":
    main()
