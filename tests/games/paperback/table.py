"""Paperback at a table of `tests.table`: cards with their letters, words, heaps, what is for sale.

Tests show the letters of cards. A card that bears letters is written with them, a dot and its key:
``M.l25``, ``NA.d01``, ``Z.s1``. The letters are those of the table's pack; others, and none, are
refused, so that a position cannot show one thing and mean another. What bears no letter stands
alone: the wild ``w2``, the books ``f5`` to ``f17``, ``space`` and ``dyslexic``; and so do the
Common cards, whose key is the letter: ``c-a``. Tables answer in the same way: ``trash Z.s1``.

A word is written card by card, as `lays` reads it: ``s0 M.l25 w2=a NA.d01!``.
"""

import re
from collections.abc import Sequence
from functools import cache

import tabletown as tt
from tabletown.core.options import OptionValue
from tabletown.games.paperback import edition
from tabletown.games.paperback.cards import COMMON, LETTERS
from tabletown.games.paperback.verbs import CARD
from tests import table as tables
from tests.table import asked, spoken

PACK = "pl"
"""The pack of a table that is started without one."""
WORD = re.compile(r"(?P<place>\d+:)?((?P<letters>[^\W\d_]+)\.)?(?P<key>[\w-]+)(?P<rest>.*)")
"""A card with what may stand around it: ``3:M.l25``, ``w2*3``, ``Z.s1?x``."""
OF_SEATS = {"first", "active", "holder", "accept"}
"""Behind these ``s1`` is a seat and no card."""


@cache
def letters_of(pack: str) -> dict[str, str]:
    """The letters of every card that is written with them, by its key."""
    kinds = edition.pack("base", pack)
    found: dict[str, str] = {}
    for kind, key in enumerate(CARD.words[:COMMON]):
        numbers = [number for number in (kinds.one[kind], kinds.two[kind]) if number]
        if numbers:
            found[key] = "".join(LETTERS[number - 1] for number in numbers).upper()
    return found


def written(key: str, pack: str = PACK) -> str:
    """A card as tests write it: ``M.l25``."""
    letters = letters_of(pack).get(key, "")
    return f"{letters}.{key}" if letters else key


def bare(text: str, pack: str = PACK) -> str:
    """A position or an answer without the letters of its cards; ValueError if they are wrong."""
    return "|".join(_bare(part, pack) for part in text.split("|"))


def _bare(part: str, pack: str) -> str:
    head, *rest = part.split() or [""]
    if OF_SEATS.isdisjoint([head, *rest[:1]]):
        rest = [_key(word, pack) for word in rest]
    return " ".join([head, *rest])


def _key(word: str, pack: str) -> str:
    """One word without letters."""
    found = WORD.fullmatch(word)
    if found is None:
        return word
    key = found["key"]
    if (found["letters"] or "") != letters_of(pack).get(key, ""):
        raise ValueError(f"{word} is {written(key, pack)} in this pack")
    return f"{found['place'] or ''}{key}{found['rest']}"


def pack_of(table: tt.Table) -> str:
    """The language of the letters at *table*."""
    return str(table.options["pack"])


def start(
    position: str = "",
    *,
    seats: int = 2,
    dealer: Sequence[str] = (),
    **options: OptionValue,
) -> tt.Table:
    """A table that begins in *position*; cards come from *dealer* first."""
    given: dict[str, OptionValue] = {"pack": PACK, **options}
    text = bare(position, str(given["pack"]))
    return tables.start("paperback", text, seats=seats, dealer=dealer, options=given)


def play(table: tt.Table, *answers: str) -> tt.Table:
    """Give answers, one after the other."""
    return tables.play(table, *(bare(answer, pack_of(table)) for answer in answers))


def refused(table: tt.Table, *answers: str) -> str:
    """The code with which the last of *answers*, all of one seat, is refused; nothing changes."""
    return tables.refused(table, *(bare(answer, pack_of(table)) for answer in answers))


def may(table: tt.Table, seat: int | None = None) -> list[str]:
    """What *seat* may answer; nothing if it is not asked. Without a seat: the one that is."""
    return [lettered(table, text) for text in tables.may(table, seat)]


def useful(table: tt.Table, seat: int) -> list[str]:
    """The answers of *seat* that random play and searches try."""
    verbs = table.game.verbs
    return [lettered(table, verbs.print(action)) for action in table.state.useful(seat)]


def lettered(table: tt.Table, answer: str) -> str:
    """An answer of *table* as tests write it: ``lay l25`` is ``lay M.l25``."""
    verb, *words = answer.split()
    domains = table.game.verbs.by_key[verb].domains
    pack = pack_of(table)
    found = [written(w, pack) if d is CARD else w for w, d in zip(words, domains, strict=True)]
    return " ".join([verb, *found])


def lays(word: str) -> list[str]:
    """The answers that lay a word: ``s0 M.l25 w2=a NA.d01! Z.s1?n A.v1*``.

    A card is laid as it is; ``=a`` says which letter it is laid as, ``!`` turns a pair round,
    ``?n`` is a typo and ``*`` doubles the letter.
    """
    seat, cards = spoken(word)
    found: list[str] = []
    for card in cards.split():
        if "=" in card:
            found.append("lay-as " + card.replace("=", " "))
        elif "?" in card:
            found.append("typo " + card.replace("?", " "))
        elif card.endswith("!"):
            found.append(f"turn {card[:-1]}")
        elif card.endswith("*"):
            found.append(f"double {card[:-1]}")
        else:
            found.append(f"lay {card}")
    return [f"s{seat} {answer}" for answer in found]


def lay(table: tt.Table, word: str) -> tt.Table:
    """Lay the cards of a word."""
    return play(table, *lays(word))


def spell(table: tt.Table, word: str) -> tt.Table:
    """Lay the cards of a word and finish."""
    seat, _ = spoken(word)
    return play(table, *lays(word), f"s{seat} finish")


def turn(table: tt.Table, word: str) -> tt.Table:
    """A whole turn: the word, no choices, no purchases."""
    seat, _ = spoken(word)
    spell(table, word)
    while asked(table) == f"s{seat} ability":
        play(table, f"s{seat} done")
    if asked(table) == f"s{seat} buy":
        play(table, f"s{seat} end")
    return table


def heap(table: tt.Table, zone: str, seat: int | None = 0) -> dict[str, int]:
    """The cards of a zone with their numbers, as *seat* sees them; none if there is no zone."""
    found: dict[str, int] = {}
    for one in table.view(seat)["zones"]:
        if one["ref"] == f"zone:{zone}":
            for piece in one["pieces"]:
                name = written(str(piece["facts"].get("id", piece["key"])), pack_of(table))
                found[name] = found.get(name, 0) + piece["count"]
    return found


def sale(table: tt.Table) -> dict[str, str]:
    """What is for sale: slot and card."""
    found: dict[str, str] = {}
    for one in table.view(None)["zones"]:
        for piece in one["pieces"]:
            if piece["ref"].startswith("slot:") and "id" in piece["facts"]:
                found[piece["ref"][5:]] = written(piece["facts"]["id"], pack_of(table))
    return found


def price(table: tt.Table, slot: str) -> int:
    """What the card at *slot* costs now."""
    for one in table.view(None)["zones"]:
        for piece in one["pieces"]:
            if piece["ref"] == f"slot:{slot}":
                return int(piece["facts"]["price"])
    raise KeyError(slot)
