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
from tabletown.games.fliptown.numbers import (
    HOTEL_TRACK,
    ITEM_PRICE,
    ITEM_WORDS,
    NOBODY,
    REWARD_WORDS,
)
from tabletown.games.fliptown.poker import unpack
from tabletown.games.fliptown.verbs import (
    BUILDING,
    CARD,
    CHAMBER,
    CHARACTER,
    STONE,
    STOP,
    TARGET,
)

if TYPE_CHECKING:
    from tabletown.games.fliptown.sheet import Sheet
    from tabletown.games.fliptown.state import Table

REGIONS = ("trail", "badlands", "mine", "town", "cemetery")
SITES = (
    ("stop", STOP.words, faces.STOPS),
    ("target", TARGET.words, faces.TARGETS),
    ("chamber", CHAMBER.words, faces.CHAMBERS),
    ("building", BUILDING.words, faces.ROOFS),
    ("stone", STONE.words, [""] * len(STONE.words)),
)
"""The sites of each region: what they are called and what is printed on them."""


def sheet_zones(table: Table, sheet: Sheet, seat: int) -> list[Zone]:
    """Every zone of *sheet*, named after its owner unless *seat* is looking at its own."""
    own = sheet.seat == seat
    before = "" if own else f"s{sheet.seat}-"
    owner = sheet.seat
    columns = (sheet.column0, sheet.column1, sheet.column2)
    is_open = own or len(table.sheets) == 1
    zones = [
        _places(before, owner, 0, sheet.stops, _crossed(sheet)),
        _places(before, owner, 1, sheet.targets >> 1),
        _places(before, owner, 2, sheet.chambers),
        _places(before, owner, 3, sheet.buildings),
        _places(before, owner, 4, sheet.graves),
        _rewards(before, owner, sheet.graves),
        _belongings(before, owner, sheet.items, sheet.hotel, sheet.arrests),
        _land(before, owner, sheet.land),
        _poker(before, owner, min(table.round, 2), columns),
    ]
    held = unpack(table.sheets[owner].hole)
    if held:
        secret = ("secret",) if len(table.sheets) > 1 else ()
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


@lru_cache(maxsize=8192)
def _places(before: str, owner: int, region: int, mask: int, crossed: int = 0) -> Zone:
    domain, words, printed = SITES[region]
    pieces: list[Piece] = []
    for place, word in enumerate(words):
        marks: tuple[str, ...] = ()
        if (mask >> place) & 1:
            marks = ("marked",)
        elif (crossed >> place) & 1:
            marks = ("spent",)
        key = f"{domain}-{word}"
        pieces.append(
            Piece(f"{before}{domain}:{word}", key, owner, face=printed[place], marks=marks)
        )
    kind = "track" if region == 0 else "grid"
    columns = (0, 3, 5, 0, 3)[region]
    name = REGIONS[region]
    ref = f"{before}region:{name}"
    return Zone(ref, kind, f"region-{name}", owner, tuple(pieces), columns)


@lru_cache(maxsize=2048)
def _rewards(before: str, owner: int, graves: int) -> Zone:
    pieces = [
        Piece(
            f"{before}reward:{word}",
            f"reward-{word}",
            owner,
            face=faces.REWARDS[place],
            marks=("spent",) if faces.is_reward_taken(graves, place) else (),
        )
        for place, word in enumerate(REWARD_WORDS)
    ]
    return Zone(f"{before}zone:rewards", "row", "zone-rewards", owner, tuple(pieces))


@lru_cache(maxsize=2048)
def _belongings(before: str, owner: int, items: int, hotel: int, arrests: int) -> Zone:
    pieces: list[Piece] = []
    for place, word in enumerate(ITEM_WORDS):
        ref = f"{before}item:{word}"
        if word.startswith("outlaw-"):
            ref = f"{before}outlaw:{word[-1]}"
        price = f"{ITEM_PRICE[place]}$" if place < len(ITEM_PRICE) else ""
        marks = ("marked",) if (items >> place) & 1 else ()
        pieces.append(Piece(ref, f"item-{word}", owner, face=price, marks=marks))
    nights = Piece(f"{before}hotel:track", "hotel-track", owner, face=f"{HOTEL_TRACK[hotel]}silver")
    facts: Facts = {"nights": hotel, "arrests": arrests}
    return Zone(f"{before}zone:items", "pool", "zone-items", owner, (*pieces, nights), facts=facts)


@lru_cache(maxsize=2048)
def _land(before: str, owner: int, land: int) -> Zone:
    pieces = [
        Piece(
            f"{before}land:{square + 1}",
            "land-square",
            owner,
            face=faces.LAND[square],
            marks=("marked",) if (land >> square) & 1 else (),
        )
        for square in range(9)
    ]
    return Zone(f"{before}zone:land", "grid", "zone-land", owner, tuple(pieces), 3)


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
        ref = f"{before}poker:{place + 6}"
        if card >= 0:
            key = f"card-{CARD.words[card]}"
            pieces.append(Piece(ref, key, zone.owner, face=faces.card(card), marks=secret))
        else:
            pieces.append(Piece(ref, "card-back", zone.owner, marks=("down",)))
    return replace(zone, pieces=tuple(pieces))
