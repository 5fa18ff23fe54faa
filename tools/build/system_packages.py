"""What the tests need from the machine itself: a browser, a database, a compiler."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

CLUSTER = Path("/etc/postgresql-common/createcluster.conf")


def chromium() -> str:
    """Where this machine's Chromium is; nothing if there is none."""
    return shutil.which("chromium") or shutil.which("chromium-browser") or ""


def has_postgres() -> bool:
    """Whether the programs of a PostgreSQL server are here."""
    debian = Path("/usr/lib/postgresql")
    return bool(shutil.which("initdb")) or any(debian.glob("*/bin/initdb"))


def has_headers() -> bool:
    """Whether this interpreter's headers are here."""
    return Path(sysconfig.get_paths()["include"], "Python.h").exists()


def missing() -> list[str]:
    """The Debian packages that would bring what is not here."""
    wanted: list[str] = []
    if not chromium():
        wanted.append("chromium")
    if not has_postgres():
        wanted.append("postgresql")
    if not shutil.which("gcc"):
        wanted += ["gcc", "libc6-dev"]
    if not has_headers():
        wanted.append("python3-dev")
    return wanted


def as_root(*command: str, text: str | None = None) -> None:
    """Run one command with the rights that installing needs."""
    environment = {"DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}
    before = [] if os.geteuid() == 0 else ["sudo"]
    settings = [f"{name}={value}" for name, value in environment.items()]
    subprocess.run(
        [*before, "env", *settings, *command], check=True, input=text, text=True, stdout=sys.stderr
    )


def provide() -> None:
    """Install what is missing, or say what somebody has to install."""
    wanted = missing()
    if not wanted:
        return
    names = " ".join(wanted)
    if not shutil.which("apt-get") or (os.geteuid() != 0 and not shutil.which("sudo")):
        sys.exit(f"the tests need these (names as in Debian); please install them: {names}")
    print(f"installing {names}", file=sys.stderr, flush=True)
    if "postgresql" in wanted and not CLUSTER.exists():
        # The package would otherwise start a database of its own on this machine.
        as_root("mkdir", "-p", str(CLUSTER.parent))
        as_root("tee", str(CLUSTER), text="create_main_cluster = false\n")
    as_root("apt-get", "-qq", "update")
    keep = "Dpkg::Options::=--force-confold"
    as_root("apt-get", "-qq", "-y", "-o", keep, "install", "--no-install-recommends", *wanted)
    left = missing()
    if left:
        sys.exit(f"apt-get ran, but these are still missing: {' '.join(left)}")


if __name__ == "__main__":
    provide()
