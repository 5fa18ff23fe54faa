"""What a seat sees of Paperback, built up from nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tabletown.core.view import Facts, Piece, Standing, View, Zone
from tabletown.games.paperback import abilities, market, scoring, state, verbs, words
from tabletown.games.paperback.cards import (
    AWARDS,
    COOPERATIVE,
    DYSLEXIC,
    FAME_SLOT,
    LETTERS,
    LOW,
    MARKET,
    PYRAMID,
    SIMULTANEOUS,
    TALENTS,
    THEMES,
)
from tabletown.games.paperback.zones import backs, card, cards, face_down, heap, kept

if TYPE_CHECKING:
    from tabletown.games.paperback.state import Desk, Table

ASKS = (
    "over",
    "setup",
    "ruling",
    "draft",
    "haunt",
    "word",
    "word",
    "judge",
    "common",
    "ability",
    "trash",
    "gain",
    "clear",
    "copy",
    "buy",
    "pile",
    "theme",
    "hint",
)
"""The question of every phase."""


@dataclass(frozen=True)
class Laid:
    """One card of a word: what it is and what it stands for."""

    card: str
    letters: str
    value: int
    marks: tuple[str, ...]
    works: bool
    """Whether it has an ability whose condition the word meets as it stands."""


@dataclass(frozen=True)
class Word:
    """A word as far as it is laid, and what it would bring."""

    seat: int
    text: str
    cards: tuple[Laid, ...]
    length: int
    value: int
    draws: int
    is_valid: bool


@dataclass(frozen=True)
class Scene:
    """What the table shows beyond its zones."""

    variant: str
    pack: str
    words: str
    phase: str
    active: int
    first: int
    length: int
    """What the Common card on the track asks for; 0 when the track is empty."""
    cents: int
    value: int
    supply: int
    cap: int
    """The longest word allowed; 0 for no limit."""
    tax: int
    is_barred: bool
    """Whether the shared Common card is forbidden."""
    holder: int
    spelled: tuple[Word, ...]
    """The words everybody sees, and the reader's own."""
    thresholds: tuple[int, ...]
    """The lengths the Common cards ask for, first to last."""
    taken: int
    """How many of them have been won."""
    rows: tuple[int, ...]
    """Cooperative: the sizes of the pyramid's rows, from the bottom."""
    fall: int
    """Cooperative: so many tokens on one book lose the game."""
    places: tuple[int, ...]
    """Simultaneous: as which each seat has finished, from 1; 0 before, and once it has resolved."""


# The table.


def observe(table: Table, seat: int) -> View:
    """All that *seat* may know."""
    zones = [*_sale(table), _track(table), _modules(table)]
    if table.trash:
        zones.append(heap(table, "trash", "pool", "zone-trash", table.trash))
    standings: list[Standing] = []
    fame = scoring.scores(table)
    for desk in table.desks:
        standings.append(Standing(int(desk.seat), fame[desk.seat], _standing(table, desk)))
        zones += _desk(table, desk, seat)
    if table.pads and 0 <= seat < table.seats:
        zones += _pads(table, seat)
    return View(seat, int(table.turn), tuple(standings), tuple(zones), _scene(table, seat))


def hand_size(table: Table, desk: Desk) -> int:
    """How many cards everybody counts in a hand: a word not yet submitted is still in it."""
    size = len(desk.hand)
    if desk.word and not words.is_public(table, desk):
        size += int(desk.own) + (1 if desk.dyslexic == 2 else 0)
    return size


def _standing(table: Table, desk: Desk) -> Facts:
    facts: Facts = {
        "deck": len(desk.deck),
        "hand": hand_size(table, desk),
        "discard": len(desk.discard),
        "commons": int(scoring.commons(desk)),
    }
    if table.house.hint_tokens or table.house.hand_token:
        facts["tokens"] = int(desk.tokens)
    if desk.talent >= 0:
        facts["talent"] = f"talent:{TALENTS[desk.talent]}"
    if table.holder == desk.seat:
        facts["theme"] = f"theme:{THEMES[table.theme]}"
    return facts


def _sale(table: Table) -> list[Zone]:
    zones: list[Zone] = []
    if table.house.variant == SIMULTANEOUS:
        spots = [_spot(table, MARKET + place) for place in range(len(table.market))]
        zones.append(_row("market", "grid", spots, 5, {"stock": len(table.stock)}))
    else:
        zones.append(_row("offer-top", "row", [_spot(table, slot) for slot in range(LOW + 1)]))
        lows = [_spot(table, LOW + pile) for pile in range(1, LOW + 1)]
        zones.append(_row("offer-low", "row", lows))
    if table.house.variant == COOPERATIVE:
        spots = [_brick(table, place) for place in range(len(table.pyramid))]
        zones.append(_row("pyramid", "grid", spots, table.house.rows[0]))
    else:
        spots = [_spot(table, FAME_SLOT + pile) for pile in range(4)]
        zones.append(_row("fame", "row", spots))
    return zones


def _row(
    name: str, kind: str, spots: list[Piece | None], columns: int = 0, facts: Facts | None = None
) -> Zone:
    return kept(name, kind, [piece for piece in spots if piece is not None], columns, facts or {})


def _spot(table: Table, slot: int) -> Piece | None:
    kind = int(market.kind_at(table, slot))
    if kind < 0:
        return None
    more: Facts = {"price": int(market.price_at(table, slot))}
    count = 1
    if slot <= LOW:
        more["under"] = table.piles[slot].bit_count()
    elif slot < FAME_SLOT and table.marks[slot - LOW]:
        more["tokens"] = table.marks[slot - LOW]
    elif FAME_SLOT <= slot < MARKET:
        count = table.fame[slot - FAME_SLOT]
    return card(table, f"slot:{verbs.SLOT.word(slot)}", kind, count=count, more=more)


def _brick(table: Table, place: int) -> Piece | None:
    ref = f"slot:{verbs.SLOT.word(PYRAMID + place)}"
    kind = int(market.pyramid_kind(table, place))
    if kind < 0:
        return None
    if not market.is_uncovered(table, place):
        return face_down(ref)
    more: Facts = {"price": table.house.pack.cost[kind], "tokens": table.pyramid[place]}
    return card(table, ref, kind, more=more)


def _track(table: Table) -> Zone:
    pieces: list[Piece] = []
    facts: Facts = {"left": int(table.house.track - table.place)}
    if table.common >= 0:
        facts["length"] = table.house.thresholds[table.place]
        kind = int(table.common)
        pieces.append(card(table, f"track:{verbs.CARD.word(kind)}", kind))
    shared = int(table.shared)
    if shared >= 0 and shared != table.common and table.phase_now == state.SPELL:
        pieces.append(card(table, f"track:{verbs.CARD.word(shared)}", shared, marks=("spent",)))
    return kept("track", "track", pieces, 0, facts)


def _modules(table: Table) -> Zone:
    pieces: list[Piece] = []
    if table.award >= 0:
        fame: Facts = {"fame": int(table.house.award_fame)}
        key = AWARDS[table.award]
        pieces.append(Piece(f"award:{key}", f"award-{key}", facts=fame))
    if table.theme >= 0:
        fame = {"fame": int(table.house.theme_fame)}
        key = THEMES[table.theme]
        pieces.append(Piece(f"theme:{key}", f"theme-{key}", int(table.holder), facts=fame))
    facts: Facts = {}
    if table.house.hint_tokens or table.house.hand_token or table.house.discounts:
        facts["supply"] = int(table.supply)
    return Zone("zone:modules", "row", "zone-modules", -1, tuple(pieces), facts=facts)


def sees_hand(table: Table, desk: Desk, seat: int) -> bool:
    """Whether *seat* may look into the hand of *desk*."""
    if desk.seat == seat or table.house.open_hands:
        return True
    return len(table.pads) > 0 and desk.seat == table.active


def _desk(table: Table, desk: Desk, seat: int) -> list[Zone]:
    owner = int(desk.seat)
    zones: list[Zone] = []
    held = desk.hand
    if desk.word and seat != owner and not words.is_public(table, desk):
        held = _whole_hand(desk)
    place = f"hand-s{owner}"
    if sees_hand(table, desk, seat):
        zones.append(heap(table, place, "row", "zone-hand", held, owner))
    else:
        size = hand_size(table, desk)
        zones.append(backs(place, "row", "zone-hand", owner, f"hand:s{owner}", size))
    if desk.word and (owner == seat or words.is_public(table, desk)):
        zones.append(
            Zone(f"zone:word-s{owner}", "row", "zone-word", owner, _word_cards(table, desk))
        )
    if desk.lasting:
        zones.append(heap(table, f"lasting-s{owner}", "row", "zone-lasting", desk.lasting, owner))
    if desk.talent >= 0:
        key = TALENTS[desk.talent]
        piece = Piece(f"talent:{key}", f"talent-{key}", owner)
        zones.append(Zone(f"zone:talent-s{owner}", "row", "zone-talent", owner, (piece,)))
    if desk.deck:
        size = len(desk.deck)
        zones.append(backs(f"deck-s{owner}", "stack", "zone-deck", owner, f"deck:s{owner}", size))
    if desk.discard:
        zones.append(heap(table, f"discard-s{owner}", "pool", "zone-discard", desk.discard, owner))
    return zones


def _whole_hand(desk: Desk) -> list[int]:
    held = desk.hand + [laid & 255 for laid in desk.word if not laid & state.SHARED]
    return held + [DYSLEXIC] if desk.dyslexic == 2 else held


def _word_cards(table: Table, desk: Desk, place: str = "") -> tuple[Piece, ...]:
    pieces: list[Piece] = []
    owner = int(desk.seat)
    for at, laid in enumerate(desk.word):
        more: Facts = {"letters": laid_letters(laid).upper()}
        copied = (laid >> state.COPY_SHIFT) & 255
        if copied:
            more["copied"] = verbs.FACE.fact(table.house.pack.face[copied - 1])
        ref = f"{place or f'word-s{owner}'}:{at}"
        pieces.append(card(table, ref, laid & 255, owner, marks=_marks(laid), more=more))
    return tuple(pieces)


def _marks(laid: int) -> tuple[str, ...]:
    names = (
        (state.SHARED, "shared"),
        (state.TURNED, "turned"),
        (state.AS_TYPO, "typo"),
        (state.TWICE, "twice"),
        (state.GONE, "spent"),
    )
    return tuple(name for bit, name in names if laid & bit)


def laid_letters(laid: int) -> str:
    """The letters a laid card stands for; a blank for a Space."""
    one, two = (laid >> 8) & 63, (laid >> 14) & 63
    return (LETTERS[one - 1] if one else " ") + (LETTERS[two - 1] if two else "")


def spelled(desk: Desk) -> str:
    """The word as text."""
    return "".join(laid_letters(laid) for laid in desk.word)


def _pads(table: Table, seat: int) -> list[Zone]:
    zones: list[Zone] = []
    for author, pad in enumerate(table.pads):
        is_own = author == seat and table.phase_now == state.HINTING
        if is_own and seat != table.active:
            held = cards(table, "pad", pad.hand)
            zones.append(Zone("zone:pad", "row", "zone-pad", seat, held))
        if pad.word and (is_own or table.phase_now != state.HINTING):
            pieces = _word_cards(table, pad, f"hint-s{author}")
            zones.append(Zone(f"zone:hint-s{author}", "row", "zone-hint", author, pieces))
    return zones


def _scene(table: Table, seat: int) -> Scene:
    house = table.house
    shown = [
        _word(table, desk)
        for desk in table.desks
        if desk.word and (desk.seat == seat or words.is_public(table, desk))
    ]
    return Scene(
        ("standard", "cooperative", "simultaneous")[house.variant],
        house.pack.lang,
        table.lexicon.identity,
        ASKS[table.phase_now],
        int(table.active),
        int(table.first),
        house.thresholds[table.place] if table.common >= 0 else 0,
        int(table.cents),
        int(table.value),
        int(table.supply),
        0 if table.cap == state.NO_CAP else int(table.cap),
        int(table.tax),
        bool(table.barred),
        int(table.holder),
        tuple(shown),
        tuple(house.thresholds[: house.track]),
        int(table.place),
        tuple(house.rows) if house.variant == COOPERATIVE else (),
        int(house.fall) if house.variant == COOPERATIVE else 0,
        _places(table) if house.variant == SIMULTANEOUS else (),
    )


def _places(table: Table) -> tuple[int, ...]:
    """The finishing order: given out from the first on, then worked off by the active seat."""
    is_resolving = table.phase_now != state.SPELL or bool(table.late)
    done = int(table.seats) - len(table.order) if is_resolving else 0
    places = [0] * int(table.seats)
    for at, seat in enumerate(table.order, done + 1):
        places[seat] = at
    if is_resolving and table.desks[table.active].step != state.IDLE:
        places[table.active] = done
    return tuple(places)


def _works(table: Table, desk: Desk, at: int) -> bool:
    kind = int(abilities.able(desk.word[at]))
    if kind == abilities.NOBODY or not table.house.pack.effect[kind]:
        return False
    return bool(abilities.holds(table, desk, at, kind))


def _word(table: Table, desk: Desk) -> Word:
    laid = tuple(
        Laid(
            verbs.CARD.word(card_laid & 255),
            laid_letters(card_laid),
            int(abilities.worth(table, card_laid)),
            _marks(card_laid),
            _works(table, desk, at),
        )
        for at, card_laid in enumerate(desk.word)
    )
    return Word(
        int(desk.seat),
        spelled(desk),
        laid,
        int(desk.length),
        int(abilities.word_value(table, desk)),
        int(abilities.bonus_cards(table, desk)),
        bool(words.is_accepted(table, desk)),
    )
