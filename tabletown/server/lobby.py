"""All tables of one server: made, found, revived after a restart, and put away when idle."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import defaultdict, deque
from typing import Any

from tabletown import bots
from tabletown import table as tables
from tabletown.core import journal as journals
from tabletown.core.errors import TabletownError
from tabletown.games import find
from tabletown.server import wire
from tabletown.server.bot_workers import BotWorkers
from tabletown.server.log import log
from tabletown.server.records import Append, Job, SeatRow, TableRow
from tabletown.server.revival import revive
from tabletown.server.session import Session
from tabletown.server.settings import Settings
from tabletown.server.store import Store
from tabletown.server.table import TableActor
from tabletown.server.tokens import Tokens
from tabletown.server.websocket import Post
from tabletown.server.wire import Refusal
from tabletown.server.writer import Writer

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
HOUR = 3600.0
HEARTBEAT = 20.0
"""Seconds between two looks at all sockets and tables."""
IDLE = 900.0
"""Seconds after which a finished table without company leaves the memory."""


class Limits:
    """How often one address did something within the last hour."""

    def __init__(self) -> None:
        self._times: dict[tuple[str, str], deque[float]] = defaultdict(deque)

    def count(self, address: str, what: str, most: int) -> None:
        """Note that *address* does *what* once more; refused beyond *most* in an hour."""
        now = time.monotonic()
        times = self._times[address, what]
        while times and now - times[0] > HOUR:
            times.popleft()
        if len(times) >= most:
            raise Refusal("too-many", {"what": what, "most": most}, 429)
        times.append(now)
        if len(self._times) > 50_000:
            self._times.clear()


class Pace:
    """How fast one address may go on calling: so many at once, so many a second after that."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._left: dict[str, tuple[float, float]] = {}

    def allows(self, address: str) -> bool:
        """Whether *address* may call once more now."""
        now = time.monotonic()
        left, since = self._left.get(address, (float(self._burst), now))
        left = min(float(self._burst), left + (now - since) * self._rate)
        if len(self._left) > 50_000:
            self._left.clear()
        self._left[address] = (left - 1 if left >= 1 else left, now)
        return left >= 1


class Lobby:
    """Every table there is."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.tokens = Tokens(store.secret())
        self.limits = Limits()
        self.pace = Pace(settings.requests_per_second, settings.requests_burst)
        self.actors: dict[str, TableActor] = {}
        self.sockets: dict[str, int] = {}
        """Open sockets by address."""
        self.connections: set[Any] = set()
        self.post = Post()
        self.writer = Writer(store, self.post.tell, settings.share)
        self.bot_workers = BotWorkers(settings.workers)
        self.loop: Any = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._loading: dict[str, asyncio.Task[TableActor]] = {}

    # Life

    def revive(self) -> None:
        """Replay every unfinished table; one that differs is frozen."""
        for row in self.store.running():
            self._seat_actor(row)
        log.info("tables-revived", tables=len(self.actors))

    def _seat_actor(self, row: TableRow) -> TableActor:
        """An actor for *row*, frozen if its journal does not replay."""
        try:
            table, has_moved = revive(row)
        except (TabletownError, ValueError, KeyError, IndexError) as error:
            actor = TableActor(self, row, None)
            is_ours = isinstance(error, TabletownError)
            actor.freeze(error if is_ours else TabletownError("does-not-replay"))  # type: ignore[arg-type]
            self.actors[row.id] = actor
            return actor
        if has_moved:
            self.writer.put(Job(_ignore, moved=(row.id, row.header, row.appends)))
        actor = TableActor(self, row, table)
        self.actors[row.id] = actor
        return actor

    async def start(self) -> None:
        """Begin to serve on the running loop."""
        self.loop = asyncio.get_running_loop()
        self.writer.start(self.loop)
        self.revive()
        self.spawn(self._sweep())

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

    async def _sweep(self) -> None:
        """Listen for lost sockets; put finished tables without company away."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            now = time.monotonic()
            for connection in list(self.connections):
                connection.beat(now)
            for actor in list(self.actors.values()):
                is_done = actor.frozen is None and actor.table.is_over
                is_alone = not any(actor.sessions.values())
                if is_done and is_alone and now - actor.idle_since > IDLE:
                    del self.actors[actor.id]

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
        if len(self.actors) >= self.settings.tables:
            raise Refusal("too-many", {"what": "tables", "most": self.settings.tables}, 503)
        seed = secrets.token_bytes(32) if wanted.seed is None else wanted.seed
        table = tables.new(wanted.game, len(wanted.seats), seed, dict(wanted.options))
        self.limits.count(address, "tables", self.settings.tables_per_address)
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
            row = await self.loop.run_in_executor(None, self.store.table, name)
        if row is None:
            raise Refusal("unknown-table", {"table": name[:16]}, 404)
        return self.actors.get(name) or self._seat_actor(row)

    def reload(self, actor: TableActor) -> None:
        """Rebuild a table from disk after something went wrong with its live state."""
        self.spawn(self._reload(actor))

    async def _reload(self, actor: TableActor) -> None:
        try:
            row = await self.loop.run_in_executor(None, self.store.table, actor.id)
            if row is None:
                raise TabletownError("unknown-table")
            actor.reloaded(row, revive(row)[0])
        except Exception as error:
            is_ours = isinstance(error, TabletownError)
            actor.freeze(error if is_ours else TabletownError("not-saved"))  # type: ignore[arg-type]
            for here in list(actor.sessions.values()):
                for session in list(here):
                    session.close(4409)
            actor.reloaded(actor.row, None)

    def public(self) -> list[TableActor]:
        """Public tables with open seats, newest first."""
        found = [
            actor
            for actor in self.actors.values()
            if actor.row.public
            and actor.frozen is None
            and not actor.table.is_over
            and any(row.kind == "open" for row in actor.seating.rows)
        ]
        return sorted(found, key=lambda actor: -actor.row.created)[:200]

    async def take(self, actor: TableActor, seat: int, name: str) -> str:
        """Take an open seat; the token is good once this returns."""
        if actor.frozen is not None:
            raise Refusal("table-frozen", {"table": actor.id}, 409)
        future: asyncio.Future[None] = self.loop.create_future()
        actor.submit(lambda: actor.seating.take(seat, " ".join(name.split()), _settle(future)))
        await asyncio.wait_for(future, 30)
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
        action = await self.bot_workers.choose(actor.table, seat, level)
        actor.submit(lambda: actor.bot_answers(seat, seq, action))

    def hint(self, actor: TableActor, session: Session, name: str, seq: int) -> None:
        """Let an adviser think for the seat of *session*."""
        self.spawn(self._hint(actor, session, session.seat, name, seq))

    async def _hint(
        self, actor: TableActor, session: Session, seat: int, name: str, seq: int
    ) -> None:
        now = actor.table.seq(seat)
        if now != seq or seat not in actor.table.pending:
            # The answer came with the same bytes as the wish for a hint.
            actor.refuse(session, name, Refusal("stale-seq", {"seq": seq, "now": now}))
            return
        found = await self.bot_workers.hint(actor.table, seat)
        actor.submit(lambda: self._advise(actor, session, seat, name, seq, found))

    def _advise(
        self,
        actor: TableActor,
        session: Session,
        seat: int,
        name: str,
        seq: int,
        found: list[bots.Advice] | None,
    ) -> None:
        """Give a hint, once the table's record says that it was given."""
        if not session.is_seated or session.seat != seat:
            return
        if found is None:
            actor.refuse(session, name, Refusal("no-hint"))
            return
        data = wire.encode(wire.HintNote(name, seq, found))
        log.info("hint", table=actor.id, seat=seat)
        actor.seating.count_hint(
            seat,
            lambda: session.send(data),
            lambda error: actor.refuse(session, name, error),
        )


def fill(row: TableRow, table: tables.Table) -> None:
    """Write the journal of *table*, as far as it goes, into *row*."""
    writer = journals.Writer()
    row.header = writer.lines(table.header.lines())
    body = table.journal_text()[len(row.header) :]
    if table.entries:
        fingerprint = table.state.fingerprint()
        row.appends = [Append(row.id, 1, body, -1, "", 0, fingerprint, "", row.created)]


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
