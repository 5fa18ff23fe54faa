"""The line of icons printed on every stop, target, chamber, roof and reward."""

from __future__ import annotations

from functools import cache
from typing import Final

from tabletown.games.fliptown.cards import SUIT_OF, VALUE_OF
from tabletown.games.fliptown.rewards import NOWHERE, Reward
from tabletown.games.fliptown.ruleset import NO_SILVER, Ruleset
from tabletown.games.fliptown.verbs import LAST_VALUE, RANKS

SUIT_ICONS: Final[list[str]] = ["hearts", "spades", "diamonds", "clubs"]
BONUS_ICONS: Final[list[str]] = ["hearts+", "spades+", "diamonds+", "clubs+", "grave+"]
"""The sign of a bonus action, by region."""


def card(number: int) -> str:
    """A playing card: value and suit."""
    return f"{RANKS[VALUE_OF[number] - 1].upper()} {SUIT_ICONS[SUIT_OF[number]]}"


def line(parts: list[tuple[int, str]], bonus: int = NOWHERE) -> str:
    """Amounts with their icons, those of 0 left out, and a bonus action's sign."""
    words = [f"{amount}{icon}" for amount, icon in parts if amount]
    if bonus != NOWHERE:
        words.append(BONUS_ICONS[bonus])
    return " ".join(words)


def reward(what: Reward) -> str:
    """What a place gives."""
    if what.tool:
        return "pan / hammer"
    return line(
        [
            (what.stars, "star"),
            (what.gold, "gold"),
            (what.cash, "$"),
            (what.pan, "pan"),
            (what.hammer, "hammer"),
            (-what.wipe, "wanted"),
            (what.wanted, "wanted"),
        ],
        what.bonus,
    )


def target(ruleset: Ruleset, value: int) -> str:
    """What a robbery gives if it succeeds."""
    row = ruleset.row_of[value]
    parts = [(row.stars, "star"), (ruleset.target_cash[value], "$"), (row.wanted, "wanted")]
    return line(parts)


def chamber(ruleset: Ruleset, number: int) -> str:
    """What lies in a chamber."""
    text = reward(ruleset.chambers[number])
    kind = ruleset.silver[number]
    return text if kind == NO_SILVER else f"silver / {kind} {text}"


class Faces:
    """What is printed on a map that has the numbers of a ruleset."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.stops: list[str] = [reward(stop) for stop in ruleset.stops]
        self.targets: list[str] = [target(ruleset, value) for value in range(2, LAST_VALUE + 1)]
        self.chambers: list[str] = [chamber(ruleset, room) for room in range(len(ruleset.chambers))]
        self.roofs: list[str] = [
            line([(building.stars, "star")], building.bonus) for building in ruleset.street
        ]
        self.rewards: list[str] = [reward(what) for what in ruleset.rewards]
        self.rows: list[str] = [BONUS_ICONS[row.bonus] for row in ruleset.rows]
        """The bonus action at the end of each row of the Badlands."""
        self.land: list[str] = [f"{stars}star" for stars in ruleset.land.squares]
        self.prices: list[str] = [f"{price}$" for price in ruleset.item_price]
        """What is asked for the items that are for sale."""


@cache
def faces_of(ruleset: Ruleset) -> Faces:
    """The faces under *ruleset*, made once."""
    return Faces(ruleset)
