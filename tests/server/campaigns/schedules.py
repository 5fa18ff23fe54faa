"""Drops, duplicates, delays and reorderings over the real socket: views must end equal."""

import asyncio
import json
import random
import uuid
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tabletown.games import GAMES, TEMPLATES
from tests.server.deltas import applied
from tests.server.running import Running

MOVES = 14


@dataclass
class Report:
    """How many schedules were played, and what went wrong on the lines."""

    schedules: int = 0
    dropped: int = 0
    doubled: int = 0
    delayed: int = 0
    cut: int = 0
    greetings: int = 0


class Flaky:
    """A client as the page's: ids, resends, hello on a gap; behind a line that misbehaves."""

    def __init__(
        self, server: Running, table: str, token: str, rng: random.Random, report: Report
    ) -> None:
        self.url = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"
        self.token = token
        self.rng = rng
        self.report = report
        self.is_bad = True
        self.frame: Any = None
        self.deltas = rng.random() < 0.5
        """Whether it is told what changed, as the page is."""
        self._live: Any = None
        self.rev = -1
        self.waiting: dict[str, dict[str, Any]] = {}
        self.acked = 0
        self.news = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Future[None] | None = None

    @property
    def socket(self) -> ClientConnection:
        """The present connection."""
        assert self._socket is not None, "the line was not opened"
        return self._socket

    async def misbehave(self, deliver: Callable[[Any], Awaitable[None]], item: Any) -> None:
        """Pass *item* on, perhaps never, twice or late."""
        luck = self.rng.random() if self.is_bad else 1.0
        if luck < 0.06:
            self.report.dropped += 1
            return
        if luck < 0.12:
            self.report.doubled += 1
            await deliver(item)
        elif luck < 0.22:
            self.report.delayed += 1
            # Later messages overtake this one.
            pause = self.rng.uniform(0.001, 0.02)
            asyncio.get_running_loop().call_later(
                pause, lambda: asyncio.ensure_future(self.late(deliver, item))
            )
            return
        await deliver(item)

    async def late(self, deliver: Callable[[Any], Awaitable[None]], item: Any) -> None:
        try:
            await deliver(item)
        except (ConnectionClosed, OSError):
            pass

    async def open(self) -> None:
        self._socket = await connect(self.url, compression=None)
        self._reader = asyncio.ensure_future(self.read(self.socket))
        await self.hello()

    async def hello(self) -> None:
        self.report.greetings += 1
        self.rev = -1
        self._live = None
        await self.push({"type": "hello", "token": self.token, "deltas": self.deltas})

    async def push(self, message: dict[str, Any]) -> None:
        socket = self.socket

        async def deliver(text: str) -> None:
            await socket.send(text)

        await self.misbehave(deliver, json.dumps(message))

    async def read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                if socket is self.socket:
                    await self.misbehave(self.take, (socket, json.loads(text)))
        except (ConnectionClosed, OSError):
            pass

    async def take(self, item: tuple[ClientConnection, dict[str, Any]]) -> None:
        socket, message = item
        if socket is not self.socket:
            return
        if message["type"] == "frame":
            is_change = "base" in message
            if is_change and self._live is None:
                # It builds on a frame from before the hello: the whole is on its way.
                return
            is_gap = 0 <= self.rev and message["rev"] > self.rev + 1
            if is_gap or (is_change and message["base"] != self._live["rev"]):
                await self.hello()
                return
            if message["rev"] <= self.rev:
                return
            self.rev = message["rev"]
            self.frame = applied(self._live, message) if is_change else message
            self._live = self.frame
        elif message["type"] == "pong" and message["rev"] > self.rev:
            await self.hello()
        elif message["type"] in ("ack", "refused") and message["id"] in self.waiting:
            del self.waiting[message["id"]]
            self.acked += message["type"] == "ack"
        self.news.set()

    async def rest(self, seconds: float) -> None:
        self.news.clear()
        try:
            await asyncio.wait_for(self.news.wait(), seconds)
        except TimeoutError:
            pass

    async def play(self) -> None:
        """Play some moves; now and then the connection breaks altogether."""
        patience = 0
        while self.acked < MOVES and patience < 120:
            try:
                if self.rng.random() < 0.04:
                    self.report.cut += 1
                    self.socket.transport.abort()
                    await self.open()
                decision = self.frame and self.frame["decision"]
                if self.frame is not None and self.frame["result"]:
                    return
                if self.waiting:
                    for message in list(self.waiting.values()):
                        await self.push(message)
                elif decision and not self.frame["draft"]:
                    option = self.rng.choice(decision["options"])
                    message = {
                        "type": "act",
                        "id": uuid.uuid4().hex,
                        "seq": self.frame["seq"],
                        "actions": [option["a"]],
                    }
                    self.waiting[message["id"]] = message
                    await self.push(message)
                elif self.frame is None:
                    await self.hello()
                else:
                    patience += 1
                    await self.push({"type": "ping"})
            except (ConnectionClosed, OSError):
                await self.open()
            await self.rest(0.03)

    async def catch_up(self) -> None:
        """The line is good again: resend, and listen until nothing is missing."""
        self.is_bad = False
        await asyncio.sleep(0.03)
        for _ in range(100):
            try:
                if self.frame is None or self.rev < 0:
                    await self.hello()
                for message in list(self.waiting.values()):
                    await self.push(message)
                await self.push({"type": "ping"})
            except (ConnectionClosed, OSError):
                await self.open()
            await self.rest(0.05)
            if not self.waiting and self.frame is not None and self.rev >= 0:
                return
        raise AssertionError("the client did not catch up")

    async def close(self) -> None:
        await self.socket.close()
        assert self._reader is not None
        await self._reader


async def schedule(server: Running, seed: int, report: Report) -> None:
    """One table, every seat behind a bad line; at the end all views equal the server's."""
    rng = random.Random(seed)
    games = GAMES + TEMPLATES
    game = games[seed % len(games)]
    seats = rng.randint(max(2, game.least), min(4, game.most))
    table, tokens = server.make(game.key, ("human",) * seats)
    clients = [Flaky(server, table, tokens[seat], rng, report) for seat in range(seats)]
    for client in clients:
        await client.open()
    await asyncio.gather(*(client.play() for client in clients))
    for client in clients:
        await client.catch_up()
    # What one resent may have changed what another sees.
    for client in clients:
        await client.catch_up()
    for seat, client in enumerate(clients):
        await client.push({"type": "ping"})
        await client.rest(0.2)
        truth = await server.seat(table, tokens[seat]).open()
        for field in ("seq", "view", "decision", "result"):
            assert client.frame[field] == truth.frame[field], (seed, game.key, seat, field)
        await truth.close()
    for client in clients:
        await client.close()
    report.schedules += 1


async def schedules(count: int, server: Running, first: int = 0, at_once: int = 6) -> Report:
    """Run *count* schedules, some at the same time."""
    report = Report()
    for start in range(first, first + count, at_once):
        some = range(start, min(start + at_once, first + count))
        await asyncio.gather(*(schedule(server, seed, report) for seed in some))
    return report
