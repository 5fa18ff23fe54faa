"""A person at a pseudo-terminal: reads what the program prints up to its prompt, and types."""

from __future__ import annotations

import os
import pty
import re
import select
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 240.0
"""Whoever says nothing for so many seconds has stopped."""
PAUSE = 5.0
"""After so many seconds of nothing a person presses Ctrl-C again."""
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[=>]|\x07")
NUMBERED = re.compile(r" *(\d+) (\S.*?)(?:  \(([^()]*)\))?$")
PROMPTS = {
    "en": "your answer (? for help): ",
    "pl": "twoja odpowiedź (? to pomoc): ",
    "cs": "vaše odpověď (? je nápověda): ",
}


class Person:
    """Somebody who plays ``tabletown play`` with *words*, keeping unnamed games in *home*."""

    def __init__(self, home: Path, *words: str, lang: str = "en") -> None:
        self.prompt = PROMPTS[lang]
        self.shown = ""
        """What has been printed since the last thing typed."""
        self.code: int | None = None
        self.child, self.terminal = pty.fork()
        if self.child == 0:
            plain = {"COLUMNS": "110", "LINES": "60", "TERM": "xterm", "LANG": "C.UTF-8"}
            environment = {**os.environ, **plain, "LC_ALL": "", "XDG_STATE_HOME": str(home)}
            os.chdir(ROOT)
            command = [sys.executable, "-m", "tabletown.cli", "play", *words]
            os.execve(sys.executable, command, environment)

    def read(self, until: str) -> str:
        """What is printed up to *until*, or to the end of the program."""
        raw = b""
        while until not in self.shown and self.code is None:
            ready, _, _ = select.select([self.terminal], [], [], PATIENCE)
            assert ready, f"nothing more after: {self.shown[-2000:]}"
            try:
                some = os.read(self.terminal, 65536)
            except OSError:
                some = b""
            if not some:
                self.code = os.waitstatus_to_exitcode(os.waitpid(self.child, 0)[1])
                os.close(self.terminal)
            raw += some
            text = raw.decode("utf-8", "ignore").replace("\r\n", "\n")
            self.shown = ESCAPES.sub("", text)
        assert "Traceback" not in self.shown, self.shown
        return self.shown

    def asked(self) -> str:
        """What is printed up to the next prompt."""
        return self.read(self.prompt)

    def send(self, typed: str) -> None:
        """Type *typed*, whatever comes of it."""
        self.shown = ""
        os.write(self.terminal, typed.encode())

    def type(self, line: str) -> str:
        """Type *line*; what is printed up to the next prompt."""
        self.send(f"{line}\n")
        return self.asked()

    def interrupt(self) -> str:
        """Press Ctrl-C, and again if nothing happens; what is printed to the end of the program.

        Pressed between the prompt and the reading of a line, it is not noticed before the next key.
        """
        self.send("\x03")
        os.read(self.terminal, len("^C"))
        while not select.select([self.terminal], [], [], PAUSE)[0]:
            os.write(self.terminal, b"\x03")
            os.read(self.terminal, len("^C"))
        return self.ended()

    def ended(self) -> str:
        """What is printed to the end of the program, which ends well."""
        shown = self.read("\0")
        assert self.code == 0, shown
        return shown


def answers(shown: str) -> list[tuple[int, str, str]]:
    """Number, words and notation of the answers listed last, one on each line."""
    found: list[tuple[int, str, str]] = []
    for line in shown.splitlines():
        match = NUMBERED.fullmatch(line)
        if match and match[3]:
            found.append((int(match[1]), match[2], match[3]))
    return found


def command_of(shown: str) -> list[str]:
    """The words after ``tabletown play`` in what a game that was left says."""
    line = next(line for line in shown.splitlines() if "tabletown play" in line)
    return line.split()[2:]
