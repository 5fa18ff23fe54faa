"""What carries a socket: WebSocket frames on a TCP connection that uvicorn hands over.

Between the wire and the table's queue there is no task and no second queue: a message is taken
the moment its bytes are here, which is what makes room for many tables on one core.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import time
from typing import TYPE_CHECKING, Any, Final

from tabletown.core.errors import TabletownError
from tabletown.server import close_codes, counts, wire
from tabletown.server.limits import HANDSHAKE, household
from tabletown.server.log import log
from tabletown.server.records import Job
from tabletown.server.sockets import SocketSession, is_welcome

if TYPE_CHECKING:
    from tabletown.server.lobby import Lobby

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
GOODBYE = 2.0
"""Seconds a peer has to hang up after it was told goodbye."""
BEHIND = 65_536
"""Bytes given to the system for a reader; what comes then is held back."""
BACKLOG = 262_144
"""Bytes held back for a reader before it is cut off."""
BACKLOGS = 4_000_000
"""Bytes held back for all readers of one address."""
TOO_LONG = 10.0
"""Seconds a reader may be behind before it is cut off."""
FRAME: Final = b'{"type":"frame"'
"""How a frame begins; a later one makes it superfluous."""
HEARTBEAT = 20.0
"""Seconds between the server's pings; a peer silent for three of them is gone."""
FRAGMENTS = 256
"""Pieces into which a message may be cut."""


class Post:
    """Holds messages back while a batch of jobs is told, so that each socket is written to once."""

    def __init__(self) -> None:
        self.is_held: bool = False
        self.connections: list[Connection] = []
        """Those with something to send."""

    def tell(self, batch: list[Job]) -> None:
        """Tell everybody that *batch* is on disk; a socket hears all of it at once."""
        self.is_held = True
        try:
            for job in batch:
                try:
                    job.done(job.error)
                except Exception as error:
                    counts.ERRORS.inc()
                    log.error("work-failed", error=repr(error)[:300], exc_info=True)
        finally:
            self.is_held = False
            connections, self.connections = self.connections, []
            for connection in connections:
                connection.flush()


class Connection:
    """One WebSocket connection; an `asyncio.Protocol` in all but name, for it is compiled."""

    def __init__(
        self, lobby: Lobby, config: Any, server_state: Any, app_state: Any, _loop: Any = None
    ) -> None:
        self.lobby: Lobby = lobby
        self._post: Post = lobby.post
        self._connections: set[Any] = server_state.connections
        self._secure: bool = bool(getattr(config, "is_ssl", False))
        self._most: int = lobby.settings.message_bytes * 4
        self._transport: Any = None
        self._buffer: bytes = b""
        self._parts: list[bytes] = []
        self._parts_bytes: int = 0
        self._gathered: list[bytes] = []
        self._is_open: bool = False
        self._is_closing: bool = False
        self._is_deaf: bool = False
        """Whether what comes no longer makes sense as frames."""
        self._session: SocketSession | None = None
        self._waiting: list[bytes] = []
        self._address: str = ""
        self._base: str = ""
        self._table: str = ""
        self.key: str = ""
        """What the address is counted as."""
        self._is_behind: bool = False
        self._pauses: int = 0
        self._held: list[bytes] = []
        """Messages for a reader who is behind, without their heads."""
        self._held_bytes: int = 0
        self._stuck: int = 0
        """What the system had not sent at the last heartbeat."""
        self.heard: float = time.monotonic()

    # What uvicorn and the event loop call

    def connection_made(self, transport: Any) -> None:
        """Take over a connection."""
        self._transport = transport
        # Whoever is that far behind has to catch up soon; see `pause_writing`.
        transport.set_write_buffer_limits(BEHIND)
        self._connections.add(self)
        peer = transport.get_extra_info("peername")
        self._address = peer[0] if peer else ""

    def connection_lost(self, _error: Exception | None) -> None:
        """The connection is gone."""
        self._connections.discard(self)
        if self._is_open:
            self._is_open = False
            self.lobby.connections.discard(self)
            counts.SOCKETS.dec()
            self.lobby.left(self.key)
            self.lobby.went(self._table)
        self._is_closing = True
        self._release()
        if self._session is not None:
            session, self._session = self._session, None
            session.gone()

    def shutdown(self) -> None:
        """The server stops: say so and hang up at once."""
        self.close(close_codes.GOING)
        self._transport.close()

    def eof_received(self) -> None:
        """The peer will say nothing more."""

    def pause_writing(self) -> None:
        """The peer does not read as fast as it is written to: it has a while to catch up."""
        self._is_behind = True
        self._pauses += 1
        pause = self._pauses
        asyncio.get_running_loop().call_later(TOO_LONG, lambda: self._lose_patience(pause))

    def resume_writing(self) -> None:
        """The peer has caught up: it gets what was held back."""
        self._is_behind = False
        held = self._release()
        if held and not self._is_closing:
            self._transport.write(b"".join([_head(len(data)) + data for data in held]))

    def _lose_patience(self, pause: int) -> None:
        if self._is_behind and self._pauses == pause:
            self._cut_off()

    def _cut_off(self) -> None:
        """A peer that sends but never reads, or reads too slowly, is cut off."""
        if not self._is_closing:
            log.warning("reader-too-slow")
        self._is_closing = True
        self._release()
        self._transport.abort()

    def _release(self) -> list[bytes]:
        """Hold nothing back any more; what it was."""
        held, self._held = self._held, []
        if self._held_bytes:
            left = self.lobby.unsent.get(self.key, 0) - self._held_bytes
            if left > 0:
                self.lobby.unsent[self.key] = left
            else:
                self.lobby.unsent.pop(self.key, None)
            self._held_bytes = 0
        return held

    def _hold(self, data: bytes) -> None:
        """Keep *data* for a reader who is behind; of frames only the last."""
        if self._is_closing:
            return
        if data.startswith(FRAME):
            kept = [each for each in self._held if not each.startswith(FRAME)]
            if len(kept) != len(self._held):
                self._release()
                for each in kept:
                    self._hold(each)
        self._held.append(data)
        size = len(data)
        self._held_bytes += size
        total = self.lobby.unsent.get(self.key, 0) + size
        self.lobby.unsent[self.key] = total
        if self._held_bytes > BACKLOG or total > BACKLOGS:
            self._cut_off()

    def data_received(self, data: bytes) -> None:
        """Bytes came: the request first, frames after it."""
        now = time.monotonic()
        self.heard = now
        if self._is_deaf:
            return
        try:
            if self._buffer:
                data = self._buffer + data
            if not self._is_open:
                head, mark, rest = data.partition(b"\r\n\r\n")
                if not mark:
                    self._buffer = data
                    return
                self._buffer = b""
                if not self._greet(head):
                    return
                data = rest
            self._frames(data, now)
        except Exception as error:
            counts.ERRORS.inc()
            log.error("socket-error", error=repr(error)[:300], exc_info=True)
            self.close(close_codes.SERVER_ERROR)

    # The beginning

    def _greet(self, head: bytes) -> bool:
        """Answer the opening request; False where it is refused."""
        lines = head.split(b"\r\n")
        path = lines[0].split(b" ")[1].decode("latin-1").partition("?")[0]
        headers: list[tuple[bytes, bytes]] = []
        for line in lines[1:]:
            field, _, value = line.partition(b":")
            headers.append((field.strip().lower(), value.strip()))
        found = dict(headers)
        key = found.get(b"sec-websocket-key", b"")
        name = path.removeprefix("/ws/tables/")
        settings = self.lobby.settings
        is_trusted = self.lobby.addresses.is_trusted(self._address)
        forwarded = [value for field, value in headers if field == b"x-forwarded-for"]
        self._address = self.lobby.addresses.client(
            self._address, b",".join(forwarded).decode("latin-1")
        )
        self.key = household(self._address)
        if not self.lobby.calls.spend(self.key, HANDSHAKE, time.monotonic()):
            return self._deny(b"429 Too Many Requests")
        if not self.lobby.is_known_host(found.get(b"host", b"").decode("latin-1")):
            return self._deny(b"421 Misdirected Request")
        if name == path or "/" in name:
            return self._deny(b"404 Not Found")
        if not key or found.get(b"sec-websocket-version") != b"13":
            return self._deny(b"400 Bad Request")
        if not is_welcome(self.lobby, headers):
            return self._deny(b"403 Forbidden")
        if self.lobby.sockets.get(self.key, 0) >= settings.sockets_per_address:
            return self._deny(b"429 Too Many Requests")
        accept = base64.b64encode(hashlib.sha1(key + MAGIC).digest())
        self._transport.write(
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n"
            b"Connection: Upgrade\r\nSec-WebSocket-Accept: " + accept + b"\r\n\r\n"
        )
        self._is_open = True
        self._table = name
        self.lobby.came(name, self.key)
        self.lobby.sockets[self.key] = self.lobby.sockets.get(self.key, 0) + 1
        self.lobby.connections.add(self)
        counts.SOCKETS.inc()
        proto = found.get(b"x-forwarded-proto", b"") if is_trusted else b""
        secure = self._secure or proto in (b"https", b"wss")
        host = found.get(b"host", b"").decode("latin-1")
        self._base = f"{'https' if secure else 'http'}://{host}"
        actor = self.lobby.actors.get(name)
        if actor is not None:
            self._session = SocketSession(self.lobby, actor, self, self._base)
        else:
            self.lobby.spawn(self._find(name))
        return True

    async def _find(self, name: str) -> None:
        """Have the table brought from disk; what came meanwhile waited."""
        try:
            actor = await self.lobby.find(name)
        except TabletownError as error:
            self.send(wire.encode(wire.Refused("", error.code, error.params)))
            # Away, or no room just now: whoever comes again will find it.
            is_unknown = error.code == "unknown-table"
            self.close(close_codes.UNKNOWN_TABLE if is_unknown else close_codes.GOING)
            return
        if not self._is_closing:
            self._session = SocketSession(self.lobby, actor, self, self._base)
            waiting, self._waiting = self._waiting, []
            for data in waiting:
                self._session.receive(data, time.monotonic())

    def _deny(self, status: bytes) -> bool:
        self._transport.write(
            b"HTTP/1.1 " + status + b"\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
        )
        self._is_closing = True
        self._transport.close()
        return False

    # Frames in

    def _frames(self, data: bytes, now: float) -> None:
        at, size = 0, len(data)
        while size - at >= 2:
            first, second = data[at], data[at + 1]
            length = second & 0x7F
            start = at + 2
            if length == 126:
                if size - start < 2:
                    break
                length = int.from_bytes(data[start : start + 2], "big")
                start += 2
            elif length == 127:
                if size - start < 8:
                    break
                length = int.from_bytes(data[start : start + 8], "big")
                start += 8
            if first & 0x70 or not second & 0x80 or length > self._most:
                is_big = length > self._most
                self.close(close_codes.TOO_BIG if is_big else close_codes.PROTOCOL_ERROR)
                self._is_deaf = True
                return
            if size - start < 4 + length:
                break
            mask = data[start : start + 4]
            body = data[start + 4 : start + 4 + length]
            at = start + 4 + length
            if mask != b"\0\0\0\0":
                body = apply_mask(body, mask)
            self._frame(first, body, now)
        self._buffer = data[at:] if at < size else b""

    def _frame(self, first: int, body: bytes, now: float) -> None:
        opcode = first & 0x0F
        if self._is_closing:
            if opcode == CLOSE:
                self._transport.close()
        elif (opcode == TEXT or opcode == BINARY) and first & 0x80 and not self._parts:
            self._take(body, now)
        elif opcode <= BINARY:
            if (opcode == 0) == (not self._parts):
                self.close(close_codes.PROTOCOL_ERROR)
                return
            self._parts.append(body)
            self._parts_bytes += len(body)
            if self._parts_bytes > self._most or len(self._parts) > FRAGMENTS:
                self.close(close_codes.TOO_BIG)
            elif first & 0x80:
                parts, self._parts, self._parts_bytes = self._parts, [], 0
                self._take(b"".join(parts), now)
        elif not first & 0x80 or len(body) > 125:
            # Messages about the connection come whole and short.
            self.close(close_codes.PROTOCOL_ERROR)
        elif opcode == PING:
            self._transport.write(bytes((0x80 | PONG, len(body))) + body)
        elif opcode == CLOSE:
            self.close(1000)
            self._transport.close()
        elif opcode != PONG:
            self.close(close_codes.PROTOCOL_ERROR)

    def _take(self, body: bytes, now: float) -> None:
        if not body.isascii():
            try:
                body.decode()
            except UnicodeDecodeError:
                self.close(close_codes.NOT_TEXT)
                return
        if self._session is not None:
            self._session.receive(body, now)
        elif len(self._waiting) < 20:
            self._waiting.append(body)

    # Frames out

    def send(self, data: bytes) -> None:
        """Put a message on its way; a reader far behind is cut off."""
        if self._is_closing:
            return
        if self._post.is_held:
            if not self._gathered:
                self._post.connections.append(self)
            self._gathered.append(data)
        elif self._is_behind:
            self._hold(data)
        else:
            self._transport.write(_head(len(data)) + data)

    def flush(self) -> None:
        """What was gathered while a batch of moves was told goes out as one."""
        gathered, self._gathered = self._gathered, []
        if self._is_closing:
            return
        if self._is_behind:
            for data in gathered:
                self._hold(data)
            return
        parts: list[bytes] = []
        for data in gathered:
            parts.append(_head(len(data)))
            parts.append(data)
        self._transport.write(b"".join(parts))

    def close(self, code: int) -> None:
        """Say goodbye, once."""
        if self._is_closing:
            return
        self._is_closing = True
        if not self._is_open:
            self._transport.close()
            return
        if self._gathered:
            # What was said before the goodbye is heard before it.
            gathered, self._gathered = self._gathered, []
            self._transport.write(b"".join([_head(len(data)) + data for data in gathered]))
        # The peer hears why only if what it still sends is read until it hangs up itself.
        self._transport.write(b"\x88\x02" + code.to_bytes(2, "big"))
        asyncio.get_running_loop().call_later(GOODBYE, self._transport.abort)

    def beat(self, now: float) -> None:
        """Ask whether the peer is there, or give it up."""
        unsent = int(self._transport.get_write_buffer_size())
        is_stuck = self._stuck > 0 and unsent >= self._stuck
        self._stuck = unsent
        if now - self.heard > 3 * HEARTBEAT:
            self._is_closing = True
            self._transport.abort()
        elif is_stuck:
            self._cut_off()
        elif not self._is_closing:
            self._transport.write(b"\x89\x00")


def _head(size: int) -> bytes:
    """What stands before a message of that many bytes."""
    if size < 126:
        return bytes((0x81, size))
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
