"""Tune Deadwood's weights by self-play: `python -m tools.tune_deadwood [--games 40] [--rounds 3]`.

One weight after the other is moved up and down; a move stays if a regular bot with it takes a
greater share of two-seat games against the weights it began with, on the same deals. The result
is printed, to be put into `tabletown/search/deadwood.py` together with a line in docs/bots.md.
"""

import argparse

from tabletown.bots.base import Bot, answer, derive
from tabletown.bots.deadwood import BUDGETS, Gunman
from tabletown.core.options import complete
from tabletown.core.rng import Rng
from tabletown.core.state import State
from tabletown.games import find
from tabletown.search.deadwood import TERMS, WEIGHTS
from tabletown.search.playout import deal, first_of

STEPS = (1.5, 0.6)


def play(bots: list[Bot], seed: int) -> State:
    """One game with a generator for every stream and seat."""
    rules = find("deadwood")
    options = complete(rules.options, {}, rules.presets())
    state = rules.new(len(bots), options)
    dealers = [Rng(derive(seed, "deal", stream)) for stream in range(16)]
    seats = [Rng(derive(seed, "seat", seat)) for seat in range(len(bots))]
    while True:
        deal(state, dealers)
        pending = state.pending()
        if pending == 0:
            return state
        seat = first_of(pending)
        state.step(seat, answer(bots[seat], state, seat, seats[seat]))


def judged(weights: list[float], games: int) -> float:
    """The share of games that *weights* win against those in force, seats swapped."""
    new, rival = Gunman(*BUDGETS["regular"], weights), Gunman(*BUDGETS["regular"])
    share = 0.0
    for index in range(games):
        seat = index % 2
        result = play([new, rival] if seat == 0 else [rival, new], index // 2).result()
        if result is not None and seat in result.winners:
            share += 1 / len(result.winners)
    return share / games


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=2)
    given = parser.parse_args()
    weights, best = list(WEIGHTS), 0.5
    for _ in range(given.rounds):
        for index in range(len(weights)):
            for step in STEPS:
                trial = list(weights)
                trial[index] = round(trial[index] * step, 3)
                found = judged(trial, given.games)
                if found > best:
                    best, weights = found, trial
                    print(f"{TERMS[index]} {found:.3f} {weights}", flush=True)
                    break
    print(f"end {best:.3f} {weights}")


if __name__ == "__main__":
    main()
