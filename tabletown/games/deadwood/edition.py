"""Reads Deadwood's editions: the names of its components, and the numbers of one edition."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tabletown.core import edition
from tabletown.core.edition import Section

FOLDER = Path(__file__).parent / "editions"
EDITIONS: Final[tuple[str, ...]] = ("pl", "en")
X_BACK = 0
"""The back of the tiles that lie on the board from the start; stacks count from 1."""


@dataclass(frozen=True)
class Tile:
    """One tile that a cowboy can enter."""

    word: str
    """``saloon-x``; the building's key alone where there is one tile of it."""
    building: str
    """The key of the building printed on it: ``saloon``."""
    back: int
    """The stack it belongs to, or X_BACK."""


def tiles_of(buildings: Section) -> list[Tile]:
    """The tiles of the rows in *buildings*: by their backs, those of one back as in the file."""
    keys = buildings.keys()
    backs = {key: buildings.section(key).numbers("stacks") for key in keys}
    found: list[Tile] = []
    for back in sorted(set().union(*backs.values())):
        for key, of_building in backs.items():
            if back in of_building:
                mark = "x" if back == X_BACK else str(back)
                word = key if len(of_building) == 1 else f"{key}-{mark}"
                found.append(Tile(word, key, back))
    return found


def root(name: str) -> Section:
    """Everything edition *name* says."""
    return Section(edition.read(FOLDER, name), name)


BASE = root("base")
ALL_TILES: list[Tile] = tiles_of(BASE.section("building"))
"""Every tile; a place in the list is the tile's number. The Train Station is none of them."""
FIXED_WORDS: list[str] = [
    tile.word
    for tile in ALL_TILES
    if BASE.section("building").section(tile.building).data["stacks"] == [X_BACK]
]
"""The buildings that are printed on the board."""
STACK_COUNT: int = max(tile.back for tile in ALL_TILES)
COWBOYS: list[str] = BASE.section("cowboy").keys()
"""The kinds of cowboys, weakest first."""
CARTRIDGES: int = BASE.section("supply").number("cartridges")
POSTERS: int = BASE.section("supply").number("posters")


def presets() -> dict[str, dict[str, int | str | bool]]:
    """What each edition sets among the options."""
    return {name: dict(edition.read(FOLDER, name)["preset"]) for name in EDITIONS}


def digest(name: str) -> str:
    """Eight hex digits of every number of edition *name*."""
    return edition.digest(edition.read(FOLDER, name))


def faces(name: str) -> list[str]:
    """The line of icons on each tile, its numbers put in."""
    rows = edition.read(FOLDER, name)["building"]
    return [_face(rows[tile.building]) for tile in ALL_TILES]


def _face(row: dict[str, Any]) -> str:
    words = {
        key: "/".join(map(str, value)) if isinstance(value, list) else str(value)
        for key, value in row.items()
    }
    return str(row["face"]).format(**words)


def sources(name: str) -> list[tuple[str, str]]:
    """Where each table of numbers comes from: its name and its tag, for the page."""
    data = edition.read(FOLDER, name)
    found: list[tuple[str, str]] = []
    for key, value in data.items():
        if isinstance(value, dict) and key != "preset":
            found.append((key, str(value.get("source", data["source"]))))
    return found
