"""Answers to messages: given, and given again when a message is repeated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.errors import TabletownError
from tabletown.server import counts, wire

if TYPE_CHECKING:
    from tabletown.server.records import Append
    from tabletown.server.session import Session

REMEMBERED = 400
"""Answers per table that are given again when a message is repeated."""


class Replies:
    """What the table answered, by seat and message."""

    def __init__(self, appends: list[Append]) -> None:
        self._given: dict[tuple[int, str], bytes] = {}
        self._given_before: dict[tuple[int, str], bytes] = {}
        """Older ones."""
        for append in appends[-REMEMBERED:]:
            if append.client:
                ack = wire.encode(wire.Ack(append.client, append.seq))
                self._given[append.seat, append.client] = ack

    def remember(self, seat: int, name: str, data: bytes) -> None:
        """Keep an answer to be given again when its message is repeated."""
        if len(self._given) >= REMEMBERED:
            self._given_before = self._given
            self._given = {}
        self._given[seat, name] = data

    def give(self, session: Session | None, seat: int, name: str, data: bytes) -> None:
        """Answer the message *name*, now and whenever it is repeated."""
        self.remember(seat, name, data)
        if session is not None and session.is_seated:
            session.send(data)

    def repeated(self, session: Session, name: str) -> bool:
        """Whether message *name* was answered before; the answer is then given again."""
        key = (session.seat, name)
        data = self._given.get(key)
        if data is None:
            data = self._given_before.get(key)
        if data is None:
            return False
        session.send(data)
        return True

    def forget(self) -> None:
        """Answer repeated messages anew."""
        self._given.clear()
        self._given_before.clear()


def refuse(session: Session | None, name: str, error: TabletownError) -> bytes:
    """Say no to a message."""
    counts.REFUSALS.inc()
    data = wire.encode(wire.Refused(name, error.code, error.params))
    if session is not None:
        session.send(data)
    return data
