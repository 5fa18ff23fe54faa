"""What a seat sees of Deadwood, built up from nothing.

Almost everything lies open. Hidden are the stacks: others than the one who examined a stack see
its height, which tiles are in it, what was slipped underneath since, and the X Saloon's back.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from tabletown.core.agenda import about_of, ask_of, seat_of, x_of
from tabletown.core.view import Facts, Piece, Standing, View, Zone
from tabletown.games.deadwood import asks, builders, scoring, sheriff, verbs
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


def cowboy_piece(cowboy: int, facts: Facts | None = None) -> Piece:
    """A cowboy of somebody's gang."""
    place = cowboy & 15
    key = f"cowboy-{KINDS[place // 3]}"
    return Piece(cowboy_ref(cowboy), key, cowboy >> 4, face=f"{place // 3 + 1}", facts=facts or {})


@cache
def _faces(edition: str) -> list[str]:
    return faces(edition)


def _edition(town: Town) -> str:
    spec = town.game().options[0]
    return str(spec.value(town.box.numbers[0]))


def observe(town: Town, seat: int) -> View:
    """All that *seat* may know."""
    zones = [_town_zone(town), _sheriff_zone(town), _stack_zone(town)]
    zones += [_known_zone(town, which) for which in range(3) if _knows(town, seat, which)]
    drawn = _drawn(town)
    if drawn:
        pieces = tuple(_tile_piece(town, tile) for tile in drawn)
        zones.append(Zone("zone:drawn", "row", "zone-drawn", pieces=pieces))
    zones.append(_posters_zone(town))
    for owner in range(town.seats):
        zones += _gang_zones(town, owner)
    zones += [_crowd(town, "mine"), _crowd(town, "hill")]
    standings = tuple(_standing(town, owner) for owner in range(town.seats))
    return View(seat, int(town.turn), standings, tuple(zones), _scene(town))


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


def cowboys_on(town: Town, tile: int) -> list[int]:
    """The cowboys on building *tile*; an attacker stands beside the defender."""
    found: list[int] = []
    if tile == CHURCH:
        for seat in range(town.seats):
            cowboy = town.cowboy_on(seat, CHURCH)
            if cowboy != NO_COWBOY:
                found.append(cowboy)
    elif town.holder[tile] != NO_COWBOY:
        found.append(town.holder[tile])
    if town.attacker != NO_COWBOY and town.fight_at == tile:
        found.append(town.attacker)
    return found


def _tile_piece(town: Town, tile: int, facts: Facts | None = None) -> Piece:
    marks: list[str] = []
    if (town.built >> tile) & 1:
        if (town.guarded >> tile) & 1:
            marks.append("guarded")
        if town.attacker != NO_COWBOY and town.fight_at == tile:
            marks.append("active")
    owner = -1
    if tile != CHURCH and town.holder[tile] != NO_COWBOY:
        owner = town.holder[tile] >> 4
    face = _faces(_edition(town))[tile]
    ref = building_ref(tile)
    return Piece(ref, f"building-{type_of(tile)}", owner, 1, face, tuple(marks), facts or {})


def _town_zone(town: Town) -> Zone:
    pieces: list[Piece] = []
    for plot, tile in enumerate(town.tile_at):
        facts: Facts = {"plot": f"plot:{PLOT_WORDS[plot]}"}
        if tile < STATION_TILE:
            for cowboy in cowboys_on(town, tile):
                facts[f"s{cowboy >> 4}"] = cowboy_ref(cowboy)
            pieces.append(_tile_piece(town, tile, facts))
        else:
            keys = {OPEN_PLOT: "plot-open", TRACK_TILE: "plot-track", STATION_TILE: "plot-station"}
            marks = ("star",) if plot in town.box.stars and tile == OPEN_PLOT else ()
            pieces.append(Piece(f"plot:{PLOT_WORDS[plot]}", keys[tile], marks=marks, facts=facts))
    return Zone("zone:town", "grid", "zone-town", pieces=tuple(pieces), columns=7)


def _sheriff_zone(town: Town) -> Zone:
    """The Sheriff's corner; all corners he may go to while somebody is asked where."""
    shown = [int(town.sheriff)]
    if not town.is_over:
        frame = town.agenda[-1]
        if ask_of(frame) == asks.BUILDING and about_of(frame) == OFFICE:
            shown = sheriff.corners(town)
    pieces = []
    for corner in shown:
        here = corner == town.sheriff
        facts: Facts = {"corner": f"corner:{CORNER_WORDS[corner]}"}
        marks = ("active",) if here else ()
        key = "sheriff-here" if here else "sheriff-corner"
        pieces.append(Piece(f"corner:{CORNER_WORDS[corner]}", key, marks=marks, facts=facts))
    return Zone("zone:sheriff", "row", "zone-sheriff", pieces=tuple(pieces))


def _stack_zone(town: Town) -> Zone:
    pieces: list[Piece] = []
    for which, stack in enumerate(town.stacks):
        mask = stack.mask()
        facts: Facts = {"stack": f"stack:{which + 1}"}
        tiles = [tile for tile in range(verbs.TILES) if (mask >> tile) & 1]
        facts.update((f"tile{n}", building_ref(tile)) for n, tile in enumerate(tiles, 1))
        facts.update(
            (f"bottom{n}", building_ref(tile))
            for n, tile in enumerate(reversed(stack.bottoms()), 1)
        )
        marks = ["down"]
        if stack.known_count > 0:
            marks.append("examined")
            facts["knower"] = f"seat:s{stack.knower}"
        if stack.height() > 0 and not stack.is_open() and stack.top() == SALOON_X:
            marks.append("x")
        count = int(stack.height())
        pieces.append(
            Piece(f"stack:{which + 1}", f"stack-{which + 1}", -1, count, "", tuple(marks), facts)
        )
    return Zone("zone:stacks", "row", "zone-stacks", pieces=tuple(pieces))


def _knows(town: Town, seat: int, which: int) -> bool:
    """Whether *seat* examined the stack and nobody did since."""
    stack = town.stacks[which]
    return bool(stack.known_count > 0 and stack.knower == seat)


def _known_zone(town: Town, which: int) -> Zone:
    pieces = tuple(_tile_piece(town, tile) for tile in town.stacks[which].order())
    return Zone(f"zone:known-{which + 1}", "stack", "zone-known", pieces=pieces)


def _drawn(town: Town) -> list[int]:
    if town.is_over:
        return []
    frame = town.agenda[-1]
    if ask_of(frame) not in (asks.SITE, asks.DRAWN):
        return []
    return builders.drawn_tiles(about_of(frame))


def _posters_zone(town: Town) -> Zone:
    pieces = (
        Piece("poster:pool", "poster-pool", count=int(town.pool)),
        Piece("poster:box", "poster-box", count=int(town.chest)),
        Piece("supply:cartridges", "supply-cartridges", count=int(town.cartridges)),
        Piece("supply:ponies", "supply-ponies", count=int(town.ponies)),
    )
    return Zone("zone:supply", "pool", "zone-supply", pieces=pieces)


def _gang_zones(town: Town, owner: int) -> list[Zone]:
    gang = town.gangs[owner]
    ranch = [cowboy_piece(owner * 16 + place) for place in range(9) if (gang.ranch >> place) & 1]
    in_town: list[Piece] = []
    for tile in range(verbs.TILES):
        for cowboy in cowboys_on(town, tile):
            if cowboy >> 4 == owner:
                in_town.append(cowboy_piece(cowboy, {"building": building_ref(tile)}))
    hands = [cowboy_piece(owner * 16 + place) for place in range(9) if (gang.unhired >> place) & 1]
    facts: Facts = {"cash": int(gang.cash), "posters": int(gang.posters)}
    return [
        Zone(f"seat:s{owner}", "row", "zone-ranch", owner, tuple(ranch), facts=facts),
        Zone(f"zone:streets-s{owner}", "row", "zone-streets", owner, tuple(in_town)),
        Zone(f"zone:unhired-s{owner}", "row", "zone-unhired", owner, tuple(hands)),
    ]


def _crowd(town: Town, place: str) -> Zone:
    pieces: list[Piece] = []
    for owner in range(town.seats):
        gang = town.gangs[owner]
        mask = gang.mine if place == "mine" else gang.hill
        pieces += [cowboy_piece(owner * 16 + nth) for nth in range(9) if (mask >> nth) & 1]
    return Zone(f"zone:{place}", "pool", f"zone-{place}", pieces=tuple(pieces))


def _scene(town: Town) -> Scene:
    lots: list[Lot] = []
    rail: list[str] = []
    for plot, tile in enumerate(town.tile_at):
        row, column = GRID[plot]
        kind = {OPEN_PLOT: "open", TRACK_TILE: "track", STATION_TILE: "station"}.get(
            tile, "building"
        )
        is_building = tile < STATION_TILE
        if not is_building and tile != OPEN_PLOT:
            rail.insert(0, PLOT_WORDS[plot])
        lots.append(
            Lot(
                PLOT_WORDS[plot],
                2 * column + row,
                row,
                kind,
                building_ref(tile) if is_building else "",
                plot in town.box.stars,
                row == RED_ROW,
                plot in CORNERS[town.sheriff],
                tuple(cowboy_ref(cowboy) for cowboy in cowboys_on(town, tile))
                if is_building
                else (),
            )
        )
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
        tuple(int(stack.height()) for stack in town.stacks),
        tuple(building_ref(tile) for tile in _drawn(town)),
        _fight(town),
        _champions(town),
        tuple(scoring.TRIGGERS[bit] for bit in range(4) if (town.latch >> bit) & 1),
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
        is_entry = ask_of(frame) == asks.ENTRY
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
