"""What a word is worth: conditions tested on the finished word, cents, doublings, bonus cards.

Order is the player's, so whatever needs no choice is counted in the order that is best:
first all that adds, then the doublings, each adding the sum once more (rulings PB-R6, PB-R7).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.games.paperback.cards import COMMON, DYSLEXIC, SPACE, is_wild
from tabletown.games.paperback.hand import AGAIN_MARK, AS_TYPO, COPY_SHIFT, Desk
from tabletown.games.paperback.words.rack import (
    ADJ_WILD,
    ALWAYS,
    CENTS,
    COMMON_USED,
    DOUBLE_NEXT,
    DOUBLE_PREV,
    DOUBLE_WORD,
    DRAW,
    EFFECTS,
    FIRST,
    LAST,
    MIN_LEN,
    NO_WILDS,
    NOTHING,
    TRASH_SELF,
    WILD_VALUE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.paperback.state import Paperback

NO_KIND: Final = 255


def able(laid: i64) -> i64:
    """The kind whose ability a laid card has: its own or a copied one; NO_KIND for a Typo."""
    if (laid & AS_TYPO) != 0:
        return NO_KIND
    copied: i64 = (laid >> COPY_SHIFT) & 255
    return copied - 1 if copied != 0 else laid & 255


def worth(table: Paperback, laid: i64) -> i64:
    """The cents printed on a laid card; nothing on a wild or a Typo."""
    if (laid & AS_TYPO) != 0:
        return 0
    return table.house.pack.value[laid & 255]


def wilds_in(word: list[int]) -> i64:
    """How many wilds are in the word."""
    count: i64 = 0
    for laid in word:
        if is_wild(laid & 255):
            count += 1
    return count


def holds(table: Paperback, desk: Desk, at: i64, kind: i64) -> bool:
    """Whether the condition of *kind*'s ability holds for the card at place *at*."""
    pack = table.house.pack
    condition: i64 = pack.condition[kind]
    word = desk.word
    if condition == ALWAYS:
        return True
    if condition == FIRST:
        return at == 0
    if condition == LAST:
        return at == len(word) - 1
    if condition == NO_WILDS:
        return wilds_in(word) == 0
    if condition == ADJ_WILD:
        if at > 0 and is_wild(word[at - 1] & 255):
            return True
        return at + 1 < len(word) and is_wild(word[at + 1] & 255)
    if condition == COMMON_USED:
        for laid in word:
            if COMMON <= laid & 255 < DYSLEXIC:
                return True
        return False
    return condition == MIN_LEN and desk.length >= pack.bound[kind]


def beside(table: Paperback, word: list[int], at: i64) -> i64:
    """The value of the card at place *at*, for doubling; nothing beyond the word or at a Space."""
    if at < 0 or at >= len(word) or word[at] & 255 == SPACE:
        return 0
    return worth(table, word[at])


def adds(table: Paperback, desk: Desk, at: i64) -> i64:
    """The cents the ability of the card at *at* adds by itself, once."""
    pack = table.house.pack
    kind: i64 = able(desk.word[at])
    if kind >= NO_KIND:
        return 0
    effect: i64 = pack.effect[kind]
    if effect >= EFFECTS:
        return pack.ability(kind).cents(table, desk, at) if holds(table, desk, at, kind) else 0
    if effect == NOTHING or effect > DOUBLE_PREV or not holds(table, desk, at, kind):
        return 0
    if effect == CENTS:
        return pack.amount[kind]
    if effect == WILD_VALUE:
        return wilds_in(desk.word) * pack.amount[kind]
    if effect == DOUBLE_NEXT:
        return beside(table, desk.word, at + 1)
    return beside(table, desk.word, at - 1)


def word_value(table: Paperback, desk: Desk) -> i64:
    """What the word is worth now: sum, doublings, attacks. Rules: value of the word."""
    effects = table.house.pack.effect
    values = table.house.pack.value
    total: i64 = table.extra
    doublings: i64 = 0
    at: i64 = 0
    for laid in desk.word:
        kind: i64 = laid & 255
        if kind == SPACE:
            total += table.house.bonus
        elif (laid & AS_TYPO) == 0:
            total += values[kind]
            kind = able(laid)
            if effects[kind] == NOTHING or effects[kind] == TRASH_SELF:
                at += 1
                continue
            if effects[kind] == DOUBLE_WORD:
                if holds(table, desk, at, kind):
                    doublings += 1
            else:
                more: i64 = adds(table, desk, at)
                total += more
                if (laid & AGAIN_MARK) != 0:
                    total += more
        at += 1
    if desk.dyslexic != 0:
        total += table.house.bonus
    total = total * (1 + doublings) - table.tax
    return total if total > 0 else 0


def bonus_cards(table: Paperback, desk: Desk) -> i64:
    """How many more cards the word brings at the coming draw."""
    pack = table.house.pack
    effects = pack.effect
    count: i64 = 0
    at: i64 = 0
    for laid in desk.word:
        kind: i64 = laid & 255 if laid < AS_TYPO else able(laid)
        if kind < NO_KIND and effects[kind] == DRAW and holds(table, desk, at, kind):
            count += pack.amount[kind]
            if (laid & AGAIN_MARK) != 0:
                count += pack.amount[kind]
        at += 1
    return count
