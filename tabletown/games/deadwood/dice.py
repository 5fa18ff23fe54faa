"""Six-sided dice: what every question to the dealer about one has in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.question import Chance
from tabletown.core.rng import Rng
from tabletown.games.deadwood import edition, verbs

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.deadwood.state import Deadwood

DICE_STREAM: Final = edition.STACK_COUNT
"""The dealer's stream for dice; those before it are the stacks'."""
ROLLS: Final[list[int]] = [verbs.ROLL + face for face in range(verbs.FACES)]


class Die(Chance["Deadwood"]):
    """The dealer rolls one die."""

    def answers(self, state: Deadwood, item: i64) -> list[int]:
        return ROLLS

    def draw(self, state: Deadwood, item: i64, rng: Rng) -> int:
        return verbs.ROLL + rng.below(verbs.FACES)

    def stream(self, state: Deadwood, item: i64) -> int:
        return DICE_STREAM
