"""Words for people: Fluent catalogues from ``locale/<language>/``, shared with the page.

The engine speaks keys, refs and numbers. Here they become sentences in the reader's language;
where a language lacks one, English stands in, and where English lacks it too, the bare key.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from textwrap import wrap
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tabletown import _form

LANGUAGES = ("en", "pl", "cs")
"""The languages every key must exist in."""

Fact = int | float | str
_SEAT = re.compile(r"s(\d+)")
_KEY = re.compile(r"\{([a-z][a-z0-9-]*)(?:\.([a-z]+))?(?::(\d+)\.(\d))?\}")


@cache
def folder() -> Path:
    """Where the catalogues lie: beside the package in a repository, inside it once installed."""
    inside = _form.PACKAGE / "locale"
    return inside if inside.is_dir() else _form.ROOT / "locale"


@cache
def bundle(language: str, file: str) -> Any:
    """The catalogue *file* of *language*, or None where there is none."""
    path = folder() / language / f"{file}.ftl"
    if not path.exists():
        return None
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def negotiate(header: str) -> str:
    """The language among ours that an Accept-Language *header* likes best."""
    liked: list[tuple[float, int, str]] = []
    for index, part in enumerate(header.split(",")):
        tag, _, quality = part.strip().partition(";")
        try:
            weight = float(quality.strip().removeprefix("q=")) if quality else 1.0
        except ValueError:
            continue
        language = tag.strip().lower().partition("-")[0]
        if language in LANGUAGES and weight > 0:
            liked.append((-weight, index, language))
    return min(liked)[2] if liked else "en"


@cache
def words(language: str, game: str = "") -> Words:
    """The words of the shell and of *game* in *language*."""
    return Words(language, game)


class Words:
    """One language, with the words of one game in front of the shell's."""

    def __init__(self, language: str, game: str = "") -> None:
        self.language = language
        self.game = game
        tongues = [language] if language == "en" else [language, "en"]
        files = [game, "shell"] if game else ["shell"]
        found = [bundle(tongue, file) for tongue in tongues for file in files]
        self._bundles = [one for one in found if one is not None]

    def _pattern(self, key: str, attribute: str) -> tuple[Any, Any] | None:
        for one in self._bundles:
            if one.has_message(key):
                message = one.get_message(key)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    return one, pattern
        return None

    def has(self, key: str, attribute: str = "") -> bool:
        """Whether there is a message *key*, or this *attribute* of it."""
        return self._pattern(key, attribute) is not None

    def say(self, key: str, facts: Mapping[str, Fact] | None = None, attribute: str = "") -> str:
        """The message *key* with *facts* put in as they are; the bare key if there is none."""
        return self.format(key, facts or {}, attribute)[0]

    def format(
        self, key: str, facts: Mapping[str, Fact], attribute: str = ""
    ) -> tuple[str, list[Exception]]:
        """The same, with what went wrong on the way: variables or terms that are missing."""
        found = self._pattern(key, attribute)
        if found is None:
            return key, [KeyError(f"{key}.{attribute}" if attribute else key)]
        text, errors = found[0].format_pattern(found[1], dict(facts))
        return str(text), list(errors)

    def named(self, key: str, facts: Mapping[str, Fact] | None = None) -> str:
        """The name of a catalogue key such as ``building-bank``."""
        if self.has(key, "name"):
            return self.say(key, facts, "name")
        if self.has(key):
            return self.say(key, facts)
        return key.partition("-")[2].replace("-", " ") or key

    def explained(self, key: str, facts: Mapping[str, Fact] | None = None) -> str:
        """What the thing with this catalogue key does; empty where nothing is said."""
        return self.say(key, facts, "text") if self.has(key, "text") else ""

    def explained_keys(self) -> list[str]:
        """The catalogue keys of all that has a name and a text, the game's own."""
        known = bundle("en", self.game) if self.game else None
        keys = [] if known is None else list(known._messages)
        return [key for key in keys if self.has(key, "name") and self.has(key, "text")]

    def seat(self, seat: int, names: Sequence[str] = ()) -> str:
        """What *seat* is called: its player's name, or its number counted from one."""
        if seat < len(names) and names[seat]:
            return names[seat]
        return self.say("seat-number", {"number": seat + 1})

    def ref(
        self, ref: str, names: Sequence[str] = (), keys: Mapping[str, str] | None = None
    ) -> str:
        """A ref as a reader calls the thing; *keys* gives refs of the view their keys."""
        domain, _, word = ref.partition(":")
        number = _SEAT.fullmatch(word)
        if domain == "seat" and number:
            return self.seat(int(number[1]), names)
        straight = ref.replace(":", "-")
        for key in (straight, (keys or {}).get(ref, straight)):
            if self.has(key, "name") or self.has(key):
                return self.named(key)
        return "–" if word == "none" else word.replace("-", " ")

    def facts(
        self,
        facts: Mapping[str, Fact],
        names: Sequence[str] = (),
        keys: Mapping[str, str] | None = None,
    ) -> dict[str, Fact]:
        """Facts and arguments as words a sentence can hold."""
        found: dict[str, Fact] = {}
        for name, value in facts.items():
            is_ref = isinstance(value, str) and ":" in value
            word = self.ref(str(value), names, keys) if is_ref else value
            found[name] = word
            found[name.replace("_", "-")] = word
        return found

    def ask(
        self,
        decision: Mapping[str, Any],
        names: Sequence[str] = (),
        keys: Mapping[str, str] | None = None,
    ) -> str:
        """What is asked, from a decision as plain data."""
        facts = self.facts(decision["facts"], names, keys)
        about = decision["about"]
        facts["about"] = self.ref(about, names, keys) if about else ""
        return self.say(f"ask-{decision['ask']}", facts)

    def option(
        self,
        option: Mapping[str, Any],
        names: Sequence[str] = (),
        keys: Mapping[str, str] | None = None,
    ) -> str:
        """What an answer does, from an option as plain data."""
        key = f"do-{option['do']}"
        if not self.has(key):
            return str(option["text"])
        return self.say(key, self.facts({**option["facts"], **option["args"]}, names, keys))

    def event(
        self,
        event: Mapping[str, Fact],
        names: Sequence[str] = (),
        keys: Mapping[str, str] | None = None,
    ) -> str:
        """What happened; empty for an event the catalogue leaves unsaid.

        A reader who may not know everything gets the message's ``.hidden`` form.
        """
        key = f"event-{event['key']}"
        if not self.has(key):
            return ""
        rest = {name: value for name, value in event.items() if name != "key"}
        facts = self.facts(rest, names, keys)
        text, errors = self.format(key, facts)
        if errors and self.has(key, "hidden"):
            return self.say(key, facts, "hidden")
        return text

    def why(self, code: str, params: Mapping[str, Fact] | None = None) -> str:
        """Why something was refused."""
        if self.has(f"why-{code}"):
            return self.say(f"why-{code}", self.facts(params or {}))
        return self.say("why-other", {"code": code})

    def drawn(self, drawing: str) -> str:
        """A text drawing with every ``{building-bank.name}`` in the reader's words.

        ``{building-bank.name:10.2}`` is the second line of the words when they are broken to
        lines of ten columns, filled up with blanks to just as many.
        """
        return _KEY.sub(self._drawn, drawing)

    def _drawn(self, found: re.Match[str]) -> str:
        key, attribute, width, line = found.groups()
        text = self.say(key, {}, attribute) if attribute and self.has(key, attribute) else None
        text = self.named(key) if text is None else text
        return text if width is None else _fitted(text, int(width), int(line))


def _fitted(text: str, width: int, line: int) -> str:
    """One line of *text* broken at blanks; words that are too long are cut."""
    rows = wrap(text, width, break_long_words=False)
    row = rows[line - 1] if line <= len(rows) else ""
    return (row if len(row) <= width else f"{row[: width - 1]}…").ljust(width)


def view_keys(view: Mapping[str, Any]) -> dict[str, str]:
    """The catalogue key of every ref in a view as plain data."""
    keys: dict[str, str] = {}
    for zone in view["zones"]:
        keys[zone["ref"]] = zone["key"]
        for piece in zone["pieces"]:
            keys[piece["ref"]] = piece["key"]
    return keys
