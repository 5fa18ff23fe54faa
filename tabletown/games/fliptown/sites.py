"""Sites: what the questions for a stop, a target, a chamber, a building and a stone share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from tabletown.core.agenda import NO_ANSWERS, about_of, seat_of
from tabletown.core.view import Facts
from tabletown.games.fliptown import verbs
from tabletown.games.fliptown.sheet import TurnQuestion
from tabletown.games.fliptown.verbs import VERBS, new_list

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.fliptown.sheet import Sheet
    from tabletown.games.fliptown.state import Fliptown

BONUS_ACTION: Final = 0
"""What a site question is about: a bonus action, for which any value does …"""
MAIN_ACTION: Final = 1
"""… or the main action, within reach of the value card."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SiteQuestion(TurnQuestion):
    """Which site of a region is marked.

    *about*: whether for the MAIN_ACTION or a BONUS_ACTION; *x*: whether that may be declined.
    """

    def __init__(self, verb: str, shift: int = 0) -> None:
        """*verb* marks a site; its first one is bit *shift* of a mask of sites."""
        super().__init__()
        self.base: i64 = VERBS.base(verb)
        self.first: i64 = self.base - shift
        """The answer that stands for bit 0 of a mask of sites."""
        size = VERBS.by_key[verb].size + shift
        self.lists: list[list[int]] = [NO_ANSWERS] * 2 ** (size + 1)
        """By mask of sites and whether one may refuse; found when asked, shared, not changed."""

    def open_sites(self, state: Fliptown, sheet: Sheet, is_main: bool) -> i64:
        """The sites that may be marked, as a mask."""
        raise NotImplementedError(type(self).__name__)

    def price(self, state: Fliptown, sheet: Sheet, site: i64) -> i64:
        """The gold the value card needs to reach *site*, a bit's place."""
        return 0

    def marked(self, state: Fliptown, sheet: Sheet, site: i64) -> None:
        """Mark *site* and gain what it gives."""
        raise NotImplementedError(type(self).__name__)

    def answers(self, state: Fliptown, item: i64) -> list[int]:
        sheet = state.sheets[(item >> 8) & 0xF]
        # `about_of` and `x_of` are written out for the plain form, here and below.
        mask: i64 = self.open_sites(state, sheet, (item >> 12) & 0xFFFF == MAIN_ACTION)
        soft: i64 = (item >> 28) & 0xFFFF
        found = self.lists[mask * 2 + soft]
        if not found:
            found = new_list(self.first, mask, soft)
            self.lists[mask * 2 + soft] = found
        return found

    def chosen(self, state: Fliptown, item: i64, action: i64) -> None:
        if action == verbs.DECLINE:
            return
        sheet = state.sheets[(item >> 8) & 0xF]
        site: i64 = action - self.first
        # Whoever has no gold has chosen among what costs none.
        if sheet.gold and (item >> 12) & 0xFFFF == MAIN_ACTION:
            state.pay_gold(sheet, self.price(state, sheet, site))
        self.marked(state, sheet, site)

    def cost(self, state: Fliptown, item: i64, action: i64) -> i64:
        """The gold that *action* takes; none for a bonus action."""
        if about_of(item) != MAIN_ACTION:
            return 0
        return self.price(state, state.sheets[seat_of(item)], action - self.first)

    def default(self, state: Fliptown, item: i64) -> int:
        """The cheapest site."""
        best: int = -1
        least: i64 = 0
        for action in state.legal(seat_of(item)):
            if action != verbs.DECLINE:
                cost: i64 = self.cost(state, item, action)
                if best < 0 or cost < least:
                    best = action
                    least = cost
        return best

    def details(self, state: Fliptown, sheet: Sheet, item: i64) -> Facts:
        return {
            "bonus": 0 if about_of(item) == MAIN_ACTION else 1,
            "value": sheet.value,
            "gold": sheet.gold,
        }

    def option_facts(self, state: Fliptown, item: i64, action: i64) -> Facts:
        if action == verbs.DECLINE:
            return {}
        return {"cost": self.cost(state, item, action)}
