"""Clocks are told the time: per move, bank with increment, days, and what rivals may see."""

import time

import pytest

from tabletown.server import clocks as clocks_module
from tabletown.server.clocks import DAY, Clocks, first_deadline
from tabletown.server.wire import Clock


def test_per_move_every_question_has_its_own_time() -> None:
    clocks = Clocks(Clock("move", seconds=30), 2)
    clocks.set(0, True, 1, 100.0)
    assert clocks.left(0, 110.0) == 20
    clocks.set(0, True, 1, 110.0)
    assert clocks.left(0, 110.0) == 20
    clocks.set(0, True, 2, 110.0)
    assert clocks.left(0, 110.0) == 30
    assert clocks.next_expiry(115.0) == (25.0, 0)
    assert clocks.left(0, 999.0) == 0


def test_a_bank_is_used_up_and_grows_by_the_increment() -> None:
    clocks = Clocks(Clock("bank", seconds=60, increment=5), 2)
    clocks.set(0, True, 1, 0.0)
    clocks.set(0, False, 1, 10.0)
    assert clocks.left(0, 50.0) == 55
    clocks.set(0, True, 2, 100.0)
    clocks.pause(101.0)
    assert clocks.left(0, 500.0) == 54


def test_lending_the_seat_brings_no_increment() -> None:
    clocks = Clocks(Clock("bank", seconds=60, increment=5), 2)
    clocks.set(0, True, 1, 0.0)
    clocks.set(0, False, 1, 10.0, has_answered=False)
    clocks.set(0, True, 1, 20.0, has_answered=False)
    assert clocks.left(0, 20.0) == 50


def test_taking_back_and_answering_again_gains_no_time() -> None:
    bank = Clocks(Clock("bank", seconds=60, increment=5), 2)
    bank.set(0, True, 1, 0.0)
    bank.set(0, False, 1, 10.0)
    bank.set(0, True, 2, 10.0, is_new=False)
    bank.set(0, False, 2, 20.0, is_new=False)
    assert bank.left(0, 99.0) == 45
    move = Clocks(Clock("move", seconds=30), 2)
    move.set(0, True, 1, 0.0)
    move.set(0, False, 1, 10.0)
    move.set(0, True, 2, 20.0, is_new=False)
    assert move.left(0, 20.0) == 20


def test_a_restart_gives_nobody_fresh_time() -> None:
    clocks = Clocks(Clock("move", seconds=30), 2)
    clocks.set(0, True, 4, 0.0)
    again = Clocks(Clock("move", seconds=30), 2)
    again.load(clocks.dump(12.0, 1012.0), [4, 2], 1012.0, 50.0, 1050.0)
    again.set(0, True, 4, 50.0)
    assert again.left(0, 50.0) == 18


def test_days_run_while_the_server_is_away() -> None:
    clocks = Clocks(Clock("days", days=2), 2)
    clocks.set(0, True, 1, 0.0)
    again = Clocks(Clock("days", days=2), 2)
    text = clocks.dump(10.0, 1010.0)
    assert first_deadline(text) == 1000 + 2 * DAY
    again.load(text, [1, 0], 1010.0, 500.0, 1000.0 + DAY)
    again.set(0, True, 1, 500.0)
    assert again.left(0, 500.0) == DAY
    assert again.left(1, 500.0) == 2 * DAY


def test_days_that_the_first_release_wrote_run_on() -> None:
    again = Clocks(Clock("days", days=2), 2)
    assert first_deadline("172800000 172800000") is None
    again.load("172800000 172800000", [1, 0], 1000.0, 50.0, 1000.0 + DAY)
    assert again.left(0, 50.0) == DAY


def test_audit_M8_the_wall_clock_moves_no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    before = clocks_module.now()
    real = time.time
    for jump in (3600.0, -3600.0):
        monkeypatch.setattr(time, "time", lambda jump=jump: real() + jump)
        assert abs(clocks_module.now() - before) < 1800
    # A time kept by a wall clock that was then set back is not longer than it was.
    bank = Clocks(Clock("bank", seconds=900), 1)
    bank.set(0, True, 1, 0.0)
    again = Clocks(Clock("bank", seconds=900), 1)
    again.load(bank.dump(100.0, 5000.0), [1], 5000.0, 0.0, 1400.0)
    assert again.left(0, 0.0) == 800


def test_days_are_days() -> None:
    clocks = Clocks(Clock("days", days=2), 1)
    clocks.set(0, True, 1, 0.0)
    assert clocks.left(0, DAY) == DAY


def test_times_survive_a_restart() -> None:
    clocks = Clocks(Clock("bank", seconds=60), 3)
    clocks.set(1, True, 1, 0.0)
    text = clocks.dump(12.5, 112.5)
    again = Clocks(Clock("bank", seconds=60), 3)
    again.load(text, [0, 1, 0], 112.5, 99.0, 199.0)
    assert [again.left(seat, 99.0) for seat in range(3)] == [60, 47.5, 60]
    assert Clocks(Clock(), 3).dump(0.0, 0.0) == ""


def test_a_sealed_phase_hides_whose_clock_stopped() -> None:
    clocks = Clocks(Clock("bank", seconds=60), 2)
    for seat in (0, 1):
        clocks.set(seat, True, 1, 0.0)
    before = clocks.notes(0, 7, 0.0)
    clocks.set(1, False, 1, 9.0)
    after = clocks.notes(0, 7, 10.0)
    assert (before[1].left_ms, before[1].is_running) == (after[1].left_ms, after[1].is_running)
    assert after[0].left_ms == 50_000
    assert clocks.notes(0, 0, 10.0)[1].is_running is False
