"""How long until the first board is on screen: `python -m bench.first_board [RUNS]`, on loopback.

A browser that knows nothing yet opens the link of a seat; the clock runs from there until the
board is drawn and can be played. Prints one JSON line a game, in milliseconds: the time that
passed, and the processor time that the server and all processes of the browser took for it. On a
machine with other work only the second one says something; with a core to itself the board is
there no later than that.
"""

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tabletown.games import GAMES

RUNS = int(sys.argv[1]) if sys.argv[1:] and sys.argv[1].isdigit() else 7


def seat(base: str, game: str, *levels: str) -> str:
    """Where on the server at *base* a person's seat at a new table is, with bots of *levels*."""
    seats = [{"kind": "human", "name": "Ada"}]
    seats += [{"kind": "bot", "level": level} for level in levels]
    body = json.dumps({"game": game, "seats": seats, "seed": 7}).encode()
    headers = {"Content-Type": "application/json", "Origin": base}
    request = urllib.request.Request(f"{base}/api/tables", body, headers)
    with urllib.request.urlopen(request) as answer:
        made = json.load(answer)
    return f"/#/t/{made['table']}/{made['seats'][0]['token']}"


def spent() -> float:
    """Processor time of everything this process has started so far, in seconds."""
    rows = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            rest = path.read_text().rpartition(")")[2]
        except OSError:
            continue
        fields = rest.split()
        rows[int(path.parent.name)] = (int(fields[1]), int(fields[11]) + int(fields[12]))
    family, grown = {os.getpid()}, True
    while grown:
        more = {pid for pid, (parent, _) in rows.items() if parent in family} - family
        family |= more
        grown = bool(more)
    ticks = sum(rows[pid][1] for pid in family - {os.getpid()})
    return ticks / os.sysconf("SC_CLK_TCK")


def once(browser: Browser, url: str) -> tuple[float, float]:
    """Open *url* in a fresh profile and wait for something that can be chosen on the board."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    before, start = spent(), time.perf_counter()
    page.goto(url, wait_until="commit")
    page.wait_for_selector(".stage [data-lit], .prompt .answers button")
    taken, used = time.perf_counter() - start, spent() - before
    context.close()
    return 1000 * taken, 1000 * used


@contextmanager
def serving() -> Iterator[str]:
    """A server of its own, whose bots do not wait for the eye; its address."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "tabletown.cli", "serve", "--port", "0", "--data", data]
        environment = {**os.environ, "TABLETOWN_BOT_PAUSE": "0"}
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert server.stdout is not None
        try:
            yield server.stdout.readline().split()[-1]
        finally:
            server.terminate()
            server.wait()


def main() -> None:
    with serving() as base, sync_playwright() as playwright:
        binary = shutil.which("chromium") or shutil.which("chromium-browser")
        browser = playwright.chromium.launch(executable_path=binary, args=["--no-sandbox"])
        for game in GAMES:
            times = [once(browser, base + seat(base, game.key, "random")) for _ in range(RUNS)]
            row = {
                "median_ms": round(statistics.median(taken for taken, _ in times)),
                "max_ms": round(max(taken for taken, _ in times)),
                "median_cpu_ms": round(statistics.median(used for _, used in times)),
            }
            print(json.dumps({"game": game.key, "runs": RUNS, **row}), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
