"""Tune a bot's weights by self-play: `python -m tools.tune fliptown [--games 40] [--rounds 3]`.

One weight after the other is moved up and down; a move stays if the bot does better with it on
the same deals. Fliptown is judged by its mean score alone, Deadwood by its share of two-seat
games against the weights it began with. The result is printed, to be put into the game's
search module together with a line in docs/bots.md.
"""

import argparse
import importlib

from tabletown.bots.base import Bot, answer, derive
from tabletown.core.options import complete
from tabletown.core.rng import Rng
from tabletown.core.state import State
from tabletown.games import find
from tabletown.search.playout import deal, first_of

STEPS = (1.5, 0.6)


def play(game: str, bots: list[Bot], seed: int) -> State:
    """One game with a generator for every stream and seat."""
    rules = find(game)
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


def judged(game: str, weights: list[float], old: list[float], games: int) -> float:
    """How well *weights* do: the mean score alone, or the share of games against *old*."""
    module = importlib.import_module(f"tabletown.bots.{game}")
    if game == "fliptown":
        alone = module.Settler(*module.BUDGETS["regular"], weights)
        return sum(play(game, [alone], seed).scores()[0] for seed in range(games)) / games
    new = module.Gunman(*module.BUDGETS["regular"], weights)
    rival = module.Gunman(*module.BUDGETS["regular"], old)
    share = 0.0
    for index in range(games):
        seat = index % 2
        result = play(game, [new, rival] if seat == 0 else [rival, new], index // 2).result()
        if result is not None and seat in result.winners:
            share += 1 / len(result.winners)
    return share / games


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=("fliptown", "deadwood"))
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=2)
    given = parser.parse_args()
    module = importlib.import_module(f"tabletown.search.{given.game}")
    old = list(module.WEIGHTS)
    weights, best = list(old), judged(given.game, old, old, given.games)
    print(f"start {best:.3f} {weights}", flush=True)
    for _ in range(given.rounds):
        for index in range(len(weights)):
            for step in STEPS:
                trial = list(weights)
                trial[index] = round(trial[index] * step, 3)
                found = judged(given.game, trial, old, given.games)
                if found > best:
                    best, weights = found, trial
                    print(f"{module.TERMS[index]} {found:.3f} {weights}", flush=True)
                    break
    print(f"end {best:.3f} {weights}")


if __name__ == "__main__":
    main()
