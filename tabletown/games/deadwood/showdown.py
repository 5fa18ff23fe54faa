"""The final shootout: all who are tied for the lead send a champion; the last one standing wins.

Rules: p. 10, section 14; rulings DW-R46 to DW-R51.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.agenda import pack, seat_of
from tabletown.games.deadwood import asks, events, scoring, verbs

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.deadwood.state import Town

DEALER: Final = 15
NO_COWBOY: Final = 255
NO_TARGET: Final = 15
MOST: Final = 5
"""Seats at the largest table."""

CHOOSING: Final = 0
LOADING: Final = 1
AIMING: Final = 2
OPENING: Final = 3
SPLITTING: Final = 4
EXCHANGE: Final = 5
"""Stages; within one, `cursor` counts the seats from the starting player on."""


class Showdown:
    """A final shootout in progress."""

    def __init__(self, ints: list[int]) -> None:
        self.fought: i64 = ints[0]
        """Mask of all who have taken part in this or an earlier final shootout."""
        self.alive: i64 = ints[1]
        """Mask of the champions still standing; of the participants while they choose."""
        self.stage: i64 = ints[2]
        self.cursor: i64 = ints[3]
        self.split: i64 = ints[4]
        """Mask of the champions who have split a roll."""
        self.level: i64 = ints[5]
        """To how many dice the present opening shots bring their shooters down."""
        self.rolled: i64 = ints[6]
        """How many shots of the volley have been rolled."""
        self.champion: list[int] = ints[7:12]
        self.dice: list[int] = ints[12:17]
        self.wounds: list[int] = ints[17:22]
        self.target: list[int] = ints[22:27]
        self.hurt: list[int] = ints[27:32]
        """Wounds of the volley being rolled, applied all together."""
        self.volley: list[int] = ints[32:]
        """Shots of the present volley: shooter times 16 plus target."""

    def dump(self) -> list[int]:
        """All of it as ints; the constructor reads them back."""
        ints: list[int] = [self.fought, self.alive, self.stage, self.cursor, self.split]
        ints += [self.level, self.rolled]
        return (
            ints + self.champion + self.dice + self.wounds + self.target + self.hurt + self.volley
        )

    def clone(self) -> Showdown:
        """A copy that shares nothing."""
        return Showdown(self.dump())

    def outcome(self, winners: i64) -> str:
        """How the guns decided: a champion, a bystander, or nobody."""
        if winners == 0:
            return "nobody"
        return "champion" if winners & self.fought else "bystander"


def settle(town: Town, fought: i64) -> None:
    """The richest of those who have not fought wins; several of them fight it out."""
    best: i64 = -1000000
    tied: i64 = 0
    for seat in range(town.seats):
        if not (fought >> seat) & 1:
            total: i64 = scoring.total(town, seat)
            if total > best:
                best = total
                tied = 0
            if total == best:
                tied |= 1 << seat
    if tied & (tied - 1) == 0:
        finish(town, tied)
        return
    town.tell(events.FACED_OFF)
    nobody: list[int] = [0] * MOST
    head: list[int] = [fought | tied, tied, CHOOSING, 0, 0, 0, 0]
    town.showdown = Showdown(
        head + [NO_COWBOY] * MOST + nobody + nobody + [NO_TARGET] * MOST + nobody
    )
    town.ask(asks.FINAL, 0)


def finish(town: Town, winners: i64) -> None:
    """The game is over."""
    town.winners = winners
    town.is_over = True
    town.asked = DEALER
    if town.tape is not None:
        for seat in range(town.seats):
            if (winners >> seat) & 1:
                town.tell(events.WON, seat)
        if winners == 0:
            town.tell(events.NOBODY_WON)


def seat_at(town: Town, cursor: i64) -> i64:
    """The seat *cursor* places clockwise from the starting player."""
    return (town.starter + cursor) % town.seats


def count(mask: i64) -> i64:
    """How many seats are in *mask*."""
    seats: i64 = 0
    while mask:
        seats += mask & 1
        mask >>= 1
    return seats


def go_on(town: Town) -> None:
    """Carry the final shootout on until somebody must answer or it is decided."""
    duel = town.showdown
    if duel is None:
        return
    while not town.is_over and not town.agenda:
        if duel.stage == CHOOSING:
            choose(town, duel)
        elif duel.stage == LOADING:
            load(town, duel)
        elif duel.stage == AIMING:
            aim(town, duel)
        elif duel.stage == OPENING:
            open_fire(town, duel)
        elif duel.stage == SPLITTING:
            announce(town, duel)
        else:
            exchange(town, duel)
        if duel is not town.showdown:
            return


def choose(town: Town, duel: Showdown) -> None:
    """Each names a champion in order; who has no living cowboy is out at once (DW-R46)."""
    while duel.cursor < town.seats:
        seat: i64 = seat_at(town, duel.cursor)
        duel.cursor += 1
        if (duel.alive >> seat) & 1:
            kinds = kinds_of(town, seat)
            if not kinds:
                duel.alive &= ~(1 << seat)
            elif len(kinds) == 1:
                name_champion(town, duel, seat, kinds[0])
            else:
                town.ask(asks.CHAMPION, seat)
                return
    duel.stage = LOADING
    duel.cursor = 0
    is_decided(town, duel)


def living(town: Town, seat: i64) -> i64:
    """Mask of nine: the living cowboys of *seat*, wherever they are."""
    gang = town.gangs[seat]
    mask: i64 = gang.ranch | gang.mine
    for tile in range(verbs.TILES):
        if (gang.town >> tile) & 1:
            mask |= 1 << (town.cowboy_on(seat, tile) & 15)
    return mask


def kinds_of(town: Town, seat: i64) -> list[int]:
    """The kinds of cowboys *seat* can send."""
    mask: i64 = living(town, seat)
    return [kind for kind in range(verbs.KINDS) if (mask >> (3 * kind)) & 7]


def name_champion(town: Town, duel: Showdown, seat: i64, kind: i64) -> None:
    """Send the first living cowboy of a *kind*."""
    mask: i64 = living(town, seat)
    place: i64 = 3 * kind
    while not (mask >> place) & 1:
        place += 1
    duel.champion[seat] = seat * 16 + place
    town.tell(events.CHOSEN, seat, kind)


def load(town: Town, duel: Showdown) -> None:
    """Take dice by strength and any number of cartridges."""
    if duel.cursor == 0:
        for seat in range(town.seats):
            duel.target[seat] = NO_TARGET
    while duel.cursor < town.seats:
        shooter: i64 = seat_at(town, duel.cursor)
        duel.cursor += 1
        if (duel.alive >> shooter) & 1:
            duel.dice[shooter] = town.box.strength[(duel.champion[shooter] & 15) // 3]
            if town.gangs[shooter].cartridges > 0:
                town.ask(asks.LOADING, shooter)
                return
    duel.stage = AIMING
    duel.cursor = 0


def aim(town: Town, duel: Showdown) -> None:
    """Everybody alive who has no living target names one, in order."""
    if needs_targets(town, duel, duel.alive):
        return
    duel.stage = OPENING
    duel.cursor = 0


def needs_targets(town: Town, duel: Showdown, shooters: i64) -> bool:
    """Ask the next of *shooters* whose target is gone; with one enemy left it is clear."""
    while duel.cursor < town.seats:
        seat: i64 = seat_at(town, duel.cursor)
        duel.cursor += 1
        if (shooters >> seat) & 1 and not is_target(duel, duel.target[seat]):
            enemies: i64 = duel.alive & ~(1 << seat)
            if enemies & (enemies - 1):
                town.ask(asks.TARGET, seat)
                return True
            duel.target[seat] = lowest(enemies)
    return False


def is_target(duel: Showdown, target: i64) -> bool:
    """Whether *target* is a champion who still stands."""
    return target != NO_TARGET and (duel.alive >> target) & 1 == 1


def lowest(mask: i64) -> i64:
    """The first seat in *mask*."""
    seat: i64 = 0
    while not (mask >> seat) & 1:
        seat += 1
    return seat


def shooters_of(town: Town, duel: Showdown) -> i64:
    """Mask of the champions who hold the most dice; the level they go down to is noted."""
    most: i64 = 0
    for seat in range(town.seats):
        if (duel.alive >> seat) & 1 and duel.dice[seat] > most:
            most = duel.dice[seat]
    shooters: i64 = 0
    level: i64 = -1
    for seat in range(town.seats):
        if (duel.alive >> seat) & 1:
            if duel.dice[seat] == most:
                shooters |= 1 << seat
            elif duel.dice[seat] > level:
                level = duel.dice[seat]
    duel.level = level
    return shooters


def open_fire(town: Town, duel: Showdown) -> None:
    """While the dice differ, whoever holds the most fires down to the next number (DW-R48)."""
    shooters: i64 = shooters_of(town, duel)
    if shooters == duel.alive:
        duel.stage = EXCHANGE
        duel.cursor = 0
    elif not needs_targets(town, duel, shooters):
        duel.stage = SPLITTING
        duel.cursor = 0
        duel.volley = []


def announce(town: Town, duel: Showdown) -> None:
    """Each of them says where his dice go: split among the living, or all at his target."""
    shooters: i64 = shooters_of(town, duel)
    while duel.cursor < town.seats:
        seat: i64 = seat_at(town, duel.cursor)
        if (shooters >> seat) & 1:
            shots: i64 = duel.dice[seat] - duel.level
            named: i64 = 0
            for shot in duel.volley:
                if shot >> 4 == seat:
                    named += 1
            may_split: bool = count(duel.alive) > 2
            if town.box.is_split_once and (duel.split >> seat) & 1:
                may_split = False
            if named < shots:
                if may_split:
                    town.ask(asks.SPLIT, seat)
                    return
                for _ in range(shots):
                    duel.volley.append(seat * 16 + duel.target[seat])
            elif may_split:
                duel.split |= 1 << seat
        duel.cursor += 1
    fire(town, duel)


def exchange(town: Town, duel: Showdown) -> None:
    """All fire one die at once; without dice the survivors start a new volley (DW-R47)."""
    first: i64 = lowest(duel.alive)
    if duel.dice[first] == 0:
        duel.stage = LOADING
        duel.cursor = 0
    elif not needs_targets(town, duel, duel.alive):
        duel.volley = []
        duel.level = duel.dice[first] - 1
        for cursor in range(town.seats):
            seat: i64 = seat_at(town, cursor)
            if (duel.alive >> seat) & 1:
                duel.volley.append(seat * 16 + duel.target[seat])
        fire(town, duel)


def fire(town: Town, duel: Showdown) -> None:
    """Ask for the dice of the volley, one by one."""
    duel.rolled = 0
    town.ask(asks.FINAL_DICE, DEALER)


def hit(town: Town, duel: Showdown, face: i64) -> None:
    """Note one die; when the last has rolled, apply them all together (DW-R50)."""
    shot: i64 = duel.volley[duel.rolled]
    duel.hurt[shot & 15] += town.box.wounds[face]
    duel.rolled += 1
    town.tell(events.FIRED, shot >> 4, shot & 15, face)
    if duel.rolled < len(duel.volley):
        town.agenda.append(pack(asks.FINAL_DICE, DEALER))
        return
    for shot in duel.volley:
        duel.dice[shot >> 4] = duel.level
    for seat in range(town.seats):
        duel.wounds[seat] += duel.hurt[seat]
        duel.hurt[seat] = 0
        if (duel.alive >> seat) & 1 and duel.wounds[seat] >= town.box.deadly:
            duel.alive &= ~(1 << seat)
            bury_champion(town, duel.champion[seat])
    duel.volley = []
    duel.rolled = 0
    duel.cursor = 0
    if duel.stage == SPLITTING:
        duel.stage = OPENING
    is_decided(town, duel)


def bury_champion(town: Town, cowboy: i64) -> None:
    """Lay a fallen champion on Boot Hill; nobody is paid for him."""
    seat: i64 = cowboy >> 4
    place: i64 = cowboy & 15
    gang = town.gangs[seat]
    if (gang.ranch >> place) & 1:
        gang.ranch &= ~(1 << place)
    elif (gang.mine >> place) & 1:
        gang.mine &= ~(1 << place)
    else:
        for tile in range(verbs.TILES):
            if (gang.town >> tile) & 1 and town.cowboy_on(seat, tile) == cowboy:
                town.leave(seat, tile)
                break
    gang.hill |= 1 << place
    town.tell(events.FELL, seat, place // 3)


def is_decided(town: Town, duel: Showdown) -> bool:
    """One champion left wins; none left, and the next richest may (section 14, steps 7 and 8)."""
    if duel.alive & (duel.alive - 1):
        return False
    if duel.alive:
        finish(town, duel.alive)
    else:
        settle(town, duel.fought)
    return True


def answered(town: Town, frame: i64, action: i64) -> None:
    """Take the answer to one of the questions of the final shootout."""
    duel = town.showdown
    if duel is None:
        return
    ask: i64 = frame & 0xFF
    seat: i64 = seat_of(frame)
    if ask == asks.FINAL_DICE:
        hit(town, duel, action - verbs.ROLL)
    elif ask == asks.CHAMPION:
        name_champion(town, duel, seat, action - verbs.CHAMPION)
    elif ask == asks.LOADING:
        duel.dice[seat] += action - verbs.LOAD
        town.spend_cartridges(seat, action - verbs.LOAD)
    elif ask == asks.TARGET:
        duel.target[seat] = action - verbs.AIM
        town.tell(events.AIMED, seat, action - verbs.AIM)
    else:
        duel.volley.append(seat * 16 + action - verbs.SHOOT)
    if not town.is_over and not town.agenda:
        town.ask(asks.FINAL, 0)


def menu(town: Town, frame: i64) -> list[int]:
    """What may be answered to one of its questions."""
    duel = town.showdown
    if duel is None:
        return []
    ask: i64 = frame & 0xFF
    seat: i64 = seat_of(frame)
    if ask == asks.CHAMPION:
        return [verbs.CHAMPION + kind for kind in kinds_of(town, seat)]
    if ask == asks.LOADING:
        return [verbs.LOAD + rounds for rounds in range(town.gangs[seat].cartridges + 1)]
    base: i64 = verbs.AIM if ask == asks.TARGET else verbs.SHOOT
    enemies: i64 = duel.alive & ~(1 << seat)
    return [base + other for other in range(town.seats) if (enemies >> other) & 1]
