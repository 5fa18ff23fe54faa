"""What is kept of a table: the rows of its seats and journal, and jobs that have them written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class SeatRow:
    """One seat as it is kept."""

    def __init__(
        self,
        seat: int,
        kind: str,
        name: str,
        level: str,
        stand_in: bool,
        generation: int,
        hints: int = 0,
    ) -> None:
        self.seat: int = seat
        self.kind: str = kind
        self.name: str = name
        self.level: str = level
        self.stand_in: bool = stand_in
        self.generation: int = generation
        self.hints: int = hints
        """How often its people have asked for a hint."""

    def row(self) -> dict[str, Any]:
        """The seat as a row, but for its table."""
        return {
            "seat": self.seat,
            "kind": self.kind,
            "name": self.name,
            "level": self.level,
            "stand_in": self.stand_in,
            "generation": self.generation,
            "hints": self.hints,
        }

    def copy(self) -> SeatRow:
        """The same seat, to be changed."""
        return SeatRow(
            self.seat,
            self.kind,
            self.name,
            self.level,
            self.stand_in,
            self.generation,
            self.hints,
        )


class Append:
    """The lines one answer added to a table's journal, and who may ask for them again."""

    def __init__(
        self,
        table: str,
        first: int,
        lines: str,
        seat: int,
        client: str,
        seq: int,
        fingerprint: str,
        clocks: str,
        at: int,
    ) -> None:
        self.table: str = table
        self.first: int = first
        """The number of the first entry among the lines."""
        self.lines: str = lines
        self.seat: int = seat
        self.client: str = client
        """The client's own id of the message, so that a repetition is known after a restart."""
        self.seq: int = seq
        self.fingerprint: str = fingerprint
        self.clocks: str = clocks
        self.at: int = at

    def add_to(self, values: list[Any]) -> None:
        """Put the append behind *values*, in the order of the table's columns."""
        values.append(self.table)
        values.append(self.first)
        values.append(self.lines)
        values.append(self.seat)
        values.append(self.client)
        values.append(self.seq)
        values.append(self.fingerprint)
        values.append(self.clocks)
        values.append(self.at)

    def row(self) -> dict[str, Any]:
        """The append as a row."""
        return {
            "table_id": self.table,
            "first": self.first,
            "lines": self.lines,
            "seat": self.seat,
            "client": self.client,
            "seq": self.seq,
            "fingerprint": self.fingerprint,
            "clocks": self.clocks,
            "at": self.at,
        }


class TableRow:
    """One table as it is kept, its journal in appends."""

    def __init__(
        self,
        id: str,
        game: str,
        header: str,
        seed: str,
        status: str,
        public: bool,
        spectators: bool,
        clock: str,
        on_expiry: str,
        created: int,
        seats: list[SeatRow],
        appends: list[Append],
        result: str = "",
    ) -> None:
        self.id: str = id
        self.game: str = game
        self.header: str = header
        self.seed: str = seed
        self.status: str = status
        """`running`, `over`, or closed unfinished: `expired` by itself, `closed` by an operator."""
        self.public: bool = public
        self.spectators: bool = spectators
        self.clock: str = clock
        self.on_expiry: str = on_expiry
        self.created: int = created
        self.seats: list[SeatRow] = seats
        self.appends: list[Append] = appends
        self.result: str = result
        """How the game ended, as JSON; empty before that."""

    def journal(self) -> str:
        """The whole journal as text."""
        return self.header + "".join([append.lines for append in self.appends])


class Outline:
    """A table as far as one row of it and its last lines tell."""

    def __init__(
        self,
        id: str,
        game: str,
        status: str,
        clock: str,
        on_expiry: str,
        created: int,
        entries: int,
        seat: int,
        clocks: str,
        at: int,
        has_result: bool,
    ) -> None:
        self.id: str = id
        self.game: str = game
        self.status: str = status
        self.clock: str = clock
        self.on_expiry: str = on_expiry
        self.created: int = created
        self.entries: int = entries
        self.seat: int = seat
        """Who gave the last answer; -1 where only the dealer has."""
        self.clocks: str = clocks
        self.at: int = at
        """When that was, in milliseconds."""
        self.has_result: bool = has_result


class Job:
    """Something to be on disk before anybody hears of it."""

    def __init__(
        self,
        done: Callable[[Exception | None], None],
        append: Append | None = None,
        new: TableRow | None = None,
        seat: tuple[str, SeatRow] | None = None,
        status: tuple[str, str, str] | None = None,
        moved: tuple[str, str, list[Append]] | None = None,
    ) -> None:
        self.done: Callable[[Exception | None], None] = done
        self.append: Append | None = append
        self.new: TableRow | None = new
        self.seat: tuple[str, SeatRow] | None = seat
        self.status: tuple[str, str, str] | None = status
        """A table, what becomes of it, and its result as JSON."""
        self.moved: tuple[str, str, list[Append]] | None = moved
        """A journal to be kept under new rules: table, header, appends."""
        self.error: Exception | None = None
        self.is_doubtful: bool = False
        """Whether it may have been written although nobody said so."""
