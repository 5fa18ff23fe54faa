"""Every number of map and cards against a table written by hand, and the sums they must give."""

from pathlib import Path

import pytest

import tabletown as tt
from tabletown.core.edition import Section
from tabletown.core.errors import EditionError
from tabletown.games.fliptown import GAME, edition
from tabletown.games.fliptown import text as text_form
from tabletown.games.fliptown.bounties import (
    BonusActions,
    EndOfTrail,
    EveryRobbery,
    FourRegions,
    MineGold,
    MostWanted,
    Outfit,
    Riches,
    RoofStars,
    Tombstones,
    Tools,
    TrailBonuses,
)
from tabletown.games.fliptown.characters import Preacher, RanchHand, WildCard
from tabletown.games.fliptown.cowbots import (
    GAINED_BONUS,
    GAINED_GOLD,
    GAINED_STAR,
    GAINED_WANTED,
)
from tabletown.games.fliptown.rewards import NOWHERE, Reward
from tabletown.games.fliptown.ruleset import Ruleset
from tabletown.games.fliptown.sheet import blank_sheet
from tabletown.games.fliptown.state import Fliptown
from tabletown.games.fliptown.town import Bank, Exchange, Hideout, Hotel, LandOffice
from tabletown.games.fliptown.verbs import BADLANDS, CEMETERY, MINE, TOWN, TRAIL
from tests.games.fliptown.players import new

n = new().ruleset
"""The numbers of the first edition."""
OFFICE = n.office


def given(rewards: list[Reward], name: str) -> list[int]:
    """One number of each reward."""
    return [getattr(reward, name) for reward in rewards]


def test_start_and_length() -> None:
    assert (4, 2, 3, 5, 3) == (n.start_cash, n.start_gold, n.rounds, n.turns, n.lineup)
    assert (4, 4) == (n.most_pans, n.most_hammers)


def test_what_changes_cards() -> None:
    assert (2, 1, 6, 2, 1) == (
        n.suit_price,
        n.step_price,
        n.horse_steps,
        n.pickaxe_steps,
        n.bandana,
    )
    strong = new(gun_bonus="print-and-play").ruleset
    assert ((2, 4), (3, 6)) == ((n.pistol, n.rifle), (strong.pistol, strong.rifle))


def test_the_trail() -> None:
    assert [2, 0, 1, 3, 0, 0, 4, 0, 0, 5, 0, 0, 6] == given(n.stops, "stars")
    assert [0, 0, 0, 1, 0, 0, 1, 0, 0, 2, 0, 0, 3] == given(n.stops, "wanted")
    assert [0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0] == given(n.stops, "cash")
    assert [0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0] == given(n.stops, "gold")
    assert [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0] == given(n.stops, "wipe")
    assert [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] == given(n.stops, "tool")
    bonuses = {2: CEMETERY, 5: BADLANDS, 8: TOWN, 11: MINE}
    assert [bonuses.get(stop, NOWHERE) for stop in range(13)] == given(n.stops, "bonus")
    assert (7, 21) == (sum(given(n.stops, "wanted")), sum(given(n.stops, "stars")))


def test_the_badlands() -> None:
    assert ["chicken", "cattle", "stagecoach", "train"] == edition.ROWS
    targets = range(2, 14)
    assert [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4] == [n.row_of[value].wanted for value in targets]
    assert [2, 2, 2, 4, 4, 4, 6, 6, 6, 8, 8, 8] == [n.row_of[value].stars for value in targets]
    assert [1, 2, 3, 1, 3, 5, 2, 4, 7, 3, 6, 10] == [n.target_cash[value] for value in targets]
    rows = [n.rows.index(n.row_of[value]) for value in targets]
    assert [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3] == rows
    assert [CEMETERY, MINE, TOWN, TRAIL] == [row.bonus for row in n.rows]
    assert (60, 30) == (sum(3 * row.stars for row in n.rows), sum(3 * row.wanted for row in n.rows))
    assert 47 == sum(n.target_cash)
    assert 2**13 - 2 == n.all_targets


def test_the_mine() -> None:
    assert [0, 0, 0, 0, 0, 1, 2, 3, 4, 0, 0, 0, 0, 0] == given(n.chambers, "stars")
    assert [1, 1, 1, 1, 1, 6, 4, 2, 0, 0, 0, 0, 0, 0] == given(n.chambers, "gold")
    assert [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 3, 2, 1] == given(n.chambers, "wanted")
    assert [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] == given(n.chambers, "pan")
    assert [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] == given(n.chambers, "hammer")
    bonuses = [NOWHERE, NOWHERE, BADLANDS, TRAIL, TOWN] + [NOWHERE] * 9
    assert bonuses == given(n.chambers, "bonus")
    assert [""] * 9 + ["stone", "building", "chamber", "stop", "target"] == n.silver
    sums = [sum(given(n.chambers, name)) for name in ("gold", "wanted", "stars")]
    assert [17, 13, 10] == sums


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
        expected.append((places.index(above), places.index(below), mask))
    assert expected == list(zip(n.ways.above, n.ways.below, n.ways.values, strict=True))


def test_the_town() -> None:
    assert [0, 1, 1, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0] == [building.stars for building in n.street]
    no = NOWHERE
    bonuses = [MINE, no, no, CEMETERY, TRAIL, no, BADLANDS, CEMETERY, TRAIL, no, MINE, no, BADLANDS]
    assert bonuses == [building.bonus for building in n.street]
    prices = {
        building.value: building.price
        for building in n.street
        if isinstance(building, Bank | Hotel | Exchange)
    }
    assert {2: 4, 6: 1, 7: 2, 12: 2, 13: 1} == prices
    limits = {b.value: b.limit for b in n.street if isinstance(b, Exchange)}
    assert {6: 8, 12: 8, 13: 8} == limits
    assert [4] == [building.most for building in n.street if isinstance(building, Hideout)]
    assert (1, [1, 2, 3], [0, 2, 7, 14, 23]) == (
        n.shovel_stars,
        n.bank.payout,
        list(n.hotel_track),
    )
    bail = n.bail_bonds
    assert (4, 2, 2, 1, 2) == (bail.cash, bail.gold, bail.wipe, OFFICE.star, OFFICE.wipe)


def test_the_shops() -> None:
    assert [3, 4, 3, 2, 1, 3, 4] == n.item_price
    assert [1, 0, 1, 1, 0, 0, 0] == n.item_stars


def test_the_land() -> None:
    land = n.land
    assert [3, 1, 1, 1, 2, 1, 1, 1, 3] == land.squares
    assert [7] == [building.complete for building in n.street if isinstance(building, LandOffice)]
    assert [4] * 12 + [6] * 6 + [8] * 16 == land.price
    assert 34 == len(set(land.mask))
    for plot, mask in enumerate(land.mask):
        squares = [square for square in range(9) if (mask >> square) & 1]
        assert sum(land.squares[square] for square in squares) == land.stars[plot]
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
    "2-3": (2, 0, 0, 0, 0, NOWHERE),
    "1-4": (0, 4, 0, 0, 0, NOWHERE),
    "2-5": (0, 0, 0, 0, 1, NOWHERE),
    "3-6": (0, 0, 0, 0, 0, TRAIL),
    "4-5": (0, 0, 4, 0, 0, NOWHERE),
    "5-6": (0, 2, 0, 0, 0, NOWHERE),
    "4-7": (0, 0, 0, 0, 0, MINE),
    "5-8": (0, 0, 0, 1, 0, NOWHERE),
    "6-9": (0, 0, 8, 0, 0, NOWHERE),
    "7-8": (2, 0, 0, 0, 0, NOWHERE),
    "8-9": (0, 0, 0, 0, 0, TOWN),
}
"""Stars, gold, cash, pan, hammer, bonus action."""


def test_the_cemetery() -> None:
    assert (1, 16) == (n.grave_wanted, n.first_graves)
    found = {
        word: (
            reward.stars,
            reward.gold,
            reward.cash,
            reward.pan,
            reward.hammer,
            reward.bonus,
        )
        for word, reward in zip(edition.REWARDS, n.rewards, strict=True)
    }
    assert REWARDS == found
    assert [2, 3, 2, 3, 4, 3, 2, 3, 2] == [len(beside) for beside in n.rewards_beside]


def test_poker_work_sheriff_and_score() -> None:
    assert [0, 2, 3, 4, 5, 6, 7, 8, 9, 10] == n.hand_cash
    assert [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] == n.hand_stars
    assert (1, 2) == (n.work_gold, n.work_cash)
    assert ([10, 14, 18], [4, 6, 8], 14) == (n.arrest_cash, n.arrest_stars, n.always_arrested)
    assert (4, 2) == (n.cash_per_point, n.gold_per_point)
    ranks = [[50, 60, 70, 80], [55, 65, 75, 85], [60, 70, 80, 90]]
    assert (ranks, [4, 7, 10, 14]) == (n.rank_from, n.title_from)


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
        one = n.cast[place]
        wipe = one.most if isinstance(one, Preacher) else 0
        wipe = one.each if isinstance(one, RanchHand) else wipe
        found = [
            one.card,
            one.cash,
            one.gold,
            one.stars,
            one.wanted,
            one.pans,
            one.hammers,
            one.shovel,
            one.jokers if isinstance(one, WildCard) else 0,
            wipe,
        ]
        assert (name, [int(figure) for figure in figures]) == (words[place], found)


def test_the_bounties() -> None:
    assert (7, 4, 3) == (n.first_stars, n.later_stars, n.open_bounties)
    expected: dict[type, dict[str, int]] = {
        FourRegions: {"sites": 4},
        TrailBonuses: {"stops": sum(2 ** (stop - 1) for stop in (3, 6, 9, 12))},
        Tools: {"tools": 5},
        RoofStars: {"roofs": 5},
        MineGold: {"gold": 9},
        EveryRobbery: {"rows": 4},
        Tombstones: {"stones": 5},
        EndOfTrail: {"stop": 13, "outlaws": 2},
        MostWanted: {"wanted": 9},
        Outfit: {"icons": 4},
        Riches: {"cash": 30, "gold": 15},
        BonusActions: {"regions": 5},
    }
    printed = [bounty for bounty in n.bounties if type(bounty) in expected]
    assert list(expected) == [type(bounty) for bounty in printed]
    for bounty in printed:
        numbers = expected[type(bounty)]
        assert numbers == {name: getattr(bounty, name) for name in numbers}


def test_the_cowbots() -> None:
    assert [0, 3, 2, 1] == [cowbot.suit for cowbot in n.cowbots]
    triggers = [GAINED_STAR, GAINED_BONUS, GAINED_GOLD, GAINED_WANTED]
    assert triggers == [cowbot.trigger for cowbot in n.cowbots]
    orders = [[0, 1, 3, 2], [3, 2, 0, 1], [2, 3, 1, 0], [1, 0, 2, 3]]
    assert orders == [cowbot.order for cowbot in n.cowbots]
    assert [1, 2, 3] == n.stolen_points
    assert ([2, 3, 4], [4, 3, 2, 1]) == (n.scored_regions, n.uncircled_points)
    assert (5, 5) == (n.character_points, n.holdem_points)


def test_the_achievements() -> None:
    stops = sum(2 ** (stop - 1) for stop in (1, 3, 4, 7, 10, 13))
    feats = n.feats
    assert (6, 7, 0, 8, stops, 5, 4, 8, 7, 0) == (
        feats.sites,
        feats.tools,
        feats.clean,
        feats.chambers,
        feats.stops,
        feats.roofs,
        feats.rows,
        feats.stones,
        feats.great_hand,
        feats.none,
    )
    assert (30, 15, 2, 3, 5, 0, 2, 1, 20, 24, 1, 4) == (
        feats.cash,
        feats.gold,
        feats.hand,
        feats.hands,
        feats.lawful,
        feats.arrests,
        feats.level,
        feats.stolen,
        feats.outlaw,
        feats.silver,
        feats.regions,
        feats.rank,
    )


def options() -> list[int]:
    """The numbers of the first edition's options."""
    return n.options


def test_an_edition_may_lay_other_numbers_over_the_shared_ones(tmp_path: Path) -> None:
    """Gold steps of two, and a dearer Bank: both are felt, and nothing else has changed."""
    text = "[modify]\nstep = 2\n[building.bank]\nprice = 6\n[options]\n"
    (tmp_path / "harsh.toml").write_text(text, encoding="utf-8")
    book = edition.book("harsh", tmp_path)
    harsh = Ruleset(book, options())
    book.finish()
    assert (2, 6, 2, 4) == (harsh.step_price, harsh.bank.price, harsh.suit_price, harsh.start_cash)
    sheets = [blank_sheet(harsh, 0)]
    state = Fliptown(GAME, harsh, sheets)
    text_of = "lineup=ah,5s,9c | s0 gold=4"
    text_form.read_position(state, text_of)
    for answer in ("suit middle", "value left", "go badlands"):
        state.apply(0, GAME.verbs.parse(answer))
    # Four nuggets pay two steps: from the ace to the three.
    costs = {GAME.verbs.print(a): state.option_facts(0, a)["cost"] for a in state.legal(0)}
    assert {"rob 2": 2, "rob 3": 4} == costs


def test_a_number_nobody_reads_is_refused() -> None:
    data = edition.numbers()
    data["modify"] = {**data["modify"], "speed": 3}
    book = Section(data, "wrong")
    Ruleset(book, options())
    with pytest.raises(EditionError) as refused:
        book.finish()
    assert ("unexpected-key", "wrong.modify.speed") == (
        refused.value.code,
        refused.value.params["place"],
    )


def test_every_number_says_where_it_comes_from() -> None:
    printed = {"rulebook", "public: map", "public: cards", "reconstructed"}
    assert printed == sources(edition.numbers()) - {"ours"}


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
    assert expected == edition.presets()[edition_key]
