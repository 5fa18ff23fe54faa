"""The town: every field of a Deadwood position, and the primitives that change it.

Cowboys are numbered `seat * 16 + place in the gang`; a gang has three of each strength in
order. Where a cowboy is follows from his gang's masks (ranch, mine, Boot Hill, unhired) or from
the building's holder. Rules are not decided here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.events import EVERYBODY
from tabletown.core.rng import Rng
from tabletown.core.state import Decision, Game, State
from tabletown.core.view import Facts, Result, View
from tabletown.games.deadwood import asks, events, rules, scoring, verbs
from tabletown.games.deadwood.board import CORNERS
from tabletown.games.deadwood.showdown import Showdown
from tabletown.games.deadwood.stacks import NOBODY, Stack, shuffle

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.deadwood.box import Box

NO_COWBOY: Final = 255
CHURCH: Final = 2
SALOON_X: Final = 3
UNDERTAKER: Final = 12
OPEN_PLOT: Final = 31
TRACK_TILE: Final = 30
STATION_TILE: Final = 25
"""What a plot holds where it holds no building; buildings are tiles 0 to 24."""

STATION_PLACED: Final = 1
POOL_EMPTY: Final = 2
GANGS_GONE: Final = 4
CAP_REACHED: Final = 8
"""Bits of the latch that ends the game."""

LOWEST: Final = bytes(
    next((place for place in range(9) if (mask >> place) & 1), 15) for mask in range(512)
)
"""The first cowboy of a mask of nine."""
KIND_MASKS: Final[list[int]] = [0o7, 0o70, 0o700]
"""The cowboys of each strength in a gang's mask of nine."""


class Gang:
    """One seat's gang: what lies on its ranch and where its cowboys are."""

    def __init__(
        self,
        cash: i64,
        cartridges: i64,
        ponies: i64,
        posters: i64,
        town: i64,
        ranch: i64,
        mine: i64,
        hill: i64,
        unhired: i64,
    ) -> None:
        self.cash: i64 = cash
        self.cartridges: i64 = cartridges
        self.ponies: i64 = ponies
        self.posters: i64 = posters
        self.town: i64 = town
        """Mask of the buildings its cowboys stand on."""
        self.ranch: i64 = ranch
        self.mine: i64 = mine
        self.hill: i64 = hill
        self.unhired: i64 = unhired
        """Masks of nine cowboys each."""

    def clone(self) -> Gang:
        """A copy that shares nothing."""
        return Gang(
            self.cash,
            self.cartridges,
            self.ponies,
            self.posters,
            self.town,
            self.ranch,
            self.mine,
            self.hill,
            self.unhired,
        )

    def is_living(self) -> bool:
        """Whether a cowboy of the gang lives; the unhired do not count (DW-R05)."""
        return self.ranch != 0 or self.town != 0 or self.mine != 0


EMPTY: Final[list[int]] = []
NO_GANGS: Final[list[Gang]] = []
NO_STACKS: Final[list[Stack]] = []


class Town(State):
    """One position of Deadwood."""

    def __init__(self, box: Box, seats: i64) -> None:
        super().__init__()
        self.box: Box = box
        """The numbers and options in force; never changed."""
        self.seats: i64 = seats
        self.gangs: list[Gang] = NO_GANGS
        self.agenda: list[int] = EMPTY
        """Questions and steps that wait, the last one first."""
        self.menu: list[int] | None = None
        """The legal answers, once somebody asked for them."""
        self.asked: i64 = NOBODY
        """Who owes the answer; meaningless once it is over."""
        self.is_over: bool = False
        self.is_counted: bool = False
        """Whether the turns are over and bonuses paid; a final shootout may still come."""
        self.turn: i64 = 0
        """Turns begun so far."""
        self.active: i64 = 0
        self.starter: i64 = 0
        self.sheriff: i64 = 0
        """The corner he stands on."""
        self.guarded: i64 = 0
        """Mask of the buildings he protects."""
        self.built: i64 = 0
        """Mask of the buildings on the board."""
        self.taken: i64 = 0
        """Mask of the buildings somebody holds; never the Church."""
        self.street: i64 = 0
        """Mask of the plots with a building."""
        self.vacant: i64 = 0
        """Mask of the open plots."""
        self.tile_at: list[int] = EMPTY
        """What lies on each plot."""
        self.plot_of: list[int] = EMPTY
        """Where each building stands; only good while it is built."""
        self.holder: list[int] = EMPTY
        """The cowboy on each building, or NO_COWBOY; the Church has pews."""
        self.pews: i64 = 0
        """Four bits a seat: one more than the place in the gang of its cowboy in the Church."""
        self.tracks: i64 = 0
        """Railroad pieces on the board, the Train Station the fifth."""
        self.rail: i64 = 27
        """The plot of the last piece; 27 before the first."""
        self.pool: i64 = 0
        self.chest: i64 = 0
        """Posters in the crime pool and in the box."""
        self.cartridges: i64 = 0
        self.ponies: i64 = 0
        """What is left in the supply."""
        self.latch: i64 = 0
        """Which ends of the game have come true."""
        self.stacks: list[Stack] = NO_STACKS
        self.attacker: i64 = NO_COWBOY
        """The cowboy who came shooting, or NO_COWBOY while nobody fights."""
        self.defender: i64 = NO_COWBOY
        self.fight_at: i64 = 0
        self.attack_dice: i64 = 0
        self.defence_dice: i64 = 0
        self.attack_wounds: i64 = 0
        self.defence_wounds: i64 = 0
        self.opening: i64 = 0
        """Opening shots still to roll."""
        self.shot: i64 = 0
        """One more than the wounds of the attacker's die that waits for the defender's."""
        self.winners: i64 = 0
        self.showdown: Showdown | None = None

    # The protocol

    def game(self) -> Game:
        """Deadwood."""
        return self.box.game

    def pending(self) -> int:
        """The one seat, or the dealer, that owes an answer."""
        if self.is_over:
            return 0
        return 1 << self.asked

    def legal(self, seat: int) -> list[int]:
        """The answers of *seat*, ascending; the list is shared and not to be changed."""
        menu = self.menu
        if menu is None:
            menu = rules.menu(self)
            self.menu = menu
        if self.is_over or seat != self.asked:
            return []
        return menu

    def useful(self, seat: int) -> list[int]:
        """The same, without the orders in which cowboys head home one after the other."""
        menu = self.menu
        if menu is None:
            menu = rules.menu(self)
            self.menu = menu
        if self.is_over or seat != self.asked:
            return []
        if self.agenda[-1] & 0xFF == asks.MORE:
            return rules.useful_returns(self, menu)
        return menu

    def apply(self, seat: int, action: int) -> None:
        """Carry out *action*, or raise and change nothing."""
        if not self.is_over and seat == self.asked:
            menu = self.menu
            if menu is None:
                menu = rules.menu(self)
                self.menu = menu
            if action in menu:
                self.menu = None
                rules.step(self, action)
                return
        super().apply(seat, action)

    def step(self, seat: int, action: int) -> None:
        """Carry out an answer known to be legal."""
        self.menu = None
        rules.step(self, action)

    def why(self, seat: int, action: int) -> str:
        """The code that says what stands against *action*."""
        return rules.why(self, action)

    def decision(self, seat: int) -> Decision:
        """What *seat* is asked."""
        return rules.decision(self)

    def odds(self) -> list[int]:
        """Weights of the dealer's answers."""
        return rules.odds(self)

    def chance(self, rng: Rng) -> int:
        """One of the dealer's answers: a die or a tile."""
        return rules.chance(self, rng)

    def stream(self) -> int:
        """Streams 0 to 2 deal the stacks, 3 rolls the dice."""
        return rules.stream(self)

    def seen(self, seat: int, action: int) -> int:
        """Who may read this answer: what a Fortune Teller shows is her customer's alone."""
        if self.is_over:
            return EVERYBODY
        frame: i64 = self.agenda[-1]
        if frame & 0xFF == asks.PEEK or verbs.ORDER <= action <= verbs.KEEP:
            return 1 << ((frame >> 8) & 0xF)
        return EVERYBODY

    def default(self, seat: int) -> int:
        """Annex what one stands on, flee nowhere, spend nothing."""
        return rules.default(self)

    def observe(self, seat: int) -> View:
        """All that *seat* may know."""
        from tabletown.games.deadwood.view import observe

        return observe(self, seat)

    def option_ref(self, seat: int, action: int) -> str:
        """The cowboy, building, plot or corner that *action* is about."""
        from tabletown.games.deadwood.view import option_ref

        return option_ref(self, seat, action) or super().option_ref(seat, action)

    def option_facts(self, seat: int, action: int) -> Facts:
        """Prices and fees beside an option."""
        from tabletown.games.deadwood.view import option_facts

        return option_facts(self, seat, action)

    def scores(self) -> list[int]:
        """Cash after fines, as if the game ended now."""
        return scoring.totals(self)

    def points(self, seat: int) -> list[tuple[str, int]]:
        """Cash, the Stage Depot's bonus, the fine."""
        return scoring.points(self, seat)

    def result(self) -> Result | None:
        """How it ended."""
        return scoring.result(self)

    def text(self) -> str:
        """The position as text."""
        from tabletown.games.deadwood.text import write

        return write(self)

    def clone(self) -> Town:
        """A copy that shares nothing that can change."""
        twin = Town(self.box, self.seats)
        twin.gangs = [gang.clone() for gang in self.gangs]
        twin.stacks = [stack.clone() for stack in self.stacks]
        twin.agenda = self.agenda[:]
        twin.tile_at = self.tile_at[:]
        twin.plot_of = self.plot_of[:]
        twin.holder = self.holder[:]
        twin.asked = self.asked
        twin.is_over = self.is_over
        twin.is_counted = self.is_counted
        twin.turn = self.turn
        twin.active = self.active
        twin.starter = self.starter
        twin.sheriff = self.sheriff
        twin.guarded = self.guarded
        twin.built = self.built
        twin.taken = self.taken
        twin.street = self.street
        twin.vacant = self.vacant
        twin.pews = self.pews
        twin.tracks = self.tracks
        twin.rail = self.rail
        twin.pool = self.pool
        twin.chest = self.chest
        twin.cartridges = self.cartridges
        twin.ponies = self.ponies
        twin.latch = self.latch
        if self.attacker != NO_COWBOY:
            twin.attacker = self.attacker
            twin.defender = self.defender
            twin.fight_at = self.fight_at
            twin.attack_dice = self.attack_dice
            twin.defence_dice = self.defence_dice
            twin.attack_wounds = self.attack_wounds
            twin.defence_wounds = self.defence_wounds
            twin.opening = self.opening
            twin.shot = self.shot
        if self.is_over or self.showdown is not None:
            twin.winners = self.winners
            showdown = self.showdown
            if showdown is not None:
                twin.showdown = showdown.clone()
        return twin

    def redeal(self, seat: int, rng: Rng) -> Town:
        """A clone whose stacks are shuffled wherever *seat* does not know their order."""
        twin = self.clone()
        for stack in twin.stacks:
            if stack.known_count > 0 and stack.knower != seat:
                shuffle(stack, rng)
        return twin

    def dump(self) -> list[int]:
        """The whole position as ints; `load_town` reads it back."""
        ints: list[int] = [self.seats, *self.box.numbers]
        for gang in self.gangs:
            ints += [gang.cash, gang.cartridges, gang.ponies, gang.posters, gang.town]
            ints += [gang.ranch, gang.mine, gang.hill, gang.unhired]
        for stack in self.stacks:
            ints += [stack.loose, stack.loose_count, stack.known, stack.known_count]
            ints += [stack.under, stack.under_count, stack.knower]
        ints += self.tile_at
        ints += self.plot_of
        ints += self.holder
        phase = (2 if self.is_over else 0) + (1 if self.is_counted else 0)
        ints += [self.asked, phase, self.turn, self.active, self.starter]
        ints += [self.sheriff, self.guarded, self.built, self.taken, self.street, self.vacant]
        ints += [self.pews, self.tracks, self.rail, self.pool, self.chest]
        ints += [self.cartridges, self.ponies, self.latch]
        ints += [self.attacker, self.defender, self.fight_at, self.attack_dice]
        ints += [self.defence_dice, self.attack_wounds, self.defence_wounds]
        ints += [self.opening, self.shot, self.winners]
        ints.append(len(self.agenda))
        ints += self.agenda
        showdown = self.showdown
        if showdown is not None:
            ints += showdown.dump()
        return ints

    # Primitives

    def ask(self, question: i64, seat: i64, about: i64 = 0, x: i64 = 0, y: i64 = 0) -> None:
        """Put a question or a step on top of everything that waits (`core.agenda.pack`)."""
        self.agenda.append(question | (seat << 8) | (about << 12) | (x << 28) | (y << 44))

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Write an event that everybody sees."""
        tape = self.tape
        if tape is not None:
            tape.write(kind, EVERYBODY, a, b, c)

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
            if self.tape is not None:
                self.tell(events.PAID, seat, dollars)

    def take_posters(self, seat: i64, count: i64) -> None:
        """Give *seat* posters from the crime pool, as many as there are (DW-R18)."""
        taken: i64 = count if count < self.pool else self.pool
        if taken > 0:
            self.pool -= taken
            self.gangs[seat].posters += taken
            if self.tape is not None:
                self.tell(events.POSTER_TAKEN, seat, taken)
            if self.pool == 0:
                self.latch_end(POOL_EMPTY)

    def return_posters(self, seat: i64, count: i64) -> None:
        """Put posters of *seat* into the box, as many as it has (DW-R16)."""
        gang = self.gangs[seat]
        given: i64 = count if count < gang.posters else gang.posters
        if given > 0:
            gang.posters -= given
            self.chest += given
            if self.tape is not None:
                self.tell(events.POSTER_RETURNED, seat, given)

    def take_cartridges(self, seat: i64, count: i64) -> None:
        """Give *seat* cartridges, as many as the supply has (DW-R19)."""
        taken: i64 = count if count < self.cartridges else self.cartridges
        if taken > 0:
            self.cartridges -= taken
            self.gangs[seat].cartridges += taken
            if self.tape is not None:
                self.tell(events.ARMED, seat, taken)

    def spend_cartridges(self, seat: i64, count: i64) -> None:
        """Let *seat* load cartridges from its ranch."""
        if count > 0:
            self.gangs[seat].cartridges -= count
            self.cartridges += count
        if self.tape is not None:
            self.tell(events.LOADED, seat, count)

    def take_ponies(self, seat: i64, count: i64) -> None:
        """Give *seat* ponies, as many as the supply has (DW-R19)."""
        taken: i64 = count if count < self.ponies else self.ponies
        if taken > 0:
            self.ponies -= taken
            self.gangs[seat].ponies += taken
            if self.tape is not None:
                self.tell(events.SADDLED, seat, taken)

    def latch_end(self, trigger: i64) -> None:
        """Remember that the game ends after this turn, whatever happens still (DW-R02)."""
        if not self.latch & trigger:
            self.latch |= trigger
            if self.tape is not None:
                which: i64 = 0
                while not (trigger >> which) & 1:
                    which += 1
                self.tell(events.LATCHED, which)

    def cowboy_on(self, seat: i64, tile: i64) -> i64:
        """The cowboy of *seat* on building *tile*, or NO_COWBOY."""
        if tile == CHURCH:
            pew: i64 = (self.pews >> (seat * 4)) & 15
            return seat * 16 + pew - 1 if pew else NO_COWBOY
        cowboy: i64 = self.holder[tile]
        return cowboy if cowboy >> 4 == seat else NO_COWBOY

    def settle(self, cowboy: i64, tile: i64) -> None:
        """Make *cowboy* hold building *tile*."""
        seat: i64 = cowboy >> 4
        self.gangs[seat].town |= 1 << tile
        if tile == CHURCH:
            self.pews |= ((cowboy & 15) + 1) << (seat * 4)
        else:
            self.holder[tile] = cowboy
            self.taken |= 1 << tile

    def leave(self, seat: i64, tile: i64) -> i64:
        """Take the cowboy of *seat* off building *tile*; his control ends at once."""
        bit: i64 = 1 << tile
        self.gangs[seat].town &= ~bit
        if tile == CHURCH:
            pew: i64 = self.cowboy_on(seat, CHURCH)
            self.pews &= ~PEW[seat]
            return pew
        cowboy: i64 = self.holder[tile]
        self.holder[tile] = NO_COWBOY
        self.taken &= ~bit
        return cowboy

    def to_ranch(self, seat: i64, tile: i64) -> None:
        """Bring the cowboy of *seat* home from building *tile*."""
        cowboy: i64 = self.leave(seat, tile)
        self.gangs[seat].ranch |= 1 << (cowboy & 15)
        if self.tape is not None:
            self.tell(events.RETURNED, seat, (cowboy & 15) // 3, tile)

    def fetch(self, seat: i64, kind: i64) -> None:
        """Bring a cowboy of a *kind* home from the Abandoned Mine."""
        gang = self.gangs[seat]
        place: i64 = LOWEST[gang.mine & KIND_MASKS[kind]]
        gang.mine &= ~(1 << place)
        gang.ranch |= 1 << place
        if self.tape is not None:
            self.tell(events.FETCHED, seat, kind)

    def to_mine(self, cowboy: i64) -> None:
        """Drop *cowboy*, taken from wherever he was, in the Abandoned Mine."""
        seat: i64 = cowboy >> 4
        self.gangs[seat].mine |= 1 << (cowboy & 15)
        if self.tape is not None:
            self.tell(events.SENT_TO_MINE, seat, (cowboy & 15) // 3)

    def raise_building(self, tile: i64, plot: i64) -> None:
        """Put building *tile* on the open *plot*."""
        self.tile_at[plot] = tile
        self.plot_of[tile] = plot
        self.built |= 1 << tile
        self.street |= 1 << plot
        self.vacant &= ~(1 << plot)
        self.watch()

    def watch(self) -> None:
        """Work out which buildings the Sheriff protects from where he stands."""
        guarded: i64 = 0
        for plot in CORNERS[self.sheriff]:
            tile: i64 = self.tile_at[plot]
            if tile < STATION_TILE:
                guarded |= 1 << tile
        self.guarded = guarded


PEW: Final[list[int]] = [15 << (4 * seat) for seat in range(5)]
