"""Every ruling has a test with its number, or a written reason why it cannot have one."""

from pathlib import Path

from tools.check import rulings

ROOT = Path(__file__).resolve().parent.parent.parent


def test_every_ruling_has_a_test() -> None:
    assert rulings.check(ROOT) == []


def small(folder: Path, book: str, tests: str, excuses: str) -> Path:
    (folder / "docs" / "rulings").mkdir(parents=True)
    (folder / "tests").mkdir()
    (folder / "docs" / "rulings" / "deadwood.md").write_text(book)
    (folder / "docs" / "rulings" / "no-test.md").write_text(excuses)
    (folder / "tests" / "test_deadwood.py").write_text(tests)
    return folder


def test_a_ruling_without_a_test_is_found(tmp_path: Path) -> None:
    tests = "def test_DW_R7_and_FT_E3_fees(): ...\nclass TestDW_X2: ...\ndef test_DW_R10(): ...\n"
    book = "DW-R07 and FT-E3, then DW-X2; DW-R1 is new, DW-R9 as well"
    root = small(tmp_path, book, tests, "| DW-R9 | a matter of taste, not of rules |\n")
    assert rulings.check(root) == [
        "docs/rulings/deadwood.md: DW-R1 has no test and no reason in no-test.md"
    ]


def test_an_excuse_needs_a_reason_and_a_ruling(tmp_path: Path) -> None:
    root = small(tmp_path, "DW-R1", "", "- DW-R1: no\n- DW-R2: it stands in no book at all\n")
    assert rulings.check(root) == [
        "docs/rulings/deadwood.md: DW-R1 has no test and no reason in no-test.md",
        "docs/rulings/no-test.md: DW-R2 stands in no book of rulings",
    ]
