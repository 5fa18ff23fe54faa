"""What can be chosen for a table of Paperback, and which choices do not go together."""

from __future__ import annotations

from typing import Final

from tabletown.core.errors import OptionError
from tabletown.core.options import OptionSpec, OptionValue
from tabletown.games.paperback.cards import EDITION, PACKS, WIDEST
from tabletown.games.paperback.words.graph import list_names

LEAST_SEATS: Final = 2
MOST_SEATS: Final = 5
ROW_PILES = {"rising": (0, 1, 2, 3), "gentle": (0, 0, 1, 2)}
"""Which Fame pile each row of the pyramid is made of, from the bottom."""


ENDINGS: Final = ("fame", "common", "cleared", "collapsed", "limit")
TWO_PILES_EMPTY: Final = ENDINGS.index("fame")
LAST_COMMON: Final = ENDINGS.index("common")
PYRAMID_CLEARED: Final = ENDINGS.index("cleared")
PYRAMID_FALLEN: Final = ENDINGS.index("collapsed")
TOO_MANY_ROUNDS: Final = ENDINGS.index("limit")

VALIDITIES: Final = ("strict", "challenge", "vote")
VARIANTS: Final = ("standard", "cooperative", "simultaneous")


def _switch(key: str, group: str, default: bool = False) -> OptionSpec:
    return OptionSpec(key, "bool", default, group=group)


OPTIONS = [
    OptionSpec("edition", "choice", EDITION, (EDITION,), group="edition"),
    OptionSpec("pack", "choice", "en", PACKS, group="edition", spoken=True),
    OptionSpec(
        "words", "choice", "standard", ("standard", "strict", "large", "common"), group="edition"
    ),
    OptionSpec(
        "variant",
        "choice",
        "standard",
        VARIANTS,
        group="variants",
    ),
    _switch("coop_hard", "variants"),
    OptionSpec("pyramid_base", "int", 0, low=0, high=WIDEST, group="variants"),
    OptionSpec("pyramid_rows", "choice", "rising", ("rising", "gentle"), group="variants"),
    _switch("space", "modules"),
    _switch("dyslexic", "modules"),
    _switch("attacks", "modules"),
    _switch("talents", "modules"),
    _switch("awards", "modules"),
    _switch("themes", "modules"),
    OptionSpec("theme_majority", "choice", "others", ("others", "all"), group="modules"),
    _switch("hint_tokens", "rules"),
    _switch("hand_token", "rules"),
    _switch("discount_tokens", "rules"),
    _switch("reuse_2c", "rules"),
    _switch("reuse_2c_wilds", "rules"),
    _switch("tokens_after_pass", "rules"),
    _switch("decline_common", "rules"),
    _switch("upgrade_fame", "rules", True),
    OptionSpec("validity", "choice", "strict", VALIDITIES, group="words"),
    _switch("lost_turn", "words"),
    _switch("table_words", "words"),
    OptionSpec("family", "bool", True, group="words", before=False),
    OptionSpec("list_version", "choice", "2", ("2", "1"), group="words", before="1"),
    OptionSpec("min_word_len", "int", 2, low=1, high=3, group="words"),
    _switch("fold_diacritics", "words"),
    OptionSpec("hands", "choice", "auto", ("auto", "open", "closed"), group="table"),
    OptionSpec("hints", "bool", True, group="table"),
    OptionSpec("undo", "bool", True, group="table"),
]


def check_options(options: dict[str, OptionValue]) -> None:
    """Refuse mixes that make no sense, naming the option that has to give way."""
    variant = str(options["variant"])
    if options["words"] not in list_names(str(options["pack"])):
        _refuse("no-such-list", "words")
    if options["family"] and options["list_version"] == "1":
        _refuse("no-family-list", "family")
    for key in ("attacks", "awards", "themes"):
        if variant == "cooperative" and options[key]:
            _refuse("not-cooperative", key)
    for key in ("attacks", "hint_tokens", "discount_tokens", "reuse_2c"):
        if variant == "simultaneous" and options[key]:
            _refuse("not-simultaneous", key)
    for key, idle in (("coop_hard", False), ("pyramid_base", 0), ("pyramid_rows", "rising")):
        if variant != "cooperative" and options[key] != idle:
            _refuse("only-cooperative", key)
    if int(options["pyramid_base"]) in (1, 2, 3):
        _refuse("pyramid-too-small", "pyramid_base")
    if options["theme_majority"] != "others" and not options["themes"]:
        _refuse("needs-themes", "theme_majority")
    if options["reuse_2c_wilds"] and not options["reuse_2c"]:
        _refuse("needs-reuse", "reuse_2c_wilds")
    if options["tokens_after_pass"] and not (options["hint_tokens"] or options["hand_token"]):
        _refuse("needs-tokens", "tokens_after_pass")
    if options["lost_turn"] and options["validity"] == "strict":
        _refuse("needs-challenge", "lost_turn")
    if options["fold_diacritics"] and options["pack"] == "en":
        _refuse("nothing-to-fold", "fold_diacritics")
    if options["hands"] == "open" and variant == "simultaneous":
        _refuse("not-simultaneous", "hands")


def _refuse(code: str, option: str) -> None:
    raise OptionError(code, {"option": option})
