"""What seats and the dealer can do in Deadwood, as numbers and as text.

The order of `VERBS` fixes the action numbers; the constants repeat its bases so that the
compiled rules see plain numbers, and the module refuses to load if they ever disagree.
"""

from __future__ import annotations

from typing import Final

from tabletown.core.verbs import Domain, Verb, Verbs, numbers
from tabletown.games.deadwood.board import CORNER_WORDS, PLOT_WORDS

TILE_WORDS: Final[list[str]] = [
    "town-hall",
    "sheriffs-office",
    "church",
    "saloon-x",
    "gunsmith-1",
    "bank",
    "blacksmith-1",
    "casino",
    "general-store-1",
    "hotel",
    "laundry-1",
    "stage-depot",
    "undertaker",
    "gunsmith-2",
    "blacksmith-2",
    "gold-mine",
    "general-store-2",
    "laundry-2",
    "saloon-2",
    "fortune-teller",
    "courthouse",
    "grifter",
    "newspaper",
    "dance-hall",
    "telegraph-office",
]
"""The 25 tiles a cowboy can enter, in rulebook order; the Train Station is none of them."""

TILES: Final = 25
KINDS: Final = 3

BUILDING: Final = Domain("building", TILE_WORDS)
COWBOY: Final = Domain("cowboy", ["greenhorn", "gunslinger", "boss"])
PLOT: Final = Domain("plot", PLOT_WORDS)
CORNER: Final = Domain("corner", CORNER_WORDS)
STACK: Final = Domain("stack", ["1", "2", "3"])
GANG: Final = Domain("seat", ["s0", "s1", "s2", "s3", "s4"])
FACE: Final = numbers("die", 1, 6)
ROUNDS: Final = numbers("cartridges", 0, 20)

VERBS: Final = Verbs(
    [
        Verb("deal", [BUILDING]),
        Verb("draw", [BUILDING]),
        Verb("roll", [FACE]),
        Verb("hit", [COWBOY, BUILDING], 1),
        Verb("return", [BUILDING], 0),
        Verb("fetch", [COWBOY]),
        Verb("done", []),
        Verb("flee", []),
        Verb("stand", []),
        Verb("load", [ROUNDS]),
        Verb("annex", []),
        Verb("decline", []),
        Verb("hire", [COWBOY]),
        Verb("guard", [CORNER], 0),
        Verb("rail", [PLOT], 0),
        Verb("pick", [BUILDING, GANG], 0),
        Verb("build", [BUILDING, PLOT], 1),
        Verb("fleece", [GANG], 0),
        Verb("send", [BUILDING], 0),
        Verb("to", [BUILDING], 0),
        Verb("open", [STACK], 0),
        Verb("examine", [STACK], 0),
        Verb("order", [BUILDING], 0),
        Verb("keep", []),
        Verb("pay", []),
        Verb("refuse", []),
        Verb("swindle", [BUILDING, GANG], 0),
        Verb("lure", [GANG, COWBOY]),
        Verb("accuse", [GANG], 0),
        Verb("issue", []),
        Verb("withdraw", []),
        Verb("champion", [COWBOY]),
        Verb("aim", [GANG], 0),
        Verb("shoot", [GANG], 0),
    ]
)

DEAL: Final = 0
DRAW: Final = 25
ROLL: Final = 50
HIT: Final = 56
RETURN: Final = 131
FETCH: Final = 156
DONE: Final = 159
FLEE: Final = 160
STAND: Final = 161
LOAD: Final = 162
ANNEX: Final = 183
DECLINE: Final = 184
HIRE: Final = 185
GUARD: Final = 188
RAIL: Final = 223
PICK: Final = 250
BUILD: Final = 375
FLEECE: Final = 1050
SEND: Final = 1055
TO: Final = 1080
OPEN: Final = 1105
EXAMINE: Final = 1108
ORDER: Final = 1111
KEEP: Final = 1136
PAY: Final = 1137
REFUSE: Final = 1138
SWINDLE: Final = 1139
LURE: Final = 1264
ACCUSE: Final = 1279
ISSUE: Final = 1284
WITHDRAW: Final = 1285
CHAMPION: Final = 1286
AIM: Final = 1289
SHOOT: Final = 1294

_BASES: Final = [
    DEAL, DRAW, ROLL, HIT, RETURN, FETCH, DONE, FLEE, STAND, LOAD, ANNEX, DECLINE, HIRE, GUARD,
    RAIL, PICK, BUILD, FLEECE, SEND, TO, OPEN, EXAMINE, ORDER, KEEP, PAY, REFUSE, SWINDLE, LURE,
    ACCUSE, ISSUE, WITHDRAW, CHAMPION, AIM, SHOOT,
]  # fmt: skip
if _BASES != [verb.base for verb in VERBS.verbs]:
    raise AssertionError([verb.base for verb in VERBS.verbs])
