"""Dense action numbers ⇄ verb and arguments ⇄ text.

A game lists its verbs once; each owns a consecutive range of action numbers, one for every
combination of its arguments. ``hit greenhorn bank`` is verb ``hit`` with two arguments. Text
is for journals, tests and people; inside there are only ints.
"""

from __future__ import annotations

from tabletown.core.errors import IllegalAction


class Domain:
    """The values an argument can take, each with a word: suits, seats, plots, amounts."""

    def __init__(self, name: str, words: list[str]) -> None:
        self.name: str = name
        self.words: list[str] = words
        self.numbers: dict[str, int] = {word: number for number, word in enumerate(words)}
        self.low: int = 0
        self.is_number: bool = False

    def size(self) -> int:
        """How many values there are."""
        return len(self.words)

    def word(self, value: int) -> str:
        """The word of *value*."""
        return self.words[value]

    def fact(self, value: int) -> int | str:
        """*value* for a reader: ``gang:2``, or the bare number where it is one."""
        if self.is_number:
            return value + self.low
        if 0 <= value < len(self.words):
            return f"{self.name}:{self.words[value]}"
        return f"{self.name}:none"


def numbers(name: str, low: int, high: int) -> Domain:
    """The whole numbers from *low* to *high*; value 0 stands for *low*."""
    domain = Domain(name, [str(number) for number in range(low, high + 1)])
    domain.low = low
    domain.is_number = True
    return domain


SEATS = Domain("seat", [f"s{seat}" for seat in range(16)])
"""Seats as journals write them: s0, s1, …"""


class Verb:
    """One thing a seat can do, with the domains of its arguments."""

    def __init__(self, key: str, domains: list[Domain], ref: int = -1) -> None:
        self.key: str = key
        self.domains: list[Domain] = domains
        self.ref: int = ref
        """Which argument names what the page lights up; -1 for none."""
        self.base: int = 0
        size = 1
        for domain in domains:
            size *= domain.size()
        self.size: int = size


class Verbs:
    """All verbs of a game in order; the order fixes the action numbers."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs: list[Verb] = verbs
        self.by_key: dict[str, Verb] = {}
        base = 0
        for verb in verbs:
            verb.base = base
            base += verb.size
            self.by_key[verb.key] = verb
        self.size: int = base
        """One more than the highest action number."""

    def base(self, key: str) -> int:
        """The first action number of verb *key*."""
        return self.by_key[key].base

    def verb(self, action: int) -> Verb:
        """Whose range *action* lies in."""
        low, high = 0, len(self.verbs) - 1
        if not 0 <= action < self.size:
            raise IllegalAction("unknown-action", {"action": action})
        while low < high:
            middle = (low + high + 1) // 2
            if self.verbs[middle].base <= action:
                low = middle
            else:
                high = middle - 1
        return self.verbs[low]

    def args(self, action: int) -> list[int]:
        """The arguments of *action*, as values of the verb's domains."""
        verb = self.verb(action)
        rest = action - verb.base
        values: list[int] = []
        for domain in reversed(verb.domains):
            rest, value = divmod(rest, domain.size())
            values.append(value)
        values.reverse()
        return values

    def action(self, key: str, values: list[int]) -> int:
        """The number of verb *key* with arguments *values*."""
        verb = self.by_key[key]
        number = 0
        for domain, value in zip(verb.domains, values, strict=True):
            number = number * domain.size() + value
        return verb.base + number

    def print(self, action: int) -> str:
        """*action* as text."""
        verb = self.verb(action)
        words = [verb.key]
        for domain, value in zip(verb.domains, self.args(action), strict=True):
            words.append(domain.word(value))
        return " ".join(words)

    def parse(self, text: str) -> int:
        """The action that *text* writes."""
        words = text.split()
        if not words or words[0] not in self.by_key:
            raise IllegalAction("unknown-verb", {"text": text})
        verb = self.by_key[words[0]]
        if len(words) != len(verb.domains) + 1:
            raise IllegalAction("wrong-arguments", {"text": text})
        values: list[int] = []
        for domain, word in zip(verb.domains, words[1:], strict=True):
            value = domain.numbers.get(word, -1)
            if value < 0:
                raise IllegalAction("unknown-word", {"text": text, "word": word})
            values.append(value)
        return self.action(verb.key, values)
