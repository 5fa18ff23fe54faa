"""Editions: readable TOML tables of numbers, with overlays, each number with its provenance.

Every table that holds numbers says where they come from in ``source`` (inherited by tables
below it): ``rulebook``, ``public: …`` or ``reconstructed``; ``[table.sources]`` names single
keys that differ. A game reads each number through `Section`, and `finish` refuses a file with a
number nobody asked for, so that a misspelt key cannot go unnoticed.
"""

from __future__ import annotations

import json
import tomllib
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from tabletown.core.errors import EditionError

TAGS = ("rulebook", "public", "reconstructed", "ours")


def read(folder: Path, name: str) -> dict[str, Any]:
    """The tables of ``<name>.toml`` in *folder*, laid over the one it extends."""
    path = folder / f"{name}.toml"
    try:
        data = dict(parsed(path.read_text(encoding="utf-8")))
    except FileNotFoundError:
        raise EditionError("unknown-edition", {"edition": name}) from None
    except tomllib.TOMLDecodeError as error:
        raise EditionError("broken-edition", {"edition": name, "detail": str(error)}) from None
    base = data.pop("extends", None)
    return data if base is None else overlay(read(folder, str(base)), data)


@lru_cache(maxsize=64)
def parsed(text: str) -> dict[str, Any]:
    """What *text* says, parsed once; shared, so nobody changes it."""
    return tomllib.loads(text)


def overlay(below: dict[str, Any], above: dict[str, Any]) -> dict[str, Any]:
    """*below* with every value of *above* in its place, table by table."""
    merged = dict(below)
    for key, value in above.items():
        old = merged.get(key)
        if isinstance(old, dict) and isinstance(value, dict):
            merged[key] = overlay(old, value)
        else:
            merged[key] = value
    return merged


def digest(data: dict[str, Any]) -> str:
    """Eight hex digits of all that *data* says."""
    text = json.dumps(data, sort_keys=True, ensure_ascii=False)
    return blake2b(text.encode(), digest_size=4).hexdigest()


class Section:
    """A part of an edition that knows which of its keys have been read."""

    def __init__(self, data: dict[str, Any], path: str, source: str = "") -> None:
        self.data = data
        self.path = path
        self.source: str = str(data.get("source", source))
        self.used: set[str] = {"source", "sources"}
        self.below: dict[str, Section] = {}

    def section(self, key: str) -> Section:
        """The section under *key*."""
        if key not in self.below:
            value = self.data.get(key)
            if not isinstance(value, dict):
                raise EditionError("missing-table", {"place": f"{self.path}.{key}"})
            self.used.add(key)
            self.below[key] = Section(value, f"{self.path}.{key}", self.source)
        return self.below[key]

    def keys(self) -> list[str]:
        """The keys of the sections below, in file order."""
        names = [key for key, value in self.data.items() if isinstance(value, dict)]
        return [name for name in names if name != "sources"]

    def has(self, key: str) -> bool:
        """Whether the file gives *key*."""
        return key in self.data

    def number(self, key: str) -> int:
        """The whole number under *key*."""
        value = self._take(key)
        if isinstance(value, bool) or not isinstance(value, int):
            raise EditionError("not-a-number", {"place": f"{self.path}.{key}"})
        self._tag(key)
        return value

    def numbers(self, key: str) -> list[int]:
        """The list of whole numbers under *key*."""
        value = self._take(key)
        if not isinstance(value, list) or not all(type(item) is int for item in value):
            raise EditionError("not-numbers", {"place": f"{self.path}.{key}"})
        self._tag(key)
        return list(value)

    def word(self, key: str) -> str:
        """The text under *key*."""
        value = self._take(key)
        if not isinstance(value, str):
            raise EditionError("not-a-word", {"place": f"{self.path}.{key}"})
        return value

    def words(self, key: str) -> list[str]:
        """The list of texts under *key*."""
        value = self._take(key)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise EditionError("not-words", {"place": f"{self.path}.{key}"})
        return list(value)

    def flag(self, key: str) -> bool:
        """The truth under *key*; false where the file is silent."""
        value = self._take(key) if key in self.data else False
        if not isinstance(value, bool):
            raise EditionError("not-a-flag", {"place": f"{self.path}.{key}"})
        return value

    def provenance(self, key: str) -> str:
        """Where the value under *key* comes from."""
        return str(self.data.get("sources", {}).get(key, self.source))

    def finish(self) -> None:
        """Refuse keys that nobody read, here and below."""
        for key in self.data:
            if key not in self.used:
                raise EditionError("unexpected-key", {"place": f"{self.path}.{key}"})
        for section in self.below.values():
            section.finish()

    def _take(self, key: str) -> Any:
        if key not in self.data:
            raise EditionError("missing-key", {"place": f"{self.path}.{key}"})
        self.used.add(key)
        return self.data[key]

    def _tag(self, key: str) -> None:
        if self.provenance(key).split(":")[0] not in TAGS:
            raise EditionError("no-provenance", {"place": f"{self.path}.{key}"})
