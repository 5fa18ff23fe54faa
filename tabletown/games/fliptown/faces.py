"""The line of icons printed on every stop, target, chamber, roof and reward."""

from __future__ import annotations

from typing import Final

from tabletown.games.fliptown.numbers import (
    CHAMBER_BONUS,
    CHAMBER_GOLD,
    CHAMBER_HAMMER,
    CHAMBER_PAN,
    CHAMBER_SILVER,
    CHAMBER_STARS,
    CHAMBER_WANTED,
    LAND_VALUE,
    REWARD_BONUS,
    REWARD_CASH,
    REWARD_ENDS,
    REWARD_GOLD,
    REWARD_HAMMER,
    REWARD_PAN,
    REWARD_STARS,
    REWARD_WORDS,
    ROOF_BONUS,
    ROOF_STARS,
    SILVER_KINDS,
    STOP_BONUS,
    STOP_CASH,
    STOP_GOLD,
    STOP_STARS,
    STOP_TOOL,
    STOP_WANTED,
    STOP_WIPE,
    SUIT_OF,
    TARGET_CASH,
    TARGET_STARS,
    TARGET_WANTED,
    VALUE_OF,
)
from tabletown.games.fliptown.verbs import RANKS

SUITS: Final[list[str]] = ["hearts", "spades", "diamonds", "clubs"]
BONUS_ICONS: Final[list[str]] = ["", "hearts+", "spades+", "diamonds+", "clubs+", "grave+"]


def card(number: int) -> str:
    """A playing card: value and suit."""
    return f"{RANKS[VALUE_OF[number] - 1].upper()} {SUITS[SUIT_OF[number]]}"


def line(parts: list[tuple[int, str]], bonus: int = 0) -> str:
    """Amounts with their icons, those of 0 left out, and a bonus action's sign."""
    words = [f"{amount}{icon}" for amount, icon in parts if amount]
    if bonus:
        words.append(BONUS_ICONS[bonus])
    return " ".join(words)


def stop(number: int) -> str:
    """What a trail stop gives."""
    if STOP_TOOL[number]:
        return "pan / hammer"
    return line(
        [
            (STOP_STARS[number], "star"),
            (STOP_CASH[number], "$"),
            (STOP_GOLD[number], "gold"),
            (-STOP_WIPE[number], "wanted"),
            (STOP_WANTED[number], "wanted"),
        ],
        STOP_BONUS[number],
    )


def target(value: int) -> str:
    """What a robbery gives if it succeeds."""
    return line(
        [
            (TARGET_STARS[value], "star"),
            (TARGET_CASH[value], "$"),
            (TARGET_WANTED[value], "wanted"),
        ]
    )


def chamber(number: int) -> str:
    """What lies in a chamber."""
    text = line(
        [
            (CHAMBER_STARS[number], "star"),
            (CHAMBER_GOLD[number], "gold"),
            (CHAMBER_PAN[number], "pan"),
            (CHAMBER_HAMMER[number], "hammer"),
            (CHAMBER_WANTED[number], "wanted"),
        ],
        CHAMBER_BONUS[number],
    )
    kind = SILVER_KINDS[CHAMBER_SILVER[number]]
    return f"silver / {kind} {text}" if kind else text


def reward(number: int) -> str:
    """What lies between two tombstones."""
    return line(
        [
            (REWARD_STARS[number], "star"),
            (REWARD_GOLD[number], "gold"),
            (REWARD_CASH[number], "$"),
            (REWARD_PAN[number], "pan"),
            (REWARD_HAMMER[number], "hammer"),
        ],
        REWARD_BONUS[number],
    )


def is_reward_taken(graves: int, number: int) -> bool:
    """Whether both stones beside a reward are circled."""
    one, two = REWARD_ENDS[number]
    return bool((graves >> one) & (graves >> two) & 1)


STOPS: Final[list[str]] = [stop(number) for number in range(1, 14)]
TARGETS: Final[list[str]] = [target(value) for value in range(2, 14)]
CHAMBERS: Final[list[str]] = [chamber(number) for number in range(14)]
ROOFS: Final[list[str]] = [
    line([(ROOF_STARS[value], "star")], ROOF_BONUS[value]) for value in range(1, 14)
]
REWARDS: Final[list[str]] = [reward(number) for number in range(len(REWARD_WORDS))]
LAND: Final[list[str]] = [f"{value}star" for value in LAND_VALUE]
