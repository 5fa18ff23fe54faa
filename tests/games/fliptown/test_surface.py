"""What outsiders meet: positions as text, options that make no sense, views, undo, achievements."""

from typing import Any

import pytest

import tabletown as tt
from tabletown.games.fliptown import GAME, achievements
from tests.games.fliptown.table import assign, have, pieces, sheet, start
from tests.table import may, play, result_of, scene, told


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (2, {"cowbot": "black-bart"}, "solo-only"),
        (3, {"random_solo": True}, "solo-only"),
        (1, {"competitive": True}, "needs-rivals"),
        (1, {"random_solo": True, "cowbot": "random"}, "random-solo-chooses"),
        (1, {"random_solo": True, "characters": True}, "random-solo-chooses"),
        (1, {"random_jokers": True}, "needs-random-solo"),
        (1, {"cowbot": "doc-holliday"}, "bad-option-value"),
    ],
)
def test_options_that_make_no_sense(seats: int, options: dict[str, Any], code: str) -> None:
    with pytest.raises(tt.OptionError) as refused:
        tt.new("fliptown", seats=seats, options=options)
    assert code == refused.value.code


@pytest.mark.parametrize(
    ("position", "code", "place"),
    [
        ("lineup=4h,4h,2s", "card-twice", "4h"),
        ("lineup=4h,7c,2s sheriff=2s", "card-twice", "2s"),
        ("lineup=4h,7c,1s", "bad-position", "lineup=1s"),
        ("lineup=4h,7c", "bad-position", "lineup"),
        ("round=5", "bad-position", "round=5"),
        ("moon=full", "bad-position", "moon"),
        ("nonsense", "bad-position", "nonsense"),
        ("lineup=4h,7c,2s | s1 gold=3", "bad-position", "s1"),
        ("lineup=4h,7c,2s | s0 gold=-3", "bad-position", "gold=-3"),
        ("lineup=4h,7c,2s | s0 pans=5", "bad-position", "s0 pans, hammers"),
        ("lineup=4h,7c,2s | s0 hotel=5", "bad-position", "s0 hotel, wagon"),
        ("lineup=4h,7c,2s | s0 stops=5 wagon=3", "bad-position", "s0 stops, targets"),
        ("lineup=4h,7c,2s | s0 chambers=l4a", "bad-position", "s0 chambers"),
        ("lineup=4h,7c,2s | s0 luck=5", "bad-position", "s0 luck"),
        ("phase=siesta", "bad-position", "phase=siesta"),
        ("phase=poker | s0 poker=ah,kh", "bad-position", "s0 poker"),
    ],
)
def test_positions_that_cannot_be(position: str, code: str, place: str) -> None:
    with pytest.raises(tt.PositionError) as refused:
        start(position)
    assert (code, place) == (refused.value.code, refused.value.params["place"])


def test_a_running_game_writes_itself_down() -> None:
    table = start("lineup=7c,5s,2h | s0 gold=3 cash=9")
    play(assign(table, "s0 7c 5s"), "s0 go town", "s0 visit general-store")
    text = table.state.text()
    again = GAME.position(text, 1, table.options)
    assert (table.state.dump(), table.state.legal(0)) == (again.dump(), again.legal(0))


def test_what_waits_is_not_shown_to_rivals_before_the_next_flip() -> None:
    table = start("lineup=2h,3s,4d bounties=tools,outfit,riches | s0 gold=0 | s1 gold=0", seats=2)
    play(assign(table, "s0 2h 3s"), "s0 go cemetery", "s0 mark 8")
    assert (1, 1) == have(table, "wanted", "pans")
    assert 0 == scene(table, 1)["sheets"][0]["pans"]
    assert 0 == scene(table)["sheets"][0]["pans"]
    assert [] == told(table, "gained", 1)
    play(assign(table, "s1 2h 3s"), "s1 go cemetery", "s1 mark 1")
    assert 1 == scene(table, 1)["sheets"][0]["pans"]


def test_an_answer_may_be_taken_back_until_a_card_is_shown() -> None:
    table = start("lineup=as,9d,2c | s0 gold=0")
    before = may(table)
    play(table, "s0 suit left")
    table.undo(0)
    assert before == may(table)
    play(assign(table, "s0 as 9d"), "s0 go badlands")
    with pytest.raises(tt.IllegalAction):
        table.undo(0)


def visited(*steps: str) -> tt.Table:
    """Seat 0 has answered *steps* after its cards, and seat 1 has marked a stone and is done."""
    table = start(
        "lineup=7c,js,2h bounties=tools,outfit,riches | s0 gold=0 | s1 gold=0",
        dealer=("peek 4d", "flip 8c", "flip jd", "flip 3h"),
        seats=2,
    )
    play(assign(table, "s0 7c js"), *steps)
    return play(assign(table, "s1 7c js"), "s1 go cemetery", "s1 mark 1")


def test_taking_back_leaves_a_rival_the_look_it_had() -> None:
    table = visited("s0 go town", "s0 attend sheriffs-office")
    assert "4d" == scene(table, 0)["sheriff"]
    question, asked_for = table.seq(0), may(table, 0)
    for _ in range(2):
        table.undo(1)
        assert ("4d", "") == (scene(table, 0)["sheriff"], scene(table, 1)["sheriff"])
        assert (question, asked_for) == (table.seq(0), may(table, 0))
        assert table.state.fingerprint() == tt.replay(table.journal).state.fingerprint()
    assert "go cemetery" in may(table, 1)
    play(table, "s0 decline")
    play(table, "s1 go cemetery", "s1 mark 1")
    assert 1 == [entry.text for entry in table.entries].count("peek 4d")
    assert 2 == scene(table, 0)["turn"]
    # The sheets are open now: that the Sheriff lies there is no secret any more.
    play(assign(table, "s1 8c jd"), "s1 go town", "s1 attend sheriffs-office")
    assert "4d" == scene(table, 1)["sheriff"]


def test_after_taking_back_the_office_does_not_tell_of_a_rivals_look() -> None:
    """Whether or not seat 0 has looked, seat 1 waits for its own look, in a draft as in play."""
    silent, looked = visited("s0 go town"), visited("s0 go town", "s0 attend sheriffs-office")
    views = []
    for table in (silent, looked):
        table.undo(1)
        table.undo(1)
        actions = [table.game.verbs.parse(text) for text in ("go town", "attend sheriffs-office")]
        draft = table.draft(1, actions)
        assert [] == draft.legal(1)
        play(table, "s1 go town", "s1 attend sheriffs-office")
        assert [] == may(table, 1)
        views.append((table.view(1), table.seq(1), table.events(1), draft.observe(1)))
    assert views[0] == views[1]
    play(silent, "s0 attend sheriffs-office")
    play(looked, "s0 decline")
    assert ("4d", "4d") == (scene(silent, 1)["sheriff"], scene(looked, 1)["sheriff"])


def test_a_rivals_robbery_lies_open_and_ends_taking_back() -> None:
    table = start(
        "lineup=4s,js,2h | s0 gold=0 targets=q,k | s1 gold=0", dealer=("raid 9d",), seats=2
    )
    play(assign(table, "s0 4s js"), "s0 go badlands")
    play(assign(table, "s1 4s js"), "s1 go cemetery", "s1 mark 1")
    assert ["9d"] == scene(table, 1)["discard"]
    assert "undo-horizon" == table.undo_outlook(1)[1]
    with pytest.raises(tt.IllegalAction) as refusal:
        table.undo(1)
    assert "undo-horizon" == refusal.value.code


def test_the_sheriff_card_is_hidden_and_the_deck_counted() -> None:
    table = start()
    assert ["down"] == list(pieces(table, "zone:sheriff")["sheriff:card"]["marks"])
    assert 52 - 1 - 3 == scene(table, 0)["deck"]


def test_a_score_is_explained_to_the_last_star() -> None:
    table = start("lineup=4h,7c,2s | s0 gold=0")
    play(assign(table, "s0 4h 7c"), "s0 go trail", "s0 ride 7")
    assert [("trail", 4), ("cash", 1)] == table.state.points(0)
    assert 5 == sheet(table)["score"]


END = "round=3 phase=sheriff sheriff=ks"


@pytest.mark.parametrize(
    ("number", "rest", "options"),
    [
        (
            1,
            "stops=1,2,3,4,5,6 targets=2,3,4,5,6,7 chambers=l1a,l1b,l2a,l2b,l2c,l3a"
            " buildings=bank,hideout,stables,church,hotel,saloon",
            {},
        ),
        (2, "pans=3 hammers=4", {}),
        (3, "wanted=0", {}),
        (4, "chambers=l1a,l1b,l2a,l2b,l2c,l3a,l3b,l3c", {}),
        (5, "stops=1,3,4,7,10,13", {}),
        (6, "buildings=bank,hideout,church,bail-bonds,saloon", {}),
        (7, "targets=2,7,8,k", {}),
        (8, "graves=1,2,3,4,5,6,7,8,9", {}),
        (9, "hands=1792", {}),
        (10, "pans=0", {}),
        (10, "pans=1", {"achievement_10": "silver"}),
        (11, "cash=30 gold=15", {}),
        (12, "hands=546", {}),
        (13, "wanted=5 arrests=0", {}),
        (15, "stars=250", {"cowbot": "black-bart", "difficulty": "hard"}),
        (16, "stars=1", {"cowbot": "black-bart"}),
        (17, "wanted=20 gold=0", {}),
        (18, "hotel=4 chambers=l1a,l2a,l3a,l4a", {}),
        (19, "targets=2,3,4,5,6,7,8,9,10,j,q,k", {}),
        (20, "stars=80", {}),
    ],
)
def test_an_achievement_is_earned(number: int, rest: str, options: dict[str, Any]) -> None:
    table = start(f"{END} | s0 {rest}", **options)
    assert number in result_of(table).details["achievements"]


@pytest.mark.parametrize(
    ("number", "rest", "options"),
    [
        (2, "pans=3 hammers=3", {}),
        (3, "wanted=1", {}),
        (4, "chambers=l1a,l1b,l2a,l2b,l2c,l3a,l3b", {}),
        (5, "stops=1,3,4,7,10,12", {}),
        (6, "buildings=bank,hideout,church,bail-bonds", {}),
        (7, "targets=2,7,8", {}),
        (8, "graves=1,2,3,4,5,6,7,8", {}),
        (9, "hands=1638", {}),
        (10, "pans=1", {}),
        (11, "cash=29 gold=15", {}),
        (12, "hands=545", {}),
        (13, "wanted=6 arrests=0", {}),
        (13, "wanted=5 arrests=1", {}),
        (15, "stars=250", {"cowbot": "black-bart", "difficulty": "normal"}),
        (15, "stars=0", {"cowbot": "black-bart", "difficulty": "hard"}),
        (16, "stars=1", {}),
        (17, "wanted=19 gold=0", {}),
        (18, "hotel=4", {}),
        (19, "targets=2,3,4,5,6,7,8,9,10,j,q", {}),
        (20, "stars=76", {}),
    ],
)
def test_an_achievement_is_missed(number: int, rest: str, options: dict[str, Any]) -> None:
    table = start(f"{END} | s0 {rest}", **options)
    assert number not in result_of(table).details["achievements"]


def test_achievements_over_many_games() -> None:
    bots = ("calamity-jane", "wyatt-earp", "black-bart", "billy-the-kid")
    won = [
        {"cowbot": bot, "difficulty": "normal", "won": True, "achievements": [3]} for bot in bots
    ]
    assert [3, 14] == achievements.collected(won)
    assert [3] == achievements.collected(won[:3])
    lost = [*won[:3], {**won[3], "won": False}]
    assert [3] == achievements.collected(lost)
    assert [3, 14] == achievements.collected([*won[:3], {**won[3], "difficulty": "hard"}])
    assert [7] == achievements.collected([{"achievements": [7]}])


@pytest.mark.parametrize(
    ("first", "second", "winners", "ending"),
    [
        ("stars=9", "stars=8", (0,), "most-points"),
        ("stars=9 wanted=1", "stars=9", (1,), "tie-break"),
        ("stars=9 gold=1", "stars=9 gold=0", (0,), "tie-break"),
        ("stars=9 cash=1", "stars=9 cash=2", (1,), "tie-break"),
        ("stars=9", "stars=9", (0, 1), "shared"),
    ],
)
def test_ties_are_broken_in_order(
    first: str, second: str, winners: tuple[int, ...], ending: str
) -> None:
    parts = [merged("cash=0 gold=0", rest) for rest in (first, second)]
    table = start(f"{END} bounties=tools,outfit,riches | s0 {parts[0]} | s1 {parts[1]}", seats=2)
    assert (winners, ending) == (result_of(table).winners, result_of(table).ending)


def merged(base: str, rest: str) -> str:
    """The words of *rest* over those of *base*."""
    words = dict(word.split("=") for word in [*base.split(), *rest.split()])
    return " ".join(f"{key}={value}" for key, value in words.items())


def test_the_cowbot_wins_ties() -> None:
    written = "stops=1,2,3,4,5,6,7,8,9,10,11,12,13 targets=2,3,4,5,6,7,8,9,10,j,q,k cash=0 gold=0"
    for stars, winners, ending in ((0, (), "cowbot-won"), (1, (0,), "cowbot-beaten")):
        table = start(
            f"{END} | s0 {written} stars={stars}", cowbot="calamity-jane", difficulty="easy"
        )
        assert 0 == result_of(table).details["cowbot_score"]
        assert (winners, ending) == (result_of(table).winners, result_of(table).ending)
