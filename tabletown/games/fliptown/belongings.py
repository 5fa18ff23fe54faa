"""What a sheet can own for good: its bits in the mask of belongings."""

from __future__ import annotations

from typing import Final

from tabletown.games.fliptown.marks import BIT
from tabletown.games.fliptown.verbs import COLOUR, ITEM, OUTLAW

WORDS: Final[list[str]] = [
    *ITEM.words,
    "protection",
    "shovel",
    *[f"bank-{colour}" for colour in COLOUR.words],
    *[f"outlaw-{outlaw}" for outlaw in OUTLAW.words],
]
"""What is for sale in shops, the Undertaker's two, investments, hunted outlaws."""
PROTECTION_PLACE: Final = WORDS.index("protection")
SHOVEL_PLACE: Final = WORDS.index("shovel")
COLOURS_PLACE: Final = PROTECTION_PLACE + 2
"""The first colour invested in; the other one follows."""
OUTLAWS_PLACE: Final = COLOURS_PLACE + len(COLOUR.words)
"""The jack; the queen and the king follow."""

WORK_HORSE: Final[int] = BIT[WORDS.index("work-horse")]
TRAIL_HORSE: Final[int] = BIT[WORDS.index("trail-horse")]
STORE_PAN: Final[int] = BIT[WORDS.index("gold-pan")]
PICKAXE: Final[int] = BIT[WORDS.index("pickaxe")]
BANDANA: Final[int] = BIT[WORDS.index("bandana")]
PISTOL: Final[int] = BIT[WORDS.index("pistol")]
RIFLE: Final[int] = BIT[WORDS.index("rifle")]
PROTECTION: Final[int] = BIT[PROTECTION_PLACE]
SHOVEL: Final[int] = BIT[SHOVEL_PLACE]
RED: Final[int] = BIT[COLOURS_PLACE]
BLACK: Final[int] = BIT[COLOURS_PLACE + 1]
JACK: Final[int] = BIT[OUTLAWS_PLACE]
OUTLAWS: Final[int] = JACK * 7
"""All three."""
