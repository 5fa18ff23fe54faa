"""Every number and letter of the edition against a table of its own.

The rows are copied from the specification, not from the edition: card, cost, value, ability, and
the letters of the English, Polish and Czech packs. A card that is ours alone needs no row here.
"""

import pytest

import tabletown as tt
from tabletown.core.edition import Section
from tabletown.core.errors import EditionError
from tabletown.core.options import OptionValue
from tabletown.games.paperback import edition
from tabletown.games.paperback.cards import FACES, VOWEL, is_attack
from tabletown.games.paperback.verbs import CARD
from tests import table as tables
from tests.games.paperback.table import heap, start
from tests.table import scene, score, standing, zone

CARDS = """
l01 3 1 draw(1) if last | S W M
l02 3 2 - | T K N
l03 3 2 - | R N L
l04 3 2 - | N R T
l05 3 1 cents(2) if first | T W V
l06 3 1 cents(2) if last | D C K
l07 3 1 cents(2) if no_wilds | L S R
l08 3 1 trash_hand(1) | N N S
l09 3 1 cents(1) if adj_wild | R Z N
l10 3 1 cents(1) if common_used | C S L
l11 3 2 - | P P P
l12 3 2 cents(1) if first | B D D
l13 3 2 cents(1) if last | H L H
l14 3 2 trash_self_for(2) | M M Z
l15 4 1 draw(1) | R K T
l16 4 1 draw(1) | L R N
l17 4 2 cents(1) if first | S Z V
l18 4 2 cents(1) if last | D T M
l19 4 2 trash_hand(1) | N N K
l20 4 1 double_card(next) | C S R
l21 4 2 cents(2) if min_len(6) | G C S
l22 4 2 cents(1) if adj_wild | T K L
l23 4 3 - | M D C
l24 4 3 - | P L B
l25 4 2 upgrade(1) | M M P
l26 4 2 trash_hand_for(1,1) | B Ł D
l27 4 2 cents(2) if no_wilds | H J Z
l28 4 2 draw(1) if last | Y M H
l29 5 2 draw(1) | S R N
l30 5 1 wild_value(1) | L T V
l31 5 2 double_card(next) | T W T
l32 5 2 cents(3) if no_wilds | D Z K
l33 5 2 cents(2) if first | C Z R
l34 5 2 copy_adjacent | N N S
l35 5 3 trash_offer(2) | P P P
l36 5 3 cents(1) if adj_wild | G D C
l37 5 3 cents(2) if last | H Ł B
l38 5 2 draw(1) | B L D
l39 5 3 trash_hand_for(1,2) | M P H
l40 5 3 draw(1) if first | W B J
l41 6 2 wild_value(1) | R T L
l42 6 2 double_card(prev) | L K V
l43 6 1 draw(2) | D C M
l44 6 2 copy_adjacent | G R T
l45 6 3 draw(1) | P P P
l46 6 3 upgrade(2) | B J Z
l47 6 3 cents(3) if min_len(7) | H M D
l48 6 4 - | F G Č
l49 6 4 cents(1) if adj_wild | W B Ř
l50 6 3 trash_hand(2) | V H J
l51 7 2 double_word if no_wilds | S S K
l52 7 2 draw(2) | G W R
l53 7 2 double_word if first | F Ł C
l54 7 3 wild_value(1) | C B B
l55 7 4 draw(1) | Y J Č
l56 7 4 trash_offer(2) | V G Ě
l57 7 4 double_card(next) | F Ą Ř
l58 7 4 cents(2) if last | Y Ą Ý
l59 8 4 cents(2) if adj_wild | K Ż Š
l60 8 5 draw(1) | K Ó Ž
l61 8 4 double_word if last | W Ę Ý
l62 8 4 draw(2) | V Ę Ě
l63 9 5 double_card(next) | J Ś É
l64 9 5 wild_value(1) | X F Ů
l65 10 4 double_word | Z Ć F
l66 10 5 double_word if common_used | Q Ń G
d01 3 2 - | ER NA NE
d02 3 2 - | RE RA RO
d03 3 2 - | AN ZA LA
d04 3 2 - | EN KA KO
d05 3 2 trash_self_for(2) | AT AN RA
d06 4 2 cents(1) if last | ED OW OU
d07 4 2 cents(1) if last | ES EM LI
d08 4 2 cents(1) if first | ST PO PO
d09 4 2 cents(1) if first | LE WY NA
d10 4 2 trash_hand(1) | IT RO LO
d11 5 2 draw(1) | IN IE OV
d12 5 3 - | AL NI EN
d13 5 3 - | OR WA AL
d14 5 2 copy_adjacent | AR MI LE
d15 6 3 draw(1) | ON ŁA VA
d16 6 3 cents(2) if no_wilds | TE ST ST
d17 6 3 wild_value(1) | NG RZ OD
d18 7 4 - | CH CH NÍ
d19 7 3 double_word if min_len(7) | TH CZ CH
d20 7 3 draw(2) | OU SZ AN
x01 3 1 atk_no_common | M D D
x02 3 2 atk_tax(1) | C K S
x03 4 2 atk_no_common | D P P
x04 4 2 atk_hand(1) | P T M
x05 5 2 atk_hand(1) | G C H
x06 5 3 atk_tax(2) | F B B
x07 5 2 atk_no_common | B L R
x08 6 3 atk_hand(1) | H M Z
x09 6 3 atk_tax(2) | W G C
x10 7 4 atk_max_len(4) | Y J J
x11 7 3 atk_max_len(4) | D K K
"""

ROWS = CARDS.strip().splitlines()
LANGUAGES = ("en", "pl", "cs")


def held(pack: str, card: str) -> dict[str, object]:
    """A card in a hand, as its owner sees it."""
    options: dict[str, OptionValue] = {"pack": pack, "attacks": True}
    table = tables.start("paperback", f"s0 hand {card}", seats=2, options=options)
    facts: dict[str, object] = zone(table, "zone:hand-s0", 0)["pieces"][0]["facts"]
    return facts


def ability(facts: dict[str, object]) -> str:
    """The ability of a card as the specification writes it."""
    effect, condition = str(facts["effect"]), str(facts["condition"])
    n, k, m = facts["n"], facts["k"], facts["m"]
    text = {
        "none": "-",
        "double-next": "double_card(next)",
        "double-prev": "double_card(prev)",
        "double-word": "double_word",
        "copy-adjacent": "copy_adjacent",
        "atk-no-common": "atk_no_common",
        "trash-hand-for": f"trash_hand_for({n},{k})",
        "trash-self-for": f"trash_self_for({k})",
    }.get(effect, f"{effect.replace('-', '_')}({n})")
    if condition == "min-len":
        return f"{text} if min_len({m})"
    return text if condition == "always" else f"{text} if {condition.replace('-', '_')}"


@pytest.mark.parametrize("row", ROWS)
def test_a_card_is_as_specified(row: str) -> None:
    numbers, _, letters = row.partition(" | ")
    card, cost, value, wanted = numbers.split(" ", 3)
    for pack, face in zip(LANGUAGES, letters.split(), strict=True):
        facts = held(pack, card)
        assert face == facts["face"]
        assert (int(cost), int(value)) == (facts["cost"], facts["value"])
        assert wanted == ability(facts)


@pytest.mark.parametrize(
    ("pack", "starters", "vowels"),
    [
        ("en", "T R S L N", "A A E E I I O U"),
        ("pl", "Z N R W S", "A A E E I O U Y"),
        ("cs", "N L T V K", "A E E I O U Á Í"),
    ],
)
def test_starters_vowels_and_commons(pack: str, starters: str, vowels: str) -> None:
    for number, face in enumerate(starters.split(), 1):
        facts = held(pack, f"s{number}")
        assert (face, 1, 1) == (facts["face"], facts["cost"], facts["value"])
    for number, face in enumerate(vowels.split(), 1):
        facts = held(pack, f"v{number}")
        assert (face, 2, 3) == (facts["face"], facts["cost"], facts["value"])
        assert "trash-self" == facts["effect"]
    for letter in "aeio":
        facts = held(pack, f"c-{letter}")
        assert (letter.upper(), 1, 5) == (facts["face"], facts["value"], facts["fame"])
        assert "cost" not in facts


@pytest.mark.parametrize(
    ("card", "cost", "fame"),
    [("w2", 2, 1), ("f5", 5, 4), ("f8", 8, 7), ("f11", 11, 10), ("f17", 17, 15)],
)
def test_fame_cards(card: str, cost: int, fame: int) -> None:
    facts = held("pl", card)
    assert (cost, fame, 0) == (facts["cost"], facts["fame"], facts["value"])


@pytest.mark.parametrize(
    ("seats", "piles"),
    [(2, [4, 4, 2, 1]), (3, [6, 6, 3, 2]), (4, [8, 8, 4, 2]), (5, [10, 10, 5, 3])],
)
def test_setup(seats: int, piles: list[int]) -> None:
    table = tt.new("paperback", seats=seats, seed=1)
    assert piles == list(heap(table, "fame").values())
    for seat in range(seats):
        assert {"deck": 5, "hand": 5, "discard": 0, "commons": 0} == standing(table, seat)
        assert 5 == score(table, seat)
    spaced = tt.new("paperback", seats=2, seed=1, options={"space": True, "dyslexic": True})
    assert 7 == spaced.view(0)["scene"]["length"]
    assert 17 == spaced.view(0)["scene"]["supply"]


@pytest.mark.parametrize(
    ("attacks", "sizes"),
    [
        (False, [8, 19, 19, 16, 13, 11, 8]),
        (True, [8, 21, 21, 19, 15, 13, 8]),
    ],
)
def test_offer_piles(attacks: bool, sizes: list[int]) -> None:
    printed = {row.split()[0] for row in ROWS}
    pack = edition.pack("base", "en")
    ours = [kind for kind in range(VOWEL) if CARD.word(kind) not in printed]
    added = [pack.pile[kind] for kind in ours if attacks or not is_attack(kind)]
    table = tt.new("paperback", seats=2, seed=1, options={"attacks": attacks})
    found = []
    for piece in zone(table, "zone:offer-top")["pieces"]:
        below = 0 if piece["ref"] == "slot:t2" else 1
        found.append(piece["facts"]["under"] + 1 + below)
    assert [size + added.count(pile) for pile, size in enumerate(sizes)] == found
    assert (105 if attacks else 94) == sum(sizes)


def test_thresholds() -> None:
    for place, length in enumerate((7, 8, 9, 10)):
        table = start(f"common c-a | place {place}")
        assert length == scene(table)["length"]


def test_every_number_in_the_files_is_read() -> None:
    for pack in LANGUAGES:
        tt.new("paperback", seats=2, seed=1, options={"pack": pack, "variant": "cooperative"})
    tt.new("paperback", seats=2, seed=1, options={"variant": "simultaneous"})
    hard: dict[str, OptionValue] = {"variant": "cooperative", "coop_hard": True}
    tt.new("paperback", seats=2, seed=1, options=hard)
    edition.root_of("base").finish()


def test_a_row_may_bear_letters_that_no_pack_has() -> None:
    own = {"cost": 5, "value": 2, "letters": {"en": "x", "pl": "ż", "cs": "ř"}, "source": "ours"}
    plain = {"cost": 3, "value": 1, "source": "ours"}
    for lang, face in (("en", "x"), ("pl", "ż"), ("cs", "ř")):
        family = Section({"W.l01": plain, "K.l02": own}, "letter")
        slots = edition._Slots()
        edition._family(slots, family, lang, ["a"])
        family.finish()
        assert ["a", face] == [FACES[row[-1]] for row in slots.rows]


def test_a_pack_with_a_letter_too_few_is_refused() -> None:
    family = Section({"W.l01": {"cost": 3, "value": 1, "source": "ours"}}, "letter")
    with pytest.raises(EditionError) as error:
        edition._family(edition._Slots(), family, "en", [])
    assert "wrong-count" == error.value.code


@pytest.mark.parametrize(
    "text", ["fly(1)", "cents", "cents(x)", "draw(1) if tuesday", "draw(1) if min_len", "draw(1,2)"]
)
def test_an_unknown_ability_is_refused(text: str) -> None:
    with pytest.raises(EditionError) as error:
        edition.ability(text, "here")
    assert "unknown-ability" == error.value.code


def test_packs_have_the_letter_counts_of_the_specification() -> None:
    counts = {
        "en": "B4 C4 D4 G4 H4 L4 M4 N4 P4 R4 S4 T4 F3 V3 W3 Y3 K2 J1 Q1 X1 Z1",
        "pl": "K4 M4 N4 P4 R4 S4 W4 Z4 B3 C3 D3 J3 L3 T3 Ł3 G2 Ą2 Ę2 F1 H1 Ó1 Ć1 Ń1 Ś1 Ż1",
        "cs": "D4 K4 L4 N4 P4 R4 T4 V4 B3 C3 H3 M3 S3 Z3 J2 Ý2 Č2 Ě2 Ř2 F1 G1 É1 Š1 Ů1 Ž1",
    }
    for place, pack in enumerate(LANGUAGES):
        faces = [row.partition(" | ")[2].split()[place] for row in ROWS if row[0] == "l"]
        wanted = {word[0]: int(word[1:]) for word in counts[pack].split()}
        assert wanted == {face: faces.count(face) for face in faces}
