"""Shootouts: poster, flight, cartridges, opening shots, exchange, outcome. Rules: p. 5-6."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.games.deadwood import asks, events

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.deadwood.state import Town

NO_COWBOY: Final = 255
UNDERTAKER: Final = 12
GANGS_GONE: Final = 4
DEALER: Final = 15
ROLLING: Final = 3 | 15 << 8
"""The question for the next die, `asks.DICE` to the dealer, as it stands on the agenda."""


def begin(town: Town, cowboy: i64, tile: i64) -> None:
    """*cowboy* walks in on the holder of *tile*: his gang is wanted for it, whatever follows."""
    attacker: i64 = cowboy >> 4
    defender: i64 = town.holder[tile]
    town.attacker = cowboy
    town.defender = defender
    town.fight_at = tile
    town.gangs[attacker].town |= 1 << tile
    town.tell(events.ATTACKED, attacker, defender >> 4, tile)
    town.take_posters(attacker, 1)
    if town.gangs[defender >> 4].ponies > 0:
        town.ask(asks.FLIGHT, defender >> 4, tile)
    else:
        ask_attacker(town)


def flee(town: Town) -> None:
    """The defender spends a pony and rides to the Abandoned Mine; the attacker holds the place."""
    seat: i64 = town.defender >> 4
    tile: i64 = town.fight_at
    gang = town.gangs[seat]
    gang.ponies -= 1
    town.ponies += 1
    town.tell(events.FLED, seat, tile)
    town.leave(seat, tile)
    town.to_mine(town.defender)
    conquer(town)


def ask_attacker(town: Town) -> None:
    """The attacker declares first whether he loads a cartridge."""
    seat: i64 = town.attacker >> 4
    if town.gangs[seat].cartridges > 0:
        town.ask(asks.ATTACK, seat, town.fight_at)
    else:
        ask_defender(town)


def ask_defender(town: Town) -> None:
    """Then, knowing that, the defender."""
    seat: i64 = town.defender >> 4
    if town.gangs[seat].cartridges > 0:
        town.ask(asks.DEFENCE, seat, town.fight_at)
    else:
        open_fire(town)


def load_attack(town: Town, count: i64) -> None:
    """Take the attacker's word on his cartridge."""
    town.spend_cartridges(town.attacker >> 4, count)
    town.attack_dice = count
    ask_defender(town)


def load_defence(town: Town, count: i64) -> None:
    """Take the defender's word on his cartridge."""
    town.spend_cartridges(town.defender >> 4, count)
    town.defence_dice = count
    open_fire(town)


def open_fire(town: Town) -> None:
    """Count the dice; whoever has more fires the difference first, all together."""
    strength = town.box.strength
    town.attack_dice += strength[(town.attacker & 15) // 3]
    town.defence_dice += strength[(town.defender & 15) // 3]
    surplus: i64 = town.attack_dice - town.defence_dice
    town.opening = surplus if surplus > 0 else -surplus
    town.agenda.append(ROLLING)


def rolled(town: Town, face: i64) -> None:
    """Apply one die: an opening shot, or one half of an exchange."""
    wounds: i64 = town.box.wounds[face]
    if town.opening > 0:
        town.opening -= 1
        if town.attack_dice > town.defence_dice:
            town.defence_wounds += wounds
            tell_shot(town, True, face)
        else:
            town.attack_wounds += wounds
            tell_shot(town, False, face)
        if town.opening == 0:
            if town.attack_dice > town.defence_dice:
                town.attack_dice = town.defence_dice
            else:
                town.defence_dice = town.attack_dice
            if is_decided(town):
                return
    elif town.shot == 0:
        town.shot = wounds + 1
        tell_shot(town, True, face)
    else:
        town.defence_wounds += town.shot - 1
        town.attack_wounds += wounds
        town.shot = 0
        town.attack_dice -= 1
        town.defence_dice -= 1
        tell_shot(town, False, face)
        if is_decided(town):
            return
    town.agenda.append(ROLLING)


def tell_shot(town: Town, is_attack: bool, face: i64) -> None:
    """Tell who fired at whom and what the die showed."""
    if town.tape is not None:
        attacker: i64 = town.attacker >> 4
        defender: i64 = town.defender >> 4
        if is_attack:
            town.tell(events.SHOT, attacker, defender, face)
        else:
            town.tell(events.SHOT, defender, attacker, face)


def is_decided(town: Town) -> bool:
    """Carry out the outcome once somebody is dead or the dice are used up."""
    deadly: i64 = town.box.deadly
    is_attacker_dead: bool = town.attack_wounds >= deadly
    is_defender_dead: bool = town.defence_wounds >= deadly
    if not is_attacker_dead and not is_defender_dead and town.attack_dice > 0:
        return False
    cowboy: i64 = town.attacker
    tile: i64 = town.fight_at
    if is_defender_dead:
        bury(town, town.defender, tile)
    if is_attacker_dead:
        bury(town, cowboy, tile)
    if is_attacker_dead or is_defender_dead:
        pay_undertaker(town, is_attacker_dead, is_defender_dead)
        check_gangs(town)
    if is_attacker_dead:
        end(town)
    elif is_defender_dead:
        conquer(town)
    else:
        town.gangs[cowboy >> 4].town &= ~(1 << tile)
        town.tell(events.DRIVEN_OFF, cowboy >> 4, (cowboy & 15) // 3, tile)
        town.to_mine(cowboy)
        end(town)
    return True


def bury(town: Town, cowboy: i64, tile: i64) -> None:
    """Lay *cowboy*, killed at *tile*, on Boot Hill for good."""
    seat: i64 = cowboy >> 4
    if cowboy == town.defender:
        town.leave(seat, tile)
    else:
        town.gangs[seat].town &= ~(1 << tile)
    town.gangs[seat].hill |= 1 << (cowboy & 15)
    town.tell(events.DIED, seat, (cowboy & 15) // 3, tile)


def pay_undertaker(town: Town, is_attacker_dead: bool, is_defender_dead: bool) -> None:
    """Pay for each death; at the Undertaker himself the survivor is paid (DW-R26)."""
    funeral: i64 = town.box.funeral
    if town.fight_at == UNDERTAKER:
        if not is_attacker_dead:
            town.earn(town.attacker >> 4, funeral)
        elif not is_defender_dead:
            town.earn(town.defender >> 4, funeral)
        return
    holder: i64 = town.holder[UNDERTAKER]
    if holder != NO_COWBOY:
        if is_attacker_dead:
            town.earn(holder >> 4, funeral)
        if is_defender_dead:
            town.earn(holder >> 4, funeral)


def check_gangs(town: Town) -> None:
    """Latch the end when too many gangs are dead (section 13, DW-R01, DW-R59)."""
    living: i64 = 0
    for gang in town.gangs:
        if gang.is_living():
            living += 1
    if living == town.seats:
        return
    if living == 0 or town.box.is_any_gang or (living == 1 and town.box.is_lone_end):
        town.latch_end(GANGS_GONE)


def conquer(town: Town) -> None:
    """The attacker is alone in the building and may annex it."""
    cowboy: i64 = town.attacker
    tile: i64 = town.fight_at
    town.settle(cowboy, tile)
    end(town)
    town.ask(asks.ARRIVED, cowboy >> 4, tile, cowboy)


def end(town: Town) -> None:
    """Wounds heal and the dice go back."""
    town.attacker = NO_COWBOY
    town.defender = NO_COWBOY
    town.fight_at = 0
    town.attack_dice = 0
    town.defence_dice = 0
    town.attack_wounds = 0
    town.defence_wounds = 0
    town.opening = 0
    town.shot = 0
