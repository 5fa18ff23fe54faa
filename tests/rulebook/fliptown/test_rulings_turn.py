"""Rulings on the cards of a turn: roles, passing, bonus actions, the order of dealing."""

import pytest

from tabletown.games.fliptown.verbs import CARD
from tests.games.fliptown.table import FULL, assign, costs, have, sheet, start
from tests.table import asked, may, play, scene, told


def others(*kept: str) -> str:
    """Every card but these."""
    return ",".join(word for word in CARD.words if word not in kept)


class TestFT_R1:
    def test_FT_R1_an_empty_deck_is_made_of_the_discard_pile(self) -> None:
        away = others("as", "9d", "2c", "kd")
        table = start(f"lineup=as,9d,2c discard={away} | s0 gold=0", dealer=("raid 2d",))
        assert 0 == scene(table, 0)["deck"]
        play(assign(table, "s0 as 9d"), "s0 go badlands")
        assert 3 == sheet(table)["stars"]
        assert told(table, "shuffled", 0)

    def test_FT_R1_a_lineup_takes_the_last_cards_of_the_old_deck_first(self) -> None:
        left = ("kd", "qd", "jd")
        table = start(f"lineup=as,9d,2c discard={others('as', '9d', '2c', *left)} | s0 gold=0")
        assert 2 == scene(table, 0)["deck"]
        play(assign(table, "s0 as 9d"), "s0 go cemetery", "s0 mark 1")
        lineup = scene(table, 0)["lineup"]
        assert set(lineup[:2]) < set(left)
        assert lineup[2] not in left

    def test_FT_R1_without_any_card_the_robbery_fails(self) -> None:
        away = others("as", "9d", "2c", "kd")
        table = start(f"lineup=as,9d,2c stolen={away} | s0 gold=0")
        play(assign(table, "s0 as 9d"), "s0 go badlands")
        assert (3, 3, 4) == have(table, "stars", "wanted", "cash")


def test_FT_R2_a_card_has_one_role() -> None:
    table = play(start("lineup=as,9d,2c"), "s0 suit middle")
    assert ["value left", "value right"] == may(table)


STUCK = f"lineup=as,ah,ad | s0 stops=5 chambers=l1a,l2a,l3a,l4a {FULL}"


def test_FT_R3_a_pass_needs_full_graves_and_no_free_site() -> None:
    table = assign(start(STUCK + " gold=1"), "s0 as ah")
    assert ["go badlands", "pass"] == may(table)
    roomy = assign(start(STUCK.replace(FULL, "") + " gold=0"), "s0 as ah")
    assert "s0 stone" == asked(roomy)


def test_FT_R3_nobody_passes_while_an_assignment_has_a_free_site() -> None:
    table = start(STUCK.replace("ad", "ac") + " gold=0")
    play(table, "s0 value left")
    assert ["undertaker"] == sheet(table)["buildings"]


def test_FT_R4_a_passed_turn_still_records_the_poker_card() -> None:
    table = assign(start(STUCK + " gold=0"), "s0 as ah")
    assert [["ad"], [], []] == sheet(table)["poker"]
    assert 2 == scene(table, 0)["turn"]


def test_FT_R7_bail_gold_pays_for_another_suit() -> None:
    table = play(start("lineup=jh,5s,9d | s0 gold=0 items=outlaw-j"), "s0 take gold")
    assign(table, "s0 jh 5s")
    assert 2 == costs(table)["go town"]


def test_FT_R10_the_owner_orders_bonuses_also_nested_ones() -> None:
    table = start("lineup=7c,9s,2d | s0 gold=0 cash=9")
    play(assign(table, "s0 7c 9s"), "s0 go town")
    assert ["next trail", "attend gunsmith", "done"] == may(table)
    play(table, "s0 next trail", "s0 ride 6")
    assert ["next badlands", "attend gunsmith", "done"] == may(table)


def test_FT_R11_a_bonus_action_may_be_declined_and_is_lost() -> None:
    table = start("lineup=7c,4s,2d | s0 gold=0 cash=0")
    play(assign(table, "s0 7c 4s"), "s0 go town", "s0 decline")
    assert "s0 suit" == asked(table)
    assert [5] == sheet(table)["stones"]


def test_FT_R11_one_without_a_choice_still_wakes_wyatt() -> None:
    table = start(f"lineup=7c,4s,2d | s0 gold=0 cash=0 {FULL}", cowbot="wyatt-earp")
    assign(table, "s0 7c 4s")
    assert 1 == scene(table, 0)["stolen"]


def test_FT_R61_the_poker_card_stays_as_it_is() -> None:
    table = start("lineup=2s,4h,9d | s0 gold=9")
    play(assign(table, "s0 2s 4h"), "s0 go town", "s0 visit church")
    assert [["9d"], [], []] == sheet(table)["poker"]


TWO_RAIDS = "turn={turn} lineup=as,9d,2c bounties=tools,outfit,riches | s0 gold=0 | s1 gold=0"


@pytest.mark.parametrize(("turn", "first"), [(1, 0), (2, 1), (3, 0)])
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_FT_R66_cards_are_dealt_in_seat_order_from_a_moving_place(
    turn: int, first: int, order: tuple[int, int]
) -> None:
    table = start(TWO_RAIDS.format(turn=turn), dealer=("raid kh", "raid 2h"), seats=2)
    for seat in order:
        play(assign(table, f"s{seat} as 9d"), f"s{seat} go badlands")
    assert 6 == sheet(table, first)["stars"]
    assert 3 == sheet(table, 1 - first)["stars"]


def test_FT_R66_a_robber_waits_until_nobody_can_go_on() -> None:
    table = start(TWO_RAIDS.format(turn=1), dealer=("raid kh",), seats=2)
    play(assign(table, "s0 as 9d"), "s0 go badlands")
    assert (1,) == table.pending
    assert 0 == sheet(table)["stars"]
    play(assign(table, "s1 as 9d"), "s1 go cemetery", "s1 mark 1")
    assert 6 == sheet(table)["stars"]


def test_FT_R70_only_the_short_cut_between_ace_and_king_is_closed() -> None:
    table = assign(start("lineup=7c,kd,2h | s0 gold=12"), "s0 7c kd")
    play(table, "s0 go town")
    assert 12 == costs(table)["visit undertaker"]
