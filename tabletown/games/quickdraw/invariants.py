"""What no answer in Quickdraw can make or lose."""

from __future__ import annotations

from tabletown.core.state import State
from tabletown.games.quickdraw.state import Quickdraw
from tabletown.games.quickdraw.verbs import KINDS, NO_CARD, SPYGLASS


def broken(state: State) -> list[str]:
    """Every law of conservation that *state* does not keep."""
    assert isinstance(state, Quickdraw)
    found: list[str] = []
    for kind in range(KINDS):
        cards = state.deck.counts[kind] + state.buried[kind] + state.discard[kind]
        if state.prize == kind:
            cards += 1
        for hand in state.hands:
            cards += hand.cards[kind]
            if hand.sealed == kind:
                cards += 1
            if kind == SPYGLASS:
                cards += hand.peeks
        if cards != state.ruleset.copies[kind]:
            found.append(f"cards of kind {kind}: {cards}")
    for seat, hand in enumerate(state.hands):
        if hand.points < 0 or hand.size() < 0 or hand.peeks < 0:
            found.append(f"seat {seat} owes something")
    if state.prize != NO_CARD and not state.round:
        found.append("a prize before the first round")
    return found
