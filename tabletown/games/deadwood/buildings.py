"""Every building of Deadwood, in rulebook order: what annexing it does and what it asks.

A plain `Building` pays the numbers of its row and needs no code. One that does more is a class
here; its first name in `CLASSES` says which row it plays. A building that asks is itself the
question: it asks by `ask`, lists what may be said in `answers` and takes the answer in `chosen`.
Money for control is paid where the event happens: sheriff, shootout, railroad, scoring.
Rules: p. 6-9.
"""

# long: every building stands here, in rulebook order; each is a few lines

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.core.agenda import about_of, seat_of, x_of
from tabletown.core.edition import Section
from tabletown.core.errors import EditionError
from tabletown.core.events import EVERYBODY
from tabletown.core.position import BIT
from tabletown.core.question import ComponentQuestion, Question, Step
from tabletown.core.view import Facts
from tabletown.games.deadwood import edition, events, sheriff, verbs
from tabletown.games.deadwood.dice import Die
from tabletown.games.deadwood.entering import enter, enterable, why_closed
from tabletown.games.deadwood.gang import (
    FIRST_OF,
    KIND_MASKS,
    KINDS,
    cowboy_of,
    kind_of,
)
from tabletown.games.deadwood.new_buildings import STEP_DRAW_TILES
from tabletown.games.deadwood.railroad import ASK_TRACK
from tabletown.games.deadwood.stacks import ALL_STACKS, TileFromStack, filled
from tabletown.games.deadwood.tiles import (
    LAUNDRIES,
    NO_TILE,
    STORES,
    TILES,
    building_ref,
    tile_answers,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.deadwood.state import Deadwood


class Building(Question["Deadwood"]):
    """A building that hands out money, cartridges, ponies or posters on annexing."""

    def __init__(self, tile: int, row: Section) -> None:
        """The building on *tile*; *row* has its numbers, and every one must be read."""
        super().__init__()
        self.tile: i64 = tile
        self.cash: i64 = row.number("cash") if row.has("cash") else 0
        self.cartridges: i64 = row.number("cartridges") if row.has("cartridges") else 0
        self.ponies: i64 = row.number("ponies") if row.has("ponies") else 0
        self.posters: i64 = row.number("posters") if row.has("posters") else 0

    def annexed(self, state: Deadwood, seat: i64, origin: i64) -> None:
        """Carry out the annex for *seat*; *origin* is the tile its cowboy was sent from.

        Only the Church is told; elsewhere, and from the ranch, it is NO_TILE.
        """
        self.hand_out(state, seat)

    def hand_out(self, state: Deadwood, seat: i64) -> None:
        """Give *seat* what is printed on the tile."""
        if self.cash > 0:
            state.earn(seat, self.cash)
        if self.cartridges > 0:
            state.take_cartridges(seat, self.cartridges)
        if self.ponies > 0:
            state.take_ponies(seat, self.ponies)
        if self.posters > 0:
            state.take_posters(seat, self.posters)

    def why(self, state: Deadwood, item: i64, action: i64) -> str:
        if verbs.is_to(action):
            return why_closed(state, seat_of(item), action - verbs.TO)
        return "not-legal"

    def ask(self, state: Deadwood, seat: i64, x: i64 = 0) -> None:
        """Ask *seat* this building's question; *x* is a number of the building's own."""
        state.ask(ASK_BUILDING, seat, self.tile, x)

    def about(self, state: Deadwood, item: i64) -> str:
        return building_ref(self.tile)

    def facts(self, state: Deadwood, item: i64) -> Facts:
        return {"count": x_of(item)}


class AskBuilding(ComponentQuestion["Deadwood"]):
    """What a building asks (*about*: its tile, *x*: its own)."""

    def component(self, state: Deadwood, item: i64) -> Question[Deadwood]:
        return state.ruleset.buildings[(item >> 12) & 0xFFFF]


class TownHall(Building):
    """Return a poster, lay a piece of the railroad, then raise a tile from every stack."""

    def __init__(self, tile: int, row: Section) -> None:
        super().__init__(tile, row)
        self.returned: i64 = row.number("returned")

    def annexed(self, state: Deadwood, seat: i64, origin: i64) -> None:
        """All three parts are compulsory; part 2 falls away once the Station stands (DW-R42)."""
        state.return_posters(seat, self.returned)
        state.ask(STEP_DRAW_TILES, seat, 0, ALL_STACKS)
        if state.tracks < state.ruleset.pieces:
            state.ask(ASK_TRACK, seat, self.tile)


class SheriffsOffice(Building):
    """Post the Sheriff on another corner; the holder takes a fee at protected doors."""

    key: ClassVar[str] = "sheriff"

    def annexed(self, state: Deadwood, seat: i64, origin: i64) -> None:
        self.ask(state, seat)

    def answers(self, state: Deadwood, item: i64) -> list[int]:
        """Every corner with a building beside it; he may stay (DW-R12)."""
        return [verbs.GUARD + corner for corner in sheriff.corners(state)]

    def chosen(self, state: Deadwood, item: i64, action: i64) -> None:
        sheriff.move(state, seat_of(item), action - verbs.GUARD)


class Church(Building):
    """Return a poster, and if you like one more for every Laundry held; nobody shoots here.

    *x* is how many may go back.
    """

    key: ClassVar[str] = "church"

    def __init__(self, tile: int, row: Section) -> None:
        super().__init__(tile, row)
        self.returned: i64 = row.number("returned")

    def annexed(self, state: Deadwood, seat: i64, origin: i64) -> None:
        """One must go back, those of the Laundries may; one he was sent from counts (DW-R17)."""
        held: i64 = state.gangs[seat].town
        if origin != NO_TILE:
            held |= 1 << origin
        held &= LAUNDRIES
        count: i64 = self.returned
        while held:
            count += state.ruleset.laundry
            held &= held - 1
        if count > state.gangs[seat].posters:
            count = state.gangs[seat].posters
        if count > self.returned and state.ruleset.is_laundry_asked:
            self.ask(state, seat, count)
        else:
            state.return_posters(seat, count)

    def answers(self, state: Deadwood, item: i64) -> list[int]:
        least: i64 = self.returned if self.returned > 0 else 1
        return [verbs.WASH + count - 1 for count in range(least, x_of(item) + 1)]

    def useful(self, state: Deadwood, item: i64) -> list[int]:
        """As many as may: a poster kept is next to never worth its fine."""
        return [verbs.WASH + x_of(item) - 1]

    def default(self, state: Deadwood, item: i64) -> int:
        return verbs.WASH + x_of(item) - 1

    def chosen(self, state: Deadwood, item: i64, action: i64) -> None:
        state.return_posters(seat_of(item), action - verbs.WASH + 1)


class Saloon(Building):
    """Hire one cowboy; he waits in the Abandoned Mine."""

    key: ClassVar[str] = "hire"

    def annexed(self, state: Deadwood, seat: i64, origin: i64) -> None:
        """Ask whom to hire, if anybody can be (DW-R20)."""
        if self.hirable(state, seat):
            self.ask(state, seat)

    def hirable(self, state: Deadwood, seat: i64) -> list[int]:
        """The kinds of cowboys *seat* has left and can pay."""
        gang = state.gangs[seat]
        return [
            kind
            for kind in range(KINDS)
            if gang.unhired & KIND_MASKS[kind] and gang.cash >= state.ruleset.hire[kind]
        ]

    def answers(self, state: Deadwood, item: i64) -> list[int]:
        kinds = self.hirable(state, seat_of(item))
        return [verbs.DECLINE, *[verbs.HIRE + kind for kind in kinds]]

    def chosen(self, state: Deadwood, item: i64, action: i64) -> None:
        if action != verbs.DECLINE:
            kind: i64 = action - verbs.HIRE
            seat: i64 = seat_of(item)
            gang = state.gangs[seat]
            place: i64 = FIRST_OF[gang.unhired & KIND_MASKS[kind]]
            state.pay(seat, state.ruleset.hire[kind])
            gang.unhired &= ~(1 << place)
            gang.mine |= 1 << place
            state.tell(events.HIRED, seat, kind)


class Casino(Building):
    """Take a stake from an opponent who has money."""

    key: ClassVar[str] = "casino"

    def __init__(self, tile: int, row: Section) -> None:
        super().__init__(tile, row)
        self.stake: i64 = row.number("stake")

    def annexed(self, state: Deadwood, seat: i64, origin: i64) -> None:
        """Ask whom, where there is a choice (DW-R24)."""
        rivals = self.rivals(state, seat)
        if len(rivals) == 1:
            self.fleece(state, seat, rivals[0])
        elif rivals:
            self.ask(state, seat)

    def rivals(self, state: Deadwood, seat: i64) -> list[int]:
        """Opponents with money."""
        return [
            other for other in range(state.seats) if other != seat and state.gangs[other].cash > 0
        ]

    def fleece(self, state: Deadwood, seat: i64, rival: i64) -> None:
        """Move the stake, or what there is of it."""
        stake: i64 = min(self.stake, state.gangs[rival].cash)
        state.gangs[rival].cash -= stake
        state.gangs[seat].cash += stake
        state.tell(events.FLEECED, seat, rival, stake)

    def answers(self, state: Deadwood, item: i64) -> list[int]:
        return [verbs.FLEECE + rival for rival in self.rivals(state, seat_of(item))]

    def chosen(self, state: Deadwood, item: i64, action: i64) -> None:
        self.fleece(state, seat_of(item), action - verbs.FLEECE)


class GeneralStore(Building):
    """Cash, then one of your other cowboys walks from his building to another one.

    It asks who goes (*x* is 0), then where (*x*: the tile he leaves and 1).
    """

    def annexed(self, state: Deadwood, seat: i64, origin: i64) -> None:
        """The move is compulsory where it is possible (DW-R21); the switch makes it a choice."""
        self.hand_out(state, seat)
        if self.movers(state, seat) and enterable(state, seat):
            self.ask(state, seat)

    def movers(self, state: Deadwood, seat: i64) -> i64:
        """Tiles whose cowboy of *seat* may be sent: never this Store (DW-R22).

        By default no Store at all (DW-R64).
        """
        barred: i64 = STORES if state.ruleset.is_store_barred else 1 << self.tile
        return state.gangs[seat].town & ~barred

    def sentence(self, state: Deadwood, item: i64) -> str:
        return "store-to" if x_of(item) else "store"

    def answers(self, state: Deadwood, item: i64) -> list[int]:
        seat: i64 = seat_of(item)
        if x_of(item):
            return tile_answers(verbs.TO, enterable(state, seat))
        found = tile_answers(verbs.SEND, self.movers(state, seat))
        return [verbs.DECLINE, *found] if state.ruleset.is_move_optional else found

    def chosen(self, state: Deadwood, item: i64, action: i64) -> None:
        seat: i64 = seat_of(item)
        if x_of(item):
            origin: i64 = x_of(item) - 1
            cowboy: i64 = state.leave(seat, origin)
            state.tell(events.SENT, seat, kind_of(cowboy), origin)
            enter(state, cowboy, action - verbs.TO, origin)
        elif action != verbs.DECLINE:
            self.ask(state, seat, action - verbs.SEND + 1)


class StageDepot(Building):
    """Cash, then one new tile; a bonus for the holder if the railroad never arrives."""

    key: ClassVar[str] = "depot"

    def annexed(self, state: Deadwood, seat: i64, origin: i64) -> None:
        """The stack is chosen before its tile is seen (DW-R25)."""
        self.hand_out(state, seat)
        stacks = filled(state)
        if len(stacks) == 1:
            state.ask(STEP_DRAW_TILES, seat, 0, 1 << stacks[0])
        elif stacks:
            self.ask(state, seat)

    def answers(self, state: Deadwood, item: i64) -> list[int]:
        return [verbs.OPEN + stack for stack in filled(state)]

    def chosen(self, state: Deadwood, item: i64, action: i64) -> None:
        state.ask(STEP_DRAW_TILES, seat_of(item), 0, 1 << (action - verbs.OPEN))


class GoldMine(Building):
    """Roll a die for gold."""

    def __init__(self, tile: int, row: Section) -> None:
        super().__init__(tile, row)
        self.pay: list[int] = row.numbers("pay")
        """Dollars for faces 1 to 6."""

    def annexed(self, state: Deadwood, seat: i64, origin: i64) -> None:
        """One die, no cartridges (DW-R32)."""
        state.ask(ASK_GOLD, seat, self.tile)

    def dig(self, state: Deadwood, seat: i64, face: i64) -> None:
        """Pay what the die dug up."""
        state.tell(events.DUG, seat, face)
        state.earn(seat, self.pay[face])


class Gold(Die):
    """The die at a Gold Mine (*seat*: who digs, *about*: its tile)."""

    key: ClassVar[str] = "gold"

    def chosen(self, state: Deadwood, item: i64, action: i64) -> None:
        mine = state.ruleset.buildings[about_of(item)]
        assert isinstance(mine, GoldMine)
        mine.dig(state, seat_of(item), action - verbs.ROLL)


class FortuneTeller(Building):
    """Cash, then look through one stack and put it back in any order.

    It asks which stack (*x* is 0), then for each place from the top which tile lies there
    (*x*: stack and 4 times the place, and 1).
    """

    def annexed(self, state: Deadwood, seat: i64, origin: i64) -> None:
        """Looking is optional and empty stacks show nothing (DW-R31, DW-R63)."""
        self.hand_out(state, seat)
        if filled(state):
            self.ask(state, seat)

    def ask_order(self, state: Deadwood, seat: i64, which: i64, place: i64) -> None:
        """Ask which tile lies at *place* of stack *which*."""
        self.ask(state, seat, (place << 2 | which) + 1)

    def stack_of(self, item: i64) -> i64:
        """The stack that is being put in order."""
        return (x_of(item) - 1) & 3

    def place_of(self, item: i64) -> i64:
        """The place that is being filled, counted from the top."""
        return (x_of(item) - 1) >> 2

    def sentence(self, state: Deadwood, item: i64) -> str:
        return "order" if x_of(item) else "fortune"

    def seen(self, state: Deadwood, item: i64, action: i64) -> int:
        """What she shows is her customer's alone."""
        return BIT[seat_of(item)] if x_of(item) else EVERYBODY

    def answers(self, state: Deadwood, item: i64) -> list[int]:
        if not x_of(item):
            return [verbs.DECLINE, *[verbs.EXAMINE + stack for stack in filled(state)]]
        rest: i64 = 0
        for tile in state.stacks[self.stack_of(item)].known[self.place_of(item) :]:
            rest |= 1 << tile
        return [*tile_answers(verbs.ORDER, rest), verbs.KEEP]

    def chosen(self, state: Deadwood, item: i64, action: i64) -> None:
        seat: i64 = seat_of(item)
        if not x_of(item):
            if action != verbs.DECLINE:
                self.examine(state, seat, action - verbs.EXAMINE)
        elif action != verbs.KEEP:
            which: i64 = self.stack_of(item)
            place: i64 = self.place_of(item)
            stack = state.stacks[which]
            stack.lift(action - verbs.ORDER, place)
            state.tell_one(events.ORDERED, seat, which, action - verbs.ORDER)
            if place + 2 < len(stack.known):
                self.ask_order(state, seat, which, place + 1)

    def examine(self, state: Deadwood, seat: i64, which: i64) -> None:
        """Let *seat* look through stack *which*; older knowledge of its order is void (DW-R63)."""
        stack = state.stacks[which]
        state.tell(events.EXAMINED, seat, which)
        stack.knower = seat
        for tile in stack.known:
            state.tell_one(events.TURNED_UP, seat, which, tile)
        self.look(state, seat, which)

    def look(self, state: Deadwood, seat: i64, which: i64) -> None:
        """Turn up the next unseen tile, or hand the whole stack over for ordering."""
        stack = state.stacks[which]
        if stack.loose_count > 1:
            state.ask(ASK_PEEK, seat, self.tile, which)
            return
        if stack.loose_count == 1:
            self.turn_up(state, seat, which, stack.lowest_loose())
        for tile in stack.under:
            state.tell_one(events.TURNED_UP, seat, which, tile)
        stack.close()
        if len(stack.known) > 1:
            self.ask_order(state, seat, which, 0)

    def turn_up(self, state: Deadwood, seat: i64, which: i64, tile: i64) -> None:
        """Show *seat* that *tile* is the next one of the stack."""
        state.stacks[which].turn_up(tile)
        state.tell_one(events.TURNED_UP, seat, which, tile)


class Peek(TileFromStack):
    """The next tile the Fortune Teller turns up (*seat*: for whom, *about*: she, *x*: stack)."""

    key: ClassVar[str] = "peek"

    def stack(self, item: i64) -> i64:
        return x_of(item)

    def seen(self, state: Deadwood, item: i64, action: i64) -> int:
        return BIT[seat_of(item)]

    def chosen(self, state: Deadwood, item: i64, action: i64) -> None:
        teller = state.ruleset.buildings[about_of(item)]
        assert isinstance(teller, FortuneTeller)
        teller.turn_up(state, seat_of(item), x_of(item), action - verbs.DRAW)
        teller.look(state, seat_of(item), x_of(item))


class Courthouse(Building):
    """Everybody pays for each poster held, or takes one more instead."""

    key: ClassVar[str] = "court"

    def __init__(self, tile: int, row: Section) -> None:
        super().__init__(tile, row)
        self.fine: i64 = row.number("fine")
        """Dollars for each poster."""
        self.instead: i64 = row.number("instead")
        """Posters for whoever does not pay."""

    def annexed(self, state: Deadwood, seat: i64, origin: i64) -> None:
        """Clockwise from the one who annexed (DW-R28)."""
        state.ask(STEP_COURT, seat, self.tile)

    def call(self, state: Deadwood, first: i64, called: i64) -> None:
        """Call seats from *first* on, after so many *called*, until one of them has a choice."""
        while called < state.seats:
            seat: i64 = (first + called) % state.seats
            called += 1
            gang = state.gangs[seat]
            fine: i64 = gang.posters * self.fine
            if fine == 0:
                continue
            if gang.cash < fine:
                self.refuse(state, seat)
            elif state.pool == 0 and state.ruleset.must_pay_court:
                state.pay(seat, fine)
            else:
                state.ask(STEP_COURT, first, self.tile, called)
                self.ask(state, seat)
                return

    def refuse(self, state: Deadwood, seat: i64) -> None:
        """Take a poster instead, if the pool still has one (DW-R18, DW-R65)."""
        state.tell(events.REFUSED, seat)
        state.take_posters(seat, self.instead)

    def answers(self, state: Deadwood, item: i64) -> list[int]:
        return [verbs.PAY, verbs.REFUSE]

    def chosen(self, state: Deadwood, item: i64, action: i64) -> None:
        seat: i64 = seat_of(item)
        if action == verbs.PAY:
            state.pay(seat, state.gangs[seat].posters * self.fine)
        else:
            self.refuse(state, seat)


class Court(Step["Deadwood"]):
    """A Courthouse calls the next seat (*seat*: who annexed, *about*: tile, *x*: seats called)."""

    def carried_out(self, state: Deadwood, item: i64) -> None:
        court = state.ruleset.buildings[about_of(item)]
        assert isinstance(court, Courthouse)
        court.call(state, seat_of(item), x_of(item))


class Grifter(Building):
    """Cash, then two cowboys of your opponents find themselves in the Abandoned Mine.

    *x* is how many are still to go.
    """

    key: ClassVar[str] = "grifter"

    def __init__(self, tile: int, row: Section) -> None:
        super().__init__(tile, row)
        self.victims: i64 = row.number("victims")

    def annexed(self, state: Deadwood, seat: i64, origin: i64) -> None:
        """Compulsory as far as there are victims (DW-R29)."""
        self.hand_out(state, seat)
        self.look_for(state, seat, self.victims)

    def look_for(self, state: Deadwood, seat: i64, count: i64) -> None:
        """Ask for the next of *count* victims while somebody is within reach."""
        if count > 0:
            for other in range(state.seats):
                gang = state.gangs[other]
                if other != seat and (gang.town or gang.ranch):
                    self.ask(state, seat, count)
                    return

    def answers(self, state: Deadwood, item: i64) -> list[int]:
        """Any opponent's cowboy on a building or on his ranch."""
        rivals = [other for other in range(state.seats) if other != seat_of(item)]
        found: list[int] = []
        for tile in range(TILES):
            for rival in rivals:
                if (state.gangs[rival].town >> tile) & 1:
                    found.append(verbs.swindle(tile, rival))
        for rival in rivals:
            for kind in range(KINDS):
                if state.gangs[rival].ranch & KIND_MASKS[kind]:
                    found.append(verbs.lure(rival, kind))
        return found

    def chosen(self, state: Deadwood, item: i64, action: i64) -> None:
        if verbs.is_lure(action):
            rival: i64 = (action - verbs.LURE) // KINDS
            gang = state.gangs[rival]
            place: i64 = FIRST_OF[gang.ranch & KIND_MASKS[(action - verbs.LURE) % KINDS]]
            gang.ranch &= ~(1 << place)
            state.to_mine(cowboy_of(rival, place))
        else:
            rival = (action - verbs.SWINDLE) % verbs.MOST_SEATS
            state.to_mine(state.leave(rival, (action - verbs.SWINDLE) // verbs.MOST_SEATS))
        self.look_for(state, seat_of(item), x_of(item) - 1)


class Newspaper(Building):
    """Cash, then print a story: one gang of your choice is wanted more."""

    key: ClassVar[str] = "newspaper"

    def __init__(self, tile: int, row: Section) -> None:
        super().__init__(tile, row)
        self.given: i64 = row.number("given")

    def annexed(self, state: Deadwood, seat: i64, origin: i64) -> None:
        """An empty pool prints nothing."""
        self.hand_out(state, seat)
        if state.pool > 0:
            self.ask(state, seat)

    def answers(self, state: Deadwood, item: i64) -> list[int]:
        """Any player, wiped out or oneself (DW-R31)."""
        return [verbs.ACCUSE + seat for seat in range(state.seats)]

    def chosen(self, state: Deadwood, item: i64, action: i64) -> None:
        state.tell(events.ACCUSED, seat_of(item), action - verbs.ACCUSE)
        state.take_posters(action - verbs.ACCUSE, self.given)


class DanceHall(Building):
    """Cash, then up to two of your own cowboys go home from anywhere on the board.

    *x* is how many may still go.
    """

    key: ClassVar[str] = "dance"

    def __init__(self, tile: int, row: Section) -> None:
        super().__init__(tile, row)
        self.home: i64 = row.number("home")

    def annexed(self, state: Deadwood, seat: i64, origin: i64) -> None:
        """The dancers themselves included."""
        self.hand_out(state, seat)
        self.offer(state, seat, self.home)

    def offer(self, state: Deadwood, seat: i64, count: i64) -> None:
        """Ask for the next of *count* while there is one."""
        gang = state.gangs[seat]
        if count > 0 and (gang.town or gang.mine):
            self.ask(state, seat, count)

    def answers(self, state: Deadwood, item: i64) -> list[int]:
        found: list[int] = []
        state.add_ways_home(found, seat_of(item))
        found.append(verbs.DONE)
        return found

    def chosen(self, state: Deadwood, item: i64, action: i64) -> None:
        if action != verbs.DONE:
            state.bring_home(seat_of(item), action)
            self.offer(state, seat_of(item), x_of(item) - 1)


class TelegraphOffice(Building):
    """Cash, then call for more posters or call the cavalry off."""

    key: ClassVar[str] = "telegraph"

    def __init__(self, tile: int, row: Section) -> None:
        super().__init__(tile, row)
        self.moved: i64 = row.number("moved")

    def annexed(self, state: Deadwood, seat: i64, origin: i64) -> None:
        """One of the two must be chosen, even one that moves nothing (DW-R31)."""
        self.hand_out(state, seat)
        self.ask(state, seat)

    def answers(self, state: Deadwood, item: i64) -> list[int]:
        """Box to pool, or pool to box, as many as there are."""
        return [verbs.ISSUE, verbs.WITHDRAW]

    def chosen(self, state: Deadwood, item: i64, action: i64) -> None:
        if action == verbs.ISSUE:
            state.issue_posters(seat_of(item), self.moved)
        else:
            state.withdraw_posters(seat_of(item), self.moved)


CLASSES: Final[dict[str, type[Building]]] = {
    "town-hall": TownHall,
    "sheriffs-office": SheriffsOffice,
    "church": Church,
    "saloon": Saloon,
    "casino": Casino,
    "general-store": GeneralStore,
    "stage-depot": StageDepot,
    "gold-mine": GoldMine,
    "fortune-teller": FortuneTeller,
    "courthouse": Courthouse,
    "grifter": Grifter,
    "newspaper": Newspaper,
    "dance-hall": DanceHall,
    "telegraph-office": TelegraphOffice,
}
"""The buildings that do more than hand out the numbers of their row."""


def make_buildings(rows: Section) -> list[Building]:
    """One building a tile from the *rows* of an edition; EditionError where one is wrong."""
    backs = edition.BASE.section("building")
    made: list[Building] = []
    for number, tile in enumerate(edition.ALL_TILES):
        row = rows.section(tile.building)
        row.word("face")
        if row.numbers("stacks") != backs.section(tile.building).numbers("stacks"):
            raise EditionError("wrong-stack", {"place": f"{row.path}.stacks"})
        made.append(CLASSES.get(tile.building, Building)(number, row))
    return made


ASK_BUILDING: Final = AskBuilding()
ASK_GOLD: Final = Gold()
ASK_PEEK: Final = Peek()
STEP_COURT: Final = Court()
