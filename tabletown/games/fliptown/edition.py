"""Reads the edition files into one table of numbers and the presets of the three rulebooks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tabletown.core.edition import Section, digest, overlay, read
from tabletown.core.options import OptionValue

FOLDER = Path(__file__).resolve().parent / "editions"
PARTS = ("base", "characters", "bounties", "cowbots", "achievements")
PRESETS = ("en", "pl", "cs")


def numbers() -> dict[str, Any]:
    """Every number of map and cards."""
    data: dict[str, Any] = {}
    for part in PARTS:
        data = overlay(data, read(FOLDER, part))
    return data


def book() -> Section:
    """The numbers as a table that knows which of them have been read."""
    return Section(numbers(), "fliptown")


def presets() -> dict[str, dict[str, OptionValue]]:
    """What each rulebook says where they differ."""
    return {name: dict(read(FOLDER, name)["options"]) for name in PRESETS}


def edition_hash(options: dict[str, OptionValue]) -> str:
    """Eight hex digits of every number in force under *options*."""
    data = numbers()
    guns = data.pop("guns")
    data["guns"] = guns[str(options["gun_bonus"])]
    return digest(data)
