"""The application: Litestar for HTTP, our own sockets beside it, and `serve` to run both."""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, cast

import uvicorn
from litestar import Litestar
from litestar.datastructures import ResponseHeader
from litestar.datastructures import State as AppState
from litestar.openapi import OpenAPIConfig

import tabletown
from tabletown.server import api, counts, language, limits, pages, wire
from tabletown.server import log as logs
from tabletown.server.lobby import Lobby
from tabletown.server.log import log
from tabletown.server.settings import Settings, from_environment
from tabletown.server.store import Store
from tabletown.server.websocket import Connection


def build_app(lobby: Lobby) -> Any:
    """The ASGI application around *lobby*."""
    http = Litestar(
        route_handlers=[*api.HANDLERS, pages.page],
        state=AppState({"lobby": lobby}),
        openapi_config=OpenAPIConfig(
            title="Tabletown", version=tabletown.__version__, path="/schema"
        ),
        exception_handlers={Exception: api.refused},
        request_max_body_size=lobby.settings.message_bytes * 4,
        response_headers=[
            ResponseHeader(name=name, value=value) for name, value in pages.HEADERS.items()
        ],
        on_startup=[lobby.start],
        on_shutdown=[lobby.stop],
        logging_config=None,
    )

    async def application(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http" and not _is_allowed(lobby, scope):
            await _answer(scope, send, 429, "too-fast")
        elif scope.get("method") == "OPTIONS" and scope["path"] == "/api/tables":
            # The framework's own answer names one of the two methods only.
            headers = [(b"allow", b"GET, OPTIONS, POST")]
            await send({"type": "http.response.start", "status": 204, "headers": headers})
            await send({"type": "http.response.body", "body": b""})
        else:
            try:
                await http(scope, receive, send)
            except Exception as error:
                if scope["type"] != "http":
                    raise
                await _apologise(error, scope, send)

    return application


def _is_allowed(lobby: Lobby, scope: Any) -> bool:
    """Whether the caller may spend what this call costs."""
    address = (scope["client"] or ("",))[0]
    cost = limits.call_cost(scope["method"], scope["path"])
    return lobby.calls.spend(limits.household(address), cost, time.monotonic())


async def _apologise(error: Exception, scope: Any, send: Any) -> None:
    """Log what nobody expected and answer without a word about it."""
    counts.ERRORS.inc()
    log.error("http-error", error=repr(error)[:300], exc_info=True)
    await _answer(scope, send, 500, "server-error")


async def _answer(scope: Any, send: Any, status: int, code: str) -> None:
    """A refusal that never reached the framework, with the headers every answer has."""
    found = dict(scope["headers"]).get(b"accept-language", b"")
    body = wire.encode(language.problem(wire.Refusal(code), found.decode("latin-1")))
    headers = [(name.lower().encode(), value.encode()) for name, value in pages.HEADERS.items()]
    headers += [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


class Server(uvicorn.Server):
    """uvicorn, saying on stdout where it listens."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._loop: Any = None
        self._stop = asyncio.Event()
        self.is_lost = False
        """Whether it ends because another server has taken the data."""

    def handle_exit(self, sig: int, frame: Any) -> None:
        """Stop in good order; having done so is success, so the signal is not raised again."""
        super().handle_exit(sig, frame)
        self._captured_signals.clear()
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._stop.set)

    def lose(self) -> None:
        """Another server has taken the data: end, for all that is shown here may be old."""
        if not self.is_lost:
            log.error("data-taken")
        self.is_lost = True
        self.should_exit = True
        self._stop.set()

    async def main_loop(self) -> None:
        """Serve until told to stop; once a second, not ten times, the date is set.

        Whoever waits for a move sleeps, and being woken costs as much as a move.
        """
        while not await self.on_tick(0):
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stop.wait(), 1.0)

    async def startup(self, sockets: Any = None) -> None:
        """Listen, then say where."""
        self._loop = asyncio.get_running_loop()
        await super().startup(sockets)
        if self.started and self.servers:
            port = self.servers[0].sockets[0].getsockname()[1]
            host = self.config.host
            shown = f"[{host}]" if ":" in host else host
            print(f"listening on http://{shown}:{port}", flush=True)


def run(settings: Settings, host: str, port: int) -> None:
    """Open the data and serve until told to stop."""
    logs.prepare()
    store = Store(settings.data, settings.database)
    store.open()
    try:
        lobby = Lobby(settings, store)
        config = uvicorn.Config(
            build_app(lobby),
            host=host,
            port=port,
            log_config=None,
            access_log=False,
            ws=cast(Any, partial(Connection, lobby)),
            server_header=False,
            timeout_graceful_shutdown=5,
            forwarded_allow_ips=settings.trusted_proxies,
        )
        server = Server(config)
        lobby.writer.on_lost = server.lose
        # What is loaded by now stays; looking through it again and again is wasted.
        gc.freeze()
        gc.set_threshold(50_000, 20, 50)
        server.run()
    finally:
        store.close()
    log.info("stopped")
    if not server.started or server.is_lost:
        sys.exit(1)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | str = Path("data"),
    database: str = "",
) -> None:
    """The table server; SQLite in *data*, or *database* where one is named."""
    run(from_environment(Path(data), database or ""), host, port)
