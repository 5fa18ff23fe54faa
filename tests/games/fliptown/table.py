"""Fliptown at a table of `tests.table`: sheets, the three cards, and what an answer costs."""

from collections.abc import Sequence
from typing import Any

import tabletown as tt
from tabletown.core.options import OptionValue
from tests import table as tables
from tests.table import may, play, scene, shown, spoken, zone

FULL = "graves=1,2,3,4,5,6,7,8,9"
"""No tombstone is left to mark."""


def start(
    position: str = "",
    *,
    seats: int = 1,
    dealer: Sequence[str] = (),
    **options: OptionValue,
) -> tt.Table:
    """A table that begins in *position*; cards come from *dealer* first."""
    return tables.start("fliptown", position, seats=seats, dealer=dealer, options=options)


def sheet(table: tt.Table, seat: int = 0) -> dict[str, Any]:
    """A seat's own sheet as it sees it."""
    found: dict[str, Any] = scene(table, seat)["sheets"][seat]
    return found


def have(table: tt.Table, *names: str, seat: int = 0) -> tuple[Any, ...]:
    """Some numbers of a sheet."""
    own = sheet(table, seat)
    return tuple(own[name] for name in names)


def assign(table: tt.Table, cards: str) -> tt.Table:
    """``s0 as 9d``: make the ace the suit card and the nine the value card."""
    seat, text = spoken(cards)
    lineup = scene(table, seat)["lineup"]
    slots = [("left", "middle", "right")[lineup.index(card)] for card in text.split()]
    play(table, f"s{seat} suit {slots[0]}")
    if f"value {slots[1]}" in may(table, seat):
        play(table, f"s{seat} value {slots[1]}")
    return table


def costs(table: tt.Table) -> dict[str, int]:
    """What each answer of the seat that is asked costs."""
    return {text: facts.get("cost", 0) for text, facts in shown(table).items()}


def pieces(table: tt.Table, ref: str, seat: int = 0) -> dict[str, Any]:
    """The pieces of a zone by ref."""
    return {piece["ref"]: piece for piece in zone(table, ref, seat)["pieces"]}
