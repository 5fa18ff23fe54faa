"""Rulings on modules, optional rules and variants, and the talents and awards."""

from typing import Any

import pytest

import tabletown as tt
from tests.rulebook.paperback.tables import (
    act,
    choices,
    heap,
    keys,
    lays,
    refused,
    sale,
    scene,
    spell,
    standing,
    table,
    turn,
    worth_trying,
)

# The cooperative game.


@pytest.mark.parametrize(("seats", "rows"), [(2, 4), (3, 5), (4, 6), (5, 6)])
def test_PB_R11_pyramid_rows(seats: int, rows: int) -> None:
    played = table(seats=seats, variant="cooperative")
    assert len(heap_of_slots(played)) == rows
    assert pyramid_size(played) == 4 * rows - 6


def heap_of_slots(played: Any) -> list[str]:
    """The uncovered cards of the pyramid."""
    return [slot for slot in sale(played) if slot.startswith("p")]


def pyramid_size(played: Any) -> int:
    """All cards of the pyramid, face down ones included."""
    (zone,) = [zone for zone in played.view(None)["zones"] if zone["ref"] == "zone:pyramid"]
    return len(zone["pieces"])


def test_PB_R11_the_pyramid_is_a_table_setting() -> None:
    assert pyramid_size(table(variant="cooperative", pyramid_base=6)) == 18


def test_PB_R12_the_track_runs_out_without_ending_the_game() -> None:
    played = table(
        "s0 hand l02 s5 d06 w2*5 | common c-a | place 3 | s1 discard c-e c-i c-o",
        variant="cooperative",
        validity="vote",
    )
    spell(played, 0, "l02 c-a s5 d06 w2=a w2=ł w2=y w2=m w2=i")
    played.play(1, "yes")
    act(played, 0, "end", "place p0")
    assert not played.is_over
    assert heap(played, "track") == {}
    assert not any(choice.startswith("lay c-") for choice in choices(played, 1))


def test_PB_R46_rows_may_be_made_of_other_books() -> None:
    played = table("pyramid -1 -1 0 0 0 0 0 0 0 0", variant="cooperative", pyramid_rows="gentle")
    assert sale(played)["p4"] == "f5"
    rising = table("pyramid -1 -1 0 0 0 0 0 0 0 0", variant="cooperative")
    assert sale(rising)["p4"] == "f8"


def test_PB_R58_cooperative_details() -> None:
    # Hand for a token places a pyramid token too.
    cashed = table("s0 hand s1 s2 w2", variant="cooperative", hand_token=True)
    act(cashed, 0, "cash-in", "place p1")
    assert cashed.pending == (1,)
    # A bought book is a purchase: no token is due, its tokens go away.
    bought = table("s0 hand l25 v1 s1 | pyramid 4 0 0 0 0 0 0 0 0 0", variant="cooperative")
    spell(bought, 0, "l25 v1")
    act(bought, 0, "done", "buy p0")
    assert bought.pending == (1,)
    assert "token-placed" not in keys(bought)
    # The last card wins at once, by upgrade as well.
    last = " ".join(["pyramid", "0", *["-1"] * 9])
    won = table(f"s0 hand l25 v1 s1 | {last}", variant="cooperative")
    spell(won, 0, "l25 v1")
    act(won, 0, "done", "buy p0")
    assert won.result.ending == "cleared"
    assert won.result.winners == (0, 1)
    traded = table(f"s0 hand l25 v1 l15 s1 | {last} | top 5:l38 | low 5:l39", variant="cooperative")
    spell(traded, 0, "l25 v1")
    act(traded, 0, "use l25", "trash l15", "gain p0")
    assert traded.result.ending == "cleared"


def test_open_hands_in_the_cooperative_game() -> None:
    played = table("s0 hand s1 s2 w2 | s1 hand s3 w2", variant="cooperative")
    assert heap(played, "hand-s1", 0) == {"s3": 1, "w2": 1}
    closed = table("s0 hand s1 s2 w2 | s1 hand s3 w2", variant="cooperative", hands="closed")
    assert heap(closed, "hand-s1", 0) == {"card-back": 2}


# The simultaneous game.

THREE = "s0 hand s1 s2 s3 w2*3 | s1 hand s1 s2 s3 w2*3 | s2 hand s1 s2 s3 w2*3"


def test_PB_R13_finishing_order_and_rising_threshold() -> None:
    played = table(
        "s0 hand l02 s5 d06 w2*3 | s1 hand l22 s5 v3 s3 w2*3 | common c-a",
        variant="simultaneous",
    )
    spell(played, 0, "l02 c-a s5 d06 w2=a w2=ć")
    # K R A S O W A: seven letters with the shared A, which seat 0 has won already.
    spell(played, 1, "l22 s3 c-a s5 w2=o w2=w w2=a")
    assert keys(played).count("common-won") == 1
    awarded = [event["seat"] for event in played.events(0) if event["key"] == "common-won"]
    assert awarded == ["seat:s0"]


def test_PB_R13_a_late_writer_may_still_use_the_card_of_the_round() -> None:
    played = table(
        "s0 hand l02 s5 d06 w2*3 | s1 hand s1 s2 w2*3 | common c-a",
        variant="simultaneous",
        validity="challenge",
    )
    spell(played, 0, "l02 c-a s5 d06 w2=a w2=ć")
    spell(played, 1, "s1 s2")
    played.play(1, "yes")
    assert (scene(played)["phase"], scene(played)["active"]) == ("buy", 0)
    (after,) = heap(played, "track")
    assert after != "c-a"
    played.play(0, "end")
    played.play(0, "no")
    assert (scene(played)["phase"], scene(played)["active"]) == ("word", 1)
    assert heap(played, "track") == {after: 1, "c-a": 1}
    assert "lay c-a" in choices(played, 1)


def test_PB_R14_the_end_waits_for_the_whole_round() -> None:
    played = table(
        "s0 hand l65 v1 s1 w2 | s1 hand s1 w2 | fame 0 1 2 1 | common c-a",
        variant="simultaneous",
    )
    spell(played, 0, "w2=b v1 l65")
    spell(played, 1, "s1 w2=a")
    act(played, 0, "buy f8", "end")
    assert played.is_over
    assert played.result.ending == "fame"
    # Seat 1 resolved its word although seat 0 had emptied the second pile before.
    assert keys(played).count("spelled") == 2


def test_PB_R59_resolving_in_finishing_order() -> None:
    played = table(f"{THREE} | common c-a", seats=3, variant="simultaneous")
    for seat in (2, 0, 1):
        spell(played, seat, "s1 w2=a")
    spelled = [event["seat"] for event in played.events(0) if event["key"] == "spelled"]
    assert spelled == ["seat:s2", "seat:s0", "seat:s1"]
    # Several wrong words stand in the order of the latest one.
    late = table(f"{THREE} | common c-a", seats=3, variant="simultaneous")
    spell(late, 0, "s1 s2")
    spell(late, 1, "s1 s2")
    spell(late, 2, "s1 w2=a")
    spell(late, 0, "s1 w2=a")
    spell(late, 1, "s1 w2=a")
    order = [event["seat"] for event in late.events(0) if event["key"] == "arrived"]
    assert order == ["seat:s2", "seat:s0", "seat:s1"]
    # A gap made by upgrade waits for the end of the round as well.
    market = "market l01 l02 l03 l04 l05 l06 l07 l08 l09 l10"
    gap = table(
        f"s0 hand l25 v1 w2*2 s1 s2 | s1 hand s1 w2 | {market} | common c-a",
        variant="simultaneous",
    )
    spell(gap, 0, "l25 v1")
    spell(gap, 1, "s1 w2=a")
    act(gap, 0, "use l25", "trash w2", "gain m0")
    assert "m0" not in sale(gap)


def test_PB_R59_everybody_sees_the_places_when_two_words_are_refused() -> None:
    played = table(f"{THREE} | common c-a", seats=3, variant="simultaneous", validity="challenge")
    assert scene(played)["places"] == (0, 0, 0)
    spell(played, 1, "s1 s2")
    spell(played, 0, "s1 s2")
    assert scene(played)["places"] == (0, 0, 0)
    spell(played, 2, "s1 w2=a")
    assert scene(played)["places"] == (2, 1, 3)
    for judge in (0, 2):
        played.play(judge, "no")
    assert scene(played)["places"] == (1, 3, 2)
    for judge in (1, 2):
        played.play(judge, "no")
    assert scene(played)["places"] == (3, 2, 1)
    for judge in (0, 1):
        played.play(judge, "yes")
    # Seat 2 has resolved its word; seat 1 looks for another one, and seat 0 comes last.
    assert (scene(played)["phase"], scene(played)["active"]) == ("word", 1)
    assert scene(played)["places"] == (3, 2, 0)
    spell(played, 1, "s1 w2=a")
    for judge in (0, 2):
        played.play(judge, "yes")
    assert scene(played)["places"] == (3, 0, 0)
    spell(played, 0, "s1 w2=a")
    assert scene(played)["places"] == (3, 0, 0)
    for judge in (1, 2):
        played.play(judge, "yes")
    assert scene(played)["places"] == (0, 0, 0)


@pytest.mark.parametrize("option", ["hint_tokens", "discount_tokens", "reuse_2c", "attacks"])
def test_PB_R60_options_that_are_off_in_the_simultaneous_game(option: str) -> None:
    with pytest.raises(tt.OptionError) as error:
        table("", 2, None, variant="simultaneous", **{option: True})
    assert error.value.code == "not-simultaneous"


def test_PB_R60_ghost_writer_and_themes_in_the_simultaneous_game() -> None:
    played = table(
        "s0 hand s1 s2 w2*3 l25 | s0 talent ghost-writer | s0 step 1 | s1 hand s1 w2*3 l14 "
        "| common c-a | theme travel",
        variant="simultaneous",
        talents=True,
        themes=True,
        hand_token=True,
    )
    assert choices(played, 0)[-1] == "keep"
    played.play(0, "swap s2")
    assert standing(played, 0)["hand"] == 6
    spell(played, 0, "l25 w2=a")
    spell(played, 1, "l14 w2=a")
    act(played, 0, "done", "claim")
    played.play(1, "yes")
    assert scene(played)["holder"] == 0
    # A later claim in the same round takes it over.
    act(played, 0, "end")
    act(played, 1, "done", "claim")
    played.play(0, "yes")
    assert scene(played)["holder"] == 1


# Hints and themes.


HINT = "s0 hand l25 v1 s2 s1 w2 | common c-o"


def test_PB_R31_a_proposal_may_use_the_common_card() -> None:
    played = table(HINT, hint_tokens=True)
    played.play(0, "show-hand")
    assert heap(played, "hand-s0", 1) == {"l25": 1, "v1": 1, "s1": 1, "s2": 1, "w2": 1}
    # M O N A with the shared O.
    played.play_all(1, [*lays("l25 c-o s2 v1"), "propose"])
    played.play(0, "accept s1")
    assert standing(played, 1)["tokens"] == 1
    assert "spelled" in keys(played)


def test_PB_R32_the_earliest_of_equal_proposals_is_paid() -> None:
    played = table(HINT, seats=3, hint_tokens=True)
    played.play(0, "show-hand")
    for seat in (2, 1):
        played.play_all(seat, [*lays("s2 v1"), "propose"])
    played.play(0, "accept s1")
    assert standing(played, 1)["tokens"] == 0
    assert standing(played, 2)["tokens"] == 1


def test_a_hint_is_one_phase_until_the_dealer_says_who_was_first() -> None:
    played = table(HINT, seats=3, hint_tokens=True)
    played.play(0, "show-hand")
    played.play_all(1, [*lays("s2 v1"), "propose"])
    played.play_all(2, lays("s2 v1"))
    state = played.state.clone()
    before = state.phase()
    state.step(2, played.game.verbs.parse("propose"))
    assert state.is_owed()
    assert before == state.phase() != 0


def test_a_hint_is_worth_proposing_once_it_is_a_word() -> None:
    played = table(HINT, hint_tokens=True)
    played.play(0, "show-hand")
    assert "propose" not in worth_trying(played, 1)
    played.play_all(1, lays("l25 c-o s2 v1"))
    assert "propose" in worth_trying(played, 1)
    assert set(worth_trying(played, 1)) <= {choice.text for choice in played.choices(1)}


def test_hints_cost_nothing_if_not_used() -> None:
    played = table(HINT, hint_tokens=True)
    played.play(0, "show-hand")
    played.play_all(1, [*lays("s2 v1"), "propose"])
    turn(played, 0, "l25 v1")
    assert standing(played, 1)["tokens"] == 0
    # Laying the proposed word oneself is using it.
    same = table(HINT, hint_tokens=True)
    same.play(0, "show-hand")
    same.play_all(1, [*lays("s2 v1"), "propose"])
    spell(same, 0, "s2 v1")
    assert standing(same, 1)["tokens"] == 1
    # And a proposal must be a word.
    wrong = table(HINT, hint_tokens=True)
    wrong.play(0, "show-hand")
    assert refused(wrong, 1, *lays("l25 s2"), "propose") == "not-in-standard-family"
    wrong.play(1, "no-idea")
    assert "show-hand" not in choices(wrong, 0)


def test_PB_R33_either_word_may_fit_the_theme() -> None:
    played = table(
        "s0 hand l25 l35 v1 v2 s2 d03 | common space | theme travel", themes=True, space=True
    )
    spell(played, 0, "d03 space l25 v1 l35 v2")
    while scene(played)["phase"] == "ability":
        played.play(0, "done")
    played.play(0, "claim")
    asked = played.decision(1)
    assert asked["ask"] == "theme"
    assert "mapa" in asked["facts"]["word"]
    assert worth_trying(played, 1) == ["yes"]
    played.play(1, "yes")
    assert scene(played)["holder"] == 0


def test_voters_are_told_the_theme_and_judges_only_the_word() -> None:
    played = table("s0 hand l25 v1 w2 | common c-o | theme travel", themes=True)
    spell(played, 0, "l25 w2=a")
    act(played, 0, "claim")
    assert played.decision(1)["facts"] == {"word": "ma", "theme": "theme:travel"}
    judged = table("s0 hand l25 v1 w2 | common c-o", validity="challenge")
    spell(judged, 0, "l25 w2=a")
    assert judged.decision(1)["facts"] == {"word": "ma"}


def test_PB_R34_the_holder_has_nothing_to_claim() -> None:
    played = table("s0 hand l25 v1 s1 | theme travel | holder s0", themes=True)
    spell(played, 0, "l25 v1")
    played.play(0, "done")
    assert "claim" not in choices(played, 0)


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
        played = table(
            "s0 hand l25 v1 s1 | theme travel | holder s1",
            seats=seats,
            themes=True,
            theme_majority=majority,
        )
        spell(played, 0, "l25 v1")
        act(played, 0, "done", "claim")
        for seat in range(1, seats):
            played.play(seat, "yes" if seat <= agreeing else "no")
        assert scene(played)["holder"] == (0 if agreeing == needed else 1)


def test_the_theme_is_worth_fame_and_claimed_once_a_turn() -> None:
    played = table("s0 hand l25 v1 s1 | theme travel", themes=True)
    spell(played, 0, "l25 v1")
    act(played, 0, "done", "claim")
    played.play(1, "no")
    assert "claim" not in choices(played, 0)
    held = table("s0 hand l25 v1 s1 | theme travel | holder s1", themes=True)
    assert held.view(None)["standings"][1]["score"] == 5 + 4


# Talents.


def test_PB_R61_typo() -> None:
    position = "s0 hand s1 x04 v1 w2 d01 c-e | s0 talent typo | common c-a"
    played = table(position, talents=True, attacks=True)
    able = {choice.split()[1] for choice in choices(played, 0) if choice.startswith("typo")}
    assert able == {"s1", "x04", "v1", "c-e"}
    # An attack card played as a Typo attacks nobody; a vowel is still used up.
    turn(played, 0, "x04?n v1")
    assert heap(played, "lasting-s0") == {}
    assert heap(played, "trash") == {"v1": 1}
    vowel = table(position, talents=True, attacks=True)
    vowel.play_all(0, lays("s1 v1?e"))
    assert scene(vowel, 0)["spelled"][0]["value"] == 1
    assert not any(choice.startswith("typo") for choice in choices(vowel, 0))


def test_PB_R61_stuck_key() -> None:
    position = "s0 hand s1 v1 s4 w2 d03 c-e | s0 talent stuck-key | common c-a"
    played = table(position, talents=True)
    able = {choice.split()[1] for choice in choices(played, 0) if choice.startswith("double")}
    assert able == {"s1", "s4", "v1", "c-e"}
    # Z Z is two letters for one card and its one cent.
    played.play_all(0, lays("s1* w2=a"))
    word = scene(played, 0)["spelled"][0]
    assert (word["text"], word["length"], word["value"]) == ("zza", 3, 1)


def test_writers_block() -> None:
    played = table(
        "s0 hand s1 w2 | s0 deck s2 s3 s4 s5 l01 l02 | s0 talent writers-block", talents=True
    )
    turn(played, 0, "s1 w2=a")
    # Five cards without a wild, so one more, once; two of six cards are left: none.
    assert standing(played, 0)["hand"] == 6


def test_plagiarism() -> None:
    # D l12 (2, +1 if first) works twice.
    played = table("s0 hand l12 w2 s1 | s0 talent plagiarism", talents=True)
    spell(played, 0, "l12 w2=o")
    assert choices(played, 0) == ["again l12", "done"]
    played.play(0, "again l12")
    assert scene(played)["value"] == 4
    # M l25 trades twice.
    twice = table("s0 hand l25 v1 s1 s2 | top 2:v3 | s0 talent plagiarism", talents=True)
    spell(twice, 0, "l25 v1")
    act(twice, 0, "again l25", "trash s1", "use l25", "trash s2")
    assert sum(count for card, count in heap(twice, "discard-s0").items()) == 2
    # Doublings, copies and self-trash are not repeated.
    none = table("s0 hand l65 l14 l34 s1 | s0 talent plagiarism", talents=True, validity="vote")
    spell(none, 0, "l65 l14 l34")
    none.play(1, "yes")
    assert not any(choice.startswith("again") for choice in choices(none, 0))


def test_ghost_writer() -> None:
    played = table("s0 hand s1 s2 w2 | s0 talent ghost-writer | phase haunt", talents=True)
    assert choices(played, 0) == ["swap s1", "swap s2", "swap w2", "keep"]
    played.play(0, "swap s1")
    assert heap(played, "discard-s0") == {"s1": 1}
    assert standing(played, 0)["hand"] == 3
    assert "pass" in choices(played, 0)


# Awards.


@pytest.mark.parametrize(
    ("award", "mine", "theirs", "winners"),
    [
        ("muse", "l01", "l02 l03", [1]),
        ("editor", "l01", "l02 l03", [0]),
        ("thesaurus", "d01", "l02 l03", [0]),
        ("thesaurus", "l01", "l02 l03", []),
        ("muse", "l01", "l02", [0, 1]),
        ("proofreader", "l01", "l02", [0, 1]),
    ],
)
def test_awards(award: str, mine: str, theirs: str, winners: list[int]) -> None:
    played = table(f"s0 discard {mine} | s1 discard {theirs} | award {award}", awards=True)
    scores = [standing["score"] for standing in played.view(None)["standings"]]
    assert scores == [10 if seat in winners else 5 for seat in range(2)]


def test_proofreader_counts_starters_left() -> None:
    played = table("s0 deck s1 w2*5 | s1 discard l01 | award proofreader", awards=True)
    scores = [standing["score"] for standing in played.view(None)["standings"]]
    assert scores == [10, 5]


# Is it a word?


def test_challenge_takes_a_wrong_word_back() -> None:
    played = table("s0 hand s1 s2 w2", validity="challenge")
    spell(played, 0, "s1 s2")
    played.play(1, "no")
    assert scene(played)["phase"] == "word"
    assert standing(played, 0)["hand"] == 3
    lost = table("s0 hand s1 s2 w2", validity="challenge", lost_turn=True)
    spell(lost, 0, "s1 s2")
    lost.play(1, "no")
    assert lost.pending == (1,)
    right = table("s0 hand s1 s2 w2", validity="challenge")
    spell(right, 0, "s1 w2=a")
    right.play(1, "no")
    assert "spelled" in keys(right)
    unchallenged = table("s0 hand s1 s2 w2", validity="challenge")
    spell(unchallenged, 0, "s1 s2")
    unchallenged.play(1, "yes")
    assert "spelled" in keys(unchallenged)


@pytest.mark.parametrize(("against", "stands"), [(0, True), (1, True), (2, False), (3, False)])
def test_vote_needs_more_than_half_of_the_others(against: int, stands: bool) -> None:
    played = table("s0 hand s1 s2 w2", seats=5, validity="vote")
    spell(played, 0, "s1 s2")
    for seat in range(1, 5):
        played.play(seat, "no" if seat <= against else "yes")
    assert ("spelled" in keys(played)) == stands


def test_the_tables_own_words() -> None:
    played = tt.new("paperback", seats=2, seed=3, options={"table_words": True})
    assert choices(played, 0)[-1] == "begin"
    played.play_all(0, ["type z", "type z", "allow", "type a", "type t", "ban", "begin"])
    replayed = tt.replay(played.journal)
    assert replayed.state.fingerprint() == played.state.fingerprint()
    ruled = [event["verdict"] for event in played.events(1) if event["key"] == "ruled"]
    assert ruled == ["verdict:allowed", "verdict:banned"]
    with_own = table("s0 hand s1 w2 | edits 1 2 46 46", table_words=True)
    spell(with_own, 0, "s1 w2=z")
    banned = table("s0 hand s1 w2 | edits 0 2 46 1", table_words=True)
    assert refused(banned, 0, "lay s1", "lay-as w2 a", "finish") == "not-in-standard-family"


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"words": "large"}, "no-such-list"),
        ({"pack": "en", "words": "strict"}, "no-such-list"),
        ({"variant": "cooperative", "attacks": True}, "not-cooperative"),
        ({"variant": "cooperative", "themes": True}, "not-cooperative"),
        ({"coop_hard": True}, "only-cooperative"),
        ({"variant": "cooperative", "pyramid_base": 2}, "pyramid-too-small"),
        (
            {"variant": "cooperative", "pyramid_base": 6, "pyramid_rows": "gentle"},
            "pyramid-too-large",
        ),
        ({"theme_majority": "all"}, "needs-themes"),
        ({"reuse_2c_wilds": True}, "needs-reuse"),
        ({"tokens_after_pass": True}, "needs-tokens"),
        ({"lost_turn": True}, "needs-challenge"),
        ({"pack": "en", "fold_diacritics": True}, "nothing-to-fold"),
        ({"variant": "simultaneous", "hands": "open"}, "not-simultaneous"),
    ],
)
def test_senseless_mixes_are_refused(options: dict[str, Any], code: str) -> None:
    with pytest.raises(tt.OptionError) as error:
        table(**options)
    assert error.value.code == code


def test_positions_that_cannot_be_are_refused() -> None:
    for text, code in (
        ("s0 hand l01 l01", "too-many-cards"),
        ("s0 hand x01", "no-such-card"),
        ("s0 hand z99", "bad-position"),
        ("top 3:l60", "bad-position"),
        ("s7 hand l01", "bad-position"),
    ):
        with pytest.raises(tt.PositionError) as error:
            table(text)
        assert error.value.code == code
