"""A seat's desk: its cards, the word it is spelling."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.games.paperback.cards import is_wild
from tabletown.games.paperback.words.laid_card import card_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.core.snapshot import Snapshot

NOBODY: Final = -1
"""Stands where a seat could be and is none."""
NO_CARD: Final = -1
"""Stands where a kind of card could be and is none."""
NOTHING_NAMED: Final = -1
"""Stands where a talent, an award or a theme could be and is none."""
NO_CAP: Final = 63
"""As many letters as anybody could lay: no attack limits the word."""
NO_CARDS: Final[list[int]] = []
"""No cards at all; shared, never changed."""

# What a seat does in the simultaneous game.
IDLE: Final = 0
HAUNTED: Final = 1
SPELLING: Final = 2
READY: Final = 3
GAVE_UP: Final = 4
CASHED: Final = 5

# Which Dyslexic has reversed a pair of the word; 0 while none has.
SHARED_DYSLEXIC: Final = 1
OWN_DYSLEXIC: Final = 2


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


def transfer_heap(kinds: list[int], snapshot: Snapshot) -> list[int]:
    """Pass a heap whose order means nothing through *snapshot*, where it stands sorted."""
    found = snapshot.numbers(sorted(kinds))
    return found if snapshot.is_reading else kinds


class Desk:
    """One seat's cards and the word it is spelling."""

    __slots__ = (
        "bonus", "deck", "discard", "dyslexic", "ends", "hand", "lasting", "length", "node", "own",
        "seat", "shared", "since", "split", "split_ok", "step", "sure", "talent", "talent_used",
        "tokens", "word", "wrong",
    )  # fmt: skip

    def __init__(self, seat: int) -> None:
        """A desk without cards; `bare_desk` makes one that can take some."""
        self.seat: i64 = seat
        """Whose turn rules the word obeys: attacks, talents, track."""
        self.deck: list[int] = NO_CARDS
        """Face down, in no order: sorted."""
        self.hand: list[int] = NO_CARDS
        """Sorted."""
        self.discard: list[int] = NO_CARDS
        self.word: list[int] = NO_CARDS
        """The cards laid, in order, as `laid_card` packs them; kept until the turn is over."""
        self.lasting: list[int] = NO_CARDS
        """Attack cards on the table until the owner's next turn; shared by clones."""
        self.sure: list[int] = NO_CARDS
        """Cards of the hand everybody can work out, as the deck ran dry; shared by clones."""
        self.tokens: i64 = 0
        self.talent: i64 = NOTHING_NAMED
        self.bonus: i64 = 0
        """Extra cards at the coming draw."""
        self.step: i64 = IDLE
        """What it does in the simultaneous game."""
        self.wrong: i64 = 0
        """Whether a word of this round was refused (simultaneous game)."""
        self.dyslexic: i64 = 0
        """Which Dyslexic has reversed a pair: none, SHARED_DYSLEXIC or OWN_DYSLEXIC."""
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
        twin = Desk(self.seat)
        twin.deck = self.deck[:]
        twin.hand = self.hand[:]
        twin.discard = self.discard[:]
        twin.word = self.word[:]
        twin.lasting = self.lasting
        twin.sure = self.sure
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

    def transfer(self, snapshot: Snapshot) -> None:
        """Write the desk into *snapshot*, or read it from there; the word is walked again later."""
        self.seat = snapshot.number(self.seat)
        self.tokens = snapshot.number(self.tokens)
        self.talent = snapshot.number(self.talent)
        self.bonus = snapshot.number(self.bonus)
        self.step = snapshot.number(self.step)
        self.wrong = snapshot.number(self.wrong)
        self.dyslexic = snapshot.number(self.dyslexic)
        self.deck = snapshot.numbers(self.deck)
        self.hand = snapshot.numbers(self.hand)
        self.discard = transfer_heap(self.discard, snapshot)
        self.word = snapshot.numbers(self.word)
        self.lasting = transfer_heap(self.lasting, snapshot)
        self.sure = transfer_heap(self.sure, snapshot)

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

    def different_cards(self, verb: i64) -> list[int]:
        """One answer of *verb* for every different card in hand, ascending."""
        found: list[int] = []
        last: i64 = NO_CARD
        for kind in self.hand:
            if kind != last:
                found.append(verb + kind)
                last = kind
        return found


def bare_desk(seat: int) -> Desk:
    """A desk without cards that can take some."""
    desk = Desk(seat)
    desk.deck = []
    desk.hand = []
    desk.discard = []
    desk.word = []
    return desk


def place_of(desk: Desk, kind: i64) -> i64:
    """Where in the word the card *kind* stands, or NO_CARD."""
    at: i64 = 0
    for laid in desk.word:
        if card_of(laid) == kind:
            return at
        at += 1
    return NO_CARD
