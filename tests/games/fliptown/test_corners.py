"""Corners of the rules that whole games seldom reach: each comparison in them told apart."""

import json

import pytest

from tabletown.core.errors import IllegalAction
from tabletown.core.events import EVERYBODY
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER, SPECTATOR
from tabletown.games.fliptown import GAME
from tabletown.games.fliptown.state import Fliptown
from tabletown.games.fliptown.verbs import CARD
from tests.games.fliptown.players import new
from tests.games.fliptown.table import FULL, assign, pieces, sheet, start
from tests.table import may, play, result_of, scene, told


def test_FT_R3_one_card_cannot_be_suit_and_value_at_once() -> None:
    # Hearts ride on the nine; no card leads anywhere by its own suit and value.
    table = start(f"lineup=3h,9s,4d | s0 gold=0 {FULL} stops=5 targets=9 chambers=l1a,l2a,l3b")
    play(table, "s0 suit left")
    assert ["ride 6", "ride 7", "ride 8", "ride 9"] == may(table)


def drawn_by(rng: Rng) -> tuple[int, int, int, int]:
    """The generator's place in its stream."""
    return (rng.a, rng.b, rng.c, rng.d)


def test_chance_draws_one_card_by_one_call_and_keeps_nothing() -> None:
    """What a position draws depends on the cards it has and on nothing that was drawn before."""
    town, rng = new(), Rng(7)
    for _ in range(3):
        town.chance(Rng(99))
        fresh = GAME.load(town.dump())
        place = drawn_by(rng)
        card = town.chance(rng)
        assert place != drawn_by(rng)
        twin = Rng(0)
        twin.a, twin.b, twin.c, twin.d = place
        assert card == fresh.chance(twin)
        town.apply(DEALER, card)


def test_the_last_cards_of_a_deck_are_drawn_like_the_others() -> None:
    town, rng = new(), Rng(7)
    town.deck = 5
    town.apply(DEALER, town.chance(rng))
    place = drawn_by(rng)
    assert town.chance(rng) in town.legal(DEALER)
    assert place != drawn_by(rng)


@pytest.mark.parametrize(
    ("power", "stops", "offered"),
    [(1, "", True), (2, "", True), (1, "stops=13", False), (2, "stops=13", True)],
)
def test_FT_R57_a_joker_for_the_value_must_lead_somewhere(
    power: int, stops: str, offered: bool
) -> None:
    # At the end of the Trail only another Joker, for the suit, makes use of a wild value.
    written = f"lineup=3h,9s,4d | s0 character=wild-card gold=0 power={power} {stops}"
    table = assign(start(written, characters=True), "s0 3h 9s")
    assert offered == ("wild-value" in may(table))


@pytest.mark.parametrize(
    ("closed", "written"),
    [
        ("trail", "stops=13"),
        ("badlands", "targets=2,3,4,5,6,7,8,9,10,j,q,k"),
        ("mine", "chambers=l1a,l1b,l2a,l2b,l2c,l3a,l3b,l3c,l3d,l4a,l4b,l4c,l4d,l4e"),
        ("cemetery", FULL),
    ],
)
def test_the_man_in_black_calls_no_bonus_action_in_a_full_region(closed: str, written: str) -> None:
    table = start(f"lineup=3h,9s,4d | s0 character=man-in-black gold=0 {written}", characters=True)
    calls = [text for text in may(table) if text.startswith("call")]
    regions = ("trail", "badlands", "mine", "town", "cemetery")
    assert [f"call {region}" for region in regions if region != closed] == calls


def test_who_watches_a_lone_player_sees_the_sheet_as_it_stands() -> None:
    table = assign(start("lineup=2h,3s,4d | s0 gold=0"), "s0 2h 3s")
    assert sheet(table) == json.loads(json.dumps(scene(table)["sheets"][0]))
    play(table, "s0 go cemetery", "s0 mark 8")
    town = table.state
    assert GAME.drawing(town, 0) == GAME.drawing(town, SPECTATOR)


def test_a_seat_draws_its_own_sheet_and_rivals_the_one_last_shown() -> None:
    table = start("lineup=2h,3s,4d bounties=tools,outfit,riches | s0 gold=0 | s1 gold=0", seats=2)
    before = GAME.drawing(table.state, SPECTATOR)
    play(assign(table, "s0 2h 3s"), "s0 go cemetery", "s0 mark 8")
    assert before == GAME.drawing(table.state, SPECTATOR)
    assert before.splitlines() != GAME.drawing(table.state, 0).splitlines()
    assert "(8)" in GAME.drawing(table.state, 0)
    assert "(8)" not in before


def test_FT_R1_what_an_old_deck_leaves_behind_is_the_sheriff_card() -> None:
    away = ",".join(word for word in CARD.words if word not in ("as", "9d", "2c", "kd"))
    table = start(f"lineup=as,9d,2c discard={away} | s0 gold=0", dealer=("raid 2d",))
    play(assign(table, "s0 as 9d"), "s0 go badlands")
    town = table.state
    assert isinstance(town, Fliptown)
    assert "kd" == CARD.words[town.sheriff]


@pytest.mark.parametrize(("pans", "middle_only"), [(0, True), (1, True), (2, False)])
def test_FT_R3_the_prospector_is_no_dead_end_if_pans_lead_on(pans: int, middle_only: bool) -> None:
    # The four rides past the wagon at the fifth stop with two pans, not with one.
    table = start(
        f"lineup=3h,9s,4d | s0 character=prospector gold=0 pans={pans} {FULL} stops=5 targets=9"
        " chambers=l1a,l2a,l3b",
        characters=True,
    )
    play(table, "s0 suit left")
    assert middle_only == ("value right" not in may(table))


@pytest.mark.parametrize(("seats", "marks"), [(1, []), (2, ["secret"])])
def test_hole_cards_are_secret_only_where_there_are_rivals(seats: int, marks: list[str]) -> None:
    held = pieces(start(seats=seats, holdem=True), "zone:poker")
    assert [marks, marks] == [list(held[ref]["marks"]) for ref in ("poker:6", "poker:7")]


@pytest.mark.parametrize("hammers", [0, 2])
def test_the_ranch_hand_needs_a_hammer_to_cross_out_wanted(hammers: int) -> None:
    written = f"lineup=3h,9s,4d | s0 character=ranch-hand wanted=5 hammers={hammers}"
    assert (hammers > 0) == ("power" in may(start(written, characters=True)))


@pytest.mark.parametrize(
    ("item", "suit", "steps", "about"),
    [
        ("bandana", "as", ("s0 go badlands",), "item:bandana"),
        ("protection", "2c", ("s0 go cemetery", "s0 mark 1"), "item:protection"),
    ],
)
def test_FT_R71_a_shield_question_names_the_shield(
    item: str, suit: str, steps: tuple[str, ...], about: str
) -> None:
    table = start(f"lineup=as,9d,2c | s0 gold=0 items={item}", shields_optional=True)
    play(assign(table, f"s0 {suit} 9d"), *steps)
    decision = table.decision(0)
    assert decision is not None
    assert ("shield", about) == (decision["ask"], decision["about"])


@pytest.mark.parametrize(
    ("seat", "code"),
    [(-1, "not-pending"), (0, "not-legal"), (1, "not-pending"), (99, "not-pending")],
)
def test_a_refused_answer_says_whether_the_seat_was_asked(seat: int, code: str) -> None:
    town = start("lineup=3h,9s,4d").state
    with pytest.raises(IllegalAction) as refused:
        town.apply(seat, GAME.verbs.base("done"))
    assert code == refused.value.code


def test_FT_R33_a_claim_is_told_with_its_stars() -> None:
    table = start("lineup=7c,8s,2h | s0 gold=0 land=1,2,3,4,5,6,7 buildings=land-office")
    play(assign(table, "s0 7c 8s"), "s0 go town", "s0 claim domino-89")
    assert told(table, "claimed", 0)


@pytest.mark.parametrize(
    "fewer",
    [
        "stops=2,3,4,5,6",
        "targets=3,4,5,6,7",
        "chambers=l1a,l1b,l2a,l2b,l2c",
        "buildings=bank,hotel",
    ],
)
def test_FT_R46_the_region_with_the_fewest_sites_decides(fewer: str) -> None:
    enough = {
        "stops": "1,2,3,4,5,6",
        "targets": "2,3,4,5,6,7",
        "chambers": "l1a,l1b,l2a,l2b,l2c,l3a",
        "buildings": "bank,hideout,stables,church,hotel,saloon",
    }
    region, sites = fewer.split("=")
    written = " ".join(f"{key}={value}" for key, value in {**enough, region: sites}.items())
    table = start(f"round=3 phase=sheriff sheriff=ks | s0 {written}")
    assert 1 not in result_of(table).details["achievements"]


def test_who_may_read_what_the_dealer_gives() -> None:
    start_two = "lineup=7c,js,2h | s0 gold=0 | s1 gold=0"
    looking = start(start_two, seats=2)
    play(assign(looking, "s0 7c js"), "s0 go town", "s0 attend sheriffs-office")
    away = play(assign(looking, "s1 7c js"), "s1 go cemetery").state
    away.step(1, away.legal(1)[0])
    assert (1, 1) == (away.pending() >> DEALER, away.seen(DEALER, away.legal(DEALER)[7]))
    robbing = start("lineup=as,9d,2c | s0 gold=0").state
    for text in ("suit left", "value middle", "go badlands"):
        robbing.step(0, GAME.verbs.parse(text))
    assert EVERYBODY == robbing.seen(DEALER, robbing.legal(DEALER)[7])
    stealing = start("lineup=2h,5s,9c | s0 gold=0", cowbot="calamity-jane").state
    for text in ("suit left", "value middle", "go trail", "ride 1"):
        stealing.step(0, GAME.verbs.parse(text))
    assert 0 == stealing.seen(DEALER, stealing.legal(DEALER)[7])
    asked = start("lineup=3h,9s,4d", seats=2).state
    assert EVERYBODY == asked.seen(0, asked.legal(0)[0])
