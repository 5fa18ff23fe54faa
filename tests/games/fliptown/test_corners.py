"""Corners of the rules that whole games seldom reach: each comparison in them told apart."""

from tabletown.core.rng import Rng
from tabletown.core.state import DEALER
from tests.games.fliptown.pencil import can, play, start
from tests.games.fliptown.players import new

FULL = "graves=1,2,3,4,5,6,7,8,9"


def test_FT_R3_one_card_cannot_be_suit_and_value_at_once() -> None:
    # Hearts ride on the nine; no card leads anywhere by its own suit and value.
    table = start(f"lineup=3h,9s,4d | s0 gold=0 {FULL} stops=5 targets=9 chambers=l1a,l2a,l3b")
    play(table, "suit left")
    assert ["ride 6", "ride 7", "ride 8", "ride 9"] == can(table)


def drawn_by(rng: Rng) -> tuple[int, int, int, int]:
    """The generator's place in its stream."""
    return (rng.a, rng.b, rng.c, rng.d)


def test_chance_draws_a_line_up_at_once_and_gives_it_card_by_card() -> None:
    town, rng = new(), Rng(7)
    cards = [town.chance(rng)]
    town.apply(DEALER, cards[0])
    place = drawn_by(rng)
    for _ in range(2):
        cards.append(town.chance(rng))
        town.apply(DEALER, cards[-1])
    assert place == drawn_by(rng)
    assert cards == [town.first, town.second, town.third]
    assert 3 == len(set(cards))


def test_a_line_up_that_begins_with_another_card_is_drawn_anew() -> None:
    for kept in (0, 1):
        town, rng = new(), Rng(7)
        for _ in range(kept):
            town.apply(DEALER, town.chance(rng))
        meant = town.chance(rng)
        other = next(card for card in town.legal(DEALER) if card != meant)
        town.apply(DEALER, other)
        place = drawn_by(rng)
        last = town.chance(rng)
        assert place != drawn_by(rng)
        assert last in town.legal(DEALER)


def test_the_last_five_cards_of_a_deck_are_drawn_one_by_one() -> None:
    town, rng = new(), Rng(7)
    town.deck = 5
    town.apply(DEALER, town.chance(rng))
    place = drawn_by(rng)
    assert town.chance(rng) in town.legal(DEALER)
    assert place != drawn_by(rng)
