"""A checksum over many random games of every kind of table, for comparing the two forms.

`python -m tools.soak.checksum GAMES` prints a JSON object: a line a table, and the form that ran.
"""

import json
import sys

from tabletown import _form
from tabletown.core.state import Game
from tabletown.lab.setups import editions, with_every_seat_count
from tabletown.search.playout import checksum
from tools import registry

WEIGHTS = {"paperback": 10, "deadwood": 3}
"""Games that take longer are played so many times less often."""


def sums(game: Game, count: int) -> dict[str, int]:
    """The checksum of every edition of *game* with every seat count, about *count* games in all."""
    every = [one for given in editions(game) for one in with_every_seat_count(game, given)]
    share = max(2, count // WEIGHTS.get(game.key, 1) // len(every))
    return {
        str(setup): checksum(game, setup.seats, setup.options, share, 1000 * index)
        for index, setup in enumerate(every)
    }


def main() -> None:
    count = int(sys.argv[1])
    found: dict[str, int] = {}
    for game in registry.EVERY:
        found.update(sums(game, count))
    print(json.dumps({"form": _form.FORM, "sums": found}))


if __name__ == "__main__":
    main()
