"""Every number of map and cards against a table written by hand, and the sums they must give."""

import pytest

import tabletown as tt
from tabletown.games.fliptown import numbers as n
from tabletown.games.fliptown.edition import numbers as edition
from tabletown.games.fliptown.edition import presets

TRAIL, BADLANDS, MINE, TOWN, CEMETERY = 1, 2, 3, 4, 5
"""Bonus actions as the tables keep them: the region plus one."""


def column(table: bytes, first: int) -> list[int]:
    return list(table)[first:]


def test_start_and_length() -> None:
    assert (4, 2, 3, 5, 3) == (n.START_CASH, n.START_GOLD, n.ROUNDS, n.TURNS, n.LINEUP)
    assert (4, 4) == (n.MOST_PANS, n.MOST_HAMMERS)


def test_what_changes_cards() -> None:
    assert (2, 1, 6, 2, 1) == (
        n.SUIT_PRICE,
        n.STEP_PRICE,
        n.HORSE_STEPS,
        n.PICKAXE_STEPS,
        n.BANDANA,
    )
    assert ([2, 3], [4, 6]) == (list(n.PISTOL), list(n.RIFLE))


def test_the_trail() -> None:
    assert [2, 0, 1, 3, 0, 0, 4, 0, 0, 5, 0, 0, 6] == column(n.STOP_STARS, 1)
    assert [0, 0, 0, 1, 0, 0, 1, 0, 0, 2, 0, 0, 3] == column(n.STOP_WANTED, 1)
    assert [0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0] == column(n.STOP_CASH, 1)
    assert [0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0] == column(n.STOP_GOLD, 1)
    assert [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0] == column(n.STOP_WIPE, 1)
    assert [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] == column(n.STOP_TOOL, 1)
    bonuses = [0, 0, CEMETERY, 0, 0, BADLANDS, 0, 0, TOWN, 0, 0, MINE, 0]
    assert bonuses == column(n.STOP_BONUS, 1)
    assert (7, 21) == (sum(n.STOP_WANTED), sum(n.STOP_STARS))


def test_the_badlands() -> None:
    assert ["chicken", "cattle", "stagecoach", "train"] == n.ROWS
    assert [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4] == column(n.TARGET_WANTED, 2)
    assert [2, 2, 2, 4, 4, 4, 6, 6, 6, 8, 8, 8] == column(n.TARGET_STARS, 2)
    assert [1, 2, 3, 1, 3, 5, 2, 4, 7, 3, 6, 10] == column(n.TARGET_CASH, 2)
    assert [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3] == column(n.ROW_OF, 2)
    assert [CEMETERY, MINE, TOWN, TRAIL] == list(n.ROW_BONUS)
    assert (60, 30, 47) == (sum(n.TARGET_STARS), sum(n.TARGET_WANTED), sum(n.TARGET_CASH))


def test_the_mine() -> None:
    assert [0, 0, 0, 0, 0, 1, 2, 3, 4, 0, 0, 0, 0, 0] == list(n.CHAMBER_STARS)
    assert [1, 1, 1, 1, 1, 6, 4, 2, 0, 0, 0, 0, 0, 0] == list(n.CHAMBER_GOLD)
    assert [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 3, 2, 1] == list(n.CHAMBER_WANTED)
    assert [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] == list(n.CHAMBER_PAN)
    assert [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] == list(n.CHAMBER_HAMMER)
    assert [0, 0, BADLANDS, TRAIL, TOWN] == list(n.CHAMBER_BONUS)[:5]
    assert 0 == sum(n.CHAMBER_BONUS[5:])
    kinds = [n.SILVER_KINDS[kind] for kind in n.CHAMBER_SILVER]
    assert [""] * 9 + ["stone", "building", "chamber", "stop", "target"] == kinds
    assert (17, 13, 10) == (sum(n.CHAMBER_GOLD), sum(n.CHAMBER_WANTED), sum(n.CHAMBER_STARS))


WAYS = """
entrance l1a 1 7, entrance l1b 8 13, l1a l2a 1 4, l1a l2b 5 7, l1b l2b 8 10, l1b l2c 11 13,
l2a l3a 1 3, l2a l3b 4 5, l2b l3b 6 7, l2b l3c 8 9, l2c l3c 10 11, l2c l3d 12 13, l3a l4a 1 2,
l3a l4b 3 4, l3b l4b 5 6, l3b l4c 7 8, l3c l4c 9 10, l3c l4d 10 11, l3d l4d 11 12, l3d l4e 12 13
"""


def test_the_ways_down() -> None:
    places = "l1a l1b l2a l2b l2c l3a l3b l3c l3d l4a l4b l4c l4d l4e entrance".split()
    expected = []
    for way in WAYS.replace("\n", " ").split(","):
        above, below, low, high = way.split()
        mask = sum(2 ** (value - 1) for value in range(int(low), int(high) + 1))
        expected.append([places.index(above), places.index(below), mask])
    assert expected == n.WAYS


def test_the_town() -> None:
    assert [0, 1, 1, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0] == column(n.ROOF_STARS, 1)
    bonuses = [MINE, 0, 0, CEMETERY, TRAIL, 0, BADLANDS, CEMETERY, TRAIL, 0, MINE, 0, BADLANDS]
    assert bonuses == column(n.ROOF_BONUS, 1)
    assert [0, 4, 0, 0, 0, 1, 2, 0, 0, 0, 0, 2, 1] == column(n.PRICE, 1)
    assert [0, 0, 4, 0, 0, 8, 0, 0, 0, 0, 0, 8, 8] == column(n.MOST, 1)
    assert (1, [1, 2, 3], [0, 2, 7, 14, 23]) == (
        n.SHOVEL_STARS,
        list(n.BANK_PAYOUT),
        list(n.HOTEL_TRACK),
    )
    assert (4, 2, 2, 1, 2) == (
        n.BAIL_CASH,
        n.BAIL_GOLD,
        n.BAIL_WIPE,
        n.OFFICE_STAR,
        n.OFFICE_WIPE,
    )


def test_the_shops() -> None:
    assert [3, 4, 3, 2, 1, 3, 4] == list(n.ITEM_PRICE)
    assert [1, 0, 1, 1, 0, 0, 0] == list(n.ITEM_STARS)


def test_the_land() -> None:
    assert [3, 1, 1, 1, 2, 1, 1, 1, 3] == list(n.LAND_VALUE)
    assert 7 == n.LAND_COMPLETE
    assert [4] * 12 + [6] * 6 + [8] * 16 == list(n.PLOT_PRICE)
    assert len(set(n.PLOT_MASK)) == 34
    for plot, mask in enumerate(n.PLOT_MASK):
        squares = [square for square in range(9) if (mask >> square) & 1]
        assert sum(n.LAND_VALUE[square] for square in squares) == n.PLOT_STARS[plot]
        rows = {square // 3 for square in squares}
        columns = {square % 3 for square in squares}
        if plot < 12:
            assert {1, 2} == {len(rows), len(columns)} and len(squares) == 2
        elif plot < 18:
            assert {1, 3} == {len(rows), len(columns)} and len(squares) == 3
        else:
            assert (2, 2, 3) == (len(rows), len(columns), len(squares))


REWARDS = {
    "1-2": (0, 0, 0, 0, 0, BADLANDS),
    "2-3": (2, 0, 0, 0, 0, 0),
    "1-4": (0, 4, 0, 0, 0, 0),
    "2-5": (0, 0, 0, 0, 1, 0),
    "3-6": (0, 0, 0, 0, 0, TRAIL),
    "4-5": (0, 0, 4, 0, 0, 0),
    "5-6": (0, 2, 0, 0, 0, 0),
    "4-7": (0, 0, 0, 0, 0, MINE),
    "5-8": (0, 0, 0, 1, 0, 0),
    "6-9": (0, 0, 8, 0, 0, 0),
    "7-8": (2, 0, 0, 0, 0, 0),
    "8-9": (0, 0, 0, 0, 0, TOWN),
}
"""Stars, gold, cash, pan, hammer, bonus action."""


def test_the_cemetery() -> None:
    assert (1, 16) == (n.GRAVE_WANTED, n.FIRST_GRAVES)
    found = {
        word: (
            n.REWARD_STARS[place],
            n.REWARD_GOLD[place],
            n.REWARD_CASH[place],
            n.REWARD_PAN[place],
            n.REWARD_HAMMER[place],
            n.REWARD_BONUS[place],
        )
        for place, word in enumerate(n.REWARD_WORDS)
    }
    assert REWARDS == found
    assert [2, 3, 2, 3, 4, 3, 2, 3, 2] == [len(beside) for beside in n.REWARDS_BESIDE]


def test_poker_work_sheriff_and_score() -> None:
    assert [0, 2, 3, 4, 5, 6, 7, 8, 9, 10] == list(n.HAND_CASH)
    assert [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] == list(n.HAND_STARS)
    assert (1, 2) == (n.WORK_GOLD, n.WORK_CASH)
    assert ([10, 14, 18], [4, 6, 8], 14) == (
        list(n.ARREST_CASH),
        list(n.ARREST_STARS),
        n.ALWAYS_ARRESTED,
    )
    assert (4, 2) == (n.CASH_PER_POINT, n.GOLD_PER_POINT)
    ranks = [[50, 60, 70, 80], [55, 65, 75, 85], [60, 70, 80, 90]]
    assert (ranks, [4, 7, 10, 14]) == (n.RANK_FROM, n.TITLE_FROM)


CAST = """
trailblazer 1 3 4 0 0 0 0 0 0 0, cheat 2 7 1 0 0 0 0 0 0 0, prospector 3 3 5 0 0 1 0 0 0 0,
settler 4 7 2 0 0 0 0 0 0 0, bandit 5 7 6 0 4 0 0 0 0 0, marshal 6 5 2 2 0 0 0 0 0 0,
preacher 7 3 3 0 0 0 0 0 0 6, miner 8 1 5 0 0 0 0 0 0 0, ranch-hand 9 5 1 0 0 0 1 0 0 2,
grave-robber 10 3 1 0 0 0 0 1 0 0, man-in-black 11 3 4 1 6 0 0 0 0 0, baroness 12 7 1 0 0 0 0 0 0 0,
mayor 13 3 1 3 0 0 0 0 0 0, wild-card 14 4 0 0 0 0 0 0 2 0
"""
"""Card, cash, gold, stars, Wanted, pans, hammers, shovel, Jokers, what is crossed out."""


def test_the_characters() -> None:
    words = tt.new("fliptown", seed=1).game.verbs.by_key["become"].domains[0].words
    for place, line in enumerate(CAST.replace("\n", " ").split(",")):
        name, *figures = line.split()
        found = [
            n.CAST_CARD[place],
            n.CAST_CASH[place],
            n.CAST_GOLD[place],
            n.CAST_STARS[place],
            n.CAST_WANTED[place],
            n.CAST_PANS[place],
            n.CAST_HAMMERS[place],
            n.CAST_SHOVEL[place],
            n.CAST_JOKERS[place],
            n.CAST_WIPE[place],
        ]
        assert (name, [int(figure) for figure in figures]) == (words[place], found)


def test_the_bounties() -> None:
    assert (7, 4, 3) == (n.BOUNTY_FIRST, n.BOUNTY_LATER, n.OPEN_BOUNTIES)
    stops = sum(2 ** (stop - 1) for stop in (3, 6, 9, 12))
    assert (4, stops, 5, 5, 9, 4, 5) == (
        n.BOUNTY_SITES,
        n.BOUNTY_STOPS,
        n.BOUNTY_TOOLS,
        n.BOUNTY_ROOFS,
        n.BOUNTY_MINE_GOLD,
        n.BOUNTY_ROWS,
        n.BOUNTY_STONES,
    )
    assert (2**12, 2, 9, 4, 30, 15, 5) == (
        n.BOUNTY_LAST_STOP,
        n.BOUNTY_OUTLAWS,
        n.BOUNTY_WANTED,
        n.BOUNTY_ICONS,
        n.BOUNTY_CASH,
        n.BOUNTY_GOLD,
        n.BOUNTY_REGIONS,
    )


def test_the_cowbots() -> None:
    assert [0, 3, 2, 1] == list(n.COWBOT_SUIT)[:4]
    triggers = [n.GAINED_STAR, n.GAINED_BONUS, n.GAINED_GOLD, n.GAINED_WANTED]
    assert triggers == list(n.COWBOT_TRIGGER)[:4]
    assert [[0, 1, 3, 2], [3, 2, 0, 1], [2, 3, 1, 0], [1, 0, 2, 3]] == n.COWBOT_ORDER
    assert ([1, 2, 3], [2, 3, 4], [4, 3, 2, 1]) == (n.LEVEL_CARD, n.LEVEL_REGIONS, n.UNCIRCLED)
    assert (5, 5) == (n.COWBOT_CHARACTER, n.COWBOT_HOLDEM)


def test_the_achievements() -> None:
    stops = sum(2 ** (stop - 1) for stop in (1, 3, 4, 7, 10, 13))
    assert (6, 7, 0, 8, stops, 5, 4, 8, 7, 0) == (
        n.FEAT_SITES,
        n.FEAT_TOOLS,
        n.FEAT_CLEAN,
        n.FEAT_CHAMBERS,
        n.FEAT_STOPS,
        n.FEAT_ROOFS,
        n.FEAT_ROWS,
        n.FEAT_STONES,
        n.FEAT_GREAT_HAND,
        n.FEAT_NONE,
    )
    assert (30, 15, 2, 3, 5, 0, 4, "hard", 1, 20, 24, 1, 4) == (
        n.FEAT_CASH,
        n.FEAT_GOLD,
        n.FEAT_HAND,
        n.FEAT_HANDS,
        n.FEAT_LAWFUL,
        n.FEAT_ARRESTS,
        n.FEAT_COWBOTS,
        n.FEAT_LEVEL,
        n.FEAT_STOLEN,
        n.FEAT_OUTLAW,
        n.FEAT_SILVER,
        n.FEAT_REGIONS,
        n.FEAT_RANK,
    )


def test_every_number_says_where_it_comes_from() -> None:
    assert {"rulebook", "public: map", "public: cards", "reconstructed"} == sources(edition())


def sources(data: object) -> set[str]:
    found: set[str] = set()
    if isinstance(data, dict):
        for key, value in data.items():
            if key == "source":
                found.add(str(value))
            elif key == "sources":
                found |= {str(one) for one in value.values()}
            else:
                found |= sources(value)
    return found


@pytest.mark.parametrize(
    ("edition_key", "dodge", "level"),
    [("en", True, "normal"), ("pl", False, "normal"), ("cs", True, "easy")],
)
def test_what_each_rulebook_sets(edition_key: str, dodge: bool, level: str) -> None:
    expected = {"cowbot_gold_dodge": dodge, "pickaxe_exact": False, "achievement_14": level}
    assert expected == presets()[edition_key]
