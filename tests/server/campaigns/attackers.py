"""The attackers of the attack campaign: a process of their own, on addresses of this machine."""

import asyncio
import json
import random
import resource
import sys
import time
from collections import Counter
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

PAUSE = 0.01
"""Seconds between two messages of one attacker: more than any budget allows."""
MINE = "127.0.0.1"
TROUBLE = (OSError, TimeoutError, WebSocketException, asyncio.IncompleteReadError)


class Attacker:
    """Everything one address does."""

    def __init__(self, port: int, address: str, until: float, rng: random.Random) -> None:
        self.port, self.address, self.until, self.rng = port, address, until, rng
        self.seen: Counter[str] = Counter()

    @property
    def is_on(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.until

    async def call(self, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        """One HTTP call on a connection of its own."""
        reader, writer = await asyncio.open_connection(
            MINE, self.port, local_addr=(self.address, 0)
        )
        try:
            head = f"{method} {path} HTTP/1.1\r\nHost: {MINE}\r\nConnection: close\r\n"
            if body:
                head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
            writer.write(head.encode() + b"\r\n" + body)
            answer = await asyncio.wait_for(reader.read(-1), 60)
        finally:
            writer.close()
        status = int(answer.split(b" ", 2)[1]) if answer else 0
        self.seen[f"http {status}"] += 1
        return status, answer.partition(b"\r\n\r\n")[2]

    async def table(self, game: str, *kinds: str, level: str = "") -> tuple[str, list[str]]:
        """A table of this address."""
        seats = [{"kind": kind, **({"level": level} if kind == "bot" else {})} for kind in kinds]
        wish = json.dumps({"game": game, "seats": seats}).encode()
        status, body = await self.call("POST", "/api/tables", wish)
        if status != 201:
            raise OSError(status)
        made = json.loads(body)
        return made["table"], [seat.get("token", "") for seat in made["seats"]]

    async def socket(self, table: str, **more: Any) -> ClientConnection:
        """A socket of this address."""
        url = f"ws://{MINE}:{self.port}/ws/tables/{table}"
        return await connect(url, compression=None, local_addr=(self.address, 0), **more)

    async def flood(self, socket: ClientConnection, messages: list[dict[str, Any]]) -> None:
        """Send *messages* again and again, and count what is said to it."""

        async def read() -> None:
            with suppress(*TROUBLE):
                async for text in socket:
                    message = json.loads(text)
                    self.seen[message.get("code") or message["type"]] += 1

        reader = asyncio.ensure_future(read())
        number = 0
        while self.is_on and not reader.done():
            number += 1
            message = dict(messages[number % len(messages)])
            if message["type"] not in ("hello", "ping"):
                message["id"] = f"m{number}"
            with suppress(*TROUBLE):
                await socket.send(json.dumps(message))
            await asyncio.sleep(PAUSE)
        self.seen["closed"] += reader.done()
        reader.cancel()
        await socket.close()

    async def hellos(self) -> None:
        """H3: the same hello over and over, on several sockets."""
        table, tokens = await self.table("paperback", "human", "human", "human")
        hello = {"type": "hello", "token": tokens[0]}
        sockets = [await self.socket(table) for _ in range(4)]
        await asyncio.gather(*(self.flood(socket, [hello]) for socket in sockets))

    async def drafts(self) -> None:
        """H3: drafts and looks back."""
        table, tokens = await self.table("fliptown", "human", "human")
        socket = await self.socket(table)
        await socket.send(json.dumps({"type": "hello", "token": tokens[0]}))
        draft = {"type": "draft", "seq": 1, "actions": []}
        await self.flood(socket, [draft, {"type": "history", "at": 0}, {"type": "ping"}])

    async def hints(self) -> None:
        """H4: hint after hint."""
        table, tokens = await self.table("deadwood", "human", "human")
        socket = await self.socket(table)
        await socket.send(json.dumps({"type": "hello", "token": tokens[0]}))
        await self.flood(socket, [{"type": "hint"}])

    async def bots(self) -> None:
        """H5: tables of strong bots, each watched by one socket."""
        sockets = []
        for _ in range(10):
            if not self.is_on:
                break
            table, _ = await self.table("deadwood", "bot", "bot", "bot", level="legend")
            socket = await self.socket(table)
            await socket.send(json.dumps({"type": "hello", "token": None}))
            sockets.append(socket)
        await asyncio.sleep(max(0.0, self.until - time.monotonic()))
        for socket in sockets:
            await socket.close()

    async def calls(self) -> None:
        """H3, M9: calls, cheap and dear, sound and not."""
        paths = ("/api/games", "/api/tables", "/%00", "/" + "a" * 300, "/healthz", "/metrics")
        while self.is_on:
            await self.call("GET", self.rng.choice(paths))
            await self.call("POST", "/api/tables", b"[" * 9_000)
            await asyncio.sleep(PAUSE)

    async def silence(self) -> None:
        """M2: sockets that ask and do not read."""
        table, tokens = await self.table("fliptown", "human", "human")
        sockets = []
        for _ in range(8):
            socket = await self.socket(table, max_queue=1)
            socket.transport.pause_reading()
            await socket.send(json.dumps({"type": "hello", "token": tokens[0]}))
            sockets.append(socket)
        while self.is_on:
            for socket in sockets:
                draft = {"type": "draft", "id": "d", "seq": 1, "actions": []}
                with suppress(*TROUBLE):
                    await socket.send(json.dumps(draft))
            await asyncio.sleep(5 * PAUSE)
        for socket in sockets:
            socket.transport.abort()

    async def halves(self) -> None:
        """M3: requests that never end."""
        lines = []
        for _ in range(40):
            line = await asyncio.open_connection(MINE, self.port, local_addr=(self.address, 0))
            line[1].write(b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Half: ")
            lines.append(line)
        while self.is_on:
            await asyncio.sleep(0.5)
            for _, writer in lines:
                if not writer.is_closing():
                    writer.write(b"x")
        self.seen["half given up"] += sum(reader.at_eof() for reader, _ in lines)
        for _, writer in lines:
            writer.close()

    async def handshakes(self) -> None:
        """L5, L6: come, watch, go."""
        table, _ = await self.table("quickdraw", "human", "human")
        while self.is_on:
            with suppress(*TROUBLE):
                async with await self.socket(table) as socket:
                    await socket.send(json.dumps({"type": "hello", "token": None}))
                    await asyncio.sleep(PAUSE)

    async def undo(self) -> None:
        """M10: seal, take back, seal, take back."""
        table, tokens = await self.table("quickdraw", "human", "human")
        socket = await self.socket(table)
        await socket.send(json.dumps({"type": "hello", "token": tokens[0]}))
        action, seq = 0, 0
        while self.is_on:
            message = json.loads(await asyncio.wait_for(socket.recv(), 60))
            self.seen[message.get("code") or message["type"]] += 1
            if message["type"] == "frame":
                seq = message["seq"]
                options = (message["decision"] or {}).get("options", [])
                seals = [option["a"] for option in options if option["do"] == "play"]
                action = seals[0] if seals else action
                what = (
                    {"type": "act", "seq": seq, "actions": [action]} if seals else {"type": "undo"}
                )
                await socket.send(json.dumps({**what, "id": f"u{self.rng.random()}"}))
            elif message["type"] == "refused":
                await asyncio.sleep(1)
        await socket.close()

    async def run(self) -> None:
        """All of it."""

        async def go(work: Any) -> None:
            while self.is_on:
                with suppress(*TROUBLE, ValueError, IndexError):
                    await work()
                await asyncio.sleep(0.2)

        kinds = (
            self.hellos, self.drafts, self.hints, self.bots, self.calls,
            self.silence, self.halves, self.handshakes, self.undo,
        )  # fmt: skip
        await asyncio.gather(*(go(work) for work in kinds))


async def attackers(port: int, addresses: int, seconds: float, seed: int) -> dict[str, float]:
    """Attack from so many addresses; what was heard, and what it cost."""
    until = time.monotonic() + seconds
    all_of_them = [
        Attacker(port, f"127.0.0.{number + 2}", until, random.Random(seed + number))
        for number in range(addresses)
    ]
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds + 20):
            await asyncio.gather(*(each.run() for each in all_of_them))
    seen: Counter[str] = Counter()
    for each in all_of_them:
        seen += each.seen
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return {"cpu": round(usage.ru_utime + usage.ru_stime, 1), **dict(sorted(seen.items()))}


if __name__ == "__main__":
    given = sys.argv[1:]
    found = asyncio.run(attackers(int(given[0]), int(given[1]), float(given[2]), int(given[3])))
    print(json.dumps(found))
