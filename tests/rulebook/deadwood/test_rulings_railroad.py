"""Rulings on new buildings, the railroad and the station."""

from tests.games.deadwood.table import (
    UNARMED,
    backed,
    built,
    cash,
    plots,
    posters,
    stack,
    start,
    where,
)
from tests.table import asked, may, play, result_of, zone


def test_DW_R33_tiles_are_placed_in_any_order_and_count_at_once() -> None:
    dealer = ["draw bank", "draw gold-mine", "draw grifter"]
    table = play(start("pool 10", dealer=dealer), "s0 hit boss town-hall", "s0 annex", "s0 rail f1")
    assert {"bank", "gold-mine", "grifter"} == {text.split()[1] for text in may(table)}
    assert "build bank c1" not in may(table)
    play(table, "s0 build gold-mine b2")
    assert "build bank c1" in may(table)
    play(table, "s0 build grifter c1", "s0 build bank d1")
    assert "bank" == plots(table)["d1"] and "s1 turn" == asked(table)


def test_DW_R34_a_track_makes_no_plot_buildable() -> None:
    dealer = ["draw bank", "draw gold-mine", "draw grifter"]
    table = play(start("pool 10", dealer=dealer), "s0 hit boss town-hall", "s0 annex", "s0 rail f1")
    sites = {text.split()[2] for text in may(table)}
    assert {"a2", "a6", "b2", "b3", "b4", "b5"} == sites


ROUTES = {
    "": ["f1", "f2"],
    "f1": ["e1", "e2"],
    "f2 e3": ["d3", "d4"],
    "f1 e1 d1": ["c1", "c2"],
    "f2 e2 d3": ["c3", "c4"],
    "f1 e1 d1 c1": ["b1", "b2"],
    "f1 e2 d2 c3": ["b3", "b4"],
    "f2 e3 d4 c5": ["b5", "b6"],
}


def test_DW_R35_DW_R44_the_railroad_never_reaches_the_top_row() -> None:
    for route, ahead in ROUTES.items():
        rails = " | ".join(f"{plot} track" for plot in route.split())
        table = play(start(rails), "s0 hit boss town-hall", "s0 annex")
        assert [f"rail {plot}" for plot in ahead] == may(table)


def test_DW_R36_a_destroyed_hotel_earns_nothing() -> None:
    table = start("f1 hotel s1.1")
    play(table, "s0 hit boss town-hall", "s0 annex", "s0 rail f1")
    assert [5, 5] == cash(table) and "track" == plots(table)["f1"]


def test_DW_R37_who_is_gone_when_called_gets_nothing() -> None:
    table = start("e1 grifter s1.1 | f2 hotel s2.1 | s2 ranch -", seats=3)
    play(table, "s0 hit boss town-hall", "s0 annex", "s0 rail f1", "s0 pick grifter s1")
    play(table, "s1 annex", "s1 swindle hotel s2", "s1 lure s0 greenhorn")
    assert "s0 site" == asked(table)
    assert 7 == cash(table)[2]  # for the track only


def test_DW_R37_who_arrives_later_is_not_in_the_queue() -> None:
    table = start("e1 general-store-1 s1.1 | f2 hotel | b1 bank s1.2")
    play(table, "s0 hit boss town-hall", "s0 annex", "s0 rail f1", "s1 annex", "s1 send bank")
    play(table, "s1 to hotel", "s1 annex")
    assert "s0 site" == asked(table) and 8 == cash(table)[1]


def test_DW_R37_who_came_back_keeps_his_place() -> None:
    position = "e1 general-store-1 s1.1 | f2 general-store-2 s1.2 | e2 bank s1.3 | b1 hotel"
    table = play(start(position), "s0 hit boss town-hall", "s0 annex", "s0 rail f1")
    play(table, "s0 pick general-store-1 s1", "s1 annex", "s1 send bank", "s1 to hotel")
    play(table, "s1 annex")
    assert "s1 arrived" == asked(table)  # the other store's man: nobody else is there now
    play(table, "s1 annex", "s1 send hotel", "s1 to bank", "s1 decline")
    assert "s1 arrived" == asked(table)  # the bank's man is back
    play(table, "s1 annex")
    assert 1 == posters(table)[1] and "s0 site" == asked(table)


def test_DW_R38_a_building_torn_down_below_its_own_annex() -> None:
    position = f"e1 general-store-1 s1.1 | e2 bank s1.3 | s0 {UNARMED} | s1 {UNARMED}"
    table = start(position, dealer=["roll 6", "roll 6"])
    play(table, "s0 hit greenhorn town-hall", "s0 annex", "s0 rail f1")
    play(table, "s0 pick general-store-1 s1", "s1 annex", "s1 send bank", "s1 to town-hall")
    play(table, "s1 annex", "s1 rail e1")
    assert "mine" == where(table, 1)["greenhorn-1"] and 6 == cash(table)[1]
    while asked(table) == "s1 site":
        table.play(1, may(table)[0])
    assert "s0 site" == asked(table)  # the bank's man left: his place is dropped


def test_DW_R39_the_owner_decides_in_his_own_annex() -> None:
    table = start("e1 casino s1.1", seats=3)
    play(table, "s0 hit boss town-hall", "s0 annex", "s0 rail f1", "s1 annex")
    assert "s1 casino" == asked(table) and ["fleece s0", "fleece s2"] == may(table)


def test_DW_R41_the_annex_that_placed_the_station_builds_nothing() -> None:
    table = start("f1 track | e1 track | d1 track | c1 track | s1 $4")
    play(table, "s0 hit boss town-hall", "s0 annex", "s0 rail b1")
    assert table.is_over and len(backed(2)) == stack(table, 2)[0]


def test_DW_R42_another_town_hall_annex_lays_nothing_more() -> None:
    table = start("f1 track | e1 track | d1 track | c1 track | s0 posters 2")
    play(table, "s0 hit boss town-hall", "s0 annex", "s0 rail b2", "s0 annex")
    assert 0 == posters(table)[0] and "s0 site" == asked(table)


def test_DW_R43_a_destroyed_tile_may_come_back_at_once() -> None:
    others = built([tile for tile in backed(2) if tile != "gold-mine"])
    table = start(f"{others} | f1 gold-mine")
    play(table, "s0 hit boss town-hall", "s0 annex", "s0 rail f1")
    assert any(text.startswith("build gold-mine ") for text in may(table))


def test_DW_R57_the_station_is_no_building() -> None:
    rails = "f2 track | e3 track | d4 track | c5 track"
    position = f"{rails} | b5 general-store-1 s1.1 | a7 bank s1.2 | a1 hotel | a6 undertaker"
    table = start(position)
    play(table, "s0 hit boss town-hall", "s0 annex", "s0 rail b6", "s0 pick general-store-1 s1")
    play(table, "s1 annex", "s1 send bank")
    assert all("station" not in text for text in may(table))
    play(table, "s1 to sheriffs-office", "s1 annex")
    corners = {text.split()[1] for text in may(table)}
    assert "b5-b6-c5" in corners and "a6-a7-b6" in corners
    position = "f2 track | e3 track | d4 track | c5 track | b6 station | b1 stage-depot"
    table = start(f"{position} | turn 5 s0", dealer=["draw bank"])
    play(table, "s0 hit boss stage-depot", "s0 annex", "s0 open 1")
    sites = {text.split()[2] for text in may(table)}
    assert "a7" not in sites and "a6" in sites


def test_DW_R61_what_waits_outside_the_station_is_finished() -> None:
    position = (
        f"f1 track | e1 track | d1 track | b2 general-store-1 s1.1 | c2 hotel s1.2 | f2 bank s1.3"
        f" | s0 {UNARMED} ranch 1 | s1 {UNARMED}"
    )
    table = start(position, dealer=["roll 6", "roll 6"])
    play(table, "s0 hit greenhorn town-hall", "s0 annex", "s0 rail c1")
    play(table, "s0 pick general-store-1 s1", "s1 annex", "s1 send bank", "s1 to town-hall")
    play(table, "s1 annex", "s1 rail b1", "s1 decline", "s1 decline")
    assert "s1 arrived" == asked(table)  # the hotel of the older queue
    play(table, "s1 annex")
    assert "s0 site" == asked(table)
    while not table.is_over:
        table.play(0, may(table)[0])
    assert "station" == result_of(table).ending


def test_DW_R62_the_x_saloon_shows_its_back_on_top_only() -> None:
    on_board = built([tile for tile in backed(1) if tile not in ("bank", "hotel")])
    table = start(f"{on_board} | stack 1 known s1 saloon-x bank hotel")
    assert "x" in zone(table, "zone:stacks")["pieces"][0]["marks"]
    table = start(f"{on_board} | stack 1 known s1 bank saloon-x hotel")
    assert "x" not in zone(table, "zone:stacks")["pieces"][0]["marks"]
