"""A table from its rows: the journal replayed, or an error that freezes it for a person."""

from __future__ import annotations

from dataclasses import replace

from tabletown import table as tables
from tabletown.core import journal as journals
from tabletown.core.errors import DriftError
from tabletown.core.options import complete, recalled
from tabletown.core.rng import Streams
from tabletown.games import find
from tabletown.server.records import TableRow
from tabletown.table import Table


def revive(row: TableRow) -> tuple[Table, bool]:
    """The live table of *row*, and whether its journal was written anew on the way.

    That is so where the rules or the marks of this release are newer and it replays all the same.
    """
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
    table.seed = bytes.fromhex(row.seed)
    table.streams = Streams(table.seed)
    return table, is_anew


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
