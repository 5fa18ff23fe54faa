"""Rewards: what a stop, a chamber or the ground between two tombstones gives.

A reward is gained whole and at once; a tool to choose or Wanted to cross out is asked for last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.core.agenda import about_of, seat_of
from tabletown.core.edition import Section
from tabletown.core.view import Facts
from tabletown.games.fliptown import verbs
from tabletown.games.fliptown.sheet import TurnQuestion
from tabletown.games.fliptown.verbs import REGION, listed

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.fliptown.sheet import Sheet
    from tabletown.games.fliptown.state import Fliptown

NOWHERE: Final = -1
"""The region of a bonus action where there is none."""
AMOUNTS: Final[list[int]] = [2 ** (most + 1) - 2 for most in range(verbs.AMOUNT.size())]
"""Masks of the amounts 1 to most."""


def optional(section: Section, key: str) -> int:
    """The number under *key*, 0 where the edition is silent."""
    return section.number(key) if section.has(key) else 0


def bonus_of(section: Section) -> int:
    """The region whose bonus action *section* shows, or NOWHERE."""
    return REGION.numbers[section.word("bonus")] if section.has("bonus") else NOWHERE


class Reward:
    """What is printed at one place of the map."""

    def __init__(self, section: Section, region: int, origin: int) -> None:
        """A reward found in *region*; *origin* is where its stars are counted."""
        self.region: i64 = region
        self.origin: i64 = origin
        self.wanted: i64 = optional(section, "wanted")
        self.gold: i64 = optional(section, "gold")
        self.stars: i64 = optional(section, "stars")
        self.cash: i64 = optional(section, "cash")
        self.pan: i64 = optional(section, "pan")
        self.hammer: i64 = optional(section, "hammer")
        self.bonus: i64 = bonus_of(section)
        self.tool: i64 = optional(section, "tool")
        """Whether it is a pan or a hammer, as the owner likes."""
        self.wipe: i64 = optional(section, "wipe")
        """How much Wanted it crosses out at most."""

    def gained(self, state: Fliptown, sheet: Sheet) -> None:
        """Give *sheet* all of it."""
        if self.wanted:
            state.gain_wanted(sheet, self.wanted)
        if self.gold:
            state.gain_gold(sheet, self.gold)
        if self.stars:
            state.gain_stars(sheet, self.stars, self.origin)
        if self.cash:
            state.gain_cash(sheet, self.cash)
        if self.pan:
            state.gain_pan(sheet)
        if self.hammer:
            state.gain_hammer(sheet)
        if self.bonus != NOWHERE:
            state.gain_bonus(sheet, self.bonus, self.region)
        if self.tool:
            find_tool(state, sheet)
        elif self.wipe and sheet.wanted > 0:
            sheet.ask_about(ASK_WIPE, self.wipe)


def find_tool(state: Fliptown, sheet: Sheet) -> None:
    """A pan or a hammer, whichever the owner wants and still has room for. Ruling FT-R42."""
    if sheet.pans < state.ruleset.most_pans and sheet.hammers < state.ruleset.most_hammers:
        sheet.ask(ASK_TOOL)
    else:
        state.gain_pan(sheet)
        state.gain_hammer(sheet)


class ChooseTool(TurnQuestion):
    """A pan or a hammer."""

    key: ClassVar[str] = "tool"

    def answers(self, state: Fliptown, item: i64) -> list[int]:
        return TOOLS

    def chosen(self, state: Fliptown, item: i64, action: i64) -> None:
        sheet = state.sheets[seat_of(item)]
        if action == verbs.CHOOSE_TOOL:
            state.gain_pan(sheet)
        else:
            state.gain_hammer(sheet)


class CrossOut(TurnQuestion):
    """How much Wanted to cross out, nothing included (*about*: how much at most)."""

    key: ClassVar[str] = "wipe"

    def answers(self, state: Fliptown, item: i64) -> list[int]:
        most: i64 = min(about_of(item), state.sheets[seat_of(item)].wanted)
        return listed(verbs.WIPE, AMOUNTS[most] | 1, 0)

    def chosen(self, state: Fliptown, item: i64, action: i64) -> None:
        sheet = state.sheets[seat_of(item)]
        state.wipe(sheet, action - verbs.WIPE)

    def default(self, state: Fliptown, item: i64) -> int:
        return state.legal(seat_of(item))[-1]

    def details(self, state: Fliptown, sheet: Sheet, item: i64) -> Facts:
        return {"most": min(about_of(item), sheet.wanted)}


TOOLS: Final[list[int]] = [verbs.CHOOSE_TOOL + tool for tool in range(verbs.TOOL.size())]
ASK_TOOL: Final = ChooseTool()
ASK_WIPE: Final = CrossOut()
