"""The walk of one click in docs/architecture.md is the walk that one click takes."""

import json
import os
import re
import subprocess
import sys

from tests.server.running import ROOT


def printed() -> list[list[object]]:
    """The walk in docs/architecture.md from the socket's bytes in to its bytes out."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    section = text.split("## The walk of one click")[1].split("\n## ")[0]
    rows: list[list[object]] = []
    functions: list[str] = []
    for word in re.findall(r"`([\w/.]+)`", "".join(re.findall(r"^\|([^|]+)\|", section, re.M))):
        if word.endswith((".py", ".ts", ".svelte")):
            functions = []
            if word.endswith(".py"):
                rows.append([word.removeprefix("tabletown/"), functions])
        else:
            functions.append(word)
    return rows


def test_the_walk_in_the_docs_is_the_walk_of_a_move() -> None:
    """One move over a real socket, every function of the server, the table and the rule."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.server.walk"],
        cwd=ROOT,
        env={**os.environ, "TABLETOWN_FORM": "pure"},
        capture_output=True,
        text=True,
        check=True,
    )
    walked = json.loads(done.stdout.splitlines()[-1])
    assert printed() == walked


def test_a_move_is_dispatched_once() -> None:
    """Between the socket and the part that plays it there is one place that asks its kind.

    The budgets look up what a message costs before that.
    """
    files = [file for file, _ in printed()]
    between = files[files.index("server/sockets.py") + 1 : files.index("server/playing.py")]
    assert ["server/lobby.py", "server/limits.py", "server/table.py"] == between
