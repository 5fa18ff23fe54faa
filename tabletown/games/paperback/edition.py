"""The numbers of Paperback: one table of slots, one column of letters a language.

Reads `editions/base.toml` and `editions/packs/<language>.toml` once a table is made, and puts
everything into the tables of `ruleset.Pack` and `ruleset.Ruleset`.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from tabletown.core import edition
from tabletown.core.edition import Section
from tabletown.core.errors import EditionError, OptionError
from tabletown.core.options import OptionValue
from tabletown.games.paperback import cards
from tabletown.games.paperback.abilities import ABILITIES
from tabletown.games.paperback.cards import CHEAPEST, FACES, FOLDER, PILES, WILDS
from tabletown.games.paperback.options import (
    LEAST_SEATS,
    MOST_SEATS,
    OPTIONS,
    ROW_PILES,
    VALIDITIES,
    VARIANTS,
)
from tabletown.games.paperback.ruleset import CONDITIONS, COOPERATIVE, SIMULTANEOUS, Pack, Ruleset
from tabletown.games.paperback.words import graph
from tabletown.games.paperback.words.rack import BIT_AT, pair

WRITTEN = {
    ability.written or ability.name.replace("-", "_"): number
    for number, ability in enumerate(ABILITIES)
    if number
}
"""The number of every ability, by how an edition writes it."""

WHEN = {name.replace("-", "_"): number for number, (name, _) in enumerate(CONDITIONS) if number}
"""The number of every condition, by how an edition writes it."""

PATTERN = re.compile(r"(\w+)(?:\(([\w,]+)\))?(?: if (\w+)(?:\((\d+)\))?)?")


def ability(text: str, place: str) -> tuple[int, int, int, int, int]:
    """Effect, its n and k, condition and its n of an ability as the edition writes it."""
    match = PATTERN.fullmatch(text)
    if match is None:
        raise EditionError("unknown-ability", {"place": place, "ability": text})
    name, inner, condition, bound = match.groups()
    values = inner.split(",") if inner else []
    numbers = [int(value) for value in values if value.isdigit()]
    others = [value for value in values if not value.isdigit()]
    effect = WRITTEN.get(f"{name}({','.join(others)})" if others else name, -1)
    wanted = WHEN.get(condition, -1) if condition else 0
    is_known = effect >= 0 and wanted >= 0 and len(numbers) == len(ABILITIES[effect].takes)
    if not is_known or ("{m}" in CONDITIONS[wanted][1]) != (bound is not None):
        raise EditionError("unknown-ability", {"place": place, "ability": text})
    given = dict(zip(ABILITIES[effect].takes, numbers, strict=True))
    return effect, given.get("n", 0), given.get("k", 0), wanted, int(bound or 0)


@cache
def root_of(name: str) -> Section:
    """The tables of edition *name*; every key read is marked, so that none can go unread."""
    return Section(edition.read(FOLDER, name), name)


@cache
def _column(lang: str) -> Section:
    return Section(edition.read(FOLDER / "packs", lang), f"packs.{lang}")


class _Slots:
    """The tables of a pack while they are being filled, kind by kind."""

    def __init__(self) -> None:
        self.rows: list[list[int]] = []

    def add(
        self,
        text: str,
        value: int,
        cost: int,
        fame: int,
        able: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0),
        pile: int = cards.NO_COST,
    ) -> None:
        """One more kind."""
        letters = [cards.LETTERS.index(letter) + 1 for letter in text] if len(text) <= 2 else []
        one, two = (letters + [0, 0])[:2]
        self.rows.append([value, cost, fame, one, two, *able, pile, FACES.index(text)])

    def pack(self, lang: str) -> Pack:
        """The finished tables."""
        return Pack(lang, self.rows, list(ABILITIES))


def _pile(cost: int) -> int:
    return min(cost - CHEAPEST, PILES - 1)


@cache
def pack(name: str, lang: str) -> Pack:
    """The tables of edition *name* with the letters of *lang*."""
    root = root_of(name)
    column = _column(lang).section("pack")
    slots = _Slots()
    for family in ("letter", "pair", "attack"):
        _family(slots, root.section(family), lang, column.words(f"{family}s"))
    vowel, starter = root.section("vowel"), root.section("starter")
    single_use = ability("trash_self", "vowel")
    for text in _counted(column.words("vowels"), vowel.number("box"), "vowels"):
        slots.add(text, vowel.number("value"), vowel.number("cost"), 0, single_use, 0)
    for text in _counted(column.words("starters"), cards.WILD - cards.STARTER, "starters"):
        slots.add(text, starter.number("value"), starter.number("cost"), 0)
    for word in WILDS:
        fame = root.section("fame").section(word)
        slots.add("wild", 0, fame.number("cost"), fame.number("fame"))
    common = root.section("common")
    for text in _counted(column.words("commons"), cards.SPACE - cards.COMMON, "commons"):
        slots.add(text, common.number("value"), cards.NO_COST, common.number("fame"))
    for text in ("space", "dyslexic"):
        slots.add(text, 0, cards.NO_COST, common.number("fame"))
    made = slots.pack(lang)
    root.section("setup").number("piles")
    wilds = MOST_SEATS * root.section("setup").number("starter_wilds")
    if root.section("fame").section("w2").number("box") != wilds:
        raise EditionError("wrong-count", {"place": "fame.w2.box", "count": wilds})
    return made


def _counted(words: list[str], count: int, place: str) -> list[str]:
    if len(words) != count:
        raise EditionError("wrong-count", {"place": place, "count": len(words)})
    return words


def _family(slots: _Slots, table: Section, lang: str, texts: list[str]) -> None:
    """The rows of a family; a row may say its own letters, the pack has those of all others."""
    keys = table.keys()
    rows = [table.section(key) for key in keys]
    spoken = [row for row in rows if not row.has("letters")]
    found = dict(zip(spoken, _counted(texts, len(spoken), table.path), strict=True))
    for row in rows:
        text = found[row] if row in found else _own_letters(row)[lang]
        able = (0, 0, 0, 0, 0)
        if row.has("ability"):
            able = ability(row.word("ability"), row.path)
        cost = row.number("cost")
        slots.add(text, row.number("value"), cost, 0, able, _pile(cost))


def _own_letters(row: Section) -> dict[str, str]:
    """What the card of *row* bears in every pack."""
    letters = row.section("letters")
    return {lang: letters.word(lang) for lang in cards.PACKS}


def data(name: str, lang: str) -> dict[str, Any]:
    """Everything the files say that a game under this edition and pack could depend on."""
    return {
        "base": edition.read(FOLDER, name),
        "pack": edition.read(FOLDER / "packs", lang),
        "themes": edition.read(FOLDER, "themes").get(lang, {}),
    }


@cache
def _ruleset(seats: int, switches: tuple[int, ...]) -> Ruleset:
    options = {spec.key: spec.value(number) for spec, number in zip(OPTIONS, switches, strict=True)}
    name, lang = str(options["edition"]), str(options["pack"])
    words = word_list(options)
    rules = Ruleset(seats, list(switches), pack(name, lang), words)
    _read_switches(rules, options)
    _read_numbers(rules, options, root_of(name))
    _read_letters(rules)
    root_of(name).finish()
    _column(lang).finish()
    lists = edition.read(FOLDER, "themes")[lang]
    rules.themed = [_forms(lists[theme]) for theme in cards.THEMES]
    return rules


def word_list(options: dict[str, OptionValue]) -> graph.Lexicon:
    """The word list that *options* choose."""
    lang, name = str(options["pack"]), str(options["words"])
    return graph.lexicon(lang, name, int(options["list_version"]), bool(options["family"]))


def _forms(entries: list[str]) -> list[str]:
    """The words of a theme: ``rose`` is itself, ``serc:e,a,u`` the stem with each ending."""
    forms: set[str] = set()
    for entry in entries:
        stem, _, endings = entry.partition(":")
        forms |= {stem + ending for ending in endings.split(",")} if endings else {stem}
    return sorted(forms)


def _read_switches(rules: Ruleset, options: dict[str, OptionValue]) -> None:
    rules.validity = VALIDITIES.index(str(options["validity"]))
    rules.variant = VARIANTS.index(str(options["variant"]))
    rules.lost_turn = bool(options["lost_turn"])
    rules.table_words = bool(options["table_words"])
    rules.min_len = int(options["min_word_len"])
    rules.fold = bool(options["fold_diacritics"])
    rules.space = bool(options["space"])
    rules.dyslexic = bool(options["dyslexic"])
    rules.attacks = bool(options["attacks"])
    rules.talents = bool(options["talents"])
    rules.awards = bool(options["awards"])
    rules.themes = bool(options["themes"])
    rules.majority_all = options["theme_majority"] == "all"
    rules.hint_tokens = bool(options["hint_tokens"])
    rules.hand_token = bool(options["hand_token"])
    rules.discounts = bool(options["discount_tokens"])
    rules.reuse = bool(options["reuse_2c"])
    rules.reuse_wilds = bool(options["reuse_2c_wilds"])
    rules.tokens_after_pass = bool(options["tokens_after_pass"])
    rules.decline_common = bool(options["decline_common"])
    rules.upgrade_fame = bool(options["upgrade_fame"])
    shown = str(options["hands"])
    rules.open_hands = shown == "open" or (shown == "auto" and options["variant"] == "cooperative")


def _read_numbers(rules: Ruleset, options: dict[str, OptionValue], root: Section) -> None:
    setup = root.section("setup")
    is_market = rules.variant == SIMULTANEOUS
    hand, market_hand = setup.number("hand"), setup.number("market_hand")
    rules.hand = market_hand if is_market else hand
    rules.tokens = setup.number("tokens")
    rules.starter_letters = setup.number("starter_letters")
    rules.starter_wilds = setup.number("starter_wilds")
    rules.track = setup.number("track")
    rules.thresholds = setup.numbers("thresholds")
    rules.market = setup.number("market")
    rules.draft_picks = setup.number("draft_picks")
    rules.draft_most = setup.number("draft_most")
    rules.fame_piles_empty = setup.number("fame_piles_empty")
    rules.floor = root.section("attack_floor").number("cards")
    rules.rounds = root.section("limits").number("rounds")
    rules.bonus = root.section("common").number("bonus")
    rules.award_fame = root.section("award").number("fame")
    rules.theme_fame = root.section("theme").number("fame")
    fame = [root.section("fame").section(word) for word in WILDS[1:]]
    for word, pile in zip(WILDS[1:], fame, strict=True):
        if max(pile.numbers("piles")) > pile.number("box"):
            raise EditionError("wrong-count", {"place": f"fame.{word}.box"})
    rules.fame_piles = [pile.numbers("piles")[rules.seats - LEAST_SEATS] for pile in fame]
    pyramid = root.section("pyramid")
    base = int(options["pyramid_base"]) or pyramid.numbers("base")[rules.seats - LEAST_SEATS]
    rules.rows = [base - row for row in range(cards.PYRAMID_ROWS)]
    rules.row_kinds = [cards.FAME + pile for pile in ROW_PILES[str(options["pyramid_rows"])]]
    fall, hard_fall = pyramid.number("tokens"), pyramid.number("tokens_hard")
    rules.fall = hard_fall if options["coop_hard"] else fall


def _read_letters(rules: Ruleset) -> None:
    alphabet = rules.lexicon.alphabet
    numbers = [cards.LETTERS.index(letter) + 1 for letter in alphabet]
    code = [0] * (cards.LETTER_COUNT + 1)
    for place, number in enumerate(numbers):
        code[number] = place + 1
    rules.alphabet = sorted(numbers)
    rules.code = bytes(code)
    rules.letter = bytes([0, *numbers])
    one, two = rules.pack.one, rules.pack.two
    rules.single = bytes(
        [code[one[kind]] if cards.is_single(kind) else 0 for kind in range(cards.KINDS)]
    )
    rules.single_bit = [BIT_AT[code] if code else 0 for code in rules.single]
    rules.pair_face = [
        pair(code[one[kind]], code[two[kind]]) if cards.is_pair(kind) else 0
        for kind in range(cards.KINDS)
    ]
    rules.accents = [[] for _ in range(cards.LETTER_COUNT + 1)]
    base = rules.lexicon.base
    for place, number in enumerate(numbers):
        if rules.fold and base[place + 1]:
            rules.accents[numbers[base[place + 1] - 1]].append(number)


def ruleset(seats: int, options: dict[str, OptionValue]) -> Ruleset:
    """The rules in force for *seats* seats under complete and valid *options*."""
    return _ruleset(seats, tuple(spec.number(options[spec.key]) for spec in OPTIONS))


def ruleset_of(seats: int, switches: list[int]) -> Ruleset:
    """The same from the option numbers of a dump."""
    return _ruleset(seats, tuple(switches))


def check_pyramid(seats: int, options: dict[str, OptionValue]) -> None:
    """Refuse a pyramid that needs more Fame cards than the box holds."""
    if options["variant"] != VARIANTS[COOPERATIVE]:
        return
    root = root_of(str(options["edition"]))
    bases = root.section("pyramid").numbers("base")
    base = int(options["pyramid_base"]) or bases[seats - LEAST_SEATS]
    boxes = [root.section("fame").section(word).number("box") for word in WILDS[1:]]
    needed = [0] * len(boxes)
    for row, pile in enumerate(ROW_PILES[str(options["pyramid_rows"])]):
        needed[pile] += base - row
    if any(need > box for need, box in zip(needed, boxes, strict=True)):
        raise OptionError("pyramid-too-large", {"option": "pyramid_rows"})


def edition_hash(options: dict[str, OptionValue]) -> str:
    """Eight hex digits of every number and of the word list, so that neither changes unseen."""
    return _digest(str(options["edition"]), str(options["pack"]), word_list(options).identity)


@cache
def _digest(name: str, lang: str, identity: str) -> str:
    return edition.digest({**data(name, lang), "words": identity})
