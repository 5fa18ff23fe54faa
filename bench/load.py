"""A lean client for many tables: ready-made socket frames, one process, one event loop."""

import asyncio
import base64
import json
import os
import random
import statistics
import time
import urllib.request
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec


class Option(msgspec.Struct):
    a: int
    do: str = ""


class Decision(msgspec.Struct):
    options: list[Option]


class Message(msgspec.Struct):
    """As much of a message as the load needs."""

    type: str
    seq: int = 0
    code: str = ""
    decision: Decision | None = None
    result: dict[str, Any] | None = None
    events: list[Any] = []


DECODE = msgspec.json.Decoder(Message).decode


class Line(asyncio.Protocol):
    """One seat over a bare socket."""

    def __init__(self, pair: "Pair", seat: int, path: str, token: str, port: int) -> None:
        self.pair = pair
        self.seat = seat
        self.token = token
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}"
            "\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self.buffer = b""
        self.is_open = False
        self.frame: Message | None = None
        self.sent = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        data = self.buffer + data
        if not self.is_open:
            if b"\r\n\r\n" not in data:
                self.buffer = data
                return
            head, _, data = data.partition(b"\r\n\r\n")
            assert b" 101 " in head.split(b"\r\n", 1)[0], head
            self.is_open = True
            self.write(b'{"type":"hello","token":"%s"}' % self.token.encode())
        at = 0
        while len(data) - at >= 2:
            kind, size = data[at] & 15, data[at + 1]
            start = at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if len(data) < start + size:
                break
            body = data[start : start + size]
            at = start + size
            if kind == 1:
                self.received(body)
            elif kind == 9:
                self.transport.write(b"\x8a\x80\0\0\0\0")
        self.buffer = data[at:]

    def write(self, body: bytes) -> None:
        size = len(body)
        if size < 126:
            head = bytes((0x81, 0x80 | size))
        else:
            head = bytes((0x81, 0xFE, size >> 8, size & 255))
        self.transport.write(head + b"\0\0\0\0" + body)

    def received(self, body: bytes) -> None:
        message = DECODE(body)
        if message.type == "frame":
            self.frame = message
            self.pair.shown(self, message)
        elif message.type == "ack":
            self.pair.acked(self)
        elif message.type == "refused":
            raise RuntimeError(body)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.pair.load.is_done:
            raise RuntimeError(f"connection lost: {error}")


class Pair:
    """One table with two seats that play as fast as, or at the pace, they are told."""

    def __init__(self, load: "Load", name: str, tokens: list[str]) -> None:
        self.load = load
        self.name = name
        self.lines = [Line(self, s, f"/ws/tables/{name}", tokens[s], load.port) for s in (0, 1)]
        self.count = 0
        self.is_moving = False
        self.mover: Line | None = None

    def shown(self, line: Line, message: Message) -> None:
        """A frame came: a move shown to the other seat ends its measurement."""
        if self.mover is not None and line is not self.mover and message.events:
            now = time.perf_counter()
            self.load.shown.append(now - self.mover.sent)
            self.mover = None
        self.next()

    def acked(self, line: Line) -> None:
        self.load.acked.append(time.perf_counter() - line.sent)
        self.load.moves += 1
        self.is_moving = False
        self.next()

    def next(self) -> None:
        if self.is_moving or self.load.is_done:
            return
        frames = [line.frame for line in self.lines if line.frame is not None]
        if len(frames) < len(self.lines):
            return
        ready = [line for line in self.lines if line.frame is not None and line.frame.decision]
        if not ready:
            if frames[0].result and not self.load.is_renewing:
                self.load.over += 1
            return
        if self.mover is not None and self.load.strict:
            return
        self.is_moving = True
        line = random.choice(ready)
        if self.load.pace:
            wait = self.load.pace * (0.5 + random.random())
            asyncio.get_running_loop().call_later(wait, self.send, line)
        else:
            asyncio.get_running_loop().call_soon(self.send, line)

    def send(self, line: Line) -> None:
        frame = line.frame
        if frame is None or frame.decision is None or self.load.is_done:
            self.is_moving = False
            return
        line.frame = Message("frame")
        action = random.choice(frame.decision.options).a
        self.count += 1
        line.sent = time.perf_counter()
        self.mover = line
        line.write(
            b'{"type":"act","id":"%d","seq":%d,"actions":[%d]}' % (self.count, frame.seq, action)
        )


class Load:
    """Many tables on one server."""

    def __init__(self, port: int, game: str, tables: int, strict: bool = True) -> None:
        self.port = port
        self.game = game
        self.count = tables
        self.strict = strict
        """Whether a move must be shown to the other seat before the next one is made."""
        self.pace = 0.0
        self.moves = 0
        self.over = 0
        self.shown: list[float] = []
        self.acked: list[float] = []
        self.is_done = False
        self.is_renewing = False
        self.pairs: list[Pair] = []

    def make(self) -> tuple[str, list[str]]:
        body = {"game": self.game, "seats": [{"kind": "human"}, {"kind": "human"}]}
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/api/tables",
            json.dumps(body).encode(),
            {"content-type": "application/json"},
        )
        with urllib.request.urlopen(request) as answer:
            made = json.load(answer)
        return made["table"], [seat["token"] for seat in made["seats"]]

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        for _ in range(self.count):
            name, tokens = self.make()
            pair = Pair(self, name, tokens)
            pair.is_moving = True
            self.pairs.append(pair)
            for line in pair.lines:
                await loop.create_connection(partial(same, line), "127.0.0.1", self.port)
        while not all(line.frame for pair in self.pairs for line in pair.lines):
            await asyncio.sleep(0.02)

    def start(self) -> None:
        for pair in self.pairs:
            pair.is_moving = False
            pair.next()

    async def phase(self, seconds: float, pace: float, cpu: Callable[[], float]) -> dict[str, Any]:
        """Measure for *seconds*; *cpu* tells the server's CPU seconds so far."""
        self.pace = pace
        await asyncio.sleep(0.7)
        self.shown.clear()
        self.acked.clear()
        self.moves = 0
        start, before = time.perf_counter(), cpu()
        await asyncio.sleep(seconds)
        took, spent = time.perf_counter() - start, cpu() - before
        return {
            "moves_per_s": round(self.moves / took, 1),
            "moves_per_cpu_s": round(self.moves / max(spent, 1e-9), 1),
            "shown_ms": percentiles(self.shown),
            "ack_ms": percentiles(self.acked),
        }

    def close(self) -> None:
        self.is_done = True
        for pair in self.pairs:
            for line in pair.lines:
                line.transport.abort()


def same(line: Line) -> Line:
    return line


def percentiles(values: list[float]) -> dict[str, float]:
    """p50 and p99 in milliseconds."""
    if len(values) < 2:
        return {}
    cuts = statistics.quantiles(values, n=100)
    return {"p50": round(cuts[49] * 1000, 2), "p99": round(cuts[98] * 1000, 2), "n": len(values)}
