"""Tune the weights of Paperback's legends: `python -m tools.tune_paperback [--seats 2]`.

    --games N               games a trial (120)
    --from legend|veteran   where to begin; a legend's weights for so many seats if not given
    --try rate=1.8,draw=2   play these weights against the start and print how they do; repeatable

Without --try, one weight after the other is made larger and smaller; a change stays when the
whole 95 % interval of its share against the weights so far is above the fair share. One bot with
the new weights meets bots with the old ones, each deal from every seat. The result is printed,
to be put into `tabletown/search/paperback.py`; `docs/bots.md` says what was found.
"""

import argparse

from tabletown import bots
from tabletown.bots.paperback import Writer
from tabletown.lab import simulate
from tabletown.lab.watch import Uses
from tabletown.search.paperback import CROWD, DUEL, TERMS, VETERAN

EDGES = 60_000
STEPS = (1.5, 0.66)


def share(new: list[float], old: list[float], seats: int, games: int, seed: int) -> list[float]:
    """The share of the win that *new* takes in each game against *old*."""
    plan = simulate.plan("paperback", seats, "legend,veteran", games, seed, {}, True)
    players: dict[str, bots.Bot] = {
        "legend": Writer(EDGES, new, new),
        "veteran": Writer(EDGES, old, old),
    }
    rows = [simulate.play_game(plan, number, players, Uses()) for number in range(games)]
    return [row.wins[row.game % seats] for row in rows]


def told(name: str, wins: list[float]) -> str:
    """How a trial went, in one line."""
    low, high = simulate.interval(wins)
    return f"{name}: {simulate.mean(wins):.3f} ({low:.3f} - {high:.3f}) of {len(wins)}"


def changed(weights: list[float], words: str) -> list[float]:
    """*weights* with ``term=value,…`` put in."""
    found = list(weights)
    for word in words.split(","):
        term, _, value = word.partition("=")
        found[TERMS.index(term)] = float(value)
    return found


def climb(weights: list[float], seats: int, games: int) -> list[float]:
    """Move one weight after the other; keep what surely helps."""
    seed = 0
    for index, term in enumerate(TERMS):
        for step in STEPS:
            trial = list(weights)
            trial[index] = round(trial[index] * step, 3)
            seed += 1
            wins = share(trial, weights, seats, games, seed)
            print(told(f"{term} {trial[index]}", wins), flush=True)
            if simulate.interval(wins)[0] > 1 / seats:
                weights = trial
                break
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--from", dest="start", choices=("legend", "veteran"), default="legend")
    parser.add_argument("--try", dest="trials", action="append", default=[])
    given = parser.parse_args()
    legend = DUEL if given.seats <= 2 else CROWD
    start = list(VETERAN if given.start == "veteran" else legend)
    for words in given.trials:
        wins = share(changed(start, words), start, given.seats, given.games, 1)
        print(told(words, wins), flush=True)
    if not given.trials:
        print(climb(start, given.seats, given.games))


if __name__ == "__main__":
    main()
