"""The ground Deadwood stands on: plots in brick rows, corners, and where the railroad goes on.

Plots are numbered row by row from A1 to F2. The shape is derived in the edition's notes; only
its size is fixed here, which plots carry what is the edition's business.
"""

from __future__ import annotations

from typing import Final

ROWS: Final = 6
TOP_ROW: Final = 7
"""Plots of row A, the top one; every row below has one less."""
RED_ROW: Final = 1
"""Row B, where the Train Station may stand."""


def _grid() -> list[tuple[int, int]]:
    """Row and column of every plot."""
    return [(row, column) for row in range(ROWS) for column in range(TOP_ROW - row)]


GRID: Final[list[tuple[int, int]]] = _grid()
PLOTS: Final = len(GRID)
BELOW_TOWN: Final = PLOTS
"""Where the railroad comes from: the plot, so to speak, of its last piece before the first."""


def plot_at(row: int, column: int) -> int:
    """The plot in *row* and *column*, or -1 beyond the edge of town."""
    if (row, column) in GRID:
        return GRID.index((row, column))
    return -1


def _plot_words() -> list[str]:
    """The plots as players write them: a1, a2, … f2."""
    return ["abcdef"[row] + str(column + 1) for row, column in GRID]


def _neighbours() -> list[int]:
    """For every plot the mask of the plots it shares an edge with."""
    masks: list[int] = []
    for row, column in GRID:
        mask = 0
        for down, right in ((0, -1), (0, 1), (-1, 0), (-1, 1), (1, -1), (1, 0)):
            plot = plot_at(row + down, column + right)
            if plot >= 0:
                mask |= 1 << plot
        masks.append(mask)
    return masks


def _corners() -> list[tuple[int, int, int]]:
    """Every point where exactly three plots meet: first one above two, then two above one."""
    found: list[tuple[int, int, int]] = []
    for row, column in GRID:
        left, right = plot_at(row + 1, column - 1), plot_at(row + 1, column)
        if left >= 0 and right >= 0:
            found.append((plot_at(row, column), left, right))
    for row, column in GRID:
        beside, below = plot_at(row, column + 1), plot_at(row + 1, column)
        if beside >= 0 and below >= 0:
            found.append((plot_at(row, column), beside, below))
    return found


def _corner_words() -> list[str]:
    """The corners by the plots that meet there: a4-b3-b4."""
    words = _plot_words()
    return ["-".join(words[plot] for plot in corner) for corner in _corners()]


def _corner_masks() -> list[int]:
    """For every corner the mask of its three plots."""
    return [(1 << a) | (1 << b) | (1 << c) for a, b, c in _corners()]


def _ahead() -> list[list[int]]:
    """For every plot the two plots above it; for `BELOW_TOWN` the two of the lowest row."""
    found: list[list[int]] = []
    for row, column in GRID:
        above = [plot_at(row - 1, column), plot_at(row - 1, column + 1)]
        found.append([plot for plot in above if plot >= 0])
    found.append([plot_at(ROWS - 1, 0), plot_at(ROWS - 1, 1)])
    return found


PLOT_WORDS: Final[list[str]] = _plot_words()
NEIGHBOURS: Final[list[int]] = _neighbours()
CORNERS: Final[list[tuple[int, int, int]]] = _corners()
CORNER_WORDS: Final[list[str]] = _corner_words()
CORNER_MASKS: Final[list[int]] = _corner_masks()
AHEAD: Final[list[list[int]]] = _ahead()
"""For every plot, and for `BELOW_TOWN`, where the next piece of the railroad may go."""
