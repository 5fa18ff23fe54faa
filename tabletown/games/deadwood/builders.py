"""Entering a building, drawing and placing tiles, looking through a stack. Rules: p. 5, 7."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.agenda import about_of, seat_of, x_of
from tabletown.games.deadwood import asks, events, sheriff, shootout, verbs
from tabletown.games.deadwood.board import NEIGHBOURS, PLOTS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.deadwood.state import Town

CHURCH: Final = 2
POOL_EMPTY: Final = 2


def enter(town: Town, cowboy: i64, tile: i64, left: i64) -> None:
    """ENTER: put *cowboy* on building *tile*, pay the fee, shoot it out, then maybe annex.

    *left* is one more than the building he was sent from, 0 from the ranch.
    """
    seat: i64 = cowboy >> 4
    if town.tape is not None:
        town.tell(events.ENTERED, seat, (cowboy & 15) // 3, tile)
    if (town.guarded >> tile) & 1:
        sheriff.collect_fee(town, seat, tile)
    if (town.taken >> tile) & 1:
        shootout.begin(town, cowboy, tile)
    else:
        town.settle(cowboy, tile)
        frame: i64 = asks.ARRIVED | (seat << 8) | (tile << 12) | (cowboy << 28)
        town.agenda.append(frame | (left << 44) if tile == CHURCH else frame)


def draw(town: Town, frame: i64) -> None:
    """Draw from the stacks of a `DRAWING` step; ask the dealer where the top is unknown."""
    drawn: i64 = about_of(frame)
    stacks: i64 = x_of(frame)
    seat: i64 = seat_of(frame)
    which: i64 = 0
    while stacks:
        if stacks & 1:
            stack = town.stacks[which]
            if stack.is_open():
                town.ask(asks.DRAWN, seat, drawn, stacks << which)
                return
            if stack.height() > 0:
                drawn = take(town, seat, which, stack.top(), drawn)
        stacks >>= 1
        which += 1
    offer_sites(town, seat, drawn)


def offer_sites(town: Town, seat: i64, drawn: i64) -> None:
    """Ask *seat* to place the drawn tiles; a legal plot must be used where there is one."""
    if drawn:
        if sites(town):
            town.ask(asks.SITE, seat, drawn)
        else:
            bury_unplaceable(town, drawn)


def take(town: Town, seat: i64, which: i64, tile: i64, drawn: i64) -> i64:
    """Draw *tile* from stack *which* and show it; the drawn tiles, five bits each."""
    town.stacks[which].take(tile)
    town.tell(events.DREW, seat, which, tile)
    return (drawn << 5) | (tile + 1)


def next_stack(frame: i64) -> i64:
    """The stack a `DRAWN` question is about."""
    stacks: i64 = x_of(frame)
    which: i64 = 0
    while not stacks & 1:
        stacks >>= 1
        which += 1
    return which


def sites(town: Town) -> i64:
    """Mask of the open plots beside a building."""
    found: i64 = 0
    vacant: i64 = town.vacant
    street: i64 = town.street
    plot: i64 = 0
    while vacant:
        if vacant & 1 and NEIGHBOURS[plot] & street:
            found |= 1 << plot
        vacant >>= 1
        plot += 1
    return found


def drawn_tiles(drawn: i64) -> list[int]:
    """The tiles packed in *drawn*, ascending."""
    tiles: list[int] = []
    while drawn:
        tiles.append((drawn & 31) - 1)
        drawn >>= 5
    tiles.sort()
    return tiles


def site_menu(town: Town, frame: i64) -> list[int]:
    """Every drawn tile on every legal plot."""
    menu: list[int] = []
    plots: i64 = sites(town)
    for tile in drawn_tiles(about_of(frame)):
        action: i64 = verbs.BUILD + tile * PLOTS
        rest: i64 = plots
        while rest:
            if rest & 1:
                menu.append(action)
            rest >>= 1
            action += 1
    return menu


def bury_unplaceable(town: Town, drawn: i64) -> None:
    """Slip drawn tiles that find no plot under their own stacks (section 10, DW-R62)."""
    for tile in drawn_tiles(drawn):
        home: i64 = town.box.home[tile]
        town.stacks[home].slip_under(tile)
        town.tell(events.BURIED, tile, home)


def build(town: Town, frame: i64, action: i64) -> None:
    """Place a drawn tile; it counts at once for the next one."""
    tile: i64 = (action - verbs.BUILD) // PLOTS
    plot: i64 = (action - verbs.BUILD) % PLOTS
    town.raise_building(tile, plot)
    town.tell(events.BUILT, seat_of(frame), tile, plot)
    left: i64 = 0
    drawn: i64 = about_of(frame)
    shift: i64 = 0
    while drawn:
        if (drawn & 31) - 1 != tile:
            left |= (drawn & 31) << shift
            shift += 5
        drawn >>= 5
    offer_sites(town, seat_of(frame), left)


def examine(town: Town, seat: i64, slot: i64, which: i64) -> None:
    """Let *seat* look through stack *which*; older knowledge of its order is void (DW-R63)."""
    stack = town.stacks[which]
    town.tell(events.EXAMINED, seat, which)
    stack.knower = seat
    if town.tape is not None:
        for tile in stack.order():
            town.tape.write(events.TURNED_UP, 1 << seat, seat, which, tile)
    look(town, seat, slot, which)


def look(town: Town, seat: i64, slot: i64, which: i64) -> None:
    """Turn up the next unseen tile, or hand the whole stack over for ordering."""
    stack = town.stacks[which]
    if stack.loose_count > 1:
        town.ask(asks.PEEK, seat, slot, which)
        return
    if stack.loose_count == 1:
        turn_up(town, seat, which, stack.lowest_loose())
    if town.tape is not None:
        for tile in stack.bottoms():
            town.tape.write(events.TURNED_UP, 1 << seat, seat, which, tile)
    stack.close()
    if stack.known_count > 1:
        town.ask(asks.BUILDING, seat, slot, which + 1)


def turn_up(town: Town, seat: i64, which: i64, tile: i64) -> None:
    """Show *seat* the next tile of the stack."""
    town.stacks[which].turn_up(tile)
    if town.tape is not None:
        town.tape.write(events.TURNED_UP, 1 << seat, seat, which, tile)


def put_in_order(town: Town, seat: i64, which: i64, tile: i64, place: i64) -> None:
    """Make *tile* the next one from the top."""
    town.stacks[which].lift(tile, place)
    if town.tape is not None:
        town.tape.write(events.ORDERED, 1 << seat, seat, which, tile)


def withdraw_posters(town: Town, seat: i64, most: i64) -> None:
    """Move posters from the pool to the box; emptying the pool ends the game (DW-R31)."""
    count: i64 = most if most < town.pool else town.pool
    town.pool -= count
    town.chest += count
    town.tell(events.WITHDREW, seat, count)
    if town.pool == 0:
        town.latch_end(POOL_EMPTY)
