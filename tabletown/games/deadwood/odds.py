"""How a shootout is likely to end: shown before anybody walks in. Rules: p. 5-6."""

from __future__ import annotations

from functools import cache

Shares = tuple[float, float]
"""How likely the attacker takes the place, and how likely he falls."""


def _volley(dice: int, wounds: tuple[int, ...], deadly: int) -> list[float]:
    """How likely *dice* together do 0, 1, … wounds; the last entry is enough to kill."""
    shares = [1.0] + [0.0] * deadly
    for _ in range(dice):
        after = [0.0] * (deadly + 1)
        for had, share in enumerate(shares):
            for wound in wounds:
                after[min(deadly, had + wound)] += share / len(wounds)
        shares = after
    return shares


@cache
def shootout(attack: int, defence: int, wounds: tuple[int, ...], deadly: int) -> Shares:
    """The odds of *attack* dice against *defence* dice.

    *wounds* says what each face does, *deadly* how many wounds kill. Whoever has more dice fires
    the difference first; then one die each at a time, until somebody falls or the dice run out.
    """
    opening = _volley(abs(attack - defence), wounds, deadly)
    # Wounds of attacker and defender, and how likely they got there.
    standing = {
        ((0, hurt) if attack > defence else (hurt, 0)): share for hurt, share in enumerate(opening)
    }
    shot = _volley(1, wounds, deadly)
    takes = falls = 0.0
    for left in range(min(attack, defence), -1, -1):
        after: dict[tuple[int, int], float] = {}
        for (hurt, done), share in standing.items():
            if hurt >= deadly or done >= deadly:
                falls += share if hurt >= deadly else 0.0
                takes += share if hurt < deadly else 0.0
                continue
            if left == 0:
                continue
            for more, one in enumerate(shot):
                for harm, other in enumerate(shot):
                    pair = (min(deadly, hurt + more), min(deadly, done + harm))
                    after[pair] = after.get(pair, 0.0) + share * one * other
        standing = after
    return takes, falls


def stand(attack: int, defence: int, wounds: tuple[int, ...], deadly: int) -> Shares:
    """The same fight from the other side: how likely the defender keeps the place, and falls.

    Where nobody falls he keeps it, so the shares are not the attacker's turned round.
    """
    _, falls = shootout(defence, attack, wounds, deadly)
    return 1.0 - falls, falls
