"""A PostgreSQL server of the tests' own, as durable as a real one."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def program(name: str) -> str:
    """The full path of one of PostgreSQL's programs."""
    for folder in FOLDERS:
        if (folder / name).exists():
            return str(folder / name)
    found = shutil.which(name)
    assert found, f"PostgreSQL's {name} is needed"
    return found


class Postgres:
    """A cluster in a temporary folder, with fsync and synchronous commit on."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="tabletown-pg-"))
        self.before: list[str] = []
        if os.geteuid() == 0:
            user = pwd.getpwnam("postgres")
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self.before = [
                "setpriv",
                f"--reuid={user.pw_uid}",
                f"--regid={user.pw_gid}",
                "--clear-groups",
            ]
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None
        command = [program("initdb"), "-D", str(self.folder / "data"), "-U", "games", "-A", "trust"]
        command += ["-E", "UTF8", "--locale=C.UTF-8", "--no-sync"]
        subprocess.run([*self.before, *command], check=True, stdout=subprocess.DEVNULL)

    @property
    def url(self) -> str:
        return f"postgresql://games@127.0.0.1:{self.port}/postgres"

    def start(self) -> "Postgres":
        """Start the postmaster and wait until it answers; after a kill that takes a recovery."""
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            with (self.folder / "log").open("ab") as log:
                self.process = subprocess.Popen(
                    [
                        *self.before,
                        program("postgres"),
                        "-D",
                        str(self.folder / "data"),
                        "-k",
                        str(self.folder),
                        "-p",
                        str(self.port),
                        "-c",
                        "listen_addresses=127.0.0.1",
                        "-c",
                        "fsync=on",
                        "-c",
                        "synchronous_commit=on",
                        "-c",
                        "shared_buffers=16MB",
                    ],
                    stdout=log,
                    stderr=log,
                    cwd="/",
                )
            while self.process.poll() is None and time.monotonic() < deadline:
                ready = [program("pg_isready"), "-h", "127.0.0.1", "-p", str(self.port), "-q"]
                if subprocess.run(ready).returncode == 0:
                    return self
                time.sleep(0.05)
            time.sleep(0.2)  # the killed one's children have not all gone yet
        raise RuntimeError((self.folder / "log").read_text()[-2000:])

    def kill(self) -> None:
        """End the postmaster the hard way."""
        assert self.process is not None, "PostgreSQL was not started"
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(20)

    def stop(self) -> None:
        """End it and remove the cluster."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(30)
        shutil.rmtree(self.folder, ignore_errors=True)
