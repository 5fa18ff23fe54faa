"""Reads Quickdraw's editions."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from tabletown.core import edition
from tabletown.games.quickdraw.ruleset import Ruleset

FOLDER = Path(__file__).parent / "editions"
EDITIONS: Final[tuple[str, ...]] = ("base", "rich")
CARDS: list[str] = edition.Section(edition.read(FOLDER, "base"), "base").section("card").keys()
"""The kinds of cards, in the order of the edition file; a kind's place is its number."""


@cache
def digest(name: str) -> str:
    """Eight hex digits of every number of edition *name*."""
    return edition.digest(edition.read(FOLDER, name))


@cache
def read(name: str) -> Ruleset:
    """The numbers of edition *name*; EditionError where one is missing or nobody reads it."""
    root = edition.Section(edition.read(FOLDER, name), name)
    table = root.section("table")
    cards = [root.section("card").section(key) for key in CARDS]
    ruleset = Ruleset(
        hand=table.number("hand"),
        rounds=table.number("rounds"),
        rich=table.number("rich"),
        loot=table.number("loot"),
        die=table.number("die"),
        cards=[
            [card.number("copies"), card.number("speed"), card.number("worth")] for card in cards
        ],
    )
    root.finish()
    return ruleset
