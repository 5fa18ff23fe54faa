"""Every form that a hunspell dictionary makes: stems with flags, and a file of affix rules.

Only what the Czech dictionary uses is read: one-letter flags, prefixes and suffixes with a
condition, and rules that allow a further affix.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

FORBIDDEN = "q"
"""The flag of entries that are there to be refused."""


@dataclass(frozen=True)
class Rule:
    """One way to change a word: what goes, what comes, which flags follow, and when."""

    goes: str
    comes: str
    flags: str
    when: re.Pattern[str]


@dataclass
class Affixes:
    """The rules by flag."""

    prefixes: dict[str, list[Rule]] = field(default_factory=dict)
    suffixes: dict[str, list[Rule]] = field(default_factory=dict)

    def ended(self, word: str, flag: str) -> Iterator[tuple[str, str]]:
        """*word* with every suffix of *flag*, each with the flags that follow."""
        for rule in self.suffixes.get(flag, []):
            if word.endswith(rule.goes) and rule.when.search(word):
                yield word[: len(word) - len(rule.goes)] + rule.comes, rule.flags

    def begun(self, word: str, flag: str) -> Iterator[str]:
        """*word* with every prefix of *flag*."""
        for rule in self.prefixes.get(flag, []):
            if word.startswith(rule.goes) and rule.when.search(word):
                yield rule.comes + word[len(rule.goes) :]

    def forms(self, stem: str, flags: str) -> set[str]:
        """*stem* and everything its *flags* make of it."""
        ended = {stem}
        begun: set[str] = set()
        for flag in flags:
            for word, more in self.ended(stem, flag):
                ended.add(word)
                for further in more:
                    begun.update(self.begun(word, further))
                    ended.update(form for form, _ in self.ended(word, further))
        for flag in flags:
            for word in ended:
                begun.update(self.begun(word, flag))
        return ended | begun


def read_affixes(file: Path) -> Affixes:
    """The rules of an `.aff` file."""
    found = Affixes()
    for line in file.read_text(encoding="utf-8").splitlines():
        words = line.split("#")[0].split()
        if len(words) < 4 or words[0] not in ("PFX", "SFX"):
            continue
        is_prefix = words[0] == "PFX"
        rules = (found.prefixes if is_prefix else found.suffixes).setdefault(words[1], [])
        if words[2] in "YN" and words[3].isdigit():
            continue
        comes, _, flags = words[3].partition("/")
        when = words[4] if len(words) > 4 else "."
        rules.append(
            Rule(
                "" if words[2] == "0" else words[2],
                "" if comes == "0" else comes,
                flags,
                re.compile(f"^{when}" if is_prefix else f"{when}$"),
            )
        )
    return found


def read_stems(lines: list[str]) -> list[tuple[str, str]]:
    """Stems with their flags, as a `.dic` file writes them; refused entries are left out."""
    found: list[tuple[str, str]] = []
    for line in lines:
        stem, _, flags = line.split("\t")[0].strip().partition("/")
        if FORBIDDEN not in flags:
            found.append((stem, flags))
    return found
