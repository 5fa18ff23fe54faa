"""The ladder: fair seats, kept games, and a stop that the games' order alone decides."""

from pathlib import Path

import pytest

from tabletown.games import find
from tools import ROOT
from tools.check import imports
from tools.soak import ladder
from tools.soak.ladder import Clock, Deal, Pairing

DUEL = Pairing("paperback", 2, "rookie", "random", 0.6, 0.5, 300)


def deals(*shares: float) -> list[Deal]:
    return [Deal(number, [one, one], [0, 0], {}) for number, one in enumerate(shares)]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(ladder, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(ladder, "REPORTS", tmp_path)
    ladder.KEPT.mkdir()
    return tmp_path


def test_a_deal_is_played_from_every_seat_and_again_the_same() -> None:
    first, again = ladder.play_deal(DUEL, 3), ladder.play_deal(DUEL, 3)
    assert 2 == len(first.shares) == len(first.scores)
    assert (first.shares, first.scores) == (again.shares, again.scores)
    assert {"rookie", "random"} == set(first.clocks)
    assert first.clocks["rookie"].count > 0


def test_what_is_kept_is_read_back_without_gaps(folder: Path) -> None:
    made = ladder.play_deal(DUEL, 0)
    ladder.kept_file(DUEL).write_text('{"sources": "abc"}\n')
    ladder.keep(DUEL, made)
    ladder.keep(DUEL, Deal(2, [1.0, 1.0], [3, 4], {}))
    with ladder.kept_file(DUEL).open("a") as file:
        file.write('{"number": 1, "sha')
    assert ("abc", [made]) == ladder.kept(DUEL)


def test_what_was_played_in_one_clone_is_taken_up_in_another(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = [ladder.play_deal(DUEL, 0), Deal(1, [0.5, 0.0], [3, 4], {})]
    ladder.kept_file(DUEL).write_text('{"sources": "abc"}\n')
    for deal in played:
        ladder.keep(DUEL, deal)
    ladder.pack("paperback", [DUEL])
    monkeypatch.setattr(ladder, "KEPT", folder / "elsewhere")
    ladder.KEPT.mkdir()
    ladder.unpack("paperback", [DUEL])
    assert ("abc", played) == ladder.kept(DUEL)


def test_what_a_clone_has_played_itself_is_not_overwritten(folder: Path) -> None:
    ladder.kept_file(DUEL).write_text('{"sources": "abc"}\n')
    ladder.keep(DUEL, Deal(0, [1.0, 0.0], [3, 4], {}))
    ladder.pack("paperback", [DUEL])
    ladder.keep(DUEL, Deal(1, [0.5, 0.0], [3, 4], {}))
    ladder.unpack("paperback", [DUEL])
    assert 2 == len(ladder.kept(DUEL)[1])


def test_a_pairing_stops_when_its_interval_leaves_the_line() -> None:
    assert 0 == ladder.decided(DUEL, deals(*[1.0] * 19))
    assert 20 == ladder.decided(DUEL, deals(*[1.0] * 50))
    assert 20 == ladder.decided(DUEL, deals(*[0.0] * 50))
    assert 0 == ladder.decided(DUEL, deals(*[1.0, 0.0] * 70))
    assert 150 == ladder.decided(DUEL, deals(*[1.0, 0.0] * 90))


def test_a_pairing_of_many_games_plays_them_all() -> None:
    many = Pairing("paperback", 2, "rookie", "random", 0.6, 0.5, 1000)
    assert 0 == ladder.decided(many, deals(*[1.0] * 499))
    assert 500 == ladder.decided(many, deals(*[1.0] * 500))


@pytest.mark.parametrize("key", ["fliptown", "deadwood", "paperback"])
def test_every_level_meets_the_one_below_at_every_table(key: str) -> None:
    rules = find(key)
    found = list(ladder.pairings(key, ["rookie", "regular", "veteran", "legend"], [*range(9)], 0))
    steps = {(one.seats, one.upper, one.lower) for one in found if one.seats > 1}
    for seats in range(2, rules.most + 1):
        assert (seats, "legend", "veteran") in steps
        assert (seats, "rookie", "random") in steps
    assert (rules.least == 1) == any(one.seats == 1 for one in found)
    assert len({one.name() for one in found}) == len(found)


def test_a_clock_knows_its_mean_and_its_tail() -> None:
    clock = Clock()
    for _ in range(95):
        clock.add(0.001)
    more = Clock()
    for _ in range(5):
        more.add(0.1)
    clock.merge(more)
    assert 5.95 == pytest.approx(clock.mean())
    assert 1.0 == pytest.approx(clock.quantile(0.9), rel=0.08)
    assert 100.0 == pytest.approx(clock.quantile(0.99), rel=0.08)


@pytest.mark.parametrize("key", ["fliptown", "deadwood", "paperback"])
def test_bots_are_named_by_all_they_think_with(key: str) -> None:
    found = imports.reached(ROOT, f"tabletown.bots.{key}", ("bots", "search"))
    names = {path.relative_to(ROOT / "tabletown").as_posix() for path in found}
    own = {name for name in names if key in name}
    shared = {"deadwood": "search/halving.py"}.get(key, "search/playout.py")
    assert {f"bots/{key}.py", "bots/base.py", shared} <= names
    package = ROOT / "tabletown"
    places = (f"bots/{key}*.py", f"search/{key}*.py", f"search/{key}/[!_]*.py")
    files = [path for place in places for path in package.glob(place)]
    assert {path.relative_to(package).as_posix() for path in files} == own
