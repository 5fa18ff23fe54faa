"""The worked examples of the rules, one test each."""

import pytest

from tests.games.paperback.table import (
    heap,
    lay,
    may,
    play,
    price,
    refused,
    sale,
    spell,
    start,
    turn,
)
from tests.table import asked, result_of, scene, score, standing, told

MAPA = "s0 hand M.l25 A.v1 A.v2 P.l35 w2 | top 3:Z.l09 5:W.l31 | low 3:R.l04"


def test_PB_E1_mapa() -> None:
    table = start(MAPA)
    spell(table, "s0 M.l25 A.v1 P.l35 A.v2")
    play(table, "s0 use M.l25", "s0 trash w2", "s0 gain t3")
    assert {"Z.l09": 1} == heap(table, "discard-s0")
    assert sale(table)["t3"] != "Z.l09"
    play(table, "s0 use P.l35", "s0 clear t5")
    assert sale(table)["t5"] != "W.l31"
    play(table, "s0 clear r3")
    assert sale(table)["r3"] != "R.l04"
    assert 11 == scene(table)["value"]
    assert "too-dear" == refused(table, "s0 buy f8", "s0 buy t4")
    play(table, "s0 buy f8")
    bought = sale(table)["r3"]
    play(table, "s0 buy r3")
    assert {"A.v1": 1, "A.v2": 1, "w2": 1, "W.l31": 1, "R.l04": 1} == heap(table, "trash")
    assert {"Z.l09": 1, "M.l25": 1, "P.l35": 1, "f8": 1, bought: 1} == heap(table, "discard-s0")
    assert 5 == standing(table, 0)["hand"]
    assert 4 + 7 == score(table, 0)


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
    table = start("s0 hand M.l25 A.v1 Z.s1 N.s2 | top 5:L.l38 3:N.l03 | low 3:K.l02")
    spell(table, "s0 M.l25 A.v1")
    play(table, "s0 done")
    assert 5 == scene(table)["cents"]
    answers = [f"s0 {answer}" for answer in (*bought, refusal)]
    assert refused(table, *answers) in ("too-dear", "not-pending")


def test_PB_E3_reshuffle_only_when_the_deck_is_empty() -> None:
    discard = "W.l01 K.l02 N.l03 R.l04 W.l05 C.l06 S.l07"
    table = start(f"s0 hand Z.s1 w2 | s0 deck N.s2 R.s3 w2 | s0 discard {discard}")
    spell(table, "s0 Z.s1 w2=a")
    assert {"deck": 7, "hand": 5, "discard": 0, "commons": 0} == standing(table, 0) | {"commons": 0}
    exact = start(f"s0 hand Z.s1 w2 | s0 deck N.s2 R.s3 W.s4 S.s5 w2 | s0 discard {discard}")
    spell(exact, "s0 Z.s1 w2=a")
    assert 0 == standing(exact, 0)["deck"]
    assert 9 == standing(exact, 0)["discard"]


def test_PB_E4_starter_word() -> None:
    table = start("s0 hand T.s1 R.s2 N.s5 w2*2", pack="en")
    lay(table, "s0 T.s1 R.s2 w2=a w2=i N.s5")
    word = scene(table, 0)["spelled"][0]
    assert ("train", 3, 5) == (word["text"], word["value"], word["length"])


@pytest.mark.parametrize(
    ("hand", "word", "value"),
    [
        # K 2, MI 2 (copies a neighbour), S 2 (doubles a word without wilds).
        ("K.l02 MI.d14 S.l51", "K.l02 MI.d14 S.l51", 18),
        # D 2 pays 1¢ more as the first letter.
        ("D.l12 MI.d14 S.l51", "D.l12 MI.d14 S.l51", 21),
    ],
)
def test_PB_E5_copied_double(hand: str, word: str, value: int) -> None:
    table = start(f"s0 hand {hand}", validity="vote")
    spell(table, f"s0 {word}")
    play(table, "s1 yes", "s0 use MI.d14")
    if asked(table) == "s0 copy":
        play(table, "s0 copy S.l51")
    assert value == scene(table)["value"]


def test_PB_E6_length_award() -> None:
    # KASOWAĆ: K, the shared A, S, the pair OW and two wilds are seven letters.
    table = start("s0 hand K.l02 S.s5 OW.d06 w2*3 | common c-a")
    spell(table, "s0 K.l02 c-a S.s5 OW.d06 w2=a w2=ć")
    assert 8 == scene(table)["length"]
    # K 2 + A 1 + S 1 + OW 2
    assert [6] == [event["cents"] for event in told(table, "valued")]
    assert "c-a" in heap(table, "discard-s0") | heap(table, "hand-s0")


def test_PB_E7_last_common() -> None:
    table = start(
        "s0 hand K.l02 S.s5 OW.d06 w2*5 | common c-a | place 3 | s1 discard c-e c-i c-o",
        validity="vote",
    )
    spell(table, "s0 K.l02 c-a S.s5 OW.d06 w2=a w2=ł w2=y w2=m w2=i")
    play(table, "s1 yes", "s0 end")
    assert table.is_over
    assert "common" == result_of(table).ending
    assert 5 == standing(table, 0)["hand"]


def test_PB_E8_two_empty_piles() -> None:
    table = start("s0 hand Ć.l65 Ń.l66 c-a w2 f5 | fame 3 4 1 0 | common c-o", validity="vote")
    spell(table, "s0 Ć.l65 Ń.l66 c-a")
    play(table, "s1 yes")
    # (4 + 5 + 1) three times is 30.
    play(table, "s0 buy f11", "s0 end")
    assert "fame" == result_of(table).ending
    # Five starter wilds, the f5 in hand 4, the bought f11 10, the Common card of the word 5.
    assert 5 + 4 + 10 + 5 == result_of(table).scores[0]


def test_PB_E9_wild_value() -> None:
    # T (1, each wild +1) and K (2) with three wilds.
    table = start("s0 hand T.l30 K.l02 w2*3", validity="vote")
    lay(table, "s0 K.l02 w2=o T.l30 w2=e w2=m")
    assert 6 == scene(table, 0)["spelled"][0]["value"]
    # W (2, count the next card twice) before a wild adds nothing.
    beside = start("s0 hand W.l31 w2*3", validity="vote")
    lay(beside, "s0 W.l31 w2=o")
    assert 2 == scene(beside, 0)["spelled"][0]["value"]


def test_PB_E10_space() -> None:
    table = start("s0 hand Z.s1 NA.d01 K.l02 R.s3 WA.d13 | common space", space=True)
    lay(table, "s0 Z.s1 NA.d01 K.l02 space R.s3 WA.d13")
    word = scene(table, 0)["spelled"][0]
    assert "znak rwa" == word["text"]
    assert (8, 10, True) == (word["length"], word["value"], word["is_valid"])
    play(table, "s0 finish")
    assert told(table, "common-won")
    # PO.d08 (+1 if first) in the second word gets nothing, OW.d06 (+1 if last) in the first.
    ends = start("s0 hand R.s3 OW.d06 PO.d08 Z.s1 w2 | common space", space=True, validity="vote")
    lay(ends, "s0 R.s3 OW.d06 space PO.d08 Z.s1")
    assert 1 + 2 + 1 + 2 + 1 == scene(ends, 0)["spelled"][0]["value"]


def test_PB_E11_dyslexic() -> None:
    # NE for "one": O, then E-N turned round.
    table = start("s0 hand O.v7 EN.d04 T.s1 | common dyslexic", pack="en", dyslexic=True)
    lay(table, "s0 O.v7 EN.d04!")
    word = scene(table, 0)["spelled"][0]
    assert ("one", 3, 3 + 2 + 1) == (word["text"], word["length"], word["value"])
    plain = start("s0 hand T.s1 EN.d04 | common dyslexic", pack="en", dyslexic=True)
    lay(plain, "s0 T.s1 EN.d04")
    word = scene(plain, 0)["spelled"][0]
    assert ("ten", 3, 1 + 2) == (word["text"], word["length"], word["value"])


def test_PB_E12_attack() -> None:
    # T.x04 makes opponents draw one card fewer.
    table = start("s0 hand T.x04 w2 | s1 hand Z.s1 w2 | s2 hand Z.s1 w2", seats=3, attacks=True)
    turn(table, "s0 T.x04 w2=o")
    assert 5 == standing(table, 0)["hand"]
    assert {"T.x04": 1} == heap(table, "lasting-s0")
    for seat in (1, 2):
        turn(table, f"s{seat} Z.s1 w2=a")
        assert 4 == standing(table, seat)["hand"]
    assert {} == heap(table, "lasting-s0")
    assert 1 == heap(table, "discard-s0")["T.x04"]


def test_PB_E13_attack_stacking() -> None:
    attacks = "s1 lasting T.x04 | s2 lasting C.x05 | s3 lasting M.x08"
    table = start(f"s0 hand Z.s1 w2 | {attacks}", seats=4, attacks=True)
    spell(table, "s0 Z.s1 w2=a")
    assert 3 == standing(table, 0)["hand"]
    # C.l43 draws two more.
    bonus = start(f"s0 hand C.l43 w2 | {attacks}", seats=4, attacks=True)
    turn(bonus, "s0 C.l43 w2=o")
    assert 4 == standing(bonus, 0)["hand"]


def test_PB_E14_discount() -> None:
    table = start(
        "s0 hand Ć.l65 D.l23 L.l24 A.v1 | low 4:K.l15", discount_tokens=True, validity="vote"
    )
    spell(table, "s0 Ć.l65 D.l23 L.l24 A.v1")
    play(table, "s1 yes", "s0 buy t4")
    assert 3 == price(table, "r4")
    play(table, "s0 buy t4")
    assert 2 == price(table, "r4")
    assert 15 == scene(table)["supply"]
    play(table, "s0 buy r4")
    assert 17 == scene(table)["supply"]
    # (4 + 3 + 3 + 3) doubled is 26, less 4, 4 and 2.
    assert 16 == scene(table)["cents"]


SIMULTANEOUS = (
    "s0 hand Z.s1 N.s2 R.s3 w2*3 | s1 hand Z.s1 N.s2 R.s3 w2*3 | s2 hand Z.s1 N.s2 R.s3 w2*3"
    " | common c-a"
)


def test_PB_E15_invalid_word_goes_to_the_end() -> None:
    table = start(SIMULTANEOUS, seats=3, variant="simultaneous")
    spell(table, "s1 Z.s1 w2=a")
    spell(table, "s0 Z.s1 N.s2")
    assert told(table, "word-refused")
    assert [0, 2] == list(table.pending)
    spell(table, "s2 Z.s1 w2=a")
    assert [0] == list(table.pending)
    spell(table, "s0 Z.s1 w2=a")
    order = [event["seat"] for event in told(table, "arrived")]
    assert ["seat:s1", "seat:s2", "seat:s0"] == order
    market = [event["key"] for event in table.events(0)]
    assert "revealed" not in market[market.index("arrived") : market.index("discarded")]


def test_PB_E16_cooperative_loss() -> None:
    pyramid = "pyramid 4 0 0 0 0 0 0 0 0 0"
    table = start(f"s0 hand Z.s1 N.s2 w2 | {pyramid}", variant="cooperative")
    spell(table, "s0 Z.s1 w2=a")
    play(table, "s0 place p0")
    assert "collapsed" == result_of(table).ending
    assert () == result_of(table).winners
    soft = start(f"s0 hand Z.s1 N.s2 w2 | {pyramid}", variant="cooperative")
    spell(soft, "s0 Z.s1 w2=a")
    play(soft, "s0 place p1")
    assert not soft.is_over
    hard = start(
        "s0 hand Z.s1 N.s2 w2 | pyramid 3 0 0 0 0 0 0 0 0 0", variant="cooperative", coop_hard=True
    )
    spell(hard, "s0 Z.s1 w2=a")
    play(hard, "s0 place p0")
    assert "collapsed" == result_of(hard).ending


def test_PB_E17_tie() -> None:
    # Both have 5 + 10 fame from starters and Commons; seat 1 has a book of 10 instead of two.
    end = "fame 0 1 2 0 | s0 hand Z.s1 N.s2 w2 Ć.l65 Ń.l66"
    two = start(f"{end} | s0 discard c-a c-e | s1 discard c-i f5 | common c-o", validity="vote")
    spell(two, "s0 Ć.l65 Ń.l66")
    play(two, "s1 yes", "s0 end")
    # 5 + 10 against 5 + 5 + 4: no tie yet, the first has more fame.
    assert (0,) == result_of(two).winners
    tied = start(
        "fame 0 1 0 1 | s0 hand Z.s1 N.s2 w2 Ć.l65 | s0 discard c-a c-e | s1 discard f11"
        " | common c-o",
        validity="vote",
    )
    spell(tied, "s0 Ć.l65 Z.s1")
    play(tied, "s1 yes", "s0 end")
    assert (15, 15) == result_of(tied).scores
    assert (0,) == result_of(tied).winners
    even = start(
        "fame 0 1 0 1 | s0 hand Z.s1 N.s2 w2 Ć.l65 | s0 discard c-a | s1 discard c-e | common c-o",
        validity="vote",
    )
    spell(even, "s0 Ć.l65 Z.s1")
    play(even, "s1 yes", "s0 end")
    assert (10, 10) == result_of(even).scores
    assert (0, 1) == result_of(even).winners


def test_PB_E18_pair_order() -> None:
    # "her" needs E before R.
    table = start("s0 hand H.l13 RE.d02 R.s2 E.v3", pack="en")
    assert "not-in-standard-family" == refused(table, "s0 lay H.l13", "s0 lay RE.d02", "s0 finish")
    spell(table, "s0 H.l13 E.v3 R.s2")
    assert told(table, "spelled")


def test_PB_E19_common_once() -> None:
    hand = start("s0 hand K.l02 A.v1 S.s5 Z.s1 | common c-a")
    spell(hand, "s0 K.l02 A.v1 S.s5 c-a")
    wild = start("s0 hand K.l02 w2 S.s5 Z.s1 | common c-a")
    spell(wild, "s0 K.l02 w2=a S.s5 c-a")
    neither = start("s0 hand K.l02 S.s5 Z.s1 | common c-a")
    lay(neither, "s0 K.l02 c-a S.s5")
    assert "no-such-card" == refused(neither, "s0 lay c-a")


def test_PB_E20_hand_for_a_token() -> None:
    table = start("s0 hand Z.s1 N.s2 w2*3 | theme crime", hand_token=True, themes=True)
    play(table, "s0 cash-in")
    assert (1,) == table.pending
    facts = standing(table, 0)
    assert (1, 5, 5) == (facts["tokens"], facts["hand"], facts["discard"])
    assert not told(table, "common-won")


def test_PB_E21_draft() -> None:
    table = start("", seats=3, variant="simultaneous")
    first = scene(table)["first"]
    picks: list[int] = []
    while asked(table).endswith(" draft"):
        assert 10 - len(picks) + 4 == len(sale(table))
        (seat,) = table.pending
        picks.append((seat - first) % 3)
        slot = may(table, seat)[0]
        assert price(table, slot.split()[1]) <= 7
        play(table, f"s{seat} {slot}")
    assert [0, 1, 2, 2, 1, 0] == picks
    drafted = [event["seat"] for event in told(table, "drafted")]
    assert [f"seat:s{(first + pick) % 3}" for pick in picks] == drafted
    assert 10 + 4 == len(sale(table))
    for seat in range(3):
        assert 6 == standing(table, seat)["hand"]
        assert 6 == standing(table, seat)["deck"]


@pytest.mark.parametrize(
    ("seats", "majority", "yes", "is_won"),
    [(3, "others", 1, False), (3, "all", 1, True), (4, "others", 2, True), (4, "all", 2, True)],
)
def test_PB_E22_theme_vote(seats: int, majority: str, yes: int, is_won: bool) -> None:
    table = start(
        "s0 hand Z.s1 M.l25 w2*2 | theme travel", seats=seats, themes=True, theme_majority=majority
    )
    spell(table, "s0 M.l25 w2=a")
    play(table, "s0 done", "s0 claim")
    for seat in range(1, seats):
        play(table, f"s{seat} yes" if seat <= yes else f"s{seat} no")
    assert is_won == (scene(table)["holder"] == 0)


def test_PB_E23_self_trash() -> None:
    # M.l14 (2, trash it for 2), with A worth 3: 3 + 2 + 2.
    table = start("s0 hand M.l14 A.v1 Z.s1")
    spell(table, "s0 M.l14 A.v1")
    play(table, "s0 use M.l14")
    assert 7 == scene(table)["value"]
    assert {"M.l14": 1} == heap(table, "trash")
    doubled = start("s0 hand M.l14 Z.s1 S.l51 w2", validity="vote")
    # S.l51 (2, doubles a word without wilds) and Z 1 make the other cards worth 3.
    spell(doubled, "s0 M.l14 Z.s1 S.l51")
    play(doubled, "s1 yes", "s0 use M.l14")
    assert 14 == scene(doubled)["value"]


def test_PB_E24_cooperative_pass() -> None:
    table = start("s0 hand Z.s1 N.s2 w2", variant="cooperative")
    play(table, "s0 pass")
    assert {"place p0", "place p1", "place p2", "place p3"} == set(may(table, 0))
    play(table, "s0 place p2")
    assert 5 == standing(table, 0)["hand"]
    assert (1,) == table.pending
    # Trading a 7¢ letter with upgrade(1) for an 8¢ book: the token is due as well.
    bricks = "pyramid -1 -1 0 0 0 0 0 0 0 0"
    trade = start(
        f"s0 hand M.l25 A.v1 S.l51 | top 8:Ś.l63 | low 8:Ć.l65 | {bricks}", variant="cooperative"
    )
    spell(trade, "s0 M.l25 A.v1")
    play(trade, "s0 use M.l25", "s0 trash S.l51")
    assert "f8" in heap(trade, "discard-s0")
    play(trade, "s0 end")
    assert "place p2" in may(trade, 0)


def test_PB_E25_tokens() -> None:
    table = start("s0 hand M.l25 K.l02 w2 Z.s1 | s0 tokens 2 | supply 15", hint_tokens=True)
    spell(table, "s0 K.l02 w2=o M.l25")
    play(table, "s0 done")
    assert 4 == scene(table)["cents"]
    play(table, "s0 spend", "s0 spend")
    assert 6 == scene(table)["cents"]
    # Ć (4, double word) makes 8, and two tokens make 10.
    doubled = start(
        "s0 hand Ć.l65 w2 Z.s1 | s0 tokens 2 | supply 15", hint_tokens=True, validity="vote"
    )
    spell(doubled, "s0 w2=o Ć.l65")
    play(doubled, "s1 yes", "s0 spend", "s0 spend")
    assert 10 == scene(doubled)["cents"]
