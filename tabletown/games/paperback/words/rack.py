"""The cards a seat can spell with this turn, as plain ints, and what laying one of them means.

A *face* says what a card can be: `WILD`, a letter code (1…63), two or three letter codes packed
six bits each (`pair`), `SPACE` or `DYSLEXIC`. A *lay* is one card put down: the card's number,
how it is used and the letters it then stands for, packed into one int (`lay`, `lay_card`,
`lay_how`, `lay_letters`). A spelling is a list of lays in order; the letters of its lays, one
after another, are its text, and a laid Space is the gap between two words.

An *ability* is one packed int too (`ability`). `Weights` says what a search is after.
Nothing here knows a word list; see `finder`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

# Faces.
WILD: Final = 0
SPACE: Final = 262144
DYSLEXIC: Final = 524288

# How a card is laid.
PLAIN: Final = 0
"""A letter, pair or Space as printed (or as its accented form, with folded diacritics)."""
AS_WILD: Final = 1
"""A wild, standing for any one letter."""
REVERSED: Final = 2
"""A pair turned round by Dyslexic."""
TYPO: Final = 3
"""Talent Typo: a single letter from hand standing for any letter, worth nothing."""
TWICE: Final = 4
"""Talent Stuck Key: a single letter from hand standing for its letter twice in a row."""

# Flags of a card.
SHARED: Final = 1
"""The top Common card of the track: pointed at, not held."""
COMMON: Final = 2
"""Any Common letter or Space, shared or own (condition `common_used`)."""

# Effects of abilities.
NOTHING: Final = 0
CENTS: Final = 1
WILD_VALUE: Final = 2
DOUBLE_NEXT: Final = 3
DOUBLE_PREV: Final = 4
DOUBLE_WORD: Final = 5
DRAW: Final = 6
TRASH_HAND: Final = 7
TRASH_HAND_FOR: Final = 8
UPGRADE: Final = 9
TRASH_OFFER: Final = 10
TRASH_SELF_FOR: Final = 11
TRASH_SELF: Final = 12
COPY_ADJACENT: Final = 13
ATK_HAND: Final = 14
ATK_MAX_LEN: Final = 15
ATK_NO_COMMON: Final = 16
ATK_TAX: Final = 17
EFFECTS: Final = 18

# Conditions of abilities.
ALWAYS: Final = 0
FIRST: Final = 1
LAST: Final = 2
NO_WILDS: Final = 3
ADJ_WILD: Final = 4
COMMON_USED: Final = 5
MIN_LEN: Final = 6

MOST_CARDS: Final = 60
BIT: Final[list[int]] = [1 << n for n in range(62)]
"""Powers of two; a shift by a variable is not safe when compiled."""


def pair(first: int, second: int, third: int = 0) -> int:
    """The face of a card with two letters (or three)."""
    return first + second * 64 + third * 4096


def ability(effect: int, n: int = 0, k: int = 0, condition: int = ALWAYS, m: int = 0) -> int:
    """An ability: *effect*(n, k) if *condition*(m). For `MIN_LEN` *m* is the length."""
    return effect + n * 32 + k * 512 + condition * 8192 + m * 65536


def lay(card: int, how: int, letters: int) -> int:
    """One card put down; *letters* packed as in a face, 0 for a Space."""
    return card + how * 64 + letters * 512


def lay_card(laid: int) -> int:
    """The number of the card in the rack."""
    return laid & 63


def lay_how(laid: int) -> int:
    """How the card is used: `PLAIN`, `AS_WILD`, `REVERSED`, `TYPO` or `TWICE`."""
    return laid >> 6 & 7


def lay_letters(laid: int) -> int:
    """The letters it stands for, packed as in a face; 0 for a Space."""
    return laid >> 9


def text_codes(lays: list[int]) -> list[int]:
    """The letter codes a spelling reads; 0 is the gap made by Space."""
    codes: list[int] = []
    for laid in lays:
        letters = laid >> 9
        codes.append(letters & 63)
        letters = letters >> 6
        while letters:
            codes.append(letters & 63)
            letters = letters >> 6
    return codes


def face_size(face: int) -> int:
    """How many letters a card with this face supplies when laid as printed."""
    if face == WILD:
        return 1
    if face >= SPACE:
        return 0
    if face >= 4096:
        return 3
    return 2 if face >= 64 else 1


def turned(face: int) -> int:
    """A two-letter face the other way round."""
    return (face >> 6) + (face & 63) * 64


class Weights:
    """What a search is after: points for cents and for everything else a word brings.

    A word's points are `cent` × its value in cents, + `draw` for each bonus card, + `letter` for
    each letter, + `goal` if it has `goal_len` letters or more, + `effects[e]` for each effect *e*
    that comes off, + the rack's `worth` of each card used. As given, only cents count.
    """

    def __init__(
        self,
        cent: int = 100,
        draw: int = 0,
        letter: int = 0,
        goal_len: int = 0,
        goal: int = 0,
        effects: list[int] | None = None,
        spare: int = MOST_CARDS,
        self_cost: int = 0,
    ) -> None:
        self.cent: i64 = cent
        self.draw: i64 = draw
        self.letter: i64 = letter
        self.goal_len: i64 = goal_len
        self.goal: i64 = goal
        self.effects: list[int] = effects if effects is not None else [0] * EFFECTS
        """Points for an effect coming off, by effect; none below 0."""
        self.spare: i64 = spare
        """How many cards left in hand may be counted on for `trash_hand_for`."""
        self.self_cost: i64 = self_cost
        """`trash_self_for` is counted on if it brings more points than this."""


class Rack:
    """All cards that may be laid this turn: the hand, and the shared Common card if usable.

    *faces*, *values*, *flags*, *abilities* and *worth* run parallel, one entry a card; a card is
    named by its number in them. An attack that forbids the Common card simply leaves it out.
    *min_len* holds for each word (ruling PB-R2), *max_len* for the whole length, 0 meaning no
    limit. *typo*, *stuck* and *plagiarism* are the talents; *fold* is `lexicon.base` under the
    option `fold_diacritics`, else empty, and helps single letters only; *tax* comes off the value
    after doubling.

    A rack does not change. Searches see the cards in `order`: dearest first.
    """

    def __init__(
        self,
        faces: list[int],
        values: list[int],
        flags: list[int] | None = None,
        abilities: list[int] | None = None,
        worth: list[int] | None = None,
        min_len: int = 2,
        max_len: int = 0,
        typo: bool = False,
        stuck: bool = False,
        plagiarism: bool = False,
        fold: bytes = b"",
        tax: int = 0,
    ) -> None:
        count = len(faces)
        if count > MOST_CARDS:
            raise ValueError("too many cards")
        self.faces = faces
        self.values = values
        self.flags: list[int] = flags if flags is not None else [0] * count
        self.abilities: list[int] = abilities if abilities is not None else [0] * count
        self.worth: list[int] = worth if worth is not None else [0] * count
        self.count: i64 = count
        self.min_len: i64 = min_len
        self.max_len: i64 = max_len if max_len else 63
        self.typo = typo
        self.stuck = stuck
        self.plagiarism = plagiarism
        self.fold = fold
        self.tax: i64 = tax
        self.space: i64 = -1
        """The card that is Space, or -1."""
        self.dyslexic: i64 = -1
        """The card that is Dyslexic, or -1."""
        self.single: list[int] = [0] * 64
        """By letter: which places of `order` hold a single card of that letter."""
        self.opens: list[int] = [0] * 64
        """By letter: which places hold a pair that begins with it."""
        self.closes: list[int] = [0] * 64
        """By letter: which places hold a pair that ends with it and can be reversed."""
        self.twins: list[int] = [0] * count
        """By place: the earlier places with a card just like it."""
        self.letters: i64 = 0
        """How many letters all cards have together."""
        self.singles: i64 = 0
        """The places of single-letter cards from hand: those the talents may use."""
        self.hand: i64 = 0
        """The places of cards from hand that spell."""
        self.wilds: list[int] = []
        """The places of the wilds."""
        self.order: list[int] = self._sorted()
        """The cards, dearest first; of equal ones the shared card first, then by `worth`."""
        self.shown: list[int] = [faces[card] for card in self.order]
        """By place: the face."""
        self.place: list[int] = [0] * count
        """By card: its place in `order`."""
        self._index()

    def _sorted(self) -> list[int]:
        keyed: list[int] = []
        for card in range(len(self.faces)):
            held = 0 if self.flags[card] & SHARED else 1
            keyed.append(
                ((held - self.values[card] * 2) * 1_000_000 - self.worth[card]) * 64 + card
            )
        keyed.sort()
        return [key & 63 for key in keyed]

    def _index(self) -> None:
        place = 0
        for card in self.order:
            face = self.faces[card]
            bit = BIT[place]
            self.place[card] = place
            if face == SPACE:
                self.space = card
            elif face == DYSLEXIC:
                self.dyslexic = card
            else:
                self.letters += face_size(face)
                if not self.flags[card] & SHARED:
                    self.hand += bit
                self._index_letters(face, place, bit, self.flags[card] & SHARED == 0)
            for other in range(place):
                if self._alike(card, self.order[other]):
                    self.twins[place] += BIT[other]
            place += 1

    def _index_letters(self, face: int, place: int, bit: int, held: bool) -> None:
        if face == WILD:
            self.wilds.append(place)
        elif face < 64:
            self.single[face] += bit
            if held:
                self.singles += bit
        else:
            self.opens[face & 63] += bit
            if face < 4096 and turned(face) != face:
                self.closes[face >> 6] += bit

    def _alike(self, one: int, other: int) -> bool:
        return (
            self.faces[one] == self.faces[other]
            and self.values[one] == self.values[other]
            and self.flags[one] == self.flags[other]
            and self.abilities[one] == self.abilities[other]
            and self.worth[one] == self.worth[other]
        )

    def stands(self, face: int, letter: int) -> bool:
        """Whether a single-letter card may stand for *letter*, folded accents included."""
        return face == letter or (letter < len(self.fold) and self.fold[letter] == face)
