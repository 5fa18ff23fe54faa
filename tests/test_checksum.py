"""Some thousand random games come out the same interpreted and compiled."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
GAMES = 2000


def measured(form: str, count: int) -> dict[str, int]:
    environment = {**os.environ, "TABLETOWN_FORM": form}
    command = [sys.executable, "-m", "tools.soak.checksum", str(count)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert 0 == done.returncode, done.stderr
    found = json.loads(done.stdout)
    assert form == found["form"]
    sums: dict[str, int] = found["sums"]
    return sums


@pytest.mark.slow
def test_both_forms_play_the_same_games(scale: int) -> None:
    pure = measured("pure", GAMES * scale)
    assert pure == measured("compiled", GAMES * scale)
    assert len(pure) == len(set(pure.values()))
