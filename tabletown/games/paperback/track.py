"""The track of Common cards: a word that is long enough wins the one on top."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.core.agenda import pack
from tabletown.core.state import DEALER
from tabletown.core.view import Facts
from tabletown.games.paperback import ability, events, prompts, verbs
from tabletown.games.paperback.hand import NO_CARD, without
from tabletown.games.paperback.ruleset import SIMULTANEOUS
from tabletown.games.paperback.turn import DealerQuestion, TurnQuestion

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.paperback.state import Paperback

COMMON_STREAM: Final = 12


class ShowCommon(DealerQuestion):
    """The next card of the track."""

    def answers(self, state: Paperback, item: i64) -> list[int]:
        return [verbs.REVEAL + kind for kind in state.commons]

    def stream(self, state: Paperback, item: i64) -> int:
        return COMMON_STREAM

    def chosen(self, state: Paperback, item: i64, action: i64) -> None:
        kind: i64 = action - verbs.REVEAL
        state.commons = without(state.commons, kind)
        state.common = kind
        if state.ruleset.variant != SIMULTANEOUS:
            state.shared = kind
        if state.tape is not None:
            length: i64 = state.ruleset.thresholds[state.place]
            state.write(events.COMMON_SHOWN, kind, state.face(kind), length)


def owe_common(state: Paperback) -> None:
    """Have the dealer show the next card of the track."""
    state.ask_next(pack(ASK_COMMON.number, DEALER))


def award_common(state: Paperback, length: i64) -> None:
    """Step 2 of a turn: a word of *length* letters may win the Common card; then step 3."""
    if state.common >= 0 and length >= state.ruleset.thresholds[state.place]:
        if state.ruleset.decline_common:
            ASK_TAKE.put(state, state.active)
            return
        take_common(state)
    ability.start_abilities(state)


def take_common(state: Paperback) -> None:
    """The Common card goes to the discard at once; the next one shows."""
    kind: i64 = state.common
    state.desks[state.active].discard.append(kind)
    if state.tape is not None:
        state.write(events.COMMON_WON, state.active, kind, state.face(kind))
    state.common = NO_CARD
    state.place += 1
    if state.place < state.ruleset.track:
        owe_common(state)
    else:
        state.is_last = True


class TakeCommon(TurnQuestion):
    """Whether the Common card is taken or left, where the house allows that."""

    key: ClassVar[str] = "common"
    stage: ClassVar[str] = "award"

    def facts(self, state: Paperback, item: i64) -> Facts:
        return super().facts(state, item) | prompts.card_facts(state, int(state.common))

    def answers(self, state: Paperback, item: i64) -> list[int]:
        return [verbs.TAKE, verbs.LEAVE]

    def chosen(self, state: Paperback, item: i64, action: i64) -> None:
        if action == verbs.TAKE:
            take_common(state)
        elif state.tape is not None:
            common: i64 = state.common
            state.write(events.COMMON_LEFT, state.active, common, state.face(common))
        ability.start_abilities(state)


ASK_COMMON: Final = ShowCommon()
ASK_TAKE: Final = TakeCommon()
