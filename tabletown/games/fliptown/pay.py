"""Pay, after the fifth turn: hands are compared and paid, then pans and hammers work.

In Hold'em every seat has two cards more, dealt as the round begins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.core.agenda import about_of, seat_of
from tabletown.core.events import EVERYBODY
from tabletown.core.question import LaterStep, Step
from tabletown.core.state import DEALER
from tabletown.games.fliptown import cards, events, sheriff, verbs
from tabletown.games.fliptown.bounties import score_bounties
from tabletown.games.fliptown.cards import CardFromDeck
from tabletown.games.fliptown.characters import CHEAT
from tabletown.games.fliptown.marks import BIT, all_bits
from tabletown.games.fliptown.poker import (
    SIZE,
    best_category,
    packed,
    packed_category,
    strength,
    unpack,
)
from tabletown.games.fliptown.sheet import SheetQuestion
from tabletown.games.fliptown.stars import FROM_POKER
from tabletown.games.fliptown.verbs import CARDS, POKER_SLOT, listed

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.fliptown.sheet import Sheet
    from tabletown.games.fliptown.state import Fliptown

HOLE_CARDS: Final = POKER_SLOT.size() - SIZE
"""Hold'em cards of a seat."""
FACES: Final[list[int]] = [verbs.FACE + card for card in range(CARDS)]


class HoleCard(CardFromDeck):
    """Hold'em: the next of two cards for every seat, open if it plays alone."""

    def seen(self, state: Fliptown, item: i64, action: i64) -> int:
        return EVERYBODY if state.seats == 1 else BIT[self.seat(state)]

    def seat(self, state: Fliptown) -> i64:
        """Whose card comes next."""
        return state.setup // HOLE_CARDS

    def chosen(self, state: Fliptown, item: i64, action: i64) -> None:
        card: i64 = action - verbs.DEAL
        sheet = state.sheets[self.seat(state)]
        if state.tape is not None:
            eyes: i64 = self.seen(state, item, action)
            state.tape.write(events.DEALT, eyes, sheet.seat, card)
        state.take(card)
        sheet.hole = (sheet.hole << 6) | (card + 1)
        state.setup += 1
        if state.setup < HOLE_CARDS * state.seats:
            state.ask(ASK_HOLE, DEALER)
        else:
            cards.flip(state)


def begin_poker(state: Fliptown) -> None:
    """Phase 4 begins; the Cheat may pass one card off as another."""
    state.open_window(STEP_PAY_HANDS)
    for sheet in state.sheets:
        if sheet.character == CHEAT and sheet.power > 0:
            sheet.ask(ASK_CHEAT)
    state.show_sheets()


class Palm(SheetQuestion):
    """Which poker card the Cheat passes off as another."""

    key: ClassVar[str] = "cheat"

    def answers(self, state: Fliptown, item: i64) -> list[int]:
        has_hole: bool = state.sheets[seat_of(item)].hole != 0
        return listed(verbs.PALM, all_bits(POKER_SLOT.size() if has_hole else SIZE), 1)

    def chosen(self, state: Fliptown, item: i64, action: i64) -> None:
        sheet = state.sheets[seat_of(item)]
        if action != verbs.DECLINE:
            sheet.ask_about(ASK_FACE, action - verbs.PALM)


class Face(SheetQuestion):
    """As which card it counts from now on (*about*: its place in the hand)."""

    key: ClassVar[str] = "face"

    def answers(self, state: Fliptown, item: i64) -> list[int]:
        return FACES

    def chosen(self, state: Fliptown, item: i64, action: i64) -> None:
        sheet = state.sheets[seat_of(item)]
        fake(state, sheet, about_of(item), action - verbs.FACE)


def fake(state: Fliptown, sheet: Sheet, place: i64, face: i64) -> None:
    """One poker card counts as *face* from now on. Rulings FT-R54, FT-R55.

    A Hold'em card goes to the discard pile at once; the sheet's `soft` says which one did.
    """
    state.use_ability(sheet)
    column = unpack(state.column(sheet))
    held = unpack(sheet.hole)
    old: i64 = column[place] if place < SIZE else held[place - SIZE]
    if place < SIZE:
        column[place] = face
        state.set_column(sheet, packed(column))
    else:
        held[place - SIZE] = face
        sheet.hole = packed(held)
        state.discard |= BIT[old]
        sheet.soft = place + 1
    if state.tape is not None:
        state.note(events.CHEATED, sheet, old, face)


def real_hole_cards(sheet: Sheet) -> list[int]:
    """The Hold'em cards that lie there as they are, none of them faked."""
    held = unpack(sheet.hole)
    return [held[place] for place in range(len(held)) if sheet.soft != SIZE + place + 1]


def hand_of(state: Fliptown, sheet: Sheet) -> i64:
    """What the best five cards of the round are."""
    if sheet.hole == 0:
        return packed_category(state.column(sheet))
    return best_category(unpack(state.column(sheet)) + unpack(sheet.hole))


class PayHands(LaterStep["Fliptown"]):
    """Phase 4: hands are paid, then bounties are looked at."""

    def carried_out(self, state: Fliptown, item: i64) -> None:
        state.is_private = False
        ruleset = state.ruleset
        for sheet in state.sheets:
            hand: i64 = hand_of(state, sheet)
            sheet.hands |= hand << (4 * state.round)
            if state.tape is not None:
                state.tape.write(events.HAND_SHOWN, EVERYBODY, sheet.seat, hand)
            if hand and not ruleset.is_competitive:
                state.gain_cash(sheet, ruleset.hand_cash[hand])
                state.gain_stars(sheet, ruleset.hand_stars[hand], FROM_POKER)
        if ruleset.is_competitive:
            pay_best_hand(state)
        for sheet in state.sheets:
            for card in real_hole_cards(sheet):
                state.discard |= BIT[card]
            sheet.hole = 0
        score_bounties(state)
        state.ask(STEP_WORK, DEALER)


def pay_best_hand(state: Fliptown) -> None:
    """Only the best hand is paid; equal ones share, rounded down. Rulings FT-R60, FT-R72."""
    ruleset = state.ruleset
    strengths: list[int] = []
    for sheet in state.sheets:
        held = unpack(state.column(sheet)) + unpack(sheet.hole)
        strengths.append(strength(held, ruleset.is_standard_poker))
    best = max(strengths)
    share = strengths.count(best)
    for seat in range(len(strengths)):
        if strengths[seat] == best:
            sheet = state.sheets[seat]
            hand: i64 = (sheet.hands >> (4 * state.round)) & 15
            if hand:
                state.gain_cash(sheet, ruleset.hand_cash[hand] // share)
                state.gain_stars(sheet, ruleset.hand_stars[hand] // share, FROM_POKER)


class Work(Step["Fliptown"]):
    """Phase 5: every pan brings gold and every hammer cash, in each round."""

    def carried_out(self, state: Fliptown, item: i64) -> None:
        for sheet in state.sheets:
            if sheet.pans:
                state.gain_gold(sheet, sheet.pans * state.ruleset.work_gold)
            if sheet.hammers:
                state.gain_cash(sheet, sheet.hammers * state.ruleset.work_cash)
        sheriff.begin_before(state)


ASK_HOLE: Final = HoleCard("deal")
ASK_CHEAT: Final = Palm()
ASK_FACE: Final = Face()
STEP_PAY_HANDS: Final = PayHands()
STEP_WORK: Final = Work()
