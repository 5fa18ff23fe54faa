"""The simultaneous game: a draft, then rounds in which all spell at once and buy in turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.core.agenda import pack, seat_of
from tabletown.core.question import LaterStep, Step
from tabletown.core.state import DEALER
from tabletown.games.paperback import deck, events, market, order, talents, verbs, word
from tabletown.games.paperback.cards import MARKET
from tabletown.games.paperback.hand import (
    CASHED,
    GAVE_UP,
    HAUNTED,
    IDLE,
    NO_CAP,
    READY,
    SPELLING,
)
from tabletown.games.paperback.laying import LayCards
from tabletown.games.paperback.options import LAST_COMMON, TOO_MANY_ROUNDS, TWO_PILES_EMPTY
from tabletown.games.paperback.ruleset import STRICT
from tabletown.games.paperback.turn import SPELL_STAGE, TurnQuestion
from tabletown.games.paperback.words import spelling

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.paperback.state import Paperback


# The draft.


def begin_draft(state: Paperback) -> None:
    """The first seat takes the first card."""
    state.left = 0
    state.active = state.first
    ASK_DRAFT.put(state, state.active)


class Draft(TurnQuestion):
    """Which card of the open market goes into the deck, free of charge, there and back again."""

    key: ClassVar[str] = "draft"
    stage: ClassVar[str] = "draft"

    def answers(self, state: Paperback, item: i64) -> list[int]:
        found: list[int] = []
        for place in range(len(state.market)):
            if state.market[place] >= 0:
                found.append(verbs.DRAFT + MARKET + place)
        return found

    def chosen(self, state: Paperback, item: i64, action: i64) -> None:
        kind: i64 = market.take(state, action - verbs.DRAFT, False)
        desk = state.desks[state.active]
        desk.deck.append(kind)
        desk.deck.sort()
        if state.tape is not None:
            state.write(events.DRAFTED, state.active, kind, state.face(kind))
        state.left += 1
        if state.left == state.ruleset.draft_picks * state.seats:
            state.ask_next(pack(STEP_ROUND.number, DEALER))
            market.fill_gaps(state)
            deck.owe_hands(state)
            return
        lap: i64 = state.left // state.seats
        step: i64 = state.left % state.seats
        if lap % 2 == 1:
            step = state.seats - 1 - step
        state.active = (state.first + step) % state.seats
        ASK_DRAFT.put(state, state.active)


# The round.


class BeginRound(Step["Paperback"]):
    """After the draft the first round begins."""

    def carried_out(self, state: Paperback, item: i64) -> None:
        begin_round(state)


def begin_round(state: Paperback) -> None:
    """All look at their hands and spell at once."""
    state.turn += 1
    state.shared = state.common
    state.cap = NO_CAP
    state.barred = False
    state.tax = 0
    state.order = []
    state.late = False
    state.clear_turn()
    if state.tape is not None:
        state.write(events.STARTED, state.first, state.turn)
    for desk in state.desks:
        desk.step = HAUNTED if talents.may_swap(desk) else SPELLING
        desk.wrong = 0
        spelling.start_over(state, desk)
    ask_spellers(state)


def ask_spellers(state: Paperback) -> None:
    """Ask every seat that still looks for its first word of the round, all at the same time."""
    state.stage = SPELL_STAGE
    state.ask_next(pack(STEP_SPELLED.number, DEALER))
    state.open_window()
    for desk in state.desks:
        if desk.step == HAUNTED or desk.step == SPELLING:
            state.ask_own(ASK_SPELL, desk.seat)
        if desk.step == HAUNTED:
            state.ask_own(talents.ASK_SWAP, desk.seat)


class SpellAtOnce(LayCards):
    """The word of a seat while the others spell too, or alone after its word was refused."""

    stage: ClassVar[str] = SPELL_STAGE

    def chosen(self, state: Paperback, item: i64, action: i64) -> None:
        desk = self.desk(state, item)
        if action <= verbs.BACK:
            spelling.lay(state, desk, action)
            self.ask_again(state, item)
        elif action == verbs.FINISH:
            if state.ruleset.validity == STRICT and not spelling.is_accepted(state, desk):
                # A word the list refuses sends the seat to the end of the order.
                desk.wrong = 1
                word.tell_refused(state, desk)
                spelling.take_back(state, desk)
                self.ask_again(state, item)
            else:
                self.close(state, item, READY)
        else:
            spelling.take_back(state, desk)
            self.close(state, item, CASHED if action == verbs.CASH_IN else GAVE_UP)

    def ask_again(self, state: Paperback, item: i64) -> None:
        """Ask the same seat once more, alone or with the others."""
        if state.late:
            state.agenda.push(item)
        else:
            state.own[seat_of(item)].push(item)

    def close(self, state: Paperback, item: i64, step: i64) -> None:
        """The seat is done; if it was alone, its word is resolved at once."""
        state.desks[seat_of(item)].step = step
        if state.late:
            state.late = False
            resolve_seat(state)


class CloseSpelling(LaterStep["Paperback"]):
    """All are done: the dealer says in which order they finished."""

    def carried_out(self, state: Paperback, item: i64) -> None:
        state.close_window()
        order.owe_order(state)


def proceed(state: Paperback) -> None:
    """The next seat in finishing order; after the last all discard and draw; then a new round."""
    if state.desks[0].step == IDLE:
        next_round(state)
    elif len(state.order) > 0:
        next_in_order(state)
    else:
        end_round(state)


def next_in_order(state: Paperback) -> None:
    """The next seat resolves its word, or looks for another if that was refused."""
    state.active = state.order.pop(0)
    if state.desks[state.active].step == SPELLING:
        state.late = True
        ASK_SPELL.put(state, state.active)
    else:
        resolve_seat(state)


def resolve_seat(state: Paperback) -> None:
    """The active seat's word is judged, then it does steps 2 to 5."""
    state.clear_turn()
    step: i64 = state.desks[state.active].step
    if step == READY:
        word.submit(state)
    elif step == GAVE_UP:
        word.pass_turn(state)
    else:
        word.cash_in(state)


def end_round(state: Paperback) -> None:
    """The market is filled, then all discard and draw."""
    for desk in state.desks:
        desk.step = IDLE
    market.fill_gaps(state)
    for desk in state.desks:
        deck.discard_all(state, desk)
    deck.owe_hands(state)


def next_round(state: Paperback) -> None:
    """The end is looked for after the whole round (ruling PB-R14)."""
    if market.empty_fame_piles(state) >= state.ruleset.fame_piles_empty:
        state.end_game(TWO_PILES_EMPTY)
    elif state.is_last:
        state.end_game(LAST_COMMON)
    elif state.turn >= state.ruleset.rounds:
        state.end_game(TOO_MANY_ROUNDS)
    else:
        begin_round(state)


ASK_DRAFT: Final = Draft()
ASK_SPELL: Final = SpellAtOnce()
STEP_ROUND: Final = BeginRound()
STEP_SPELLED: Final = CloseSpelling()
