"""What `dev.py soak record` depends on, and that it finds a difference."""

import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import pytest

from tabletown.core.rng import Rng
from tabletown.core.state import DEALER, Game, State
from tabletown.games import GAMES, TEMPLATES
from tabletown.lab.setups import random_setup
from tools.record import command, drive, files, stream
from tools.record.command import difference
from tools.record.drive import Generator, Setup
from tools.record.files import GameLine
from tools.record.stream import Digests, Lines, Shown

ROOT = Path(__file__).resolve().parent.parent
SETUP = Setup("quickdraw", 3, 3, "edition=rich")


def run(*words: str) -> subprocess.CompletedProcess[str]:
    started = [sys.executable, "-m", "tools.record", *words]
    return subprocess.run(started, cwd=ROOT, capture_output=True, text=True)


@pytest.mark.parametrize("game", GAMES + TEMPLATES, ids=lambda game: game.key)
def test_options_as_text_make_the_same_table(game: Game) -> None:
    for seed in range(30):
        setup = random_setup(game, Rng(seed))
        text = drive.options_text(game, setup.given)
        state = Setup(game.key, 0, setup.seats, text).new()
        wanted = setup.new()
        assert wanted.dump() == state.dump()
        assert " " not in text


def test_a_weight_is_a_chance() -> None:
    generator = Generator("weights")
    drawn = [generator.weighted([0, 1, 0, 3]) for _ in range(4000)]
    assert {1, 3} == set(drawn)
    assert 900 < drawn.count(1) < 1100


def test_a_game_is_the_same_whatever_order_answers_are_listed_in() -> None:
    """The stub lists everything backwards; the game it leads to is the same."""

    class Backwards:
        def __init__(self, state: State) -> None:
            self.state = state

        def __getattr__(self, name: str) -> Any:
            return getattr(self.state, name)

        def legal(self, seat: int) -> list[int]:
            return self.state.legal(seat)[::-1]

        def useful(self, seat: int) -> list[int]:
            return self.state.useful(seat)[::-1]

        def odds(self) -> list[int]:
            return self.state.odds()[::-1]

    for key in ("quickdraw", "deadwood"):
        setup = Setup(key, 1, 2, "-")
        forth = list(drive.answers(setup.new(), setup))
        back = list(drive.answers(cast(State, Backwards(setup.new())), setup))
        assert forth == back
        assert {0, 1, DEALER} == {seat for seat, _ in forth}


def test_a_trace_holds_every_item_and_no_action_number() -> None:
    lines = stream.trace(SETUP)
    shown = stream.shown(SETUP)
    assert f"{shown.length} scored result" in " ".join(lines)
    for kind in stream.KINDS:
        assert any(line.split()[1] == kind for line in lines), kind
    assert not [line for line in lines if ".a:" in line or '"a":' in line]


def test_a_long_value_is_split_into_lines_that_say_where_they_stand() -> None:
    lines = Lines()
    lines.add("seen", "s0", {"b": ["x" * 60, "y" * 60], "a": 1, "drawing": "one\ntwo"})
    head = "0 seen s0"
    wanted = [f"{head}.a: 1", f"{head}.b[0]: {'x' * 60}", f"{head}.b[1]: {'y' * 60}"]
    assert [*wanted, f"{head}.drawing: one", f"{head}.drawing: two"] == lines.lines


def shown_of(changed_at: int) -> Shown:
    """120 answers with one view each; the view of one of them is another."""
    digests = Digests()
    for answer in range(120):
        digests.add("asked", "s0", answer)
        digests.add("seen", "s0", -1 if answer == changed_at else answer)
        digests.answered()
    return digests.shown()


def test_a_difference_names_its_kind_and_the_answers_about_it() -> None:
    old = GameLine(SETUP, shown_of(-1))
    assert "" == difference(old, shown_of(-1))
    sentence = difference(old, shown_of(70))
    assert "game 3 (3 seats, edition=rich): seen; first about answers 50 to 100" in sentence


def test_lines_read_back() -> None:
    for path, lines in (
        (files.games_path("deadwood"), files.read_games("deadwood")),
        (files.bots_path("deadwood"), files.read_bots("deadwood")),
    ):
        rows = path.read_text(encoding="utf-8").splitlines()
        assert rows[3:] == [line.text() for line in lines]


def test_a_refused_answer_is_noted_and_changes_nothing() -> None:
    """The record of a game with its refusals ends where the bare game ends."""
    state = SETUP.new()
    given = [state.game().verbs.print(action) for _, action in drive.answers(state, SETUP)]
    lines = stream.trace(SETUP)
    told = [line for line in lines if " given: " in line]
    assert len(given) == len(told)
    assert all(f'"{text}"' in line for text, line in zip(given, told, strict=True))
    assert any(" refused: " in line for line in lines)


def test_another_checkout_is_traced_with_this_tool() -> None:
    here = run("--trace", "quickdraw", "3")
    there = run("--trace", "quickdraw", "3", "--checkout", str(ROOT))
    assert "" == here.stderr == there.stderr
    assert here.stdout == there.stdout
    assert stream.trace(files.read_games("quickdraw")[3].setup) == here.stdout.splitlines()


@pytest.mark.parametrize(
    "words", [("--write",), ("--write", " "), ("--write", "x", "--games", "3"), ("chess",)]
)
def test_nothing_is_written_by_mistake(
    words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["record", *words])
    with pytest.raises(SystemExit) as refusal:
        command.arguments()
    assert 2 == refusal.value.code


def test_a_sample_of_the_command_passes() -> None:
    done = run("quickdraw", "--games", "4", "--workers", "1")
    assert 0 == done.returncode
    assert done.stdout.endswith("PASSED\n")
