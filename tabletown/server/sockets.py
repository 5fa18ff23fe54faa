"""One socket is one seat, or one who watches: hello, limits, and the way to the table's queue."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from tabletown.core.errors import TabletownError
from tabletown.core.state import SPECTATOR
from tabletown.server import close_codes, counts, wire
from tabletown.server.session import Session
from tabletown.server.table import TableActor
from tabletown.server.wire import Refusal

if TYPE_CHECKING:
    from tabletown.server.lobby import Lobby
    from tabletown.server.websocket import Connection


class SocketSession(Session):
    """The server's end of one socket, which *connection* carries."""

    def __init__(
        self, lobby: Lobby, actor: TableActor, connection: Connection, base_url: str = ""
    ) -> None:
        super().__init__(base_url)
        settings = lobby.settings
        self._lobby: Lobby = lobby
        self._actor: TableActor = actor
        self._connection: Connection = connection
        self._is_closed: bool = False
        self._refusals: int = 0
        self._most: int = settings.message_bytes
        self._burst: float = float(settings.messages_burst)
        self._per_second: float = float(settings.messages_per_second)
        self._allowance: float = self._burst
        self._heard: float = time.monotonic()

    def send(self, data: bytes) -> None:
        """Put a message on its way."""
        if not self._is_closed:
            self._connection.send(data)

    def close(self, code: int) -> None:
        """Say goodbye, once."""
        if not self._is_closed:
            self._is_closed = True
            self._connection.close(code)

    def gone(self) -> None:
        """The client is gone."""
        self._is_closed = True
        self._actor.detach(self)

    def receive(self, data: bytes, now: float) -> None:
        """Take one message that came *now*; whatever is wrong with it, the table lives on."""
        if self._is_closed:
            return
        try:
            if len(data) > self._most:
                raise Refusal("too-long", {"most": self._most})
            self._pace(now)
            try:
                message = wire.decode(data)
            except Exception as fault:
                raise wire.unreadable(data, fault) from None
            self._lobby.spend(self._connection.key, self._actor.id, message, now)
        except Refusal as error:
            self.refuse(wire.name_of(data), error)
            return
        self._actor.receive(self, message)

    def _pace(self, now: float) -> None:
        allowance = self._allowance + (now - self._heard) * self._per_second
        self._heard = now
        self._allowance = min(allowance, self._burst)
        if self._allowance < 1.0:
            raise Refusal("too-fast")
        self._allowance -= 1.0

    def refuse(self, name: str, error: TabletownError) -> None:
        """Say no to the message *name*; who goes on like this is shown the door."""
        counts.REFUSALS.inc()
        self.send(wire.encode(wire.Refused(name, error.code, error.params)))
        self._refusals += 1
        if self._refusals > self._lobby.settings.refusals_before_close:
            self.close(close_codes.TOO_BIG if error.code == "too-long" else close_codes.FLOOD)

    def hello(self, message: wire.Hello) -> None:
        """Find out who this is and let it in; called in the table's turn: seats are as on disk."""
        actor, token = self._actor, message.token
        if self._is_closed:
            return
        if actor.frozen is not None:
            self._part("table-frozen", {"why": actor.frozen.code}, close_codes.FROZEN)
            return
        try:
            if token is None:
                if not actor.row.spectators:
                    raise Refusal("no-spectators")
                seat = SPECTATOR
            else:
                seat = seat_of(self._lobby, actor, token)
        except Refusal as error:
            code = close_codes.NO_WATCHING if token is None else close_codes.BAD_TOKEN
            self._part(error.code, error.params, code)
            return
        self.has_deltas = message.deltas
        try:
            actor.attach(self, seat)
        except Exception:
            # A view that cannot be made is that viewer's trouble, not the table's.
            self.close(close_codes.SERVER_ERROR)
            raise

    def _part(self, why: str, params: dict[str, int | str], code: int) -> None:
        """Say why there is nothing here for this client, and goodbye."""
        self.send(wire.encode(wire.Refused("", why, params)))
        self.close(code)


def seat_of(lobby: Lobby, actor: TableActor, token: str) -> int:
    """The seat that *token* speaks for, if it has not been revoked."""
    seat, generation = lobby.tokens.read(token, actor.id)
    rows = actor.seating.rows
    if not 0 <= seat < len(rows) or rows[seat].generation != generation:
        raise Refusal("token-revoked", status=403)
    if rows[seat].kind != "human":
        raise Refusal("token-revoked", status=403)
    return seat


def is_welcome(lobby: Lobby, headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Whether a browser at that origin may speak for its user here; no origin is no browser."""
    found = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in headers}
    origin = found.get("origin")
    if origin is None:
        return True
    if origin in [word.strip() for word in lobby.settings.origins.split(",") if word.strip()]:
        return True
    return origin != "null" and urlsplit(origin).netloc == found.get("host", "")
