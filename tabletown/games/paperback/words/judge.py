"""Whether a spelling is a legal play: one judge for people and bots."""

from typing import Final

from tabletown.games.paperback.words import laid_card
from tabletown.games.paperback.words.graph import Lexicon
from tabletown.games.paperback.words.rack import (
    BIT_AT,
    DYSLEXIC_FACE,
    IS_SHARED,
    SPACE_FACE,
    WILD_FACE,
    Rack,
    turned,
)

OK: Final = 0
NO_LETTERS: Final = 1
NO_SUCH_CARD: Final = 2
CARD_TWICE: Final = 3
WRONG_LETTER: Final = 4
TALENT_USED: Final = 5
NOT_REVERSIBLE: Final = 6
SPACE_MISPLACED: Final = 7
NO_HAND_CARD: Final = 8
TOO_SHORT: Final = 9
TOO_LONG: Final = 10
NOT_A_WORD: Final = 11
REFUSALS: Final = (
    "ok",
    "no-letters",
    "no-such-card",
    "card-twice",
    "wrong-letter",
    "talent-used",
    "pair-not-reversible",
    "space-misplaced",
    "no-hand-card",
    "word-too-short",
    "word-too-long",
    "word-unknown",
)


def refusal(rack: Rack, lays: list[int], lexicon: Lexicon | None) -> int:
    """Why *lays* are no legal play, as a code into `REFUSALS`; 0 if they are one.

    Without a *lexicon* no dictionary is asked: validity by challenge or vote.
    """
    if not lays:
        return NO_LETTERS
    used = 0
    tricks = 0
    is_from_hand = False
    for laid in lays:
        card = int(laid_card.card_of(laid))
        if card >= len(rack.faces):
            return NO_SUCH_CARD
        if used & BIT_AT[card]:
            return CARD_TWICE
        used |= BIT_AT[card]
        wrong = _misuse(rack, laid, tricks)
        if wrong:
            return wrong
        tricks |= laid & (laid_card.TURNED | laid_card.AS_TYPO | laid_card.TWICE)
        if not rack.flags[card] & IS_SHARED and rack.faces[card] != SPACE_FACE:
            is_from_hand = True
    if not is_from_hand:
        return NO_HAND_CARD
    return _misspelled(rack, laid_card.letters_of(lays), lexicon)


def _misspelled(rack: Rack, codes: list[int], lexicon: Lexicon | None) -> int:
    """Why the letters *codes*, 0 for a Space, are no word or two; 0 if they are."""
    words: list[list[int]] = [[]]
    for code in codes:
        if code == 0:
            words.append([])
        else:
            words[-1].append(code)
    for word in words:
        if not word:
            return SPACE_MISPLACED
    if len(words) > 2:
        return SPACE_MISPLACED
    for word in words:
        if len(word) < rack.min_len:
            return TOO_SHORT
    if len(codes) > rack.max_len:
        return TOO_LONG
    if lexicon is not None:
        for word in words:
            if not lexicon.holds(word):
                return NOT_A_WORD
    return OK


def _misuse(rack: Rack, laid: int, tricks: int) -> int:
    """Why a card may not be laid like this after the *tricks* already played; 0 if it may."""
    card = int(laid_card.card_of(laid))
    face = rack.faces[card]
    one = int(laid_card.first_of(laid))
    two = int(laid_card.second_of(laid))
    letters = one + two * 64
    if laid & laid_card.TURNED:
        is_pair = 64 <= face < SPACE_FACE and turned(face) != face and letters == turned(face)
        may_turn = rack.dyslexic >= 0 and not tricks & laid_card.TURNED
        return OK if is_pair and may_turn else NOT_REVERSIBLE
    if laid & (laid_card.AS_TYPO | laid_card.TWICE):
        has_talent = rack.typo if laid & laid_card.AS_TYPO else rack.stuck
        if not has_talent or tricks & (laid_card.AS_TYPO | laid_card.TWICE):
            return TALENT_USED
        if not 0 < face < 64 or rack.flags[card] & IS_SHARED:
            return WRONG_LETTER
        if laid & laid_card.AS_TYPO:
            return OK if one != 0 and two == 0 else WRONG_LETTER
        return OK if one == face and two == face else WRONG_LETTER
    if face == DYSLEXIC_FACE:
        return WRONG_LETTER
    if face == SPACE_FACE:
        return OK if letters == 0 else WRONG_LETTER
    if face == WILD_FACE:
        return OK if one != 0 and two == 0 else WRONG_LETTER
    if face < 64 and two == 0:
        return OK if rack.stands(face, one) else WRONG_LETTER
    return OK if letters == face else WRONG_LETTER
