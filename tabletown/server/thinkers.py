"""Bots think in worker processes, each asked with a redeal and never with the truth."""

from __future__ import annotations

import asyncio
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import connection, get_context, parent_process
from typing import Any

from tabletown import bots
from tabletown.core.rng import Rng
from tabletown.server.log import log
from tabletown.table import Table


def _begin() -> None:
    """In a worker: yield to people, and end with the server however that ends."""
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=_watch_parent, daemon=True).start()


def _watch_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


class Thinkers:
    """The pool of worker processes; started when the first bot has to think."""

    def __init__(self, workers: int) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=get_context("spawn"), initializer=_begin
            )
        return self._pool

    async def _ask(self, work: Any, *arguments: Any) -> Any:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._ready(), work, *arguments)
        except Exception as error:
            log.error("bot-failed", error=type(error).__name__, detail=str(error)[:200])
            self.close()
            return None

    async def choose(self, table: Table, seat: int, level: str) -> int:
        """The answer of a bot of *level* for *seat*; any useful one if thinking fails."""
        seed = bots.derive(table.seed.hex(), "bot", seat, table.seq(seat), len(table.answers))
        seen = table.state.redeal(seat, Rng(seed))
        if level != "random":
            found = await self._ask(bots.choose, table.game.key, seen.dump(), seat, level, seed)
            if found is not None:
                return int(found)
        return bots.choose(table.game.key, seen.dump(), seat, "random", seed)

    async def hint(self, table: Table, seat: int) -> list[bots.Advice] | None:
        """Advice for *seat* from what it may know; None if thinking failed."""
        seed = bots.derive(table.seed.hex(), "hint", seat, table.seq(seat))
        seen = table.state.redeal(seat, Rng(seed))
        found: list[bots.Advice] | None = await self._ask(
            bots.hint, table.game.key, seen.dump(), seat, seed
        )
        return found

    def close(self) -> None:
        """End the workers without waiting for their thoughts."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            pool.shutdown(wait=False, cancel_futures=True)
