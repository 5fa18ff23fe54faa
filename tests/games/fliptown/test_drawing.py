"""The sheet in a terminal: everything is on it, and it fits eighty columns in every language."""

from typing import Any

import pytest

from tabletown.core.rng import Rng
from tabletown.core.state import DEALER, SPECTATOR
from tabletown.games.fliptown import GAME
from tabletown.games.fliptown.state import Fliptown
from tabletown.strings import words
from tests.games.fliptown.players import new
from tests.games.fliptown.table import start

COLUMNS = 80


def played(seats: int, answers: int, **options: int | str | bool) -> Fliptown:
    """A position some way into a random game."""
    town, rng = new(seats, **options), Rng(answers)
    for _ in range(answers):
        pending = town.pending()
        seat = (pending & -pending).bit_length() - 1
        legal = town.legal(seat)
        town.apply(seat, town.chance(rng) if seat == DEALER else legal[rng.below(len(legal))])
    return town


@pytest.mark.parametrize("lang", ["en", "pl", "cs"])
def test_a_sheet_fits_a_terminal(lang: str) -> None:
    tables = [
        played(1, 70, characters=True, holdem=True, cowbot="billy-the-kid"),
        played(4, 300, characters=True, holdem=True),
        played(2, 120),
    ]
    for town in tables:
        for seat in (0, SPECTATOR):
            drawn = words(lang, "fliptown").drawn(GAME.drawing(town, seat))
            assert "{" not in drawn
            assert [] == [line for line in drawn.splitlines() if len(line) > COLUMNS]


def drawn(position: str, **options: Any) -> str:
    table = start(position, **options)
    return words("en", "fliptown").drawn(GAME.drawing(table.state, 0))


def test_circled_crossed_out_and_half_robbed_sites_can_be_told_apart() -> None:
    text = drawn(
        "lineup=4h,7c,2s | s0 stops=1,3 targets=5,6 robbed=6 chambers=l1a buildings=undertaker"
    )
    assert "(A:2★) x2:◡/⚒x (3:1★+†)" in text
    assert "(5:4★1$2!)½ (6:4★3$2!)" in text
    assert "(1a:1●1⚒)" in text and " 1b:1●1◡" in text
    assert "( A Undertaker        +♦)" in text


def test_every_way_down_shows_its_cards() -> None:
    rows = [line.split() for line in drawn("lineup=4h,7c,2s").splitlines()]
    assert ["A-7", "8-K"] in rows
    assert ["A-4", "5-7", "8-10", "J-K"] in rows
    assert ["A-3", "4-5", "6-7", "8-9", "10-J", "Q-K"] in rows
    assert ["A-2", "3-4", "5-6", "7-8", "9-10", "10-J", "J-Q", "Q-K"] in rows


def test_rivals_are_shown_as_of_the_last_flip_and_without_their_secret_cards() -> None:
    town = played(2, 40, holdem=True)
    text = GAME.drawing(town, 0)
    shown = town.public(1)
    assert f"2. {shown.stars}★  {shown.cash}$  {shown.gold}●  {shown.wanted}!" in text
    assert 1 == text.count(" + ") - text.count("{fact-hammers} + ")
