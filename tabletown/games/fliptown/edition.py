"""Reads Fliptown's editions: the numbers of map and cards, and the presets of the rulebooks.

A rulebook's file, ``pl.toml``, says which options it sets; any other table in it is laid over the
numbers that all rulebooks share.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from tabletown.core import edition
from tabletown.core.options import OptionValue

FOLDER = Path(__file__).resolve().parent / "editions"
PARTS = ("base", "characters", "bounties", "cowbots", "achievements")
EDITIONS: Final[tuple[str, ...]] = ("en", "pl", "cs")


def numbers(name: str = EDITIONS[0], folder: Path = FOLDER) -> dict[str, Any]:
    """Every number of map and cards as edition *name* has them."""
    data: dict[str, Any] = {}
    for part in PARTS:
        data = edition.overlay(data, edition.read(FOLDER, part))
    own = {key: value for key, value in edition.read(folder, name).items() if key != "options"}
    return edition.overlay(data, own)


def book(name: str = EDITIONS[0], folder: Path = FOLDER) -> edition.Section:
    """The numbers as a section that knows which of them have been read."""
    return edition.Section(numbers(name, folder), name)


def presets() -> dict[str, dict[str, OptionValue]]:
    """What each rulebook says where they differ."""
    return {name: dict(edition.read(FOLDER, name)["options"]) for name in EDITIONS}


@cache
def digest(name: str, guns: str) -> str:
    """Eight hex digits of every number in force under edition *name* with so strong *guns*."""
    data = numbers(name)
    data["guns"] = data["guns"][guns]
    return edition.digest(data)


_BOOK = book()
CHAMBERS: list[str] = _BOOK.section("chamber").keys()
"""The keys of components, in the order of the edition file; a key's place is its number."""
BUILDINGS: list[str] = _BOOK.section("building").keys()
STOPS: list[str] = _BOOK.section("stop").keys()
REWARDS: list[str] = _BOOK.section("reward").keys()
ITEMS: list[str] = _BOOK.section("item").keys()
CHARACTERS: list[str] = _BOOK.section("character").keys()
BOUNTIES: list[str] = _BOOK.section("bounty").keys()
COWBOTS: list[str] = _BOOK.section("cowbot").keys()
GUNS: list[str] = _BOOK.section("guns").keys()
ROWS: list[str] = _BOOK.section("row").keys()
HANDS: list[str] = [key for key in _BOOK.section("poker").data if not key.startswith("source")]
STONES: int = max(int(stone) for reward in REWARDS for stone in reward.split("-"))
"""How many tombstones stand in the Cemetery."""
