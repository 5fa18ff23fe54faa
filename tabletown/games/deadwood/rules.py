"""Deadwood from the first tile to the last shot: what is asked, answered, and what follows.

Details live in the files named after the parts of the rulebook.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.agenda import about_of, pack, seat_of, x_of, y_of
from tabletown.core.rng import Rng
from tabletown.core.state import Decision
from tabletown.games.deadwood import (
    builders,
    events,
    railroad,
    scoring,
    sheriff,
    shootout,
    showdown,
    verbs,
)
from tabletown.games.deadwood.asks import (
    AGAIN,
    ARRIVED,
    ATTACK,
    BUILDING,
    COURT,
    DEFENCE,
    DICE,
    DRAWING,
    DRAWN,
    FINAL,
    FINAL_DICE,
    FIRST,
    FLIGHT,
    GOLD,
    KEYS,
    LAST_CHANCE,
    LAST_QUESTION,
    MORE,
    NEXT,
    PEEK,
    QUEUE,
    SITE,
    STAR,
    TRACK,
    TURN,
)
from tabletown.games.deadwood.buildings import Courthouse, tiles_menu
from tabletown.games.deadwood.verbs import ANNEX, DONE, FETCH, HIT, RETURN, ROLL, TILES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.deadwood.state import Town

DEALER: Final = 15
CAP_REACHED: Final = 8
STARS: Final = 5
SALOON_X: Final = 3
STACK_DICE: Final = 3
"""The dealer's stream for dice; 0 to 2 are the stacks."""
DICE_MENU: Final[list[int]] = [ROLL + face for face in range(6)]
YES_NO: Final[list[int]] = [ANNEX, verbs.DECLINE]
FLEE_STAND: Final[list[int]] = [verbs.FLEE, verbs.STAND]
LOAD_ONE: Final[list[int]] = [verbs.LOAD, verbs.LOAD + 1]


def _menus(base: int) -> list[list[int]]:
    """Ready-made answers for every nine tiles: base + tile, thrice 512 lists."""
    menus: list[list[int]] = []
    for part in range(3):
        for mask in range(512):
            menus.append([base + part * 9 + bit for bit in range(9) if (mask >> bit) & 1])
    return menus


HITS: Final[list[list[list[int]]]] = [_menus(HIT + 25 * kind) for kind in range(3)]
RETURNS: Final[list[list[int]]] = _menus(RETURN)


# Setup


def begin(town: Town) -> None:
    """Ask the dealer for the first star's tile."""
    town.ask(STAR, DEALER)
    run(town)


def deal_star(town: Town, frame: i64, tile: i64) -> None:
    """Put *tile* face up on the next star plot, then roll for the first turn."""
    stars: i64 = about_of(frame)
    plot: i64 = town.box.stars[stars]
    if tile != SALOON_X:
        town.stacks[0].take(tile)
    town.raise_building(tile, plot)
    town.tell(events.DEALT, tile, plot)
    if stars + 1 < STARS:
        town.ask(STAR, DEALER, stars + 1)
    else:
        town.ask(FIRST, DEALER, (1 << town.seats) - 1)


def star_tiles(town: Town) -> list[int]:
    """What may lie on the next star: the four of stack 1 and the Saloon, mixed."""
    tiles = tiles_menu(verbs.DEAL, town.stacks[0].loose)
    if town.built & (1 << SALOON_X):
        return tiles
    if town.stacks[0].loose_count == 5:
        return [verbs.DEAL + SALOON_X]
    return [verbs.DEAL + SALOON_X, *tiles]


def roll_first(town: Town, frame: i64, face: i64) -> None:
    """Everybody rolls for the first turn; the highest begins, ties among them roll again."""
    rollers: i64 = about_of(frame)
    seat: i64 = x_of(frame)
    while not (rollers >> seat) & 1:
        seat += 1
    best: i64 = y_of(frame) & 7
    tied: i64 = y_of(frame) >> 3
    town.tell(events.ROLLED_FIRST, seat, face)
    if face + 1 > best:
        best = face + 1
        tied = 0
    if face + 1 == best:
        tied |= 1 << seat
    if rollers >> (seat + 1):
        town.ask(FIRST, DEALER, rollers, seat + 1, tied << 3 | best)
    elif tied & (tied - 1):
        town.ask(FIRST, DEALER, tied)
    else:
        town.starter = 0
        while not (tied >> town.starter) & 1:
            town.starter += 1
        town.active = town.starter
        town.tell(events.STARTED, town.starter)
        begin_turn(town)


# The turn


def begin_turn(town: Town) -> None:
    """Ask the active seat for its one action."""
    town.turn += 1
    town.agenda.append(TURN | town.active << 8)


def end_turn(town: Town) -> None:
    """When all is resolved: the game ends if an end was latched, else the next gang goes on."""
    if town.latch == 0 and town.box.turn_cap and town.turn >= town.box.turn_cap:
        town.latch_end(CAP_REACHED)
    if town.latch:
        scoring.close(town)
        return
    seat: i64 = town.active
    while True:
        seat = seat + 1 if seat + 1 < town.seats else 0
        gang = town.gangs[seat]
        if gang.ranch or gang.town or gang.mine:
            break
    town.active = seat
    begin_turn(town)


def turn_menu(town: Town, seat: i64) -> list[int]:
    """Hit the town with one cowboy, or head back with any (section 6)."""
    gang = town.gangs[seat]
    menu: list[int] = []
    ranch: i64 = gang.ranch
    if ranch:
        tiles: i64 = sheriff.enterable(town, seat)
        low: i64 = tiles & 511
        middle: i64 = 512 + ((tiles >> 9) & 511)
        high: i64 = 1024 + (tiles >> 18)
        if ranch & 0o7:
            hits = HITS[0]
            menu = hits[low] + hits[middle]
            menu += hits[high]
        if ranch & 0o70:
            hits = HITS[1]
            menu += hits[low]
            menu += hits[middle]
            menu += hits[high]
        if ranch & 0o700:
            hits = HITS[2]
            menu += hits[low]
            menu += hits[middle]
            menu += hits[high]
    if gang.town or gang.mine:
        add_returns(menu, gang.town, gang.mine)
    return menu


def add_returns(menu: list[int], tiles: i64, mine: i64) -> None:
    """Add bringing one cowboy home, from a building or from the mine."""
    if tiles:
        menu += RETURNS[tiles & 511]
        menu += RETURNS[512 + ((tiles >> 9) & 511)]
        menu += RETURNS[1024 + (tiles >> 18)]
    if mine & 0o7:
        menu.append(FETCH)
    if mine & 0o70:
        menu.append(FETCH + 1)
    if mine & 0o700:
        menu.append(FETCH + 2)


def take_turn(town: Town, seat: i64, action: i64) -> None:
    """Carry out the active seat's action."""
    if action < RETURN:
        kind: i64 = (action - HIT) // TILES
        tile: i64 = (action - HIT) % TILES
        gang = town.gangs[seat]
        place: i64 = 3 * kind
        while not (gang.ranch >> place) & 1:
            place += 1
        gang.ranch &= ~(1 << place)
        builders.enter(town, seat * 16 + place, tile, 0)
    else:
        head_back(town, seat, action)


def head_back(town: Town, seat: i64, action: i64) -> None:
    """One cowboy heads back; ask who goes with him."""
    left: i64 = 0
    if action >= FETCH:
        town.fetch(seat, action - FETCH)
        left = TILES + action - FETCH
    else:
        town.to_ranch(seat, action - RETURN)
        left = action - RETURN + 1
    gang = town.gangs[seat]
    if gang.town or gang.mine:
        town.agenda.append(MORE | (seat << 8) | (left << 12))


def useful_returns(town: Town, menu: list[int]) -> list[int]:
    """Only one order of heading back: ascending."""
    least: i64 = about_of(town.agenda[-1]) + RETURN
    return [action for action in menu if action >= least]


def annex(town: Town, frame: i64, action: i64) -> None:
    """Annex, all or nothing, or decline (section 8, DW-R10)."""
    seat: i64 = (frame >> 8) & 0xF
    tile: i64 = (frame >> 12) & 0xFFFF
    if town.tape is not None:
        town.tell(events.ANNEXED if action == ANNEX else events.DECLINED, seat, tile)
    if action == ANNEX:
        cowboy: i64 = (frame >> 28) & 0xFFFF
        town.box.buildings[tile].annexed(town, seat, cowboy, frame >> 44)


# Asking and answering


def run(town: Town) -> None:
    """Carry out steps until somebody has to answer, or the game is over."""
    while True:
        if not town.agenda:
            if town.is_over:
                return
            end_turn(town)
            continue
        frame: i64 = town.agenda[-1]
        ask: i64 = frame & 0xFF
        if ask <= LAST_QUESTION:
            town.asked = DEALER if ask <= LAST_CHANCE else (frame >> 8) & 0xF
            return
        town.agenda.pop()
        if ask == QUEUE:
            railroad.call_next(town, frame)
        elif ask == DRAWING:
            builders.draw(town, frame)
        elif ask == AGAIN:
            if town.cowboy_on(seat_of(frame), about_of(frame)) == x_of(frame):
                town.ask(ARRIVED, seat_of(frame), about_of(frame), x_of(frame))
        elif ask == COURT:
            court = town.box.buildings[about_of(frame)]
            if isinstance(court, Courthouse):
                court.call(town, frame)
        elif ask == FINAL:
            showdown.go_on(town)


def step(town: Town, action: i64) -> None:
    """Take the answer *action* to the question on top, and go on."""
    frame: i64 = town.agenda.pop()
    ask: i64 = frame & 0xFF
    seat: i64 = (frame >> 8) & 0xF
    if ask == TURN:
        take_turn(town, seat, action)
    elif ask == ARRIVED:
        annex(town, frame, action)
    elif ask == MORE:
        if action != DONE:
            head_back(town, seat, action)
    elif ask == BUILDING or ask == GOLD:
        town.box.buildings[(frame >> 12) & 0xFFFF].chosen(town, frame, action)
    elif ask == DICE:
        shootout.rolled(town, action - ROLL)
    elif ask == SITE:
        builders.build(town, frame, action)
    elif ask == FLIGHT:
        if action == verbs.FLEE:
            shootout.flee(town)
        else:
            town.tell(events.STOOD, seat)
            shootout.ask_attacker(town)
    elif ask == ATTACK:
        shootout.load_attack(town, action - verbs.LOAD)
    elif ask == DEFENCE:
        shootout.load_defence(town, action - verbs.LOAD)
    elif ask == DRAWN:
        which: i64 = builders.next_stack(frame)
        drawn: i64 = builders.take(town, seat, which, action - verbs.DRAW, about_of(frame))
        town.ask(DRAWING, seat, drawn, x_of(frame) & ~(1 << which))
    elif ask == TRACK:
        railroad.lay(town, seat, action - verbs.RAIL)
    elif ask == NEXT:
        tile: i64 = (action - verbs.PICK) // 5
        place: i64 = railroad.place_of(town, frame, tile, (action - verbs.PICK) % 5)
        railroad.pick(town, frame, place)
    elif ask == PEEK:
        builders.turn_up(town, seat, x_of(frame), action - verbs.DRAW)
        builders.look(town, seat, about_of(frame), x_of(frame))
    elif ask == STAR:
        deal_star(town, frame, action - verbs.DEAL)
    elif ask == FIRST:
        roll_first(town, frame, action - ROLL)
    else:
        showdown.answered(town, frame, action)
    if town.agenda:
        frame = town.agenda[-1]
        ask = frame & 0xFF
        if ask <= LAST_QUESTION:
            town.asked = DEALER if ask <= LAST_CHANCE else (frame >> 8) & 0xF
            return
    run(town)


def menu(town: Town) -> list[int]:
    """What may be answered to the question on top, ascending."""
    if town.is_over:
        return []
    frame: i64 = town.agenda[-1]
    ask: i64 = frame & 0xFF
    if ask == TURN:
        return turn_menu(town, (frame >> 8) & 0xF)
    if ask == ARRIVED:
        return YES_NO
    if ask == BUILDING:
        return town.box.buildings[(frame >> 12) & 0xFFFF].answers(town, frame)
    if ask == MORE:
        gang = town.gangs[(frame >> 8) & 0xF]
        more: list[int] = []
        add_returns(more, gang.town, gang.mine)
        more.append(DONE)
        return more
    if ask == DICE or ask == GOLD or ask == FIRST or ask == FINAL_DICE:
        return DICE_MENU
    if ask == SITE:
        return builders.site_menu(town, frame)
    if ask == FLIGHT:
        return FLEE_STAND
    if ask == ATTACK or ask == DEFENCE:
        return LOAD_ONE
    if ask == TRACK:
        return [verbs.RAIL + plot for plot in railroad.choices(town)]
    if ask == NEXT:
        return queue_menu(town, frame)
    if ask == DRAWN:
        return tiles_menu(verbs.DRAW, town.stacks[builders.next_stack(frame)].loose)
    if ask == PEEK:
        return tiles_menu(verbs.DRAW, town.stacks[x_of(frame)].loose)
    if ask == STAR:
        return star_tiles(town)
    return showdown.menu(town, frame)


def queue_menu(town: Town, frame: i64) -> list[int]:
    """Every cowboy of the queue, those who left included: calling one of them wastes his turn."""
    found: list[int] = []
    first: i64 = len(town.agenda) - 1 - x_of(frame)
    for place in range(first, len(town.agenda) - 1):
        entry: i64 = town.agenda[place]
        found.append(verbs.PICK + about_of(entry) * 5 + seat_of(entry))
    found.sort()
    return found


def odds(town: Town) -> list[int]:
    """Dice and tiles are fair; on the stars the Saloon is one tile of those still to lie."""
    answers = menu(town)
    frame: i64 = town.agenda[-1]
    if frame & 0xFF == STAR and answers[0] == verbs.DEAL + SALOON_X and len(answers) > 1:
        rest = STARS - about_of(frame) - 1
        return [len(answers) - 1] + [rest] * (len(answers) - 1)
    return [1] * len(answers)


def chance(town: Town, rng: Rng) -> int:
    """One of the dealer's answers, drawn by its odds."""
    ask: i64 = town.agenda[-1] & 0xFF
    if ask == STAR:
        return deal_at_random(town, rng)
    if ask == DRAWN or ask == PEEK:
        answers = menu(town)
        return answers[rng.below(len(answers))]
    return ROLL + rng.below(6)


def deal_at_random(town: Town, rng: Rng) -> int:
    """A star's tile by the odds, without listing them."""
    stack = town.stacks[0]
    rest: i64 = STARS - about_of(town.agenda[-1])
    place: i64 = 0
    if town.built & (1 << SALOON_X):
        place = rng.below(stack.loose_count)
    elif rng.below(rest) == 0:
        return verbs.DEAL + SALOON_X
    else:
        place = rng.below(stack.loose_count)
    tile: i64 = 0
    while True:
        if (stack.loose >> tile) & 1:
            if place == 0:
                return verbs.DEAL + tile
            place -= 1
        tile += 1


def stream(town: Town) -> int:
    """Which of the dealer's streams the next answer comes from."""
    frame: i64 = town.agenda[-1]
    ask: i64 = frame & 0xFF
    if ask == STAR:
        return 0
    if ask == DRAWN:
        return builders.next_stack(frame)
    if ask == PEEK:
        return x_of(frame)
    return STACK_DICE


def default(town: Town) -> int:
    """The least harmful answer when a clock runs out."""
    answers = menu(town)
    ask: i64 = town.agenda[-1] & 0xFF
    if ask == TURN:
        for action in answers:
            if action >= RETURN:
                return action
        for action in answers:
            if not (town.taken >> ((action - HIT) % TILES)) & 1:
                return action
    if ask == MORE or ask == FLIGHT:
        return answers[-1]
    return answers[0]


def decision(town: Town) -> Decision:
    """The question on top."""
    if town.is_over:
        return Decision("")
    frame: i64 = town.agenda[-1]
    ask: i64 = frame & 0xFF
    if ask == BUILDING:
        tile: i64 = about_of(frame)
        key = town.box.buildings[tile].ask_key(frame)
        return Decision(key, "building:" + verbs.TILE_WORDS[tile], {"count": x_of(frame)})
    if FLIGHT <= ask <= TRACK:
        return Decision(KEYS[ask], "building:" + verbs.TILE_WORDS[about_of(frame)])
    return Decision(KEYS[ask])


def why(town: Town, action: i64) -> str:
    """What stands against *action*: protection, the fee, an own cowboy, or just the rules."""
    frame: i64 = town.agenda[-1] if town.agenda else 0
    ask: i64 = frame & 0xFF
    tile: i64 = -1
    if ask == TURN and HIT <= action < RETURN:
        tile = (action - HIT) % TILES
        if not (town.gangs[seat_of(frame)].ranch >> (3 * ((action - HIT) // 25))) & 7:
            return "not-on-the-ranch"
    elif ask == BUILDING and verbs.TO <= action < verbs.OPEN:
        tile = action - verbs.TO
    if tile < 0:
        return "not-legal"
    if not (town.built >> tile) & 1:
        return "not-in-town"
    if (town.gangs[seat_of(frame)].town >> tile) & 1:
        return "already-there"
    if (town.guarded >> tile) & 1:
        return "sheriff-protects" if (town.taken >> tile) & 1 else "fee-due"
    return "not-legal"


def frame_of(ask: int, seat: int) -> int:
    """A bare frame, for positions that begin with a turn."""
    return pack(ask, seat)
