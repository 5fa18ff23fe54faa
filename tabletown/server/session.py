"""A socket as the table sees it, and an answer on its way from there to disk."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from tabletown.core.errors import TabletownError
from tabletown.core.state import SPECTATOR
from tabletown.server import counts
from tabletown.server.records import Job

if TYPE_CHECKING:
    from tabletown.server.frames import Ready
    from tabletown.server.sight import Sight

Write = Callable[[Job, Callable[[Exception | None], None]], None]
"""Has a job on disk, then calls back."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Session:
    """A socket as the table sees it."""

    def __init__(self, base_url: str = "") -> None:
        self.seat: int = SPECTATOR
        """The viewer; SPECTATOR for one who watches."""
        self.rev: int = 0
        """The number of the last frame sent here."""
        self.is_seated: bool = False
        """Whether it said hello and was let in."""
        self.base_url: str = base_url
        """The server's address as this client knows it."""
        self.has_deltas: bool = False
        """Whether frames may carry only what changed."""
        self.sight: Sight | None = None
        """What its last frame showed, drafts aside, where frames may build on that."""
        self.base: int = 0
        """The number of that frame."""

    def send(self, data: bytes) -> None:
        """Put a message on its way."""

    def hello(self, message: Any) -> None:
        """Find out who this is and let it in; called in the table's turn."""

    def refuse(self, name: str, error: TabletownError) -> None:
        """Say no to the message *name*, which did not get as far as the table."""

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
