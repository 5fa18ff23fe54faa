"""What is true of every Deadwood position: tokens, tiles and cowboys are conserved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.agenda import about_of, question_of
from tabletown.games.deadwood.board import AHEAD, BELOW_TOWN, PLOTS
from tabletown.games.deadwood.gang import GANG_SIZE, NO_COWBOY, WHOLE_GANG
from tabletown.games.deadwood.new_buildings import ASK_DRAWN, ASK_SITE, STEP_DRAW_TILES
from tabletown.games.deadwood.rules import ASK_STAR
from tabletown.games.deadwood.tiles import (
    CHURCH,
    FIXED,
    OPEN_PLOT,
    SALOON_X,
    STATION,
    TILES,
    TRACK,
    drawn_tiles,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.deadwood.state import Deadwood


def broken(state: Deadwood) -> list[str]:
    """Which laws *state* breaks; none in a sound position."""
    found: list[str] = []
    check_tokens(state, found)
    check_tiles(state, found)
    check_railroad(state, found)
    check_cowboys(state, found)
    return found


def check_tokens(state: Deadwood, found: list[str]) -> None:
    """As many posters, cartridges and ponies as there are, and nobody in debt."""
    posters: i64 = state.pool + state.chest
    cartridges: i64 = state.cartridges
    ponies: i64 = state.ponies
    for gang in state.gangs:
        posters += gang.posters
        cartridges += gang.cartridges
        ponies += gang.ponies
        if gang.cash < 0 or gang.posters < 0 or gang.cartridges < 0 or gang.ponies < 0:
            found.append("somebody owes something")
    if state.pool < 0 or state.chest < 0 or state.cartridges < 0 or state.ponies < 0:
        found.append("a supply is overdrawn")
    if posters != state.ruleset.posters:
        found.append(f"{posters} posters")
    if cartridges != state.ruleset.cartridges:
        found.append(f"{cartridges} cartridges")
    if ponies != state.ruleset.ponies:
        found.append(f"{ponies} ponies")


def check_tiles(state: Deadwood, found: list[str]) -> None:
    """Every tile is in one place: in town, in a stack, or just drawn; fixed buildings stand."""
    seen: i64 = 0
    count: i64 = 0
    street: i64 = 0
    vacant: i64 = 0
    for plot in range(PLOTS):
        tile: i64 = state.tile_at[plot]
        if tile < TILES:
            seen |= 1 << tile
            count += 1
            street |= 1 << plot
            if state.plot_of[tile] != plot:
                found.append("a building is misplaced")
        elif tile == OPEN_PLOT:
            vacant |= 1 << plot
    if seen != state.built or street != state.street or vacant != state.vacant:
        found.append("the board disagrees with itself")
    for stack in state.stacks:
        seen |= stack.mask()
        count += stack.height()
    for item in state.agenda.all_items():
        number: i64 = question_of(item)
        if number in (ASK_SITE.number, ASK_DRAWN.number, STEP_DRAW_TILES.number):
            for tile in drawn_tiles(about_of(item)):
                seen |= 1 << tile
                count += 1
        elif number == ASK_STAR.number and not (seen >> SALOON_X) & 1:
            seen |= 1 << SALOON_X
            count += 1
    if count != TILES or seen != (1 << TILES) - 1:
        found.append(f"{count} tiles")
    for tile in FIXED:
        if not (state.built >> tile) & 1:
            found.append("a fixed building is gone")


def check_railroad(state: Deadwood, found: list[str]) -> None:
    """Tracks are one line from the bottom up; the Train Station is the last piece."""
    last: i64 = BELOW_TOWN
    pieces: i64 = 0
    for plot in range(PLOTS - 1, -1, -1):
        tile: i64 = state.tile_at[plot]
        if tile == TRACK or tile == STATION:
            pieces += 1
            if plot not in AHEAD[last] or (tile == STATION) != (pieces == state.ruleset.pieces):
                found.append("the railroad is broken")
            last = plot
    if pieces != state.tracks or last != state.rail:
        found.append("the railroad is miscounted")


def check_cowboys(state: Deadwood, found: list[str]) -> None:
    """Every cowboy is in one place, and a building but the Church holds one at most."""
    taken: i64 = 0
    for seat in range(state.seats):
        gang = state.gangs[seat]
        placed: i64 = 0
        count: i64 = 0
        for mask in (gang.ranch, gang.mine, gang.hill, gang.unhired):
            rest: i64 = mask
            placed |= rest
            while rest:
                count += rest & 1
                rest >>= 1
        for tile in range(TILES):
            if (gang.town >> tile) & 1:
                cowboy: i64 = state.cowboy_on(seat, tile)
                if cowboy == NO_COWBOY and tile == state.fight_at and state.attacker >> 4 == seat:
                    cowboy = state.attacker
                elif tile != CHURCH:
                    if (taken >> tile) & 1:
                        found.append("two cowboys in one building")
                    taken |= 1 << tile
                if cowboy == NO_COWBOY or not (state.built >> tile) & 1:
                    found.append("a cowboy is nowhere")
                else:
                    placed |= 1 << (cowboy & 15)
                    count += 1
        if placed != WHOLE_GANG or count != GANG_SIZE:
            found.append(f"gang {seat} has {count} cowboys")
    if taken != state.taken:
        found.append("a holder is missing")
