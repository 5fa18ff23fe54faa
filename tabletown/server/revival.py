"""A table from its rows: the journal replayed, or an error that freezes it for a person."""

from __future__ import annotations

from dataclasses import replace

from tabletown import table as tables
from tabletown.core import journal as journals
from tabletown.core.errors import DriftError
from tabletown.core.options import complete
from tabletown.core.rng import Streams
from tabletown.games import find
from tabletown.server.rows import TableRow
from tabletown.table import Table


def revive(row: TableRow) -> tuple[Table, bool]:
    """The live table of *row*, and whether its journal moved up to newer rules on the way."""
    has_moved = False
    try:
        table = tables.replay(row.journal())
    except DriftError as error:
        if error.code != "other-rules":
            raise
        row.header, lines = _under_new_rules(row)
        table = tables.replay(row.header + "".join(lines))
        for append, text in zip(row.appends, lines, strict=True):
            append.lines = text
        has_moved = True
    table.seed = bytes.fromhex(row.seed)
    table.streams = Streams(table.seed)
    if row.appends and row.appends[-1].fingerprint != table.state.fingerprint():
        raise DriftError("fingerprint-differs", {"entry": len(table.entries)})
    return table, has_moved


def _under_new_rules(row: TableRow) -> tuple[str, list[str]]:
    """Header and appends of *row* written anew with the rules of this release."""
    old = journals.read(row.header).header
    game = find(old.game)
    options = complete(game.options, dict(old.options))
    new = replace(old, rules=game.rules, edition_hash=game.edition_hash(options))
    writer = journals.Writer()
    header = writer.lines(new.lines())
    lines: list[str] = []
    for append in row.appends:
        bodies = [line.rpartition(" #")[0] for line in append.lines.splitlines()]
        lines.append(writer.lines(bodies))
    return header, lines
