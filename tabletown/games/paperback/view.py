"""What a seat sees of Paperback, built up from nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tabletown.core.view import Facts, Piece, Standing, View, Zone
from tabletown.games.paperback import laying, market, pyramid, scoring, verbs
from tabletown.games.paperback.cards import (
    AWARDS,
    DYSLEXIC,
    FAME_PILES,
    FAME_SLOT,
    LOW,
    MARKET,
    PYRAMID,
    TALENTS,
    THEMES,
)
from tabletown.games.paperback.hand import IDLE, NO_CAP, OWN_DYSLEXIC
from tabletown.games.paperback.options import VARIANTS
from tabletown.games.paperback.prompts import laid_letters, spelled
from tabletown.games.paperback.ruleset import COOPERATIVE, SIMULTANEOUS
from tabletown.games.paperback.turn import CLAIM_STAGE, HINT_STAGE, SPELL_STAGE
from tabletown.games.paperback.words import laid_card, spelling, value
from tabletown.games.paperback.zones import backs, face_down, kept, looks

if TYPE_CHECKING:
    from tabletown.games.paperback.hand import Desk
    from tabletown.games.paperback.state import Paperback

SCENE_WORDS = {SPELL_STAGE: "word", "award": "common", CLAIM_STAGE: "theme"}
"""Stages that the scene calls by the question that is asked in them."""


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


# The state.


def observe(state: Paperback, seat: int) -> View:
    """All that *seat* may know."""
    zones = [*_sale(state), _track(state), _modules(state)]
    if state.trash:
        zones.append(looks(state).heap("trash", "pool", "zone-trash", state.trash))
    standings: list[Standing] = []
    fame = scoring.scores(state)
    for desk in state.desks:
        standings.append(Standing(int(desk.seat), fame[desk.seat], _standing(state, desk)))
        zones += _desk(state, desk, seat)
    if state.pads and 0 <= seat < state.seats:
        zones += _pads(state, seat)
    return View(seat, int(state.turn), tuple(standings), tuple(zones), _scene(state, seat))


def hand_size(state: Paperback, desk: Desk) -> int:
    """How many cards everybody counts in a hand: a word not yet submitted is still in it."""
    size = len(desk.hand)
    if desk.word and not laying.is_public(state, desk):
        size += int(desk.own) + (1 if desk.dyslexic == OWN_DYSLEXIC else 0)
    return size


def _standing(state: Paperback, desk: Desk) -> Facts:
    facts: Facts = {
        "deck": len(desk.deck),
        "hand": hand_size(state, desk),
        "discard": len(desk.discard),
        "commons": int(scoring.commons(desk)),
    }
    if state.ruleset.hint_tokens or state.ruleset.hand_token:
        facts["tokens"] = int(desk.tokens)
    if desk.talent >= 0:
        facts["talent"] = f"talent:{TALENTS[desk.talent]}"
    if state.holder == desk.seat:
        facts["theme"] = f"theme:{THEMES[state.theme]}"
    return facts


def _sale(state: Paperback) -> list[Zone]:
    zones: list[Zone] = []
    if state.ruleset.variant == SIMULTANEOUS:
        spots = [_spot(state, MARKET + place) for place in range(len(state.market))]
        zones.append(_row("market", "grid", spots, 5, {"stock": len(state.stock)}))
    else:
        zones.append(_row("offer-top", "row", [_spot(state, slot) for slot in range(LOW + 1)]))
        lows = [_spot(state, LOW + pile) for pile in range(1, LOW + 1)]
        zones.append(_row("offer-low", "row", lows))
    if state.ruleset.variant == COOPERATIVE:
        spots = [_brick(state, place) for place in range(len(state.pyramid))]
        zones.append(_row("pyramid", "grid", spots, state.ruleset.rows[0]))
    else:
        spots = [_spot(state, FAME_SLOT + pile) for pile in range(FAME_PILES)]
        zones.append(_row("fame", "row", spots))
    return zones


def _row(
    name: str, kind: str, spots: list[Piece | None], columns: int = 0, facts: Facts | None = None
) -> Zone:
    return kept(name, kind, [piece for piece in spots if piece is not None], columns, facts or {})


def _spot(state: Paperback, slot: int) -> Piece | None:
    kind = int(market.kind_at(state, slot))
    if kind < 0:
        return None
    more: Facts = {"price": int(market.price_at(state, slot))}
    count = 1
    if slot <= LOW:
        more["under"] = state.piles[slot].bit_count()
    elif slot < FAME_SLOT and state.marks[slot - LOW]:
        more["tokens"] = state.marks[slot - LOW]
    elif FAME_SLOT <= slot < MARKET:
        count = state.fame[slot - FAME_SLOT]
    return looks(state).card(f"slot:{verbs.SLOT.word(slot)}", kind, count=count, more=more)


def _brick(state: Paperback, place: int) -> Piece | None:
    ref = f"slot:{verbs.SLOT.word(PYRAMID + place)}"
    kind = int(pyramid.kind_of(state, place))
    if kind < 0:
        return None
    if not pyramid.is_uncovered(state, place):
        return face_down(ref)
    more: Facts = {"price": state.ruleset.pack.cost[kind], "tokens": state.pyramid[place]}
    return looks(state).card(ref, kind, more=more)


def _track(state: Paperback) -> Zone:
    pieces: list[Piece] = []
    facts: Facts = {"left": int(state.ruleset.track - state.place)}
    if state.common >= 0:
        facts["length"] = state.ruleset.thresholds[state.place]
        kind = int(state.common)
        pieces.append(looks(state).card(f"track:{verbs.CARD.word(kind)}", kind))
    shared = int(state.shared)
    if shared >= 0 and shared != state.common and state.stage == SPELL_STAGE:
        pieces.append(
            looks(state).card(f"track:{verbs.CARD.word(shared)}", shared, marks=("spent",))
        )
    return kept("track", "track", pieces, 0, facts)


def _modules(state: Paperback) -> Zone:
    pieces: list[Piece] = []
    if state.award >= 0:
        fame: Facts = {"fame": int(state.ruleset.award_fame)}
        key = AWARDS[state.award]
        pieces.append(Piece(f"award:{key}", f"award-{key}", facts=fame))
    if state.theme >= 0:
        fame = {"fame": int(state.ruleset.theme_fame)}
        key = THEMES[state.theme]
        pieces.append(Piece(f"theme:{key}", f"theme-{key}", int(state.holder), facts=fame))
    facts: Facts = {}
    if state.ruleset.hint_tokens or state.ruleset.hand_token or state.ruleset.discounts:
        facts["supply"] = int(state.supply)
    return Zone("zone:modules", "row", "zone-modules", -1, tuple(pieces), facts=facts)


def sees_hand(state: Paperback, desk: Desk, seat: int) -> bool:
    """Whether *seat* may look into the hand of *desk*."""
    if desk.seat == seat or state.ruleset.open_hands:
        return True
    return len(state.pads) > 0 and desk.seat == state.active


def _desk(state: Paperback, desk: Desk, seat: int) -> list[Zone]:
    owner = int(desk.seat)
    zones: list[Zone] = []
    held = desk.hand
    if desk.word and seat != owner and not laying.is_public(state, desk):
        held = _whole_hand(desk)
    place = f"hand-s{owner}"
    if sees_hand(state, desk, seat):
        zones.append(looks(state).heap(place, "row", "zone-hand", held, owner))
    else:
        size = hand_size(state, desk)
        zones.append(backs(place, "row", "zone-hand", owner, f"hand:s{owner}", size))
    if desk.word and (owner == seat or laying.is_public(state, desk)):
        zones.append(
            Zone(f"zone:word-s{owner}", "row", "zone-word", owner, _word_cards(state, desk))
        )
    if desk.lasting:
        zones.append(
            looks(state).heap(f"lasting-s{owner}", "row", "zone-lasting", desk.lasting, owner)
        )
    if desk.talent >= 0:
        key = TALENTS[desk.talent]
        piece = Piece(f"talent:{key}", f"talent-{key}", owner)
        zones.append(Zone(f"zone:talent-s{owner}", "row", "zone-talent", owner, (piece,)))
    if desk.deck:
        size = len(desk.deck)
        zones.append(backs(f"deck-s{owner}", "stack", "zone-deck", owner, f"deck:s{owner}", size))
    if desk.discard:
        zones.append(
            looks(state).heap(f"discard-s{owner}", "pool", "zone-discard", desk.discard, owner)
        )
    return zones


def _whole_hand(desk: Desk) -> list[int]:
    held = desk.hand + [
        laid_card.card_of(laid) for laid in desk.word if not laid & laid_card.SHARED
    ]
    return held + [DYSLEXIC] if desk.dyslexic == OWN_DYSLEXIC else held


def _word_cards(state: Paperback, desk: Desk, place: str = "") -> tuple[Piece, ...]:
    pieces: list[Piece] = []
    owner = int(desk.seat)
    for at, laid in enumerate(desk.word):
        more: Facts = {"letters": laid_letters(laid).upper()}
        copied = laid_card.copied_of(laid) + 1
        if copied:
            more["copied"] = verbs.FACE.fact(state.ruleset.pack.face[copied - 1])
        ref = f"{place or f'word-s{owner}'}:{at}"
        pieces.append(
            looks(state).card(ref, laid_card.card_of(laid), owner, marks=_marks(laid), more=more)
        )
    return tuple(pieces)


def _marks(laid: int) -> tuple[str, ...]:
    names = (
        (laid_card.SHARED, "shared"),
        (laid_card.TURNED, "turned"),
        (laid_card.AS_TYPO, "typo"),
        (laid_card.TWICE, "twice"),
        (laid_card.GONE, "spent"),
    )
    return tuple(name for bit, name in names if laid & bit)


def _pads(state: Paperback, seat: int) -> list[Zone]:
    zones: list[Zone] = []
    for author, pad in enumerate(state.pads):
        is_own = author == seat and state.stage == HINT_STAGE
        if is_own and seat != state.active:
            held = looks(state).cards("pad", pad.hand)
            zones.append(Zone("zone:pad", "row", "zone-pad", seat, held))
        if pad.word and (is_own or state.stage != HINT_STAGE):
            pieces = _word_cards(state, pad, f"hint-s{author}")
            zones.append(Zone(f"zone:hint-s{author}", "row", "zone-hint", author, pieces))
    return zones


def _scene(state: Paperback, seat: int) -> Scene:
    ruleset = state.ruleset
    shown = [
        _word(state, desk)
        for desk in state.desks
        if desk.word and (desk.seat == seat or laying.is_public(state, desk))
    ]
    return Scene(
        VARIANTS[ruleset.variant],
        ruleset.pack.lang,
        state.lexicon.identity,
        SCENE_WORDS.get(state.stage, state.stage),
        int(state.active),
        int(state.first),
        ruleset.thresholds[state.place] if state.common >= 0 else 0,
        int(state.cents),
        int(state.value),
        int(state.supply),
        0 if state.cap == NO_CAP else int(state.cap),
        int(state.tax),
        bool(state.barred),
        int(state.holder),
        tuple(shown),
        tuple(ruleset.thresholds[: ruleset.track]),
        int(state.place),
        tuple(ruleset.rows) if ruleset.variant == COOPERATIVE else (),
        int(ruleset.fall) if ruleset.variant == COOPERATIVE else 0,
        _places(state) if ruleset.variant == SIMULTANEOUS else (),
    )


def _places(state: Paperback) -> tuple[int, ...]:
    """The finishing order: given out from the first on, then worked off by the active seat."""
    is_resolving = state.stage != SPELL_STAGE or bool(state.late)
    done = int(state.seats) - len(state.order) if is_resolving else 0
    places = [0] * int(state.seats)
    for at, seat in enumerate(state.order, done + 1):
        places[seat] = at
    if is_resolving and state.desks[state.active].step != IDLE:
        places[state.active] = done
    return tuple(places)


def _works(state: Paperback, desk: Desk, at: int) -> bool:
    kind = int(value.able(desk.word[at]))
    if kind == value.NO_KIND or not state.ruleset.pack.effect[kind]:
        return False
    return bool(value.holds(state.ruleset.pack, desk.word, desk.length, at, kind))


def _word(state: Paperback, desk: Desk) -> Word:
    laid = tuple(
        Laid(
            verbs.CARD.word(laid_card.card_of(card_laid)),
            laid_letters(card_laid),
            int(value.worth(state.ruleset.pack, card_laid)),
            _marks(card_laid),
            _works(state, desk, at),
        )
        for at, card_laid in enumerate(desk.word)
    )
    return Word(
        int(desk.seat),
        spelled(desk),
        laid,
        int(desk.length),
        int(value.word_value(state, desk)),
        int(value.bonus_cards(state, desk)),
        bool(spelling.is_accepted(state, desk)),
    )
