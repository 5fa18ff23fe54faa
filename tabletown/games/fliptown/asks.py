"""The questions Fliptown asks and the stages a table goes through, as numbers and as keys."""

from __future__ import annotations

from typing import Final

ASK_NOTHING: Final = 0
ASK_DONE: Final = 1
"""Not a question: the sheet has nothing more to decide in this stage."""
ASK_RAID: Final = 2
"""Not a question: a robbery waits for a card."""
ASK_PEEK: Final = 3
"""Not a question: a visitor of the Sheriff's Office waits to see the Sheriff card."""
ASK_SWEAR: Final = 4
"""Not a question: the Marshal waits for a card."""
FIRST_QUESTION: Final = 5
ASK_SUIT: Final = 5
ASK_VALUE: Final = 6
ASK_REGION: Final = 7
ASK_STOP: Final = 8
ASK_TARGET: Final = 9
ASK_CHAMBER: Final = 10
ASK_BUILDING: Final = 11
ASK_STONE: Final = 12
ASK_NEXT: Final = 13
ASK_EFFECT: Final = 14
"""What to do in a building; which one is what the question is about."""
ASK_TOOL: Final = 15
ASK_WIPE: Final = 16
ASK_BAIL: Final = 17
ASK_SHIELD: Final = 18
ASK_MAYOR: Final = 19
ASK_CHEAT: Final = 20
ASK_FACE: Final = 21
ASK_BEFORE: Final = 22
ASK_BRIBE: Final = 23
ASK_MARSHAL: Final = 24
ASK_PENALTY: Final = 25

ASK_KEYS: Final[list[str]] = (
    ["nothing", "done", "raid", "peek", "swear", "suit", "value", "region", "stop", "target"]
    + ["chamber", "building", "stone", "next", "effect", "tool", "wipe", "bail", "shield"]
    + ["mayor", "cheat", "face", "before", "bribe", "marshal", "penalty"]
)
SITE_ASK: Final = ASK_STOP
"""The question for a site in region r is SITE_ASK + r."""

BEFORE_CARDS: Final = 0
CARDS_ASSIGNED: Final = 1
ACTION_TAKEN: Final = 2

STAGE_CAST: Final = 0
STAGE_COWBOT: Final = 1
STAGE_CUT: Final = 2
STAGE_POST: Final = 3
STAGE_HOLDEM: Final = 4
STAGE_FLIP: Final = 5
STAGE_MAYOR: Final = 6
STAGE_TURN: Final = 7
STAGE_STEAL: Final = 8
STAGE_CHEAT: Final = 9
STAGE_PAY: Final = 10
"""Nobody is asked: hands are paid, pans and hammers work, bounties are scored."""
STAGE_BEFORE: Final = 11
STAGE_BRIBE: Final = 12
STAGE_REVEAL: Final = 13
STAGE_ARREST: Final = 14
STAGE_OVER: Final = 15
STAGE_KEYS: Final[list[str]] = [
    "cast",
    "cowbot",
    "cut",
    "post",
    "holdem",
    "flip",
    "mayor",
    "turn",
    "steal",
    "cheat",
] + ["pay", "before", "bribe", "reveal", "arrest", "over"]
