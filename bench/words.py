"""The word finder on random hands: `python bench/words.py [--hands N] [--lang pl] [--json FILE]`.

Hands of 5-7 cards with 1-5 wilds, the rest drawn from the pack's letters, pairs, vowels and
starters, with one shared Common letter. Times are CPU time of this process on one core. Opening a
list and its memory are measured in a process of their own each.
"""

import argparse
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tabletown import _form  # noqa: E402
from tabletown.games.paperback import cards, edition  # noqa: E402
from tabletown.games.paperback.ruleset import Pack  # noqa: E402
from tabletown.games.paperback.words import best, rack  # noqa: E402
from tabletown.games.paperback.words.graph import LISTS, Lexicon, lexicon  # noqa: E402
from tabletown.games.paperback.words.value import Play  # noqa: E402

OPEN = """
import time
from tabletown.games.paperback.words import graph as module
def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096 / 2**20
before = resident()
start = time.process_time()
module.lexicon({lang!r}, {name!r})
spent = time.process_time() - start
print(spent * 1000, resident() - before)
"""


def code(book: Lexicon, letter: int) -> int:
    """The list's code of a letter of the packs."""
    return book.code(cards.LETTERS[letter - 1]) if letter else 0


def deal(rng: random.Random, book: Lexicon, pack: Pack) -> rack.Rack:
    """One hand and a Common letter."""
    count = rng.randint(5, 7)
    wilds = min(rng.randint(1, 5), count - 1)
    kinds = rng.sample([*range(cards.ATTACK), *range(cards.VOWEL, cards.WILD)], count - wilds)
    kinds.append(rng.randint(cards.COMMON, cards.SPACE - 1))
    given = [rack.Card(rack.WILD_FACE, 0) for _ in range(wilds)]
    for kind in kinds:
        able = rack.ability(
            pack.effect[kind],
            pack.amount[kind],
            pack.each[kind],
            pack.condition[kind],
            pack.bound[kind],
        )
        face = rack.pair(code(book, pack.one[kind]), code(book, pack.two[kind]))
        flags = rack.IS_SHARED | rack.IS_COMMON if kind >= cards.COMMON else 0
        given.append(rack.Card(face, pack.value[kind], flags, able))
    return rack.Rack(given, rack.Terms())


def timed(hands: list[rack.Rack], ask: Callable[[rack.Rack], Play | None]) -> dict[str, float]:
    """Median, 95 % and worst milliseconds, and the share of searches that came to their end."""
    spent = []
    exact = 0
    for hand in hands:
        start = time.process_time_ns()
        play = ask(hand)
        spent.append((time.process_time_ns() - start) / 1e6)
        exact += play is None or play.exact
    spent.sort()
    return {
        "median_ms": round(spent[len(spent) // 2], 3),
        "p95_ms": round(spent[len(spent) * 95 // 100], 3),
        "worst_ms": round(spent[-1], 3),
        "exact": round(exact / len(hands), 3),
    }


def main() -> None:
    """Time the best word of random hands; print and keep the figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--hands", type=int, default=500)
    parser.add_argument("--lang", default="pl")
    parser.add_argument("--list", default="standard")
    parser.add_argument("--budget", type=int, default=best.BUDGET)
    parser.add_argument("--json", default="")
    asked = parser.parse_args()
    book = lexicon(asked.lang, asked.list)
    pack = edition.pack("base", asked.lang)
    rng = random.Random(1)
    hands = [deal(rng, book, pack) for _ in range(asked.hands)]
    weights = rack.Weights()
    result: dict[str, object] = {
        "form": _form.FORM,
        "list": book.identity,
        "hands": asked.hands,
        "value": timed(hands, lambda hand: best.best_word(book, hand, 0, asked.budget)),
        "abilities": timed(
            hands, lambda hand: best.best_play(book, hand, weights, 0, asked.budget)
        ),
        "length_8": timed(hands, lambda hand: best.best_word(book, hand, 8, asked.budget)),
    }
    for lang, name in LISTS:
        script = OPEN.format(lang=lang, name=name)
        done = subprocess.run(
            [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
        )
        opening, memory = (float(text) for text in done.stdout.split())
        result[f"open {lang} {name}"] = {"ms": round(opening, 2), "mb": round(memory, 1)}
    for name, value in result.items():
        print(f"{name}: {value}")
    if asked.json:
        Path(asked.json).write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
