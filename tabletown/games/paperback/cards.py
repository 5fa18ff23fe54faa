"""The cards of Paperback as numbers, and the tables that say what each of them is.

A card's *kind* is its number: the 66 letters, 20 pairs, 11 attacks and 8 vowels exist once each,
a starter once a seat, wilds and Fame cards in many copies, the six Common cards once. A `Pack`
holds what an edition and a language make of them, `House` the rules chosen for one table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.games.paperback.lexicon import Lexicon
from tabletown.games.paperback.rack import COPY_ADJACENT, TRASH_HAND

if TYPE_CHECKING:
    from mypy_extensions import i64

PAIR: Final = 66
"""The first two-letter card; letters come before it."""
ATTACK: Final = 86
VOWEL: Final = 97
STARTER: Final = 105
WILD: Final = 110
"""The 2¢ starter wild; the Fame cards of the piles follow it and are wild too."""
FAME: Final = 111
COMMON: Final = 115
"""The four Common letters, then Space and Dyslexic."""
SPACE: Final = 119
DYSLEXIC: Final = 120
KINDS: Final = 121
NO_CARD: Final = 127
NO_COST: Final = 255

PILES: Final = 7
"""Offer piles 2¢, 3¢, 4¢, 5¢, 6¢, 7¢ and 8-10¢."""
FAME_PILES: Final = 4

LETTERS: Final = "aáąbcćčdďeéęěfghiíjklłmnńňoópqrřsśštťuúůvwxyýzźżž"
"""Every letter of every pack; a letter's number is its place, from 1."""
LETTER_COUNT: Final = 49

# Slots: where a card for sale lies.
TOP: Final = 0
"""The tops of the seven piles."""
LOW: Final = 6
"""The lower row: `LOW + pile` for piles 1 to 6."""
FAME_SLOT: Final = 13
MARKET: Final = 17
PYRAMID: Final = 27
SLOTS: Final = 45

# Talents, awards and themes.
BLOCK: Final = 0
TYPO: Final = 1
PLAGIARISM: Final = 2
STUCK: Final = 3
GHOST: Final = 4
TALENTS: Final = ("writers-block", "typo", "plagiarism", "stuck-key", "ghost-writer")
AWARDS: Final = ("muse", "thesaurus", "editor", "proofreader")
THEMES: Final = ("romance", "western", "science-fiction", "horror", "crime", "travel")

# Validity of words.
STRICT: Final = 0
CHALLENGE: Final = 1
VOTE: Final = 2

# Variants.
STANDARD: Final = 0
COOPERATIVE: Final = 1
SIMULTANEOUS: Final = 2


def card_words() -> list[str]:
    """The notation of every kind: l01 … l66, d01 …, x01 …, v1 …, s1 …, w2, f5, …, c-a, …"""
    words = [f"l{number:02}" for number in range(1, 67)]
    words += [f"d{number:02}" for number in range(1, 21)]
    words += [f"x{number:02}" for number in range(1, 12)]
    words += [f"v{number}" for number in range(1, 9)]
    words += [f"s{number}" for number in range(1, 6)]
    words += ["w2", "f5", "f8", "f11", "f17"]
    return [*words, "c-a", "c-e", "c-i", "c-o", "space", "dyslexic"]


def is_wild(kind: i64) -> bool:
    """Whether *kind* stands for any letter: starter wilds and all Fame cards."""
    return 110 <= kind < 115


def is_pair(kind: i64) -> bool:
    """Whether *kind* is a two-letter card."""
    return 66 <= kind < 86


def is_attack(kind: i64) -> bool:
    """Whether *kind* is an attack card."""
    return 86 <= kind < 97


def is_vowel(kind: i64) -> bool:
    """Whether *kind* is a single-use 2¢ vowel."""
    return 97 <= kind < 105


def is_single(kind: i64) -> bool:
    """Whether *kind* bears exactly one letter of its own."""
    return kind < 66 or 86 <= kind < 110 or 115 <= kind < 119


class Pack:
    """What every kind is under one edition and one language: tables by kind."""

    def __init__(
        self,
        lang: str,
        value: bytes,
        cost: bytes,
        fame: bytes,
        one: bytes,
        two: bytes,
        effect: bytes,
        amount: bytes,
        each: bytes,
        condition: bytes,
        bound: bytes,
        pile: bytes,
        face: bytes,
    ) -> None:
        self.lang: str = lang
        self.value: bytes = value
        self.cost: bytes = cost
        """In cents; NO_COST for Common cards."""
        self.fame: bytes = fame
        self.one: bytes = one
        """The number of its first letter; 0 for wilds, Space and Dyslexic."""
        self.two: bytes = two
        """The number of a pair's second letter."""
        self.effect: bytes = effect
        """As numbered in `rack`."""
        self.amount: bytes = amount
        """The effect's n."""
        self.each: bytes = each
        """The effect's k."""
        self.condition: bytes = condition
        self.bound: bytes = bound
        """The n of `min_len(n)`."""
        self.pile: bytes = pile
        """Which Offer pile sells it; NO_COST for none."""
        self.face: bytes = face
        """Its place among the faces of `verbs.FACE`."""
        self.asks: bytes = bytes(
            [1 if TRASH_HAND <= number <= COPY_ADJACENT else 0 for number in effect]
        )
        """Whether its ability leaves its player a choice."""
        self.cards: list[list[int]] = [[] for _ in range(PILES)]
        """The kinds of each Offer pile, attacks included."""
        for kind in range(KINDS):
            if pile[kind] < PILES:
                self.cards[pile[kind]].append(kind)


class House:
    """The rules in force at one table: seats, options and numbers, never changed."""

    __slots__ = (
        "accents",
        "alphabet",
        "attacks",
        "award_fame",
        "awards",
        "bonus",
        "code",
        "decline_common",
        "discounts",
        "draft_most",
        "draft_picks",
        "dyslexic",
        "fall",
        "fame_piles",
        "fame_piles_empty",
        "floor",
        "fold",
        "hand",
        "hand_token",
        "hint_tokens",
        "letter",
        "lexicon",
        "lost_turn",
        "majority_all",
        "market",
        "min_len",
        "open_hands",
        "pack",
        "reuse",
        "reuse_wilds",
        "rounds",
        "row_kinds",
        "rows",
        "seats",
        "single",
        "space",
        "starter_letters",
        "starter_wilds",
        "switches",
        "table_words",
        "talents",
        "theme_fame",
        "themed",
        "themes",
        "thresholds",
        "tokens",
        "tokens_after_pass",
        "track",
        "upgrade_fame",
        "validity",
        "variant",
    )

    def __init__(self, seats: int, switches: list[int], pack: Pack, lexicon: Lexicon) -> None:
        self.seats: i64 = seats
        self.switches: list[int] = switches
        """The options as numbers, in declared order, for dumps."""
        self.pack: Pack = pack
        self.lexicon: Lexicon = lexicon
        self.validity: i64 = 0
        self.lost_turn: bool = False
        self.table_words: bool = False
        self.min_len: i64 = 2
        self.fold: bool = False
        self.space: bool = False
        self.dyslexic: bool = False
        self.attacks: bool = False
        self.talents: bool = False
        self.awards: bool = False
        self.themes: bool = False
        self.majority_all: bool = False
        self.hint_tokens: bool = False
        self.hand_token: bool = False
        self.discounts: bool = False
        self.reuse: bool = False
        self.reuse_wilds: bool = False
        self.tokens_after_pass: bool = False
        self.decline_common: bool = False
        self.upgrade_fame: bool = True
        self.variant: i64 = 0
        self.open_hands: bool = False
        self.hand: i64 = 5
        self.tokens: i64 = 17
        self.starter_letters: i64 = 5
        self.starter_wilds: i64 = 5
        self.track: i64 = 4
        self.thresholds: list[int] = []
        self.market: i64 = 10
        self.draft_picks: i64 = 2
        self.draft_most: i64 = 7
        self.fame_piles_empty: i64 = 2
        self.floor: i64 = 3
        self.rounds: i64 = 150
        self.bonus: i64 = 1
        """Cents for a used Space and for a really reversed pair."""
        self.award_fame: i64 = 5
        self.theme_fame: i64 = 4
        self.fame_piles: list[int] = []
        self.rows: list[int] = []
        """How many cards each row of the pyramid has, from the bottom."""
        self.row_kinds: list[int] = []
        self.fall: i64 = 5
        """The token that loses the cooperative game."""
        self.themed: list[list[str]] = []
        """For each theme the words that plainly fit it."""
        self.alphabet: list[int] = []
        """The numbers of the letters a wild may be, ascending."""
        self.code: bytes = b""
        """For every letter number its code in the word list; 0 outside the alphabet."""
        self.single: bytes = b""
        """For every kind the code of its one letter; 0 if it has none, or two."""
        self.letter: bytes = b""
        """For every code of the word list the letter's number."""
        self.accents: list[list[int]] = []
        """For every letter number the accented letters it may stand for, when folding."""
