"""Steps 6 and 7 of a turn: everything is discarded, and a new hand is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.agenda import about_of, pack, seat_of, x_of
from tabletown.core.events import EVERYBODY
from tabletown.core.position import BIT
from tabletown.core.question import Step
from tabletown.core.rng import Rng
from tabletown.games.paperback import events, market, verbs
from tabletown.games.paperback.cards import (
    ATTACK,
    DYSLEXIC,
    STARTER,
    WRITERS_BLOCK,
    is_attack,
    is_vowel,
)
from tabletown.games.paperback.hand import NO_CARD, OWN_DYSLEXIC, Desk
from tabletown.games.paperback.turn import DealerQuestion
from tabletown.games.paperback.words import laid_card, spelling

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.paperback.state import Paperback

ONE_CARD: Final = pack(0, 0, 1)
"""What an item of `DrawCard` is less when there is one card less to draw."""


# Discard.


def discard_all(state: Paperback, desk: Desk) -> None:
    """Attacks used stay, 2¢ vowels used are trashed, all else goes to the discard."""
    for laid in desk.word:
        kind: i64 = laid & laid_card.CARD_BITS
        if (laid & (laid_card.SHARED | laid_card.GONE)) != 0:
            continue
        if kind < ATTACK or kind >= STARTER:
            desk.discard.append(kind)
        elif is_attack(kind) and (laid & laid_card.AS_TYPO) == 0:
            desk.lasting = [*desk.lasting, kind]
            if state.tape is not None:
                state.write(events.ATTACKED, desk.seat, kind, state.face(kind))
        elif is_vowel(kind):
            state.throw_away(desk.seat, kind)
        else:
            desk.discard.append(kind)
    if desk.dyslexic == OWN_DYSLEXIC:
        desk.discard.append(DYSLEXIC)
    desk.dyslexic = 0
    desk.word = []
    spelling.start_over(state, desk)
    state.drop_hand(desk)
    market.reuse_vowels(state)


class CleanUp(Step["Paperback"]):
    """The active seat discards all it has and draws a hand."""

    def carried_out(self, state: Paperback, item: i64) -> None:
        clean_up(state)


def clean_up(state: Paperback) -> None:
    """Steps 6 and 7 of the active seat."""
    desk = state.desks[state.active]
    discard_all(state, desk)
    owe_cards(state, desk, hand_size(state, desk))


# Draw.


def hand_size(state: Paperback, desk: Desk) -> i64:
    """Five, and the bonus, less what the others' attacks take; never below the floor."""
    count: i64 = state.ruleset.hand + desk.bonus
    if state.ruleset.attacks:
        for other in state.desks:
            if other.seat != desk.seat:
                for kind in other.lasting:
                    count -= state.ruleset.pack.ability(kind).fewer_cards(state, kind)
        if count < state.ruleset.floor:
            count = state.ruleset.floor
    return count


def owe_cards(state: Paperback, desk: Desk, count: i64) -> None:
    """Have *desk* draw *count* cards once the dealer owes nothing; its bonus is spent."""
    desk.bonus = 0
    if state.is_owed():
        state.ask_next(pack(STEP_DRAW.number, desk.seat, count))
    else:
        draw_on(state, desk, count, 0)


def owe_hands(state: Paperback) -> None:
    """Have every seat draw a hand."""
    for desk in state.desks:
        owe_cards(state, desk, state.ruleset.hand + desk.bonus)


def draw_on(state: Paperback, desk: Desk, count: i64, is_extra: i64) -> None:
    """*desk* draws *count* cards while it has any; an empty deck is made anew from its discard.

    After a hand without a wild Writer's Block draws one more, for which *is_extra* is 1.
    """
    if count > 0:
        if len(desk.deck) == 0 and len(desk.discard) > 0:
            state.shuffle(desk)
        if len(desk.deck) > 0:
            state.ask(ASK_DRAW, desk.seat, count, is_extra)
            return
    if is_extra == 0 and desk.talent == WRITERS_BLOCK and not desk.has_wild():
        draw_on(state, desk, 1, 1)


class DrawCards(Step["Paperback"]):
    """The item's seat draws cards (*about*: how many; *x*: `draw_on`'s *is_extra*)."""

    def carried_out(self, state: Paperback, item: i64) -> None:
        draw_on(state, state.desks[seat_of(item)], about_of(item), x_of(item))


class DrawCard(DealerQuestion):
    """The next card a seat draws (*about* and *x* as in `DrawCards`)."""

    def answers(self, state: Paperback, item: i64) -> list[int]:
        found: list[int] = []
        last: i64 = NO_CARD
        for kind in state.desks[seat_of(item)].deck:
            if kind != last:
                found.append(verbs.DRAW + kind)
                last = kind
        return found

    def odds(self, state: Paperback, item: i64) -> list[int]:
        deck = state.desks[seat_of(item)].deck
        return [deck.count(answer - verbs.DRAW) for answer in self.answers(state, item)]

    def draw(self, state: Paperback, item: i64, rng: Rng) -> int:
        # Half of all answers are draws: here and in `chosen` an item is unpacked by hand.
        deck = state.desks[(item >> 8) & 0xF].deck
        return verbs.DRAW + deck[rng.below(len(deck))]

    def stream(self, state: Paperback, item: i64) -> int:
        """Every deck has a stream of its own."""
        return seat_of(item)

    def seen(self, state: Paperback, item: i64, action: i64) -> int:
        return EVERYBODY if state.ruleset.open_hands else BIT[seat_of(item)]

    def chosen(self, state: Paperback, item: i64, action: i64) -> None:
        desk = state.desks[(item >> 8) & 0xF]
        state.draw(desk, action - verbs.DRAW)
        count: i64 = (item >> 12) & 0xFFFF
        if count > 1 and len(desk.deck) > 0:
            agenda = state.agenda
            if agenda.top:
                agenda.push(item - ONE_CARD)
            else:
                agenda.top = item - ONE_CARD
        else:
            draw_on(state, desk, count - 1, x_of(item))


ASK_DRAW: Final = DrawCard()
STEP_DRAW: Final = DrawCards()
STEP_CLEAN_UP: Final = CleanUp()
