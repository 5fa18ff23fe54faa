"""Where stars come from: eight bits each, packed into two numbers of a sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tabletown.games.fliptown.sheet import Sheet

MOST_STARS: Final = 256
"""One more than the stars of an origin can be."""
FIRST: Final[list[str]] = ["trail", "badlands", "mine", "town", "cemetery", "poker", "bounties"]
SECOND: Final[list[str]] = ["bank", "land", "start", "arrests"]
"""The keys of the origins in the first and in the second number, lowest bits first."""

FROM_TRAIL: Final[int] = MOST_STARS ** FIRST.index("trail")
FROM_BADLANDS: Final[int] = MOST_STARS ** FIRST.index("badlands")
FROM_MINE: Final[int] = MOST_STARS ** FIRST.index("mine")
FROM_TOWN: Final[int] = MOST_STARS ** FIRST.index("town")
FROM_CEMETERY: Final[int] = MOST_STARS ** FIRST.index("cemetery")
FROM_POKER: Final[int] = MOST_STARS ** FIRST.index("poker")
FROM_BOUNTIES: Final[int] = MOST_STARS ** FIRST.index("bounties")
FROM_BANK: Final[int] = -(MOST_STARS ** SECOND.index("bank"))
"""Negative origins are kept in the second number."""
FROM_LAND: Final[int] = -(MOST_STARS ** SECOND.index("land"))
FROM_START: Final[int] = -(MOST_STARS ** SECOND.index("start"))
LOST_TO_SHERIFF: Final[int] = MOST_STARS ** SECOND.index("arrests")


def stars_by_origin(sheet: Sheet) -> list[tuple[str, int]]:
    """The key of every origin and the stars it brought; arrests cost some."""
    found: list[tuple[str, int]] = []
    for place, key in enumerate(FIRST):
        found.append((key, sheet.origin // MOST_STARS**place % MOST_STARS))
    for place, key in enumerate(SECOND):
        amount = sheet.origin2 // MOST_STARS**place % MOST_STARS
        found.append((key, -amount if key == "arrests" else amount))
    return found
