"""Plain HTTP connections: how many an address may have, and how long a request may take to come."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from tabletown.server.limits import household

if TYPE_CHECKING:
    from tabletown.server.lobby import Lobby

WHOLE = 10.0
"""Seconds a request, head and body, may take until it is here."""


class HttpLine(H11Protocol):
    """uvicorn's connection, given up where a request does not come."""

    def __init__(self, lobby: Lobby, *words: Any, **more: Any) -> None:
        super().__init__(*words, **more)
        self._lobby = lobby
        self._key = ""
        self._since: float | None = None
        """When the request began that is not whole yet."""
        self._before: Any = None
        """The request before it."""

    def connection_made(self, transport: Any) -> None:
        """Take a connection, unless its address has too many."""
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        address = peer[0] if peer else ""
        if not self._lobby.addresses.is_trusted(address):
            self._key = household(address)
            count = self._lobby.lines.get(self._key, 0) + 1
            self._lobby.lines[self._key] = count
            if count > self._lobby.settings.connections_per_address:
                transport.abort()
        self._begin()

    def connection_lost(self, error: Exception | None) -> None:
        """It is gone."""
        self._finish()
        super().connection_lost(error)

    def data_received(self, data: bytes) -> None:
        """Bytes of a request."""
        if self._since is None:
            self._begin()
        super().data_received(data)
        cycle: Any = self.cycle
        if cycle is not self._before and cycle is not None and not cycle.more_body:
            self._since = None
            self._lobby.unfinished.discard(self)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Hand the connection over to a socket."""
        self._finish()
        super().handle_websocket_upgrade(event)

    def is_late(self, now: float) -> bool:
        """Whether a request has been coming for too long."""
        return self._since is not None and now - self._since > WHOLE

    def give_up(self) -> None:
        """Hang up."""
        self._lobby.unfinished.discard(self)
        self.transport.abort()

    def _begin(self) -> None:
        self._since = time.monotonic()
        self._before = self.cycle
        self._lobby.unfinished.add(self)

    def _finish(self) -> None:
        self._since = None
        self._lobby.unfinished.discard(self)
        if self._key:
            left = self._lobby.lines.get(self._key, 1) - 1
            if left > 0:
                self._lobby.lines[self._key] = left
            else:
                self._lobby.lines.pop(self._key, None)
            self._key = ""
