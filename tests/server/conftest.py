"""A server for the tests of this folder."""

from collections.abc import Iterator

import pytest

from tests.server.postgres import Postgres
from tests.server.running import Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server process for a whole file of tests; it must have logged no error at the end."""
    with Running(tmp_path_factory.mktemp("data")) as running:
        yield running
    assert running.tracebacks() == []


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server that keeps what it promises."""
    cluster = Postgres()
    try:
        yield cluster.start()
    finally:
        cluster.stop()
