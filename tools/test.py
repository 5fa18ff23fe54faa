"""`dev.py test`: everything, the slow parts included, or with `--fast` the inner loop."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    arguments = [word for word in sys.argv[1:] if word != "--fast"]
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", *arguments]
    sys.exit(subprocess.run(command, cwd=ROOT).returncode)


if __name__ == "__main__":
    main()
