"""The final shootout: all who are tied for the lead send a champion; the last one standing wins.

Rules: p. 10, section 14; rulings DW-R46 to DW-R51.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.core.agenda import seat_of
from tabletown.core.question import Question
from tabletown.core.snapshot import Snapshot
from tabletown.core.state import DEALER
from tabletown.games.deadwood import events, scoring, verbs
from tabletown.games.deadwood.dice import Die
from tabletown.games.deadwood.gang import FIRST_OF, KIND_MASKS, KINDS, NO_COWBOY, kind_of
from tabletown.games.deadwood.tiles import TILES
from tabletown.games.deadwood.verbs import MOST_SEATS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.deadwood.state import Deadwood

NO_TARGET: Final = 15
"""Stands where a target could be and is none."""


class FinalShootout:
    """A final shootout in progress."""

    def __init__(self, fought: i64 = 0, tied: i64 = 0) -> None:
        """One in which the seats in *tied* are about to choose; *fought* have done so before."""
        self.fought: i64 = fought | tied
        """Mask of all who have taken part in this or an earlier final shootout."""
        self.alive: i64 = tied
        """Mask of the champions still standing; of the participants while they choose."""
        self.stage: i64 = 0
        """A place in `STAGES`."""
        self.cursor: i64 = 0
        """Seats the stage has dealt with, counted from the starting player on."""
        self.split: i64 = 0
        """Mask of the champions who have split a roll."""
        self.level: i64 = 0
        """To how many dice the present opening shots bring their shooters down."""
        self.rolled: i64 = 0
        """How many shots of the volley have been rolled."""
        self.champion: list[int] = [NO_COWBOY] * MOST_SEATS
        self.dice: list[int] = [0] * MOST_SEATS
        self.wounds: list[int] = [0] * MOST_SEATS
        self.target: list[int] = [NO_TARGET] * MOST_SEATS
        self.hurt: list[int] = [0] * MOST_SEATS
        """Wounds of the volley being rolled, applied all together."""
        self.volley: list[int] = []
        """Shots of the present volley: shooter times 16 plus target."""

    def transfer(self, snapshot: Snapshot) -> None:
        """Write all but the volley into *snapshot*, or read it from there."""
        self.fought = snapshot.number(self.fought)
        self.alive = snapshot.number(self.alive)
        self.stage = snapshot.number(self.stage)
        self.cursor = snapshot.number(self.cursor)
        self.split = snapshot.number(self.split)
        self.level = snapshot.number(self.level)
        self.rolled = snapshot.number(self.rolled)
        for row in (self.champion, self.dice, self.wounds, self.target, self.hurt):
            for seat in range(MOST_SEATS):
                row[seat] = snapshot.number(row[seat])

    def clone(self) -> FinalShootout:
        """A copy that shares nothing."""
        twin = FinalShootout(self.fought)
        twin.alive = self.alive
        twin.stage = self.stage
        twin.cursor = self.cursor
        twin.split = self.split
        twin.level = self.level
        twin.rolled = self.rolled
        twin.champion = self.champion[:]
        twin.dice = self.dice[:]
        twin.wounds = self.wounds[:]
        twin.target = self.target[:]
        twin.hurt = self.hurt[:]
        twin.volley = self.volley[:]
        return twin

    def outcome(self, winners: i64) -> str:
        """How the guns decided: a champion, a bystander, or nobody."""
        if winners == 0:
            return "nobody"
        return "champion" if winners & self.fought else "bystander"

    def title(self, winners: i64, seat: i64) -> str | None:
        """What the end screen calls *seat* after it: words ``title-<key>``; None for bystanders."""
        if (self.fought >> seat) & 1:
            return "champion" if (winners >> seat) & 1 else "fallen"
        return "bystander" if (winners >> seat) & 1 else None

    def is_standing(self, seat: i64) -> bool:
        """Whether *seat* has a champion who still stands."""
        return seat != NO_TARGET and (self.alive >> seat) & 1 == 1

    def begin_stage(self, stage: Stage) -> None:
        """Go on to *stage*, from the starting player on."""
        self.stage = stage.number
        self.cursor = 0


def final_of(state: Deadwood) -> FinalShootout:
    """The final shootout that is going on."""
    final = state.final
    if final is None:
        raise ValueError("no final shootout")
    return final


def decide_winner(state: Deadwood, fought: i64) -> None:
    """The richest of those who have not *fought* wins; several of them fight it out."""
    best: i64 = -1000000
    tied: i64 = 0
    for seat in range(state.seats):
        if not (fought >> seat) & 1:
            total: i64 = scoring.total(state, seat)
            if total > best:
                best = total
                tied = 0
            if total == best:
                tied |= 1 << seat
    if is_single(tied):
        finish(state, tied)
    else:
        state.tell(events.FACED_OFF)
        state.final = FinalShootout(fought, tied)


def finish(state: Deadwood, winners: i64) -> None:
    """The game is over."""
    state.winners = winners
    state.is_over = True
    if state.tape is not None:
        for seat in range(state.seats):
            if (winners >> seat) & 1:
                state.tell(events.WON, seat)
        if winners == 0:
            state.tell(events.NOBODY_WON)


def is_single(mask: i64) -> bool:
    """Whether at most one seat is in *mask*."""
    return mask & (mask - 1) == 0


def lowest(mask: i64) -> i64:
    """The first seat in *mask*."""
    seat: i64 = 0
    while not (mask >> seat) & 1:
        seat += 1
    return seat


def seat_at(state: Deadwood, cursor: i64) -> i64:
    """The seat *cursor* places clockwise from the starting player."""
    return (state.starter + cursor) % state.seats


def go_on(state: Deadwood, final: FinalShootout) -> None:
    """Carry the final shootout on by one stage, or until somebody must answer."""
    STAGES[final.stage].go_on(state, final)


class Stage:
    """A part of the final shootout; seats are dealt with in order, from the starting player on."""

    def __init__(self) -> None:
        self.number: i64 = 0
        """Its place in `STAGES`."""

    def go_on(self, state: Deadwood, final: FinalShootout) -> None:
        """Go on until somebody must answer or another stage begins."""
        raise NotImplementedError(type(self).__name__)


class Choosing(Stage):
    """Each names a champion; who has no living cowboy is out at once (DW-R46)."""

    def go_on(self, state: Deadwood, final: FinalShootout) -> None:
        while final.cursor < state.seats:
            seat: i64 = seat_at(state, final.cursor)
            final.cursor += 1
            if (final.alive >> seat) & 1:
                kinds = kinds_of(state, seat)
                if not kinds:
                    final.alive &= ~(1 << seat)
                elif len(kinds) == 1:
                    name_champion(state, final, seat, kinds[0])
                else:
                    state.ask(ASK_CHAMPION, seat)
                    return
        final.begin_stage(STAGE_LOADING)
        check_standing(state, final)


def living(state: Deadwood, seat: i64) -> i64:
    """Mask of the living cowboys of *seat*, wherever they are."""
    gang = state.gangs[seat]
    mask: i64 = gang.ranch | gang.mine
    for tile in range(TILES):
        if (gang.town >> tile) & 1:
            mask |= 1 << (state.cowboy_on(seat, tile) & 15)
    return mask


def kinds_of(state: Deadwood, seat: i64) -> list[int]:
    """The kinds of cowboys *seat* can send."""
    mask: i64 = living(state, seat)
    return [kind for kind in range(KINDS) if mask & KIND_MASKS[kind]]


def name_champion(state: Deadwood, final: FinalShootout, seat: i64, kind: i64) -> None:
    """Send the first living cowboy of a *kind*."""
    place: i64 = FIRST_OF[living(state, seat) & KIND_MASKS[kind]]
    final.champion[seat] = seat * 16 + place
    state.tell(events.CHOSEN, seat, kind)


class Champion(Question["Deadwood"]):
    """Which kind of cowboy is sent."""

    key: ClassVar[str] = "champion"

    def answers(self, state: Deadwood, item: i64) -> list[int]:
        return [verbs.CHAMPION + kind for kind in kinds_of(state, seat_of(item))]

    def chosen(self, state: Deadwood, item: i64, action: i64) -> None:
        name_champion(state, final_of(state), seat_of(item), action - verbs.CHAMPION)


class LoadingStage(Stage):
    """Each takes dice by strength and any number of cartridges."""

    def go_on(self, state: Deadwood, final: FinalShootout) -> None:
        if final.cursor == 0:
            final.target = [NO_TARGET] * MOST_SEATS
        while final.cursor < state.seats:
            seat: i64 = seat_at(state, final.cursor)
            final.cursor += 1
            if (final.alive >> seat) & 1:
                final.dice[seat] = state.ruleset.strength[kind_of(final.champion[seat])]
                if state.gangs[seat].cartridges > 0:
                    state.ask(ASK_LOADING, seat)
                    return
        final.begin_stage(STAGE_AIMING)


class Loading(Question["Deadwood"]):
    """How many cartridges a champion loads."""

    key: ClassVar[str] = "loading"

    def answers(self, state: Deadwood, item: i64) -> list[int]:
        return [verbs.LOAD + count for count in range(state.gangs[seat_of(item)].cartridges + 1)]

    def chosen(self, state: Deadwood, item: i64, action: i64) -> None:
        seat: i64 = seat_of(item)
        final_of(state).dice[seat] += action - verbs.LOAD
        state.spend_cartridges(seat, action - verbs.LOAD)


class Aiming(Stage):
    """Everybody alive who has no living target names one."""

    def go_on(self, state: Deadwood, final: FinalShootout) -> None:
        if not needs_targets(state, final, final.alive):
            final.begin_stage(STAGE_OPENING)


def needs_targets(state: Deadwood, final: FinalShootout, shooters: i64) -> bool:
    """Ask the next of *shooters* whose target is gone; with one enemy left it is clear."""
    while final.cursor < state.seats:
        seat: i64 = seat_at(state, final.cursor)
        final.cursor += 1
        if (shooters >> seat) & 1 and not final.is_standing(final.target[seat]):
            enemies: i64 = final.alive & ~(1 << seat)
            if not is_single(enemies):
                state.ask(ASK_TARGET, seat)
                return True
            final.target[seat] = lowest(enemies)
    return False


class Enemy(Question["Deadwood"]):
    """Which other champion is meant; *verb* is the first of its answers."""

    def __init__(self, verb: str) -> None:
        super().__init__()
        self.base: i64 = verbs.VERBS.base(verb)

    def answers(self, state: Deadwood, item: i64) -> list[int]:
        enemies: i64 = final_of(state).alive & ~(1 << seat_of(item))
        return [self.base + seat for seat in range(state.seats) if (enemies >> seat) & 1]


class Target(Enemy):
    """Whom a champion aims at."""

    key: ClassVar[str] = "target"

    def chosen(self, state: Deadwood, item: i64, action: i64) -> None:
        final_of(state).target[seat_of(item)] = action - verbs.AIM
        state.tell(events.AIMED, seat_of(item), action - verbs.AIM)


class Opening(Stage):
    """While the dice differ, whoever holds the most fires down to the next number (DW-R48)."""

    def go_on(self, state: Deadwood, final: FinalShootout) -> None:
        shooters: i64 = shooters_of(state, final)
        if shooters == final.alive:
            final.begin_stage(STAGE_EXCHANGE)
        elif not needs_targets(state, final, shooters):
            final.begin_stage(STAGE_SPLITTING)
            final.volley = []


def shooters_of(state: Deadwood, final: FinalShootout) -> i64:
    """Mask of the champions who hold the most dice; the level they go down to is noted."""
    most: i64 = 0
    for seat in range(state.seats):
        if (final.alive >> seat) & 1 and final.dice[seat] > most:
            most = final.dice[seat]
    shooters: i64 = 0
    level: i64 = -1
    for seat in range(state.seats):
        if (final.alive >> seat) & 1:
            if final.dice[seat] == most:
                shooters |= 1 << seat
            elif final.dice[seat] > level:
                level = final.dice[seat]
    final.level = level
    return shooters


class Splitting(Stage):
    """Each of them says where his dice go: split among the living, or all at his target."""

    def go_on(self, state: Deadwood, final: FinalShootout) -> None:
        shooters: i64 = shooters_of(state, final)
        while final.cursor < state.seats:
            seat: i64 = seat_at(state, final.cursor)
            if (shooters >> seat) & 1:
                may_split: bool = self.may_split(state, final, seat)
                shots: i64 = final.dice[seat] - final.level
                if len([shot for shot in final.volley if shot >> 4 == seat]) < shots:
                    if may_split:
                        state.ask(ASK_SPLIT, seat)
                        return
                    for _ in range(shots):
                        final.volley.append(seat * 16 + final.target[seat])
                elif may_split:
                    final.split |= 1 << seat
            final.cursor += 1
        fire(state, final)

    def may_split(self, state: Deadwood, final: FinalShootout, seat: i64) -> bool:
        """Whether *seat* has a choice: more than two stand, and the switch allows it."""
        if state.ruleset.is_split_once and (final.split >> seat) & 1:
            return False
        return not is_single(final.alive & ~(1 << seat))


class Split(Enemy):
    """Whom one die of a split roll is fired at."""

    key: ClassVar[str] = "split"

    def chosen(self, state: Deadwood, item: i64, action: i64) -> None:
        final_of(state).volley.append(seat_of(item) * 16 + action - verbs.SHOOT)


class Exchange(Stage):
    """All fire one die at once; without dice the survivors start a new volley (DW-R47)."""

    def go_on(self, state: Deadwood, final: FinalShootout) -> None:
        first: i64 = lowest(final.alive)
        if final.dice[first] == 0:
            final.begin_stage(STAGE_LOADING)
        elif not needs_targets(state, final, final.alive):
            final.level = final.dice[first] - 1
            order = [seat_at(state, cursor) for cursor in range(state.seats)]
            final.volley = [
                seat * 16 + final.target[seat] for seat in order if (final.alive >> seat) & 1
            ]
            fire(state, final)


def fire(state: Deadwood, final: FinalShootout) -> None:
    """Ask for the dice of the volley, one by one."""
    final.rolled = 0
    state.ask(ASK_FINAL_SHOT, DEALER)


class FinalShot(Die):
    """The next die of the volley; after the last one all of them hit together (DW-R50)."""

    key: ClassVar[str] = "final-dice"

    def chosen(self, state: Deadwood, item: i64, action: i64) -> None:
        final = final_of(state)
        face: i64 = action - verbs.ROLL
        shot: i64 = final.volley[final.rolled]
        final.hurt[shot & 15] += state.ruleset.wounds[face]
        final.rolled += 1
        state.tell(events.FIRED, shot >> 4, shot & 15, face)
        if final.rolled < len(final.volley):
            state.ask(ASK_FINAL_SHOT, DEALER)
        else:
            end_volley(state, final)


def end_volley(state: Deadwood, final: FinalShootout) -> None:
    """Apply the shots of a volley and bury who fell."""
    for shot in final.volley:
        final.dice[shot >> 4] = final.level
    for seat in range(state.seats):
        final.wounds[seat] += final.hurt[seat]
        final.hurt[seat] = 0
        if (final.alive >> seat) & 1 and final.wounds[seat] >= state.ruleset.deadly:
            final.alive &= ~(1 << seat)
            bury_champion(state, final.champion[seat])
    final.volley = []
    final.rolled = 0
    final.cursor = 0
    if final.stage == STAGE_SPLITTING.number:
        final.begin_stage(STAGE_OPENING)
    check_standing(state, final)


def bury_champion(state: Deadwood, cowboy: i64) -> None:
    """Lay a fallen champion on Boot Hill; nobody is paid for him."""
    seat: i64 = cowboy >> 4
    bit: i64 = 1 << (cowboy & 15)
    gang = state.gangs[seat]
    if gang.ranch & bit:
        gang.ranch &= ~bit
    elif gang.mine & bit:
        gang.mine &= ~bit
    else:
        for tile in range(TILES):
            if (gang.town >> tile) & 1 and state.cowboy_on(seat, tile) == cowboy:
                state.leave(seat, tile)
                break
    gang.hill |= bit
    state.tell(events.FELL, seat, kind_of(cowboy))


def check_standing(state: Deadwood, final: FinalShootout) -> None:
    """One champion left wins; none left, and the next richest may (section 14, steps 7 and 8)."""
    if is_single(final.alive):
        if final.alive:
            finish(state, final.alive)
        else:
            decide_winner(state, final.fought)


STAGE_CHOOSING: Final = Choosing()
STAGE_LOADING: Final = LoadingStage()
STAGE_AIMING: Final = Aiming()
STAGE_OPENING: Final = Opening()
STAGE_SPLITTING: Final = Splitting()
STAGE_EXCHANGE: Final = Exchange()
STAGES: Final[list[Stage]] = [
    STAGE_CHOOSING,
    STAGE_LOADING,
    STAGE_AIMING,
    STAGE_OPENING,
    STAGE_SPLITTING,
    STAGE_EXCHANGE,
]
"""The first one begins; positions written as text name these places."""
for _number, _stage in enumerate(STAGES):
    _stage.number = _number

ASK_CHAMPION: Final = Champion()
ASK_LOADING: Final = Loading()
ASK_TARGET: Final = Target("aim")
ASK_SPLIT: Final = Split("shoot")
ASK_FINAL_SHOT: Final = FinalShot()
