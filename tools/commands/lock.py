"""`dev.py lock`: refresh the lock files, with hashes and without the address of any registry."""

import os
import subprocess
import sys

from tools import ROOT

UV = ROOT / ".cache" / "uv" / "bin" / ("uv.exe" if os.name == "nt" else "uv")
SHARED = [
    "--universal",
    "--generate-hashes",
    "--no-header",
    "--no-annotate",
    "--python-version=3.11",
]


def compile_lock(output: str, *options: str) -> None:
    """Resolve pyproject.toml with *options* into one lock file."""
    command = [str(UV), "pip", "compile", "-q", *SHARED, *options, "pyproject.toml", "-o", output]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def main() -> None:
    upgrade = ["--upgrade"] if "--upgrade" in sys.argv[1:] else []
    compile_lock("requirements.lock", "--group", "build", *upgrade)
    more = ["--group", "test", "--extra", "lab", "--extra", "research"]
    compile_lock("requirements-test.lock", *more, "-c", "requirements.lock", *upgrade)
    print("refreshed requirements.lock and requirements-test.lock")


if __name__ == "__main__":
    main()
