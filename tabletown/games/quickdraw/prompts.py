"""What the page needs to offer an answer: where it lights up and the numbers beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.view import Facts
from tabletown.games.quickdraw.verbs import CARD, PEEK, PLAY, is_play

if TYPE_CHECKING:
    from tabletown.games.quickdraw.state import Quickdraw


def option_ref(seat: int, action: int) -> str:
    """The piece that stands for *action*, or nothing where its verb says it."""
    if is_play(action):
        return f"hand:s{seat}-{CARD.word(action - PLAY)}"
    return "zone:prize" if action == PEEK else ""


def option_facts(state: Quickdraw, action: int) -> Facts:
    """The speed of the card that *action* would play; nothing for other answers."""
    if is_play(action):
        return {"speed": state.ruleset.speed[action - PLAY]}
    return {}
