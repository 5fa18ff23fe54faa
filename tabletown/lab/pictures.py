"""Pictures of a run: scores, win shares, use and value, and heat maps laid out like the board.

The board is the one the generic stage knows: zones of pieces. A heat map draws every zone whose
pieces were used, each piece as a field with its number of uses and what they gained.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tabletown.core.rng import Rng
from tabletown.core.state import SPECTATOR
from tabletown.core.view import Zone
from tabletown.games import find
from tabletown.lab.extras import extra
from tabletown.lab.report import Record, use_records
from tabletown.lab.simulate import Plan, Row, interval, mean
from tabletown.lab.watch import Uses
from tabletown.search.playout import deal

LOSES, GAINS = (0.85, 0.35, 0.2), (0.2, 0.5, 0.75)
"""Red for what goes with fewer wins than usual, blue for more."""
MOST_BARS = 25
WIDTH = 15
"""How many fields are as wide as a heat map."""


def plot(path: Path, plan: Plan, rows: list[Row], uses: Uses) -> None:
    """Draw everything there is to show of the run; PNG or SVG, as the name of *path* ends."""
    matplotlib = extra("matplotlib")
    matplotlib.use("Agg")
    # The same run gives the same picture, byte for byte.
    matplotlib.rcParams["svg.hashsalt"] = "tabletown"
    pyplot = extra("matplotlib.pyplot")
    found = use_records(uses, rows)
    zones = board(plan, found)
    heights = [4.5, laid_out(zones)[1] + 1.0] if zones else [4.5]
    figure = pyplot.figure(figsize=(16.5, sum(heights)), layout="constrained")
    grid = figure.add_gridspec(len(heights), 3, height_ratios=heights)
    _plot_scores(figure.add_subplot(grid[0, 0]), plan, rows)
    _plot_wins(figure.add_subplot(grid[0, 1]), plan, rows)
    if found:
        _plot_uses(figure.add_subplot(grid[0, 2]), found)
    if zones:
        _plot_board(figure.add_subplot(grid[1, :]), zones, found)
    figure.suptitle(f"{plan.game}: {len(rows)} games, seed {plan.seed}, {', '.join(plan.bots)}")
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
    pyplot.close(figure)


def board(plan: Plan, found: list[Record]) -> list[Zone]:
    """The zones of the table, one seat's share of it, that hold anything used."""
    state = find(plan.game).new(plan.seats, plan.options)
    deal(state, [Rng(stream) for stream in range(16)])
    used = {str(record["ref"]) for record in found}
    zones = [zone for zone in state.observe(SPECTATOR).zones if zone.owner in (-1, 0)]
    return [zone for zone in zones if sum(plain(one.ref) in used for one in zone.pieces) > 1]


def plain(ref: str) -> str:
    """A ref without the seat whose sheet it is on."""
    head, mark, rest = ref.partition("-")
    return rest if mark and head[:1] == "s" and head[1:].isdigit() else ref


def columns_of(zone: Zone) -> int:
    """How many fields of *zone* lie in a line."""
    return min(WIDTH, zone.columns or len(zone.pieces) or 1)


def shade(gain: float, reach: float) -> tuple[float, float, float, float]:
    """The colour of a gain, stronger the larger it is."""
    return (*(LOSES if gain < 0 else GAINS), 0.15 + 0.85 * min(1.0, abs(gain) / reach))


def _plot_scores(axes: Any, plan: Plan, rows: list[Row]) -> None:
    lowest = min(score for row in rows for score in row.scores)
    highest = max(score for row in rows for score in row.scores)
    step = max(1, (highest - lowest) // 40)
    edges = [edge - 0.5 for edge in range(lowest, highest + step + 1, step)]
    for seat in range(plan.seats):
        scores = [row.scores[seat] for row in rows]
        axes.hist(scores, bins=edges, histtype="step", linewidth=1.6, label=f"seat {seat + 1}")
    axes.set(title="scores", xlabel="score", ylabel="games")
    axes.legend()


def _plot_wins(axes: Any, plan: Plan, rows: list[Row]) -> None:
    places = list(range(1, plan.seats + 1))
    shares = [mean([row.wins[seat] for row in rows]) for seat in range(plan.seats)]
    bounds = [interval([row.wins[seat] for row in rows]) for seat in range(plan.seats)]
    below = [max(0.0, share - low) for share, (low, _) in zip(shares, bounds, strict=True)]
    above = [max(0.0, high - share) for share, (_, high) in zip(shares, bounds, strict=True)]
    axes.errorbar(places, shares, yerr=[below, above], fmt="o", capsize=5)
    axes.axhline(1 / plan.seats, linestyle=":", color="grey")
    axes.set(title="win share, 95 % interval", xlabel="seat", xticks=places, ylim=(0, 1))


def _plot_uses(axes: Any, records: list[Record]) -> None:
    found = [record for record in records if str(record["ref"])[:3] != "do:"]
    found = sorted(found, key=lambda record: int(record["answers"]))[-MOST_BARS:]
    reach = max((abs(float(record["win_gain"])) for record in found), default=0.0) or 1.0
    bars = [shade(float(record["win_gain"]), reach) for record in found]
    names = [str(record["ref"]) for record in found]
    axes.barh(names, [int(record["answers"]) for record in found], color=bars)
    axes.set(title="use; blue gains, red loses", xlabel="times")
    axes.tick_params(axis="y", labelsize=7)


def _plot_board(axes: Any, zones: list[Zone], records: list[Record]) -> None:
    """One field a piece, in the lines and columns of its zone, coloured by what it gains."""
    by_ref = {str(record["ref"]): record for record in records}
    gains = [
        abs(float(by_ref[plain(one.ref)]["win_gain"]))
        for zone in zones
        for one in zone.pieces
        if plain(one.ref) in by_ref
    ]
    reach = max(gains, default=0.0) or 1.0
    places, bottom = laid_out(zones)
    for zone, (across, down) in zip(zones, places, strict=True):
        axes.text(across, down - 0.08, zone.key, ha="left", va="bottom", fontsize=9)
        times = [int(by_ref.get(plain(one.ref), {}).get("answers", 0)) for one in zone.pieces]
        for index, piece in enumerate(zone.pieces):
            left, top = across + index % columns_of(zone), down + index // columns_of(zone)
            record = by_ref.get(plain(piece.ref))
            colour = shade(float(record["win_gain"]), reach) if record else (1.0, 1.0, 1.0, 0.0)
            size = 0.3 + 0.66 * (times[index] / max(times)) ** 0.5
            axes.add_patch(_box(left + (1 - size) / 2, top + (1 - size) / 2, size, colour))
            name = plain(piece.ref).partition(":")[2].replace("-", "-\n", 1)
            text = f"{name}\n{times[index]}"
            axes.text(left + 0.5, top + 0.5, text, ha="center", va="center", fontsize=6)
    axes.set(xlim=(-0.2, WIDTH + 0.2), ylim=(bottom, -0.5), xticks=[], yticks=[])
    axes.set_title("the board: larger is used more; blue gains, red loses")
    axes.set_frame_on(False)


def laid_out(zones: list[Zone]) -> tuple[list[tuple[float, float]], float]:
    """Where each zone begins, side by side as far as there is room, and where the last ends."""
    places: list[tuple[float, float]] = []
    across, down, tallest = 0.0, 0.0, 0.0
    for zone in zones:
        columns = columns_of(zone)
        if across > 0 and across + columns > WIDTH:
            across, down, tallest = 0.0, down + tallest + 0.5, 0.0
        places.append((across, down))
        across += columns + 0.6
        tallest = max(tallest, (len(zone.pieces) - 1) // columns + 1)
    return places, down + tallest


def _box(left: float, top: float, size: float, colour: tuple[float, ...]) -> Any:
    patches = extra("matplotlib.patches")
    return patches.Rectangle((left, top), size, size, facecolor=colour, edgecolor="grey", lw=0.5)
