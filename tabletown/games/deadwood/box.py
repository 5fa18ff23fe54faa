"""What is in the box: the numbers, buildings and options one table plays with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tabletown.core.state import Game
    from tabletown.games.deadwood.buildings import Building


SALOON_X: Final = 3


class Box:
    """The numbers of an edition and the options of a table; shared, never changed."""

    def __init__(
        self,
        game: Game,
        numbers: list[int],
        buildings: list[Building],
        table: dict[str, int],
        lists: dict[str, list[int]],
        options: dict[str, int],
    ) -> None:
        self.game: Game = game
        self.numbers: list[int] = numbers
        """The options as small ints, in declared order; they begin every dump."""
        self.buildings: list[Building] = buildings
        """What each of the 25 tiles does."""
        self.posters: int = table["posters"]
        self.cartridges: int = table["cartridges"]
        self.ponies: int = table["ponies"]
        self.tracks: int = table["tracks"]
        self.start_cash: int = table["start-cash"]
        self.start_cartridges: int = table["start-cartridges"]
        self.start_ponies: int = table["start-ponies"]
        self.start_posters: int = table["start-posters"]
        self.pool: int = table["pool"]
        """Posters in the crime pool for every seat."""
        self.deadly: int = table["deadly"]
        """How many wounds kill."""
        self.fee: int = table["fee"]
        self.hotel_track: int = table["hotel-track"]
        self.hotel_station: int = table["hotel-station"]
        self.funeral: int = table["funeral"]
        self.depot_bonus: int = table["depot-bonus"]
        self.laundry: int = table["laundry"]
        """How many more posters each Laundry washes at the Church."""
        self.track_annexes: int = table["track-annexes"]
        self.station_annexes: int = table["station-annexes"]
        self.sheriff: int = table["sheriff"]
        self.wounds: list[int] = lists["wounds"]
        """What each face of a die does, face 1 first."""
        self.fines: list[int] = lists["fines"]
        self.strength: list[int] = lists["strength"]
        self.hire: list[int] = lists["hire"]
        """Strength and price of each kind of cowboy."""
        self.ranch: int = table["ranch"]
        """The cowboys who start on the ranch, as a mask of nine."""
        self.home: list[int] = lists["home"]
        """For every tile the stack it goes under: 0, 1 or 2; 3 for a tile that never does."""
        self.loose: list[int] = [0, 0, 0]
        self.heights: list[int] = [0, 0, 0]
        """The tiles of each stack as a mask, and how many they are; the X Saloon is none."""
        for tile, stack in enumerate(self.home):
            if stack < 3 and tile != SALOON_X:
                self.loose[stack] |= 1 << tile
                self.heights[stack] += 1
        self.fixed: list[int] = lists["fixed"]
        """Plots of Town Hall, Sheriff's Office and Church."""
        self.stars: list[int] = lists["stars"]
        self.is_any_gang: bool = options["end_cowboys"] == 1
        self.is_lone_end: bool = options["lone_survivor"] == 0
        self.is_fee_waived: bool = options["fee_when_broke"] == 1
        self.is_move_optional: bool = options["gs_move"] == 1
        self.is_store_barred: bool = options["gs_from_store"] == 1
        self.must_pay_court: bool = options["court_empty_pool"] == 1
        self.is_split_once: bool = options["final_split"] == 1
        self.is_clamped: bool = options["clamp_totals"] == 1
        self.turn_cap: int = options["turn_cap"]
        """After so many turns the game is counted; 0 for never."""
