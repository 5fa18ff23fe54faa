"""What can be done in Fliptown, as dense action numbers and as words.

The numbers are written out so that the compiled engine folds them; the list of verbs at the
end is checked against them when the module is read.
"""

from __future__ import annotations

from typing import Final

from tabletown.core.verbs import Domain, Verb, Verbs, numbers

SUITS: Final = "hsdc"
RANKS: Final[list[str]] = ["a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k"]

CARD: Final = Domain("card", [rank + suit for suit in SUITS for rank in RANKS])
"""Hearts, spades, diamonds, clubs, ace to king: the regions' order."""
CUT: Final = Domain("card", [*CARD.words, "joker"])
SLOT: Final = Domain("slot", ["left", "middle", "right"])
REGION: Final = Domain("region", ["trail", "badlands", "mine", "town", "cemetery"])
OPEN_REGION: Final = Domain("region", ["trail", "badlands", "mine", "town"])
STOP: Final = Domain("stop", [str(number) for number in range(1, 14)])
TARGET: Final = Domain("target", RANKS[1:])
CHAMBER: Final = Domain(
    "chamber",
    ["l1a", "l1b", "l2a", "l2b", "l2c", "l3a", "l3b", "l3c", "l3d"]
    + ["l4a", "l4b", "l4c", "l4d", "l4e"],
)
BUILDING: Final = Domain(
    "building",
    ["undertaker", "bank", "hideout", "stables", "general-store", "church", "hotel"]
    + ["land-office", "gunsmith", "bail-bonds", "sheriffs-office", "saloon", "prospectors-club"],
)
STONE: Final = Domain("stone", [str(number) for number in range(1, 10)])
TOOL: Final = Domain("tool", ["pan", "hammer"])
REWARD: Final = Domain("reward", ["cash", "gold", "star"])
COLOUR: Final = Domain("colour", ["red", "black"])
ITEM: Final = Domain(
    "item", ["work-horse", "trail-horse", "gold-pan", "pickaxe", "bandana", "pistol", "rifle"]
)
DOMINOES: Final[list[str]] = [
    "12",
    "14",
    "23",
    "25",
    "36",
    "45",
    "47",
    "56",
    "58",
    "69",
    "78",
    "89",
]
BARS: Final[list[str]] = ["123", "147", "258", "369", "456", "789"]
CORNERS: Final[list[str]] = ["124", "125", "145", "235", "236", "245", "256", "356"] + [
    "457",
    "458",
    "478",
    "568",
    "569",
    "578",
    "589",
    "689",
]
PLOT: Final = Domain(
    "plot",
    ["domino-" + cells for cells in DOMINOES]
    + ["bar-" + cells for cells in BARS]
    + ["corner-" + cells for cells in CORNERS],
)
"""Shapes laid in the land grid, squares numbered 1 to 9 row by row."""
OUTLAW: Final = Domain("outlaw", ["j", "q", "k"])
MEANS: Final = Domain("means", ["gold", "joker"])
SHIELD: Final = Domain("shield", ["on", "off"])
PENALTY: Final = Domain("penalty", ["cash", "stars"])
POKER_SLOT: Final = Domain("poker", ["1", "2", "3", "4", "5", "6", "7"])
CHARACTER: Final = Domain(
    "character",
    ["trailblazer", "cheat", "prospector", "settler", "bandit", "marshal", "preacher", "miner"]
    + ["ranch-hand", "grave-robber", "man-in-black", "baroness", "mayor", "wild-card"],
)
BOUNTY: Final = Domain(
    "bounty",
    ["four-regions", "trail-bonuses", "tools", "roof-stars", "mine-gold", "every-robbery"]
    + ["tombstones", "end-of-trail", "most-wanted", "outfit", "riches", "bonus-actions"],
)
COWBOT: Final = Domain("cowbot", ["calamity-jane", "wyatt-earp", "black-bart", "billy-the-kid"])
AMOUNT: Final = numbers("amount", 0, 8)

FLIP: Final = 0
DEAL: Final = 52
RAID: Final = 104
PEEK: Final = 156
REVEAL: Final = 208
SWEAR: Final = 260
STEAL: Final = 312
FACE: Final = 364
CUT_CARD: Final = 416
BECOME: Final = 469
POST: Final = 483
SEND: Final = 495
SUIT: Final = 499
VALUE: Final = 502
GO: Final = 505
SLIP: Final = 510
WILD: Final = 512
WILD_VALUE: Final = 516
POWER: Final = 517
CALL: Final = 518
PASS: Final = 523
NEXT: Final = 524
ATTEND: Final = 529
DONE: Final = 542
DECLINE: Final = 543
ACCEPT: Final = 544
RIDE: Final = 545
ROB: Final = 558
DIG: Final = 570
VISIT: Final = 584
MARK: Final = 597
CHOOSE_TOOL: Final = 606
WIPE: Final = 608
TAKE: Final = 617
INVEST: Final = 620
BUY: Final = 622
CLAIM: Final = 629
HUNT: Final = 663
ATONE: Final = 666
DRINK: Final = 675
TRADE: Final = 684
USE_SHIELD: Final = 693
REDRAW: Final = 695
PALM: Final = 696
BRIBE: Final = 703
DEPUTIZE: Final = 704
PAY: Final = 705
ACTIONS: Final = 707

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
        Verb("wild", [OPEN_REGION]),
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
        Verb("take", [REWARD]),
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

BASES: Final[list[int]] = (
    [FLIP, DEAL, RAID, PEEK, REVEAL, SWEAR, STEAL, FACE, CUT_CARD, BECOME, POST, SEND, SUIT, VALUE]
    + [GO, SLIP, WILD, WILD_VALUE, POWER, CALL, PASS, NEXT, ATTEND, DONE, DECLINE, ACCEPT, RIDE]
    + [ROB, DIG, VISIT, MARK, CHOOSE_TOOL, WIPE, TAKE, INVEST, BUY, CLAIM, HUNT, ATONE, DRINK]
    + [TRADE, USE_SHIELD, REDRAW, PALM, BRIBE, DEPUTIZE, PAY]
)
if [verb.base for verb in VERBS.verbs] != BASES or VERBS.size != ACTIONS:
    raise ImportError("fliptown: action numbers do not fit the verbs")
