"""Short hands for Fliptown tests: all of them go through the public surface."""

import json
from typing import Any

import tabletown as tt


def start(
    position: str = "",
    dealer: tuple[str, ...] = (),
    seats: int = 1,
    seed: int = 1,
    **options: int | str | bool,
) -> tt.Table:
    """A table in a written position, with the dealer's first answers listed."""
    return tt.new(
        "fliptown",
        seats=seats,
        seed=seed,
        options=options,
        dealer=list(dealer),
        position=position,
    )


def scene(table: tt.Table, seat: int = 0) -> dict[str, Any]:
    """The whole table as *seat* sees it."""
    found: dict[str, Any] = json.loads(json.dumps(table.view(seat)["scene"]))
    return found


def sheet(table: tt.Table, seat: int = 0) -> dict[str, Any]:
    """A seat's own sheet as it sees it."""
    found: dict[str, Any] = scene(table, seat)["sheets"][seat]
    return found


def have(table: tt.Table, *names: str, seat: int = 0) -> tuple[Any, ...]:
    """Some numbers of a sheet."""
    own = sheet(table, seat)
    return tuple(own[name] for name in names)


def can(table: tt.Table, seat: int = 0) -> list[str]:
    """The texts of a seat's legal answers."""
    return [choice.text for choice in table.choices(seat)]


def play(table: tt.Table, *texts: str, seat: int = 0) -> tt.Table:
    """Answer one after the other."""
    for text in texts:
        assert text in can(table, seat), (text, can(table, seat))
        table.play(seat, text)
    return table


def assign(table: tt.Table, suit: str, value: str, seat: int = 0) -> tt.Table:
    """Make the two cards suit and value card; the third goes to the poker hand."""
    lineup = scene(table, seat)["lineup"]
    slots = ("left", "middle", "right")
    play(table, f"suit {slots[lineup.index(suit)]}", seat=seat)
    if f"value {slots[lineup.index(value)]}" in can(table, seat):
        play(table, f"value {slots[lineup.index(value)]}", seat=seat)
    return table


def costs(table: tt.Table, seat: int = 0) -> dict[str, int]:
    """What each legal answer costs, where it costs anything."""
    decision = table.decision(seat)
    assert decision is not None
    return {option["text"]: option["facts"].get("cost", 0) for option in decision["options"]}


def asked(table: tt.Table, seat: int = 0) -> str:
    """What a seat is asked."""
    decision = table.decision(seat)
    return "" if decision is None else str(decision["ask"])


def pieces(table: tt.Table, zone: str, seat: int = 0) -> dict[str, Any]:
    """The pieces of a zone by ref."""
    for found in table.view(seat)["zones"]:
        if found["ref"] == zone:
            return {piece["ref"]: piece for piece in found["pieces"]}
    raise KeyError(zone)
