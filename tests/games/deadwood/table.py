"""Deadwood at a table of `tests.table`: money, posters, plots, cowboys and stacks."""

from collections.abc import Sequence

import tabletown as tt
from tabletown.core.options import OptionValue
from tabletown.games.deadwood.board import PLOT_WORDS
from tabletown.games.deadwood.edition import ALL_TILES, FIXED_WORDS
from tests import table as tables
from tests.table import scene, standing, zone

UNARMED = "cartridges 0 ponies 0"
KILL = ("roll 6", "roll 1")
"""One against one: the attacker kills."""
OPEN_PLOTS = [plot for plot in PLOT_WORDS if plot not in ("a3", "a4", "a5")]
"""The plots without a building printed on them."""
LOOSE_TILES = [tile.word for tile in ALL_TILES if tile.word not in FIXED_WORDS]
"""Every tile that is not printed on the board: the X Saloon, then those of the stacks."""


def start(
    position: str = "",
    *,
    seats: int = 2,
    dealer: Sequence[str] = (),
    **options: OptionValue,
) -> tt.Table:
    """A table that begins in *position*; dice and tiles come from *dealer* first."""
    return tables.start("deadwood", position, seats=seats, dealer=dealer, options=options)


def built(tiles: Sequence[str], plots: Sequence[str] = OPEN_PLOTS) -> str:
    """A position with *tiles* on *plots*, one after the other."""
    return " | ".join(f"{plot} {tile}" for plot, tile in zip(plots, tiles, strict=False))


def backed(back: int) -> list[str]:
    """The tiles with this back, that is of this stack; the X Saloon lies under the first."""
    return [tile.word for tile in ALL_TILES if tile.back == back]


def in_order(back: int, first: str, last: str) -> list[str]:
    """The tiles with this back, from *first* to *last*."""
    return [first, *(tile for tile in backed(back) if tile not in (first, last)), last]


def cash(table: tt.Table) -> list[int]:
    """Everybody's money."""
    return [standing(table, seat)["cash"] for seat in range(table.seats)]


def posters(table: tt.Table) -> list[int]:
    """Everybody's posters."""
    return [standing(table, seat)["posters"] for seat in range(table.seats)]


def pool(table: tt.Table) -> tuple[int, int]:
    """Posters in the crime pool and in the box."""
    found = scene(table)
    return found["pool"], found["box"]


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
    for lot in scene(table)["lots"]:
        if lot["kind"] != "open":
            found[lot["plot"]] = lot["building"].removeprefix("building:") or lot["kind"]
    return found
