"""The answers to a question as a person reads and types them: numbered, grouped, found by name."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tabletown.strings import Words

LEAST_GROUP = 3
"""So many answers that begin alike stand under their common beginning."""
SEPARATORS = str.maketrans(dict.fromkeys(",.:;()[]→/“”„\"'’$¢-–", " "))
LETTERS = str.maketrans({"ł": "l", "Ł": "l"})
"""Letters that Unicode does not take apart."""


def fold(text: str) -> str:
    """*text* as it is compared: small letters without accents, single blanks between words."""
    plain = unicodedata.normalize("NFKD", text.translate(LETTERS)).casefold()
    bare = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return " ".join(bare.translate(SEPARATORS).split())


@dataclass(frozen=True)
class Choice:
    """One legal answer, ready to be read and typed."""

    number: int
    """Its place in the list, from 1."""
    action: int
    text: str
    """Its notation."""
    spoken: str
    """What it does, in the reader's words."""
    group: tuple[str, ...]
    """Its verb and all its arguments but the last; answers alike in this stand together."""
    names: tuple[str, ...]
    """What its verb, its arguments and the things they mean are called, folded."""
    refs: tuple[str, ...]
    """The things it is about."""

    def is_called(self, typed: str) -> bool:
        """Whether folded *typed* is this answer or is made of its names alone."""
        if typed in (fold(self.spoken), *self.names):
            return True
        words = {word for name in self.names for word in name.split()}
        return all(word in words for word in typed.split())

    def holds(self, typed: str) -> bool:
        """Whether every word of folded *typed* is a part of what can be read here."""
        shown = f"{fold(self.spoken)} {' '.join(self.names)}"
        return all(word in shown for word in typed.split())


def choice(
    number: int, option: dict[str, Any], words: Words, names: Sequence[str], keys: dict[str, str]
) -> Choice:
    """The answer that *option* of a decision offers, in the reader's words."""
    args = list(option["args"].values())
    facts = [value for value in option["facts"].values() if isinstance(value, str)]
    refs = [str(value) for value in (*args, *facts, option["ref"]) if ":" in str(value)]
    called = [option["do"]]
    called += [str(value) for value in (*args, *facts) if ":" not in str(value)]
    for ref in refs:
        called += [words.ref(ref, names, keys), ref.partition(":")[2]]
        if ref in keys:
            called.append(keys[ref].partition("-")[2])
    return Choice(
        number,
        option["a"],
        option["text"],
        words.option(option, names, keys),
        (option["do"], *[str(value) for value in args[:-1]]),
        tuple(dict.fromkeys(fold(name) for name in called if fold(name))),
        tuple(dict.fromkeys(refs)),
    )


def grouped(choices: Sequence[Choice]) -> list[tuple[str, list[tuple[int, str]]]]:
    """Answers by what they begin with: the common beginning, and number and rest of each.

    What has too few companions stands with its whole words under no heading, by verb.
    """
    families: dict[tuple[str, ...], list[Choice]] = {}
    for one in choices:
        families.setdefault(one.group, []).append(one)
    found: dict[tuple[str, ...], tuple[str, list[tuple[int, str]]]] = {}
    for group, members in families.items():
        start = _beginning([one.spoken for one in members])
        if len(members) >= LEAST_GROUP and start:
            rest = [(one.number, one.spoken[len(start) :].strip()) for one in members]
            found[group] = (start.strip(), rest)
        else:
            alone = found.setdefault((group[0], ""), ("", []))
            alone[1].extend((one.number, one.spoken) for one in members)
    return list(found.values())


def _beginning(texts: list[str]) -> str:
    """The whole words that all *texts* begin with, never the whole of one of them."""
    shared: list[str] = []
    for same in zip(*(text.split(" ") for text in texts), strict=False):
        if len(set(same)) > 1:
            break
        shared.append(same[0])
    start = "".join(f"{word} " for word in shared)
    return start if all(len(text) > len(start) for text in texts) else ""
