"""The odds of a shootout, against counting every throw of the dice and against the rules."""

from itertools import product

import pytest

from tabletown.games.deadwood import shootout
from tests.games.deadwood.table import start
from tests.table import play, shown

WOUNDS = (0, 0, 0, 1, 1, 2)


def counted(attack: int, defence: int) -> tuple[float, float]:
    """Every throw of all the dice, in the order of the rules: p. 5-6."""
    first = abs(attack - defence)
    pairs = min(attack, defence)
    takes = falls = total = 0
    for throw in product(WOUNDS, repeat=first + 2 * pairs):
        total += 1
        hurt = [0, 0]  # attacker, defender
        hurt[1 if attack > defence else 0] += sum(throw[:first])
        for nth in range(pairs):
            if max(hurt) >= 2:
                break
            hurt[1] += throw[first + 2 * nth]
            hurt[0] += throw[first + 2 * nth + 1]
        falls += hurt[0] >= 2
        takes += hurt[1] >= 2 > hurt[0]
    return takes / total, falls / total


@pytest.mark.parametrize(
    ("attack", "defence"), [(1, 1), (2, 1), (1, 2), (3, 1), (2, 2), (1, 3), (3, 2)]
)
def test_the_odds_are_those_of_all_throws(attack: int, defence: int) -> None:
    assert shootout.attack_chances(attack, defence, WOUNDS, 2) == pytest.approx(
        counted(attack, defence)
    )


def test_whoever_defends_keeps_the_place_unless_he_falls() -> None:
    keeps, falls = shootout.defence_chances(2, 1, WOUNDS, 2)
    takes, _ = shootout.attack_chances(2, 1, WOUNDS, 2)
    assert keeps + falls == pytest.approx(1)
    assert falls >= takes


def test_an_attack_says_its_odds_before_it_is_made() -> None:
    table = start("b1 bank s1.2 | s0 ranch 1 3 | s1 ranch 1")
    takes, falls = shootout.attack_chances(1, 2, WOUNDS, 2)
    facts = shown(table)["hit greenhorn bank"]
    assert (round(100 * takes), round(100 * falls)) == (facts["win"], facts["fall"])
    assert "win" not in shown(table)["hit greenhorn sheriffs-office"]


def test_a_cartridge_says_what_it_is_worth() -> None:
    table = start("b1 bank s1.2 | s0 ranch 1 3 cartridges 1 | s1 ranch 1 cartridges 1 ponies 0")
    play(table, "s0 hit greenhorn bank")
    offered = shown(table)
    assert offered["load 1"]["win"] > offered["load 0"]["win"]
    play(table, "s0 load 1")
    kept, fallen = shootout.defence_chances(2, 3, WOUNDS, 2)
    facts = shown(table)["load 1"]
    assert (round(100 * kept), round(100 * fallen)) == (facts["win"], facts["fall"])
