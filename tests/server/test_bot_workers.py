"""Workers fail, die and are replaced; the table always gets an answer."""

import os

from tabletown.server.bot_workers import Pool


def ends() -> None:
    """A worker that dies in the middle of a thought."""
    os._exit(3)


def fails() -> None:
    """A thought with a mistake in it."""
    raise ValueError("a mistake")


async def test_a_mistake_costs_one_thought_and_a_dead_worker_is_replaced() -> None:
    pool = Pool(1)
    try:
        assert await pool.ask(abs, -3) == 3
        workers = pool._pool
        assert await pool.ask(fails) is None
        assert pool._pool is workers
        assert await pool.ask(ends) is None
        assert await pool.ask(abs, -4) == 4
    finally:
        pool.close()
