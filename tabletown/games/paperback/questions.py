"""Everything that is asked in Paperback, in the order of play; places in the list are numbers.

What the dealer owes has numbers from FIRST_OWED on: it is dealt with before anybody is asked.
"""

from __future__ import annotations

from typing import Final

from tabletown.core.question import Questions
from tabletown.games.paperback.ability import ASK_ABILITY, ASK_USE, STEP_CHOICES
from tabletown.games.paperback.buying import ASK_BUY
from tabletown.games.paperback.deck import ASK_DRAW, STEP_CLEAN_UP, STEP_DRAW
from tabletown.games.paperback.hints import ASK_HINT, STEP_HINTED, STEP_SHOW_HINTS
from tabletown.games.paperback.market import ASK_LOW, ASK_MARKET, ASK_TOP, STEP_GAP
from tabletown.games.paperback.order import ASK_ARRIVE, STEP_ARRIVE
from tabletown.games.paperback.pyramid import ASK_TOKEN
from tabletown.games.paperback.rules import STEP_BEGIN, STEP_PLAY
from tabletown.games.paperback.setup import ASK_AWARD, ASK_FIRST, ASK_RULING
from tabletown.games.paperback.simultaneous import (
    ASK_DRAFT,
    ASK_SPELL,
    STEP_ROUND,
    STEP_SPELLED,
)
from tabletown.games.paperback.talents import ASK_SWAP, ASK_TALENT
from tabletown.games.paperback.theme import ASK_THEME, ASK_VOTE, STEP_VOTED
from tabletown.games.paperback.track import ASK_COMMON, ASK_TAKE
from tabletown.games.paperback.word import ASK_JUDGE, ASK_WORD, STEP_JUDGED

FIRST_OWED: Final = 64

QUESTIONS: Final = Questions(
    [
        STEP_BEGIN,
        ASK_RULING,
        STEP_PLAY,
        ASK_DRAFT,
        STEP_ROUND,
        ASK_SWAP,
        ASK_WORD,
        ASK_HINT,
        STEP_HINTED,
        STEP_SHOW_HINTS,
        ASK_SPELL,
        STEP_SPELLED,
        ASK_JUDGE,
        STEP_JUDGED,
        ASK_TAKE,
        ASK_USE,
        ASK_ABILITY,
        STEP_CHOICES,
        ASK_VOTE,
        STEP_VOTED,
        ASK_BUY,
        ASK_TOKEN,
        STEP_CLEAN_UP,
    ],
    [
        ASK_FIRST,
        ASK_TOP,
        ASK_LOW,
        STEP_GAP,
        ASK_MARKET,
        ASK_COMMON,
        ASK_TALENT,
        ASK_AWARD,
        ASK_THEME,
        STEP_DRAW,
        ASK_DRAW,
        STEP_ARRIVE,
        ASK_ARRIVE,
    ],
    FIRST_OWED,
)
