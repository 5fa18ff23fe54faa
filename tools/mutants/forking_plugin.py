"""A pytest plugin that collects the tests once and then forks for every mutant.

A task is a line of JSON on the pipe named by TABLETOWN_TASKS: the changed file, its changed text,
the tests to run in their order, a limit in seconds. In the fork every function whose code the
change touches gets the new code, without importing anything again; the answer is the name of
the first test that fails, or an empty line.
What runs while modules are loaded cannot be changed in this way: `campaign.py` starts a new
pytest for such mutants.
"""

import gc
import json
import os
import resource
import sys
from pathlib import Path
from types import CodeType, FunctionType
from typing import IO, Any

import pytest

from tools.mutants.forking_pytest import wait

UNCHANGED = "no function was changed"
"""The answer when a change touches no function that is loaded."""


def codes_in(code: CodeType) -> dict[tuple[str, int], CodeType]:
    """Every function's code in *code*, by its name and first line."""
    found: dict[tuple[str, int], CodeType] = {}
    for one in code.co_consts:
        if isinstance(one, CodeType):
            found[one.co_qualname, one.co_firstlineno] = one
            found.update(codes_in(one))
    return found


def change(file: Path, text: str) -> int:
    """Give the functions of *file* the code they have in *text*; how many changed."""
    new = codes_in(compile(text, str(file), "exec"))
    old = codes_in(compile(file.read_text(encoding="utf-8"), str(file), "exec"))
    touched = {place: code for place, code in new.items() if code != old.get(place)}
    count = 0
    for one in gc.get_objects():
        if isinstance(one, FunctionType) and one.__code__.co_filename == str(file):
            code = touched.get((one.__code__.co_qualname, one.__code__.co_firstlineno))
            if code is not None:
                one.__code__ = code
                count += 1
    return count


class MutantRuns:
    """Runs the named tests on one mutant after the other, each in a fork of its own."""

    def __init__(self, tasks: IO[str], answers: IO[str]) -> None:
        self.tasks = tasks
        self.answers = answers
        self.failed = ""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of running all tests, wait for tasks."""
        items = {item.nodeid: item for item in session.items}
        killer = Path("killer")
        for line in self.tasks:
            task = json.loads(line)
            killer.unlink(missing_ok=True)
            child = os.fork()
            if child == 0:
                os.setpgid(0, 0)
                # What loops for ever is ended by the time it works, however busy the machine is.
                most = 3 + int(task["limit"] / 5)
                resource.setrlimit(resource.RLIMIT_CPU, (most, most))
                self.meet(task, items, killer)
            code = wait(child, float(task["limit"]))
            name = killer.read_text() if killer.exists() else "?" if code else ""
            self.answers.write(name + "\n")
            self.answers.flush()
        return True

    def meet(self, task: dict[str, Any], items: dict[str, pytest.Item], killer: Path) -> None:
        """Let the mutant meet its tests until one fails; never returns."""
        code = 1
        try:
            if not change(Path(task["file"]), task["text"]):
                killer.write_text(UNCHANGED)
                os._exit(2)
            chosen = [items[name] for name in task["names"]]
            following: list[pytest.Item | None] = [*chosen[1:], None]
            for item, coming in zip(chosen, following, strict=True):
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=coming)
                if self.failed:
                    killer.write_text(self.failed)
                    os._exit(1)
            code = 0
        finally:
            sys.stdout.flush()
            os._exit(code)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid


def pytest_configure(config: pytest.Config) -> None:
    """Take the two ends of the pipes that the environment names."""
    tasks, answers = map(int, os.environ["TABLETOWN_TASKS"].split(","))
    config.pluginmanager.register(MutantRuns(os.fdopen(tasks), os.fdopen(answers, "w")))
