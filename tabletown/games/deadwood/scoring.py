"""The end: Stage Depot, fines, totals, who won and how. Rules: p. 10."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.view import Result
from tabletown.games.deadwood import end_of_game, events
from tabletown.games.deadwood.gang import NO_COWBOY
from tabletown.games.deadwood.tiles import STAGE_DEPOT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.deadwood.state import Deadwood


def depot_bonus(state: Deadwood, seat: i64) -> i64:
    """What the Stage Depot brings *seat* if the railroad never arrived (DW-R25)."""
    if state.tracks == state.ruleset.pieces or state.is_counted:
        return 0
    holder: i64 = state.holder[STAGE_DEPOT]
    if holder != NO_COWBOY and holder >> 4 == seat:
        return state.ruleset.depot_bonus
    return 0


def fine_for(state: Deadwood, posters: i64) -> i64:
    """The fine for so many posters."""
    fines = state.ruleset.fines
    last: i64 = len(fines) - 1
    return fines[posters if posters < last else last]


def total(state: Deadwood, seat: i64) -> i64:
    """Cash and bonus less the fine; below nothing only where totals are not clamped (DW-R45)."""
    gang = state.gangs[seat]
    sum_: i64 = gang.cash + depot_bonus(state, seat) - fine_for(state, gang.posters)
    if sum_ < 0 and state.ruleset.is_clamped:
        return 0
    return sum_


def totals(state: Deadwood) -> list[int]:
    """The totals of all seats, as if the game ended now."""
    return [total(state, seat) for seat in range(state.seats)]


def points(state: Deadwood, seat: i64) -> list[tuple[str, int]]:
    """Where a total comes from, line by line as the book counts it."""
    gang = state.gangs[seat]
    bonus: i64 = depot_bonus(state, seat)
    money: i64 = gang.cash
    if (state.rewarded >> seat) & 1:
        # Paid out already: it is shown on a line of its own, not as earned in play.
        bonus = state.ruleset.depot_bonus
        money -= bonus
    rows: list[tuple[str, int]] = [("cash", money)]
    if bonus:
        rows.append(("depot", bonus))
    fine: i64 = fine_for(state, gang.posters)
    rows.append(("fine", -fine))
    if state.ruleset.is_clamped and money + bonus < fine:
        rows.append(("clamped", fine - money - bonus))
    return rows


def close(state: Deadwood) -> None:
    """Count the money."""
    for seat in range(state.seats):
        bonus: i64 = depot_bonus(state, seat)
        if bonus:
            state.gangs[seat].cash += bonus
            state.rewarded |= 1 << seat
            state.tell(events.BONUS, seat, bonus)
    state.is_counted = True
    if state.tape is not None:
        for seat in range(state.seats):
            posters: i64 = state.gangs[seat].posters
            if posters:
                state.tell(events.FINED, seat, posters, fine_for(state, posters))


def result(state: Deadwood) -> Result | None:
    """Totals, winners and the way it ended."""
    if not state.is_over:
        return None
    winners = tuple(seat for seat in range(state.seats) if (state.winners >> seat) & 1)
    fought = state.final
    details: dict[str, object] = {
        "triggers": end_of_game.latched_words(state),
        "turns": int(state.turn),
        "shootout": "" if fought is None else fought.outcome(state.winners),
    }
    if fought is not None:
        details["titles"] = [fought.title(state.winners, seat) for seat in range(state.seats)]
    return Result(tuple(totals(state)), winners, end_of_game.ending(state), details)
