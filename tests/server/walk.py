"""Every function that one real move passes: `TABLETOWN_FORM=pure python -m tests.server.walk`.

Compiled functions leave no trace, so it runs in a process of its own.
"""

import asyncio
import json
import sys
import tempfile
from pathlib import Path
from types import FrameType
from typing import Any

from websockets.asyncio.client import connect

import tabletown
from tabletown.server import wire
from tabletown.server.lobby import Lobby
from tabletown.server.settings import Settings
from tabletown.server.store import Store
from tabletown.server.websocket import Connection

PACKAGE = Path(tabletown.__file__).parent
WALKED = ("server/", "table.py", "core/position.py", "games/deadwood/rules.py")
"""What the walk names: the server and the table whole, of the rules the way in and the rule."""
PASSED = ("server/counts.py", "server/log.py", "server/records.py", "server/wire.py")
"""Where nothing is decided: figures, the log, rows, JSON."""
Row = tuple[str, list[str]]


class Trace:
    """Every function of ours, in the order in which each was first called."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self._seen: set[tuple[str, str]] = set()

    def __call__(self, frame: FrameType, event: str, _argument: Any) -> None:
        code = frame.f_code
        if event != "call" or not code.co_filename.startswith(str(PACKAGE)):
            return
        name = Path(code.co_filename).relative_to(PACKAGE).as_posix()
        function = code.co_name
        is_walked = name.startswith(WALKED) and name not in PASSED
        if not is_walked or function.startswith(("__", "<")) or (name, function) in self._seen:
            return
        self._seen.add((name, function))
        if self.rows and self.rows[-1][0] == name:
            self.rows[-1][1].append(function)
        else:
            self.rows.append((name, [function]))


class Uvicorn:
    """As much of uvicorn as a connection asks for."""

    is_ssl = False
    connections: set[Any] = set()


async def walked(folder: Path) -> list[Row]:
    """Play `hit boss bank` at a real table over a real socket, in this process."""
    store = Store(folder)
    store.open()
    lobby = Lobby(Settings(data=folder), store)
    await lobby.start()
    loop = asyncio.get_running_loop()
    connected: Any = Connection
    end = await loop.create_server(lambda: connected(lobby, Uvicorn, Uvicorn, None), "127.0.0.1", 0)
    port = end.sockets[0].getsockname()[1]
    people = [wire.SeatWanted("human"), wire.SeatWanted("human")]
    actor, tokens = await lobby.create(wire.TableWanted("deadwood", people, seed=2), "here")
    url = f"ws://127.0.0.1:{port}/ws/tables/{actor.id}"
    trace = Trace()
    async with connect(url, compression=None) as one, connect(url, compression=None) as two:
        for socket, token in ((one, tokens[0]), (two, tokens[1])):
            hello = {"type": "hello", "token": token, "deltas": True}
            await socket.send(json.dumps(hello))
            while json.loads(await socket.recv())["type"] != "frame":
                pass
        action = actor.table.game.verbs.parse("hit boss bank")
        act = {"type": "act", "id": "click", "seq": actor.table.seq(0), "actions": [action]}
        sys.setprofile(trace)
        try:
            await one.send(json.dumps(act))
            for socket in (one, two):
                while json.loads(await socket.recv())["type"] != "frame":
                    pass
        finally:
            sys.setprofile(None)
    end.close()
    await lobby.stop()
    store.close()
    return trace.rows


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        rows = asyncio.run(walked(Path(folder)))
    print(json.dumps(rows))


if __name__ == "__main__":
    main()
