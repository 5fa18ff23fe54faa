"""Single steps of a turn: refusals, taking back, Ghost Writer, windows, the proofreader."""

from tests.rulebook.paperback.tables import (
    choices,
    heap,
    lays,
    refused,
    spell,
    table,
    turn,
)


def test_PB_R2_a_short_word_before_the_space_is_refused_as_short() -> None:
    hand = "s0 hand v5 s2 v1 s1 d01 | common space"
    assert refused(table(hand, space=True), 0, *lays("v5 space s2 v1"), "finish") == (
        "word-too-short"
    )
    # Two letters are long enough; Z and N make no word.
    assert (
        refused(table(hand, space=True), 0, *lays("s1 s2 space d01"), "finish")
        == "not-in-standard-family"
    )


def test_PB_E11_a_reversed_pair_taken_back_gives_the_dyslexic_back() -> None:
    own = table("s0 hand d05 dyslexic s1 | common c-o", dyslexic=True)
    own.play(0, "turn d05")
    assert heap(own, "hand-s0") == {"s1": 1}
    own.play(0, "back")
    assert heap(own, "hand-s0") == {"d05": 1, "dyslexic": 1, "s1": 1}
    shared = table("s0 hand d05 d01 s1 | common dyslexic", dyslexic=True)
    shared.play(0, "turn d05")
    assert "turn d01" not in choices(shared, 0)
    # Taking another card back leaves the pair reversed.
    shared.play_all(0, ["lay s1", "back"])
    assert "turn d01" not in choices(shared, 0)
    shared.play(0, "back")
    assert "turn d01" in choices(shared, 0)


def test_a_ghost_writer_is_asked_when_the_turn_begins() -> None:
    position = "s0 hand s1 w2 | s1 hand s2 w2 | s1 talent ghost-writer"
    played = table(position, talents=True)
    turn(played, 0, "s1 w2=a")
    assert choices(played, 1) == ["swap s2", "swap w2", "keep"]
    # Without a card there is nothing to swap.
    empty = table(position.replace("s1 hand s2 w2", "s1 hand"), talents=True)
    turn(empty, 0, "s1 w2=a")
    assert "pass" in choices(empty, 1)


def test_a_challenge_is_a_phase_of_its_own() -> None:
    played = table("s0 hand s1 w2", seats=3, validity="challenge")
    assert played.state.phase() == 0
    spell(played, 0, "s1 w2=a")
    judging = played.state.phase()
    assert judging != 0
    played.play(2, "yes")
    assert played.state.phase() == judging
    played.play(1, "yes")
    assert played.state.phase() == 0


def test_the_proofreader_counts_no_bought_card() -> None:
    # Two starters, one worth fame, and three bought letters against six starters.
    played = table(
        "s0 deck s1 w2 | s0 discard l01 l02 l03 | s1 deck s1 w2*5 | award proofreader", awards=True
    )
    assert [standing["score"] for standing in played.view(None)["standings"]] == [1 + 5, 5]
