"""What can be chosen at a Deadwood table. The page explains each switch where it is chosen."""

from __future__ import annotations

from tabletown.core.options import OptionSpec
from tabletown.games.deadwood.edition import EDITIONS

OPTIONS: list[OptionSpec] = [
    OptionSpec("edition", "choice", "pl", EDITIONS, group="edition"),
    OptionSpec("end_cowboys", "choice", "all", ("all", "any")),
    OptionSpec("lone_survivor", "choice", "plays_on", ("ends", "plays_on", "may_end")),
    OptionSpec("fee_when_broke", "choice", "forbid", ("forbid", "waive")),
    OptionSpec("gs_move", "choice", "mandatory", ("mandatory", "optional")),
    OptionSpec("gs_from_store", "choice", "never", ("other_tile", "never")),
    OptionSpec("laundry", "choice", "most", ("most", "choose")),
    OptionSpec("court_empty_pool", "choice", "free", ("free", "pay")),
    OptionSpec("final_split", "choice", "opening", ("opening", "first")),
    OptionSpec("clamp_totals", "bool", False),
    OptionSpec("star_layout", "choice", "3-2-3", ("3-2-3", "3-4-1"), group="variants"),
    OptionSpec("turn_cap", "int", 0, low=0, high=2000, group="variants"),
    OptionSpec("hints", "bool", True, group="table"),
    OptionSpec("undo", "bool", True, group="table"),
]
"""In declared order; their numbers begin every dump.

A journal that does not name `laundry` is of a time when the most went back; the editions' presets
set what is played now.
"""
