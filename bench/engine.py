"""Our own rates, a JSON line each: `python -m bench.engine GAME…`, in the form that runs."""

import json
import os
import sys

from bench.hands import hands
from tabletown.games import GAMES
from tabletown.games.fliptown.poker import category
from tabletown.lab import bench

SECONDS = float(os.environ.get("BENCH_SECONDS", "1"))


class Hands(bench.Work):
    """What poker hands are, asked one by one from Python."""

    def __init__(self) -> None:
        self.dealt = hands()

    def once(self) -> int:
        """Ask for the category of every hand dealt; returns how many they are."""
        for hand in self.dealt:
            category(hand)
        return len(self.dealt)


def main() -> None:
    for key in sys.argv[1:] or [game.key for game in GAMES]:
        row = bench.measure(key, SECONDS)
        name = f"{key} {row['form']}"
        rates = {
            "from python": row["decisions_per_s_from_python"],
            "inside": row["decisions_per_s_inside"],
            "with views": row["decisions_with_views_per_s"],
            "clones": row["clones_per_s"],
            "search": row["search_iterations_per_s"],
            "playouts": row["playouts_per_s"],
            "search decisions": row["search_decisions_per_s"],
        }
        if key == "fliptown":
            rates["hands"] = bench.rate(Hands(), SECONDS)[0]
        for what, rate in rates.items():
            print(json.dumps({"who": name, "what": what, "rate": rate}), flush=True)


if __name__ == "__main__":
    main()
