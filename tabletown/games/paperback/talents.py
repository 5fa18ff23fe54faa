"""Talents: who gets which, and Ghost Writer, who may swap a card before the word."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.core.agenda import pack, seat_of
from tabletown.core.view import Facts
from tabletown.games.paperback import deck, events, prompts, verbs
from tabletown.games.paperback.cards import GHOST_WRITER, TALENTS
from tabletown.games.paperback.hand import SPELLING, Desk
from tabletown.games.paperback.ruleset import SIMULTANEOUS
from tabletown.games.paperback.turn import WORD_STAGE, DealerQuestion, TurnQuestion

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.paperback.state import Paperback

TALENT_STREAM: Final = 13


class GiveTalent(DealerQuestion):
    """Which talent the item's seat has; no two have the same."""

    def answers(self, state: Paperback, item: i64) -> list[int]:
        given: list[int] = [desk.talent for desk in state.desks]
        return [verbs.GIVE + talent for talent in range(len(TALENTS)) if talent not in given]

    def stream(self, state: Paperback, item: i64) -> int:
        return TALENT_STREAM

    def chosen(self, state: Paperback, item: i64, action: i64) -> None:
        seat: i64 = seat_of(item)
        state.desks[seat].talent = action - verbs.GIVE
        state.write(events.TALENT_GIVEN, seat, action - verbs.GIVE)


def may_swap(desk: Desk) -> bool:
    """Whether *desk* is a Ghost Writer's and has a card to swap."""
    return desk.talent == GHOST_WRITER and len(desk.hand) > 0


class SwapCard(TurnQuestion):
    """Ghost Writer: which card is discarded for a new one, if any; then comes the word."""

    key: ClassVar[str] = "haunt"
    stage: ClassVar[str] = "haunt"

    def answers(self, state: Paperback, item: i64) -> list[int]:
        return [*state.desks[seat_of(item)].different_cards(verbs.SWAP), verbs.KEEP]

    def facts(self, state: Paperback, item: i64) -> Facts:
        # Where all spell at once, no turn has numbers yet.
        return {} if state.ruleset.variant == SIMULTANEOUS else super().facts(state, item)

    def default(self, state: Paperback, item: i64) -> int:
        return verbs.KEEP

    def why(self, state: Paperback, item: i64, action: i64) -> str:
        # Where all spell at once, a card laid too early is judged like any other.
        if state.ruleset.variant == SIMULTANEOUS:
            return prompts.why_not_laid(state, state.desks[seat_of(item)], action)
        return "not-legal"

    def chosen(self, state: Paperback, item: i64, action: i64) -> None:
        desk = state.desks[seat_of(item)]
        if action != verbs.KEEP:
            kind: i64 = action - verbs.SWAP
            state.leave_hand(desk, kind)
            desk.discard.append(kind)
            if state.tape is not None:
                state.write(events.SWAPPED, desk.seat, kind, state.face(kind))
            state.ask_next(pack(deck.STEP_DRAW.number, desk.seat, 1))
        if state.ruleset.variant == SIMULTANEOUS:
            desk.step = SPELLING
        else:
            state.stage = WORD_STAGE


ASK_TALENT: Final = GiveTalent()
ASK_SWAP: Final = SwapCard()
