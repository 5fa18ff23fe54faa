"""Decks are multisets drawn from on demand."""

from tabletown.core.deck import Deck


def test_a_fresh_deck_offers_every_kind_by_its_count() -> None:
    deck = Deck([2, 0, 3])
    assert 5 == deck.size()
    assert [0, 2] == deck.kinds()
    assert [2, 3] == deck.odds()


def test_a_drawn_card_is_gone_and_a_returned_one_is_back() -> None:
    deck = Deck([1, 1])
    deck.draw(0)
    assert [1] == deck.kinds()
    assert [1] == deck.odds()
    deck.add(0)
    assert [0, 1] == deck.kinds()


def test_an_empty_deck_offers_nothing() -> None:
    deck = Deck([0, 1])
    deck.draw(1)
    assert 0 == deck.size()
    assert [] == deck.kinds()
    assert [] == deck.odds()


def test_a_clone_shares_nothing() -> None:
    deck = Deck([1, 2])
    twin = deck.clone()
    twin.draw(1)
    assert [1, 2] == deck.counts
