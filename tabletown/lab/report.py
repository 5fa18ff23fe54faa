"""What a run of games said: tables for people, files for other programs, pictures."""

from __future__ import annotations

import csv
import io
from importlib import import_module
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from tabletown.lab.simulate import Plan, Row, interval, mean
from tabletown.lab.watch import Uses


def records(rows: list[Row]) -> list[dict[str, int | float | str]]:
    """One record for every seat of every game."""
    found: list[dict[str, int | float | str]] = []
    for row in rows:
        for seat, score in enumerate(row.scores):
            found.append(
                {
                    "game": row.game,
                    "seat": seat,
                    "bot": row.bots[seat],
                    "score": score,
                    "win": row.wins[seat],
                    "decisions": row.decisions,
                    "turns": row.turns,
                    "ending": row.ending,
                }
            )
    return found


def use_records(uses: Uses, rows: list[Row]) -> list[dict[str, int | float | str]]:
    """One record for everything that answers named, with what it was worth to those who did."""
    share = mean([win for row in rows for win in row.wins])
    found: list[dict[str, int | float | str]] = []
    for name, use in sorted(uses.by_ref.items()):
        found.append(
            {
                "ref": name,
                "answers": use.answers,
                "seats": use.seats,
                "win_share": round(use.wins / use.seats, 6),
                "win_gain": round(use.wins / use.seats - share, 6),
                "score": round(use.score / use.seats, 6),
            }
        )
    return found


def csv_text(found: list[dict[str, int | float | str]]) -> str:
    """Records as CSV with a heading."""
    text = io.StringIO()
    if found:
        writer = csv.DictWriter(text, list(found[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(found)
    return text.getvalue()


def write_parquet(path: Path, found: list[dict[str, int | float | str]]) -> None:
    """Records as a Parquet file."""
    polars: Any = import_module("polars")
    polars.DataFrame(found).write_parquet(path)


def print_summary(console: Console, plan: Plan, data: dict[str, Any], rows: list[Row]) -> None:
    """The run as a table: win share with its 95 % interval and scores, a line a seat."""
    table = Table(title=f"{plan.game}: {data['games']} games, seed {plan.seed}")
    for heading in ("seat", "bot", "win share", "95 %", "score", "sd", "min", "max"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    scores = data["scores"]
    for seat in range(plan.seats):
        wins = [row.wins[seat] for row in rows]
        low, high = interval(wins)
        table.add_row(
            str(seat + 1),
            "rotated" if plan.is_rotated else plan.bots[seat],
            f"{mean(wins):.3f}",
            f"{low:.3f} - {high:.3f}",
            f"{scores['mean'][seat]:.2f}",
            f"{scores['sd'][seat]:.2f}",
            str(scores["min"][seat]),
            str(scores["max"][seat]),
        )
    console.print(table)
    for bot in data.get("by_bot", []):
        console.print(
            f"{bot['bot']}: {bot['share']:.3f} of the wins ({bot['low']:.3f} - {bot['high']:.3f}),"
            f" mean score {bot['score']:.2f}"
        )
    endings = ", ".join(f"{key} {count}" for key, count in data["endings"].items())
    console.print(f"turns: {data['turns']['mean']:.2f}, at most {data['turns']['max']}")
    console.print(f"endings: {endings}")
    console.print(
        f"{data['decisions']} decisions in {data['seconds']:.2f} s:"
        f" {data['decisions_per_s']:.0f} a second ({data['versions']['form']})"
    )


def print_uses(console: Console, uses: Uses, rows: list[Row], most: int = 30) -> None:
    """The things used most, and how those who used them fared."""
    table = Table(title="use and value")
    for heading in ("what", "answers", "seats", "win share", "gain", "score"):
        table.add_column(heading, justify="left" if heading == "what" else "right")
    found = sorted(use_records(uses, rows), key=lambda record: -int(record["answers"]))
    for record in found[:most]:
        table.add_row(
            str(record["ref"]),
            str(record["answers"]),
            str(record["seats"]),
            f"{float(record['win_share']):.3f}",
            f"{float(record['win_gain']):+.3f}",
            f"{float(record['score']):.2f}",
        )
    console.print(table)


def plot(path: Path, plan: Plan, rows: list[Row], uses: Uses) -> None:
    """Score distributions, win shares with intervals and, where watched, use and value."""
    matplotlib: Any = import_module("matplotlib")
    matplotlib.use("Agg")
    # The same run gives the same picture, byte for byte.
    matplotlib.rcParams["svg.hashsalt"] = "tabletown"
    pyplot: Any = import_module("matplotlib.pyplot")
    count = 3 if uses.by_ref else 2
    figure, axes = pyplot.subplots(1, count, figsize=(5.5 * count, 4.5), layout="constrained")
    _plot_scores(axes[0], plan, rows)
    _plot_wins(axes[1], plan, rows)
    if uses.by_ref:
        _plot_uses(axes[2], uses, rows)
    figure.suptitle(f"{plan.game}: {len(rows)} games, seed {plan.seed}, {', '.join(plan.bots)}")
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
    pyplot.close(figure)


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


def _plot_uses(axes: Any, uses: Uses, rows: list[Row]) -> None:
    found = [record for record in use_records(uses, rows) if str(record["ref"])[:3] != "do:"]
    found.sort(key=lambda record: int(record["answers"]))
    found = found[-25:]
    gains = [float(record["win_gain"]) for record in found]
    reach = max((abs(gain) for gain in gains), default=0.0) or 1.0
    colours = [(0.85, 0.35, 0.2) if gain < 0 else (0.2, 0.5, 0.75) for gain in gains]
    alphas = [0.25 + 0.75 * abs(gain) / reach for gain in gains]
    bars = [(*colour, alpha) for colour, alpha in zip(colours, alphas, strict=True)]
    names = [str(record["ref"]) for record in found]
    axes.barh(names, [int(record["answers"]) for record in found], color=bars)
    axes.set(title="use; blue gains, red loses", xlabel="answers")
    axes.tick_params(axis="y", labelsize=7)
