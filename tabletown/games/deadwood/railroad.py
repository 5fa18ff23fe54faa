"""The railroad: where the next piece goes, what it tears down, who annexes beside it.

Rules: p. 9. The cowboys beside a new piece are noted on the agenda when it is laid (DW-R37).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.agenda import about_of, seat_of, x_of
from tabletown.games.deadwood import asks, events
from tabletown.games.deadwood.board import AHEAD, NEIGHBOURS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.deadwood.state import Town

NO_COWBOY: Final = 255
CHURCH: Final = 2
HOTEL: Final = 9
STATION_TILE: Final = 25
TRACK_TILE: Final = 30
STATION_PLACED: Final = 1
PIECES: Final = 5
"""Four tracks and the Train Station."""


def choices(town: Town) -> list[int]:
    """The two plots the next piece may go to."""
    return AHEAD[town.rail]


def lay(town: Town, seat: i64, plot: i64) -> None:
    """Lay the next piece on *plot*: destroy, place, pay the Hotel, note who may annex."""
    tile: i64 = town.tile_at[plot]
    is_station: bool = town.tracks == PIECES - 1
    if tile < STATION_TILE:
        destroy(town, tile)
    town.tracks += 1
    town.rail = plot
    town.tile_at[plot] = STATION_TILE if is_station else TRACK_TILE
    town.vacant &= ~(1 << plot)
    holder: i64 = town.holder[HOTEL]
    if is_station:
        town.tell(events.STATION_BUILT, seat, plot)
        town.latch_end(STATION_PLACED)
        # Part 3 of the annex that placed the Station waits right below; it is dropped (DW-R41).
        town.agenda.pop()
        if holder != NO_COWBOY:
            town.earn(holder >> 4, town.box.hotel_station)
        note_neighbours(town, seat, plot, town.box.station_annexes)
    else:
        town.tell(events.TRACK_LAID, seat, plot)
        if holder != NO_COWBOY:
            town.earn(holder >> 4, town.box.hotel_track)
        note_neighbours(town, seat, plot, town.box.track_annexes)


def destroy(town: Town, tile: i64) -> None:
    """Tear building *tile* down: it goes under its stack, its cowboy to the Abandoned Mine."""
    plot: i64 = town.plot_of[tile]
    town.tell(events.DESTROYED, tile, plot)
    holder: i64 = town.holder[tile]
    if holder != NO_COWBOY:
        town.leave(holder >> 4, tile)
        town.to_mine(holder)
    town.built &= ~(1 << tile)
    town.street &= ~(1 << plot)
    town.guarded &= ~(1 << tile)
    town.plot_of[tile] = 0
    town.stacks[town.box.home[tile]].slip_under(tile)


def note_neighbours(town: Town, seat: i64, plot: i64, annexes: i64) -> None:
    """Put the cowboys on buildings beside *plot* in a queue that *seat* calls up."""
    count: i64 = 0
    beside: i64 = NEIGHBOURS[plot]
    near: i64 = 0
    while beside:
        if beside & 1:
            tile: i64 = town.tile_at[near]
            if tile == CHURCH:
                for other in range(town.seats):
                    if (town.gangs[other].town >> CHURCH) & 1:
                        town.ask(asks.ENTRY, other, CHURCH, town.cowboy_on(other, CHURCH))
                        count += 1
            elif tile < STATION_TILE:
                holder: i64 = town.holder[tile]
                if holder != NO_COWBOY:
                    town.ask(asks.ENTRY, holder >> 4, tile, holder)
                    count += 1
        beside >>= 1
        near += 1
    if count:
        town.ask(asks.QUEUE, seat, annexes, count)


def is_in_place(town: Town, entry: i64) -> bool:
    """Whether the cowboy of a queue's *entry* is on the same building as when it was noted."""
    return town.cowboy_on(seat_of(entry), about_of(entry)) == x_of(entry)


def call_next(town: Town, frame: i64) -> None:
    """Go on with a queue: ask its caller where there is a choice, end it where nobody is left."""
    count: i64 = x_of(frame)
    first: i64 = len(town.agenda) - count
    present: i64 = 0
    for place in range(first, first + count):
        if is_in_place(town, town.agenda[place]):
            present += 1
    if present == 0:
        del town.agenda[first:]
    elif count == 1:
        pick(town, frame, 0)
    else:
        town.agenda.append((frame & ~0xFF) | asks.NEXT)


def pick(town: Town, frame: i64, place: i64) -> None:
    """Call up the queue's entry at *place*; whoever is gone gets nothing (DW-R37)."""
    count: i64 = x_of(frame)
    annexes: i64 = about_of(frame)
    index: i64 = len(town.agenda) - count + place
    entry: i64 = town.agenda.pop(index)
    if count > 1:
        town.ask(asks.QUEUE, seat_of(frame), annexes, count - 1)
    if is_in_place(town, entry):
        seat: i64 = seat_of(entry)
        town.tell(events.PICKED, seat_of(frame), seat, about_of(entry))
        for _ in range(annexes - 1):
            town.ask(asks.AGAIN, seat, about_of(entry), x_of(entry))
        town.ask(asks.ARRIVED, seat, about_of(entry), x_of(entry))


def place_of(town: Town, frame: i64, tile: i64, seat: i64) -> i64:
    """Which entry of the queue is the cowboy of *seat* noted on *tile*."""
    count: i64 = x_of(frame)
    first: i64 = len(town.agenda) - count
    for place in range(count):
        entry: i64 = town.agenda[first + place]
        if about_of(entry) == tile and seat_of(entry) == seat:
            return place
    return 0
