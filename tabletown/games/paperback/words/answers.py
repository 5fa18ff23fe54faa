"""The bridge to the word finder: a desk as a rack of cards, and a found word as answers.

A word the finder finds is laid card by card like anybody's, so it meets the same judge.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.errors import IllegalAction
from tabletown.games.paperback.cards import (
    COMMON,
    DYSLEXIC,
    LETTER_COUNT,
    LETTERS,
    PLAGIARISM,
    SPACE,
    STUCK_KEY,
    TYPO_TALENT,
    is_wild,
)
from tabletown.games.paperback.hand import NO_CAP, Desk
from tabletown.games.paperback.ruleset import STRICT
from tabletown.games.paperback.turn import SPELL_STAGE, WORD_STAGE
from tabletown.games.paperback.verbs import BACK, DOUBLE, FINISH, LAY, LAY_AS, TURN
from tabletown.games.paperback.verbs import TYPO as DO_TYPO
from tabletown.games.paperback.words import finder, spelling
from tabletown.games.paperback.words import rack as racks
from tabletown.games.paperback.words.graph import Lexicon
from tabletown.games.paperback.words.rack import Rack, lay_card, lay_how, lay_letters, text_codes
from tabletown.games.paperback.words.spelling import shared_card

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.paperback.state import Paperback


def cards_of(table: Paperback, desk: Desk) -> list[int]:
    """The kinds *desk* can spell with: its hand, then the shared Common card if it may."""
    shared: i64 = shared_card(table, desk)
    return [*desk.hand, shared] if shared >= 0 else desk.hand[:]


def face_of(table: Paperback, kind: i64) -> int:
    """What a card can be, as the finder writes it."""
    if is_wild(kind):
        return racks.WILD
    if kind == SPACE:
        return racks.SPACE
    if kind == DYSLEXIC:
        return racks.DYSLEXIC
    pack = table.house.pack
    code = table.house.code
    if pack.two[kind] != 0:
        return racks.pair(code[pack.one[kind]], code[pack.two[kind]])
    return code[pack.one[kind]]


def ability_of(table: Paperback, kind: i64) -> int:
    """The ability of *kind*, as the finder writes it; none if it is one the finder cannot count."""
    pack = table.house.pack
    if pack.effect[kind] >= racks.EFFECTS:
        return racks.NOTHING
    n: int = pack.amount[kind]
    if pack.effect[kind] == racks.TRASH_SELF_FOR:
        n = pack.each[kind]
    return racks.ability(
        pack.effect[kind], n, pack.each[kind], pack.condition[kind], pack.bound[kind]
    )


def rack_of(table: Paperback, desk: Desk) -> Rack:
    """Everything the finder has to know of *desk* before it lays a card."""
    house = table.house
    shared: i64 = shared_card(table, desk)
    kinds = cards_of(table, desk)
    flags: list[int] = []
    for kind in kinds:
        flag = racks.COMMON if COMMON <= kind < DYSLEXIC else 0
        flags.append(flag | (racks.SHARED if kind == shared else 0))
    return Rack(
        [face_of(table, kind) for kind in kinds],
        [house.pack.value[kind] for kind in kinds],
        flags,
        [ability_of(table, kind) for kind in kinds],
        None,
        house.min_len,
        0 if table.cap == NO_CAP else table.cap,
        desk.talent == TYPO_TALENT,
        desk.talent == STUCK_KEY,
        desk.talent == PLAGIARISM,
        table.lexicon.base if house.fold else b"",
        table.tax,
    )


def answers_of(table: Paperback, desk: Desk, lays: list[int]) -> list[int]:
    """The answers that lay these cards, in order; *finish* is not among them."""
    house = table.house
    kinds = cards_of(table, desk)
    found: list[int] = []
    for laid in lays:
        kind: int = kinds[lay_card(laid)]
        how: int = lay_how(laid)
        letter: int = house.letter[lay_letters(laid) & 63]
        if how == racks.REVERSED:
            found.append(TURN + kind)
        elif how == racks.TWICE:
            found.append(DOUBLE + kind)
        elif how == racks.TYPO:
            found.append(DO_TYPO - 1 + kind * LETTER_COUNT + letter)
        elif how == racks.AS_WILD or (letter != 0 and letter != house.pack.one[kind]):
            found.append(LAY_AS - 1 + kind * LETTER_COUNT + letter)
        else:
            found.append(LAY + kind)
    return found


def only(book: Lexicon, texts: list[str]) -> Lexicon:
    """A word list that holds these words and no others."""
    empty = Lexicon(book.lang, book.name, book.version, book.alphabet, 0, "", 0, bytes(5))
    return empty.changed(texts, [])


def typed(table: Paperback, desk: Desk, text: str) -> list[int]:
    """The answers that spell *text* at its dearest and submit it, whatever is laid already.

    None if *text* is nothing like a word or no word is asked for; IllegalAction if the list does
    not have it or the cards do not make it.
    """
    parts = text.lower().split()
    if table.stage != WORD_STAGE and table.stage != SPELL_STAGE:
        return []
    if not parts or not all(letter in LETTERS for letter in "".join(parts)):
        return []
    if table.house.validity == STRICT:
        for part in parts:
            if not table.lexicon.has(part, table.house.min_len):
                raise IllegalAction("not-in-list", {"seat": desk.seat})
    bare = desk.clone()
    spelling.take_back(table, bare)
    book = only(table.lexicon, parts)
    wanted = " ".join(parts)
    for play in finder.all_words(book, rack_of(table, bare)):
        if book.decode(text_codes(play.lays)) == wanted:
            lays = answers_of(table, bare, play.lays)
            return [BACK] * len(desk.word) + lays + [FINISH]
    raise IllegalAction("cards-cannot", {"seat": desk.seat})
