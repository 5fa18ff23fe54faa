"""Words on the command line: is this a word, and which is the best that these cards spell?

Cards are written one after another: a letter (`z`), a wild (`?`), a pair (`pair:ie` or `ie`),
`space`, `dyslexic`; `common:` before a letter, `space` or `dyslexic` makes it the shared card of
the track. A letter is worth 1¢ and a pair 2¢ unless the card says otherwise (`z=4`).
"""

from tabletown.core.errors import OptionError
from tabletown.games.paperback.words import laid_card
from tabletown.games.paperback.words.best import best_word as find_best
from tabletown.games.paperback.words.graph import LISTS, Lexicon, lexicon
from tabletown.games.paperback.words.rack import (
    DYSLEXIC_FACE,
    IS_COMMON,
    IS_SHARED,
    MOST_CARDS,
    SPACE_FACE,
    WILD_FACE,
    Card,
    Rack,
    Terms,
    pair,
)

NO_WORD = "-"
"""What stands in place of a word when the cards spell none."""


def open_list(lang: str, list_name: str = "") -> Lexicon:
    """The list *list_name* of *lang* (`standard` if empty), or a refusal."""
    name = list_name or "standard"
    if (lang, name) not in LISTS:
        raise OptionError("bad-option-value", {"option": "list", "value": f"{lang} {name}"})
    return lexicon(lang, name)


def check_words(lang: str, words: list[str], list_name: str = "") -> list[bool]:
    """For each of *words* whether it is in the list."""
    words_of = open_list(lang, list_name)
    return [words_of.has(word) for word in words]


def read_cards(words_of: Lexicon, cards_text: str) -> Rack:
    """The rack that *cards_text* describes."""
    given: list[Card] = []
    for written in cards_text.split():
        text, _, worth = written.partition("=")
        flags = 0
        if text.startswith("common:"):
            text = text.removeprefix("common:")
            flags = IS_SHARED | IS_COMMON
        face, value = _face(words_of, text.removeprefix("pair:").lower())
        if face < 0 or (worth and not worth.isdecimal()) or len(worth) > 3:
            raise OptionError("bad-option-value", {"option": "cards", "value": written})
        if face == SPACE_FACE:
            flags |= IS_COMMON
        if worth and face not in (WILD_FACE, SPACE_FACE):
            value = int(worth)
        given.append(Card(face, value, flags))
    shared = sum(card.flags & IS_SHARED for card in given)
    if shared > 1 or len(given) > MOST_CARDS:
        raise OptionError("bad-option-value", {"option": "cards", "value": cards_text})
    return Rack(given, Terms())


def _face(words_of: Lexicon, text: str) -> tuple[int, int]:
    """Face and value of the card written as *text*; face -1 if there is no such card."""
    if text == "?":
        return WILD_FACE, 0
    if text == "space":
        return SPACE_FACE, 0
    if text == "dyslexic":
        return DYSLEXIC_FACE, 0
    codes = words_of.encode(text)
    if len(codes) == 1:
        return codes[0], 1
    if len(codes) == 2:
        return pair(codes[0], codes[1]), 2
    return -1, 0


def best_word(lang: str, cards_text: str, list_name: str = "") -> str:
    """The best word that the cards spell, with its value and its length."""
    words_of = open_list(lang, list_name)
    play = find_best(words_of, read_cards(words_of, cards_text))
    if play is None:
        return NO_WORD
    return f"{words_of.decode(laid_card.letters_of(play.lays))} {play.cents}¢ {play.length}"
