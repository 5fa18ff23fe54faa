"""What may not lie in the repository: addresses of registries, paths of one machine, bulk."""

import json
import re
import subprocess
from pathlib import Path
from typing import Any

LONG = 600
"""Lines; a longer file often has two ideas in it, and says why it has not."""
REASON = re.compile(r"(?:#|//|/\*|<!--) long: \w.*")
"""The line by which a long file says why: `# long: one verb after the other, in their order`."""
HEAVIEST = 3_000_000
"""Bytes that one file may have."""
TEXT = {
    ".css", ".ftl", ".html", ".ini", ".journal", ".js", ".json", ".lock", ".mako", ".md", ".py",
    ".sh", ".svelte", ".svg", ".toml", ".ts", ".txt", ".yml", "", ".counts", ".position",
}  # fmt: skip
MACHINE = re.compile(r"(?:^|[^A-Za-z0-9_./])/(?:" + "work|farm|root|tmp|home" + r")/[A-Za-z]")
UNFINISHED = re.compile(r"\b(?:TO" + r"DO|FIX" + r"ME)\b|pytest\.mark\.(?:skip|xfail)|pytest\.skip")


def files(root: Path) -> list[Path]:
    """Every file that is in the repository or would be after `git add`."""
    command = ["git", "-c", f"safe.directory={root}", "ls-files", "-z", "--cached", "--others"]
    done = subprocess.run([*command, "--exclude-standard"], cwd=root, capture_output=True)
    done.check_returncode()
    names = sorted(set(done.stdout.decode().split("\0")) - {""})
    return [root / name for name in names if (root / name).is_file()]


def lines(root: Path) -> list[tuple[str, int, str]]:
    """Every line of every text in the repository, with its place."""
    found: list[tuple[str, int, str]] = []
    for path in files(root):
        if path.suffix in TEXT:
            name = path.relative_to(root).as_posix()
            text = path.read_text(encoding="utf-8", errors="replace")
            found += [(name, at, line) for at, line in enumerate(text.splitlines(), 1)]
    return found


def machine_paths(root: Path) -> list[str]:
    """Lines that hold a path of one machine."""
    return [f"{name}:{at}: {line[:90]}" for name, at, line in lines(root) if MACHINE.search(line)]


def unfinished(root: Path) -> list[str]:
    """Lines that leave something for later, and tests that do not run."""
    found = [(name, at, line) for name, at, line in lines(root) if UNFINISHED.search(line)]
    return [f"{name}:{at}: {line[:90]}" for name, at, line in found]


def npm_packages(lock: Path) -> dict[str, dict[str, Any]]:
    """The packages of an npm lock file by their place."""
    packages: dict[str, dict[str, Any]] = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    return packages


def registry_addresses(root: Path) -> list[str]:
    """Places where a lock file or a setting names the host packages come from."""
    found: list[str] = []
    for path in files(root):
        name = path.relative_to(root).as_posix()
        if path.name == "package-lock.json":
            for place, package in npm_packages(path).items():
                if "://" in str(package.get("resolved", "")):
                    found.append(f"{name}: {place or 'the project'} says where it came from")
        elif path.suffix == ".lock" or path.name in (".npmrc", "pip.conf", "uv.toml"):
            for at, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                if "://" in line or re.search(r"index-url|find-links|registry\s*=", line):
                    found.append(f"{name}:{at}: {line}")
    return found


def missing_optionals(lock: Path) -> list[str]:
    """Optional packages that an npm lock names but does not hold; `npm ci` refuses such a lock."""
    packages = npm_packages(lock)
    names = {place.rpartition("node_modules/")[2] for place in packages}
    found: list[str] = []
    for place, package in packages.items():
        for wanted in package.get("optionalDependencies", {}):
            if wanted not in names:
                found.append(f"{place}: {wanted}")
    return found


def long_files(root: Path) -> list[str]:
    """Sources of many lines that do not say why they are one file: a warning, no refusal."""
    found: list[str] = []
    for path in files(root):
        if path.suffix in (".py", ".ts", ".svelte", ".css") and path.name != "gen.ts":
            text = path.read_text(encoding="utf-8")
            count = len(text.splitlines())
            if count > LONG and not REASON.search(text):
                name = path.relative_to(root).as_posix()
                found.append(f"{name}: {count} lines; split it by ideas, or say `long: why` in it")
    return found


def too_heavy(root: Path) -> list[str]:
    """Files so large that a clone would suffer."""
    return [
        f"{path.relative_to(root).as_posix()}: {path.stat().st_size} bytes"
        for path in files(root)
        if path.stat().st_size > HEAVIEST
    ]


def check(root: Path) -> list[str]:
    """Everything above at once."""
    found = machine_paths(root) + unfinished(root) + registry_addresses(root)
    lock = root / "web" / "package-lock.json"
    if lock.exists():
        found += [f"web/package-lock.json lacks {name}" for name in missing_optionals(lock)]
    return found + too_heavy(root)
