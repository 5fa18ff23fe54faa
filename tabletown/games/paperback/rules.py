"""How Paperback is played, in the order it is played.

Spell a word from the hand (`word`), see whether it wins the Common card (`track`), resolve
what its cards do (`ability`, `abilities`), spend its value on new cards (`buying`, `market`),
discard everything, draw five (`deck`). Then it is the turn of the seat to the left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.agenda import pack
from tabletown.core.question import Step
from tabletown.core.state import DEALER
from tabletown.games.paperback import (
    deck,
    events,
    market,
    setup,
    simultaneous,
    talents,
    theme,
    track,
    word,
)
from tabletown.games.paperback.cards import (
    COMMON,
    DYSLEXIC,
    FAME_PILES,
    PILES,
    SPACE,
    STARTER,
    WILD,
    is_attack,
)
from tabletown.games.paperback.hand import NO_CAP, NO_CARD, bare_desk
from tabletown.games.paperback.options import LAST_COMMON, TOO_MANY_ROUNDS
from tabletown.games.paperback.ruleset import COOPERATIVE, SIMULTANEOUS, STANDARD
from tabletown.games.paperback.words import spelling
from tabletown.games.paperback.words.rack import BIT_AT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.paperback.state import Paperback


# Setup.


def lay_out(state: Paperback) -> None:
    """Put every card where it lies before the dealer begins."""
    ruleset = state.ruleset
    for seat in range(state.seats):
        desk = bare_desk(seat)
        desk.deck = [STARTER + letter for letter in range(ruleset.starter_letters)]
        desk.deck += [WILD] * ruleset.starter_wilds
        state.desks.append(desk)
    state.piles = [0] * PILES
    state.tops = [NO_CARD] * PILES
    state.lows = [NO_CARD] * PILES
    state.marks = [0] * PILES
    if ruleset.variant == SIMULTANEOUS:
        state.market = [NO_CARD] * ruleset.market
    for pile in range(PILES):
        place = 0
        for kind in ruleset.pack.cards[pile]:
            if is_in_game(state, kind):
                if ruleset.variant == SIMULTANEOUS:
                    state.stock = [*state.stock, kind]
                else:
                    state.piles[pile] += BIT_AT[place]
            place += 1
    state.stock.sort()
    state.commons = list(range(COMMON, SPACE))
    if ruleset.space:
        state.commons.append(SPACE)
    if ruleset.dyslexic:
        state.commons.append(DYSLEXIC)
    state.fame = ruleset.fame_piles[:]
    if ruleset.variant == COOPERATIVE:
        state.fame = [0] * FAME_PILES
        state.pyramid = [0] * sum(ruleset.rows)


def is_in_game(state: Paperback, kind: i64) -> bool:
    """Whether the Offer card *kind* takes part: attacks are a module, some need Offer piles."""
    if is_attack(kind) and not state.ruleset.attacks:
        return False
    return state.ruleset.variant != SIMULTANEOUS or not state.ruleset.pack.ability(kind).needs_piles


def begin(state: Paperback) -> None:
    """Let the dealer say who begins and deal the Offer, the track, the modules and the hands."""
    ruleset = state.ruleset
    items = [pack(setup.ASK_FIRST.number, DEALER)]
    if ruleset.variant == SIMULTANEOUS:
        for place in range(ruleset.market):
            items.append(pack(market.STEP_GAP.number, DEALER, place, 1))
    else:
        for pile in range(PILES):
            items.append(pack(market.ASK_TOP.number, DEALER, pile))
    items.append(pack(track.ASK_COMMON.number, DEALER))
    if ruleset.talents:
        for seat in range(state.seats):
            items.append(pack(talents.ASK_TALENT.number, seat))
    if ruleset.awards:
        items.append(pack(setup.ASK_AWARD.number, DEALER))
    if ruleset.themes:
        items.append(pack(theme.ASK_THEME.number, DEALER))
    if ruleset.variant != SIMULTANEOUS:
        for seat in range(state.seats):
            items.append(pack(deck.STEP_DRAW.number, seat, ruleset.hand))
    items.append(pack(STEP_BEGIN.number, DEALER))
    state.agenda.push_in_order(items)
    state.go_on()


class Begin(Step["Paperback"]):
    """All is dealt: the table's own words, if it may have some; then the game."""

    def carried_out(self, state: Paperback, item: i64) -> None:
        state.ask(STEP_PLAY, DEALER)
        if state.ruleset.table_words:
            setup.ASK_RULING.put(state, setup.HOST)


class Play(Step["Paperback"]):
    """The first turn, or the draft of the simultaneous game."""

    def carried_out(self, state: Paperback, item: i64) -> None:
        if state.ruleset.variant == SIMULTANEOUS:
            simultaneous.begin_draft(state)
        else:
            begin_turn(state, state.first)


# The turn.


def begin_turn(state: Paperback, seat: i64) -> None:
    """Step 0: own attacks end, the others' are felt; then Ghost Writer, then the word."""
    desk = state.desks[seat]
    state.active = seat
    state.turn += 1
    if state.tape is not None:
        state.write(events.STARTED, seat, state.turn)
    if len(desk.lasting) > 0:
        desk.discard.extend(desk.lasting)
        desk.lasting = []
    state.clear_turn()
    state.shared = state.common
    spelling.start_over(state, desk)
    feel_attacks(state)
    word.ASK_WORD.put(state, seat)
    if talents.may_swap(desk):
        talents.ASK_SWAP.put(state, seat)


def feel_attacks(state: Paperback) -> None:
    """What the others' attack cards on the table do to the active seat."""
    state.cap = NO_CAP
    state.barred = False
    state.tax = 0
    if not state.ruleset.attacks:
        return
    for desk in state.desks:
        if desk.seat != state.active:
            for kind in desk.lasting:
                state.ruleset.pack.ability(kind).strike(state, kind)


def proceed(state: Paperback) -> bool:
    """A turn, or a part of a round, is over: what comes next; false at the end of the game."""
    if state.ending:
        return False
    if state.ruleset.variant == SIMULTANEOUS:
        simultaneous.proceed(state)
    else:
        next_turn(state)
    return True


def next_turn(state: Paperback) -> None:
    """The last Common card ends the game after the turn; otherwise the seat to the left."""
    if state.is_last and state.ruleset.variant == STANDARD:
        state.end_game(LAST_COMMON)
    elif state.turn >= state.ruleset.rounds * state.seats:
        state.end_game(TOO_MANY_ROUNDS)
    else:
        begin_turn(state, (state.active + 1) % state.seats)


STEP_BEGIN: Final = Begin()
STEP_PLAY: Final = Play()
