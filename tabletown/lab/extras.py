"""The lab's optional packages: fetched when asked for, and missed politely."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from tabletown.core.errors import OptionError


def extra(name: str) -> Any:
    """The module *name*; OptionError ``no-extra`` where its package is not installed."""
    try:
        return import_module(name)
    except ImportError as error:
        package = (error.name or name).partition(".")[0]
        raise OptionError("no-extra", {"package": package, "extra": "lab"}) from error


def check(files: list[Path], plot: Path | None, has_parquet: bool, has_dask: bool) -> None:
    """Refuse before the first game what could not be written after the last one."""
    for path in files:
        if not path.resolve().parent.is_dir():
            raise OptionError("no-folder", {"file": str(path)})
    if plot is not None:
        if plot.suffix not in (".png", ".svg"):
            raise OptionError("bad-picture", {"file": str(plot)})
        extra("matplotlib")
    if has_parquet:
        extra("polars")
    if has_dask:
        extra("distributed")
