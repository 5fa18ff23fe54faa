"""What strangers send to a real server: nonsense, half requests, floods, silence."""

import asyncio
import json
import signal
import socket
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tabletown.server import http_lines, upkeep
from tabletown.server import websocket as carriers
from tabletown.server.websocket import Connection
from tests.server.campaigns.attack import attack
from tests.server.home import at_home, made
from tests.server.running import Running

HEADERS = ("content-security-policy", "x-content-type-options", "referrer-policy")


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a name of its own and small limits, which must log no error."""
    settings = {
        "TABLETOWN_HOSTS": "127.0.0.1,games.example",
        "TABLETOWN_COST_PER_SECOND": "1",
        "TABLETOWN_COST_BURST": "60",
    }
    with Running(tmp_path_factory.mktemp("data"), quick=True, **settings) as running:
        yield running
    assert running.tracebacks() == []


def raw(server: Running, data: bytes, source: str = "127.0.0.1") -> bytes:
    """What comes back for these very bytes."""
    with socket.create_connection(
        ("127.0.0.1", server.port), timeout=20, source_address=(source, 0)
    ) as line:
        line.sendall(data)
        line.shutdown(socket.SHUT_WR)
        found = b""
        while chunk := line.recv(65_536):
            found += chunk
        return found


def request(path: str, method: str = "GET", body: bytes = b"", *headers: str) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", "Connection: close", *headers]
    if body:
        lines += [f"Content-Length: {len(body)}", "Content-Type: application/json"]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


@pytest.mark.parametrize(
    "sent",
    [
        request("/%00"),
        request("/" + "a" * 300),
        request("/assets/" + "a/" * 200),
        request("/%ff%fe"),
        request("/api/tables/%00"),
        request("/api/tables", "POST", b"[" * 15_000),
        request("/api/tables", "POST", b'{"game":"\xff\xfe"}'),
        request(
            "/api/tables",
            "POST",
            b'{"game":"quickdraw","seats":[{"kind":"human","name":"\\u0000"}]}',
        ),
        request("/api/tables", "POST", b"\xef\xbb\xbf{}"),
        request("/api/games", "GET", b"", "Accept-Language: \xff;q=nan"),
        request("/healthz", "POST"),
        request("/healthz", "BREW"),
        request("/schema/swagger"),
    ],
    ids=lambda sent: sent[:40].decode("latin-1"),
)
def test_audit_M9_no_request_makes_a_5xx(public: Running, sent: bytes) -> None:
    answer = raw(public, sent)
    status = int(answer.split(b" ", 2)[1])
    assert 400 <= status < 500 or status == 200, answer[:200]
    head = answer.partition(b"\r\n\r\n")[0].lower().decode()
    assert all(name in head for name in HEADERS), head
    assert public.tracebacks() == []


def test_audit_L4_head_host_and_two_lengths(public: Running) -> None:
    answer = raw(public, request("/api/games", "HEAD"))
    head, _, body = answer.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200") and body == b""
    foreign = request("/api/games").replace(b"Host: 127.0.0.1", b"Host: evil.example")
    assert raw(public, foreign).startswith(b"HTTP/1.1 421")
    named = request("/api/games").replace(b"Host: 127.0.0.1", b"Host: games.example:80")
    assert raw(public, named).startswith(b"HTTP/1.1 200")
    both = request("/api/tables", "POST", b"0\r\n\r\n", "Transfer-Encoding: chunked")
    answer = raw(public, both)
    assert answer.startswith(b"HTTP/1.1 400")
    assert b"connection: close" in answer.lower()


async def test_audit_H3_a_flood_of_hellos_is_refused_by_its_address(public: Running) -> None:
    table, tokens = public.make()
    first = await public.seat(table, tokens[0]).open()
    second = await public.seat(table, tokens[1]).open()
    for client in (first, second):
        for _ in range(6):
            await client.send({"type": "hello", "token": client.token})
        await client.send({"type": "draft", "id": "last", "seq": 0, "actions": []})
    await second.until(lambda: second.heard[-1].get("code") == "too-fast")
    refused = [each for each in second.heard if each.get("code") == "too-fast"]
    assert refused[-1]["id"] == "last"
    await first.close()
    await second.close()


async def frames(public: Running, table: str, sent: bytes) -> int:
    """The code with which a socket is closed that gets these bytes after its handshake."""
    reader, writer = await asyncio.open_connection("127.0.0.1", public.port)
    writer.write(
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    writer.write(sent)
    found = await asyncio.wait_for(reader.readexactly(4), 20)
    writer.close()
    assert found[0] == 0x88
    return int(struct.unpack(">H", found[2:4])[0])


async def test_audit_L9_control_frames_come_whole_and_text_is_text(public: Running) -> None:
    table, _ = public.make()
    assert await frames(public, table, b"\x09\x80\0\0\0\0") == 1002
    assert await frames(public, table, b"\x81\x82\0\0\0\0\xff\xfe") == 1007


async def test_audit_L5_handshakes_are_paid_for(tmp_path: Path) -> None:
    settings = {"TABLETOWN_REQUESTS_BURST": "40", "TABLETOWN_REQUESTS_PER_SECOND": "0.001"}
    with Running(tmp_path, quick=True, **settings) as server:
        table, _ = server.make()
        opened = 0
        with pytest.raises(InvalidStatus) as refused:
            for _ in range(30):
                async with connect(f"ws://127.0.0.1:{server.port}/ws/tables/{table}"):
                    opened += 1
        assert refused.value.response.status_code == 429
        assert 1 <= opened < 20


def test_audit_L8_sighup_stops_in_good_order(tmp_path: Path) -> None:
    server = Running(tmp_path).start()
    server.make()
    server.process.send_signal(signal.SIGHUP)
    server.process.wait()
    assert server.stop() == 0


class Wire:
    """A transport that sends nothing until it is told to."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.unsent = 0
        self.is_aborted = False

    def write(self, data: bytes) -> None:
        self.written.append(data)
        self.unsent += len(data)

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def get_extra_info(self, _name: str) -> Any:
        return ("9.9.9.9", 1)

    def set_write_buffer_limits(self, _high: int) -> None:
        return None

    def abort(self) -> None:
        self.is_aborted = True

    def close(self) -> None:
        self.is_aborted = True


class Config:
    is_ssl = False
    connections: set[Any] = set()


def frame(number: int, size: int = 1000) -> bytes:
    return json.dumps(
        {"type": "frame", "rev": number, "x": "y" * size}, separators=(",", ":")
    ).encode()


async def test_audit_M2_a_reader_behind_is_kept_one_frame_and_then_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(carriers, "TOO_LONG", 0.05)
    async with at_home(tmp_path) as lobby:
        wire = Wire()
        connection = Connection(lobby, Config(), Config(), None)
        connection.connection_made(wire)
        connection.send(frame(1))
        connection.pause_writing()
        for number in range(2, 2000):
            connection.send(frame(number))
        connection.send(b'{"type":"ack"}')
        assert len(wire.written) == 1
        assert sum(lobby.unsent.values()) < 2 * len(frame(1))
        connection.resume_writing()
        assert b'"rev":1999' in wire.written[1] and b'"ack"' in wire.written[1]
        assert b'"rev":1998' not in wire.written[1]
        assert lobby.unsent == {}
        # Behind again, and for too long.
        connection.pause_writing()
        await asyncio.sleep(0.2)
        assert wire.is_aborted
        # What is no frame is held back up to a bound.
        other = Connection(lobby, Config(), Config(), None)
        second = Wire()
        other.connection_made(second)
        other.pause_writing()
        for _ in range(400):
            other.send(b'{"type":"chat"}' + b" " * 1000)
        assert second.is_aborted
        assert lobby.unsent == {}
        # A few bytes that never leave are noticed by the heartbeat.
        third, last = Connection(lobby, Config(), Config(), None), Wire()
        third.connection_made(last)
        third.send(frame(1))
        third.beat(third.heard)
        assert not last.is_aborted
        third.beat(third.heard)
        assert last.is_aborted


async def test_audit_M2_all_readers_of_an_address_share_a_bound(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(carriers, "BACKLOGS", 100_000)
    async with at_home(tmp_path) as lobby:
        wires = [Wire() for _ in range(10)]
        for wire in wires:
            connection = Connection(lobby, Config(), Config(), None)
            connection.connection_made(wire)
            connection.pause_writing()
            connection.send(frame(1, 20_000))
        assert [wire.is_aborted for wire in wires].count(True) >= 5
        assert sum(lobby.unsent.values()) <= 100_000


async def test_audit_M3_half_requests_are_given_up_and_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = {"TABLETOWN_CONNECTIONS_PER_ADDRESS": "20", "TABLETOWN_TRUSTED_PROXIES": "127.0.0.9"}
    with Running(tmp_path, quick=True, **settings) as server:
        lines = []
        for _ in range(40):
            line = socket.create_connection(
                ("127.0.0.1", server.port), timeout=20, source_address=("127.0.0.2", 0)
            )
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Half: ")
            lines.append(line)
        await asyncio.sleep(0.5)
        # Another address is served meanwhile, and those beyond the bound have been hung up on.
        assert server.call("GET", "/healthz")[0] == 200
        gone = 0
        for line in lines:
            line.settimeout(2 * http_lines.WHOLE)
            try:
                gone += line.recv(1) == b""
            except ConnectionError:
                gone += 1
            line.close()
        assert gone == 40
        assert raw(server, request("/healthz"), "127.0.0.2").startswith(b"HTTP/1.1 200")


async def test_audit_M3_a_request_that_is_late_is_hung_up_on(tmp_path: Path) -> None:
    async with at_home(tmp_path) as lobby:

        class Late:
            is_given_up = False

            def is_late(self, now: float) -> bool:
                return now > 5

            def give_up(self) -> None:
                self.is_given_up = True

        line = Late()
        lobby.unfinished.add(line)
        upkeep.Upkeep(lobby).hang_up(1)
        assert not line.is_given_up
        upkeep.Upkeep(lobby).hang_up(10)
        assert line.is_given_up
        await made(lobby)


async def test_a_sample_of_the_attack_campaign(tmp_path: Path) -> None:
    """Bounds, order and refusals only; times are for `dev.py soak attack`."""
    with Running(tmp_path, quick=False) as server:
        report = await attack(3, server, tables=4, addresses=2)
        assert report.lost == 0
        assert report.failures == 0, report.seen
        assert report.moves_attacked > 0
        assert report.seen["too-fast"] > 0
        assert server.tracebacks() == []
        assert server.call("GET", "/healthz")[0] == 200
