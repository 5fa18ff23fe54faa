"""The HTTP calls: games, tables, seats, journals, health."""

from __future__ import annotations

import functools
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED
from msgspec.structs import replace

import tabletown
from tabletown import _form, bots, strings
from tabletown.core.errors import TabletownError
from tabletown.games import GAMES, TEMPLATES
from tabletown.server import counts, finished, language, metrics, wire
from tabletown.server.limits import Addresses, is_local_name
from tabletown.server.lobby import Lobby
from tabletown.server.seating import link
from tabletown.server.sockets import is_welcome, seat_of
from tabletown.server.upkeep import CLOSED, expires
from tabletown.server.wire import Refusal

Call = Request[Any, Any, AppState]
TableId = Annotated[str, Parameter(max_length=16, pattern="^[a-z0-9]{1,16}$")]
SeatNumber = Annotated[int, Parameter(ge=0, le=14)]


def _spec(text: str) -> ResponseSpec:
    return ResponseSpec(wire.Problem, description=text, generate_examples=False)


BAD = _spec("The request makes no sense; the code says why.")
UNKNOWN = _spec("There is no such table or seat.")
FORBIDDEN = _spec("A foreign origin, or a token that is void.")
TAKEN = _spec("Somebody sits there already, or the table is frozen.")
LIMITED = _spec("Too many from this address.")
BUSY = _spec("The server cannot keep it just now.")
LARGE = _spec("The request is too long.")


def lobby_of(request: Call) -> Lobby:
    """The one lobby of this server."""
    lobby: Lobby = request.app.state.lobby
    return lobby


def _address(request: Call) -> str:
    return request.client.host if request.client else ""


def _host(request: Call) -> str:
    return request.headers.get("host", "")


def _base(request: Call) -> str:
    return str(request.base_url).rstrip("/")


def _check_origin(request: Call) -> None:
    if not is_welcome(lobby_of(request), request.scope["headers"]):
        raise Refusal("foreign-origin", status=403)


def _bearer(request: Call) -> str | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if not scheme:
        return None
    if scheme.lower() != "bearer" or not token:
        raise Refusal("bad-token", status=403)
    return token.strip()


@get("/api/games", summary="Games that can be played here", sync_to_thread=False)
def games(request: Call) -> Response[list[wire.GameOffered]]:
    """List games with seat ranges, options and their texts."""
    header = request.headers.get("accept-language", "")
    body: Any = _games(strings.negotiate(header))
    return Response(body, media_type="application/json")


@functools.cache
def _games(tag: str) -> bytes:
    """All games in the language *tag*, written once."""
    return wire.encode(
        [
            language.offered(game, bots.levels(game.key), game in TEMPLATES, tag)
            for game in GAMES + TEMPLATES
        ]
    )


@post(
    "/api/tables",
    summary="Make a table",
    status_code=HTTP_201_CREATED,
    responses={400: BAD, 403: FORBIDDEN, 413: LARGE, 429: LIMITED, 503: BUSY},
)
async def create(request: Call, data: wire.TableWanted) -> wire.TableMade:
    """Make a table; tokens are given for the creator's own human seats only."""
    _check_origin(request)
    lobby = lobby_of(request)
    wanted = language.understood(data, request.headers.get("accept-language", ""))
    actor, tokens = await lobby.create(wanted, _address(request))
    seats: list[wire.SeatMade] = []
    for row, token in zip(actor.seating.rows, tokens, strict=True):
        if row.kind == "human":
            seats.append(wire.SeatMade(row.seat, token, link(_base(request), actor.id, token)))
        elif row.kind == "open":
            seats.append(wire.SeatMade(row.seat, link=link(_base(request), actor.id)))
        else:
            seats.append(wire.SeatMade(row.seat))
    return wire.TableMade(actor.id, seats)


@get("/api/tables", summary="Public tables with open seats", responses={503: BUSY})
async def tables(request: Call) -> list[wire.TableListed]:
    """List the tables their creators made public and that have an open seat."""
    found = await lobby_of(request).public()
    base = _base(request)
    return [replace(listed, link=link(base, listed.table)) for listed in found]


@get(
    "/api/tables/{table:str}",
    summary="One table",
    responses={400: BAD, 404: UNKNOWN, 503: BUSY},
)
async def table_state(request: Call, table: TableId) -> wire.TableState:
    """Show a table as strangers may see it, and when it is closed if nobody answers."""
    lobby = lobby_of(request)
    actor = await lobby.find(table)
    if actor.frozen is not None and actor.row.status == "over":
        return finished.state(actor.row, actor.frozen)
    state = actor.state()
    state.closed = actor.row.status if actor.row.status in CLOSED else ""
    outline = None if state.over else await lobby.outline(table)
    if outline is not None:
        state.expires = expires(outline, lobby.settings)
    return state


@post(
    "/api/tables/{table:str}/seats/{seat:int}",
    summary="Take an open seat",
    status_code=HTTP_200_OK,
    responses={
        400: BAD,
        403: FORBIDDEN,
        404: UNKNOWN,
        409: TAKEN,
        413: LARGE,
        429: LIMITED,
        503: BUSY,
    },
)
async def take(
    request: Call, table: TableId, seat: SeatNumber, data: wire.SeatTaking | None = None
) -> wire.SeatTaken:
    """Take an open seat; the token in the answer is the only one."""
    _check_origin(request)
    lobby = lobby_of(request)
    actor = await lobby.find(table)
    lobby.limits.count(_address(request), "seats", lobby.settings.seats_per_address)
    token = await lobby.take(actor, seat, data.name if data else "")
    return wire.SeatTaken(seat, token, link(_base(request), actor.id, token))


@get(
    "/api/tables/{table:str}/journal",
    summary="The journal of a table",
    media_type="text/plain",
    responses={400: BAD, 403: FORBIDDEN, 404: UNKNOWN, 409: TAKEN, 503: BUSY},
)
async def journal(request: Call, table: TableId) -> Response[str]:
    """The game as text; while it runs, what is hidden reads as a question mark."""
    lobby = lobby_of(request)
    actor = await lobby.find(table)
    token = _bearer(request)
    is_over = actor.row.status == "over" if actor.frozen is not None else actor.table.is_over
    if actor.frozen is not None and not is_over:
        raise Refusal("table-frozen", {"why": actor.frozen.code}, 409)
    if token is not None:
        seat_of(lobby, actor, token)
    elif not actor.row.spectators:
        raise Refusal("no-spectators", status=403)
    name = f"{actor.row.game}-{actor.id}.journal"
    text = await lobby.journal(table) if is_over else actor.table.journal_text(is_open=False)
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={
            "Content-Disposition": f'attachment; filename="{name}"',
            "Cache-Control": "no-store",
        },
    )


@get("/healthz", summary="Liveness", responses={503: BUSY}, sync_to_thread=False)
def healthz(request: Call) -> wire.Health:
    """Whether the server is well."""
    if not lobby_of(request).writer.is_well:
        raise Refusal("not-saved", status=503)
    return wire.Health("ok", tabletown.__version__, _form.FORM)


@get(
    "/metrics",
    summary="Prometheus metrics",
    media_type="text/plain",
    responses={403: FORBIDDEN},
    sync_to_thread=False,
)
def figures(request: Call) -> Response[bytes]:
    """Totals for Prometheus, for the operator's addresses only.

    On a quiet server even a total tells that somebody has just given a sealed answer.
    """
    settings = lobby_of(request).settings
    is_welcome_here = Addresses(settings.metrics_from).is_trusted(_address(request))
    # A browser on this machine can be led here under a name that somebody else has lent it.
    is_ours = settings.hosts or "*" in settings.metrics_from or is_local_name(_host(request))
    if not is_welcome_here or not is_ours:
        raise Refusal("not-for-you", status=403)
    counts.TABLES.value = len(lobby_of(request).actors)
    return Response(metrics.text(), media_type=metrics.CONTENT_TYPE)


HANDLERS: list[Any] = [
    games,
    create,
    tables,
    table_state,
    take,
    journal,
    healthz,
    figures,
]


def refused(request: Call, error: Exception) -> Response[wire.Problem]:
    """Every refusal as a problem with a sentence in the caller's language."""
    header = request.headers.get("accept-language", "")
    if isinstance(error, Refusal):
        status, known = error.status, error
    elif isinstance(error, TabletownError):
        status, known = 400, Refusal(error.code, error.params)
    elif isinstance(error, HTTPException):
        status = error.status_code
        known = Refusal(_CODES.get(status, "bad-request"), status=status)
    elif isinstance(error, (RecursionError, UnicodeError)):
        status, known = 400, Refusal("bad-request")
    else:
        raise error
    headers = {"Cache-Control": "no-store"}
    if isinstance(error, HTTPException) and error.headers:
        headers.update(error.headers)
    return Response(language.problem(known, header), status_code=status, headers=headers)


_CODES = {404: "not-found", 405: "wrong-method", 413: "too-long", 415: "not-json"}
