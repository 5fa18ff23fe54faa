"""Cards, heaps and rows of Paperback as a view shows them.

Most of a table stays as it is from one answer to the next, and most of it looks the same to all:
what is the same is the same object, made once, and a server need encode it only once. Nobody
changes them.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from tabletown.core.view import Facts, Piece, Zone
from tabletown.games.paperback import verbs
from tabletown.games.paperback.cards import (
    COMMON,
    DYSLEXIC,
    NO_COST,
    SPACE,
    STARTER,
    WILD,
    is_attack,
    is_pair,
    is_vowel,
    is_wild,
)

if TYPE_CHECKING:
    from tabletown.games.paperback.ruleset import Pack
    from tabletown.games.paperback.state import Paperback

KEPT = 4_096
"""Heaps and zones that are kept."""

CONDITIONS = ("always", "first", "last", "no-wilds", "adj-wild", "common-used", "min-len")
WHEN = ("", "⇤", "⇥", "0wild", "~wild", "common", "≥{m}letter")


def card_key(kind: int) -> str:
    """The catalogue key of a card: its family."""
    if is_attack(kind):
        return "card-attack"
    if is_pair(kind):
        return "card-pair"
    if is_vowel(kind):
        return "card-vowel"
    if STARTER <= kind < WILD:
        return "card-starter"
    if kind == WILD:
        return "card-wild"
    if is_wild(kind):
        return "card-fame"
    if kind == SPACE:
        return "card-space"
    if kind == DYSLEXIC:
        return "card-dyslexic"
    return "card-common" if kind >= COMMON else "card-letter"


def card_facts(state: Paperback, kind: int) -> Facts:
    """What a card's name and sentence need."""
    return dict(_facts(state.house.pack, kind))


@cache
def _facts(pack: Pack, kind: int) -> Facts:
    facts: Facts = {
        "face": verbs.FACE.fact(pack.face[kind]),
        "id": verbs.CARD.word(kind),
        "value": pack.value[kind],
        "effect": pack.ability(kind).name,
        "condition": CONDITIONS[pack.condition[kind]],
        "n": pack.amount[kind],
        "k": pack.each[kind],
        "m": pack.bound[kind],
    }
    if pack.fame[kind]:
        facts["fame"] = pack.fame[kind]
    if pack.cost[kind] != NO_COST:
        facts["cost"] = pack.cost[kind]
    return facts


def card_face(state: Paperback, kind: int) -> str:
    """The line of icons printed on a card."""
    return _face(state.house.pack, int(state.house.bonus), kind)


@cache
def _face(pack: Pack, bonus: int, kind: int) -> str:
    if is_wild(kind):
        return f"wild {pack.fame[kind]}fame"
    parts: list[str] = []
    if kind == SPACE:
        parts.append(f"␣ +{bonus}¢")
    elif kind == DYSLEXIC:
        parts.append(f"⇄ +{bonus}¢")
    else:
        parts.append(f"{pack.value[kind]}¢")
    sign = pack.ability(kind).sign
    if sign:
        parts.append(sign.format(n=pack.amount[kind], k=pack.each[kind]))
    if pack.condition[kind]:
        parts.append(WHEN[pack.condition[kind]].format(m=pack.bound[kind]))
    if pack.fame[kind]:
        parts.append(f"{pack.fame[kind]}fame")
    return " | ".join(parts)


def card(
    state: Paperback,
    ref: str,
    kind: int,
    owner: int = -1,
    count: int = 1,
    marks: tuple[str, ...] = (),
    more: Facts | None = None,
) -> Piece:
    """A card lying open."""
    house = state.house
    extra = tuple(more.items()) if more else ()
    return _card(house.pack, int(house.bonus), ref, kind, owner, count, marks, extra)


def cards(state: Paperback, place: str, kinds: list[int], owner: int = -1) -> tuple[Piece, ...]:
    """A heap of open cards, equal ones as one piece with a count."""
    return _heap(state.house.pack, int(state.house.bonus), place, tuple(kinds), owner)


def heap(
    state: Paperback, place: str, how: str, key: str, kinds: list[int], owner: int = -1
) -> Zone:
    """A place where nothing but a heap of open cards lies."""
    house = state.house
    return _heap_zone(house.pack, int(house.bonus), place, how, key, tuple(kinds), owner)


@lru_cache(maxsize=4 * KEPT)
def _card(
    pack: Pack,
    bonus: int,
    ref: str,
    kind: int,
    owner: int,
    count: int,
    marks: tuple[str, ...],
    more: tuple[tuple[str, int | str], ...],
) -> Piece:
    facts = _facts(pack, kind) | dict(more)
    return Piece(ref, card_key(kind), owner, count, _face(pack, bonus, kind), marks, facts)


@lru_cache(maxsize=KEPT)
def _heap(
    pack: Pack, bonus: int, place: str, kinds: tuple[int, ...], owner: int
) -> tuple[Piece, ...]:
    return tuple(
        _card(
            pack, bonus, f"{place}:{verbs.CARD.word(kind)}", kind, owner, kinds.count(kind), (), ()
        )
        for kind in sorted(set(kinds))
    )


@lru_cache(maxsize=KEPT)
def _heap_zone(
    pack: Pack, bonus: int, place: str, how: str, key: str, kinds: tuple[int, ...], owner: int
) -> Zone:
    return Zone(f"zone:{place}", how, key, owner, _heap(pack, bonus, place, kinds, owner))


_KEPT: dict[tuple[object, ...], Zone] = {}
"""Zones of other pieces, by what they are made of."""


@lru_cache(maxsize=KEPT)
def face_down(ref: str, owner: int = -1, count: int = 1) -> Piece:
    """So many cards face down."""
    return Piece(ref, "card-back", owner, count, marks=("down",))


@lru_cache(maxsize=KEPT)
def backs(place: str, how: str, key: str, owner: int, ref: str, count: int) -> Zone:
    """A place with so many cards face down, or with none."""
    pieces = (face_down(ref, owner, count),) if count else ()
    return Zone(f"zone:{place}", how, key, owner, pieces)


def kept(name: str, kind: str, pieces: list[Piece], columns: int, facts: Facts) -> Zone:
    """The zone with these very pieces, which it keeps; that it was made before is likely."""
    key = (name, columns, tuple(facts.items()), tuple(map(id, pieces)))
    known = _KEPT.get(key)
    if known is None:
        if len(_KEPT) >= KEPT:
            _KEPT.clear()
        known = Zone(f"zone:{name}", kind, f"zone-{name}", -1, tuple(pieces), columns, facts)
        _KEPT[key] = known
    return known
