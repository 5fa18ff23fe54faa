"""The same random poker hands for us and for whoever else tells what they are worth."""

import random

COUNT = 10_000
RANKS = "A23456789TJQK"
SUITS = "hsdc"


def hands() -> list[list[int]]:
    """Five cards each, numbered suit * 13 + value - 1."""
    rng = random.Random(1)
    return [rng.sample(range(52), 5) for _ in range(COUNT)]


def name(card: int) -> str:
    """The two letters most evaluators call a card by."""
    return RANKS[card % 13] + SUITS[card // 13]
