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
from pathlib import Path

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

ROOT = Path(__file__).resolve().parents[2]
QUICK = {
    "TABLETOWN_BOT_PAUSE": "0",
    "TABLETOWN_TABLES_PER_ADDRESS": "1000000",
    "TABLETOWN_SEATS_PER_ADDRESS": "1000000",
    "TABLETOWN_SOCKETS_PER_ADDRESS": "100000",
    "TABLETOWN_REQUESTS_BURST": "1000000",
    "TABLETOWN_MESSAGES_PER_SECOND": "100000",
    "TABLETOWN_MESSAGES_BURST": "100000",
}


class Process:
    """A server process that the nursery forked."""

    def __init__(self, origin, pid, stdout):
        self._origin = origin
        self.pid = pid
        self.stdout = stdout
        self._code = None

    def poll(self):
        """The exit code, or None while it runs; minus the signal that ended it."""
        if self._code is None:
            self._code = self._origin.ask(["poll", self.pid])
        return self._code

    def wait(self):
        """The exit code, once it has ended."""
        if self._code is None:
            self._code = self._origin.ask(["wait", self.pid])
        return self._code

    def send_signal(self, number):
        """Send it a signal."""
        if self._code is None:
            os.kill(self.pid, number)


class Nursery:
    """One process that has everything imported and forks a server whenever one is wanted.

    The server is the real one in a process of its own; only the seconds of importing are spared.
    """

    def __init__(self):
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        atexit.register(self.end)

    def ask(self, request):
        """Have something done; the nursery answers in one line."""
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())

    def start(self, arguments, environment, errors):
        """A new server; what it says on stdout can be read at once."""
        with tempfile.TemporaryDirectory(prefix="tabletown-line-") as folder:
            line = Path(folder) / "stdout"
            os.mkfifo(line)
            pid = self.ask(["start", arguments, environment, str(errors), str(line)])
            return Process(self, pid, line.open())

    def end(self):
        """No more servers; those that run are not its business."""
        self._process.stdin.close()
        self._process.wait(20)
        self._process.stdout.close()


@functools.cache
def nursery():
    """The one nursery of this process."""
    return Nursery()


class Running:
    """A server in a process of its own."""

    def __init__(self, data, database="", quick=True, **environment):
        self.data = Path(data)
        self.database = database
        self.environment = {**os.environ, **(QUICK if quick else {}), **environment}
        self.process = None
        self.port = 0

    def start(self, port=0):
        """Start it and wait until it listens; an error is what it wrote on stderr."""
        self.data.mkdir(parents=True, exist_ok=True)
        self.process = nursery().start(
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

    def complaints(self):
        """What it wrote on stderr."""
        return (self.data / "stderr.log").read_text(errors="replace")

    def tracebacks(self):
        """Lines of the log that tell of something unexpected."""
        words = ("Traceback", '"level": "error"', '"level":"error"')
        return [line for line in self.complaints().splitlines() if any(w in line for w in words)]

    def kill(self):
        """End it the hard way."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self._close()

    def stop(self):
        """End it the kind way; returns the exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        code = self.process.wait()
        self._close()
        return code

    def _close(self):
        self.process.stdout.close()

    def __enter__(self):
        return self.start()

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.stop()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def call(self, method, path, body=None, **headers):
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

    def make(self, game="quickdraw", kinds=("human", "human"), **wish):
        """A new table: its name and the tokens of its human seats by number."""
        seats = [kind if isinstance(kind, dict) else {"kind": kind} for kind in kinds]
        status, made = self.call("POST", "/api/tables", {"game": game, "seats": seats, **wish})
        assert status == 201, made
        tokens = {seat["seat"]: seat["token"] for seat in made["seats"] if "token" in seat}
        return made["table"], tokens

    def seat(self, table, token=None):
        """A client for one seat."""
        return Client(self, table, token)


class Client:
    """One seat's socket, keeping the last frame and everything heard."""

    def __init__(self, server, table, token=None):
        self.server = server
        self.table = table
        self.token = token
        self.socket = None
        self.frame = None
        self.note = None
        self.heard = []
        self.raw = []
        self.closed = None
        self._answers = {}
        self._news = asyncio.Event()
        self._reader = None

    async def open(self, hello=True, **options):
        """Connect and, by default, say hello and wait for the first frame."""
        url = f"ws://127.0.0.1:{self.server.port}/ws/tables/{self.table}"
        self._news = asyncio.Event()
        self.socket = await connect(url, compression=None, **options)
        self.closed = None
        self._reader = asyncio.ensure_future(self._read())
        if hello:
            self.frame = None
            await self.send({"type": "hello", "token": self.token})
            await self.until(lambda: self.frame is not None)
        return self

    async def _read(self):
        try:
            async for text in self.socket:
                self.raw.append(text)
                message = json.loads(text)
                self.heard.append(message)
                if message["type"] == "frame":
                    self.frame = message
                elif message["type"] == "table":
                    self.note = message
                if message.get("id"):
                    self._answers[message["id"]] = message
                self._news.set()
        except ConnectionClosed:
            pass
        self.closed = self.socket.close_code
        self._news.set()

    async def send(self, message):
        """Send anything."""
        text = message if isinstance(message, str | bytes) else json.dumps(message)
        await self.socket.send(text)

    async def until(self, test, timeout=20):
        """Wait until *test* holds after something was heard."""
        async with asyncio.timeout(timeout):
            while not test():
                if self.closed is not None:
                    raise ConnectionError(f"closed {self.closed}")
                self._news.clear()
                await self._news.wait()

    async def ask(self, kind, timeout=20, **fields):
        """Send a message with an id and wait for its answer."""
        name = fields.pop("id", None) or uuid.uuid4().hex
        await self.send({"type": kind, "id": name, **fields})
        await self.until(lambda: name in self._answers, timeout)
        return self._answers.pop(name)

    async def act(self, actions, seq=None, **fields):
        """Answer the question in the last frame."""
        actions = [actions] if isinstance(actions, int) else actions
        seq = self.frame["seq"] if seq is None else seq
        return await self.ask("act", seq=seq, actions=actions, **fields)

    @property
    def options(self):
        decision = self.frame["decision"]
        return [option["a"] for option in decision["options"]] if decision else []

    async def play(self, rng=random):
        """Give any legal answer and wait for its ack and frame."""
        rev = self.frame["rev"]
        answer = await self.act(rng.choice(self.options))
        assert answer["type"] == "ack", answer
        await self.until(lambda: self.frame["rev"] > rev)

    async def close(self):
        """Hang up."""
        if self.socket is not None:
            await self.socket.close()
            await self._reader

    async def cut(self):
        """Drop the connection without a goodbye."""
        self.socket.transport.abort()
        await self._reader

    async def __aenter__(self):
        return await self.open()

    async def __aexit__(self, *_):
        await self.close()


async def finish(clients, rng, limit=2000):
    """Play all *clients* to the end of the game with random answers."""
    for _ in range(limit):
        if clients[0].frame["result"]:
            break
        for client in clients:
            if client.options and not client.frame["result"]:
                await client.play(rng)
        await asyncio.sleep(0)
    for client in clients:
        await client.until(lambda client=client: client.frame["result"] is not None)
