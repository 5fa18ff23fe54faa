"""A word typed at the terminal is laid card by card, at its dearest, and judged like any other."""

import io
from pathlib import Path

import pytest
from rich.console import Console

import tabletown as tt
from tabletown.core.errors import IllegalAction
from tabletown.core.options import OptionValue
from tabletown.games.paperback.state import Paperback
from tabletown.games.paperback.words import answers
from tabletown.games.paperback.words.best import best_play
from tabletown.terminal import Player, Terminal


def table(position: str, **options: OptionValue) -> tt.Table:
    given: dict[str, OptionValue] = {"pack": "pl", **options}
    return tt.new("paperback", 2, 7, given, position=position)


def typed(played: tt.Table, text: str) -> list[str]:
    """The answers *text* stands for, in notation."""
    verbs = played.game.verbs
    return [verbs.print(action) for action in played.game.typed(played.state, 0, text)]


def test_printed_cards_come_before_wilds() -> None:
    # M (l25) is worth 2, the vowels 3 each; P has no card and takes the wild.
    played = table("s0 hand l25 v1 v2 w2 | common c-o")
    assert typed(played, "mapa") == ["lay l25", "lay v1", "lay-as w2 p", "lay v2", "finish"]
    assert typed(played, "MAPA") == typed(played, " mapa ")


def test_cards_laid_already_are_taken_back() -> None:
    played = table("s0 hand l25 v1 v2 w2 | common c-o")
    played.play_all(0, ["lay v1", "lay l25"])
    answers = typed(played, "mapa")
    assert answers[:2] == ["back", "back"]
    played.play_all(0, answers)
    assert "spelled" in [event["key"] for event in played.events(1)]


def test_PB_E10_two_words_with_space() -> None:
    played = table("s0 hand s1 d01 l02 s3 d13 | common space", space=True)
    laid = ["s1", "d01", "l02", "space", "s3", "d13"]
    assert typed(played, "znak rwa") == [*(f"lay {card}" for card in laid), "finish"]


@pytest.mark.parametrize(
    ("text", "code"),
    [("ksionżka", "not-in-list"), ("kraków", "not-in-list"), ("kot", "cards-cannot")],
)
def test_what_cannot_be_spelled_is_refused(text: str, code: str) -> None:
    with pytest.raises(IllegalAction) as error:
        typed(table("s0 hand l25 v1 v2 w2 | common c-o"), text)
    assert code == error.value.code


def test_only_words_are_taken_for_words() -> None:
    played = table("s0 hand l25 v1 v2 w2 | common c-o")
    assert typed(played, "12") == typed(played, "") == typed(played, "lay x99!") == []
    played.play_all(0, typed(played, "mapa"))
    assert typed(played, "mapa") == []


@pytest.mark.parametrize(
    ("lang", "hand", "line", "said"),
    [
        ("en", "s1 s2 s5 w2*2", "train", "spells train (5)"),
        ("pl", "s1 s2 l02 w2*2", "=znak", "układa znak (4)"),
        ("cs", "s1 s2 s5 w2*2", "klan", "skládá klan (4)"),
    ],
)
def test_a_word_typed_in_the_terminal_is_played(
    lang: str, hand: str, line: str, said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    played = tt.new("paperback", 2, 7, {"pack": lang}, position=f"s0 hand {hand} | common c-o")
    shown = io.StringIO()
    console = Console(file=shown, width=80, highlight=False)
    typed_lines = iter(["xyz", line, "q"])
    monkeypatch.setattr(console, "input", lambda prompt="": next(typed_lines))
    player = Player(
        Terminal(played, console, lang, ["A", "B"]), ["random"], tmp_path / "game.journal"
    )
    assert not player.play()
    text = shown.getvalue()
    assert said in text
    rows = [row for row in text.splitlines() if "tabletown play" not in row]
    assert max(len(row) for row in rows) <= 80


def test_PB_R25_a_word_longer_than_an_attack_allows_is_refused() -> None:
    # J x10 caps words at four letters.
    hand = "s0 hand l25 v1 v2 w2*2 | common c-o"
    assert typed(table(hand, attacks=True), "mapka")[-1] == "finish"
    capped = table(f"{hand} | s1 lasting x10", attacks=True)
    assert typed(capped, "mapa")[-1] == "finish"
    with pytest.raises(IllegalAction) as error:
        typed(capped, "mapka")
    assert error.value.code == "cards-cannot"


def test_the_finder_counts_on_plagiarism_for_its_owner_alone() -> None:
    # D l12 is worth 2, and 1 more as the first card; the shared O is worth 1.
    for talent, cents in (("plagiarism", 5), ("stuck-key", 4), ("ghost-writer", 4)):
        state = table(f"s0 hand l12 w2 | s0 talent {talent} | common c-o", talents=True).state
        assert isinstance(state, Paperback)
        best = best_play(state.lexicon, answers.rack_of(state, state.desks[0]))
        assert best is not None
        assert cents == best.cents, talent
