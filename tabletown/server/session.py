"""A socket as the table sees it, and an answer on its way from there to disk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from tabletown.core.state import SPECTATOR
from tabletown.server import counts

if TYPE_CHECKING:
    from tabletown.server.frames import Ready


@mypyc_attr(allow_interpreted_subclasses=True)
class Session:
    """A socket as the table sees it."""

    def __init__(self, base: str = "") -> None:
        self.seat: int = SPECTATOR
        """The viewer; SPECTATOR for one who watches."""
        self.rev: int = 0
        self.is_seated: bool = False
        self.base: str = base
        """The server's address as this client knows it."""

    def send(self, data: bytes) -> None:
        """Put a message on its way."""

    def close(self, code: int) -> None:
        """Say goodbye."""


class Move:
    """An answer on its way to disk, with the frames that will show it."""

    def __init__(
        self,
        session: Session | None,
        seat: int,
        name: str,
        seq: int,
        count: counts.Count,
        start: float,
        ready: list[Ready],
    ) -> None:
        self.session: Session | None = session
        self.seat: int = seat
        self.name: str = name
        self.seq: int = seq
        self.count: counts.Count = count
        """Who moved, for the figures."""
        self.start: float = start
        self.ready: list[Ready] = ready
