"""How Fliptown is played, in the order it is played.

Setup; three rounds of five turns, poker, work and the Sheriff; the end. What is asked and what a
place gives is in the file named after it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.agenda import question_of
from tabletown.core.events import EVERYBODY
from tabletown.core.question import LaterStep, Question
from tabletown.core.state import DEALER
from tabletown.games.fliptown import cards, cowbots, events, pay
from tabletown.games.fliptown.belongings import BLACK, JACK, RED
from tabletown.games.fliptown.bounties import ASK_POST, score_bounties
from tabletown.games.fliptown.cards import ALL_CARDS, SUIT_OF, VALUE_OF
from tabletown.games.fliptown.characters import ASK_BECOME, ASK_REDRAW, MAYOR
from tabletown.games.fliptown.cowbots import ASK_CUT, ASK_SEND
from tabletown.games.fliptown.lineup import ASK_SUIT
from tabletown.games.fliptown.pay import ASK_HOLE
from tabletown.games.fliptown.sheet import BEFORE_CARDS
from tabletown.games.fliptown.stars import FROM_BANK
from tabletown.games.fliptown.town import ASK_BAIL
from tabletown.games.fliptown.verbs import BADLANDS, CARDS, LAST_VALUE, OUTLAW, TOWN

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.fliptown.sheet import Sheet
    from tabletown.games.fliptown.state import Fliptown

BLACK_SUITS: Final = (BADLANDS, TOWN)
"""Spades and clubs."""
PAYS_ON: Final[list[int]] = [BLACK if suit in BLACK_SUITS else RED for suit in SUIT_OF]
"""The investment that a card's colour pays on, if the whole line-up has it."""
FIRST_OUTLAW: Final = LAST_VALUE - OUTLAW.size() + 1
"""The jack's value."""
OUTLAW_OF: Final[list[int]] = [
    JACK << (value - FIRST_OUTLAW) if value >= FIRST_OUTLAW else 0 for value in VALUE_OF
]
"""The hunted outlaw that a card stands for; 0 for most."""


# Setup


def begin(state: Fliptown) -> None:
    """What the setup needs; then the first round."""
    state.show_sheets()
    for question in reversed(setup_questions(state)):
        state.ask(question, DEALER)
    state.go_on()


def setup_questions(state: Fliptown) -> list[Question[Fliptown]]:
    """Characters, cowbot, bounties, as far as they are in play."""
    found: list[Question[Fliptown]] = []
    if state.ruleset.has_characters:
        found.append(ASK_BECOME)
    if state.ruleset.is_random_cowbot:
        found.append(ASK_SEND)
    if state.ruleset.is_random_solo:
        found.append(ASK_CUT)
    if state.seats > 1:
        found.append(ASK_POST)
    return found


# Rounds


def proceed(state: Fliptown) -> bool:
    """What comes next where nothing is asked; false when the game is over."""
    if state.round == state.ruleset.rounds:
        return False
    if state.flipped == state.ruleset.lineup:
        consult_mayor(state)
    elif state.turn == 0:
        begin_round(state)
    elif state.turn < state.ruleset.turns:
        cards.flip(state)
    else:
        pay.begin_poker(state)
    return True


def begin_round(state: Fliptown) -> None:
    """Shuffle all that was not stolen; the Sheriff card lies face down, unseen."""
    state.pool = ALL_CARDS & ~state.stolen
    state.deck = CARDS - 1 - len(state.suspects)
    state.discard = 0
    state.sheriff = cards.UNSEEN
    state.known = 0
    state.reshuffled = 0
    state.setup = 0
    if state.tape is not None:
        state.tape.write(events.BEGUN, EVERYBODY, state.round + 1)
    if state.ruleset.is_holdem:
        state.ask(ASK_HOLE, DEALER)
    else:
        cards.flip(state)


# Turns


def consult_mayor(state: Fliptown) -> None:
    """Three cards lie there: before anybody chooses, the Mayor may object."""
    for sheet in state.sheets:
        if sheet.power > 0 and sheet.character == MAYOR:
            state.ask(STEP_BEGIN_TURN, DEALER)
            sheet.ask(ASK_REDRAW)
            state.show_sheets()
            return
    begin_turn(state)


class BeginTurn(LaterStep["Fliptown"]):
    """The Mayor has let the line-up be."""

    def carried_out(self, state: Fliptown, item: i64) -> None:
        begin_turn(state)


def begin_turn(state: Fliptown) -> None:
    """Everybody starts on the same three cards; rivals see the sheets as they stand now."""
    state.open_window(STEP_END_TURN)
    for sheet in state.sheets:
        sheet.step = BEFORE_CARDS
        sheet.free = 0
        sheet.gained = 0
        sheet.ask(ASK_SUIT)
        if sheet.items >= RED:
            pay_investments(state, sheet)
    state.show_sheets()


def pay_investments(state: Fliptown, sheet: Sheet) -> None:
    """What investments of earlier turns bring, from the cards as they were flipped."""
    items: i64 = sheet.items
    first: i64 = state.first
    second: i64 = state.second
    third: i64 = state.third
    if items & PAYS_ON[first] & PAYS_ON[second] & PAYS_ON[third]:
        state.gain_stars(sheet, state.ruleset.bank.payout[state.round], FROM_BANK)
    if items >= JACK:
        if items & OUTLAW_OF[first]:
            sheet.left += 1
        if items & OUTLAW_OF[second]:
            sheet.left += 1
        if items & OUTLAW_OF[third]:
            sheet.left += 1
        if sheet.left > 0:
            sheet.ask(ASK_BAIL)


class EndTurn(LaterStep["Fliptown"]):
    """Serve those who wait for a card. Then bounties are scored, and the cowbot may steal."""

    def carried_out(self, state: Fliptown, item: i64) -> None:
        waiting: i64 = cards.all_waiting(state)
        if waiting:
            state.agenda.push(item)
            cards.serve(state, waiting)
            return
        state.known &= ~cards.EARLY
        if state.seats > 1:
            show_totals(state)
            score_bounties(state)
        state.is_private = False
        if not (state.has_cowbot() and cowbots.steal(state)):
            state.end_lineup()
            proceed(state)


def deal_early(state: Fliptown) -> None:
    """In a turn, serve those who wait, although somebody can go on.

    Only a look at the Sheriff is dealt early: a robbery's card lies open, and with it nobody can
    take back what came before.
    """
    waiting: i64 = cards.all_waiting(state)
    if waiting and question_of(state.agenda.top) == STEP_END_TURN.number:
        state.known |= cards.EARLY
        cards.serve(state, waiting)
        state.go_on()


def show_totals(state: Fliptown) -> None:
    """Tell everybody what the sheets come to after the turn."""
    if state.tape is not None:
        for sheet in state.sheets:
            state.tape.write(
                events.SHEET_SHOWN,
                EVERYBODY,
                sheet.seat,
                sheet.stars,
                sheet.cash,
                sheet.gold,
                sheet.wanted,
            )


STEP_BEGIN_TURN: Final = BeginTurn()
STEP_END_TURN: Final = EndTurn()
