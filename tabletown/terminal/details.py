"""What a thing is: the words of the page's details panel, found by what a person types."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tabletown.strings import Fact, Words, view_keys
from tabletown.terminal.choices import fold

MISSING = re.compile(r"Unknown external: ([\w-]+)")
"""How the catalogue says that a sentence lacks a number, which only a thing on the table has."""
UNKNOWN = "…"
"""What stands for such a number."""


@dataclass(frozen=True)
class Detail:
    """One thing with its words."""

    name: str
    text: str
    """What it does; empty where the catalogue says nothing."""
    place: str
    """Where it lies and whose it is; empty for what is not on the table."""
    facts: tuple[str, ...]
    """Its numbers, each with its name."""
    called: tuple[str, ...]
    """Folded names it answers to."""


class Details:
    """Everything that can be explained at one table, as one seat sees it."""

    def __init__(self, words: Words, names: Sequence[str], view: dict[str, Any]) -> None:
        self.words = words
        self.names = names
        self.keys = view_keys(view)
        self.found: list[Detail] = []
        self._siblings: dict[str, dict[str, Fact]] = {}
        """Numbers of something of each family, for those of it that are not on the table."""
        for zone in view["zones"]:
            self._add(zone, None)
            for piece in zone["pieces"]:
                self._add(piece, zone)
        for key in words.explained_keys():
            self._add_key(key)

    def about(self, typed: str) -> list[Detail]:
        """What is called *typed*; else what has all its words in its name."""
        wanted = fold(typed)
        if not wanted:
            return []
        exact = [one for one in self.found if wanted in one.called]
        parts = wanted.split()
        loose = [
            one
            for one in self.found
            if all(any(word.startswith(part) for word in fold(one.name).split()) for part in parts)
        ]
        return _unlike(exact or loose)

    def of_refs(self, refs: Sequence[str]) -> list[Detail]:
        """What the catalogue says of the things an answer names."""
        found: list[Detail] = []
        for ref in refs:
            found += [one for one in self.about(ref.partition(":")[2]) if one.text][:1]
        return _unlike(found)

    def _add(self, thing: dict[str, Any], zone: dict[str, Any] | None) -> None:
        """A piece of *zone*, or a zone itself."""
        words, key, ref = self.words, thing["key"], thing["ref"]
        facts = words.facts(thing["facts"], self.names, self.keys)
        self._siblings.setdefault(key.partition("-")[0], facts)
        name = words.named(key, facts)
        place = ""
        if zone is not None:
            place = words.named(zone["key"], words.facts(zone["facts"], self.names, self.keys))
            if zone["owner"] >= 0:
                place = f"{words.seat(zone['owner'], self.names)}: {place}"
        listed = [
            f"{words.say(f'fact-{fact}', {'value': value, 'count': value})}: {facts[fact]}"
            for fact, value in thing["facts"].items()
            if words.has(f"fact-{fact}") and value != ""
        ]
        called = [name, ref.partition(":")[2], key.partition("-")[2]]
        if "plot" in thing["facts"]:
            called.append(str(facts["plot"]))
        self.found.append(
            Detail(name, words.explained(key, facts), place, tuple(listed), _folded(called))
        )

    def _add_key(self, key: str) -> None:
        """A thing that the catalogue explains and the table does not have."""
        facts = dict(self._siblings.get(key.partition("-")[0], {}))
        name, lacking = self.words.format(key, facts, "name")
        if lacking or key in self.keys.values():
            return
        text, lacking = self.words.format(key, facts, "text")
        if lacking:
            facts.update((found, UNKNOWN) for found in MISSING.findall(str(lacking)))
            text = self.words.explained(key, facts)
        self.found.append(Detail(name, text, "", (), _folded([name, key.partition("-")[2]])))


def signs(words: Words) -> list[tuple[str, str]]:
    """The signs of the game's board and what each means."""
    if not words.has("cli-signs"):
        return []
    lines = [line.partition(" – ") for line in words.say("cli-signs").splitlines()]
    return [(sign, meaning) for sign, _, meaning in lines]


def _folded(names: list[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(fold(name) for name in names if fold(name)))


def _unlike(details: Sequence[Detail]) -> list[Detail]:
    """*details* without those that say what an earlier one says."""
    found: dict[tuple[str, str], Detail] = {}
    for one in details:
        found.setdefault((one.name, one.text), one)
    said = list(found.values())
    return [one for one in said if one.text] or said
