"""The numbers of card abilities and of their conditions.

An effect's number is its place in `abilities.ABILITIES`. Only those are named here that a search
counts. What a new ability brings, from `KNOWN_EFFECTS` on, its own class says (`Ability.cents`); a
search for words plays its card, but does not count on it.
A condition's number is its place in `ruleset.CONDITIONS`.
"""

from typing import Final

NO_EFFECT: Final = 0
CENTS: Final = 1
WILD_VALUE: Final = 2
DOUBLE_NEXT: Final = 3
DOUBLE_PREV: Final = 4
DOUBLE_WORD: Final = 5
DRAW_MORE: Final = 6
TRASH_HAND_FOR: Final = 8
TRASH_SELF_FOR: Final = 11
TRASH_SELF: Final = 12
COPY_ADJACENT: Final = 13
KNOWN_EFFECTS: Final = 18
"""All below this number, the four attacks included, are known here; a new ability is not."""

IF_ALWAYS: Final = 0
IF_FIRST: Final = 1
IF_LAST: Final = 2
IF_NO_WILDS: Final = 3
IF_BESIDE_WILD: Final = 4
IF_COMMON_USED: Final = 5
IF_LONG: Final = 6
"""The word has at least so many letters."""
