"""The public surface, as the contract writes it, on the small game."""

import json
from typing import Any

import pytest

import tabletown as tt

START = "round 1 | s0 0 one two three four five | s1 0 one two three four six"


def first(table: tt.Table, seat: int) -> str:
    return table.choices(seat)[0].text


def test_games_are_the_three_people_play() -> None:
    assert "quickdraw" not in tt.games()
    assert tuple(tt.games()) == tt.games()


def test_a_table_is_dealt_by_itself_and_asks() -> None:
    table = tt.new("quickdraw", seats=3, seed=42, options={"edition": "rich"})
    assert (0, 1, 2) == table.pending
    assert not table.is_over and table.result is None
    for seat in table.pending:
        choices = table.choices(seat)
        assert choices
        assert all(isinstance(choice, tt.Choice) for choice in choices)
    assert [] == table.choices(7)


def test_an_answer_is_given_by_text_or_number() -> None:
    one, other = (tt.new("quickdraw", 2, seed=1, position=START) for _ in range(2))
    one.play(0, "play two")
    other.play(0, next(c.action for c in other.choices(0) if c.text == "play two"))
    assert one.state.fingerprint() == other.state.fingerprint()


@pytest.mark.parametrize(
    ("seat", "answer", "code"),
    [
        (0, "play six", "not-legal"),
        (0, "sing", "unknown-verb"),
        (0, "play", "wrong-arguments"),
        (0, "play ace", "unknown-word"),
        (0, "steal s1", "not-legal"),
        (0, 9999, "not-legal"),
        (0, -1, "not-legal"),
        (1, "play five", "not-legal"),
        (2, "play one", "not-pending"),
        (14, "play one", "not-pending"),
        (15, "turn one", "not-pending"),
        (-1, "play one", "not-pending"),
    ],
)
def test_what_the_rules_forbid_is_refused_and_changes_nothing(
    seat: int, answer: int | str, code: str
) -> None:
    table = tt.new("quickdraw", 2, seed=1, position=START)
    before = table.journal
    with pytest.raises(tt.IllegalAction) as refusal:
        table.play(seat, answer)
    assert code == refusal.value.code
    assert before == table.journal


def test_several_answers_are_taken_whole_or_not_at_all() -> None:
    table = tt.new("quickdraw", 2, seed=1, position="round 1 | s0 0 spyglass two three four five")
    before = table.journal
    with pytest.raises(tt.IllegalAction):
        table.play_all(0, ["peek", "play six"])
    assert before == table.journal
    with pytest.raises(tt.IllegalAction) as refusal:
        table.play_all(0, [])
    assert "no-actions" == refusal.value.code


def test_a_view_is_what_a_seat_may_know_as_plain_data() -> None:
    table = tt.new("quickdraw", 2, seed=1, position=START)
    mine = json.dumps(table.view(0))
    strangers = json.dumps(table.view(None))
    assert "card-five" in mine and "card-six" not in mine
    assert "card-five" not in strangers
    assert 14 == table.view(None)["seat"]


def test_a_whole_game_has_a_result() -> None:
    table = tt.new("quickdraw", seats=4, seed=9)
    while not table.is_over:
        table.play(table.pending[0], first(table, table.pending[0]))
    assert () == table.pending
    result = table.result
    assert isinstance(result, tt.Result)
    assert 4 == len(result.scores)
    assert max(result.scores) == result.scores[result.winners[0]]
    assert "last-round" == result.ending
    with pytest.raises(tt.IllegalAction):
        table.play(0, "play one")


def test_an_answer_is_taken_back_and_the_journal_says_so() -> None:
    table = tt.new("quickdraw", 3, seed=3)
    before = table.state.fingerprint()
    table.play(1, first(table, 1))
    table.undo(1)
    assert before == table.state.fingerprint()
    assert f"s1 undo {len(table.entries) - 1}" in table.journal
    with pytest.raises(tt.IllegalAction) as refusal:
        table.undo(1)
    assert "nothing-to-undo" == refusal.value.code


def test_in_a_simultaneous_phase_others_keep_their_answers() -> None:
    table = tt.new("quickdraw", 3, seed=3)
    table.play(0, first(table, 0))
    table.play(2, first(table, 2))
    table.undo(0)
    assert (0, 1) == table.pending


def test_what_has_been_shown_cannot_be_unseen() -> None:
    table = tt.new("quickdraw", 2, seed=1, position="round 1 | s0 0 spyglass two three four five")
    table.play(0, "peek")
    with pytest.raises(tt.IllegalAction) as refusal:
        table.undo(0)
    assert "undo-horizon" == refusal.value.code


def test_a_table_may_forbid_taking_back() -> None:
    table = tt.new("quickdraw", 2, seed=1, options={"undo": False})
    table.play(0, first(table, 0))
    with pytest.raises(tt.IllegalAction) as refusal:
        table.undo(0)
    assert "undo-off" == refusal.value.code


def test_after_taking_back_the_same_luck_comes_again() -> None:
    """The dealer's streams rewind with the journal."""
    table = tt.new("quickdraw", 2, seed=8)
    table.play(0, first(table, 0))
    table.rewind(0, len(table.entries))
    table.play(0, first(table, 0))
    table.play(1, first(table, 1))
    other = tt.new("quickdraw", 2, seed=8)
    other.play(0, first(other, 0))
    other.play(1, first(other, 1))
    assert other.state.fingerprint() == table.state.fingerprint()


def test_a_journal_replays_to_the_same_table() -> None:
    table = tt.new("quickdraw", 2, seed=5, options={"edition": "rich"}, dealer=["deal six"])
    table.play(0, first(table, 0))
    again = tt.replay(table.journal)
    assert table.journal == again.journal
    assert table.pending == again.pending
    assert table.view(0) == again.view(0)
    again.play(1, first(again, 1))
    table.play(1, first(table, 1))
    assert table.state.fingerprint() == again.state.fingerprint()


def test_the_dealer_answers_from_a_list_until_it_is_used_up() -> None:
    cards = ["deal six", "deal one", "deal six"]
    table = tt.new("quickdraw", 2, seed=5, dealer=cards)
    assert cards == [entry.text for entry in table.entries[:3]]
    again = tt.new("quickdraw", 2, seed=5, dealer=cards)
    assert table.journal == again.journal


@pytest.mark.parametrize("bad", ["deal ace", "roll 3", "sing"])
def test_a_list_the_dealer_cannot_follow_is_refused(bad: str) -> None:
    with pytest.raises(tt.IllegalAction):
        tt.new("quickdraw", 2, seed=5, dealer=["deal six", bad])


def test_a_table_starts_from_a_position() -> None:
    table = tt.new("quickdraw", 2, seed=5, position=START)
    assert START == table.state.text()
    assert "play six" in [choice.text for choice in table.choices(1)]
    assert table.journal == tt.replay(table.journal).journal


@pytest.mark.parametrize(
    "bad", ["", "round", "round x", "round 1 | s7 0", "round 1 | s0 0 ace", "nonsense", "| |"]
)
def test_an_impossible_position_is_refused_with_the_place(bad: str) -> None:
    with pytest.raises(tt.PositionError) as refusal:
        tt.new("quickdraw", 2, seed=5, position=bad or " ")
    assert refusal.value.code
    assert "place" in refusal.value.params


def test_more_cards_than_there_are_make_no_position() -> None:
    with pytest.raises(tt.PositionError) as refusal:
        tt.new("quickdraw", 2, seed=5, position="round 1 | s0 0" + " six" * 9)
    assert ("too-many-cards", "six") == (refusal.value.code, refusal.value.params["place"])


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": 1}, "bad-seats"),
        ({"seats": 5}, "bad-seats"),
        ({"options": {"speed": 1}}, "unknown-option"),
        ({"options": {"edition": "gold"}}, "bad-option-value"),
    ],
)
def test_a_table_that_cannot_be_is_refused(words: dict[str, Any], code: str) -> None:
    with pytest.raises(tt.OptionError) as refusal:
        tt.new(**{"game": "quickdraw", "seats": 2, "seed": 1, **words})
    assert code == refusal.value.code


def test_one_seed_gives_one_game_and_no_seed_another_each_time() -> None:
    assert tt.new("quickdraw", 2, seed=5).journal == tt.new("quickdraw", 2, seed=5).journal
    assert tt.new("quickdraw", 2, seed=5).journal != tt.new("quickdraw", 2, seed=6).journal
    assert tt.new("quickdraw", 2).header.seed_hash != tt.new("quickdraw", 2).header.seed_hash


def test_a_known_seed_is_marked_and_a_drawn_one_is_published_at_the_end() -> None:
    assert "\nknown-seed 5 " in tt.new("quickdraw", 2, seed=5).journal
    table = tt.new("quickdraw", 2)
    assert "known-seed" not in table.journal and "\nseed " not in table.journal
    while not table.is_over:
        table.play(table.pending[0], first(table, table.pending[0]))
    assert "\nseed " in table.journal
    tt.verify(table.journal)


def test_a_card_that_did_not_come_from_the_seed_is_found() -> None:
    from tabletown.core.journal import Writer

    table = tt.new("quickdraw", 2)
    while not table.is_over:
        table.play(table.pending[0], first(table, table.pending[0]))
    lines = [line.rsplit(" #", 1)[0] for line in table.journal.splitlines()]
    other = tt.new("quickdraw", 2)
    while not other.is_over:
        other.play(other.pending[0], first(other, other.pending[0]))
    lines[-1] = f"seed {other.seed.hex()}"
    with pytest.raises(tt.JournalError) as refusal:
        tt.verify(Writer().lines(lines))
    assert "wrong-seed" == refusal.value.code
    at = next(i for i, line in enumerate(lines) if line.startswith("seed-hash"))
    lines[at] = f"seed-hash {other.header.seed_hash}"
    with pytest.raises(tt.JournalError) as refusal:
        tt.verify(Writer().lines(lines))
    assert "not-from-seed" == refusal.value.code


def test_a_draft_shows_what_would_be_and_records_nothing() -> None:
    table = tt.new("quickdraw", 2, seed=1, position=START)
    before = table.journal
    trial = table.draft(0, [table.choices(0)[0].action])
    assert 0 == (trial.pending() & 1)
    assert before == table.journal
    assert (0, 1) == table.pending


def test_a_question_keeps_its_number_while_a_rival_answers() -> None:
    table = tt.new("quickdraw", 2, seed=1, position=START)
    asked = table.seq(0)
    table.play(1, "play one")
    assert asked == table.seq(0)
    table.play(0, "play two")
    assert asked < table.seq(0)
