"""One seat's sheet: everything drawn on its map, and what it is being asked.

Small masks and counters only, so that a copy is cheap. What a sheet may do is decided
elsewhere; nothing here knows a rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.games.fliptown.numbers import FIRST_GRAVES, NOBODY

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

    __slots__ = (*FIELDS, "choices")

    def __init__(
        self,
        seat: i64,
        cash: i64,
        gold: i64,
        stars: i64,
        wanted: i64,
        pans: i64,
        hammers: i64,
        wagon: i64,
        stops: i64,
        targets: i64,
        robbed: i64,
        chambers: i64,
        buildings: i64,
        graves: i64,
        items: i64,
        hotel: i64,
        land: i64,
        column0: i64,
        column1: i64,
        column2: i64,
        hole: i64,
        arrests: i64,
        mine_gold: i64,
        opened: i64,
        sources: i64,
        hands: i64,
        character: i64,
        power: i64,
        met: i64,
        scored: i64,
        origin: i64,
        origin2: i64,
        ask: i64,
        about: i64,
        soft: i64,
        step: i64,
        suit_slot: i64,
        value_slot: i64,
        suit: i64,
        value: i64,
        free: i64,
        bonuses: i64,
        effects: i64,
        left: i64,
        gained: i64,
        bribed: i64,
        lot: i64,
        choices: list[int],
    ) -> None:
        self.seat: i64 = seat
        """Whose sheet it is."""
        self.cash: i64 = cash
        self.gold: i64 = gold
        self.stars: i64 = stars
        self.wanted: i64 = wanted
        self.pans: i64 = pans
        self.hammers: i64 = hammers
        self.wagon: i64 = wagon
        """The stop the wagon stands at, 0 before the first."""
        self.stops: i64 = stops
        """Circled trail stops."""
        self.targets: i64 = targets
        """Circled targets, by value."""
        self.robbed: i64 = robbed
        """Targets robbed with success."""
        self.chambers: i64 = chambers
        self.buildings: i64 = buildings
        self.graves: i64 = graves
        self.items: i64 = items
        self.hotel: i64 = hotel
        """Check-ins."""
        self.land: i64 = land
        """Claimed squares."""
        self.column0: i64 = column0
        """Poker cards of round 1, six bits each, card + 1."""
        self.column1: i64 = column1
        self.column2: i64 = column2
        self.hole: i64 = hole
        """The two Hold'em cards, packed alike."""
        self.arrests: i64 = arrests
        self.mine_gold: i64 = mine_gold
        """Gold collected in chambers."""
        self.opened: i64 = opened
        """Regions in which a bonus action was gained."""
        self.sources: i64 = sources
        """Regions whose icons gave one."""
        self.hands: i64 = hands
        """What the three hands were, four bits each."""
        self.character: i64 = character
        """14 for nobody."""
        self.power: i64 = power
        """Uses left of the ability; jokers."""
        self.met: i64 = met
        """Bounties met for a moment: 1 wanted, 2 riches."""
        self.scored: i64 = scored
        """Bounties scored, by their place."""
        self.origin: i64 = origin
        """Stars by where they came from, eight bits each."""
        self.origin2: i64 = origin2
        self.ask: i64 = ask
        """The question asked, or what it waits for."""
        self.about: i64 = about
        """The site, building or card it is about."""
        self.soft: i64 = soft
        """Whether a bonus may be declined."""
        self.step: i64 = step
        """Before the cards, after them, after the action."""
        self.suit_slot: i64 = suit_slot
        self.value_slot: i64 = value_slot
        self.suit: i64 = suit
        """The suit card's suit, as changed."""
        self.value: i64 = value
        """The value card's value."""
        self.free: i64 = free
        """Free steps of the value; 13 for a Joker."""
        self.bonuses: i64 = bonuses
        """Pending bonus actions, four bits a region."""
        self.effects: i64 = effects
        """Pending effects of buildings, four bits each."""
        self.left: i64 = left
        """Bail rewards left to choose."""
        self.gained: i64 = gained
        """What was gained this turn, for the cowbot."""
        self.bribed: i64 = bribed
        """Whether the Sheriff is paid this round."""
        self.lot: i64 = lot
        """The Marshal's own card, plus one."""
        self.choices: list[int] = choices
        """The answers to what is asked; shared and never changed."""

    def clone(self) -> Sheet:
        """A copy that shares nothing that can change."""
        return Sheet(
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
            self.choices,
        )

    def shown(self) -> Sheet:
        """A copy for rivals' eyes, without the secret cards."""
        copy = self.clone()
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
    return Sheet(
        ints[0],
        ints[1],
        ints[2],
        ints[3],
        ints[4],
        ints[5],
        ints[6],
        ints[7],
        ints[8],
        ints[9],
        ints[10],
        ints[11],
        ints[12],
        ints[13],
        ints[14],
        ints[15],
        ints[16],
        ints[17],
        ints[18],
        ints[19],
        ints[20],
        ints[21],
        ints[22],
        ints[23],
        ints[24],
        ints[25],
        ints[26],
        ints[27],
        ints[28],
        ints[29],
        ints[30],
        ints[31],
        ints[32],
        ints[33],
        ints[34],
        ints[35],
        ints[36],
        ints[37],
        ints[38],
        ints[39],
        ints[40],
        ints[41],
        ints[42],
        ints[43],
        ints[44],
        ints[45],
        ints[46],
        NO_CHOICES,
    )


def blank_sheet(seat: int) -> Sheet:
    """An empty map: nothing owned, the first tombstone circled."""
    ints = [0] * len(FIELDS)
    ints[FIELDS.index("seat")] = seat
    ints[FIELDS.index("graves")] = FIRST_GRAVES
    ints[FIELDS.index("character")] = NOBODY
    ints[FIELDS.index("ask")] = 1
    return load_sheet(ints)
