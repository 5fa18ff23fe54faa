"""Deadwood positions as text, and the town drawn for the terminal.

Parts are separated by bars, in any order, each optional; what is not said is as at the start::

    turn 7 s1 | first s0 | b3 bank s0.2 | a5 church s0.1 s1.3 | f1 track | sheriff a4-b3-b4
    | pool 8 | s0 $3 cartridges 0 ponies 1 posters 2 ranch 3 mine 1 hill 2 | stack 1 under hotel

A plot names its building and the cowboys on it: seat, dot, strength. `1` is any greenhorn not
yet placed, `1b` the second of them. A gang whose ranch is not given has those of its first three
there who are nowhere else. Tiles that are on no plot and in no known order lie unseen in their
stacks. ``agenda``, ``fight`` and ``final`` hold what waits in mid-turn as raw numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.agenda import about_of, question_of, seat_of, x_of
from tabletown.core.errors import PositionError
from tabletown.games.deadwood import asks, builders, rules, scoring, verbs
from tabletown.games.deadwood.board import AHEAD, CORNER_WORDS, CORNERS, GRID, PLOT_WORDS
from tabletown.games.deadwood.showdown import Showdown
from tabletown.games.deadwood.stacks import NOBODY
from tabletown.games.deadwood.state import (
    CHURCH,
    NO_COWBOY,
    OPEN_PLOT,
    POOL_EMPTY,
    SALOON_X,
    STATION_PLACED,
    STATION_TILE,
    TRACK_TILE,
)
from tabletown.games.deadwood.view import crowds_of

if TYPE_CHECKING:
    from tabletown.games.deadwood.state import Gang, Town

PLACES = ("ranch", "mine", "hill")
TOKENS = ("cartridges", "ponies", "posters")
LATCHES = ("station", "pool", "gangs", "cap")
FRAMES = (*range(asks.STAR, asks.SPLIT + 1), *range(asks.ENTRY, asks.FINAL + 1))
"""Every question and step that may wait on an agenda."""
FIGHT = (
    "attacker",
    "defender",
    "fight_at",
    "attack_dice",
    "defence_dice",
    "attack_wounds",
    "defence_wounds",
    "opening",
    "shot",
)


def cowboy_text(place: int) -> str:
    """``2c`` for the third gunslinger."""
    return f"{place // 3 + 1}{'abc'[place % 3]}"


def write(town: Town) -> str:
    """The position as text; `read` reads it back."""
    parts = [f"turn {town.turn} s{town.active}", f"first s{town.starter}"]
    for plot, tile in enumerate(town.tile_at):
        if tile != OPEN_PLOT:
            parts.append(_plot_text(town, plot, tile))
    parts.append(f"sheriff {CORNER_WORDS[town.sheriff]}")
    parts.append(f"pool {town.pool} box {town.chest}")
    parts += [_gang_text(seat, gang) for seat, gang in enumerate(town.gangs)]
    for which, stack in enumerate(town.stacks):
        if stack.known_count:
            knower = "" if stack.knower == NOBODY else f" s{stack.knower}"
            names = " ".join(verbs.TILE_WORDS[tile] for tile in stack.order())
            parts.append(f"stack {which + 1} known{knower} {names}")
        if stack.under_count:
            names = " ".join(verbs.TILE_WORDS[tile] for tile in stack.bottoms())
            parts.append(f"stack {which + 1} under {names}")
    if town.latch:
        words = [word for bit, word in enumerate(LATCHES) if (town.latch >> bit) & 1]
        parts.append("latch " + " ".join(words))
    if town.is_counted:
        parts.append("counted")
    if town.attacker != NO_COWBOY:
        parts.append("fight " + " ".join(str(getattr(town, name)) for name in FIGHT))
    if town.is_over:
        winners = [f"s{seat}" for seat in range(town.seats) if (town.winners >> seat) & 1]
        parts.append(" ".join(["over", *winners]))
    if town.showdown is not None:
        parts.append("final " + " ".join(map(str, town.showdown.dump())))
    if town.agenda and town.agenda != [rules.frame_of(asks.TURN, town.active)]:
        parts.append("agenda " + " ".join(map(str, town.agenda)))
    return " | ".join(parts)


def _plot_text(town: Town, plot: int, tile: int) -> str:
    if tile == TRACK_TILE:
        return f"{PLOT_WORDS[plot]} track"
    if tile == STATION_TILE:
        return f"{PLOT_WORDS[plot]} station"
    words = [PLOT_WORDS[plot], verbs.TILE_WORDS[tile]]
    for cowboy in crowds_of(town)[tile]:
        if cowboy != town.attacker:
            words.append(f"s{cowboy >> 4}.{cowboy_text(cowboy & 15)}")
    return " ".join(words)


def _gang_text(seat: int, gang: Gang) -> str:
    words = [f"s{seat}", f"${gang.cash}"]
    for token in TOKENS:
        words += [token, str(getattr(gang, token))]
    for place in PLACES:
        mask = getattr(gang, place)
        words.append(place)
        words += [cowboy_text(nth) for nth in range(9) if (mask >> nth) & 1] or ["-"]
    return " ".join(words)


def read(town: Town, text: str) -> Town:
    """Set *town*, laid out for a fresh game, to what *text* says."""
    reader = Reader(town)
    parts = [part.split() for part in text.split("|") if part.split()]
    for words in parts:
        try:
            reader.part(words)
        except (IndexError, ValueError, KeyError):
            raise PositionError("bad-position", {"place": " ".join(words)}) from None
    reader.finish()
    return town


class Reader:
    """Reads the parts of a position one by one and then makes sure they fit together."""

    def __init__(self, town: Town) -> None:
        self.town = town
        self.placed: list[set[int]] = [set() for _ in town.gangs]
        """The cowboys of each gang that have a place."""
        self.ranches: set[int] = set()
        """Seats whose ranch was given."""
        self.rails: list[int] = []
        self.has_agenda = False
        self.box = -1
        self.named: set[int] = {0, 1, 2}
        """Tiles that have a place."""

    def part(self, words: list[str]) -> None:
        """Read one part."""
        town, head = self.town, words[0]
        if head == "turn":
            town.turn = _number(words[1])
            town.active = self.seat(words[2])
        elif head == "first":
            town.starter = self.seat(words[1])
        elif head in PLOT_WORDS:
            self.plot(PLOT_WORDS.index(head), words[1:])
        elif head == "sheriff":
            town.sheriff = CORNER_WORDS.index(words[1])
        elif head == "pool":
            town.pool = _number(words[1])
            if len(words) > 2 and words[2] == "box":
                self.box = _number(words[3])
        elif head[0] == "s" and head[1:].isdigit():
            self.gang(self.seat(head), words[1:])
        elif head == "stack":
            self.stack(int(words[1]) - 1, words[2], words[3:])
        elif head == "latch":
            for word in words[1:]:
                town.latch |= 1 << LATCHES.index(word)
        elif head == "counted":
            town.is_counted = True
        elif head == "over":
            town.is_over = True
            for word in words[1:]:
                town.winners |= 1 << self.seat(word)
        else:
            self.raw(head, [int(word) for word in words[1:]])

    def raw(self, head: str, ints: list[int]) -> None:
        """Read what waits in mid-turn."""
        if head == "agenda":
            self.town.agenda = ints
            self.has_agenda = True
            self.note_drawn(ints)
        elif head == "final":
            self.town.showdown = Showdown(ints)
        elif head == "fight":
            for name, value in zip(FIGHT, ints, strict=True):
                setattr(self.town, name, value)
            self.placed[ints[0] >> 4].add(ints[0] & 15)
            self.town.gangs[ints[0] >> 4].town |= 1 << ints[2]
        else:
            raise ValueError(head)

    def note_drawn(self, frames: list[int]) -> None:
        """Tiles in somebody's hand, and the Saloon while the stars are dealt, lie in no stack."""
        for frame in frames:
            seat = seat_of(frame)
            if question_of(frame) not in FRAMES or (seat >= self.town.seats and seat != NOBODY):
                raise ValueError(frame)
            if question_of(frame) in (asks.SITE, asks.DRAWN, asks.DRAWING):
                self.named.update(builders.drawn_tiles(about_of(frame)))
            elif question_of(frame) == asks.STAR:
                self.named.add(SALOON_X)
            elif question_of(frame) == asks.PEEK:
                self.town.stacks[x_of(frame)].knower = seat_of(frame)

    def seat(self, word: str) -> int:
        """A seat at this table."""
        seat = int(word.removeprefix("s"))
        if not 0 <= seat < self.town.seats:
            raise ValueError(word)
        return seat

    def cowboy(self, seat: int, word: str) -> int:
        """A cowboy of *seat* who has no place yet."""
        kind = int(word[0]) - 1
        if kind not in (0, 1, 2):
            raise ValueError(word)
        spots = [3 * kind + nth for nth in range(3)]
        if len(word) > 1:
            spots = [3 * kind + "abc".index(word[1:])]
        for place in spots:
            if place not in self.placed[seat]:
                self.placed[seat].add(place)
                return place
        raise ValueError(word)

    def plot(self, plot: int, words: list[str]) -> None:
        """Read what lies on a plot and who stands there."""
        town = self.town
        if words[0] in ("track", "station"):
            if town.tile_at[plot] != OPEN_PLOT:
                raise ValueError(words[0])
            town.tile_at[plot] = TRACK_TILE if words[0] == "track" else STATION_TILE
            town.vacant &= ~(1 << plot)
            self.rails.append(plot)
            return
        tile = verbs.BUILDING.numbers[words[0]]
        if tile > 2:
            if town.tile_at[plot] != OPEN_PLOT or tile in self.named:
                raise ValueError(words[0])
            self.named.add(tile)
            town.raise_building(tile, plot)
        elif town.plot_of[tile] != plot:
            raise ValueError(words[0])
        for word in words[1:]:
            seat = self.seat(word.split(".")[0])
            is_full = tile != CHURCH and town.holder[tile] != NO_COWBOY
            if is_full or (town.gangs[seat].town >> tile) & 1:
                raise ValueError(word)
            town.settle(seat * 16 + self.cowboy(seat, word.split(".")[1]), tile)

    def gang(self, seat: int, words: list[str]) -> None:
        """Read a gang's ranch and where its other cowboys are."""
        gang = self.town.gangs[seat]
        place = ""
        index = 0
        while index < len(words):
            word = words[index]
            index += 1
            if word[0] == "$":
                gang.cash = _number(word[1:])
            elif word in TOKENS:
                setattr(gang, word, _number(words[index]))
                index += 1
            elif word in PLACES:
                place = word
                if place == "ranch":
                    self.ranches.add(seat)
                    gang.ranch = 0
            elif word != "-":
                setattr(gang, place, getattr(gang, place) | 1 << self.cowboy(seat, word))

    def stack(self, which: int, what: str, words: list[str]) -> None:
        """Read a known order or known bottoms of a stack."""
        stack = self.town.stacks[which]
        if which < 0 or what not in ("known", "under"):
            raise ValueError(what)
        if what == "known":
            stack.knower = NOBODY
            if words[0][0] == "s" and words[0][1:].isdigit():
                stack.knower = self.seat(words[0])
                words = words[1:]
        tiles = [verbs.BUILDING.numbers[word] for word in words]
        for tile in tiles:
            if tile in self.named or self.town.box.home[tile] != which:
                raise ValueError(verbs.TILE_WORDS[tile])
            self.named.add(tile)
            if what == "under":
                stack.slip_under(tile)
        if what == "known":
            stack.set_order(tiles)

    def finish(self) -> None:
        """Put the rest where it belongs and refuse what cannot be."""
        town = self.town
        for seat, gang in enumerate(town.gangs):
            if seat not in self.ranches:
                gang.ranch = 0
                for place in (0, 3, 6):
                    if place not in self.placed[seat]:
                        gang.ranch |= 1 << place
                        self.placed[seat].add(place)
            gang.unhired = sum(1 << place for place in range(9) if place not in self.placed[seat])
        for stack in town.stacks:
            for tile in self.named:
                if (stack.loose >> tile) & 1:
                    stack.loose &= ~(1 << tile)
                    stack.loose_count -= 1
        if SALOON_X not in self.named:
            town.stacks[0].slip_under(SALOON_X)
        self.count_supply()
        self.lay_rails()
        town.watch()
        if town.pool == 0:
            town.latch |= POOL_EMPTY
        self.ask()

    def count_supply(self) -> None:
        """Work out what is left in the box and the supply."""
        town = self.town
        box = town.box
        town.cartridges = box.cartridges - sum(gang.cartridges for gang in town.gangs)
        town.ponies = box.ponies - sum(gang.ponies for gang in town.gangs)
        town.chest = box.posters - town.pool - sum(gang.posters for gang in town.gangs)
        for name, left in (
            ("cartridges", town.cartridges),
            ("ponies", town.ponies),
            ("posters", town.chest),
        ):
            if left < 0:
                raise PositionError("too-many-tokens", {"place": name})
        if self.box not in (-1, town.chest):
            raise PositionError("wrong-count", {"place": f"box {self.box}"})

    def lay_rails(self) -> None:
        """Make sure the railroad is one line from the bottom up."""
        town = self.town
        for plot in sorted(self.rails, reverse=True):
            is_station = town.tracks == 4
            if plot not in AHEAD[town.rail] or (town.tile_at[plot] == STATION_TILE) != is_station:
                raise PositionError("broken-railroad", {"place": PLOT_WORDS[plot]})
            town.tracks += 1
            town.rail = plot
        if town.tracks == 5:
            town.latch |= STATION_PLACED

    def ask(self) -> None:
        """Ask the active seat for its turn, unless something else waits."""
        town = self.town
        if not self.has_agenda and not town.is_over:
            town.turn = max(town.turn, 1)
            if not town.gangs[town.active].is_living():
                raise PositionError("no-living-cowboy", {"place": f"s{town.active}"})
            town.agenda = [rules.frame_of(asks.TURN, town.active)]
        try:
            rules.run(town)
            is_stuck = not town.is_over and not rules.menu(town)
        except (IndexError, ValueError):
            is_stuck = True
        if is_stuck:
            raise PositionError("no-legal-move", {"place": "agenda"})


def _number(word: str) -> int:
    """A whole number that is not negative."""
    value = int(word)
    if value < 0 or value > 999:
        raise ValueError(word)
    return value


# The town for the terminal

PITCH = 11
"""Columns from one plot of the drawn town to the next."""
INSIDE = PITCH - 1
RAISED = "¹²³"
"""A cowboy's strength behind the number of his seat."""
JOINTS = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
"""Lines that go up (1), down (2), left (4) and right (8)."""


def draw(town: Town, seat: int) -> str:
    """The town as a wall of bricks, the Sheriff on his corner, then supplies and ranches."""
    lines = _street_lines(town)
    lines.append(
        f"★ {{zone-sheriff}}: {CORNER_WORDS[town.sheriff].upper()}"
        f"   {{poster-pool.name}}: {town.pool}   {{poster-box.name}}: {town.chest}"
    )
    lines += _stack_lines(town, seat)
    for owner, gang in enumerate(town.gangs):
        lines += _gang_lines(town, owner, gang, owner == seat)
    kinds = [f"{RAISED[n]} {{cowboy-{word}.name}}" for n, word in enumerate(verbs.COWBOY.words)]
    lines.append("  ".join(kinds))
    return "\n".join(lines)


def _street_lines(town: Town) -> list[str]:
    lines: list[str] = []
    for row in range(7):
        lines.append(_border(town, row))
        cells = [_cell(town, plot) for plot in range(27) if GRID[plot][0] == row]
        for part in range(3 if cells else 0):
            bricks = "│".join(cell[part] for cell in cells)
            lines.append(" " * (row * PITCH // 2) + f"│{bricks}│")
    return lines


def _walls(row: int) -> list[int]:
    """The columns of the upright lines of *row*; none above and below the town."""
    left = row * PITCH // 2
    return [left + PITCH * n for n in range(8 - row)] if 0 <= row < 6 else []


def _border(town: Town, row: int) -> str:
    """The line above *row*, with the Sheriff if he stands on it."""
    above, below = _walls(row - 1), _walls(row)
    ends = (min(above + below), max(above + below))
    text = " " * ends[0]
    for column in range(ends[0], ends[1] + 1):
        joint = (column in above) + 2 * (column in below)
        text += JOINTS[joint + 4 * (column > ends[0]) + 8 * (column < ends[1])]
    spots = [GRID[plot] for plot in CORNERS[town.sheriff]]
    if row != max(spot[0] for spot in spots):
        return text
    # Two of his three plots are side by side; he stands where the wall between them ends.
    pair = [spot for spot in spots if [other[0] for other in spots].count(spot[0]) == 2]
    column = _walls(pair[0][0])[max(spot[1] for spot in pair)]
    return f"{text[:column]}★{text[column + 1 :]}"


def _cell(town: Town, plot: int) -> list[str]:
    """A plot in three lines: its name and who is there, then what stands on it."""
    tile = town.tile_at[plot]
    name = PLOT_WORDS[plot].upper()
    blank = " " * INSIDE
    if tile == OPEN_PLOT:
        return [
            name.ljust(INSIDE),
            ("    ☆" if plot in town.box.stars else "").ljust(INSIDE),
            blank,
        ]
    if tile == TRACK_TILE:
        return [name.ljust(INSIDE), "═╪═╪═╪═╪═╪", blank]
    if tile == STATION_TILE:
        return [name.ljust(INSIDE), *_named("plot-station")]
    crowd = "".join(
        f"{(cowboy >> 4) + 1}{RAISED[(cowboy & 15) // 3]}" for cowboy in crowds_of(town)[tile]
    )
    words = _named(f"building-{verbs.TILE_WORDS[tile]}")
    if tile == CHURCH:
        return [name.ljust(INSIDE), words[0], crowd.ljust(INSIDE)]
    return [name.ljust(INSIDE - len(crowd)) + crowd, *words]


def _named(key: str) -> list[str]:
    """A name in two lines that fit a plot."""
    return [f"{{{key}.name:{INSIDE}.{line}}}" for line in (1, 2)]


def _stack_lines(town: Town, seat: int) -> list[str]:
    """What is left in stacks and supply; the bottoms everybody saw, the order *seat* knows."""
    heights: list[str] = []
    known: list[str] = []
    for which, stack in enumerate(town.stacks):
        text = str(stack.height())
        if stack.under_count > 0:
            text += f" (↓ {_tile_names(stack.bottoms())})"
        heights.append(text)
        if stack.known_count > 0 and stack.knower == seat:
            known.append(
                f"{{zone-known}}, {{stack-{which + 1}.name}}: ↑ {_tile_names(stack.order())}"
            )
    supply = f"{{fact-cartridges}} {town.cartridges}  {{fact-ponies}} {town.ponies}"
    return [f"{{zone-stacks}}: {' / '.join(heights)}   {{zone-supply}}: {supply}", *known]


def _tile_names(tiles: list[int]) -> str:
    return ", ".join(f"{{building-{verbs.TILE_WORDS[tile]}.name}}" for tile in tiles)


def _gang_lines(town: Town, owner: int, gang: Gang, is_own: bool) -> list[str]:
    """What a gang has, and where its cowboys are who are not in town."""
    mark = ">" if owner == town.active else " "
    fine = scoring.fine_for(town, gang.posters)
    facts = [("cash", gang.cash), ("cartridges", gang.cartridges), ("ponies", gang.ponies)]
    facts += [("posters", gang.posters)] + ([("fine", fine)] if fine else [])
    tokens = "  ".join(f"{{fact-{key}}} {count}" for key, count in facts)
    places = [("zone-ranch", gang.ranch), ("zone-mine", gang.mine), ("zone-hill", gang.hill)]
    if is_own:
        places.append(("zone-unhired", gang.unhired))
    shown = [f"{{{key}}}: {_strengths(mask)}" for key, mask in places if mask]
    return [f"{mark}{owner + 1}  {tokens}", *(["    " + "   ".join(shown)] if shown else [])]


def _strengths(mask: int) -> str:
    return " ".join(str(place // 3 + 1) for place in range(9) if (mask >> place) & 1)
