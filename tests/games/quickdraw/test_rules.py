"""Quickdraw's rules, one test a sentence, through the public surface."""

import pytest

import tabletown as tt
from tabletown.core import edition
from tabletown.core.view import Result
from tabletown.games.quickdraw.edition import FOLDER


def table(
    position: str, seats: int = 2, dealer: list[str] | None = None, **options: str
) -> tt.Table:
    return tt.new(
        "quickdraw", seats, seed=1, options=dict(options), dealer=dealer, position=position
    )


def texts(table: tt.Table, seat: int) -> list[str]:
    return [choice.text for choice in table.choices(seat)]


def points(table: tt.Table) -> list[int]:
    return table.state.scores()


def result(game: tt.Table) -> Result:
    """How the finished game ended."""
    assert game.result is not None
    return game.result


def test_every_seat_is_dealt_five_cards_and_one_is_buried() -> None:
    game = tt.new("quickdraw", 3, seed=5)
    assert [5, 5, 5] == [seat["facts"]["cards"] for seat in game.view(0)["standings"]]
    buried = [entry.text.split()[0] for entry in game.entries].count("bury")
    assert 1 == buried


def test_all_seats_seal_at_once_and_in_any_order() -> None:
    game = table("round 1 | s0 0 one two three four five | s1 0 one two three four six")
    assert [0, 1] == list(game.pending)
    game.play(1, "play six")
    assert [0] == list(game.pending)


def test_the_fastest_card_wins_what_the_prize_is_worth() -> None:
    game = table(
        "round 1 | s0 0 one two three four five | s1 0 one two three four six", dealer=["turn five"]
    )
    game.play(0, "play five")
    game.play(1, "play six")
    assert [0, 5] == points(game)


def test_a_die_counts_around_the_tied_seats() -> None:
    start = "round 1 | s0 0 six one one one | s1 0 two two five three | s2 0 six two three four"
    for pips, winner in ((1, 0), (2, 2), (3, 0), (6, 2)):
        game = table(start, 3, dealer=[f"roll {pips}", "turn four"])
        for seat, card in ((0, "six"), (1, "three"), (2, "six")):
            game.play(seat, f"play {card}")
        assert 4 == points(game)[winner]
        assert 4 == sum(points(game))


def test_a_fox_asks_its_owner_whom_to_rob() -> None:
    game = table(
        "round 1 | s0 0 fox one one three | s1 3 two two five three | s2 0 six two three four",
        3,
        dealer=["turn one"],
    )
    game.play(0, "play fox")
    game.play(1, "play two")
    game.play(2, "play six")
    assert (0,) == game.pending
    assert ["steal s1", "steal s2"] == texts(game, 0)
    assert "card:fox" == game.state.decision(0).about
    game.play(0, "steal s1")
    assert [1, 2, 1] == points(game)


def test_a_fox_takes_no_more_than_there_is() -> None:
    game = table(
        "round 1 | s0 0 fox one one three four | s1 0 two two two two three", dealer=["turn one"]
    )
    game.play(0, "play fox")
    game.play(1, "play two")
    assert [0, 1] == points(game)


def test_with_two_seats_the_fox_does_not_ask() -> None:
    game = table(
        "round 1 | s0 0 fox one one three four | s1 5 two two two two three", dealer=["turn one"]
    )
    game.play(0, "play fox")
    game.play(1, "play two")
    assert [1, 5] == points(game)


def test_the_long_purse_edition_robs_two_and_ends_later() -> None:
    start = "round 1 | s0 0 fox one one three four | s1 14 two two two two three"
    game = table(start, dealer=["turn one"], edition="rich")
    game.play(0, "play fox")
    game.play(1, "play two")
    assert [2, 13] == points(game)
    assert not game.is_over


def test_a_spyglass_shows_the_prize_to_its_owner_alone() -> None:
    game = table(
        "round 1 | s0 0 spyglass one one one one | s1 0 two two two two three", dealer=["turn six"]
    )
    before = game.view(1)
    game.play(0, "peek")
    prize = next(zone for zone in game.view(0)["zones"] if zone["ref"] == "zone:prize")
    assert "card-six" == prize["pieces"][0]["key"]
    assert before == game.view(1)
    assert before | {"seat": 14} == tt.replay(game.journal).view(None) | {
        "zones": before["zones"],
        "standings": before["standings"],
    }


def test_nobody_looks_twice_nor_spends_the_last_cards() -> None:
    game = table(
        "round 1 | s0 0 spyglass spyglass one one one | s1 0 two two two two three",
        dealer=["turn six"],
    )
    assert "peek" in texts(game, 0)
    game.play(0, "peek")
    assert "peek" not in texts(game, 0)
    tight = table("round 4 | s0 0 spyglass | s1 0 two")
    assert ["play spyglass"] == texts(tight, 0)


def test_a_prize_seen_through_the_spyglass_is_the_prize_that_is_won() -> None:
    game = table(
        "round 1 | s0 0 spyglass six one one one | s1 0 two two two two three", dealer=["turn six"]
    )
    game.play(0, "peek")
    game.play(0, "play six")
    game.play(1, "play two")
    assert [6, 0] == points(game)


def test_spent_spyglasses_show_when_the_cards_do() -> None:
    game = table(
        "round 1 | s0 0 spyglass six one one one | s1 0 two two two two three", dealer=["turn six"]
    )
    game.play(0, "peek")
    game.play(0, "play six")
    assert not [event for event in game.events(1) if event["key"] == "shown"]
    game.play(1, "play two")
    shown = [event for event in game.events(1) if event["key"] == "shown"]
    assert 1 == shown[0]["peeks"]


def test_the_game_ends_after_the_last_prize() -> None:
    game = table("round 4 | s0 0 one | s1 0 two", dealer=["turn one"])
    game.play(0, "play one")
    game.play(1, "play two")
    assert "last-round" == result(game).ending
    assert (1,) == result(game).winners


def test_whoever_is_rich_ends_the_game_at_once() -> None:
    game = table("round 2 | s0 10 six one one one | s1 0 two two two two", dealer=["turn four"])
    game.play(0, "play six")
    game.play(1, "play two")
    assert "rich" == result(game).ending


def test_thirteen_points_are_not_enough() -> None:
    game = table("round 2 | s0 10 six one one one | s1 0 two two two two", dealer=["turn three"])
    game.play(0, "play six")
    game.play(1, "play two")
    assert not game.is_over


def test_equal_scores_share_the_win() -> None:
    game = table("round 4 | s0 1 one | s1 0 two", dealer=["turn one"])
    game.play(0, "play one")
    game.play(1, "play two")
    assert (0, 1) == result(game).winners


def test_a_sealed_card_may_be_taken_back_until_all_are_sealed() -> None:
    game = table("round 1 | s0 0 one two three four five | s1 0 one two three four six")
    mark = game.state.fingerprint()
    game.play(0, "play five")
    game.undo(0)
    assert mark == game.state.fingerprint()
    game.play(0, "play five")
    game.play(1, "play six")
    with pytest.raises(tt.IllegalAction) as refusal:
        game.undo(0)
    assert "undo-horizon" == refusal.value.code


@pytest.mark.parametrize(
    "position",
    ["round 9", "round 1 | s0 0 one one one one one", "round 1 | s7 0", "rond 1", "s0 0"],
)
def test_an_impossible_position_is_refused_with_its_place(position: str) -> None:
    with pytest.raises(tt.PositionError) as refusal:
        table(position)
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
    start = f"round 2 | s0 0 one two | s1 0 four five | {part}"
    assert start == table(start).state.text()


def test_a_card_to_play_says_how_fast_it_is() -> None:
    game = table("round 1 | s0 0 fox one one three four | s1 14 two two two two three")
    decision = game.decision(0)
    assert decision is not None
    speeds = {option["text"]: option["facts"]["speed"] for option in decision["options"]}
    assert {"play one": 1, "play three": 3, "play four": 4, "play fox": 0} == speeds


def test_answers_light_up_what_they_are_about() -> None:
    game = table("round 1 | s0 0 spyglass one one three four | s1 0 two two two two three")
    decision = game.decision(0)
    assert decision is not None
    refs = {option["text"]: option["ref"] for option in decision["options"]}
    assert ("hand:s0-three", "zone:prize") == (refs["play three"], refs["peek"])
    start = "round 1 | s0 0 fox one one three | s1 3 two two five three | s2 0 six two three four"
    robbed = table(start, 3, dealer=["turn four"])
    for seat, card in ((0, "fox"), (1, "five"), (2, "six")):
        robbed.play(seat, f"play {card}")
    decision = robbed.decision(0)
    assert decision is not None
    assert ["seat:s1", "seat:s2"] == [option["ref"] for option in decision["options"]]
