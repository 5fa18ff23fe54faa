"""The numbers one table of Quickdraw plays with."""

from __future__ import annotations


class Ruleset:
    """Every number of an edition; shared by positions, never changed."""

    def __init__(
        self, hand: int, rounds: int, rich: int, loot: int, die: int, cards: list[list[int]]
    ) -> None:
        """*cards* has copies, speed and worth of each kind."""
        self.hand: int = hand
        """Cards dealt to each seat."""
        self.rounds: int = rounds
        self.rich: int = rich
        """Points that end the game at once."""
        self.loot: int = loot
        """Points a fox steals at most."""
        self.die: int = die
        """How many faces the die has."""
        self.copies: list[int] = [card[0] for card in cards]
        self.speed: list[int] = [card[1] for card in cards]
        self.worth: list[int] = [card[2] for card in cards]
        """Points of each kind as a prize."""
