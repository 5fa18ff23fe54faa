"""Finished games as they are kept, told without being played again.

So they can be read whatever has become of the rules since.
"""

from __future__ import annotations

import msgspec

from tabletown.core import journal as journals
from tabletown.core.errors import TabletownError
from tabletown.core.options import OptionValue, complete
from tabletown.core.view import Result
from tabletown.games import find
from tabletown.server import wire
from tabletown.server.records import SeatRow, TableRow


def options(row: TableRow) -> dict[str, OptionValue]:
    """The options that *row* is played with; those only that can still be read."""
    try:
        book = journals.read(row.header).header
        return dict(complete(find(book.game).options, dict(book.options)))
    except TabletownError:
        return {}


def seat_state(row: SeatRow, is_connected: bool = False) -> wire.SeatState:
    """A seat as anybody may see it."""
    return wire.SeatState(
        row.seat,
        row.kind,  # type: ignore[arg-type]
        row.name,
        row.level,
        row.stand_in,
        row.kind == "bot" or is_connected,
        row.hints,
    )


def state(row: TableRow, frozen: wire.Frozen | None) -> wire.TableState:
    """A finished table as anybody may see it; *frozen* says why it cannot be looked at closer."""
    try:
        header = journals.read(row.header).header
        seed_hash, known_seed = header.seed_hash, bool(header.known_seed)
    except TabletownError:
        seed_hash, known_seed = "", False
    return wire.TableState(
        table=row.id,
        game=row.game,
        options=options(row),
        seats=[seat_state(seat) for seat in row.seats],
        pending=[],
        over=True,
        paused=True,
        marked=False,
        public=row.public,
        spectators=row.spectators,
        clock=wire.decode_clock(row.clock),
        on_expiry=row.on_expiry,  # type: ignore[arg-type]
        seed_hash=seed_hash,
        known_seed=known_seed,
        seed=row.seed,
        created=row.created,
        result=_result(row.result),
        frozen=frozen,
    )


def _result(text: str) -> Result | None:
    try:
        return msgspec.json.decode(text, type=Result) if text else None
    except ValueError:
        return None
