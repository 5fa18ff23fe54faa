"""A desk for trying Deadwood positions out: set one up, play, look at what became of it."""

from typing import Any

import tabletown as tt
from tabletown.core.options import OptionValue

ALL_PLOTS = [f"{row}{n + 1}" for place, row in enumerate("abcdef") for n in range(7 - place)]
ALL_TILES = [
    *("town-hall", "sheriffs-office", "church", "saloon-x"),
    *("gunsmith-1", "bank", "blacksmith-1", "casino", "general-store-1", "hotel", "laundry-1"),
    *("stage-depot", "undertaker"),
    *("gunsmith-2", "blacksmith-2", "gold-mine", "general-store-2", "laundry-2", "saloon-2"),
    *("fortune-teller", "courthouse", "grifter", "newspaper", "dance-hall", "telegraph-office"),
]


def town(
    position: str, seats: int = 2, dealer: list[str] | None = None, **options: OptionValue
) -> tt.Table:
    """A table that starts from *position*; dice and tiles come from *dealer* first."""
    return tt.new(
        "deadwood", seats, seed=7, options=dict(options), dealer=dealer or [], position=position
    )


def play(table: tt.Table, *answers: str) -> tt.Table:
    """Give answers such as ``s0 hit boss bank``."""
    for answer in answers:
        who, _, text = answer.partition(" ")
        seat = int(who[1:])
        assert table.pending == (seat,), (answer, table.pending, may(table))
        table.play(seat, text)
    return table


def may(table: tt.Table) -> list[str]:
    """What the asked seat may answer."""
    return [choice.text for seat in table.pending for choice in table.choices(seat)]


def asked(table: tt.Table) -> str:
    """Who is asked what: ``s0 turn``."""
    (seat,) = table.pending
    decision = table.decision(seat)
    assert decision is not None
    return f"s{seat} {decision['ask']}"


def has(table: tt.Table, seat: int) -> dict[str, int]:
    """Cash, cartridges, ponies, posters and fine of *seat*."""
    facts: dict[str, int] = table.view(None)["standings"][seat]["facts"]
    return facts


def cash(table: tt.Table) -> list[int]:
    """Everybody's money."""
    return [standing["facts"]["cash"] for standing in table.view(None)["standings"]]


def posters(table: tt.Table) -> list[int]:
    """Everybody's posters."""
    return [standing["facts"]["posters"] for standing in table.view(None)["standings"]]


def zone(table: tt.Table, ref: str, seat: int | None = None) -> dict[str, Any]:
    """One zone of a view."""
    found: dict[str, Any] = next(z for z in table.view(seat)["zones"] if z["ref"] == ref)
    return found


def pool(table: tt.Table) -> tuple[int, int]:
    """Posters in the crime pool and in the box."""
    scene = table.view(None)["scene"]
    return scene["pool"], scene["box"]


def where(table: tt.Table, seat: int) -> dict[str, str]:
    """For every cowboy of *seat* the building or place he is at."""
    found: dict[str, str] = {}
    places = {f"seat:s{seat}": "ranch", f"zone:unhired-s{seat}": "unhired"}
    places |= {"zone:mine": "mine", "zone:hill": "hill", f"zone:streets-s{seat}": ""}
    for ref, place in places.items():
        for piece in zone(table, ref)["pieces"]:
            if piece["owner"] == seat:
                name = piece["ref"].split("-", 1)[1]
                found[name] = place or piece["facts"]["building"].removeprefix("building:")
    return found


def stack(table: tt.Table, which: int) -> tuple[int, list[str], list[str]]:
    """Height of a stack, the tiles in it, and its public bottom, lowest tile first."""
    piece = zone(table, "zone:stacks")["pieces"][which - 1]
    tiles = [str(v)[9:] for k, v in piece["facts"].items() if k.startswith("tile")]
    under = [str(v)[9:] for k, v in piece["facts"].items() if k.startswith("bottom")]
    return piece["count"], tiles, under


def plots(table: tt.Table) -> dict[str, str]:
    """What lies on each plot that is not open."""
    found: dict[str, str] = {}
    for lot in table.view(None)["scene"]["lots"]:
        if lot["kind"] != "open":
            found[lot["plot"]] = lot["building"].removeprefix("building:") or lot["kind"]
    return found


def told(table: tt.Table, key: str) -> list[dict[str, int | str]]:
    """The events of one kind that everybody saw."""
    return [event for event in table.events(14) if event["key"] == key]
