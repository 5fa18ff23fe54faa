"""One gang: what lies on its ranch and where its nine cowboys are.

A cowboy is numbered `seat * 16 + place in the gang`; a gang has three of each kind, the weakest
first. Cowboys of one gang are a mask of nine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.games.deadwood import edition

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.deadwood.ruleset import Ruleset

KINDS: Final = len(edition.COWBOYS)
EACH: Final = 3
"""Cowboys of each kind in a gang."""
GANG_SIZE: Final = KINDS * EACH
WHOLE_GANG: Final = (1 << GANG_SIZE) - 1
NO_COWBOY: Final = 255
"""Stands where a cowboy could be and is none."""
KIND_MASKS: Final[list[int]] = [((1 << EACH) - 1) << (EACH * kind) for kind in range(KINDS)]
"""The cowboys of each kind in a gang's mask."""
FIRST_OF: Final = bytes(
    next((place for place in range(GANG_SIZE) if (mask >> place) & 1), GANG_SIZE)
    for mask in range(WHOLE_GANG + 1)
)
"""The first cowboy of a mask."""


def cowboy_of(seat: i64, place: i64) -> i64:
    """The number of the cowboy at *place* in the gang of *seat*."""
    return (seat << 4) | place


def owner_of(cowboy: i64) -> i64:
    """The seat whose gang he belongs to."""
    return cowboy >> 4


def place_of(cowboy: i64) -> i64:
    """His place in the gang."""
    return cowboy & 15


def kind_of(cowboy: i64) -> i64:
    """0 for a greenhorn, 1 for a gunslinger, 2 for a trail boss."""
    return (cowboy & 15) // EACH


def cowboy_ref(cowboy: i64) -> str:
    """``cowboy:s0-greenhorn-1``."""
    nth: i64 = place_of(cowboy) % EACH + 1
    return f"cowboy:s{owner_of(cowboy)}-{edition.COWBOYS[kind_of(cowboy)]}-{nth}"


class Gang:
    """The gang of one seat."""

    __slots__ = (
        "cartridges",
        "cash",
        "hill",
        "mine",
        "ponies",
        "posters",
        "ranch",
        "town",
        "unhired",
    )

    def __init__(self) -> None:
        """A gang that has nothing and nobody."""
        self.cash: i64 = 0
        self.cartridges: i64 = 0
        self.ponies: i64 = 0
        self.posters: i64 = 0
        self.town: i64 = 0
        """Mask of the tiles its cowboys stand on."""
        self.ranch: i64 = 0
        self.mine: i64 = 0
        self.hill: i64 = 0
        self.unhired: i64 = 0
        """Masks of its cowboys there."""

    def equip(self, ruleset: Ruleset) -> None:
        """Give it what every gang begins with."""
        self.cash = ruleset.start_cash
        self.cartridges = ruleset.start_cartridges
        self.ponies = ruleset.start_ponies
        self.posters = ruleset.start_posters
        self.ranch = ruleset.start_ranch
        self.unhired = WHOLE_GANG & ~self.ranch

    def is_living(self) -> bool:
        """Whether a cowboy of the gang lives; the unhired do not count (DW-R05)."""
        return self.ranch != 0 or self.town != 0 or self.mine != 0
