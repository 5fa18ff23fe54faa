"""Shields: a bandana or the Undertaker's protection, used by itself or if the owner likes."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from tabletown.games.fliptown import verbs
from tabletown.games.fliptown.sheet import TurnQuestion

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.fliptown.state import Fliptown

SHIELDS: Final[list[int]] = [verbs.USE_SHIELD + choice for choice in range(verbs.SHIELD.size())]


@mypyc_attr(allow_interpreted_subclasses=True)
class ShieldQuestion(TurnQuestion):
    """Whether a shield spares its owner some Wanted. Ruling FT-R71."""

    key: ClassVar[str] = "shield"

    def __init__(self, item: str) -> None:
        """A question about the shield called *item*."""
        super().__init__()
        self.ref: str = f"item:{item}"

    def about(self, state: Fliptown, item: i64) -> str:
        return self.ref

    def answers(self, state: Fliptown, item: i64) -> list[int]:
        return SHIELDS
