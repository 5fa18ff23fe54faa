"""Rulings on bounties: what counts for each."""

import pytest

import tabletown as tt
from tests.games.fliptown.table import FULL, assign, have, sheet, start
from tests.table import play


def bounty(name: str, rest: str, dealer: tuple[str, ...] = (), **options: bool) -> tt.Table:
    """Two seats and an open bounty; seat 1 has nothing to do with it."""
    filler = [one for one in ("tools", "outfit", "riches") if one != name][:2]
    poor = " ".join(one for one in ("gold=0", "cash=0") if one[:5] not in rest)
    written = f"lineup=2c,4s,9d bounties={name},{','.join(filler)} | s0 {poor} {rest}"
    return start(written, dealer=dealer, seats=2, **options)


def idle(table: tt.Table) -> tt.Table:
    """Seat 1 walks to the Cemetery."""
    return play(assign(table, "s1 2c 4s"), "s1 go cemetery", "s1 mark 1")


def test_FT_R44_nine_wanted_for_a_moment_is_enough() -> None:
    table = bounty("most-wanted", "wanted=8 graves=5,8 cash=5")
    play(assign(table, "s0 2c 4s"), "s0 go cemetery", "s0 mark 9", "s0 visit church", "s0 atone 5")
    idle(table)
    assert (4, 8) == have(table, "wanted", "stars")


def test_FT_R45_riches_after_poker_count() -> None:
    table = start(
        "round=3 phase=poker sheriff=ks bounties=riches,tools,outfit"
        " | s0 poker=qh,qd,8s,8c,3h cash=27 | s1 poker=2h,4d,6s,8h,10c cash=22 hammers=4",
        seats=2,
    )
    first, second = (sheet(table, seat) for seat in (0, 1))
    assert (30, 9) == (first["cash"], first["stars"])
    assert (30, 4) == (second["cash"], second["stars"])


def test_FT_R46_the_cemetery_is_none_of_the_four_regions() -> None:
    sites = "stops=1,2,3,4 targets=2,3,5,6 chambers=l1a,l1b,l2a"
    table = bounty("four-regions", f"{sites} buildings=bank,hideout,church {FULL}")
    assign(table, "s0 2c 4s")
    idle(table)
    assert 0 == sheet(table)["stars"]
    enough = bounty("four-regions", f"{sites},l2b buildings=bank,hideout,church {FULL}")
    assign(enough, "s0 2c 4s")
    idle(enough)
    assert 7 == sheet(enough)["stars"]


@pytest.mark.parametrize(("rooms", "stars"), [("l1a,l1b,l2a", 0), ("l1a,l1b,l2a,l3a", 7)])
def test_FT_R47_only_gold_from_chambers_counts(rooms: str, stars: int) -> None:
    table = bounty("mine-gold", f"chambers={rooms} gold=20")
    play(assign(table, "s0 2c 4s"), "s0 go cemetery", "s0 mark 1")
    idle(table)
    assert stars == sheet(table)["stars"]


@pytest.mark.parametrize(
    ("rest", "stars"),
    [
        ("pans=1 hammers=1 items=bandana", 0),
        ("pans=1 hammers=1 items=bandana,shovel,pistol", 7),
        ("pans=3 items=pistol,rifle,shovel", 0),
        ("hammers=1 items=work-horse,pickaxe,trail-horse,protection", 7),
    ],
)
def test_FT_R48_four_different_pieces_of_outfit(rest: str, stars: int) -> None:
    table = bounty("outfit", rest)
    play(assign(table, "s0 2c 4s"), "s0 go cemetery", "s0 mark 1")
    idle(table)
    gained = sheet(table)["stars"] - (1 if "shovel" in rest else 0)
    assert stars == gained


@pytest.mark.parametrize(("by_source", "stars"), [(False, 7), (True, 0)])
def test_FT_R49_a_characters_bonus_action_counts_as_gained(by_source: bool, stars: int) -> None:
    table = bounty(
        "bonus-actions",
        "character=miner gold=0 opened=27 sources=27",
        b12_by_source=by_source,
        characters=True,
    )
    play(table, "s0 call mine", "s0 dig l1a")
    play(assign(table, "s0 2c 4s"), "s0 go cemetery", "s0 mark 3")
    idle(table)
    assert stars == sheet(table)["stars"]


@pytest.mark.parametrize(("by_source", "stars"), [(False, 0), (True, 7)])
def test_FT_R67_bonus_actions_by_region_or_by_place(by_source: bool, stars: int) -> None:
    table = bounty("bonus-actions", "opened=1 sources=23", b12_by_source=by_source)
    play(assign(table, "s0 2c 4s"), "s0 go town", "s0 decline")
    idle(table)
    assert stars == sheet(table)["stars"]


def test_FT_R73_the_baroness_may_still_meet_the_riches() -> None:
    table = start(
        "phase=sheriff sheriff=ks bounties=riches,tools,outfit"
        " | s0 character=baroness wanted=9 gold=6 cash=0 | s1 wanted=0",
        seats=2,
        characters=True,
    )
    play(table, "s0 power")
    assert 15 == sheet(table)["gold"]
    play(table, "s0 bribe")
    assert (6, 7) == have(table, "gold", "stars")
