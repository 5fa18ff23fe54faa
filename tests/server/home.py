"""A lobby in the tests' own process, for what is easier to see from inside."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tabletown.server import wire
from tabletown.server.lobby import Lobby
from tabletown.server.session import Session
from tabletown.server.settings import Settings
from tabletown.server.store import Store
from tabletown.server.table import TableActor


@asynccontextmanager
async def at_home(data: Path, **settings: Any) -> AsyncIterator[Lobby]:
    """A lobby on *data*, without sockets and without HTTP."""
    store = Store(data)
    store.open()
    try:
        lobby = Lobby(Settings(data=data, **{"bot_pause": 0.0, **settings}), store)
        await lobby.start()
        try:
            yield lobby
        finally:
            await lobby.stop()
    finally:
        store.close()


def wanted(*kinds: str, game: str = "quickdraw", **wish: Any) -> wire.TableWanted:
    """A table with such seats; two people by default."""
    seats = [wire.SeatWanted(kind) for kind in kinds or ("human", "human")]  # type: ignore[arg-type]
    return wire.TableWanted(game, seats, **wish)


async def made(lobby: Lobby, *kinds: str, address: str = "", **wish: Any) -> TableActor:
    """A new table."""
    return (await lobby.create(wanted(*kinds, **wish), address))[0]


class Listener(Session):
    """A socket that only keeps what it is sent."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[bytes] = []
        self.closed = 0

    def send(self, data: bytes) -> None:
        self.heard.append(data)

    def close(self, code: int) -> None:
        self.closed = code


def answer(actor: TableActor, seat: int = 0) -> None:
    """Let *seat* come, give the first answer that is offered, and go."""
    session = Listener()
    actor.attach(session, seat)
    name, seq = f"id{len(actor.table.entries)}", actor.table.seq(seat)
    action = actor.table.state.legal(seat)[0]
    actor.receive(session, wire.Act(name, seq, [action]))
    actor.submit(lambda: actor.detach(session))
