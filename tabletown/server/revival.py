"""A table from its rows: the journal replayed, or an error that freezes it for a person.

Whatever is wrong with the rows of one table is that table's trouble alone.
"""

from __future__ import annotations

from dataclasses import replace

from tabletown import table as tables
from tabletown.core import journal as journals
from tabletown.core.errors import DriftError, TabletownError
from tabletown.core.options import complete, recalled
from tabletown.core.rng import Streams, seed_hash
from tabletown.games import find
from tabletown.server import wire
from tabletown.server.records import SeatRow, TableRow
from tabletown.table import Table


def revive(row: TableRow) -> tuple[Table, bool]:
    """The live table of *row*, and whether its journal was written anew on the way.

    That is so where the rules or the marks of this release are newer and it replays all the same.
    """
    _check(row)
    try:
        table = tables.replay(row.journal())
    except DriftError as error:
        if error.code != "other-rules":
            raise
        table = tables.replay(_under_new_rules(row))
    header = journals.Writer().lines(table.header.lines())
    is_anew = header != row.header
    if is_anew:
        _write_anew(row, table)
    elif row.appends and row.appends[-1].fingerprint != table.state.fingerprint():
        raise DriftError("fingerprint-differs", {"entry": len(table.entries)})
    if table.seats != len(row.seats):
        raise DriftError("row-damaged", {"what": "seats"})
    table.seed = bytes.fromhex(row.seed)
    if seed_hash(table.seed) != table.header.seed_hash:
        raise DriftError("seed-differs")
    table.streams = Streams(table.seed)
    return table, is_anew


def _check(row: TableRow) -> None:
    """Raise what is wrong with *row* before its journal is looked at."""
    for number, seat in enumerate(row.seats):
        is_sound = seat.generation >= 0 and seat.kind in ("human", "bot", "open")
        if seat.seat != number or not is_sound:
            raise DriftError("row-damaged", {"what": "seats"})
    try:
        wire.decode_clock(row.clock)
        for word in row.appends[-1].clocks.split() if row.appends else ():
            int(word.removeprefix("@"))
    except (ValueError, TypeError):
        raise DriftError("row-damaged", {"what": "clock"}) from None


def why_not(error: Exception) -> TabletownError:
    """*error* as people can be told it."""
    if isinstance(error, TabletownError):
        return error
    return TabletownError("row-damaged", {"what": type(error).__name__})


def bare(row: TableRow) -> TableRow:
    """*row* as far as it can be shown, whatever is wrong with it; without its journal."""
    try:
        wire.decode_clock(row.clock)
        clock = row.clock
    except (ValueError, TypeError):
        clock = wire.encode(wire.Clock()).decode()
    seats = {seat.seat: seat for seat in row.seats if type(seat.seat) is int}
    count = min(14, max(seats, default=0) + 1)
    return TableRow(
        id=row.id,
        game=str(row.game),
        header=str(row.header),
        seed=str(row.seed) if row.status == "over" else "",
        status=str(row.status),
        public=bool(row.public),
        spectators=bool(row.spectators),
        clock=clock,
        on_expiry=row.on_expiry if row.on_expiry in ("wait", "default", "bot") else "wait",
        created=row.created if type(row.created) is int else 0,
        seats=[_bare_seat(number, seats.get(number)) for number in range(count)],
        appends=[],
        result=str(row.result),
    )


def _bare_seat(number: int, seat: SeatRow | None) -> SeatRow:
    if seat is None or seat.kind not in ("human", "bot", "open"):
        return SeatRow(number, "open", "", "", False, 0)
    generation = max(0, seat.generation)
    hints = max(0, seat.hints)
    name, level = str(seat.name), str(seat.level)
    return SeatRow(number, seat.kind, name, level, bool(seat.stand_in), generation, hints)


def _under_new_rules(row: TableRow) -> str:
    """The journal of *row* with the rules of this release in its header."""
    book = journals.read(row.header).header
    game = find(book.game)
    numbers = game.edition_hash(complete(game.options, recalled(game.options, book.options)))
    edition_hash = numbers if book.marks == game.marks else book.edition_hash
    writer = journals.Writer()
    text = writer.lines(replace(book, rules=game.rules, edition_hash=edition_hash).lines())
    for append in row.appends:
        text += writer.lines(_bodies(append.lines))
    return text


def _write_anew(row: TableRow, table: Table) -> None:
    """Give *row* the header, the digests and the fingerprints that *table* has."""
    writer = journals.Writer()
    row.header = writer.lines(table.header.lines())
    for append in row.appends:
        bodies: list[str] = []
        for body in _bodies(append.lines):
            words = body.split(" ")
            if words[0] == "fingerprint":
                mark = table.fingerprints.get(int(words[1]))
                body = f"fingerprint {words[1]} {mark}" if mark else ""
            bodies += [body] if body else []
        append.lines = writer.lines(bodies)
    if row.appends:
        row.appends[-1].fingerprint = table.state.fingerprint()


def _bodies(lines: str) -> list[str]:
    """Journal lines without their digests."""
    return [line.rpartition(" #")[0] for line in lines.splitlines()]
