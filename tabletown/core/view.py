"""What a seat sees: zones of pieces for the generic stage, and the game's own scene.

Frozen dataclasses, built up from nothing and never filtered down. This module stays
interpreted: views are for people, not for search.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Facts = dict[str, int | str]


@dataclass(frozen=True)
class Piece:
    """One thing on the table: a card, a token, a box on a sheet."""

    ref: str
    """Unique in the view; the page lights it up when an option names it."""
    key: str
    """Catalogue family and key: ``building-bank``; ``.name`` and ``.text`` are its words."""
    owner: int = -1
    """Whose it is; -1 for nobody's."""
    count: int = 1
    face: str = ""
    """A line of icons and numbers the stage prints on it."""
    marks: tuple[str, ...] = ()
    """States that change its look: ``down``, ``marked``, ``spent``, ``active``."""
    facts: Facts = field(default_factory=dict)
    """Numbers and refs its sentence needs."""


@dataclass(frozen=True)
class Zone:
    """A place where pieces lie: row, grid, track, stack, pool or sheet."""

    ref: str
    kind: str
    """``row``, ``grid``, ``track``, ``stack``, ``pool`` or ``sheet``."""
    key: str
    """Catalogue key of its name."""
    owner: int = -1
    pieces: tuple[Piece, ...] = ()
    columns: int = 0
    """For a grid: how many pieces in a line; 0 leaves it to the stage."""
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True)
class Standing:
    """One seat as everybody sees it: its score so far and the numbers beside its name."""

    seat: int
    score: int
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True)
class View:
    """All that one seat may know, ready for JSON."""

    seat: int
    """Who looks; 14 is a spectator."""
    turn: int
    """How far the game is, counted the way its players count (rounds or turns)."""
    standings: tuple[Standing, ...]
    zones: tuple[Zone, ...]
    scene: Any = None
    """The game's own frozen dataclass for its scene."""


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ending: str
    """Which way it ended: a key with a sentence, ``ending-<key>``."""
    details: dict[str, Any] = field(default_factory=dict)
