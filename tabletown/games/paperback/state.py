"""A position of Paperback: a desk for every seat, the Offer, the track; and what is done to them.

Cards nobody has seen have no identity: a deck, an Offer pile or the rest of the track is a
multiset, and the dealer says what comes when it is drawn. What the dealer owes stands on top of
the table's agenda, first to last; while it owes something, nobody else is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.agenda import Agenda
from tabletown.core.events import EVERYBODY
from tabletown.core.position import BIT, Position
from tabletown.core.rng import Rng
from tabletown.core.state import Game, State
from tabletown.core.view import Facts, Result, View
from tabletown.games.paperback import (
    events,
    prompts,
    redeal,
    rules,
    scoring,
    snapshot,
    text,
    turn,
    view,
)
from tabletown.games.paperback.hand import (
    NO_CAP,
    NO_CARD,
    NO_CARDS,
    NOBODY,
    NOTHING_NAMED,
    Desk,
    without,
)
from tabletown.games.paperback.questions import FIRST_OWED, QUESTIONS
from tabletown.games.paperback.ruleset import Ruleset
from tabletown.games.paperback.words.graph import Lexicon
from tabletown.games.paperback.words.reach import CardsLeft

if TYPE_CHECKING:
    from mypy_extensions import i64


class Paperback(Position):
    """One position of Paperback."""

    __slots__ = (
        "about",
        "active",
        "again_used",
        "award",
        "barred",
        "cap",
        "cards_left",
        "cents",
        "claimed",
        "claimed_in",
        "common",
        "commons",
        "cost",
        "desks",
        "edits",
        "ending",
        "extra",
        "fame",
        "fame_bought",
        "first",
        "hinted",
        "holder",
        "is_last",
        "late",
        "left",
        "lexicon",
        "lows",
        "market",
        "marks",
        "of",
        "order",
        "pads",
        "passed",
        "piles",
        "place",
        "pyramid",
        "ruleset",
        "seats",
        "shared",
        "stage",
        "stock",
        "supply",
        "tax",
        "theme",
        "tops",
        "trash",
        "turn",
        "typed",
        "value",
        "votes",
    )  # fmt: skip

    def __init__(self, game: Game, ruleset: Ruleset) -> None:
        """A table with nothing on it; `rules.lay_out` and `snapshot` put the cards there."""
        super().__init__(QUESTIONS)
        self.of: Game = game
        self.ruleset: Ruleset = ruleset
        self.seats: i64 = ruleset.seats
        self.lexicon: Lexicon = ruleset.lexicon
        """The word list in force, the table's own words included."""
        self.desks: list[Desk] = []
        # From here to `edits`, but for `order`: never changed in place, so that clones share them.
        self.piles: list[int] = NO_CARDS
        """Cards not shown of each Offer pile: bit n for the pile's n-th kind."""
        self.tops: list[int] = NO_CARDS
        """The top of each pile, or NO_CARD."""
        self.lows: list[int] = NO_CARDS
        """The lower row, or NO_CARD; the 2¢ pile has none."""
        self.marks: list[int] = NO_CARDS
        """Discount tokens on the lower row."""
        self.fame: list[int] = NO_CARDS
        """Cards left in each Fame pile."""
        self.pyramid: list[int] = NO_CARDS
        """Tokens on each card of the pyramid, -1 where it is gone."""
        self.market: list[int] = NO_CARDS
        """The open cards of the simultaneous game, NO_CARD for a gap."""
        self.stock: list[int] = NO_CARDS
        """Its face-down deck, in no order: sorted."""
        self.commons: list[int] = NO_CARDS
        """Common cards not shown yet, sorted; some never will be."""
        self.trash: list[int] = NO_CARDS
        self.order: list[int] = []
        """Simultaneous: who still resolves, in finishing order. Hints: authors, earliest first."""
        self.edits: list[int] = NO_CARDS
        """The table's own words: for each verdict, length and letters."""
        self.pads: list[Desk] = []
        """While a hand is shown: what each seat proposes."""
        self.stage: str = turn.SETUP_STAGE
        """The stage of the turn: that of the question put last."""
        self.active: i64 = 0
        self.first: i64 = 0
        self.turn: i64 = 0
        """Turns begun (rounds in the simultaneous game)."""
        self.common: i64 = NO_CARD
        """The Common card on top of the track, or NO_CARD."""
        self.shared: i64 = NO_CARD
        """The Common card that may be used now; differs in a simultaneous round."""
        self.place: i64 = 0
        """Common cards taken from the track."""
        self.supply: i64 = ruleset.tokens
        self.value: i64 = 0
        self.cents: i64 = 0
        """What is left to spend."""
        self.extra: i64 = 0
        """Cents from cards trashed by abilities."""
        self.fame_bought: bool = False
        self.is_last: bool = False
        """The last Common card has been taken."""
        self.claimed: bool = False
        self.hinted: bool = False
        self.again_used: bool = False
        self.theme: i64 = NOTHING_NAMED
        self.holder: i64 = NOBODY
        """Who has won the theme."""
        self.award: i64 = NOTHING_NAMED
        self.about: i64 = 0
        """Place in the word of the card whose ability is being resolved."""
        self.left: i64 = 0
        """How often it may still act; while drafting, how many cards have been taken."""
        self.cost: i64 = 0
        """While gaining: what the card must cost."""
        self.claimed_in: str = ""
        """The stage in which the theme was last claimed."""
        self.votes: i64 = 0
        """Seats that said yes (or refused, while judging)."""
        self.cap: i64 = NO_CAP
        self.barred: bool = False
        """An attack forbids the shared Common card."""
        self.tax: i64 = 0
        self.passed: bool = False
        """The turn goes on without a word."""
        self.late: bool = False
        """Simultaneous: only the active seat still looks for a word."""
        self.typed: list[int] = NO_CARDS
        """The letters of the table's own word being written down; shared by clones."""
        self.cards_left: CardsLeft | None = None
        """Kept from one question to the next, so that it need not be made anew."""
        self.ending: i64 = 0
        """1 + the ending's number once the game is over."""

    # Asking

    def ask_next(self, item: i64) -> None:
        """Put *item* behind all that the dealer owes and before everything else that waits."""
        agenda = self.agenda
        if not agenda.top:
            # Mostly nothing waits; an empty agenda has no answers listed.
            agenda.top = item
            return
        if (agenda.top & 0xFF) < FIRST_OWED:
            agenda.push(item)
            return
        items = agenda.all_items()
        at: i64 = len(items)
        while at > 0 and (items[at - 1] & 0xFF) >= FIRST_OWED:
            at -= 1
        items.insert(at, item)
        agenda.fill(items)

    def is_owed(self) -> bool:
        """Whether the dealer owes anything."""
        return (self.agenda.top & 0xFF) >= FIRST_OWED

    def open_window(self) -> None:
        """Give every seat an agenda of its own, with nothing on it."""
        self.own = [Agenda() for _ in range(self.seats)]

    def close_window(self) -> None:
        """All have answered: seats need no agendas of their own any more."""
        self.own = []

    def end_game(self, ending: i64) -> None:
        """The game is over; the cards count wherever they are."""
        self.stage = turn.OVER_STAGE
        self.ending = 1 + ending
        self.agenda.fill([])
        if self.tape is not None:
            self.write(events.ENDED, ending)

    # What is done to it

    def write(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Put an event everybody sees on the tape; callers test for a tape first."""
        if self.tape is not None:
            self.tape.write(kind, EVERYBODY, a, b, c, d)

    def clear_turn(self) -> None:
        """Forget what belongs to one turn only."""
        self.value = 0
        self.cents = 0
        self.extra = 0
        self.fame_bought = False
        self.claimed = False
        self.hinted = False
        self.again_used = False
        self.passed = False
        self.left = 0

    def put_pads_away(self) -> None:
        """Forget the proposals for the active seat's word."""
        if len(self.pads) > 0:
            self.pads = []
            self.order = []

    def face(self, kind: i64) -> i64:
        """What a card shows, for events."""
        return self.ruleset.pack.face[kind]

    def draw(self, desk: Desk, kind: i64) -> None:
        """*desk* draws a *kind*."""
        desk.deck.remove(kind)
        desk.put(kind)
        if self.tape is not None:
            seen: i64 = EVERYBODY if self.ruleset.open_hands else BIT[desk.seat]
            self.tape.write(events.DREW, seen, desk.seat, kind, self.face(kind))

    def shuffle(self, desk: Desk) -> None:
        """The discard becomes the deck; whoever counted knows the hand drawn so far."""
        desk.deck = sorted(desk.discard)
        desk.discard = []
        desk.sure = desk.hand[:]
        if self.tape is not None:
            self.write(events.SHUFFLED, desk.seat)

    def drop_hand(self, desk: Desk) -> None:
        """The rest of the hand goes to the discard."""
        if len(desk.hand) > 0:
            if self.tape is not None:
                self.write(events.DISCARDED, desk.seat, len(desk.hand))
            desk.discard.extend(desk.hand)
            desk.hand = []
        if len(desk.sure) > 0:
            desk.sure = NO_CARDS

    def leave_hand(self, desk: Desk, kind: i64) -> None:
        """Take one *kind* from the hand, in the open."""
        desk.hand.remove(kind)
        if len(desk.sure) > 0 and kind in desk.sure:
            desk.sure = without(desk.sure, kind)

    def throw_away(self, seat: i64, kind: i64) -> None:
        """A *kind* leaves the game."""
        self.trash = [*self.trash, kind]
        if self.tape is not None:
            self.write(events.TRASHED, seat, kind, self.face(kind))

    def take_tokens(self, desk: Desk, count: i64) -> None:
        """*desk* takes *count* tokens as far as there are any."""
        given: i64 = count if count < self.supply else self.supply
        self.supply -= given
        desk.tokens += given

    # The protocol

    def game(self) -> Game:
        return self.of

    def proceed(self) -> bool:
        return rules.proceed(self)

    def phase(self) -> int:
        """Each window and each simultaneous round is a phase of its own."""
        window: i64 = turn.WINDOWS.get(self.stage, 0)
        if window == 0 or (self.stage == turn.SPELL_STAGE and self.late):
            return 0
        if self.is_owed() and self.stage != turn.SPELL_STAGE and self.stage != turn.HINT_STAGE:
            return 0
        return self.turn * turn.PHASES + window

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def points(self, seat: int) -> list[tuple[str, int]]:
        return scoring.points(self, seat)

    def result(self) -> Result | None:
        return scoring.result(self) if self.ending else None

    def observe(self, seat: int) -> View:
        return view.observe(self, seat)

    def option_ref(self, seat: int, action: int) -> str:
        return prompts.option_ref(self, seat, action)

    def option_facts(self, seat: int, action: int) -> Facts:
        return prompts.option_facts(self, seat, action)

    def clone(self) -> Paperback:
        twin = Paperback(self.of, self.ruleset)
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
