"""One seat's sheet: everything drawn on its map, and the questions its owner is asked.

Small masks and counters only, so that a copy is cheap. What a sheet may do is decided
elsewhere; nothing here knows a rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from tabletown.core.agenda import Agenda, seat_of
from tabletown.core.question import ASKED, UNFORCED, Question
from tabletown.core.view import Facts
from tabletown.games.fliptown import verbs
from tabletown.games.fliptown.marks import BIT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabletown.core.snapshot import Snapshot
    from tabletown.games.fliptown.ruleset import Ruleset
    from tabletown.games.fliptown.state import Fliptown

NOBODY: Final = -1
"""The character of a sheet that has none."""

BEFORE_CARDS: Final = 0
CARDS_ASSIGNED: Final = 1
ACTION_TAKEN: Final = 2
"""How far a sheet's turn has come."""


class Sheet(Agenda):
    """A seat's map, inventory and poker columns.

    A sheet is its seat's own agenda as well: copied with every flip, two objects cost twice.
    """

    __slots__ = (
        "about",
        "arrests",
        "bit",
        "bonuses",
        "bribed",
        "buildings",
        "cash",
        "chambers",
        "character",
        "column0",
        "column1",
        "column2",
        "effects",
        "free",
        "gained",
        "gold",
        "graves",
        "hammers",
        "hands",
        "hole",
        "hotel",
        "items",
        "land",
        "left",
        "lot",
        "met",
        "mine_gold",
        "opened",
        "origin",
        "origin2",
        "pans",
        "power",
        "robbed",
        "scored",
        "seat",
        "soft",
        "sources",
        "stars",
        "step",
        "stops",
        "suit",
        "suit_slot",
        "targets",
        "value",
        "value_slot",
        "wagon",
        "wanted",
    )

    def __init__(self, model: Sheet | None) -> None:
        """A copy of *model*, or an empty sheet; copying in here is the fastest in both forms."""
        super().__init__(model)
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
            """Belongings, see `belongings`."""
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
            self.character: i64 = NOBODY
            self.power: i64 = 0
            """Uses left of the ability; jokers."""
            self.met: i64 = 0
            """Bounties met for a moment: 1 wanted, 2 riches."""
            self.scored: i64 = 0
            """Bounties scored, by their place."""
            self.origin: i64 = 0
            """Stars by where they came from, eight bits each."""
            self.origin2: i64 = 0
            self.about: i64 = 0
            """What the latest question was about that was about anything."""
            self.soft: i64 = 0
            """Whether the latest bonus could be declined; for a Cheat see `poker.fake`."""
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
            self.bit = model.bit

    def clone(self) -> Sheet:
        """A copy that shares nothing that can change."""
        return Sheet(self)

    def shown(self) -> Sheet:
        """A copy for rivals' eyes, without the secret cards."""
        copy = Sheet(self)
        copy.hole = 0
        return copy

    def belong_to(self, seat: int) -> None:
        """Be the sheet of *seat*."""
        self.seat = seat
        self.bit = BIT[seat]

    def ask(self, question: Question[Fliptown]) -> None:
        """Put a question that is about nothing in particular on top of the owner's agenda."""
        if self.top:
            self.push(question.number | (self.seat << 8))
        else:
            # What was asked last has gone with its answers: as `push`, one call less.
            self.top = question.number | (self.seat << 8)

    def ask_about(self, question: Question[Fliptown], about: i64) -> None:
        """Put *question* about a component on top of the owner's agenda."""
        self.about = about
        # `pack` is written out for the plain form, here and below.
        self.push(question.number | (self.seat << 8) | (about << 12))

    def ask_site(self, question: Question[Fliptown], about: i64, soft: i64) -> None:
        """Ask for a site, for the main action or a bonus one, which may be declined if *soft*."""
        self.about = about
        self.soft = soft
        self.push(question.number | (self.seat << 8) | (about << 12) | (soft << 28))

    def transfer(self, snapshot: Snapshot) -> None:
        """Write every field into *snapshot*, or read it from there."""
        super().transfer(snapshot)
        self.belong_to(snapshot.number(self.seat))
        self.cash = snapshot.number(self.cash)
        self.gold = snapshot.number(self.gold)
        self.stars = snapshot.number(self.stars)
        self.wanted = snapshot.number(self.wanted)
        self.pans = snapshot.number(self.pans)
        self.hammers = snapshot.number(self.hammers)
        self.wagon = snapshot.number(self.wagon)
        self.stops = snapshot.number(self.stops)
        self.targets = snapshot.number(self.targets)
        self.robbed = snapshot.number(self.robbed)
        self.chambers = snapshot.number(self.chambers)
        self.buildings = snapshot.number(self.buildings)
        self.graves = snapshot.number(self.graves)
        self.items = snapshot.number(self.items)
        self.hotel = snapshot.number(self.hotel)
        self.land = snapshot.number(self.land)
        self.column0 = snapshot.number(self.column0)
        self.column1 = snapshot.number(self.column1)
        self.column2 = snapshot.number(self.column2)
        self.hole = snapshot.number(self.hole)
        self.arrests = snapshot.number(self.arrests)
        self.mine_gold = snapshot.number(self.mine_gold)
        self.opened = snapshot.number(self.opened)
        self.sources = snapshot.number(self.sources)
        self.hands = snapshot.number(self.hands)
        self.character = snapshot.number(self.character)
        self.power = snapshot.number(self.power)
        self.met = snapshot.number(self.met)
        self.scored = snapshot.number(self.scored)
        self.origin = snapshot.number(self.origin)
        self.origin2 = snapshot.number(self.origin2)
        self.about = snapshot.number(self.about)
        self.soft = snapshot.number(self.soft)
        self.step = snapshot.number(self.step)
        self.suit_slot = snapshot.number(self.suit_slot)
        self.value_slot = snapshot.number(self.value_slot)
        self.suit = snapshot.number(self.suit)
        self.value = snapshot.number(self.value)
        self.free = snapshot.number(self.free)
        self.bonuses = snapshot.number(self.bonuses)
        self.effects = snapshot.number(self.effects)
        self.left = snapshot.number(self.left)
        self.gained = snapshot.number(self.gained)
        self.bribed = snapshot.number(self.bribed)
        self.lot = snapshot.number(self.lot)


def blank_sheet(ruleset: Ruleset, seat: int) -> Sheet:
    """A blank map with the standard cash and gold, the first tombstone circled."""
    sheet = Sheet(None)
    sheet.belong_to(seat)
    sheet.graves = ruleset.first_graves
    sheet.cash = ruleset.start_cash
    sheet.gold = ruleset.start_gold
    return sheet


@mypyc_attr(allow_interpreted_subclasses=True)
class SheetQuestion(Question["Fliptown"]):
    """A question to the owner of a sheet; rivals may be asked something at the same time."""

    def __init__(self, kind: int = ASKED) -> None:
        super().__init__(kind)

    def default(self, state: Fliptown, item: i64) -> int:
        """To leave it, where that is possible; else the first answer."""
        legal = state.legal(seat_of(item))
        for action in (verbs.DONE, verbs.DECLINE):
            if action in legal:
                return action
        return legal[0]

    def option_facts(self, state: Fliptown, item: i64, action: i64) -> Facts:
        """What *action*, one of the answers, costs or gives."""
        return {}

    def option_ref(self, action: i64) -> str:
        """What the page lights up for *action* where its verb does not say it."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnQuestion(SheetQuestion):
    """A question of a sheet's turn; where there is but one answer it is given unasked."""

    def __init__(self) -> None:
        super().__init__(UNFORCED)

    def facts(self, state: Fliptown, item: i64) -> Facts:
        sheet = state.sheets[seat_of(item)]
        found = self.details(state, sheet, item)
        found["draft"] = 1
        if sheet.step == ACTION_TAKEN:
            found["commit"] = 1
        return found

    def details(self, state: Fliptown, sheet: Sheet, item: i64) -> Facts:
        """Numbers and names that the sentence needs."""
        return {}
