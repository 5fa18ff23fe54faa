"""What can be done in Fliptown; the list gives every answer its number."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from tabletown.core.verbs import Domain, Verb, Verbs, numbers
from tabletown.games.fliptown import edition

if TYPE_CHECKING:
    from mypy_extensions import i64

SUITS: Final = "hsdc"
RANKS: Final[list[str]] = ["a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k"]
LAST_VALUE: Final = len(RANKS)
"""The king's value; the ace has 1."""
SIDE: Final = 3
"""Squares along each side of the Land Office's grid."""


def shapes(name: str) -> list[str]:
    """Every placement of a shape in the land grid, its squares numbered from 1 row by row."""
    found: list[str] = []
    size = 2 if name == "domino" else 3
    for squares in combinations(range(SIDE * SIDE), size):
        rows = {square // SIDE for square in squares}
        columns = {square % SIDE for square in squares}
        height, width = max(rows) - min(rows) + 1, max(columns) - min(columns) + 1
        is_corner = size == 3 and height == width == 2
        is_line = height * width == size
        if is_corner if name == "corner" else is_line:
            found.append(f"{name}-" + "".join(str(square + 1) for square in squares))
    return found


CARD: Final = Domain("card", [rank + suit for suit in SUITS for rank in RANKS])
"""Hearts, spades, diamonds, clubs, ace to king: the regions' order."""
CUT: Final = Domain("card", [*CARD.words, "joker"])
SLOT: Final = Domain("slot", ["left", "middle", "right"])
REGION: Final = Domain("region", ["trail", "badlands", "mine", "town", "cemetery"])
CARD_REGION: Final = Domain("region", REGION.words[: len(SUITS)])
STOP: Final = Domain("stop", edition.STOPS)
TARGET: Final = Domain("target", RANKS[1:])
CHAMBER: Final = Domain("chamber", edition.CHAMBERS)
BUILDING: Final = Domain("building", edition.BUILDINGS)
STONE: Final = Domain("stone", [str(stone + 1) for stone in range(edition.STONES)])
TOOL: Final = Domain("tool", ["pan", "hammer"])
BOON: Final = Domain("reward", ["cash", "gold", "star"])
COLOUR: Final = Domain("colour", ["red", "black"])
ITEM: Final = Domain("item", edition.ITEMS)
SHAPES: Final[list[str]] = ["domino", "bar", "corner"]
PLOT: Final = Domain("plot", [plot for shape in SHAPES for plot in shapes(shape)])
OUTLAW: Final = Domain("outlaw", RANKS[-3:])
MEANS: Final = Domain("means", ["gold", "joker"])
SHIELD: Final = Domain("shield", ["on", "off"])
PENALTY: Final = Domain("penalty", ["cash", "stars"])
POKER_SLOT: Final = Domain("poker", ["1", "2", "3", "4", "5", "6", "7"])
CHARACTER: Final = Domain("character", edition.CHARACTERS)
BOUNTY: Final = Domain("bounty", edition.BOUNTIES)
COWBOT: Final = Domain("cowbot", edition.COWBOTS)
NO_COWBOT: Final = -1
"""Stands where a cowbot could be and is none."""
AMOUNT: Final = numbers("amount", 0, 8)

TRAIL: Final = REGION.numbers["trail"]
BADLANDS: Final = REGION.numbers["badlands"]
MINE: Final = REGION.numbers["mine"]
TOWN: Final = REGION.numbers["town"]
CEMETERY: Final = REGION.numbers["cemetery"]
CARDS: Final = len(CARD.words)

VERBS: Final = Verbs(
    [
        Verb("flip", [CARD], 0),
        Verb("deal", [CARD], 0),
        Verb("raid", [CARD], 0),
        Verb("peek", [CARD], 0),
        Verb("reveal", [CARD], 0),
        Verb("swear", [CARD], 0),
        Verb("steal", [CARD], 0),
        Verb("face", [CARD]),
        Verb("cut", [CUT], 0),
        Verb("become", [CHARACTER], 0),
        Verb("post", [BOUNTY], 0),
        Verb("send", [COWBOT], 0),
        Verb("suit", [SLOT], 0),
        Verb("value", [SLOT], 0),
        Verb("go", [REGION], 0),
        Verb("slip", [MEANS]),
        Verb("wild", [CARD_REGION]),
        Verb("wild-value", []),
        Verb("power", []),
        Verb("call", [REGION]),
        Verb("pass", []),
        Verb("next", [REGION], 0),
        Verb("attend", [BUILDING], 0),
        Verb("done", []),
        Verb("decline", []),
        Verb("accept", []),
        Verb("ride", [STOP], 0),
        Verb("rob", [TARGET], 0),
        Verb("dig", [CHAMBER], 0),
        Verb("visit", [BUILDING], 0),
        Verb("mark", [STONE], 0),
        Verb("tool", [TOOL]),
        Verb("wipe", [AMOUNT]),
        Verb("take", [BOON]),
        Verb("invest", [COLOUR]),
        Verb("buy", [ITEM], 0),
        Verb("claim", [PLOT]),
        Verb("hunt", [OUTLAW], 0),
        Verb("atone", [AMOUNT]),
        Verb("drink", [AMOUNT]),
        Verb("trade", [AMOUNT]),
        Verb("shield", [SHIELD]),
        Verb("redraw", []),
        Verb("palm", [POKER_SLOT], 0),
        Verb("bribe", []),
        Verb("deputize", []),
        Verb("pay", [PENALTY]),
    ]
)

FLIP: Final = VERBS.base("flip")
DEAL: Final = VERBS.base("deal")
RAID: Final = VERBS.base("raid")
PEEK: Final = VERBS.base("peek")
REVEAL: Final = VERBS.base("reveal")
SWEAR: Final = VERBS.base("swear")
STEAL: Final = VERBS.base("steal")
FACE: Final = VERBS.base("face")
CUT_CARD: Final = VERBS.base("cut")
BECOME: Final = VERBS.base("become")
POST: Final = VERBS.base("post")
SEND: Final = VERBS.base("send")
SUIT: Final = VERBS.base("suit")
VALUE: Final = VERBS.base("value")
GO: Final = VERBS.base("go")
SLIP: Final = VERBS.base("slip")
WILD: Final = VERBS.base("wild")
WILD_VALUE: Final = VERBS.base("wild-value")
POWER: Final = VERBS.base("power")
CALL: Final = VERBS.base("call")
PASS: Final = VERBS.base("pass")
NEXT: Final = VERBS.base("next")
ATTEND: Final = VERBS.base("attend")
DONE: Final = VERBS.base("done")
DECLINE: Final = VERBS.base("decline")
ACCEPT: Final = VERBS.base("accept")
RIDE: Final = VERBS.base("ride")
ROB: Final = VERBS.base("rob")
DIG: Final = VERBS.base("dig")
VISIT: Final = VERBS.base("visit")
MARK: Final = VERBS.base("mark")
CHOOSE_TOOL: Final = VERBS.base("tool")
WIPE: Final = VERBS.base("wipe")
TAKE: Final = VERBS.base("take")
INVEST: Final = VERBS.base("invest")
BUY: Final = VERBS.base("buy")
CLAIM: Final = VERBS.base("claim")
HUNT: Final = VERBS.base("hunt")
ATONE: Final = VERBS.base("atone")
DRINK: Final = VERBS.base("drink")
TRADE: Final = VERBS.base("trade")
USE_SHIELD: Final = VERBS.base("shield")
REDRAW: Final = VERBS.base("redraw")
PALM: Final = VERBS.base("palm")
BRIBE: Final = VERBS.base("bribe")
DEPUTIZE: Final = VERBS.base("deputize")
PAY: Final = VERBS.base("pay")

LISTS: Final[dict[int, list[int]]] = {}
"""Lists of answers, made once for every base and mask and shared; nobody changes them."""


def listed(base: i64, mask: i64, soft: i64) -> list[int]:
    """The actions *base* + bit for every bit of *mask*, with a refusal first if *soft*."""
    key: int = base * 131072 + mask * 2 + soft
    try:
        return LISTS[key]
    except KeyError:
        found = new_list(base, mask, soft)
        LISTS[key] = found
        return found


def new_list(base: i64, mask: i64, soft: i64) -> list[int]:
    """A new list of those actions."""
    found: list[int] = []
    if soft:
        found.append(DECLINE)
    place: i64 = 0
    while mask != 0:
        if mask & 1:
            found.append(base + place)
        mask >>= 1
        place += 1
    return found


def is_among(action: i64, base: i64, count: i64) -> bool:
    """Whether *action* is one of the *count* answers from *base* on."""
    return base <= action < base + count
