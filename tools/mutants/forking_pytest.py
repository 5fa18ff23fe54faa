"""A process that has loaded pytest, and forks to run it once for every line on standard input.

A line is a task: the words for pytest, settings for the environment, a limit in seconds. The
answer is the exit code; a run beyond its limit counts as a failure.
"""

import json
import os
import signal
import sys
import time
from typing import Any

import hypothesis
import msgspec
import pytest

LOADED = (hypothesis, msgspec, pytest)
"""What every run needs, loaded once; nothing of ours, since that is what changes."""


def run(task: dict[str, Any]) -> None:
    """Become a run of pytest; never returns."""
    os.setpgid(0, 0)
    os.environ.update(task["settings"])
    log = os.open("pytest.log", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(log, 1)
    os.dup2(log, 2)
    code = 1
    try:
        code = int(pytest.main(task["words"]))
    finally:
        sys.stdout.flush()
        os._exit(code)


def wait(child: int, limit: float) -> int:
    """The exit code of *child*, or 1 when it had to be ended."""
    end = time.monotonic() + limit
    while time.monotonic() < end:
        found, status = os.waitpid(child, os.WNOHANG)
        if found:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.02)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return 1


def main() -> None:
    for line in sys.stdin:
        task = json.loads(line)
        child = os.fork()
        if child == 0:
            run(task)
        print(wait(child, float(task["limit"])), flush=True)


if __name__ == "__main__":
    main()
