"""What is done beside the game: lost sockets, idle tables, clocks nobody looks at, expiry.

A table in memory is there because somebody plays, watches or waits for a bot. The others are on
disk and are brought back when somebody looks, or when a clock of days runs out.
"""

from __future__ import annotations

import asyncio
import heapq
import time
from typing import TYPE_CHECKING, Any

from tabletown.server import close_codes, counts, trouble, wire
from tabletown.server.clocks import DAY, first_deadline
from tabletown.server.clocks import now as clock_now
from tabletown.server.log import log
from tabletown.server.records import Job, Outline
from tabletown.server.revival import revive
from tabletown.server.settings import Settings
from tabletown.server.wire import Refusal

if TYPE_CHECKING:
    from tabletown.server.lobby import Lobby
    from tabletown.server.table import TableActor

TICK = 1.0
"""Seconds between two looks at the clocks of days."""
AT_ONCE = 20
"""Tables brought back for their clocks between two such looks."""
HEARTBEAT = 20.0
"""Seconds between two looks at all sockets and tables."""
HOUR = 3600.0
"""Seconds between two looks for tables that have expired."""
IDLE = 900.0
"""Seconds after which a table without company leaves the memory."""
ROOM = 0.01
"""The part of all tables that leaves the memory when it is full."""
GENTLY = 0.2
"""Seconds between two old games that are read again for their results."""
CLOSED = {"expired": "table-expired", "closed": "table-closed"}
"""What becomes of unfinished tables, and why nobody can play on there."""


def expires(outline: Outline, settings: Settings) -> int:
    """When a table ends if nobody answers, in milliseconds; 0 where it does not."""
    if outline.status != "running":
        return 0
    if outline.seat < 0:
        days = settings.unstarted_days
    else:
        days = settings.idle_days
    try:
        clock = wire.decode_clock(outline.clock)
    except (ValueError, TypeError):
        clock = wire.Clock()
    if clock.kind == "days":
        days += clock.days
    return outline.at + int(days * DAY * 1000)


class Upkeep:
    """The housework of one lobby."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._due: list[tuple[float, str]] = []
        """Tables out of memory whose clocks run, by the wall clock's time for them."""

    def begin(self) -> None:
        """See which clocks run; called once, before anybody is served."""
        outlines = self._lobby.store.outlines()
        running = [outline for outline in outlines if outline.status == "running"]
        for outline in running:
            try:
                self._expect(outline)
            except (ValueError, TypeError, IndexError):
                # What is wrong with the row is said when somebody looks.
                continue
        self._lobby.spawn(self._tick())
        self._lobby.spawn(self._beat())
        self._lobby.spawn(self._expire())
        old = [each.id for each in outlines if each.status == "over" and not each.has_result]
        self._lobby.spawn(self._fill_in(old))
        log.info("tables-found", tables=len(outlines), running=len(running), due=len(self._due))

    def _expect(self, outline: Outline) -> None:
        if wire.decode_clock(outline.clock).kind != "days":
            return
        deadline = first_deadline(outline.clocks)
        if deadline is None:
            # A bot's turn, or nobody has answered yet: whoever brings it back will see.
            heapq.heappush(self._due, (0.0, outline.id))
        elif outline.on_expiry != "wait":
            heapq.heappush(self._due, (deadline, outline.id))

    # Clocks of days

    async def _tick(self) -> None:
        """Bring tables back whose clocks have run out."""
        while True:
            self.hang_up(time.monotonic())
            now = time.time()
            for _ in range(AT_ONCE):
                if not self._due or self._due[0][0] > now:
                    break
                deadline, name = heapq.heappop(self._due)
                try:
                    await self._lobby.find(name)
                except Refusal as error:
                    if error.status == 503:
                        heapq.heappush(self._due, (max(deadline, now + HEARTBEAT), name))
                except Exception as error:
                    counts.ERRORS.inc()
                    log.error("clock-failed", table=name, error=repr(error)[:300])
            await asyncio.sleep(TICK)

    def hang_up(self, now: float) -> None:
        """Give up connections on which a request has been coming for too long."""
        for line in [each for each in self._lobby.unfinished if each.is_late(now)]:
            line.give_up()

    # Memory

    async def _beat(self) -> None:
        """Listen for lost sockets; put idle tables away."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            now = time.monotonic()
            for connection in list(self._lobby.connections):
                connection.beat(now)
            self.put_away(now - IDLE)
            try:
                await self.see_closed()
            except Exception as error:
                if trouble.kind(error) == trouble.BAD:
                    counts.ERRORS.inc()
                    log.error("closing-failed", error=repr(error)[:300])

    async def see_closed(self) -> None:
        """Stop tables that an operator has closed beside the server."""
        lobby = self._lobby
        names = await lobby.loop.run_in_executor(None, lobby.store.with_status, "closed")
        for name in names:
            actor = lobby.actors.get(name)
            if actor is not None and actor.row.status == "running":
                self._shut(actor, "closed")

    def _shut(self, actor: TableActor, status: str) -> None:
        """Let nobody play on at a table that is no longer running."""
        actor.row.status = status
        actor.frozen = wire.Frozen(CLOSED[status], {})
        for here in list(actor.sessions.values()):
            for session in list(here):
                session.close(close_codes.FROZEN)
        actor.put_away()

    def put_away(self, since: float) -> None:
        """Let tables go that have had no company since then."""
        for actor in list(self._lobby.actors.values()):
            if actor.idle_since <= since:
                self._let_go(actor)

    def make_room(self) -> None:
        """Let those go that were alone longest if the memory is full; refused if none can."""
        lobby = self._lobby
        most = lobby.settings.tables
        if len(lobby.actors) < most:
            return
        wanted = len(lobby.actors) - most + max(1, int(most * ROOM))
        for actor in sorted(lobby.actors.values(), key=_idle_since):
            if wanted and self._let_go(actor):
                wanted -= 1
        if len(lobby.actors) >= most:
            raise Refusal("too-many", {"what": "tables", "most": most}, 503)

    def _let_go(self, actor: TableActor) -> bool:
        """Put *actor* away, if nobody is there and nothing is in hand."""
        lobby = self._lobby
        if lobby.guests.get(actor.id) or not actor.put_away():
            return False
        del lobby.actors[actor.id]
        lobby.forget_owner(actor.id)
        if actor.frozen is not None:
            if actor.frozen.code not in CLOSED.values():
                counts.FROZEN.dec()
        elif actor.clocks.clock.kind == "days" and not actor.table.is_over:
            left = actor.clocks.next_expiry(clock_now())
            if left is not None and actor.row.on_expiry != "wait":
                heapq.heappush(self._due, (time.time() + left[0], actor.id))
        return True

    # The end of unfinished tables

    async def _expire(self) -> None:
        """Close tables where nobody has answered for too long."""
        while True:
            await asyncio.sleep(HOUR)
            try:
                await self.close_expired()
            except Exception as error:
                if trouble.kind(error) == trouble.BAD:
                    counts.ERRORS.inc()
                log.error("expiry-failed", error=repr(error)[:300])

    async def close_expired(self) -> int:
        """Close every table whose time is over and where nobody is; returns how many."""
        lobby = self._lobby
        outlines = await lobby.loop.run_in_executor(None, lobby.store.outlines)
        now = time.time() * 1000
        count = 0
        for outline in outlines:
            when = expires(outline, lobby.settings)
            if when and when < now and self._close(outline.id):
                count += 1
        if count:
            log.info("tables-expired", tables=count)
        return count

    def _close(self, name: str) -> bool:
        lobby = self._lobby
        actor = lobby.actors.get(name)
        if actor is not None and not self._let_go(actor):
            return False

        def done(error: Exception | None) -> None:
            found = lobby.actors.get(name)
            if error is None and found is not None:
                # Somebody looked in at that very moment.
                self._shut(found, "expired")

        lobby.writer.put(Job(done, status=(name, "expired", "")))
        return True

    # Games that ended before results were kept

    async def _fill_in(self, names: list[str]) -> None:
        """Keep the results of games that still replay."""
        lobby = self._lobby
        for name in names:
            await asyncio.sleep(GENTLY)
            try:
                found = await lobby.loop.run_in_executor(None, self._result, name)
            except Exception as error:
                log.warning("no-result", table=name, error=type(error).__name__)
                continue
            if found:
                lobby.writer.put(Job(_ignore, status=(name, "over", found)))

    def _result(self, name: str) -> str:
        row = self._lobby.store.table(name)
        result = revive(row)[0].result if row is not None else None
        return wire.encode(result).decode() if result is not None else ""


def _idle_since(actor: TableActor) -> float:
    return actor.idle_since


def _ignore(_error: Any) -> None:
    return None
