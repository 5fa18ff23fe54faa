"""What the page needs to offer an answer: the piece it lights up and the numbers beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.agenda import about_of, question_of, seat_of, x_of
from tabletown.core.view import Facts
from tabletown.games.deadwood import sheriff, shootout, verbs
from tabletown.games.deadwood.buildings import TelegraphOffice
from tabletown.games.deadwood.gang import (
    FIRST_OF,
    KIND_MASKS,
    NO_COWBOY,
    cowboy_of,
    cowboy_ref,
    kind_of,
)
from tabletown.games.deadwood.railroad import STEP_WAITING
from tabletown.games.deadwood.tiles import TILES, building_ref

if TYPE_CHECKING:
    from tabletown.games.deadwood.state import Deadwood


def option_ref(state: Deadwood, seat: int, action: int) -> str:
    """The cowboy, building or plot to light up; empty leaves it to the verb's own argument."""
    key = verbs.VERBS.verb(action).key
    args = verbs.VERBS.args(action)
    if not (state.due >> seat) & 1:
        return ""
    if key in ("return", "send"):
        return cowboy_ref(state.cowboy_on(seat, args[0]))
    if key == "fetch":
        return _first_ref(seat, state.gangs[seat].mine, args[0])
    if key == "hire":
        return _first_ref(seat, state.gangs[seat].unhired, args[0])
    if key == "lure":
        return _first_ref(args[0], state.gangs[args[0]].ranch, args[1])
    if key == "swindle":
        return cowboy_ref(state.cowboy_on(args[1], args[0]))
    if key == "pick":
        return _waiting_ref(state, args[0], args[1])
    if key == "rail" and state.tile_at[args[0]] < TILES:
        return building_ref(state.tile_at[args[0]])
    return ""


def _first_ref(seat: int, mask: int, kind: int) -> str:
    """The first cowboy of a *kind* in a mask of *seat*'s."""
    return cowboy_ref(cowboy_of(seat, FIRST_OF[mask & KIND_MASKS[kind]]))


def _waiting_ref(state: Deadwood, tile: int, seat: int) -> str:
    """The cowboy of *seat* who waits on *tile* to be called up."""
    for item in state.agenda.all_items():
        is_waiting = question_of(item) == STEP_WAITING.number
        if is_waiting and about_of(item) == tile and seat_of(item) == seat:
            return cowboy_ref(x_of(item))
    return ""


def option_facts(state: Deadwood, seat: int, action: int) -> Facts:
    """What an option costs or meets: the fee, the rival, the price, whom it destroys."""
    key = verbs.VERBS.verb(action).key
    args = verbs.VERBS.args(action)
    if key == "hit":
        return _door_facts(state, seat, args[1], args[0])
    if key == "to":
        cowboy = state.cowboy_on(seat, x_of(state.agenda.top) - 1)
        return _door_facts(state, seat, args[0], kind_of(cowboy))
    if key in ("load", "stand"):
        if state.attacker == NO_COWBOY:
            return {"fight": 0}
        return {"fight": 1, **_loaded(state, args[0] if args else 0)}
    if key == "hire":
        return {"dollars": state.ruleset.hire[args[0]]}
    if key == "pay":
        return {"dollars": state.gangs[seat].posters}
    if key in ("issue", "withdraw"):
        return {"posters": _moved(state, key)}
    if key == "rail":
        tile = state.tile_at[args[0]]
        return {"destroys": 1, "building": building_ref(tile)} if tile < TILES else {"destroys": 0}
    return {}


def _moved(state: Deadwood, key: str) -> int:
    """How many posters a Telegraph Office really moves: no more than there are."""
    office = state.ruleset.buildings[about_of(state.agenda.top)]
    assert isinstance(office, TelegraphOffice)
    return min(int(office.moved), int(state.chest if key == "issue" else state.pool))


def _door_facts(state: Deadwood, seat: int, tile: int, kind: int) -> Facts:
    """What waits for a cowboy of a *kind* behind the door of *tile*."""
    facts: Facts = {"fee": sheriff.fee_for(state, seat, tile), "fight": (state.taken >> tile) & 1}
    if (state.taken >> tile) & 1:
        holder = state.holder[tile]
        facts["rival"] = f"seat:s{holder >> 4}"
        strength = state.ruleset.strength
        facts.update(_percent(state, strength[kind], strength[kind_of(holder)], True))
    return facts


def _loaded(state: Deadwood, count: int) -> Facts:
    """How the shootout under way stands for the one asked if he loads *count* cartridges."""
    strength = state.ruleset.strength
    attack = strength[kind_of(state.attacker)] + state.attack_dice
    defence = strength[kind_of(state.defender)] + state.defence_dice
    if question_of(state.agenda.top) == shootout.ASK_ATTACK.number:
        return _percent(state, attack + count, defence, True)
    return _percent(state, attack, defence + count, False)


def _percent(state: Deadwood, attack: int, defence: int, is_attacker: bool) -> Facts:
    """Winning and falling in whole percent, before further cartridges and ponies."""
    wounds = tuple(state.ruleset.wounds)
    judge = shootout.attack_chances if is_attacker else shootout.defence_chances
    win, fall = judge(attack, defence, wounds, state.ruleset.deadly)
    return {"win": round(100 * win), "fall": round(100 * fall)}
