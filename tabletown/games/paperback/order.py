"""Who was first where all had the same question: the dealer says, a server by order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.agenda import pack
from tabletown.core.question import Step
from tabletown.core.state import ARRIVAL, DEALER
from tabletown.games.paperback import events, verbs
from tabletown.games.paperback.turn import DealerQuestion

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.paperback.state import Paperback


def owe_order(state: Paperback) -> None:
    """Have the dealer say in which order the seats were done."""
    state.order = []
    state.ask_next(pack(STEP_ARRIVE.number, DEALER))


def unordered(state: Paperback) -> list[int]:
    """The seats whose place in the order is still open; refused words stand behind the rest.

    While proposals are ordered, these are the seats that made one.
    """
    group: list[int] = []
    late: list[int] = []
    for seat in range(state.seats):
        if seat in state.order:
            continue
        if len(state.pads) > 0:
            if len(state.pads[seat].word) > 0:
                group.append(seat)
        elif state.desks[seat].wrong != 0:
            late.append(seat)
        else:
            group.append(seat)
    return group if len(group) > 0 else late


def arrive(state: Paperback, seat: i64) -> None:
    """*seat* is next in the order."""
    state.order.append(seat)
    if state.tape is not None:
        state.write(events.ARRIVED, seat, len(state.order))


class Arrive(Step["Paperback"]):
    """The next place in the order; nobody is asked where only one seat is left for it."""

    def carried_out(self, state: Paperback, item: i64) -> None:
        group = unordered(state)
        while len(group) == 1:
            arrive(state, group[0])
            group = unordered(state)
        if len(group) > 1:
            state.ask(ASK_ARRIVE, DEALER)


class WhoArrived(DealerQuestion):
    """Which seat was next."""

    def answers(self, state: Paperback, item: i64) -> list[int]:
        return [verbs.ARRIVE + seat for seat in unordered(state)]

    def stream(self, state: Paperback, item: i64) -> int:
        return ARRIVAL

    def chosen(self, state: Paperback, item: i64, action: i64) -> None:
        arrive(state, action - verbs.ARRIVE)
        state.ask(STEP_ARRIVE, DEALER)


ASK_ARRIVE: Final = WhoArrived()
STEP_ARRIVE: Final = Arrive()
