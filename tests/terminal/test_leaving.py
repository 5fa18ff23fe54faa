"""Leaving a game on a terminal, whatever is going on, and what a pipe does not see."""

import os
import signal
from pathlib import Path

import pytest

import tabletown as tt
from tests.terminal.person import Person, command_of


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGHUP])
def test_audit_research_10_a_game_is_kept_while_bots_think(tmp_path: Path, how: int) -> None:
    path = tmp_path / "game.journal"
    words = ["deadwood", "--seats", "3", "--bots", "legend,veteran", "--seed", "3"]
    person = Person(tmp_path, *words, "--lang", "pl", "--journal", str(path), lang="pl")
    assert "Twoja tura" in person.asked()
    person.send("przywódca hotel\n1\n")
    person.read("myśli…")
    if how == signal.SIGINT:
        said = person.interrupt()
    else:
        os.kill(person.child, how)
        said = person.ended()
    assert "Gra jest zapisana" in said and str(path) in said
    text = path.read_text(encoding="utf-8")
    assert "bots legend,veteran #" in text
    assert 0 < sum(entry.who == 0 for entry in tt.replay(text).entries)
    again = Person(tmp_path, *command_of(said), lang="pl")
    assert "Bot 2 (legenda)" in again.asked()
    assert "Odchodzisz od stołu." in again.interrupt()
