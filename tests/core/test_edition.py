from pathlib import Path

import pytest

from tabletown.core import edition
from tabletown.core.errors import EditionError

BASE = """
[building]
source = "rulebook"
[building.bank]
cash = 5
name = "bank"
open = true
rows = [1, 2]
marks = ["a", "b"]
[building.mill]
cash = 3
sources = { cash = "public: a photograph" }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "base.toml").write_text(BASE, encoding="utf-8")
    house = 'extends = "base"\n[building.bank]\ncash = 6\n[building.inn]\ncash = 1\n'
    (tmp_path / "house.toml").write_text(house, encoding="utf-8")
    return tmp_path


def root(folder: Path, name: str = "base") -> edition.Section:
    return edition.Section(edition.read(folder, name), name)


def test_values_are_read_by_their_type(folder: Path) -> None:
    bank = root(folder).section("building").section("bank")
    assert 5 == bank.number("cash")
    assert [1, 2] == bank.numbers("rows")
    assert "bank" == bank.word("name")
    assert ["a", "b"] == bank.words("marks")
    assert bank.flag("open") is True
    assert bank.flag("shut") is False
    assert bank.has("cash") and not bank.has("price")


def test_an_overlay_changes_what_it_names_and_keeps_the_rest(folder: Path) -> None:
    buildings = root(folder, "house").section("building")
    assert 6 == buildings.section("bank").number("cash")
    assert [1, 2] == buildings.section("bank").numbers("rows")
    assert 3 == buildings.section("mill").number("cash")
    assert 1 == buildings.section("inn").number("cash")
    assert ["bank", "mill", "inn"] == buildings.keys()


def test_every_number_has_its_provenance(folder: Path) -> None:
    buildings = root(folder).section("building")
    assert "rulebook" == buildings.section("bank").provenance("cash")
    assert "public: a photograph" == buildings.section("mill").provenance("cash")
    (folder / "bare.toml").write_text("[card]\nspeed = 1\n", encoding="utf-8")
    with pytest.raises(EditionError) as refusal:
        root(folder, "bare").section("card").number("speed")
    assert "no-provenance" == refusal.value.code


def test_a_key_nobody_reads_is_refused(folder: Path) -> None:
    table = root(folder)
    bank = table.section("building").section("bank")
    bank.number("cash")
    with pytest.raises(EditionError) as refusal:
        table.finish()
    assert "unexpected-key" == refusal.value.code
    assert str(refusal.value.params["place"]).startswith("base.building")


@pytest.mark.parametrize(
    ("method", "key", "code"),
    [
        ("number", "price", "missing-key"),
        ("number", "name", "not-a-number"),
        ("number", "open", "not-a-number"),
        ("numbers", "cash", "not-numbers"),
        ("numbers", "marks", "not-numbers"),
        ("word", "cash", "not-a-word"),
        ("words", "rows", "not-words"),
        ("flag", "cash", "not-a-flag"),
        ("section", "cash", "missing-table"),
    ],
)
def test_a_value_of_the_wrong_type_is_refused_with_its_place(
    folder: Path, method: str, key: str, code: str
) -> None:
    bank = root(folder).section("building").section("bank")
    with pytest.raises(EditionError) as refusal:
        getattr(bank, method)(key)
    assert code == refusal.value.code
    assert f"base.building.bank.{key}" == refusal.value.params["place"]


def test_a_missing_and_a_broken_file_are_refused(folder: Path) -> None:
    with pytest.raises(EditionError) as refusal:
        edition.read(folder, "nowhere")
    assert "unknown-edition" == refusal.value.code
    (folder / "broken.toml").write_text("[a\n", encoding="utf-8")
    with pytest.raises(EditionError) as refusal:
        edition.read(folder, "broken")
    assert "broken-edition" == refusal.value.code


def test_a_digest_depends_on_what_is_said_and_not_on_its_order() -> None:
    assert edition.digest({"a": 1, "b": 2}) == edition.digest({"b": 2, "a": 1})
    assert edition.digest({"a": 1}) != edition.digest({"a": 2})
    assert 8 == len(edition.digest({}))
