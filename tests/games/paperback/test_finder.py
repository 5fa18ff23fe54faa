"""The word finder against a brute force that knows nothing of graphs or bounds."""

import os
import random
from collections import Counter
from collections.abc import Callable
from functools import cache

import pytest

from tabletown.games.paperback.cards import PLAGIARISM, STUCK_KEY, TYPO_TALENT
from tabletown.games.paperback.hand import NOTHING_NAMED
from tabletown.games.paperback.words.best import all_words, best_play, best_word
from tabletown.games.paperback.words.effects import (
    CENTS,
    COPY_ADJACENT,
    DOUBLE_NEXT,
    DOUBLE_PREV,
    DOUBLE_WORD,
    DRAW_MORE,
    IF_BESIDE_WILD,
    IF_COMMON_USED,
    IF_FIRST,
    IF_LAST,
    IF_LONG,
    IF_NO_WILDS,
    KNOWN_EFFECTS,
    TRASH_HAND_FOR,
    TRASH_SELF_FOR,
    WILD_VALUE,
)
from tabletown.games.paperback.words.graph import Lexicon, lexicon, parse
from tabletown.games.paperback.words.judge import OK, REFUSALS, refusal
from tabletown.games.paperback.words.laid_card import AS_TYPO, TURNED, TWICE, card_of, letters_of
from tabletown.games.paperback.words.rack import (
    DYSLEXIC_FACE,
    IS_COMMON,
    IS_SHARED,
    NO_LIMIT,
    SPACE_FACE,
    WILD_FACE,
    Rack,
    Terms,
    Weights,
    ability,
    pair,
    turned,
)
from tabletown.games.paperback.words.value import score
from tests.games.paperback.racks import laid, make_rack
from tests.oracles.walk import any_word, useful_lays
from words.graph import pack

SCALE = int(os.environ.get("TABLETOWN_SCALE", "1"))
TEXT = (
    "a i o an as at do in is it no on so to ant are art ate ear eat era net not oar one ran rat "
    "rot sat sea sit son sot tan tar tea ten tin toe ton toss antes arose arts assets attar "
    "earn east eats ears enter erase inert inn intone nation near nest noon note oats onset "
    "onto otter rain ration rein resin rest roast roses rotate rotten sane santa seat senna "
    "sense sent series sing sinner snort soon sort star stare stat state stern stone store "
    "street tart taste tattoo teen tenet tennis tense tent tern test tester tone too torn tot "
    "train treat tree trio tsar"
)
WORDS = TEXT.split()
FOLDED = "ala alą kał kala łap pał pąk kąpał pak las łas"
PLAIN_WORDS = FOLDED.split()
ABILITIES = (
    0,
    ability(CENTS, 2, 0, IF_FIRST),
    ability(CENTS, 2, 0, IF_LAST),
    ability(CENTS, 3, 0, IF_NO_WILDS),
    ability(CENTS, 1, 0, IF_BESIDE_WILD),
    ability(CENTS, 1, 0, IF_COMMON_USED),
    ability(CENTS, 2, 0, IF_LONG, 5),
    ability(WILD_VALUE, 1),
    ability(DOUBLE_NEXT),
    ability(DOUBLE_PREV),
    ability(DOUBLE_WORD),
    ability(DOUBLE_WORD, 0, 0, IF_FIRST),
    ability(DOUBLE_WORD, 0, 0, IF_LAST),
    ability(DOUBLE_WORD, 0, 0, IF_NO_WILDS),
    ability(DRAW_MORE, 1),
    ability(DRAW_MORE, 2, 0, IF_LAST),
    ability(TRASH_HAND_FOR, 1, 2),
    ability(TRASH_SELF_FOR, 0, 2),
    ability(COPY_ADJACENT),
)


TALENTS = {0: TYPO_TALENT, 1: STUCK_KEY, 2: PLAGIARISM}
TRICKS = TURNED | AS_TYPO | TWICE


@cache
def small() -> Lexicon:
    return parse(pack("en", "small", 1, "abcdefghijklmnopqrstuvwxyz", set(WORDS)))


@cache
def polish() -> Lexicon:
    alphabet = "aąbcćdeęfghijklłmnńoóprsśtuwyzźż"
    return parse(pack("pl", "small", 1, alphabet, set(PLAIN_WORDS)))


def draw_rack(seed: int, lex: Lexicon, letters: str, fold: bool, abilities: bool) -> Rack:
    """Some cards, modules and talents, the same for the same *seed*."""
    rng = random.Random(seed)
    faces: list[int] = []
    values: list[int] = []
    flags: list[int] = []
    for _ in range(rng.randint(2, 6)):
        kind = rng.random()
        if kind < 0.25:
            faces.append(WILD_FACE)
            values.append(0)
        elif kind < 0.45:
            faces.append(pair(lex.code(rng.choice(letters)), lex.code(rng.choice(letters))))
            values.append(rng.randint(1, 4))
        else:
            faces.append(lex.code(rng.choice(letters)))
            values.append(rng.randint(0, 4))
        flags.append(0)
    extra = rng.random()
    if extra < 0.6:
        shared = rng.choice([lex.code(letters[0]), SPACE_FACE, DYSLEXIC_FACE])
        faces.append(shared)
        values.append(1 if shared < 64 else 0)
        flags.append(IS_SHARED | (0 if shared == DYSLEXIC_FACE else IS_COMMON))
    elif extra < 0.7:
        faces += [SPACE_FACE, DYSLEXIC_FACE]
        values += [0, 0]
        flags += [IS_COMMON, 0]
    talent = rng.randint(0, 5)
    texts = [
        rng.choice(ABILITIES) if abilities and WILD_FACE < face < SPACE_FACE and not flag else 0
        for face, flag in zip(faces, flags, strict=True)
    ]
    return make_rack(
        faces,
        values,
        flags,
        texts,
        [rng.choice([0, 0, 0, -70, 30]) if abilities else 0 for _ in faces],
        terms=Terms(
            min_len=rng.choice([1, 2, 2, 2, 3]),
            max_len=rng.choice([NO_LIMIT, NO_LIMIT, NO_LIMIT, 4]),
            talent=TALENTS.get(talent, NOTHING_NAMED),
            fold=lex.base if fold else b"",
            tax=rng.choice([0, 0, 2]),
        ),
    )


def like(hand: Rack, card: int) -> tuple[int, ...]:
    lists = (hand.faces, hand.values, hand.flags, hand.abilities, hand.worth)
    return tuple(values[card] for values in lists)


def named(hand: Rack, one: int) -> tuple[int, ...]:
    """A lay without the number of its card, for cards that are alike."""
    return (*like(hand, card_of(one)), one >> 8)


def spellings(hand: Rack, text: list[int]) -> list[list[int]]:
    """All ways to lay the cards so that they read *text*; alike cards in one order only."""
    found: list[list[int]] = []

    def ways(card: int, rest: list[int], tricks: set[int]) -> list[tuple[int, int]]:
        face, held = hand.faces[card], not hand.flags[card] & IS_SHARED
        if face == SPACE_FACE:
            return [(0, 0)] if rest[0] == 0 else []
        if face == DYSLEXIC_FACE or rest[0] == 0:
            return []
        if face == WILD_FACE:
            return [(0, rest[0])]
        result: list[tuple[int, int]] = []
        if face >= 64:
            one, two = face % 64, face // 64
            if rest[:2] == [one, two]:
                result.append((0, face))
            if DYSLEXIC_FACE in hand.faces and TURNED not in tricks and one != two:
                if rest[:2] == [two, one]:
                    result.append((TURNED, pair(two, one)))
            return result
        if rest[0] == face or (hand.fold and hand.fold[rest[0]] == face):
            result.append((0, rest[0]))
        if hand.typo and held and AS_TYPO not in tricks and rest[0] != face:
            result.append((AS_TYPO, rest[0]))
        if hand.stuck and held and TWICE not in tricks and rest[:2] == [face, face]:
            result.append((TWICE, pair(face, face)))
        return result

    def go(lays: list[int], rest: list[int]) -> None:
        if not rest:
            if any(not hand.flags[card_of(one)] & IS_SHARED for one in lays):
                found.append(lays)
            return
        used = {card_of(one) for one in lays}
        tried: set[tuple[int, ...]] = set()
        for card in range(len(hand.faces)):
            if card in used or like(hand, card) in tried:
                continue
            tried.add(like(hand, card))
            for how, letters in ways(card, rest, {one & TRICKS for one in lays}):
                size = 1 if letters < 64 else 2
                go([*lays, laid(card, letters, how)], rest[size:])

    go([], text)
    return found


def brute(hand: Rack, lex: Lexicon, words: list[str]) -> list[list[int]]:
    """Every legal spelling there is."""
    texts = [lex.encode(word) for word in words if len(word) >= hand.min_len]
    texts = [text for text in texts if near(hand, text)]
    if SPACE_FACE in hand.faces:
        both = [[*one, 0, *other] for one in texts for other in texts]
        texts += [text for text in both if near(hand, text)]
    found: list[list[int]] = []
    for text in texts:
        if len(text) <= hand.max_len:
            found += spellings(hand, text)
    return found


def near(hand: Rack, text: list[int]) -> bool:
    """Whether the letters of *text* are about there; only to spare the brute force work."""
    missing = Counter(hand.fold[code] or code if hand.fold else code for code in text if code)
    for face in hand.faces:
        missing.subtract([face & 63, face >> 6] if 64 <= face < SPACE_FACE else [face])
    short = sum(count for count in missing.values() if count > 0)
    return short <= hand.faces.count(WILD_FACE) + hand.typo + hand.stuck


def printed(hand: Rack, lays: list[int]) -> int:
    """The value without abilities, added up card by card."""
    cents = 0
    for one in lays:
        card, how = card_of(one), one & TRICKS
        cents += 0 if how == AS_TYPO else hand.values[card]
        cents += how == TURNED
        cents += hand.faces[card] == SPACE_FACE
    return max(0, cents - hand.tax)


CASES = [
    pytest.param(small, WORDS, "aersnto", False, id="english"),
    pytest.param(polish, PLAIN_WORDS, "akpls", True, id="folded"),
]


@pytest.mark.parametrize(("book", "words", "letters", "fold"), CASES)
def test_every_word_and_the_dearest_one(
    book: Callable[[], Lexicon], words: list[str], letters: str, fold: bool
) -> None:
    for seed in range(60 * SCALE):
        lex = book()
        hand = draw_rack(seed, lex, letters, fold and seed % 2 == 0, False)
        legal = brute(hand, lex, words)
        dearest: dict[tuple[int, ...], int] = {}
        for lays in legal:
            assert REFUSALS[refusal(hand, lays, lex)] == "ok"
            text = tuple(letters_of(lays))
            dearest[text] = max(dearest.get(text, 0), printed(hand, lays))
        plays = all_words(lex, hand)
        assert {tuple(letters_of(play.lays)): play.cents for play in plays} == dearest
        assert sorted(dearest) == [tuple(letters_of(play.lays)) for play in plays]
        assert any_word(lex, hand) == bool(legal)
        for need in (0, 5):
            best = best_word(lex, hand, need)
            fit = [text for text in dearest if len(text) >= need]
            if not fit:
                assert best is None
                continue
            assert best is not None and best.exact
            first = min(fit, key=lambda text: (-dearest[text], -len(text), text))
            assert (first, dearest[first]) == (tuple(letters_of(best.lays)), best.cents)
            assert refusal(hand, best.lays, lex) == OK


@pytest.mark.parametrize(("book", "words", "letters", "fold"), CASES)
def test_best_play_is_the_best_of_all_spellings(
    book: Callable[[], Lexicon], words: list[str], letters: str, fold: bool
) -> None:
    for seed in range(1000, 1000 + 40 * SCALE):
        lex = book()
        hand = draw_rack(seed, lex, letters, fold and seed % 2 == 0, True)
        rng = random.Random(seed)
        effects = [rng.choice([0, 0, 40]) for _ in range(KNOWN_EFFECTS)]
        weights = Weights(
            draw=rng.choice([0, 120]),
            letter=rng.choice([0, 10]),
            goal_len=rng.choice([0, 5]),
            goal=300,
            effects=effects,
        )
        weights.spare, weights.self_cost = rng.choice([0, 9]), rng.choice([0, 250])
        ranked = []
        for lays in brute(hand, lex, words):
            play = score(hand, lays, weights)
            key = (-play.points, -play.draws, -play.length, letters_of(lays))
            ranked.append(key)
        best = best_play(lex, hand, weights)
        if not ranked:
            assert best is None
            continue
        assert best is not None and best.exact
        found = (-best.points, -best.draws, -best.length, letters_of(best.lays))
        assert min(ranked) == found
        again = score(hand, best.lays, weights)
        assert (again.points, again.cents, again.draws) == (best.points, best.cents, best.draws)


@pytest.mark.parametrize(("book", "words", "letters", "fold"), CASES)
def test_useful_lays_are_those_that_lead_to_a_word(
    book: Callable[[], Lexicon], words: list[str], letters: str, fold: bool
) -> None:
    for seed in range(2000, 2000 + 15 * SCALE):
        lex = book()
        hand = draw_rack(seed, lex, letters, fold and seed % 2 == 0, False)
        legal = brute(hand, lex, words)
        rng = random.Random(seed)
        for lays in rng.sample(legal, min(3, len(legal))):
            for cut in range(len(lays) + 1):
                prefix = lays[:cut]
                after = {line[cut] for line in legal if line[:cut] == prefix and len(line) > cut}
                useful = useful_lays(lex, hand, prefix)
                assert len(useful) == len(set(useful))
                assert {named(hand, one) for one in after} == {named(hand, one) for one in useful}


def test_a_search_with_the_same_budget_finds_the_same_word() -> None:
    lex = lexicon("en")
    faces = [lex.code(letter) for letter in "ffhho"] + [WILD_FACE] * 5
    hand = make_rack(faces, [3, 3, 2, 2, 1] + [0] * 5)
    plays = [best_word(lex, hand, budget=budget) for budget in (2000, 2000, 400_000)]
    first, again, whole = plays
    assert first is not None and again is not None and whole is not None
    assert first.lays == again.lays
    assert (False, True) == (first.exact, whole.exact)
    assert first.cents <= whole.cents


def hand_of(lex: Lexicon, text: str, talent: int = NOTHING_NAMED) -> Rack:
    """Cards written as letters; `?` is a wild, a capital the shared card."""
    faces = [WILD_FACE if letter == "?" else lex.code(letter.lower()) for letter in text]
    flags = [IS_SHARED | IS_COMMON if letter.isupper() else 0 for letter in text]
    return make_rack(
        faces, [0 if letter == "?" else 1 for letter in text], flags, terms=Terms(talent=talent)
    )


def lays_of(lex: Lexicon, hand: Rack, *cards: tuple[int, str]) -> list[int]:
    """Lay numbered cards, each as the letters given."""
    lays = []
    for card, text in cards:
        codes = [*lex.encode(text), 0]
        lays.append(laid(card, codes[0] + codes[1] * 64 if len(codes) == 3 else codes[0]))
    return lays


def why(lex: Lexicon, hand: Rack, lays: list[int]) -> str:
    return REFUSALS[refusal(hand, lays, lex)]


def test_PB_E18_a_pair_keeps_its_order() -> None:
    lex = lexicon("en")
    hand = make_rack([lex.code("h"), pair(lex.code("r"), lex.code("e"))], [1, 2])
    turned = laid(1, pair(lex.code("e"), lex.code("r")))
    assert "wrong-letter" == why(lex, hand, [laid(0, lex.code("h")), turned])
    singles = hand_of(lex, "her")
    assert "ok" == why(lex, singles, lays_of(lex, singles, (0, "h"), (1, "e"), (2, "r")))


def test_PB_E19_the_common_card_counts_once() -> None:
    lex = lexicon("pl")
    for text, order, expected in (
        ("kasA", (0, 1, 2, 3), "ok"),
        ("k?sA", (0, 1, 2, 3), "ok"),
        ("ksA", (0, 2, 1, 2), "card-twice"),
    ):
        hand = hand_of(lex, text)
        lays = lays_of(lex, hand, *zip(order, "kasa", strict=True))
        assert expected == why(lex, hand, lays)


def test_PB_R1_a_word_needs_a_card_from_hand() -> None:
    lex = lexicon("pl")
    hand = make_rack([lex.code("a")], [1], [IS_SHARED | IS_COMMON], terms=Terms(min_len=1))
    assert "no-hand-card" == why(lex, hand, lays_of(lex, hand, (0, "a")))
    assert not any_word(lex, hand)
    assert best_word(lex, hand) is None


def test_PB_R1_a_word_of_one_letter_is_found_in_the_hand() -> None:
    a = small().code("a")
    hand = make_rack([a, a], [2, 1], [IS_SHARED | IS_COMMON, 0], terms=Terms(min_len=1))
    best = best_word(small(), hand)
    assert best is not None and best.lays == [laid(1, a)]


def test_PB_R2_the_shortest_word_allowed() -> None:
    lex = lexicon("pl")
    found = []
    for min_len in (1, 2, 3):
        hand = make_rack([lex.code("o"), lex.code("n")], [1, 1], terms=Terms(min_len=min_len))
        plays = all_words(lex, hand)
        found.append([lex.decode(letters_of(play.lays)) for play in plays])
    assert [["no", "o", "on"], ["no", "on"], []] == found


def test_PB_R25_a_length_cap_counts_the_space() -> None:
    lex = lexicon("pl")
    faces = [pair(*lex.encode("on")), pair(*lex.encode("to")), SPACE_FACE]
    spaced = []
    for cap in (5, 4):
        hand = make_rack(faces, [1, 1, 0], [0, 0, IS_SHARED | IS_COMMON], terms=Terms(max_len=cap))
        texts = [lex.decode(letters_of(play.lays)) for play in all_words(lex, hand)]
        spaced.append([text for text in texts if " " in text])
    assert [["on to", "to on"], []] == spaced


def test_refusals_name_what_is_wrong() -> None:
    lex = lexicon("en")
    hand = make_rack([lex.code("a"), WILD_FACE, SPACE_FACE, DYSLEXIC_FACE], [1, 0, 0, 0])
    a, space = laid(0, lex.code("a")), laid(2, 0)
    wild = laid(1, lex.code("t"))
    cases = {
        "no-letters": [],
        "no-such-card": [laid(9, 1)],
        "space-misplaced": [a, wild, space],
        "word-too-short": [a],
        "talent-used": [laid(0, 5, AS_TYPO)],
        "pair-not-reversible": [laid(0, 1, TURNED)],
        "wrong-letter": [laid(3, 1), a],
        "word-unknown": [a, laid(1, lex.code("j"))],
        "ok": [a, wild],
    }
    for expected, lays in cases.items():
        assert expected == why(lex, hand, lays)
    assert OK == refusal(hand, cases["word-unknown"], None)


def spelled(lex: Lexicon, text: str, values: list[int], abilities: dict[int, int]) -> int:
    """The cents of *text* laid from one card a letter, capitals from wilds."""
    faces = [WILD_FACE if letter.isupper() else lex.code(letter) for letter in text]
    hand = make_rack(faces, values, (), [abilities.get(at, 0) for at in range(len(text))])
    return score(hand, lays_of(lex, hand, *enumerate(text.lower()))).cents


def test_PB_E5_a_copied_double_makes_three_times() -> None:
    lex = lexicon("pl")
    double, copy = ability(DOUBLE_WORD), ability(COPY_ADJACENT)
    assert 18 == spelled(lex, "mapa", [2, 1, 2, 1], {0: double, 1: copy})
    assert 21 == spelled(lex, "mapa", [2, 1, 2, 1], {0: double, 1: copy, 3: ability(CENTS, 1)})
    assert 18 == spelled(lex, "mapa", [2, 1, 2, 1], {0: double, 3: double})


def test_PB_E9_wilds_pay_but_stay_worth_nothing() -> None:
    lex = lexicon("pl")
    pays = ability(WILD_VALUE, 1)
    assert 6 == spelled(lex, "mApAT", [2, 0, 1, 0, 0], {0: pays})
    assert 3 == spelled(lex, "mApAT", [2, 0, 1, 0, 0], {0: ability(DOUBLE_NEXT)})


def test_PB_E10_two_words_with_space() -> None:
    lex = lexicon("pl")
    z, na, k, r, wa = (lex.encode(text) for text in ("z", "na", "k", "r", "wa"))
    faces = [z[0], pair(*na), k[0], r[0], pair(*wa), SPACE_FACE]
    first, last = ability(CENTS, 2, 0, IF_FIRST), ability(CENTS, 5, 0, IF_LAST)
    values = [1, 2, 2, 1, 3, 0]
    flags = [0, 0, 0, 0, 0, IS_SHARED | IS_COMMON]
    hand = make_rack(faces, values, flags)
    order = [0, 1, 2, 5, 3, 4]
    lays = [laid(card, 0 if card == 5 else faces[card]) for card in order]
    assert "ok" == why(lex, hand, lays)
    play = score(hand, lays)
    assert (10, 8) == (play.cents, play.length)
    gains = []
    for text in (first, last):
        for card in range(5):
            abilities = [text if at == card else 0 for at in range(6)]
            gains.append(score(make_rack(faces, values, flags, abilities), lays).cents - 10)
    assert [2, 0, 0, 0, 0, 0, 0, 0, 0, 5] == gains
    best = best_word(lex, hand)
    assert best is not None
    assert (10, 8) == (best.cents, best.length)


def test_PB_E11_dyslexic_pays_for_a_reversed_pair() -> None:
    lex = lexicon("en")
    en = pair(lex.code("e"), lex.code("n"))
    hand = make_rack([en, lex.code("o"), DYSLEXIC_FACE, lex.code("t")], [2, 1, 0, 1])
    ne = laid(0, turned(en), TURNED)
    t = laid(3, lex.code("t"))
    assert "ok" == why(lex, hand, [ne, t])
    assert (4, 3) == (score(hand, [ne, t]).cents, score(hand, [ne, t]).length)
    assert "ok" == why(lex, hand, [t, laid(0, en)])
    assert 3 == score(hand, [t, laid(0, en)]).cents
    assert "pair-not-reversible" == why(lex, hand, [ne, laid(1, lex.code("o"), TURNED)])


def test_PB_R9_a_space_parts_neighbours() -> None:
    lex = lexicon("en")
    faces = [lex.code("a"), lex.code("t"), SPACE_FACE, WILD_FACE, lex.code("n")]
    lays = [
        laid(0, faces[0]),
        laid(1, faces[1]),
        laid(2, 0),
        laid(3, lex.code("a")),
        laid(4, faces[4]),
    ]
    plain = score(make_rack(faces, [1, 1, 0, 0, 1]), lays).cents
    gains = []
    for text in (ability(CENTS, 1, 0, IF_BESIDE_WILD), ability(DOUBLE_NEXT), ability(CENTS, 1)):
        abilities = [0, text, 0, 0, 0]
        gains.append(score(make_rack(faces, [1, 1, 0, 0, 1], (), abilities), lays).cents - plain)
    assert [0, 0, 1] == gains


def test_PB_R21_a_copied_condition_is_tested_from_the_copier() -> None:
    lex = lexicon("pl")
    copy = ability(COPY_ADJACENT)
    first = ability(CENTS, 4, 0, IF_FIRST)
    assert 6 == spelled(lex, "on", [1, 1], {0: copy, 1: first})
    assert 6 == spelled(lex, "on", [1, 1], {0: first, 1: copy})


def test_PB_R61_talents_use_single_letters_from_hand_once() -> None:
    lex = lexicon("pl")
    for talent, how in ((TYPO_TALENT, AS_TYPO), (STUCK_KEY, TWICE)):
        hand = hand_of(lex, "on?A", talent)
        both = lex.code("o") * 65 if how == TWICE else lex.code("a")
        assert "word-unknown" == why(lex, hand, [laid(0, both, how), laid(1, lex.code("n"))])
        twice = [laid(0, both, how), laid(1, lex.code("n") * (65 if how == TWICE else 1), how)]
        assert "talent-used" == why(lex, hand, twice)
        assert "wrong-letter" == why(lex, hand, [laid(2, both, how)])
        assert "wrong-letter" == why(lex, hand, [laid(3, lex.code("a") * 65, how)])
        bare = hand_of(lex, "on?A")
        assert "talent-used" == why(lex, bare, [laid(0, both, how)])


def test_plagiarism_repeats_the_best_printed_ability() -> None:
    lex = lexicon("pl")
    faces = [lex.code(letter) for letter in "on"]
    abilities = [ability(CENTS, 2), ability(DOUBLE_WORD)]
    lays = lays_of(lex, make_rack(faces, [1, 1]), (0, "o"), (1, "n"))
    cents = [
        score(make_rack(faces, [1, 1], (), abilities, terms=Terms(talent=talent)), lays).cents
        for talent in (NOTHING_NAMED, PLAGIARISM)
    ]
    assert [8, 12] == cents


def test_PB_E23_selling_a_card_pays_at_once() -> None:
    lex = lexicon("pl")
    sells = ability(TRASH_SELF_FOR, 0, 2)
    assert 7 == spelled(lex, "mapa", [2, 1, 1, 1], {0: sells})
    assert 14 == spelled(lex, "mapa", [2, 1, 1, 1], {0: sells, 2: ability(DOUBLE_WORD)})


def test_a_doubled_neighbour_counts_once_more() -> None:
    lex = lexicon("pl")
    for double, cents in ((DOUBLE_NEXT, [9, 11, 10, 8]), (DOUBLE_PREV, [8, 10, 9, 11])):
        for at in range(4):
            # The first has nobody before it, the last nobody behind; a wild is worth nothing.
            assert cents[at] == spelled(lex, "mapa", [2, 1, 3, 2], {at: ability(double)})
    assert 6 == spelled(lex, "mApa", [2, 0, 3, 1], {0: ability(DOUBLE_NEXT)})


def test_a_bound_counts_what_every_copier_may_bring() -> None:
    # Two copiers: in TON both stand beside the five cents, in NTO only one does.
    lex = parse(pack("en", "two", 1, "abcdefghijklmnopqrstuvwxyz", {"nto", "ton"}))
    copy, cents = ability(COPY_ADJACENT), ability(CENTS, 5)
    hand = make_rack([lex.code(one) for one in "nto"], [1, 1, 1], (), [copy, copy, cents])
    best = best_play(lex, hand)
    assert best is not None
    assert (lex.encode("ton"), 18) == (letters_of(best.lays), best.cents)


def best_of(words: str, faces: list[int], abilities: list[int]) -> tuple[str, int]:
    """The best word of a small list for cards of a cent each, a wild being worth nothing."""
    lex = parse(pack("en", "few", 1, "abcdefghijklmnopqrstuvwxyz", set(words.split())))
    values = [0 if face in (WILD_FACE, DYSLEXIC_FACE) else 1 for face in faces]
    best = best_play(lex, make_rack(faces, values, (), abilities))
    assert best is not None
    return lex.decode(letters_of(best.lays)), best.cents


def test_a_word_late_in_the_alphabet_is_found_for_its_abilities() -> None:
    lex = lexicon("en")
    a, b, c, o, t = (lex.code(letter) for letter in "abcot")
    first = ability(CENTS, 5, 0, IF_FIRST)
    assert ("too", 8) == best_of("oot too", [t, o, o], [first, 0, 0])
    wilds = ability(WILD_VALUE, 5, 0, IF_FIRST)
    assert ("too", 11) == best_of("oot too", [t, WILD_FACE, WILD_FACE], [wilds, 0, 0])
    assert ("bac", 3) == best_of("abc bac", [pair(a, b), c, DYSLEXIC_FACE], [0, 0, 0])
