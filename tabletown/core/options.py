"""Options of a table: what may be chosen, with which default, and whether a choice is valid."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from tabletown.core.errors import OptionError

OptionValue = int | str | bool
_NUMBER = re.compile("-?[0-9]{1,18}")


@dataclass(frozen=True)
class OptionSpec:
    """One switch: ``option-<key>`` and ``option-<key>.text`` are its words."""

    key: str
    kind: str
    """``bool``, ``choice`` or ``int``."""
    default: OptionValue
    values: tuple[str, ...] = ()
    """For a choice, in order; each has words ``option-<key>-<value>``."""
    low: int = 0
    high: int = 0
    group: str = "rules"
    """Where the page lists it: ``edition``, ``modules``, ``variants``, ``rules`` …"""
    seats: tuple[int, ...] = ()
    """Seat counts it makes sense for; empty for all."""
    spoken: bool = False
    """Whether it is about a language: people's own is their default, if it is a value."""
    before: OptionValue | None = None
    """What games played that began before there was such an option; None for the default."""

    def read(self, value: OptionValue) -> OptionValue:
        """*value*, or the text of it, as this option keeps it; OptionError if it cannot be."""
        if self.kind == "bool":
            if isinstance(value, bool):
                return value
            if value in ("true", "on", "yes", "1", 1):
                return True
            if value in ("false", "off", "no", "0", 0):
                return False
        elif self.kind == "choice":
            if isinstance(value, str) and value in self.values:
                return value
        elif isinstance(value, int | str) and not isinstance(value, bool):
            text = str(value)
            if _NUMBER.fullmatch(text) and self.low <= int(text) <= self.high:
                return int(text)
        raise OptionError("bad-option-value", {"option": self.key, "value": str(value)})

    def number(self, value: OptionValue) -> int:
        """A valid *value* as a small int, for dumps."""
        return self.values.index(str(value)) if self.kind == "choice" else int(value)

    def value(self, number: int) -> OptionValue:
        """The value that `number` wrote."""
        if self.kind == "choice":
            return self.values[number]
        return bool(number) if self.kind == "bool" else number


def spoken(
    specs: list[OptionSpec], given: dict[str, OptionValue], language: str
) -> dict[str, OptionValue]:
    """What was *given*, and *language* wherever a choice of language was left open."""
    own: dict[str, OptionValue] = {
        spec.key: language for spec in specs if spec.spoken and language in spec.values
    }
    return {**own, **given}


def recalled(specs: list[OptionSpec], written: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """What an old game played where it has *written* nothing of an option; and what it wrote."""
    old = {spec.key: spec.before for spec in specs if spec.before is not None}
    return {**old, **written}


def complete(
    specs: list[OptionSpec],
    given: dict[str, OptionValue],
    presets: dict[str, dict[str, OptionValue]] | None = None,
) -> dict[str, OptionValue]:
    """Every option with its value: defaults, then the edition's preset, then what was *given*."""
    by_key = {spec.key: spec for spec in specs}
    for key in given:
        if key not in by_key:
            raise OptionError("unknown-option", {"option": key})
    full: dict[str, OptionValue] = {spec.key: spec.default for spec in specs}
    if "edition" in by_key:
        edition = by_key["edition"].read(given.get("edition", full["edition"]))
        full.update((presets or {}).get(str(edition), {}))
    for key, value in given.items():
        full[key] = by_key[key].read(value)
    return full
