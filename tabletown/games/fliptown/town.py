"""The Town's buildings, ace to king: one class each, in the order of the street.

A visit circles the building; the first one also gives what its roof shows. The effect waits
among the pending ones until its owner turns to it, so that the roof may come first. A building
without a class of its own has a roof and no effect.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from tabletown.core.agenda import about_of, seat_of
from tabletown.core.edition import Section
from tabletown.core.question import UNFORCED, ComponentQuestion, Question
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER
from tabletown.core.view import Facts
from tabletown.games.fliptown import events, value_card, verbs
from tabletown.games.fliptown.belongings import (
    BLACK,
    COLOURS_PLACE,
    OUTLAWS,
    OUTLAWS_PLACE,
    PISTOL,
    PROTECTION,
    PROTECTION_PLACE,
    RED,
    RIFLE,
    SHOVEL,
    SHOVEL_PLACE,
    STORE_PAN,
    WORDS,
    WORK_HORSE,
)
from tabletown.games.fliptown.cards import EARLY, UNSEEN, CardForSeat, Waiting
from tabletown.games.fliptown.marks import BIT, COUNT, FOUR_BITS, all_bits
from tabletown.games.fliptown.rewards import AMOUNTS, NOWHERE, bonus_of, optional
from tabletown.games.fliptown.sheet import TurnQuestion
from tabletown.games.fliptown.sites import SiteQuestion
from tabletown.games.fliptown.stars import FROM_LAND, FROM_TOWN
from tabletown.games.fliptown.value_card import ALL_VALUES
from tabletown.games.fliptown.verbs import BOON, BUILDING, ITEM, OUTLAW, PLOT, SHAPES, TOWN, listed

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.games.fliptown.sheet import Sheet
    from tabletown.games.fliptown.state import Fliptown

TAKE_CASH: Final[int] = verbs.TAKE + BOON.numbers["cash"]
TAKE_GOLD: Final[int] = verbs.TAKE + BOON.numbers["gold"]
TAKE_STAR: Final[int] = verbs.TAKE + BOON.numbers["star"]


def least(one: i64, two: i64) -> i64:
    """The smaller of two numbers."""
    return one if one < two else two


class Visit(SiteQuestion):
    """Which building to visit."""

    key: ClassVar[str] = "building"

    def __init__(self) -> None:
        super().__init__("visit")

    def open_sites(self, state: Fliptown, sheet: Sheet, is_main: bool) -> i64:
        if is_main:
            return value_card.reach(state.ruleset, sheet, sheet.gold, 0)
        return ALL_VALUES

    def price(self, state: Fliptown, sheet: Sheet, site: i64) -> i64:
        return value_card.price(state.ruleset, sheet, 0, BIT[site])

    def marked(self, state: Fliptown, sheet: Sheet, site: i64) -> None:
        """The first visit gains what the roof shows. Rulings FT-R13, FT-R15."""
        if state.tape is not None:
            state.note(events.VISITED, sheet, site)
        if not sheet.buildings & BIT[site]:
            sheet.buildings |= BIT[site]
            building = state.ruleset.street[site]
            if building.stars:
                state.gain_stars(sheet, building.stars, FROM_TOWN)
            if building.bonus != NOWHERE:
                state.gain_bonus(sheet, building.bonus, TOWN)
        sheet.effects += FOUR_BITS[site]


class Effect(ComponentQuestion["Fliptown"]):
    """What to do in a building (*about*: the card value that leads there)."""

    def __init__(self) -> None:
        super().__init__(UNFORCED)
        # All answers of a building are useful.
        self.is_selective = False

    def component(self, state: Fliptown, item: i64) -> Question[Fliptown]:
        return state.ruleset.street[about_of(item) - 1]


@mypyc_attr(allow_interpreted_subclasses=True)
class Building(TurnQuestion):
    """A building: when its effect can be used, what may be answered, and what comes of it."""

    word: ClassVar[str] = ""
    """Its key in the edition."""

    def __init__(self, section: Section, place: int) -> None:
        """Read its numbers from *section*; it stands at *place* of the street."""
        super().__init__()
        self.value: i64 = place + 1
        """The card value that leads here."""
        self.is_free: bool = False
        """Whether the effect costs nothing; a cowbot's active turn makes it compulsory."""
        self.stars: i64 = optional(section, "stars")
        """What the roof gives on the first visit."""
        self.bonus: i64 = bonus_of(section)
        """The bonus action it gives, or NOWHERE."""

    def is_open(self, state: Fliptown, sheet: Sheet) -> bool:
        """Whether the effect would do anything for *sheet* now."""
        return False

    def attended(self, state: Fliptown, sheet: Sheet) -> None:
        """The owner turns to the effect: ask what to do."""
        sheet.ask_about(ASK_EFFECT, self.value)

    def soft(self, state: Fliptown, item: i64) -> i64:
        """1 if the effect may be refused; a cowbot's turn forbids that where it is free."""
        if self.is_free and state.is_active(state.sheets[seat_of(item)]):
            return 0
        return 1

    def sentence(self, state: Fliptown, item: i64) -> str:
        return f"visit-{BUILDING.words[self.value - 1]}"

    def about(self, state: Fliptown, item: i64) -> str:
        return f"building:{BUILDING.words[self.value - 1]}"

    def answers(self, state: Fliptown, item: i64) -> list[int]:
        return listed(verbs.ACCEPT, 1, self.soft(state, item))

    def chosen(self, state: Fliptown, item: i64, action: i64) -> None:
        sheet = state.sheets[seat_of(item)]
        if action != verbs.DECLINE:
            self.used(state, sheet, action)

    def used(self, state: Fliptown, sheet: Sheet, action: i64) -> None:
        """Carry out an answer that is no refusal."""


class Undertaker(Building):
    """First his protection, no Wanted in the Cemetery; on another visit his shovel."""

    word: ClassVar[str] = "undertaker"

    def __init__(self, section: Section, place: int) -> None:
        super().__init__(section, place)
        self.is_free = True
        self.shovel_stars: i64 = section.number("shovel-stars")
        """What the shovel brings at every stone."""

    def is_open(self, state: Fliptown, sheet: Sheet) -> bool:
        """One of the two is still to be had."""
        both: i64 = PROTECTION | SHOVEL
        return sheet.items & both != both

    def used(self, state: Fliptown, sheet: Sheet, action: i64) -> None:
        """One step a visit, for nothing. Ruling FT-R34."""
        state.gain_item(sheet, SHOVEL_PLACE if sheet.items & PROTECTION else PROTECTION_PLACE)


class Bank(Building):
    """Put money on red or on black; a line-up all of that colour pays from the next turn on."""

    word: ClassVar[str] = "bank"

    def __init__(self, section: Section, place: int) -> None:
        super().__init__(section, place)
        self.price: i64 = section.number("price")
        self.payout: list[int] = section.numbers("payout")
        """Stars for such a line-up, by round."""

    def is_open(self, state: Fliptown, sheet: Sheet) -> bool:
        """Money enough and a colour left."""
        both: i64 = RED | BLACK
        return sheet.cash >= self.price and sheet.items & both != both

    def answers(self, state: Fliptown, item: i64) -> list[int]:
        """The colours not invested in."""
        owned: i64 = state.sheets[seat_of(item)].items
        return listed(verbs.INVEST, ~(owned >> COLOURS_PLACE) & 3, self.soft(state, item))

    def used(self, state: Fliptown, sheet: Sheet, action: i64) -> None:
        """Pay and circle the colour."""
        state.pay_cash(sheet, self.price)
        state.gain_item(sheet, COLOURS_PLACE + action - verbs.INVEST)

    def option_ref(self, action: i64) -> str:
        if action == verbs.DECLINE:
            return ""
        return f"item:{WORDS[COLOURS_PLACE + action - verbs.INVEST]}"


class Hideout(Building):
    """Lie low: cross out some Wanted."""

    word: ClassVar[str] = "hideout"

    def __init__(self, section: Section, place: int) -> None:
        super().__init__(section, place)
        self.is_free = True
        self.most: i64 = section.number("most")

    def is_open(self, state: Fliptown, sheet: Sheet) -> bool:
        """There is Wanted to cross out."""
        return sheet.wanted > 0

    def answers(self, state: Fliptown, item: i64) -> list[int]:
        """Any amount up to the limit."""
        most: i64 = least(self.most, state.sheets[seat_of(item)].wanted)
        return listed(verbs.WIPE, AMOUNTS[most], self.soft(state, item))

    def used(self, state: Fliptown, sheet: Sheet, action: i64) -> None:
        """Cross it out."""
        state.wipe(sheet, action - verbs.WIPE)


@mypyc_attr(allow_interpreted_subclasses=True)
class Shop(Building):
    """A building that sells at most one of its items a visit, each of them once."""

    goods: ClassVar[str] = ""
    """The items for sale, by their keys."""

    def __init__(self, section: Section, place: int) -> None:
        super().__init__(section, place)
        self.stock: i64 = sum(BIT[ITEM.numbers[word]] for word in self.goods.split())
        """The items for sale, as a mask."""

    def wares(self, state: Fliptown, sheet: Sheet) -> i64:
        """What *sheet* may and can buy."""
        left: i64 = self.stock & ~sheet.items
        mask: i64 = 0
        item: i64 = 0
        while left != 0:
            if left & 1 and state.ruleset.item_price[item] <= sheet.cash:
                mask |= BIT[item]
            left >>= 1
            item += 1
        return mask

    def is_open(self, state: Fliptown, sheet: Sheet) -> bool:
        """Something can be bought."""
        return sheet.cash > 0 and self.wares(state, sheet) != 0

    def answers(self, state: Fliptown, item: i64) -> list[int]:
        """One of the wares."""
        wares: i64 = self.wares(state, state.sheets[seat_of(item)])
        return listed(verbs.BUY, wares, self.soft(state, item))

    def used(self, state: Fliptown, sheet: Sheet, action: i64) -> None:
        """Pay, own it, and take the star and the tool that come with it."""
        ware: i64 = action - verbs.BUY
        state.pay_cash(sheet, state.ruleset.item_price[ware])
        state.gain_item(sheet, ware)
        if state.ruleset.item_stars[ware]:
            state.gain_stars(sheet, state.ruleset.item_stars[ware], FROM_TOWN)
        if BIT[ware] == WORK_HORSE:
            state.gain_hammer(sheet)
        elif BIT[ware] == STORE_PAN:
            state.gain_pan(sheet)

    def option_facts(self, state: Fliptown, item: i64, action: i64) -> Facts:
        if action == verbs.DECLINE:
            return {}
        return {"cost": state.ruleset.item_price[action - verbs.BUY]}


class Stables(Shop):
    """Buy a Work Horse, a hammer and a star, or a Trail Horse, a longer ride."""

    word: ClassVar[str] = "stables"
    goods: ClassVar[str] = "work-horse trail-horse"


class GeneralStore(Shop):
    """Buy a gold pan with a star, a pickaxe with a star, or a bandana."""

    word: ClassVar[str] = "general-store"
    goods: ClassVar[str] = "gold-pan pickaxe bandana"


@mypyc_attr(allow_interpreted_subclasses=True)
class Exchange(Building):
    """A building where one pays for every unit of something, up to a limit."""

    base: ClassVar[int] = 0
    """The answer that stands for nothing."""

    def __init__(self, section: Section, place: int) -> None:
        super().__init__(section, place)
        self.price: i64 = section.number("price")
        self.limit: i64 = section.number("most")

    def most(self, sheet: Sheet) -> i64:
        """How many units *sheet* can have."""
        raise NotImplementedError(type(self).__name__)

    def is_open(self, state: Fliptown, sheet: Sheet) -> bool:
        """At least one."""
        return self.most(sheet) > 0

    def answers(self, state: Fliptown, item: i64) -> list[int]:
        """Any number up to the limit."""
        most: i64 = self.most(state.sheets[seat_of(item)])
        return listed(self.base, AMOUNTS[most], self.soft(state, item))

    def option_facts(self, state: Fliptown, item: i64, action: i64) -> Facts:
        if action == verbs.DECLINE:
            return {}
        return {"cost": (action - self.base) * self.price}


class Church(Exchange):
    """Buy back a good name: each dollar crosses out one Wanted."""

    word: ClassVar[str] = "church"
    base: ClassVar[int] = verbs.ATONE

    def most(self, sheet: Sheet) -> i64:
        """As much Wanted as there is and is paid for."""
        return least(least(self.limit, sheet.wanted), sheet.cash // self.price)

    def used(self, state: Fliptown, sheet: Sheet, action: i64) -> None:
        """Pay and cross out."""
        amount: i64 = action - verbs.ATONE
        state.pay_cash(sheet, amount * self.price)
        state.wipe(sheet, amount)


class Hotel(Building):
    """Check in: the last silver star reached counts at the end."""

    word: ClassVar[str] = "hotel"

    def __init__(self, section: Section, place: int) -> None:
        super().__init__(section, place)
        self.price: i64 = section.number("price")
        self.track: bytes = bytes([0, *section.numbers("track")])
        """The silver stars by check-ins, none for none."""

    def is_open(self, state: Fliptown, sheet: Sheet) -> bool:
        """A night left on the track and money for it. Ruling FT-R31."""
        return sheet.cash >= self.price and sheet.hotel < len(self.track) - 1

    def used(self, state: Fliptown, sheet: Sheet, action: i64) -> None:
        """Pay and circle the next silver star."""
        state.pay_cash(sheet, self.price)
        sheet.hotel += 1
        if state.tape is not None:
            state.note(events.CHECKED_IN, sheet, self.track[sheet.hotel])


class Land:
    """The Land Office's grid: what each square and each placement of a shape is worth."""

    def __init__(self, section: Section) -> None:
        self.squares: list[int] = section.numbers("grid")
        """The stars of each square."""
        self.whole: i64 = all_bits(len(self.squares))
        prices = {shape: section.number(shape) for shape in SHAPES}
        plots = [word.split("-") for word in PLOT.words]
        self.price: list[int] = [prices[shape] for shape, _ in plots]
        """By placement; so are the next two."""
        self.mask: list[int] = [sum(BIT[int(one) - 1] for one in cells) for _, cells in plots]
        self.stars: list[int] = [sum(self.squares[int(one) - 1] for one in c) for _, c in plots]
        self.cheapest: i64 = min(self.price)
        self.lists: dict[int, list[int]] = {}
        """Answers by claimed land and cash; found when asked, shared, not changed."""

    def open_plots(self, land: i64, cash: i64) -> list[int]:
        """The placements that fit beside *land* and cost at most *cash*."""
        budget: i64 = least(cash, 63)
        key: int = (land << 6) | budget
        found = self.lists.get(key)
        if found is None:
            found = []
            for plot in range(len(self.mask)):
                if self.mask[plot] & land == 0 and self.price[plot] <= budget:
                    found.append(verbs.CLAIM + plot)
            self.lists[key] = found
        return found


class LandOffice(Building):
    """Claim a shape of land: stars for its squares, and more for the last one."""

    word: ClassVar[str] = "land-office"

    def __init__(self, section: Section, place: int) -> None:
        super().__init__(section, place)
        self.complete: i64 = section.number("complete")
        """Stars for the whole grid."""

    def is_open(self, state: Fliptown, sheet: Sheet) -> bool:
        """A shape fits and can be paid. Ruling FT-R32."""
        land = state.ruleset.land
        if sheet.cash < land.cheapest:
            return False
        return len(land.open_plots(sheet.land, sheet.cash)) > 0

    def answers(self, state: Fliptown, item: i64) -> list[int]:
        """Every placement, turned and mirrored freely."""
        sheet = state.sheets[seat_of(item)]
        found = state.ruleset.land.open_plots(sheet.land, sheet.cash)
        return [verbs.DECLINE, *found] if self.soft(state, item) else found

    def used(self, state: Fliptown, sheet: Sheet, action: i64) -> None:
        """Pay, mark the squares, gain their stars at once. Ruling FT-R33."""
        land = state.ruleset.land
        plot: i64 = action - verbs.CLAIM
        stars: i64 = land.stars[plot]
        state.pay_cash(sheet, land.price[plot])
        sheet.land |= land.mask[plot]
        if sheet.land == land.whole:
            stars += self.complete
        if state.tape is not None:
            state.note(events.CLAIMED, sheet, plot, stars)
        state.gain_stars(sheet, stars, FROM_LAND)

    def option_facts(self, state: Fliptown, item: i64, action: i64) -> Facts:
        if action == verbs.DECLINE:
            return {}
        land = state.ruleset.land
        plot: i64 = action - verbs.CLAIM
        return {
            "cost": land.price[plot],
            "stars": land.stars[plot],
            "squares": COUNT[land.mask[plot]],
        }


class Gunsmith(Shop):
    """Buy the pistol; with it, on another visit, the rifle."""

    word: ClassVar[str] = "gunsmith"
    goods: ClassVar[str] = "pistol rifle"

    def wares(self, state: Fliptown, sheet: Sheet) -> i64:
        """The pistol first, the rifle only with it. Edition point FT-E10."""
        found: i64 = super().wares(state, sheet)
        return found & RIFLE if sheet.items & PISTOL else found & PISTOL


class BailBonds(Building):
    """Hunt an outlaw: each such card of a later line-up brings a reward."""

    word: ClassVar[str] = "bail-bonds"

    def __init__(self, section: Section, place: int) -> None:
        super().__init__(section, place)
        self.is_free = True
        self.cash: i64 = section.number("cash")
        """What an outlaw in the line-up brings: cash, gold or less Wanted."""
        self.gold: i64 = section.number("gold")
        self.wipe: i64 = section.number("wipe")

    def is_open(self, state: Fliptown, sheet: Sheet) -> bool:
        """An outlaw is still free."""
        return sheet.items & OUTLAWS != OUTLAWS

    def answers(self, state: Fliptown, item: i64) -> list[int]:
        """The outlaws not hunted yet. Ruling FT-R9."""
        owned: i64 = state.sheets[seat_of(item)].items
        free: i64 = ~(owned >> OUTLAWS_PLACE) & all_bits(OUTLAW.size())
        return listed(verbs.HUNT, free, self.soft(state, item))

    def used(self, state: Fliptown, sheet: Sheet, action: i64) -> None:
        """Circle the outlaw."""
        state.gain_item(sheet, OUTLAWS_PLACE + action - verbs.HUNT)


class Bail(TurnQuestion):
    """A hunted outlaw is in the line-up: cash, gold or less Wanted."""

    key: ClassVar[str] = "bail"

    def answers(self, state: Fliptown, item: i64) -> list[int]:
        most: i64 = least(state.ruleset.bail_bonds.wipe, state.sheets[seat_of(item)].wanted)
        return [*listed(verbs.WIPE, AMOUNTS[most], 0), TAKE_CASH, TAKE_GOLD]

    def chosen(self, state: Fliptown, item: i64, action: i64) -> None:
        sheet = state.sheets[seat_of(item)]
        sheet.left -= 1
        if action == TAKE_CASH:
            state.gain_cash(sheet, state.ruleset.bail_bonds.cash)
        elif action == TAKE_GOLD:
            state.gain_gold(sheet, state.ruleset.bail_bonds.gold)
        else:
            state.wipe(sheet, action - verbs.WIPE)
        if sheet.left > 0:
            sheet.ask(ASK_BAIL)

    def default(self, state: Fliptown, item: i64) -> int:
        return TAKE_CASH

    def details(self, state: Fliptown, sheet: Sheet, item: i64) -> Facts:
        return {"left": sheet.left}

    def option_facts(self, state: Fliptown, item: i64, action: i64) -> Facts:
        if action == TAKE_CASH:
            return {"give": state.ruleset.bail_bonds.cash}
        if action == TAKE_GOLD:
            return {"give": state.ruleset.bail_bonds.gold}
        return {}


class SheriffsOffice(Building):
    """Look at the Sheriff card, then a star or less Wanted."""

    word: ClassVar[str] = "sheriffs-office"

    def __init__(self, section: Section, place: int) -> None:
        super().__init__(section, place)
        self.is_free = True
        self.star: i64 = section.number("star")
        self.wipe: i64 = section.number("wipe")

    def is_open(self, state: Fliptown, sheet: Sheet) -> bool:
        """The Sheriff always has time."""
        return True

    def attended(self, state: Fliptown, sheet: Sheet) -> None:
        """Look first; a card nobody has seen yet is drawn when the dealer comes round.

        Whoever has not seen a card dealt early waits too: a look at once would tell of a rival's.
        """
        is_early: bool = state.known & EARLY != 0 and state.known & sheet.bit == 0
        if state.sheriff == UNSEEN or is_early:
            sheet.ask(WAIT_PEEK)
        else:
            self.show(state, sheet)

    def show(self, state: Fliptown, sheet: Sheet) -> None:
        """The visitor alone knows the card until the round ends. Ruling FT-R36."""
        state.known |= sheet.bit
        if state.suspects:
            state.clear_suspect(state.sheriff)
        if state.tape is not None:
            state.tape.write(events.PEEKED, sheet.bit, sheet.seat, state.sheriff)
        sheet.ask_about(ASK_EFFECT, self.value)

    def answers(self, state: Fliptown, item: i64) -> list[int]:
        """A star, or as much Wanted as there is up to the limit. Ruling FT-R69."""
        most: i64 = least(self.wipe, state.sheets[seat_of(item)].wanted)
        return [*listed(verbs.WIPE, AMOUNTS[most], 0), TAKE_STAR]

    def used(self, state: Fliptown, sheet: Sheet, action: i64) -> None:
        """The star or the eraser."""
        if action == TAKE_STAR:
            state.gain_stars(sheet, self.star, FROM_TOWN)
        else:
            state.wipe(sheet, action - verbs.WIPE)


class AwaitPeek(Waiting):
    """A visitor of the Sheriff's Office waits to see the Sheriff card."""

    key: ClassVar[str] = "peek"
    is_from_deck: ClassVar[bool] = False

    def is_needless(self, state: Fliptown) -> bool:
        return state.sheriff != UNSEEN

    def ask_dealer(self, state: Fliptown, seat: i64) -> None:
        state.ask(ASK_PEEK, DEALER, seat)

    def go_on_without(self, state: Fliptown, sheet: Sheet, item: i64) -> None:
        """Somebody has looked before: it is that card."""
        state.ruleset.office.show(state, sheet)


class PeekCard(CardForSeat):
    """Which card the Sheriff is."""

    def answers(self, state: Fliptown, item: i64) -> list[int]:
        if state.sheriff != UNSEEN:
            return [self.base + state.sheriff]
        return super().answers(state, item)

    def draw(self, state: Fliptown, item: i64, rng: Rng) -> int:
        if state.sheriff != UNSEEN:
            return self.base + state.sheriff
        return super().draw(state, item, rng)

    def seen(self, state: Fliptown, item: i64, action: i64) -> int:
        return BIT[about_of(item)]

    def dealt(self, state: Fliptown, sheet: Sheet, pause: i64, card: i64) -> None:
        state.sheriff = card
        state.pool &= ~BIT[card]
        state.ruleset.office.show(state, sheet)


class Saloon(Exchange):
    """A round for everyone: cash becomes stars."""

    word: ClassVar[str] = "saloon"
    base: ClassVar[int] = verbs.DRINK

    def most(self, sheet: Sheet) -> i64:
        """As many stars as the cash buys."""
        return least(self.limit, sheet.cash // self.price)

    def used(self, state: Fliptown, sheet: Sheet, action: i64) -> None:
        """Pay and gain."""
        stars: i64 = action - verbs.DRINK
        state.pay_cash(sheet, stars * self.price)
        state.gain_stars(sheet, stars, FROM_TOWN)


class ProspectorsClub(Exchange):
    """Show off your nuggets: gold becomes stars."""

    word: ClassVar[str] = "prospectors-club"
    base: ClassVar[int] = verbs.TRADE

    def most(self, sheet: Sheet) -> i64:
        """As many stars as the gold buys."""
        return least(self.limit, sheet.gold // self.price)

    def used(self, state: Fliptown, sheet: Sheet, action: i64) -> None:
        """Pay and gain."""
        stars: i64 = action - verbs.TRADE
        state.pay_gold(sheet, stars * self.price)
        state.gain_stars(sheet, stars, FROM_TOWN)


STREET: Final[list[type[Building]]] = [
    Undertaker,
    Bank,
    Hideout,
    Stables,
    GeneralStore,
    Church,
    Hotel,
    LandOffice,
    Gunsmith,
    BailBonds,
    SheriffsOffice,
    Saloon,
    ProspectorsClub,
]
ASK_BUILDING: Final = Visit()
ASK_EFFECT: Final = Effect()
ASK_BAIL: Final = Bail()
WAIT_PEEK: Final = AwaitPeek()
ASK_PEEK: Final = PeekCard("peek")
