"""Laying a word card by card: what everybody does who looks for one."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tabletown.core.agenda import seat_of
from tabletown.core.events import EVERYBODY
from tabletown.core.position import BIT
from tabletown.core.view import Facts
from tabletown.games.paperback import prompts, verbs
from tabletown.games.paperback.hand import HAUNTED, READY, SPELLING, Desk
from tabletown.games.paperback.ruleset import SIMULTANEOUS
from tabletown.games.paperback.turn import HINT_STAGE, SPELL_STAGE, WORD_STAGE, TurnQuestion
from tabletown.games.paperback.words import reach, spelling

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.paperback.state import Paperback


def may_cash_in(state: Paperback) -> bool:
    """Whether the hand may be given up for a token."""
    return state.ruleset.hand_token and state.supply > 0


def is_spelling_on(state: Paperback) -> bool:
    """Whether some seat still spells its first word of a simultaneous round."""
    if state.stage != SPELL_STAGE or state.late:
        return False
    for desk in state.desks:
        if desk.step == HAUNTED or desk.step == SPELLING:
            return True
    return False


def is_public(state: Paperback, desk: Desk) -> bool:
    """Whether everybody sees the word of *desk*: it has been submitted and is being resolved."""
    if len(desk.word) == 0:
        return False
    if state.ruleset.variant == SIMULTANEOUS:
        return desk.step == READY and not is_spelling_on(state)
    return desk.seat == state.active and state.stage != WORD_STAGE and state.stage != HINT_STAGE


class LayCards(TurnQuestion):
    """Which card is laid next, or taken back, or whether the word is done."""

    key: ClassVar[str] = "word"

    def desk(self, state: Paperback, item: i64) -> Desk:
        """Where the cards are laid."""
        return state.desks[seat_of(item)]

    def about(self, state: Paperback, item: i64) -> str:
        return "zone:track"

    def facts(self, state: Paperback, item: i64) -> Facts:
        return prompts.word_facts(state, self.desk(state, item))

    def seen(self, state: Paperback, item: i64, action: i64) -> int:
        """Cards laid are their owner's business until the word is submitted."""
        return EVERYBODY if action > verbs.BACK else BIT[seat_of(item)]

    def answers(self, state: Paperback, item: i64) -> list[int]:
        """Lay, take back, finish, give up, and what the optional rules add before that."""
        desk = self.desk(state, item)
        found = spelling.possible(state, desk)
        found.append(verbs.PASS)
        if len(desk.word) == 0:
            self.add_side_steps(state, desk, found)
        return found

    def useful(self, state: Paperback, item: i64) -> list[int]:
        """Lays that can become a word; giving up only where there is none."""
        # `desk` written out: half of all decisions are asked for here.
        desk = state.desks[(item >> 8) & 0xF]
        found = reach.useful(state, desk)
        if len(desk.word) > 0:
            if len(found) == 0:
                found.append(verbs.BACK)
            return found
        if len(found) == 0:
            found.append(verbs.PASS)
        if state.ruleset.hand_token or state.ruleset.hint_tokens:
            self.add_side_steps(state, desk, found)
        return found

    def add_side_steps(self, state: Paperback, desk: Desk, found: list[int]) -> None:
        """What may be done instead of a word, before the first card."""
        if may_cash_in(state):
            found.append(verbs.CASH_IN)

    def default(self, state: Paperback, item: i64) -> int:
        return verbs.PASS

    def why(self, state: Paperback, item: i64, action: i64) -> str:
        return prompts.why_not_laid(state, self.desk(state, item), action)
