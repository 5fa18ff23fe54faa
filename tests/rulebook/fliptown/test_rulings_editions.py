"""Where the three rulebooks differ: every edition point, by number."""

import pytest

import tabletown as tt
from tabletown.games.fliptown import achievements
from tabletown.strings import words
from tests.games.fliptown.table import assign, costs, have, pieces, sheet, start
from tests.table import asked, may, play, result_of, scene

EDITIONS = ("en", "pl", "cs")
each_edition = pytest.mark.parametrize("edition", EDITIONS)


@pytest.mark.parametrize(("edition", "stolen"), [("en", 0), ("cs", 0), ("pl", 1)])
def test_FT_E1_leaving_the_suit_for_gold(edition: str, stolen: int) -> None:
    table = start("lineup=2h,5s,9c | s0 gold=2", edition=edition, cowbot="calamity-jane")
    play(assign(table, "s0 2h 5s"), "s0 go town", "s0 next trail", "s0 ride 1", "s0 decline")
    assert stolen == scene(table, 0)["stolen"]


@each_edition
def test_FT_E1_entering_the_suit_for_gold_wakes_the_cowbot(edition: str) -> None:
    table = start("lineup=2d,5s,9c | s0 gold=2", edition=edition, cowbot="calamity-jane")
    assert not scene(table, 0)["active"]
    play(assign(table, "s0 2d 5s"), "s0 go trail", "s0 ride 1")
    assert 1 == scene(table, 0)["stolen"]


@pytest.mark.parametrize(("edition", "stolen"), [("en", 0), ("pl", 1)])
def test_FT_E1_a_joker_counts_like_gold(edition: str, stolen: int) -> None:
    table = start(
        "lineup=2h,5s,9c | s0 character=wild-card gold=0 cash=0",
        edition=edition,
        cowbot="calamity-jane",
        characters=True,
    )
    play(assign(table, "s0 2h 5s"), "s0 wild town", "s0 ride 1")
    if asked(table) == "s0 next":
        play(table, "s0 done")
    assert stolen == scene(table, 0)["stolen"]


@pytest.mark.parametrize("value", ["as", "3s", "6s", "9s", "js", "ks"])
def test_FT_E2_the_pickaxe_reaches_the_same_chambers_either_way(value: str) -> None:
    written = f"lineup=7d,{value},2h | s0 gold=2 items=pickaxe chambers=l1a,l1b,l2b"
    reached = []
    for exact in (False, True):
        table = assign(start(written, pickaxe_exact=exact), f"s0 7d {value}")
        play(table, "s0 go mine")
        reached.append(costs(table) if asked(table) == "s0 chamber" else {})
    assert reached[0] == reached[1]


def test_FT_E2_no_preset_asks_for_exactly_two() -> None:
    for edition in EDITIONS:
        assert start(edition=edition).options["pickaxe_exact"] is False


@pytest.mark.parametrize(("edition", "level"), [("en", "normal"), ("pl", "normal"), ("cs", "easy")])
def test_FT_E3_the_level_that_counts_for_beating_all_cowbots(edition: str, level: str) -> None:
    assert level == start(edition=edition).options["achievement_14"]
    bots = ("calamity-jane", "wyatt-earp", "black-bart", "billy-the-kid")
    games = [
        {"cowbot": bot, "difficulty": "easy", "won": True, "achievements": [7]} for bot in bots
    ]
    assert ([7, 14] if level == "easy" else [7]) == achievements.collected(games, level)


@each_edition
def test_FT_E4_shares_are_rounded_down(edition: str) -> None:
    table = start(
        "round=1 phase=poker | s0 poker=ah,kh,9h,5h,2h cash=0 | s1 poker=ad,kd,9d,5d,2d cash=0",
        seats=2,
        competitive=True,
        edition=edition,
    )
    assert (3, 2) == have(table, "cash", "stars") == have(table, "cash", "stars", seat=1)


@each_edition
def test_FT_E5_a_buildings_effect_may_be_left(edition: str) -> None:
    table = start("lineup=7c,3d,2h | s0 gold=0 wanted=4", edition=edition)
    play(assign(table, "s0 7c 3d"), "s0 go town", "s0 decline")
    assert (4, 1) == have(table, "wanted", "stars")


@each_edition
def test_FT_E6_a_cowbot_scores_by_the_site(edition: str) -> None:
    table = start(
        "round=3 phase=sheriff sheriff=ks | s0 stops=13 targets=k",
        cowbot="calamity-jane",
        difficulty="easy",
        edition=edition,
    )
    assert {"stolen": 0, "trail": 48, "badlands": 33} == result_of(table).details["cowbot_points"]


@each_edition
def test_FT_E7_a_stop_of_the_same_value_may_be_passed_or_taken(edition: str) -> None:
    table = start("lineup=4h,2c,9s | s0 gold=0", edition=edition)
    play(assign(table, "s0 4h 2c"), "s0 go trail")
    assert ["ride 1", "ride 2"] == may(table)


@each_edition
def test_FT_E8_pan_and_hammer_both_work(edition: str) -> None:
    table = start("phase=work | s0 pans=2 hammers=2 gold=0 cash=0", edition=edition)
    assert (2, 4) == have(table, "gold", "cash")


@each_edition
def test_FT_E9_the_discard_pile_may_be_looked_through(edition: str) -> None:
    table = start("lineup=4h,2c,9s discard=kd | s0 gold=0", edition=edition)
    assert ["discard:kd"] == list(pieces(table, "zone:discard"))
    play(assign(table, "s0 4h 2c"), "s0 go cemetery", "s0 mark 1")
    assert {"4h", "2c", "9s", "kd"} == set(scene(table, 0)["discard"])


@each_edition
def test_FT_E10_the_rifle_needs_the_pistol(edition: str) -> None:
    written = "lineup=7c,9d,2h | s0 gold=0 cash=9 buildings=gunsmith"
    table = play(assign(start(written, edition=edition), "s0 7c 9d"), "s0 go town")
    assert ["decline", "buy pistol"] == may(table)
    armed = start(written + " items=pistol", edition=edition)
    play(assign(armed, "s0 7c 9d"), "s0 go town")
    assert {"decline": 0, "buy rifle": 4} == costs(armed)


def test_FT_E11_a_used_character_is_marked() -> None:
    table = start("lineup=7c,9d,2h | s0 character=miner gold=0", characters=True)
    assert [] == list(pieces(table, "zone:character")["character:miner"]["marks"])
    play(table, "s0 call mine", "s0 dig l1a")
    assert ["spent"] == list(pieces(table, "zone:character")["character:miner"]["marks"])
    assert 0 == sheet(table)["uses"]


def test_FT_E12_later_achievers_need_not_wait_for_a_round() -> None:
    table = start(
        "lineup=2h,3s,4d bounties=most-wanted,tools,outfit"
        " | s0 wanted=8 gold=0 | s1 wanted=7 gold=0",
        dealer=("flip 5h", "flip 6s", "flip 7d"),
        seats=2,
    )
    for seat in (0, 1):
        play(assign(table, f"s{seat} 2h 3s"), f"s{seat} go cemetery", f"s{seat} mark 1")
    assert (7,) == have(table, "stars")
    for seat in (0, 1):
        play(assign(table, f"s{seat} 5h 6s"), f"s{seat} go cemetery", f"s{seat} mark 3")
    assert (7,) == have(table, "stars")
    assert (4,) == have(table, "stars", seat=1)


@each_edition
def test_FT_E13_no_wanted_counts_at_the_end(edition: str) -> None:
    clean = start("round=3 phase=sheriff sheriff=ks | s0 wanted=0", edition=edition)
    assert 3 in result_of(clean).details["achievements"]
    dirty = start("round=3 phase=sheriff sheriff=ks | s0 wanted=1", edition=edition)
    assert 3 not in result_of(dirty).details["achievements"]


@each_edition
def test_FT_E14_the_bottom_centre_stone(edition: str) -> None:
    table = start("lineup=2h,2s,2d | s0 gold=0", edition=edition)
    play(assign(table, "s0 2h 2s"), "s0 go cemetery", "s0 mark 8")
    assert (1, 1) == have(table, "wanted", "pans")


def test_FT_E16_wanted_comes_before_the_robbery_card() -> None:
    table = assign(start("lineup=as,9d,2c | s0 gold=0", dealer=("raid 2d",)), "s0 as 9d")
    play(table, "s0 go badlands")
    keys = [event["key"] for event in table.events(0)]
    assert keys.index("gained") < keys.index("raided")


RANKS = {
    "en": ("Tenderfooted", "Rusty", "Pioneerin'", "Sharpshootin'", "Legendary"),
    "pl": ("Początkujący", "Zasiedziały", "Pionierski", "Szybkostrzelny", "Legendarny"),
    "cs": ("Cucák", "Vysloužilej", "Nebojácnej", "Ostrostřelec", "Legendární"),
}
TITLES = {
    "en": ("Deputy", "Homesteader", "Buckaroo", "Desperado", "Outlaw"),
    "pl": ("Zastępca szeryfa", "Osadnik", "Kowboj", "Desperado", "Banita"),
    "cs": ("Zástupce", "Statkář", "Kovboj", "Desperát", "Psanec"),
}
RANK_KEYS = ("tenderfooted", "rusty", "pioneering", "sharpshooting", "legendary")
TITLE_KEYS = ("deputy", "homesteader", "buckaroo", "desperado", "outlaw")


@pytest.mark.parametrize("language", EDITIONS)
def test_FT_E17_ranks_and_titles_in_every_language(language: str) -> None:
    say = words(language, "fliptown")
    assert RANKS[language] == tuple(say.say(f"rank-{key}") for key in RANK_KEYS)
    assert TITLES[language] == tuple(say.say(f"title-{key}") for key in TITLE_KEYS)


@pytest.mark.parametrize(
    ("wanted", "title"),
    [(0, 0), (3, 0), (4, 1), (6, 1), (7, 2), (9, 2), (10, 3), (13, 3), (14, 4), (30, 4)],
)
def test_FT_E17_the_wanted_of_each_title(wanted: int, title: int) -> None:
    table = start(f"round=3 phase=sheriff sheriff=ks | s0 wanted={wanted} gold=0")
    assert [TITLE_KEYS[title]] == result_of(table).details["titles"]


def test_FT_E18_jane_steals_for_a_star_and_not_for_cash() -> None:
    for stop, stolen in (("ride 5", 0), ("ride 1", 1)):
        table = start("lineup=5h,5s,9c | s0 gold=0", cowbot="calamity-jane")
        play(assign(table, "s0 5h 5s"), "s0 go trail", f"s0 {stop}")
        assert stolen == scene(table, 0)["stolen"]


@each_edition
def test_FT_E19_the_centre_stone_is_circled_from_the_start(edition: str) -> None:
    assert [5] == sheet(start(edition=edition))["stones"]


@pytest.mark.parametrize(
    ("guns", "items", "card", "stars"),
    [
        ("rulebook", "pistol", "7h", 6),
        ("rulebook", "pistol", "6h", 3),
        ("rulebook", "pistol,rifle", "5h", 6),
        ("rulebook", "pistol,rifle", "4h", 3),
        ("print-and-play", "pistol", "6h", 6),
        ("print-and-play", "pistol", "5h", 3),
        ("print-and-play", "pistol,rifle", "3h", 6),
        ("print-and-play", "pistol,rifle", "2h", 3),
    ],
)
def test_FT_E20_what_the_guns_add(guns: str, items: str, card: str, stars: int) -> None:
    table = start(
        f"lineup=as,9d,2c | s0 gold=0 items={items}", dealer=(f"raid {card}",), gun_bonus=guns
    )
    play(assign(table, "s0 as 9d"), "s0 go badlands")
    assert stars == sheet(table)["stars"]


@each_edition
def test_FT_E21_the_long_way_from_ace_to_king(edition: str) -> None:
    table = assign(start("lineup=7c,ad,2h | s0 gold=12", edition=edition), "s0 7c ad")
    play(table, "s0 go town")
    assert 12 == costs(table)["visit prospectors-club"]


@each_edition
def test_FT_E22_bandana_and_protection_work_by_themselves(edition: str) -> None:
    table = start("lineup=as,9d,2c | s0 gold=0 items=bandana", dealer=("raid 2d",), edition=edition)
    play(assign(table, "s0 as 9d"), "s0 go badlands")
    assert 2 == sheet(table)["wanted"]


@each_edition
def test_FT_E23_the_competitive_payout_is_an_option_of_its_own(edition: str) -> None:
    table = start(
        "round=1 phase=poker | s0 poker=ah,as,9h,5h,2h cash=0 | s1 poker=ad,kd,9d,5d,2s cash=0",
        seats=2,
        competitive=True,
        edition=edition,
    )
    assert (2, 1) == have(table, "cash", "stars")
    assert (0, 0) == have(table, "cash", "stars", seat=1)
    with pytest.raises(tt.OptionError) as refused:
        start(competitive=True)
    assert "needs-rivals" == refused.value.code


@each_edition
def test_FT_E24_the_shovel_is_free_and_wanted_that_is_left_counts(edition: str) -> None:
    table = start(
        "lineup=7c,ad,2h | s0 gold=0 cash=0 buildings=undertaker items=protection", edition=edition
    )
    play(assign(table, "s0 7c ad"), "s0 go town", "s0 accept")
    assert {"protection", "shovel"} == set(sheet(table)["items"])
    caught = start("phase=sheriff sheriff=2d | s0 wanted=3 gold=0 stars=9 cash=0", edition=edition)
    assert (1, 5) == have(caught, "arrests", "stars")
