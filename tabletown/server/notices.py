"""Spectators come and go: the others hear of it once a second, not each time."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabletown.server.lobby import Lobby
    from tabletown.server.table import TableActor

EVERY = 1.0
"""Seconds between two notes about spectators at one table."""


class Notices:
    """Tables with news about their spectators."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._waiting: set[str] = set()

    def soon(self, actor: TableActor) -> None:
        """Tell those at *actor*'s table in a moment how many watch."""
        if actor.id not in self._waiting:
            self._waiting.add(actor.id)
            self._lobby.loop.call_later(EVERY, self._tell, actor)

    def _tell(self, actor: TableActor) -> None:
        self._waiting.discard(actor.id)
        if actor.frozen is None:
            actor.notes.changed()
