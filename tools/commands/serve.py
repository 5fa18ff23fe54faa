"""`dev.py serve`: build the page if need be, then become the table server.

Nobody waits for a compiler: without a fresh compiled engine the server starts interpreted, and
where the machine can compile, a build for the next start goes on in the background.
"""

import os
import socket
import subprocess
import sys
from pathlib import Path

from tabletown import _form
from tools import ROOT
from tools.build import page
from tools.build.compile import can_compile

FIRST_PORT = 8000


def is_free(port: int) -> bool:
    """Whether nobody listens on *port* of this machine."""
    with socket.socket() as probe:
        if os.name != "nt":
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def build_for_next_time() -> None:
    """Start a compilation that outlives us and disturbs nobody."""
    if _form.fresh_tree() is not None or not can_compile():
        return
    log = ROOT / ".cache" / "compile.log"
    print("compiling the engine in the background for the next start", file=sys.stderr)
    with log.open("w") as output:
        subprocess.Popen(
            [sys.executable, "-m", "tools.build.compile"],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            start_new_session=True,
            preexec_fn=None if os.name == "nt" else lower_priority,
        )


def lower_priority() -> None:
    """Yield to everything else on the machine."""
    os.nice(15)


def main() -> None:
    arguments = sys.argv[1:]
    page.build(ROOT)
    build_for_next_time()
    if not any(word == "--port" or word.startswith("--port=") for word in arguments):
        port = next(port for port in range(FIRST_PORT, FIRST_PORT + 1000) if is_free(port))
        arguments = ["--port", str(port), *arguments]
    script = Path(sys.executable).with_name("tabletown.exe" if os.name == "nt" else "tabletown")
    command = [str(script), "serve", *arguments]
    if os.name == "nt":
        sys.exit(subprocess.run(command).returncode)
    os.execv(command[0], command)


if __name__ == "__main__":
    main()
