"""What a database's error means for what was to be written: wait, give up, or end."""

from __future__ import annotations

import sqlite3
from typing import Any, Final

from tabletown.core.errors import TabletownError

AWAY: Final = "away"
"""The database cannot be reached, or somebody holds it: it may be back in a moment."""
DISK: Final = "disk"
"""The database is there and cannot write: no room, a broken or read-only disk."""
TAKEN: Final = "taken"
"""Another server has the data: this one must end."""
BAD: Final = "bad"
"""This one write is wrong; others are not touched by it."""

_BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_BROKEN = (
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_NOMEM,
)
_LOST_STATES = ("08", "57", "40", "55P03")
"""PostgreSQL: no connection, the operator stopped it, a conflict with another transaction."""
_BROKEN_STATES = ("53", "58", "25006")
"""PostgreSQL: no room or memory, the system's own errors, read only."""


class StoreError(TabletownError):
    """The data cannot be used: taken by another server, too new for this one, or damaged."""


def kind(error: BaseException | None) -> str:
    """Which of the four *error* is, whoever wrapped it."""
    while error is not None:
        if isinstance(error, StoreError) and error.code == "data-taken":
            return TAKEN
        if isinstance(error, sqlite3.Error):
            return _sqlite(error)
        if type(error).__module__.startswith("psycopg"):
            return _postgres(error)
        original: BaseException | None = getattr(error, "orig", None)
        error = original or error.__cause__
    return BAD


def _sqlite(error: sqlite3.Error) -> str:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in _BUSY:
        return AWAY
    return DISK if code in _BROKEN else BAD


def _postgres(error: Any) -> str:
    state = getattr(error, "sqlstate", None)
    if state is None:
        # Without a state the server said nothing any more: the line is cut, or was never there.
        names = {base.__name__ for base in type(error).__mro__}
        return AWAY if names & {"OperationalError", "InterfaceError"} else BAD
    if state.startswith(_LOST_STATES):
        return AWAY
    return DISK if state.startswith(_BROKEN_STATES) else BAD
