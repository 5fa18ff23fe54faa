"""A real server and a real Chromium for the tests of the page."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web import scores
from tests.web.driver import Person
from tests.web.frames import FIXED

ROOT = Path(__file__).resolve().parents[2]


class Server:
    """`tabletown serve` on a data folder of its own; it can be killed and started again."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = "0"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tabletown.cli", "serve"]
        self.process = subprocess.Popen(
            [*command, "--port", self.port, "--data", str(self.data)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "TABLETOWN_BOT_PAUSE": "0", "TABLETOWN_TABLES_PER_ADDRESS": "5000"},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("listening on http://"), line
        self.base = line.split()[-1]
        self.port = self.base.rpartition(":")[2]

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self._gone()

    def _gone(self) -> None:
        self.process.wait(10)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def stop(self) -> None:
        self.process.terminate()
        try:
            self._gone()
        except subprocess.TimeoutExpired:
            self.kill()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


# The golden games that are played in a browser, all of them with the options of the front page.
PLAYED = {
    "fliptown": "fliptown/two-2p-40",
    "deadwood": "deadwood/tiles-7312-2p-7312",
    "paperback": "paperback/english-2p",
}
COPIES = 4


def imported(data: Path, journals: list[str]) -> list[str]:
    """Take journals into a data folder, as an operator would; the names of their tables."""
    files = [data / f"{nth}.journal" for nth in range(len(journals))]
    for file, text in zip(files, journals, strict=True):
        file.write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "tabletown.cli", "import", *map(str, files)]
    made = subprocess.run(
        [*command, "--data", str(data)], cwd=ROOT, check=True, capture_output=True, text=True
    )
    names = made.stdout.split()
    assert len(names) == len(journals)
    return names


class Evening:
    """A server with golden games: finished ones, halves, and some two rounds from their end."""

    def __init__(self, data: Path, scale: int) -> None:
        some = [name for game in PLAYED for name in scores.chosen(game, scale)]
        framed = [fixed.golden for fixed in FIXED if fixed.golden]
        whole = sorted({*some, *framed, *PLAYED.values()})
        halves = {name: scores.until(name, scores.middle(name)) for name in PLAYED.values()}
        late = [(game, scores.near_the_end(name)) for game, name in PLAYED.items()] * COPIES
        texts = [scores.whole(name) for name in whole]
        tables = iter(imported(data, [*texts, *halves.values(), *(one.journal for _, one in late)]))
        self.finished = {name: next(tables) for name in whole}
        self.halfway = {name: next(tables) for name in halves}
        self._late = [(next(tables), game, score) for game, score in late]
        self.server = Server(data)

    def table(self, game: str) -> tuple[str, scores.Score]:
        """A table of *game* near its end, with nobody there, and what will be played at it."""
        found = next(entry for entry in self._late if entry[1] == game)
        self._late.remove(found)
        return found[0], found[2]


@pytest.fixture(scope="session")
def scale(request: pytest.FixtureRequest) -> int:
    """How large samples are; more than 1 in `dev.py soak`."""
    return int(request.config.getoption("--scale"))


@pytest.fixture(scope="session")
def record(request: pytest.FixtureRequest) -> bool:
    """Whether fixed frames are kept as they look now, before they are compared."""
    return bool(request.config.getoption("--record"))


@pytest.fixture(scope="session")
def evening(tmp_path_factory: pytest.TempPathFactory, scale: int) -> Iterator[Evening]:
    running = Evening(tmp_path_factory.mktemp("evening"), scale)
    yield running
    running.server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    binary = shutil.which("chromium") or shutil.which("chromium-browser")
    assert binary is not None, "the page's tests need Chromium: `python3 dev.py test` installs it"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=binary, args=["--no-sandbox", "--disable-background-networking"]
        )
        yield chromium
        chromium.close()


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Makes people; afterwards none of them may have heard a complaint from the page."""
    people: list[Person] = []
    contexts = []

    def make(
        language: str = "en",
        size: tuple[int, int] = (1280, 800),
        base: str = "",
        dark: bool = False,
        quiet: bool = True,
    ) -> Person:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if quiet else "no-preference",
        )
        contexts.append(context)
        people.append(Person(context.new_page(), base or server.base, len(people) + 1))
        return people[-1]

    yield make
    for context in contexts:
        context.close()
    assert [complaint for one in people for complaint in one.complaints] == []
    assert [url for one in people for url in one.foreign] == []
