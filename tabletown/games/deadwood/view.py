"""What a seat sees of Deadwood, built up from nothing.

Almost everything lies open. Hidden are the stacks: others than the one who examined a stack see
its height, which tiles are in it, what was slipped underneath since, and the X Saloon's back.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from tabletown.core.agenda import about_of, question_of
from tabletown.core.view import Facts, Piece, Standing, View, Zone
from tabletown.games.deadwood import buildings, end_of_game, new_buildings, scoring, sheriff
from tabletown.games.deadwood.board import CORNER_WORDS, CORNERS, GRID, PLOT_WORDS, RED_ROW, TOP_ROW
from tabletown.games.deadwood.edition import COWBOYS, faces
from tabletown.games.deadwood.gang import (
    GANG_SIZE,
    NO_COWBOY,
    cowboy_of,
    cowboy_ref,
    kind_of,
    owner_of,
)
from tabletown.games.deadwood.tiles import (
    BUILDING_OF,
    CHURCH,
    OPEN_PLOT,
    SALOON_X,
    SHERIFFS_OFFICE,
    STATION,
    TILES,
    TRACK,
    building_ref,
    drawn_tiles,
)

if TYPE_CHECKING:
    from tabletown.games.deadwood.state import Deadwood

KEPT = 4096
"""Pieces and zones are made once for what they show and kept; so many of a kind at most."""
BUILDING_MARKS = (((), ("active",)), (("guarded",), ("guarded", "active")))
"""Marks of a building: by whether the Sheriff guards it, then by whether guns are drawn there."""
Crowd = tuple[int, ...]
"""The cowboys on one building."""


@dataclass(frozen=True)
class Lot:
    """One plot of the board."""

    plot: str
    x: int
    """Its left edge in half plots."""
    y: int
    kind: str
    """``open``, ``building``, ``track`` or ``station``."""
    building: str = ""
    """The building's ref."""
    is_star: bool = False
    is_red: bool = False
    is_guarded: bool = False
    cowboys: tuple[str, ...] = ()
    """Refs of the cowboys who stand here."""


@dataclass(frozen=True)
class Fight:
    """A shootout in progress."""

    building: str
    attacker: str
    defender: str
    attack_dice: int
    defence_dice: int
    attack_wounds: int
    defence_wounds: int
    opening: int


@dataclass(frozen=True)
class Champion:
    """One champion of the final shootout."""

    seat: int
    cowboy: str
    dice: int
    wounds: int
    target: int
    is_standing: bool


@dataclass(frozen=True)
class Scene:
    """The whole table for the town's own drawing."""

    lots: tuple[Lot, ...]
    corner: str
    """Where the Sheriff stands."""
    corners: tuple[tuple[str, int, int], ...]
    """Every corner: its ref, and where it is in sixths of a plot."""
    rail: tuple[str, ...]
    """The plots of the railroad from the bottom up."""
    active: int
    starter: int
    pool: int
    box: int
    cartridges: int
    ponies: int
    stacks: tuple[int, ...]
    """How many tiles each stack has."""
    drawn: tuple[str, ...]
    """Tiles drawn and not yet placed."""
    fight: Fight | None
    champions: tuple[Champion, ...]
    ends: tuple[str, ...]
    """Which ends of the game have come true."""


@lru_cache(maxsize=KEPT)
def cowboy_piece(cowboy: int, tile: int = -1) -> Piece:
    """A cowboy of somebody's gang, and the building he is in."""
    kind = kind_of(cowboy)
    facts: Facts = {"building": building_ref(tile)} if tile >= 0 else {}
    key = f"cowboy-{COWBOYS[kind]}"
    return Piece(cowboy_ref(cowboy), key, owner_of(cowboy), face=f"{kind + 1}", facts=facts)


@lru_cache(maxsize=KEPT)
def _men(owner: int, mask: int) -> tuple[Piece, ...]:
    """The cowboys of *owner* in a mask of his gang."""
    places = [place for place in range(GANG_SIZE) if (mask >> place) & 1]
    return tuple(cowboy_piece(cowboy_of(owner, place)) for place in places)


@cache
def _faces(edition: str) -> list[str]:
    return faces(edition)


def observe(state: Deadwood, seat: int) -> View:
    """All that *seat* may know."""
    crowds = crowds_of(state)
    edition = state.ruleset.edition
    drawn = _drawn(state)
    zones = [_town_zone(state, edition, crowds), _sheriff_zone(state), _stack_zone(state)]
    for which, stack in enumerate(state.stacks):
        if stack.known and stack.knower == seat:
            pieces = tuple(_tile_piece(edition, tile) for tile in stack.known)
            zones.append(Zone(f"zone:known-{which + 1}", "stack", "zone-known", pieces=pieces))
    if drawn:
        pieces = tuple(_tile_piece(edition, tile) for tile in drawn)
        zones.append(Zone("zone:drawn", "row", "zone-drawn", pieces=pieces))
    zones.append(_supply_zone(state.pool, state.chest, state.cartridges, state.ponies))
    streets = _streets(state, crowds)
    for owner, gang in enumerate(state.gangs):
        zones.append(_ranch_zone(owner, gang.ranch, gang.cash, gang.posters))
        zones.append(_streets_zone(owner, tuple(streets[owner])))
        zones.append(_unhired_zone(owner, gang.unhired))
    zones.append(_crowd_zone("mine", tuple([gang.mine for gang in state.gangs])))
    zones.append(_crowd_zone("hill", tuple([gang.hill for gang in state.gangs])))
    standings = tuple([_standing(state, owner) for owner in range(state.seats)])
    return View(seat, int(state.turn), standings, tuple(zones), _scene(state, crowds, drawn))


def _standing(state: Deadwood, owner: int) -> Standing:
    gang = state.gangs[owner]
    facts: Facts = {
        "cash": int(gang.cash),
        "cartridges": int(gang.cartridges),
        "ponies": int(gang.ponies),
        "posters": int(gang.posters),
        "fine": int(scoring.fine_for(state, gang.posters)),
    }
    return Standing(owner, int(scoring.total(state, owner)), facts)


def crowds_of(state: Deadwood) -> list[Crowd]:
    """For every building the cowboys on it; an attacker stands beside the defender."""
    crowds: list[Crowd] = [() if cowboy == NO_COWBOY else (cowboy,) for cowboy in state.holder]
    crowds[CHURCH] = tuple([cowboy for cowboy in state.pews if cowboy != NO_COWBOY])
    if state.attacker != NO_COWBOY:
        crowds[state.fight_at] += (int(state.attacker),)
    return crowds


def _streets(state: Deadwood, crowds: list[Crowd]) -> list[list[tuple[int, int]]]:
    """For every seat its cowboys in town, each with his building."""
    found: list[list[tuple[int, int]]] = [[] for _ in range(state.seats)]
    for tile, crowd in enumerate(crowds):
        for cowboy in crowd:
            found[cowboy >> 4].append((cowboy, tile))
    return found


@lru_cache(maxsize=KEPT)
def _tile_piece(
    edition: str, tile: int, plot: int = -1, marks: tuple[str, ...] = (), crowd: Crowd = ()
) -> Piece:
    """A building, on a plot or on its way there."""
    facts: Facts = {"plot": f"plot:{PLOT_WORDS[plot]}"} if plot >= 0 else {}
    facts.update((f"s{cowboy >> 4}", cowboy_ref(cowboy)) for cowboy in crowd)
    owner = crowd[0] >> 4 if crowd and tile != CHURCH else -1
    face = _faces(edition)[tile]
    return Piece(building_ref(tile), f"building-{BUILDING_OF[tile]}", owner, 1, face, marks, facts)


@cache
def _plot_piece(plot: int, tile: int, is_star: bool) -> Piece:
    """A plot without a building."""
    keys = {OPEN_PLOT: "plot-open", TRACK: "plot-track", STATION: "plot-station"}
    marks = ("star",) if is_star and tile == OPEN_PLOT else ()
    ref = f"plot:{PLOT_WORDS[plot]}"
    return Piece(ref, keys[tile], marks=marks, facts={"plot": ref})


def _town_zone(state: Deadwood, edition: str, crowds: list[Crowd]) -> Zone:
    pieces: list[Piece] = []
    guarded = state.guarded
    stars = state.ruleset.stars
    fight = state.fight_at if state.attacker != NO_COWBOY else -1
    for plot, tile in enumerate(state.tile_at):
        if tile < TILES:
            marks = BUILDING_MARKS[(guarded >> tile) & 1][tile == fight]
            pieces.append(_tile_piece(edition, tile, plot, marks, crowds[tile]))
        else:
            pieces.append(_plot_piece(plot, tile, plot in stars))
    return Zone("zone:town", "grid", "zone-town", pieces=tuple(pieces), columns=TOP_ROW)


def _sheriff_zone(state: Deadwood) -> Zone:
    """The Sheriff's corner; all corners he may go to while somebody is asked where."""
    shown = [int(state.sheriff)]
    item = state.agenda.top
    if question_of(item) == buildings.ASK_BUILDING.number and about_of(item) == SHERIFFS_OFFICE:
        shown = sheriff.corners(state)
    pieces = tuple([_corner_piece(corner, corner == state.sheriff) for corner in shown])
    return Zone("zone:sheriff", "row", "zone-sheriff", pieces=pieces)


@cache
def _corner_piece(corner: int, is_here: bool) -> Piece:
    ref = f"corner:{CORNER_WORDS[corner]}"
    key = "sheriff-here" if is_here else "sheriff-corner"
    return Piece(ref, key, marks=("active",) if is_here else (), facts={"corner": ref})


def _stack_zone(state: Deadwood) -> Zone:
    pieces: list[Piece] = []
    for which, stack in enumerate(state.stacks):
        height = stack.height()
        is_x = height > 0 and not stack.is_open() and stack.top() == SALOON_X
        knower = stack.knower if stack.known else -1
        bottoms = tuple(stack.under)
        pieces.append(_stack_piece(which, stack.mask(), height, bottoms, knower, is_x))
    return Zone("zone:stacks", "row", "zone-stacks", pieces=tuple(pieces))


@lru_cache(maxsize=KEPT)
def _stack_piece(
    which: int, mask: int, height: int, bottoms: tuple[int, ...], knower: int, is_x: bool
) -> Piece:
    """A stack: its tiles in no order, what lies at the bottom, and whether somebody knows more."""
    ref = f"stack:{which + 1}"
    facts: Facts = {"stack": ref}
    tiles = [tile for tile in range(TILES) if (mask >> tile) & 1]
    facts.update((f"tile{n}", building_ref(tile)) for n, tile in enumerate(tiles, 1))
    facts.update((f"bottom{n}", building_ref(tile)) for n, tile in enumerate(reversed(bottoms), 1))
    marks = ["down"]
    if knower >= 0:
        marks.append("examined")
        facts["knower"] = f"seat:s{knower}"
    if is_x:
        marks.append("x")
    return Piece(ref, f"stack-{which + 1}", -1, height, "", tuple(marks), facts)


def _drawn(state: Deadwood) -> list[int]:
    item = state.agenda.top
    if question_of(item) not in (new_buildings.ASK_SITE.number, new_buildings.ASK_DRAWN.number):
        return []
    return drawn_tiles(about_of(item))


@lru_cache(maxsize=KEPT)
def _supply_zone(pool: int, box: int, cartridges: int, ponies: int) -> Zone:
    pieces = (
        Piece("poster:pool", "poster-pool", count=pool),
        Piece("poster:box", "poster-box", count=box),
        Piece("supply:cartridges", "supply-cartridges", count=cartridges),
        Piece("supply:ponies", "supply-ponies", count=ponies),
    )
    return Zone("zone:supply", "pool", "zone-supply", pieces=pieces)


@lru_cache(maxsize=KEPT)
def _ranch_zone(owner: int, mask: int, cash: int, posters: int) -> Zone:
    facts: Facts = {"cash": cash, "posters": posters}
    return Zone(f"seat:s{owner}", "row", "zone-ranch", owner, _men(owner, mask), facts=facts)


@lru_cache(maxsize=KEPT)
def _streets_zone(owner: int, men: tuple[tuple[int, int], ...]) -> Zone:
    pieces = tuple(cowboy_piece(cowboy, tile) for cowboy, tile in men)
    return Zone(f"zone:streets-s{owner}", "row", "zone-streets", owner, pieces)


@lru_cache(maxsize=KEPT)
def _unhired_zone(owner: int, mask: int) -> Zone:
    return Zone(f"zone:unhired-s{owner}", "row", "zone-unhired", owner, _men(owner, mask))


@lru_cache(maxsize=KEPT)
def _crowd_zone(place: str, masks: tuple[int, ...]) -> Zone:
    """The mine or Boot Hill, with the cowboys of every gang."""
    pieces: tuple[Piece, ...] = ()
    for owner, mask in enumerate(masks):
        pieces += _men(owner, mask)
    return Zone(f"zone:{place}", "pool", f"zone-{place}", pieces=pieces)


@lru_cache(maxsize=KEPT)
def _lot(plot: int, tile: int, is_star: bool, is_guarded: bool, crowd: Crowd) -> Lot:
    row, column = GRID[plot]
    kind = {OPEN_PLOT: "open", TRACK: "track", STATION: "station"}.get(tile, "building")
    building = building_ref(tile) if kind == "building" else ""
    cowboys = tuple(cowboy_ref(cowboy) for cowboy in crowd)
    name, x, is_red = PLOT_WORDS[plot], 2 * column + row, row == RED_ROW
    return Lot(name, x, row, kind, building, is_star, is_red, is_guarded, cowboys)


def _scene(state: Deadwood, crowds: list[Crowd], drawn: list[int]) -> Scene:
    lots: list[Lot] = []
    rail: list[str] = []
    stars = state.ruleset.stars
    guarded = CORNERS[state.sheriff]
    for plot, tile in enumerate(state.tile_at):
        crowd = crowds[tile] if tile < TILES else ()
        lots.append(_lot(plot, tile, plot in stars, plot in guarded, crowd))
        if tile == TRACK or tile == STATION:
            rail.insert(0, PLOT_WORDS[plot])
    return Scene(
        tuple(lots),
        f"corner:{CORNER_WORDS[state.sheriff]}",
        _corner_points(),
        tuple(rail),
        int(state.active),
        int(state.starter),
        int(state.pool),
        int(state.chest),
        int(state.cartridges),
        int(state.ponies),
        tuple([int(stack.height()) for stack in state.stacks]),
        tuple([building_ref(tile) for tile in drawn]),
        _fight(state),
        _champions(state),
        tuple(end_of_game.latched_words(state)),
    )


@cache
def _corner_points() -> tuple[tuple[str, int, int], ...]:
    points: list[tuple[str, int, int]] = []
    for word, corner in zip(CORNER_WORDS, CORNERS, strict=True):
        spots = [GRID[plot] for plot in corner]
        x = sum(6 * column + 3 * row + 3 for row, column in spots)
        rows = [row for row, _ in spots]
        points.append((f"corner:{word}", x // 3, 6 * max(rows)))
    return tuple(points)


def _fight(state: Deadwood) -> Fight | None:
    if state.attacker == NO_COWBOY:
        return None
    return Fight(
        building_ref(state.fight_at),
        cowboy_ref(state.attacker),
        cowboy_ref(state.defender),
        int(state.attack_dice),
        int(state.defence_dice),
        int(state.attack_wounds),
        int(state.defence_wounds),
        int(state.opening),
    )


def _champions(state: Deadwood) -> tuple[Champion, ...]:
    duel = state.final
    if duel is None:
        return ()
    found: list[Champion] = []
    for seat in range(state.seats):
        if duel.champion[seat] != NO_COWBOY:
            found.append(
                Champion(
                    seat,
                    cowboy_ref(duel.champion[seat]),
                    duel.dice[seat],
                    duel.wounds[seat],
                    duel.target[seat] if duel.target[seat] < state.seats else -1,
                    bool((duel.alive >> seat) & 1),
                )
            )
    return tuple(found)
