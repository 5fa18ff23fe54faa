"""What the forecast looks at on a sheet: features in groups, named after the components they mark.

A name's place is its number. Weights are kept by name, so that a new building or bounty renumbers
everything by itself.
"""

from __future__ import annotations

from typing import Final

from tabletown.games.fliptown import edition
from tabletown.games.fliptown.belongings import WORDS
from tabletown.games.fliptown.verbs import BUILDING, CHAMBER, STOP

_NUMBERS: Final = edition.numbers()
SILVER: Final[list[int]] = [
    room for room, key in enumerate(CHAMBER.words) if "silver" in _NUMBERS["chamber"][key]
]
"""The chambers with silver stars."""
DEEP: Final = CHAMBER.numbers["l2a"]
"""The first chamber that is not entered from the top; the others follow."""
STONES: Final[list[int]] = [
    stone for stone in range(edition.STONES) if stone + 1 not in _NUMBERS["cemetery"]["circled"]
]
"""The tombstones that are not circled from the start."""
TURNS: Final[int] = _NUMBERS["length"]["turns"]
"""How many turns a round has."""
GAME_TURNS: Final[int] = TURNS * _NUMBERS["length"]["rounds"]
"""How many turns a game has."""
ROW_LENGTH: Final = 3
"""How many targets a row of the Badlands has."""
NIGHTS: Final = len(_NUMBERS["building"]["hotel"]["track"])

GROUPS: Final[dict[str, list[str]]] = {
    "time": ["one", *[f"turn-{turn + 1}" for turn in range(TURNS)]],
    "cash": ["cash", "cash-squared", "cash-to-8", "cash-to-3", "cash-to-16"],
    "gold": ["gold", "gold-squared", "gold-to-5", "gold-to-2", "gold-to-10"],
    "pans": ["pans"],
    "hammers": ["hammers"],
    "risk": [
        "wanted",
        "wanted-squared",
        "wanted-beyond",
        "sheriff-is-high",
        "arrest",
        "arrest-but-gold",
        "arrest-but-cash",
        "later-arrests",
        "early-arrest",
        "early-wanted",
        "early-wanted-squared",
        "early-and-beyond",
    ],
    "poker": [
        "two-alike",
        "two-of-a-suit",
        "two-close",
        "three-with-pair",
        "three-alike",
        "three-of-a-suit",
        "three-close",
        "four-made",
        "four-to-straight",
        "four-to-flush",
        "four-to-more",
        "two-close-of-a-suit",
        "three-close-of-a-suit",
    ],
    "hotel": [
        *[f"nights-{night + 1}" for night in range(NIGHTS)],
        *[f"gold-after-nights-{night}" for night in range(NIGHTS)],
        "no-cash-for-a-night",
    ],
    "land": ["squares", "squares-squared", "whole-land", "most-of-the-land"],
    "town": [f"building-{key}" for key in BUILDING.words],
    "items": [
        *[f"item-{word}" for word in WORDS],
        "stones-for-shovel",
        "stones-for-protection",
        "targets-for-rifle",
        "targets-for-pistol",
        "targets-for-bandana",
        "stops-for-trail-horse",
        "chambers-for-pickaxe",
        "more-outlaws",
    ],
    "trail": ["wagon-0", *[f"wagon-{key}" for key in STOP.words], "stops"],
    "badlands": [
        *[f"row-{key}-{done + 1}" for key in edition.ROWS for done in range(ROW_LENGTH)],
        "targets",
    ],
    "mine": [
        *[f"chamber-{key}" for key in CHAMBER.words],
        *[f"reach-{key}" for key in CHAMBER.words[DEEP:]],
        *[f"silver-{CHAMBER.words[room]}" for room in SILVER],
    ],
    "graves": [
        *[f"stone-{stone + 1}" for stone in STONES],
        *[f"reward-{key}" for key in edition.REWARDS],
        "stones-squared",
    ],
}
"""The names of all features, by the part of the sheet they belong to."""
NAMES: Final[list[str]] = [name for names in GROUPS.values() for name in names]
COUNT: Final = len(NAMES)
TERMS: Final = 3
"""Weights of a feature: at the end, per game of time left, and per square of that."""


def start(group: str) -> int:
    """The number of the first feature of *group*."""
    return NAMES.index(GROUPS[group][0])


def weights_by_name(weights: list[float]) -> dict[str, list[float]]:
    """The weights of every feature, of which *weights* has the first terms, then the others."""
    return {name: weights[place::COUNT] for place, name in enumerate(NAMES)}


def weights_by_number(named: dict[str, list[float]]) -> list[float]:
    """The same the other way round; a feature that has no weights yet counts for nothing."""
    unknown = [0.0] * TERMS
    return [named.get(name, unknown)[term] for term in range(TERMS) for name in NAMES]
