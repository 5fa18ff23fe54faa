"""Rulings on hints, themes and who votes on them."""

import pytest

from tabletown.games.paperback.state import Paperback
from tests.games.paperback.table import (
    heap,
    lay,
    lays,
    may,
    play,
    refused,
    spell,
    start,
    turn,
    useful,
)
from tests.table import asked, question, scene, score, standing, told

HINT = "s0 hand M.l25 A.v1 N.s2 Z.s1 w2 | common c-o"


def test_PB_R31_a_proposal_may_use_the_common_card() -> None:
    table = start(HINT, hint_tokens=True)
    play(table, "s0 show-hand")
    assert {"M.l25": 1, "A.v1": 1, "Z.s1": 1, "N.s2": 1, "w2": 1} == heap(table, "hand-s0", 1)
    # M O N A with the shared O.
    play(table, *lays("s1 M.l25 c-o N.s2 A.v1"), "s1 propose", "s0 accept s1")
    assert 1 == standing(table, 1)["tokens"]
    assert told(table, "spelled")


def test_PB_R32_the_earliest_of_equal_proposals_is_paid() -> None:
    table = start(HINT, seats=3, hint_tokens=True)
    play(table, "s0 show-hand")
    for seat in (2, 1):
        play(table, *lays(f"s{seat} N.s2 A.v1"), f"s{seat} propose")
    play(table, "s0 accept s1")
    assert 0 == standing(table, 1)["tokens"]
    assert 1 == standing(table, 2)["tokens"]


def test_a_hint_is_one_phase_until_the_dealer_says_who_was_first() -> None:
    table = start(HINT, seats=3, hint_tokens=True)
    play(table, "s0 show-hand", *lays("s1 N.s2 A.v1"), "s1 propose")
    lay(table, "s2 N.s2 A.v1")
    state = table.state.clone()
    assert isinstance(state, Paperback)
    before = state.phase()
    state.step(2, table.game.verbs.parse("propose"))
    assert state.is_owed()
    assert before == state.phase() != 0


def test_a_hint_is_worth_proposing_once_it_is_a_word() -> None:
    table = start(HINT, hint_tokens=True)
    play(table, "s0 show-hand")
    assert "propose" not in useful(table, 1)
    lay(table, "s1 M.l25 c-o N.s2 A.v1")
    assert "propose" in useful(table, 1)
    assert set(useful(table, 1)) <= set(may(table, 1))


def test_hints_cost_nothing_if_not_used() -> None:
    table = start(HINT, hint_tokens=True)
    play(table, "s0 show-hand", *lays("s1 N.s2 A.v1"), "s1 propose")
    turn(table, "s0 M.l25 A.v1")
    assert 0 == standing(table, 1)["tokens"]
    # Laying the proposed word oneself is using it.
    same = start(HINT, hint_tokens=True)
    play(same, "s0 show-hand", *lays("s1 N.s2 A.v1"), "s1 propose")
    spell(same, "s0 N.s2 A.v1")
    assert 1 == standing(same, 1)["tokens"]
    # And a proposal must be a word.
    wrong = start(HINT, hint_tokens=True)
    play(wrong, "s0 show-hand")
    assert "not-in-standard-family" == refused(wrong, *lays("s1 M.l25 N.s2"), "s1 propose")
    play(wrong, "s1 no-idea")
    assert "show-hand" not in may(wrong, 0)


def test_PB_R33_either_word_may_fit_the_theme() -> None:
    table = start(
        "s0 hand M.l25 P.l35 A.v1 A.v2 N.s2 ZA.d03 | common space | theme travel",
        themes=True,
        space=True,
    )
    spell(table, "s0 ZA.d03 space M.l25 A.v1 P.l35 A.v2")
    while asked(table) == "s0 ability":
        play(table, "s0 done")
    play(table, "s0 claim")
    assert "s1 theme" == asked(table)
    assert "mapa" in question(table, 1)["word"]
    assert ["yes"] == useful(table, 1)
    play(table, "s1 yes")
    assert 0 == scene(table)["holder"]


def test_voters_are_told_the_theme_and_judges_only_the_word() -> None:
    table = start("s0 hand M.l25 A.v1 w2 | common c-o | theme travel", themes=True)
    spell(table, "s0 M.l25 w2=a")
    play(table, "s0 claim")
    assert {"word": "ma", "theme": "theme:travel"} == question(table, 1)
    judged = start("s0 hand M.l25 A.v1 w2 | common c-o", validity="challenge")
    spell(judged, "s0 M.l25 w2=a")
    assert {"word": "ma"} == question(judged, 1)


def test_PB_R34_the_holder_has_nothing_to_claim() -> None:
    table = start("s0 hand M.l25 A.v1 Z.s1 | theme travel | holder s0", themes=True)
    spell(table, "s0 M.l25 A.v1")
    play(table, "s0 done")
    assert "claim" not in may(table, 0)


@pytest.mark.parametrize(
    ("seats", "majority", "needed"),
    [
        (2, "others", 1),
        (3, "others", 2),
        (4, "others", 2),
        (5, "others", 3),
        (2, "all", 1),
        (3, "all", 1),
        (4, "all", 2),
        (5, "all", 2),
    ],
)
def test_PB_R56_theme_majority(seats: int, majority: str, needed: int) -> None:
    for agreeing in (needed - 1, needed):
        table = start(
            "s0 hand M.l25 A.v1 Z.s1 | theme travel | holder s1",
            seats=seats,
            themes=True,
            theme_majority=majority,
        )
        spell(table, "s0 M.l25 A.v1")
        play(table, "s0 done", "s0 claim")
        for seat in range(1, seats):
            play(table, f"s{seat} yes" if seat <= agreeing else f"s{seat} no")
        assert (0 if agreeing == needed else 1) == scene(table)["holder"]


def test_the_theme_is_worth_fame_and_claimed_once_a_turn() -> None:
    table = start("s0 hand M.l25 A.v1 Z.s1 | theme travel", themes=True)
    spell(table, "s0 M.l25 A.v1")
    play(table, "s0 done", "s0 claim", "s1 no")
    assert "claim" not in may(table, 0)
    held = start("s0 hand M.l25 A.v1 Z.s1 | theme travel | holder s1", themes=True)
    assert 5 + 4 == score(held, 1)
