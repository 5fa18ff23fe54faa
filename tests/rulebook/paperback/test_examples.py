"""The worked examples of the rules, one test each."""

import pytest

from tests.rulebook.paperback.tables import (
    choices,
    heap,
    lays,
    price,
    refused,
    sale,
    scene,
    spell,
    standing,
    table,
    turn,
)

MAPA = "s0 hand l25 v1 v2 l35 w2 | top 3:l09 5:l31 | low 3:l04"


def test_PB_E1_mapa() -> None:
    played = table(MAPA)
    spell(played, 0, "l25 v1 l35 v2")
    played.play_all(0, ["use l25", "trash w2", "gain t3"])
    assert heap(played, "discard-s0") == {"l09": 1}
    assert sale(played)["t3"] != "l09"
    played.play_all(0, ["use l35", "clear t5"])
    assert sale(played)["t5"] != "l31"
    played.play(0, "clear r3")
    assert sale(played)["r3"] != "l04"
    assert scene(played)["value"] == 11
    assert refused(played, 0, "buy f8", "buy t4") == "too-dear"
    played.play(0, "buy f8")
    bought = sale(played)["r3"]
    played.play(0, "buy r3")
    assert heap(played, "trash") == {"v1": 1, "v2": 1, "w2": 1, "l31": 1, "l04": 1}
    assert heap(played, "discard-s0") == {"l09": 1, "l25": 1, "l35": 1, "f8": 1, bought: 1}
    assert standing(played, 0)["hand"] == 5
    assert played.view(0)["standings"][0]["score"] == 4 + 7


@pytest.mark.parametrize(
    ("bought", "refusal"),
    [
        (["buy t5"], "buy t2"),
        (["buy t3", "buy t2"], "buy t2"),
        (["buy t2", "buy t2"], "buy t2"),
        (["buy f5"], "buy t2"),
        (["buy t3"], "buy r3"),
    ],
)
def test_PB_E2_budget_of_five(bought: list[str], refusal: str) -> None:
    # M 2 and A 3 make 5¢; the pair, worth nothing more, stays in hand.
    played = table("s0 hand l25 v1 s1 s2 | top 5:l38 3:l03 | low 3:l02")
    spell(played, 0, "l25 v1")
    played.play(0, "done")
    assert scene(played)["cents"] == 5
    assert refused(played, 0, *bought, refusal) in ("too-dear", "not-pending")


def test_PB_E3_reshuffle_only_when_the_deck_is_empty() -> None:
    discard = "l01 l02 l03 l04 l05 l06 l07"
    played = table(f"s0 hand s1 w2 | s0 deck s2 s3 w2 | s0 discard {discard}")
    spell(played, 0, "s1 w2=a")
    assert standing(played, 0) | {"commons": 0} == {
        "deck": 7,
        "hand": 5,
        "discard": 0,
        "commons": 0,
    }
    exact = table(f"s0 hand s1 w2 | s0 deck s2 s3 s4 s5 w2 | s0 discard {discard}")
    spell(exact, 0, "s1 w2=a")
    assert standing(exact, 0)["deck"] == 0
    assert standing(exact, 0)["discard"] == 9


def test_PB_E4_starter_word() -> None:
    played = table("s0 hand s1 s2 s5 w2*2", pack="en")
    played.play_all(0, lays("s1 s2 w2=a w2=i s5"))
    word = scene(played, 0)["spelled"][0]
    assert (word["text"], word["value"], word["length"]) == ("train", 3, 5)


@pytest.mark.parametrize(
    ("hand", "word", "value"),
    [
        # K 2, MI 2 (d14, copies a neighbour), S 2 (l51, doubles a word without wilds).
        ("l02 d14 l51", "l02 d14 l51", 18),
        # D 2 (l12) pays 1¢ more as the first letter.
        ("l12 d14 l51", "l12 d14 l51", 21),
    ],
)
def test_PB_E5_copied_double(hand: str, word: str, value: int) -> None:
    played = table(f"s0 hand {hand}", validity="vote")
    spell(played, 0, word)
    played.play(1, "yes")
    played.play(0, "use d14")
    if scene(played)["phase"] == "copy":
        played.play(0, "copy l51")
    assert scene(played)["value"] == value


def test_PB_E6_length_award() -> None:
    # KASOWAĆ: K, the shared A, S, the pair OW and two wilds are seven letters.
    played = table("s0 hand l02 s5 d06 w2*3 | common c-a")
    spell(played, 0, "l02 c-a s5 d06 w2=a w2=ć")
    assert scene(played)["length"] == 8
    # K 2 + A 1 + S 1 + OW 2
    assert [event["cents"] for event in played.events(0) if event["key"] == "valued"] == [6]
    assert "c-a" in heap(played, "discard-s0") | heap(played, "hand-s0")


def test_PB_E7_last_common() -> None:
    played = table(
        "s0 hand l02 s5 d06 w2*5 | common c-a | place 3 | s1 discard c-e c-i c-o",
        validity="vote",
    )
    spell(played, 0, "l02 c-a s5 d06 w2=a w2=ł w2=y w2=m w2=i")
    played.play(1, "yes")
    played.play(0, "end")
    assert played.is_over
    assert played.result.ending == "common"
    assert standing(played, 0)["hand"] == 5


def test_PB_E8_two_empty_piles() -> None:
    played = table("s0 hand l65 l66 c-a w2 f5 | fame 3 4 1 0 | common c-o", validity="vote")
    spell(played, 0, "l65 l66 c-a")
    played.play(1, "yes")
    # (4 + 5 + 1) three times is 30.
    played.play_all(0, ["buy f11", "end"])
    assert played.result.ending == "fame"
    # Five starter wilds, the f5 in hand 4, the bought f11 10, the Common card of the word 5.
    assert played.result.scores[0] == 5 + 4 + 10 + 5


def test_PB_E9_wild_value() -> None:
    # T (l30: 1, each wild +1) and K (l02: 2) with three wilds.
    played = table("s0 hand l30 l02 w2*3", validity="vote")
    played.play_all(0, lays("l02 w2=o l30 w2=e w2=m"))
    assert scene(played, 0)["spelled"][0]["value"] == 6
    # W (l31: 2, count the next card twice) before a wild adds nothing.
    beside = table("s0 hand l31 w2*3", validity="vote")
    beside.play_all(0, lays("l31 w2=o"))
    assert scene(beside, 0)["spelled"][0]["value"] == 2


def test_PB_E10_space() -> None:
    played = table("s0 hand s1 d01 l02 s3 d13 | common space", space=True)
    played.play_all(0, lays("s1 d01 l02 space s3 d13"))
    word = scene(played, 0)["spelled"][0]
    assert word["text"] == "znak rwa"
    assert (word["length"], word["value"], word["is_valid"]) == (8, 10, True)
    played.play(0, "finish")
    assert "common-won" in [event["key"] for event in played.events(1)]
    # d08 (PO, +1 if first) in the second word gets nothing, d06 (OW, +1 if last) in the first.
    ends = table("s0 hand s3 d06 d08 s1 w2 | common space", space=True, validity="vote")
    ends.play_all(0, lays("s3 d06 space d08 s1"))
    assert scene(ends, 0)["spelled"][0]["value"] == 1 + 2 + 1 + 2 + 1


def test_PB_E11_dyslexic() -> None:
    # EN in English is d04; NE for "one": O v7, then E-N turned round.
    played = table("s0 hand v7 d04 s1 | common dyslexic", pack="en", dyslexic=True)
    played.play_all(0, lays("v7 d04!"))
    word = scene(played, 0)["spelled"][0]
    assert (word["text"], word["length"], word["value"]) == ("one", 3, 3 + 2 + 1)
    plain = table("s0 hand s1 d04 | common dyslexic", pack="en", dyslexic=True)
    plain.play_all(0, lays("s1 d04"))
    word = scene(plain, 0)["spelled"][0]
    assert (word["text"], word["length"], word["value"]) == ("ten", 3, 1 + 2)


def test_PB_E12_attack() -> None:
    # Polish T (x04) makes opponents draw one card fewer.
    played = table("s0 hand x04 w2 | s1 hand s1 w2 | s2 hand s1 w2", seats=3, attacks=True)
    turn(played, 0, "x04 w2=o")
    assert standing(played, 0)["hand"] == 5
    assert heap(played, "lasting-s0") == {"x04": 1}
    for seat in (1, 2):
        turn(played, seat, "s1 w2=a")
        assert standing(played, seat)["hand"] == 4
    assert heap(played, "lasting-s0") == {}
    assert heap(played, "discard-s0")["x04"] == 1


def test_PB_E13_attack_stacking() -> None:
    attacks = "s1 lasting x04 | s2 lasting x05 | s3 lasting x08"
    played = table(f"s0 hand s1 w2 | {attacks}", seats=4, attacks=True)
    spell(played, 0, "s1 w2=a")
    assert standing(played, 0)["hand"] == 3
    # L43 (C, draw two more).
    bonus = table(f"s0 hand l43 w2 | {attacks}", seats=4, attacks=True)
    turn(bonus, 0, "l43 w2=o")
    assert standing(bonus, 0)["hand"] == 4


def test_PB_E14_discount() -> None:
    played = table("s0 hand l65 l23 l24 v1 | low 4:l15", discount_tokens=True, validity="vote")
    spell(played, 0, "l65 l23 l24 v1")
    played.play(1, "yes")
    played.play_all(0, ["buy t4"])
    assert price(played, "r4") == 3
    played.play(0, "buy t4")
    assert price(played, "r4") == 2
    assert scene(played)["supply"] == 15
    played.play(0, "buy r4")
    assert scene(played)["supply"] == 17
    # (4 + 3 + 3 + 3) doubled is 26, less 4, 4 and 2.
    assert scene(played)["cents"] == 16


SIMULTANEOUS = "s0 hand s1 s2 s3 w2*3 | s1 hand s1 s2 s3 w2*3 | s2 hand s1 s2 s3 w2*3 | common c-a"


def test_PB_E15_invalid_word_goes_to_the_end() -> None:
    played = table(
        SIMULTANEOUS,
        seats=3,
        variant="simultaneous",
    )
    spell(played, 1, "s1 w2=a")
    spell(played, 0, "s1 s2")
    assert "word-refused" in [event["key"] for event in played.events(0)]
    assert played.pending == (0, 2)
    spell(played, 2, "s1 w2=a")
    assert played.pending == (0,)
    spell(played, 0, "s1 w2=a")
    order = [event["seat"] for event in played.events(0) if event["key"] == "arrived"]
    assert order == ["seat:s1", "seat:s2", "seat:s0"]
    market = [event["key"] for event in played.events(0)]
    assert "revealed" not in market[market.index("arrived") : market.index("discarded")]


def test_PB_E16_cooperative_loss() -> None:
    pyramid = "pyramid 4 0 0 0 0 0 0 0 0 0"
    played = table(f"s0 hand s1 s2 w2 | {pyramid}", variant="cooperative")
    spell(played, 0, "s1 w2=a")
    played.play(0, "place p0")
    assert played.result.ending == "collapsed"
    assert played.result.winners == ()
    soft = table(f"s0 hand s1 s2 w2 | {pyramid}", variant="cooperative")
    spell(soft, 0, "s1 w2=a")
    soft.play(0, "place p1")
    assert not soft.is_over
    hard = table(
        "s0 hand s1 s2 w2 | pyramid 3 0 0 0 0 0 0 0 0 0", variant="cooperative", coop_hard=True
    )
    spell(hard, 0, "s1 w2=a")
    hard.play(0, "place p0")
    assert hard.result.ending == "collapsed"


def test_PB_E17_tie() -> None:
    # Both have 5 + 10 fame from starters and Commons; seat 1 has a book of 10 instead of two.
    end = "fame 0 1 2 0 | s0 hand s1 s2 w2 l65 l66"
    two = table(f"{end} | s0 discard c-a c-e | s1 discard c-i f5 | common c-o", validity="vote")
    spell(two, 0, "l65 l66")
    two.play(1, "yes")
    two.play(0, "end")
    # 5 + 10 against 5 + 5 + 4: no tie yet, the first has more fame.
    assert two.result.winners == (0,)
    tied = table(
        "fame 0 1 0 1 | s0 hand s1 s2 w2 l65 | s0 discard c-a c-e | s1 discard f11 | common c-o",
        validity="vote",
    )
    spell(tied, 0, "l65 s1")
    tied.play(1, "yes")
    tied.play(0, "end")
    assert tied.result.scores == (15, 15)
    assert tied.result.winners == (0,)
    even = table(
        "fame 0 1 0 1 | s0 hand s1 s2 w2 l65 | s0 discard c-a | s1 discard c-e | common c-o",
        validity="vote",
    )
    spell(even, 0, "l65 s1")
    even.play(1, "yes")
    even.play(0, "end")
    assert even.result.scores == (10, 10)
    assert even.result.winners == (0, 1)


def test_PB_E18_pair_order() -> None:
    # RE is d02 in English: "her" needs E before R.
    played = table("s0 hand l13 d02 s2 v3", pack="en")
    assert refused(played, 0, "lay l13", "lay d02", "finish") == "not-in-standard-family"
    spell(played, 0, "l13 v3 s2")
    assert "spelled" in [event["key"] for event in played.events(0)]


def test_PB_E19_common_once() -> None:
    hand = table("s0 hand l02 v1 s5 s1 | common c-a")
    spell(hand, 0, "l02 v1 s5 c-a")
    wild = table("s0 hand l02 w2 s5 s1 | common c-a")
    spell(wild, 0, "l02 w2=a s5 c-a")
    neither = table("s0 hand l02 s5 s1 | common c-a")
    neither.play_all(0, lays("l02 c-a s5"))
    assert refused(neither, 0, "lay c-a") == "no-such-card"


def test_PB_E20_hand_for_a_token() -> None:
    played = table("s0 hand s1 s2 w2*3 | theme crime", hand_token=True, themes=True)
    played.play(0, "cash-in")
    assert played.pending == (1,)
    facts = standing(played, 0)
    assert (facts["tokens"], facts["hand"], facts["discard"]) == (1, 5, 5)
    assert "common-won" not in [event["key"] for event in played.events(0)]


def test_PB_E21_draft() -> None:
    played = table("", seats=3, variant="simultaneous")
    first = scene(played)["first"]
    picks: list[int] = []
    while scene(played)["phase"] == "draft":
        assert len(sale(played)) == 10 - len(picks) + 4
        (seat,) = played.pending
        picks.append((seat - first) % 3)
        slot = choices(played, seat)[0]
        assert price(played, slot.split()[1]) <= 7
        played.play(seat, slot)
    assert picks == [0, 1, 2, 2, 1, 0]
    told = [event["seat"] for event in played.events(0) if event["key"] == "drafted"]
    assert told == [f"seat:s{(first + pick) % 3}" for pick in picks]
    assert len(sale(played)) == 10 + 4
    for seat in range(3):
        assert standing(played, seat)["hand"] == 6
        assert standing(played, seat)["deck"] == 6


@pytest.mark.parametrize(
    ("seats", "majority", "yes", "is_won"),
    [(3, "others", 1, False), (3, "all", 1, True), (4, "others", 2, True), (4, "all", 2, True)],
)
def test_PB_E22_theme_vote(seats: int, majority: str, yes: int, is_won: bool) -> None:
    played = table(
        "s0 hand s1 l25 w2*2 | theme travel", seats=seats, themes=True, theme_majority=majority
    )
    spell(played, 0, "l25 w2=a")
    played.play_all(0, ["done", "claim"])
    for seat in range(1, seats):
        played.play(seat, "yes" if seat <= yes else "no")
    assert (scene(played)["holder"] == 0) == is_won


def test_PB_E23_self_trash() -> None:
    # M l14 (2, trash it for 2), with A worth 3: 3 + 2 + 2.
    played = table("s0 hand l14 v1 s1")
    spell(played, 0, "l14 v1")
    played.play(0, "use l14")
    assert scene(played)["value"] == 7
    assert heap(played, "trash") == {"l14": 1}
    doubled = table("s0 hand l14 s1 l51 w2", validity="vote")
    # S l51 (2, doubles a word without wilds) and Z 1 make the other cards worth 3.
    spell(doubled, 0, "l14 s1 l51")
    doubled.play(1, "yes")
    doubled.play(0, "use l14")
    assert scene(doubled)["value"] == 14


def test_PB_E24_cooperative_pass() -> None:
    played = table("s0 hand s1 s2 w2", variant="cooperative")
    played.play(0, "pass")
    assert set(choices(played, 0)) == {"place p0", "place p1", "place p2", "place p3"}
    played.play(0, "place p2")
    assert standing(played, 0)["hand"] == 5
    assert played.pending == (1,)
    # Trading a 7¢ letter with upgrade(1) for an 8¢ book: the token is due as well.
    bricks = "pyramid -1 -1 0 0 0 0 0 0 0 0"
    trade = table(f"s0 hand l25 v1 l51 | top 8:l63 | low 8:l65 | {bricks}", variant="cooperative")
    spell(trade, 0, "l25 v1")
    trade.play_all(0, ["use l25", "trash l51"])
    assert "f8" in heap(trade, "discard-s0")
    trade.play(0, "end")
    assert "place p2" in choices(trade, 0)


def test_PB_E25_tokens() -> None:
    played = table("s0 hand l25 l02 w2 s1 | s0 tokens 2 | supply 15", hint_tokens=True)
    spell(played, 0, "l02 w2=o l25")
    played.play_all(0, ["done"])
    assert scene(played)["cents"] == 4
    played.play_all(0, ["spend", "spend"])
    assert scene(played)["cents"] == 6
    # Ć (l65: 4, double word) makes 8, and two tokens make 10.
    doubled = table(
        "s0 hand l65 w2 s1 | s0 tokens 2 | supply 15", hint_tokens=True, validity="vote"
    )
    spell(doubled, 0, "w2=o l65")
    doubled.play(1, "yes")
    doubled.play_all(0, ["spend", "spend"])
    assert scene(doubled)["cents"] == 10
