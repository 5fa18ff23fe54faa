"""Reads the editions and fills a `Box` with the numbers and options of one table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tabletown.core.edition import Section, digest, read
from tabletown.core.errors import EditionError
from tabletown.core.state import Game
from tabletown.games.deadwood import buildings as b
from tabletown.games.deadwood.board import CORNER_WORDS, PLOT_WORDS
from tabletown.games.deadwood.box import Box
from tabletown.games.deadwood.options import OPTIONS
from tabletown.games.deadwood.verbs import COWBOY, TILE_WORDS

FOLDER = Path(__file__).parent / "editions"
GIFTS = ("cash", "posters", "cartridges", "ponies")

CLASSES: dict[str, type[b.Building]] = {
    "town-hall": b.TownHall,
    "sheriffs-office": b.SheriffsOffice,
    "church": b.Church,
    "saloon": b.Saloon,
    "gunsmith": b.Building,
    "bank": b.Building,
    "blacksmith": b.Building,
    "casino": b.Casino,
    "general-store": b.GeneralStore,
    "hotel": b.Hotel,
    "laundry": b.Laundry,
    "stage-depot": b.StageDepot,
    "undertaker": b.Undertaker,
    "gold-mine": b.GoldMine,
    "fortune-teller": b.FortuneTeller,
    "courthouse": b.Courthouse,
    "grifter": b.Grifter,
    "newspaper": b.Newspaper,
    "dance-hall": b.DanceHall,
    "telegraph-office": b.TelegraphOffice,
}
"""Which class plays which building of the edition."""

OptionValues = dict[str, int | str | bool]


def presets() -> dict[str, OptionValues]:
    """What each edition sets among the options."""
    names = next(spec.values for spec in OPTIONS if spec.key == "edition")
    return {name: dict(read(FOLDER, name)["preset"]) for name in names}


def type_of(tile: int) -> str:
    """The building that is printed on *tile*: ``saloon`` for ``saloon-x``."""
    word = TILE_WORDS[tile]
    return word if word in CLASSES else word.rpartition("-")[0]


def edition_hash(options: OptionValues) -> str:
    """Eight hex digits of every number in force."""
    return digest(read(FOLDER, str(options["edition"])))


def faces(edition: str) -> list[str]:
    """The line of icons on each tile, its numbers put in."""
    data = read(FOLDER, edition)["building"]
    return [_face(data[type_of(tile)]) for tile in range(len(TILE_WORDS))]


def _face(row: dict[str, Any]) -> str:
    words = {
        key: "/".join(map(str, value)) if isinstance(value, list) else str(value)
        for key, value in row.items()
    }
    return str(row["face"]).format(**words)


def sources(edition: str) -> list[tuple[str, str]]:
    """Where each table of numbers comes from: its name and its tag, for the page."""
    data = read(FOLDER, edition)
    found: list[tuple[str, str]] = []
    for key, value in data.items():
        if isinstance(value, dict) and key != "preset":
            found.append((key, str(value.get("source", data["source"]))))
    return found


def fill(game: Game, options: OptionValues) -> Box:
    """The box for a table with *options*; EditionError where a number is missing or unknown."""
    top = Section(read(FOLDER, str(options["edition"])), str(options["edition"]))
    numbers: dict[str, int] = {}
    lists: dict[str, list[int]] = {}
    supply = top.section("supply")
    for key in ("posters", "cartridges", "ponies", "tracks", "dice", "money"):
        numbers[key] = supply.number(key)
    gang = top.section("gang")
    for key in GIFTS:
        numbers[f"start-{key}"] = gang.number(key)
    numbers["pool"] = gang.number("pool")
    _cowboys(top.section("cowboy"), numbers, lists)
    dice = top.section("dice")
    lists["wounds"] = dice.numbers("wounds")
    numbers["deadly"] = dice.number("deadly")
    lists["fines"] = top.section("fines").numbers("dollars")
    board = top.section("board")
    lists["fixed"] = [PLOT_WORDS.index(board.word(key)) for key in TILE_WORDS[:3]]
    numbers["sheriff"] = CORNER_WORDS.index(board.word("sheriff"))
    layouts = {
        layout: [PLOT_WORDS.index(word) for word in board.words(f"stars-{layout}")]
        for layout in ("3-2-3", "3-4-1")
    }
    lists["stars"] = layouts[str(options["star_layout"])]
    railroad = top.section("railroad")
    numbers["track-annexes"] = railroad.number("track")
    numbers["station-annexes"] = railroad.number("station")
    buildings = _buildings(top.section("building"), numbers, lists)
    preset = top.section("preset")
    for key in preset.data:
        preset.word(key)
    top.finish()
    flags = {spec.key: spec.number(options[spec.key]) for spec in OPTIONS}
    return Box(game, list(flags.values()), buildings, numbers, lists, flags)


def _cowboys(table: Section, numbers: dict[str, int], lists: dict[str, list[int]]) -> None:
    """Read the kinds of cowboys, weakest first; a gang has three places for each."""
    lists["strength"] = []
    lists["hire"] = []
    ranch = 0
    for kind, word in enumerate(COWBOY.words):
        row = table.section(word)
        lists["strength"].append(row.number("strength"))
        lists["hire"].append(row.number("hire"))
        if row.number("count") != 3:
            raise EditionError("three-of-a-kind", {"place": f"{table.path}.{word}.count"})
        for place in range(row.number("ranch")):
            ranch |= 1 << (3 * kind + place)
    numbers["ranch"] = ranch


def _buildings(
    table: Section, numbers: dict[str, int], lists: dict[str, list[int]]
) -> list[b.Building]:
    """Read the buildings' rows and make one object a tile."""
    made: list[b.Building] = []
    lists["home"] = []
    for tile, word in enumerate(TILE_WORDS):
        key = type_of(tile)
        row = table.section(key)
        row.word("face")
        gifts = [row.number(gift) if row.has(gift) else 0 for gift in GIFTS]
        own: list[int] = []
        kind = CLASSES[key]
        for name in kind.NUMBERS:
            if isinstance(row.data.get(name), list):
                own += row.numbers(name)
            else:
                own.append(row.number(name))
                numbers[f"{key}-{name}"] = own[-1]
        stacks = row.numbers("stacks")
        stack = stacks[0] if word == key or len(stacks) == 1 else _stack_of(word, stacks, row)
        lists["home"].append(_home(tile, stack))
        made.append(kind(tile, gifts, own))
    numbers["fee"] = numbers["sheriffs-office-fee"]
    numbers["funeral"] = numbers["undertaker-funeral"]
    numbers["depot-bonus"] = numbers["stage-depot-bonus"]
    numbers["laundry"] = numbers["laundry-extra"]
    return made


def _stack_of(word: str, stacks: list[int], row: Section) -> int:
    """The stack a tile's word ends in: ``saloon-x`` is 0, ``laundry-2`` is 2."""
    mark = word.rpartition("-")[2]
    stack = 0 if mark == "x" else int(mark)
    if stack not in stacks:
        raise EditionError("wrong-stack", {"place": f"{row.path}.stacks"})
    return stack


def _home(tile: int, stack: int) -> int:
    """Under which stack a tile goes: the X Saloon under the first, fixed buildings never."""
    if stack == 0:
        return 0 if TILE_WORDS[tile] == "saloon-x" else 3
    return stack - 1
