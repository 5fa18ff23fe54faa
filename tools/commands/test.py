"""`dev.py test`: everything, the slow parts included, or with `--fast` the inner loop.

The tests of the rules run twice, interpreted and compiled; server, page and database once, on the
compiled engine. Words after the options go to pytest: `dev.py test --fast tests/core -k deck`.
"""

import os
import subprocess
import sys
import time

from tools import ROOT
from tools.build import compile as compiler
from tools.build import page, system_packages

WORKERS = ["-n", os.environ.get("TABLETOWN_JOBS") or "2", "--dist", "worksteal"]
NOTHING_RAN = 5
# Plugins that only the server's tests use, and that take seconds to load in every worker.
WITHOUT = ["-p", "no:schemathesis", "-p", "no:faker"]


def run(title: str, form: str, *arguments: str) -> int:
    """Run pytest in one form and return its exit code."""
    print(f"\n== {title}", flush=True)
    environment = {**os.environ, "TABLETOWN_FORM": form}
    command = [sys.executable, "-m", "pytest", "-q", *WORKERS, "--form", form, *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment).returncode


def fast(arguments: list[str]) -> list[tuple[str, int]]:
    """The inner loop: interpreted, without browser, database and the slow ones."""
    some = [] if "-m" in arguments else ["-m", "not browser and not database and not slow"]
    return [("interpreted, quick tests", run("quick tests", "pure", *some, *arguments))]


def whole(arguments: list[str]) -> list[tuple[str, int]]:
    """Everything, in both forms."""
    system_packages.provide()
    page.build(ROOT)
    compiler.build()
    return [
        ("types of the page", page.check(ROOT)),
        ("compiled, every test", run("every test, compiled", "compiled", *arguments)),
        (
            "interpreted, rules",
            run("the rules, interpreted", "pure", "--rules", *WITHOUT, *arguments),
        ),
    ]


def main() -> None:
    start = time.monotonic()
    quick = "--fast" in sys.argv[1:]
    arguments = [word for word in sys.argv[1:] if word != "--fast"]
    results = fast(arguments) if quick else whole(arguments)
    # A choice of tests may be empty in one of the forms; the whole suite may not.
    allowed = (0, NOTHING_RAN) if arguments else (0,)
    failed = [title for title, code in results if code not in allowed]
    minutes, seconds = divmod(int(time.monotonic() - start), 60)
    if failed or all(code == NOTHING_RAN for _, code in results):
        print(f"\nFAILED after {minutes} min {seconds} s: {'; '.join(failed) or 'no test ran'}")
        sys.exit(1)
    titles = "; ".join(title for title, _ in results)
    print(f"\nPASSED in {minutes} min {seconds} s: {titles}")


if __name__ == "__main__":
    main()
