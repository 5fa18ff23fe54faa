"""Whose turn it is to have a worker think: people's tables first, addresses in turn."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable

from tabletown.server.limits import Budget

RATE = 0.2
"""The part of one worker's time that an address may use and still be served before others."""
BURST = 5.0
"""Seconds of it that it may use at once."""
SEATED, EMPTY, SPENT = 0, 1, 2
"""Tables at which people play; tables nobody plays at; addresses that have had their share."""


class Turn:
    """Somebody who waits for a worker."""

    def __init__(self, is_wanted: Callable[[], bool]) -> None:
        self.is_wanted = is_wanted
        self.future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


class Turns:
    """So many places at the workers, given by rank and then round the addresses.

    Of these *reserved* are for tables at which people play: a long thought for a table nobody
    plays at cannot be interrupted, and must not be what people wait for.
    """

    def __init__(self, places: int, reserved: int = 0) -> None:
        self._free = places + reserved
        self._reserved = reserved
        self._waiting: list[OrderedDict[str, deque[Turn]]] = [OrderedDict() for _ in range(3)]
        self._budget = Budget(RATE, BURST)
        self.length = 0
        """How many wait."""

    def waiting(self, key: str) -> int:
        """How many wait for *key*."""
        return sum(len(queue.get(key, ())) for queue in self._waiting)

    async def take(self, key: str, is_seated: bool, is_wanted: Callable[[], bool]) -> bool:
        """Wait for a place; False if nobody wants the answer any more when its turn comes."""
        rank = SEATED if is_seated else EMPTY
        if self._budget.left(key, time.monotonic()) <= 0:
            rank = SPENT
        if self._has_place(rank):
            self._free -= 1
            return True
        turn = Turn(is_wanted)
        self._waiting[rank].setdefault(key, deque()).append(turn)
        self.length += 1
        try:
            return await turn.future
        except asyncio.CancelledError:
            if turn.future.done() and not turn.future.cancelled() and turn.future.result():
                self._next()
            raise

    def _has_place(self, rank: int) -> bool:
        return self._free > (0 if rank == SEATED else self._reserved)

    def give(self, key: str, seconds: float) -> None:
        """Give a place back after *seconds* of thinking."""
        self._budget.charge(key, seconds, time.monotonic())
        self._next()

    def _next(self) -> None:
        """Hand the place on to whoever is next."""
        self._free += 1
        for rank, queue in enumerate(self._waiting):
            while queue and self._has_place(rank):
                key, turns = queue.popitem(last=False)
                turn = turns.popleft()
                self.length -= 1
                if turns:
                    queue[key] = turns
                if turn.future.done():
                    continue
                if turn.is_wanted():
                    self._free -= 1
                    turn.future.set_result(True)
                else:
                    turn.future.set_result(False)
