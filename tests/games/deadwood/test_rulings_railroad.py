"""Rulings on placing buildings, the railroad, the final shootout and what else there is."""

import tabletown as tt
from tests.games.deadwood.desk import (
    ALL_PLOTS,
    ALL_TILES,
    asked,
    cash,
    has,
    may,
    play,
    plots,
    posters,
    stack,
    told,
    town,
    where,
    zone,
)

UNARMED = "cartridges 0 ponies 0"
KILL = ["roll 6", "roll 1"]
"""One against one: the attacker kills."""
LAST_OF_S1 = f"b1 bank s1.1 | s0 $9 {UNARMED} | s1 {UNARMED} ranch - hill 2 3"


# Building placement and railroad


def test_DW_R33_tiles_are_placed_in_any_order_and_count_at_once() -> None:
    dealer = ["draw bank", "draw gold-mine", "draw grifter"]
    table = play(town("pool 10", 2, dealer), "s0 hit boss town-hall", "s0 annex", "s0 rail f1")
    assert {text.split()[1] for text in may(table)} == {"bank", "gold-mine", "grifter"}
    assert "build bank c1" not in may(table)
    play(table, "s0 build gold-mine b2")
    assert "build bank c1" in may(table)
    play(table, "s0 build grifter c1", "s0 build bank d1")
    assert plots(table)["d1"] == "bank" and asked(table) == "s1 turn"


def test_DW_R34_a_track_makes_no_plot_buildable() -> None:
    dealer = ["draw bank", "draw gold-mine", "draw grifter"]
    table = play(town("pool 10", 2, dealer), "s0 hit boss town-hall", "s0 annex", "s0 rail f1")
    sites = {text.split()[2] for text in may(table)}
    assert sites == {"a2", "a6", "b2", "b3", "b4", "b5"}


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
        table = play(town(rails), "s0 hit boss town-hall", "s0 annex")
        assert may(table) == [f"rail {plot}" for plot in ahead]


def test_DW_R36_a_destroyed_hotel_earns_nothing() -> None:
    table = town("f1 hotel s1.1")
    play(table, "s0 hit boss town-hall", "s0 annex", "s0 rail f1")
    assert cash(table) == [5, 5] and plots(table)["f1"] == "track"


def test_DW_R37_who_is_gone_when_called_gets_nothing() -> None:
    table = town("e1 grifter s1.1 | f2 hotel s2.1 | s2 ranch -", 3)
    play(table, "s0 hit boss town-hall", "s0 annex", "s0 rail f1", "s0 pick grifter s1")
    play(table, "s1 annex", "s1 swindle hotel s2", "s1 lure s0 greenhorn")
    assert asked(table) == "s0 site"
    assert cash(table)[2] == 7  # for the track only


def test_DW_R37_who_arrives_later_is_not_in_the_queue() -> None:
    table = town("e1 general-store-1 s1.1 | f2 hotel | b1 bank s1.2", 2)
    play(table, "s0 hit boss town-hall", "s0 annex", "s0 rail f1", "s1 annex", "s1 send bank")
    play(table, "s1 to hotel", "s1 annex")
    assert asked(table) == "s0 site" and cash(table)[1] == 8


def test_DW_R37_who_came_back_keeps_his_place() -> None:
    position = "e1 general-store-1 s1.1 | f2 general-store-2 s1.2 | e2 bank s1.3 | b1 hotel"
    table = play(town(position), "s0 hit boss town-hall", "s0 annex", "s0 rail f1")
    play(table, "s0 pick general-store-1 s1", "s1 annex", "s1 send bank", "s1 to hotel")
    play(table, "s1 annex")
    assert asked(table) == "s1 arrived"  # the other store's man: nobody else is there now
    play(table, "s1 annex", "s1 send hotel", "s1 to bank", "s1 decline")
    assert asked(table) == "s1 arrived"  # the bank's man is back
    play(table, "s1 annex")
    assert posters(table)[1] == 1 and asked(table) == "s0 site"


def test_DW_R38_a_building_torn_down_below_its_own_annex() -> None:
    position = f"e1 general-store-1 s1.1 | e2 bank s1.3 | s0 {UNARMED} | s1 {UNARMED}"
    table = town(position, 2, ["roll 6", "roll 6"])
    play(table, "s0 hit greenhorn town-hall", "s0 annex", "s0 rail f1")
    play(table, "s0 pick general-store-1 s1", "s1 annex", "s1 send bank", "s1 to town-hall")
    play(table, "s1 annex", "s1 rail e1")
    assert where(table, 1)["greenhorn-1"] == "mine" and cash(table)[1] == 6
    while asked(table) == "s1 site":
        table.play(1, may(table)[0])
    assert asked(table) == "s0 site"  # the bank's man left: his place is dropped


def test_DW_R39_the_owner_decides_in_his_own_annex() -> None:
    table = town("e1 casino s1.1", 3)
    play(table, "s0 hit boss town-hall", "s0 annex", "s0 rail f1", "s1 annex")
    assert asked(table) == "s1 casino" and may(table) == ["fleece s0", "fleece s2"]


def test_DW_R40_money_never_runs_out() -> None:
    table = play(town("b1 bank | s0 $400"), "s0 hit boss bank", "s0 annex")
    assert cash(table)[0] == 405


def test_DW_R41_the_annex_that_placed_the_station_builds_nothing() -> None:
    table = town("f1 track | e1 track | d1 track | c1 track | s1 $4")
    play(table, "s0 hit boss town-hall", "s0 annex", "s0 rail b1")
    assert table.is_over and stack(table, 2)[0] == 6


def test_DW_R42_another_town_hall_annex_lays_nothing_more() -> None:
    table = town("f1 track | e1 track | d1 track | c1 track | s0 posters 2")
    play(table, "s0 hit boss town-hall", "s0 annex", "s0 rail b2", "s0 annex")
    assert posters(table)[0] == 0 and asked(table) == "s0 site"


def test_DW_R43_a_destroyed_tile_may_come_back_at_once() -> None:
    second = "b1 gunsmith-2 | b2 blacksmith-2 | b5 general-store-2 | b6 laundry-2 | c1 saloon-2"
    table = town(f"{second} | f1 gold-mine")
    play(table, "s0 hit boss town-hall", "s0 annex", "s0 rail f1")
    assert any(text.startswith("build gold-mine ") for text in may(table))


# Money, fines, final shootout

ENDS = "b1 telegraph-office | pool 2"


def end(table: tt.Table) -> tt.Table:
    """Let s0 end the game by telegraph with the only cowboy on the ranch, or a boss."""
    hit = next(text for text in reversed(may(table)) if text.endswith(" telegraph-office"))
    return play(table, f"s0 {hit}", "s0 annex", "s0 withdraw")


def test_DW_R45_totals_below_nothing() -> None:
    position = f"{ENDS} | s0 $1 posters 5 | s1 $0 posters 6"
    table = end(town(position))
    assert table.result is not None and table.result.scores == (-13, -21)
    assert table.result.winners == (0,)
    table = end(town(f"{position} | s0 ranch 1 | s1 ranch 1", clamp_totals=True))
    assert table.state.scores() == [0, 0]
    assert told(table, "faced-off") != []


def test_DW_R46_no_champion_at_all_leaves_it_to_the_next_richest() -> None:
    position = f"turn 9 s2 | {ENDS} | s0 $10 ranch - hill 1 2 3 | s1 $10 ranch - hill 1 2 3 | s2 $3"
    table = town(position, 3)
    play(table, "s2 hit boss telegraph-office", "s2 annex", "s2 withdraw")
    assert table.result is not None and table.result.winners == (2,)
    assert table.result.details["shootout"] == "bystander"
    assert told(table, "fired") == []


DUEL = f"{ENDS} | s0 $9 {UNARMED} ranch 1 | s1 $10 {UNARMED} ranch 1"


def test_DW_R47_survivors_shoot_again_and_keep_their_wounds() -> None:
    table = end(town(DUEL, 2, ["roll 4", "roll 1", "roll 4", "roll 5"]))
    assert table.result is not None
    assert table.result.winners == (0,)  # the second wound of s1; s0 has one
    assert len(told(table, "fired")) == 4


THREE = f"{ENDS} | s0 $9 cartridges 4 ranch 1 | s1 $10 {UNARMED} ranch 3 | s2 $10 {UNARMED} ranch 1"


def test_DW_R47_a_new_volley_asks_for_targets_again() -> None:
    position = (
        "b1 telegraph-office | pool 2 | s0 $9 ranch 1 cartridges 0 | s1 $10 ranch 1 cartridges 0"
        " | s2 $10 ranch 1 cartridges 0"
    )
    table = town(position, 3, ["roll 1"] * 3)
    play(table, "s0 hit greenhorn telegraph-office", "s0 annex", "s0 withdraw")
    play(table, "s0 aim s1", "s1 aim s2", "s2 aim s0")
    assert len(told(table, "fired")) == 3
    assert asked(table) == "s0 target"


def test_DW_R46_a_champion_falls_where_he_stood() -> None:
    position = (
        "b1 telegraph-office | c1 bank s1.1 | d1 hotel s1.2 | pool 2 | s0 $9 ranch 3 cartridges 0"
        " | s1 $10 ranch - cartridges 0"
    )
    table = town(position, 2, ["roll 1", "roll 6", "roll 1"])
    play(table, "s0 hit boss telegraph-office", "s0 annex", "s0 withdraw", "s1 champion gunslinger")
    assert table.result is not None and table.result.winners == (0,)
    assert (where(table, 1)["greenhorn-1"], where(table, 1)["gunslinger-1"]) == ("bank", "hill")
    lots = {lot["plot"]: lot["cowboys"] for lot in table.view(None)["scene"]["lots"]}
    assert lots["d1"] == () and lots["c1"] == ("cowboy:s1-greenhorn-1",)


def test_DW_R48_levelling_and_the_strict_reading_of_the_split() -> None:
    for split, more in (("opening", True), ("first", False)):
        table = end(town(THREE, 3, ["roll 1"] * 12, final_split=split))
        play(table, "s0 load 4", "s0 aim s1", "s1 aim s2", "s2 aim s0")
        play(table, "s0 shoot s2", "s0 shoot s1")
        assert [str(e["rival"])[-1] for e in told(table, "fired")[:2]] == ["2", "1"]
        assert asked(table) == ("s0 split" if more else "s1 split")


def test_DW_R49_targets_stay_until_they_fall() -> None:
    same = f"{ENDS} | s0 $9 {UNARMED} ranch 1 | s1 $10 {UNARMED} ranch 1"
    position = f"{same} | s2 $10 {UNARMED} ranch 1 | s3 $10 {UNARMED} ranch 1"
    dealer = ["roll 6", "roll 1", "roll 1", "roll 1"]
    table = end(town(position, 4, dealer))
    play(table, "s0 aim s1", "s1 aim s0", "s2 aim s1")
    assert may(table) == ["aim s0", "aim s1", "aim s2"]
    play(table, "s3 aim s1")
    assert asked(table) == "s0 target" and may(table) == ["aim s2", "aim s3"]


def test_DW_R49_an_announced_target_needs_no_second_word() -> None:
    position = f"{ENDS} | s0 $9 {UNARMED} ranch 2 | s1 $10 {UNARMED} ranch 2"
    position += f" | s2 $10 {UNARMED} ranch 2"
    table = end(town(position, 3, ["roll 1"] * 5 + ["roll 6"] * 30))
    play(table, "s0 aim s1", "s1 aim s2", "s2 aim s0")
    fired = [(str(e["seat"])[-1], str(e["rival"])[-1]) for e in told(table, "fired")]
    assert fired[:6] == [("0", "1"), ("1", "2"), ("2", "0")] * 2


def test_DW_R50_a_dying_champion_still_hits() -> None:
    table = end(town(f"{DUEL} | s2 $3", 3, ["roll 6", "roll 6"]))
    assert table.result is not None
    assert table.result.winners == (2,)
    assert table.result.details["shootout"] == "bystander"


def test_DW_R50_everybody_dead_and_nobody_left() -> None:
    table = end(town(DUEL, 2, ["roll 6", "roll 6"]))
    assert table.result is not None
    assert table.result.winners == () and table.result.details["shootout"] == "nobody"


def test_DW_R51_more_than_eight_dice() -> None:
    position = f"{ENDS} | s0 $9 cartridges 12 ranch 3 | s1 $10 {UNARMED} ranch 1"
    table = end(town(position, 2, ["roll 1"] * 14 + ["roll 6", "roll 1"]))
    play(table, "s0 load 12")
    assert table.result is not None and table.result.winners == (0,)
    assert [str(e["seat"])[-1] for e in told(table, "fired")] == ["0"] * 14 + ["0", "1"]


def test_DW_R52_one_cartridge_at_the_start() -> None:
    for seats in (2, 3, 4, 5):
        table = tt.new("deadwood", seats, seed=1)
        assert [has(table, seat)["cartridges"] for seat in range(seats)] == [1] * seats


def test_DW_R53_what_the_faces_do() -> None:
    for first, second, falls in (
        ("3", "3", False),
        ("3", "6", True),
        ("4", "3", False),
        ("4", "4", True),
        ("4", "5", True),
        ("5", "1", False),
        ("6", "1", True),
    ):
        position = f"b1 bank s1.1 | s0 {UNARMED} | s1 {UNARMED}"
        dealer = [f"roll {first}", f"roll {second}", "roll 1", "roll 1"]
        table = play(town(position, 2, dealer), "s0 hit boss bank")
        assert (where(table, 1)["greenhorn-1"] == "hill") is falls, (first, second)


def test_DW_R54_the_attacker_declares_first_and_at_most_one() -> None:
    table = town("b1 bank s1.2 | s0 cartridges 3 | s1 cartridges 3 ponies 0", 2, ["roll 1"] * 8)
    play(table, "s0 hit boss bank")
    assert asked(table) == "s0 attack" and may(table) == ["load 0", "load 1"]
    play(table, "s0 load 1")
    assert asked(table) == "s1 defence" and may(table) == ["load 0", "load 1"]
    play(table, "s1 load 1")
    assert [has(table, seat)["cartridges"] for seat in (0, 1)] == [2, 2]
    assert len(told(table, "shot")) == 7  # four against three


def test_DW_R55_an_attacker_never_flees_by_choice() -> None:
    table = play(town("b1 bank s1.2 | s0 ponies 2 | s1 ponies 0"), "s0 hit boss bank")
    assert may(table) == ["load 0", "load 1"]


# Further rulings


def test_DW_R57_the_station_is_no_building() -> None:
    rails = "f2 track | e3 track | d4 track | c5 track"
    position = f"{rails} | b5 general-store-1 s1.1 | a7 bank s1.2 | a1 hotel | a6 undertaker"
    table = town(position)
    play(table, "s0 hit boss town-hall", "s0 annex", "s0 rail b6", "s0 pick general-store-1 s1")
    play(table, "s1 annex", "s1 send bank")
    assert all("station" not in text for text in may(table))
    play(table, "s1 to sheriffs-office", "s1 annex")
    corners = {text.split()[1] for text in may(table)}
    assert "b5-b6-c5" in corners and "a6-a7-b6" in corners
    position = "f2 track | e3 track | d4 track | c5 track | b6 station | b1 stage-depot"
    table = town(f"{position} | turn 5 s0", 2, ["draw bank"])
    play(table, "s0 hit boss stage-depot", "s0 annex", "s0 open 1")
    sites = {text.split()[2] for text in may(table)}
    assert "a7" not in sites and "a6" in sites


def test_DW_R58_a_dead_gang_is_passed_over_but_stays_a_player() -> None:
    position = "turn 5 s0 | b1 casino | c1 newspaper | s1 ranch - hill 1 2 3 | s1 $4 posters 1"
    table = town(position, 3)
    play(table, "s0 hit boss casino", "s0 annex", "s0 fleece s1")
    assert asked(table) == "s2 turn"
    play(table, "s2 hit boss newspaper", "s2 annex", "s2 accuse s1")
    assert cash(table) == [6, 3, 6] and posters(table) == [0, 2, 0]
    assert asked(table) == "s0 turn"


def test_DW_R58_a_dead_gang_can_win() -> None:
    table = end(town(f"{ENDS} | s1 $50 ranch - hill 1 2 3", 3))
    assert table.result is not None and table.result.winners == (1,)


def test_DW_R59_the_last_gang_ends_the_game_or_plays_on() -> None:
    table = town(LAST_OF_S1, 2, list(KILL), lone_survivor="ends")
    play(table, "s0 hit greenhorn bank", "s0 annex")
    assert table.is_over and table.result is not None
    assert table.result.ending == "last-gang" and table.result.details["triggers"] == ["gangs"]
    table = town(LAST_OF_S1, 2, list(KILL))
    play(table, "s0 hit greenhorn bank", "s0 annex")
    assert asked(table) == "s0 alone"


def test_DW_R60_an_annex_outlives_its_cowboy() -> None:
    table = town("e1 grifter s1.1 | s0 ranch 3")
    play(table, "s0 hit boss town-hall", "s0 annex", "s0 rail f1", "s1 annex")
    play(table, "s1 swindle town-hall s0")
    assert where(table, 0)["boss-1"] == "mine"
    assert asked(table) == "s0 site"


def test_DW_R61_what_waits_outside_the_station_is_finished() -> None:
    position = (
        f"f1 track | e1 track | d1 track | b2 general-store-1 s1.1 | c2 hotel s1.2 | f2 bank s1.3"
        f" | s0 {UNARMED} ranch 1 | s1 {UNARMED}"
    )
    table = town(position, 2, ["roll 6", "roll 6"])
    play(table, "s0 hit greenhorn town-hall", "s0 annex", "s0 rail c1")
    play(table, "s0 pick general-store-1 s1", "s1 annex", "s1 send bank", "s1 to town-hall")
    play(table, "s1 annex", "s1 rail b1", "s1 decline", "s1 decline")
    assert asked(table) == "s1 arrived"  # the hotel of the older queue
    play(table, "s1 annex")
    assert asked(table) == "s0 site"
    while not table.is_over:
        table.play(0, may(table)[0])
    assert table.result is not None and table.result.ending == "station"


def test_DW_R62_the_x_saloon_shows_its_back_on_top_only() -> None:
    tiles = [tile for tile in ALL_TILES[4:13] if tile not in ("bank", "hotel")]
    on_board = " | ".join(
        f"{plot} {tile}" for plot, tile in zip(ALL_PLOTS[7:], tiles, strict=False)
    )
    table = town(f"{on_board} | stack 1 known s1 saloon-x bank hotel")
    assert "x" in zone(table, "zone:stacks")["pieces"][0]["marks"]
    table = town(f"{on_board} | stack 1 known s1 bank saloon-x hotel")
    assert "x" not in zone(table, "zone:stacks")["pieces"][0]["marks"]


def test_DW_R63_others_learn_only_which_stack_was_examined() -> None:
    draws = ["draw gold-mine", "draw laundry-2", "draw saloon-2", "draw gunsmith-2"]
    table = town("b1 fortune-teller", 3, [*draws, "draw blacksmith-2"])
    play(table, "s0 hit boss fortune-teller", "s0 annex")
    assert may(table) == ["decline", "examine 1", "examine 2", "examine 3"]
    play(table, "s0 examine 2")
    other = tt.replay(table.journal)
    play(table, "s0 order general-store-2", "s0 keep")
    play(other, "s0 keep")
    assert table.view(1) == other.view(1) and table.view(None) == other.view(None)
    keys = [event["key"] for event in table.events(1)]
    assert "examined" in keys and "turned-up" not in keys and "ordered" not in keys
    known = [piece["ref"] for piece in zone(table, "zone:known-2", 0)["pieces"]]
    assert known[:2] == ["building:general-store-2", "building:gold-mine"]
    hidden = table.journal_text(is_open=False)
    assert hidden == other.journal_text(is_open=False)
    assert "draw ?" in hidden and "order" not in hidden and "gold-mine" not in hidden
    assert cash(table)[0] == 6


def test_DW_R63_tiles_underneath_are_public_until_somebody_looks() -> None:
    table = town("b1 fortune-teller | stack 2 under gold-mine", 2)
    assert stack(table, 2)[2] == ["gold-mine"]
    play(table, "s0 hit boss fortune-teller", "s0 annex", "s0 examine 2", "s0 keep")
    assert stack(table, 2)[2] == []


def test_DW_R64_a_cowboy_of_the_other_store_may_be_sent() -> None:
    position = "c1 general-store-1 | d1 general-store-2 s0.1 | b1 bank"
    table = town(position, gs_from_store="other_tile")
    play(table, "s0 hit boss general-store-1", "s0 annex")
    assert may(table) == ["send general-store-2"]
    table = play(town(position), "s0 hit boss general-store-1", "s0 annex")
    assert asked(table) == "s1 turn"


def test_DW_R65_refusing_with_an_empty_pool() -> None:
    position = "b1 courthouse s1.1 | pool 1 | s0 posters 2 | s1 posters 1 ponies 1"
    table = play(town(position), "s0 hit boss courthouse", "s1 flee", "s0 annex")
    assert may(table) == ["pay", "refuse"]
    play(table, "s0 refuse")
    assert posters(table)[0] == 3
    table = town(position, court_empty_pool="pay")
    play(table, "s0 hit boss courthouse", "s1 flee", "s0 annex")
    assert table.is_over and cash(table) == [2, 4] and posters(table) == [3, 1]


def test_DW_R66_fee_and_shootout_never_meet() -> None:
    position = "turn 1 s1 | a4 sheriffs-office s0.1 | b3 bank s0.2 | b4 hotel | c1 casino s0.3"
    decision = town(position).decision(1)
    assert decision is not None
    for option in decision["options"]:
        assert not (option["facts"]["fee"] and option["facts"]["fight"])
    facts = {option["text"]: option["facts"] for option in decision["options"]}
    assert facts["hit boss hotel"] == {"fee": 1, "fight": 0}
    fight = facts["hit boss casino"]
    assert (fight["fee"], fight["fight"], fight["rival"]) == (0, 1, "seat:s0")
    assert "hit boss bank" not in facts
