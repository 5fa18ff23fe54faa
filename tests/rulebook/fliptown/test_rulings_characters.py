"""Rulings on characters and their powers."""

import pytest

from tests.games.fliptown.table import assign, costs, have, sheet, start
from tests.table import asked, may, play, scene, told


def test_FT_R53_the_marshal_draws_after_the_reveal_and_keeps_the_card() -> None:
    written = "phase=sheriff sheriff=2d | s0 character=marshal wanted=5 gold=0 stars=9 cash=0"
    saved = play(start(written, dealer=("swear 5h",), characters=True), "s0 deputize")
    assert (9, 0, 0) == have(saved, "stars", "arrests", "uses")
    lost = play(start(written, dealer=("swear 4h",), characters=True), "s0 deputize")
    assert (5, 1) == have(lost, "stars", "arrests")
    proud = play(start(written, characters=True), "s0 decline")
    assert (5, 1, 1) == have(proud, "stars", "arrests", "uses")


def test_FT_R53_from_fourteen_on_even_the_marshal_is_lost() -> None:
    table = start(
        "phase=sheriff sheriff=kd | s0 character=marshal wanted=14 gold=0 stars=9",
        characters=True,
    )
    assert (5, 1, 1) == have(table, "stars", "arrests", "uses")


def test_FT_R54_five_of_a_kind_is_four_of_a_kind() -> None:
    table = start(
        "round=1 phase=poker | s0 character=cheat poker=ah,as,ad,ac,2h cash=0", characters=True
    )
    assert ["decline", *(f"palm {place}" for place in range(1, 6))] == may(table)
    play(table, "s0 palm 5", "s0 face ah")
    assert ["four-of-a-kind"] == sheet(table)["hands"]
    assert (8, 7) == have(table, "cash", "stars")
    cheated = told(table, "cheated", 0)
    assert [("card:2h", "card:ah")] == [(event["card"], event["face"]) for event in cheated]


def test_FT_R55_the_cheat_may_fake_a_holdem_card() -> None:
    table = start(
        "round=1 phase=poker | s0 character=cheat poker=2h,4s,6d,8c,10h hole=kd,qd cash=0",
        characters=True,
        holdem=True,
    )
    assert "palm 7" in may(table)
    play(table, "s0 palm 7", "s0 face ks")
    assert ["pair"] == sheet(table)["hands"]


def test_FT_R56_the_bank_looks_at_the_final_lineup() -> None:
    written = "round=1 lineup=2h,3h,4h | s0 character=mayor items=bank-red"
    flips = ("flip 5s", "flip 6s", "flip 7s")
    table = start(written, dealer=flips, characters=True)
    assert (3, "s0 mayor") == (sheet(table)["stars"], asked(table))
    play(table, "s0 redraw")
    assert (3, ["5s", "6s", "7s"]) == (sheet(table)["stars"], scene(table, 0)["lineup"])
    assert {"2h", "3h", "4h"} == set(scene(table, 0)["discard"])
    kept = play(start(written, characters=True), "s0 decline")
    assert 4 == sheet(kept)["stars"]


def test_FT_R57_two_jokers_on_one_turn() -> None:
    table = start("lineup=2s,ah,9d | s0 character=wild-card", characters=True)
    play(assign(table, "s0 2s ah"), "s0 wild-value", "s0 wild town", "s0 visit prospectors-club")
    assert (0, ["prospectors-club"]) == have(table, "uses", "buildings")


@pytest.mark.parametrize(
    ("exact", "free"),
    [(False, ["2", "3", "4", "5", "6", "7", "8"]), (True, ["2", "5", "8"])],
)
def test_FT_R74_the_prospector_shifts_by_up_to_his_pans(exact: bool, free: list[str]) -> None:
    table = start(
        "lineup=2s,5h,9d | s0 character=prospector pans=3 gold=1",
        characters=True,
        pickaxe_exact=exact,
    )
    play(assign(table, "s0 2s 5h"), "s0 power")
    paid = costs(table)
    assert free == [text.split()[1] for text, gold in paid.items() if gold == 0]
    assert 1 == paid["rob 9"]
    play(table, "s0 rob 9")
    assert (0, 0) == have(table, "gold", "uses")


def test_FT_R75_a_bonus_action_before_the_cards_are_assigned() -> None:
    table = start("lineup=2s,5h,9d | s0 character=trailblazer gold=0", characters=True)
    play(table, "s0 call trail", "s0 ride 8")
    assert 8 == sheet(table)["gold"]
    assign(table, "s0 2s 5h")
    assert 2 == costs(table)["go town"]


def test_FT_R75_or_after_the_actions() -> None:
    table = start("lineup=2s,5h,9d | s0 character=trailblazer gold=0", characters=True)
    play(assign(table, "s0 2s 5h"), "s0 go cemetery", "s0 mark 1")
    assert ["call trail", "done"] == may(table)
