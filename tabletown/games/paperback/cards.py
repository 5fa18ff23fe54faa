"""The cards of Paperback as numbers, and the places where one can be for sale.

A card's *kind* is its number: letters, pairs, attacks and vowels exist once each, a starter once
a seat, wilds and Fame cards in many copies, the six Common cards once. How many kinds of each
family there are, and what they are called, comes from the rows of the edition, so that one more
row renumbers everything. What a kind is worth and does, `ruleset.Pack` says.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tabletown.core import edition

if TYPE_CHECKING:
    from mypy_extensions import i64

FOLDER: Final = Path(__file__).parent / "editions"
EDITION: Final = "base"
PACKS: Final = ("en", "pl", "cs")
"""The languages there are letters for."""


def _rows(name: str) -> list[str]:
    """The names of the rows of a family, in the order of the file."""
    return edition.Section(_BASE, EDITION).section(name).keys()


def _pairs() -> list[str]:
    """The letters of the pairs of every pack, each once."""
    found: list[str] = []
    for lang in PACKS:
        column: list[str] = edition.read(FOLDER / "packs", lang)["pack"]["pairs"]
        own = [row["letters"][lang] for row in _BASE["pair"].values() if "letters" in row]
        found += [pair for pair in [*column, *own] if pair not in found]
    return found


_BASE: Final[dict[str, Any]] = edition.read(FOLDER, EDITION)
_VOWELS: Final[int] = _BASE["vowel"]["box"]
_STARTERS: Final[int] = _BASE["setup"]["starter_letters"]

WILDS: Final[list[str]] = _rows("fame")
"""The wild cards: the starter wild, then the Fame cards of the piles."""
CARDS: Final[list[str]] = [
    *_rows("letter"),
    *_rows("pair"),
    *_rows("attack"),
    *[f"v{number}" for number in range(1, _VOWELS + 1)],
    *[f"s{number}" for number in range(1, _STARTERS + 1)],
    *WILDS,
    *["c-a", "c-e", "c-i", "c-o", "space", "dyslexic"],
]
"""The notation of every kind, at its number."""
KINDS: Final = len(CARDS)
NO_COST: Final = 255
"""Stands where a price or an Offer pile could be and is none."""

# The first kind of each family; letters begin at 0.
PAIR: Final = len(_rows("letter"))
ATTACK: Final = PAIR + len(_rows("pair"))
VOWEL: Final = ATTACK + len(_rows("attack"))
STARTER: Final = VOWEL + _VOWELS
WILD: Final = CARDS.index(WILDS[0])
"""The starter wild; the Fame cards of the piles follow it and are wild too."""
FAME: Final = WILD + 1
COMMON: Final = FAME + len(WILDS) - 1
"""The four Common letters, then Space and Dyslexic."""
SPACE: Final = CARDS.index("space")
DYSLEXIC: Final = CARDS.index("dyslexic")

LETTERS: Final = "aáąbcćčdďeéęěfghiíjklłmnńňoópqrřsśštťuúůvwxyýzźżž"
"""Every letter of every pack; a letter's number is its place, from 1."""
LETTER_COUNT: Final = len(LETTERS)
FACES: Final[list[str]] = [*LETTERS, *_pairs(), "wild", "space", "dyslexic", "none"]
"""Everything a card can show, in any pack."""

# Where a card for sale lies. A slot is a number: the tops of the piles come first.
PILES: Final[int] = _BASE["setup"]["piles"]
"""Offer piles 2¢, 3¢, 4¢, 5¢, 6¢, 7¢ and 8¢ or more."""
CHEAPEST: Final = 2
"""The price in cents of the first Offer pile."""
PRICES: Final[list[str]] = [str(CHEAPEST + pile) for pile in range(PILES)]
"""What each Offer pile is called."""
FAME_PILES: Final = len(WILDS) - 1
LOW: Final = PILES - 1
"""The lower row: `LOW + pile`; the first pile has none."""
FAME_SLOT: Final = LOW + PILES
MARKET: Final = FAME_SLOT + FAME_PILES
"""The open market of the simultaneous game."""
MARKET_SIZE: Final[int] = _BASE["setup"]["market"]
PYRAMID: Final = MARKET + MARKET_SIZE
PYRAMID_ROWS: Final = 4
"""Every row of the cooperative game's pyramid has one card less than the row below."""
WIDEST: Final = 6
"""The most cards the lowest row can have."""
SLOT_WORDS: Final[list[str]] = [
    *[f"t{price}" for price in PRICES],
    *[f"r{price}" for price in PRICES[1:]],
    *WILDS[1:],
    *[f"m{place}" for place in range(MARKET_SIZE)],
    *[f"p{place}" for place in range(sum(WIDEST - row for row in range(PYRAMID_ROWS)))],
]
"""The notation of every slot, at its number."""

TALENTS: Final = ("writers-block", "typo", "plagiarism", "stuck-key", "ghost-writer")
WRITERS_BLOCK: Final = TALENTS.index("writers-block")
TYPO_TALENT: Final = TALENTS.index("typo")
PLAGIARISM: Final = TALENTS.index("plagiarism")
STUCK_KEY: Final = TALENTS.index("stuck-key")
GHOST_WRITER: Final = TALENTS.index("ghost-writer")
AWARDS: Final = ("muse", "thesaurus", "editor", "proofreader")
MUSE: Final = AWARDS.index("muse")
THESAURUS: Final = AWARDS.index("thesaurus")
EDITOR: Final = AWARDS.index("editor")
THEMES: Final = ("romance", "western", "science-fiction", "horror", "crime", "travel")


def is_wild(kind: i64) -> bool:
    """Whether *kind* stands for any letter: starter wilds and all Fame cards."""
    return WILD <= kind < COMMON


def is_pair(kind: i64) -> bool:
    """Whether *kind* is a two-letter card."""
    return PAIR <= kind < ATTACK


def is_attack(kind: i64) -> bool:
    """Whether *kind* is an attack card."""
    return ATTACK <= kind < VOWEL


def is_vowel(kind: i64) -> bool:
    """Whether *kind* is a single-use 2¢ vowel."""
    return VOWEL <= kind < STARTER


def is_single(kind: i64) -> bool:
    """Whether *kind* bears exactly one letter of its own."""
    return kind < PAIR or ATTACK <= kind < WILD or COMMON <= kind < SPACE
