"""How Quickdraw is played, in the order it is played.

Everybody holds five cards. Four times a prize lies face down; all seal one card at once,
and may first spend a spyglass to look at the prize alone. The fastest card wins the prize,
a die settles ties, and a fox, slow as it is, steals. One card leaves the game unseen before
each prize. Most points after the last prize win, or whoever is rich enough at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.core.agenda import about_of, pack, question_of
from tabletown.core.events import EVERYBODY
from tabletown.core.position import BIT
from tabletown.core.state import DEALER
from tabletown.games.quickdraw import duel, events, verbs
from tabletown.games.quickdraw.deck import CardFromDeck
from tabletown.games.quickdraw.sealing import ASK_LOOK, ASK_SEAL
from tabletown.games.quickdraw.verbs import NO_CARD

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.quickdraw.state import Quickdraw

LAST_ROUND: Final = 1
"""All rounds have been played: a place in `state.ENDINGS`."""


def begin(state: Quickdraw) -> None:
    """Deal the hands around the table, then bury the first card."""
    items = [
        pack(ASK_DEAL.number, DEALER, seat)
        for _ in range(state.ruleset.hand)
        for seat in range(state.seats)
    ]
    state.agenda.push_in_order([*items, pack(ASK_BURY.number, DEALER)])
    state.go_on()


class Deal(CardFromDeck):
    """The next card for a hand (*about*: whose)."""

    key: ClassVar[str] = "deal"

    def seen(self, state: Quickdraw, item: i64, action: i64) -> int:
        return BIT[about_of(item)]

    def chosen(self, state: Quickdraw, item: i64, action: i64) -> None:
        seat: i64 = about_of(item)
        kind: i64 = action - verbs.DEAL
        state.deck.draw(kind)
        state.hands[seat].cards[kind] += 1
        if state.tape is not None:
            state.tape.write(events.DEALT, BIT[seat], seat, kind)


class Bury(CardFromDeck):
    """Which card leaves the game unseen as a round begins."""

    key: ClassVar[str] = "bury"

    def seen(self, state: Quickdraw, item: i64, action: i64) -> int:
        return 0

    def chosen(self, state: Quickdraw, item: i64, action: i64) -> None:
        kind: i64 = action - verbs.BURY
        state.deck.draw(kind)
        state.buried[kind] += 1
        state.round += 1
        if state.tape is not None:
            state.tape.write(events.BURIED, 0, kind)
            state.tape.write(events.BEGUN, EVERYBODY, state.round)
        begin_sealing(state)


def begin_sealing(state: Quickdraw) -> None:
    """Ask every seat that has not sealed a card for one, all at the same time."""
    for seat in range(state.seats):
        state.own[seat].fill([])
        if state.hands[seat].sealed == NO_CARD:
            state.ask_own(ASK_SEAL, seat)


def resume(state: Quickdraw) -> None:
    """Go on from a position that was set up by hand: cards are sealed, or something is asked."""
    if not state.agenda.top or question_of(state.agenda.top) == ASK_LOOK.number:
        begin_sealing(state)
    state.go_on()


def proceed(state: Quickdraw) -> bool:
    """All have sealed: the duel. The duel is over: the next round, or the end."""
    if state.hands[0].sealed != NO_CARD:
        duel.show(state)
        return True
    if not state.ending and state.round == state.ruleset.rounds:
        state.ending = LAST_ROUND
    if state.ending:
        return False
    state.ask(ASK_BURY, DEALER)
    return True


ASK_DEAL: Final = Deal("deal")
ASK_BURY: Final = Bury("bury")
