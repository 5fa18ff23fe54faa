"""What an operator can look at and do beside a running server: check, list, close, remove."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tabletown import table as tables
from tabletown.core.errors import DriftError, TabletownError
from tabletown.server import upkeep
from tabletown.server.records import Outline, TableRow
from tabletown.server.revival import revive, why_not
from tabletown.server.settings import Settings
from tabletown.server.store import Store
from tabletown.server.trouble import StoreError

FAULTS = 100
"""Lines of the database's own complaints that are shown."""


@dataclass
class Fault:
    """Something that is wrong with the data."""

    where: str
    """A table's name, or `database`."""
    error: TabletownError


@contextmanager
def _opened(data: Path, database: str) -> Iterator[Store]:
    """The data for somebody beside the server; it is not taken."""
    store = Store(Path(data), database)
    try:
        store.prepare()
        yield store
    finally:
        store.close()


def check(data: Path, database: str = "") -> Iterator[Fault | None]:
    """Look at everything: each fault, and None for every table that is sound."""
    yield from _integrity(Store(Path(data), database))
    with _opened(data, database) as store:
        for name in store.ids():
            yield _fault(store, name)


def _integrity(store: Store) -> Iterator[Fault]:
    """What SQLite itself says about its file; PostgreSQL looks after its own."""
    path = store.engine.url.database
    if store.is_postgres or not path or not Path(path).exists():
        return
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    try:
        lines = [
            str(row[0])
            for row in connection.execute(f"PRAGMA integrity_check({FAULTS})")
            if row[0] != "ok"
        ]
        rows = connection.execute("PRAGMA foreign_key_check").fetchmany(FAULTS)
        lines += [f"{row[0]}: a row without its table" for row in rows]
    except sqlite3.Error as error:
        lines = [str(error)]
    finally:
        connection.close()
    for line in lines:
        yield Fault("database", StoreError("database-damaged", {"error": line}))


def _fault(store: Store, name: str) -> Fault | None:
    try:
        row = store.table(name)
        if row is not None:
            _look(row)
    except Exception as error:
        return Fault(name, why_not(error))
    return None


def _look(row: TableRow) -> None:
    """Raise what is wrong with *row*: rows, journal, seed, every card that came from it."""
    try:
        table, _ = revive(row)
    except DriftError as error:
        if row.status == "over" and row.result and error.code == "other-rules":
            return
        raise
    if row.status == "over":
        if not table.is_over:
            raise TabletownError("row-damaged", {"what": "status"})
        tables.verify(row.journal())


def outlines(data: Path, database: str = "") -> list[Outline]:
    """Every table, oldest first."""
    with _opened(data, database) as store:
        return store.outlines()


def show(name: str, data: Path, database: str = "") -> tuple[Outline, TableRow, int]:
    """One table: its outline, its rows, and when it expires in milliseconds."""
    with _opened(data, database) as store:
        row, found = store.table(name), store.outlines(name)
    if row is None or not found:
        raise StoreError("unknown-table", {"table": name})
    return found[0], row, upkeep.expires(found[0], Settings())


def close(names: list[str], data: Path, database: str = "") -> None:
    """End unfinished tables; a running server notices within its next heartbeat."""
    with _opened(data, database) as store:
        found = {outline.id: outline for outline in store.outlines()}
        for name in names:
            if name not in found:
                raise StoreError("unknown-table", {"table": name})
            if found[name].status != "running":
                raise StoreError("not-running", {"table": name})
        with store.engine.begin() as connection:
            for name in names:
                store.update_status(connection, name, "closed")


def remove(names: list[str], data: Path, database: str = "") -> None:
    """Forget tables for good; only such as are over or closed."""
    with _opened(data, database) as store:
        found = {outline.id: outline for outline in store.outlines()}
        for name in names:
            if name not in found:
                raise StoreError("unknown-table", {"table": name})
            if found[name].status == "running":
                raise StoreError("still-running", {"table": name})
        for name in names:
            store.remove(name)


def day(milliseconds: int) -> str:
    """A moment as an operator reads it."""
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(milliseconds / 1000))
