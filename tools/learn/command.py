"""What the three commands that learn weights have in common.

    python -m tools.learn.GAME [NAME …] [--games N] [--into FOLDER]

Without a NAME everything that the bots of the game read is learnt; Paperback has one list of
weights and no names. `--games` takes so many games at a time instead of what the recipe says: a
few show that the command runs. `--into` leaves the weights of the bots as they are and writes the
files into another folder. Every file says with which command it was made.
"""

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path


def parser(doc: str | None, names: Iterable[str] = ()) -> argparse.ArgumentParser:
    """The words of a command that learns the weights called *names*."""
    made = argparse.ArgumentParser(
        description=doc, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    known = list(names)
    made.set_defaults(known=known, name=[])
    if known:
        made.add_argument("name", nargs="*", help=f"of {', '.join(known)}; all without one")
    made.add_argument("--games", type=int, help="so many at a time, instead of the recipe's")
    made.add_argument("--into", type=Path, help="write into this folder, not where bots read")
    return made


def read(made: argparse.ArgumentParser) -> argparse.Namespace:
    """What was asked for: *name* is a list of known names, *into* a folder that is there."""
    given = made.parse_args()
    unknown = [name for name in given.name if name not in given.known]
    if unknown:
        made.error(f"no such weights: {', '.join(unknown)}")
    given.name = given.name or given.known
    if given.into is not None:
        given.into.mkdir(parents=True, exist_ok=True)
    return given


def place(path: Path, into: Path | None) -> Path:
    """Where a file of weights that bots read at *path* is written."""
    return path if into is None else into / path.name


def spoken(game: str, names: Iterable[str] = (), name: str = "") -> str:
    """The command that is running, as if of all *names* it had been given *name* alone."""
    others = list(names)
    options = [word for word in sys.argv[1:] if word not in others]
    return " ".join([f"python -m tools.learn.{game}", *([name] if name else []), *options])
