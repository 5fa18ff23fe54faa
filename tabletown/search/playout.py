"""Random play inside the compiled package: whole games, and a checksum over many of them.

Seats are answered lowest first and the dealer last; answers of different seats commute, so
nothing is lost by that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.rng import Rng
from tabletown.core.state import DEALER, Game, State

if TYPE_CHECKING:
    from mypy_extensions import i64

DEALER_ONLY: Final = 1 << DEALER
"""What is pending when only the dealer is asked."""
MASK31: Final = 0x7FFFFFFF


def first_of(pending: i64) -> i64:
    """The lowest seat in the mask *pending*; the dealer only if nobody else is asked."""
    if pending == DEALER_ONLY:
        return DEALER
    seat: i64 = 0
    while (pending & 1) == 0:
        pending >>= 1
        seat += 1
    return seat


def playout(state: State, rng: Rng) -> int:
    """Play *state* to its end with useful answers at random; the number of seats' answers.

    The dealer's answers are drawn by their odds and not counted.
    """
    answers: i64 = 0
    while True:
        pending: i64 = state.pending()
        if pending == 0:
            return answers
        seat: i64 = first_of(pending)
        if seat == DEALER:
            state.step(DEALER, state.chance(rng))
            continue
        useful = state.useful(seat)
        state.step(seat, useful[rng.below(len(useful))])
        answers += 1


def play_some(state: State, rng: Rng, most: int) -> int:
    """The same, stopping after *most* answers of seats; how many there were."""
    answers: i64 = 0
    limit: i64 = most
    while answers < limit:
        pending: i64 = state.pending()
        if pending == 0:
            return answers
        seat: i64 = first_of(pending)
        if seat == DEALER:
            state.step(DEALER, state.chance(rng))
            continue
        useful = state.useful(seat)
        state.step(seat, useful[rng.below(len(useful))])
        answers += 1
    return answers


def deal(state: State, dealers: list[Rng]) -> None:
    """Answer for the dealer, each stream from its own generator, until a seat is asked."""
    while True:
        pending: i64 = state.pending()
        if pending == 0 or first_of(pending) != DEALER:
            return
        state.step(DEALER, state.chance(dealers[state.stream()]))


def play_apart(state: State, dealers: list[Rng], seats: list[Rng]) -> int:
    """Random play to the end with a generator for each dealer's stream and for each seat.

    Two sets of players meet the same luck this way. Returns the number of seats' answers.
    """
    answers: i64 = 0
    while True:
        pending: i64 = state.pending()
        if pending == 0:
            return answers
        seat: i64 = first_of(pending)
        if seat == DEALER:
            state.step(DEALER, state.chance(dealers[state.stream()]))
            continue
        useful = state.useful(seat)
        state.step(seat, useful[seats[seat].below(len(useful))])
        answers += 1


def fold(sum_so_far: int, ints: list[int]) -> int:
    """*sum_so_far* with every number of *ints* mixed in; the same in both forms."""
    mixed: i64 = sum_so_far
    for value in ints:
        low: i64 = value & MASK31
        mixed = (mixed * 16777619 + low + 1) & MASK31
    return mixed


def checksum(
    game: Game, seats: int, options: dict[str, int | str | bool], games: int, seed: int
) -> int:
    """A number made of every final position and score of *games* random games."""
    total = 0
    for index in range(games):
        state = game.new(seats, options)
        answers = playout(state, Rng(seed + index))
        total = fold(total, [answers])
        total = fold(total, state.scores())
        total = fold(total, state.dump())
    return total
