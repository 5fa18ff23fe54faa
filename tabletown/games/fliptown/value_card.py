"""How far the value card reaches: what gold, Pickaxe, Prospector and Jokers can make of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.games.fliptown.marks import BIT, all_bits
from tabletown.games.fliptown.verbs import LAST_VALUE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.fliptown.ruleset import Ruleset
    from tabletown.games.fliptown.sheet import Sheet

ALL_VALUES: Final = all_bits(LAST_VALUE)
WILD_STEPS: Final = LAST_VALUE
"""Free steps of a value card that counts as any value."""
STRIDE: Final = LAST_VALUE + 1


def _ranges() -> list[int]:
    """The values within *steps* of *value*, at index value * STRIDE + steps."""
    found = [0] * (STRIDE * STRIDE)
    for value in range(1, STRIDE):
        for steps in range(STRIDE):
            low, high = max(1, value - steps), min(LAST_VALUE, value + steps)
            found[value * STRIDE + steps] = sum(BIT[v - 1] for v in range(low, high + 1))
    return found


RANGES: Final[list[int]] = _ranges()


def reach(ruleset: Ruleset, sheet: Sheet, gold: i64, tool: i64) -> i64:
    """The values the card can have for at most *gold*, with *tool* steps more for nothing.

    Free steps may be taken in part unless the rules say exactly. The card never leaves A to K;
    going round from one to the other does not exist. Rulings FT-R24, FT-R70, FT-R74.
    """
    free: i64 = sheet.free
    if free >= WILD_STEPS:
        return ALL_VALUES
    paid: i64 = gold // ruleset.step_price
    if not ruleset.is_exact or (free == 0 and tool == 0):
        steps: i64 = paid + free + tool
        return RANGES[sheet.value * STRIDE + (steps if steps < LAST_VALUE else LAST_VALUE)]
    if paid > LAST_VALUE:
        paid = LAST_VALUE
    mask: i64 = 0
    shift: i64 = -1
    while shift <= 1:
        turn: i64 = -1
        while turn <= 1:
            value: i64 = within(sheet.value + shift * free + turn * tool)
            mask |= RANGES[value * STRIDE + paid]
            turn += 1
        shift += 1
    return mask


def within(value: i64) -> i64:
    """*value* kept between ace and king."""
    if value < 1:
        return 1
    return LAST_VALUE if value > LAST_VALUE else value


def price(ruleset: Ruleset, sheet: Sheet, tool: i64, wanted: i64) -> i64:
    """The least gold that gives the card one of the values in mask *wanted*."""
    if not ruleset.is_exact or (sheet.free == 0 and tool == 0):
        given: i64 = sheet.free + tool
        steps: i64 = given
        while steps < LAST_VALUE and not RANGES[sheet.value * STRIDE + steps] & wanted:
            steps += 1
        return (steps - given) * ruleset.step_price
    gold: i64 = 0
    while gold < LAST_VALUE * ruleset.step_price:
        if reach(ruleset, sheet, gold, tool) & wanted:
            return gold
        gold += ruleset.step_price
    return gold
