"""A better word list refuses no old game (decision 22); a family list names itself."""

from pathlib import Path

import pytest

import tabletown as tt
from tabletown.core.errors import IllegalAction, OptionError
from tabletown.core.options import recalled
from tabletown.games.paperback.game import GAME
from tabletown.games.paperback.state import Paperback
from tabletown.games.paperback.words.graph import lexicon

OLD = Path(__file__).resolve().parents[2] / "golden" / "paperback" / "czech-4p.journal"


def list_of(table: tt.Table) -> str:
    state = table.state
    assert isinstance(state, Paperback)
    return state.lexicon.identity


def test_a_journal_without_the_options_is_judged_by_the_lists_of_its_time() -> None:
    text = OLD.read_text(encoding="utf-8")
    assert "list_version" not in text and "family" not in text
    table = tt.replay(text)
    assert "cs/standard@1:3625af0fe29cc2aa" == list_of(table)
    assert table.is_over


def test_a_new_table_has_the_family_list_of_this_release() -> None:
    table = tt.new("paperback", 2, seed=3, options={"pack": "cs"})
    assert list_of(table).startswith("cs/standard-family@2:")
    again = tt.replay(table.journal)
    assert list_of(table) == list_of(again)
    whole = tt.new("paperback", 2, seed=3, options={"pack": "cs", "family": False})
    assert list_of(whole).startswith("cs/standard@2:")


def test_what_an_old_game_does_not_say_is_what_it_played_with() -> None:
    assert {"family": False, "list_version": "1"} == recalled(GAME.options, {})
    said = {"family": "true", "list_version": "2"}
    assert said == recalled(GAME.options, said)


def test_the_lists_of_the_first_release_have_no_family_form() -> None:
    with pytest.raises(OptionError, match="no-family-list"):
        tt.new("paperback", 2, options={"list_version": "1"})
    table = tt.new("paperback", 2, options={"list_version": "1", "family": False})
    assert "en/standard@1:012db08677bfb36e" == list_of(table)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({}, "not-in-standard-family"),
        ({"family": False}, "not-in-standard"),
        ({"words": "large"}, "not-in-large-family"),
        ({"words": "common"}, "not-in-common"),
        ({"list_version": "1", "family": False}, "not-in-list"),
    ],
)
def test_a_refusal_names_the_list(options: dict[str, str | bool | int], code: str) -> None:
    table = tt.new("paperback", 2, seed=3, options={"pack": "en", **options})
    (seat,) = table.pending
    with pytest.raises(IllegalAction, match=code):
        GAME.typed(table.state, seat, "xqzt")


def test_rude_words_are_refused_by_the_family_list_alone() -> None:
    assert lexicon("en").has("shit") and not lexicon("en", family=True).has("shit")
    assert lexicon("pl").has("kurwa") and not lexicon("pl", family=True).has("kurwa")
    assert lexicon("cs").has("kurva") and not lexicon("cs", family=True).has("kurva")
