"""What can be bought and cleared when the Offer is nearly empty, and who asks for it."""

from tests.games.paperback.table import may, play, spell, start
from tests.table import asked

NO_TOPS = "top 2:- 3:- 4:- 5:- 6:- 7:- 8:-"
NO_LOWS = "low 3:- 4:- 5:- 6:- 7:- 8:-"


def test_buying_goes_on_while_a_book_can_be_paid_for() -> None:
    table = start(f"s0 hand M.l25 A.v1 Z.s1 | {NO_TOPS} | {NO_LOWS}")
    spell(table, "s0 M.l25 A.v1")
    play(table, "s0 done")
    assert "s0 buy" == asked(table)
    assert ["buy f5", "end"] == may(table, 0)
    # One cent less buys nothing, so nothing is asked.
    poor = start(f"s0 hand N.s2 A.v1 Z.s1 | {NO_TOPS} | {NO_LOWS}")
    spell(poor, "s0 N.s2 A.v1")
    assert (1,) == poor.pending


def test_an_empty_offer_cannot_be_cleared() -> None:
    for rows, question in (
        (f"{NO_TOPS} | {NO_LOWS}", "s0 buy"),
        (f"{NO_TOPS.replace('3:-', '3:Z.l09')} | {NO_LOWS}", "s0 ability"),
        (f"{NO_TOPS} | {NO_LOWS.replace('3:-', '3:R.l04')}", "s0 ability"),
    ):
        table = start(f"s0 hand P.l35 A.v1 Z.s1 | {rows}")
        spell(table, "s0 P.l35 A.v1")
        assert question == asked(table), rows


def test_clearing_two_cards_ends_with_the_last_card_of_the_offer() -> None:
    table = start(f"s0 hand P.l35 A.v1 Z.s1 | {NO_TOPS} | {NO_LOWS.replace('3:-', '3:R.l04')}")
    spell(table, "s0 P.l35 A.v1")
    play(table, "s0 use P.l35", "s0 clear r3")
    assert "s0 buy" == asked(table)


def test_clearing_goes_on_with_the_card_the_dealer_shows_next() -> None:
    table = start(f"s0 hand P.l35 A.v1 Z.s1 | {NO_TOPS.replace('2:-', '2:A.v2')} | {NO_LOWS}")
    spell(table, "s0 P.l35 A.v1")
    play(table, "s0 use P.l35", "s0 clear t2")
    assert ["enough", "clear t2"] == may(table, 0)


def test_PB_R55_cents_from_tokens_are_spent_after_a_pass() -> None:
    table = start(
        "s0 hand Z.s1 N.s2 w2 | s0 tokens 2 | supply 15", hand_token=True, tokens_after_pass=True
    )
    play(table, "s0 pass", "s0 spend", "s0 spend")
    # The last token is gone, its cent is not.
    assert "buy t2" in may(table, 0)
