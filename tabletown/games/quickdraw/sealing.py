"""All seal a card at once; a spyglass shows its owner the prize first."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.core.agenda import about_of, seat_of
from tabletown.core.position import BIT
from tabletown.core.question import Question
from tabletown.core.state import DEALER
from tabletown.games.quickdraw import verbs
from tabletown.games.quickdraw.deck import CardFromDeck
from tabletown.games.quickdraw.verbs import KINDS, NO_CARD, SPYGLASS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.quickdraw.state import Quickdraw


class SealCard(Question["Quickdraw"]):
    """Which card to lay face down. Whoever has cards to spare may first look at the prize."""

    key: ClassVar[str] = "seal-card"

    def about(self, state: Quickdraw, item: i64) -> str:
        return "zone:prize"

    def answers(self, state: Quickdraw, item: i64) -> list[int]:
        hand = state.hands[seat_of(item)]
        found = [verbs.PLAY + kind for kind in range(KINDS) if hand.cards[kind] > 0]
        rounds_left: i64 = state.ruleset.rounds - state.round
        if hand.cards[SPYGLASS] > 0 and not hand.is_informed and hand.size() > rounds_left + 1:
            found.append(verbs.PEEK)
        return found

    def seen(self, state: Quickdraw, item: i64, action: i64) -> int:
        return BIT[seat_of(item)]

    def chosen(self, state: Quickdraw, item: i64, action: i64) -> None:
        seat: i64 = seat_of(item)
        if action != verbs.PEEK:
            state.seal(seat, action - verbs.PLAY)
            return
        state.spend_spyglass(seat)
        state.ask_own(ASK_SEAL, seat)
        if state.prize == NO_CARD:
            state.ask(ASK_LOOK, DEALER, seat)
        else:
            state.show_prize(seat)


class Look(CardFromDeck):
    """Which card the prize is, when a seat is the first to look (*about*: that seat)."""

    key: ClassVar[str] = "look"

    def seen(self, state: Quickdraw, item: i64, action: i64) -> int:
        return BIT[about_of(item)]

    def chosen(self, state: Quickdraw, item: i64, action: i64) -> None:
        state.prize = action - verbs.TURN
        state.deck.draw(state.prize)
        state.show_prize(about_of(item))


ASK_SEAL: Final = SealCard()
ASK_LOOK: Final = Look("turn")
