"""The questions of Deadwood and the steps between them, as they stand on the agenda.

Numbers up to `LAST_CHANCE` are asked of the dealer, up to `LAST_QUESTION` of a seat; the rest
are steps the game carries out by itself when they come to the top.
"""

from __future__ import annotations

from typing import Final

STAR: Final = 1
"""Dealer: which tile lies on the next star plot (*about*: stars dealt so far)."""
FIRST: Final = 2
"""Dealer: the next die for the first turn (*about*: rollers, *x*: rolled, *y*: best so far)."""
DICE: Final = 3
"""Dealer: the next die of the shootout."""
GOLD: Final = 4
"""Dealer: the die at the Gold Mine (*seat*: who digs)."""
DRAWN: Final = 5
"""Dealer: the next tile of a stack (as `DRAWING`)."""
PEEK: Final = 6
"""Dealer: the next tile the Fortune Teller turns up (*about*: stack)."""
FINAL_DICE: Final = 7
"""Dealer: the next die of the final shootout."""
LAST_CHANCE: Final = 7

TURN: Final = 8
"""Head back to the ranch or hit the town."""
MORE: Final = 9
"""Who else heads back (*about*: one more than the building left last)."""
FLIGHT: Final = 10
"""Whether the defender flees on a pony."""
ATTACK: Final = 11
"""Whether the attacker loads a cartridge."""
DEFENCE: Final = 12
"""Whether the defender loads a cartridge."""
ARRIVED: Final = 13
"""Whether to annex (*about*: building, *x*: cowboy, *y*: one more than the Laundry he left)."""
TRACK: Final = 14
"""Where the next piece of the railroad goes."""
NEXT: Final = 15
"""Who annexes next beside the new piece (as `QUEUE`)."""
SITE: Final = 16
"""Which drawn tile goes on which plot (*about*: the drawn tiles, five bits each)."""
BUILDING: Final = 17
"""A building's own question (*about*: building)."""
CHAMPION: Final = 18
LOADING: Final = 19
TARGET: Final = 20
SPLIT: Final = 21
"""The final shootout: champion, cartridges, target, and the target of one die of a split."""
LAST_QUESTION: Final = 29

ENTRY: Final = 30
"""One cowboy of a queue (*about*: building, *x*: cowboy); never carried out by itself."""
QUEUE: Final = 31
"""The cowboys beside a new piece (*seat*: who laid it, *about*: annexes each, *x*: how many)."""
AGAIN: Final = 32
"""Another annex beside the Train Station (as `ARRIVED`)."""
DRAWING: Final = 33
"""Draw tiles (*seat*: for whom, *about*: drawn so far, *x*: mask of the stacks to draw from)."""
COURT: Final = 34
"""The Courthouse calls the next seat (*seat*: who annexed, *x*: seats called so far)."""
FINAL: Final = 35
"""The final shootout goes on."""

KEYS: Final[list[str]] = [
    "", "star", "first", "dice", "gold", "drawn", "peek", "final-dice",
    "turn", "more", "flight", "attack", "defence", "arrived", "track", "next", "site", "building",
    "champion", "loading", "target", "split",
]  # fmt: skip
"""Catalogue keys `ask-<key>`; buildings name their own questions."""
