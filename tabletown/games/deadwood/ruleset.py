"""The numbers and options one table of Deadwood plays with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.edition import Section
from tabletown.core.errors import EditionError
from tabletown.games.deadwood import edition, tiles
from tabletown.games.deadwood.board import CORNER_WORDS, PLOT_WORDS
from tabletown.games.deadwood.buildings import make_buildings
from tabletown.games.deadwood.gang import EACH
from tabletown.games.deadwood.options import OPTIONS
from tabletown.games.deadwood.stacks import NO_STACK, STACKS

if TYPE_CHECKING:
    from tabletown.games.deadwood.buildings import Building


class Ruleset:
    """Every number of an edition and every option of a table; shared, never changed."""

    def __init__(self, options: list[int]) -> None:
        """*options* are numbers in declared order; EditionError where the edition is wrong."""
        self.options: list[int] = options
        chosen = {spec.key: spec.value(options[place]) for place, spec in enumerate(OPTIONS)}
        self.edition: str = str(chosen["edition"])
        self.is_any_gang: bool = chosen["end_cowboys"] == "any"
        self.is_lone_end: bool = chosen["lone_survivor"] == "ends"
        self.may_survivor_end: bool = chosen["lone_survivor"] == "may_end"
        self.is_fee_waived: bool = chosen["fee_when_broke"] == "waive"
        self.is_move_optional: bool = chosen["gs_move"] == "optional"
        self.is_store_barred: bool = chosen["gs_from_store"] == "never"
        self.is_laundry_asked: bool = chosen["laundry"] == "choose"
        self.must_pay_court: bool = chosen["court_empty_pool"] == "pay"
        self.is_split_once: bool = chosen["final_split"] == "first"
        self.is_clamped: bool = chosen["clamp_totals"] is True
        self.turn_cap: int = int(chosen["turn_cap"])
        """After so many turns the game is counted; 0 for never."""
        root = edition.root(self.edition)
        supply = root.section("supply")
        self.posters: int = supply.number("posters")
        self.cartridges: int = supply.number("cartridges")
        self.ponies: int = supply.number("ponies")
        self.pieces: int = supply.number("tracks") + 1
        """Pieces of the railroad, the Train Station the last."""
        gang = root.section("gang")
        self.start_cash: int = gang.number("cash")
        self.start_cartridges: int = gang.number("cartridges")
        self.start_ponies: int = gang.number("ponies")
        self.start_posters: int = gang.number("posters")
        self.start_ranch: int = 0
        """The cowboys who begin on the ranch, as a mask."""
        self.pool: int = gang.number("pool")
        """Posters in the crime pool for every seat."""
        self.strength: list[int] = []
        """Dice of each kind of cowboy."""
        self.hire: list[int] = []
        """Price of each kind of cowboy."""
        self.read_cowboys(root.section("cowboy"))
        dice = root.section("dice")
        self.wounds: list[int] = dice.numbers("wounds")
        """What each face of a die does, face 1 first."""
        self.deadly: int = dice.number("deadly")
        """How many wounds kill."""
        self.fines: list[int] = root.section("fines").numbers("dollars")
        """For 0, 1, … posters; the last one stands for that many or more."""
        board = root.section("board")
        self.fixed: list[int] = [PLOT_WORDS.index(board.word(word)) for word in edition.FIXED_WORDS]
        """The plots of `tiles.FIXED`."""
        self.sheriff: int = CORNER_WORDS.index(board.word("sheriff"))
        stars = {
            layout: [PLOT_WORDS.index(word) for word in board.words(f"stars-{layout}")]
            for layout in next(spec.values for spec in OPTIONS if spec.key == "star_layout")
        }
        self.stars: list[int] = stars[str(chosen["star_layout"])]
        railroad = root.section("railroad")
        self.track_annexes: int = railroad.number("track")
        self.station_annexes: int = railroad.number("station")
        rows = root.section("building")
        self.buildings: list[Building] = make_buildings(rows)
        """What each tile does."""
        self.fee: int = rows.section("sheriffs-office").number("fee")
        self.hotel_track: int = rows.section("hotel").number("track")
        self.hotel_station: int = rows.section("hotel").number("station")
        self.funeral: int = rows.section("undertaker").number("funeral")
        self.depot_bonus: int = rows.section("stage-depot").number("bonus")
        self.laundry: int = rows.section("laundry").number("extra")
        """How many more posters each Laundry washes at the Church."""
        self.home: list[int] = []
        """For every tile the stack it goes under, or NO_STACK."""
        self.loose: list[int] = [0] * STACKS
        """The tiles of each stack as a mask; the X Saloon is in none before it is dealt."""
        self.place_tiles()
        preset = root.section("preset")
        for key in preset.data:
            preset.word(key)
        root.finish()

    def read_cowboys(self, rows: Section) -> None:
        """Read the kinds of cowboys, weakest first; a gang has three places for each."""
        for kind, word in enumerate(edition.COWBOYS):
            row = rows.section(word)
            self.strength.append(row.number("strength"))
            self.hire.append(row.number("hire"))
            if row.number("count") != EACH:
                raise EditionError("three-of-a-kind", {"place": f"{row.path}.count"})
            for place in range(row.number("ranch")):
                self.start_ranch |= 1 << (EACH * kind + place)

    def place_tiles(self) -> None:
        """Find the stack of every tile; the X Saloon's is the first (DW-R62)."""
        for number, tile in enumerate(edition.ALL_TILES):
            if tile.back == edition.X_BACK:
                self.home.append(0 if number == tiles.SALOON_X else NO_STACK)
            else:
                self.home.append(tile.back - 1)
                self.loose[tile.back - 1] |= 1 << number
