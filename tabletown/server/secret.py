"""The keys that sign seat tokens: in a file of their own or the environment, never in the database.

The first key signs, all are read. The database keeps a mark of the first, so that a server that
has lost its keys says so instead of making every link void in silence.
"""

from __future__ import annotations

import os
import secrets
from hashlib import blake2b
from pathlib import Path

from tabletown.server.store import Store
from tabletown.server.trouble import StoreError

NAME = "TABLETOWN_SECRET"
FILE = "secret"
SHORTEST = 32
"""Characters a key must have."""


def keys(store: Store, folder: Path) -> list[str]:
    """The keys in force for *store*, those of *folder* and the environment; made on first use."""
    path = folder / FILE
    given = [word.strip() for word in os.environ.get(NAME, "").split(",") if word.strip()]
    if any(len(word) < SHORTEST for word in given):
        raise StoreError("short-secret", {"name": NAME, "least": SHORTEST})
    kept = path.read_text(encoding="utf-8").split() if path.exists() else []
    # Until release 0.1.0 the key lay in the database. With PostgreSQL it goes from there only when
    # the file has outlived a start: the folder may be one that is made anew each time.
    old = store.note("secret")
    has_lasted = old in kept or old in given or not store.is_postgres
    if old and old not in kept:
        kept.append(old)
        _write(path, kept)
    mark = store.note("secret-mark")
    if not given and not kept:
        if mark:
            raise StoreError("secret-missing", {"file": str(path)})
        kept = [secrets.token_hex(32)]
        _write(path, kept)
    found = list(dict.fromkeys([*given, *kept]))
    if mark and mark not in [_mark(key) for key in found]:
        raise StoreError("secret-differs", {"file": str(path)})
    store.set_note("secret-mark", _mark(found[0]))
    if old and has_lasted:
        store.set_note("secret", "")
    return found


def rotate(data: Path, database: str = "", keep_old: bool = False) -> Path:
    """Make a new key; old links are void from the next start on, unless *keep_old*."""
    store = Store(data, database)
    try:
        store.open()
        path = data / FILE
        kept = path.read_text(encoding="utf-8").split() if path.exists() else []
        old = store.note("secret")
        kept += [old] if old else []
        new = secrets.token_hex(32)
        _write(path, [new, *kept] if keep_old else [new])
        store.set_note("secret", "")
        store.set_note("secret-mark", _mark(new))
    finally:
        store.close()
    return path


def _mark(key: str) -> str:
    return blake2b(key.encode(), digest_size=8, person=b"tabletown-mark").hexdigest()


def _write(path: Path, words: list[str]) -> None:
    """Replace the file as a whole; only its owner may read it."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    new = path.with_suffix(".new")
    descriptor = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8") as file:
        file.write("\n".join(words) + "\n")
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)
