"""Positions in tests show the letters that the cards bear, and no others."""

import pytest

from tests.games.paperback.table import bare, heap, letters_of, may, start, written
from tests.table import zone


@pytest.mark.parametrize("pack", ["en", "pl", "cs"])
def test_the_letters_are_those_on_the_cards(pack: str) -> None:
    for key, letters in letters_of(pack).items():
        table = start(f"s0 hand {letters}.{key}", pack=pack, attacks=True)
        (piece,) = zone(table, "zone:hand-s0", 0)["pieces"]
        assert (key, letters) == (piece["facts"]["id"], piece["facts"]["face"])


def test_every_card_with_letters_but_a_common_one_is_written_with_them() -> None:
    families = {key.rstrip("0123456789") for key in letters_of("pl")}
    assert {"l", "d", "x", "v", "s"} == families
    assert ["M.l25", "NA.d01", "T.x04", "A.v1", "Z.s1"] == [
        written(key) for key in ("l25", "d01", "x04", "v1", "s1")
    ]
    plain = ["w2", "f5", "space", "dyslexic", "c-a", "card-back"]
    assert plain == [written(key) for key in plain]


@pytest.mark.parametrize(
    "text",
    [
        "s0 hand l25",
        "s0 hand N.l25",
        "s0 hand m.l25",
        "s0 hand M.l25 s1",
        "s0 hand A.w2",
        "s0 hand A.c-a",
        "s0 deck w2*2 | s0 discard AN.d01",
        "top 3:R.l09",
        "s0 lay l25",
        "s0 typo N.s1 n",
    ],
)
def test_a_card_with_other_letters_or_none_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="in this pack"):
        bare(text)


def test_the_same_card_bears_other_letters_in_another_pack() -> None:
    assert "s0 hand l25" == bare("s0 hand M.l25") == bare("s0 hand P.l25", "cs")
    with pytest.raises(ValueError):
        bare("s0 hand M.l25", "cs")


def test_all_else_is_read_as_it_stands() -> None:
    position = "s1 hand Z.s1 w2*3 | top 3:Z.l09 2:- | first s1 | s1 talent typo | marks 0 3"
    assert position.replace("Z.", "") == bare(position).replace("|", " | ").replace("  ", " ")
    assert "s0 accept s1" == bare("s0 accept s1")
    assert "s0 lay-as w2 ź" == bare("s0 lay-as w2 ź")


def test_tables_answer_with_letters() -> None:
    table = start("s0 hand NA.d01 Z.s1 w2")
    assert {"lay NA.d01", "lay Z.s1", "lay-as w2 a", "pass"} <= set(may(table))
    assert {"NA.d01": 1, "Z.s1": 1, "w2": 1} == heap(table, "hand-s0")
