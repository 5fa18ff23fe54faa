"""Which lays can still become a word: a walk ahead through the word list with the cards at hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.paperback.cards import (
    ATTACK,
    LETTER_COUNT,
    SPACE,
    STUCK_KEY,
    TYPO_TALENT,
    is_pair,
    is_single,
)
from tabletown.games.paperback.hand import Desk
from tabletown.games.paperback.verbs import DOUBLE, FINISH, LAY, LAY_AS, TURN, TYPO
from tabletown.games.paperback.words.letters import NOTHING, Chances
from tabletown.games.paperback.words.rack import BIT
from tabletown.games.paperback.words.spelling import (
    can_finish,
    has_dyslexic,
    is_accepted,
    kinds_at_hand,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.paperback.state import Paperback


def fill(table: Paperback, desk: Desk, shared: i64) -> Chances:
    """The cards of *desk* that are left to lay, with the *shared* one if it may be used."""
    chances = table.chances
    if chances is None:
        chances = Chances()
        table.chances = chances
    house = table.house
    single = house.single
    hand = desk.hand
    letters: i64 = len(hand)
    have: i64 = 0
    again: i64 = 0
    wilds: i64 = 0
    pairs: i64 = 0
    for kind in hand:
        code: i64 = single[kind]
        if code != 0:
            bit: i64 = BIT[code]
            again |= have & bit
            have |= bit
        elif kind < ATTACK:
            pairs += 1
        elif kind < SPACE:
            wilds += 1
            chances.wild = kind
        else:
            letters -= 1
    if 0 <= shared < SPACE:
        bit = BIT[single[shared]]
        again |= have & bit
        have |= bit
        letters += 1
    room: i64 = table.cap - desk.length
    letters += pairs
    chances.letters = letters if letters < room else room
    chances.data = table.lexicon.data
    chances.shortest = house.min_len
    chances.have = have
    chances.wilds = wilds
    if chances.twice != 0 or again != 0:
        count_again(chances, hand, single, shared)
    if pairs > 0:
        add_pairs(table, hand, chances)
    elif chances.ones:
        chances.ones = NOTHING
        chances.twos = NOTHING
    return chances


def count_again(chances: Chances, hand: list[int], single: bytes, shared: i64) -> None:
    """Count the single cards one by one, as there are or were several of one letter."""
    chances.have = 0
    chances.twice = 0
    chances.thrice = 0
    chances.more = NOTHING
    for kind in hand:
        if single[kind] != 0:
            chances.give(single[kind])
    if 0 <= shared < SPACE:
        chances.give(single[shared])


def add_pairs(table: Paperback, hand: list[int], chances: Chances) -> None:
    """Note the letters of the pairs in hand."""
    pack = table.house.pack
    code = table.house.code
    chances.ones = []
    chances.twos = []
    for kind in hand:
        if is_pair(kind):
            chances.ones.append(code[pack.one[kind]])
            chances.twos.append(code[pack.two[kind]])


def useful(table: Paperback, desk: Desk) -> list[int]:
    """The lays that can still become a word, and *finish* if it is one; may be empty.

    Of several kinds of wild only the dearest is named: they spell alike. Talents are tried
    where there is no wild. Where a printed card goes on to a word, neither a wild nor the end
    of the word is tried.
    """
    out: list[int] = []
    shared: i64 = -1 if desk.shared or table.barred else table.shared
    if desk.node != 0 and (len(desk.hand) > 0 or shared >= 0):
        chances = fill(table, desk, shared)
        if chances.letters > 0:
            lay_letters(table, desk, shared, chances, out)
            if table.house.fold:
                lay_folded(table, desk, shared, chances, out)
            if chances.wilds > 0 and len(out) == 0:
                lay_wild(table, desk, chances, out)
            if table.house.dyslexic and has_dyslexic(table, desk, shared):
                lay_turned(table, desk, shared, chances, out)
            if desk.talent >= 0 and not desk.talent_used:
                lay_talented(table, desk, shared, chances, out)
    if desk.ends and (len(out) == 0 or out[0] >= LAY_AS):
        if is_accepted(table, desk) and can_finish(table, desk):
            out.append(FINISH)
    return out


def good_letters(desk: Desk, chances: Chances) -> i64:
    """The letter codes whose single cards can go on to a word, as a mask."""
    data = chances.data
    have: i64 = chances.have
    wilds: i64 = chances.wilds
    rest: i64 = chances.letters - 1
    since: i64 = desk.since + 1
    shortest: i64 = chances.shortest
    good: i64 = 0
    at: i64 = desk.node * 5
    while True:
        head: i64 = data[at]
        bit: i64 = BIT[head & 63]
        if (have & bit) != 0:
            needed: i64 = data[at + 4] & 15
            if (head & 64) != 0 and since >= shortest:
                good |= bit
            elif needed <= rest:
                if needed <= wilds and since + needed >= shortest:
                    good |= bit
                else:
                    chances.looks = 0
                    if chances.leads_on(at, since, wilds, rest, head & 63):
                        good |= bit
        if head >= 128 or bit > have:
            return good
        at += 5


def lay_letters(
    table: Paperback, desk: Desk, shared: i64, chances: Chances, out: list[int]
) -> None:
    """Single letters, pairs and Space as printed."""
    single = table.house.single
    good: i64 = good_letters(desk, chances) if chances.have != 0 else 0
    last: i64 = -1
    for kind in desk.hand:
        if kind != last:
            last = kind
            code: i64 = single[kind]
            if code != 0:
                if (good & BIT[code]) != 0:
                    out.append(LAY + kind)
            elif kind < ATTACK:
                lay_pair(table, desk, kind, chances, out)
            elif kind == SPACE:
                lay_space(table, desk, chances, out)
    if shared < 0:
        return
    if shared == SPACE:
        lay_space(table, desk, chances, out)
    elif (good & BIT[single[shared]]) != 0:
        if desk.own > 0 or is_more_than_shared(desk, chances, single[shared]):
            out.append(LAY + shared)
    if last > shared:
        out.sort()


def lay_pair(table: Paperback, desk: Desk, kind: i64, chances: Chances, out: list[int]) -> None:
    """A pair as printed."""
    if chances.letters < 2:
        return
    one: i64 = table.house.code[table.house.pack.one[kind]]
    two: i64 = table.house.code[table.house.pack.two[kind]]
    edge: i64 = chances.walk(desk.node, one, two)
    if edge != 0 and chances.allows_pair(edge, one, two, desk.since + 2):
        out.append(LAY + kind)


def lay_space(table: Paperback, desk: Desk, chances: Chances, out: list[int]) -> None:
    """A Space behind a whole word."""
    if desk.split == 0 and is_accepted(table, desk):
        chances.looks = 0
        if chances.goes_on(table.lexicon.root, 0, chances.wilds, chances.letters - 1):
            out.append(LAY + SPACE)


def is_more_than_shared(desk: Desk, chances: Chances, letter: i64) -> bool:
    """Whether the shared letter can begin a word that a card from hand goes on with."""
    edge: i64 = chances.step(desk.node, letter)
    at: i64 = edge * 5
    if chances.shortest > 1:
        return True
    chances.looks = 0
    return chances.leads_on(at, 1, chances.wilds, chances.letters - 1, letter)


def lay_folded(table: Paperback, desk: Desk, shared: i64, chances: Chances, out: list[int]) -> None:
    """Plain letters standing for accented ones."""
    house = table.house
    rest: i64 = chances.letters - 1
    for kind in kinds_at_hand(desk, shared):
        if is_single(kind):
            plain: i64 = house.pack.one[kind]
            for letter in house.accents[plain]:
                edge: i64 = chances.step(desk.node, house.code[letter])
                own: i64 = house.code[plain]
                if edge != 0 and chances.allows_single(edge, own, desk.since + 1, rest):
                    out.append(LAY_AS - 1 + kind * LETTER_COUNT + letter)


def lay_wild(table: Paperback, desk: Desk, chances: Chances, out: list[int]) -> None:
    """The dearest wild as any letter."""
    base: i64 = LAY_AS - 1 + chances.wild * LETTER_COUNT
    letter_of = table.house.letter
    data = chances.data
    spare: i64 = chances.wilds - 1
    rest: i64 = chances.letters - 1
    since: i64 = desk.since + 1
    is_long: bool = since >= chances.shortest
    fewest: i64 = chances.shortest - since
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
                chances.looks = 0
                if chances.goes_on(chances.target(at), since, spare, rest):
                    out.append(base + letter_of[head & 63])
        if head >= 128:
            return
        at += 5


def lay_turned(table: Paperback, desk: Desk, shared: i64, chances: Chances, out: list[int]) -> None:
    """Pairs the other way round."""
    pack = table.house.pack
    code = table.house.code
    if chances.letters < 2:
        return
    for kind in kinds_at_hand(desk, shared):
        if is_pair(kind) and pack.one[kind] != pack.two[kind]:
            one: i64 = code[pack.one[kind]]
            two: i64 = code[pack.two[kind]]
            edge: i64 = chances.walk(desk.node, two, one)
            if edge != 0 and chances.allows_pair(edge, one, two, desk.since + 2):
                out.append(TURN + kind)


def lay_talented(
    table: Paperback, desk: Desk, shared: i64, chances: Chances, out: list[int]
) -> None:
    """Typo and Stuck Key, with a single letter from hand."""
    if desk.talent != STUCK_KEY and desk.talent != TYPO_TALENT:
        return
    house = table.house
    code = house.code
    since: i64 = desk.since
    rest: i64 = chances.letters - 1
    room: i64 = table.cap - desk.length - 2
    for kind in kinds_at_hand(desk, shared):
        if not is_single(kind) or kind == shared:
            continue
        own: i64 = code[house.pack.one[kind]]
        if desk.talent == STUCK_KEY:
            edge: i64 = chances.walk(desk.node, own, own)
            if edge != 0 and room >= 0:
                if chances.allows_single(edge, own, since + 2, rest if rest < room else room):
                    out.append(DOUBLE + kind)
        elif chances.wilds == 0:
            edge = desk.node
            while True:
                head: i64 = chances.data[edge * 5]
                if head & 63 != own and chances.allows_single(edge, own, since + 1, rest):
                    out.append(TYPO - 1 + kind * LETTER_COUNT + house.letter[head & 63])
                if head >= 128:
                    break
                edge += 1
