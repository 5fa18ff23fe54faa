"""Data folders that earlier releases wrote: what lies in them, and what a server shows of it.

A folder `release-<version>` beside this file holds

- `tabletown.db.gz`, the database with all tables and the key that signs their links;
- `tables.json`, what each table is for, its name in the database and the tokens of its seats;
- `shown.json.gz`, what that release itself showed when it was started on the database again.

`tools/golden/store.py` writes such a folder, once, on the release it is named after.
"""

import gzip
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.server.running import Running

HERE = Path(__file__).resolve().parent
WATCHER = "watcher"
"""In place of a seat's number: one who only watches."""

FRAME = (
    "seq",
    "draft",
    "view",
    "events",
    "decision",
    "result",
    "undo",
    "pending",
    "points",
    "log",
)
NOTE = (
    "game",
    "you",
    "pending",
    "over",
    "marked",
    "seed_hash",
    "known_seed",
    "seed",
    "clock",
    "on_expiry",
    "spectators",
)
STATE = (
    "game",
    "pending",
    "over",
    "marked",
    "public",
    "spectators",
    "clock",
    "on_expiry",
    "seed_hash",
    "known_seed",
    "seed",
    "created",
    "result",
    "frozen",
)
SEAT = ("seat", "kind", "name", "level", "stand_in", "hints")
TOLD = ("at", "of", "view", "events", "decision", "result")


def folders() -> list[Path]:
    """Every folder that a release left here, oldest first."""
    found = [path for path in HERE.glob("release-*") if path.is_dir()]
    return sorted(found, key=lambda path: [int(word) for word in version(path).split(".")])


def version(folder: Path) -> str:
    """The release that wrote *folder*."""
    return folder.name.removeprefix("release-")


def unpack(folder: Path, data: Path) -> Path:
    """Make *data* the data folder of a server that goes on where the release stopped."""
    data.mkdir(parents=True)
    packed = (folder / "tabletown.db.gz").read_bytes()
    (data / "tabletown.db").write_bytes(gzip.decompress(packed))
    return data


def tables(folder: Path) -> dict[str, dict[str, Any]]:
    """What each table of *folder* is, by the name this repository gives it."""
    found: dict[str, dict[str, Any]] = json.loads(
        (folder / "tables.json").read_text(encoding="utf-8")
    )
    return found


def shown(folder: Path) -> dict[str, dict[str, Any]]:
    """What the release showed of each table, by the same names."""
    text = gzip.decompress((folder / "shown.json.gz").read_bytes())
    found: dict[str, dict[str, Any]] = json.loads(text)
    return found


def entries(journal: str) -> list[str]:
    """The numbered lines of a journal, without digests, fingerprints and the seed."""
    bodies = [line.rpartition(" #")[0] for line in journal.splitlines()]
    lines = bodies[bodies.index("begin") + 1 :]
    return [line for line in lines if not line.startswith(("fingerprint ", "seed "))]


def chosen(message: dict[str, Any], fields: Sequence[str]) -> dict[str, Any]:
    """The *fields* of *message*; what a later release adds beside them is its own business."""
    return {field: message.get(field) for field in fields}


def clocks(frame: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    """Clocks of seats that owe nothing; the others, and days, run on while they are looked at."""
    return [
        {"seat": note["seat"], "left_ms": note["left_ms"]}
        for note in frame.get("clocks", [])
        if kind in ("move", "bank") and note["seat"] not in frame["pending"]
    ]


def around(message: dict[str, Any], fields: Sequence[str]) -> dict[str, Any]:
    """A table's state or note: *fields* of it and of its seats."""
    return {
        **chosen(message, fields),
        "seats": [chosen(seat, SEAT) for seat in message["seats"]],
    }


async def look(server: Running, table: str, tokens: dict[str, str]) -> dict[str, Any]:
    """All that *server* shows of *table*: to strangers, to each seat of *tokens*, to a watcher.

    The first of these also looks back to the middle of the game.
    The server must not let its bots play meanwhile (`TABLETOWN_BOT_PAUSE`). Left out are what
    depends on the moment, who is connected, and the options, to which a release may add.
    """
    state = server.call("GET", f"/api/tables/{table}")[1]
    seats = {**tokens, WATCHER: None} if state["spectators"] else tokens
    viewers: dict[str, dict[str, Any]] = {}
    middle: dict[str, Any] = {}
    for viewer, token in seats.items():
        async with server.seat(table, token) as client:
            frame, note = client.frame, client.note
            viewers[viewer] = {
                "frame": {**chosen(frame, FRAME), "clocks": clocks(frame, note["clock"]["kind"])},
                "note": around(note, NOTE),
            }
            if not middle:
                last = await client.ask("history", at=0)
                middle = chosen(await client.ask("history", at=last["of"] // 2), TOLD)
    token = next(iter(tokens.values()), None)
    headers = {"authorization": f"Bearer {token}"} if token else {}
    text = server.call("GET", f"/api/tables/{table}/journal", **headers)[1]
    return {
        "state": around(state, STATE),
        "public": entries(text),
        "viewers": viewers,
        "middle": middle,
    }
