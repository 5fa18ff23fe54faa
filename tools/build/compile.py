"""Compile core, games, search and the way of a move through the server, as one group.

They get a tree of their own. The sources are copied aside first, so that an edit made meanwhile
cannot slip into a build that bears another name; the finished tree appears in `.cache/compiled`
in one step, whole or not at all.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tabletown import _form

ROOT = _form.ROOT
INTERPRETED = (
    "data.py",
    "drawing.py",
    "edition.py",
    "options.py",
    "text.py",
    "view.py",
    "zones.py",
)
"""Names of modules that stay interpreted: they are for people, files and start-up, not speed."""
KEEP = 3
"""Finished trees that stay beside the new one; a running server may still use an older one."""


def can_compile() -> bool:
    """Whether this machine has a C compiler and the interpreter's headers."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    found = shutil.which(compiler) or shutil.which("cc") or shutil.which("gcc")
    return bool(found) and Path(sysconfig.get_paths()["include"], "Python.h").exists()


@contextmanager
def alone() -> Iterator[None]:
    """Let one build run at a time; a second one waits and then finds the work done."""
    path = ROOT / ".cache" / "compile.lock"
    path.parent.mkdir(exist_ok=True)
    with path.open("w") as handle:
        if os.name != "nt":
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def modules(root: Path) -> list[str]:
    """Every module to compile, as paths from *root*."""
    found: list[str] = []
    for package in _form.PACKAGES:
        for path in sorted((root / "tabletown" / package).rglob("*.py")):
            name = path.relative_to(root).as_posix()
            if path.name not in INTERPRETED:
                found.append(name)
    found += [f"tabletown/{name}" for name in _form.MODULES if (root / "tabletown" / name).exists()]
    return found


def stage(folder: Path) -> None:
    """Copy what takes part in the build, and what its name is made of, into *folder*."""
    (folder / "tabletown").mkdir(parents=True)
    shutil.copy2(ROOT / "tabletown" / "__init__.py", folder / "tabletown")
    for name in _form.RECIPE:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, folder / name)
    skipped = shutil.ignore_patterns("__pycache__", ".*", "*.so", "*.pyd")
    for package in _form.PACKAGES:
        source = ROOT / "tabletown" / package
        if source.is_dir():
            shutil.copytree(source, folder / "tabletown" / package, ignore=skipped)
    for name in (*_form.MODULES, *_form.TYPES):
        source, target = ROOT / "tabletown" / name, folder / "tabletown" / name
        if source.exists():
            target.parent.mkdir(exist_ok=True)
            shutil.copy2(source, target)


# Modules for people rather than for play: the C compiler need not think long about them.
COLD = "edition|errors|events|invariants|journal|options|text|verbs|view"

BUILD = """
import os, re, sys
from concurrent.futures import ThreadPoolExecutor
from mypyc.build import mypycify
from setuptools import setup
from setuptools._distutils import ccompiler

cache, cold_names, level, *names = sys.argv[1:]

def compile_side_by_side(self, sources, output_dir=None, macros=None, include_dirs=None,
                         debug=0, extra_preargs=None, extra_postargs=None, depends=None):
    macros, objects, extra, options, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs)
    arguments = self._get_cc_args(options, debug, extra_preargs)
    def one(name):
        if name in build:
            source, suffix = build[name]
            is_cold = level == "3" and re.search("___(%s)[.]c$" % cold_names, source)
            more = ["-O1"] if is_cold else []
            self._compile(name, source, suffix, arguments, [*extra, *more], options)
    with ThreadPoolExecutor(int(os.environ.get("TABLETOWN_JOBS") or 2)) as pool:
        list(pool.map(one, objects))
    return objects

ccompiler.CCompiler.compile = compile_side_by_side
options = ["--config-file=", "--ignore-missing-imports", "--cache-dir", cache,
           "--python-version=%d.%d" % sys.version_info[:2]]
extensions = mypycify(
    [*options, *names], opt_level=level, debug_level="0", multi_file=True,
    group_name="tabletown", target_dir="build-c",
)
if level == "3" and os.name != "nt":
    # The group is one library: what it calls within itself can be inlined across modules.
    for extension in extensions:
        extension.extra_compile_args += ["-fvisibility=hidden", "-flto=2"]
        extension.extra_link_args += ["-flto=2"]
setup(name="tabletown", version="0", packages=[], py_modules=[], ext_modules=extensions,
      script_args=["-q", "build_ext", "--build-lib", "build-lib", "--build-temp", "build-o"])
"""


def link(source: Path, target: Path) -> None:
    """Let *target* show what *source* holds, now and later."""
    target.parent.mkdir(parents=True, exist_ok=True)
    try:
        target.symlink_to(os.path.relpath(source, target.parent), source.is_dir())
    except OSError:  # where links need a privilege, a copy must do until the next build
        (shutil.copytree if source.is_dir() else shutil.copy2)(source, target)


def add_the_rest(tree: Path, compiled: set[str]) -> None:
    """Link data and interpreted modules into the tree; folders of pure data are linked whole."""
    for package in _form.PACKAGES:
        top = ROOT / "tabletown" / package
        for folder, folders, names in os.walk(top):
            here = tree / Path(folder).relative_to(ROOT)
            for name in sorted(folders):
                whole = Path(folder, name)
                if name == "__pycache__":
                    folders.remove(name)
                elif not any(whole.rglob("*.py")):
                    link(whole, here / name)
                    folders.remove(name)
            for name in names:
                path = Path(folder, name)
                if path.relative_to(ROOT).as_posix() not in compiled and path.suffix != ".pyc":
                    link(path, here / name)


def prune(kept: Path) -> None:
    """Drop the oldest trees."""
    trees = [path for path in kept.parent.iterdir() if path.is_dir() and path != kept]
    trees.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in trees[KEEP:]:
        shutil.rmtree(path, ignore_errors=True)


def finish(library: Path, final: Path, compiled: set[str]) -> None:
    """Complete *library* beside its destination, so that relative links hold, and move it there."""
    waiting = final.with_name(f"waiting-{os.getpid()}")
    shutil.rmtree(waiting, ignore_errors=True)
    shutil.move(library, waiting)
    add_the_rest(waiting, compiled)
    waiting.rename(final)


def build(level: str = "3") -> Path:
    """Compile the sources of this moment unless that is done already; return the tree.

    *level* is how hard the C compiler tries: 3 for play; 0 takes half as long, for a copy of the
    repository that is thrown away.
    """
    with alone():
        tree = _form.fresh_tree()
        if tree is not None:
            return tree
        work = _form.COMPILED.parent / f"compiling-{os.getpid()}"
        shutil.rmtree(work, ignore_errors=True)
        try:
            stage(work)
            compiled = modules(work)
            if not compiled:
                raise SystemExit("there is nothing to compile yet")
            start = time.monotonic()
            print(f"compiling {len(compiled)} modules", file=sys.stderr, flush=True)
            cache = ROOT / ".cache" / "mypyc"
            command = [sys.executable, "-c", BUILD, str(cache), COLD, level, *compiled]
            environment = {**os.environ, "TABLETOWN_FORM": "pure", "PYTHONPATH": ""}
            done = subprocess.run(command, cwd=work, stdout=sys.stderr, env=environment)
            if done.returncode:
                raise SystemExit("the engine did not compile; the lines above say why")
            _form.COMPILED.mkdir(parents=True, exist_ok=True)
            final = _form.COMPILED / _form.digest(work)
            library = work / "build-lib"
            finish(library, final, set(compiled))
            prune(final)
            took = time.monotonic() - start
            print(f"compiled in {took:.0f} s", file=sys.stderr, flush=True)
            return final
        finally:
            shutil.rmtree(work, ignore_errors=True)


if __name__ == "__main__":
    build()
