"""What everybody at the table is told when it happens."""

from typing import Any

from tests.rulebook.paperback.tables import act, spell, table, turn


def told(played: Any, key: str, fact: str) -> list[Any]:
    """One fact of every event called *key*, as the second seat is told."""
    return [event[fact] for event in played.events(1) if event["key"] == key]


def test_PB_R64_a_discount_is_announced_with_its_card() -> None:
    played = table("s0 hand l25 v1 s1 | top 3:l09 | low 3:l04", discount_tokens=True)
    spell(played, 0, "l25 v1")
    act(played, 0, "done", "buy t3")
    assert told(played, "discounted", "card") == ["L04"]
    # A card from the lower row leaves nothing to discount.
    lower = table("s0 hand l25 v1 s1 | top 3:l09 | low 3:l04", discount_tokens=True)
    spell(lower, 0, "l25 v1")
    act(lower, 0, "done", "buy r3")
    assert told(lower, "discounted", "card") == []


def test_PB_R10_a_new_pile_of_vowels_is_announced_with_its_size() -> None:
    played = table(
        "s0 hand s2 v1 w2 | top 2:- | trash v2 v3 l09 | s1 discard v4 v5 v6 v7 v8", reuse_2c=True
    )
    turn(played, 0, "s2 v1")
    assert told(played, "reused", "count") == [3]


def test_a_cleared_card_is_announced() -> None:
    played = table("s0 hand l35 v1 s1 | top 3:l09 | low 3:l04")
    spell(played, 0, "l35 v1")
    act(played, 0, "use l35", "clear t3", "clear r3")
    assert told(played, "cleared", "card") == ["L09", "L04"]


def test_PB_R24_an_attack_that_begins_to_last_is_announced() -> None:
    played = table("s0 hand x04 w2 | s1 hand s1 w2", attacks=True)
    turn(played, 0, "x04 w2=o")
    assert told(played, "attacked", "card") == ["X04"]
    turn(played, 1, "s1 w2=a")
    assert told(played, "attacked", "card") == ["X04"]


def test_PB_R56_the_votes_on_a_theme_are_open_once_all_have_voted() -> None:
    played = table("s0 hand l25 v1 s1 | theme travel", seats=4, themes=True)
    spell(played, 0, "l25 v1")
    act(played, 0, "done", "claim")
    played.play(1, "yes")
    played.play(2, "no")
    assert told(played, "voted", "seat") == []
    played.play(3, "yes")
    assert told(played, "voted", "seat") == ["seat:s1", "seat:s2", "seat:s3"]
    assert told(played, "voted", "yes") == [1, 0, 1]


def test_a_simultaneous_round_is_announced_when_it_begins() -> None:
    played = table(
        "s0 hand s1 w2 | s1 hand s1 w2 | common c-a | turn 4 | first s1", variant="simultaneous"
    )
    for seat in (0, 1):
        played.play(seat, "pass")
    assert told(played, "started", "turn") == [5]
    assert told(played, "started", "seat") == ["seat:s1"]


def test_an_award_and_a_theme_are_named_in_the_setup() -> None:
    for awards, themes in ((True, True), (True, False), (False, True)):
        played = table(awards=awards, themes=themes)
        assert len(told(played, "award-named", "award")) == awards
        assert len(told(played, "theme-named", "theme")) == themes
