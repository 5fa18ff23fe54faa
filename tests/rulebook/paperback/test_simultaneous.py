"""The simultaneous round: what a seat may do on its own, and who sees its word."""

from tests.rulebook.paperback.tables import (
    act,
    choices,
    heap,
    keys,
    lays,
    refused,
    spell,
    standing,
    table,
    worth_trying,
)

ROUND = "s0 hand s1 w2 | s1 hand s1 s2 w2 | common c-o"


def test_the_hand_is_given_up_for_a_token_before_the_first_card_only() -> None:
    played = table(ROUND, variant="simultaneous", hand_token=True)
    assert "cash-in" in choices(played, 0)
    played.play_all(0, ["lay s1"])
    assert "cash-in" not in choices(played, 0)
    without = table(ROUND, variant="simultaneous")
    assert "cash-in" not in choices(without, 0)


def test_giving_up_brings_nothing_and_cashing_in_a_token() -> None:
    played = table(ROUND, variant="simultaneous", hand_token=True)
    played.play(0, "pass")
    played.play(1, "cash-in")
    assert [standing(played, seat)["tokens"] for seat in (0, 1)] == [0, 1]
    assert keys(played).count("passed") == keys(played).count("token-taken") == 1


def test_PB_R60_a_ghost_writer_tries_swaps_and_then_words() -> None:
    played = table(
        "s0 hand s1 s2 w2 | s0 talent ghost-writer | s0 step 1 | s1 hand s1 w2 | common dyslexic",
        variant="simultaneous",
        talents=True,
        dyslexic=True,
    )
    assert worth_trying(played, 0) == ["swap s1", "swap s2", "swap w2", "keep"]
    played.play(0, "keep")
    # Z and N begin words with one wild; where a card does, the wild is kept for later.
    assert worth_trying(played, 0) == ["lay s1", "lay s2"]


def test_PB_R60_a_ghost_writer_who_lays_before_the_swap_is_told_why_not() -> None:
    position = "s0 hand s1 s2 w2 | s0 talent ghost-writer | s1 hand s1 w2 | common c-o"
    at_once = table(f"{position} | s0 step 1", variant="simultaneous", talents=True)
    # As release 0.1.0 says: where all spell at once, as if the word had begun.
    assert refused(at_once, 0, "lay s3") == "no-such-card"
    assert refused(at_once, 0, "lay-as s1 a") == "wrong-letter"
    assert refused(at_once, 0, "lay s1") == "talent-used"
    assert refused(at_once, 0, "finish") == "no-hand-card"
    in_turn = table(f"{position} | phase haunt", talents=True)
    assert refused(in_turn, 0, "lay s3") == "not-legal"


def test_PB_R59_a_word_is_hidden_until_all_have_submitted_theirs() -> None:
    played = table(ROUND, variant="simultaneous")
    spell(played, 0, "s1 w2=a")
    assert heap(played, "word-s0", 0) == {"s1": 1, "w2": 1}
    assert heap(played, "word-s0", 1) == {}
    act(played, 1, *lays("s2 w2=a"))
    # All words lie open before the dealer says who was first.
    state = played.state.clone()
    state.step(1, played.game.verbs.parse("finish"))
    assert state.is_owed()
    for seat in (0, 1):
        zones = {zone.ref: zone for zone in state.observe(seat).zones}
        assert [len(zones[f"zone:word-s{owner}"].pieces) for owner in (0, 1)] == [2, 2]
