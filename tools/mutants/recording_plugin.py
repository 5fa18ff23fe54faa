"""A pytest plugin for `campaign.py`: record which test calls what, or run a choice.

With TABLETOWN_RECORD set to a file, every test's time and the functions it calls below
TABLETOWN_WATCH are written there. With TABLETOWN_CHOICE set to a file of test ids, only those
run, in that order, and the first that fails is named in TABLETOWN_KILLER.
"""

import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

AT_IMPORT = "import"


class Recorder:
    """Writes down which functions each test calls, and how long it takes."""

    def __init__(self, watched: str, output: Path) -> None:
        self.watched = watched
        self.output = output
        self.codes: set[CodeType] = set()
        self.tests: dict[str, dict[str, Any]] = {}
        self.start()

    def start(self) -> None:
        """Begin with an empty page."""
        self.codes = set()
        sys.setprofile(self.called)

    def stop(self) -> list[list[Any]]:
        """File and first line of the watched functions called since the page was empty."""
        sys.setprofile(None)
        found = {(code.co_filename, code.co_firstlineno) for code in self.codes}
        return sorted([name, line] for name, line in found if name.startswith(self.watched))

    def called(self, frame: FrameType, event: str, argument: Any) -> None:
        """Note the function that is being called; the interpreter tells of every call."""
        if event == "call":
            self.codes.add(frame.f_code)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.tests[AT_IMPORT] = {"seconds": 0.0, "calls": self.stop()}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.start()
        start = time.perf_counter()
        result = yield
        seconds = time.perf_counter() - start
        self.tests[item.nodeid] = {"seconds": seconds, "calls": self.stop()}
        return result

    def pytest_sessionfinish(self) -> None:
        self.output.write_text(json.dumps(self.tests))


class Choice:
    """Runs the named tests in the named order, and no others."""

    def __init__(self, names: list[str]) -> None:
        self.order = {name: place for place, name in enumerate(names)}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.nodeid in self.order]
        items.sort(key=lambda item: self.order[item.nodeid])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            Path(os.environ["TABLETOWN_KILLER"]).write_text(report.nodeid)


def pytest_configure(config: pytest.Config) -> None:
    """Take the part that the environment asks for."""
    if "TABLETOWN_RECORD" in os.environ:
        watched = os.environ["TABLETOWN_WATCH"]
        config.pluginmanager.register(Recorder(watched, Path(os.environ["TABLETOWN_RECORD"])))
    if "TABLETOWN_CHOICE" in os.environ:
        names = json.loads(Path(os.environ["TABLETOWN_CHOICE"]).read_text())
        config.pluginmanager.register(Choice(names))
