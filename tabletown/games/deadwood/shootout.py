"""Shootouts: poster, flight, cartridges, opening shots, exchange, outcome. Rules: p. 5-6."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.core.agenda import about_of, seat_of
from tabletown.core.question import Question
from tabletown.core.state import DEALER
from tabletown.games.deadwood import end_of_game, events, verbs
from tabletown.games.deadwood.annexing import offer_annex
from tabletown.games.deadwood.dice import Die
from tabletown.games.deadwood.gang import NO_COWBOY, kind_of
from tabletown.games.deadwood.tiles import UNDERTAKER, building_ref

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.deadwood.state import Deadwood

FLEE_OR_STAND: Final[list[int]] = [verbs.FLEE, verbs.STAND]
LOAD_OR_NOT: Final[list[int]] = [verbs.LOAD, verbs.LOAD + 1]
NO_SHOT: Final = -1
"""Stands for the wounds of a shot that has not been fired."""


def begin(state: Deadwood, cowboy: i64, tile: i64) -> None:
    """*cowboy* walks in on the holder of *tile*: his gang is wanted for it, whatever follows."""
    attacker: i64 = cowboy >> 4
    defender: i64 = state.holder[tile]
    state.attacker = cowboy
    state.defender = defender
    state.fight_at = tile
    state.gangs[attacker].town |= 1 << tile
    state.tell(events.ATTACKED, attacker, defender >> 4, tile)
    state.take_posters(attacker, 1)
    if state.gangs[defender >> 4].ponies > 0:
        state.ask(ASK_FLIGHT, defender >> 4, tile)
    else:
        ask_attacker(state)


class FightQuestion(Question["Deadwood"]):
    """A question within a shootout (*about*: the tile that is fought over)."""

    def about(self, state: Deadwood, item: i64) -> str:
        return building_ref(about_of(item))


class Flight(FightQuestion):
    """Whether the defender flees on a pony."""

    key: ClassVar[str] = "flight"

    def answers(self, state: Deadwood, item: i64) -> list[int]:
        return FLEE_OR_STAND

    def default(self, state: Deadwood, item: i64) -> int:
        return verbs.STAND

    def chosen(self, state: Deadwood, item: i64, action: i64) -> None:
        if action == verbs.FLEE:
            flee(state)
        else:
            state.tell(events.STOOD, seat_of(item))
            ask_attacker(state)


def flee(state: Deadwood) -> None:
    """The defender spends a pony and rides to the Abandoned Mine; the attacker holds the place."""
    seat: i64 = state.defender >> 4
    tile: i64 = state.fight_at
    state.gangs[seat].ponies -= 1
    state.ponies += 1
    state.tell(events.FLED, seat, tile)
    state.leave(seat, tile)
    state.to_mine(state.defender)
    conquer(state)


def ask_attacker(state: Deadwood) -> None:
    """The attacker declares first whether he loads a cartridge."""
    seat: i64 = state.attacker >> 4
    if state.gangs[seat].cartridges > 0:
        state.ask(ASK_ATTACK, seat, state.fight_at)
    else:
        ask_defender(state)


class Attack(FightQuestion):
    """Whether the attacker loads a cartridge."""

    key: ClassVar[str] = "attack"

    def answers(self, state: Deadwood, item: i64) -> list[int]:
        return LOAD_OR_NOT

    def chosen(self, state: Deadwood, item: i64, action: i64) -> None:
        state.attack_dice = action - verbs.LOAD
        state.spend_cartridges(seat_of(item), action - verbs.LOAD)
        ask_defender(state)


def ask_defender(state: Deadwood) -> None:
    """Then, knowing that, the defender."""
    seat: i64 = state.defender >> 4
    if state.gangs[seat].cartridges > 0:
        state.ask(ASK_DEFENCE, seat, state.fight_at)
    else:
        open_fire(state)


class Defence(FightQuestion):
    """Whether the defender loads a cartridge."""

    key: ClassVar[str] = "defence"

    def answers(self, state: Deadwood, item: i64) -> list[int]:
        return LOAD_OR_NOT

    def chosen(self, state: Deadwood, item: i64, action: i64) -> None:
        state.defence_dice = action - verbs.LOAD
        state.spend_cartridges(seat_of(item), action - verbs.LOAD)
        open_fire(state)


def open_fire(state: Deadwood) -> None:
    """Count the dice; whoever has more fires the difference first, all together."""
    strength = state.ruleset.strength
    state.attack_dice += strength[kind_of(state.attacker)]
    state.defence_dice += strength[kind_of(state.defender)]
    surplus: i64 = state.attack_dice - state.defence_dice
    state.opening = surplus if surplus > 0 else -surplus
    state.ask(ASK_SHOT, DEALER)


class Shot(Die):
    """One die: an opening shot, or one half of an exchange."""

    key: ClassVar[str] = "dice"

    def chosen(self, state: Deadwood, item: i64, action: i64) -> None:
        face: i64 = action - verbs.ROLL
        if state.opening > 0:
            fire_opening(state, face)
        elif state.shot == NO_SHOT:
            state.shot = state.ruleset.wounds[face]
            if state.tape is not None:
                tell_shot(state, True, face)
        else:
            fire_back(state, face)
        if state.attacker != NO_COWBOY:
            state.ask(ASK_SHOT, DEALER)


def fire_opening(state: Deadwood, face: i64) -> None:
    """One shot of the side with more dice; after the last one both have equally many left."""
    wounds: i64 = state.ruleset.wounds[face]
    is_attack: bool = state.attack_dice > state.defence_dice
    if is_attack:
        state.defence_wounds += wounds
    else:
        state.attack_wounds += wounds
    if state.tape is not None:
        tell_shot(state, is_attack, face)
    state.opening -= 1
    if state.opening == 0:
        if is_attack:
            state.attack_dice = state.defence_dice
        else:
            state.defence_dice = state.attack_dice
        decide(state)


def fire_back(state: Deadwood, face: i64) -> None:
    """The defender's die of an exchange; both shots hit at the same time."""
    state.defence_wounds += state.shot
    state.attack_wounds += state.ruleset.wounds[face]
    state.shot = NO_SHOT
    state.attack_dice -= 1
    state.defence_dice -= 1
    if state.tape is not None:
        tell_shot(state, False, face)
    decide(state)


def tell_shot(state: Deadwood, is_attack: bool, face: i64) -> None:
    """Tell who fired at whom and what the die showed."""
    attacker: i64 = state.attacker >> 4
    defender: i64 = state.defender >> 4
    if is_attack:
        state.tell(events.SHOT, attacker, defender, face)
    else:
        state.tell(events.SHOT, defender, attacker, face)


def decide(state: Deadwood) -> None:
    """Carry out the outcome once somebody is dead or the dice are used up."""
    deadly: i64 = state.ruleset.deadly
    is_attacker_dead: bool = state.attack_wounds >= deadly
    is_defender_dead: bool = state.defence_wounds >= deadly
    if not is_attacker_dead and not is_defender_dead and state.attack_dice > 0:
        return
    cowboy: i64 = state.attacker
    tile: i64 = state.fight_at
    if is_defender_dead:
        bury(state, state.defender, tile)
    if is_attacker_dead:
        bury(state, cowboy, tile)
    if is_attacker_dead or is_defender_dead:
        pay_undertaker(state, is_attacker_dead, is_defender_dead)
        end_of_game.check_gangs(state)
    if is_attacker_dead:
        end(state)
    elif is_defender_dead:
        conquer(state)
    else:
        state.gangs[cowboy >> 4].town &= ~(1 << tile)
        state.tell(events.DRIVEN_OFF, cowboy >> 4, kind_of(cowboy), tile)
        state.to_mine(cowboy)
        end(state)


def bury(state: Deadwood, cowboy: i64, tile: i64) -> None:
    """Lay *cowboy*, killed at *tile*, on Boot Hill for good."""
    seat: i64 = cowboy >> 4
    if cowboy == state.defender:
        state.leave(seat, tile)
    else:
        state.gangs[seat].town &= ~(1 << tile)
    state.gangs[seat].hill |= 1 << (cowboy & 15)
    state.tell(events.DIED, seat, kind_of(cowboy), tile)


def pay_undertaker(state: Deadwood, is_attacker_dead: bool, is_defender_dead: bool) -> None:
    """Pay for each death; at the Undertaker himself the survivor is paid (DW-R26)."""
    funeral: i64 = state.ruleset.funeral
    if state.fight_at == UNDERTAKER:
        if not is_attacker_dead:
            state.earn(state.attacker >> 4, funeral)
        elif not is_defender_dead:
            state.earn(state.defender >> 4, funeral)
        return
    holder: i64 = state.holder[UNDERTAKER]
    if holder != NO_COWBOY:
        if is_attacker_dead:
            state.earn(holder >> 4, funeral)
        if is_defender_dead:
            state.earn(holder >> 4, funeral)


def conquer(state: Deadwood) -> None:
    """The attacker is alone in the building and may annex it."""
    cowboy: i64 = state.attacker
    tile: i64 = state.fight_at
    state.settle(cowboy, tile)
    end(state)
    offer_annex(state, cowboy, tile)


def end(state: Deadwood) -> None:
    """Wounds heal and the dice go back."""
    state.attacker = NO_COWBOY
    state.defender = NO_COWBOY
    state.fight_at = 0
    state.attack_dice = 0
    state.defence_dice = 0
    state.attack_wounds = 0
    state.defence_wounds = 0
    state.opening = 0
    state.shot = NO_SHOT


# How it is likely to end

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
def attack_chances(attack: int, defence: int, wounds: tuple[int, ...], deadly: int) -> Shares:
    """How *attack* dice against *defence* dice are likely to end, before anybody has walked in.

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


def defence_chances(attack: int, defence: int, wounds: tuple[int, ...], deadly: int) -> Shares:
    """The same fight from the other side: how likely the defender keeps the place, and falls.

    Where nobody falls he keeps it, so the shares are not the attacker's turned round.
    """
    _, falls = attack_chances(defence, attack, wounds, deadly)
    return 1.0 - falls, falls


ASK_FLIGHT: Final = Flight()
ASK_ATTACK: Final = Attack()
ASK_DEFENCE: Final = Defence()
ASK_SHOT: Final = Shot()
