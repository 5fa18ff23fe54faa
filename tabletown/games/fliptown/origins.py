"""Where stars come from: eight bits each, packed into two numbers of a sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tabletown.games.fliptown.sheet import Sheet

WIDTH: Final = 256
FIRST: Final[list[str]] = ["trail", "badlands", "mine", "town", "cemetery", "poker", "bounties"]
SECOND: Final[list[str]] = ["bank", "land", "start", "arrests"]
"""The keys of the origins in the first and in the second number, lowest bits first."""

FROM_TRAIL: Final[int] = WIDTH ** FIRST.index("trail")
FROM_BADLANDS: Final[int] = WIDTH ** FIRST.index("badlands")
FROM_MINE: Final[int] = WIDTH ** FIRST.index("mine")
FROM_TOWN: Final[int] = WIDTH ** FIRST.index("town")
FROM_CEMETERY: Final[int] = WIDTH ** FIRST.index("cemetery")
FROM_POKER: Final[int] = WIDTH ** FIRST.index("poker")
FROM_BOUNTIES: Final[int] = WIDTH ** FIRST.index("bounties")
FROM_BANK: Final[int] = -(WIDTH ** SECOND.index("bank"))
"""Negative origins are kept in the second number."""
FROM_LAND: Final[int] = -(WIDTH ** SECOND.index("land"))
FROM_START: Final[int] = -(WIDTH ** SECOND.index("start"))
LOST_TO_SHERIFF: Final[int] = WIDTH ** SECOND.index("arrests")


def stars_by_origin(sheet: Sheet) -> list[tuple[str, int]]:
    """The key of every origin and the stars it brought; arrests cost some."""
    found: list[tuple[str, int]] = []
    for place, key in enumerate(FIRST):
        found.append((key, sheet.origin // WIDTH**place % WIDTH))
    for place, key in enumerate(SECOND):
        amount = sheet.origin2 // WIDTH**place % WIDTH
        found.append((key, -amount if key == "arrests" else amount))
    return found
