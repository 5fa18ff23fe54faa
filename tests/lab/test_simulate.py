"""Many games: the same whatever the workers, resumable, and counted without being touched."""

import json
from pathlib import Path
from typing import Any

import pytest

from tabletown import bots
from tabletown.core.errors import OptionError
from tabletown.core.rng import Rng
from tabletown.games import find
from tabletown.lab import extras, pictures, report, simulate
from tabletown.lab.watch import Uses


def plan(**words: Any) -> simulate.Plan:
    given = {"game": "quickdraw", "seats": 3, "levels": "random", "games": 30, "seed": 5}
    return simulate.plan(**{**given, **words})


def test_a_run_is_the_same_again_and_whatever_the_pieces() -> None:
    one, _ = simulate.run(plan(), workers=1)
    rows = [row for n in range(30) for row in simulate.play_range(plan(), n, 1).rows]
    assert one == rows
    assert one != simulate.run(plan(seed=6), workers=1)[0]


def test_more_games_begin_with_the_same_ones() -> None:
    few, _ = simulate.run(plan(games=10), workers=1)
    more, _ = simulate.run(plan(games=20), workers=1)
    assert few == more[:10]


def test_watching_touches_nothing() -> None:
    plain, none = simulate.run(plan(), workers=1)
    watched, uses = simulate.run(plan(is_watched=True), workers=1)
    assert plain == watched
    assert {} == none.by_ref
    assert sum(row.decisions for row in watched) == sum(
        use.answers for name, use in uses.by_ref.items() if name.startswith("do:")
    )


def test_what_is_done_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    whole, uses = simulate.run(plan(is_watched=True), workers=1)
    simulate.run(plan(games=12, is_watched=True), workers=1, resume=path)
    with path.open("a") as file:
        file.write('{"first": 12, "rows": [')
    played: list[int] = []
    rows, again = simulate.run(
        plan(is_watched=True), workers=1, resume=path, progress=played.append
    )
    assert whole == rows
    assert uses.by_ref == again.by_ref
    assert 12 == played[0] and 30 == sum(played)
    assert rows == simulate.run(plan(is_watched=True), workers=1, resume=path)[0]


def test_another_run_is_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    simulate.run(plan(games=3), workers=1, resume=path)
    with pytest.raises(OptionError) as refusal:
        simulate.run(plan(seed=9), workers=1, resume=path)
    assert "other-run" == refusal.value.code


def test_rotated_bots_meet_every_deal_on_every_seat() -> None:
    rotated = plan(games=9, is_rotated=True)
    rows, _ = simulate.run(rotated, workers=1)
    data = simulate.summary(rotated, rows, 1.0)
    assert 3 == len(data["by_bot"])
    assert 9 == pytest.approx(sum(bot["wins"] for bot in data["by_bot"]))
    scores = [row.scores for row in rows]
    # The same deal and the same players: only names move, so the three games are equal.
    assert scores[0] == scores[1] == scores[2]


def test_the_summary_adds_up() -> None:
    rows, _ = simulate.run(plan(), workers=1)
    data = simulate.summary(plan(), rows, 2.0)
    assert 30 == sum(data["endings"].values()) == data["games"]
    assert 30 == pytest.approx(sum(data["wins"]))
    assert data["decisions"] == sum(row.decisions for row in rows)
    assert data["decisions_per_s"] == pytest.approx(data["decisions"] / 2, abs=0.1)
    first = [row.scores[0] for row in rows]
    assert data["scores"]["max"][0] == max(first)
    assert data["scores"]["mean"][0] == pytest.approx(sum(first) / 30)
    json.dumps(data)


def test_intervals_hold_the_share_and_shrink() -> None:
    low, high = simulate.interval([1.0] * 50 + [0.0] * 50)
    assert low < 0.5 < high
    assert 0.404 == pytest.approx(low, abs=0.001)
    wide = simulate.interval([1.0] * 5 + [0.0] * 5)
    assert wide[1] - wide[0] > high - low
    assert (0.0, 1.0) == simulate.interval([])


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ({"levels": "wizard"}, "unknown-level"),
        ({"levels": ""}, "bad-bots"),
        ({"levels": "random,random,random,random"}, "bad-bots"),
        ({"seats": 9}, "bad-seats"),
        ({"game": "chess"}, "unknown-game"),
    ],
)
def test_a_run_that_cannot_be_is_refused(words: dict[str, Any], code: str) -> None:
    with pytest.raises(OptionError) as refusal:
        plan(**words)
    assert code == refusal.value.code


def test_rows_become_records() -> None:
    rows, _ = simulate.run(plan(games=4), workers=1)
    records = report.records(rows)
    assert 12 == len(records)
    assert 13 == len(report.csv_text(records).splitlines())
    assert "" == report.csv_text([])


def test_uses_count_each_seat_once() -> None:
    uses = Uses()
    uses.begin(2)
    state = find("quickdraw").position(
        "round 1 | s0 0 one two three four five | s1 0 one two three four six",
        2,
        {"edition": "base", "hints": True, "undo": True},
    )
    uses.answered(state, 0, 0)
    uses.answered(state, 0, 0)
    uses.ended([3, 4], [0.0, 1.0])
    use = uses.by_ref["card:one"]
    assert (2, 1, 0.0, 3) == (use.answers, use.seats, use.wins, use.score)


@pytest.mark.slow
def test_a_dask_cluster_gives_the_same_games() -> None:
    from distributed import Client, LocalCluster

    with (
        LocalCluster(  # type: ignore[no-untyped-call]
            n_workers=1, threads_per_worker=1, dashboard_address=None, processes=True
        ) as cluster,
        Client(cluster),  # type: ignore[no-untyped-call]
    ):
        rows, _ = simulate.run(plan(), workers=1, dask=cluster.scheduler_address)
    assert rows == simulate.run(plan(), workers=1)[0]


def test_seeds_of_games_do_not_repeat() -> None:
    assert 1000 == len({bots.derive(1, "quickdraw", number) for number in range(1000)})
    assert Rng(bots.derive(1, 2)).next() != Rng(bots.derive(1, 3)).next()


def test_what_happens_is_counted_beside_what_is_answered() -> None:
    _, uses = simulate.run(plan(is_watched=True), workers=1)
    happened = [name for name in uses.by_ref if " " in name]
    assert happened
    assert all(":" in name for name in happened)


def test_a_missing_package_is_named_before_a_game_is_played(tmp_path: Path) -> None:
    with pytest.raises(OptionError) as refusal:
        extras.extra("tabletown_lacks_this")
    assert "no-extra" == refusal.value.code
    assert "tabletown_lacks_this" == refusal.value.params["package"]
    with pytest.raises(OptionError) as refusal:
        extras.check([tmp_path / "nowhere" / "a.json"], None, False, False)
    assert "no-folder" == refusal.value.code
    with pytest.raises(OptionError) as refusal:
        extras.check([], tmp_path / "a.gif", False, False)
    assert "bad-picture" == refusal.value.code


def test_parquet_holds_the_rows_again(tmp_path: Path) -> None:
    import duckdb

    rows, _ = simulate.run(plan(games=4), workers=1)
    path = tmp_path / "rows.parquet"
    report.write_parquet(path, report.records(rows))
    found = duckdb.sql(f"select count(*), sum(score) from '{path}'")
    assert found is not None
    assert [(12, sum(sum(row.scores) for row in rows))] == found.fetchall()


@pytest.mark.parametrize("suffix", ["png", "svg"])
def test_a_picture_repeats_byte_for_byte(tmp_path: Path, suffix: str) -> None:
    watched = plan(games=6, is_watched=True)
    rows, uses = simulate.run(watched, workers=1)
    one, two = tmp_path / f"one.{suffix}", tmp_path / f"two.{suffix}"
    pictures.plot(one, watched, rows, uses)
    pictures.plot(two, watched, rows, uses)
    assert one.read_bytes() == two.read_bytes()


@pytest.mark.parametrize("game", ["fliptown", "deadwood", "paperback"])
def test_the_heat_map_is_laid_out_like_the_board(game: str) -> None:
    watched = simulate.plan(game, 2, "random", 2, 3, {}, False, True)
    rows, uses = simulate.run(watched, workers=1)
    zones = pictures.board(watched, report.use_records(uses, rows))
    assert zones
    assert all(zone.owner in (-1, 0) for zone in zones)
    assert "stop:3" == pictures.plain("s0-stop:3")
    assert "slot:t2" == pictures.plain("slot:t2")
