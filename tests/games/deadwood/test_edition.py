"""Every printed number, against a table written down by hand from the specification.

A building that is ours alone needs no row here: it has its own test.
"""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import tabletown as tt
from tabletown.core.edition import Section, read
from tabletown.core.options import complete
from tabletown.games.deadwood import GAME, edition
from tabletown.games.deadwood.edition import FOLDER, faces, sources
from tabletown.games.deadwood.ruleset import Ruleset
from tests.table import scene

PRINTED: dict[str, dict[str, Any]] = {
    "town-hall": {"stacks": [0], "returned": 1},
    "sheriffs-office": {"stacks": [0], "fee": 1},
    "church": {"stacks": [0], "returned": 1},
    "saloon": {"stacks": [0, 2]},
    "gunsmith": {"stacks": [1, 2], "cash": 1, "cartridges": 2},
    "bank": {"stacks": [1], "cash": 5, "posters": 1},
    "blacksmith": {"stacks": [1, 2], "cash": 1, "ponies": 1},
    "casino": {"stacks": [1], "stake": 1},
    "general-store": {"stacks": [1, 2], "cash": 1},
    "hotel": {"stacks": [1], "cash": 2, "track": 2, "station": 4},
    "laundry": {"stacks": [1, 2], "cash": 1, "extra": 1},
    "stage-depot": {"stacks": [1], "cash": 2, "bonus": 10},
    "undertaker": {"stacks": [1], "cash": 1, "funeral": 1},
    "gold-mine": {"stacks": [2], "pay": [0, 0, 1, 2, 3, 5]},
    "fortune-teller": {"stacks": [3], "cash": 1},
    "courthouse": {"stacks": [3], "fine": 1, "instead": 1},
    "grifter": {"stacks": [3], "cash": 1, "victims": 2},
    "newspaper": {"stacks": [3], "cash": 1, "given": 1},
    "dance-hall": {"stacks": [3], "cash": 1, "home": 2},
    "telegraph-office": {"stacks": [3], "cash": 1, "moved": 2},
}
REST: dict[str, dict[str, Any]] = {
    "supply": {"posters": 29, "cartridges": 20, "ponies": 10, "tracks": 4},
    "gang": {"cash": 5, "cartridges": 1, "ponies": 1, "posters": 0, "pool": 5},
    "dice": {"wounds": [0, 0, 0, 1, 1, 2], "deadly": 2},
    "fines": {"dollars": [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55]},
    "railroad": {"track": 1, "station": 2},
    "board": {
        "town-hall": "a3",
        "sheriffs-office": "a4",
        "church": "a5",
        "sheriff": "a4-b3-b4",
        "stars-3-2-3": ["b3", "b4", "c2", "c3", "c4"],
        "stars-3-4-1": ["b2", "b3", "b4", "b5", "c3"],
    },
}
COWBOYS = {
    "greenhorn": {"strength": 1, "hire": 0, "ranch": 1, "count": 3},
    "gunslinger": {"strength": 2, "hire": 1, "ranch": 1, "count": 3},
    "boss": {"strength": 3, "hire": 3, "ranch": 1, "count": 3},
}


def bare(row: dict[str, Any]) -> dict[str, Any]:
    """A row without where it comes from and how it looks."""
    return {k: v for k, v in row.items() if k not in ("source", "sources", "face")}


@pytest.mark.parametrize("name", ["pl", "en"])
def test_every_number_is_as_printed(name: str) -> None:
    data = read(FOLDER, name)
    buildings = data.pop("building")
    assert PRINTED == {key: bare(row) for key, row in buildings.items() if key in PRINTED}
    assert COWBOYS == {key: bare(row) for key, row in data.pop("cowboy").items()}
    ends = {"pl": ("all", "plays_on"), "en": ("any", "ends")}[name]
    preset = {"end_cowboys": ends[0], "lone_survivor": ends[1], "laundry": "choose"}
    assert preset == data.pop("preset")
    assert "rulebook" == data.pop("source")
    assert REST == {key: bare(row) for key, row in data.items()}


def test_the_tiles_are_twenty_five_and_the_station() -> None:
    stacks = [stack for row in PRINTED.values() for stack in row["stacks"]]
    assert [4, 9, 6, 6] == [stacks.count(stack) for stack in (0, 1, 2, 3)]


def test_a_row_is_a_tile_for_each_of_its_backs_and_the_rest_keeps_its_order() -> None:
    rows = read(FOLDER, "base")["building"] | {"brewery": {"stacks": [1, 3]}}
    tiles = edition.tiles_of(Section(rows, "building", "ours"))
    words = [tile.word for tile in tiles]
    assert "brewery-1" == [tile.word for tile in tiles if tile.back == 1][-1]
    assert "brewery-3" == words[-1]
    old = [tile.word for tile in edition.ALL_TILES]
    assert [word for word in words if not word.startswith("brewery")] == old


def test_what_is_reconstructed_says_so() -> None:
    tags = dict(sources("pl"))
    assert "reconstructed" == tags["board"]
    assert tags["dice"].startswith("public: ")
    assert "rulebook" == tags["fines"]


def test_every_number_a_player_must_know_is_on_the_tile() -> None:
    rows = read(FOLDER, "pl")["building"]
    for tile, face in zip(edition.ALL_TILES, faces("pl"), strict=True):
        for name, value in bare(rows[tile.building]).items():
            if name != "stacks":
                shown = "/".join(map(str, value)) if isinstance(value, list) else str(value)
                assert shown in face, (tile.word, name)
        assert "{" not in face


@pytest.mark.parametrize(
    "change, code",
    [
        ("[building.bank]\nwealth = 3\n", "unexpected-key"),
        ("[building.bank]\ncash = 'many'\n", "not-a-number"),
        ("[cowboy.boss]\ncount = 4\n", "three-of-a-kind"),
        ("[building.saloon]\nstacks = [1, 2]\n", "wrong-stack"),
        ("[gang]\nsource = 'hearsay'\n", "no-provenance"),
        ("[building.barber]\ncash = 1\n", "unexpected-key"),
        ("[supply]\nmoney = 145\n", "unexpected-key"),
        ("[building.stage-depot]\ntiles = 1\n", "unexpected-key"),
    ],
)
def test_a_wrong_edition_is_refused(
    change: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for path in FOLDER.glob("*.toml"):
        (tmp_path / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    head = 'extends = "base"\n[preset]\nend_cowboys = "all"\n'
    tomllib.loads(head + change)
    (tmp_path / "pl.toml").write_text(head + change, encoding="utf-8")
    monkeypatch.setattr(edition, "FOLDER", tmp_path)
    options = complete(GAME.options, {}, {})
    with pytest.raises(tt.EditionError) as found:
        Ruleset([spec.number(options[spec.key]) for spec in GAME.options])
    assert code == found.value.code


def test_setup_by_numbers_of_seats() -> None:
    for seats, pool, box in ((2, 10, 19), (3, 15, 14), (4, 20, 9), (5, 25, 4)):
        seen = scene(tt.new("deadwood", seats, seed=seats))
        assert (pool, box) == (seen["pool"], seen["box"])
        assert (20 - seats, 10 - seats) == (seen["cartridges"], seen["ponies"])


def test_the_other_star_layout() -> None:
    table = tt.new("deadwood", 2, seed=1, options={"star_layout": "3-4-1"})
    built = [lot["plot"] for lot in scene(table)["lots"] if lot["kind"] != "open"]
    assert ["a3", "a4", "a5", "b2", "b3", "b4", "b5", "c3"] == built
