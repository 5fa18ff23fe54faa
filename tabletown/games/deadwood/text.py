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

from tabletown.core.agenda import about_of, pack, question_of, seat_of, x_of
from tabletown.core.errors import PositionError
from tabletown.core.snapshot import reading, writing
from tabletown.core.state import DEALER
from tabletown.games.deadwood import (
    buildings,
    end_of_game,
    final_shootout,
    new_buildings,
    railroad,
    rules,
    scoring,
    sheriff,
    shootout,
    tiles,
    verbs,
)
from tabletown.games.deadwood.board import (
    AHEAD,
    CORNER_WORDS,
    CORNERS,
    GRID,
    PLOT_WORDS,
    PLOTS,
    RED_ROW,
    ROWS,
    TOP_ROW,
)
from tabletown.games.deadwood.gang import EACH, GANG_SIZE, KINDS, NO_COWBOY, kind_of
from tabletown.games.deadwood.questions import QUESTIONS
from tabletown.games.deadwood.stacks import NOBODY
from tabletown.games.deadwood.tiles import CHURCH, OPEN_PLOT, SALOON_X, STATION, TRACK
from tabletown.games.deadwood.view import crowds_of

if TYPE_CHECKING:
    from tabletown.games.deadwood.gang import Gang
    from tabletown.games.deadwood.state import Deadwood

PLACES = ("ranch", "mine", "hill")
TOKENS = ("cartridges", "ponies", "posters")
NTH = "abc"
"""What tells the cowboys of one kind apart."""
FIGHT = (
    "attacker",
    "defender",
    "fight_at",
    "attack_dice",
    "defence_dice",
    "attack_wounds",
    "defence_wounds",
    "opening",
)
"""What ``fight`` says, in this order; last, the wounds of a shot not yet answered and 1, or 0."""
FIGHT_QUESTIONS = (
    shootout.ASK_FLIGHT,
    shootout.ASK_ATTACK,
    shootout.ASK_DEFENCE,
    shootout.ASK_SHOT,
)
FINAL_QUESTIONS = (
    final_shootout.ASK_CHAMPION,
    final_shootout.ASK_LOADING,
    final_shootout.ASK_TARGET,
    final_shootout.ASK_SPLIT,
    final_shootout.ASK_FINAL_SHOT,
)
DRAWN_QUESTIONS = (
    new_buildings.ASK_SITE,
    new_buildings.ASK_DRAWN,
    new_buildings.STEP_DRAW_TILES,
)
"""Questions that make sense only in a shootout, in the final one, and with tiles in hand."""


def cowboy_text(place: int) -> str:
    """``2c`` for the third gunslinger."""
    return f"{place // EACH + 1}{NTH[place % EACH]}"


def turn_item(state: Deadwood) -> int:
    """What waits at the beginning of a turn."""
    return pack(rules.ASK_TURN.number, state.active)


def position(state: Deadwood) -> str:
    """The position as text; `read_position` reads it back."""
    parts = [f"turn {state.turn} s{state.active}", f"first s{state.starter}"]
    for plot, tile in enumerate(state.tile_at):
        if tile != OPEN_PLOT:
            parts.append(_plot_text(state, plot, tile))
    parts.append(f"sheriff {CORNER_WORDS[state.sheriff]}")
    parts.append(f"pool {state.pool} box {state.chest}")
    parts += [_gang_text(seat, gang) for seat, gang in enumerate(state.gangs)]
    for which, stack in enumerate(state.stacks):
        if stack.known:
            knower = "" if stack.knower == NOBODY else f" s{stack.knower}"
            names = " ".join(tiles.TILE_WORDS[tile] for tile in stack.known)
            parts.append(f"stack {which + 1} known{knower} {names}")
        if stack.under:
            names = " ".join(tiles.TILE_WORDS[tile] for tile in stack.under)
            parts.append(f"stack {which + 1} under {names}")
    if state.latched:
        parts.append(" ".join(["latch", *end_of_game.latched_words(state)]))
    if state.is_counted:
        parts.append(" ".join(["counted", *_seats(state, state.rewarded)]))
    if state.attacker != NO_COWBOY:
        ints = [*(getattr(state, name) for name in FIGHT), state.shot - shootout.NO_SHOT]
        parts.append(" ".join(["fight", *map(str, ints)]))
    if state.is_over:
        parts.append(" ".join(["over", *_seats(state, state.winners)]))
    if state.final is not None:
        head = writing()
        state.final.transfer(head)
        parts.append(" ".join(["final", *map(str, head.ints + state.final.volley)]))
    if state.agenda.top and state.agenda.all_items() != [turn_item(state)]:
        parts.append(" ".join(["agenda", *map(str, state.agenda.all_items())]))
    return " | ".join(parts)


def _seats(state: Deadwood, mask: int) -> list[str]:
    """The seats in *mask*: s0, s2."""
    return [f"s{seat}" for seat in range(state.seats) if (mask >> seat) & 1]


def _plot_text(state: Deadwood, plot: int, tile: int) -> str:
    if tile == TRACK:
        return f"{PLOT_WORDS[plot]} track"
    if tile == STATION:
        return f"{PLOT_WORDS[plot]} station"
    words = [PLOT_WORDS[plot], tiles.TILE_WORDS[tile]]
    for cowboy in crowds_of(state)[tile]:
        if cowboy != state.attacker:
            words.append(f"s{cowboy >> 4}.{cowboy_text(cowboy & 15)}")
    return " ".join(words)


def _gang_text(seat: int, gang: Gang) -> str:
    words = [f"s{seat}", f"${gang.cash}"]
    for token in TOKENS:
        words += [token, str(getattr(gang, token))]
    for place in PLACES:
        mask = getattr(gang, place)
        words.append(place)
        words += [cowboy_text(nth) for nth in range(GANG_SIZE) if (mask >> nth) & 1] or ["-"]
    return " ".join(words)


def read_position(state: Deadwood, text: str) -> None:
    """Set *state*, laid out for a fresh game, to what *text* says."""
    reader = Reader(state)
    parts = [part.split() for part in text.split("|") if part.split()]
    for words in parts:
        try:
            reader.part(words)
        except (IndexError, ValueError, KeyError):
            raise PositionError("bad-position", {"place": " ".join(words)}) from None
    reader.finish()


class Reader:
    """Reads the parts of a position one by one and then makes sure they fit together."""

    def __init__(self, state: Deadwood) -> None:
        self.state = state
        self.placed: list[set[int]] = [set() for _ in state.gangs]
        """The cowboys of each gang that have a place."""
        self.ranches: set[int] = set()
        """Seats whose ranch was given."""
        self.rails: list[int] = []
        self.has_agenda = False
        self.box = -1
        self.named: set[int] = set(tiles.FIXED)
        """Tiles that have a place."""

    def part(self, words: list[str]) -> None:
        """Read one part."""
        state, head = self.state, words[0]
        if head == "turn":
            state.turn = _number(words[1])
            state.active = self.seat(words[2])
        elif head == "first":
            state.starter = self.seat(words[1])
        elif head in PLOT_WORDS:
            self.plot(PLOT_WORDS.index(head), words[1:])
        elif head == "sheriff":
            state.sheriff = CORNER_WORDS.index(words[1])
        elif head == "pool":
            state.pool = _number(words[1])
            if len(words) > 2 and words[2] == "box":
                self.box = _number(words[3])
        elif head[0] == "s" and head[1:].isdigit():
            self.gang(self.seat(head), words[1:])
        elif head == "stack":
            self.stack(int(words[1]) - 1, words[2], words[3:])
        elif head == "latch":
            for word in words[1:]:
                state.latched |= 1 << end_of_game.ENDS.index(word)
        elif head == "counted":
            state.is_counted = True
            for word in words[1:]:
                state.rewarded |= 1 << self.seat(word)
        elif head == "over":
            state.is_over = True
            for word in words[1:]:
                state.winners |= 1 << self.seat(word)
        else:
            self.raw(head, [int(word) for word in words[1:]])

    def raw(self, head: str, ints: list[int]) -> None:
        """Read what waits in mid-turn."""
        if head == "agenda":
            self.note_items(ints)
            self.state.agenda.fill(ints)
            self.has_agenda = True
        elif head == "final":
            final_head = reading(ints)
            self.state.final = final_shootout.FinalShootout()
            self.state.final.transfer(final_head)
            self.state.final.volley = ints[final_head.at :]
        elif head == "fight":
            for name, value in zip(FIGHT, ints[:-1], strict=True):
                setattr(self.state, name, value)
            self.state.shot = ints[-1] + shootout.NO_SHOT
            self.placed[ints[0] >> 4].add(ints[0] & 15)
            self.state.gangs[ints[0] >> 4].town |= 1 << ints[2]
        else:
            raise ValueError(head)

    def note_items(self, items: list[int]) -> None:
        """Tiles in somebody's hand, and the Saloon while the stars are dealt, lie in no stack."""
        for place, item in enumerate(items):
            number, seat = question_of(item), seat_of(item)
            if not QUESTIONS.is_known(number) or (seat >= self.state.seats and seat != DEALER):
                raise ValueError(item)
            if number in (question.number for question in DRAWN_QUESTIONS):
                self.named.update(tiles.drawn_tiles(about_of(item)))
            elif number == rules.ASK_STAR.number:
                self.named.add(SALOON_X)
            elif number == buildings.ASK_PEEK.number:
                self.state.stacks[x_of(item)].knower = seat
            elif number in (railroad.STEP_QUEUE.number, railroad.ASK_NEXT.number):
                waiting = items[:place][-x_of(item) :] if x_of(item) else []
                numbers = [question_of(one) for one in waiting]
                if numbers != [railroad.STEP_WAITING.number] * x_of(item) or not numbers:
                    raise ValueError(item)

    def seat(self, word: str) -> int:
        """A seat at this table."""
        seat = int(word.removeprefix("s"))
        if not 0 <= seat < self.state.seats:
            raise ValueError(word)
        return seat

    def cowboy(self, seat: int, word: str) -> int:
        """A cowboy of *seat* who has no place yet."""
        kind = int(word[0]) - 1
        if kind not in range(KINDS):
            raise ValueError(word)
        spots = [EACH * kind + nth for nth in range(EACH)]
        if len(word) > 1:
            spots = [EACH * kind + NTH.index(word[1:])]
        for place in spots:
            if place not in self.placed[seat]:
                self.placed[seat].add(place)
                return place
        raise ValueError(word)

    def plot(self, plot: int, words: list[str]) -> None:
        """Read what lies on a plot and who stands there."""
        state = self.state
        if words[0] in ("track", "station"):
            if state.tile_at[plot] != OPEN_PLOT:
                raise ValueError(words[0])
            state.set_plot(plot, TRACK if words[0] == "track" else STATION)
            self.rails.append(plot)
            return
        tile = verbs.BUILDING.numbers[words[0]]
        if tile not in tiles.FIXED:
            if state.tile_at[plot] != OPEN_PLOT or tile in self.named:
                raise ValueError(words[0])
            self.named.add(tile)
            state.raise_building(tile, plot)
        elif state.plot_of[tile] != plot:
            raise ValueError(words[0])
        for word in words[1:]:
            seat = self.seat(word.split(".")[0])
            is_full = tile != CHURCH and state.holder[tile] != NO_COWBOY
            if is_full or (state.gangs[seat].town >> tile) & 1:
                raise ValueError(word)
            state.settle(seat * 16 + self.cowboy(seat, word.split(".")[1]), tile)

    def gang(self, seat: int, words: list[str]) -> None:
        """Read a gang's ranch and where its other cowboys are."""
        gang = self.state.gangs[seat]
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
        stack = self.state.stacks[which]
        if which < 0 or what not in ("known", "under"):
            raise ValueError(what)
        if what == "known":
            stack.knower = NOBODY
            if words[0][0] == "s" and words[0][1:].isdigit():
                stack.knower = self.seat(words[0])
                words = words[1:]
        order = [verbs.BUILDING.numbers[word] for word in words]
        for tile in order:
            if tile in self.named or self.state.ruleset.home[tile] != which:
                raise ValueError(tiles.TILE_WORDS[tile])
            self.named.add(tile)
            if what == "under":
                stack.slip_under(tile)
        if what == "known":
            stack.known = order

    def finish(self) -> None:
        """Put the rest where it belongs and refuse what cannot be."""
        state = self.state
        for seat, gang in enumerate(state.gangs):
            if seat not in self.ranches:
                gang.ranch = 0
                for place in range(GANG_SIZE):
                    is_starter = (state.ruleset.start_ranch >> place) & 1
                    if is_starter and place not in self.placed[seat]:
                        gang.ranch |= 1 << place
                        self.placed[seat].add(place)
            gang.unhired = sum(
                1 << place for place in range(GANG_SIZE) if place not in self.placed[seat]
            )
        for stack in state.stacks:
            for tile in self.named:
                if (stack.loose >> tile) & 1:
                    stack.loose &= ~(1 << tile)
                    stack.loose_count -= 1
        if SALOON_X not in self.named:
            state.stacks[0].slip_under(SALOON_X)
        self.count_supply()
        self.lay_rails()
        sheriff.watch(state)
        end_of_game.check_pool(state)
        self.ask()

    def count_supply(self) -> None:
        """Work out what is left in the box and the supply."""
        state = self.state
        ruleset = state.ruleset
        state.cartridges = ruleset.cartridges - sum(gang.cartridges for gang in state.gangs)
        state.ponies = ruleset.ponies - sum(gang.ponies for gang in state.gangs)
        state.chest = ruleset.posters - state.pool - sum(gang.posters for gang in state.gangs)
        for name, left in (
            ("cartridges", state.cartridges),
            ("ponies", state.ponies),
            ("posters", state.chest),
        ):
            if left < 0:
                raise PositionError("too-many-tokens", {"place": name})
        if self.box not in (-1, state.chest):
            raise PositionError("wrong-count", {"place": f"box {self.box}"})

    def lay_rails(self) -> None:
        """Make sure the railroad is one line from the bottom up."""
        state = self.state
        for plot in sorted(self.rails, reverse=True):
            is_station = state.tracks == state.ruleset.pieces - 1
            if plot not in AHEAD[state.rail] or (state.tile_at[plot] == STATION) != is_station:
                raise PositionError("broken-railroad", {"place": PLOT_WORDS[plot]})
            state.tracks += 1
            state.rail = plot
        if state.tracks == state.ruleset.pieces:
            end_of_game.latch(state, end_of_game.STATION_PLACED)

    def ask(self) -> None:
        """Ask the active seat for its turn, unless something else waits."""
        state = self.state
        if not self.has_agenda and not state.is_over:
            state.turn = max(state.turn, 1)
            if not state.gangs[state.active].is_living():
                raise PositionError("no-living-cowboy", {"place": f"s{state.active}"})
            state.agenda.fill([turn_item(state)])
        if self.is_stuck():
            raise PositionError("no-legal-move", {"place": "agenda"})

    def is_stuck(self) -> bool:
        """Whether what waits cannot be answered in this position."""
        state = self.state
        asked = [question_of(item) for item in state.agenda.all_items()]
        if state.attacker == NO_COWBOY and any(one.number in asked for one in FIGHT_QUESTIONS):
            return True
        if state.final is None and any(one.number in asked for one in FINAL_QUESTIONS):
            return True
        try:
            state.go_on()
            return not state.is_over and not state.legal(state.pending().bit_length() - 1)
        except (AssertionError, IndexError, ValueError):
            return True


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
RED = "▪"
"""Behind the name of a red plot, where the Train Station may stand."""
JOINTS = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
"""Lines that go up (1), down (2), left (4) and right (8)."""


def draw(state: Deadwood, seat: int) -> str:
    """The town as a wall of bricks, the Sheriff on his corner, then supplies and ranches."""
    lines = _street_lines(state)
    lines.append(
        f"★ {{zone-sheriff}}: {CORNER_WORDS[state.sheriff].upper()}"
        f"   {{poster-pool.name}}: {state.pool}   {{poster-box.name}}: {state.chest}"
    )
    lines += _stack_lines(state, seat)
    for owner, gang in enumerate(state.gangs):
        lines += _gang_lines(state, owner, gang)
    kinds = [f"{RAISED[n]} {{cowboy-{word}.name}}" for n, word in enumerate(verbs.COWBOY.words)]
    lines += ["  ".join(kinds), f"{RED} {{zone-red}}"]
    return "\n".join(lines)


def _street_lines(state: Deadwood) -> list[str]:
    lines: list[str] = []
    for row in range(ROWS + 1):
        lines.append(_border(state, row))
        cells = [_cell(state, plot) for plot in range(PLOTS) if GRID[plot][0] == row]
        for part in range(3 if cells else 0):
            bricks = "│".join(cell[part] for cell in cells)
            lines.append(" " * (row * PITCH // 2) + f"│{bricks}│")
    return lines


def _walls(row: int) -> list[int]:
    """The columns of the upright lines of *row*; none above and below the town."""
    left = row * PITCH // 2
    return [left + PITCH * n for n in range(TOP_ROW + 1 - row)] if 0 <= row < ROWS else []


def _border(state: Deadwood, row: int) -> str:
    """The line above *row*, with the Sheriff if he stands on it."""
    above, below = _walls(row - 1), _walls(row)
    ends = (min(above + below), max(above + below))
    text = " " * ends[0]
    for column in range(ends[0], ends[1] + 1):
        joint = (column in above) + 2 * (column in below)
        text += JOINTS[joint + 4 * (column > ends[0]) + 8 * (column < ends[1])]
    spots = [GRID[plot] for plot in CORNERS[state.sheriff]]
    if row != max(spot[0] for spot in spots):
        return text
    # Two of his three plots are side by side; he stands where the wall between them ends.
    pair = [spot for spot in spots if [other[0] for other in spots].count(spot[0]) == 2]
    column = _walls(pair[0][0])[max(spot[1] for spot in pair)]
    return f"{text[:column]}★{text[column + 1 :]}"


def _cell(state: Deadwood, plot: int) -> list[str]:
    """A plot in three lines: its name and who is there, then what stands on it."""
    tile = state.tile_at[plot]
    name = PLOT_WORDS[plot].upper() + (RED if GRID[plot][0] == RED_ROW else "")
    blank = " " * INSIDE
    if tile == OPEN_PLOT:
        return [
            name.ljust(INSIDE),
            ("    ☆" if plot in state.ruleset.stars else "").ljust(INSIDE),
            blank,
        ]
    if tile == TRACK:
        return [name.ljust(INSIDE), "═╪═╪═╪═╪═╪", blank]
    if tile == STATION:
        return [name.ljust(INSIDE), *_named("plot-station")]
    crowd = "".join(
        f"{(cowboy >> 4) + 1}{RAISED[kind_of(cowboy)]}" for cowboy in crowds_of(state)[tile]
    )
    words = _named(f"building-{tiles.TILE_WORDS[tile]}")
    if tile == CHURCH:
        return [name.ljust(INSIDE), words[0], crowd.ljust(INSIDE)]
    return [name.ljust(INSIDE - len(crowd)) + crowd, *words]


def _named(key: str) -> list[str]:
    """A name in two lines that fit a plot."""
    return [f"{{{key}.name:{INSIDE}.{line}}}" for line in (1, 2)]


def _stack_lines(state: Deadwood, seat: int) -> list[str]:
    """What is left in stacks and supply; the bottoms everybody saw, the order *seat* knows."""
    heights: list[str] = []
    known: list[str] = []
    for which, stack in enumerate(state.stacks):
        text = str(stack.height())
        if stack.under:
            text += f" (↓ {_tile_names(stack.under)})"
        heights.append(text)
        if stack.known and stack.knower == seat:
            known.append(
                f"{{zone-known}}, {{stack-{which + 1}.name}}: ↑ {_tile_names(stack.known)}"
            )
    supply = f"{{fact-cartridges}} {state.cartridges}  {{fact-ponies}} {state.ponies}"
    return [f"{{zone-stacks}}: {' / '.join(heights)}   {{zone-supply}}: {supply}", *known]


def _tile_names(order: list[int]) -> str:
    return ", ".join(f"{{building-{tiles.TILE_WORDS[tile]}.name}}" for tile in order)


def _gang_lines(state: Deadwood, owner: int, gang: Gang) -> list[str]:
    """What a gang has, and where its cowboys are who are not in town."""
    mark = ">" if owner == state.active else " "
    fine = scoring.fine_for(state, gang.posters)
    facts = [("cash", gang.cash), ("cartridges", gang.cartridges), ("ponies", gang.ponies)]
    facts += [("posters", gang.posters)] + ([("fine", fine)] if fine else [])
    tokens = "  ".join(f"{{fact-{key}}} {count}" for key, count in facts)
    places = [("zone-ranch", gang.ranch), ("zone-mine", gang.mine), ("zone-hill", gang.hill)]
    places.append(("zone-unhired", gang.unhired))
    shown = [f"{{{key}}}: {_strengths(mask)}" for key, mask in places if mask]
    return [f"{mark}{owner + 1}  {tokens}", *(["    " + "   ".join(shown)] if shown else [])]


def _strengths(mask: int) -> str:
    return " ".join(str(place // EACH + 1) for place in range(GANG_SIZE) if (mask >> place) & 1)
