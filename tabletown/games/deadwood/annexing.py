"""Annexing: a cowboy alone on a building may carry out what is printed there. Rules: section 8."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.core.agenda import about_of, seat_of, x_of, y_of
from tabletown.core.question import Question, Step
from tabletown.games.deadwood import events, verbs
from tabletown.games.deadwood.tiles import building_ref

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.deadwood.state import Deadwood

ANNEX_OR_NOT: Final[list[int]] = [verbs.ANNEX, verbs.DECLINE]


def offer_annex(state: Deadwood, cowboy: i64, tile: i64) -> None:
    """Ask whether *cowboy* annexes *tile*."""
    state.ask(ASK_ANNEX, cowboy >> 4, tile, cowboy)


class Annex(Question["Deadwood"]):
    """Annex, all or nothing, or decline (DW-R10).

    *about*: tile, *x*: cowboy, *y*: the tile he was sent from to the Church and 1, or 0.
    """

    key: ClassVar[str] = "arrived"

    def about(self, state: Deadwood, item: i64) -> str:
        return building_ref(about_of(item))

    def answers(self, state: Deadwood, item: i64) -> list[int]:
        return ANNEX_OR_NOT

    def chosen(self, state: Deadwood, item: i64, action: i64) -> None:
        if action == verbs.ANNEX:
            seat: i64 = seat_of(item)
            tile: i64 = about_of(item)
            if state.tape is not None:
                state.tell(events.ANNEXED, seat, tile)
            state.ruleset.buildings[tile].annexed(state, seat, y_of(item) - 1)
        elif state.tape is not None:
            state.tell(events.DECLINED, seat_of(item), about_of(item))


class AnnexAgain(Step["Deadwood"]):
    """Another annex beside the Train Station, if he is still there (*about*: tile, *x*: cowboy)."""

    def carried_out(self, state: Deadwood, item: i64) -> None:
        if state.cowboy_on(seat_of(item), about_of(item)) == x_of(item):
            offer_annex(state, x_of(item), about_of(item))


ASK_ANNEX: Final = Annex()
STEP_ANNEX_AGAIN: Final = AnnexAgain()
