"""Learn Deadwood's forecast from self-play: `python -m tools.learn.deadwood --seats 2 …`.

Every seat takes the answer after which its turn ends best by the weights so far, now and then any
other. What the positions between turns looked like and what the games came to give new weights by
least squares, on the differences between seats; the clock is the mean of the rounds that were
still to come; the spread is what makes the winners most likely. Old games count as well, less with
every round. `--plain` learns only from cash, posters, cowboys, cartridges and ponies.
The result goes into `tabletown/bots/deadwood_weights.py` as it is printed.
"""

import argparse
import json
import sys
from pathlib import Path

import numpy as np

from tabletown.bots.base import derive
from tabletown.core.options import complete
from tabletown.core.rng import Rng
from tabletown.games import find
from tabletown.games.deadwood.asks import TURN
from tabletown.games.deadwood.state import Town
from tabletown.search import deadwood as search
from tabletown.search.deadwood import CLOCK, FEATURES, POOLS, TRACKS, Forecast, Planner, hour

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


def first_guess() -> Made:
    """What a player would say before the first game."""
    end, more = [0.0] * FEATURES, [0.0] * FEATURES
    more[search.RANCH : search.RANCH + 3] = [3.0, 4.0, 5.0]
    more[search.MINE : search.MINE + 3] = [2.5, 3.5, 4.5]
    more[search.STREET : search.STREET + 3] = [2.5, 3.5, 4.5]
    more[search.CARTRIDGES], more[search.PONIES] = 0.7, 1.0
    more[search.READY] = -1.0
    end[search.GUESTS] = 1.0
    end[search.HOLD + 11] = 2.0
    clock = [
        min((TRACKS - tracks) * 0.35, pool * 0.2)
        for tracks in range(TRACKS)
        for pool in range(POOLS)
        for _ in range(2)
    ]
    return {"weights": end + more, "clock": clock, "spread": [4.0, 5.0]}


def plain() -> list[int]:
    """The features a plain forecast knows."""
    known = [*range(search.CASH, search.POSTERS + 2), *range(search.RANCH, search.HOLD)]
    return known + [FEATURES + feature for feature in known]


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
    town = rules.new(seats, options)
    assert isinstance(town, Town)
    rng = Rng(derive(seed, "deal"))
    planner.rng.reseed(derive(seed, "play"))
    game = Game(seats)
    last = 0
    while not town.is_over and town.turn < CAP:
        seat = town.asked
        if seat == 15:
            town.step(15, town.chance(rng))
            continue
        if town.agenda[-1] & 0xFF == TURN and town.turn != last:
            last = town.turn
            game.rows.append([planner.forecast.features(town, one) for one in range(seats)])
            game.hours.append(hour(town))
            fines = town.box.fines
            game.nets.append(
                [float(gang.cash - fines[min(gang.posters, len(fines) - 1)]) for gang in town.gangs]
            )
            if rng.below(1000) < int(1000 * stray):
                useful = town.useful(seat)
                town.step(seat, useful[rng.below(len(useful))])
                continue
        town.step(seat, planner.pick(town, seat))
    result = town.result()
    game.totals = town.scores()
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
    square = np.zeros((2 * FEATURES, 2 * FEATURES))
    right = np.zeros(2 * FEATURES)
    for age, games in enumerate(reversed(data)):
        for game in games:
            whole, target = differences(game, clock)
            square += AGEING**age * whole.T @ whole
            right += AGEING**age * whole.T @ target
    square, right = square[np.ix_(known, known)], right[known]
    start = np.array(base)[known]
    found = np.linalg.solve(square + penalty * np.eye(len(known)), right + penalty * start)
    weights = np.zeros(2 * FEATURES)
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
    return apart.reshape(-1, 2 * FEATURES), (lead[None, :] - ahead).reshape(-1)


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
    money, left, won = np.vstack(moneys), np.concatenate(lefts), np.concatenate(winners)
    best, found = -1e18, [4.0, 5.0]
    for near in (0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 5.0):
        for far in (1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0, 12.0):
            logits = money / (near + far * left)[:, None]
            logits -= logits.max(axis=1, keepdims=True)
            chance = logits[np.arange(len(won)), won] - np.log(np.exp(logits).sum(axis=1))
            if chance.mean() > best:
                best, found = chance.mean(), [near, far]
    print(f"   spread {found}, log-likelihood {best:.4f}", file=sys.stderr)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", default="2", help="numbers of seats, taken in turn: 3,4,5")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--stray", type=float, default=0.06)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--penalty", type=float, default=PENALTY)
    parser.add_argument("--plain", action="store_true")
    parser.add_argument("--start", type=Path, help="what to begin with")
    parser.add_argument("--out", type=Path, help="where the result goes after every round")
    given = parser.parse_args()
    counts = [int(word) for word in given.seats.split(",")]
    made = json.loads(given.start.read_text()) if given.start else first_guess()
    base = list(made["weights"])
    known = plain() if given.plain else list(range(2 * FEATURES))
    if given.plain:
        base = [weight if index in known else 0.0 for index, weight in enumerate(base)]
        made["weights"] = base
    data: list[list[Game]] = []
    for round_ in range(given.rounds):
        planner = Planner(Forecast(made["weights"], made["clock"], made["spread"]))
        games = [
            play(
                planner,
                counts[number % len(counts)],
                derive(given.seed, round_, number),
                given.stray,
            )
            for number in range(given.games)
        ]
        data.append(games)
        ends = [game.ending for game in games]
        shares = {end: round(ends.count(end) / len(ends), 2) for end in sorted(set(ends))}
        turns = np.mean([len(game.hours) / game.seats for game in games])
        best = np.mean([max(game.totals) for game in games])
        print(
            f"{round_}: rounds {turns:.1f}, best {best:.1f}, {shares}", file=sys.stderr, flush=True
        )
        made = fit(data, made, base, known, given.penalty)
        if given.out:
            given.out.write_text(json.dumps(made))
    print(json.dumps(made))


if __name__ == "__main__":
    main()
