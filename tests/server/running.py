"""A real server process and clients that speak to it over real sockets."""

import asyncio
import atexit
import functools
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
import uuid
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO, Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tabletown.server.records import TableRow
from tabletown.server.store import Store
from tests.server.deltas import applied

ROOT = Path(__file__).resolve().parents[2]
QUICK = {
    "TABLETOWN_BOT_PAUSE": "0",
    "TABLETOWN_TABLES_PER_ADDRESS": "1000000",
    "TABLETOWN_SEATS_PER_ADDRESS": "1000000",
    "TABLETOWN_SOCKETS_PER_ADDRESS": "100000",
    "TABLETOWN_REQUESTS_BURST": "1000000",
    "TABLETOWN_MESSAGES_PER_SECOND": "100000",
    "TABLETOWN_MESSAGES_BURST": "100000",
    "TABLETOWN_COST_PER_SECOND": "1000000",
    "TABLETOWN_COST_BURST": "10000000",
}


class Process:
    """A server process that the nursery forked."""

    def __init__(self, origin: "Nursery", pid: int, stdout: IO[str]) -> None:
        self._origin = origin
        self.pid = pid
        self.stdout = stdout
        self._code: int | None = None

    def poll(self) -> int | None:
        """The exit code, or None while it runs; minus the signal that ended it."""
        if self._code is None:
            self._code = self._origin.ask(["poll", self.pid])
        return self._code

    def wait(self) -> int:
        """The exit code, once it has ended."""
        if self._code is None:
            self._code = int(self._origin.ask(["wait", self.pid]))
        return self._code

    def send_signal(self, number: int) -> None:
        """Send it signal *number*, unless it has ended."""
        if self._code is None:
            os.kill(self.pid, number)


class Nursery:
    """One process that has everything imported and forks a server whenever one is wanted.

    The server is the real one in a process of its own; only the seconds of importing are spared.
    """

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        atexit.register(self.end)

    def ask(self, request: list[Any]) -> Any:
        """Have something done; the nursery answers in one line."""
        asked, answers = self._lines()
        asked.write(json.dumps(request) + "\n")
        asked.flush()
        return json.loads(answers.readline())

    def _lines(self) -> tuple[IO[str], IO[str]]:
        """Where it listens, and where it answers."""
        assert self._process.stdin is not None and self._process.stdout is not None
        return self._process.stdin, self._process.stdout

    def start(
        self, arguments: tuple[Any, ...], environment: dict[str, str], errors: Path
    ) -> Process:
        """A new server; what it says on stdout can be read at once."""
        with tempfile.TemporaryDirectory(prefix="tabletown-line-") as folder:
            line = Path(folder) / "stdout"
            os.mkfifo(line)
            pid = self.ask(["start", arguments, environment, str(errors), str(line)])
            return Process(self, pid, line.open())

    def end(self) -> None:
        """No more servers; those that run are not its business."""
        asked, answers = self._lines()
        asked.close()
        self._process.wait(20)
        answers.close()


@functools.cache
def nursery() -> Nursery:
    """The one nursery of this process."""
    return Nursery()


def row_of(store: Store, table: str) -> TableRow:
    """*table* as it stands in *store*, where it must be."""
    row = store.table(table)
    assert row is not None, f"there is no table {table}"
    return row


class Running:
    """A server in a process of its own."""

    def __init__(
        self, data: Path, database: str = "", quick: bool = True, **environment: str
    ) -> None:
        self.data = Path(data)
        self.database = database
        self.environment = {**os.environ, **(QUICK if quick else {}), **environment}
        if database.startswith("postgresql"):
            # One database, and a folder that is made anew each time.
            self.environment.setdefault("TABLETOWN_SECRET", "for tests only " * 3)
        self._process: Process | None = None
        self.port = 0

    @property
    def process(self) -> Process:
        """The process, once it was started."""
        assert self._process is not None, "the server was not started"
        return self._process

    @property
    def is_running(self) -> bool:
        """Whether it was started and has not ended."""
        return self._process is not None and self._process.poll() is None

    def start(self, port: int = 0) -> "Running":
        """Start it and wait until it listens; an error is what it wrote on stderr."""
        self.data.mkdir(parents=True, exist_ok=True)
        self._process = nursery().start(
            ("127.0.0.1", port or self.port, str(self.data), self.database),
            self.environment,
            self.data / "stderr.log",
        )
        line = self.process.stdout.readline()
        if not line.startswith("listening on http://"):
            self.process.wait()
            self._close()
            raise RuntimeError(f"no server: {line!r} {self.complaints()[-2000:]}")
        self.port = int(line.rsplit(":", 1)[1])
        return self

    def complaints(self) -> str:
        """What it wrote on stderr."""
        return (self.data / "stderr.log").read_text(errors="replace")

    def tracebacks(self) -> list[str]:
        """Lines of the log that tell of something unexpected."""
        words = ("Traceback", '"level": "error"', '"level":"error"')
        return [line for line in self.complaints().splitlines() if any(w in line for w in words)]

    def kill(self) -> None:
        """End it by SIGKILL and wait until it is gone."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self._close()

    def stop(self) -> int:
        """End it the kind way; returns the exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        code = self.process.wait()
        self._close()
        return code

    def _close(self) -> None:
        self.process.stdout.close()

    def __enter__(self) -> "Running":
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.is_running:
            self.stop()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def call(self, method: str, path: str, body: object = None, **headers: str) -> tuple[int, Any]:
        """An HTTP call: status and decoded answer (text where it is not JSON)."""
        data = None if body is None else json.dumps(body).encode()
        headers = {name.replace("_", "-"): value for name, value in headers.items()}
        if data is not None:
            headers.setdefault("content-type", "application/json")
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                text, status = answer.read().decode(), answer.status
        except urllib.error.HTTPError as error:
            text, status = error.read().decode(), error.code
        try:
            return status, json.loads(text)
        except ValueError:
            return status, text

    def make(
        self,
        game: str = "quickdraw",
        kinds: Sequence[str | dict[str, Any]] = ("human", "human"),
        **wish: Any,
    ) -> tuple[str, dict[int, str]]:
        """A new table: its name and the tokens of its human seats by number."""
        seats = [kind if isinstance(kind, dict) else {"kind": kind} for kind in kinds]
        status, made = self.call("POST", "/api/tables", {"game": game, "seats": seats, **wish})
        assert status == 201, made
        tokens = {seat["seat"]: seat["token"] for seat in made["seats"] if "token" in seat}
        return made["table"], tokens

    def seat(self, table: str, token: str | None = None, deltas: bool = False) -> "Client":
        """A client for one seat."""
        return Client(self, table, token, deltas)


class Client:
    """One seat's socket, keeping the last frame and everything heard.

    With *deltas* it is sent what changed, and puts frames together as the page does.
    """

    def __init__(
        self, server: Running, table: str, token: str | None = None, deltas: bool = False
    ) -> None:
        self.server = server
        self.table = table
        self.token = token
        self.deltas = deltas
        self._live: dict[str, Any] = {}
        """The last whole frame that was no draft."""
        self._socket: ClientConnection | None = None
        self.frame: Any = None
        """The last frame, as the page would read it; None before the first."""
        self.note: Any = None
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str | bytes] = []
        self.closed: int | None = None
        self._answers: dict[str, dict[str, Any]] = {}
        self._news = asyncio.Event()
        self._reader: asyncio.Future[None] | None = None

    @property
    def socket(self) -> ClientConnection:
        """The connection, once it was opened."""
        assert self._socket is not None, "the line was not opened"
        return self._socket

    async def hung_up(self) -> None:
        """Wait until the other end has closed the line."""
        assert self._reader is not None, "the line was not opened"
        await self._reader

    async def open(self, hello: bool = True, **options: Any) -> "Client":
        """Connect and, by default, say hello and wait for the first frame."""
        url = f"ws://127.0.0.1:{self.server.port}/ws/tables/{self.table}"
        self._news = asyncio.Event()
        self._socket = await connect(url, compression=None, **options)
        self.closed = None
        self._reader = asyncio.ensure_future(self._read())
        if hello:
            self.frame = None
            greeting = {"type": "hello", "token": self.token}
            await self.send({**greeting, "deltas": True} if self.deltas else greeting)
            await self.until(lambda: self.frame is not None)
        return self

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                self.raw.append(text)
                message = json.loads(text)
                self.heard.append(message)
                if message["type"] == "frame":
                    self.frame = applied(self._live, message) if "base" in message else message
                    if not message["draft"]:
                        self._live = self.frame
                elif message["type"] == "table":
                    self.note = message
                if message.get("id"):
                    self._answers[message["id"]] = message
                self._news.set()
        except ConnectionClosed:
            pass
        self.closed = self.socket.close_code
        self._news.set()

    async def send(self, message: object) -> None:
        """Send *message*: text or bytes as they are, all else as JSON."""
        text = message if isinstance(message, str | bytes) else json.dumps(message)
        await self.socket.send(text)

    async def until(self, test: Callable[[], object], timeout: float = 20) -> None:
        """Wait until *test* holds after something was heard."""
        async with asyncio.timeout(timeout):
            while not test():
                if self.closed is not None:
                    raise ConnectionError(f"closed {self.closed}")
                self._news.clear()
                await self._news.wait()

    async def ask(self, kind: str, timeout: float = 20, **fields: Any) -> dict[str, Any]:
        """Send a message with an id and wait for its answer."""
        name = fields.pop("id", None) or uuid.uuid4().hex
        await self.send({"type": kind, "id": name, **fields})
        await self.until(lambda: name in self._answers, timeout)
        return self._answers.pop(name)

    async def act(
        self, actions: int | list[int], seq: int | None = None, **fields: Any
    ) -> dict[str, Any]:
        """Answer the question in the last frame."""
        actions = [actions] if isinstance(actions, int) else actions
        seq = self.frame["seq"] if seq is None else seq
        return await self.ask("act", seq=seq, actions=actions, **fields)

    @property
    def options(self) -> list[int]:
        decision = self.frame["decision"]
        return [option["a"] for option in decision["options"]] if decision else []

    async def play(self, rng: random.Random | None = None) -> None:
        """Give any legal answer and wait for its ack and frame."""
        rev = self.frame["rev"]
        answer = await self.act((rng or random.Random()).choice(self.options))
        assert answer["type"] == "ack", answer
        await self.until(lambda: self.frame["rev"] > rev)

    async def close(self) -> None:
        """Close the socket and wait until the server knows."""
        if self._socket is not None:
            await self._socket.close()
            await self.hung_up()

    async def cut(self) -> None:
        """Drop the connection without a goodbye."""
        self.socket.transport.abort()
        await self.hung_up()

    async def __aenter__(self) -> "Client":
        return await self.open()

    async def __aexit__(self, *_: object) -> None:
        await self.close()


async def finish(clients: list[Client], rng: random.Random, limit: int = 2000) -> None:
    """Play all *clients* to the end of the game with random answers."""
    for _ in range(limit):
        if clients[0].frame["result"]:
            break
        for client in clients:
            if client.options and not client.frame["result"]:
                await client.play(rng)
        await asyncio.sleep(0)
    for client in clients:
        await client.until(functools.partial(has_result, client))


def has_result(client: Client) -> bool:
    """Whether *client* was shown the end of the game."""
    return client.frame["result"] is not None
