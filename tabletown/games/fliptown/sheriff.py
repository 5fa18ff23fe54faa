"""The Sheriff: abilities before him, bribes, his card turned over, and arrests."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.core.agenda import seat_of
from tabletown.core.events import EVERYBODY
from tabletown.core.question import LaterStep
from tabletown.core.state import DEALER
from tabletown.core.view import Facts
from tabletown.games.fliptown import cards, events, verbs
from tabletown.games.fliptown.bounties import score_bounties
from tabletown.games.fliptown.cards import UNSEEN, VALUE_OF, CardForSeat, CardFromDeck, Waiting
from tabletown.games.fliptown.characters import ASK_BEFORE, MARSHAL
from tabletown.games.fliptown.marks import BIT
from tabletown.games.fliptown.sheet import SheetQuestion
from tabletown.games.fliptown.verbs import PENALTY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.fliptown.sheet import Sheet
    from tabletown.games.fliptown.state import Fliptown

BRIBE_OR_NOT: Final[list[int]] = [verbs.DECLINE, verbs.BRIBE]
SWEAR_OR_NOT: Final[list[int]] = [verbs.DECLINE, verbs.DEPUTIZE]
PAY_CASH: Final[int] = verbs.PAY + PENALTY.numbers["cash"]
PAY_STARS: Final[int] = verbs.PAY + PENALTY.numbers["stars"]
CASH_OR_STARS: Final[list[int]] = [PAY_CASH, PAY_STARS]


def begin_before(state: Fliptown) -> None:
    """After the work, before the bribes: Preacher, Ranch Hand and Baroness."""
    state.open_window(STEP_BRIBES)
    for sheet in state.sheets:
        if sheet.power > 0 and state.ruleset.cast[sheet.character].can_help_before(state, sheet):
            sheet.ask(ASK_BEFORE)
    state.show_sheets()


class BeginBribes(LaterStep["Fliptown"]):
    """The window for bounties closes; then whoever needs to and can may bribe. FT-R73."""

    def carried_out(self, state: Fliptown, item: i64) -> None:
        state.is_private = False
        score_bounties(state)
        state.open_window(STEP_TURN_OVER)
        for sheet in state.sheets:
            if sheet.wanted > 1 and sheet.gold >= sheet.wanted:
                sheet.ask(ASK_BRIBE)
        state.show_sheets()


class Bribe(SheetQuestion):
    """Whether to bribe the Sheriff, a nugget for every Wanted."""

    key: ClassVar[str] = "bribe"

    def answers(self, state: Fliptown, item: i64) -> list[int]:
        return BRIBE_OR_NOT

    def chosen(self, state: Fliptown, item: i64, action: i64) -> None:
        sheet = state.sheets[seat_of(item)]
        if action == verbs.BRIBE:
            state.pay_gold(sheet, sheet.wanted)
            sheet.bribed = 1

    def facts(self, state: Fliptown, item: i64) -> Facts:
        return {"wanted": state.sheets[seat_of(item)].wanted}

    def option_facts(self, state: Fliptown, item: i64, action: i64) -> Facts:
        if action == verbs.BRIBE:
            return {"cost": state.sheets[seat_of(item)].wanted}
        return {}


class TurnOver(LaterStep["Fliptown"]):
    """Reveal the Sheriff card, drawn now if nobody has looked at it."""

    def carried_out(self, state: Fliptown, item: i64) -> None:
        state.is_private = False
        state.show_sheets()
        if state.sheriff == UNSEEN:
            state.ask(ASK_REVEAL, DEALER)
        else:
            arrest_all(state)


class RevealCard(CardFromDeck):
    """Which card the Sheriff is, if nobody has looked at it."""

    def chosen(self, state: Fliptown, item: i64, action: i64) -> None:
        state.sheriff = action - verbs.REVEAL
        state.pool &= ~BIT[state.sheriff]
        if state.suspects:
            state.clear_suspect(state.sheriff)
        arrest_all(state)


def arrest_all(state: Fliptown) -> None:
    """The Sheriff's card is shown: whoever is wanted for more than it says is in for it."""
    card: i64 = state.sheriff
    state.known = EVERYBODY
    if state.tape is not None:
        state.tape.write(events.SHERIFF, EVERYBODY, card)
        for sheet in state.sheets:
            if sheet.bribed:
                state.tape.write(events.BRIBED, EVERYBODY, sheet.seat, sheet.wanted)
    for sheet in state.sheets:
        if sheet.bribed or VALUE_OF[card] >= sheet.wanted:
            continue
        # From 14 Wanted on no card helps, so the Marshal is not asked. Ruling FT-R53.
        can_swear: bool = sheet.character == MARSHAL and sheet.power > 0
        if can_swear and sheet.wanted < state.ruleset.always_arrested:
            sheet.ask(ASK_MARSHAL)
        else:
            arrest(state, sheet)
    # From here on everybody chooses at once, unseen by the others.
    state.open_window(STEP_END_ROUND)
    state.show_sheets()


class Deputize(SheetQuestion):
    """Whether the Marshal draws a card of his own in place of the Sheriff's."""

    key: ClassVar[str] = "marshal"

    def answers(self, state: Fliptown, item: i64) -> list[int]:
        return SWEAR_OR_NOT

    def chosen(self, state: Fliptown, item: i64, action: i64) -> None:
        sheet = state.sheets[seat_of(item)]
        if action == verbs.DECLINE:
            arrest(state, sheet)
        else:
            state.use_ability(sheet)
            sheet.ask(WAIT_SWEAR)


class AwaitSwear(Waiting):
    """The Marshal waits for a card."""

    key: ClassVar[str] = "swear"

    def ask_dealer(self, state: Fliptown, seat: i64) -> None:
        state.ask(ASK_SWEAR, DEALER, seat)

    def go_on_without(self, state: Fliptown, sheet: Sheet, item: i64) -> None:
        """No card anywhere: the Sheriff's counts. Ruling FT-R1."""
        arrest(state, sheet)


class SwearCard(CardForSeat):
    """The Marshal's own card."""

    def dealt(self, state: Fliptown, sheet: Sheet, pause: i64, card: i64) -> None:
        state.take(card)
        state.discard |= BIT[card]
        sheet.lot = card + 1
        if state.tape is not None:
            state.tape.write(events.SWORN, EVERYBODY, sheet.seat, card)
        if VALUE_OF[card] < sheet.wanted:
            arrest(state, sheet)


def arrest(state: Fliptown, sheet: Sheet) -> None:
    """Cash in full or stars; beyond the limit, or without the cash, it is stars."""
    sheet.arrests += 1
    if state.tape is not None:
        state.tape.write(events.ARRESTED, state.eyes(sheet), sheet.seat)
    has_cash: bool = sheet.cash >= state.ruleset.arrest_cash[state.round]
    if has_cash and sheet.wanted < state.ruleset.always_arrested:
        sheet.ask(ASK_PENALTY)
    else:
        state.lose_stars(sheet, state.ruleset.arrest_stars[state.round])


class Penalty(SheetQuestion):
    """How to pay for an arrest; Wanted stays as it is. Ruling FT-R41."""

    key: ClassVar[str] = "penalty"

    def answers(self, state: Fliptown, item: i64) -> list[int]:
        return CASH_OR_STARS

    def chosen(self, state: Fliptown, item: i64, action: i64) -> None:
        sheet = state.sheets[seat_of(item)]
        if action == PAY_CASH:
            state.pay_cash(sheet, state.ruleset.arrest_cash[state.round])
        else:
            state.lose_stars(sheet, state.ruleset.arrest_stars[state.round])

    def facts(self, state: Fliptown, item: i64) -> Facts:
        ruleset = state.ruleset
        return {
            "cash": ruleset.arrest_cash[state.round],
            "stars": ruleset.arrest_stars[state.round],
        }

    def option_facts(self, state: Fliptown, item: i64, action: i64) -> Facts:
        ruleset = state.ruleset
        prices = ruleset.arrest_cash if action == PAY_CASH else ruleset.arrest_stars
        return {"cost": prices[state.round]}


class EndRound(LaterStep["Fliptown"]):
    """Serve those who wait for a card; then the round is over."""

    def carried_out(self, state: Fliptown, item: i64) -> None:
        waiting: i64 = cards.all_waiting(state)
        if waiting:
            state.agenda.push(item)
            cards.serve(state, waiting)
            return
        state.is_private = False
        for sheet in state.sheets:
            sheet.bribed = 0
            sheet.lot = 0
        state.show_sheets()
        state.round += 1
        if state.round < state.ruleset.rounds:
            state.turn = 0
        else:
            state.flipped = 0


ASK_BRIBE: Final = Bribe()
ASK_REVEAL: Final = RevealCard("reveal")
ASK_MARSHAL: Final = Deputize()
WAIT_SWEAR: Final = AwaitSwear()
ASK_SWEAR: Final = SwearCard("swear")
ASK_PENALTY: Final = Penalty()
STEP_BRIBES: Final = BeginBribes()
STEP_TURN_OVER: Final = TurnOver()
STEP_END_ROUND: Final = EndRound()
