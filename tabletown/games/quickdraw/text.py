"""Quickdraw positions as text.

``round 2 | s0 5 one two fox | s1 0 four | buried six`` is two seats with points and hands;
what is not named lies in the deck. Further parts, all optional: ``discard``, ``prize``,
``sealed s0 six``, ``peeked s1``, ``informed s1``, ``ending 1`` and ``agenda`` with raw items.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.agenda import question_of
from tabletown.core.errors import PositionError
from tabletown.games.quickdraw import rules
from tabletown.games.quickdraw.edition import CARDS
from tabletown.games.quickdraw.questions import QUESTIONS
from tabletown.games.quickdraw.verbs import KINDS, NO_CARD

if TYPE_CHECKING:
    from tabletown.games.quickdraw.state import Quickdraw


def position(state: Quickdraw) -> str:
    """The position as text; `read_position` reads it back."""
    parts = [f"round {state.round}"]
    for seat, hand in enumerate(state.hands):
        parts.append(" ".join([f"s{seat}", str(hand.points), *_words(hand.cards)]))
    for name, counts in (("buried", state.buried), ("discard", state.discard)):
        if any(counts):
            parts.append(" ".join([name, *_words(counts)]))
    if state.prize != NO_CARD:
        parts.append(f"prize {CARDS[state.prize]}")
    for seat, hand in enumerate(state.hands):
        if hand.sealed != NO_CARD:
            parts.append(f"sealed s{seat} {CARDS[hand.sealed]}")
        parts += [f"peeked s{seat}"] * hand.peeks
        if hand.is_informed:
            parts.append(f"informed s{seat}")
    if state.ending:
        parts.append(f"ending {state.ending}")
    if state.agenda.top:
        parts.append(" ".join(["agenda", *map(str, state.agenda.all_items())]))
    return " | ".join(parts)


def read_position(state: Quickdraw, text: str) -> None:
    """Set *state*, a fresh one, to what *text* says."""
    for part in text.split("|"):
        words = part.split()
        try:
            _read_part(state, words)
        except (IndexError, ValueError):
            raise PositionError("bad-position", {"place": part.strip()}) from None
    for kind in range(KINDS):
        if state.deck.counts[kind] < 0:
            raise PositionError("too-many-cards", {"place": CARDS[kind]})
    if state.round == 0 and not state.agenda.top and not state.ending:
        raise PositionError("bad-position", {"place": "round 0"})
    if not state.ending:
        rules.resume(state)


def _read_part(state: Quickdraw, words: list[str]) -> None:
    head = words[0]
    if head == "round":
        state.round = _number(words[1], state.ruleset.rounds)
    elif head == "ending":
        state.ending = _number(words[1], 2)
    elif head == "agenda":
        state.agenda.fill([_item(word) for word in words[1:]])
    elif head in ("buried", "discard"):
        counts = state.buried if head == "buried" else state.discard
        for word in words[1:]:
            counts[_drawn(state, word)] += 1
    elif head == "prize":
        state.prize = _drawn(state, words[1])
    elif head in ("sealed", "peeked", "informed"):
        hand = state.hands[_seat(state, words[1])]
        if head == "sealed":
            hand.sealed = _drawn(state, words[2])
        elif head == "peeked":
            hand.peeks += 1
            _drawn(state, "spyglass")
        else:
            hand.is_informed = True
    else:
        hand = state.hands[_seat(state, head)]
        hand.points = _number(words[1], 255)
        for word in words[2:]:
            hand.cards[_drawn(state, word)] += 1


def _drawn(state: Quickdraw, word: str) -> int:
    kind = CARDS.index(word)
    state.deck.draw(kind)
    return kind


def _seat(state: Quickdraw, word: str) -> int:
    if word[:1] != "s":
        raise ValueError(word)
    return _number(word[1:], state.seats - 1)


def _number(word: str, most: int) -> int:
    if not word.isdigit() or int(word) > most:
        raise ValueError(word)
    return int(word)


def _item(word: str) -> int:
    item = int(word)
    if not QUESTIONS.is_known(question_of(item)):
        raise ValueError(word)
    return item


def _words(counts: list[int]) -> list[str]:
    return [CARDS[kind] for kind in range(KINDS) for _ in range(counts[kind])]
