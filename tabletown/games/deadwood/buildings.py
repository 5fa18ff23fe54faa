"""Every building of Deadwood, in rulebook order: what annexing it does and what it asks.

A plain `Building` pays its numbers on annexing and needs no code. A building that asks puts one
question on the agenda; `answers` lists what may be said and `chosen` takes the answer back.
Money for control is paid where the event happens: sheriff, shootout, railroad, scoring.
Rules: p. 6-9.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.core.agenda import seat_of, x_of
from tabletown.games.deadwood import asks, builders, events, sheriff, verbs

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.deadwood.state import Town

CHURCH: Final = 2
DEALER: Final = 15
ALL_STACKS: Final = 7
LAUNDRIES: Final = (1 << 10) | (1 << 17)
STORES: Final = (1 << 8) | (1 << 16)


class Building:
    """A building that hands out money, posters, cartridges or ponies on annexing."""

    NUMBERS: ClassVar[tuple[str, ...]] = ()
    """What its edition row gives beyond the four things handed out."""

    def __init__(self, slot: int, gifts: list[int], numbers: list[int]) -> None:
        self.slot: i64 = slot
        """Its tile."""
        self.cash: i64 = gifts[0]
        self.posters: i64 = gifts[1]
        self.cartridges: i64 = gifts[2]
        self.ponies: i64 = gifts[3]
        self.amount: i64 = numbers[0] if numbers else 0
        """The first of its own numbers."""

    def annexed(self, town: Town, seat: i64, cowboy: i64, left: i64) -> None:
        """Carry out the annex of *seat*'s *cowboy*; *left* is one more than a Laundry he left."""
        self.hand_out(town, seat)

    def hand_out(self, town: Town, seat: i64) -> None:
        """Give *seat* what is printed on the tile."""
        if self.cash > 0:
            town.earn(seat, self.cash)
        if self.cartridges > 0:
            town.take_cartridges(seat, self.cartridges)
        if self.ponies > 0:
            town.take_ponies(seat, self.ponies)
        if self.posters > 0:
            town.take_posters(seat, self.posters)

    def ask_key(self, frame: i64) -> str:
        """The catalogue key of its question."""
        return ""

    def answers(self, town: Town, frame: i64) -> list[int]:
        """What may be answered to its question, ascending."""
        return [verbs.DECLINE]

    def chosen(self, town: Town, frame: i64, action: i64) -> None:
        """Take the answer to its question."""


class TownHall(Building):
    """Return a poster, lay a piece of the railroad, then raise a tile from every stack."""

    NUMBERS: ClassVar[tuple[str, ...]] = ("returned", "tiles")

    def annexed(self, town: Town, seat: i64, cowboy: i64, left: i64) -> None:
        """All three parts are compulsory; part 2 falls away once the Station stands (DW-R42)."""
        town.return_posters(seat, self.amount)
        town.ask(asks.DRAWING, seat, 0, ALL_STACKS)
        if town.tracks <= town.box.tracks:
            town.ask(asks.TRACK, seat, self.slot)


class SheriffsOffice(Building):
    """Post the Sheriff on another corner; the holder takes a fee at protected doors."""

    NUMBERS: ClassVar[tuple[str, ...]] = ("fee",)

    def annexed(self, town: Town, seat: i64, cowboy: i64, left: i64) -> None:
        """Ask where he goes; he may stay (DW-R12)."""
        town.ask(asks.BUILDING, seat, self.slot)

    def ask_key(self, frame: i64) -> str:
        """Where the Sheriff goes."""
        return "sheriff"

    def answers(self, town: Town, frame: i64) -> list[int]:
        """Every corner with a building beside it."""
        return [verbs.GUARD + corner for corner in sheriff.corners(town)]

    def chosen(self, town: Town, frame: i64, action: i64) -> None:
        """Move him."""
        sheriff.move(town, seat_of(frame), action - verbs.GUARD)


class Church(Building):
    """Return a poster, one more for every Laundry held; nobody shoots here."""

    NUMBERS: ClassVar[tuple[str, ...]] = ("returned",)

    def annexed(self, town: Town, seat: i64, cowboy: i64, left: i64) -> None:
        """As many as possible go back (DW-R17); a Laundry he was sent from still counts."""
        held: i64 = town.gangs[seat].town & LAUNDRIES
        if left > 0:
            held |= (1 << (left - 1)) & LAUNDRIES
        count: i64 = self.amount
        while held:
            count += town.box.laundry
            held &= held - 1
        town.return_posters(seat, count)


class Saloon(Building):
    """Hire one cowboy; he waits in the Abandoned Mine."""

    def annexed(self, town: Town, seat: i64, cowboy: i64, left: i64) -> None:
        """Ask whom to hire, if anybody can be (DW-R20)."""
        if self.hirable(town, seat):
            town.ask(asks.BUILDING, seat, self.slot)

    def hirable(self, town: Town, seat: i64) -> list[int]:
        """The kinds of cowboys *seat* has left and can pay."""
        gang = town.gangs[seat]
        kinds: list[int] = []
        for kind in range(verbs.KINDS):
            if (gang.unhired >> (3 * kind)) & 7 and gang.cash >= town.box.hire[kind]:
                kinds.append(kind)
        return kinds

    def ask_key(self, frame: i64) -> str:
        """Whom to hire."""
        return "hire"

    def answers(self, town: Town, frame: i64) -> list[int]:
        """Nobody, or one of a kind."""
        menu: list[int] = [verbs.DECLINE]
        for kind in self.hirable(town, seat_of(frame)):
            menu.append(verbs.HIRE + kind)
        return menu

    def chosen(self, town: Town, frame: i64, action: i64) -> None:
        """Pay him and send him to the mine."""
        if action != verbs.DECLINE:
            kind: i64 = action - verbs.HIRE
            seat: i64 = seat_of(frame)
            gang = town.gangs[seat]
            place: i64 = 3 * kind
            while not (gang.unhired >> place) & 1:
                place += 1
            town.pay(seat, town.box.hire[kind])
            gang.unhired &= ~(1 << place)
            gang.mine |= 1 << place
            town.tell(events.HIRED, seat, kind)


class Casino(Building):
    """Take a stake from an opponent who has money."""

    NUMBERS: ClassVar[tuple[str, ...]] = ("stake",)

    def annexed(self, town: Town, seat: i64, cowboy: i64, left: i64) -> None:
        """Ask whom, where there is a choice (DW-R24)."""
        rivals = self.rivals(town, seat)
        if len(rivals) == 1:
            self.fleece(town, seat, rivals[0])
        elif rivals:
            town.ask(asks.BUILDING, seat, self.slot)

    def rivals(self, town: Town, seat: i64) -> list[int]:
        """Opponents with money."""
        found: list[int] = []
        for other in range(town.seats):
            if other != seat and town.gangs[other].cash > 0:
                found.append(other)
        return found

    def fleece(self, town: Town, seat: i64, rival: i64) -> None:
        """Move the stake, or what there is of it."""
        stake: i64 = self.amount
        if town.gangs[rival].cash < stake:
            stake = town.gangs[rival].cash
        town.gangs[rival].cash -= stake
        town.gangs[seat].cash += stake
        town.tell(events.FLEECED, seat, rival, stake)

    def ask_key(self, frame: i64) -> str:
        """Whom to fleece."""
        return "casino"

    def answers(self, town: Town, frame: i64) -> list[int]:
        """Any opponent with money."""
        return [verbs.FLEECE + rival for rival in self.rivals(town, seat_of(frame))]

    def chosen(self, town: Town, frame: i64, action: i64) -> None:
        """Fleece him."""
        self.fleece(town, seat_of(frame), action - verbs.FLEECE)


class GeneralStore(Building):
    """Cash, then one of your other cowboys walks from his building to another one."""

    def annexed(self, town: Town, seat: i64, cowboy: i64, left: i64) -> None:
        """The move is compulsory where it is possible (DW-R21); the switch makes it a choice."""
        self.hand_out(town, seat)
        if self.movers(town, seat) and sheriff.enterable(town, seat):
            town.ask(asks.BUILDING, seat, self.slot)

    def movers(self, town: Town, seat: i64) -> i64:
        """Buildings whose cowboy of *seat* may be sent: never this Store (DW-R22, DW-R64)."""
        barred: i64 = STORES if town.box.is_store_barred else 1 << self.slot
        return town.gangs[seat].town & ~barred

    def ask_key(self, frame: i64) -> str:
        """Who goes, then where."""
        return "store-to" if x_of(frame) else "store"

    def answers(self, town: Town, frame: i64) -> list[int]:
        """First a building to leave, then one to enter."""
        seat: i64 = seat_of(frame)
        if x_of(frame):
            return tiles_menu(verbs.TO, sheriff.enterable(town, seat))
        menu: list[int] = [verbs.DECLINE] if town.box.is_move_optional else []
        menu += tiles_menu(verbs.SEND, self.movers(town, seat))
        return menu

    def chosen(self, town: Town, frame: i64, action: i64) -> None:
        """Ask where the chosen cowboy goes, or let him go there."""
        seat: i64 = seat_of(frame)
        origin: i64 = x_of(frame)
        if origin:
            cowboy: i64 = town.leave(seat, origin - 1)
            town.tell(events.SENT, seat, (cowboy & 15) // 3, origin - 1)
            builders.enter(town, cowboy, action - verbs.TO, origin)
        elif action != verbs.DECLINE:
            town.ask(asks.BUILDING, seat, self.slot, action - verbs.SEND + 1)


class Hotel(Building):
    """Cash, and more for the holder whenever the railroad grows."""

    NUMBERS: ClassVar[tuple[str, ...]] = ("track", "station")


class Laundry(Building):
    """Cash, and a cleaner conscience at the Church for the holder."""

    NUMBERS: ClassVar[tuple[str, ...]] = ("extra",)


class StageDepot(Building):
    """Cash, then one new tile; a bonus for the holder if the railroad never arrives."""

    NUMBERS: ClassVar[tuple[str, ...]] = ("tiles", "bonus")

    def annexed(self, town: Town, seat: i64, cowboy: i64, left: i64) -> None:
        """The stack is chosen before its tile is seen (DW-R25)."""
        self.hand_out(town, seat)
        stacks = filled(town)
        if len(stacks) == 1:
            town.ask(asks.DRAWING, seat, 0, 1 << stacks[0])
        elif stacks:
            town.ask(asks.BUILDING, seat, self.slot)

    def ask_key(self, frame: i64) -> str:
        """Which stack."""
        return "depot"

    def answers(self, town: Town, frame: i64) -> list[int]:
        """Any stack that has tiles."""
        return [verbs.OPEN + stack for stack in filled(town)]

    def chosen(self, town: Town, frame: i64, action: i64) -> None:
        """Draw from it and place the tile."""
        town.ask(asks.DRAWING, seat_of(frame), 0, 1 << (action - verbs.OPEN))


class Undertaker(Building):
    """Cash, then a fee for every funeral while you hold the place."""

    NUMBERS: ClassVar[tuple[str, ...]] = ("funeral",)


class GoldMine(Building):
    """Roll a die for gold."""

    NUMBERS: ClassVar[tuple[str, ...]] = ("pay",)

    def __init__(self, slot: int, gifts: list[int], numbers: list[int]) -> None:
        super().__init__(slot, gifts, [])
        self.pay: list[int] = numbers
        """Dollars for faces 1 to 6."""

    def annexed(self, town: Town, seat: i64, cowboy: i64, left: i64) -> None:
        """One die, no cartridges (DW-R32)."""
        town.ask(asks.GOLD, seat, self.slot)

    def chosen(self, town: Town, frame: i64, action: i64) -> None:
        """Pay what the die dug up."""
        face: i64 = action - verbs.ROLL
        town.tell(events.DUG, seat_of(frame), face)
        town.earn(seat_of(frame), self.pay[face])


class FortuneTeller(Building):
    """Cash, then look through one stack and put it back in any order."""

    def annexed(self, town: Town, seat: i64, cowboy: i64, left: i64) -> None:
        """Looking is optional and empty stacks show nothing (DW-R31, DW-R63)."""
        self.hand_out(town, seat)
        if filled(town):
            town.ask(asks.BUILDING, seat, self.slot)

    def ask_key(self, frame: i64) -> str:
        """Which stack, then which tile comes next."""
        return "order" if x_of(frame) else "fortune"

    def answers(self, town: Town, frame: i64) -> list[int]:
        """A stack or none; then any tile not yet put back, or the rest as it is."""
        if x_of(frame):
            stack = town.stacks[(x_of(frame) - 1) & 3]
            tiles: i64 = 0
            for place in range((x_of(frame) - 1) >> 2, stack.known_count):
                tiles |= 1 << stack.tile_of(place)
            menu = tiles_menu(verbs.ORDER, tiles)
            menu.append(verbs.KEEP)
            return menu
        menu = [verbs.DECLINE]
        menu += [verbs.EXAMINE + stack for stack in filled(town)]
        return menu

    def chosen(self, town: Town, frame: i64, action: i64) -> None:
        """Turn the stack up, or put the next tile in its place."""
        seat: i64 = seat_of(frame)
        if x_of(frame):
            which: i64 = (x_of(frame) - 1) & 3
            place: i64 = (x_of(frame) - 1) >> 2
            if action != verbs.KEEP:
                builders.put_in_order(town, seat, which, action - verbs.ORDER, place)
                if place + 2 < town.stacks[which].known_count:
                    town.ask(asks.BUILDING, seat, self.slot, ((place + 1) << 2 | which) + 1)
        elif action != verbs.DECLINE:
            builders.examine(town, seat, self.slot, action - verbs.EXAMINE)


class Courthouse(Building):
    """Everybody pays for each poster held, or takes one more instead."""

    NUMBERS: ClassVar[tuple[str, ...]] = ("fine", "instead")

    def __init__(self, slot: int, gifts: list[int], numbers: list[int]) -> None:
        super().__init__(slot, gifts, numbers)
        self.instead: i64 = numbers[1]

    def annexed(self, town: Town, seat: i64, cowboy: i64, left: i64) -> None:
        """Clockwise from the one who annexed (DW-R28)."""
        town.ask(asks.COURT, seat, self.slot)

    def call(self, town: Town, frame: i64) -> None:
        """Call seats until one of them has a choice."""
        called: i64 = x_of(frame)
        while called < town.seats:
            seat: i64 = (seat_of(frame) + called) % town.seats
            called += 1
            gang = town.gangs[seat]
            fine: i64 = gang.posters * self.amount
            if fine == 0:
                continue
            if gang.cash < fine:
                self.refuse(town, seat)
            elif town.pool == 0 and town.box.must_pay_court:
                town.pay(seat, fine)
            else:
                town.ask(asks.COURT, seat_of(frame), self.slot, called)
                town.ask(asks.BUILDING, seat, self.slot)
                return

    def refuse(self, town: Town, seat: i64) -> None:
        """Take a poster instead, if the pool still has one (DW-R18, DW-R65)."""
        town.tell(events.REFUSED, seat)
        town.take_posters(seat, self.instead)

    def ask_key(self, frame: i64) -> str:
        """Pay or not."""
        return "court"

    def answers(self, town: Town, frame: i64) -> list[int]:
        """Pay in full or take the poster."""
        return [verbs.PAY, verbs.REFUSE]

    def chosen(self, town: Town, frame: i64, action: i64) -> None:
        """Do so."""
        seat: i64 = seat_of(frame)
        if action == verbs.PAY:
            town.pay(seat, town.gangs[seat].posters * self.amount)
        else:
            self.refuse(town, seat)


class Grifter(Building):
    """Cash, then two cowboys of your opponents find themselves in the Abandoned Mine."""

    NUMBERS: ClassVar[tuple[str, ...]] = ("victims",)

    def annexed(self, town: Town, seat: i64, cowboy: i64, left: i64) -> None:
        """Compulsory as far as there are victims (DW-R29)."""
        self.hand_out(town, seat)
        self.go_on(town, seat, self.amount)

    def go_on(self, town: Town, seat: i64, count: i64) -> None:
        """Ask for the next victim while somebody is within reach."""
        if count > 0:
            for other in range(town.seats):
                gang = town.gangs[other]
                if other != seat and (gang.town or gang.ranch):
                    town.ask(asks.BUILDING, seat, self.slot, count)
                    return

    def ask_key(self, frame: i64) -> str:
        """Whom to swindle."""
        return "grifter"

    def answers(self, town: Town, frame: i64) -> list[int]:
        """Any opponent's cowboy on a building or on his ranch."""
        seat: i64 = seat_of(frame)
        menu: list[int] = []
        for tile in range(verbs.TILES):
            for other in range(town.seats):
                if other != seat and (town.gangs[other].town >> tile) & 1:
                    menu.append(verbs.SWINDLE + tile * 5 + other)
        for other in range(town.seats):
            if other != seat:
                for kind in range(verbs.KINDS):
                    if (town.gangs[other].ranch >> (3 * kind)) & 7:
                        menu.append(verbs.LURE + other * verbs.KINDS + kind)
        return menu

    def chosen(self, town: Town, frame: i64, action: i64) -> None:
        """Send him to the mine and look for the next one."""
        if action >= verbs.LURE:
            rival: i64 = (action - verbs.LURE) // verbs.KINDS
            place: i64 = 3 * ((action - verbs.LURE) % verbs.KINDS)
            gang = town.gangs[rival]
            while not (gang.ranch >> place) & 1:
                place += 1
            gang.ranch &= ~(1 << place)
            town.to_mine(rival * 16 + place)
        else:
            town.to_mine(town.leave((action - verbs.SWINDLE) % 5, (action - verbs.SWINDLE) // 5))
        self.go_on(town, seat_of(frame), x_of(frame) - 1)


class Newspaper(Building):
    """Cash, then print a story: one gang of your choice is wanted more."""

    NUMBERS: ClassVar[tuple[str, ...]] = ("given",)

    def annexed(self, town: Town, seat: i64, cowboy: i64, left: i64) -> None:
        """Any player may be named, wiped out or oneself (DW-R31); an empty pool prints nothing."""
        self.hand_out(town, seat)
        if town.pool > 0:
            town.ask(asks.BUILDING, seat, self.slot)

    def ask_key(self, frame: i64) -> str:
        """Whom to accuse."""
        return "newspaper"

    def answers(self, town: Town, frame: i64) -> list[int]:
        """Everybody at the table."""
        return [verbs.ACCUSE + seat for seat in range(town.seats)]

    def chosen(self, town: Town, frame: i64, action: i64) -> None:
        """Give him the poster."""
        town.tell(events.ACCUSED, seat_of(frame), action - verbs.ACCUSE)
        town.take_posters(action - verbs.ACCUSE, self.amount)


class DanceHall(Building):
    """Cash, then up to two of your own cowboys go home from anywhere on the board."""

    NUMBERS: ClassVar[tuple[str, ...]] = ("home",)

    def annexed(self, town: Town, seat: i64, cowboy: i64, left: i64) -> None:
        """The dancers themselves included."""
        self.hand_out(town, seat)
        self.go_on(town, seat, self.amount)

    def go_on(self, town: Town, seat: i64, count: i64) -> None:
        """Ask for the next one while there is one."""
        gang = town.gangs[seat]
        if count > 0 and (gang.town or gang.mine):
            town.ask(asks.BUILDING, seat, self.slot, count)

    def ask_key(self, frame: i64) -> str:
        """Who goes home."""
        return "dance"

    def answers(self, town: Town, frame: i64) -> list[int]:
        """Any own cowboy on a building or in the mine, or nobody."""
        gang = town.gangs[seat_of(frame)]
        menu = tiles_menu(verbs.RETURN, gang.town)
        menu += mine_menu(gang.mine)
        menu.append(verbs.DONE)
        return menu

    def chosen(self, town: Town, frame: i64, action: i64) -> None:
        """Take him home and ask for the next one."""
        if action == verbs.DONE:
            return
        seat: i64 = seat_of(frame)
        if action >= verbs.FETCH:
            town.fetch(seat, action - verbs.FETCH)
        else:
            town.to_ranch(seat, action - verbs.RETURN)
        self.go_on(town, seat, x_of(frame) - 1)


class TelegraphOffice(Building):
    """Cash, then call for more posters or call the cavalry off."""

    NUMBERS: ClassVar[tuple[str, ...]] = ("moved",)

    def annexed(self, town: Town, seat: i64, cowboy: i64, left: i64) -> None:
        """One of the two must be chosen, even one that moves nothing (DW-R31)."""
        self.hand_out(town, seat)
        town.ask(asks.BUILDING, seat, self.slot)

    def ask_key(self, frame: i64) -> str:
        """Which way."""
        return "telegraph"

    def answers(self, town: Town, frame: i64) -> list[int]:
        """Box to pool, or pool to box."""
        return [verbs.ISSUE, verbs.WITHDRAW]

    def chosen(self, town: Town, frame: i64, action: i64) -> None:
        """Move as many as there are, up to two."""
        seat: i64 = seat_of(frame)
        if action == verbs.ISSUE:
            count: i64 = self.amount if self.amount < town.chest else town.chest
            town.chest -= count
            town.pool += count
            town.tell(events.ISSUED, seat, count)
        else:
            builders.withdraw_posters(town, seat, self.amount)


def filled(town: Town) -> list[int]:
    """The stacks that have tiles."""
    return [stack for stack in range(3) if town.stacks[stack].height() > 0]


def tiles_menu(base: i64, tiles: i64) -> list[int]:
    """Answers *base* + tile for every tile in the mask."""
    menu: list[int] = []
    action: i64 = base
    while tiles:
        if tiles & 1:
            menu.append(action)
        tiles >>= 1
        action += 1
    return menu


def mine_menu(mine: i64) -> list[int]:
    """Answers that fetch one of each kind in the mine."""
    menu: list[int] = []
    if mine & 0o7:
        menu.append(verbs.FETCH)
    if mine & 0o70:
        menu.append(verbs.FETCH + 1)
    if mine & 0o700:
        menu.append(verbs.FETCH + 2)
    return menu
