"""The mutation run changes what it says it changes, and nothing else."""

from tools import mutations

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
