"""Learn Fliptown's forecast from self-play: `python -m tools.learn_fliptown [--games 600] …`.

Games are played alone by the whole-turn planner with the weights so far, now and then by a plan
that is not the best. What the sheets looked like between turns and what the games came to give
new weights by least squares; old games count as well, less with every iteration. The result is
printed as a list for `tabletown/search/made.py`.
"""

import argparse
import json
import sys
from pathlib import Path

import numpy as np

from tabletown.bots.base import derive
from tabletown.core.options import OptionValue, complete
from tabletown.core.rng import Rng
from tabletown.games import find
from tabletown.games.fliptown.scoring import cowbot_score, score
from tabletown.games.fliptown.state import Table
from tabletown.search.fliptown import forecast as forecasts
from tabletown.search.fliptown import weights as made
from tabletown.search.fliptown.forecast import FEATURES, TURNS, Forecast, banked
from tabletown.search.fliptown.turn import Planner, is_between

PENALTY = 500.0
"""How strongly weights are held near the first guess: noise of a game squared, times its turns."""
AGEING = 0.7
"""How much the games of a round count in the next one."""


def first_guess() -> list[float]:
    """What a player would say before the first game: what tools pay, what the Sheriff costs."""
    end, more = [0.0] * FEATURES, [0.0] * FEATURES
    more[forecasts.ONE] = 45.0
    more[forecasts.CASH], more[forecasts.GOLD] = 1.0, 2.0
    end[forecasts.PAN], end[forecasts.HAMMER] = 0.5, 0.5
    end[forecasts.RISK + 4], end[forecasts.RISK + 7] = -0.6, -0.2
    hands = (1.3, 0.3, 0.2, 1.3, 4.0, 1.0, 0.5, 1.0, 0.8, 0.8, 0.8)
    end[forecasts.POKER : forecasts.POKER + 11] = hands
    more[forecasts.HOTEL : forecasts.HOTEL + 3] = (2.0, 3.0, 4.0)
    more[forecasts.ITEMS : forecasts.ITEMS + 14] = [1.5] * 14
    for stop in range(14):
        more[forecasts.TRAIL + stop] = -0.4 * stop
    more[forecasts.MINE : forecasts.MINE + 9] = (1.0, 1.0, 1.5, 1.5, 1.5, 2.0, 2.0, 2.0, 2.0)
    return end + more


Row = tuple[list[float], float, float]
"""Features, the share of time left, and the points so far."""
Game = tuple[list[Row], int, int]
"""The rows of a game, the lead over a cowbot, and the points at its end."""


def play(
    planner: Planner, forecast: Forecast, options: dict[str, OptionValue], seed: int, stray: float
) -> Game:
    """One game alone, by the best plan of every turn or now and then by another one."""
    rules = find("fliptown")
    table = rules.new(1, options)
    assert isinstance(table, Table)
    rng, choice = Rng(derive(seed, "deal")), Rng(derive(seed, "stray"))
    rows: list[Row] = []
    last = -1
    while table.pending():
        if is_between(table) and table.round * 5 + table.turn != last:
            last = table.round * 5 + table.turn
            had = banked(table.sheets[0]) - cowbot_score(table)
            rows.append((forecast.features(table, 0), (TURNS - last) / TURNS, had))
        if not table.pending() & 1:
            table.step(15, table.chance(rng))
            continue
        useful = table.useful(0)
        if len(useful) == 1:
            table.step(0, useful[0])
            continue
        planner.values(table, 0, 8)
        pick = 0
        if choice.below(1000) < int(1000 * stray):
            pick = choice.below(len(planner.plans))
        table = planner.plans[pick].table
    return rows, score(table.sheets[0]) - cowbot_score(table), score(table.sheets[0])


def fit(data: list[list[Game]], base: list[float]) -> list[float]:
    """Weights that explain what games came to, near *base* where there is little to go by."""
    square = np.eye(2 * FEATURES) * PENALTY
    right = PENALTY * np.array(base)
    for age, games in enumerate(reversed(data)):
        weight = AGEING**age
        for rows, final, _ in games:
            features = np.array([row[0] for row in rows])
            left = np.array([[row[1]] for row in rows])
            target = np.array([final - row[2] for row in rows])
            whole = np.hstack([features, features * left])
            square += weight * whole.T @ whole
            right += weight * whole.T @ target
    return [round(float(weight), 3) for weight in np.linalg.solve(square, right)]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--name", default="SOLO")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--nodes", type=int, default=1500)
    parser.add_argument("--stray", type=float, default=0.1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--start", type=Path, help="weights to begin with")
    parser.add_argument("--out", type=Path, help="where the weights go after every round")
    given = parser.parse_args()
    rules = find("fliptown")
    chosen = dict(option.split("=") for option in given.option)
    options = complete(rules.options, chosen, rules.presets())
    base = first_guess()
    if given.start:
        base = json.loads(given.start.read_text())
    elif given.name != "SOLO":
        base = list(made.SOLO)
    weights = base
    data: list[list[Game]] = []
    for round_ in range(given.rounds):
        forecast = Forecast(weights)
        planner = Planner(forecast, given.nodes)
        games = [
            play(planner, forecast, options, derive(given.seed, round_, game), given.stray)
            for game in range(given.games)
        ]
        finals = np.array([game[1] for game in games])
        points = np.array([game[2] for game in games])
        error = points.std() / len(points) ** 0.5
        print(
            f"{round_}: {points.mean():.2f} +- {error:.2f} points, lead {finals.mean():.2f},"
            f" won {(finals > 0).mean():.2f}",
            file=sys.stderr,
            flush=True,
        )
        data.append(games)
        weights = fit(data, base)
        if given.out:
            given.out.write_text(repr(weights))
    print(weights)


if __name__ == "__main__":
    main()
