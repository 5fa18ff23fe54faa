"""Two plain players score what an independent simulation of the same data scored."""

from statistics import mean

import pytest

from tests.games.fliptown.players import greedy_game, random_game


def test_random_main_actions_score_between_30_and_42() -> None:
    assert 30 <= mean(random_game(seed).scores()[0] for seed in range(80)) <= 42


@pytest.mark.slow
def test_a_greedy_player_scores_between_62_and_76() -> None:
    assert 62 <= mean(greedy_game(seed).scores()[0] for seed in range(16)) <= 76
