"""The railroad: where the next piece goes, what it tears down, who annexes beside it.

The cowboys beside a new piece are noted on the agenda when it is laid (DW-R37): one `Waiting`
item each, and above them the `Queue` that says how many they are. Rules: p. 9.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.core.agenda import about_of, pack, seat_of, x_of
from tabletown.core.question import Question, Step
from tabletown.games.deadwood import end_of_game, events, verbs
from tabletown.games.deadwood.annexing import STEP_ANNEX_AGAIN, offer_annex
from tabletown.games.deadwood.board import AHEAD, NEIGHBOURS
from tabletown.games.deadwood.gang import NO_COWBOY
from tabletown.games.deadwood.tiles import CHURCH, HOTEL, STATION, TILES, TRACK, building_ref

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.deadwood.state import Deadwood


class Track(Question["Deadwood"]):
    """Where the next piece of the railroad goes (*about*: Town Hall)."""

    key: ClassVar[str] = "track"

    def about(self, state: Deadwood, item: i64) -> str:
        return building_ref(about_of(item))

    def answers(self, state: Deadwood, item: i64) -> list[int]:
        return [verbs.RAIL + plot for plot in AHEAD[state.rail]]

    def chosen(self, state: Deadwood, item: i64, action: i64) -> None:
        lay(state, seat_of(item), action - verbs.RAIL)


def lay(state: Deadwood, seat: i64, plot: i64) -> None:
    """Lay the next piece on *plot*: destroy, place, pay the Hotel, note who may annex."""
    ruleset = state.ruleset
    if state.tile_at[plot] < TILES:
        destroy(state, state.tile_at[plot])
    state.tracks += 1
    state.rail = plot
    is_station: bool = state.tracks == ruleset.pieces
    state.set_plot(plot, STATION if is_station else TRACK)
    if is_station:
        state.tell(events.STATION_BUILT, seat, plot)
        end_of_game.latch(state, end_of_game.STATION_PLACED)
        # Part 3 of the annex that placed the Station waits right below; it is dropped (DW-R41).
        state.agenda.pop()
        pay_hotel(state, ruleset.hotel_station)
        note_neighbours(state, seat, plot, ruleset.station_annexes)
    else:
        state.tell(events.TRACK_LAID, seat, plot)
        pay_hotel(state, ruleset.hotel_track)
        note_neighbours(state, seat, plot, ruleset.track_annexes)


def pay_hotel(state: Deadwood, dollars: i64) -> None:
    """Pay whoever holds the Hotel."""
    holder: i64 = state.holder[HOTEL]
    if holder != NO_COWBOY:
        state.earn(holder >> 4, dollars)


def destroy(state: Deadwood, tile: i64) -> None:
    """Tear building *tile* down: it goes under its stack, its cowboy to the Abandoned Mine."""
    plot: i64 = state.plot_of[tile]
    state.tell(events.DESTROYED, tile, plot)
    holder: i64 = state.holder[tile]
    if holder != NO_COWBOY:
        state.leave(holder >> 4, tile)
        state.to_mine(holder)
    state.built &= ~(1 << tile)
    state.street &= ~(1 << plot)
    state.guarded &= ~(1 << tile)
    state.set_plot_of(tile, 0)
    state.stacks[state.ruleset.home[tile]].slip_under(tile)


def note_neighbours(state: Deadwood, seat: i64, plot: i64, annexes: i64) -> None:
    """Put the cowboys on buildings beside *plot* in a queue that *seat* calls up."""
    waiting: list[int] = []
    beside: i64 = NEIGHBOURS[plot]
    near: i64 = 0
    while beside:
        if beside & 1:
            note_cowboys(state, state.tile_at[near], waiting)
        beside >>= 1
        near += 1
    if waiting:
        leave_queue(state, waiting, pack(STEP_QUEUE.number, seat, annexes, len(waiting)))


def note_cowboys(state: Deadwood, tile: i64, waiting: list[int]) -> None:
    """Add the cowboys on *tile* to those *waiting*."""
    if tile == CHURCH:
        for cowboy in state.pews:
            if cowboy != NO_COWBOY:
                waiting.append(pack(STEP_WAITING.number, cowboy >> 4, tile, cowboy))
    elif tile < TILES:
        holder: i64 = state.holder[tile]
        if holder != NO_COWBOY:
            waiting.append(pack(STEP_WAITING.number, holder >> 4, tile, holder))


def take_queue(state: Deadwood, count: i64) -> list[int]:
    """Take the *count* cowboys who wait on top off the agenda, the uppermost last."""
    waiting: list[int] = []
    for _ in range(count):
        waiting.append(state.agenda.pop())
    waiting.reverse()
    return waiting


def leave_queue(state: Deadwood, waiting: list[int], top: i64) -> None:
    """Put those *waiting* on the agenda and on them *top*, which says how many they are."""
    for item in waiting:
        state.agenda.push(item)
    state.agenda.push(top)


def is_in_place(state: Deadwood, waiting: i64) -> bool:
    """Whether a cowboy who waits is on the same building as when he was noted."""
    return state.cowboy_on(seat_of(waiting), about_of(waiting)) == x_of(waiting)


class Waiting(Step["Deadwood"]):
    """One cowboy of a queue (*about*: tile, *x*: cowboy); the queue above calls him or nobody."""

    def carried_out(self, state: Deadwood, item: i64) -> None:
        """He waits for a queue that is over: nothing happens."""


class Queue(Step["Deadwood"]):
    """Go on with a queue: ask where there is a choice, end it where nobody is left.

    *seat*: who laid the piece, *about*: annexes for each, *x*: how many wait.
    """

    def carried_out(self, state: Deadwood, item: i64) -> None:
        waiting = take_queue(state, x_of(item))
        ready: i64 = 0
        first: i64 = 0
        for place, one in enumerate(waiting):
            if is_in_place(state, one):
                first = first if ready else place
                ready += 1
        if ready == 1:
            call(state, item, waiting, first)
        elif ready > 1:
            leave_queue(
                state, waiting, pack(ASK_NEXT.number, seat_of(item), about_of(item), x_of(item))
            )


class Next(Question["Deadwood"]):
    """Who annexes next beside the new piece (as `Queue`)."""

    key: ClassVar[str] = "next"

    def answers(self, state: Deadwood, item: i64) -> list[int]:
        """Every cowboy who waits and is still there; who left may yet come back (DW-R37)."""
        below = state.agenda.all_items()[:-1]
        found = [
            verbs.pick(about_of(waiting), seat_of(waiting))
            for waiting in below[len(below) - x_of(item) :]
            if is_in_place(state, waiting)
        ]
        found.sort()
        return found

    def chosen(self, state: Deadwood, item: i64, action: i64) -> None:
        waiting = take_queue(state, x_of(item))
        for place, one in enumerate(waiting):
            if verbs.pick(about_of(one), seat_of(one)) == action:
                call(state, item, waiting, place)
                return


def call(state: Deadwood, item: i64, waiting: list[int], place: i64) -> None:
    """Call up the one at *place*, who is still there; those who are gone wait on (DW-R37)."""
    caller: i64 = seat_of(item)
    annexes: i64 = about_of(item)
    one: i64 = waiting.pop(place)
    if waiting:
        leave_queue(state, waiting, pack(STEP_QUEUE.number, caller, annexes, len(waiting)))
    seat: i64 = seat_of(one)
    tile: i64 = about_of(one)
    state.tell(events.PICKED, caller, seat, tile)
    for _ in range(annexes - 1):
        state.ask(STEP_ANNEX_AGAIN, seat, tile, x_of(one))
    offer_annex(state, x_of(one), tile)


ASK_TRACK: Final = Track()
ASK_NEXT: Final = Next()
STEP_WAITING: Final = Waiting()
STEP_QUEUE: Final = Queue()
