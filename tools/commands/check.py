"""`dev.py check`: format, lint, types, import rules, stale generated files; in seconds."""

import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools import ROOT
from tools.build import page
from tools.check import compiled_code, drawing, game_layout, imports, repository, rulings


def program(*words: str) -> Callable[[], str]:
    """A check that is another program: silent when content."""

    def run() -> str:
        command = [sys.executable, "-m", *words]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        return "" if done.returncode == 0 else (done.stdout + done.stderr).strip() or "failed"

    return run


def ours(check: Callable[[Path], list[str]]) -> Callable[[], str]:
    """A check of our own: a list of complaints."""

    def run() -> str:
        return "\n".join(check(ROOT))

    return run


def of_the_page(script: str) -> Callable[[], str]:
    """A check of the page: a script of its `package.json`."""

    def run() -> str:
        return page.complaint(ROOT, script)

    return run


def checks() -> dict[str, Callable[[], str]]:
    """Everything that is checked, by the name it is reported under."""
    return {
        "types": program("mypy"),
        "types of the page": of_the_page("types"),
        "lint of the page": of_the_page("lint"),
        "format of the page": of_the_page("format"),
        "format": program("ruff", "format", "--check", "-q", "."),
        "lint": program("ruff", "check", "-q", "--output-format=concise", "."),
        "imports": ours(imports.check),
        "compiled code": ours(compiled_code.check),
        "games": ours(game_layout.check),
        "drawing": ours(drawing.check),
        "rulings": ours(rulings.check),
        "repository": ours(repository.check),
        "generated types": program("tools.build.gen_types", "--check"),
    }


def main() -> None:
    page.install(ROOT, tools=True)
    every = checks()
    with ThreadPoolExecutor(2) as pool:
        results = dict(zip(every, pool.map(lambda check: check(), every.values()), strict=True))
    for name, complaint in results.items():
        print(f"{name}: {'ok' if not complaint else 'NOT ok'}")
        if complaint:
            print(complaint)
    for warning in repository.long_files(ROOT):
        print(f"warning: {warning}")
    failed = [name for name, complaint in results.items() if complaint]
    print(f"FAILED: {', '.join(failed)}" if failed else "all good")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
