"""What a run of games said: tables for people, files for other programs."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import Any, TypeAlias

from rich.console import Console
from rich.table import Table

from tabletown.lab.extras import extra
from tabletown.lab.simulate import Plan, Row, interval, mean
from tabletown.lab.watch import Uses

Record: TypeAlias = dict[str, int | float | str]
"""One line of a table: a value for each column."""


def records(rows: list[Row]) -> list[Record]:
    """One record for every seat of every game."""
    found: list[Record] = []
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


def use_records(uses: Uses, rows: list[Row]) -> list[Record]:
    """One record for everything that answers named, with what it was worth to those who did."""
    share = mean([win for row in rows for win in row.wins])
    found: list[Record] = []
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


def csv_text(found: list[Record]) -> str:
    """Records as CSV with a heading."""
    text = io.StringIO()
    if found:
        writer = csv.DictWriter(text, list(found[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(found)
    return text.getvalue()


def write_parquet(path: Path, found: list[Record]) -> None:
    """Records as a Parquet file."""
    extra("polars").DataFrame(found).write_parquet(path)


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
