"""What every level of bot answers on positions spread over the recorded games, and what hints say.

A bot gets what the server gives it: the dump of a redeal made for its seat, and a seed. It plays on
in that redeal until somebody else would have to answer: one card of a word says little about the
word. Every answer is given by a bot that remembers nothing. Budgets are counts, so no answer
depends on time.
"""

from dataclasses import dataclass

from tabletown import bots
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER, State, seat_bits
from tabletown.games import find
from tools.record.drive import Setup, answers

HINT = "hint"
"""The column of hints, after those of the levels."""
HINTS = 10
"""One position in so many gets a hint."""
PARTS = 20
"""Into how many parts of a game the positions fall; each part gets as many as any other."""
MOST = 12
"""Answers a bot gives at one position."""
NOTHING = "-"


@dataclass(frozen=True)
class Place:
    """A position in a recorded game."""

    number: int
    """Positions are numbered from 0; the number is the bots' seed."""
    game: int
    """The number of the game."""
    answer: int
    """How many answers of the game come before it."""
    seat: int
    """The seat that is asked there."""


def columns(key: str) -> tuple[str, ...]:
    """What is recorded of a position: an answer a level, and a hint."""
    return (*bots.levels(key), HINT)


def found(number: int, setup: Setup, length: int) -> Place:
    """Position *number*: somewhere in the game of *setup*, where a seat has a choice.

    Half of the positions are where a turn begins, so that not too many lie in the middle of
    something that a bot would not have begun.
    """
    wanted = length * (2 * (number * 7 % PARTS) + 1) // (2 * PARTS)
    is_start = number // 2 % 2 == 0
    state = setup.new()
    place: Place | None = None
    before = -1
    for count, (seat, _) in enumerate(answers(state, setup)):
        is_new = seat != before
        before = seat
        if seat != DEALER and (is_new or not is_start) and len(state.useful(seat)) > 1:
            place = Place(number, setup.number, count, seat)
            if count >= wanted:
                break
    assert place is not None, f"nobody has a choice in game {setup.number} of {setup.key}"
    return place


def position(place: Place, setup: Setup) -> State:
    """The position at *place* in the game of *setup*."""
    state = setup.new()
    for count, (seat, _) in enumerate(answers(state, setup)):
        if count == place.answer:
            assert seat == place.seat, f"seat {seat} is asked instead of {place.seat}"
            return state
    raise AssertionError(f"the game ends before answer {place.answer}")


def answers_at(place: Place, setup: Setup, wanted: tuple[str, ...]) -> tuple[str, ...]:
    """What the bots and the hint of the columns *wanted* say at *place*."""
    dump = position(place, setup).redeal(place.seat, Rng(1_000_000 + place.number)).dump()
    found: list[str] = []
    for column in wanted:
        if column != HINT:
            found.append(_answers(place, setup, dump, column))
        else:
            found.append(_hint(place, setup, dump) if place.number % HINTS == 0 else NOTHING)
    return tuple(found)


def _answers(place: Place, setup: Setup, dump: list[int], level: str) -> str:
    """The answers a bot of *level* gives until it is somebody else's turn, or `MOST`."""
    state = find(setup.key).load(dump)
    words: list[str] = []
    while len(words) < MOST:
        action = bots.choose(setup.key, state.dump(), place.seat, level, place.number)
        words.append(state.game().verbs.print(action))
        state.step(place.seat, action)
        asked = seat_bits(state.pending())
        if DEALER in asked or place.seat not in asked:
            break
    return ", ".join(words)


def _hint(place: Place, setup: Setup, dump: list[int]) -> str:
    """The answers a hint names, each with its word or unit and its reasons."""
    write = find(setup.key).verbs.print
    words: list[str] = []
    for advice in bots.hint(setup.key, dump, place.seat, place.number):
        reasons = ", ".join(advice.why) or NOTHING
        words.append(f"{write(advice.a)} ({advice.word or advice.unit}: {reasons})")
    return "; ".join(words)
