"""The duel: cards are shown, foxes steal, the fastest card wins the prize."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.core.agenda import about_of, pack, seat_of
from tabletown.core.events import EVERYBODY
from tabletown.core.question import UNFORCED, Chance, Question, Step
from tabletown.core.state import DEALER, seat_bits
from tabletown.games.quickdraw import events, verbs
from tabletown.games.quickdraw.deck import DICE_STREAM, CardFromDeck
from tabletown.games.quickdraw.verbs import FOX, NO_CARD, SPYGLASS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.quickdraw.state import Quickdraw

RICH: Final = 2
"""Somebody has enough points: a place in `state.ENDINGS`."""


def show(state: Quickdraw) -> None:
    """All cards are turned over together; every fox asks its owner, then the fastest wins."""
    items: list[int] = []
    for seat in range(state.seats):
        hand = state.hands[seat]
        if state.tape is not None:
            state.tape.write(events.SHOWN, EVERYBODY, seat, hand.sealed, hand.peeks)
        if hand.sealed == FOX:
            items.append(pack(ASK_STEAL.number, seat))
    items.append(pack(STEP_DUEL.number, DEALER))
    state.agenda.push_in_order(items)


class Steal(Question["Quickdraw"]):
    """Whom a fox robs; with two seats nobody is asked."""

    key: ClassVar[str] = "steal-from"

    def __init__(self) -> None:
        super().__init__(UNFORCED)

    def about(self, state: Quickdraw, item: i64) -> str:
        return "card:fox"

    def answers(self, state: Quickdraw, item: i64) -> list[int]:
        return [verbs.STEAL + rival for rival in range(state.seats) if rival != seat_of(item)]

    def chosen(self, state: Quickdraw, item: i64, action: i64) -> None:
        state.steal(seat_of(item), action - verbs.STEAL)


class Duel(Step["Quickdraw"]):
    """The fastest card wins; a die decides between equal ones."""

    def carried_out(self, state: Quickdraw, item: i64) -> None:
        best: i64 = -1
        tied: i64 = 0
        for seat in range(state.seats):
            speed: i64 = state.ruleset.speed[state.hands[seat].sealed]
            if speed > best:
                best = speed
                tied = 0
            if speed == best:
                tied |= 1 << seat
        fastest = seat_bits(tied)
        if len(fastest) == 1:
            turn_prize(state, fastest[0])
        else:
            state.ask(ASK_ROLL, DEALER, tied)


class Roll(Chance["Quickdraw"]):
    """The die that counts around the tied seats (*about*: their mask)."""

    key: ClassVar[str] = "roll"

    def answers(self, state: Quickdraw, item: i64) -> list[int]:
        return [verbs.ROLL + pip for pip in range(state.ruleset.die)]

    def stream(self, state: Quickdraw, item: i64) -> int:
        return DICE_STREAM

    def chosen(self, state: Quickdraw, item: i64, action: i64) -> None:
        fastest = seat_bits(about_of(item))
        pip: i64 = action - verbs.ROLL
        if state.tape is not None:
            state.tape.write(events.ROLLED, EVERYBODY, pip)
        turn_prize(state, fastest[pip % len(fastest)])


def turn_prize(state: Quickdraw, winner: i64) -> None:
    """Turn the prize over, drawn now if nobody has looked at it."""
    if state.prize == NO_CARD:
        state.ask(ASK_TURN, DEALER, winner)
    else:
        award(state, winner)


class TurnPrize(CardFromDeck):
    """Which card the prize is (*about*: who has won it)."""

    key: ClassVar[str] = "turn"

    def chosen(self, state: Quickdraw, item: i64, action: i64) -> None:
        state.prize = action - verbs.TURN
        state.deck.draw(state.prize)
        award(state, about_of(item))


def award(state: Quickdraw, winner: i64) -> None:
    """The winner scores the prize, and all cards of the round are laid off."""
    points: i64 = state.ruleset.worth[state.prize]
    state.hands[winner].points += points
    if state.tape is not None:
        state.tape.write(events.TURNED, EVERYBODY, state.prize)
        state.tape.write(events.WON, EVERYBODY, winner, points)
    for hand in state.hands:
        state.discard[hand.sealed] += 1
        state.discard[SPYGLASS] += hand.peeks
        hand.sealed = NO_CARD
        hand.peeks = 0
        hand.is_informed = False
    state.discard[state.prize] += 1
    state.prize = NO_CARD
    if state.hands[winner].points >= state.ruleset.rich:
        state.ending = RICH


ASK_STEAL: Final = Steal()
ASK_ROLL: Final = Roll()
ASK_TURN: Final = TurnPrize("turn")
STEP_DUEL: Final = Duel()
