"""Learn Fliptown's forecast from self-play: `python -m tools.learn.fliptown [--games 600] …`.

Games are played alone by the whole-turn planner with the weights so far, now and then by a plan
that is not the best. What the sheets looked like between turns and what the games came to give
new weights by least squares; old games count as well, less with every round. With `--out` and
`--sums` a later call goes on where the last one ended. The result is printed as a list for
`tabletown/search/fliptown/weights.py`; docs/bots.md has the commands that made it.
"""

import argparse
import json
import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from tabletown.bots.base import derive
from tabletown.core.options import OptionValue, complete
from tabletown.core.rng import Rng
from tabletown.games import find
from tabletown.games.fliptown.scoring import cowbot_score, score
from tabletown.games.fliptown.state import Table
from tabletown.search.fliptown import forecast as forecasts
from tabletown.search.fliptown.forecast import FEATURES, TERMS, TURNS, Forecast, banked
from tabletown.search.fliptown.turn import Planner, is_between

PENALTY = 100.0
"""How strongly weights are held near the first guess."""
AGEING = 0.75
"""How much the games of a round count in the next one."""
LAMBDA = 0.85
"""How much what a game came to counts against what was forecast a turn later."""


def first_guess() -> list[float]:
    """What a player would say before the first game: what tools pay, what the Sheriff costs."""
    end, more, curve = [0.0] * FEATURES, [0.0] * FEATURES, [0.0] * FEATURES
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
    return end + more + curve


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
    rules = find("fliptown")
    table = rules.new(1, options)
    assert isinstance(table, Table)
    rng, choice = Rng(derive(seed, "deal")), Rng(derive(seed, "stray"))
    turns: list[Turn] = []
    last = -1
    is_fresh = False
    while table.pending():
        now = table.round * 5 + table.turn
        if is_between(table) and now != last:
            last, is_fresh = now, True
            had = banked(table.sheets[0]) - cowbot_score(table)
            turns.append(Turn(forecast.features(table, 0), TURNS - last, had))
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
        if is_fresh:
            turns[-1].hope = planner.plans[0].worth
            is_fresh = False
        turns[-1].is_best &= pick == 0
        table = planner.plans[pick].table
    points = score(table.sheets[0])
    return Game(turns, points - cowbot_score(table), points)


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

    def __init__(self, kept: Path | None) -> None:
        self.square = np.zeros((TERMS * FEATURES, TERMS * FEATURES))
        self.right = np.zeros(TERMS * FEATURES)
        self.rounds = 0
        self.kept = kept
        if kept and kept.exists():
            data = np.load(kept)
            self.square, self.right, self.rounds = (
                data["square"],
                data["right"],
                int(data["rounds"]),
            )

    def add(self, games: list[Game]) -> None:
        """Take in a round of games; turns near the end are surer and count more."""
        self.square *= AGEING
        self.right *= AGEING
        for game in games:
            features = np.array([turn.features for turn in game.turns])
            left = np.array([[turn.left / TURNS] for turn in game.turns])
            sure = 1 / (0.1 + left)
            whole = np.hstack([features, features * left, features * left * left])
            self.square += (whole * sure).T @ whole
            self.right += (whole * sure).T @ np.array(targets(game))
        self.rounds += 1
        if self.kept:
            np.savez(self.kept, square=self.square, right=self.right, rounds=self.rounds)

    def fit(self, base: list[float]) -> list[float]:
        """Weights that explain the games, near *base* where there is little to go by."""
        square = self.square + PENALTY * np.eye(TERMS * FEATURES)
        right = self.right + PENALTY * np.array(base)
        return [round(float(weight), 2) for weight in np.linalg.solve(square, right)]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=500, help="a round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--nodes", type=int, default=1500)
    parser.add_argument("--stray", type=float, default=0.1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--base", type=Path, help="weights to stay near; else a first guess")
    parser.add_argument("--out", type=Path, help="where the weights go, and come from to go on")
    parser.add_argument("--sums", type=Path, help="where the sums go, and come from to go on")
    given = parser.parse_args()
    rules = find("fliptown")
    chosen = dict(option.split("=") for option in given.option)
    options = complete(rules.options, chosen, rules.presets())
    base = json.loads(given.base.read_text()) if given.base else first_guess()
    sums = Sums(given.sums)
    weights = base
    if given.out and given.out.exists():
        weights = json.loads(given.out.read_text())
    for _ in range(given.rounds):
        forecast = Forecast(weights)
        planner = Planner(forecast, given.nodes)
        games = [
            play(
                planner, forecast, options, derive(given.seed, int(sums.rounds), game), given.stray
            )
            for game in range(given.games)
        ]
        leads = np.array([game.lead for game in games])
        points = np.array([game.points for game in games])
        error = points.std() / len(points) ** 0.5
        print(
            f"{sums.rounds}: {points.mean():.2f} +- {error:.2f} points, lead {leads.mean():.2f},"
            f" won {(leads > 0).mean():.2f}",
            file=sys.stderr,
            flush=True,
        )
        sums.add(games)
        weights = sums.fit(base)
        if given.out:
            given.out.write_text(repr(weights))
    print(weights)


if __name__ == "__main__":
    main()
