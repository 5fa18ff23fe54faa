"""Rulings on the Sheriff and his fee."""

from tests.games.deadwood.table import cash, start, where
from tests.table import asked, may, play, refused, scene, shown, told

BROKE = "turn 1 s1 | a4 sheriffs-office s0.1 | b3 hotel | s1 $0"


def test_DW_R08_no_money_no_entry() -> None:
    assert "fee-due" == refused(start(BROKE), "s1 hit boss hotel")
    table = play(start(BROKE, fee_when_broke="waive"), "s1 hit boss hotel", "s1 annex")
    assert [5, 2] == cash(table)


def test_DW_R09_the_fee_is_due_in_church_and_on_a_store_move() -> None:
    table = start("turn 1 s1 | a4 sheriffs-office s0.1 | sheriff a4-a5-b4 | b1 bank")
    play(table, "s1 hit boss church")
    assert [6, 4] == cash(table)
    position = "turn 1 s1 | a4 sheriffs-office s0.1 | b3 hotel | c1 general-store-1 | d1 bank s1.1"
    table = start(f"{position} | s1 $0")
    play(table, "s1 hit boss general-store-1", "s1 annex", "s1 send bank", "s1 to hotel")
    assert [6, 0] == cash(table)
    play(table, "s1 annex")
    assert [6, 2] == cash(table)


def test_DW_R11_the_holder_pays_himself_nothing() -> None:
    table = play(start("a4 sheriffs-office s0.1 | b3 hotel"), "s0 hit boss hotel")
    assert [5, 5] == cash(table) and [] == told(table, "fee-paid")


def test_DW_R12_the_sheriff_may_stay() -> None:
    table = play(start("sheriff e2-f1-f2"), "s0 hit boss sheriffs-office", "s0 annex")
    assert "guard e2-f1-f2" in may(table)
    play(table, "s0 guard e2-f1-f2")
    assert "corner:e2-f1-f2" == scene(table)["corner"]


def test_DW_R13_he_stands_where_three_plots_meet() -> None:
    table = start("f1 track | b1 bank")
    play(table, "s0 hit boss sheriffs-office", "s0 annex")
    buildings = {"a3", "a4", "a5", "b1"}
    corners = [text.split()[1].split("-") for text in may(table)]
    assert all(len(corner) == 3 for corner in corners)
    assert all(buildings & set(corner) for corner in corners)
    assert ["a1", "a2", "b1"] in corners and ["e1", "e2", "f1"] not in corners
    assert 35 == len(scene(table)["corners"])


def test_DW_R14_the_office_itself_may_be_entered_without_a_fee() -> None:
    table = start("sheriff a4-b3-b4 | s0 $0")
    play(table, "s0 hit boss sheriffs-office")
    assert [0, 5] == cash(table) and "s0 arrived" == asked(table)


def test_DW_R15_a_protected_sheriff_sits_safely_but_for_a_grifter() -> None:
    table = start("turn 1 s1 | a4 sheriffs-office s0.1 | b1 grifter")
    assert "sheriff-protects" == refused(table, "s1 hit boss sheriffs-office")
    play(table, "s1 hit boss grifter", "s1 annex", "s1 swindle sheriffs-office s0")
    assert "mine" == where(table, 0)["greenhorn-1"]


def test_DW_R66_fee_and_shootout_never_meet() -> None:
    position = "turn 1 s1 | a4 sheriffs-office s0.1 | b3 bank s0.2 | b4 hotel | c1 casino s0.3"
    facts = shown(start(position))
    assert not any(fact["fee"] and fact["fight"] for fact in facts.values())
    assert {"fee": 1, "fight": 0} == facts["hit boss hotel"]
    fight = facts["hit boss casino"]
    assert (0, 1, "seat:s0") == (fight["fee"], fight["fight"], fight["rival"])
    assert "hit boss bank" not in facts
