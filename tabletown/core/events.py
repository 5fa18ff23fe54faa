"""Facts in the past tense, written by the primitives onto a tape.

An event is a kind and up to six small ints. Its kind says what the ints are and which of
them only the seats in the event's mask may see. Searches run without a tape and pay nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.verbs import Domain

if TYPE_CHECKING:
    from mypy_extensions import i64

EVERYBODY: Final = 0x7FFF
"""The mask of all seats and the spectators."""


class EventKind:
    """One kind of fact: its key, its arguments, and who learns what from it."""

    def __init__(
        self,
        key: str,
        args: list[tuple[str, Domain]],
        secret: tuple[str, ...] = (),
        news: bool = False,
        private: bool = False,
    ) -> None:
        self.key: str = key
        self.args: list[tuple[str, Domain]] = args
        self.secret: tuple[str, ...] = secret
        """Arguments that only seats in the mask see."""
        self.news: bool = news
        """Whether it shows the seats in the mask something they could not know: ends undo."""
        self.private: bool = private
        """Whether seats outside the mask do not even learn that it happened."""

    def facts(self, record: tuple[int, ...], is_seen: bool) -> dict[str, int | str]:
        """The event as plain data: ``{"key": …, "gang": "gang:2", …}``."""
        plain: dict[str, int | str] = {"key": self.key}
        for index, (name, domain) in enumerate(self.args):
            if is_seen or name not in self.secret:
                plain[name] = domain.fact(record[2 + index])
        return plain


def kind_number(kinds: list[EventKind], key: str) -> int:
    """The number of the kind called *key*: its place in the game's list."""
    for number, kind in enumerate(kinds):
        if kind.key == key:
            return number
    raise KeyError(key)


class Tape:
    """Where events go while somebody is watching."""

    def __init__(self) -> None:
        self.records: list[tuple[int, ...]] = []
        """Each record: kind, mask of the seats that see its details, then its arguments."""

    def write(
        self,
        kind: i64,
        seen: i64,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        d: i64 = 0,
        e: i64 = 0,
        f: i64 = 0,
    ) -> None:
        """Record an event of *kind* whose details the seats in mask *seen* see."""
        self.records.append((kind, seen, a, b, c, d, e, f))
