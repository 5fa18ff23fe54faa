"""How Deadwood is played, in the order it is played.

The first tiles are dealt and a die says who begins. In a turn one cowboy hits the town, or any
number head back to the ranch; what a building does follows at once. When an end has come true,
the money is counted after the turn, and a tie for the lead is settled with guns.
Details live in the files named after the parts of the rulebook.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.core.agenda import about_of, x_of, y_of
from tabletown.core.question import Chance, Question
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER
from tabletown.games.deadwood import end_of_game, events, final_shootout, scoring, verbs
from tabletown.games.deadwood.dice import Die
from tabletown.games.deadwood.entering import enter, enterable, why_closed
from tabletown.games.deadwood.gang import FIRST_OF, KIND_MASKS, KINDS, WHOLE_GANG
from tabletown.games.deadwood.tiles import (
    FIXED,
    SALOON_X,
    TILES,
    TileAnswers,
    tile_answers,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.deadwood.state import Deadwood

STAR_STACK: Final = 0
"""The stack whose tiles lie on the stars."""

# Setup


def lay_out(state: Deadwood) -> None:
    """Put everything in its place but the tiles on the stars (section 4)."""
    ruleset = state.ruleset
    state.clear()
    state.sheriff = ruleset.sheriff
    state.pool = ruleset.pool * state.seats
    state.chest = ruleset.posters - state.pool - ruleset.start_posters * state.seats
    state.cartridges = ruleset.cartridges - ruleset.start_cartridges * state.seats
    state.ponies = ruleset.ponies - ruleset.start_ponies * state.seats
    for gang in state.gangs:
        gang.equip(ruleset)
    for which, stack in enumerate(state.stacks):
        stack.loose = ruleset.loose[which]
        stack.loose_count = len(tile_answers(0, stack.loose))
    for place, tile in enumerate(FIXED):
        state.raise_building(tile, ruleset.fixed[place])


def begin(state: Deadwood) -> None:
    """Lay everything out and ask the dealer for the first star's tile."""
    lay_out(state)
    state.ask(ASK_STAR, DEALER)
    state.go_on()


class StarTile(Chance["Deadwood"]):
    """Which tile lies on the next star: some of stack 1 and the X Saloon, mixed.

    *about*: stars dealt so far.
    """

    key: ClassVar[str] = "star"

    def is_saloon_left(self, state: Deadwood) -> bool:
        """Whether the X Saloon is still to be dealt."""
        return not (state.built >> SALOON_X) & 1

    def stars_left(self, state: Deadwood, item: i64) -> i64:
        """How many stars have no tile yet."""
        return len(state.ruleset.stars) - about_of(item)

    def answers(self, state: Deadwood, item: i64) -> list[int]:
        found = tile_answers(verbs.DEAL, state.stacks[STAR_STACK].loose)
        if not self.is_saloon_left(state):
            return found
        saloon: i64 = verbs.DEAL + SALOON_X
        return [saloon] if self.stars_left(state, item) == 1 else sorted([saloon, *found])

    def odds(self, state: Deadwood, item: i64) -> list[int]:
        """The Saloon is one of the tiles still to lie, and each of the others equally likely."""
        answers = self.answers(state, item)
        others: i64 = len(answers) - 1
        if not self.is_saloon_left(state) or others == 0:
            return [1] * len(answers)
        rest: i64 = self.stars_left(state, item) - 1
        return [others if answer == verbs.DEAL + SALOON_X else rest for answer in answers]

    def draw(self, state: Deadwood, item: i64, rng: Rng) -> int:
        if self.is_saloon_left(state) and rng.below(self.stars_left(state, item)) == 0:
            return verbs.DEAL + SALOON_X
        found = tile_answers(verbs.DEAL, state.stacks[STAR_STACK].loose)
        return found[rng.below(len(found))]

    def stream(self, state: Deadwood, item: i64) -> int:
        return STAR_STACK

    def chosen(self, state: Deadwood, item: i64, action: i64) -> None:
        tile: i64 = action - verbs.DEAL
        plot: i64 = state.ruleset.stars[about_of(item)]
        if tile != SALOON_X:
            state.stacks[STAR_STACK].take(tile)
        state.raise_building(tile, plot)
        state.tell(events.DEALT, tile, plot)
        if self.stars_left(state, item) > 1:
            state.ask(ASK_STAR, DEALER, about_of(item) + 1)
        else:
            state.ask(ASK_FIRST, DEALER, (1 << state.seats) - 1)


class FirstDie(Die):
    """Everybody rolls for the first turn; the highest begins, ties among them roll again.

    *about*: mask of who rolls, *x*: from which seat on, *y*: the best die so far, 0 for none,
    and 8 times the mask of those who rolled it.
    """

    key: ClassVar[str] = "first"

    def chosen(self, state: Deadwood, item: i64, action: i64) -> None:
        rollers: i64 = about_of(item)
        seat: i64 = x_of(item)
        while not (rollers >> seat) & 1:
            seat += 1
        best: i64 = y_of(item) & 7
        tied: i64 = y_of(item) >> 3
        face: i64 = action - verbs.ROLL
        state.tell(events.ROLLED_FIRST, seat, face)
        if face + 1 > best:
            best = face + 1
            tied = 0
        if face + 1 == best:
            tied |= 1 << seat
        if rollers >> (seat + 1):
            state.ask(ASK_FIRST, DEALER, rollers, seat + 1, tied << 3 | best)
        elif final_shootout.is_single(tied):
            state.starter = final_shootout.lowest(tied)
            state.tell(events.STARTED, state.starter)
            begin_turn(state, state.starter)
        else:
            state.ask(ASK_FIRST, DEALER, tied)


# The turn


def begin_turn(state: Deadwood, seat: i64) -> None:
    """Ask *seat*, active from now on, for its one action."""
    state.active = seat
    state.turn += 1
    state.ask(ASK_TURN, seat)


class Turn(Question["Deadwood"]):
    """The active seat hits the town with one cowboy, or heads back with any (section 6)."""

    key: ClassVar[str] = "turn"

    def answers(self, state: Deadwood, item: i64) -> list[int]:
        seat: i64 = state.active
        gang = state.gangs[seat]
        ranch: i64 = gang.ranch
        found: list[int] = []
        if ranch:
            doors: i64 = enterable(state, seat)
            for hits in HITS[ranch]:
                hits.add(found, doors)
        if gang.town or gang.mine:
            state.add_ways_home(found, seat)
        if state.ruleset.may_survivor_end and end_of_game.is_alone(state, seat):
            found.append(verbs.END_GAME)
        return found

    def sentence(self, state: Deadwood, item: i64) -> str:
        """The last gang alive is told why the game goes on (DW-R59)."""
        if not end_of_game.is_alone(state, state.active):
            return self.key
        return "alone-or-end" if state.ruleset.may_survivor_end else "alone"

    def default(self, state: Deadwood, item: i64) -> int:
        """Head back, or else shoot at nobody."""
        answers = state.legal(state.active)
        for action in answers:
            if verbs.is_homeward(action):
                return action
        for action in answers:
            if not (state.taken >> ((action - verbs.HIT) % TILES)) & 1:
                return action
        return answers[0]

    def why(self, state: Deadwood, item: i64, action: i64) -> str:
        if not verbs.is_hit(action):
            return "not-legal"
        kind: i64 = (action - verbs.HIT) // TILES
        if not state.gangs[state.active].ranch & KIND_MASKS[kind]:
            return "not-on-the-ranch"
        return why_closed(state, state.active, (action - verbs.HIT) % TILES)

    def chosen(self, state: Deadwood, item: i64, action: i64) -> None:
        seat: i64 = state.active
        hit: i64 = action - verbs.HIT
        if action == verbs.END_GAME:
            end_of_game.latch(state, end_of_game.GANGS_GONE)
            return
        if hit >= verbs.HIT_COUNT:
            head_back(state, seat, action)
            return
        gang = state.gangs[seat]
        place: i64 = FIRST_OF[gang.ranch & KIND_MASKS[hit // TILES]]
        gang.ranch &= ~(1 << place)
        enter(state, (seat << 4) | place, hit % TILES)


def head_back(state: Deadwood, seat: i64, action: i64) -> None:
    """One cowboy heads back; ask who goes with him."""
    state.bring_home(seat, action)
    gang = state.gangs[seat]
    if gang.town or gang.mine:
        # Several of a kind may come from the mine, only one from a building.
        way: i64 = action - verbs.RETURN
        state.ask(ASK_MORE, seat, way if way >= TILES else way + 1)


class More(Question["Deadwood"]):
    """Who else of the active seat heads back.

    *about*: where the useful answers begin, counted from the first `return`.
    """

    key: ClassVar[str] = "more"

    def answers(self, state: Deadwood, item: i64) -> list[int]:
        found: list[int] = []
        state.add_ways_home(found, state.active)
        found.append(verbs.DONE)
        return found

    def useful(self, state: Deadwood, item: i64) -> list[int]:
        """Only one order of heading back: ascending."""
        least: i64 = verbs.RETURN + about_of(item)
        return [action for action in self.answers(state, item) if action >= least]

    def default(self, state: Deadwood, item: i64) -> int:
        return verbs.DONE

    def chosen(self, state: Deadwood, item: i64, action: i64) -> None:
        if action != verbs.DONE:
            head_back(state, state.active, action)


# The end


def proceed(state: Deadwood) -> bool:
    """All is resolved: the next turn, the next stage of the final shootout, or the end."""
    if state.is_over:
        return False
    if state.final is not None:
        final_shootout.go_on(state, state.final)
        return True
    if state.ruleset.turn_cap:
        end_of_game.check_cap(state)
    if state.latched:
        scoring.close(state)
        final_shootout.decide_winner(state, 0)
    else:
        next_turn(state)
    return True


def next_turn(state: Deadwood) -> None:
    """The next gang with a living cowboy goes on."""
    seat: i64 = state.active
    while True:
        seat = seat + 1 if seat + 1 < state.seats else 0
        gang = state.gangs[seat]
        if gang.ranch or gang.town or gang.mine:
            break
    begin_turn(state, seat)


HITS_OF_KIND: Final[list[TileAnswers]] = [
    TileAnswers(verbs.HIT + TILES * kind) for kind in range(KINDS)
]
"""Sending a cowboy of each kind into town."""
HITS: Final[list[list[TileAnswers]]] = [
    [HITS_OF_KIND[kind] for kind in range(KINDS) if ranch & KIND_MASKS[kind]]
    for ranch in range(WHOLE_GANG + 1)
]
"""Those of the kinds that are on a ranch, for every mask of its cowboys."""

ASK_STAR: Final = StarTile()
ASK_FIRST: Final = FirstDie()
ASK_TURN: Final = Turn()
ASK_MORE: Final = More()
