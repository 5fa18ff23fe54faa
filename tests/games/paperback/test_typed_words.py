"""A word typed at the terminal is laid card by card, at its dearest, and judged like any other."""

import io
from pathlib import Path

import pytest
from rich.console import Console

import tabletown as tt
from tabletown.core.errors import IllegalAction
from tabletown.games.paperback.state import Paperback
from tabletown.games.paperback.words import answers
from tabletown.games.paperback.words.best import best_play
from tabletown.terminal import Player, Terminal
from tests.games.paperback.table import lettered, play, start
from tests.table import told


def typed(table: tt.Table, text: str) -> list[str]:
    """The answers *text* stands for."""
    actions = table.game.typed(table.state, 0, text)
    return [lettered(table, table.game.verbs.print(action)) for action in actions]


def test_printed_cards_come_before_wilds() -> None:
    # M (l25) is worth 2, the vowels 3 each; P has no card and takes the wild.
    table = start("s0 hand M.l25 A.v1 A.v2 w2 | common c-o")
    assert ["lay M.l25", "lay A.v1", "lay-as w2 p", "lay A.v2", "finish"] == typed(table, "mapa")
    assert typed(table, "MAPA") == typed(table, " mapa ")


def test_cards_laid_already_are_taken_back() -> None:
    table = start("s0 hand M.l25 A.v1 A.v2 w2 | common c-o")
    play(table, "s0 lay A.v1", "s0 lay M.l25")
    answers = typed(table, "mapa")
    assert ["back", "back"] == answers[:2]
    play(table, *(f"s0 {answer}" for answer in answers))
    assert told(table, "spelled")


def test_PB_E10_two_words_with_space() -> None:
    table = start("s0 hand Z.s1 NA.d01 K.l02 R.s3 WA.d13 | common space", space=True)
    laid = ["Z.s1", "NA.d01", "K.l02", "space", "R.s3", "WA.d13"]
    assert [*(f"lay {card}" for card in laid), "finish"] == typed(table, "znak rwa")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("ksionżka", "not-in-standard-family"),
        ("kraków", "not-in-standard-family"),
        ("kot", "cards-cannot"),
    ],
)
def test_what_cannot_be_spelled_is_refused(text: str, code: str) -> None:
    with pytest.raises(IllegalAction) as error:
        typed(start("s0 hand M.l25 A.v1 A.v2 w2 | common c-o"), text)
    assert code == error.value.code


def test_only_words_are_taken_for_words() -> None:
    table = start("s0 hand M.l25 A.v1 A.v2 w2 | common c-o")
    assert [] == typed(table, "12") == typed(table, "") == typed(table, "lay x99!")
    play(table, *(f"s0 {answer}" for answer in typed(table, "mapa")))
    assert [] == typed(table, "mapa")


@pytest.mark.parametrize(
    ("lang", "hand", "line", "said"),
    [
        ("en", "T.s1 R.s2 N.s5 w2*2", "train", "spells train (5)"),
        ("pl", "Z.s1 N.s2 K.l02 w2*2", "=znak", "układa znak (4)"),
        ("cs", "N.s1 L.s2 K.s5 w2*2", "klan", "skládá klan (4)"),
    ],
)
def test_a_word_typed_in_the_terminal_is_played(
    lang: str, hand: str, line: str, said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table = start(f"s0 hand {hand} | common c-o", pack=lang)
    shown = io.StringIO()
    console = Console(file=shown, width=80, highlight=False)
    typed_lines = iter(["xyz", line, "q"])
    monkeypatch.setattr(console, "input", lambda prompt="": next(typed_lines))
    player = Player(
        Terminal(table, console, lang, ["A", "B"]), ["random"], tmp_path / "game.journal"
    )
    assert not player.play()
    text = shown.getvalue()
    assert said in text
    rows = [row for row in text.splitlines() if "tabletown play" not in row]
    assert max(len(row) for row in rows) <= 80


def test_PB_R25_a_word_longer_than_an_attack_allows_is_refused() -> None:
    # J.x10 caps words at four letters.
    hand = "s0 hand M.l25 A.v1 A.v2 w2*2 | common c-o"
    assert "finish" == typed(start(hand, attacks=True), "mapka")[-1]
    capped = start(f"{hand} | s1 lasting J.x10", attacks=True)
    assert "finish" == typed(capped, "mapa")[-1]
    with pytest.raises(IllegalAction) as error:
        typed(capped, "mapka")
    assert "cards-cannot" == error.value.code


def test_the_finder_counts_on_plagiarism_for_its_owner_alone() -> None:
    # D.l12 is worth 2, and 1 more as the first card; the shared O is worth 1.
    for talent, cents in (("plagiarism", 5), ("stuck-key", 4), ("ghost-writer", 4)):
        state = start(f"s0 hand D.l12 w2 | s0 talent {talent} | common c-o", talents=True).state
        assert isinstance(state, Paperback)
        best = best_play(state.lexicon, answers.rack_of(state, state.desks[0]))
        assert best is not None
        assert cents == best.cents, talent
