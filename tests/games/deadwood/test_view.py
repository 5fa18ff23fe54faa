"""What the page gets: pieces, refs, facts, the scene, defaults and taking back."""

from typing import Any

import pytest

import tabletown as tt
from tests.games.deadwood.desk import asked, may, play, town, zone


def refs(table: tt.Table) -> dict[str, str]:
    """The ref of every option of the asked seat."""
    (seat,) = table.pending
    decision = table.decision(seat)
    assert decision is not None
    return {option["text"]: option["ref"] for option in decision["options"]}


def facts(table: tt.Table) -> dict[str, dict[str, Any]]:
    (seat,) = table.pending
    decision = table.decision(seat)
    assert decision is not None
    return {option["text"]: option["facts"] for option in decision["options"]}


def test_options_light_up_what_they_are_about() -> None:
    table = town("b1 bank s0.1 | c1 saloon-2 | s0 ranch 3 mine 2")
    found = refs(table)
    assert found["hit boss saloon-2"] == "building:saloon-2"
    assert found["return bank"] == "cowboy:s0-greenhorn-1"
    assert found["fetch gunslinger"] == "cowboy:s0-gunslinger-1"
    play(table, "s0 hit boss saloon-2", "s0 annex")
    assert refs(table)["hire gunslinger"] == "cowboy:s0-gunslinger-2"
    assert refs(table)["decline"] == ""
    assert facts(table)["hire boss"] == {"dollars": 3}
    drawn = {piece["ref"] for z in table.view(0)["zones"] for piece in z["pieces"]}
    assert {"building:bank", "cowboy:s0-gunslinger-2", "plot:b2", "stack:1"} <= drawn


def test_swindled_cowboys_light_up() -> None:
    table = town("b1 grifter | a5 church s1.1 | s1 ranch 3")
    play(table, "s0 hit boss grifter", "s0 annex")
    assert refs(table) == {
        "swindle church s1": "cowboy:s1-greenhorn-1",
        "lure s1 boss": "cowboy:s1-boss-1",
    }


def test_the_railroad_lights_up_plots_and_buildings() -> None:
    table = town("f1 hotel s1.1 | e3 bank s1.2 | f2 casino s0.1")
    play(table, "s0 hit boss town-hall", "s0 annex")
    assert refs(table) == {"rail f1": "building:hotel", "rail f2": "building:casino"}
    assert facts(table)["rail f1"] == {"destroys": 1, "building": "building:hotel"}
    play(table, "s0 rail f2")
    assert refs(table) == {
        "pick bank s1": "cowboy:s1-gunslinger-1",
        "pick hotel s1": "cowboy:s1-greenhorn-1",
    }
    table = play(town("f1 track"), "s0 hit boss town-hall", "s0 annex")
    assert refs(table) == {"rail e1": "plot:e1", "rail e2": "plot:e2"}
    assert facts(table)["rail e1"] == {"destroys": 0}


def test_seats_stacks_corners_and_plots_light_up() -> None:
    table = play(town("b1 casino", 3), "s0 hit boss casino", "s0 annex")
    assert refs(table) == {"fleece s1": "seat:s1", "fleece s2": "seat:s2"}
    table = play(town("b1 stage-depot"), "s0 hit boss stage-depot", "s0 annex")
    assert refs(table)["open 2"] == "stack:2"
    table = play(town("b1 bank"), "s0 hit boss sheriffs-office", "s0 annex")
    assert refs(table)["guard a4-b3-b4"] == "corner:a4-b3-b4"
    shown = {piece["ref"] for piece in zone(table, "zone:sheriff")["pieces"]}
    assert shown == set(refs(table).values())
    corners = zone(table, "zone:sheriff")["pieces"]
    assert [piece["ref"] for piece in corners if piece["key"] == "sheriff-here"] == [
        "corner:a4-b3-b4"
    ]
    assert {piece["marks"] for piece in corners if piece["key"] == "sheriff-corner"} == {()}
    play(table, "s0 guard a1-a2-b1")
    assert [p["ref"] for p in zone(table, "zone:sheriff")["pieces"]] == ["corner:a1-a2-b1"]


def test_the_court_says_what_it_costs() -> None:
    table = town("b1 courthouse | s0 posters 3")
    play(table, "s0 hit boss courthouse", "s0 annex")
    assert facts(table)["pay"] == {"dollars": 3}


def test_a_fight_is_in_the_scene() -> None:
    table = town("b1 bank s1.1 | s1 cartridges 0 ponies 0")
    assert table.view(None)["scene"]["fight"] is None
    play(table, "s0 hit gunslinger bank")
    fight = table.view(None)["scene"]["fight"]
    assert fight["building"] == "building:bank"
    assert fight["attacker"] == "cowboy:s0-gunslinger-1"
    assert fight["defender"] == "cowboy:s1-greenhorn-1"
    lots = {lot["plot"]: lot for lot in table.view(None)["scene"]["lots"]}
    assert lots["b1"]["cowboys"] == ("cowboy:s1-greenhorn-1", "cowboy:s0-gunslinger-1")
    piece = next(p for p in zone(table, "zone:town")["pieces"] if p["ref"] == "building:bank")
    assert piece["marks"] == ("active",) and piece["owner"] == 1


def test_the_scene_shows_the_board() -> None:
    table = town("b3 bank | f2 track | e2 track")
    scene = table.view(None)["scene"]
    lots = {lot["plot"]: lot for lot in scene["lots"]}
    assert len(lots) == 27
    assert [(lots[p]["x"], lots[p]["y"]) for p in ("a1", "a7", "b1", "f2")] == [
        (0, 0),
        (12, 0),
        (1, 1),
        (7, 5),
    ]
    assert [plot for plot, lot in lots.items() if lot["is_star"]] == ["b3", "b4", "c2", "c3", "c4"]
    assert [plot for plot, lot in lots.items() if lot["is_red"]] == [f"b{n}" for n in range(1, 7)]
    assert [plot for plot, lot in lots.items() if lot["is_guarded"]] == ["a4", "b3", "b4"]
    assert scene["rail"] == ("f2", "e2")
    corners = {ref: (x, y) for ref, x, y in scene["corners"]}
    assert corners["corner:a4-b3-b4"] == (21, 6)
    assert corners["corner:a1-a2-b1"] == (6, 6)
    assert (scene["active"], scene["starter"]) == (0, 0)


def test_champions_are_in_the_scene() -> None:
    ends = "b1 telegraph-office | pool 2 | s0 $9 cartridges 2 ranch 3 | s1 $10 ranch 1 2"
    table = town(ends)
    assert table.view(None)["scene"]["champions"] == ()
    play(table, "s0 hit boss telegraph-office", "s0 annex", "s0 withdraw")
    assert asked(table) == "s1 champion" and refs(table)["champion gunslinger"] == ""
    play(table, "s1 champion gunslinger", "s0 load 2")
    first, second = table.view(None)["scene"]["champions"]
    assert (first["seat"], first["cowboy"], first["dice"]) == (0, "cowboy:s0-boss-1", 5)
    assert (second["cowboy"], second["dice"]) == ("cowboy:s1-gunslinger-1", 2)
    assert first["is_standing"] and second["is_standing"]
    assert may(table) == ["load 0", "load 1"]
    assert facts(table)["load 1"] == {"fight": 0}  # no attacker and no door: a shootout at the end
    assert {champion["target"] for champion in (first, second)} == {-1}


def test_a_champion_shows_whom_he_aims_at() -> None:
    three = "b1 telegraph-office | pool 2 | s0 $9 ranch 1 | s1 $10 ranch 1 | s2 $10 ranch 1"
    table = town(three + " | s0 cartridges 0 | s1 cartridges 0 | s2 cartridges 0", 3)
    play(table, "s0 hit greenhorn telegraph-office", "s0 annex", "s0 withdraw")
    play(table, "s0 aim s2", "s1 aim s0")
    targets = [champion["target"] for champion in table.view(None)["scene"]["champions"]]
    assert targets == [2, 0, -1]


def test_a_shootout_at_a_door_is_a_fight() -> None:
    table = play(town("b1 bank s1.1"), "s0 hit boss bank", "s1 stand")
    assert {option["fight"] for option in facts(table).values()} == {1}


def test_a_building_names_its_plot() -> None:
    streets = zone(town("b1 bank"), "zone:town")["pieces"]
    plots = {piece["ref"]: piece["facts"].get("plot") for piece in streets}
    assert plots["building:bank"] == "plot:b1"
    dealer = ["draw bank", "draw gold-mine", "draw grifter"]
    table = play(town("pool 10", 2, dealer), "s0 hit boss town-hall", "s0 annex", "s0 rail f1")
    assert all("plot" not in piece["facts"] for piece in zone(table, "zone:drawn")["pieces"])


def test_drawn_tiles_are_shown_to_everybody() -> None:
    dealer = ["draw bank", "draw gold-mine", "draw grifter"]
    table = play(town("pool 10", 2, dealer), "s0 hit boss town-hall", "s0 annex", "s0 rail f1")
    shown = [piece["ref"] for piece in zone(table, "zone:drawn", 1)["pieces"]]
    assert shown == ["building:bank", "building:gold-mine", "building:grifter"]
    assert table.view(None)["scene"]["drawn"] == tuple(shown)


def test_defaults_do_little_harm() -> None:
    def default(table: tt.Table) -> str:
        (seat,) = table.pending
        return table.game.verbs.print(table.state.default(seat))

    assert default(town("b1 bank s0.1")) == "return bank"
    table = town("a3 town-hall s1.1 | b1 bank")
    assert default(table) == "hit greenhorn sheriffs-office"
    table = town("b1 bank s0.1 | c1 hotel s0.2")
    assert default(play(table, "s0 return bank")) == "done"
    assert default(play(town("b1 bank s1.1"), "s0 hit boss bank")) == "stand"
    assert default(play(town("b1 bank"), "s0 hit boss bank")) == "annex"


def test_only_one_order_of_heading_back_is_tried() -> None:
    table = town("b1 bank s0.1 | c1 hotel s0.2 | s0 ranch 3 mine 1 2 2")
    play(table, "s0 return hotel")
    words = [table.game.verbs.print(action) for action in table.state.useful(0)]
    assert may(table) == ["return bank", "fetch greenhorn", "fetch gunslinger", "done"]
    assert words == ["fetch greenhorn", "fetch gunslinger", "done"]
    play(table, "s0 fetch gunslinger")
    words = [table.game.verbs.print(action) for action in table.state.useful(0)]
    assert words == ["fetch gunslinger", "done"]


@pytest.mark.parametrize("answer", ["hit boss bank", "return hotel"])
def test_an_answer_that_showed_nothing_new_is_taken_back(answer: str) -> None:
    table = town("b1 bank | c1 hotel s0.1 | d1 casino s0.2")
    before = table.state.fingerprint()
    table.play(0, answer)
    table.undo(0)
    assert table.state.fingerprint() == before


def test_a_die_is_not_taken_back() -> None:
    table = town("b1 gold-mine")
    play(table, "s0 hit boss gold-mine", "s0 annex")
    with pytest.raises(tt.IllegalAction) as found:
        table.undo(0)
    assert found.value.code == "undo-horizon"


def test_refusals_say_why() -> None:
    table = town("turn 1 s1 | b1 bank s1.1 | b3 hotel s0.1 | c1 casino | s1 ranch 3")
    for answer, code in (
        ("hit gunslinger casino", "not-on-the-ranch"),
        ("hit boss undertaker", "not-in-town"),
        ("hit boss bank", "already-there"),
        ("hit boss hotel", "sheriff-protects"),
        ("return casino", "not-legal"),
        ("done", "not-legal"),
    ):
        with pytest.raises(tt.IllegalAction) as found:
            table.play(1, answer)
        assert found.value.code == code, answer
    with pytest.raises(tt.IllegalAction) as found:
        table.play(0, "hit boss casino")
    assert found.value.code == "not-pending"


def test_refusals_of_a_move_say_why() -> None:
    table = town("c1 general-store-1 | d1 hotel s0.1 | b1 bank s0.2 | e1 casino | s0 ranch 3")
    play(table, "s0 hit boss general-store-1", "s0 annex", "s0 send hotel")
    for answer, code in (
        ("to undertaker", "not-in-town"),
        ("to bank", "already-there"),
        ("hit boss casino", "not-legal"),
        ("open 1", "not-legal"),
    ):
        with pytest.raises(tt.IllegalAction) as found:
            table.play(0, answer)
        assert found.value.code == code, answer


def test_points_say_where_a_total_comes_from() -> None:
    table = town("b1 stage-depot s0.1 | s0 $3 posters 2 | s1 $1 posters 3")
    assert table.state.points(0) == [("cash", 3), ("depot", 10), ("fine", -3)]
    assert table.state.points(1) == [("cash", 1), ("fine", -6)]
    table = town("s0 $3 posters 2 | s1 $1 posters 3", clamp_totals=True)
    assert table.state.points(1) == [("cash", 1), ("fine", -6), ("clamped", 5)]
    assert table.state.scores() == [0, 0]


def about(table: tt.Table) -> str:
    (seat,) = table.pending
    return table.state.decision(seat).about


def test_questions_name_the_building_they_are_about() -> None:
    table = town("b1 bank s1.1 | c1 hotel s0.2")
    assert about(table) == ""
    play(table, "s0 hit boss bank")
    for answer in ("s1 stand", "s0 load 0", "s1 load 0"):
        assert about(table) == "building:bank"
        play(table, answer)
    table = play(town("b1 bank s0.1 | c1 hotel s0.2"), "s0 return bank")
    assert (asked(table), about(table)) == ("s0 more", "")
    table = play(town("b1 grifter"), "s0 hit boss grifter")
    assert (asked(table), about(table)) == ("s0 arrived", "building:grifter")
    play(table, "s0 annex")
    assert (asked(table), about(table)) == ("s0 grifter", "building:grifter")
    table = town("f2 hotel s1.1 | e1 bank s1.2")
    play(table, "s0 hit boss town-hall", "s0 annex")
    assert (asked(table), about(table)) == ("s0 track", "building:town-hall")
    play(table, "s0 rail f1")
    assert (asked(table), about(table)) == ("s0 next", "")
    play(table, "s0 pick hotel s1", "s1 decline", "s1 decline")
    assert (asked(table), about(table)) == ("s0 site", "")


def test_a_running_journal_hides_what_the_fortune_teller_showed() -> None:
    order = ["gold-mine", "laundry-2", "saloon-2", "gunsmith-2", "blacksmith-2"]
    table = town("b1 fortune-teller", 2, [f"draw {tile}" for tile in order])
    play(table, "s0 hit boss fortune-teller", "s0 annex", "s0 examine 2")
    play(table, "s0 order saloon-2", "s0 keep", "s1 hit boss town-hall", "s1 annex", "s1 rail f1")
    seen = {answer.entry.text: answer.seen for answer in table.answers}
    alone = [text for text, mask in seen.items() if mask == 1]
    assert alone == [*(f"draw {tile}" for tile in order), "order saloon-2", "keep"]
    for text in ("examine 2", "hit boss town-hall", "rail f1"):
        assert (seen[text] >> 14) & 1, text
    hidden = table.journal_text(is_open=False)
    assert "gold-mine" not in hidden and "examine 2" in hidden


def test_a_stack_says_who_examined_it() -> None:
    table = town("stack 2 known s1 gold-mine laundry-2", 2)
    first, second, _ = zone(table, "zone:stacks")["pieces"]
    assert first["marks"] == ("down",) and "knower" not in first["facts"]
    assert second["marks"] == ("down", "examined")
    assert second["facts"]["knower"] == "seat:s1"


def test_only_an_open_plot_shows_its_star() -> None:
    table = town("f2 track | e2 track | d2 track | c3 track")
    marks = {p["ref"]: p["marks"] for p in zone(table, "zone:town")["pieces"]}
    assert (marks["plot:b3"], marks["plot:c2"]) == (("star",), ("star",))
    assert marks["plot:c3"] == marks["plot:b1"] == ()
