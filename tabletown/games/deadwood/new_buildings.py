"""New buildings: tiles are drawn from the stacks and placed beside what stands. Rules: p. 7."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.core.agenda import about_of, seat_of, x_of
from tabletown.core.question import Question, Step
from tabletown.games.deadwood import events, verbs
from tabletown.games.deadwood.board import NEIGHBOURS, PLOTS
from tabletown.games.deadwood.stacks import STACKS, TileFromStack
from tabletown.games.deadwood.tiles import add_drawn, drawn_tiles, without_drawn

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.deadwood.state import Deadwood


class DrawTiles(Step["Deadwood"]):
    """Draw a tile from each of some stacks, then have them placed.

    *seat*: for whom, *about*: the tiles drawn so far, *x*: mask of the stacks to draw from.
    """

    def carried_out(self, state: Deadwood, item: i64) -> None:
        drawn: i64 = about_of(item)
        stacks: i64 = x_of(item)
        seat: i64 = seat_of(item)
        for which in range(STACKS):
            if (stacks >> which) & 1:
                stack = state.stacks[which]
                if stack.is_open():
                    state.ask(ASK_DRAWN, seat, drawn, stacks)
                    return
                if stack.height() > 0:
                    drawn = take(state, seat, which, stack.top(), drawn)
                stacks &= ~(1 << which)
        offer_sites(state, seat, drawn)


class DrawnTile(TileFromStack):
    """The next tile of a stack whose order nobody knows (*about* and *x* as in `DrawTiles`)."""

    key: ClassVar[str] = "drawn"

    def stack(self, item: i64) -> i64:
        stacks: i64 = x_of(item)
        which: i64 = 0
        while not (stacks >> which) & 1:
            which += 1
        return which

    def chosen(self, state: Deadwood, item: i64, action: i64) -> None:
        which: i64 = self.stack(item)
        drawn: i64 = take(state, seat_of(item), which, action - verbs.DRAW, about_of(item))
        state.ask(STEP_DRAW_TILES, seat_of(item), drawn, x_of(item) & ~(1 << which))


class Site(Question["Deadwood"]):
    """Which drawn tile goes on which plot; it counts at once for the next one.

    *about*: the drawn tiles.
    """

    key: ClassVar[str] = "site"

    def answers(self, state: Deadwood, item: i64) -> list[int]:
        found: list[int] = []
        plots: i64 = sites(state)
        for tile in drawn_tiles(about_of(item)):
            action: i64 = verbs.build(tile, 0)
            rest: i64 = plots
            while rest:
                if rest & 1:
                    found.append(action)
                rest >>= 1
                action += 1
        return found

    def chosen(self, state: Deadwood, item: i64, action: i64) -> None:
        tile: i64 = (action - verbs.BUILD) // PLOTS
        plot: i64 = (action - verbs.BUILD) % PLOTS
        state.raise_building(tile, plot)
        state.tell(events.BUILT, seat_of(item), tile, plot)
        offer_sites(state, seat_of(item), without_drawn(about_of(item), tile))


def take(state: Deadwood, seat: i64, which: i64, tile: i64, drawn: i64) -> i64:
    """Draw *tile* from stack *which* and show it; the drawn tiles with it."""
    state.stacks[which].take(tile)
    state.tell(events.DREW, seat, which, tile)
    return add_drawn(drawn, tile)


def sites(state: Deadwood) -> i64:
    """Mask of the open plots beside a building."""
    found: i64 = 0
    vacant: i64 = state.vacant
    street: i64 = state.street
    plot: i64 = 0
    while vacant:
        if vacant & 1 and NEIGHBOURS[plot] & street:
            found |= 1 << plot
        vacant >>= 1
        plot += 1
    return found


def offer_sites(state: Deadwood, seat: i64, drawn: i64) -> None:
    """Ask *seat* to place the drawn tiles; a legal plot must be used where there is one."""
    if drawn:
        if sites(state):
            state.ask(ASK_SITE, seat, drawn)
        else:
            bury_unplaceable(state, drawn)


def bury_unplaceable(state: Deadwood, drawn: i64) -> None:
    """Slip drawn tiles that find no plot under their own stacks (section 10, DW-R62)."""
    for tile in drawn_tiles(drawn):
        home: i64 = state.ruleset.home[tile]
        state.stacks[home].slip_under(tile)
        state.tell(events.BURIED, tile, home)


ASK_DRAWN: Final = DrawnTile()
ASK_SITE: Final = Site()
STEP_DRAW_TILES: Final = DrawTiles()
