"""Cards, heaps and rows of Paperback as a view shows them.

Most of a table stays as it is from one answer to the next, and most of it looks the same to all:
what is the same is the same object, made once, and a server need encode it only once. Nobody
changes them.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

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
from tabletown.games.paperback.ruleset import CONDITIONS

if TYPE_CHECKING:
    from tabletown.games.paperback.ruleset import Pack
    from tabletown.games.paperback.state import Paperback

KEPT = 4_096
"""Heaps and zones that are kept."""


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


class Looks:
    """How the cards of one pack look. Each look is made once, and shared by all who see it."""

    def __init__(self, pack: Pack, bonus: int) -> None:
        self.pack = pack
        self.bonus = bonus
        """Cents for a used Space and for a reversed pair."""
        self.known_facts: dict[int, Facts] = {}
        self.known_faces: dict[int, str] = {}
        self.pieces: dict[tuple[object, ...], Piece] = {}
        self.heaps: dict[tuple[object, ...], tuple[Piece, ...]] = {}
        self.zones: dict[tuple[object, ...], Zone] = {}

    def facts(self, kind: int) -> Facts:
        """What a card's name and sentence need; nobody changes them."""
        facts = self.known_facts.get(kind)
        if facts is None:
            facts = self.known_facts[kind] = self._facts(kind)
        return facts

    def _facts(self, kind: int) -> Facts:
        pack = self.pack
        facts: Facts = {
            "face": verbs.FACE.fact(pack.face[kind]),
            "id": verbs.CARD.word(kind),
            "value": pack.value[kind],
            "effect": pack.ability(kind).name,
            "condition": CONDITIONS[pack.condition[kind]][0],
            "n": pack.amount[kind],
            "k": pack.each[kind],
            "m": pack.bound[kind],
        }
        if pack.fame[kind]:
            facts["fame"] = pack.fame[kind]
        if pack.cost[kind] != NO_COST:
            facts["cost"] = pack.cost[kind]
        return facts

    def face(self, kind: int) -> str:
        """The line of icons printed on a card."""
        face = self.known_faces.get(kind)
        if face is None:
            face = self.known_faces[kind] = self._face(kind)
        return face

    def _face(self, kind: int) -> str:
        pack = self.pack
        if is_wild(kind):
            return f"wild {pack.fame[kind]}fame"
        parts: list[str] = []
        if kind == SPACE:
            parts.append(f"␣ +{self.bonus}¢")
        elif kind == DYSLEXIC:
            parts.append(f"⇄ +{self.bonus}¢")
        else:
            parts.append(f"{pack.value[kind]}¢")
        sign = pack.ability(kind).sign
        if sign:
            parts.append(sign.format(n=pack.amount[kind], k=pack.each[kind]))
        when = CONDITIONS[pack.condition[kind]][1]
        if when:
            parts.append(when.format(m=pack.bound[kind]))
        if pack.fame[kind]:
            parts.append(f"{pack.fame[kind]}fame")
        return " | ".join(parts)

    def card(
        self,
        ref: str,
        kind: int,
        owner: int = -1,
        count: int = 1,
        marks: tuple[str, ...] = (),
        more: Facts | None = None,
    ) -> Piece:
        """A card lying open."""
        key = (ref, kind, owner, count, marks, tuple(more.items()) if more else ())
        piece = self.pieces.get(key)
        if piece is None:
            _make_room(self.pieces, 4 * KEPT)
            facts = self.facts(kind) | (more or {})
            piece = Piece(ref, card_key(kind), owner, count, self.face(kind), marks, facts)
            self.pieces[key] = piece
        return piece

    def cards(self, place: str, kinds: list[int], owner: int = -1) -> tuple[Piece, ...]:
        """A heap of open cards, equal ones as one piece with a count."""
        key = (place, tuple(kinds), owner)
        pieces = self.heaps.get(key)
        if pieces is None:
            _make_room(self.heaps, KEPT)
            pieces = tuple(
                self.card(f"{place}:{verbs.CARD.word(kind)}", kind, owner, kinds.count(kind))
                for kind in sorted(set(kinds))
            )
            self.heaps[key] = pieces
        return pieces

    def heap(self, place: str, how: str, key: str, kinds: list[int], owner: int = -1) -> Zone:
        """A place where nothing but a heap of open cards lies."""
        known = (place, how, key, tuple(kinds), owner)
        zone = self.zones.get(known)
        if zone is None:
            _make_room(self.zones, KEPT)
            zone = Zone(f"zone:{place}", how, key, owner, self.cards(place, kinds, owner))
            self.zones[known] = zone
        return zone


def _make_room(known: dict[tuple[object, ...], Any], most: int) -> None:
    """Forget all that is *known* once it has grown too large."""
    if len(known) >= most:
        known.clear()


@cache
def _looks(pack: Pack, bonus: int) -> Looks:
    return Looks(pack, bonus)


def looks(state: Paperback) -> Looks:
    """How the cards of this table look."""
    return _looks(state.ruleset.pack, int(state.ruleset.bonus))


def card_facts(state: Paperback, kind: int) -> Facts:
    """What a card's name and sentence need."""
    return dict(looks(state).facts(kind))


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
        _make_room(_KEPT, KEPT)
        known = Zone(f"zone:{name}", kind, f"zone-{name}", -1, tuple(pieces), columns, facts)
        _KEPT[key] = known
    return known
