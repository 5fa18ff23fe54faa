"""Quickdraw's table: hands, sealed cards, the prize, and what waits for an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.agenda import Agenda
from tabletown.core.deck import Deck, load_deck
from tabletown.core.state import State
from tabletown.games.quickdraw.data import Numbers, numbers
from tabletown.games.quickdraw.verbs import FOX, KIND_COUNT, NO_CARD

if TYPE_CHECKING:
    from mypy_extensions import i64

EDITIONS: Final = ["base", "rich"]
HIDDEN_PRIZE: Final = NO_CARD
"""The prize lies face down and has no identity yet."""

__all__ = ["EDITIONS", "FOX", "HIDDEN_PRIZE", "Hand", "Table"]


class Hand:
    """What one seat holds and has done this round."""

    def __init__(
        self, cards: list[int], sealed: int, peeks: int, points: int, is_informed: bool
    ) -> None:
        self.cards: list[int] = cards
        """How many of each kind it holds."""
        self.sealed: i64 = sealed
        """The card laid face down this round, or NO_CARD."""
        self.peeks: i64 = peeks
        """Spyglasses spent this round; shown with the sealed card."""
        self.points: i64 = points
        self.is_informed: bool = is_informed
        """Whether it has looked at this round's prize."""

    def clone(self) -> Hand:
        """A copy that shares nothing that can change."""
        return Hand(self.cards[:], self.sealed, self.peeks, self.points, self.is_informed)

    def size(self) -> i64:
        """How many cards it holds, the sealed one not counted."""
        held: i64 = 0
        for count in self.cards:
            held += count
        return held

    def opening_size(self) -> i64:
        """How many cards it held when the round began: what rivals know of it."""
        size: i64 = self.size() + self.peeks
        if self.sealed != NO_CARD:
            size += 1
        return size


class Table(State):
    """A Quickdraw table without its rules; `rules.Quickdraw` adds them."""

    def __init__(
        self,
        seats: int,
        edition: int,
        switches: list[int],
        hands: list[Hand],
        deck: Deck,
        buried: list[int],
        discard: list[int],
        prize: int,
        round_number: int,
        agenda: Agenda,
        ending: int,
    ) -> None:
        super().__init__()
        self.seats: i64 = seats
        self.edition: i64 = edition
        self.switches: list[int] = switches
        """The options as numbers; the rules read none of them but the edition."""
        self.numbers: Numbers = numbers(EDITIONS[edition])
        self.hands: list[Hand] = hands
        self.deck: Deck = deck
        self.buried: list[int] = buried
        """Cards that left the game unseen, by kind; nobody may look."""
        self.discard: list[int] = discard
        """How many of each kind lie face up."""
        self.prize: i64 = prize
        """The prize's kind once somebody has seen it, else HIDDEN_PRIZE."""
        self.round: i64 = round_number
        """Rounds begun; 0 while dealing."""
        self.agenda: Agenda = agenda
        self.ending: i64 = ending
        """0 while the game goes on; then 1 + index into ENDINGS."""

    def dump(self) -> list[int]:
        """The whole position as small ints."""
        ints = [self.seats, *self.switches, self.prize, self.round, self.ending]
        ints += self.buried + self.discard
        for hand in self.hands:
            ints += hand.cards
            ints += [hand.sealed, hand.peeks, hand.points, int(hand.is_informed)]
        ints += self.deck.dump()
        return ints + [len(self.agenda.frames), *self.agenda.frames]


def read_hands(ints: list[int], at: int, seats: int) -> tuple[list[Hand], int]:
    """The hands dumped at index *at*, and the index after them."""
    hands: list[Hand] = []
    for _ in range(seats):
        end = at + KIND_COUNT
        sealed, peeks, points, informed = ints[end : end + 4]
        hands.append(Hand(ints[at:end], sealed, peeks, points, informed != 0))
        at = end + 4
    return hands, at


def read_tail(ints: list[int], at: int) -> tuple[Deck, Agenda]:
    """The deck and agenda at the end of a dump."""
    deck, at = load_deck(ints, at)
    return deck, Agenda(ints[at + 1 : at + 1 + ints[at]])
