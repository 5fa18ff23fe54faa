"""Words on the command line: is this a word, and which is the best that these cards spell?

Cards are written one after another: a letter (`z`), a wild (`?`), a pair (`pair:ie` or `ie`),
`space`, `dyslexic`; `common:` before a letter, `space` or `dyslexic` makes it the shared card of
the track. A letter is worth 1¢ and a pair 2¢ unless the card says otherwise (`z=4`).
"""

from tabletown.core.errors import OptionError
from tabletown.games.paperback.words import rack as faces
from tabletown.games.paperback.words.finder import best_word as find_best
from tabletown.games.paperback.words.graph import LISTS, Lexicon, lexicon
from tabletown.games.paperback.words.rack import MOST_CARDS, Rack, text_codes

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
    shown: list[int] = []
    values: list[int] = []
    flags: list[int] = []
    for card in cards_text.split():
        text, _, worth = card.partition("=")
        flag = 0
        if text.startswith("common:"):
            text = text.removeprefix("common:")
            flag = faces.SHARED | faces.COMMON
        face, value = _face(words_of, text.removeprefix("pair:").lower())
        if face < 0 or (worth and not worth.isdecimal()) or len(worth) > 3:
            raise OptionError("bad-option-value", {"option": "cards", "value": card})
        if face == faces.SPACE:
            flag |= faces.COMMON
        shown.append(face)
        values.append(int(worth) if worth and face not in (faces.WILD, faces.SPACE) else value)
        flags.append(flag)
    shared = sum(flag & faces.SHARED for flag in flags)
    if shared > 1 or len(shown) > MOST_CARDS:
        raise OptionError("bad-option-value", {"option": "cards", "value": cards_text})
    return Rack(shown, values, flags)


def _face(words_of: Lexicon, text: str) -> tuple[int, int]:
    """Face and value of the card written as *text*; face -1 if there is no such card."""
    if text == "?":
        return faces.WILD, 0
    if text == "space":
        return faces.SPACE, 0
    if text == "dyslexic":
        return faces.DYSLEXIC, 0
    codes = words_of.encode(text)
    if len(codes) == 1:
        return codes[0], 1
    if len(codes) == 2:
        return faces.pair(codes[0], codes[1]), 2
    return -1, 0


def best_word(lang: str, cards_text: str, list_name: str = "") -> str:
    """The best word that the cards spell, with its value and its length."""
    words_of = open_list(lang, list_name)
    play = find_best(words_of, read_cards(words_of, cards_text))
    if play is None:
        return NO_WORD
    return f"{words_of.decode(text_codes(play.lays))} {play.cents}¢ {play.length}"
