"""Which lays of a desk can still become a word: a look ahead with the cards at hand.

The search looks one letter ahead in the list and only goes deeper where the wilds left do not
settle the matter. It stops after so many looks, so that an odd hand cannot slow a game down.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.games.paperback import verbs
from tabletown.games.paperback.cards import (
    ATTACK,
    LETTER_COUNT,
    PAIR,
    SPACE,
    STUCK_KEY,
    TYPO_TALENT,
    is_single,
)
from tabletown.games.paperback.hand import NO_CARDS, Desk
from tabletown.games.paperback.words.graph import Lexicon, target_at
from tabletown.games.paperback.words.rack import BIT_AT, turned
from tabletown.games.paperback.words.spelling import (
    can_finish,
    has_dyslexic,
    is_accepted,
    kinds_at_hand,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.paperback.state import Paperback

HEAD_BIT: Final[list[int]] = [BIT_AT[head & 63] if head & 63 < 62 else 0 for head in range(256)]
"""By the first byte of an edge: the bit of its letter's code."""
LOOKS: Final = 400
"""How many nodes of the word list a search may look at for one lay."""


class CardsLeft:
    """The cards left to lay, as the search for a word sees them.

    A table keeps one and fills it anew for every question: see `count_left`.
    """

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon: Lexicon = lexicon
        self.data: bytes = lexicon.data
        """The edges of the list."""
        self.shortest: i64 = 2
        self.have: i64 = 0
        """The letter codes with a single card left, as a mask."""
        self.twice: i64 = 0
        """Those with a second one."""
        self.thrice: i64 = 0
        """Those with a third."""
        self.more: list[int] = NO_CARDS
        """A code for every further one."""
        self.pairs: list[int] = NO_CARDS
        """The faces (`rack.pair`) of the pairs left; 0 once one is used."""
        self.wilds: i64 = 0
        self.wild: i64 = 0
        """The dearest wild in hand."""
        self.letters: i64 = 0
        """How many letters may still be laid: cards, and what an attack allows."""
        self.looks: i64 = 0

    def give(self, code: i64) -> None:
        """One more single card of *code*."""
        bit: i64 = BIT_AT[code]
        if (self.have & bit) == 0:
            self.have |= bit
        elif (self.twice & bit) == 0:
            self.twice |= bit
        elif (self.thrice & bit) == 0:
            self.thrice |= bit
        else:
            self.more = [*self.more, code]

    def use(self, code: i64) -> None:
        """One single card of *code* less."""
        bit: i64 = BIT_AT[code]
        if (self.twice & bit) == 0:
            self.have ^= bit
        elif (self.thrice & bit) == 0:
            self.twice ^= bit
        elif code in self.more:
            self.more = self.more[:]
            self.more.remove(code)
        else:
            self.thrice ^= bit

    def ends_well(self, edge: i64, since: i64, wilds: i64, rest: i64) -> bool:
        """Whether a word ends on *edge*, or can with the cards left and *rest* letters."""
        data = self.data
        at: i64 = edge * 5
        if (data[at] & 64) != 0 and since >= self.shortest:
            return True
        needed: i64 = data[at + 4] & 15
        if needed > rest:
            return False
        if needed <= wilds and since + needed >= self.shortest:
            return True
        return self.goes_on(target_at(self.data, at), since, wilds, rest)

    def goes_on(self, node: i64, since: i64, wilds: i64, rest: i64) -> bool:
        """Whether some card left leads on from *node* to a word."""
        self.looks += 1
        if node == 0 or rest <= 0 or self.looks > LOOKS:
            return False
        data = self.data
        have: i64 = self.have
        shortest: i64 = self.shortest
        at: i64 = node * 5
        longer: i64 = since + 1
        while True:
            head: i64 = data[at]
            is_printed: bool = (have & HEAD_BIT[head]) != 0
            if is_printed or wilds > 0:
                if (head & 64) != 0 and longer >= shortest:
                    return True
                needed: i64 = data[at + 4] & 15
                if needed < rest:
                    spare: i64 = wilds if is_printed else wilds - 1
                    if needed <= spare and longer + needed >= shortest:
                        return True
                    code: i64 = head & 63 if is_printed else 0
                    if self.leads_on(at, longer, spare, rest - 1, code):
                        return True
            if head >= 128:
                break
            at += 5
        if len(self.pairs) > 0 and rest >= 2:
            return self.pair_goes_on(node, since, wilds, rest)
        return False

    def leads_on(self, at: i64, since: i64, wilds: i64, rest: i64, code: i64) -> bool:
        """Whether the edge at byte *at* leads to a word, a card of *code* laid for it."""
        if code == 0:
            return self.goes_on(target_at(self.data, at), since, wilds, rest)
        self.use(code)
        found: bool = self.goes_on(target_at(self.data, at), since, wilds, rest)
        self.give(code)
        return found

    def pair_goes_on(self, node: i64, since: i64, wilds: i64, rest: i64) -> bool:
        """Whether some pair left leads on from *node* to a word."""
        place: i64 = 0
        while place < len(self.pairs):
            pair: i64 = self.pairs[place]
            if pair != 0:
                edge: i64 = self.follow(node, pair)
                if edge != 0:
                    self.pairs[place] = 0
                    found: bool = self.ends_well(edge, since + 2, wilds, rest - 2)
                    self.pairs[place] = pair
                    if found:
                        return True
            place += 1
        return False

    def follow(self, node: i64, pair: i64) -> i64:
        """The edge after the two letters of *pair*, or 0."""
        edge: i64 = self.lexicon.step(node, pair & 63)
        if edge == 0:
            return 0
        return self.lexicon.step(target_at(self.data, edge * 5), pair >> 6)

    def allows_single(self, edge: i64, code: i64, since: i64, rest: i64) -> bool:
        """Whether laying a single card of *code* can become a word of *rest* more letters."""
        self.looks = 0
        self.use(code)
        found: bool = self.ends_well(edge, since, self.wilds, rest)
        self.give(code)
        return found

    def allows_pair(self, edge: i64, pair: i64, since: i64) -> bool:
        """Whether laying the card with the face *pair* can become a word."""
        place: i64 = 0
        while self.pairs[place] != pair:
            place += 1
        self.looks = 0
        self.pairs[place] = 0
        found: bool = self.ends_well(edge, since, self.wilds, self.letters - 2)
        self.pairs[place] = pair
        return found


def count_left(state: Paperback, desk: Desk, shared: i64) -> CardsLeft:
    """The cards of *desk* that are left to lay, with the *shared* one if it may be used."""
    left = state.cards_left
    if left is None:
        left = CardsLeft(state.lexicon)
        left.shortest = state.ruleset.min_len
        state.cards_left = left
    ruleset = state.ruleset
    single_bit = ruleset.single_bit
    hand = desk.hand
    letters: i64 = len(hand)
    have: i64 = 0
    again: i64 = 0
    wilds: i64 = 0
    pairs: i64 = 0
    for kind in hand:
        bit: i64 = single_bit[kind]
        if bit != 0:
            again |= have & bit
            have |= bit
        elif kind < ATTACK:
            pairs += 1
        elif kind < SPACE:
            wilds += 1
            left.wild = kind
        else:
            letters -= 1
    if 0 <= shared < SPACE:
        bit = single_bit[shared]
        again |= have & bit
        have |= bit
        letters += 1
    room: i64 = state.cap - desk.length
    letters += pairs
    left.letters = letters if letters < room else room
    if left.lexicon is not state.lexicon:
        left.lexicon = state.lexicon
        left.data = state.lexicon.data
    left.have = have
    left.wilds = wilds
    if left.twice != 0 or again != 0:
        count_again(left, hand, ruleset.single, shared)
    if pairs > 0:
        pair_face = ruleset.pair_face
        # `is_pair` written out for the plain form.
        left.pairs = [pair_face[kind] for kind in hand if PAIR <= kind < ATTACK]
    elif left.pairs:
        left.pairs = NO_CARDS
    return left


def count_again(left: CardsLeft, hand: list[int], single: bytes, shared: i64) -> None:
    """Count the single cards one by one, as there are or were several of one letter."""
    left.have = 0
    left.twice = 0
    left.thrice = 0
    left.more = NO_CARDS
    for kind in hand:
        if single[kind] != 0:
            left.give(single[kind])
    if 0 <= shared < SPACE:
        left.give(single[shared])


def useful(state: Paperback, desk: Desk) -> list[int]:
    """The lays that can still become a word, and *finish* if it is one; may be empty.

    Of several kinds of wild only the dearest is named: they spell alike. Talents are tried
    where there is no wild. Where a printed card goes on to a word, neither a wild nor the end
    of the word is tried.
    """
    out: list[int] = []
    # `shared_card` written out for the plain form.
    shared: i64 = -1 if desk.shared or state.barred else state.shared
    if desk.node != 0 and (len(desk.hand) > 0 or shared >= 0):
        left = count_left(state, desk, shared)
        if left.letters > 0:
            lay_letters(state, desk, shared, left, out)
            if state.ruleset.fold:
                lay_folded(state, desk, shared, left, out)
            if left.wilds > 0 and len(out) == 0:
                lay_wild(state, desk, left, out)
            if state.ruleset.dyslexic and has_dyslexic(state, desk, shared):
                lay_turned(state, desk, shared, left, out)
            if desk.talent >= 0 and not desk.talent_used:
                lay_talented(state, desk, shared, left, out)
    if desk.ends and (len(out) == 0 or out[0] >= verbs.LAY_AS):
        if is_accepted(state, desk) and can_finish(state, desk):
            out.append(verbs.FINISH)
    return out


def good_letters(desk: Desk, left: CardsLeft) -> i64:
    """The letter codes whose single cards can go on to a word, as a mask."""
    data = left.data
    have: i64 = left.have
    wilds: i64 = left.wilds
    rest: i64 = left.letters - 1
    since: i64 = desk.since + 1
    shortest: i64 = left.shortest
    good: i64 = 0
    at: i64 = desk.node * 5
    while True:
        head: i64 = data[at]
        bit: i64 = HEAD_BIT[head]
        if (have & bit) != 0:
            needed: i64 = data[at + 4] & 15
            if (head & 64) != 0 and since >= shortest:
                good |= bit
            elif needed <= rest:
                if needed <= wilds and since + needed >= shortest:
                    good |= bit
                else:
                    left.looks = 0
                    if left.leads_on(at, since, wilds, rest, head & 63):
                        good |= bit
        if head >= 128 or bit > have:
            return good
        at += 5


def lay_letters(state: Paperback, desk: Desk, shared: i64, left: CardsLeft, out: list[int]) -> None:
    """Single letters, pairs and Space as printed."""
    single_bit = state.ruleset.single_bit
    good: i64 = good_letters(desk, left) if left.have != 0 else 0
    last: i64 = -1
    for kind in desk.hand:
        if kind != last:
            last = kind
            bit: i64 = single_bit[kind]
            if bit != 0:
                if (good & bit) != 0:
                    out.append(verbs.LAY + kind)
            elif kind < ATTACK:
                lay_pair(state, desk, kind, left, out)
            elif kind == SPACE:
                lay_space(state, desk, left, out)
    if shared < 0:
        return
    if shared == SPACE:
        lay_space(state, desk, left, out)
    elif (good & single_bit[shared]) != 0:
        if desk.own > 0 or is_more_than_shared(desk, left, state.ruleset.single[shared]):
            out.append(verbs.LAY + shared)
    if last > shared:
        out.sort()


def lay_pair(state: Paperback, desk: Desk, kind: i64, left: CardsLeft, out: list[int]) -> None:
    """A pair as printed."""
    if left.letters < 2:
        return
    face: i64 = state.ruleset.pair_face[kind]
    edge: i64 = left.follow(desk.node, face)
    if edge != 0 and left.allows_pair(edge, face, desk.since + 2):
        out.append(verbs.LAY + kind)


def lay_space(state: Paperback, desk: Desk, left: CardsLeft, out: list[int]) -> None:
    """A Space behind a whole word."""
    if desk.split == 0 and is_accepted(state, desk):
        left.looks = 0
        if left.goes_on(state.lexicon.root, 0, left.wilds, left.letters - 1):
            out.append(verbs.LAY + SPACE)


def is_more_than_shared(desk: Desk, left: CardsLeft, letter: i64) -> bool:
    """Whether the shared letter can begin a word that a card from hand goes on with."""
    edge: i64 = left.lexicon.step(desk.node, letter)
    at: i64 = edge * 5
    if left.shortest > 1:
        return True
    left.looks = 0
    return left.leads_on(at, 1, left.wilds, left.letters - 1, letter)


def lay_folded(state: Paperback, desk: Desk, shared: i64, left: CardsLeft, out: list[int]) -> None:
    """Plain letters standing for accented ones."""
    ruleset = state.ruleset
    rest: i64 = left.letters - 1
    for kind in kinds_at_hand(desk, shared):
        if is_single(kind):
            plain: i64 = ruleset.pack.one[kind]
            for letter in ruleset.accents[plain]:
                edge: i64 = left.lexicon.step(desk.node, ruleset.code[letter])
                own: i64 = ruleset.code[plain]
                if edge != 0 and left.allows_single(edge, own, desk.since + 1, rest):
                    out.append(verbs.LAY_AS - 1 + kind * LETTER_COUNT + letter)


def lay_wild(state: Paperback, desk: Desk, left: CardsLeft, out: list[int]) -> None:
    """The dearest wild as any letter."""
    base: i64 = verbs.LAY_AS - 1 + left.wild * LETTER_COUNT
    letter_of = state.ruleset.letter
    data = left.data
    spare: i64 = left.wilds - 1
    rest: i64 = left.letters - 1
    since: i64 = desk.since + 1
    is_long: bool = since >= left.shortest
    fewest: i64 = left.shortest - since
    at: i64 = desk.node * 5
    while True:
        head: i64 = data[at]
        if head & 64 and is_long:
            out.append(base + letter_of[head & 63])
        else:
            needed: i64 = data[at + 4] & 15
            if fewest <= needed <= spare and needed <= rest:
                out.append(base + letter_of[head & 63])
            elif needed <= rest:
                left.looks = 0
                if left.goes_on(target_at(data, at), since, spare, rest):
                    out.append(base + letter_of[head & 63])
        if head >= 128:
            return
        at += 5


def lay_turned(state: Paperback, desk: Desk, shared: i64, left: CardsLeft, out: list[int]) -> None:
    """Pairs the other way round."""
    if left.letters < 2:
        return
    for kind in kinds_at_hand(desk, shared):
        face: i64 = state.ruleset.pair_face[kind]
        other: i64 = turned(face)
        if other != face:
            edge: i64 = left.follow(desk.node, other)
            if edge != 0 and left.allows_pair(edge, face, desk.since + 2):
                out.append(verbs.TURN + kind)


def lay_talented(
    state: Paperback, desk: Desk, shared: i64, left: CardsLeft, out: list[int]
) -> None:
    """Typo and Stuck Key, with a single letter from hand."""
    if desk.talent != STUCK_KEY and desk.talent != TYPO_TALENT:
        return
    ruleset = state.ruleset
    code = ruleset.code
    since: i64 = desk.since
    rest: i64 = left.letters - 1
    room: i64 = state.cap - desk.length - 2
    for kind in kinds_at_hand(desk, shared):
        if not is_single(kind) or kind == shared:
            continue
        own: i64 = code[ruleset.pack.one[kind]]
        if desk.talent == STUCK_KEY:
            edge: i64 = left.follow(desk.node, own + own * 64)
            if edge != 0 and room >= 0:
                if left.allows_single(edge, own, since + 2, rest if rest < room else room):
                    out.append(verbs.DOUBLE + kind)
        elif left.wilds == 0:
            edge = desk.node
            while True:
                head: i64 = left.data[edge * 5]
                if head & 63 != own and left.allows_single(edge, own, since + 1, rest):
                    out.append(verbs.TYPO - 1 + kind * LETTER_COUNT + ruleset.letter[head & 63])
                if head >= 128:
                    break
                edge += 1
