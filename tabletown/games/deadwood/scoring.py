"""The end: Stage Depot, fines, totals, who won and how. Rules: p. 10."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.view import Result
from tabletown.games.deadwood import events, showdown

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.deadwood.state import Town

NO_COWBOY: Final = 255
STAGE_DEPOT: Final = 11
PIECES: Final = 5
STATION_PLACED: Final = 1
POOL_EMPTY: Final = 2
GANGS_GONE: Final = 4
TRIGGERS: Final[list[str]] = ["station", "pool", "gangs", "cap"]


def depot_bonus(town: Town, seat: i64) -> i64:
    """What the Stage Depot brings *seat* if the railroad never arrived (DW-R25)."""
    if town.tracks == PIECES or town.is_counted:
        return 0
    holder: i64 = town.holder[STAGE_DEPOT]
    if holder != NO_COWBOY and holder >> 4 == seat:
        return town.box.depot_bonus
    return 0


def fine_for(town: Town, posters: i64) -> i64:
    """The fine for so many posters."""
    fines = town.box.fines
    last: i64 = len(fines) - 1
    return fines[posters if posters < last else last]


def total(town: Town, seat: i64) -> i64:
    """Cash and bonus less the fine; below nothing only where totals are not clamped (DW-R45)."""
    gang = town.gangs[seat]
    sum_: i64 = gang.cash + depot_bonus(town, seat) - fine_for(town, gang.posters)
    if sum_ < 0 and town.box.is_clamped:
        return 0
    return sum_


def totals(town: Town) -> list[int]:
    """The totals of all seats, as if the game ended now."""
    return [total(town, seat) for seat in range(town.seats)]


def points(town: Town, seat: i64) -> list[tuple[str, int]]:
    """Where a total comes from."""
    gang = town.gangs[seat]
    rows: list[tuple[str, int]] = [("cash", gang.cash)]
    bonus: i64 = depot_bonus(town, seat)
    if bonus:
        rows.append(("depot", bonus))
    rows.append(("fine", -fine_for(town, gang.posters)))
    if town.box.is_clamped and gang.cash + bonus < fine_for(town, gang.posters):
        rows.append(("clamped", fine_for(town, gang.posters) - gang.cash - bonus))
    return rows


def close(town: Town) -> None:
    """Count the money; a tie for the lead is settled with guns."""
    for seat in range(town.seats):
        bonus: i64 = depot_bonus(town, seat)
        if bonus:
            town.gangs[seat].cash += bonus
            town.tell(events.BONUS, seat, bonus)
    town.is_counted = True
    if town.tape is not None:
        for seat in range(town.seats):
            posters: i64 = town.gangs[seat].posters
            if posters:
                town.tell(events.FINED, seat, posters, fine_for(town, posters))
    showdown.settle(town, 0)


def ending(town: Town) -> str:
    """Which way the game ended, the railroad first."""
    if town.latch & STATION_PLACED:
        return "station"
    if town.latch & POOL_EMPTY:
        return "pool"
    if town.latch & GANGS_GONE:
        living = len([gang for gang in town.gangs if gang.is_living()])
        if town.box.is_any_gang:
            return "gang-gone"
        return "last-gang" if living else "gangs-gone"
    return "turn-cap"


def result(town: Town) -> Result | None:
    """Totals, winners and the way it ended."""
    if not town.is_over:
        return None
    winners = tuple(seat for seat in range(town.seats) if (town.winners >> seat) & 1)
    fought = town.showdown
    details: dict[str, object] = {
        "triggers": [TRIGGERS[bit] for bit in range(4) if (town.latch >> bit) & 1],
        "turns": int(town.turn),
        "shootout": "" if fought is None else fought.outcome(town.winners),
    }
    return Result(tuple(totals(town)), winners, ending(town), details)
