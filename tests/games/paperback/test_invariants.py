"""The laws of every position notice each way to break them."""

from typing import Any

from tabletown.games.paperback.invariants import broken
from tabletown.games.paperback.state import Paperback
from tests.games.paperback.table import start


def fresh(**options: Any) -> Paperback:
    """A position that breaks no law."""
    state = start("s0 hand Z.s1 N.s2 w2 | common c-a", **options).state.clone()
    assert isinstance(state, Paperback)
    return state


def test_a_fresh_table_breaks_no_law() -> None:
    for options in ({}, {"variant": "cooperative"}, {"variant": "simultaneous"}, {"attacks": True}):
        assert [] == broken(fresh(**options))


def test_a_card_too_many_is_named() -> None:
    state = fresh()
    state.desks[0].discard.append(state.tops[3])
    (law,) = broken(state)
    assert law.endswith(": 2 instead of 1")


def test_a_lost_card_is_named() -> None:
    state = fresh()
    state.desks[1].deck = state.desks[1].deck[1:]
    assert 1 == len(broken(state))


def test_tokens_are_counted() -> None:
    state = fresh(hint_tokens=True)
    state.supply -= 1
    assert [f"{state.ruleset.tokens - 1} tokens"] == broken(state)


def test_debts_are_no_money() -> None:
    for name in ("cents", "value"):
        state = fresh()
        setattr(state, name, -1)
        assert ["debts"] == broken(state)


def test_the_lower_row_has_no_gap_while_the_pile_has_cards() -> None:
    state = fresh()
    # The card of the lower row goes where it may be, so that only the gap is wrong.
    state.trash = [*state.trash, state.lows[2]]
    state.lows = [*state.lows[:2], -1, *state.lows[3:]]
    assert ["a gap in the lower row of pile 2"] == broken(state)


def test_the_market_holds_ten_cards() -> None:
    state = fresh(variant="simultaneous")
    state.market = [*state.market, state.stock[0]]
    state.stock = state.stock[1:]
    assert ["too many cards in the market"] == broken(state)
