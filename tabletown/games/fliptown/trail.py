"""The Trail: ride right to a later stop, take what it gives, cross out what was passed."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.games.fliptown import events
from tabletown.games.fliptown.belongings import TRAIL_HORSE
from tabletown.games.fliptown.marks import BIT, all_bits
from tabletown.games.fliptown.sites import SiteQuestion
from tabletown.games.fliptown.verbs import STOP

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.fliptown.ruleset import Ruleset
    from tabletown.games.fliptown.sheet import Sheet
    from tabletown.games.fliptown.state import Fliptown

LAST_STOP: Final = STOP.size()
STOPS_UP_TO: Final[list[int]] = [all_bits(stop) for stop in range(LAST_STOP + 1)]


def farthest(ruleset: Ruleset, sheet: Sheet, gold: i64) -> i64:
    """The last stop the value card reaches for at most *gold*."""
    top: i64 = sheet.value + sheet.free + gold // ruleset.step_price
    if sheet.items & TRAIL_HORSE:
        top += ruleset.horse_steps
    return top if top < LAST_STOP else LAST_STOP


class Ride(SiteQuestion):
    """Which stop ahead of the wagon to ride to."""

    key: ClassVar[str] = "stop"

    def __init__(self) -> None:
        super().__init__("ride")

    def open_sites(self, state: Fliptown, sheet: Sheet, is_main: bool) -> i64:
        top: i64 = farthest(state.ruleset, sheet, sheet.gold) if is_main else LAST_STOP
        if top <= sheet.wagon:
            return 0
        return STOPS_UP_TO[top] & ~STOPS_UP_TO[sheet.wagon]

    def price(self, state: Fliptown, sheet: Sheet, site: i64) -> i64:
        short: i64 = site + 1 - farthest(state.ruleset, sheet, 0)
        return short * state.ruleset.step_price if short > 0 else 0

    def marked(self, state: Fliptown, sheet: Sheet, site: i64) -> None:
        sheet.wagon = site + 1
        sheet.stops |= BIT[site]
        if state.tape is not None:
            state.note(events.RODE, sheet, site)
        state.ruleset.stops[site].gained(state, sheet)


ASK_STOP: Final = Ride()
