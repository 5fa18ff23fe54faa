"""The Mine: go down from a circled chamber, or in at the top, by the ranges on the ways."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.core.edition import Section
from tabletown.games.fliptown import events, value_card
from tabletown.games.fliptown.belongings import PICKAXE
from tabletown.games.fliptown.marks import BIT, all_bits
from tabletown.games.fliptown.sites import SiteQuestion
from tabletown.games.fliptown.value_card import ALL_VALUES
from tabletown.games.fliptown.verbs import CHAMBER

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.fliptown.sheet import Sheet
    from tabletown.games.fliptown.state import Fliptown

ALL_CHAMBERS: Final = all_bits(CHAMBER.size())
ENTRANCE: Final = CHAMBER.size()
"""Where ways begin that lead in at the top."""


class Ways:
    """The ways down the Mine, and which of them a card of some value takes."""

    def __init__(self, section: Section) -> None:
        """Read ``above-below = [lowest, highest]`` for every way."""
        self.above: list[int] = []
        """The chamber each way leads from, or ENTRANCE."""
        self.below: list[int] = []
        """The chamber it leads to."""
        self.values: list[int] = []
        """The values that take it, as a mask."""
        places = [*CHAMBER.words, "entrance"]
        for name in section.data:
            if not name.startswith("source"):
                above, below = name.split("-")
                low, high = section.numbers(name)
                self.above.append(places.index(above))
                self.below.append(places.index(below))
                self.values.append(sum(BIT[value - 1] for value in range(low, high + 1)))
        self.open_by_chambers: list[int] = [-1] * (ALL_CHAMBERS + 1)
        """Ways from circled to uncircled chambers, as a mask, by the circled; found when asked."""
        self.fit_by_values: list[int] = [-1] * (ALL_VALUES + 1)
        """The ways a card takes, by the values it may have; found when asked."""

    def usable(self, chambers: i64, values: i64) -> i64:
        """The ways that a card of one of *values* takes from a circled chamber to another one."""
        found: i64 = self.open_by_chambers[chambers]
        if found < 0:
            found = 0
            for way in range(len(self.values)):
                is_dug: bool = self.is_dug(chambers, way)
                if is_dug and not chambers & BIT[self.below[way]]:
                    found |= BIT[way]
            self.open_by_chambers[chambers] = found
        fit: i64 = self.fit_by_values[values]
        if fit < 0:
            fit = 0
            for way in range(len(self.values)):
                if self.values[way] & values:
                    fit |= BIT[way]
            self.fit_by_values[values] = fit
        return found & fit

    def is_dug(self, chambers: i64, way: i64) -> bool:
        """Whether *way* begins at the entrance or at one of the circled *chambers*."""
        above: i64 = self.above[way]
        return above == ENTRANCE or chambers & BIT[above] != 0

    def open_chambers(self, chambers: i64, values: i64) -> i64:
        """The uncircled chambers that a card of one of *values* reaches from the circled ones."""
        ways: i64 = self.usable(chambers, values)
        mask: i64 = 0
        way: i64 = 0
        while ways != 0:
            if ways & 1:
                mask |= BIT[self.below[way]]
            ways >>= 1
            way += 1
        return mask

    def values_into(self, chambers: i64, chamber: i64) -> i64:
        """The values that lead into *chamber* from the circled ones."""
        mask: i64 = 0
        for way in range(len(self.values)):
            if self.below[way] == chamber and self.is_dug(chambers, way):
                mask |= self.values[way]
        return mask


def tool_steps(state: Fliptown, sheet: Sheet) -> i64:
    """The free steps a pickaxe gives the value card here."""
    return state.ruleset.pickaxe_steps if sheet.items & PICKAXE else 0


class Dig(SiteQuestion):
    """Which chamber to dig out."""

    key: ClassVar[str] = "chamber"

    def __init__(self) -> None:
        super().__init__("dig")

    def open_sites(self, state: Fliptown, sheet: Sheet, is_main: bool) -> i64:
        values: i64 = ALL_VALUES
        if is_main:
            tool: i64 = tool_steps(state, sheet)
            values = value_card.reach(state.ruleset, sheet, sheet.gold, tool)
        return state.ruleset.ways.open_chambers(sheet.chambers, values)

    def price(self, state: Fliptown, sheet: Sheet, site: i64) -> i64:
        values: i64 = state.ruleset.ways.values_into(sheet.chambers, site)
        return value_card.price(state.ruleset, sheet, tool_steps(state, sheet), values)

    def marked(self, state: Fliptown, sheet: Sheet, site: i64) -> None:
        """Circle the chamber, gain all that is in it and its Wanted."""
        sheet.chambers |= BIT[site]
        if state.tape is not None:
            state.note(events.DUG, sheet, site)
        reward = state.ruleset.chambers[site]
        sheet.mine_gold += reward.gold
        reward.gained(state, sheet)


ASK_CHAMBER: Final = Dig()
