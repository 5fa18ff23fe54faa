"""Reads a dumped position back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.deadwood.showdown import Showdown
from tabletown.games.deadwood.stacks import Stack
from tabletown.games.deadwood.state import Gang, Town

if TYPE_CHECKING:
    from tabletown.games.deadwood.box import Box


def load_town(box: Box, ints: list[int]) -> Town:
    """The position that `Town.dump` wrote under the numbers of *box*."""
    seats = ints[0]
    town = Town(box, seats)
    at = 1 + len(box.numbers)
    gangs: list[Gang] = []
    for _ in range(seats):
        g = ints[at : at + 9]
        gangs.append(Gang(g[0], g[1], g[2], g[3], g[4], g[5], g[6], g[7], g[8]))
        at += 9
    town.gangs = gangs
    stacks: list[Stack] = []
    for _ in range(3):
        s = ints[at : at + 7]
        stacks.append(Stack(s[0], s[1], s[2], s[3], s[4], s[5], s[6]))
        at += 7
    town.stacks = stacks
    town.tile_at = ints[at : at + 27]
    town.plot_of = ints[at + 27 : at + 52]
    town.holder = ints[at + 52 : at + 77]
    rest = ints[at + 77 :]
    town.asked = rest[0]
    town.is_over = rest[1] >= 2
    town.is_counted = rest[1] & 1 == 1
    town.turn = rest[2]
    town.active = rest[3]
    town.starter = rest[4]
    town.sheriff = rest[5]
    town.guarded = rest[6]
    town.built = rest[7]
    town.taken = rest[8]
    town.street = rest[9]
    town.vacant = rest[10]
    town.pews = rest[11]
    town.tracks = rest[12]
    town.rail = rest[13]
    town.pool = rest[14]
    town.chest = rest[15]
    town.cartridges = rest[16]
    town.ponies = rest[17]
    town.latch = rest[18]
    town.attacker = rest[19]
    town.defender = rest[20]
    town.fight_at = rest[21]
    town.attack_dice = rest[22]
    town.defence_dice = rest[23]
    town.attack_wounds = rest[24]
    town.defence_wounds = rest[25]
    town.opening = rest[26]
    town.shot = rest[27]
    town.winners = rest[28]
    count = rest[29]
    town.agenda = rest[30 : 30 + count]
    if len(rest) > 30 + count:
        town.showdown = Showdown(rest[30 + count :])
    return town
