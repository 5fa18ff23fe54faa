"""Hints: one a seat and question, kept and shared; refused where too many wait for one."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from tabletown import bots
from tabletown.server import wire
from tabletown.server.log import log
from tabletown.server.wire import Refusal

if TYPE_CHECKING:
    from tabletown.server.lobby import Lobby
    from tabletown.server.session import Session
    from tabletown.server.table import TableActor

KEPT = 5_000
"""Hints that are remembered."""
OF_ONE = 4
"""Hints one address may be waiting for, besides the one in the making."""
OF_ALL = 64
"""Hints that may be waited for in all."""

Question = tuple[str, int, int]
"""A table, a seat, the number of its question."""


class Advice:
    """The one place where hints are asked for."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._kept: OrderedDict[Question, list[bots.Advice]] = OrderedDict()
        self._waiting: dict[Question, list[tuple[Session, str]]] = {}

    def ask(self, actor: TableActor, session: Session, name: str, seq: int) -> None:
        """Have a hint given to *session* as the answer to its message *name*."""
        question = (actor.id, session.seat, seq)
        known = self._kept.get(question)
        if known is not None:
            session.send(wire.encode(wire.HintNote(name, seq, known)))
            return
        waiting = self._waiting.get(question)
        if waiting is not None:
            if len(waiting) >= OF_ONE:
                raise Refusal("busy")
            waiting.append((session, name))
            return
        turns = self._lobby.bot_workers.hint_turns
        owner = self._lobby.owner(actor.id)
        if turns.length >= OF_ALL or turns.waiting(owner) >= OF_ONE:
            raise Refusal("busy")
        self._waiting[question] = [(session, name)]
        self._lobby.spawn(self._find(actor, question))

    def _listeners(self, question: Question) -> list[tuple[Session, str]]:
        """Those who still wait for the answer."""
        return [
            (session, name)
            for session, name in self._waiting.get(question, [])
            if session.is_seated and session.seat == question[1]
        ]

    async def _find(self, actor: TableActor, question: Question) -> None:
        _, seat, seq = question
        found: list[bots.Advice] | None = None
        is_stale = True
        try:
            now = actor.table.seq(seat)
            is_stale = now != seq or seat not in actor.table.pending
            if not is_stale:
                found = await self._lobby.bot_workers.hint(
                    actor.table,
                    seat,
                    self._lobby.owner(actor.id),
                    lambda: bool(self._listeners(question)),
                )
        finally:
            listeners = self._listeners(question)
            self._waiting.pop(question, None)
        if is_stale:
            # The answer came with the same bytes as the wish for a hint.
            for session, name in listeners:
                actor.refuse(session, name, Refusal("stale-seq", {"seq": seq, "now": now}))
        elif listeners:
            actor.submit(lambda: self._give(actor, question, listeners, found))

    def _give(
        self,
        actor: TableActor,
        question: Question,
        listeners: list[tuple[Session, str]],
        found: list[bots.Advice] | None,
    ) -> None:
        """Give a hint, once the table's record says that it was given."""
        _, seat, seq = question
        if found is None:
            for session, name in listeners:
                actor.refuse(session, name, Refusal("no-hint"))
            return
        advice = found
        log.info("hint", table=actor.id, seat=seat)

        def after() -> None:
            self._kept[question] = advice
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            for session, name in listeners:
                session.send(wire.encode(wire.HintNote(name, seq, advice)))

        def failed(error: Refusal) -> None:
            for session, name in listeners:
                actor.refuse(session, name, error)

        actor.seating.count_hint(seat, after, failed)
