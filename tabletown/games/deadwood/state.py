"""A position of Deadwood: the town, the gangs, the stacks; and what is done to them.

Where a cowboy is follows from his gang's masks (ranch, mine, Boot Hill, unhired) or from the
tile's holder. Rules are not decided here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.events import EVERYBODY
from tabletown.core.position import BIT, Position
from tabletown.core.rng import Rng
from tabletown.core.state import Game
from tabletown.core.view import Facts, Result, View
from tabletown.games.deadwood import (
    end_of_game,
    events,
    prompts,
    redeal,
    rules,
    scoring,
    sheriff,
    snapshot,
    text,
    verbs,
    view,
)
from tabletown.games.deadwood.board import BELOW_TOWN, PLOTS
from tabletown.games.deadwood.final_shootout import FinalShootout
from tabletown.games.deadwood.gang import (
    FIRST_OF,
    KIND_MASKS,
    KINDS,
    NO_COWBOY,
    WHOLE_GANG,
    Gang,
    kind_of,
)
from tabletown.games.deadwood.questions import QUESTIONS
from tabletown.games.deadwood.ruleset import Ruleset
from tabletown.games.deadwood.shootout import NO_SHOT
from tabletown.games.deadwood.stacks import STACKS, Stack
from tabletown.games.deadwood.tiles import CHURCH, OPEN_PLOT, TILES, TileAnswers

if TYPE_CHECKING:
    from mypy_extensions import i64


NOTHING_YET: Final[list[int]] = []
NO_GANGS: Final[list[Gang]] = []
NO_STACKS: Final[list[Stack]] = []
"""Where a position has no board yet; shared, never changed."""


class Deadwood(Position):
    """One position of Deadwood."""

    __slots__ = (
        "active",
        "attack_dice",
        "attack_wounds",
        "attacker",
        "built",
        "cartridges",
        "chest",
        "defence_dice",
        "defence_wounds",
        "defender",
        "fight_at",
        "final",
        "gangs",
        "guarded",
        "holder",
        "is_counted",
        "is_over",
        "latched",
        "of",
        "opening",
        "pews",
        "plot_of",
        "ponies",
        "pool",
        "rail",
        "rewarded",
        "ruleset",
        "seats",
        "sheriff",
        "shot",
        "stacks",
        "starter",
        "street",
        "taken",
        "tile_at",
        "tracks",
        "turn",
        "vacant",
        "winners",
    )

    def __init__(self, game: Game, ruleset: Ruleset, seats: int) -> None:
        """A position without gangs and board; `clear` or `snapshot` gives it both."""
        super().__init__(QUESTIONS)
        self.of: Game = game
        self.ruleset: Ruleset = ruleset
        self.seats: i64 = seats
        self.gangs: list[Gang] = NO_GANGS
        self.stacks: list[Stack] = NO_STACKS
        self.is_over: bool = False
        self.is_counted: bool = False
        """Whether the turns are over and bonuses paid; a final shootout may still come."""
        self.rewarded: i64 = 0
        """Mask of who was paid the Stage Depot's bonus when the money was counted."""
        self.turn: i64 = 0
        """Turns begun so far."""
        self.active: i64 = 0
        self.starter: i64 = 0
        self.sheriff: i64 = 0
        """The corner he stands on."""
        self.guarded: i64 = 0
        """Mask of the tiles he protects."""
        self.built: i64 = 0
        """Mask of the tiles on the board."""
        self.taken: i64 = 0
        """Mask of the tiles somebody holds; never the Church."""
        self.street: i64 = 0
        """Mask of the plots with a building."""
        self.vacant: i64 = 0
        """Mask of the open plots."""
        self.tile_at: list[int] = NOTHING_YET
        """What lies on each plot: a tile, STATION, TRACK or OPEN_PLOT.

        Shared by clones, never changed in place.
        """
        self.plot_of: list[int] = NOTHING_YET
        """Where each tile lies; only good while it is built; shared likewise."""
        self.holder: list[int] = NOTHING_YET
        """The cowboy on each tile, or NO_COWBOY; the Church has pews."""
        self.pews: list[int] = NOTHING_YET
        """For every seat its cowboy in the Church, or NO_COWBOY."""
        self.tracks: i64 = 0
        """Railroad pieces on the board, the Train Station the last."""
        self.rail: i64 = BELOW_TOWN
        """The plot of the last piece."""
        self.pool: i64 = 0
        """Posters in the crime pool."""
        self.chest: i64 = 0
        """Posters in the box."""
        self.cartridges: i64 = 0
        self.ponies: i64 = 0
        """What is left in the supply."""
        self.latched: i64 = 0
        """Which ends of the game have come true, a bit for each of `end_of_game.ENDS`."""
        self.attacker: i64 = NO_COWBOY
        """The cowboy who came shooting, or NO_COWBOY while nobody fights."""
        self.defender: i64 = NO_COWBOY
        self.fight_at: i64 = 0
        """The tile they fight over."""
        self.attack_dice: i64 = 0
        self.defence_dice: i64 = 0
        self.attack_wounds: i64 = 0
        self.defence_wounds: i64 = 0
        self.opening: i64 = 0
        """Opening shots still to roll."""
        self.shot: i64 = NO_SHOT
        """Wounds of the attacker's die that waits for the defender's, or NO_SHOT."""
        self.winners: i64 = 0
        """Mask of who has won, once it is over."""
        self.final: FinalShootout | None = None

    # What is done to it

    def clear(self) -> None:
        """Make it an empty town with gangs that have nothing."""
        self.gangs = [Gang() for _ in range(self.seats)]
        self.stacks = [Stack() for _ in range(STACKS)]
        self.vacant = (1 << PLOTS) - 1
        self.tile_at = [OPEN_PLOT] * PLOTS
        self.plot_of = [0] * TILES
        self.holder = [NO_COWBOY] * TILES
        self.pews = [NO_COWBOY] * self.seats

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Write an event that everybody sees."""
        tape = self.tape
        if tape is not None:
            tape.write(kind, EVERYBODY, a, b, c)

    def tell_one(self, kind: i64, seat: i64, a: i64, b: i64) -> None:
        """Write an event of *seat*'s whose details it alone sees."""
        tape = self.tape
        if tape is not None:
            tape.write(kind, BIT[seat], seat, a, b)

    def earn(self, seat: i64, dollars: i64) -> None:
        """Pay *seat* from the supply, which never runs out (DW-R40)."""
        if dollars > 0:
            self.gangs[seat].cash += dollars
            if self.tape is not None:
                self.tell(events.EARNED, seat, dollars)

    def pay(self, seat: i64, dollars: i64) -> None:
        """Let *seat* pay the supply."""
        if dollars > 0:
            self.gangs[seat].cash -= dollars
            self.tell(events.PAID, seat, dollars)

    def take_posters(self, seat: i64, count: i64) -> None:
        """Give *seat* posters from the crime pool, as many as there are (DW-R18)."""
        taken: i64 = min(count, self.pool)
        if taken > 0:
            self.pool -= taken
            self.gangs[seat].posters += taken
            if self.tape is not None:
                self.tell(events.POSTER_TAKEN, seat, taken)
            end_of_game.check_pool(self)

    def return_posters(self, seat: i64, count: i64) -> None:
        """Put posters of *seat* into the box, as many as it has (DW-R16)."""
        gang = self.gangs[seat]
        given: i64 = min(count, gang.posters)
        if given > 0:
            gang.posters -= given
            self.chest += given
            self.tell(events.POSTER_RETURNED, seat, given)

    def issue_posters(self, seat: i64, count: i64) -> None:
        """Let *seat* move posters from the box to the pool, as many as there are."""
        moved: i64 = min(count, self.chest)
        self.chest -= moved
        self.pool += moved
        self.tell(events.ISSUED, seat, moved)

    def withdraw_posters(self, seat: i64, count: i64) -> None:
        """Let *seat* move posters from the pool to the box; an empty pool is an end (DW-R31)."""
        moved: i64 = min(count, self.pool)
        self.pool -= moved
        self.chest += moved
        self.tell(events.WITHDREW, seat, moved)
        end_of_game.check_pool(self)

    def take_cartridges(self, seat: i64, count: i64) -> None:
        """Give *seat* cartridges, as many as the supply has (DW-R19)."""
        taken: i64 = min(count, self.cartridges)
        if taken > 0:
            self.cartridges -= taken
            self.gangs[seat].cartridges += taken
            self.tell(events.ARMED, seat, taken)

    def spend_cartridges(self, seat: i64, count: i64) -> None:
        """Let *seat* load cartridges from its ranch."""
        self.gangs[seat].cartridges -= count
        self.cartridges += count
        if self.tape is not None:
            self.tell(events.LOADED, seat, count)

    def take_ponies(self, seat: i64, count: i64) -> None:
        """Give *seat* ponies, as many as the supply has (DW-R19)."""
        taken: i64 = min(count, self.ponies)
        if taken > 0:
            self.ponies -= taken
            self.gangs[seat].ponies += taken
            self.tell(events.SADDLED, seat, taken)

    def cowboy_on(self, seat: i64, tile: i64) -> i64:
        """The cowboy of *seat* on *tile*, or NO_COWBOY."""
        if tile == CHURCH:
            return self.pews[seat]
        cowboy: i64 = self.holder[tile]
        return cowboy if cowboy >> 4 == seat else NO_COWBOY

    def settle(self, cowboy: i64, tile: i64) -> None:
        """Make *cowboy* hold *tile*."""
        seat: i64 = cowboy >> 4
        self.gangs[seat].town |= 1 << tile
        if tile == CHURCH:
            self.pews[seat] = cowboy
        else:
            self.holder[tile] = cowboy
            self.taken |= 1 << tile

    def leave(self, seat: i64, tile: i64) -> i64:
        """Take the cowboy of *seat* off *tile*; his control ends at once."""
        bit: i64 = 1 << tile
        self.gangs[seat].town &= ~bit
        if tile == CHURCH:
            pew: i64 = self.pews[seat]
            self.pews[seat] = NO_COWBOY
            return pew
        cowboy: i64 = self.holder[tile]
        self.holder[tile] = NO_COWBOY
        self.taken &= ~bit
        return cowboy

    def add_ways_home(self, found: list[int], seat: i64) -> None:
        """Put the answers that bring a cowboy of *seat* home at the end of *found*."""
        gang = self.gangs[seat]
        if gang.town:
            RETURNS.add(found, gang.town)
        if gang.mine:
            found += FETCHES[gang.mine]

    def bring_home(self, seat: i64, action: i64) -> None:
        """Carry out one of the ways home: from a building, or from the mine."""
        gang = self.gangs[seat]
        tile: i64 = action - verbs.RETURN
        if tile < TILES:
            cowboy: i64 = self.leave(seat, tile)
            gang.ranch |= 1 << (cowboy & 15)
            if self.tape is not None:
                self.tell(events.RETURNED, seat, kind_of(cowboy), tile)
        else:
            kind: i64 = action - verbs.FETCH
            place: i64 = FIRST_OF[gang.mine & KIND_MASKS[kind]]
            gang.mine &= ~(1 << place)
            gang.ranch |= 1 << place
            if self.tape is not None:
                self.tell(events.FETCHED, seat, kind)

    def to_mine(self, cowboy: i64) -> None:
        """Drop *cowboy*, taken from wherever he was, in the Abandoned Mine."""
        seat: i64 = cowboy >> 4
        self.gangs[seat].mine |= 1 << (cowboy & 15)
        if self.tape is not None:
            self.tell(events.SENT_TO_MINE, seat, kind_of(cowboy))

    def raise_building(self, tile: i64, plot: i64) -> None:
        """Put *tile* on the open *plot*."""
        self.set_plot(plot, tile)
        self.set_plot_of(tile, plot)
        self.built |= 1 << tile
        self.street |= 1 << plot
        sheriff.watch(self)

    def set_plot(self, plot: i64, content: i64) -> None:
        """Let *plot* hold *content*: a tile, STATION or TRACK."""
        changed = self.tile_at[:]
        changed[plot] = content
        self.tile_at = changed
        self.vacant &= ~(1 << plot)

    def set_plot_of(self, tile: i64, plot: i64) -> None:
        """Note where *tile* lies."""
        changed = self.plot_of[:]
        changed[tile] = plot
        self.plot_of = changed

    # The protocol

    def game(self) -> Game:
        return self.of

    def proceed(self) -> bool:
        return rules.proceed(self)

    def scores(self) -> list[int]:
        return scoring.totals(self)

    def points(self, seat: int) -> list[tuple[str, int]]:
        return scoring.points(self, seat)

    def result(self) -> Result | None:
        return scoring.result(self)

    def observe(self, seat: int) -> View:
        return view.observe(self, seat)

    def option_ref(self, seat: int, action: int) -> str:
        return prompts.option_ref(self, seat, action) or super().option_ref(seat, action)

    def option_facts(self, seat: int, action: int) -> Facts:
        return prompts.option_facts(self, seat, action)

    def clone(self) -> Deadwood:
        twin = Deadwood(self.of, self.ruleset, self.seats)
        snapshot.copy(self, twin)
        return twin

    def redeal(self, seat: int, rng: Rng) -> Deadwood:
        twin = self.clone()
        redeal.guess(twin, seat, rng)
        return twin

    def dump(self) -> list[int]:
        return snapshot.dump(self)

    def text(self) -> str:
        return text.position(self)


RETURNS: Final = TileAnswers(verbs.RETURN)
"""Bringing a cowboy home from a building."""
FETCHES: Final[list[list[int]]] = [
    [verbs.FETCH + kind for kind in range(KINDS) if mask & KIND_MASKS[kind]]
    for mask in range(WHOLE_GANG + 1)
]
"""Bringing a cowboy home from the mine, for every mask of those there."""
