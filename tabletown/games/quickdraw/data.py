"""The numbers of Quickdraw, read from its editions once."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tabletown.core import edition

KINDS = ("one", "two", "three", "four", "five", "six", "fox", "spyglass")
FOLDER = Path(__file__).parent / "editions"


class Numbers:
    """Every number in force under one edition."""

    def __init__(self, name: str) -> None:
        data = edition.read(FOLDER, name)
        self.digest = edition.digest(data)
        root = edition.Table(data, name)
        table = root.table("table")
        self.hand = table.number("hand")
        self.rounds = table.number("rounds")
        self.rich = table.number("rich")
        self.loot = table.number("loot")
        self.die = table.number("die")
        cards = [root.table("card").table(kind) for kind in KINDS]
        self.copies = [card.number("copies") for card in cards]
        self.speed = [card.number("speed") for card in cards]
        self.worth = [card.number("worth") for card in cards]
        root.finish()


@cache
def numbers(name: str) -> Numbers:
    """The numbers of edition *name*."""
    return Numbers(name)
