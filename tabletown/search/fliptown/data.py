"""Reads the weights of the forecast: a file for the game alone, and one for some cowbots.

`python -m tools.learn.fliptown` makes them; each file says with which command.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from tabletown.search.fliptown.features import weights_by_number

FOLDER = Path(__file__).resolve().parent / "weights"
SOLO = "solo"
"""The game without a cowbot; its weights serve against a cowbot that has none of its own."""


@cache
def weights(name: str) -> list[float]:
    """The weights called *name*, by feature number; shared, so nobody changes them."""
    path = FOLDER / f"{name}.json"
    if not path.exists():
        return weights(SOLO)
    return weights_by_number(json.loads(path.read_text(encoding="utf-8"))["weights"])
