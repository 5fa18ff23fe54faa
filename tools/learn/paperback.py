"""Learn the weights of Paperback's higher bots in self-play: `python -m tools.learn.paperback`.

    --seats N               at tables of so many seats (2)
    --games N               at most so many games a trial (360)
    --into FOLDER           write the weights there and leave those of the bots as they are
    --from first|now        where to begin: the first guess (if not given), or the present weights
    --terms rate,clock      change only these weights (all but those of conditions)
    --minutes M             stop after so long; the same words go on from there
    --try rate=1.8,wild=0   play these weights against the start and print how they do; repeatable
    --against first         play the start itself against this list

Without --try, one weight after the other is made larger, and if that does not help smaller; a
change that helps is made again. One bot with the new weights meets bots with the old ones, each
deal from every seat, and every change has deals of its own. A trial is looked at after every
sixty games, or after all if they are fewer: a change stays as soon as the whole 95 % interval of
its share is above the fair share, and is dropped when its share is not; after N games it stays if
it is better by a standard error. The rounds go on until one changes nothing. The result is
written into `tabletown/search/paperback.json`, with this command; `docs/bots.md` says what was
found.

What was played is kept in `.cache/tune`, under the names of the weights and the sources.
"""

import json
import sys
import time
from pathlib import Path

from tabletown import _form, bots
from tabletown.bots.paperback import Writer
from tabletown.lab import simulate
from tabletown.lab.watch import Uses
from tabletown.search.paperback import MADE_BY, PATH, WEIGHTS, CardWeights
from tools.learn import command

EDGES = 60_000
STEPS = (1.5, 0.67)
LOOK = 60
"""After so many games a trial is looked at; a whole number of deals for two to five seats."""
FIRST = CardWeights(
    WEIGHTS.numbers
    | {
        "rate": 0.85,
        "ability-cents": 1.0,
        "ability-draw": 1.2,
        "ability-double-word": 3.0,
        "ability-trash-hand": 1.0,
        "ability-trash-hand-for": 1.0,
        "ability-upgrade": 1.0,
    }
)
"""A first guess that a player would make: a little less than a fame for a cent, fame rather early,
a cent or two for most abilities, three for a doubled word, a Common card worth its five fame and
a little more."""
TERMS = [name for name in WEIGHTS.numbers if not name.startswith("condition")]
"""What is changed unless told otherwise."""
LISTS = {"first": FIRST, "now": WEIGHTS}
KEPT = _form.ROOT / ".cache" / "tune"
MOST_GAMES = 360
"""In a trial, unless told otherwise."""


class Tuner:
    """Plays weights against weights at tables of one size, and remembers the results."""

    def __init__(self, seats: int, games: int, minutes: float) -> None:
        self.seats = seats
        self.games = games
        self.look = min(LOOK, games)
        self.end = time.monotonic() + 60 * minutes
        self.file = KEPT / f"paperback-{seats}.jsonl"
        self.sources = _form.digest()
        self.known: dict[str, list[float]] = {}
        if self.file.exists():
            for line in self.file.read_text().splitlines():
                row = json.loads(line)
                self.known[row["of"]] = row["wins"]

    def wins(self, new: CardWeights, old: CardWeights, seed: int, first: int) -> list[float]:
        """The share of the win that *new* takes from *old* in each of the games from *first* on."""
        name = json.dumps(
            [self.sources, new.numbers, old.numbers, self.seats, seed, first, self.look]
        )
        if name not in self.known:
            if time.monotonic() > self.end:
                sys.exit("the time is over; the same words go on from here")
            plan = simulate.plan("paperback", self.seats, "legend,veteran", 0, seed, {}, True)
            players: dict[str, bots.Bot] = {
                "legend": Writer(EDGES, new),
                "veteran": Writer(EDGES, old),
            }
            rows = [
                simulate.play_game(plan, number, players, Uses())
                for number in range(first, first + self.look)
            ]
            self.known[name] = [row.wins[row.game % self.seats] for row in rows]
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with self.file.open("a") as file:
                file.write(json.dumps({"of": name, "wins": self.known[name]}) + "\n")
        return self.known[name]

    def trial(self, new: CardWeights, old: CardWeights, seed: int) -> list[float]:
        """All games of *new* against *old*, whatever they show."""
        found: list[float] = []
        while len(found) < self.games:
            found += self.wins(new, old, seed, len(found))
        return found

    def helps(self, name: str, new: CardWeights, old: CardWeights, seed: int) -> bool:
        """Whether *new* seems better than *old*; given up early when it does not look so."""
        fair = 1 / self.seats
        found: list[float] = []
        while len(found) < self.games:
            found += self.wins(new, old, seed, len(found))
            if simulate.mean(found) <= fair or simulate.interval(found)[0] > fair:
                break
        low, middle = simulate.interval(found)[0], simulate.mean(found)
        # The interval is two standard errors wide on either side.
        is_better = low > fair or (middle > fair and (middle + low) / 2 > fair)
        print(f"{told(name, found)}{', kept' if is_better else ''}", flush=True)
        return is_better

    def climb(self, weights: CardWeights, terms: list[str]) -> CardWeights:
        """Move one weight after the other as long as it seems to help."""
        seed, is_moving = 0, True
        while is_moving:
            is_moving = False
            for term in terms:
                for step in STEPS:
                    before = weights
                    while True:
                        number = round(weights.numbers[term] * step, 2)
                        trial = CardWeights(weights.numbers | {term: number})
                        seed += 1
                        if number == weights.numbers[term]:
                            break
                        if not self.helps(f"{term} {number}", trial, weights, seed):
                            break
                        weights = trial
                    if weights is not before:
                        is_moving = True
                        break
            print(weights.numbers, flush=True)
        return weights


def told(name: str, wins: list[float]) -> str:
    """How a trial went, in one line."""
    low, high = simulate.interval(wins)
    return f"{name}: {simulate.mean(wins):.3f} ({low:.3f} - {high:.3f}) of {len(wins)}"


def changed(weights: CardWeights, words: str) -> CardWeights:
    """*weights* with ``term=value,…`` put in."""
    numbers = dict(weights.numbers)
    for word in words.split(","):
        term, _, value = word.partition("=")
        if term not in numbers:
            sys.exit(f"no such weight: {term}")
        numbers[term] = float(value)
    return CardWeights(numbers)


def write(weights: CardWeights, path: Path) -> None:
    """Write *weights* into the file *path*, with the command that made them."""
    text = json.dumps({MADE_BY: command.spoken("paperback"), **weights.numbers}, indent=2)
    path.write_text(text + "\n", encoding="utf-8")


def main() -> None:
    parser = command.parser(__doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--from", dest="start", choices=LISTS, default="first")
    parser.add_argument("--terms", default=",".join(TERMS))
    parser.add_argument("--try", dest="trials", action="append", default=[])
    parser.add_argument("--against", choices=LISTS)
    given = command.read(parser)
    tuner = Tuner(given.seats, given.games or MOST_GAMES, given.minutes)
    start = LISTS[given.start]
    for words in given.trials:
        print(told(words, tuner.trial(changed(start, words), start, 1)), flush=True)
    if given.against:
        other = LISTS[given.against]
        print(told(f"{given.start} against {given.against}", tuner.trial(start, other, 1)))
    if not given.trials and not given.against:
        found = tuner.climb(start, given.terms.split(","))
        write(found, command.place(PATH, given.into))


if __name__ == "__main__":
    main()
