"""Games are written the one way, and `dev.py check` refuses one that is not."""

import shutil
from pathlib import Path

import pytest

from tools.check import game_layout

ROOT = Path(__file__).resolve().parent.parent
WORDS = "The deck is dealt, cards are sealed, and a duel follows."


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A copy of Quickdraw to spoil."""
    folder = tmp_path / "quickdraw"
    source = ROOT / "tabletown" / "games" / "quickdraw"
    shutil.copytree(source, folder, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def spoil(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_the_template_has_nothing_to_complain_of(game: Path) -> None:
    assert [] == game_layout.layout(game, WORDS)
    assert [] == game_layout.constants(game)
    assert [] == game_layout.machine(game)
    assert [] == game_layout.functions(game)
    assert [] == game_layout.unused_numbers(game)


def test_a_constant_declared_twice_is_refused(game: Path) -> None:
    with (game / "duel.py").open("a") as file:
        file.write("NO_CARD: Final = 15\n")
    assert ["NO_CARD is declared twice: duel.py, verbs.py"] == game_layout.constants(game)


def test_a_constant_with_two_meanings_is_refused(game: Path) -> None:
    with (game / "view.py").open("a") as file:
        file.write("PEEK = 3\n")
    assert ["PEEK has two meanings: verbs.py, view.py"] == game_layout.constants(game)


@pytest.mark.parametrize("name", ["windows.py", "helpers.py", "numbers.toml", "tricks"])
def test_a_file_that_leaves_the_layout_is_refused(game: Path, name: str) -> None:
    (game / name).touch()
    (complaint,) = game_layout.layout(game, WORDS)
    assert complaint.startswith(f"{name}: neither")


def test_a_file_named_after_a_thing_of_the_rulebook_is_fine(game: Path) -> None:
    (game / "fence_posts.py").touch()
    assert [] == game_layout.layout(game, f"{WORDS} Each fence has a post.")


def test_a_position_outside_its_file_is_refused(game: Path) -> None:
    spoil(game / "state.py", "class Quickdraw(Position)", "class Town(Position)")
    assert ["the position is state.Town, not state.Quickdraw"] == game_layout.machine(game)


def test_a_question_machine_of_a_games_own_is_refused(game: Path) -> None:
    spoil(game / "state.py", "    def proceed(", "    def legal(")
    (complaint,) = game_layout.machine(game)
    assert complaint.startswith("state.py:")
    assert complaint.endswith("legal is core's")


def test_too_many_parameters_are_refused(game: Path) -> None:
    with (game / "duel.py").open("a") as file:
        file.write("def aim(a, b, c, d, e, f, g):\n    return a\n")
    (complaint,) = game_layout.functions(game)
    assert complaint.endswith("aim has 7 parameters")


def test_an_import_inside_a_function_is_refused(game: Path) -> None:
    with (game / "duel.py").open("a") as file:
        file.write("def aim():\n    import math\n    return math.pi\n")
    (complaint,) = game_layout.functions(game)
    assert complaint.endswith("an import inside aim")


def test_an_edition_number_that_no_rule_reads_is_refused(game: Path) -> None:
    spoil(
        game / "ruleset.py", "        self.rich", "        self.poor: int = loot\n        self.rich"
    )
    (complaint,) = game_layout.unused_numbers(game)
    assert complaint.endswith("no rule reads poor")
