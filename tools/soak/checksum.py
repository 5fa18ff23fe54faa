"""A checksum over many random games of every kind of table, for comparing the two forms.

`python -m tools.soak.checksum GAMES` prints a JSON object: a line a table, and the form that ran.
"""

import json
import sys

from tabletown import _form
from tabletown.core.options import OptionValue, complete
from tabletown.core.state import Game
from tabletown.search.playout import checksum
from tools import games

WEIGHTS = {"paperback": 10, "deadwood": 3}
"""Games that take longer are played so many times less often."""


def tables(game: Game) -> list[tuple[int, dict[str, OptionValue]]]:
    """Every edition with every seat count."""
    found: list[tuple[int, dict[str, OptionValue]]] = []
    for edition in games.editions(game):
        given: dict[str, OptionValue] = {"edition": edition} if edition else {}
        for seats in range(game.least, game.most + 1):
            if games.is_possible(game, seats, given):
                found.append((seats, complete(game.options, given, game.presets())))
    return found


def sums(game: Game, count: int) -> dict[str, int]:
    """The checksum of every table of *game*, about *count* games in all."""
    every = tables(game)
    share = max(2, count // WEIGHTS.get(game.key, 1) // len(every))
    return {
        f"{game.key}-{seats}-{options.get('edition', '')}": checksum(
            game, seats, options, share, 1000 * index
        )
        for index, (seats, options) in enumerate(every)
    }


def main() -> None:
    count = int(sys.argv[1])
    found: dict[str, int] = {}
    for game in games.EVERY:
        found.update(sums(game, count))
    print(json.dumps({"form": _form.FORM, "sums": found}))


if __name__ == "__main__":
    main()
