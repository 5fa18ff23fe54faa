"""The mutation run changes what it says it changes, and nothing else."""

from pathlib import Path

import pytest

from tools.mutants import campaign as mutants
from tools.mutants import forking_plugin, mutations

TABLE = """extends = "base"
title = "7 samurai"  # 9 pages

[card.2]
copies = 4 # of 52
prices = [1, -2,
  30]
face = "{copies}$ 5"
row = { stack = 1, deep = true }
"""
CODE = '''
def f(a, b, żółw):
    """a < b."""
    if 1 <= a < b or (żółw) not in (a, b):
        return żółw is None
    return [x for x in a if x != "<" and (x
        > 3)]
'''


def test_every_number_of_an_edition_is_raised_once() -> None:
    found = mutations.of_numbers("base.toml", TABLE)
    assert [mutant.change for mutant in found] == ["4 → 5", "1 → 2", "-2 → -1", "30 → 31", "1 → 2"]
    for mutant in found:
        changed = mutant.applied(TABLE)
        assert len(changed.splitlines()) == len(TABLE.splitlines())
        place = mutations.difference(mutant, TABLE)
        assert f"{place['was']} → {place['put']}" == mutant.change
    assert mutations.difference(found[2], TABLE)["path"] == ["card", "2", "prices", 1]


def test_every_comparison_is_inverted_once() -> None:
    found = mutations.of_comparisons("rules.py", CODE)
    assert [mutant.change for mutant in found] == [
        "<= → >",
        "< → >=",
        "not in → in",
        "is → is not",
        "!= → ==",
        "> → <=",
    ]
    assert "if 1 > a < b or" in found[0].applied(CODE)
    assert "if 1 <= a >= b or" in found[1].applied(CODE)
    assert "(żółw) in (a, b)" in found[2].applied(CODE)
    assert 'x == "<" and' in found[4].applied(CODE)
    for mutant in found:
        compile(mutant.applied(CODE), "rules.py", "exec")


def test_a_mutant_keeps_its_name_when_other_lines_change() -> None:
    before = {mutant.key for mutant in mutations.of_comparisons("rules.py", CODE)}
    after = {mutant.key for mutant in mutations.of_comparisons("rules.py", "\n# more\n" + CODE)}
    assert before == after
    assert len(before) == 6


def test_a_mutant_keeps_its_name_when_its_twin_in_another_function_goes() -> None:
    twin = "def g(a, b):\n    return a < b\n\n\n"
    code = f"{twin}class A:\n    def g(self, a, b):\n        return a < b\n"
    first, second = mutations.of_comparisons("rules.py", code)
    assert ("g", "A.g") == (first.within, second.within)
    (alone,) = mutations.of_comparisons("rules.py", code.removeprefix(twin))
    assert second.key == alone.key


def test_a_mutant_keeps_its_name_when_its_twin_in_another_section_goes() -> None:
    twin = "[card.1]\ncopies = 4\n"
    first, second = mutations.of_numbers("base.toml", twin + "[card.2]  # rare\ncopies = 4\n")
    assert ("card.1", "card.2") == (first.within, second.within)
    (alone,) = mutations.of_numbers("base.toml", "[card.2]\ncopies = 4\n")
    assert second.key == alone.key


def test_a_reason_is_for_one_mutant() -> None:
    code = "def f(a, b):\n    return a < b\n\n\ndef g(a, b):\n    return a < b | 1\n"
    first, second = mutations.of_comparisons("games/x/rules.py", code)
    row = {"file": "x/rules.py", "within": "g", "line": "return a < b | 1", "reason": "why"}
    assert ["", "why"] == [mutants.reason(one, [row]) for one in (first, second)]
    assert (second.file, "g") == mutants.fields(second.key)[:2]
    assert ("return a < b | 1", "< → >=", "0") == mutants.fields(second.key)[2:]


def test_the_function_around_a_line_is_the_innermost() -> None:
    code = "X = 1 < 2\n\nclass A:\n    @property\n    def f(self):\n        return 1 < 2\n"
    assert mutations.function_around(code, 1) == 0
    assert mutations.function_around(code, 6) == 4


@pytest.mark.slow
def test_a_sample_of_mutants_is_killed(tmp_path: Path) -> None:
    """The long run itself, on a few mutants of the template game and its quickest tests."""

    class Small(mutants.Campaign):
        def selection(self) -> list[str]:
            return ["tests/games/quickdraw/test_rules.py"]

    campaign = Small("quickdraw")
    campaign.state_file = tmp_path / "state.json"
    campaign.record_file = tmp_path / "record.json"
    names = ("editions/base.toml", "sealing.py", "duel.py")
    campaign.mutants = [one for one in campaign.mutants if one.file.endswith(names)]
    campaign.run(workers=1, limit=6)
    assert len(campaign.results) == 6
    for kind in (".toml", ".py"):
        tried = {key: value for key, value in campaign.results.items() if kind in key}
        assert mutants.KILLED in tried.values()
    again = Small("quickdraw")
    again.state_file = campaign.state_file
    again.recall()
    assert again.results == campaign.results
    assert again.kills == campaign.kills
    assert "6 of" in campaign.report()


def test_patience_ends_with_the_seconds_of_the_tests() -> None:
    campaign = mutants.Campaign("quickdraw")
    campaign.tests = {name: {"seconds": 2.0, "calls": set()} for name in "abcd"}
    assert campaign.affordable(list("abcd")) == list("abcd")
    campaign.patience = 5.0
    assert campaign.affordable(list("abcd")) == ["a", "b"]


def test_a_mutant_of_a_line_that_is_gone_waits_no_longer(tmp_path: Path) -> None:
    campaign = mutants.Campaign("quickdraw")
    campaign.state_file = tmp_path / "quickdraw.json"
    here = campaign.mutants[0].key
    campaign.unsettled = {here, "quickdraw/rules.py | f | if gone: | == → != | 0"}
    campaign.keep()
    again = mutants.Campaign("quickdraw")
    again.state_file = campaign.state_file
    again.recall()
    assert {here} == again.unsettled


def halved(number: int) -> int:
    """A function to be changed."""
    return number // 2 if number > 2 else number


def test_a_function_gets_its_changed_code_without_being_loaded_again() -> None:
    file = Path(__file__)
    source = file.read_text(encoding="utf-8")
    kept = halved.__code__
    try:
        assert forking_plugin.change(file, source) == 0
        changed = source.replace("if number > 2 else", "if number <= 2 else", 1)
        assert forking_plugin.change(file, changed) == 1
        assert halved(10) == 10
    finally:
        halved.__code__ = kept
