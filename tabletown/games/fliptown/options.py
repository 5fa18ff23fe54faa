"""What may be chosen before a game of Fliptown, and which mixes make no sense."""

from __future__ import annotations

from tabletown.core.errors import OptionError
from tabletown.core.options import OptionSpec, OptionValue
from tabletown.games.fliptown import edition

COWBOT_CHOICES = ("none", *edition.COWBOTS, "random")
LEVELS = ("easy", "normal", "hard")

OPTIONS: list[OptionSpec] = [
    OptionSpec("edition", "choice", "en", edition.EDITIONS, group="edition"),
    OptionSpec("characters", "bool", False, group="modules"),
    OptionSpec("holdem", "bool", False, group="modules"),
    OptionSpec("competitive", "bool", False, group="modules", seats=(2, 3, 4)),
    OptionSpec("cowbot", "choice", "none", COWBOT_CHOICES, group="modules", seats=(1,)),
    OptionSpec("difficulty", "choice", "normal", LEVELS, group="modules", seats=(1,)),
    OptionSpec("random_solo", "bool", False, group="modules", seats=(1,)),
    OptionSpec("random_jokers", "bool", False, group="variants", seats=(1,)),
    OptionSpec("cowbot_gold_dodge", "bool", True, group="rules", seats=(1,)),
    OptionSpec("pickaxe_exact", "bool", False, group="rules"),
    OptionSpec("gun_bonus", "choice", "rulebook", tuple(edition.GUNS), group="rules"),
    OptionSpec("shields_optional", "bool", False, group="rules"),
    OptionSpec("standard_poker", "bool", False, group="rules", seats=(2, 3, 4)),
    OptionSpec("b12_by_source", "bool", False, group="rules", seats=(2, 3, 4)),
    OptionSpec("achievement_10", "choice", "pans", ("pans", "silver"), group="rules", seats=(1,)),
    OptionSpec("achievement_14", "choice", "normal", ("normal", "easy"), group="rules", seats=(1,)),
    OptionSpec("hints", "bool", True, group="table"),
    OptionSpec("undo", "bool", True, group="table"),
]


def check(seats: int, options: dict[str, OptionValue]) -> None:
    """Refuse cowbots with company, a poker race alone, and a random setup beside a chosen one."""
    alone = seats == 1
    for key, idle in (("cowbot", "none"), ("random_solo", False), ("random_jokers", False)):
        if not alone and options[key] != idle:
            raise OptionError("solo-only", {"option": key})
    if alone and options["competitive"]:
        raise OptionError("needs-rivals", {"option": "competitive"})
    if options["random_solo"] and options["cowbot"] != "none":
        raise OptionError("random-solo-chooses", {"option": "cowbot"})
    if options["random_solo"] and options["characters"]:
        raise OptionError("random-solo-chooses", {"option": "characters"})
    if options["random_jokers"] and not options["random_solo"]:
        raise OptionError("needs-random-solo", {"option": "random_jokers"})
