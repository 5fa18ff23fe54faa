"""Games out of the database as journal files, and back in."""

from __future__ import annotations

import os
import secrets
import time
from dataclasses import replace
from pathlib import Path

from tabletown import table as tables
from tabletown.core.journal import with_seed
from tabletown.core.rng import Streams, seed_hash
from tabletown.server import wire
from tabletown.server.lobby import LETTERS, fill
from tabletown.server.records import SeatRow, TableRow
from tabletown.server.store import Store


def export(folder: Path, data: Path = Path("data"), database: str = "") -> int:
    """Write every game to *folder* as a journal; returns how many.

    The file of a running game ends with its seed, so that it can go on elsewhere: whoever
    exports can read the database anyway.
    """
    store = Store(Path(data), database)
    # A file of a running game holds its seed: nobody else may read it.
    os.umask(0o077)
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    try:
        store.prepare()
        for name in store.ids():
            row = store.table(name)
            if row is None:
                continue
            text = row.journal()
            if row.status != "over":
                text = with_seed(text, row.seed)
            (folder / f"{row.game}-{row.id}.journal").write_text(text, encoding="utf-8")
            count += 1
    finally:
        store.close()
    return count


def take_in(texts: list[str], data: Path = Path("data"), database: str = "") -> list[str]:
    """Keep journals as tables with open seats; returns their names. All of them or none."""
    rows = [_row(text) for text in texts]
    store = Store(Path(data), database)
    try:
        store.open()
        connection = store.writer()
        for row in rows:
            store.insert_table(connection, row)
        connection.commit()
    finally:
        store.close()
    return [row.id for row in rows]


def _row(text: str) -> TableRow:
    table = tables.replay(text)
    if not table.seed:
        # The file of a running game without its seed: its luck goes on from a new one.
        table.seed = secrets.token_bytes(32)
        table.streams = Streams(table.seed)
        table.header = replace(table.header, seed_hash=seed_hash(table.seed))
    row = TableRow(
        id="".join(secrets.choice(LETTERS) for _ in range(10)),
        game=table.game.key,
        header="",
        seed=table.seed.hex(),
        status="over" if table.is_over else "running",
        public=False,
        spectators=True,
        clock=wire.encode(wire.Clock()).decode(),
        on_expiry="wait",
        created=int(time.time() * 1000),
        seats=[SeatRow(seat, "open", "", "", False, 0) for seat in range(table.seats)],
        appends=[],
    )
    fill(row, table)
    return row
