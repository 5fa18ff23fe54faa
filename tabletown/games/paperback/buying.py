"""Steps 4 and 5 of a turn: the word's cents are counted, then spent."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.core.agenda import pack
from tabletown.core.question import UNFORCED
from tabletown.core.state import DEALER
from tabletown.games.paperback import deck, events, market, pyramid, theme, verbs
from tabletown.games.paperback.cards import FAME, FAME_SLOT, MARKET, PYRAMID
from tabletown.games.paperback.options import TWO_PILES_EMPTY
from tabletown.games.paperback.ruleset import COOPERATIVE, SIMULTANEOUS, STANDARD
from tabletown.games.paperback.turn import BUY_STAGE, TurnQuestion
from tabletown.games.paperback.words import spelling, value

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.paperback.state import Paperback

SMALL_CHANGE: Final = 3
"""Fewer cents than this are worth nothing, random players think."""


def start_buying(state: Paperback) -> None:
    """Count the cents, then ask what they shall buy."""
    desk = state.desks[state.active]
    state.value = value.word_value(state, desk)
    state.cents = state.value
    desk.bonus += value.bonus_cards(state, desk)
    if state.tape is not None:
        state.write(events.VALUED, state.active, state.value)
    ASK_BUY.put(state, state.active)


def may_spend(state: Paperback) -> bool:
    """Whether a token may be turned into a cent."""
    if not (state.ruleset.hint_tokens or state.ruleset.hand_token):
        return False
    return state.desks[state.active].tokens > 0


class Buy(TurnQuestion):
    """What the cents left shall buy; nobody is asked who can do nothing but end."""

    key: ClassVar[str] = "buy"
    stage: ClassVar[str] = BUY_STAGE

    def __init__(self) -> None:
        super().__init__(UNFORCED)

    def answers(self, state: Paperback, item: i64) -> list[int]:
        found: list[int] = []
        # Nothing is sold for nothing after a pass.
        if not state.passed or state.cents > 0:
            found = market.affordable(state, verbs.BUY)
        if may_spend(state):
            found.append(verbs.SPEND)
        found.append(verbs.END)
        if theme.may_claim(state):
            found.append(verbs.CLAIM)
        return found

    def useful(self, state: Paperback, item: i64) -> list[int]:
        """Fame, else a card for more than half of the cents; the theme with a fitting word."""
        found: list[int] = []
        cents: i64 = state.cents
        slots: list[int] = []
        answers = state.legal(state.active)
        for answer in answers:
            if answer >= verbs.SPEND:
                break
            slots.append(answer - verbs.BUY)
        for slot in slots:
            if FAME_SLOT <= slot < MARKET or slot >= PYRAMID:
                found.append(verbs.BUY + slot)
        if len(found) == 0:
            for slot in slots:
                if market.price_at(state, slot) * 2 > cents:
                    found.append(verbs.BUY + slot)
        if may_spend(state):
            found.append(verbs.SPEND)
        if len(found) == 0 or cents < SMALL_CHANGE:
            found.append(verbs.END)
        if answers[-1] == verbs.CLAIM and spelling.fits_theme(state, state.desks[state.active]):
            found.append(verbs.CLAIM)
        return found

    def default(self, state: Paperback, item: i64) -> int:
        return verbs.END

    def why(self, state: Paperback, item: i64, action: i64) -> str:
        if not verbs.BUY <= action < verbs.SPEND:
            return "not-legal"
        return "nothing-for-sale" if market.kind_at(state, action - verbs.BUY) < 0 else "too-dear"

    def chosen(self, state: Paperback, item: i64, action: i64) -> None:
        if action == verbs.END:
            end_buying(state)
            return
        state.agenda.push(item)
        if action == verbs.SPEND:
            spend_token(state)
        elif action == verbs.CLAIM:
            theme.claim(state)
        else:
            buy(state, action - verbs.BUY)


def buy(state: Paperback, slot: i64) -> None:
    """Pay for the card at *slot*; it goes to the own discard."""
    price: i64 = market.price_at(state, slot)
    kind: i64 = market.take(state, slot, True)
    state.cents -= price
    state.desks[state.active].discard.append(kind)
    if state.tape is not None:
        state.write(events.BOUGHT, state.active, kind, state.face(kind), price)
    if kind >= FAME and slot >= FAME_SLOT:
        state.fame_bought = True
        pyramid.is_won(state)


def spend_token(state: Paperback) -> None:
    """Return one token for one more cent."""
    state.desks[state.active].tokens -= 1
    state.supply += 1
    state.cents += 1
    if state.tape is not None:
        state.write(events.TOKEN_SPENT, state.active)


def end_buying(state: Paperback) -> None:
    """Two empty Fame piles end the game at once; unspent cents are lost."""
    state.cents = 0
    if state.ruleset.variant == STANDARD:
        if market.empty_fame_piles(state) >= state.ruleset.fame_piles_empty:
            state.end_game(TWO_PILES_EMPTY)
            return
    close_turn(state)


def close_turn(state: Paperback) -> None:
    """What stands between buying and the next turn: the pyramid, discarding and drawing.

    In the simultaneous game all discard together, after the last seat has bought.
    """
    if state.ruleset.variant == COOPERATIVE and not state.fame_bought:
        state.ask_next(pack(deck.STEP_CLEAN_UP.number, DEALER))
        pyramid.ASK_TOKEN.put(state, state.active)
    elif state.ruleset.variant != SIMULTANEOUS:
        deck.clean_up(state)


ASK_BUY: Final = Buy()
