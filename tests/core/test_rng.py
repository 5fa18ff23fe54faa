import pytest

from tabletown.core.rng import Rng, Streams, seed_bytes, seed_hash


def test_a_seed_gives_one_stream_for_ever() -> None:
    rng = Rng(1)
    assert [rng.next() for _ in range(3)] == FIRST
    rng.reseed(1)
    assert [rng.next() for _ in range(3)] == FIRST


FIRST = [2442144158, 3238099751, 3819917871]


def test_numbers_are_32_bits_and_differ_between_seeds() -> None:
    seen = {Rng(seed).next() for seed in range(500)}
    assert len(seen) > 495
    assert all(0 <= number < 1 << 32 for number in seen)


def test_large_seeds_count_whole() -> None:
    assert Rng(1 << 40).next() != Rng(0).next()
    assert Rng((1 << 70) + 5).next() != Rng(5).next()


@pytest.mark.parametrize("n", [1, 2, 3, 6, 52, 1000])
def test_below_is_even(n: int) -> None:
    rng, count = Rng(n), 200 * n if n < 100 else 20_000
    seen = [0] * n
    for _ in range(count):
        seen[rng.below(n)] += 1
    if n < 100:
        expected = count / n
        chi = sum((number - expected) ** 2 / expected for number in seen)
        assert chi < n + 6 * (2 * n) ** 0.5
    assert count == sum(seen)


def test_below_reaches_both_ends_of_a_wide_range() -> None:
    rng = Rng(2)
    numbers = [rng.below((1 << 31) - 1) for _ in range(2000)]
    assert min(numbers) < 1 << 22 and max(numbers) > (1 << 31) - (1 << 22)


def test_pick_follows_the_weights() -> None:
    rng, seen = Rng(4), [0, 0, 0]
    for _ in range(6000):
        seen[rng.pick([1, 0, 2])] += 1
    assert 0 == seen[1]
    assert 2000 == pytest.approx(seen[0], abs=200)


def test_a_draw_depends_on_seed_stream_and_counter_only() -> None:
    streams = Streams(seed_bytes(7))
    draws = [[streams.below(stream, at, 1 << 30) for at in range(20)] for stream in range(3)]
    again = Streams(seed_bytes(7))
    assert draws == [[again.below(stream, at, 1 << 30) for at in range(20)] for stream in range(3)]
    assert 60 == len({draw for row in draws for draw in row})
    assert draws[0][0] != Streams(seed_bytes(8)).below(0, 0, 1 << 30)


def test_table_draws_are_even() -> None:
    streams, seen = Streams(seed_bytes(1)), [0] * 6
    for counter in range(6000):
        seen[streams.below(1, counter, 6)] += 1
    assert max(abs(number - 1000) for number in seen) < 150
    picks = [streams.pick(2, counter, [3, 1]) for counter in range(4000)]
    assert 1000 == pytest.approx(sum(picks), abs=150)


def test_the_published_hash_is_not_the_seed() -> None:
    seed = seed_bytes(42)
    assert 32 == len(seed)
    assert 64 == len(seed_hash(seed))
    assert seed.hex() != seed_hash(seed)
    assert seed_hash(seed) != seed_hash(seed_bytes(43))
