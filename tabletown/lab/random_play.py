"""Random play: some answer, every position of a random game, a whole game at a table.

One seed, one game. The golden games and the counts of moves begin with what is drawn here.
"""

from collections.abc import Iterator
from zlib import crc32

from tabletown.core.rng import Rng
from tabletown.core.state import DEALER, State, seat_bits
from tabletown.lab.setups import Setup
from tabletown.table import Table, new

STRAY = 10
"""Where answers stray from the useful ones, one in so many is any legal one."""
LONGEST = 100_000
"""Answers after which a game counts as endless."""


def answer(state: State, rng: Rng, stray: int = 0) -> tuple[int, int]:
    """Some seat of those that are asked, and an answer of it.

    The dealer answers by its odds, a person something useful; of *stray* answers of persons
    one is anything legal, of 0 none.
    """
    pending = state.pending()
    if pending == 1 << DEALER:
        return DEALER, state.chance(rng)
    seats = seat_bits(pending)
    seat = seats[rng.below(len(seats))]
    if seat == DEALER:
        return DEALER, state.chance(rng)
    is_stray = stray > 0 and rng.below(stray) == 0
    answers = state.legal(seat) if is_stray else state.useful(seat)
    return seat, answers[rng.below(len(answers))]


def generator(setup: Setup, seed: int) -> Rng:
    """A generator for *setup*, another one for each *seed*."""
    return Rng(crc32(f"{setup}:{seed}".encode()))


def positions(setup: Setup, seed: int, most: int = LONGEST) -> Iterator[State]:
    """Every position of a random game up to answer *most*; the same object, changing."""
    rng = generator(setup, seed)
    state = setup.new()
    yield state
    for _ in range(most):
        if not state.pending():
            return
        state.step(*answer(state, rng, STRAY))
        yield state


def sample(setup: Setup, seed: int, count: int) -> list[State]:
    """About *count* positions spread over a random game, the first and the last included."""
    length = sum(1 for _ in positions(setup, seed))
    step = max(1, length // count)
    return [
        state.clone()
        for index, state in enumerate(positions(setup, seed))
        if index % step == 0 or index == length - 1
    ]


def play_table(setup: Setup, seed: int) -> Table:
    """A whole game of useful answers at a table, the luck and the answers by *seed*."""
    table = new(setup.game.key, setup.seats, seed=seed, options=setup.given)
    rng = Rng(seed)
    while not table.is_over:
        table.play(*answer(table.state, rng))
        if len(table.entries) > LONGEST:
            raise RuntimeError(f"{setup} with seed {seed} does not end")
    return table
