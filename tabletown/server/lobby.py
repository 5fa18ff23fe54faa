"""All tables of one server: made, found in memory or on disk, and what goes on beside them."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from typing import Any

from tabletown import bots
from tabletown import table as tables
from tabletown.core import journal as journals
from tabletown.core.errors import TabletownError
from tabletown.games import find
from tabletown.server import finished, secret, trouble, wire
from tabletown.server.advice import Advice
from tabletown.server.bot_workers import BotWorkers
from tabletown.server.limits import COSTS, Addresses, Budget, Limits, host_name, household
from tabletown.server.notices import Notices
from tabletown.server.records import Append, Job, Outline, SeatRow, TableRow
from tabletown.server.revival import bare, revive, why_not
from tabletown.server.session import Session
from tabletown.server.settings import Settings
from tabletown.server.store import Store
from tabletown.server.table import TableActor
from tabletown.server.tokens import Tokens
from tabletown.server.upkeep import CLOSED, Upkeep
from tabletown.server.websocket import Post
from tabletown.server.wire import Refusal
from tabletown.server.writer import Writer

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
AGAIN = 0.5
"""Seconds between two tries to read from a database that is away."""
TAKING = 30.0
"""Seconds after which somebody who wants a seat need not wait for the table's turn any longer."""
LISTED = 200
"""Public tables that are shown."""
FRESH = 1.0
"""Seconds for which their list is good."""


class Lobby:
    """Every table there is."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.tokens = Tokens(secret.keys(store, settings.data))
        self.addresses = Addresses(settings.trusted_proxies)
        self.limits = Limits()
        self.calls = Budget(settings.requests_per_second, settings.requests_burst)
        """What an address may call over HTTP."""
        self.actors: dict[str, TableActor] = {}
        self.sockets: dict[str, int] = {}
        """Open sockets by address."""
        self.connections: set[Any] = set()
        self.guests: dict[str, int] = {}
        """Open sockets by table, whether they have said hello or not."""
        self.lines: dict[str, int] = {}
        """Plain connections by address, but for those of proxies."""
        self.unfinished: set[Any] = set()
        """Plain connections on which a request is coming."""
        self.unsent: dict[str, int] = {}
        """Bytes by address that readers are behind."""
        self._owners: dict[str, str] = {}
        """By table in memory, whose it is: the address that made it or looked at it first."""
        self.messages = Budget(settings.cost_per_second, settings.cost_burst)
        """What an address may send over its sockets."""
        self.at_tables = Budget(settings.cost_per_second, settings.cost_burst)
        """What may be sent to one table."""
        self.upkeep = Upkeep(self)
        self.notices = Notices(self)
        self.advice = Advice(self)
        self._listed: tuple[float, list[wire.TableListed]] = (0.0, [])
        self._listing: asyncio.Task[list[wire.TableListed]] | None = None
        self.post = Post()
        self.writer = Writer(store, self.post.tell, settings.share)
        self.bot_workers = BotWorkers(settings.workers)
        self.loop: Any = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._loading: dict[str, asyncio.Task[TableActor]] = {}

    # Life

    def _seat_actor(self, row: TableRow) -> TableActor:
        """An actor for *row*; whatever is wrong with it, only this table is frozen."""
        try:
            if row.status in CLOSED:
                raise TabletownError(CLOSED[row.status])
            table, has_moved = revive(row)
            appends = row.appends
            actor = TableActor(self, row, table)
        except Exception as error:
            why = why_not(error)
            actor = TableActor(self, bare(row), None)
            if why.code in CLOSED.values():
                actor.frozen = wire.Frozen(why.code, {})
            else:
                actor.freeze(why)
            self.actors[row.id] = actor
            return actor
        if has_moved:
            self.writer.put(Job(_ignore, moved=(row.id, row.header, appends)))
        self.actors[row.id] = actor
        if actor.clocks.clock.kind == "days":
            # Days run whether somebody looks or not, and so do the bots of such a table.
            actor.wake()
        return actor

    async def start(self) -> None:
        """Begin to serve on the running loop."""
        self.loop = asyncio.get_running_loop()
        self.writer.start(self.loop)
        self.upkeep.begin()

    async def stop(self) -> None:
        """Write what waits, tell the sockets, end the workers."""
        for connection in list(self.connections):
            connection.shutdown()
        for task in list(self._tasks):
            task.cancel()
        self.writer.finish()
        await asyncio.get_running_loop().run_in_executor(None, self.writer.stop)
        self.bot_workers.close()

    def spawn(self, work: Any) -> None:
        """Let *work* go on beside everything else."""
        task = self.loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def later(self, work: Any) -> None:
        """Do *work* after everything that waits now."""
        self.loop.call_soon(work)

    def left(self, address: str) -> None:
        """A socket of *address* is closed."""
        self.sockets[address] = self.sockets.get(address, 1) - 1
        if self.sockets[address] <= 0:
            del self.sockets[address]

    # Tables

    async def create(self, wanted: wire.TableWanted, address: str) -> tuple[TableActor, list[str]]:
        """A new table, on disk, and the tokens of its human seats ("" for the others)."""
        game = find(wanted.game)
        levels = bots.levels(game.key)
        for seat in wanted.seats:
            if seat.kind == "bot" and (seat.level or levels[-1]) not in levels:
                raise Refusal("unknown-level", {"game": game.key, "level": seat.level})
        clock = wanted.clock or wire.Clock()
        is_timed = clock.kind in ("move", "bank")
        if (is_timed and not clock.seconds) or (clock.kind == "days" and not clock.days):
            raise Refusal("bad-clock", {"kind": clock.kind})
        self.limits.count(address, "tables", self.settings.tables_per_address)
        self.upkeep.make_room()
        seed = secrets.token_bytes(32) if wanted.seed is None else wanted.seed
        table = tables.new(wanted.game, len(wanted.seats), seed, dict(wanted.options))
        usual = "regular" if "regular" in levels else levels[-1]
        rows = [
            SeatRow(
                number,
                seat.kind,
                " ".join(seat.name.split()),
                (seat.level or usual) if seat.kind == "bot" else "",
                False,
                0,
            )
            for number, seat in enumerate(wanted.seats)
        ]
        row = TableRow(
            id="".join(secrets.choice(LETTERS) for _ in range(10)),
            game=game.key,
            header="",
            seed=table.seed.hex(),
            status="running",
            public=wanted.public,
            spectators=wanted.spectators,
            clock=wire.encode(clock).decode(),
            on_expiry=wanted.on_expiry,
            created=int(time.time() * 1000),
            seats=rows,
            appends=[],
        )
        fill(row, table)
        future: asyncio.Future[None] = self.loop.create_future()
        self.writer.put(Job(_settle(future), new=row))
        await future
        actor = TableActor(self, row, table)
        self.actors[row.id] = actor
        self._listed = (0.0, [])
        self._owners[row.id] = household(address)
        tokens = [
            self.tokens.make(row.id, seat.seat, 0) if seat.kind == "human" else "" for seat in rows
        ]
        actor.wake()
        return actor, tokens

    async def find(self, name: str) -> TableActor:
        """The table called *name*, from memory or from disk."""
        actor = self.actors.get(name)
        if actor is not None:
            return actor
        if name not in self._loading:
            self._loading[name] = self.loop.create_task(self._load(name))
        try:
            return await asyncio.shield(self._loading[name])
        finally:
            self._loading.pop(name, None)

    async def _load(self, name: str) -> TableActor:
        row = None
        if len(name) <= 16 and name.isascii() and name.isalnum():
            row = await self._kept(name)
        if row is None:
            raise Refusal("unknown-table", {"table": name[:16]}, 404)
        actor = self.actors.get(name)
        if actor is None:
            self.upkeep.make_room()
            actor = self._seat_actor(row)
        return actor

    def is_known_host(self, host: str) -> bool:
        """Whether a request that names *host* is meant for this server."""
        known = self.settings.hosts.lower().replace(" ", "")
        return not known or host_name(host) in known.split(",")

    def owner(self, name: str) -> str:
        """Whose the table *name* is, for a fair share of the workers."""
        return self._owners.get(name, name)

    def forget_owner(self, name: str) -> None:
        """The table *name* leaves the memory."""
        self._owners.pop(name, None)

    def spend(self, key: str, table: str, message: Any, now: float) -> None:
        """Take what *message* costs from its address and its table; refused where that is spent."""
        cost = COSTS[type(message).__name__]
        if not self.messages.spend(key, cost, now) or not self.at_tables.spend(table, cost, now):
            raise Refusal("too-fast", {"id": getattr(message, "id", "")})

    def came(self, name: str, key: str = "") -> None:
        """A socket of *key* for the table *name* is open."""
        if key:
            self._owners.setdefault(name, key)
        self.guests[name] = self.guests.get(name, 0) + 1

    def went(self, name: str) -> None:
        """It is closed."""
        self.guests[name] = self.guests.get(name, 1) - 1
        if self.guests[name] <= 0:
            del self.guests[name]
            if name not in self.actors:
                self.forget_owner(name)

    async def outline(self, name: str) -> Outline | None:
        """The table *name* as far as its last lines tell; None while the data is away."""
        try:
            found = await self.loop.run_in_executor(None, self.store.outlines, name)
        except Exception as error:
            if trouble.kind(error) == trouble.BAD:
                raise
            return None
        return found[0] if found else None

    async def journal(self, name: str) -> str:
        """The whole journal of a finished table, as it is kept."""
        row = await self._kept(name)
        if row is None:
            raise Refusal("unknown-table", {"table": name}, 404)
        return row.journal()

    async def _kept(self, name: str) -> TableRow | None:
        """The table *name* as it is kept; refused while the data is away."""
        try:
            row: TableRow | None = await self.loop.run_in_executor(None, self.store.table, name)
            return row
        except Exception as error:
            if trouble.kind(error) == trouble.BAD:
                raise
            raise Refusal("data-away", status=503) from None

    def reload(self, actor: TableActor) -> None:
        """Rebuild a table from disk after something went wrong with its live state."""
        self.spawn(self._reload(actor))

    async def _reload(self, actor: TableActor) -> None:
        try:
            row = await self._row(actor.id)
            if row is None:
                raise TabletownError("unknown-table")
            actor.reloaded(row, revive(row)[0])
        except Exception as error:
            actor.freeze(why_not(error))
            for here in list(actor.sessions.values()):
                for session in list(here):
                    session.close(4409)
            actor.reloaded(actor.row, None)

    async def _row(self, name: str) -> TableRow | None:
        """The table *name* as it is kept; a database that is away is waited for."""
        while True:
            try:
                row: TableRow | None = await self.loop.run_in_executor(None, self.store.table, name)
                return row
            except Exception as error:
                if trouble.kind(error) != trouble.AWAY:
                    raise
            await asyncio.sleep(AGAIN)

    async def public(self) -> list[wire.TableListed]:
        """Public tables with open seats, newest first; read at most once a second."""
        made, found = self._listed
        if time.monotonic() - made < FRESH:
            return found
        if self._listing is None:
            self._listing = self.loop.create_task(self._list())
        return await asyncio.shield(self._listing)

    async def _list(self) -> list[wire.TableListed]:
        try:
            rows = await self.loop.run_in_executor(None, self.store.offered, LISTED)
            found = [listed for row in rows if (listed := self._listing_of(row)) is not None]
            self._listed = (time.monotonic(), found)
            return found
        except Exception as error:
            if trouble.kind(error) == trouble.BAD:
                raise
            raise Refusal("data-away", status=503) from None
        finally:
            self._listing = None

    def _listing_of(self, row: TableRow) -> wire.TableListed | None:
        """A public table for the list, without its link; None where it is frozen."""
        actor = self.actors.get(row.id)
        if actor is not None and actor.frozen is not None:
            return None
        kept = bare(row)
        sessions = actor.sessions if actor is not None else {}
        seats = [finished.seat_state(seat, bool(sessions.get(seat.seat))) for seat in kept.seats]
        free = [seat.seat for seat in seats if seat.kind == "open"]
        return wire.TableListed(
            row.id, kept.game, finished.options(kept), seats, free, kept.created, ""
        )

    async def take(self, actor: TableActor, seat: int, name: str) -> str:
        """Take an open seat; the token is good once this returns."""
        if actor.frozen is not None:
            raise Refusal("table-frozen", {"table": actor.id}, 409)
        future: asyncio.Future[None] = self.loop.create_future()
        begun: list[bool] = []

        def work() -> None:
            if not future.done():
                begun.append(True)
                actor.seating.take(seat, " ".join(name.split()), _settle(future))

        actor.submit(work)
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(future), TAKING)
        if not future.done() and not begun:
            # The table has not come to it yet: it can still be left undone.
            future.cancel()
            raise Refusal("not-saved", status=503)
        await future
        self._listed = (0.0, [])
        return self.tokens.make(actor.id, seat, actor.seating.rows[seat].generation)

    # Bots

    def think(self, actor: TableActor, seat: int, level: str, seq: int) -> None:
        """Let a bot think about the question *seq* of *seat*."""
        self.spawn(self._think(actor, seat, level, seq))

    async def _think(self, actor: TableActor, seat: int, level: str, seq: int) -> None:
        if self.settings.bot_pause:
            await asyncio.sleep(self.settings.bot_pause)
        if actor.table.seq(seat) != seq or seat not in actor.table.pending:
            actor.submit(actor.wake)
            return
        people = any(actor.seating.is_person(row.seat) for row in actor.seating.rows)
        action = await self.bot_workers.choose(
            actor.table,
            seat,
            level,
            self.owner(actor.id),
            people,
            lambda: actor.table.seq(seat) == seq and not actor.is_paused,
        )
        if action is None:
            actor.submit(lambda: self._forget(actor, seat))
        else:
            answer = action
            actor.submit(lambda: actor.bot_answers(seat, seq, answer))

    def _forget(self, actor: TableActor, seat: int) -> None:
        """A bot's turn came when nobody wanted its answer any more."""
        if actor.frozen is None:
            actor.thinking.forget(seat)
            actor.wake()

    def hint(self, actor: TableActor, session: Session, name: str, seq: int) -> None:
        """Let an adviser think for the seat of *session*."""
        self.advice.ask(actor, session, name, seq)


def fill(row: TableRow, table: tables.Table) -> None:
    """Write the journal of *table*, as far as it goes, into *row*."""
    writer = journals.Writer()
    row.header = writer.lines(table.header.lines())
    body = table.journal_text()[len(row.header) :]
    if table.entries:
        fingerprint = table.state.fingerprint()
        row.appends = [Append(row.id, 1, body, -1, "", 0, fingerprint, "", row.created)]
    if table.result is not None:
        row.result = wire.encode(table.result).decode()


def _settle(future: asyncio.Future[None]) -> Any:
    def settle(error: Exception | None) -> None:
        if future.done():
            return
        if error is None:
            future.set_result(None)
        elif isinstance(error, Refusal):
            future.set_exception(error)
        else:
            future.set_exception(Refusal("not-saved", status=503))

    return settle


def _ignore(_error: Exception | None) -> None:
    return None
