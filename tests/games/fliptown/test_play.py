"""Random games in every mode: they end, and nothing is lost or made on the way."""

import pytest

from tabletown.core.rng import Rng
from tabletown.core.state import DEALER
from tabletown.games.fliptown.invariants import broken
from tabletown.games.fliptown.poker import unpack
from tests.games.fliptown.players import new

Options = dict[str, int | str | bool]
MODES: list[tuple[int, Options]] = [
    (1, {}),
    (1, {"edition": "pl"}),
    (1, {"edition": "cs", "characters": True, "holdem": True}),
    (1, {"random_solo": True, "random_jokers": True, "difficulty": "hard"}),
    (1, {"cowbot": "calamity-jane", "difficulty": "easy"}),
    (1, {"cowbot": "wyatt-earp", "characters": True, "cowbot_gold_dodge": False}),
    (1, {"cowbot": "black-bart", "holdem": True, "difficulty": "hard"}),
    (1, {"cowbot": "billy-the-kid", "characters": True, "holdem": True}),
    (1, {"cowbot": "random", "shields_optional": True, "pickaxe_exact": True}),
    (2, {}),
    (2, {"competitive": True, "standard_poker": True}),
    (3, {"characters": True, "b12_by_source": True}),
    (3, {"holdem": True, "gun_bonus": "print-and-play"}),
    (4, {"holdem": True, "competitive": True}),
    (4, {"characters": True, "holdem": True, "competitive": True, "shields_optional": True}),
]
GAMES = 12
MOST_ANSWERS = 400
"""A seat's answers in a game, at the very most."""


@pytest.mark.parametrize(("seats", "options"), MODES, ids=str)
def test_random_games_end_and_keep_their_cards(seats: int, options: Options) -> None:
    for seed in range(GAMES):
        town, rng, answers = new(seats, **options), Rng(seed), 0
        while pending := town.pending():
            seat = (pending & -pending).bit_length() - 1
            if seat == DEALER:
                town.apply(DEALER, town.chance(rng))
                continue
            legal = town.legal(seat)
            assert len(legal) > 1 and legal == sorted(set(legal))
            assert town.default(seat) in legal
            town.apply(seat, legal[rng.below(len(legal))])
            answers += 1
            assert [] == broken(town)
        assert answers <= MOST_ANSWERS * seats
        assert town.result() is not None
        for sheet in town.sheets:
            columns = (sheet.column0, sheet.column1, sheet.column2)
            assert [5, 5, 5] == [len(unpack(column)) for column in columns]


def test_a_clock_can_play_a_whole_game() -> None:
    for seats, options in MODES[:12:3]:
        town, rng = new(seats, **options), Rng(1)
        while pending := town.pending():
            seat = (pending & -pending).bit_length() - 1
            town.apply(seat, town.chance(rng) if seat == DEALER else town.default(seat))
        assert town.result() is not None


def test_the_dealer_draws_every_card_alike() -> None:
    counts = [0] * 52
    rng = Rng(5)
    town = new()
    for _ in range(5200):
        counts[town.chance(rng)] += 1
    assert 60 < min(counts) and max(counts) < 150


def test_a_stolen_card_may_be_any_card_not_seen() -> None:
    town, rng = new(1, cowbot="calamity-jane"), Rng(3)
    while not town.stolen:
        pending = town.pending()
        seat = (pending & -pending).bit_length() - 1
        if seat == DEALER:
            town.apply(DEALER, town.chance(rng))
        else:
            legal = town.legal(seat)
            town.apply(seat, legal[rng.below(len(legal))])
    guesses = {town.redeal(0, Rng(seed)).stolen for seed in range(99)}
    assert len(guesses) > 20
    for guess in guesses:
        assert guess & (town.discard | 1 << town.first) == 0 or town.flipped == 0
