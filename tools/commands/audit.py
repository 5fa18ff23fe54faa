"""`dev.py audit`: are there advisories for anything we have pinned?"""

import os
import subprocess
import sys

from tools import ROOT

UV = ROOT / ".cache" / "uv" / "bin" / ("uv.exe" if os.name == "nt" else "uv")
LOCKS = ("requirements-test.lock", "requirements-uv.lock")
PIP_AUDIT = "pip-audit==2.10.1"


def main() -> None:
    """Exit 1 where something is known to be vulnerable, or where nobody could be asked."""
    failed = []
    for lock in LOCKS:
        print(f"audit: {lock}", flush=True)
        command = [
            str(UV),
            "tool",
            "run",
            PIP_AUDIT,
            "--disable-pip",
            "--strict",
            "--require-hashes",
            "-r",
            lock,
        ]
        if subprocess.run(command, cwd=ROOT).returncode:
            failed.append(lock)
    print("audit: web/package-lock.json", flush=True)
    if subprocess.run(["npm", "audit", "--audit-level=low"], cwd=ROOT / "web").returncode:
        failed.append("web/package-lock.json")
    print(f"FAILED: {', '.join(failed)}" if failed else "PASSED")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
