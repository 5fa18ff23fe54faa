"""What a seat sees of Quickdraw, built up from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.view import Piece, Standing, View, Zone
from tabletown.games.quickdraw.edition import CARDS
from tabletown.games.quickdraw.verbs import NO_CARD

if TYPE_CHECKING:
    from tabletown.games.quickdraw.state import Hand, Quickdraw


def observe(state: Quickdraw, seat: int) -> View:
    """All that *seat* may know."""
    is_sealing = state.phase() != 0
    zones = [_prize(state, seat), _discard(state)]
    standings: list[Standing] = []
    for owner, hand in enumerate(state.hands):
        is_own = owner == seat
        held = hand.size() if is_own or not is_sealing else hand.opening_size()
        standings.append(Standing(owner, hand.points, {"cards": held}))
        zones.append(_hand(state, owner, held, is_own))
        zones.append(_laid(hand, owner, is_own, is_sealing))
    return View(seat, state.round, tuple(standings), tuple(zones))


def _prize(state: Quickdraw, seat: int) -> Zone:
    is_known = state.prize != NO_CARD and seat < state.seats and state.hands[seat].is_informed
    facts: dict[str, int | str] = {"round": state.round, "deck": _unseen(state)}
    if not is_known:
        piece = Piece("prize:card", "card-back", marks=("down",))
    else:
        kind = CARDS[state.prize]
        face = f"{state.ruleset.worth[state.prize]}star"
        piece = Piece("prize:card", f"card-{kind}", face=face, marks=("peeked",))
    return Zone("zone:prize", "stack", "zone-prize", pieces=(piece,), facts=facts)


def _unseen(state: Quickdraw) -> int:
    """Cards in the pile as everybody counts them: a prize looked at in secret still counts."""
    return state.deck.size() + (1 if state.prize != NO_CARD else 0)


def _discard(state: Quickdraw) -> Zone:
    pieces = [
        Piece(f"discard:{kind}", f"card-{kind}", count=state.discard[index])
        for index, kind in enumerate(CARDS)
        if state.discard[index]
    ]
    return Zone("zone:discard", "pool", "zone-discard", pieces=tuple(pieces))


def _hand(state: Quickdraw, owner: int, held: int, is_own: bool) -> Zone:
    if not is_own:
        backs = Piece(f"hand:s{owner}", "card-back", owner, held, marks=("down",))
        return Zone(f"seat:s{owner}", "row", "zone-hand", owner, (backs,) if held else ())
    pieces = [
        Piece(
            f"hand:s{owner}-{kind}",
            f"card-{kind}",
            owner,
            state.hands[owner].cards[index],
            face=f"{state.ruleset.speed[index]}bolt",
        )
        for index, kind in enumerate(CARDS)
        if state.hands[owner].cards[index]
    ]
    return Zone(f"seat:s{owner}", "row", "zone-hand", owner, tuple(pieces))


def _laid(hand: Hand, owner: int, is_own: bool, is_sealing: bool) -> Zone:
    pieces: list[Piece] = []
    if hand.sealed != NO_CARD and (is_own or not is_sealing):
        marks = ("sealed",) if is_sealing else ()
        pieces.append(Piece(f"laid:s{owner}", f"card-{CARDS[hand.sealed]}", owner, marks=marks))
    return Zone(f"zone:laid-s{owner}", "row", "zone-laid", owner, tuple(pieces))
