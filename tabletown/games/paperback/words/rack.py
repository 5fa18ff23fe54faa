"""The cards a seat can spell with this turn, as a search for words sees them.

A *face* says what a card can be: `WILD_FACE`, a letter code (1…63), two letter codes packed six
bits each (`pair`), `SPACE_FACE` or `DYSLEXIC_FACE`. An *ability* is one packed number too.
Nothing here knows a word list or a table; `answers.rack_of` makes a rack of a desk.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.games.paperback.cards import PLAGIARISM, STUCK_KEY, TYPO_TALENT
from tabletown.games.paperback.hand import NOTHING_NAMED
from tabletown.games.paperback.words.effects import KNOWN_EFFECTS

if TYPE_CHECKING:
    from mypy_extensions import i64

WILD_FACE: Final = 0
SPACE_FACE: Final = 262144
DYSLEXIC_FACE: Final = 524288

IS_SHARED: Final = 1
"""Flag of a card: the top Common card of the track, pointed at, not held."""
IS_COMMON: Final = 2
"""Flag of a card: a Common letter or Space, shared or own."""

WILD_CARD: Final = 1
"""Family of a card: it stands for any letter."""
SPACE_CARD: Final = 2
"""Family of a card: the Space."""
COMMON_CARD: Final = 4
"""Family of a card: a Common letter or Space."""

MOST_CARDS: Final = 60
NO_LIMIT: Final = 63
"""A word of more letters than any rack could lay."""
BIT_AT: Final[list[int]] = [1 << place for place in range(62)]
"""Powers of two; a shift by a variable is not safe when compiled."""


def _places_by_remainder() -> bytes:
    table = [0] * 67
    for place in range(62):
        table[BIT_AT[place] % 67] = place
    return bytes(table)


PLACES_BY_REMAINDER: Final = _places_by_remainder()


def place_of_bit(bit: i64) -> i64:
    """The place of the only bit set in *bit*, from 0.

    The powers of two below 2**62 all leave another remainder when divided by 67, so that a small
    table finds the place at once.
    """
    return PLACES_BY_REMAINDER[bit % 67]


def pair(first: int, second: int) -> int:
    """The face of a card with two letters."""
    return first + second * 64


def turned(face: int) -> int:
    """A two-letter face the other way round."""
    return (face >> 6) + (face & 63) * 64


def face_size(face: int) -> int:
    """How many letters a card with this face supplies when laid as printed."""
    if face >= SPACE_FACE:
        return 0
    return 2 if face >= 64 else 1


def ability(effect: int, n: int = 0, k: int = 0, condition: int = 0, m: int = 0) -> int:
    """An ability: *effect*(n, k) if *condition*; for `effects.IF_LONG` *m* is the length."""
    return effect + n * 256 + k * 65536 + condition * 0x1000000 + m * 0x100000000


class Cards:
    """What cards are worth and do: tables by a card's number."""

    def __init__(self, values: list[int], rows: list[list[int]]) -> None:
        """*rows* has for each card effect, amount, each, condition, bound and family."""
        columns = [bytes([row[at] for row in rows]) for at in range(6)]
        self.value: list[int] = values
        """The cents printed on it."""
        self.effect: bytes = columns[0]
        """The number of its ability."""
        self.amount: bytes = columns[1]
        """The ability's n."""
        self.each: bytes = columns[2]
        """The ability's k."""
        self.condition: bytes = columns[3]
        self.bound: bytes = columns[4]
        """The n of `min_len(n)`."""
        self.family: bytes = columns[5]
        """WILD_CARD, SPACE_CARD and COMMON_CARD as far as they hold; 0 for most cards."""


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
    ) -> None:
        self.cent: i64 = cent
        self.draw: i64 = draw
        self.letter: i64 = letter
        self.goal_len: i64 = goal_len
        self.goal: i64 = goal
        self.effects: list[int] = effects if effects is not None else [0] * KNOWN_EFFECTS
        """Points for an effect coming off, by effect; none below 0."""
        self.spare: i64 = MOST_CARDS
        """How many cards left in hand may be counted on for `trash_hand_for`."""
        self.self_cost: i64 = 0
        """`trash_self_for` is counted on if it brings more points than this."""


class Card:
    """One card of a rack."""

    def __init__(
        self, face: int, value: int, flags: int = 0, able: int = 0, worth: int = 0
    ) -> None:
        self.face: int = face
        self.value: int = value
        """The cents printed on it; 0 for a wild and the Space."""
        self.flags: int = flags
        """IS_SHARED and IS_COMMON as far as they hold."""
        self.able: int = able
        """Its ability, as `ability` packs it; 0 for none."""
        self.worth: int = worth
        """Points for using it, besides what the word brings."""


class Terms:
    """What holds for every word of a turn, whatever its cards."""

    def __init__(
        self,
        min_len: int = 2,
        max_len: int = NO_LIMIT,
        talent: int = NOTHING_NAMED,
        fold: bytes = b"",
        tax: int = 0,
        bonus: int = 1,
    ) -> None:
        self.min_len: int = min_len
        """Fewest letters of each word (ruling PB-R2)."""
        self.max_len: int = max_len
        """Most letters in all, the Space counted."""
        self.talent: int = talent
        self.fold: bytes = fold
        """`Lexicon.base` under the option `fold_diacritics`, else empty; helps single letters."""
        self.tax: int = tax
        """Cents that come off the value after doubling."""
        self.bonus: int = bonus
        """Cents for a used Space and for a reversed pair."""


class Rack:
    """All cards that may be laid this turn: the hand, and the shared Common card if usable.

    *faces*, *values*, *flags*, *abilities* and *worth* run parallel, one entry a card; a card is
    named by its number in them. An attack that forbids the Common card simply leaves it out.

    A rack does not change. Searches see the cards in `order`: dearest first.
    """

    def __init__(self, given: list[Card], terms: Terms) -> None:
        count = len(given)
        if count > MOST_CARDS:
            raise ValueError("too many cards")
        self.faces: list[int] = [card.face for card in given]
        self.values: list[int] = [card.value for card in given]
        self.flags: list[int] = [card.flags for card in given]
        self.abilities: list[int] = [card.able for card in given]
        self.worth: list[int] = [card.worth for card in given]
        self.count: i64 = count
        self.min_len: i64 = terms.min_len
        self.max_len: i64 = terms.max_len
        self.typo: bool = terms.talent == TYPO_TALENT
        self.stuck: bool = terms.talent == STUCK_KEY
        self.plagiarism: bool = terms.talent == PLAGIARISM
        self.fold: bytes = terms.fold
        self.tax: i64 = terms.tax
        self.bonus: i64 = terms.bonus
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
        self.shown: list[int] = [self.faces[card] for card in self.order]
        """By place: the face."""
        self.place: list[int] = [0] * count
        """By card: its place in `order`."""
        self._index()

    def cards(self, with_abilities: bool) -> Cards:
        """What the cards are worth and do, by place; without abilities only their value."""
        rows: list[list[int]] = []
        for card in self.order:
            able = self.abilities[card] if with_abilities else 0
            face = self.faces[card]
            family = COMMON_CARD if self.flags[card] & IS_COMMON else 0
            if face == WILD_FACE:
                family += WILD_CARD
            elif face == SPACE_FACE:
                family += SPACE_CARD
            parts = [able & 255, able >> 8 & 255, able >> 16 & 255, able >> 24 & 255, able >> 32]
            rows.append([*parts, family])
        return Cards([self.values[card] for card in self.order], rows)

    def _sorted(self) -> list[int]:
        keyed: list[int] = []
        for card in range(len(self.faces)):
            held = 0 if self.flags[card] & IS_SHARED else 1
            keyed.append(
                ((held - self.values[card] * 2) * 1_000_000 - self.worth[card]) * 64 + card
            )
        keyed.sort()
        return [key & 63 for key in keyed]

    def _index(self) -> None:
        place = 0
        for card in self.order:
            face = self.faces[card]
            bit = BIT_AT[place]
            self.place[card] = place
            if face == SPACE_FACE:
                self.space = card
            elif face == DYSLEXIC_FACE:
                self.dyslexic = card
            else:
                self.letters += face_size(face)
                if not self.flags[card] & IS_SHARED:
                    self.hand += bit
                self._index_letters(face, place, bit, self.flags[card] & IS_SHARED == 0)
            for other in range(place):
                if self._alike(card, self.order[other]):
                    self.twins[place] += BIT_AT[other]
            place += 1

    def _index_letters(self, face: int, place: int, bit: int, held: bool) -> None:
        if face == WILD_FACE:
            self.wilds.append(place)
        elif face < 64:
            self.single[face] += bit
            if held:
                self.singles += bit
        else:
            self.opens[face & 63] += bit
            if turned(face) != face:
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
