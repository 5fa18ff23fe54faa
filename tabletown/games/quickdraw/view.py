"""What a seat sees of Quickdraw, built up from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.view import Piece, Standing, View, Zone
from tabletown.games.quickdraw.data import KINDS
from tabletown.games.quickdraw.verbs import NO_CARD

if TYPE_CHECKING:
    from tabletown.games.quickdraw.state import Hand, Table

QUESTIONS = ("", "steal-from", "deal", "bury", "look", "roll", "turn", "duel")


def observe(table: Table, seat: int) -> View:
    """All that *seat* may know."""
    is_sealing = not table.agenda.frames and not table.ending
    zones = [_prize(table, seat), _discard(table)]
    standings: list[Standing] = []
    for owner, hand in enumerate(table.hands):
        is_own = owner == seat
        held = hand.size() if is_own or not is_sealing else hand.opening_size()
        standings.append(Standing(owner, hand.points, {"cards": held}))
        zones.append(_hand(table, owner, held, is_own))
        zones.append(_laid(hand, owner, is_own, is_sealing))
    return View(seat, table.round, tuple(standings), tuple(zones))


def _prize(table: Table, seat: int) -> Zone:
    is_known = table.prize != NO_CARD and seat < table.seats and table.hands[seat].is_informed
    facts: dict[str, int | str] = {"round": table.round, "deck": _unseen(table)}
    if not is_known:
        piece = Piece("prize:card", "card-back", marks=("down",))
    else:
        kind = KINDS[table.prize]
        face = f"{table.numbers.worth[table.prize]}star"
        piece = Piece("prize:card", f"card-{kind}", face=face, marks=("peeked",))
    return Zone("zone:prize", "stack", "zone-prize", pieces=(piece,), facts=facts)


def _unseen(table: Table) -> int:
    """Cards in the pile as everybody counts them: a prize looked at in secret still counts."""
    return table.deck.size() + (1 if table.prize != NO_CARD else 0)


def _discard(table: Table) -> Zone:
    pieces = [
        Piece(f"discard:{kind}", f"card-{kind}", count=table.discard[index])
        for index, kind in enumerate(KINDS)
        if table.discard[index]
    ]
    return Zone("zone:discard", "pool", "zone-discard", pieces=tuple(pieces))


def _hand(table: Table, owner: int, held: int, is_own: bool) -> Zone:
    if not is_own:
        backs = Piece(f"hand:s{owner}", "card-back", owner, held, marks=("down",))
        return Zone(f"seat:s{owner}", "row", "zone-hand", owner, (backs,) if held else ())
    pieces = [
        Piece(
            f"hand:s{owner}-{kind}",
            f"card-{kind}",
            owner,
            table.hands[owner].cards[index],
            face=f"{table.numbers.speed[index]}bolt",
        )
        for index, kind in enumerate(KINDS)
        if table.hands[owner].cards[index]
    ]
    return Zone(f"seat:s{owner}", "row", "zone-hand", owner, tuple(pieces))


def _laid(hand: Hand, owner: int, is_own: bool, is_sealing: bool) -> Zone:
    pieces: list[Piece] = []
    if hand.sealed != NO_CARD and (is_own or not is_sealing):
        marks = ("sealed",) if is_sealing else ()
        pieces.append(Piece(f"laid:s{owner}", f"card-{KINDS[hand.sealed]}", owner, marks=marks))
    return Zone(f"zone:laid-s{owner}", "row", "zone-laid", owner, tuple(pieces))
