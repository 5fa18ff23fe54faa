import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletown.core.deck import Deck, load_deck
from tabletown.core.rng import Rng

counts = st.lists(st.integers(0, 5), min_size=1, max_size=6)


def test_an_unknown_card_is_drawn_by_the_number_of_its_kind():
    deck = Deck([3, 0, 2], [], [])
    assert 5 == deck.size()
    assert [0, 2] == deck.kinds()
    assert [3, 2] == deck.odds()
    deck.draw(0)
    assert [2, 2] == deck.odds()
    assert 4 == deck.size()


def test_a_known_top_comes_first_and_a_known_bottom_last():
    deck = Deck([1, 1, 0], [], [])
    deck.put_on_top(2)
    deck.put_under(1)
    deck.put_under(0)
    assert ([2], [1]) == (deck.kinds(), deck.odds())
    deck.draw(2)
    assert [0, 1] == deck.kinds()
    deck.draw(1)
    deck.draw(0)
    assert ([1], [1]) == (deck.kinds(), deck.odds())
    deck.draw(1)
    assert [0] == deck.kinds()
    deck.draw(0)
    assert ([], [], 0) == (deck.kinds(), deck.odds(), deck.size())


def test_the_card_laid_on_top_last_is_uppermost():
    deck = Deck([0, 0], [], [])
    deck.put_on_top(0)
    deck.put_on_top(1)
    assert [1] == deck.kinds()


def test_shuffling_forgets_all_order():
    deck = Deck([1, 0, 0], [2, 2], [1])
    deck.shuffle()
    assert [1, 1, 2] == deck.counts
    assert [] == deck.tops == deck.bottoms
    assert 4 == deck.size()


def test_cards_go_in_and_out_of_the_unordered_part():
    deck = Deck([1, 0], [], [])
    deck.add(1)
    assert [1, 1] == deck.odds()
    deck.remove(0)
    assert [1] == deck.kinds()
    assert 1 == deck.size()


@given(counts, st.lists(st.integers(0, 3), max_size=3), st.lists(st.integers(0, 3), max_size=3))
def test_a_pile_reads_back_as_dumped(some, tops, bottoms):
    deck = Deck(some, tops, bottoms)
    ints = [7, 7, *deck.dump(), 9]
    twin, end = load_deck(ints, 2)
    assert deck.dump() == twin.dump()
    assert deck.size() == twin.size()
    assert len(ints) - 1 == end


@given(counts, st.integers(0, 1000))
def test_every_card_is_drawn_exactly_once(some, seed):
    deck, rng = Deck(some[:], [], []), Rng(seed)
    drawn = [0] * len(some)
    while deck.size():
        kind = deck.kinds()[rng.pick(deck.odds())]
        deck.draw(kind)
        drawn[kind] += 1
    assert some == drawn


def test_a_clone_goes_its_own_way():
    deck = Deck([2, 2], [1], [0])
    before = deck.dump()
    twin = deck.clone()
    twin.draw(1)
    twin.draw(0)
    twin.shuffle()
    assert before == deck.dump()


def test_draws_follow_their_odds():
    rng = Rng(3)
    drawn = [0, 0]
    for _ in range(4000):
        drawn[[0, 1][rng.pick(Deck([3, 1], [], []).odds())]] += 1
    assert 3000 == pytest.approx(drawn[0], abs=200)
