"""Which words a rack of cards can spell: one judge for people and bots, and the word finder.

Make a `Rack` of the cards (see `rack`), open a `Lexicon` (see `lexicon`), then ask:

=============================================  ==================================================
`refusal(rack, lays, lexicon)`                 0 if the spelling is a legal play, else a code; its
                                               name is `REFUSALS[code]`. *lexicon* `None` leaves
                                               the dictionary out (validity by challenge or vote)
`useful_lays(lexicon, rack, lays)`             the next lays that can still become a legal word
`any_word(lexicon, rack)`                      whether the cards spell any word at all
`best_word(lexicon, rack, …)`                  the word with the highest printed value in cents
`best_play(lexicon, rack, weights, …)`         the word with the most points, abilities included
`all_words(lexicon, rack, …)`                  every word, each with its highest printed value
`score(rack, lays, weights)`                   what one spelling is worth, abilities included
=============================================  ==================================================

Of cards that are just alike `useful_lays` names only the first unused one.
Ties: more points, then more bonus draw, then longer, then alphabetical. A search stops after
*budget* edges of the graph, never by a clock, so the same rack gives the same word everywhere;
`Play.exact` says whether it came to its end. *need* asks for words of at least so many letters.

How abilities are counted is said in `forecast`, how the graph is walked in `walk` and `search`.
"""

from typing import Final

from tabletown.games.paperback.words.best import Search
from tabletown.games.paperback.words.forecast import Forecast, Play
from tabletown.games.paperback.words.graph import Lexicon
from tabletown.games.paperback.words.rack import (
    AS_WILD,
    BIT,
    DYSLEXIC,
    PLAIN,
    REVERSED,
    SHARED,
    SPACE,
    TWICE,
    TYPO,
    WILD,
    Rack,
    Weights,
    lay_card,
    lay_how,
    lay_letters,
    text_codes,
    turned,
)
from tabletown.games.paperback.words.walk import Walk

BUDGET: Final = 400_000
"""Edges a search may follow unless told otherwise."""

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
    """Why *lays* are no legal play, as a code into `REFUSALS`; 0 if they are one."""
    if not lays:
        return NO_LETTERS
    used = 0
    tricks = 0
    from_hand = False
    for laid in lays:
        card = lay_card(laid)
        if card >= len(rack.faces):
            return NO_SUCH_CARD
        if used & BIT[card]:
            return CARD_TWICE
        used |= BIT[card]
        wrong = _misuse(rack, laid, tricks)
        if wrong:
            return wrong
        tricks |= BIT[lay_how(laid)]
        if not rack.flags[card] & SHARED and rack.faces[card] != SPACE:
            from_hand = True
    if not from_hand:
        return NO_HAND_CARD
    codes = text_codes(lays)
    words = _words(codes)
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


def _words(codes: list[int]) -> list[list[int]]:
    words: list[list[int]] = [[]]
    for code in codes:
        if code == 0:
            words.append([])
        else:
            words[-1].append(code)
    return words


def _misuse(rack: Rack, laid: int, tricks: int) -> int:
    """Whether a card may be used like this after the *tricks* already played; 0 if so."""
    card = lay_card(laid)
    face = rack.faces[card]
    how = lay_how(laid)
    letters = lay_letters(laid)
    if how == PLAIN:
        fits = face < DYSLEXIC and face != WILD and (letters == face or face == SPACE)
        if face < 64 and face != WILD and letters < 64:
            fits = rack.stands(face, letters)
        if face == SPACE and letters != 0:
            fits = False
        return OK if fits else WRONG_LETTER
    if how == AS_WILD:
        return OK if face == WILD and 0 < letters < 64 else WRONG_LETTER
    if how == REVERSED:
        two = 64 <= face < 4096 and turned(face) != face and letters == turned(face)
        free = rack.dyslexic >= 0 and not tricks & BIT[REVERSED]
        return OK if two and free else NOT_REVERSIBLE
    if how == TYPO or how == TWICE:
        has = rack.typo if how == TYPO else rack.stuck
        if not has or tricks & BIT[how]:
            return TALENT_USED
        if not 0 < face < 64 or rack.flags[card] & SHARED:
            return WRONG_LETTER
        fits = 0 < letters < 64 if how == TYPO else letters == face + face * 64
        return OK if fits else WRONG_LETTER
    return WRONG_LETTER


def useful_lays(lexicon: Lexicon, rack: Rack, lays: list[int]) -> list[int]:
    """The lays after which *lays* can still become a legal word."""
    walk = Walk(lexicon, rack)
    return walk.useful() if walk.stand(lays) else []


def any_word(lexicon: Lexicon, rack: Rack) -> bool:
    """Whether the rack can spell any legal word."""
    return Walk(lexicon, rack).goes_on()


def best_word(lexicon: Lexicon, rack: Rack, need: int = 0, budget: int = BUDGET) -> Play | None:
    """The legal word with the highest printed value and at least *need* letters, or None."""
    search = Search(lexicon, rack, _VALUE, False)
    search.need = need
    search.budget = budget
    return search.run()


def best_play(
    lexicon: Lexicon,
    rack: Rack,
    weights: Weights | None = None,
    need: int = 0,
    budget: int = BUDGET,
) -> Play | None:
    """The legal word with the most points, abilities counted, or None."""
    asked = weights if weights is not None else _VALUE
    # The word best by print is a good start: the walk then leaves poor branches early.
    seed = Search(lexicon, rack, asked, False)
    seed.need = need
    seed.budget = budget // 4
    first = seed.run()
    search = Search(lexicon, rack, asked, True)
    search.need = need
    search.budget = budget - budget // 4
    if first is not None:
        search.adopt(first)
    return search.run()


def all_words(
    lexicon: Lexicon, rack: Rack, need: int = 0, limit: int = 10_000, budget: int = 20 * BUDGET
) -> list[Play]:
    """Every legal word in alphabetical order, each as its highest-valued play.

    With more than *limit* words, or a spent *budget*, the list is cut and `Play.exact` is false.
    """
    search = Search(lexicon, rack, _VALUE, False)
    search.need = need
    search.budget = budget
    return search.collect(limit)


def score(rack: Rack, lays: list[int], weights: Weights | None = None) -> Play:
    """What the spelling *lays* brings, whether or not it is a word."""
    forecast = Forecast(rack, weights if weights is not None else _VALUE, True)
    return forecast.played(lays)


_VALUE: Final = Weights()
