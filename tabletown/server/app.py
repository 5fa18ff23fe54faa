"""The application: Litestar for HTTP, our own sockets beside it, and `serve` to run both."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, cast

import uvicorn
from litestar import Litestar
from litestar.datastructures import State as AppState
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import tabletown
from tabletown.server import api, counts, language, limits, pages, wire
from tabletown.server import log as logs
from tabletown.server.http_lines import HttpLine
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
            title="Tabletown",
            version=tabletown.__version__,
            path="/schema",
            # The pages that show it come from elsewhere, which our own headers forbid.
            render_plugins=[JsonRenderPlugin()],
        ),
        exception_handlers={Exception: api.refused},
        request_max_body_size=lobby.settings.message_bytes * 4,
        on_startup=[lobby.start],
        on_shutdown=[lobby.stop],
        logging_config=None,
    )

    async def application(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await http(scope, receive, send)
            return
        scope, send = _arrived(lobby, scope), _with_headers(send)
        found = dict(scope["headers"])
        is_probe = scope["path"] == "/healthz"
        host = found.get(b"host", b"").decode("latin-1")
        if not is_probe and not lobby.is_known_host(host):
            await _answer(scope, send, 421, "unknown-host")
        elif b"transfer-encoding" in found and b"content-length" in found:
            # Two lengths: whoever stands in front may have believed the other one.
            await _answer(scope, send, 400, "bad-request", [(b"connection", b"close")])
        elif not _is_allowed(lobby, scope):
            await _answer(scope, send, 429, "too-fast")
        elif scope["method"] == "OPTIONS" and scope["path"] == "/api/tables":
            # The framework's own answer names one of the two methods only.
            headers = [(b"allow", b"GET, OPTIONS, POST")]
            await send({"type": "http.response.start", "status": 204, "headers": headers})
            await send({"type": "http.response.body", "body": b""})
        else:
            try:
                await http(scope, receive, send)
            except Exception as error:
                await _apologise(error, scope, send)

    return application


def _arrived(lobby: Lobby, scope: Any) -> Any:
    """A call as it was made, whatever proxies it came through; HEAD is a GET without a body.

    The connection still knows that it was HEAD, and sends none.
    """
    peer = (scope["client"] or ("", 0))[0]
    found = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
    client = lobby.addresses.client(peer, b",".join(found).decode("latin-1"))
    changed = {**scope, "client": (client, 0)}
    if lobby.addresses.is_trusted(peer):
        proto = dict(scope["headers"]).get(b"x-forwarded-proto", b"").strip()
        if proto in (b"http", b"https"):
            changed["scheme"] = proto.decode()
    if scope["method"] == "HEAD":
        changed["method"] = "GET"
    return changed


def _with_headers(send: Any) -> Any:
    """*send*, adding to every answer the headers that every answer has."""

    async def sending(message: Any) -> None:
        if message["type"] == "http.response.start":
            headers = list(message.get("headers", []))
            known = {name.lower() for name, _ in headers}
            headers += [(name, value) for name, value in ALWAYS if name not in known]
            message = {**message, "headers": headers}
        await send(message)

    return sending


def _is_allowed(lobby: Lobby, scope: Any) -> bool:
    """Whether the caller may spend what this call costs."""
    cost = limits.call_cost(scope["method"], scope["path"])
    return lobby.calls.spend(limits.household(scope["client"][0]), cost, time.monotonic())


async def _apologise(error: Exception, scope: Any, send: Any) -> None:
    """Log what nobody expected and answer without a word about it."""
    counts.ERRORS.inc()
    times = REPEATS.count(repr(error)[:100], time.monotonic())
    if times:
        log.error("http-error", error=repr(error)[:300], times=times, exc_info=True)
    await _answer(scope, send, 500, "server-error")


class Repeats:
    """The same thing again and again is said once a minute, with how often it was."""

    def __init__(self) -> None:
        self._said: dict[str, tuple[float, int]] = {}

    def count(self, what: str, now: float) -> int:
        """How often *what* happened since it was last said; 0 if that was a moment ago."""
        if len(self._said) > MANY:
            self._said.clear()
        said, times = self._said.get(what, (now - MINUTE, 0))
        if now - said < MINUTE:
            self._said[what] = (said, times + 1)
            return 0
        self._said[what] = (now, 0)
        return times + 1


MINUTE = 60.0
MANY = 1_000
REPEATS = Repeats()
ALWAYS = [(name.lower().encode(), value.encode()) for name, value in pages.HEADERS.items()]
"""Headers of every answer."""


async def _answer(
    scope: Any,
    send: Any,
    status: int,
    code: str,
    more: Sequence[tuple[bytes, bytes]] = (),
) -> None:
    """A refusal that never reached the framework."""
    found = dict(scope["headers"]).get(b"accept-language", b"")
    body = wire.encode(language.problem(wire.Refusal(code), found.decode("latin-1")))
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store"), *more]
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
        self._loop.set_exception_handler(_in_the_loop)
        if hasattr(signal, "SIGHUP"):
            self._loop.add_signal_handler(signal.SIGHUP, self.handle_exit, signal.SIGHUP, None)
        await super().startup(sockets)
        if self.started and self.servers:
            port = self.servers[0].sockets[0].getsockname()[1]
            host = self.config.host
            shown = f"[{host}]" if ":" in host else host
            print(f"listening on http://{shown}:{port}", flush=True)


def _in_the_loop(loop: Any, context: dict[str, Any]) -> None:
    """Something went wrong beside all calls; having no descriptors left is said once a minute."""
    error = context.get("exception")
    if isinstance(error, OSError) and error.errno in (errno.EMFILE, errno.ENFILE):
        times = REPEATS.count("descriptors", time.monotonic())
        if times:
            log.error("out-of-descriptors", times=times)
        return
    loop.default_exception_handler(context)


def _prepare_process(host: str) -> None:
    """Let others on this machine read nothing; open as many connections as the system allows."""
    os.umask(0o077)
    with suppress(ImportError, OSError, ValueError):
        import resource

        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if host not in LOCAL:
        log.warning("plain-http", host=host, advice="put a proxy with TLS in front")


LOCAL = ("127.0.0.1", "::1", "localhost")


def run(settings: Settings, host: str, port: int) -> None:
    """Open the data and serve until told to stop."""
    logs.prepare()
    _prepare_process(host)
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
            http=cast(Any, partial(HttpLine, lobby)),
            ws=cast(Any, partial(Connection, lobby)),
            server_header=False,
            timeout_graceful_shutdown=5,
            proxy_headers=False,
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
