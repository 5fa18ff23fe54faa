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
        if model is not None:
            self.seat: i64 = model.seat
            """Whose sheet it is."""
            self.cash: i64 = model.cash
            self.gold: i64 = model.gold
            self.stars: i64 = model.stars
            self.wanted: i64 = model.wanted
            self.pans: i64 = model.pans
            self.hammers: i64 = model.hammers
            self.wagon: i64 = model.wagon
            """The stop the wagon stands at, 0 before the first."""
            self.stops: i64 = model.stops
            """Circled trail stops."""
            self.targets: i64 = model.targets
            """Circled targets, by value."""
            self.robbed: i64 = model.robbed
            """Targets robbed with success."""
            self.chambers: i64 = model.chambers
            self.buildings: i64 = model.buildings
            self.graves: i64 = model.graves
            self.items: i64 = model.items
            self.hotel: i64 = model.hotel
            """Check-ins."""
            self.land: i64 = model.land
            """Claimed squares."""
            self.column0: i64 = model.column0
            """Poker cards of round 1, six bits each, card + 1."""
            self.column1: i64 = model.column1
            self.column2: i64 = model.column2
            self.hole: i64 = model.hole
            """The two Hold'em cards, packed alike."""
            self.arrests: i64 = model.arrests
            self.mine_gold: i64 = model.mine_gold
            """Gold collected in chambers."""
            self.opened: i64 = model.opened
            """Regions in which a bonus action was gained."""
            self.sources: i64 = model.sources
            """Regions whose icons gave one."""
            self.hands: i64 = model.hands
            """What the three hands were, four bits each."""
            self.character: i64 = model.character
            """14 for nobody."""
            self.power: i64 = model.power
            """Uses left of the ability; jokers."""
            self.met: i64 = model.met
            """Bounties met for a moment: 1 wanted, 2 riches."""
            self.scored: i64 = model.scored
            """Bounties scored, by their place."""
            self.origin: i64 = model.origin
            """Stars by where they came from, eight bits each."""
            self.origin2: i64 = model.origin2
            self.ask: i64 = model.ask
            """The question asked, or what it waits for."""
            self.about: i64 = model.about
            """The site, building or card it is about."""
            self.soft: i64 = model.soft
            """Whether a bonus may be declined."""
            self.step: i64 = model.step
            """Before the cards, after them, after the action."""
            self.suit_slot: i64 = model.suit_slot
            self.value_slot: i64 = model.value_slot
            self.suit: i64 = model.suit
            """The suit card's suit, as changed."""
            self.value: i64 = model.value
            """The value card's value."""
            self.free: i64 = model.free
            """Free steps of the value; 13 for a Joker."""
            self.bonuses: i64 = model.bonuses
            """Pending bonus actions, four bits a region."""
            self.effects: i64 = model.effects
            """Pending effects of buildings, four bits each."""
            self.left: i64 = model.left
            """Bail rewards left to choose."""
            self.gained: i64 = model.gained
            """What was gained this turn, for the cowbot."""
            self.bribed: i64 = model.bribed
            """Whether the Sheriff is paid this round."""
            self.lot: i64 = model.lot
            """The Marshal's own card, plus one."""
            self.choices: list[int] = model.choices
            """The answers to what is asked; shared and never changed."""
            self.bit: i64 = model.bit
            """The seat as a mask, so that nobody need look it up."""
        else:
            self.seat = 0
            self.cash = 0
            self.gold = 0
            self.stars = 0
            self.wanted = 0
            self.pans = 0
            self.hammers = 0
            self.wagon = 0
            self.stops = 0
            self.targets = 0
            self.robbed = 0
            self.chambers = 0
            self.buildings = 0
            self.graves = 0
            self.items = 0
            self.hotel = 0
            self.land = 0
            self.column0 = 0
            self.column1 = 0
            self.column2 = 0
            self.hole = 0
            self.arrests = 0
            self.mine_gold = 0
            self.opened = 0
            self.sources = 0
            self.hands = 0
            self.character = 0
            self.power = 0
            self.met = 0
            self.scored = 0
            self.origin = 0
            self.origin2 = 0
            self.ask = 0
            self.about = 0
            self.soft = 0
            self.step = 0
            self.suit_slot = 0
            self.value_slot = 0
            self.suit = 0
            self.value = 0
            self.free = 0
            self.bonuses = 0
            self.effects = 0
            self.left = 0
            self.gained = 0
            self.bribed = 0
            self.lot = 0
            self.choices = NO_CHOICES
            self.bit = 1

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
