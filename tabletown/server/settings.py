"""What an operator can set: the environment's TABLETOWN_* over sensible defaults."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields
from pathlib import Path


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
    metrics_from: str = "127.0.0.1,::1"
    """Addresses that may read `/metrics`; an asterisk for everybody."""
    trusted_proxies: str = "127.0.0.1"
    """Addresses whose X-Forwarded headers are believed."""


def from_environment(data: Path, database: str) -> Settings:
    """The settings in force for a server on *data* or *database*."""
    settings = Settings(data=data, database=database)
    for spec in fields(Settings):
        text = os.environ.get(f"TABLETOWN_{spec.name.upper()}")
        if text is None or spec.name in ("data", "database"):
            continue
        kind = type(getattr(settings, spec.name))
        setattr(settings, spec.name, kind(text))
    return settings
