"""A position of Quickdraw: hands, sealed cards, the prize; and what is done to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.deck import Deck
from tabletown.core.events import EVERYBODY
from tabletown.core.position import BIT, Position
from tabletown.core.rng import Rng
from tabletown.core.state import Game, State
from tabletown.core.view import Facts, Result, View
from tabletown.games.quickdraw import events, prompts, redeal, rules, snapshot, text, view
from tabletown.games.quickdraw.questions import QUESTIONS
from tabletown.games.quickdraw.ruleset import Ruleset
from tabletown.games.quickdraw.verbs import KINDS, NO_CARD, SPYGLASS

if TYPE_CHECKING:
    from mypy_extensions import i64

ENDINGS: Final = ["", "last-round", "rich"]
"""How a game can end, by number; 0 is none yet."""


class Hand:
    """What one seat holds and has done this round."""

    def __init__(self) -> None:
        self.cards: list[int] = [0] * KINDS
        """How many of each kind it holds."""
        self.sealed: i64 = NO_CARD
        """The card laid face down this round, or NO_CARD."""
        self.peeks: i64 = 0
        """Spyglasses spent this round; shown with the sealed card."""
        self.points: i64 = 0
        self.is_informed: bool = False
        """Whether it has looked at this round's prize."""

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


class Quickdraw(Position):
    """One position of Quickdraw."""

    def __init__(self, game: Game, ruleset: Ruleset, options: list[int], seats: int) -> None:
        """Nothing dealt yet and nothing asked."""
        super().__init__(QUESTIONS, seats)
        self.of: Game = game
        self.ruleset: Ruleset = ruleset
        self.options: list[int] = options
        """The options as numbers, in declared order."""
        self.seats: i64 = seats
        self.hands: list[Hand] = [Hand() for _ in range(seats)]
        self.deck: Deck = Deck(ruleset.copies[:])
        self.buried: list[int] = [0] * KINDS
        """Cards that left the game unseen, by kind; nobody may look."""
        self.discard: list[int] = [0] * KINDS
        """How many of each kind lie face up."""
        self.prize: i64 = NO_CARD
        """The prize's kind once somebody has seen it, else NO_CARD."""
        self.round: i64 = 0
        """Rounds begun; 0 while dealing."""
        self.ending: i64 = 0
        """A place in `ENDINGS`; 0 while the game goes on."""

    # What is done to it

    def seal(self, seat: i64, kind: i64) -> None:
        """Lay a card of *seat* face down."""
        hand = self.hands[seat]
        hand.cards[kind] -= 1
        hand.sealed = kind
        if self.tape is not None:
            self.tape.write(events.SEALED, BIT[seat], seat, kind)

    def spend_spyglass(self, seat: i64) -> None:
        """Give up a spyglass to look at the prize."""
        hand = self.hands[seat]
        hand.cards[SPYGLASS] -= 1
        hand.peeks += 1
        hand.is_informed = True

    def show_prize(self, seat: i64) -> None:
        """Let *seat* alone see the prize."""
        if self.tape is not None:
            self.tape.write(events.PEEKED, BIT[seat], seat, self.prize)

    def steal(self, seat: i64, rival: i64) -> None:
        """Take points from *rival*, as many as a fox may and there are."""
        loot: i64 = min(self.ruleset.loot, self.hands[rival].points)
        self.hands[rival].points -= loot
        self.hands[seat].points += loot
        if self.tape is not None:
            self.tape.write(events.STOLEN, EVERYBODY, seat, rival, loot)

    # The protocol

    def game(self) -> Game:
        return self.of

    def proceed(self) -> bool:
        return rules.proceed(self)

    def phase(self) -> int:
        return 0 if self.is_alone or self.ending else self.round

    def scores(self) -> list[int]:
        return [hand.points for hand in self.hands]

    def result(self) -> Result | None:
        if self.due:
            return None
        scores = self.scores()
        winners = [seat for seat in range(self.seats) if scores[seat] == max(scores)]
        return Result(tuple(scores), tuple(winners), ENDINGS[self.ending])

    def observe(self, seat: int) -> View:
        return view.observe(self, seat)

    def option_ref(self, seat: int, action: int) -> str:
        return prompts.option_ref(seat, action) or super().option_ref(seat, action)

    def option_facts(self, seat: int, action: int) -> Facts:
        return prompts.option_facts(self, action)

    def clone(self) -> Quickdraw:
        twin = Quickdraw(self.of, self.ruleset, self.options, self.seats)
        snapshot.copy(self, twin)
        return twin

    def redeal(self, seat: int, rng: Rng) -> State:
        twin = self.clone()
        redeal.guess(twin, seat, rng)
        return twin

    def dump(self) -> list[int]:
        return snapshot.dump(self)

    def text(self) -> str:
        return text.position(self)
