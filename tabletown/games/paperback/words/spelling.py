"""Spelling a word from cards: what may be laid, what it reads, and whether it is a word.

The walk through the word list goes along with every card laid, so that nothing is looked up
twice. `possible` lists every lay the cards allow; `reach.useful` only those from which the
cards at hand can still make a word. `is_accepted` is the one judge, for people and for bots.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.games.paperback import verbs
from tabletown.games.paperback.cards import (
    DYSLEXIC,
    LETTER_COUNT,
    LETTERS,
    SPACE,
    STUCK_KEY,
    TYPO_TALENT,
    is_pair,
    is_single,
    is_wild,
)
from tabletown.games.paperback.hand import OWN_DYSLEXIC, SHARED_DYSLEXIC, Desk
from tabletown.games.paperback.ruleset import SIMULTANEOUS, STRICT
from tabletown.games.paperback.words import laid_card
from tabletown.games.paperback.words.graph import Lexicon

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.paperback.state import Paperback

BLANK: Final = 63
CHANGED: Final[dict[str, Lexicon]] = {}
"""Word lists with tables' own words, by list and verdicts."""


def is_accepted(state: Paperback, desk: Desk) -> bool:
    """Whether the cards laid are a word the table's list holds (two, with a Space)."""
    if not desk.ends or desk.since < state.ruleset.min_len:
        return False
    return desk.split == 0 or desk.split_ok


def can_finish(state: Paperback, desk: Desk) -> bool:
    """Whether the word may be submitted: cards, length and, if the table is strict, the list.

    In the simultaneous game a wrong word may be submitted; it costs the place in the order.
    """
    if desk.own == 0 or desk.length > state.cap:
        return False
    shortest: i64 = state.ruleset.min_len
    if desk.since < shortest or 0 < desk.split < shortest:
        return False
    if state.ruleset.validity != STRICT or state.ruleset.variant == SIMULTANEOUS:
        return True
    return is_accepted(state, desk)


def shared_card(state: Paperback, desk: Desk) -> i64:
    """The Common card of the track *desk* may still use, or -1."""
    return -1 if desk.shared or state.barred else state.shared


def has_dyslexic(state: Paperback, desk: Desk, shared: i64) -> bool:
    """Whether a pair may be reversed: once a turn, by the own or the shared Dyslexic."""
    if desk.dyslexic != 0:
        return False
    if shared == DYSLEXIC:
        return True
    return len(desk.hand) > 0 and desk.hand[-1] == DYSLEXIC


def has_talent(desk: Desk, talent: i64) -> bool:
    """Whether *desk* may still use *talent* in this word."""
    return desk.talent == talent and not desk.talent_used


def kinds_at_hand(desk: Desk, shared: i64) -> list[int]:
    """The different cards that may be laid, ascending, the shared one among them."""
    kinds: list[int] = []
    last: i64 = -1
    for kind in desk.hand:
        if kind != last:
            if last < shared < kind:
                kinds.append(shared)
            kinds.append(kind)
            last = kind
    if shared > last:
        kinds.append(shared)
    return kinds


def possible(state: Paperback, desk: Desk) -> list[int]:
    """Every lay the cards allow, word or not; then *back* and *finish* where they may be."""
    ruleset = state.ruleset
    pack = ruleset.pack
    shared: i64 = shared_card(state, desk)
    kinds = kinds_at_hand(desk, shared)
    out: list[int] = []
    for kind in kinds:
        if is_single(kind) or is_pair(kind):
            out.append(verbs.LAY + kind)
        elif kind == SPACE and desk.split == 0 and desk.since > 0:
            out.append(verbs.LAY + kind)
    for kind in kinds:
        base: i64 = verbs.LAY_AS - 1 + kind * LETTER_COUNT
        if is_wild(kind):
            for letter in ruleset.alphabet:
                out.append(base + letter)
        elif ruleset.fold and is_single(kind):
            for letter in ruleset.accents[pack.one[kind]]:
                out.append(base + letter)
    if has_dyslexic(state, desk, shared):
        for kind in kinds:
            if is_pair(kind) and pack.one[kind] != pack.two[kind]:
                out.append(verbs.TURN + kind)
    if has_talent(desk, TYPO_TALENT):
        for kind in kinds:
            if is_single(kind) and kind != shared:
                for letter in ruleset.alphabet:
                    if letter != pack.one[kind]:
                        out.append(verbs.TYPO - 1 + kind * LETTER_COUNT + letter)
    if has_talent(desk, STUCK_KEY):
        for kind in kinds:
            if is_single(kind) and kind != shared:
                out.append(verbs.DOUBLE + kind)
    if len(desk.word) > 0:
        out.append(verbs.BACK)
        if can_finish(state, desk):
            out.append(verbs.FINISH)
    return out


# Laying and taking back.


def lay(state: Paperback, desk: Desk, action: i64) -> None:
    """Carry out one of the lays that `possible` lists, or take the last card back."""
    if action == verbs.BACK:
        back(state, desk)
        return
    pack = state.ruleset.pack
    kind: i64 = action - verbs.LAY
    one: i64 = 0
    two: i64 = 0
    marks: i64 = 0
    if action < verbs.LAY_AS:
        one = pack.one[kind]
        two = pack.two[kind]
    elif action < verbs.TURN:
        kind = (action - verbs.LAY_AS) // LETTER_COUNT
        one = (action - verbs.LAY_AS) % LETTER_COUNT + 1
    elif action < verbs.TYPO:
        kind = action - verbs.TURN
        one = pack.two[kind]
        two = pack.one[kind]
        marks = laid_card.TURNED
        turn_pair(state, desk)
    elif action < verbs.DOUBLE:
        kind = (action - verbs.TYPO) // LETTER_COUNT
        one = (action - verbs.TYPO) % LETTER_COUNT + 1
        marks = laid_card.AS_TYPO
    else:
        kind = action - verbs.DOUBLE
        one = pack.one[kind]
        two = one
        marks = laid_card.TWICE
    if kind == state.shared and not (desk.shared or state.barred):
        marks |= laid_card.SHARED
    else:
        desk.hand.remove(kind)
    # `laid_card.lay` written out, as every card laid comes here.
    laid: i64 = kind | (one << laid_card.LETTER_SHIFT) | (two << laid_card.SECOND_SHIFT) | marks
    desk.word.append(laid)
    read(state, desk, laid, one, two)


def turn_pair(state: Paperback, desk: Desk) -> None:
    """Use Dyslexic, the shared one before the own."""
    if shared_card(state, desk) == DYSLEXIC:
        desk.dyslexic = SHARED_DYSLEXIC
        desk.shared = True
    else:
        desk.dyslexic = OWN_DYSLEXIC
        desk.hand.pop()


def read(state: Paperback, desk: Desk, laid: i64, one: i64, two: i64) -> None:
    """Walk on by the letters of one card."""
    if (laid & laid_card.SHARED) != 0:
        desk.shared = True
    else:
        desk.own += 1
    if (laid & (laid_card.AS_TYPO | laid_card.TWICE)) != 0:
        desk.talent_used = True
    if one == 0:
        desk.split = desk.since
        desk.split_ok = desk.ends and desk.since >= state.ruleset.min_len
        desk.since = 0
        desk.length += 1
        desk.node = state.lexicon.root
        desk.ends = False
        return
    spell(state, desk, one)
    if two != 0:
        spell(state, desk, two)


def spell(state: Paperback, desk: Desk, letter: i64) -> None:
    """Walk on by one letter."""
    desk.since += 1
    desk.length += 1
    desk.ends = False
    if desk.node == 0:
        return
    # `Lexicon.step`, `target` and `ends` written out: one walk along the edges for all three.
    data = state.lexicon.data
    code: i64 = state.ruleset.code[letter]
    at: i64 = desk.node * 5
    head: i64 = data[at]
    while head & 63 != code:
        if head >= 128:
            desk.node = 0
            return
        at += 5
        head = data[at]
    low: i64 = data[at + 1]
    middle: i64 = data[at + 2]
    high: i64 = data[at + 3]
    desk.node = low + middle * 256 + high * 65536
    desk.ends = (head & 64) != 0


def start_over(state: Paperback, desk: Desk) -> None:
    """Forget the walk: no letter is read."""
    desk.node = state.lexicon.root
    desk.ends = False
    desk.since = 0
    desk.length = 0
    desk.own = 0
    desk.split = 0
    desk.split_ok = False
    desk.shared = desk.dyslexic == SHARED_DYSLEXIC
    desk.talent_used = False


def respell(state: Paperback, desk: Desk) -> None:
    """Walk the cards laid from the start."""
    start_over(state, desk)
    for laid in desk.word:
        read(state, desk, laid, laid_card.first_of(laid), laid_card.second_of(laid))


def back(state: Paperback, desk: Desk) -> None:
    """Take the last card back."""
    laid: i64 = desk.word.pop()
    if (laid & laid_card.SHARED) == 0:
        desk.put(laid_card.card_of(laid))
    if (laid & laid_card.TURNED) != 0:
        if desk.dyslexic == OWN_DYSLEXIC:
            desk.put(DYSLEXIC)
        desk.dyslexic = 0
    respell(state, desk)


def take_back(state: Paperback, desk: Desk) -> None:
    """Take the whole word back."""
    while len(desk.word) > 0:
        back(state, desk)


def letters(desk: Desk) -> list[int]:
    """The numbers of the letters the word reads; BLANK for the Space."""
    found: list[int] = []
    for laid in desk.word:
        one: i64 = laid_card.first_of(laid)
        found.append(one if one != 0 else BLANK)
        two: i64 = laid_card.second_of(laid)
        if two != 0:
            found.append(two)
    return found


def packed(read_letters: list[int], start: i64) -> i64:
    """Ten letters from *start* on in one number, for events."""
    value: i64 = 0
    at: i64 = len(read_letters) - 1
    if at > start + 9:
        at = start + 9
    while at >= start:
        value = (value << 6) | read_letters[at]
        at -= 1
    return value


def fits_theme(state: Paperback, desk: Desk) -> bool:
    """Whether the word, or either of two words, stands in the theme's list."""
    if state.theme < 0:
        return False
    text = ""
    for letter in letters(desk):
        text += " " if letter == BLANK else LETTERS[letter - 1]
    for part in text.split(" "):
        if part in state.ruleset.themed[state.theme]:
            return True
    return False


# The word list of the table.


def not_in_list(state: Paperback) -> str:
    """The code of the refusal that names the list in force; those of release 0.1.0 share one."""
    book = state.ruleset.lexicon
    return "not-in-list" if book.version == 1 else f"not-in-{book.name}"


def adopt(state: Paperback) -> None:
    """Put the word list in force that `edits` ask for."""
    if len(state.edits) == 0:
        state.lexicon = state.ruleset.lexicon
        return
    key = f"{state.ruleset.lexicon.identity} {state.edits}"
    found = CHANGED.get(key)
    if found is None:
        found = changed_list(state)
        CHANGED[key] = found
    state.lexicon = found


def changed_list(state: Paperback) -> Lexicon:
    """The word list of the house with the table's own verdicts, the latest one counting."""
    verdicts: dict[str, int] = {}
    at: i64 = 0
    edits = state.edits
    while at < len(edits):
        text = ""
        for letter in edits[at + 2 : at + 2 + edits[at + 1]]:
            text += LETTERS[letter - 1]
        verdicts[text] = edits[at]
        at += 2 + edits[at + 1]
    added = [text for text in verdicts if verdicts[text] != 0]
    banned = [text for text in verdicts if verdicts[text] == 0]
    return state.ruleset.lexicon.changed(added, banned)
