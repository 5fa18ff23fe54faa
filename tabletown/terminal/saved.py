"""A game that waits in a file: written when its player leaves, taken up again with ``--resume``."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from types import FrameType

from tabletown import table as tables
from tabletown.core import journal as journals
from tabletown.core.errors import JournalError, OptionError
from tabletown.core.rng import Streams
from tabletown.table import Table

SIGNALS = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
]
"""Ctrl-C, being told to end, and the terminal's window being closed."""


def default_path(game: str) -> Path:
    """Where a game goes whose player named no file."""
    state = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(state) / "tabletown" / f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}.journal"


def save(table: Table, path: Path) -> None:
    """Write the journal of *table*; of a running game with its seed, so that it can go on."""
    text = table.journal
    if not table.is_over:
        text = journals.with_seed(text, table.seed.hex())
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.new")
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)


def resume(path: Path, game: str = "") -> Table:
    """The table in the file *path*, which must be one of *game* if that is given."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise JournalError("not-a-journal", {"line": 1}) from None
    except OSError:
        raise OptionError("no-such-file", {"file": str(path)}) from None
    if not text.startswith("tabletown-journal "):
        raise JournalError("not-a-journal", {"line": 1})
    found = journals.read(text).header.game
    if game and found != game:
        raise OptionError("other-game", {"game": found, "wanted": game})
    table = tables.replay(text)
    if not table.seed:
        # A file without its seed: its luck goes on from a new one.
        table.seed = os.urandom(32)
        table.streams = Streams(table.seed)
    table.begin()
    return table


@contextmanager
def leaving() -> Iterator[None]:
    """Let whatever ends the program raise KeyboardInterrupt, as Ctrl-C does."""
    with _handled(signal.default_int_handler):
        yield


@contextmanager
def undisturbed() -> Iterator[None]:
    """Let nothing that would end the program come in between, not even a second Ctrl-C."""
    with _handled(signal.SIG_IGN):
        yield


@contextmanager
def whole() -> Iterator[None]:
    """Let no Ctrl-C cut a move in half: it is raised once the move is whole."""
    came: list[int] = []

    def note(number: int, frame: FrameType | None) -> None:
        came.append(number)

    with _handled(note):
        yield
    if came:
        raise KeyboardInterrupt


@contextmanager
def _handled(handler: object) -> Iterator[None]:
    """Have *handler* called for the signals that end a program; only the main thread can."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = [(number, signal.signal(number, handler)) for number in SIGNALS]  # type: ignore[arg-type]
    try:
        yield
    finally:
        for number, old in before:
            signal.signal(number, old)
