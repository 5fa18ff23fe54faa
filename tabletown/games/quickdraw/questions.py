"""Everything that is asked in Quickdraw; a place in the list is a number on the agenda.

Positions written as text name these numbers, so a new question goes to the end.
"""

from __future__ import annotations

from typing import Final

from tabletown.core.question import Questions
from tabletown.games.quickdraw.duel import ASK_ROLL, ASK_STEAL, ASK_TURN, STEP_DUEL
from tabletown.games.quickdraw.rules import ASK_BURY, ASK_DEAL
from tabletown.games.quickdraw.sealing import ASK_LOOK, ASK_SEAL

QUESTIONS: Final = Questions(
    [ASK_STEAL, ASK_DEAL, ASK_BURY, ASK_LOOK, ASK_ROLL, ASK_TURN, STEP_DUEL, ASK_SEAL]
)
