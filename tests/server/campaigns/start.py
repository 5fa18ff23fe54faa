"""A data folder with many unfinished tables, copied from a few that were really played."""

import sqlite3
from pathlib import Path

from tabletown import table as tables
from tabletown.server import wire
from tabletown.server.lobby import LETTERS
from tabletown.server.lobby import fill as write
from tabletown.server.records import SeatRow, TableRow
from tabletown.server.store import Store

GAMES = ("fliptown", "deadwood", "paperback", "quickdraw")
ANSWERS = 60
"""How far the games are when they are left."""


def fill(data: Path, count: int) -> None:
    """Make *count* tables in *data*; every tenth has a clock of days."""
    store = Store(data)
    store.open()
    kept = [_row(game, is_timed) for game in GAMES for is_timed in (False, True)]
    connection = store.writer()
    for row in kept:
        store.insert_table(connection, row)
    connection.commit()
    store.close()
    with sqlite3.connect(data / "tabletown.db") as database:
        for number in range(count - len(kept)):
            row = kept[2 * (number % len(GAMES)) + (number % 10 == 0)]
            _copy(database, row.id, _name(number))


def _copy(database: sqlite3.Connection, origin: str, name: str) -> None:
    for table, key in (("tables", "id"), ("seats", "table_id"), ("journal", "table_id")):
        found = database.execute(f"SELECT * FROM {table} WHERE {key} = ?", (origin,)).fetchall()
        for values in found:
            marks = ", ".join("?" * len(values))
            database.execute(f"INSERT INTO {table} VALUES ({marks})", (name, *values[1:]))


def _name(number: int) -> str:
    letters = ""
    for _ in range(8):
        number, rest = divmod(number, len(LETTERS))
        letters += LETTERS[rest]
    return f"x{letters}"


def _row(game: str, is_timed: bool) -> TableRow:
    table = tables.new(game, 2, 7, {})
    for _ in range(ANSWERS):
        if table.pending:
            seat = table.pending[0]
            table.play(seat, table.state.default(seat))
    clock = wire.Clock("days", days=3) if is_timed else wire.Clock()
    seats = [SeatRow(seat, "human", "", "", False, 0) for seat in range(2)]
    row = TableRow(
        id=f"{game[:8]}{int(is_timed)}",
        game=game,
        header="",
        seed=table.seed.hex(),
        status="running",
        public=False,
        spectators=True,
        clock=wire.encode(clock).decode(),
        on_expiry="default",
        created=1_700_000_000_000,
        seats=seats,
        appends=[],
    )
    write(row, table)
    return row
