"""Everything that is asked in Deadwood; a place in the list is a number on the agenda.

Positions written as text name these numbers, so a new question goes to the end of its list.
"""

from __future__ import annotations

from typing import Final

from tabletown.core.question import Questions
from tabletown.games.deadwood.annexing import ASK_ANNEX, STEP_ANNEX_AGAIN
from tabletown.games.deadwood.buildings import ASK_BUILDING, ASK_GOLD, ASK_PEEK, STEP_COURT
from tabletown.games.deadwood.final_shootout import (
    ASK_CHAMPION,
    ASK_FINAL_SHOT,
    ASK_LOADING,
    ASK_SPLIT,
    ASK_TARGET,
)
from tabletown.games.deadwood.new_buildings import ASK_DRAWN, ASK_SITE, STEP_DRAW_TILES
from tabletown.games.deadwood.railroad import ASK_NEXT, ASK_TRACK, STEP_QUEUE, STEP_WAITING
from tabletown.games.deadwood.rules import ASK_FIRST, ASK_MORE, ASK_STAR, ASK_TURN
from tabletown.games.deadwood.shootout import ASK_ATTACK, ASK_DEFENCE, ASK_FLIGHT, ASK_SHOT

FIRST_STEP: Final = 30

QUESTIONS: Final = Questions(
    [
        ASK_STAR,
        ASK_FIRST,
        ASK_SHOT,
        ASK_GOLD,
        ASK_DRAWN,
        ASK_PEEK,
        ASK_FINAL_SHOT,
        ASK_TURN,
        ASK_MORE,
        ASK_FLIGHT,
        ASK_ATTACK,
        ASK_DEFENCE,
        ASK_ANNEX,
        ASK_TRACK,
        ASK_NEXT,
        ASK_SITE,
        ASK_BUILDING,
        ASK_CHAMPION,
        ASK_LOADING,
        ASK_TARGET,
        ASK_SPLIT,
    ],
    [STEP_WAITING, STEP_QUEUE, STEP_ANNEX_AGAIN, STEP_DRAW_TILES, STEP_COURT],
    FIRST_STEP,
)
