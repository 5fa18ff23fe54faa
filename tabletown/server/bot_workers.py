"""Bots think in worker processes, each asked with a redeal and never with the truth."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import connection, get_context, parent_process
from typing import Any, Final

from tabletown import bots
from tabletown.core.rng import Rng
from tabletown.server.log import log
from tabletown.server.turns import Turns
from tabletown.table import Table

LIMIT = 60.0
"""Seconds without any finished thought after which the workers are taken for stuck."""
UNWANTED: Final = "unwanted"
"""In place of a thought: nobody waits for it any more."""
KINDNESS = 10
"""How far workers stand back behind the server when both want the same core."""


def _always() -> bool:
    return True


def _begin() -> None:
    """In a worker: yield to people, and end with the server however that ends."""
    if hasattr(os, "nice"):
        os.nice(KINDNESS)
    threading.Thread(target=_watch_parent, daemon=True).start()


def _watch_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


class Pool:
    """Some worker processes, started when there is something to think about."""

    def __init__(self, workers: int, reserved: int = 0) -> None:
        self._workers = workers + reserved
        self.turns = Turns(workers, reserved)
        self._pool: ProcessPoolExecutor | None = None
        self._heard = 0.0
        """When the workers last had nothing to do, or finished something."""
        self._open = 0

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=get_context("spawn"), initializer=_begin
            )
        return self._pool

    async def in_turn(
        self,
        owner: str,
        is_seated: bool,
        is_wanted: Callable[[], bool],
        work: Any,
        *arguments: Any,
    ) -> Any:
        """What *work* finds when it is the turn of *owner*.

        None if it fails, UNWANTED if nobody wants to know any more when its turn has come.
        """
        if not await self.turns.take(owner, is_seated, is_wanted):
            return UNWANTED
        start = time.monotonic()
        try:
            return await self.ask(work, *arguments)
        finally:
            self.turns.give(owner, time.monotonic() - start)

    async def ask(self, work: Any, *arguments: Any) -> Any:
        """What *work* finds in a worker; None if it fails, dies or never ends."""
        pool = self._ready()
        if not self._open:
            self._heard = time.monotonic()
        self._open += 1
        try:
            thought = asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
            while not (await asyncio.wait([thought], timeout=LIMIT))[0]:
                if time.monotonic() - self._heard >= LIMIT:
                    raise TimeoutError
            if thought.cancelled():
                return None
            return thought.result()
        except Exception as error:
            log.error("bot-failed", error=type(error).__name__, detail=str(error)[:200])
            if isinstance(error, BrokenExecutor | TimeoutError) and self._pool is pool:
                self.close()
            return None
        finally:
            self._open -= 1
            self._heard = time.monotonic()

    def close(self) -> None:
        """End the workers without waiting for their thoughts."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            workers = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.kill()


class BotWorkers:
    """Workers for bots, and one of their own for those who ask for a hint and wait."""

    def __init__(self, workers: int) -> None:
        self._bots = Pool(workers or max(1, (os.cpu_count() or 2) - 1), reserved=1)
        self._advisers = Pool(1)

    async def choose(
        self,
        table: Table,
        seat: int,
        level: str,
        owner: str = "",
        is_seated: bool = True,
        is_wanted: Callable[[], bool] = _always,
    ) -> int | None:
        """The answer of a bot of *level* for *seat*; any useful one if thinking fails.

        Bots of *owner* wait for their turn, those of tables where somebody *is_seated* before
        others; None where nobody wants the answer any more by then.
        """
        seed = bots.derive(table.seed.hex(), "bot", seat, table.seq(seat), len(table.answers))
        seen = table.state.redeal(seat, Rng(seed))
        if level != "random":
            found = await self._bots.in_turn(
                owner,
                is_seated,
                is_wanted,
                bots.choose,
                table.game.key,
                seen.dump(),
                seat,
                level,
                seed,
            )
            if found is UNWANTED:
                return None
            if found is not None:
                return int(found)
        return bots.answer(bots.make(table.game.key, "random"), seen, seat, Rng(seed))

    @property
    def hint_turns(self) -> Turns:
        """Who waits for a hint."""
        return self._advisers.turns

    async def hint(
        self, table: Table, seat: int, owner: str = "", is_wanted: Callable[[], bool] = _always
    ) -> list[bots.Advice] | None:
        """Advice for *seat* from what it may know; None if thinking failed or nobody waits."""
        seed = bots.derive(table.seed.hex(), "hint", seat, table.seq(seat))
        seen = table.state.redeal(seat, Rng(seed))
        found = await self._advisers.in_turn(
            owner, True, is_wanted, bots.hint, table.game.key, seen.dump(), seat, seed
        )
        return None if found is UNWANTED else found

    def close(self) -> None:
        """End all workers."""
        self._bots.close()
        self._advisers.close()
