"""What is true of every Deadwood position: tokens, tiles and cowboys are conserved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.agenda import about_of
from tabletown.games.deadwood import asks, builders, verbs
from tabletown.games.deadwood.board import AHEAD, PLOTS
from tabletown.games.deadwood.state import (
    CHURCH,
    NO_COWBOY,
    OPEN_PLOT,
    STATION_TILE,
    TRACK_TILE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.deadwood.state import Town


def broken(town: Town) -> list[str]:
    """Which laws *town* breaks; none in a sound position."""
    found: list[str] = []
    check_tokens(town, found)
    check_tiles(town, found)
    check_railroad(town, found)
    check_cowboys(town, found)
    return found


def check_tokens(town: Town, found: list[str]) -> None:
    """Posters 29, cartridges 20, ponies 10, and nobody in debt."""
    posters: i64 = town.pool + town.chest
    cartridges: i64 = town.cartridges
    ponies: i64 = town.ponies
    for gang in town.gangs:
        posters += gang.posters
        cartridges += gang.cartridges
        ponies += gang.ponies
        if gang.cash < 0 or gang.posters < 0 or gang.cartridges < 0 or gang.ponies < 0:
            found.append("somebody owes something")
    if town.pool < 0 or town.chest < 0 or town.cartridges < 0 or town.ponies < 0:
        found.append("a supply is overdrawn")
    if posters != 29:
        found.append(f"{posters} posters")
    if cartridges != 20:
        found.append(f"{cartridges} cartridges")
    if ponies != 10:
        found.append(f"{ponies} ponies")


def check_tiles(town: Town, found: list[str]) -> None:
    """Twenty-five tiles, each in town, in a stack, or just drawn; fixed buildings stand."""
    seen: i64 = 0
    count: i64 = 0
    street: i64 = 0
    vacant: i64 = 0
    for plot in range(PLOTS):
        tile: i64 = town.tile_at[plot]
        if tile < STATION_TILE:
            seen |= 1 << tile
            count += 1
            street |= 1 << plot
            if town.plot_of[tile] != plot:
                found.append("a building is misplaced")
        elif tile == OPEN_PLOT:
            vacant |= 1 << plot
    if seen != town.built or street != town.street or vacant != town.vacant:
        found.append("the board disagrees with itself")
    for stack in town.stacks:
        seen |= stack.mask()
        count += stack.height()
    for frame in town.agenda:
        ask: i64 = frame & 0xFF
        if ask == asks.SITE or ask == asks.DRAWN or ask == asks.DRAWING:
            for tile in builders.drawn_tiles(about_of(frame)):
                seen |= 1 << tile
                count += 1
        elif ask == asks.STAR and not (seen >> 3) & 1:
            seen |= 1 << 3
            count += 1
    if count != verbs.TILES or seen != (1 << verbs.TILES) - 1:
        found.append(f"{count} tiles")
    if town.built & 7 != 7:
        found.append("a fixed building is gone")


def check_railroad(town: Town, found: list[str]) -> None:
    """Tracks are one line from the bottom up; the Train Station is the fifth piece."""
    last: i64 = PLOTS
    pieces: i64 = 0
    for plot in range(PLOTS - 1, -1, -1):
        tile: i64 = town.tile_at[plot]
        if tile == TRACK_TILE or tile == STATION_TILE:
            pieces += 1
            if plot not in AHEAD[last] or (tile == STATION_TILE) != (pieces == 5):
                found.append("the railroad is broken")
            last = plot
    if pieces != town.tracks or last != town.rail:
        found.append("the railroad is miscounted")


def check_cowboys(town: Town, found: list[str]) -> None:
    """Every cowboy is in one place, and a building but the Church holds one at most."""
    taken: i64 = 0
    for seat in range(town.seats):
        gang = town.gangs[seat]
        placed: i64 = 0
        count: i64 = 0
        for mask in (gang.ranch, gang.mine, gang.hill, gang.unhired):
            rest: i64 = mask
            placed |= rest
            while rest:
                count += rest & 1
                rest >>= 1
        for tile in range(verbs.TILES):
            if (gang.town >> tile) & 1:
                cowboy: i64 = town.cowboy_on(seat, tile)
                if cowboy == NO_COWBOY and tile == town.fight_at and town.attacker >> 4 == seat:
                    cowboy = town.attacker
                elif tile != CHURCH:
                    if (taken >> tile) & 1:
                        found.append("two cowboys in one building")
                    taken |= 1 << tile
                if cowboy == NO_COWBOY or not (town.built >> tile) & 1:
                    found.append("a cowboy is nowhere")
                else:
                    placed |= 1 << (cowboy & 15)
                    count += 1
        if placed != 511 or count != 9:
            found.append(f"gang {seat} has {count} cowboys")
    if taken != town.taken:
        found.append("a holder is missing")
