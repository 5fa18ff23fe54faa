"""Quickdraw's rules, one test a sentence, through the public surface."""

import pytest

import tabletown as tt
from tabletown.core import edition
from tabletown.games.quickdraw.edition import FOLDER
from tests.games.quickdraw.table import start
from tests.table import may, play, result_of, shown, told, zone


def points(table: tt.Table) -> list[int]:
    return table.state.scores()


def test_every_seat_is_dealt_five_cards_and_one_is_buried() -> None:
    table = tt.new("quickdraw", 3, seed=5)
    assert [5, 5, 5] == [seat["facts"]["cards"] for seat in table.view(0)["standings"]]
    buried = [entry.text.split()[0] for entry in table.entries].count("bury")
    assert 1 == buried


def test_all_seats_seal_at_once_and_in_any_order() -> None:
    table = start("round 1 | s0 0 one two three four five | s1 0 one two three four six")
    assert [0, 1] == list(table.pending)
    play(table, "s1 play six")
    assert [0] == list(table.pending)


def test_the_fastest_card_wins_what_the_prize_is_worth() -> None:
    table = start(
        "round 1 | s0 0 one two three four five | s1 0 one two three four six", dealer=["turn five"]
    )
    play(table, "s0 play five", "s1 play six")
    assert [0, 5] == points(table)


def test_a_die_counts_around_the_tied_seats() -> None:
    position = "round 1 | s0 0 six one one one | s1 0 two two five three | s2 0 six two three four"
    for pips, winner in ((1, 0), (2, 2), (3, 0), (6, 2)):
        table = start(position, seats=3, dealer=[f"roll {pips}", "turn four"])
        for seat, card in ((0, "six"), (1, "three"), (2, "six")):
            play(table, f"s{seat} play {card}")
        assert 4 == points(table)[winner]
        assert 4 == sum(points(table))


def test_a_fox_asks_its_owner_whom_to_rob() -> None:
    table = start(
        "round 1 | s0 0 fox one one three | s1 3 two two five three | s2 0 six two three four",
        seats=3,
        dealer=["turn one"],
    )
    play(table, "s0 play fox", "s1 play two", "s2 play six")
    assert (0,) == table.pending
    assert ["steal s1", "steal s2"] == may(table, 0)
    assert "card:fox" == table.state.decision(0).about
    play(table, "s0 steal s1")
    assert [1, 2, 1] == points(table)


def test_a_fox_takes_no_more_than_there_is() -> None:
    table = start(
        "round 1 | s0 0 fox one one three four | s1 0 two two two two three", dealer=["turn one"]
    )
    play(table, "s0 play fox", "s1 play two")
    assert [0, 1] == points(table)


def test_with_two_seats_the_fox_does_not_ask() -> None:
    table = start(
        "round 1 | s0 0 fox one one three four | s1 5 two two two two three", dealer=["turn one"]
    )
    play(table, "s0 play fox", "s1 play two")
    assert [1, 5] == points(table)


def test_the_long_purse_edition_robs_two_and_ends_later() -> None:
    position = "round 1 | s0 0 fox one one three four | s1 14 two two two two three"
    table = start(position, dealer=["turn one"], edition="rich")
    play(table, "s0 play fox", "s1 play two")
    assert [2, 13] == points(table)
    assert not table.is_over


def test_a_spyglass_shows_the_prize_to_its_owner_alone() -> None:
    table = start(
        "round 1 | s0 0 spyglass one one one one | s1 0 two two two two three", dealer=["turn six"]
    )
    before = table.view(1)
    play(table, "s0 peek")
    assert "card-six" == zone(table, "zone:prize", 0)["pieces"][0]["key"]
    assert before == table.view(1)
    assert before | {"seat": 14} == tt.replay(table.journal).view(None) | {
        "zones": before["zones"],
        "standings": before["standings"],
    }


def test_nobody_looks_twice_nor_spends_the_last_cards() -> None:
    table = start(
        "round 1 | s0 0 spyglass spyglass one one one | s1 0 two two two two three",
        dealer=["turn six"],
    )
    assert "peek" in may(table, 0)
    play(table, "s0 peek")
    assert "peek" not in may(table, 0)
    tight = start("round 4 | s0 0 spyglass | s1 0 two")
    assert ["play spyglass"] == may(tight, 0)


def test_a_prize_seen_through_the_spyglass_is_the_prize_that_is_won() -> None:
    table = start(
        "round 1 | s0 0 spyglass six one one one | s1 0 two two two two three", dealer=["turn six"]
    )
    play(table, "s0 peek", "s0 play six", "s1 play two")
    assert [6, 0] == points(table)


def test_spent_spyglasses_show_when_the_cards_do() -> None:
    table = start(
        "round 1 | s0 0 spyglass six one one one | s1 0 two two two two three", dealer=["turn six"]
    )
    play(table, "s0 peek", "s0 play six")
    assert [] == told(table, "shown", 1)
    play(table, "s1 play two")
    assert 1 == told(table, "shown", 1)[0]["peeks"]


def test_the_game_ends_after_the_last_prize() -> None:
    table = start("round 4 | s0 0 one | s1 0 two", dealer=["turn one"])
    play(table, "s0 play one", "s1 play two")
    assert "last-round" == result_of(table).ending
    assert (1,) == result_of(table).winners


def test_whoever_is_rich_ends_the_game_at_once() -> None:
    table = start("round 2 | s0 10 six one one one | s1 0 two two two two", dealer=["turn four"])
    play(table, "s0 play six", "s1 play two")
    assert "rich" == result_of(table).ending


def test_thirteen_points_are_not_enough() -> None:
    table = start("round 2 | s0 10 six one one one | s1 0 two two two two", dealer=["turn three"])
    play(table, "s0 play six", "s1 play two")
    assert not table.is_over


def test_equal_scores_share_the_win() -> None:
    table = start("round 4 | s0 1 one | s1 0 two", dealer=["turn one"])
    play(table, "s0 play one", "s1 play two")
    assert (0, 1) == result_of(table).winners


def test_a_sealed_card_may_be_taken_back_until_all_are_sealed() -> None:
    table = start("round 1 | s0 0 one two three four five | s1 0 one two three four six")
    mark = table.state.fingerprint()
    play(table, "s0 play five")
    table.undo(0)
    assert mark == table.state.fingerprint()
    play(table, "s0 play five", "s1 play six")
    with pytest.raises(tt.IllegalAction) as refusal:
        table.undo(0)
    assert "undo-horizon" == refusal.value.code


@pytest.mark.parametrize(
    "position",
    ["round 9", "round 1 | s0 0 one one one one one", "round 1 | s7 0", "rond 1", "s0 0"],
)
def test_an_impossible_position_is_refused_with_its_place(position: str) -> None:
    with pytest.raises(tt.PositionError) as refusal:
        start(position)
    assert refusal.value.params["place"]


def test_every_number_of_the_editions() -> None:
    base = edition.read(FOLDER, "base")
    assert {"hand": 5, "rounds": 4, "rich": 14, "loot": 1, "die": 6} == base["table"]
    cards = {key: tuple(row.values()) for key, row in base["card"].items()}
    assert {
        "one": (4, 1, 1),
        "two": (4, 2, 2),
        "three": (4, 3, 3),
        "four": (4, 4, 4),
        "five": (4, 5, 5),
        "six": (4, 6, 6),
        "fox": (3, 0, 2),
        "spyglass": (3, 1, 1),
    } == cards
    rich = edition.read(FOLDER, "rich")
    assert base["table"] | {"rich": 18, "loot": 2} == rich["table"]
    assert base["card"] == rich["card"]


def test_verbs_stand_where_the_rules_expect_them() -> None:
    from tabletown.games.quickdraw import verbs

    names = ("play", "peek", "steal", "deal", "bury", "turn", "roll")
    numbers = tuple(verbs.VERBS.base(name) for name in names)
    expected = (verbs.PLAY, verbs.PEEK, verbs.STEAL, verbs.DEAL, verbs.BURY, verbs.TURN, verbs.ROLL)
    assert expected == numbers


@pytest.mark.parametrize("part", ["peeked s1", "informed s1"])
def test_a_peek_and_what_it_told_are_apart_in_a_position(part: str) -> None:
    position = f"round 2 | s0 0 one two | s1 0 four five | {part}"
    assert position == start(position).state.text()


def test_a_card_to_play_says_how_fast_it_is() -> None:
    table = start("round 1 | s0 0 fox one one three four | s1 14 two two two two three")
    speeds = {text: facts["speed"] for text, facts in shown(table, 0).items()}
    assert {"play one": 1, "play three": 3, "play four": 4, "play fox": 0} == speeds


def test_answers_light_up_what_they_are_about() -> None:
    table = start("round 1 | s0 0 spyglass one one three four | s1 0 two two two two three")
    decision = table.decision(0)
    assert decision is not None
    refs = {option["text"]: option["ref"] for option in decision["options"]}
    assert ("hand:s0-three", "zone:prize") == (refs["play three"], refs["peek"])
    position = (
        "round 1 | s0 0 fox one one three | s1 3 two two five three | s2 0 six two three four"
    )
    robbed = start(position, seats=3, dealer=["turn four"])
    for seat, card in ((0, "fox"), (1, "five"), (2, "six")):
        play(robbed, f"s{seat} play {card}")
    decision = robbed.decision(0)
    assert decision is not None
    assert ["seat:s1", "seat:s2"] == [option["ref"] for option in decision["options"]]
