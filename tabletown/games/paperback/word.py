"""Step 1 of a turn: a word is spelled and submitted, and the others may challenge it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.core.agenda import pack, seat_of
from tabletown.core.position import BIT
from tabletown.core.question import LaterStep
from tabletown.core.state import DEALER
from tabletown.core.view import Facts
from tabletown.games.paperback import buying, events, hints, prompts, track, verbs
from tabletown.games.paperback.hand import SPELLING, Desk
from tabletown.games.paperback.laying import LayCards
from tabletown.games.paperback.ruleset import CHALLENGE, SIMULTANEOUS, STRICT
from tabletown.games.paperback.turn import JUDGE_STAGE, WORD_STAGE, RivalQuestion, votes_in
from tabletown.games.paperback.words import spelling

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.paperback.state import Paperback


class SpellWord(LayCards):
    """The word of the active seat, card by card; or none, or a token, or a rival's word."""

    stage: ClassVar[str] = WORD_STAGE

    def add_side_steps(self, state: Paperback, desk: Desk, found: list[int]) -> None:
        """Hand for a token, asking for hints, and taking one."""
        super().add_side_steps(state, desk, found)
        if hints.may_show(state) and len(desk.hand) > 0:
            found.append(verbs.SHOW_HAND)
        for author in range(len(state.pads)):
            if len(state.pads[author].word) > 0:
                found.append(verbs.ACCEPT + author)

    def chosen(self, state: Paperback, item: i64, action: i64) -> None:
        if action <= verbs.BACK:
            spelling.lay(state, state.desks[state.active], action)
            agenda = state.agenda
            # As in `ask_next`: mostly nothing waits.
            if agenda.top:
                agenda.push(item)
            else:
                agenda.top = item
        elif action == verbs.FINISH:
            submit(state)
        elif action == verbs.PASS:
            spelling.take_back(state, self.desk(state, item))
            pass_turn(state)
        elif action == verbs.CASH_IN:
            cash_in(state)
        elif action == verbs.SHOW_HAND:
            state.agenda.push(item)
            hints.show_hand(state)
        else:
            hints.lay_hint(state, action - verbs.ACCEPT)
            submit(state)


def submit(state: Paperback) -> None:
    """The word of the active seat counts, unless the others have to be asked first."""
    if state.ruleset.validity == STRICT:
        accept_word(state)
        return
    state.votes = 0
    state.ask_next(pack(STEP_JUDGED.number, DEALER))
    ASK_JUDGE.put_to_rivals(state)


def pass_turn(state: Paperback) -> None:
    """No word: no value, and no buying unless the house lets tokens buy (ruling PB-R55)."""
    desk = state.desks[state.active]
    state.passed = True
    state.put_pads_away()
    if state.tape is not None:
        state.write(events.PASSED, state.active)
    if state.ruleset.tokens_after_pass and desk.tokens > 0:
        buying.ASK_BUY.put(state, state.active)
    else:
        buying.close_turn(state)


def cash_in(state: Paperback) -> None:
    """Hand for a token: no word, no buying, one token."""
    desk = state.desks[state.active]
    state.passed = True
    state.put_pads_away()
    state.drop_hand(desk)
    state.take_tokens(desk, 1)
    if state.tape is not None:
        state.write(events.TOKEN_TAKEN, state.active)
    buying.close_turn(state)


def accept_word(state: Paperback) -> None:
    """The word stands; is it long enough for the Common card?"""
    desk = state.desks[state.active]
    if state.tape is not None:
        read = spelling.letters(desk)
        first: i64 = spelling.packed(read, 0)
        state.write(events.SPELLED, state.active, first, spelling.packed(read, 10), desk.length)
    if len(state.pads) > 0:
        hints.reward_author(state, desk)
    track.award_common(state, desk.length)


def tell_refused(state: Paperback, desk: Desk) -> None:
    """Tell everybody which word was refused."""
    if state.tape is not None:
        read = spelling.letters(desk)
        first: i64 = spelling.packed(read, 0)
        state.write(events.WORD_REFUSED, desk.seat, first, spelling.packed(read, 10))


def refuse_word(state: Paperback, desk: Desk) -> None:
    """The word goes back to the hand: another try, or the turn is lost.

    In the simultaneous game the next try comes after all who have finished.
    """
    tell_refused(state, desk)
    spelling.take_back(state, desk)
    if state.ruleset.lost_turn:
        pass_turn(state)
    elif state.ruleset.variant == SIMULTANEOUS:
        desk.step = SPELLING
        state.order.append(desk.seat)
    else:
        ASK_WORD.put(state, desk.seat)


class Judge(RivalQuestion):
    """Whether a rival lets the word stand or challenges it."""

    key: ClassVar[str] = "judge"
    stage: ClassVar[str] = JUDGE_STAGE

    def answers(self, state: Paperback, item: i64) -> list[int]:
        return [verbs.YES, verbs.NO]

    def useful(self, state: Paperback, item: i64) -> list[int]:
        is_word: bool = spelling.is_accepted(state, state.desks[state.active])
        return [verbs.YES if is_word else verbs.NO]

    def default(self, state: Paperback, item: i64) -> int:
        return verbs.YES

    def facts(self, state: Paperback, item: i64) -> Facts:
        return {"word": prompts.spelled(state.desks[state.active])}

    def chosen(self, state: Paperback, item: i64, action: i64) -> None:
        if action == verbs.NO:
            state.votes |= BIT[seat_of(item)]


class CloseJudgement(LaterStep["Paperback"]):
    """The word list decides a challenge, or more than half of the others do."""

    def carried_out(self, state: Paperback, item: i64) -> None:
        state.close_window()
        desk = state.desks[state.active]
        against: i64 = votes_in(state.votes)
        rivals: i64 = state.seats - 1
        if state.tape is not None:
            for seat in range(state.seats):
                if state.votes & BIT[seat]:
                    state.write(events.CHALLENGED, seat)
        state.votes = 0
        stands: bool = True
        if against > 0:
            if state.ruleset.validity == CHALLENGE:
                stands = spelling.is_accepted(state, desk)
            else:
                stands = (rivals - against) * 2 > rivals
        if stands:
            accept_word(state)
        else:
            refuse_word(state, desk)


ASK_WORD: Final = SpellWord()
ASK_JUDGE: Final = Judge()
STEP_JUDGED: Final = CloseJudgement()
