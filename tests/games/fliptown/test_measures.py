"""Two plain players score what an independent simulation of the same data scored.

That one had 36.1 points for random main actions and 68.8 for a greedy player. The soak plays 3,000
and 400 games; `python -m tests.games.fliptown.players` prints what they came to.
"""

from statistics import mean

import pytest

from tests.games.fliptown.players import greedy_game, random_game


def test_random_main_actions_score_between_30_and_42(scale: int) -> None:
    assert 30 <= mean(random_game(seed).scores()[0] for seed in range(75 * scale)) <= 42


@pytest.mark.slow
def test_a_greedy_player_scores_between_62_and_76(scale: int) -> None:
    assert 62 <= mean(greedy_game(seed).scores()[0] for seed in range(10 * scale)) <= 76
