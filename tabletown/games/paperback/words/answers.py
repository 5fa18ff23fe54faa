"""A desk as a rack of cards, and a word that was found or typed as answers.

Such a word is laid card by card like anybody's, so it meets the same judge.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.errors import IllegalAction
from tabletown.games.paperback import verbs
from tabletown.games.paperback.cards import (
    COMMON,
    DYSLEXIC,
    LETTER_COUNT,
    LETTERS,
    SPACE,
    is_wild,
)
from tabletown.games.paperback.hand import Desk
from tabletown.games.paperback.ruleset import STRICT
from tabletown.games.paperback.turn import SPELL_STAGE, WORD_STAGE
from tabletown.games.paperback.words import laid_card, spelling
from tabletown.games.paperback.words.best import all_words
from tabletown.games.paperback.words.effects import KNOWN_EFFECTS
from tabletown.games.paperback.words.rack import (
    DYSLEXIC_FACE,
    IS_COMMON,
    IS_SHARED,
    SPACE_FACE,
    WILD_FACE,
    Card,
    Rack,
    Terms,
    ability,
    pair,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.paperback.state import Paperback


def kinds_of(state: Paperback, desk: Desk) -> list[int]:
    """The kinds *desk* can spell with: its hand, then the shared Common card if it may."""
    shared: i64 = spelling.shared_card(state, desk)
    return [*desk.hand, shared] if shared >= 0 else desk.hand[:]


def face_of(state: Paperback, kind: i64) -> int:
    """What a card can be, as a rack writes it."""
    if is_wild(kind):
        return WILD_FACE
    if kind == SPACE:
        return SPACE_FACE
    if kind == DYSLEXIC:
        return DYSLEXIC_FACE
    pack = state.ruleset.pack
    code = state.ruleset.code
    if pack.two[kind] != 0:
        return pair(code[pack.one[kind]], code[pack.two[kind]])
    return code[pack.one[kind]]


def card_of(state: Paperback, kind: i64, shared: i64) -> Card:
    """A *kind* as a card of a rack; the one of the track is *shared*."""
    pack = state.ruleset.pack
    flags = IS_COMMON if COMMON <= kind < DYSLEXIC else 0
    if kind == shared:
        flags |= IS_SHARED
    able = 0
    if pack.effect[kind] < KNOWN_EFFECTS:
        able = ability(
            pack.effect[kind],
            pack.amount[kind],
            pack.each[kind],
            pack.condition[kind],
            pack.bound[kind],
        )
    return Card(face_of(state, kind), pack.value[kind], flags, able)


def rack_of(state: Paperback, desk: Desk) -> Rack:
    """Everything a search has to know of *desk* before it lays a card."""
    ruleset = state.ruleset
    shared: i64 = spelling.shared_card(state, desk)
    fold = state.lexicon.base if ruleset.fold else b""
    terms = Terms(ruleset.min_len, state.cap, desk.talent, fold, state.tax, ruleset.bonus)
    return Rack([card_of(state, kind, shared) for kind in kinds_of(state, desk)], terms)


def answers_of(state: Paperback, desk: Desk, lays: list[int]) -> list[int]:
    """The answers that lay these cards, in order; *finish* is not among them."""
    ruleset = state.ruleset
    kinds = kinds_of(state, desk)
    found: list[int] = []
    for laid in lays:
        kind: int = kinds[laid_card.card_of(laid)]
        letter: int = ruleset.letter[laid_card.first_of(laid)]
        if laid & laid_card.TURNED:
            found.append(verbs.TURN + kind)
        elif laid & laid_card.TWICE:
            found.append(verbs.DOUBLE + kind)
        elif laid & laid_card.AS_TYPO:
            found.append(verbs.TYPO - 1 + kind * LETTER_COUNT + letter)
        elif letter != ruleset.pack.one[kind]:
            found.append(verbs.LAY_AS - 1 + kind * LETTER_COUNT + letter)
        else:
            found.append(verbs.LAY + kind)
    return found


def typed(state: Paperback, desk: Desk, text: str) -> list[int]:
    """The answers that spell *text* at its dearest and submit it, whatever is laid already.

    None if *text* is nothing like a word or no word is asked for; IllegalAction if the list does
    not have it or the cards do not make it.
    """
    parts = text.lower().split()
    if state.stage != WORD_STAGE and state.stage != SPELL_STAGE:
        return []
    if not parts or not all(letter in LETTERS for letter in "".join(parts)):
        return []
    if state.ruleset.validity == STRICT:
        for part in parts:
            if not state.lexicon.has(part, state.ruleset.min_len):
                raise IllegalAction(spelling.not_in_list(state), {"seat": desk.seat})
    bare = desk.clone()
    spelling.take_back(state, bare)
    book = state.lexicon.only(parts)
    wanted = " ".join(parts)
    for play in all_words(book, rack_of(state, bare)):
        if book.decode(laid_card.letters_of(play.lays)) == wanted:
            lays = answers_of(state, bare, play.lays)
            return [verbs.BACK] * len(desk.word) + lays + [verbs.FINISH]
    raise IllegalAction("cards-cannot", {"seat": desk.seat})
