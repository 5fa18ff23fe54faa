"""What a seat cannot know of Deadwood, drawn again: the order of stacks others examined."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.rng import Rng
from tabletown.games.deadwood.tiles import SALOON_X, tile_answers

if TYPE_CHECKING:
    from tabletown.games.deadwood.stacks import Stack
    from tabletown.games.deadwood.state import Deadwood


def guess(twin: Deadwood, seat: int, rng: Rng) -> None:
    """Shuffle the stacks of *twin* wherever *seat* does not know their order."""
    for stack in twin.stacks:
        if stack.known and stack.knower != seat:
            shuffle(stack, rng)


def shuffle(stack: Stack, rng: Rng) -> None:
    """Redraw the order of a stack somebody else examined.

    The X Saloon's back tells it from the others when it is on top, and only then (DW-R62).
    """
    seen = len(stack.known)
    tiles = stack.known + tile_answers(0, stack.loose)
    is_x = tiles[0] == SALOON_X
    # From one order, whatever the true one is: nothing of it may show in what is drawn.
    tiles.sort()
    while True:
        for last in range(len(tiles) - 1, 0, -1):
            other = rng.below(last + 1)
            tiles[last], tiles[other] = tiles[other], tiles[last]
        if (tiles[0] == SALOON_X) == is_x:
            break
    stack.known = tiles[:seen]
    loose = 0
    for tile in tiles[seen:]:
        loose |= 1 << tile
    stack.loose = loose
