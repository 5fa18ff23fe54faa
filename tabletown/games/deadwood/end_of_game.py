"""What ends the game: the Train Station, an empty crime pool, dead gangs, the last turn.

An end that has come true is latched: the game goes on to the end of the turn (DW-R02).
Rules: p. 10, section 13.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.games.deadwood import events

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.deadwood.state import Deadwood

ENDS: Final[list[str]] = events.TRIGGER.words
STATION_PLACED: Final = ENDS.index("station")
POOL_EMPTY: Final = ENDS.index("pool")
GANGS_GONE: Final = ENDS.index("gangs")
CAP_REACHED: Final = ENDS.index("cap")
PLAYS_ON: Final = events.SURVIVOR.words.index("plays-on")
MAY_END: Final = events.SURVIVOR.words.index("may-end")


def latch(state: Deadwood, end: i64) -> None:
    """Remember that the game ends after this turn, whatever happens still."""
    if not (state.latched >> end) & 1:
        state.latched |= 1 << end
        state.tell(events.LATCHED, end)


def check_pool(state: Deadwood) -> None:
    """Latch the end when the crime pool is empty."""
    if state.pool == 0:
        latch(state, POOL_EMPTY)


def check_gangs(state: Deadwood) -> None:
    """Latch the end when too many gangs are dead; a last one that plays on is named (DW-R59)."""
    living: i64 = 0
    last: i64 = 0
    for seat in range(state.seats):
        if state.gangs[seat].is_living():
            living += 1
            last = seat
    if living == state.seats:
        return
    ruleset = state.ruleset
    if living == 0 or ruleset.is_any_gang or (living == 1 and ruleset.is_lone_end):
        latch(state, GANGS_GONE)
    elif living == 1:
        state.tell(events.SURVIVED, last, MAY_END if ruleset.may_survivor_end else PLAYS_ON)


def is_alone(state: Deadwood, seat: i64) -> bool:
    """Whether no gang but that of *seat* has a living cowboy."""
    for other in range(state.seats):
        if other != seat and state.gangs[other].is_living():
            return False
    return True


def check_cap(state: Deadwood) -> None:
    """Latch the end when the last turn the table has agreed on is over, and nothing else is."""
    if state.latched == 0 and state.turn >= state.ruleset.turn_cap:
        latch(state, CAP_REACHED)


def latched_words(state: Deadwood) -> list[str]:
    """The ends that have come true."""
    return [word for end, word in enumerate(ENDS) if (state.latched >> end) & 1]


def ending(state: Deadwood) -> str:
    """Which way the game ended, the railroad first."""
    if (state.latched >> STATION_PLACED) & 1:
        return "station"
    if (state.latched >> POOL_EMPTY) & 1:
        return "pool"
    if (state.latched >> GANGS_GONE) & 1:
        if state.ruleset.is_any_gang:
            return "gang-gone"
        return "last-gang" if any(gang.is_living() for gang in state.gangs) else "gangs-gone"
    return "turn-cap"
