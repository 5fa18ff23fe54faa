"""The building tiles by number, and what a plot holds where it holds none of them.

A tile's number is its place in `edition.ALL_TILES`. Sets of tiles are masks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.games.deadwood import edition

if TYPE_CHECKING:
    from mypy_extensions import i64

TILE_WORDS: Final[list[str]] = [tile.word for tile in edition.ALL_TILES]
BUILDING_OF: Final[list[str]] = [tile.building for tile in edition.ALL_TILES]
"""For every tile the key of the building printed on it: ``saloon`` for ``saloon-x``."""
TILES: Final = len(TILE_WORDS)

NO_TILE: Final = -1
"""Stands where a tile could be and is none."""
STATION: Final = TILES
TRACK: Final = TILES + 1
OPEN_PLOT: Final = TILES + 2
"""What a plot holds where it holds no building."""

TOWN_HALL: Final = TILE_WORDS.index("town-hall")
SHERIFFS_OFFICE: Final = TILE_WORDS.index("sheriffs-office")
CHURCH: Final = TILE_WORDS.index("church")
SALOON_X: Final = TILE_WORDS.index("saloon-x")
HOTEL: Final = TILE_WORDS.index("hotel")
STAGE_DEPOT: Final = TILE_WORDS.index("stage-depot")
UNDERTAKER: Final = TILE_WORDS.index("undertaker")
FIXED: Final[list[int]] = [TILE_WORDS.index(word) for word in edition.FIXED_WORDS]
"""Town Hall, Sheriff's Office and Church."""


def tiles_with(building: str) -> int:
    """Mask of the tiles with *building* printed on them."""
    return sum(1 << tile for tile in range(TILES) if BUILDING_OF[tile] == building)


LAUNDRIES: Final = tiles_with("laundry")
STORES: Final = tiles_with("general-store")

DRAWN_BITS: Final = 5
DRAWN_MASK: Final = (1 << DRAWN_BITS) - 1
if TILES > DRAWN_MASK:
    raise AssertionError(f"{TILES} tiles: a question names drawn tiles with {DRAWN_BITS} bits each")


def add_drawn(drawn: i64, tile: i64) -> i64:
    """*drawn*, tiles packed into one number, with *tile* added; 0 is none."""
    return (drawn << DRAWN_BITS) | (tile + 1)


def without_drawn(drawn: i64, tile: i64) -> i64:
    """*drawn* without *tile*."""
    left: i64 = 0
    shift: i64 = 0
    while drawn:
        if (drawn & DRAWN_MASK) - 1 != tile:
            left |= (drawn & DRAWN_MASK) << shift
            shift += DRAWN_BITS
        drawn >>= DRAWN_BITS
    return left


def drawn_tiles(drawn: i64) -> list[int]:
    """The tiles packed in *drawn*, ascending."""
    found: list[int] = []
    while drawn:
        found.append((drawn & DRAWN_MASK) - 1)
        drawn >>= DRAWN_BITS
    found.sort()
    return found


def tile_answers(base: i64, mask: i64) -> list[int]:
    """Answers *base* + tile for every tile in *mask*, ascending."""
    found: list[int] = []
    action: i64 = base
    while mask:
        if mask & 1:
            found.append(action)
        mask >>= 1
        action += 1
    return found


PART: Final = (TILES + 2) // 3
"""Bits of a mask that are looked up together: a third of them."""
PART_MASK: Final = (1 << PART) - 1


class TileAnswers:
    """The same answers, ready-made for every part of a mask: for the questions of every turn."""

    def __init__(self, base: int) -> None:
        self.low: list[list[int]] = _part(base)
        """The answers for every mask of the first third of the tiles."""
        self.middle: list[list[int]] = _part(base + PART)
        self.high: list[list[int]] = _part(base + 2 * PART)

    def add(self, found: list[int], mask: i64) -> None:
        """Put the answers for the tiles in *mask* at the end of *found*."""
        found += self.low[mask & PART_MASK]
        mask >>= PART
        if mask:
            found += self.middle[mask & PART_MASK]
            found += self.high[mask >> PART]


def _part(first: int) -> list[list[int]]:
    """The answers from *first* on for every mask of a third of the tiles."""
    masks = range(PART_MASK + 1)
    return [[first + bit for bit in range(PART) if (mask >> bit) & 1] for mask in masks]


def building_ref(tile: i64) -> str:
    """``building:bank``."""
    return "building:" + TILE_WORDS[tile]
