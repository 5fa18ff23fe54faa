"""Deadwood as the rest of Tabletown meets it: how a game begins and is read back."""

from __future__ import annotations

from typing import Final

from tabletown.core.state import Game, State
from tabletown.games.deadwood import rules
from tabletown.games.deadwood.box import Box
from tabletown.games.deadwood.edition import edition_hash, fill, presets
from tabletown.games.deadwood.events import EVENTS
from tabletown.games.deadwood.options import OPTIONS
from tabletown.games.deadwood.stacks import NOBODY, Stack
from tabletown.games.deadwood.state import NO_COWBOY, OPEN_PLOT, Gang, Town
from tabletown.games.deadwood.storage import load_town
from tabletown.games.deadwood.verbs import TILES, VERBS

RULES: Final = 1
ALL_COWBOYS: Final = 511


class Deadwood(Game):
    """Gangs of two to five seats fight over a lawless town until the railroad arrives."""

    def __init__(self) -> None:
        super().__init__("deadwood", (2, 5), RULES, VERBS, EVENTS, OPTIONS)
        self.boxes: dict[str, Box] = {}
        self.last_options: dict[str, int | str | bool] = {}
        self.last_box: Box | None = None
        self.starts: dict[int, Town] = {}
        """Fresh positions by seats, under the options asked for last; copied, never played."""

    def box(self, options: dict[str, int | str | bool]) -> Box:
        """The numbers and options of a table, read once."""
        last = self.last_box
        if last is not None and options == self.last_options:
            return last
        key = str(sorted(options.items()))
        if key not in self.boxes:
            self.boxes[key] = fill(self, options)
        self.last_options = dict(options)
        self.last_box = self.boxes[key]
        self.starts = {}
        return self.boxes[key]

    def new(self, seats: int, options: dict[str, int | str | bool]) -> State:
        """An empty town, the dealer about to lay the first tiles."""
        self.box(options)
        start = self.starts.get(seats)
        if start is None:
            start = self.lay_out(seats, options)
            rules.begin(start)
            self.starts[seats] = start
        return start.clone()

    def lay_out(self, seats: int, options: dict[str, int | str | bool]) -> Town:
        """Everything in its place but the five star plots (section 4)."""
        box = self.box(options)
        town = Town(box, seats)
        town.tile_at = [OPEN_PLOT] * 27
        town.plot_of = [0] * TILES
        town.holder = [NO_COWBOY] * TILES
        town.vacant = (1 << 27) - 1
        town.agenda = []
        town.sheriff = box.sheriff
        town.pool = box.pool * seats
        town.chest = box.posters - town.pool - box.start_posters * seats
        town.cartridges = box.cartridges - box.start_cartridges * seats
        town.ponies = box.ponies - box.start_ponies * seats
        gangs: list[Gang] = []
        for _ in range(seats):
            gangs.append(
                Gang(
                    box.start_cash,
                    box.start_cartridges,
                    box.start_ponies,
                    box.start_posters,
                    0,
                    box.ranch,
                    0,
                    0,
                    ALL_COWBOYS & ~box.ranch,
                )
            )
        town.gangs = gangs
        stacks: list[Stack] = []
        for which in range(3):
            stacks.append(Stack(box.loose[which], box.heights[which], 0, 0, 0, 0, NOBODY))
        town.stacks = stacks
        for tile in range(3):
            town.raise_building(tile, box.fixed[tile])
        return town

    def load(self, ints: list[int]) -> State:
        """The position that `State.dump` wrote."""
        options = {spec.key: spec.value(ints[1 + place]) for place, spec in enumerate(self.options)}
        return load_town(self.box(options), ints)

    def position(self, text: str, seats: int, options: dict[str, int | str | bool]) -> State:
        """The position that *text* writes."""
        from tabletown.games.deadwood.text import read

        return read(self.lay_out(seats, options), text)

    def edition_hash(self, options: dict[str, int | str | bool]) -> str:
        """Eight hex digits of every number in force."""
        return edition_hash(options)

    def presets(self) -> dict[str, dict[str, int | str | bool]]:
        """What the Polish and the English rulebook set."""
        return presets()

    def drawing(self, state: State, seat: int) -> str:
        """The town drawn as text."""
        from tabletown.games.deadwood.text import draw

        return draw(state, seat) if isinstance(state, Town) else ""
