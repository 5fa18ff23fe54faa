"""The three face-down stacks: which tiles are in them, and what is known of their order.

Tiles that nobody has seen have no order: they are a set. A Fortune Teller gives a stack an
order that one seat knows; tiles put underneath lie there for all to remember (section 5 of
the rules, rulings DW-R62 and DW-R63).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.question import Chance
from tabletown.core.rng import Rng
from tabletown.games.deadwood import edition, verbs
from tabletown.games.deadwood.tiles import tile_answers

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.deadwood.state import Deadwood

STACKS: Final = edition.STACK_COUNT
ALL_STACKS: Final = (1 << STACKS) - 1
NO_STACK: Final = STACKS
"""Where a tile goes that is never put back: nowhere."""
NOBODY: Final = 15
"""The knower of a stack whose order no single seat knows."""
NO_TILES: Final[list[int]] = []
"""The empty order; shared, never changed."""


class Stack:
    """One stack: from the top, the tiles one seat knows, then unseen ones, then known bottoms."""

    __slots__ = ("knower", "known", "loose", "loose_count", "under")

    def __init__(self, loose: i64 = 0, loose_count: i64 = 0) -> None:
        self.loose: i64 = loose
        """Mask of the unseen tiles."""
        self.loose_count: i64 = loose_count
        self.known: list[int] = NO_TILES
        """The tiles on top in an order that the knower knows, uppermost first.

        Shared by clones, never changed in place.
        """
        self.under: list[int] = NO_TILES
        """The tiles at the bottom in an order everybody knows, uppermost first; shared likewise."""
        self.knower: i64 = NOBODY

    def height(self) -> i64:
        """How many tiles the stack has."""
        return self.loose_count + len(self.known) + len(self.under)

    def is_open(self) -> bool:
        """Whether chance decides which tile is on top."""
        return self.loose_count > 1 and not self.known

    def top(self) -> i64:
        """The uppermost tile, where chance does not decide it."""
        if self.known:
            return self.known[0]
        if self.loose_count > 0:
            return self.lowest_loose()
        return self.under[0]

    def lowest_loose(self) -> i64:
        """The first of the unseen tiles in tile order."""
        tile: i64 = 0
        while not (self.loose >> tile) & 1:
            tile += 1
        return tile

    def take(self, tile: i64) -> None:
        """Draw the uppermost tile, which is *tile*."""
        if self.known:
            self.known = self.known[1:]
            self.forget_single()
        elif self.loose_count > 0:
            self.loose &= ~(1 << tile)
            self.loose_count -= 1
        else:
            self.under = self.under[1:]

    def slip_under(self, tile: i64) -> None:
        """Put *tile* face down at the bottom, in everybody's sight."""
        self.under = [*self.under, tile]

    def turn_up(self, tile: i64) -> None:
        """Show the knower that *tile* is the next of the unseen ones."""
        self.loose &= ~(1 << tile)
        self.loose_count -= 1
        self.known = [*self.known, tile]

    def close(self) -> None:
        """End an examination: the bottom is no longer public."""
        self.known = self.known + self.under
        self.under = NO_TILES
        self.forget_single()

    def forget_single(self) -> None:
        """The last tile of a known order is no secret: everybody can work out which it is."""
        if len(self.known) == 1 and self.loose_count == 0:
            self.loose = 1 << self.known[0]
            self.loose_count = 1
            self.known = NO_TILES
        if not self.known:
            self.knower = NOBODY

    def lift(self, tile: i64, place: i64) -> None:
        """Move the known *tile* up to *place*; those between slide down."""
        order = self.known[:]
        order.remove(tile)
        order.insert(place, tile)
        self.known = order

    def mask(self) -> i64:
        """Which tiles are in the stack: everybody can work that out."""
        found: i64 = self.loose
        for tile in self.known:
            found |= 1 << tile
        for tile in self.under:
            found |= 1 << tile
        return found


def filled(state: Deadwood) -> list[int]:
    """The stacks that have tiles."""
    return [which for which in range(STACKS) if state.stacks[which].height() > 0]


class TileFromStack(Chance["Deadwood"]):
    """The dealer turns up the top tile of a stack whose order nobody knows."""

    def stack(self, item: i64) -> i64:
        """Which stack *item* is about."""
        raise NotImplementedError(type(self).__name__)

    def answers(self, state: Deadwood, item: i64) -> list[int]:
        return tile_answers(verbs.DRAW, state.stacks[self.stack(item)].loose)

    def draw(self, state: Deadwood, item: i64, rng: Rng) -> int:
        answers = self.answers(state, item)
        return answers[rng.below(len(answers))]

    def stream(self, state: Deadwood, item: i64) -> int:
        return self.stack(item)
