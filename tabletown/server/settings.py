"""What an operator can set: the environment's TABLETOWN_* over sensible defaults."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields
from pathlib import Path

from tabletown.core.errors import TabletownError
from tabletown.server.limits import Addresses

PREFIX = "TABLETOWN_"


@dataclass
class Settings:
    """Limits and habits of one server."""

    data: Path = field(default_factory=lambda: Path("tabletown-data"))
    """The folder to back up: database, lock."""
    database: str = ""
    """A ``postgresql://`` address; empty for SQLite in the data folder."""
    message_bytes: int = 16_384
    """Longer messages close the connection."""
    messages_per_second: float = 30.0
    """What one socket may send in the long run."""
    messages_burst: int = 90
    """What one socket may send at once."""
    refusals_before_close: int = 60
    """A socket that goes on sending nonsense or floods after so many refusals is closed."""
    requests_per_second: float = 100.0
    """HTTP calls one address may make in the long run."""
    requests_burst: int = 1000
    """HTTP calls one address may make at once."""
    sockets_per_address: int = 256
    connections_per_address: int = 256
    """Plain HTTP connections of one address at once; proxies may have more."""
    cost_per_second: float = 240.0
    """What one address, and all at one table, may spend on sockets in the long run."""
    cost_burst: int = 2400
    """What they may spend at once."""
    tables_per_address: int = 120
    """Tables one address may make in an hour."""
    seats_per_address: int = 480
    """Open seats one address may take in an hour."""
    tables: int = 20_000
    """Tables in memory; those that were alone longest make room for others."""
    unstarted_days: int = 3
    """Days after which a table is closed where nobody has answered yet."""
    idle_days: int = 60
    """Days after the last answer after which an unfinished table is closed."""
    bot_pause: float = 0.35
    """Seconds a bot lets pass before it answers, so that people can follow."""
    abandoned_after: float = 60.0
    """Seconds after which others may put a bot on an absent person's seat."""
    workers: int = 0
    """Processes in which bots think; 0 leaves it to the number of cores."""
    share: float = 0.001
    """Seconds an answer waits for company in the writer's thread while answers come in quickly."""
    origins: str = ""
    """Further origins, separated by commas, from which browsers may connect."""
    hosts: str = ""
    """Names under which this server is reached, separated by commas; empty for any."""
    metrics_from: str = "127.0.0.1,::1"
    """Addresses and networks that may read `/metrics`; an asterisk for everybody."""
    trusted_proxies: str = "127.0.0.1"
    """Addresses and networks whose X-Forwarded headers are believed."""


RANGES: dict[str, tuple[float, float]] = {
    "message_bytes": (1_024, 1_000_000),
    "messages_per_second": (0.1, 1e9),
    "messages_burst": (1, 1e9),
    "refusals_before_close": (1, 1e9),
    "requests_per_second": (0.001, 1e9),
    "requests_burst": (1, 1e9),
    "sockets_per_address": (1, 1e9),
    "connections_per_address": (1, 1e9),
    "cost_per_second": (0.1, 1e9),
    "cost_burst": (1, 1e9),
    "tables_per_address": (0, 1e9),
    "seats_per_address": (0, 1e9),
    "tables": (1, 1e9),
    "unstarted_days": (1, 3_650),
    "idle_days": (1, 3_650),
    "bot_pause": (0, 3_600),
    "abandoned_after": (0, 1e9),
    "workers": (0, 1_024),
    "share": (0, 1),
}
"""The least and the most that each number may be."""
ELSEWHERE = (
    "FORM",
    "SECRET",
    "JOBS",
    "SCALE",
    "CHOICE",
    "RECORD",
    "WATCH",
    "KILLER",
    "PRETEND",
    "TASKS",
    "SERVER",
)
"""Variables that are no settings of a server: the key's, and those of maintainers' tools."""


def from_environment(data: Path, database: str) -> Settings:
    """The settings in force for a server on *data* or *database*; refused where one is wrong."""
    settings = Settings(data=data, database=database)
    known = {spec.name.upper(): spec.name for spec in fields(Settings)}
    for variable, text in sorted(os.environ.items()):
        if not variable.startswith(PREFIX):
            continue
        word = variable.removeprefix(PREFIX)
        name = known.get(word, "")
        if word in ELSEWHERE or name in ("data", "database"):
            continue
        if not name:
            raise TabletownError("unknown-setting", {"name": variable})
        setattr(settings, name, _read(variable, name, type(getattr(settings, name)), text))
    return settings


def _read(variable: str, name: str, kind: type[int] | type[float] | type[str], text: str) -> object:
    """The value of a setting, if it makes sense."""
    wrong = TabletownError("bad-setting", {"name": variable, "value": text[:40]})
    if kind is str:
        if name in ("trusted_proxies", "metrics_from"):
            try:
                Addresses(text)
            except ValueError:
                raise wrong from None
        return text
    try:
        number = kind(text)
    except ValueError:
        raise wrong from None
    low, high = RANGES[name]
    if not low <= float(number) <= high:
        raise wrong
    return number
