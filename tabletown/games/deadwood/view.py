"""What a seat sees of Deadwood, built up from nothing.

Almost everything lies open. Hidden are the stacks: others than the one who examined a stack see
its height, which tiles are in it, what was slipped underneath since, and the X Saloon's back.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from tabletown.core.agenda import about_of, question_of, seat_of, x_of
from tabletown.core.view import Facts, Piece, Standing, View, Zone
from tabletown.games.deadwood import asks, builders, odds, scoring, sheriff, verbs
from tabletown.games.deadwood.board import CORNER_WORDS, CORNERS, GRID, PLOT_WORDS, RED_ROW
from tabletown.games.deadwood.edition import faces, type_of
from tabletown.games.deadwood.state import (
    CHURCH,
    NO_COWBOY,
    OPEN_PLOT,
    SALOON_X,
    STATION_TILE,
    TRACK_TILE,
)

if TYPE_CHECKING:
    from tabletown.games.deadwood.state import Town

KINDS = verbs.COWBOY.words
OFFICE = 1
KEPT = 4096
"""Pieces and zones are made once for what they show and kept; so many of a kind at most."""
MARKS = (((), ("active",)), (("guarded",), ("guarded", "active")))
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


def building_ref(tile: int) -> str:
    """``building:bank``."""
    return f"building:{verbs.TILE_WORDS[tile]}"


def cowboy_ref(cowboy: int) -> str:
    """``cowboy:s0-greenhorn-1``."""
    place = cowboy & 15
    return f"cowboy:s{cowboy >> 4}-{KINDS[place // 3]}-{place % 3 + 1}"


@lru_cache(maxsize=KEPT)
def cowboy_piece(cowboy: int, tile: int = -1) -> Piece:
    """A cowboy of somebody's gang, and the building he is in."""
    place = cowboy & 15
    facts: Facts = {"building": building_ref(tile)} if tile >= 0 else {}
    key = f"cowboy-{KINDS[place // 3]}"
    return Piece(cowboy_ref(cowboy), key, cowboy >> 4, face=f"{place // 3 + 1}", facts=facts)


@lru_cache(maxsize=KEPT)
def _men(owner: int, mask: int) -> tuple[Piece, ...]:
    """The cowboys of *owner* in a mask of nine."""
    return tuple(cowboy_piece(owner * 16 + place) for place in range(9) if (mask >> place) & 1)


@cache
def _faces(edition: str) -> list[str]:
    return faces(edition)


def _edition(town: Town) -> str:
    spec = town.game().options[0]
    return str(spec.value(town.box.numbers[0]))


def observe(town: Town, seat: int) -> View:
    """All that *seat* may know."""
    crowds = crowds_of(town)
    edition = _edition(town)
    drawn = _drawn(town)
    zones = [_town_zone(town, edition, crowds), _sheriff_zone(town), _stack_zone(town)]
    for which, stack in enumerate(town.stacks):
        if stack.known_count > 0 and stack.knower == seat:
            pieces = tuple(_tile_piece(edition, tile) for tile in stack.order())
            zones.append(Zone(f"zone:known-{which + 1}", "stack", "zone-known", pieces=pieces))
    if drawn:
        pieces = tuple(_tile_piece(edition, tile) for tile in drawn)
        zones.append(Zone("zone:drawn", "row", "zone-drawn", pieces=pieces))
    zones.append(_supply_zone(town.pool, town.chest, town.cartridges, town.ponies))
    streets = _streets(town, crowds)
    for owner, gang in enumerate(town.gangs):
        zones.append(_ranch_zone(owner, gang.ranch, gang.cash, gang.posters))
        zones.append(_streets_zone(owner, tuple(streets[owner])))
        zones.append(_unhired_zone(owner, gang.unhired))
    zones.append(_crowd_zone("mine", tuple([gang.mine for gang in town.gangs])))
    zones.append(_crowd_zone("hill", tuple([gang.hill for gang in town.gangs])))
    standings = tuple([_standing(town, owner) for owner in range(town.seats)])
    return View(seat, int(town.turn), standings, tuple(zones), _scene(town, crowds, drawn))


def _standing(town: Town, owner: int) -> Standing:
    gang = town.gangs[owner]
    facts: Facts = {
        "cash": int(gang.cash),
        "cartridges": int(gang.cartridges),
        "ponies": int(gang.ponies),
        "posters": int(gang.posters),
        "fine": int(scoring.fine_for(town, gang.posters)),
    }
    return Standing(owner, int(scoring.total(town, owner)), facts)


def crowds_of(town: Town) -> list[Crowd]:
    """For every building the cowboys on it; an attacker stands beside the defender."""
    crowds: list[Crowd] = [() if cowboy == NO_COWBOY else (cowboy,) for cowboy in town.holder]
    if town.pews:
        pews = [town.cowboy_on(seat, CHURCH) for seat in range(town.seats)]
        crowds[CHURCH] = tuple(cowboy for cowboy in pews if cowboy != NO_COWBOY)
    if town.attacker != NO_COWBOY:
        crowds[town.fight_at] += (int(town.attacker),)
    return crowds


def _streets(town: Town, crowds: list[Crowd]) -> list[list[tuple[int, int]]]:
    """For every seat its cowboys in town, each with his building."""
    found: list[list[tuple[int, int]]] = [[] for _ in range(town.seats)]
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
    return Piece(building_ref(tile), f"building-{type_of(tile)}", owner, 1, face, marks, facts)


@cache
def _plot_piece(plot: int, tile: int, is_star: bool) -> Piece:
    """A plot without a building."""
    keys = {OPEN_PLOT: "plot-open", TRACK_TILE: "plot-track", STATION_TILE: "plot-station"}
    marks = ("star",) if is_star and tile == OPEN_PLOT else ()
    ref = f"plot:{PLOT_WORDS[plot]}"
    return Piece(ref, keys[tile], marks=marks, facts={"plot": ref})


def _town_zone(town: Town, edition: str, crowds: list[Crowd]) -> Zone:
    pieces: list[Piece] = []
    guarded = town.guarded
    stars = town.box.stars
    fight = town.fight_at if town.attacker != NO_COWBOY else -1
    for plot, tile in enumerate(town.tile_at):
        if tile < STATION_TILE:
            marks = MARKS[(guarded >> tile) & 1][tile == fight]
            pieces.append(_tile_piece(edition, tile, plot, marks, crowds[tile]))
        else:
            pieces.append(_plot_piece(plot, tile, plot in stars))
    return Zone("zone:town", "grid", "zone-town", pieces=tuple(pieces), columns=7)


def _sheriff_zone(town: Town) -> Zone:
    """The Sheriff's corner; all corners he may go to while somebody is asked where."""
    shown = [int(town.sheriff)]
    if not town.is_over:
        frame = town.agenda[-1]
        if question_of(frame) == asks.BUILDING and about_of(frame) == OFFICE:
            shown = sheriff.corners(town)
    pieces = tuple([_corner_piece(corner, corner == town.sheriff) for corner in shown])
    return Zone("zone:sheriff", "row", "zone-sheriff", pieces=pieces)


@cache
def _corner_piece(corner: int, is_here: bool) -> Piece:
    ref = f"corner:{CORNER_WORDS[corner]}"
    key = "sheriff-here" if is_here else "sheriff-corner"
    return Piece(ref, key, marks=("active",) if is_here else (), facts={"corner": ref})


def _stack_zone(town: Town) -> Zone:
    pieces: list[Piece] = []
    for which, stack in enumerate(town.stacks):
        height = stack.height()
        is_x = height > 0 and not stack.is_open() and stack.top() == SALOON_X
        knower = stack.knower if stack.known_count > 0 else -1
        bottoms = tuple(stack.bottoms())
        pieces.append(_stack_piece(which, stack.mask(), height, bottoms, knower, is_x))
    return Zone("zone:stacks", "row", "zone-stacks", pieces=tuple(pieces))


@lru_cache(maxsize=KEPT)
def _stack_piece(
    which: int, mask: int, height: int, bottoms: tuple[int, ...], knower: int, is_x: bool
) -> Piece:
    """A stack: its tiles in no order, what lies at the bottom, and whether somebody knows more."""
    ref = f"stack:{which + 1}"
    facts: Facts = {"stack": ref}
    tiles = [tile for tile in range(verbs.TILES) if (mask >> tile) & 1]
    facts.update((f"tile{n}", building_ref(tile)) for n, tile in enumerate(tiles, 1))
    facts.update((f"bottom{n}", building_ref(tile)) for n, tile in enumerate(reversed(bottoms), 1))
    marks = ["down"]
    if knower >= 0:
        marks.append("examined")
        facts["knower"] = f"seat:s{knower}"
    if is_x:
        marks.append("x")
    return Piece(ref, f"stack-{which + 1}", -1, height, "", tuple(marks), facts)


def _drawn(town: Town) -> list[int]:
    if town.is_over:
        return []
    frame = town.agenda[-1]
    if question_of(frame) not in (asks.SITE, asks.DRAWN):
        return []
    return builders.drawn_tiles(about_of(frame))


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
    kind = {OPEN_PLOT: "open", TRACK_TILE: "track", STATION_TILE: "station"}.get(tile, "building")
    building = building_ref(tile) if kind == "building" else ""
    cowboys = tuple(cowboy_ref(cowboy) for cowboy in crowd)
    name, x, is_red = PLOT_WORDS[plot], 2 * column + row, row == RED_ROW
    return Lot(name, x, row, kind, building, is_star, is_red, is_guarded, cowboys)


def _scene(town: Town, crowds: list[Crowd], drawn: list[int]) -> Scene:
    lots: list[Lot] = []
    rail: list[str] = []
    stars = town.box.stars
    guarded = CORNERS[town.sheriff]
    for plot, tile in enumerate(town.tile_at):
        crowd = crowds[tile] if tile < STATION_TILE else ()
        lots.append(_lot(plot, tile, plot in stars, plot in guarded, crowd))
        if tile == TRACK_TILE or tile == STATION_TILE:
            rail.insert(0, PLOT_WORDS[plot])
    return Scene(
        tuple(lots),
        f"corner:{CORNER_WORDS[town.sheriff]}",
        _corner_points(),
        tuple(rail),
        int(town.active),
        int(town.starter),
        int(town.pool),
        int(town.chest),
        int(town.cartridges),
        int(town.ponies),
        tuple([int(stack.height()) for stack in town.stacks]),
        tuple([building_ref(tile) for tile in drawn]),
        _fight(town),
        _champions(town),
        tuple([scoring.TRIGGERS[bit] for bit in range(4) if (town.latch >> bit) & 1]),
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


def _fight(town: Town) -> Fight | None:
    if town.attacker == NO_COWBOY:
        return None
    return Fight(
        building_ref(town.fight_at),
        cowboy_ref(town.attacker),
        cowboy_ref(town.defender),
        int(town.attack_dice),
        int(town.defence_dice),
        int(town.attack_wounds),
        int(town.defence_wounds),
        int(town.opening),
    )


def _champions(town: Town) -> tuple[Champion, ...]:
    duel = town.showdown
    if duel is None:
        return ()
    found: list[Champion] = []
    for seat in range(town.seats):
        if duel.champion[seat] != NO_COWBOY:
            found.append(
                Champion(
                    seat,
                    cowboy_ref(duel.champion[seat]),
                    duel.dice[seat],
                    duel.wounds[seat],
                    duel.target[seat] if duel.target[seat] < town.seats else -1,
                    bool((duel.alive >> seat) & 1),
                )
            )
    return tuple(found)


def _first(mask: int, kind: int) -> int:
    """The first place of a *kind* in a mask of nine."""
    return next(place for place in range(3 * kind, 3 * kind + 3) if (mask >> place) & 1)


def option_ref(town: Town, seat: int, action: int) -> str:
    """The cowboy, building or plot to light up; empty leaves it to the verb's own argument."""
    verb = verbs.VERBS.verb(action)
    args = verbs.VERBS.args(action)
    if town.is_over or town.asked != seat:
        return ""
    if verb.key in ("return", "send"):
        return cowboy_ref(town.cowboy_on(seat, args[0]))
    if verb.key == "fetch":
        return cowboy_ref(seat * 16 + _first(town.gangs[seat].mine, args[0]))
    if verb.key == "hire":
        return cowboy_ref(seat * 16 + _first(town.gangs[seat].unhired, args[0]))
    if verb.key == "lure":
        return cowboy_ref(args[0] * 16 + _first(town.gangs[args[0]].ranch, args[1]))
    if verb.key == "swindle":
        return cowboy_ref(town.cowboy_on(args[1], args[0]))
    if verb.key == "pick":
        return _entry_ref(town, args[0], args[1])
    if verb.key == "rail" and town.tile_at[args[0]] < STATION_TILE:
        return building_ref(town.tile_at[args[0]])
    return ""


def _entry_ref(town: Town, tile: int, seat: int) -> str:
    """The cowboy a queue noted on *tile*."""
    for frame in town.agenda:
        is_entry = question_of(frame) == asks.ENTRY
        if is_entry and about_of(frame) == tile and seat_of(frame) == seat:
            return cowboy_ref(x_of(frame))
    return ""


def option_facts(town: Town, seat: int, action: int) -> Facts:
    """What an option costs or meets: the fee, the rival, the price, whom it destroys."""
    verb = verbs.VERBS.verb(action)
    args = verbs.VERBS.args(action)
    facts: Facts = {}
    if verb.key in ("hit", "to"):
        tile = args[-1]
        is_fight = bool((town.taken >> tile) & 1)
        facts["fee"] = int(sheriff.fee_for(town, seat, tile))
        facts["fight"] = int(is_fight)
        if is_fight:
            facts["rival"] = f"seat:s{town.holder[tile] >> 4}"
            kind = args[0]
            if verb.key == "to":
                kind = (town.cowboy_on(seat, x_of(town.agenda[-1]) - 1) & 15) // 3
            strength = town.box.strength
            rival = strength[(town.holder[tile] & 15) // 3]
            facts.update(_percent(odds.shootout(strength[kind], rival, *_dice(town))))
    elif verb.key in ("load", "stand"):
        facts["fight"] = int(town.attacker != NO_COWBOY)
        if town.attacker != NO_COWBOY:
            facts.update(_loaded(town, args[0] if args else 0))
    elif verb.key == "hire":
        facts["dollars"] = town.box.hire[args[0]]
    elif verb.key == "pay":
        facts["dollars"] = int(town.gangs[seat].posters)
    elif verb.key == "rail":
        is_built = town.tile_at[args[0]] < STATION_TILE
        facts["destroys"] = int(is_built)
        if is_built:
            facts["building"] = building_ref(town.tile_at[args[0]])
    return facts


def _dice(town: Town) -> tuple[tuple[int, ...], int]:
    """What the faces of a die do, and how many wounds kill."""
    return tuple(town.box.wounds), int(town.box.deadly)


def _percent(shares: odds.Shares) -> Facts:
    """Winning and falling in whole percent, before further cartridges and ponies."""
    return {"win": round(100 * shares[0]), "fall": round(100 * shares[1])}


def _loaded(town: Town, count: int) -> Facts:
    """How the shootout under way stands for the one asked if he loads *count* cartridges."""
    strength = town.box.strength
    attack = strength[(town.attacker & 15) // 3] + int(town.attack_dice)
    defence = strength[(town.defender & 15) // 3] + int(town.defence_dice)
    if question_of(town.agenda[-1]) == asks.ATTACK:
        return _percent(odds.shootout(attack + count, defence, *_dice(town)))
    return _percent(odds.stand(attack, defence + count, *_dice(town)))
