"""The commands, run as a person runs them."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tabletown as tt
from tabletown import _form

ROOT = Path(__file__).resolve().parent.parent


def run(*words: str, stdin: str = "", code: int = 0, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "tabletown.cli", *words],
        cwd=ROOT,
        input=stdin,
        capture_output=True,
        text=True,
        env={**os.environ, "COLUMNS": "120", "LANG": "C.UTF-8", "LC_ALL": "", **environment},
    )
    assert code == done.returncode, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout if code == 0 else done.stderr


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that are left go where nobody looks for them."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def finished(seed: int = 4) -> str:
    table = tt.new("quickdraw", seats=2, seed=seed)
    while not table.is_over:
        table.play(table.pending[0], table.choices(table.pending[0])[0].action)
    return table.journal


def test_version_says_rules_and_form() -> None:
    text = run("--version")
    assert tt.__version__ in text
    assert _form.FORM in text
    assert "quickdraw 1" in text


def test_a_person_plays_to_the_end_and_keeps_the_journal(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    words = ["play", "quickdraw", "--seats", "3", "--bots", "random", "--seed", "5"]
    answers = "b\n?\no\nplay ace\n999\nundo\n" + "1\n" * 30
    text = run(*words, "--lang", "en", "--journal", str(path), stdin=answers)
    assert "You are Player 1." in text
    assert "is not a word this answer knows" in text
    assert "There is nothing to take back" in text
    assert "★" in text
    table = tt.replay(path.read_text(encoding="utf-8"))
    assert table.is_over


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "You left the table."), ("pl", "Odchodzisz"), ("cs", "Odešli jste")]
)
def test_a_person_may_leave(lang: str, said: str) -> None:
    assert said in run("play", "quickdraw", "--seed", "1", "--lang", lang, stdin="q\n")
    assert said in run("play", "quickdraw", "--seed", "1", "--lang", lang, stdin="")


def test_the_language_is_that_of_the_environment() -> None:
    text = run("play", "quickdraw", "--seed", "1", stdin="q\n", LANG="pl_PL.UTF-8")
    assert "Grasz jako" in text


@pytest.mark.parametrize(
    ("words", "letter"), [(["--lang", "pl"], "Ą"), (["--lang", "cs"], "Ř"), ([], "W")]
)
def test_paperback_is_dealt_in_the_readers_language(words: list[str], letter: str) -> None:
    play = ["play", "paperback", "--seed", "1", *words]
    assert re.search(rf"\d {letter}\b", run(*play, stdin="q\n"))
    assert "Ą" not in run(*play, "--option", "pack=en", stdin="q\n")


@pytest.mark.parametrize("game", tt.games())
def test_every_game_is_drawn_and_asks(game: str) -> None:
    text = run("play", game, "--seed", "1", "--lang", "en", stdin="1\nb\n1\nq\n")
    assert "  1 " in text
    assert "{" not in text


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["play", "chess"], "unknown-game"),
        (["play", "quickdraw", "--seats", "9"], "bad-seats"),
        (["play", "quickdraw", "--option", "speed=1"], "unknown-option"),
        (["play", "quickdraw", "--option", "edition=gold"], "bad-option-value"),
        (["play", "quickdraw", "--bots", "wizard"], "unknown-level"),
    ],
)
def test_a_refusal_is_a_sentence_with_its_code(words: list[str], code: str) -> None:
    assert code in run(*words, code=1)


def test_a_game_that_is_left_is_kept_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    words = ["play", "quickdraw", "--seats", "2", "--bots", "random", "--lang", "en"]
    text = run(*words, "--journal", str(path), stdin="1\n")
    assert f"tabletown play quickdraw --resume {path}" in text
    assert "thinking" not in text
    before = path.read_text(encoding="utf-8")
    assert "You left the table." in run("play", "--resume", str(path), "--lang", "en", stdin="q\n")
    assert before == path.read_text(encoding="utf-8")
    run("play", "quickdraw", "--resume", str(path), stdin="1\n" * 60)
    after = path.read_text(encoding="utf-8")
    tt.verify(after)
    assert after.startswith(before[: before.index("seed ")])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (finished()[:-4], "changed or cut off in line"),
        (finished().replace("play", "pray", 1), "changed or cut off in line"),
        ("Dear diary\n", "This is not a Tabletown journal."),
        ("", "This is not a Tabletown journal."),
        (finished(), "This file holds a game of quickdraw, not of deadwood."),
    ],
)
def test_a_file_that_cannot_go_on_is_one_sentence(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "game.journal"
    path.write_text(text, encoding="utf-8")
    errors = run("play", "deadwood", "--resume", str(path), "--lang", "en", code=1)
    assert said in errors
    assert 1 == len(errors.splitlines())
    assert text == path.read_text(encoding="utf-8")


def test_neither_a_picture_nor_a_missing_file_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe")
    assert "not a Tabletown journal" in run("play", "--resume", str(path), code=1)
    path.unlink()
    assert "There is no file" in run("play", "--resume", str(path), code=1)
    run("play", code=2)


def test_an_option_without_a_value_is_a_usage_error() -> None:
    run("play", "quickdraw", "--option", "edition", code=2)


def simulated(*words: str) -> dict[str, Any]:
    common = ["--seats", "3", "--bots", "random", "--games", "40", "--seed", "7", "--json", "-"]
    data: dict[str, Any] = json.loads(run("simulate", "quickdraw", *common, *words))
    for key in ("seconds", "decisions_per_s", "versions"):
        del data[key]
    return data


def test_the_same_seed_gives_the_same_games_whatever_the_workers() -> None:
    assert simulated("--workers", "1") == simulated("--workers", "2")


def test_the_summary_has_the_fields_of_the_contract() -> None:
    common = ["--seats", "2", "--bots", "random", "--games", "20", "--seed", "7", "--json", "-"]
    data: dict[str, Any] = json.loads(
        run("simulate", "quickdraw", *common, "--option", "edition=rich")
    )
    fields = "game seats games seed options versions bots decisions seconds decisions_per_s"
    assert [*fields.split(), "wins", "scores", "turns", "endings"] == list(data)
    assert {"mean", "sd", "min", "max"} == set(data["scores"])
    assert {"mean", "max"} == set(data["turns"])
    assert 20 == sum(data["endings"].values()) == pytest.approx(sum(data["wins"]))
    assert "rich" == data["options"]["edition"]
    assert ["random", "random"] == data["bots"]


def test_rows_come_as_csv_parquet_and_pictures(tmp_path: Path) -> None:
    words = ["--seats", "2", "--bots", "random", "--games", "12", "--seed", "7", "--workers", "1"]
    for name in ("a.csv", "u.csv", "a.parquet", "a.svg", "a.png", "a.json"):
        (tmp_path / name).unlink(missing_ok=True)
    files = {"--csv": "a.csv", "--uses": "u.csv", "--parquet": "a.parquet", "--json": "a.json"}
    for option, name in files.items():
        words += [option, str(tmp_path / name)]
    text = run("simulate", "quickdraw", *words, "--plot", str(tmp_path / "a.svg"))
    assert "win share" in text and "use and value" in text
    run("simulate", "quickdraw", *words, "--plot", str(tmp_path / "a.png"))
    lines = (tmp_path / "a.csv").read_text().splitlines()
    assert 1 + 12 * 2 == len(lines)
    assert "game,seat,bot,score,win,decisions,turns,ending" == lines[0]
    assert "card:fox" in (tmp_path / "u.csv").read_text()
    import polars

    assert (24, 8) == polars.read_parquet(tmp_path / "a.parquet").shape
    assert "</svg>" in (tmp_path / "a.svg").read_text()
    assert b"PNG" == (tmp_path / "a.png").read_bytes()[1:4]


def test_a_journal_is_shown_at_a_move_as_a_seat_saw_it(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    path.write_text(finished(), encoding="utf-8")
    assert "★" in run("replay", str(path), "--lang", "en")
    middle = run("replay", str(path), "--at", "12", "--seat", "1", "--lang", "en")
    assert "Waiting for" in middle
    assert "gave every card" in run("replay", str(path), "--verify", "--lang", "en")
    assert "★" in run("replay", "-", "--lang", "en", stdin=finished())
    run("replay", str(path), "--seat", "5", code=2)


def test_a_journal_that_does_not_replay_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "bad.journal"
    lines = finished().splitlines(keepends=True)
    first = next(at for at, line in enumerate(lines) if line.startswith("begin")) + 1
    lines[first] = lines[first].replace("d", "b", 1)
    path.write_text("".join(lines), encoding="utf-8")
    assert f"bad.journal:{first + 1}: damaged" in run("replay", str(path), code=1)
    assert "nowhere" in run("replay", "nowhere.journal", code=1)


def test_bench_says_its_form_and_its_rates(tmp_path: Path) -> None:
    path = tmp_path / "bench.json"
    text = run("bench", "quickdraw", "--seconds", "0.05", "--json", str(path))
    assert f"form: {_form.FORM}" in text
    for name in ("decisions/s from python", "decisions/s inside", "clones/s", "search iterations"):
        assert name in text
    row = json.loads(path.read_text())[0]
    assert row["decisions_per_s_inside"] > 0


def test_words_are_checked_and_found() -> None:
    assert "HOUSE valid\n" == run("words", "en", "HOUSE")
    run("words", "en", "HOUSE", "XQZJK", code=1)
    assert run("words", "en", "--best", "z n a ? ?").strip()
    run("words", "en", code=2)


def test_games_go_out_as_journals_and_come_in_again(tmp_path: Path) -> None:
    journal = tmp_path / "one.journal"
    journal.write_text(finished(), encoding="utf-8")
    data, out = tmp_path / "data", tmp_path / "out"
    run("import", str(journal), "--data", str(data))
    run("export", str(out), "--data", str(data))
    found = [path.read_text(encoding="utf-8") for path in out.glob("*.journal")]
    assert [finished()] == found


def test_a_broken_journal_is_not_imported(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.journal", tmp_path / "bad.journal"
    good.write_text(finished(), encoding="utf-8")
    bad.write_text(finished()[:-4], encoding="utf-8")
    data = tmp_path / "data"
    assert "bad.journal:" in run("import", str(good), str(bad), "--data", str(data), code=1)
