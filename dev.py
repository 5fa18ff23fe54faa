#!/usr/bin/env python3
"""The project's commands, from a fresh clone, with nothing but Python, pip and git.

    python3 dev.py serve [ARG…]        install, build the page, start the table in the browser
    python3 dev.py test [--fast] [ARG…]  install what tests need, run them all (or the quick ones)
    python3 dev.py check               format, lint, types, import rules, stale generated files
    python3 dev.py soak [NAME] [ARG…]  the long runs; without a name, a list of them
    python3 dev.py build               compile the engine, build the page
    python3 dev.py golden | counts | fuzz | words | pictures | lock | audit  maintainers' work

Only what must happen before our own environment exists is decided here;
each command is a file in `tools/commands/` and runs inside `.venv`.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent
CACHE = ROOT / ".cache"
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
UV = CACHE / "uv" / "bin" / ("uv.exe" if os.name == "nt" else "uv")

LOCKS = {"run": "requirements.lock", "test": "requirements-test.lock"}
# The command, which is also the name of its file in tools/commands/, and the lock it needs.
COMMANDS = {
    "serve": "run",
    "build": "test",
    "test": "test",
    "check": "test",
    "soak": "test",
    "golden": "test",
    "counts": "test",
    "fuzz": "test",
    "words": "test",
    "pictures": "test",
    "lock": "test",
    "audit": "test",
}


def say(text: str) -> None:
    """Tell the person what is being done; standard output belongs to the command itself."""
    print(f"dev.py: {text}", file=sys.stderr, flush=True)


def run(*command: object) -> bool:
    """Run one step and say whether it went well."""
    return (
        subprocess.run([str(part) for part in command], cwd=ROOT, stdout=sys.stderr).returncode == 0
    )


@contextmanager
def alone() -> Iterator[None]:
    """Let one process at a time prepare the environment."""
    CACHE.mkdir(exist_ok=True)
    with (CACHE / "dev.lock").open("w") as handle:
        try:
            import fcntl
        except ImportError:  # Windows: whoever starts two at once there must wait himself
            yield
            return
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def has_uv() -> bool:
    """Fetch uv if need be; `--target` is what a Debian pip allows without a venv module."""
    if not UV.exists():
        say("fetching uv")
        pinned = ("--require-hashes", "--no-deps", "-r", ROOT / "requirements-uv.lock")
        run(sys.executable, "-m", "pip", "install", "-q", "--target", CACHE / "uv", *pinned)
    return UV.exists()


def make_venv(uv: bool) -> None:
    """Make an empty `.venv` with this very interpreter."""
    say("making .venv")
    if uv and run(UV, "venv", "-q", "--clear", "--python", sys.executable, VENV):
        return
    if run(sys.executable, "-m", "venv", "--clear", "--without-pip", VENV):
        return
    sys.exit("dev.py: neither uv nor the venv module could make a virtual environment")


def install(uv: bool, *what: object) -> None:
    """Install into `.venv` with uv, or with pip where only pip knows the way to the packages."""
    if uv and run(UV, "pip", "install", "-q", "--python", PYTHON, *what):
        return
    say("uv could not install; trying pip")
    if not run(sys.executable, "-m", "pip", "--python", PYTHON, "install", "-q", *what):
        sys.exit("dev.py: the packages could not be installed; the lines above say why")


def prepare(which: str) -> None:
    """Bring `.venv` to what the lock file says, and do nothing if it is there already."""
    lock = ROOT / LOCKS[which]
    text = lock.read_bytes() + (ROOT / "pyproject.toml").read_bytes() + sys.version.encode()
    wanted = hashlib.sha256(text).hexdigest()
    stamp = VENV / f"tabletown-{which}"
    with alone():
        if PYTHON.exists() and stamp.exists() and stamp.read_text() == wanted:
            return
        uv = has_uv()
        marker = VENV / "tabletown-python"
        if not PYTHON.exists() or not marker.exists() or marker.read_text() != sys.version:
            make_venv(uv)
            marker.write_text(sys.version)
        say(f"installing {lock.name}")
        install(uv, "--require-hashes", "-r", lock)
        install(uv, "--no-deps", "--no-build-isolation", "-e", ROOT)
        stamp.write_text(wanted)


def main() -> None:
    """Prepare the environment a command needs, then become that command."""
    if sys.version_info < (3, 11):  # noqa: UP036 - this file is what an older Python starts
        sys.exit("dev.py: Python 3.11 or later is needed")
    name = sys.argv[1] if len(sys.argv) > 1 else "help"
    if name not in COMMANDS:
        print(__doc__)
        sys.exit(0 if name in ("help", "-h", "--help") else 2)
    # uv and node bring their own certificates; a site's own authority is in the system's.
    os.environ.setdefault("UV_SYSTEM_CERTS", "1")
    os.environ.setdefault("NODE_USE_SYSTEM_CA", "1")
    if name == "test" and "--fast" in sys.argv[2:]:
        os.environ.setdefault("TABLETOWN_FORM", "pure")
    prepare(COMMANDS[name])
    os.environ["PATH"] = f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"
    # The full path as the first word: with a bare `python` the venv would not be recognised.
    command = [str(PYTHON), "-m", f"tools.commands.{name}", *sys.argv[2:]]
    if os.name == "nt":
        sys.exit(subprocess.run(command).returncode)
    os.execv(command[0], command)


if __name__ == "__main__":
    main()
