"""`dev.py soak [NAME] [ARG…]`: the long runs, of which `dev.py test` takes a sample.

Most of them are the tests themselves with larger samples; the words after a name go to pytest, or
to the tool that does the run. Without a name, the list.
"""

import os
import subprocess
import sys

from tools import ROOT
from tools.build import compile as compiler
from tools.build import page, system_packages
from tools.mutants import campaign as mutants
from tools.soak import ladder, server_campaigns

# A name, what it is for, by how much samples grow, and the words for pytest.
RUNS: dict[str, tuple[str, int, list[str]]] = {
    "properties": ("the laws of all games over many more positions", 40, ["tests/properties"]),
    "core": ("decks, dice and generators over many more draws", 40, ["tests/core"]),
    "games": ("every sampled test of the games", 40, ["tests/games", "tests/rulebook"]),
    "counts": ("move counts to their full depth", 40, ["tests/counts"]),
    "bots": ("bots against bots, long enough to rank them", 20, ["tests/bots", "tests/search"]),
    "lab": ("simulations and what is reported of them", 20, ["tests/lab"]),
    "server": ("kills, faults, floods and races", 20, ["tests/server"]),
    "web": ("whole games in a browser, in every variant", 20, ["tests/web"]),
}

TOOLS = {"random": "tools.soak.random_games", "record": "tools.record"}
"""Runs that are modules of their own, played compiled."""


def listing() -> None:
    """Print the name, purpose and size of every run."""
    print(__doc__)
    print("  all            every run below, one after the other")
    for name, (purpose, scale, _) in RUNS.items():
        print(f"  {name:<14} {purpose} (samples times {scale})")
    for name, purpose in server_campaigns.PURPOSES.items():
        print(f"  {name:<14} {purpose} ({server_campaigns.COUNTS[name]})")
    print(
        "  random GAME…   whole games at random, the laws looked at after every answer (--games N)"
    )
    print("  record GAME…   what games show and bots answer, compared with a release (--games N)")
    print("  ladder GAME    every level of bot against the one below; --help says more")
    print("  mutants GAME…  each number and comparison of a game changed; who notices?")


def run(name: str, words: list[str]) -> int:
    """Run one of the long runs in the compiled form; return pytest's exit code."""
    purpose, scale, paths = RUNS[name]
    there = [path for path in paths if (ROOT / path).exists()]
    if not there:
        print(f"soak {name}: there is nothing to run yet")
        return 0
    print(f"soak {name}: {purpose}", flush=True)
    amount = [] if any(word.startswith("--scale") for word in words) else ["--scale", str(scale)]
    environment = {**os.environ, "TABLETOWN_FORM": "compiled"}
    jobs = ["-n", os.environ.get("TABLETOWN_JOBS") or "2", "--dist", "worksteal"]
    options = ["-q", *jobs, "--form", "compiled", *amount, *words]
    command = [sys.executable, "-m", "pytest", *options, *there]
    return subprocess.run(command, cwd=ROOT, env=environment).returncode


def main() -> None:
    words = sys.argv[1:]
    if not words or words[0] in ("-h", "--help"):
        listing()
        return
    name, rest = words[0], words[1:]
    if name == "mutants":
        mutants.main(rest)
        return
    if name in TOOLS:
        system_packages.provide()
        compiler.build()
        environment = {**os.environ, "TABLETOWN_FORM": "compiled"}
        command = [sys.executable, "-m", TOOLS[name], *rest]
        sys.exit(subprocess.run(command, cwd=ROOT, env=environment).returncode)
    if name == "ladder":
        ladder.main(rest)
        return
    if name in server_campaigns.CAMPAIGNS:
        system_packages.provide()
        server_campaigns.main(words)
        return
    if name != "all" and name not in RUNS:
        listing()
        sys.exit(2)
    system_packages.provide()
    page.install(ROOT, tools=True)
    page.build(ROOT)
    compiler.build()
    failed = [each for each in (RUNS if name == "all" else (name,)) if run(each, rest)]
    print(f"FAILED: {', '.join(failed)}" if failed else "PASSED")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
