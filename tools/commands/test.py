"""`dev.py test`: everything, the slow parts included, or with `--fast` the inner loop.

The tests of the rules run twice, interpreted and compiled; server, page and database once, on the
compiled engine. Words after the options go to pytest: `dev.py test --fast tests/core -k deck`.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tools import ROOT
from tools.build import compile as compiler
from tools.build import page, system_packages

WORKERS = ["-n", os.environ.get("TABLETOWN_JOBS") or "2", "--dist", "worksteal"]
NOTHING_RAN = 5
SLOWEST = ["--durations", "15", "--durations-min", "1"]
"""Each run of pytest ends with its slowest tests."""
# Plugins that only the server's tests use, and that take seconds to load in every worker.
WITHOUT = ["-p", "no:schemathesis", "-p", "no:faker"]


def run(title: str, form: str, *arguments: str) -> int:
    """Run pytest in one form and return its exit code."""
    print(f"\n== {title}", flush=True)
    environment = {**os.environ, "TABLETOWN_FORM": form}
    options = ["-q", *WORKERS, *SLOWEST, "--form", form]
    command = [sys.executable, "-m", "pytest", *options, *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment).returncode


def run_page(script: str) -> int:
    """Run a script of the page's `package.json` and return its exit code."""
    print(f"\n== the page: {script}", flush=True)
    return page.run(ROOT, "run", "--silent", script).returncode


class Parts:
    """What was done, one part after the other, with its exit code and its seconds."""

    def __init__(self) -> None:
        self.codes: dict[str, int] = {}
        self.seconds: dict[str, float] = {}

    def do(self, title: str, work: Callable[[], int]) -> None:
        """Do *work*; keep its exit code and its time under *title*."""
        start = time.monotonic()
        self.codes[title] = work()
        self.seconds[title] = time.monotonic() - start

    def times(self) -> str:
        """A line for each part: its time and its name."""
        return "\n".join(f"{spoken(took):>14}  {title}" for title, took in self.seconds.items())


def spoken(seconds: float) -> str:
    """A time in minutes and seconds."""
    minutes, rest = divmod(int(seconds), 60)
    return f"{minutes} min {rest} s"


def built(root: Path) -> int:
    """Build the page, with what its tests need; 0 as an exit code, since it stops if it cannot."""
    page.install(root, tools=True)
    page.build(root)
    return 0


def compiled() -> int:
    """Compile the engine; 0 as an exit code, since it stops if it cannot."""
    compiler.build()
    return 0


def fast(arguments: list[str]) -> Parts:
    """The inner loop: interpreted, without browser, database and the slow ones."""
    some = [] if "-m" in arguments else ["-m", "not browser and not database and not slow"]
    parts = Parts()
    parts.do("interpreted, quick tests", lambda: run("quick tests", "pure", *some, *arguments))
    return parts


def whole(arguments: list[str]) -> Parts:
    """Everything, in both forms."""
    system_packages.provide()
    rules = ["--rules", *WITHOUT, *arguments]
    parts = Parts()
    parts.do("the page built", lambda: built(ROOT))
    parts.do("the engine compiled", compiled)
    parts.do("types of the page", lambda: run_page("types"))
    parts.do("unit tests of the page", lambda: run_page("test"))
    parts.do("compiled, every test", lambda: run("every test, compiled", "compiled", *arguments))
    parts.do("interpreted, rules", lambda: run("the rules, interpreted", "pure", *rules))
    return parts


def main() -> None:
    start = time.monotonic()
    quick = "--fast" in sys.argv[1:]
    arguments = [word for word in sys.argv[1:] if word != "--fast"]
    parts = fast(arguments) if quick else whole(arguments)
    # A choice of tests may be empty in one of the forms; the whole suite may not.
    allowed = (0, NOTHING_RAN) if arguments else (0,)
    failed = [title for title, code in parts.codes.items() if code not in allowed]
    took = spoken(time.monotonic() - start)
    print(f"\n{parts.times()}")
    if failed or all(code == NOTHING_RAN for code in parts.codes.values()):
        print(f"\nFAILED after {took}: {'; '.join(failed) or 'no test ran'}")
        sys.exit(1)
    print(f"\nPASSED in {took}")


if __name__ == "__main__":
    main()
