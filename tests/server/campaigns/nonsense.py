"""Malformed, wrong, huge and hostile: refusals and closed lines, never a traceback."""

import asyncio
import json
import random
from dataclasses import dataclass
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server.running import Running

KINDS = ("hello", "act", "draft", "undo", "hint", "history", "chat", "seat", "consent", "ping")
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    2**31,
    2**63,
    2**80,
    1.5,
    "",
    "x",
    "x" * 70,
    "ą\u0000\ud7ff",
    [],
    [1, "a"],
    [[[[]]]],
    {},
    {"a": {}},
    [0] * 500,
    "hand-over",
    "bot",
    "leave",
)
FIELDS = ("type", "id", "token", "seq", "actions", "at", "seat", "text", "do", "to", "yes", "level")


@dataclass
class Report:
    """How many messages of nonsense were sent, and what came of them."""

    messages: int = 0
    closed: int = 0
    refused: int = 0


def nonsense(rng: random.Random, tokens: list[str]) -> str | bytes:
    """One message nobody should send."""
    luck = rng.random()
    if luck < 0.08:
        return rng.randbytes(rng.randrange(200))
    if luck < 0.16:
        return "".join(chr(rng.randrange(32, 0x2FF)) for _ in range(rng.randrange(80)))
    if luck < 0.18:
        return "[" * rng.choice((100, 3000)) + "]" * 100
    if luck < 0.20:
        return json.dumps({"type": "chat", "id": "x", "text": "y" * rng.choice((400, 30_000))})
    if luck < 0.22:
        return '{"type":"act","id":"x","seq":1e400,"actions":[1]}'
    message: dict[str, Any] = {"type": rng.choice(KINDS)}
    for name in rng.sample(FIELDS[1:], rng.randrange(5)):
        message[name] = rng.choice(ODD)
    if rng.random() < 0.5:
        message.update(_plausible(message["type"], rng, tokens))
        if rng.random() < 0.5:
            message[rng.choice(FIELDS)] = rng.choice(ODD)
    text = json.dumps(message)
    if rng.random() < 0.1:
        cut = rng.randrange(len(text))
        text = text[:cut] + rng.choice(("", "\\", '"', "}")) + text[cut + 1 :]
    return text


def _plausible(kind: str, rng: random.Random, tokens: list[str]) -> dict[str, Any]:
    name = f"n{rng.randrange(50)}"
    messages: dict[str, dict[str, Any]] = {
        "hello": {"token": rng.choice([*tokens, None, "x.y.z"])},
        "act": {"id": name, "seq": rng.randrange(9), "actions": [rng.randrange(60)]},
        "draft": {"id": name, "seq": rng.randrange(9), "actions": [rng.randrange(60)]},
        "undo": {"id": name},
        "hint": {"id": name},
        "history": {"id": name, "at": rng.randrange(9)},
        "chat": {"id": name, "text": "hm"},
        "seat": {"id": name, "do": rng.choice(("bot", "return"))},
        "consent": {"id": name, "to": rng.randrange(3), "yes": rng.random() < 0.5},
        "ping": {},
    }
    return messages[kind]


async def fuzz(count: int, server: Running, seed: int = 1) -> Report:
    """Send *count* messages of nonsense; then the table still plays and the log is clean."""
    rng = random.Random(seed)
    report = Report()
    table, tokens = server.make("quickdraw", ("human", "human", "bot"))
    foreign = list(server.make("quickdraw", ("human", "human"))[1].values())
    client = server.seat(table, tokens[0])
    is_lost = True
    while report.messages < count:
        if is_lost or client.closed is not None:
            client = await server.seat(table, tokens[0]).open(hello=False)
            is_lost = False
            if rng.random() < 0.8:
                await client.send({"type": "hello", "token": tokens[0]})
        try:
            await client.send(nonsense(rng, [*tokens.values(), *foreign]))
            report.messages += 1
            if rng.random() < 0.02:
                await asyncio.sleep(0.02)
        except (ConnectionClosed, OSError):
            report.closed += 1
            is_lost = True
    await client.close()
    report.refused = sum(message["type"] == "refused" for message in client.heard)
    assert server.call("GET", "/healthz")[0] == 200
    a = await server.seat(table, tokens[0]).open()
    assert (await a.ask("history", at=0))["type"] == "history"
    await a.close()
    assert server.tracebacks() == [], server.tracebacks()[:2]
    return report
