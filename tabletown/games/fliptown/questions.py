"""Everything that is asked in Fliptown; a place in the list is a number on an agenda."""

from __future__ import annotations

from typing import Any, Final

from tabletown.core.question import Question, Questions
from tabletown.games.fliptown.action import ASK_REGION
from tabletown.games.fliptown.badlands import ASK_BANDANA, ASK_RAID, ASK_TARGET, WAIT_RAID
from tabletown.games.fliptown.bonuses import ASK_NEXT, STEP_FOLLOW_UPS
from tabletown.games.fliptown.bounties import ASK_POST
from tabletown.games.fliptown.cards import ASK_FLIP, STEP_SERVE
from tabletown.games.fliptown.cemetery import ASK_PROTECTION, ASK_STONE
from tabletown.games.fliptown.characters import ASK_BECOME, ASK_BEFORE, ASK_REDRAW
from tabletown.games.fliptown.cowbots import ASK_CUT, ASK_SEND, ASK_STEAL
from tabletown.games.fliptown.lineup import ASK_SUIT, ASK_VALUE
from tabletown.games.fliptown.mine import ASK_CHAMBER
from tabletown.games.fliptown.pay import (
    ASK_CHEAT,
    ASK_FACE,
    ASK_HOLE,
    STEP_PAY_HANDS,
    STEP_WORK,
)
from tabletown.games.fliptown.rewards import ASK_TOOL, ASK_WIPE
from tabletown.games.fliptown.rules import STEP_BEGIN_TURN, STEP_END_TURN
from tabletown.games.fliptown.sheriff import (
    ASK_BRIBE,
    ASK_MARSHAL,
    ASK_PENALTY,
    ASK_REVEAL,
    ASK_SWEAR,
    STEP_BRIBES,
    STEP_END_ROUND,
    STEP_TURN_OVER,
    WAIT_SWEAR,
)
from tabletown.games.fliptown.town import ASK_BAIL, ASK_BUILDING, ASK_EFFECT, ASK_PEEK, WAIT_PEEK
from tabletown.games.fliptown.trail import ASK_STOP

TABLE: Final[dict[str, Question[Any]]] = {
    "cast": ASK_BECOME,
    "cowbot": ASK_SEND,
    "cut": ASK_CUT,
    "post": ASK_POST,
    "holdem": ASK_HOLE,
    "flip": ASK_FLIP,
    "mayor": STEP_BEGIN_TURN,
    "turn": STEP_END_TURN,
    "steal": ASK_STEAL,
    "cheat": STEP_PAY_HANDS,
    "pay": STEP_WORK,
    "before": STEP_BRIBES,
    "bribe": STEP_TURN_OVER,
    "reveal": ASK_REVEAL,
    "arrest": STEP_END_ROUND,
}
"""By stage of the game, in the order of play, what waits on the table's agenda."""
STAGE_KEYS: Final[list[str]] = [*TABLE, "over"]
SHEETS: Final[list[Question[Any]]] = [
    WAIT_RAID,
    WAIT_PEEK,
    WAIT_SWEAR,
    ASK_SUIT,
    ASK_VALUE,
    ASK_REGION,
    ASK_STOP,
    ASK_TARGET,
    ASK_CHAMBER,
    ASK_BUILDING,
    ASK_STONE,
    ASK_NEXT,
    ASK_EFFECT,
    ASK_TOOL,
    ASK_WIPE,
    ASK_BAIL,
    ASK_BANDANA,
    ASK_PROTECTION,
    ASK_REDRAW,
    ASK_CHEAT,
    ASK_FACE,
    ASK_BEFORE,
    ASK_BRIBE,
    ASK_MARSHAL,
    ASK_PENALTY,
    STEP_FOLLOW_UPS,
]
"""What waits on the seats' own agendas."""
QUESTIONS: Final = Questions([*TABLE.values(), STEP_SERVE, ASK_RAID, ASK_PEEK, ASK_SWEAR, *SHEETS])


def _stages() -> list[str]:
    found = [""] * len(QUESTIONS.listed)
    for stage, question in TABLE.items():
        found[question.number] = stage
    return found


STAGES: Final[list[str]] = _stages()
"""By number on the agenda, the stage it stands for; empty for what belongs to one seat."""
