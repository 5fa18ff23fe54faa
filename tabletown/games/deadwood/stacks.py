"""The three face-down stacks: which tiles are in them, and what is known of their order.

Tiles that nobody has seen have no order: they are a set. A Fortune Teller gives a stack an
order that one seat knows; tiles put underneath lie there for all to remember (section 5 of
the rules, rulings DW-R62 and DW-R63).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.rng import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64

NOBODY: Final = 15
"""The knower of a stack whose order no single seat knows."""
TILES: Final = 25
SALOON_X: Final = 3
WIDTH: Final = 5
"""Bits of one tile in a packed order; the lowest five are the uppermost tile."""


class Stack:
    """One stack: from the top, the tiles one seat knows, then unseen ones, then known bottoms."""

    def __init__(
        self,
        loose: i64,
        loose_count: i64,
        known: i64,
        known_count: i64,
        under: i64,
        under_count: i64,
        knower: i64,
    ) -> None:
        self.loose: i64 = loose
        """Mask of the unseen tiles."""
        self.loose_count: i64 = loose_count
        self.known: i64 = known
        """The tiles on top in an order that the knower knows, packed."""
        self.known_count: i64 = known_count
        self.under: i64 = under
        """The tiles at the bottom in an order everybody knows, packed."""
        self.under_count: i64 = under_count
        self.knower: i64 = knower

    def clone(self) -> Stack:
        """A copy that shares nothing."""
        return Stack(
            self.loose,
            self.loose_count,
            self.known,
            self.known_count,
            self.under,
            self.under_count,
            self.knower,
        )

    def height(self) -> i64:
        """How many tiles the stack has."""
        return self.loose_count + self.known_count + self.under_count

    def is_open(self) -> bool:
        """Whether chance decides which tile is on top."""
        return self.known_count == 0 and self.loose_count > 1

    def top(self) -> i64:
        """The uppermost tile, where chance does not decide it."""
        if self.known_count > 0:
            return self.known & 31
        if self.loose_count > 0:
            return self.lowest_loose()
        return self.under & 31

    def lowest_loose(self) -> i64:
        """The first of the unseen tiles in tile order."""
        tile: i64 = 0
        while not (self.loose >> tile) & 1:
            tile += 1
        return tile

    def take(self, tile: i64) -> None:
        """Draw the uppermost tile, which is *tile*."""
        if self.known_count > 0:
            self.known >>= WIDTH
            self.known_count -= 1
            self.forget_single()
        elif self.loose_count > 0:
            self.loose &= ~(1 << tile)
            self.loose_count -= 1
        else:
            self.under >>= WIDTH
            self.under_count -= 1

    def slip_under(self, tile: i64) -> None:
        """Put *tile* face down at the bottom, in everybody's sight."""
        self.under |= tile << (WIDTH * self.under_count)
        self.under_count += 1

    def turn_up(self, tile: i64) -> None:
        """Show the knower that *tile* is the next of the unseen ones."""
        self.loose &= ~(1 << tile)
        self.loose_count -= 1
        self.known |= tile << (WIDTH * self.known_count)
        self.known_count += 1

    def close(self) -> None:
        """End an examination: the bottom is no longer public."""
        self.known |= self.under << (WIDTH * self.known_count)
        self.known_count += self.under_count
        self.under = 0
        self.under_count = 0
        self.forget_single()

    def forget_single(self) -> None:
        """The last tile of a known order is no secret: everybody can work out which it is."""
        if self.known_count == 1:
            self.loose = 1 << self.known
            self.loose_count = 1
            self.known = 0
            self.known_count = 0
        if self.known_count == 0:
            self.knower = NOBODY

    def tile_of(self, place: i64) -> i64:
        """The known tile at *place*, counted from the top."""
        return (self.known >> (WIDTH * place)) & 31

    def lift(self, tile: i64, place: i64) -> None:
        """Move the known *tile* up to *place*; those between slide down."""
        order: list[int] = self.order()
        order.remove(tile)
        order.insert(place, tile)
        self.set_order(order)

    def order(self) -> list[int]:
        """The known tiles from the top."""
        return [self.tile_of(place) for place in range(self.known_count)]

    def set_order(self, tiles: list[int]) -> None:
        """Make *tiles* the known ones, uppermost first."""
        packed: i64 = 0
        place: i64 = 0
        for tile in tiles:
            one: i64 = tile
            packed |= one << (WIDTH * place)
            place += 1
        self.known = packed
        self.known_count = place

    def bottoms(self) -> list[int]:
        """The tiles everybody knows at the bottom, uppermost first."""
        return [(self.under >> (WIDTH * place)) & 31 for place in range(self.under_count)]

    def mask(self) -> i64:
        """Which tiles are in the stack: everybody can work that out."""
        tiles: i64 = self.loose
        for tile in self.order():
            tiles |= 1 << tile
        for tile in self.bottoms():
            tiles |= 1 << tile
        return tiles


def shuffle(stack: Stack, rng: Rng) -> None:
    """Redraw the order of a stack somebody else examined.

    The X Saloon's back tells it from the others when it is on top, and only then (DW-R62).
    """
    tiles = stack.order()
    seen = len(tiles)
    tiles += [tile for tile in range(TILES) if (stack.loose >> tile) & 1]
    is_x = tiles[0] == SALOON_X
    # From one order, whatever the true one is: nothing of it may show in what is drawn.
    tiles.sort()
    while True:
        for last in range(len(tiles) - 1, 0, -1):
            other = rng.below(last + 1)
            tiles[last], tiles[other] = tiles[other], tiles[last]
        if (tiles[0] == SALOON_X) == is_x:
            break
    stack.set_order(tiles[:seen])
    loose = 0
    for tile in tiles[seen:]:
        loose |= 1 << tile
    stack.loose = loose
