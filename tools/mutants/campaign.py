"""`dev.py soak mutants [GAME…]`: which small changes to a game does no test notice?

Each number of the game's editions is raised by one, each comparison in its code inverted, one at
a time, in a scratch copy. The tests that call the changed function are tried first, those that have
killed most in the least time foremost; a survivor has to survive all of them. Tests that never call
it cannot notice the change and are left out.
Results are kept, so that a run can be broken off and taken up again; survivors are tried again
when tests have changed. With `--patience S` a mutant that is alive after about S seconds of tests
is left for a later run: most die early, and one that does not is worth a look first.
The report is `docs/soak/mutants-<game>.md`; survivors that must be are listed with their reasons
in `docs/soak/mutants-accepted.toml`.
"""

import argparse
import hashlib
import json
import os
import queue
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import tomllib
from collections import Counter
from pathlib import Path
from typing import IO, Any

from tools import ROOT
from tools.check import repository
from tools.mutants import mutations
from tools.mutants.forking_plugin import UNCHANGED
from tools.mutants.mutations import Mutant
from tools.mutants.recording_plugin import AT_IMPORT

REPORTS = ROOT / "docs" / "soak"
ACCEPTED = REPORTS / "mutants-accepted.toml"
LEFT_OUT = ("docs/pictures", "web", "bench")
KILLED, SURVIVED = "killed", "survived"
FIRST = 10
"""So many tests are tried alone before the others are even collected."""
PYTEST = ["-q", "-x", "-p", "no:cacheprovider", "-p", "tools.mutants.recording_plugin"]

# Journals name the digest of their edition, and would give every changed number away without
# playing a card. In a scratch copy the digest is taken of the unchanged numbers.
PRETEND = '''

_digest_of_the_file = digest


def digest(data: dict[str, Any]) -> str:
    """The digest of the edition before the change."""
    import copy
    import os

    if "TABLETOWN_PRETEND" in os.environ:
        pretend = json.loads(os.environ["TABLETOWN_PRETEND"])
        data = place = copy.deepcopy(data)
        *path, last = pretend["path"]
        try:
            for key in path:
                place = place[key]
            if place[last] == pretend["put"]:
                place[last] = pretend["was"]
        except (KeyError, IndexError):
            pass
    return _digest_of_the_file(data)
'''


class Scratch:
    """A copy of the repository in which one mutant at a time lives."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for path in repository.files(ROOT):
            name = path.relative_to(ROOT)
            if not name.as_posix().startswith(LEFT_OUT):
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(path, folder / name)
        subprocess.run(["git", "init", "-q"], cwd=folder, check=True)
        editions = folder / "tabletown" / "core" / "edition.py"
        editions.write_text(editions.read_text(encoding="utf-8") + PRETEND, encoding="utf-8")
        subprocess.run([sys.executable, "-m", "compileall", "-q", "tabletown", "tools"], cwd=folder)

        # One process that has loaded pytest already; it forks for every mutant.
        self.environment = {
            **os.environ,
            "TABLETOWN_FORM": "pure",
            "PYTHONPATH": str(folder),
            # A bytecode file of a mutant could pass for that of the next one.
            "PYTHONDONTWRITEBYTECODE": "1",
            # Plugins of the server's tests take longer to load than most mutants live.
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tools.mutants.forking_pytest"],
            cwd=folder,
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        # Another one that has loaded our own code and tests as well, once it is asked for.
        self.forking: subprocess.Popen[str] | None = None
        self.tasks: IO[str] | None = None
        self.answers: IO[str] | None = None

    def pytest(self, words: list[str], settings: dict[str, str], limit: float = 7200) -> int:
        """Run pytest on the copy; a run beyond *limit* seconds counts as a failure."""
        assert self.process.stdin is not None and self.process.stdout is not None
        task = {"words": [*PYTEST, *words], "settings": settings, "limit": limit}
        self.process.stdin.write(json.dumps(task) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def set_up(self, selection: list[str]) -> None:
        """Collect the tests of *selection* in a process that waits for mutants of functions."""
        inner, tasks = os.pipe()
        answers, outer = os.pipe()
        self.tasks, self.answers = os.fdopen(tasks, "w"), os.fdopen(answers)
        plugin = ["-p", "no:cacheprovider", "-p", "tools.mutants.forking_plugin"]
        with (self.folder / "forking.log").open("w") as log:
            self.forking = subprocess.Popen(
                [sys.executable, "-m", "pytest", "-q", *plugin, *selection],
                cwd=self.folder,
                env={**self.environment, "TABLETOWN_TASKS": f"{inner},{outer}"},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                pass_fds=(inner, outer),
                text=True,
            )
        os.close(inner)
        os.close(outer)

    def killer(self, file: str, text: str, names: list[str], limit: float) -> str:
        """The first of the named tests that fails with *text* in the functions of *file*."""
        assert self.tasks is not None and self.answers is not None
        task = {"file": str(self.folder / file), "text": text, "names": names, "limit": limit}
        self.tasks.write(json.dumps(task) + "\n")
        self.tasks.flush()
        return self.answers.readline().removesuffix("\n")

    def close(self) -> None:
        """End both processes: no more tasks come."""
        self.process.communicate()
        if self.tasks is not None and self.answers is not None and self.forking is not None:
            self.tasks.close()
            self.forking.wait()
            self.answers.close()


class Campaign:
    """All mutants of one game against all of its tests."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.mutants = mutations.of_game(ROOT, game)
        self.state_file = ROOT / ".cache" / "mutants" / f"{game}.json"
        self.record_file = self.state_file.with_name(f"{game}-record.json")
        self.results: dict[str, str] = {}
        self.unsettled: set[str] = set()
        """Those that were alive when patience ended."""
        self.tests: dict[str, dict[str, Any]] = {}
        self.kills: Counter[str] = Counter()
        self.lock = threading.Lock()
        self.end = float("inf")
        self.patience = float("inf")
        """Seconds of tests after which a mutant that lives is left for a later run."""

    def recall(self) -> None:
        """Take up earlier results; survivors only if no test has changed since."""
        if not self.state_file.exists():
            return
        state = json.loads(self.state_file.read_text())
        same_tests = state["tests"] == self.tests_digest()
        for key, result in state["results"].items():
            if result == KILLED or same_tests:
                self.results[key] = result
        self.kills.update(state.get("kills", {}))
        here = {mutant.key for mutant in self.mutants}
        waiting = here.intersection(state.get("unsettled", ()))
        self.unsettled.update(waiting.difference(self.results))

    def keep(self) -> None:
        """Write down the results so far."""
        self.state_file.parent.mkdir(parents=True, exist_ok=True)
        state = {"tests": self.tests_digest(), "results": self.results, "kills": self.kills}
        state["unsettled"] = sorted(self.unsettled)
        new = self.state_file.with_suffix(".new")
        new.write_text(json.dumps(state, indent=0))
        new.replace(self.state_file)

    def tests_digest(self) -> str:
        """A name for the tests of this moment."""
        summary = hashlib.blake2b(digest_size=8)
        for path in sorted((ROOT / "tests").rglob("*.py")):
            summary.update(path.read_bytes())
        return summary.hexdigest()

    def sources_digest(self) -> str:
        """A name for the tests and the sources they may call, as they are now."""
        summary = hashlib.blake2b(self.tests_digest().encode(), digest_size=8)
        for folder in ("tabletown", "tools"):
            for path in sorted((ROOT / folder).rglob("*")):
                if path.suffix in (".py", ".toml"):
                    summary.update(path.read_bytes())
        return summary.hexdigest()

    def selection(self) -> list[str]:
        """The words that make pytest collect this game's tests."""
        return ["tests", "--rules", "-k", self.game]

    def record(self, scratch: Scratch) -> None:
        """Learn which functions each test calls: from an earlier part of this campaign, or now."""
        wanted = self.sources_digest()
        kept = json.loads(self.record_file.read_text()) if self.record_file.exists() else {}
        if kept.get("of") != wanted:
            kept = {"of": wanted, "tests": self.watched(scratch)}
            self.record_file.parent.mkdir(parents=True, exist_ok=True)
            self.record_file.write_text(json.dumps(kept))
        self.tests = {
            name: {**test, "calls": {(file, line) for file, line in test["calls"]}}
            for name, test in kept["tests"].items()
        }
        total = sum(test["seconds"] for test in self.tests.values())
        print(f"{self.game}: {len(self.tests) - 1} tests, {total:.0f} s watched", flush=True)

    def watched(self, scratch: Scratch) -> dict[str, dict[str, Any]]:
        """Run the tests once, unharmed, and see which functions each of them calls."""
        output = scratch.folder / "record.json"
        watched = scratch.folder / "tabletown" / "games" / self.game
        settings = {"TABLETOWN_RECORD": str(output), "TABLETOWN_WATCH": str(watched)}
        code = scratch.pytest(self.selection(), settings)
        if code:
            print((scratch.folder / "pytest.log").read_text()[-3000:])
            sys.exit(f"the tests of {self.game} do not pass before any change (pytest said {code})")
        tests: dict[str, dict[str, Any]] = json.loads(output.read_text())
        prefix = f"{scratch.folder}{os.sep}"
        for test in tests.values():
            test["calls"] = [
                [Path(name.removeprefix(prefix)).as_posix(), line] for name, line in test["calls"]
            ]
        return tests

    def by_merit(self, names: list[str]) -> list[str]:
        """What kills most in the least time first; what has killed nothing yet, by speed."""
        return sorted(
            names,
            key=lambda name: (self.tests[name]["seconds"] + 0.05) / (self.kills[name] + 0.1),
        )

    def candidates(self, mutant: Mutant) -> list[str]:
        """The tests that call the changed function; all of them if it runs at import."""
        every = [name for name in self.tests if name != AT_IMPORT]
        if mutant.file.endswith(".toml"):
            return self.by_merit(every)
        if self.runs_at_import(mutant):
            return self.by_merit(every)
        place = self.place(mutant)
        return self.by_merit([name for name in every if place in self.tests[name]["calls"]])

    def place(self, mutant: Mutant) -> tuple[str, int]:
        """The file and the first line of the function that *mutant* changes."""
        source = (ROOT / mutant.file).read_text(encoding="utf-8")
        return mutant.file, mutations.function_around(source, mutant.line)

    def runs_at_import(self, mutant: Mutant) -> bool:
        """Whether what *mutant* changes has been used before any test runs."""
        place = self.place(mutant)
        return place[1] == 0 or place in self.tests[AT_IMPORT]["calls"]

    def affordable(self, names: list[str]) -> list[str]:
        """As many of *names*, from the first on, as patience allows."""
        left = self.patience
        found: list[str] = []
        for name in names:
            left -= self.tests[name]["seconds"]
            if left < 0:
                break
            found.append(name)
        return found

    def is_killed(self, scratch: Scratch, mutant: Mutant) -> bool | None:
        """Whether any test of the game fails on *mutant*; None when patience ended before."""
        some = self.candidates(mutant)
        # A function that keeps its results was recorded for its first caller only, so a
        # survivor has to meet every other test too.
        others = self.by_merit([n for n in self.tests if n != AT_IMPORT and n not in set(some)])
        wanted = self.affordable(some + others)
        path = scratch.folder / mutant.file
        source = path.read_text(encoding="utf-8")
        killer = UNCHANGED
        if not mutant.file.endswith(".toml") and not self.runs_at_import(mutant):
            killer = scratch.killer(mutant.file, mutant.applied(source), wanted, self.limit(wanted))
        if killer == UNCHANGED:
            is_dead = self.is_killed_on_disk(scratch, mutant, source, wanted)
        else:
            is_dead = bool(killer)
            if killer in self.tests:
                self.kills[killer] += 1
        return True if is_dead else False if len(wanted) == len(some + others) else None

    def is_killed_on_disk(
        self, scratch: Scratch, mutant: Mutant, source: str, wanted: list[str]
    ) -> bool:
        """Whether one of the tests *wanted* fails when everything is loaded anew."""
        path = scratch.folder / mutant.file
        times = path.stat()
        path.write_text(mutant.applied(source), encoding="utf-8")
        try:
            pretend = {}
            if mutant.file.endswith(".toml"):
                pretend["TABLETOWN_PRETEND"] = json.dumps(mutations.difference(mutant, source))
            groups = (wanted[:FIRST], wanted[FIRST:])
            return any(names and self.fails(scratch, names, pretend) for names in groups)
        finally:
            path.write_text(source, encoding="utf-8")
            os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))

    def limit(self, names: list[str]) -> float:
        """Seconds after which the named tests are taken to never end; recorded times are long."""
        return 10.0 + 10 * sum(float(self.tests[name]["seconds"]) for name in names)

    def fails(self, scratch: Scratch, names: list[str], settings: dict[str, str]) -> bool:
        """Whether one of the named tests fails; they run in the given order."""
        choice, killer = scratch.folder / "choice.json", scratch.folder / "killer"
        choice.write_text(json.dumps(names))
        killer.unlink(missing_ok=True)
        files = list(dict.fromkeys(name.split("::")[0] for name in names))
        named = {"TABLETOWN_CHOICE": str(choice), "TABLETOWN_KILLER": str(killer)}
        # What never ends is noticed as well.
        code = scratch.pytest(files, {**named, **settings}, self.limit(names))
        if killer.exists():
            self.kills[killer.read_text()] += 1
        return code != 0

    def run(self, workers: int, limit: int | None, seconds: float = float("inf")) -> None:
        """Try every mutant that has no result yet, as far as *limit* and *seconds* allow."""
        self.recall()
        self.end = time.monotonic() + seconds
        waiting: queue.Queue[Mutant] = queue.Queue()
        left = [mutant for mutant in self.mutants if mutant.key not in self.results]
        # In an order of its own, so that any part of a campaign is a fair sample of it; those
        # that have lived long come last.
        left.sort(
            key=lambda mutant: (
                mutant.key in self.unsettled,
                hashlib.blake2b(mutant.key.encode()).digest(),
            )
        )
        for mutant in left[:limit]:
            waiting.put(mutant)
        total = waiting.qsize()
        print(f"{self.game}: {len(self.mutants)} mutants, {total} to try", flush=True)
        if not total:
            return
        with tempfile.TemporaryDirectory(prefix="tabletown-mutants-") as folder:
            copies = [Scratch(Path(folder, str(number))) for number in range(workers)]
            self.record(copies[0])
            for copy in copies:
                copy.set_up(self.selection())
            threads = [
                threading.Thread(target=self.work, args=(copy, waiting, total)) for copy in copies
            ]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            for copy in copies:
                copy.close()
        self.keep()

    def work(self, scratch: Scratch, waiting: "queue.Queue[Mutant]", total: int) -> None:
        """Take mutants from the queue until it is empty."""
        while time.monotonic() < self.end:
            try:
                mutant = waiting.get_nowait()
            except queue.Empty:
                return
            killed = self.is_killed(scratch, mutant)
            with self.lock:
                self.unsettled.discard(mutant.key)
                if killed is None:
                    self.unsettled.add(mutant.key)
                else:
                    self.results[mutant.key] = KILLED if killed else SURVIVED
                if not killed:
                    how = "lives so far" if killed is None else "survives"
                    print(f"  {how}: {mutant.file}:{mutant.line} {mutant.change}", flush=True)
                done = total - waiting.qsize()
                if done % 20 == 0:
                    print(f"  {done} of {total}", flush=True)
                    self.keep()

    def survivors(self) -> list[Mutant]:
        """The mutants that no test noticed."""
        return [mutant for mutant in self.mutants if self.results.get(mutant.key) == SURVIVED]

    def _waiting(self) -> list[str]:
        """The lines about mutants that live so far, for whoever goes on."""
        if not self.unsettled:
            return []
        lines = [f"{len(self.unsettled)} more are alive after the quicker tests:", ""]
        for key in sorted(self.unsettled):
            file, within, line, change, nth = fields(key)
            lines.append(
                f"- {file.split('/', 3)[3]}, {within}: `{line}`, {change} (no. {int(nth) + 1})"
            )
        return [*lines, ""]

    def report(self) -> str:
        """The result as a page; the share of survivors, each with its reason."""
        tried = [mutant for mutant in self.mutants if mutant.key in self.results]
        survivors = self.survivors()
        share = 100 * len(survivors) / len(tried) if tried else 0.0
        lines = [
            f"# Mutants of {self.game}",
            "",
            f"{len(tried)} of {len(self.mutants)} mutants tried, {len(tried) - len(survivors)}"
            f" killed, {len(survivors)} survived ({share:.1f} %).",
            "",
            *self._waiting(),
            "Each number of an edition was raised by one and each comparison inverted, one at a"
            " time; a mutant is killed when a test of the game fails.",
        ]
        if survivors:
            lines += ["", "| where | the line | change | why it may live |", "|---|---|---|---|"]
        reasons = accepted(self.game)
        for mutant in survivors:
            text = mutant.text.replace("|", "\\|")
            where = f"{mutant.file.split('/', 3)[3]}, {mutant.within}"
            why = reason(mutant, reasons) or "**not explained**"
            lines.append(f"| {where} | `{text}` | {mutant.change} | {why} |")
        return "\n".join(lines) + "\n"


def accepted(game: str) -> list[dict[str, str]]:
    """The survivors of *game* that must be, as `docs/soak/mutants-accepted.toml` lists them."""
    if not ACCEPTED.exists():
        return []
    rows: list[dict[str, str]] = tomllib.loads(ACCEPTED.read_text("utf-8")).get(game, [])
    return rows


def fits(mutant: Mutant, row: dict[str, str]) -> bool:
    """Whether *row* of the accepted ones means *mutant*; what the row does not say fits all."""
    return (
        mutant.file.endswith(f"/{row['file']}")
        and row.get("within", mutant.within) == mutant.within
        and row.get("line", mutant.text) == mutant.text
        and row.get("change", mutant.change) == mutant.change
    )


def reason(mutant: Mutant, rows: list[dict[str, str]]) -> str:
    """Why *mutant* may survive, or nothing."""
    return next((row["reason"] for row in rows if fits(mutant, row)), "")


def fields(key: str) -> tuple[str, str, str, str, str]:
    """What a mutant's key was made of; its line may hold bars of its own."""
    file, within, rest = key.split(" | ", 2)
    text, change, nth = rest.rsplit(" | ", 2)
    return file, within, text, change, nth


def games() -> list[str]:
    """Every game that has a folder of its own."""
    top = ROOT / "tabletown" / "games"
    return sorted(path.parent.name for path in top.glob("*/rules.py"))


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="dev.py soak mutants", description=__doc__)
    parser.add_argument("game", nargs="*", help="the games to try; all of them by default")
    jobs = int(os.environ.get("TABLETOWN_JOBS") or 2)
    parser.add_argument("--workers", type=int, default=jobs)
    parser.add_argument("--limit", type=int, help="try at most so many mutants now")
    parser.add_argument(
        "--seconds", type=float, default=float("inf"), help="begin no mutant after these"
    )
    parser.add_argument(
        "--patience",
        type=float,
        default=float("inf"),
        help="seconds of tests a mutant is worth now",
    )
    parser.add_argument("--fresh", action="store_true", help="forget earlier results")
    parser.add_argument("--list", action="store_true", help="only list the mutants")
    options = parser.parse_args(words)
    unexplained = 0
    for game in options.game or games():
        campaign = Campaign(game)
        if options.list:
            for mutant in campaign.mutants:
                print(f"{mutant.file}:{mutant.line}: {mutant.change}: {mutant.text}")
            continue
        if options.fresh:
            campaign.state_file.unlink(missing_ok=True)
        campaign.patience = options.patience
        campaign.run(options.workers, options.limit, options.seconds)
        REPORTS.mkdir(parents=True, exist_ok=True)
        report = campaign.report()
        (REPORTS / f"mutants-{game}.md").write_text(report, encoding="utf-8")
        print(report)
        rows = accepted(game)
        unexplained += sum(not reason(mutant, rows) for mutant in campaign.survivors())
        for row in rows:
            if not any(fits(mutant, row) for mutant in campaign.mutants):
                print(f"{ACCEPTED.name}: no such mutant any more: {row['file']}: {row.get('line')}")
                unexplained += 1
    sys.exit(1 if unexplained else 0)


if __name__ == "__main__":
    main(sys.argv[1:])
