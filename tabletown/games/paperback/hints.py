"""A hand is shown, and the others look for a word in it; whoever's word is used takes a token."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.core.agenda import seat_of
from tabletown.core.question import LaterStep, Step
from tabletown.core.state import DEALER
from tabletown.games.paperback import events, order, verbs
from tabletown.games.paperback.hand import Desk, bare_desk
from tabletown.games.paperback.laying import LayCards
from tabletown.games.paperback.turn import HINT_STAGE, WORD_STAGE
from tabletown.games.paperback.words import reach, spelling

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.paperback.state import Paperback


def may_show(state: Paperback) -> bool:
    """Whether the active seat may ask the others for a word."""
    return state.ruleset.hint_tokens and not state.hinted and state.supply > 0


def show_hand(state: Paperback) -> None:
    """The active seat shows its hand; the others look for a word in it, then it goes on."""
    desk = state.desks[state.active]
    state.hinted = True
    desk.sure = desk.hand[:]
    state.pads = []
    for _ in range(state.seats):
        pad = bare_desk(desk.seat)
        pad.hand = desk.hand[:]
        pad.talent = desk.talent
        spelling.start_over(state, pad)
        state.pads.append(pad)
    state.ask(STEP_HINTED, DEALER)
    state.stage = HINT_STAGE
    state.open_window()
    for seat in range(state.seats):
        if seat != state.active:
            state.ask_own(ASK_HINT, seat)
    if state.tape is not None:
        state.write(events.HAND_SHOWN, state.active)


class Propose(LayCards):
    """Which word a rival sees in the shown hand; the cards are laid on a pad of its own."""

    key: ClassVar[str] = "hint"
    stage: ClassVar[str] = HINT_STAGE

    def desk(self, state: Paperback, item: i64) -> Desk:
        return state.pads[seat_of(item)]

    def about(self, state: Paperback, item: i64) -> str:
        return f"seat:s{state.active}"

    def answers(self, state: Paperback, item: i64) -> list[int]:
        """Lay the shown cards on a pad, propose, or have no idea."""
        found = spelling.possible(state, self.desk(state, item))
        if len(found) > 0 and found[-1] == verbs.FINISH:
            found[-1] = verbs.PROPOSE
        found.append(verbs.NO_IDEA)
        return found

    def useful(self, state: Paperback, item: i64) -> list[int]:
        """A proposal as far as the cards allow one."""
        pad = self.desk(state, item)
        found = reach.useful(state, pad)
        if len(found) == 0:
            found.append(verbs.NO_IDEA if len(pad.word) == 0 else verbs.BACK)
        elif found[-1] == verbs.FINISH:
            found[-1] = verbs.PROPOSE
        return found

    def default(self, state: Paperback, item: i64) -> int:
        return verbs.NO_IDEA

    def chosen(self, state: Paperback, item: i64, action: i64) -> None:
        if action <= verbs.BACK:
            spelling.lay(state, self.desk(state, item), action)
            state.own[seat_of(item)].push(item)
        elif action == verbs.NO_IDEA:
            spelling.take_back(state, self.desk(state, item))


class CloseHints(LaterStep["Paperback"]):
    """All have proposed or have no idea: the dealer says who was first."""

    def carried_out(self, state: Paperback, item: i64) -> None:
        state.close_window()
        state.ask(STEP_SHOW_HINTS, DEALER)
        order.owe_order(state)


class ShowHints(Step["Paperback"]):
    """The proposals lie open, earliest first; the active seat goes on with its word."""

    def carried_out(self, state: Paperback, item: i64) -> None:
        state.stage = WORD_STAGE
        if state.tape is not None:
            for seat in state.order:
                read = spelling.letters(state.pads[seat])
                first: i64 = spelling.packed(read, 0)
                state.write(events.PROPOSED, seat, first, spelling.packed(read, 10))


def lay_hint(state: Paperback, author: i64) -> None:
    """Lay the cards as *author* proposed."""
    desk = state.desks[state.active]
    pad = state.pads[author]
    desk.hand = pad.hand[:]
    desk.word = pad.word[:]
    desk.dyslexic = pad.dyslexic
    spelling.respell(state, desk)


def reward_author(state: Paperback, desk: Desk) -> None:
    """Whoever proposed the word first takes a token (ruling PB-R32)."""
    read = spelling.letters(desk)
    for seat in state.order:
        if spelling.letters(state.pads[seat]) == read:
            if state.supply > 0:
                state.take_tokens(state.desks[seat], 1)
                if state.tape is not None:
                    state.write(events.ACCEPTED, state.active, seat)
                    state.write(events.TOKEN_TAKEN, seat)
            break
    state.put_pads_away()


ASK_HINT: Final = Propose()
STEP_HINTED: Final = CloseHints()
STEP_SHOW_HINTS: Final = ShowHints()
