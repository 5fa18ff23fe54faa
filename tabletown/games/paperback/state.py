"""Paperback's table: a desk for every seat, the Offer, the track, and what waits for an answer.

Cards nobody has seen have no identity: a deck, an Offer pile or the rest of the track is a
multiset, and the dealer says what comes when it is drawn. `jobs` lists what the dealer owes;
while there is one, nobody else is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.events import EVERYBODY
from tabletown.core.state import State
from tabletown.games.paperback.cards import House, is_wild
from tabletown.games.paperback.letters import NOTHING, Chances
from tabletown.games.paperback.lexicon import Lexicon
from tabletown.games.paperback.verbs import DISCARDED, DREW, ENDED, SHUFFLED, TRASHED

if TYPE_CHECKING:
    from mypy_extensions import i64

# Phases: what is asked.
OVER: Final = 0
SETUP: Final = 1
"""Dealing before the first question."""
RULING: Final = 2
"""The host writes the table's own words down."""
DRAFTING: Final = 3
HAUNT: Final = 4
"""Ghost Writer: swap a card?"""
WORD: Final = 5
SPELL: Final = 6
"""All seats at once, in the simultaneous game."""
JUDGE: Final = 7
"""The others may challenge the word."""
AWARDING: Final = 8
"""Take the Common card or leave it?"""
ABILITY: Final = 9
TRASHING: Final = 10
GAINING: Final = 11
CLEARING: Final = 12
COPYING: Final = 13
BUYING: Final = 14
PILING: Final = 15
"""A token for the pyramid."""
CLAIMING: Final = 16
"""The others vote on the theme."""
HINTING: Final = 17
"""The others look for a word in the shown hand."""
PHASES: Final = 18

# What the dealer owes: bits 0-3 what, bits 4-11 for whom or where, bits 12-19 how many.
OWE_FIRST: Final = 0
OWE_TOP: Final = 1
OWE_MORE: Final = 2
"""The one more card of Writer's Block."""
OWE_COMMON: Final = 3
OWE_TALENT: Final = 4
OWE_AWARD: Final = 5
OWE_THEME: Final = 6
OWE_DRAW: Final = 7
OWE_MARKET: Final = 8
OWE_CHEAP: Final = 9
"""A market card of at most 7¢, while setting up."""
OWE_ARRIVAL: Final = 10
OWE_LOW: Final = 11
"""A lower-row card, in a position that leaves it open."""

# What goes on by itself once the dealer owes nothing.
AFTER_NOTHING: Final = 0
AFTER_SETUP: Final = 1
AFTER_DRAFT: Final = 2
AFTER_DRAW: Final = 3
AFTER_ROUND: Final = 4
AFTER_ORDER: Final = 5
AFTER_HINTS: Final = 6
AFTER_FINISH: Final = 7
"""A word is submitted."""
AFTER_ACCEPT: Final = 8
"""The others let the word stand."""
AFTER_LOSS: Final = 9
"""A refused word costs the turn."""
AFTER_CHOICES: Final = 10
AFTER_RESOLVE: Final = 11
"""The next seat in finishing order resolves its word."""
AFTER_LAST_BUYER: Final = 12

# A card in a word: bits 0-7 its kind, 8-13 and 14-19 the letters it stands for, then marks.
SHARED: Final = 1048576
"""The Common card on the track: pointed at, not held."""
TURNED: Final = 2097152
"""A pair reversed by Dyslexic."""
AS_TYPO: Final = 4194304
"""Talent Typo: worth nothing, no ability, no attack."""
TWICE: Final = 8388608
"""Talent Stuck Key: its letter twice."""
GONE: Final = 16777216
"""Already in the trash; it still counts for the word."""
SPENT: Final = 33554432
"""Its choice has been made or declined."""
AGAIN_MARK: Final = 67108864
"""Plagiarism: its ability works twice."""
COPY_SHIFT: Final = 28
"""From this bit on: one more than the kind whose ability it has copied."""

# What a seat does in the simultaneous game.
IDLE: Final = 0
HAUNTED: Final = 1
SPELLING: Final = 2
READY: Final = 3
GAVE_UP: Final = 4
CASHED: Final = 5

NO_CAP: Final = 63

# How a game can end, as numbered in `options.ENDINGS`.
TWO_PILES_EMPTY: Final = 0
LAST_COMMON: Final = 1
PYRAMID_CLEARED: Final = 2
PYRAMID_FALLEN: Final = 3
TOO_LONG: Final = 4


def put_at(items: list[int], at: i64, value: i64) -> list[int]:
    """A copy of *items* with *value* in its place: what clones share is never changed."""
    twin = items[:]
    twin[at] = value
    return twin


def without(items: list[int], kind: i64) -> list[int]:
    """A copy of *items* with one *kind* less."""
    twin = items[:]
    twin.remove(kind)
    return twin


class Desk:
    """One seat's cards and the word it is spelling."""

    __slots__ = (
        "bonus",
        "deck",
        "discard",
        "dyslexic",
        "ends",
        "hand",
        "lasting",
        "length",
        "node",
        "own",
        "seat",
        "shared",
        "since",
        "split",
        "split_ok",
        "step",
        "sure",
        "talent",
        "talent_used",
        "tokens",
        "word",
        "wrong",
    )

    def __init__(
        self,
        seat: int,
        deck: list[int],
        hand: list[int],
        discard: list[int],
        word: list[int],
        lasting: list[int],
        sure: list[int],
    ) -> None:
        self.seat: i64 = seat
        """Whose turn rules the word obeys: attacks, talents, track."""
        self.deck: list[int] = deck
        """Face down, in no order: sorted."""
        self.hand: list[int] = hand
        """Sorted."""
        self.discard: list[int] = discard
        self.word: list[int] = word
        """The cards laid, in order, as packed above; kept until the turn is over."""
        self.lasting: list[int] = lasting
        """Attack cards on the table until the owner's next turn; shared by clones."""
        self.sure: list[int] = sure
        """Cards of the hand everybody can work out, as the deck ran dry; shared by clones."""
        self.tokens: i64 = 0
        self.talent: i64 = -1
        self.bonus: i64 = 0
        """Extra cards at the coming draw."""
        self.step: i64 = 0
        """What it does in the simultaneous game."""
        self.wrong: i64 = 0
        """Whether a word of this round was refused (simultaneous game)."""
        self.dyslexic: i64 = 0
        """1 if the shared Dyslexic reversed a pair, 2 if the own one did."""
        # What the walk through the word list has come to; `words.respell` finds it again.
        self.node: i64 = 0
        self.ends: bool = False
        """Whether a word ends with the last letter."""
        self.since: i64 = 0
        """Letters since the start or the Space."""
        self.length: i64 = 0
        self.own: i64 = 0
        """Cards from hand in the word."""
        self.split: i64 = 0
        """Letters before the Space; 0 without one."""
        self.split_ok: bool = False
        self.shared: bool = False
        """Whether the one use of the track is spent."""
        self.talent_used: bool = False

    def clone(self) -> Desk:
        """A copy that shares nothing that can change."""
        twin = Desk(
            self.seat,
            self.deck[:],
            self.hand[:],
            self.discard[:],
            self.word[:],
            self.lasting,
            self.sure,
        )
        twin.tokens = self.tokens
        twin.talent = self.talent
        twin.bonus = self.bonus
        twin.step = self.step
        twin.wrong = self.wrong
        twin.dyslexic = self.dyslexic
        twin.node = self.node
        twin.ends = self.ends
        twin.since = self.since
        twin.length = self.length
        twin.own = self.own
        twin.split = self.split
        twin.split_ok = self.split_ok
        twin.shared = self.shared
        twin.talent_used = self.talent_used
        return twin

    def has_wild(self) -> bool:
        """Whether a wild is in hand."""
        for kind in self.hand:
            if is_wild(kind):
                return True
        return False

    def put(self, kind: i64) -> None:
        """Add a card to the hand, kept sorted."""
        hand = self.hand
        at: i64 = len(hand)
        while at > 0 and hand[at - 1] > kind:
            at -= 1
        hand.insert(at, kind)


class Table(State):
    """A table of Paperback without its rules; `game.Paperback` adds them."""

    __slots__ = (
        "about",
        "active",
        "after",
        "again_used",
        "award",
        "back_to",
        "barred",
        "cap",
        "cents",
        "chances",
        "claimed",
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
        "house",
        "is_last",
        "jobs",
        "known",
        "known_seat",
        "late",
        "left",
        "lexicon",
        "lows",
        "market",
        "marks",
        "mask",
        "order",
        "pads",
        "passed",
        "phase_now",
        "piles",
        "place",
        "pyramid",
        "seats",
        "shared",
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
    )

    def __init__(
        self,
        house: House,
        desks: list[Desk],
        piles: list[int],
        tops: list[int],
        lows: list[int],
        marks: list[int],
        fame: list[int],
        pyramid: list[int],
        market: list[int],
        stock: list[int],
        commons: list[int],
        trash: list[int],
        jobs: list[int],
        order: list[int],
        edits: list[int],
        pads: list[Desk],
    ) -> None:
        super().__init__()
        self.house: House = house
        self.lexicon: Lexicon = house.lexicon
        """The word list in force, the table's own words included."""
        self.desks: list[Desk] = desks
        # From here to `edits`, but for `jobs` and `order`: never changed in place, so that
        # clones share them.
        self.piles: list[int] = piles
        """Cards not shown of each Offer pile: bit n for the pile's n-th kind."""
        self.tops: list[int] = tops
        """The top of each pile, or -1."""
        self.lows: list[int] = lows
        """The lower row, or -1; the 2¢ pile has none."""
        self.marks: list[int] = marks
        """Discount tokens on the lower row."""
        self.fame: list[int] = fame
        """Cards left in each Fame pile."""
        self.pyramid: list[int] = pyramid
        """Tokens on each card of the pyramid, -1 where it is gone."""
        self.market: list[int] = market
        """The ten open cards of the simultaneous game, -1 for a gap."""
        self.stock: list[int] = stock
        """Its face-down deck, in no order: sorted."""
        self.commons: list[int] = commons
        """Common cards not shown yet, sorted; some never will be."""
        self.trash: list[int] = trash
        self.jobs: list[int] = jobs
        """What the dealer owes, first to last."""
        self.order: list[int] = order
        """Simultaneous: who still resolves, in finishing order. Hints: authors, earliest first."""
        self.edits: list[int] = edits
        """The table's own words: for each verdict, length and letters."""
        self.pads: list[Desk] = pads
        """While a hand is shown: what each seat proposes."""
        self.seats: i64 = house.seats
        self.phase_now: i64 = SETUP
        self.active: i64 = 0
        self.first: i64 = 0
        self.turn: i64 = 0
        """Turns begun (rounds in the simultaneous game)."""
        self.common: i64 = -1
        """The Common card on top of the track, or -1."""
        self.shared: i64 = -1
        """The Common card that may be used now; differs in a simultaneous round."""
        self.place: i64 = 0
        """Common cards taken from the track."""
        self.supply: i64 = house.tokens
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
        self.theme: i64 = -1
        self.holder: i64 = -1
        self.award: i64 = -1
        self.about: i64 = 0
        """Place in the word of the card whose ability is being resolved."""
        self.left: i64 = 0
        """How often it may still act."""
        self.cost: i64 = 0
        """While gaining: what the card must cost."""
        self.back_to: i64 = 0
        """The phase a vote came from."""
        self.mask: i64 = 0
        """Seats that still have to answer a window."""
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
        self.typed: list[int] = NOTHING
        """The letters of the table's own word being written down; shared by clones."""
        self.after: i64 = 0
        self.chances: Chances | None = None
        """Kept from one question to the next, so that it need not be made anew."""
        self.known: list[int] = NOTHING
        """Answers already found legal in this position, for `known_seat`."""
        self.known_seat: i64 = -1
        self.ending: i64 = 0
        """1 + the ending's number once the game is over."""

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

    def end_game(self, ending: i64) -> None:
        """The game is over; the cards count wherever they are."""
        self.phase_now = OVER
        self.ending = 1 + ending
        self.jobs = []
        self.after = AFTER_NOTHING
        if self.tape is not None:
            self.write(ENDED, ending)

    def put_pads_away(self) -> None:
        """Forget the proposals for the active seat's word."""
        if len(self.pads) > 0:
            self.pads = []
            self.order = []

    def face(self, kind: i64) -> i64:
        """What a card shows, for events."""
        return self.house.pack.face[kind]

    def owe(self, what: i64, whom: i64 = 0, count: i64 = 0) -> None:
        """Let the dealer answer before anybody else."""
        self.jobs.append(what | (whom << 4) | (count << 12))

    def draw(self, desk: Desk, kind: i64) -> None:
        """*desk* draws a *kind*."""
        desk.deck.remove(kind)
        desk.put(kind)
        if self.tape is not None:
            seen: i64 = EVERYBODY if self.house.open_hands else 1 << desk.seat
            self.tape.write(DREW, seen, desk.seat, kind, self.face(kind))

    def shuffle(self, desk: Desk) -> None:
        """The discard becomes the deck; whoever counted knows the hand drawn so far."""
        desk.deck = sorted(desk.discard)
        desk.discard = []
        desk.sure = desk.hand[:]
        if self.tape is not None:
            self.write(SHUFFLED, desk.seat)

    def drop_hand(self, desk: Desk) -> None:
        """The rest of the hand goes to the discard."""
        if len(desk.hand) > 0:
            if self.tape is not None:
                self.write(DISCARDED, desk.seat, len(desk.hand))
            desk.discard.extend(desk.hand)
            desk.hand = []
        if len(desk.sure) > 0:
            desk.sure = []

    def leave_hand(self, desk: Desk, kind: i64) -> None:
        """Take one *kind* from the hand, in the open."""
        desk.hand.remove(kind)
        if len(desk.sure) > 0 and kind in desk.sure:
            desk.sure = without(desk.sure, kind)

    def throw_away(self, seat: i64, kind: i64) -> None:
        """A *kind* leaves the game."""
        self.trash = [*self.trash, kind]
        if self.tape is not None:
            self.write(TRASHED, seat, kind, self.face(kind))

    def take_tokens(self, desk: Desk, count: i64) -> None:
        """*desk* takes *count* tokens as far as there are any."""
        given: i64 = count if count < self.supply else self.supply
        self.supply -= given
        desk.tokens += given
