"""Golden games: whole games that must stay as they are, and how they are recorded.

For every edition one game with the fewest and one with the most seats, and one for every way the
game can end, each a journal and beside it a page for reading: a block a round, then the result.
A golden changes only together with the version of the rules; `--anyway` is for the time before
the first release. What the games showed on their way is written anew each time (`digests.py`).
"""

from pathlib import Path

import tabletown as tt
from tabletown.core.errors import TabletownError
from tabletown.core.journal import read
from tabletown.core.options import OptionValue
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER, SPECTATOR, Game
from tabletown.lab.random_play import play_table
from tabletown.lab.setups import Setup, editions, random_setup
from tools import ROOT, registry
from tools.golden import digests

GOLDEN = ROOT / "tests" / "golden"
SEARCHED = 400
"""Games played in search of a way to end."""


def summary(table: tt.Table) -> str:
    """The game for reading: where it stood after every round, and how it ended."""
    header = table.header
    options = " ".join(f"{key}={value}" for key, value in header.options.items())
    lines = [f"{header.game}, {header.seats} seats, rules {header.rules}", options]
    state = tt.new(
        header.game, header.seats, int(header.known_seed), options=table.options
    )._first()
    turn = state.observe(SPECTATOR).turn
    block: list[str] = []
    for answer in table.answers:
        who = "dealer" if answer.entry.who == DEALER else f"s{answer.entry.who}"
        block.append(f"{who} {answer.entry.text}")
        state.apply(answer.entry.who, answer.action)
        now = state.observe(SPECTATOR).turn
        if now != turn or state.pending() == 0:
            lines += ["", f"turn {turn}, scores {numbers(state.scores())}", *folded(block)]
            turn, block = now, []
    result = table.result
    assert result is not None
    lines += ["", f"ended by {result.ending}: scores {numbers(list(result.scores))}"]
    lines += [f"won by {numbers(list(result.winners))}", state.fingerprint()]
    return "\n".join(lines) + "\n"


def numbers(values: list[int]) -> str:
    """Some numbers in a row."""
    return " ".join(str(value) for value in values)


def folded(answers: list[str]) -> list[str]:
    """Answers, several to a line."""
    lines = [""]
    for answer in answers:
        if len(lines[-1]) + len(answer) > 95:
            lines.append("")
        lines[-1] += f"{'; ' if lines[-1] else '  '}{answer}"
    return lines


def wanted(game: Game) -> list[tuple[str, int, Setup]]:
    """Name, seed and setup of every game to record."""
    found: list[tuple[str, int, Setup]] = []
    for number, given in enumerate(editions(game)):
        for seats in dict.fromkeys((game.least, game.most)):
            setup = Setup(game, seats, given)
            if setup.is_possible:
                seed = 100 * number + seats
                found.append((f"{given.get('edition', 'base')}-{seats}p-{seed}", seed, setup))
    return found


def look_for_endings(game: Game, missing: set[str]) -> list[tuple[str, int, Setup]]:
    """Games that end in the ways that are *missing*, as far as random play finds them."""
    found: list[tuple[str, int, Setup]] = []
    for seed in range(1000, 1000 + SEARCHED):
        if not missing:
            break
        setup = random_setup(game, Rng(seed))
        result = play_table(setup, seed).result
        assert result is not None
        if result.ending in missing:
            missing.discard(result.ending)
            found.append((f"ends-{result.ending}-{setup.seats}p-{seed}", seed, setup))
    for ending in sorted(missing):
        print(f"{game.key}: random play never ends by {ending}; record such a game by hand")
    return found


def ending_of(path: Path) -> str:
    """How the recorded game ended, as its page says."""
    for line in path.with_suffix(".txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("ended by "):
            return line.removeprefix("ended by ").split(":")[0]
    return ""


def may_change(path: Path, table: tt.Table) -> bool:
    """Whether the golden at *path* was recorded under other rules than ours."""
    try:
        return read(path.read_text(encoding="utf-8")).header.rules != table.header.rules
    except TabletownError:
        return True


def record(path: Path, table: tt.Table, anyway: bool) -> bool:
    """Write one golden game; False if it would change although the rules did not."""
    if path.exists():
        if path.read_text(encoding="utf-8") == table.journal:
            return True
        if not anyway and not may_change(path, table):
            print(f"{path.name} would change under the same rules; raise the game's `rules`")
            return False
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(table.journal, encoding="utf-8")
    path.with_suffix(".txt").write_text(summary(table), encoding="utf-8")
    print(f"recorded {path.parent.name}/{path.name}: {len(table.entries)} entries")
    return True


def again(path: Path) -> tt.Table:
    """The game of an existing golden, found by an earlier search, played once more."""
    header = read(path.read_text(encoding="utf-8")).header
    (game,) = registry.called([header.game])
    known = [spec.key for spec in game.options]
    given: dict[str, OptionValue] = {
        key: value for key, value in header.options.items() if key in known
    }
    return play_table(Setup(game, header.seats, given), int(header.known_seed))


def run(game: Game, anyway: bool) -> bool:
    """Record every golden of *game*."""
    folder = GOLDEN / game.key
    good = True
    for name, seed, setup in wanted(game):
        good &= record(folder / f"{name}.journal", play_table(setup, seed), anyway)
    for path in sorted(folder.glob("ends-*.journal")):
        table = again(path)
        if table.result is not None and table.result.ending in path.name:
            good &= record(path, table, anyway)
        else:
            path.unlink()
            path.with_suffix(".txt").unlink()
    have = {ending_of(path) for path in folder.glob("*.journal")}
    for name, seed, setup in look_for_endings(game, set(registry.endings(game)) - have):
        good &= record(folder / f"{name}.journal", play_table(setup, seed), anyway)
    digests.write(folder)
    return good
