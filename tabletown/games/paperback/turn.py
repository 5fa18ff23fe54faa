"""What the questions of a turn have in common: each belongs to a stage of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.core.position import BIT
from tabletown.core.question import ASKED, Chance, Question
from tabletown.core.view import Facts

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.paperback.state import Paperback

# Stages that are asked after by name; all others only their questions know.
SETUP_STAGE: Final = "setup"
"""Before anybody is asked."""
WORD_STAGE: Final = "word"
SPELL_STAGE: Final = "spell"
"""All seats spell at once, in the simultaneous game."""
JUDGE_STAGE: Final = "judge"
BUY_STAGE: Final = "buy"
CLAIM_STAGE: Final = "claim"
HINT_STAGE: Final = "hint"
OVER_STAGE: Final = "over"
WINDOWS: Final[dict[str, int]] = {SPELL_STAGE: 6, JUDGE_STAGE: 7, CLAIM_STAGE: 16, HINT_STAGE: 17}
"""The stages in which several seats are asked at once; the numbers tell phases apart."""
PHASES: Final = 32
"""Phases of one turn are numbered below this."""


class TurnQuestion(Question["Paperback"]):
    """A question to a seat, and the stage of the turn it belongs to."""

    stage: ClassVar[str] = ""
    """The stage as positions write it; it lasts until another question is put."""

    def __init__(self, kind: int = ASKED) -> None:
        super().__init__(kind)

    def put(self, state: Paperback, seat: i64) -> None:
        """Ask *seat* alone once the dealer owes nothing; its stage begins at once."""
        state.stage = self.stage
        # `pack` written out: every turn puts several questions.
        state.ask_next(self.number | (seat << 8))

    def facts(self, state: Paperback, item: i64) -> Facts:
        return {"left": int(state.left), "cents": int(state.cents)}


class RivalQuestion(TurnQuestion):
    """A question to all seats but the active one, each on its own."""

    def put_to_rivals(self, state: Paperback) -> None:
        """Ask them all at the same time; its stage begins at once."""
        state.stage = self.stage
        state.open_window()
        for seat in range(state.seats):
            if seat != state.active:
                state.ask_own(self, seat)

    def about(self, state: Paperback, item: i64) -> str:
        return f"seat:s{state.active}"


class DealerQuestion(Chance["Paperback"]):
    """A question to the dealer: which card, which seat, which talent."""

    key: ClassVar[str] = "deal"


def votes_in(mask: i64) -> i64:
    """How many seats are in *mask*."""
    count: i64 = 0
    for bit in BIT:
        if mask & bit:
            count += 1
    return count
