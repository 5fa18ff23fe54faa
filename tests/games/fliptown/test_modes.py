"""All combinations of modes that the rules allow: each plays to its end and keeps every law."""

from itertools import product

import pytest

from tabletown.core.options import OptionValue
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER
from tabletown.games.fliptown import GAME
from tabletown.games.fliptown.invariants import broken
from tabletown.lab import laws
from tabletown.lab.setups import Setup
from tests.games.fliptown.players import new

Mode = tuple[int, dict[str, OptionValue]]
EDITIONS = ("en", "pl", "cs")
SOLO = ("calamity-jane", "wyatt-earp", "black-bart", "billy-the-kid", "random")
LEVELS = ("easy", "normal", "hard")
ON_OFF = (False, True)


def alone() -> list[Mode]:
    """One seat: with and without characters and Hold'em, against nobody or any cowbot."""
    found: list[Mode] = []
    for edition, characters, holdem in product(EDITIONS, ON_OFF, ON_OFF):
        base: dict[str, OptionValue] = {
            "edition": edition,
            "characters": characters,
            "holdem": holdem,
        }
        found.append((1, base))
        for cowbot, level in product(SOLO, LEVELS):
            found.append((1, {**base, "cowbot": cowbot, "difficulty": level}))
    for edition, holdem, level, jokers in product(EDITIONS, ON_OFF, LEVELS, ON_OFF):
        drawn: dict[str, OptionValue] = {"random_solo": True, "random_jokers": jokers}
        found.append((1, {**drawn, "edition": edition, "holdem": holdem, "difficulty": level}))
    return found


def together() -> list[Mode]:
    """Two to four seats: characters, Hold'em and the competitive payout."""
    keys = ("edition", "characters", "holdem", "competitive")
    return [
        (seats, dict(zip(keys, values, strict=True)))
        for seats in (2, 3, 4)
        for values in product(EDITIONS, ON_OFF, ON_OFF, ON_OFF)
    ]


MODES = alone() + together()


def test_there_is_no_other_mode() -> None:
    assert 3 * 4 * 16 + 36 + 3 * 24 == len(MODES)
    assert all(Setup(GAME, seats, options).is_possible for seats, options in MODES)


@pytest.mark.parametrize("first", range(12))
def test_every_mode_plays_to_its_end_and_keeps_every_law(first: int, scale: int) -> None:
    for index in range(first, len(MODES), 12):
        seats, options = MODES[index]
        for seed in range(scale):
            play(seats, options, Rng(1000 * index + seed))


def play(seats: int, options: dict[str, OptionValue], rng: Rng) -> None:
    """A random game: the game's own laws after each answer, those of all games once."""
    town = new(seats, **options)
    setup = Setup(GAME, seats, options)
    look, answers = rng.below(60 * seats), 0
    while pending := town.pending():
        seat = (pending & -pending).bit_length() - 1
        if seat == DEALER:
            town.apply(DEALER, town.chance(rng))
        else:
            legal = town.legal(seat)
            town.apply(seat, legal[rng.below(len(legal))])
            answers += 1
        assert [] == broken(town)
        if answers == look:
            laws.check_position(town, setup, rng)
            look = -1
    laws.questions(town, setup, rng)
    assert town.result() is not None
