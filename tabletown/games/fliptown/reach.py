"""How far the value card reaches: what gold, Pickaxe, Prospector and Jokers can make of it.

The lists of answers are made once for every mask of sites and shared; nobody changes them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.games.fliptown.numbers import ALL_VALUES, RANGES
from tabletown.games.fliptown.verbs import DECLINE

if TYPE_CHECKING:
    from mypy_extensions import i64

WILD_STEPS: Final = 13
"""Free steps of a value card that counts as any value."""
LISTS: Final[dict[int, list[int]]] = {}


def answers(base: i64, mask: i64, soft: i64) -> list[int]:
    """The actions *base* + bit for every bit of *mask*, with a refusal first if *soft*."""
    key: int = base * 131072 + mask * 2 + soft
    try:
        return LISTS[key]
    except KeyError:
        found = make_answers(base, mask, soft)
        LISTS[key] = found
        return found


def make_answers(base: i64, mask: i64, soft: i64) -> list[int]:
    """A new list of those actions."""
    found: list[int] = []
    if soft:
        found.append(DECLINE)
    place: i64 = 0
    while mask != 0:
        if mask & 1:
            found.append(base + place)
        mask >>= 1
        place += 1
    return found


def window(value: i64, gold: i64, free: i64, tool: i64, exact: bool) -> i64:
    """The values the card can have for at most *gold*, with *free* and *tool* steps for nothing.

    Free steps may be taken in part unless *exact*. The card never leaves A to K; going round
    from one to the other does not exist. Rulings FT-R24, FT-R70, FT-R74.
    """
    if free >= WILD_STEPS:
        return ALL_VALUES
    if not exact or (free == 0 and tool == 0):
        steps: i64 = gold + free + tool
        return RANGES[value * 14 + (steps if steps < 13 else 13)]
    paid: i64 = gold if gold < 13 else 13
    mask: i64 = 0
    shift: i64 = -1
    while shift <= 1:
        turn: i64 = -1
        while turn <= 1:
            mask |= RANGES[within(value + shift * free + turn * tool) * 14 + paid]
            turn += 1
        shift += 1
    return mask


def within(value: i64) -> i64:
    """*value* kept between ace and king."""
    if value < 1:
        return 1
    return 13 if value > 13 else value


def price(value: i64, free: i64, tool: i64, exact: bool, wanted: i64) -> i64:
    """The least gold that gives the card one of the values in mask *wanted*."""
    if not exact or (free == 0 and tool == 0):
        given: i64 = free + tool
        steps: i64 = given
        while steps < 13 and not RANGES[value * 14 + steps] & wanted:
            steps += 1
        return steps - given
    gold: i64 = 0
    while gold < 13:
        if window(value, gold, free, tool, exact) & wanted:
            return gold
        gold += 1
    return gold
