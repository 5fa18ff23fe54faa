"""What can be bought and cleared when the Offer is nearly empty, and who asks for it."""

from tests.rulebook.paperback.tables import act, choices, scene, spell, table

NO_TOPS = "top 2:- 3:- 4:- 5:- 6:- 7:- 8:-"
NO_LOWS = "low 3:- 4:- 5:- 6:- 7:- 8:-"


def test_buying_goes_on_while_a_book_can_be_paid_for() -> None:
    played = table(f"s0 hand l25 v1 s1 | {NO_TOPS} | {NO_LOWS}")
    spell(played, 0, "l25 v1")
    played.play(0, "done")
    assert scene(played)["phase"] == "buy"
    assert choices(played, 0) == ["buy f5", "end"]
    # One cent less buys nothing, so nothing is asked.
    poor = table(f"s0 hand s2 v1 s1 | {NO_TOPS} | {NO_LOWS}")
    spell(poor, 0, "s2 v1")
    assert poor.pending == (1,)


def test_an_empty_offer_cannot_be_cleared() -> None:
    for rows, phase in (
        (f"{NO_TOPS} | {NO_LOWS}", "buy"),
        (f"{NO_TOPS.replace('3:-', '3:l09')} | {NO_LOWS}", "ability"),
        (f"{NO_TOPS} | {NO_LOWS.replace('3:-', '3:l04')}", "ability"),
    ):
        played = table(f"s0 hand l35 v1 s1 | {rows}")
        spell(played, 0, "l35 v1")
        assert scene(played)["phase"] == phase, rows


def test_clearing_two_cards_ends_with_the_last_card_of_the_offer() -> None:
    played = table(f"s0 hand l35 v1 s1 | {NO_TOPS} | {NO_LOWS.replace('3:-', '3:l04')}")
    spell(played, 0, "l35 v1")
    act(played, 0, "use l35", "clear r3")
    assert scene(played)["phase"] == "buy"


def test_clearing_goes_on_with_the_card_the_dealer_shows_next() -> None:
    played = table(f"s0 hand l35 v1 s1 | {NO_TOPS.replace('2:-', '2:v2')} | {NO_LOWS}")
    spell(played, 0, "l35 v1")
    act(played, 0, "use l35", "clear t2")
    assert choices(played, 0) == ["enough", "clear t2"]


def test_PB_R55_cents_from_tokens_are_spent_after_a_pass() -> None:
    played = table(
        "s0 hand s1 s2 w2 | s0 tokens 2 | supply 15", hand_token=True, tokens_after_pass=True
    )
    act(played, 0, "pass", "spend", "spend")
    # The last token is gone, its cent is not.
    assert "buy t2" in choices(played, 0)
