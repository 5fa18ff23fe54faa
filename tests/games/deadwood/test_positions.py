"""Positions as text: what they may leave out, what is refused, and the drawn town."""

import pytest

import tabletown as tt
from tabletown.games.deadwood import GAME
from tabletown.games.deadwood.board import CORNER_WORDS
from tabletown.strings import words
from tests.games.deadwood.table import (
    backed,
    cash,
    plots,
    stack,
    start,
    where,
)
from tests.table import may, play, scene, standing


@pytest.mark.parametrize(
    "text, code, place",
    [
        ("b1 barber", "bad-position", "b1 barber"),
        ("g1 bank", "bad-position", "g1 bank"),
        ("b1 bank | b2 bank", "bad-position", "b2 bank"),
        ("b1 bank | b1 hotel", "bad-position", "b1 hotel"),
        ("a1 town-hall", "bad-position", "a1 town-hall"),
        ("b1 bank s0.1 s1.1", "bad-position", "b1 bank s0.1 s1.1"),
        ("a5 church s0.1 s0.2", "bad-position", "a5 church s0.1 s0.2"),
        ("b1 bank s5.1", "bad-position", "b1 bank s5.1"),
        ("b1 bank s0.4", "bad-position", "b1 bank s0.4"),
        ("s0 ranch 1 1 1 1", "bad-position", "s0 ranch 1 1 1 1"),
        ("s0 ranch 1a mine 1a", "bad-position", "s0 ranch 1a mine 1a"),
        ("s7 $3", "bad-position", "s7 $3"),
        ("s0 $-3", "bad-position", "s0 $-3"),
        ("s0 $1000", "bad-position", "s0 $1000"),
        ("weather fine", "bad-position", "weather fine"),
        ("turn x s0", "bad-position", "turn x s0"),
        ("stack 4 under bank", "bad-position", "stack 4 under bank"),
        ("stack 0 under bank", "bad-position", "stack 0 under bank"),
        ("stack 2 under bank", "bad-position", "stack 2 under bank"),
        ("stack 1 over bank", "bad-position", "stack 1 over bank"),
        ("b1 bank | stack 1 under bank", "bad-position", "stack 1 under bank"),
        ("f1 track | f1 bank", "bad-position", "f1 bank"),
        ("b1 bank | b1 track", "bad-position", "b1 track"),
        ("s0 cartridges 21", "too-many-tokens", "cartridges"),
        ("s0 ponies 10", "too-many-tokens", "ponies"),
        ("pool 28 | s0 posters 2", "too-many-tokens", "posters"),
        ("pool 10 box 18", "wrong-count", "box 18"),
        ("f1 track | d1 track", "broken-railroad", "d1"),
        ("e1 track", "broken-railroad", "e1"),
        ("f1 track | f2 track", "broken-railroad", "f1"),
        ("f1 station", "broken-railroad", "f1"),
        ("f1 track | e1 track | d1 track | c1 track | b1 track", "broken-railroad", "b1"),
        ("turn 3 s0 | s0 ranch - hill 1 2 3", "no-living-cowboy", "s0"),
        ("over s9", "bad-position", "over s9"),
        ("agenda 19", "no-legal-move", "agenda"),
        ("agenda 999999", "bad-position", "agenda 999999"),
        ("agenda 776", "bad-position", "agenda 776"),
    ],
)
def test_an_impossible_position_is_refused(text: str, code: str, place: str) -> None:
    with pytest.raises(tt.PositionError) as found:
        start(text)
    assert (code, place) == (found.value.code, found.value.params["place"])


def test_what_is_not_said_is_as_at_the_start() -> None:
    table = start("pool 10")
    assert {"a3": "town-hall", "a4": "sheriffs-office", "a5": "church"} == plots(table)
    assert [5, 5] == cash(table)
    first = ["saloon-x", *backed(1)]
    assert (len(first), first, ["saloon-x"]) == stack(table, 1)
    assert [len(backed(2)), len(backed(3))] == [stack(table, 2)[0], stack(table, 3)[0]]
    assert {"ranch"} == {where(table, 0)[name] for name in ("greenhorn-1", "boss-1")}


def test_cowboys_are_written_by_strength_or_by_name() -> None:
    table = start("b1 bank s0.1b | c1 hotel s0.1 | s0 mine 2 hill 3c | s1 ranch 3 2")
    assert {
        "greenhorn-2": "bank",
        "greenhorn-1": "hotel",
        "gunslinger-1": "mine",
        "boss-3": "hill",
        "boss-1": "ranch",
        "greenhorn-3": "unhired",
        "gunslinger-2": "unhired",
        "gunslinger-3": "unhired",
        "boss-2": "unhired",
    } == where(table, 0)
    assert [
        "gunslinger-1",
        "boss-1",
    ] == [name for name, place in where(table, 1).items() if place == "ranch"]


def test_ends_that_are_on_the_board_are_latched() -> None:
    rails = "f1 track | e1 track | d1 track | c1 track | b1 station"
    table = start(f"{rails} | s1 $3")
    assert ["station"] == scene(table)["ends"]
    play(table, "s0 hit boss church", "s0 decline")
    assert table.is_over
    table = start("pool 0 | s1 $3")
    play(table, "s0 hit boss church", "s0 decline")
    assert table.is_over


def test_a_known_stack_is_drawn_in_its_order() -> None:
    others = "b1 stage-depot | b2 bank | b5 hotel | b6 casino | c1 laundry-1 | c5 undertaker"
    rest = "d1 gunsmith-1 | d2 blacksmith-1"
    table = start(f"{others} | {rest} | c3 saloon-x | stack 1 known s1 general-store-1")
    play(table, "s0 hit boss stage-depot", "s0 annex", "s0 open 1")
    assert may(table)[0].startswith("build general-store-1 ")


def test_a_position_in_mid_turn_reads_back_and_goes_on() -> None:
    position = (
        "f1 track | e1 track | d1 track | b1 general-store-1 s1.1 | a7 hotel s2.1 | f2 bank s1.3"
        " | b2 blacksmith-1 s2.2 | s0 cartridges 2 ponies 0 ranch 1 2 | s1 cartridges 2"
    )
    table = start(position, seats=3)
    play(table, "s0 hit greenhorn town-hall", "s0 annex", "s0 rail c1")
    play(table, "s0 pick general-store-1 s1", "s1 annex", "s1 send bank", "s1 to town-hall")
    play(table, "s1 load 1")
    twin = start(table.state.text(), seats=3)
    assert twin.state.fingerprint() == table.state.fingerprint()
    assert ["load 0", "load 1"] == may(twin)
    loaded = GAME.load(table.state.dump())
    assert loaded.fingerprint() == table.state.fingerprint()
    copy = table.state.clone()
    play(table, "s0 load 1")
    assert copy.fingerprint() == twin.state.fingerprint()
    assert 1 == standing(table, 0)["cartridges"]


def drawn(table: tt.Table, seat: int = 0) -> list[str]:
    """The town as the terminal shows it to *seat*, in English."""
    return words("en", "deadwood").drawn(GAME.drawing(table.state, seat)).splitlines()


def test_the_drawn_town() -> None:
    table = start(
        "a5 church s0.1 s1.3 | b2 laundry-2 | b3 bank s1.2 | c3 saloon-x | f2 track"
        " | s0 mine 3 posters 2 | turn 3 s1 | stack 1 under casino hotel"
    )
    # The Bank and a Laundry are built.
    stacks = f"{len(backed(1)) - 1} (↓ Casino, Hotel) / {len(backed(2)) - 1} / {len(backed(3))}"
    lines = drawn(table)
    wall = "┌" + "┬".join(["─" * 10] * 7) + "┐"
    assert lines[:5] == [
        wall,
        "│A1        │A2        │A3        │A4        │A5        │A6        │A7        │",
        "│          │          │Town Hall │Sheriff's │Church    │          │          │",
        "│          │          │          │Office    │1¹2³      │          │          │",
        "└────┬─────┴────┬─────┴────┬─────┴────★─────┴────┬─────┴────┬─────┴────┬─────┘",
    ]
    assert "     │B1▪       │B2▪       │B3▪     2²│B4▪       │B5▪       │B6▪       │" == lines[5]
    assert "     │          │Laundry II│Bank      │    ☆     │          │          │" == lines[6]
    assert "                           │          │═╪═╪═╪═╪═╪│" == lines[22]
    assert "                           └──────────┴──────────┘" == lines[24]
    assert [
        "★ Sheriff: A4-B3-B4   Crime pool: 10   Box: 17",
        f"Stacks: {stacks}   Supply: Cartridges 18  Ponies 8",
        " 1  Money 5  Cartridges 1  Ponies 1  Posters 2  Fine 3",
        "    Ranch: 2   Abandoned Mine: 3   For hire: 1 1 2 2 3 3",
        ">2  Money 5  Cartridges 1  Ponies 1  Posters 0",
        "    Ranch: 1   For hire: 1 1 2 2 3 3",
        "¹ greenhorn  ² gunslinger  ³ trail boss",
        "▪ red plot: the Train Station may stand here",
    ] == lines[25:]
    assert max(map(len, lines)) <= 80


def test_every_corner_of_the_drawn_town_is_a_joint() -> None:
    bare = drawn(start("sheriff e2-f1-f2"))
    for word in CORNER_WORDS:
        lines = drawn(start(f"sheriff {word}"))
        line = next(number for number, text in enumerate(lines) if "★" in text)
        assert line == 4 * ("abcdef".index(min(word[0::3])) + 1)
        if word != "e2-f1-f2":
            assert bare[line][lines[line].index("★")] in "┬┴", word


def test_the_drawn_station_and_a_known_stack() -> None:
    rails = "f1 track | e1 track | d1 track | c1 track | b1 station"
    table = start(f"{rails} | stack 2 known s1 gold-mine laundry-2")
    assert drawn(table)[6].startswith("     │Train     │")
    known = "What the fortune teller showed you, stack 2: ↑ Gold Mine, Laundry II"
    assert known in drawn(table, 1)
    assert known not in drawn(table, 0)


def test_a_long_name_is_cut_to_its_plot() -> None:
    polish = words("pl", "deadwood")
    assert "Wóz       |" == polish.drawn("{building-grifter.name:10.1}|")
    assert "hochsztap…|" == polish.drawn("{building-grifter.name:10.2}|")
    assert "Wóz hochsztaplera" == polish.drawn("{building-grifter.name}")
