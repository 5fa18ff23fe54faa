"""How long a hint takes: asked at every few decisions of whole games between regulars.

    python -m bench.hints [GAME…] [--hints 60]

Each game with the fewest and with the most seats. The time is what `bots.hint` needs in one
process, as an adviser of the server does it; the way there and back is not in it.
"""

import argparse
import time

import tabletown
from tabletown import _form, bots
from tabletown.core.rng import Rng
from tabletown.games import GAMES, find

EVERY = 7
"""Decisions from one hint to the next, so that a game's beginning and end are asked about too."""


def hints(game: str, seats: int, count: int) -> tuple[list[float], list[float]]:
    """Seconds of *count* hints, on the clock and of the processor."""
    level = bots.make(game, "regular")
    clock: list[float] = []
    processor: list[float] = []
    number = 0
    while True:
        table = tabletown.new(game, seats=seats, seed=number)
        number += 1
        decisions = 0
        while table.pending:
            seat = table.pending[0]
            decisions += 1
            if decisions % EVERY == 0 and len(table.choices(seat)) > 1:
                seen = table.state.redeal(seat, Rng(decisions)).dump()
                began, spent = time.perf_counter(), time.process_time()
                assert bots.hint(game, seen, seat, decisions)
                clock.append(time.perf_counter() - began)
                processor.append(time.process_time() - spent)
                if len(clock) == count:
                    return clock, processor
            table.play(seat, bots.answer(level, table.state, seat, Rng(number + decisions)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=[game.key for game in GAMES])
    parser.add_argument("--hints", type=int, default=60, help="for each game and number of seats")
    wanted = parser.parse_args()
    print(f"{_form.FORM}; milliseconds of {wanted.hints} hints each")
    for game in wanted.games:
        for seats in (find(game).least, find(game).most):
            clock, processor = hints(game, seats, wanted.hints)
            row = []
            for times in (clock, processor):
                times.sort()
                at = [len(times) // 2, int(len(times) * 0.95), len(times) - 1]
                row.append(" / ".join(f"{1000 * times[place]:.0f}" for place in at))
            print(
                f"{game} with {seats}: median / 95 % below / longest {row[0]}; processor {row[1]}"
            )


if __name__ == "__main__":
    main()
