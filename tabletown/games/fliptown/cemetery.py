"""The Cemetery: circle a tombstone, whatever the cards, and dig up what lies beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.core.agenda import about_of, seat_of
from tabletown.core.view import Facts
from tabletown.games.fliptown import events, verbs
from tabletown.games.fliptown.belongings import PROTECTION, SHOVEL
from tabletown.games.fliptown.marks import BIT, all_bits
from tabletown.games.fliptown.sheet import SheetQuestion
from tabletown.games.fliptown.shields import ShieldQuestion
from tabletown.games.fliptown.sites import SiteQuestion
from tabletown.games.fliptown.stars import FROM_CEMETERY
from tabletown.games.fliptown.verbs import STONE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.fliptown.sheet import Sheet
    from tabletown.games.fliptown.state import Fliptown

ALL_GRAVES: Final = all_bits(STONE.size())
STONE_ABOUT: Final = 32
"""Added to the stone that a shield question is about, which tells it from a target in the text."""


class MarkStone(SiteQuestion):
    """Which tombstone to circle; no card is needed for it."""

    key: ClassVar[str] = "stone"

    def __init__(self) -> None:
        super().__init__("mark")

    def open_sites(self, state: Fliptown, sheet: Sheet, is_main: bool) -> i64:
        return ALL_GRAVES - sheet.graves

    def marked(self, state: Fliptown, sheet: Sheet, site: i64) -> None:
        """Circle the stone; the Undertaker's protection spares its Wanted."""
        is_protected: bool = sheet.items & PROTECTION != 0
        if is_protected and state.ruleset.are_shields_optional:
            sheet.ask_about(ASK_PROTECTION, STONE_ABOUT + site)
        else:
            circle(state, sheet, site, is_protected)

    def default(self, state: Fliptown, item: i64) -> int:
        # One stone costs as much as another, and each brings Wanted: better none.
        return SheetQuestion.default(self, state, item)

    def option_facts(self, state: Fliptown, item: i64, action: i64) -> Facts:
        return {}


class UseProtection(ShieldQuestion):
    """Whether the protection spares the stone's Wanted (*about*: STONE_ABOUT and the stone)."""

    def chosen(self, state: Fliptown, item: i64, action: i64) -> None:
        sheet = state.sheets[seat_of(item)]
        circle(state, sheet, about_of(item) - STONE_ABOUT, action == verbs.USE_SHIELD)


def circle(state: Fliptown, sheet: Sheet, stone: i64, is_spared: bool) -> None:
    """Take the Wanted, the shovel's star and every reward towards a circled neighbour."""
    ruleset = state.ruleset
    sheet.graves |= BIT[stone]
    if state.tape is not None:
        state.note(events.MARKED, sheet, stone)
    if not is_spared:
        state.gain_wanted(sheet, ruleset.grave_wanted)
    if sheet.items & SHOVEL:
        state.gain_stars(sheet, ruleset.shovel_stars, FROM_CEMETERY)
    for place in ruleset.rewards_beside[stone]:
        if sheet.graves & ruleset.reward_stones[place] == ruleset.reward_stones[place]:
            ruleset.rewards[place].gained(state, sheet)


ASK_STONE: Final = MarkStone()
ASK_PROTECTION: Final = UseProtection("protection")
