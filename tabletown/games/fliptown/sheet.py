"""One seat's sheet: everything drawn on its map, and what it is being asked.

Small masks and counters only, so that a copy is cheap. What a sheet may do is decided
elsewhere; nothing here knows a rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.games.fliptown.numbers import BIT, FIRST_GRAVES, NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

FIELDS: Final[list[str]] = (
    ["seat", "cash", "gold", "stars", "wanted", "pans", "hammers", "wagon"]
    + ["stops", "targets", "robbed", "chambers", "buildings", "graves", "items", "hotel"]
    + ["land", "column0", "column1", "column2", "hole", "arrests", "mine_gold", "opened"]
    + ["sources", "hands", "character", "power", "met", "scored", "origin", "origin2"]
    + ["ask", "about", "soft", "step", "suit_slot", "value_slot", "suit", "value"]
    + ["free", "bonuses", "effects", "left", "gained", "bribed", "lot"]
)
"""The fields in the order of dumps."""
NO_CHOICES: Final[list[int]] = []


class Sheet:
    """A seat's map, inventory, poker columns and open question."""

    __slots__ = (*FIELDS, "bit", "choices")

    def __init__(self, model: Sheet | None) -> None:
        """A copy of *model*, or an empty sheet; copying in here is the fastest in both forms."""
        if model is None:
            self.seat: i64 = 0
            """Whose sheet it is."""
            self.cash: i64 = 0
            self.gold: i64 = 0
            self.stars: i64 = 0
            self.wanted: i64 = 0
            self.pans: i64 = 0
            self.hammers: i64 = 0
            self.wagon: i64 = 0
            """The stop the wagon stands at, 0 before the first."""
            self.stops: i64 = 0
            """Circled trail stops."""
            self.targets: i64 = 0
            """Circled targets, by value."""
            self.robbed: i64 = 0
            """Targets robbed with success."""
            self.chambers: i64 = 0
            self.buildings: i64 = 0
            self.graves: i64 = 0
            self.items: i64 = 0
            self.hotel: i64 = 0
            """Check-ins."""
            self.land: i64 = 0
            """Claimed squares."""
            self.column0: i64 = 0
            """Poker cards of round 1, six bits each, card + 1."""
            self.column1: i64 = 0
            self.column2: i64 = 0
            self.hole: i64 = 0
            """The two Hold'em cards, packed alike."""
            self.arrests: i64 = 0
            self.mine_gold: i64 = 0
            """Gold collected in chambers."""
            self.opened: i64 = 0
            """Regions in which a bonus action was gained."""
            self.sources: i64 = 0
            """Regions whose icons gave one."""
            self.hands: i64 = 0
            """What the three hands were, four bits each."""
            self.character: i64 = 0
            """14 for nobody."""
            self.power: i64 = 0
            """Uses left of the ability; jokers."""
            self.met: i64 = 0
            """Bounties met for a moment: 1 wanted, 2 riches."""
            self.scored: i64 = 0
            """Bounties scored, by their place."""
            self.origin: i64 = 0
            """Stars by where they came from, eight bits each."""
            self.origin2: i64 = 0
            self.ask: i64 = 0
            """The question asked, or what it waits for."""
            self.about: i64 = 0
            """The site, building or card it is about."""
            self.soft: i64 = 0
            """Whether a bonus may be declined."""
            self.step: i64 = 0
            """Before the cards, after them, after the action."""
            self.suit_slot: i64 = 0
            self.value_slot: i64 = 0
            self.suit: i64 = 0
            """The suit card's suit, as changed."""
            self.value: i64 = 0
            """The value card's value."""
            self.free: i64 = 0
            """Free steps of the value; 13 for a Joker."""
            self.bonuses: i64 = 0
            """Pending bonus actions, four bits a region."""
            self.effects: i64 = 0
            """Pending effects of buildings, four bits each."""
            self.left: i64 = 0
            """Bail rewards left to choose."""
            self.gained: i64 = 0
            """What was gained this turn, for the cowbot."""
            self.bribed: i64 = 0
            """Whether the Sheriff is paid this round."""
            self.lot: i64 = 0
            """The Marshal's own card, plus one."""
            self.choices: list[int] = NO_CHOICES
            """The answers to what is asked; shared and never changed."""
            self.bit: i64 = 1
            """The seat as a mask, so that nobody need look it up."""
        else:
            self.seat = model.seat
            self.cash = model.cash
            self.gold = model.gold
            self.stars = model.stars
            self.wanted = model.wanted
            self.pans = model.pans
            self.hammers = model.hammers
            self.wagon = model.wagon
            self.stops = model.stops
            self.targets = model.targets
            self.robbed = model.robbed
            self.chambers = model.chambers
            self.buildings = model.buildings
            self.graves = model.graves
            self.items = model.items
            self.hotel = model.hotel
            self.land = model.land
            self.column0 = model.column0
            self.column1 = model.column1
            self.column2 = model.column2
            self.hole = model.hole
            self.arrests = model.arrests
            self.mine_gold = model.mine_gold
            self.opened = model.opened
            self.sources = model.sources
            self.hands = model.hands
            self.character = model.character
            self.power = model.power
            self.met = model.met
            self.scored = model.scored
            self.origin = model.origin
            self.origin2 = model.origin2
            self.ask = model.ask
            self.about = model.about
            self.soft = model.soft
            self.step = model.step
            self.suit_slot = model.suit_slot
            self.value_slot = model.value_slot
            self.suit = model.suit
            self.value = model.value
            self.free = model.free
            self.bonuses = model.bonuses
            self.effects = model.effects
            self.left = model.left
            self.gained = model.gained
            self.bribed = model.bribed
            self.lot = model.lot
            self.choices = model.choices
            self.bit = model.bit

    def clone(self) -> Sheet:
        """A copy that shares nothing that can change."""
        return Sheet(self)

    def shown(self) -> Sheet:
        """A copy for rivals' eyes, without the secret cards."""
        copy = Sheet(self)
        copy.hole = 0
        return copy

    def dump(self) -> list[int]:
        """The fields as ints."""
        return [
            self.seat,
            self.cash,
            self.gold,
            self.stars,
            self.wanted,
            self.pans,
            self.hammers,
            self.wagon,
            self.stops,
            self.targets,
            self.robbed,
            self.chambers,
            self.buildings,
            self.graves,
            self.items,
            self.hotel,
            self.land,
            self.column0,
            self.column1,
            self.column2,
            self.hole,
            self.arrests,
            self.mine_gold,
            self.opened,
            self.sources,
            self.hands,
            self.character,
            self.power,
            self.met,
            self.scored,
            self.origin,
            self.origin2,
            self.ask,
            self.about,
            self.soft,
            self.step,
            self.suit_slot,
            self.value_slot,
            self.suit,
            self.value,
            self.free,
            self.bonuses,
            self.effects,
            self.left,
            self.gained,
            self.bribed,
            self.lot,
        ]


def load_sheet(ints: list[int]) -> Sheet:
    """The sheet that `Sheet.dump` wrote, its choices not yet listed."""
    sheet = Sheet(None)
    sheet.seat = ints[0]
    sheet.bit = BIT[ints[0]]
    sheet.cash = ints[1]
    sheet.gold = ints[2]
    sheet.stars = ints[3]
    sheet.wanted = ints[4]
    sheet.pans = ints[5]
    sheet.hammers = ints[6]
    sheet.wagon = ints[7]
    sheet.stops = ints[8]
    sheet.targets = ints[9]
    sheet.robbed = ints[10]
    sheet.chambers = ints[11]
    sheet.buildings = ints[12]
    sheet.graves = ints[13]
    sheet.items = ints[14]
    sheet.hotel = ints[15]
    sheet.land = ints[16]
    sheet.column0 = ints[17]
    sheet.column1 = ints[18]
    sheet.column2 = ints[19]
    sheet.hole = ints[20]
    sheet.arrests = ints[21]
    sheet.mine_gold = ints[22]
    sheet.opened = ints[23]
    sheet.sources = ints[24]
    sheet.hands = ints[25]
    sheet.character = ints[26]
    sheet.power = ints[27]
    sheet.met = ints[28]
    sheet.scored = ints[29]
    sheet.origin = ints[30]
    sheet.origin2 = ints[31]
    sheet.ask = ints[32]
    sheet.about = ints[33]
    sheet.soft = ints[34]
    sheet.step = ints[35]
    sheet.suit_slot = ints[36]
    sheet.value_slot = ints[37]
    sheet.suit = ints[38]
    sheet.value = ints[39]
    sheet.free = ints[40]
    sheet.bonuses = ints[41]
    sheet.effects = ints[42]
    sheet.left = ints[43]
    sheet.gained = ints[44]
    sheet.bribed = ints[45]
    sheet.lot = ints[46]
    return sheet


def blank_sheet(seat: int) -> Sheet:
    """An empty map: nothing owned, the first tombstone circled."""
    ints = [0] * len(FIELDS)
    ints[FIELDS.index("seat")] = seat
    ints[FIELDS.index("graves")] = FIRST_GRAVES
    ints[FIELDS.index("character")] = NOBODY
    ints[FIELDS.index("ask")] = 1
    return load_sheet(ints)
