"""Quickdraw positions as text.

``round 2 | s0 5 one two fox | s1 0 four | buried six`` is two seats with points and hands;
what is not named lies in the deck. Further parts, all optional: ``discard``, ``prize``,
``sealed s0 six``, ``peeked s1``, ``informed s1``, ``ending 1`` and ``agenda`` with raw frames.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.errors import PositionError
from tabletown.games.quickdraw.data import KINDS
from tabletown.games.quickdraw.verbs import KIND_COUNT, NO_CARD

if TYPE_CHECKING:
    from tabletown.games.quickdraw.state import Table


def position(table: Table) -> str:
    """The position as text; `read_position` reads it back."""
    parts = [f"round {table.round}"]
    for seat, hand in enumerate(table.hands):
        parts.append(" ".join([f"s{seat}", str(hand.points), *_words(hand.cards)]))
    for name, counts in (("buried", table.buried), ("discard", table.discard)):
        if any(counts):
            parts.append(" ".join([name, *_words(counts)]))
    if table.prize != NO_CARD:
        parts.append(f"prize {KINDS[table.prize]}")
    for seat, hand in enumerate(table.hands):
        if hand.sealed != NO_CARD:
            parts.append(f"sealed s{seat} {KINDS[hand.sealed]}")
        parts += [f"peeked s{seat}"] * hand.peeks
        if hand.is_informed:
            parts.append(f"informed s{seat}")
    if table.ending:
        parts.append(f"ending {table.ending}")
    if table.agenda.frames:
        parts.append(" ".join(["agenda", *map(str, table.agenda.frames)]))
    return " | ".join(parts)


def read_position(table: Table, text: str) -> None:
    """Set *table*, a fresh one, to what *text* says."""
    for part in text.split("|"):
        words = part.split()
        try:
            _read_part(table, words)
        except (IndexError, ValueError):
            raise PositionError("bad-position", {"place": part.strip()}) from None
    for kind in range(KIND_COUNT):
        if table.deck.counts[kind] < 0:
            raise PositionError("too-many-cards", {"place": KINDS[kind]})


def _read_part(table: Table, words: list[str]) -> None:
    head = words[0]
    if head == "round":
        table.round = _number(words[1], table.numbers.rounds)
    elif head == "ending":
        table.ending = _number(words[1], 2)
    elif head == "agenda":
        table.agenda.frames = [int(word) for word in words[1:]]
    elif head in ("buried", "discard"):
        counts = table.buried if head == "buried" else table.discard
        for word in words[1:]:
            counts[_take(table, word)] += 1
    elif head == "prize":
        table.prize = _take(table, words[1])
    elif head in ("sealed", "peeked", "informed"):
        hand = table.hands[_seat(table, words[1])]
        if head == "sealed":
            hand.sealed = _take(table, words[2])
        elif head == "peeked":
            hand.peeks += 1
            _take(table, "spyglass")
        else:
            hand.is_informed = True
    else:
        hand = table.hands[_seat(table, head)]
        hand.points = _number(words[1], 255)
        for word in words[2:]:
            hand.cards[_take(table, word)] += 1


def _take(table: Table, word: str) -> int:
    kind = KINDS.index(word)
    table.deck.remove(kind)
    return kind


def _seat(table: Table, word: str) -> int:
    if word[:1] != "s":
        raise ValueError(word)
    return _number(word[1:], table.seats - 1)


def _number(word: str, most: int) -> int:
    if not word.isdigit() or int(word) > most:
        raise ValueError(word)
    return int(word)


def _words(counts: list[int]) -> list[str]:
    return [KINDS[kind] for kind in range(KIND_COUNT) for _ in range(counts[kind])]
