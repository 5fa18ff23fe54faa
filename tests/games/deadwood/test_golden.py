"""The golden games together show every way to end and every fate of every tile."""

from functools import cache
from pathlib import Path

import tabletown as tt
from tabletown.games.deadwood import edition
from tests.table import result_of
from tools.golden.deadwood import FIXED, Fates, fates_of, living_gangs

ROWS = edition.BASE.data["building"]
PRINTED = {tile.word for tile in edition.ALL_TILES if "source" not in ROWS[tile.building]}
"""The tiles of the rulebook; a row that is ours alone says so."""
FOLDER = Path(__file__).resolve().parents[2] / "golden" / "deadwood"


@cache
def games() -> dict[str, tuple[tt.Table, Fates]]:
    """Every golden game, replayed."""
    found: dict[str, tuple[tt.Table, Fates]] = {}
    for path in sorted(FOLDER.glob("*.journal")):
        table = tt.replay(path.read_text(encoding="utf-8"))
        found[path.stem] = table, fates_of(table.events(14))
    return found


def endings() -> list[tuple[str, str, int, int, int]]:
    """Ending, outcome of the final shootout, champions, seats and living gangs of each game."""
    rows = []
    for table, fates in games().values():
        outcome = str(result_of(table).details["shootout"])
        row = (result_of(table).ending, outcome, fates.champions, table.seats)
        rows.append((*row, living_gangs(table.state)))
    return rows


def test_every_way_to_end_is_recorded() -> None:
    assert {
        "station",
        "pool",
        "last-gang",
        "gangs-gone",
        "gang-gone",
        "turn-cap",
    } == {row[0] for row in endings()}


def test_a_last_gang_that_played_on_is_recorded() -> None:
    assert any(row[0] in ("station", "pool") and row[4] == 1 for row in endings())


def test_final_shootouts_of_every_kind_are_recorded() -> None:
    shootouts = {(outcome, champions) for _, outcome, champions, *_ in endings()}
    assert {("champion", 2), ("champion", 3), ("bystander", 2), ("nobody", 2)} <= shootouts


def test_every_number_of_seats_is_recorded() -> None:
    assert {2, 3, 4, 5} == {row[3] for row in endings()}


def test_every_tile_meets_every_fate() -> None:
    annexed: set[str] = set()
    again: set[str] = set()
    destroyed: set[str] = set()
    for _, fates in games().values():
        annexed |= fates.annexed
        again |= fates.again
        destroyed |= fates.destroyed
    assert PRINTED <= annexed
    assert PRINTED <= again
    assert PRINTED - set(FIXED) <= destroyed
    assert destroyed.isdisjoint(FIXED)
