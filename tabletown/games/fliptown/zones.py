"""The zones of one sheet of Fliptown as a reader sees it.

Most of a sheet stays as it is from answer to answer, so zones once built are kept; nobody changes
them.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from tabletown.core.view import Facts, Piece, Zone
from tabletown.games.fliptown import faces
from tabletown.games.fliptown.belongings import WORDS
from tabletown.games.fliptown.edition import REWARDS
from tabletown.games.fliptown.faces import faces_of
from tabletown.games.fliptown.poker import SIZE, unpack
from tabletown.games.fliptown.ruleset import Ruleset
from tabletown.games.fliptown.sheet import NOBODY
from tabletown.games.fliptown.verbs import (
    BADLANDS,
    BUILDING,
    CARD,
    CEMETERY,
    CHAMBER,
    CHARACTER,
    MINE,
    REGION,
    SIDE,
    STONE,
    STOP,
    TARGET,
    TOWN,
    TRAIL,
)

if TYPE_CHECKING:
    from tabletown.games.fliptown.sheet import Sheet
    from tabletown.games.fliptown.state import Fliptown

Marks = dict[int, tuple[str, ...]]
SITE_DOMAINS = (STOP, TARGET, CHAMBER, BUILDING, STONE)
"""The sites of each region."""
COLUMNS = (0, 3, 5, 0, 3)
"""How many of them stand side by side; 0 for all."""


def sheet_zones(state: Fliptown, sheet: Sheet, seat: int) -> list[Zone]:
    """Every zone of *sheet*, named after its owner unless *seat* is looking at its own."""
    ruleset = state.ruleset
    own = sheet.seat == seat
    before = "" if own else f"s{sheet.seat}-"
    owner = sheet.seat
    columns = (sheet.column0, sheet.column1, sheet.column2)
    is_open = own or len(state.sheets) == 1
    zones = [
        _stops(ruleset, before, owner, sheet.stops, _crossed(sheet)),
        _places(ruleset, before, owner, BADLANDS, sheet.targets >> 1),
        _places(ruleset, before, owner, MINE, sheet.chambers),
        _places(ruleset, before, owner, TOWN, sheet.buildings),
        _places(ruleset, before, owner, CEMETERY, sheet.graves),
        _rewards(ruleset, before, owner, sheet.graves),
        _belongings(ruleset, before, owner, sheet.items, sheet.hotel, sheet.arrests),
        _land(ruleset, before, owner, sheet.land),
        _poker(before, owner, min(state.round, ruleset.rounds - 1), columns),
    ]
    held = unpack(state.sheets[owner].hole)
    if held:
        secret = ("secret",) if len(state.sheets) > 1 else ()
        zones[-1] = _with_hole(before, zones[-1], held if is_open else [-1] * len(held), secret)
    if sheet.character != NOBODY:
        word = CHARACTER.words[sheet.character]
        marks = () if sheet.power else ("spent",)
        piece = Piece(
            f"{before}character:{word}",
            f"character-{word}",
            owner,
            max(sheet.power, 1),
            marks=marks,
        )
        zones.append(Zone(f"{before}zone:character", "row", "zone-character", owner, (piece,)))
    return zones


def _crossed(sheet: Sheet) -> int:
    return ((1 << sheet.wagon) - 1) & ~sheet.stops


@lru_cache(maxsize=2048)
def _stops(ruleset: Ruleset, before: str, owner: int, mask: int, crossed: int) -> Zone:
    marks: Marks = {place: ("spent",) for place in range(STOP.size()) if (crossed >> place) & 1}
    return _region(before, owner, TRAIL, faces_of(ruleset).stops, _marked(mask, marks))


@lru_cache(maxsize=8192)
def _places(ruleset: Ruleset, before: str, owner: int, region: int, mask: int) -> Zone:
    all_faces = faces_of(ruleset)
    blank = [""] * STONE.size()
    printed = (blank, all_faces.targets, all_faces.chambers, all_faces.roofs, blank)[region]
    return _region(before, owner, region, printed, _marked(mask, {}))


def _marked(mask: int, others: Marks) -> Marks:
    """The marks of sites by place: those of *mask* are circled."""
    return {**others, **{place: ("marked",) for place in range(16) if (mask >> place) & 1}}


def _region(before: str, owner: int, region: int, printed: list[str], marks: Marks) -> Zone:
    """The zone of a region: its sites with what is printed on them."""
    domain = SITE_DOMAINS[region]
    pieces = [
        Piece(
            f"{before}{domain.name}:{word}",
            f"{domain.name}-{word}",
            owner,
            face=printed[place],
            marks=marks.get(place, ()),
        )
        for place, word in enumerate(domain.words)
    ]
    kind = "track" if region == TRAIL else "grid"
    name = REGION.words[region]
    ref = f"{before}region:{name}"
    return Zone(ref, kind, f"region-{name}", owner, tuple(pieces), COLUMNS[region])


@lru_cache(maxsize=2048)
def _rewards(ruleset: Ruleset, before: str, owner: int, graves: int) -> Zone:
    pieces = [
        Piece(
            f"{before}reward:{word}",
            f"reward-{word}",
            owner,
            face=faces_of(ruleset).rewards[place],
            marks=("spent",) if graves & stones == stones else (),
        )
        for place, (word, stones) in enumerate(zip(REWARDS, ruleset.reward_stones, strict=True))
    ]
    return Zone(f"{before}zone:rewards", "row", "zone-rewards", owner, tuple(pieces))


@lru_cache(maxsize=2048)
def _belongings(
    ruleset: Ruleset, before: str, owner: int, items: int, hotel: int, arrests: int
) -> Zone:
    pieces: list[Piece] = []
    prices = faces_of(ruleset).prices
    for place, word in enumerate(WORDS):
        ref = f"{before}item:{word}"
        if word.startswith("outlaw-"):
            ref = f"{before}outlaw:{word[-1]}"
        price = prices[place] if place < len(prices) else ""
        marks = ("marked",) if (items >> place) & 1 else ()
        pieces.append(Piece(ref, f"item-{word}", owner, face=price, marks=marks))
    silver = f"{ruleset.hotel_track[hotel]}silver"
    nights = Piece(f"{before}hotel:track", "hotel-track", owner, face=silver)
    facts: Facts = {"nights": hotel, "arrests": arrests}
    return Zone(f"{before}zone:items", "pool", "zone-items", owner, (*pieces, nights), facts=facts)


@lru_cache(maxsize=2048)
def _land(ruleset: Ruleset, before: str, owner: int, land: int) -> Zone:
    pieces = [
        Piece(
            f"{before}land:{square + 1}",
            "land-square",
            owner,
            face=face,
            marks=("marked",) if (land >> square) & 1 else (),
        )
        for square, face in enumerate(faces_of(ruleset).land)
    ]
    return Zone(f"{before}zone:land", "grid", "zone-land", owner, tuple(pieces), SIDE)


@lru_cache(maxsize=2048)
def _poker(before: str, owner: int, rounds: int, columns: tuple[int, ...]) -> Zone:
    pieces: list[Piece] = []
    for round_, column in enumerate(columns):
        for place, card in enumerate(unpack(column)):
            ref = f"{before}poker:{place + 1}"
            if round_ != rounds:
                ref = f"{before}poker{round_ + 1}:{place + 1}"
            facts: Facts = {"round": round_ + 1}
            key = f"card-{CARD.words[card]}"
            pieces.append(Piece(ref, key, owner, face=faces.card(card), facts=facts))
    return Zone(f"{before}zone:poker", "row", "zone-poker", owner, tuple(pieces))


def _with_hole(before: str, zone: Zone, cards: list[int], secret: tuple[str, ...]) -> Zone:
    """The poker zone with two Hold'em cards beside it, face down where the reader has no eyes."""
    pieces = list(zone.pieces)
    for place, card in enumerate(cards):
        ref = f"{before}poker:{place + SIZE + 1}"
        if card >= 0:
            key = f"card-{CARD.words[card]}"
            pieces.append(Piece(ref, key, zone.owner, face=faces.card(card), marks=secret))
        else:
            pieces.append(Piece(ref, "card-back", zone.owner, marks=("down",)))
    return replace(zone, pieces=tuple(pieces))
