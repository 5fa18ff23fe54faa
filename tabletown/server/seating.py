"""Who sits at a table: people, bots, stand-ins and free seats."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tabletown import bots
from tabletown.core.state import SPECTATOR
from tabletown.server import wire
from tabletown.server.records import Job, SeatRow
from tabletown.server.replies import refuse
from tabletown.server.session import Session, Write
from tabletown.server.wire import Refusal

if TYPE_CHECKING:
    from tabletown.server.records import TableRow
    from tabletown.server.replies import Replies
    from tabletown.server.tokens import Tokens


class Seating:
    """The seats of one table."""

    def __init__(
        self,
        row: TableRow,
        sessions: dict[int, list[Session]],
        clock: wire.Clock,
        tokens: Tokens,
        patience: float,
        write: Write,
        aside: Callable[[Job], None],
        changed: Callable[[int, bool], None],
    ) -> None:
        self._name: str = row.id
        self._game: str = row.game
        self.rows: list[SeatRow] = row.seats
        self._sessions: dict[int, list[Session]] = sessions
        self._never_rests: bool = clock.kind == "days"
        self._has_clock: bool = clock.kind != "none"
        self._tokens: Tokens = tokens
        self._patience: float = patience
        """Seconds after which an absent person may be played for."""
        self._write: Write = write
        self._aside: Callable[[Job], None] = aside
        """Has a job on disk some time; nobody waits for it."""
        self._changed: Callable[[int, bool], None] = changed
        """Called when a seat is another on disk; True where its token is void."""
        self._left: dict[int, float] = {}
        """When the last socket of a seat went away."""
        self._born: float = time.monotonic()

    # What everybody sees

    @property
    def is_paused(self) -> bool:
        """Whether nobody is left, so that clocks and bots rest.

        Those who watch count only where no person is waited for.
        """
        if self._never_rests:
            return False
        if any(here for seat, here in self._sessions.items() if seat != SPECTATOR):
            return False
        is_awaited = any(self.is_person(row.seat) for row in self.rows)
        return is_awaited or not self._sessions.get(SPECTATOR)

    def is_connected(self, seat: int) -> bool:
        """Whether a socket speaks for *seat*."""
        return bool(self._sessions.get(seat))

    def is_person(self, seat: int) -> bool:
        """Whether a person plays *seat* just now."""
        row = self.rows[seat]
        return row.kind == "human" and not row.stand_in

    def level(self, seat: int) -> str:
        """The level of the bot that plays *seat* just now; empty if none does."""
        row = self.rows[seat]
        if row.kind == "bot" or row.stand_in:
            return row.level or "random"
        return ""

    def bots(self) -> list[tuple[int, str]]:
        """The seats that bots play just now, with their levels."""
        return [
            (row.seat, row.level or "random")
            for row in self.rows
            if row.kind == "bot" or row.stand_in
        ]

    def people(self) -> list[int]:
        """The seats that belong to people."""
        return [row.seat for row in self.rows if row.kind == "human"]

    def notes(self) -> list[wire.SeatNote]:
        """Every seat as everybody sees it."""
        return [
            wire.SeatNote(
                row.seat,
                row.kind,  # type: ignore[arg-type]
                row.name,
                row.level,
                row.stand_in,
                row.kind == "bot" or self.is_connected(row.seat),
                row.hints,
                row.generation,
            )
            for row in self.rows
        ]

    # What people do

    def left(self, seat: int) -> None:
        """The last socket of *seat* is gone."""
        self._left[seat] = time.monotonic()

    def seat(
        self,
        session: Session,
        message: wire.Seat,
        seat: int,
        replies: Replies,
        has_begun: bool,
    ) -> None:
        """Somebody leaves, hands over or lends *seat*, takes it back, or fills it while it is open.

        What is left once the game has begun has been looked at, so it is no longer open: a bot
        plays on.
        """
        row = self.rows[seat]
        new = row.copy()
        given = wire.SeatGiven(message.id, message.do, seat)
        if message.do == "bot":
            new.level = message.level or row.level or self.usual_level
            if new.level not in bots.levels(self._game):
                raise Refusal("unknown-level", {"level": new.level})
            if row.kind == "open":
                new.kind = "bot"
            elif row.kind == "human":
                new.stand_in = True
        elif message.do == "return":
            new.stand_in = False
        else:
            new.generation += 1
            new.stand_in = False
            if message.do == "leave":
                new.kind, new.name = "bot" if has_begun else "open", ""
                new.level = self.usual_level if has_begun else ""
            else:
                token = self._tokens.make(self._name, seat, new.generation)
                given.token = token
                given.link = link(session.base_url, self._name, token)

        def after() -> None:
            data = wire.encode(given)
            replies.remember(session.seat, message.id, data)
            session.send(data)

        self._keep(new, after, lambda error: refuse(session, message.id, error))

    def patience_left(self, seat: int) -> float:
        """Seconds until the person of *seat* has been away for so long that others may act."""
        gone = self._left.get(seat, self._born)
        return self._patience - (time.monotonic() - gone)

    def rules(self, has_begun: bool) -> wire.SeatRules:
        """Who may be played for here, when and how well."""
        return wire.SeatRules(
            absent="clock" if self._has_clock else "agreed",
            after_s=0 if self._has_clock else int(self._patience),
            level=self.usual_level,
            left="bot" if has_begun else "open",
        )

    @property
    def usual_level(self) -> str:
        """How well a bot plays that somebody else puts in a person's place."""
        levels = bots.levels(self._game)
        return "regular" if "regular" in levels else levels[-1]

    def _keep(self, row: SeatRow, after: Any, failed: Any = None) -> None:
        """Have a changed seat on disk, then make it so; *failed* hears if it could not be."""

        def done(error: Exception | None) -> None:
            if error is not None:
                if failed is not None:
                    failed(Refusal("not-saved", status=503))
                return
            is_another = self.rows[row.seat].generation != row.generation
            self.rows[row.seat] = row
            after()
            self._changed(row.seat, is_another)

        self._write(Job(_nothing, seat=(self._name, row)), done)

    def stand_in(self, seat: int, after: Callable[[], None] | None = None) -> None:
        """A bot of the usual level plays for the person of *seat* until that person is back."""
        row = self.rows[seat].copy()
        row.stand_in = True
        row.level = self.usual_level
        self._keep(row, after or _nothing_at_all)

    def back(self, seat: int) -> None:
        """The person of *seat* plays again: by answering the seat is taken back."""
        row = self.rows[seat]
        if row.stand_in:
            row.stand_in = False
            self._aside(Job(_nothing, seat=(self._name, row.copy())))
            self._changed(seat, False)

    def take(self, seat: int, name: str, after: Any) -> None:
        """Somebody takes the open *seat*; *after* gets the error or None when it is on disk."""
        if not 0 <= seat < len(self.rows):
            after(Refusal("unknown-seat", {"seat": seat}, 404))
            return
        row = self.rows[seat]
        if row.kind != "open":
            after(Refusal("seat-taken", {"seat": seat}, 409))
            return
        new = SeatRow(seat, "human", name, "", False, row.generation + 1)
        self._keep(new, lambda: after(None), after)

    def count_hint(self, seat: int, after: Any, failed: Any) -> None:
        """Have it on disk that *seat* asked for a hint; only then is it given."""
        row = self.rows[seat].copy()
        row.hints += 1
        self._keep(row, after, failed)


def link(base: str, table: str, token: str = "") -> str:
    """Where a person opens *table*; the token only in the fragment, which no server sees."""
    return f"{base}/#/t/{table}" + (f"/{token}" if token else "")


def _nothing(_error: Exception | None) -> None:
    return None


def _nothing_at_all() -> None:
    return None
