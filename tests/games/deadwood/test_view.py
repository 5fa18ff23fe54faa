"""What the page gets: pieces, refs, facts, the scene, defaults and taking back."""

import pytest

import tabletown as tt
from tests.games.deadwood.table import in_order, start
from tests.table import asked, may, play, scene, shown, zone


def refs(table: tt.Table) -> dict[str, str]:
    """The ref of every option of the asked seat."""
    (seat,) = table.pending
    decision = table.decision(seat)
    assert decision is not None
    return {option["text"]: option["ref"] for option in decision["options"]}


def test_options_light_up_what_they_are_about() -> None:
    table = start("b1 bank s0.1 | c1 saloon-2 | s0 ranch 3 mine 2")
    found = refs(table)
    assert "building:saloon-2" == found["hit boss saloon-2"]
    assert "cowboy:s0-greenhorn-1" == found["return bank"]
    assert "cowboy:s0-gunslinger-1" == found["fetch gunslinger"]
    play(table, "s0 hit boss saloon-2", "s0 annex")
    assert "cowboy:s0-gunslinger-2" == refs(table)["hire gunslinger"]
    assert "" == refs(table)["decline"]
    assert {"dollars": 3} == shown(table)["hire boss"]
    drawn = {piece["ref"] for z in table.view(0)["zones"] for piece in z["pieces"]}
    assert {"building:bank", "cowboy:s0-gunslinger-2", "plot:b2", "stack:1"} <= drawn


def test_swindled_cowboys_light_up() -> None:
    table = start("b1 grifter | a5 church s1.1 | s1 ranch 3")
    play(table, "s0 hit boss grifter", "s0 annex")
    assert {
        "swindle church s1": "cowboy:s1-greenhorn-1",
        "lure s1 boss": "cowboy:s1-boss-1",
    } == refs(table)


def test_the_railroad_lights_up_plots_and_buildings() -> None:
    table = start("f1 hotel s1.1 | e3 bank s1.2 | f2 casino s0.1")
    play(table, "s0 hit boss town-hall", "s0 annex")
    assert {"rail f1": "building:hotel", "rail f2": "building:casino"} == refs(table)
    assert {"destroys": 1, "building": "building:hotel"} == shown(table)["rail f1"]
    play(table, "s0 rail f2")
    assert {
        "pick bank s1": "cowboy:s1-gunslinger-1",
        "pick hotel s1": "cowboy:s1-greenhorn-1",
    } == refs(table)
    table = play(start("f1 track"), "s0 hit boss town-hall", "s0 annex")
    assert {"rail e1": "plot:e1", "rail e2": "plot:e2"} == refs(table)
    assert {"destroys": 0} == shown(table)["rail e1"]


def test_seats_stacks_corners_and_plots_light_up() -> None:
    table = play(start("b1 casino", seats=3), "s0 hit boss casino", "s0 annex")
    assert {"fleece s1": "seat:s1", "fleece s2": "seat:s2"} == refs(table)
    table = play(start("b1 stage-depot"), "s0 hit boss stage-depot", "s0 annex")
    assert "stack:2" == refs(table)["open 2"]
    table = play(start("b1 bank"), "s0 hit boss sheriffs-office", "s0 annex")
    assert "corner:a4-b3-b4" == refs(table)["guard a4-b3-b4"]
    shown = {piece["ref"] for piece in zone(table, "zone:sheriff")["pieces"]}
    assert shown == set(refs(table).values())
    corners = zone(table, "zone:sheriff")["pieces"]
    assert ["corner:a4-b3-b4"] == [
        piece["ref"] for piece in corners if piece["key"] == "sheriff-here"
    ]
    assert {()} == {piece["marks"] for piece in corners if piece["key"] == "sheriff-corner"}
    play(table, "s0 guard a1-a2-b1")
    assert ["corner:a1-a2-b1"] == [p["ref"] for p in zone(table, "zone:sheriff")["pieces"]]


def test_the_court_says_what_it_costs() -> None:
    table = start("b1 courthouse | s0 posters 3")
    play(table, "s0 hit boss courthouse", "s0 annex")
    assert {"dollars": 3} == shown(table)["pay"]


def test_a_fight_is_in_the_scene() -> None:
    table = start("b1 bank s1.1 | s1 cartridges 0 ponies 0")
    assert scene(table)["fight"] is None
    play(table, "s0 hit gunslinger bank")
    fight = scene(table)["fight"]
    assert "building:bank" == fight["building"]
    assert "cowboy:s0-gunslinger-1" == fight["attacker"]
    assert "cowboy:s1-greenhorn-1" == fight["defender"]
    lots = {lot["plot"]: lot for lot in scene(table)["lots"]}
    assert ["cowboy:s1-greenhorn-1", "cowboy:s0-gunslinger-1"] == lots["b1"]["cowboys"]
    piece = next(p for p in zone(table, "zone:town")["pieces"] if p["ref"] == "building:bank")
    assert ("active",) == piece["marks"] and 1 == piece["owner"]


def test_the_scene_shows_the_board() -> None:
    table = start("b3 bank | f2 track | e2 track")
    seen = scene(table)
    lots = {lot["plot"]: lot for lot in seen["lots"]}
    assert 27 == len(lots)
    assert [
        (0, 0),
        (12, 0),
        (1, 1),
        (7, 5),
    ] == [(lots[p]["x"], lots[p]["y"]) for p in ("a1", "a7", "b1", "f2")]
    assert ["b3", "b4", "c2", "c3", "c4"] == [plot for plot, lot in lots.items() if lot["is_star"]]
    assert [f"b{n}" for n in range(1, 7)] == [plot for plot, lot in lots.items() if lot["is_red"]]
    assert ["a4", "b3", "b4"] == [plot for plot, lot in lots.items() if lot["is_guarded"]]
    assert ["f2", "e2"] == seen["rail"]
    corners = {ref: (x, y) for ref, x, y in seen["corners"]}
    assert (21, 6) == corners["corner:a4-b3-b4"]
    assert (6, 6) == corners["corner:a1-a2-b1"]
    assert (0, 0) == (seen["active"], seen["starter"])


def test_champions_are_in_the_scene() -> None:
    ends = "b1 telegraph-office | pool 2 | s0 $9 cartridges 2 ranch 3 | s1 $10 ranch 1 2"
    table = start(ends)
    assert [] == scene(table)["champions"]
    play(table, "s0 hit boss telegraph-office", "s0 annex", "s0 withdraw")
    assert "s1 champion" == asked(table) and "" == refs(table)["champion gunslinger"]
    play(table, "s1 champion gunslinger", "s0 load 2")
    first, second = scene(table)["champions"]
    assert (0, "cowboy:s0-boss-1", 5) == (first["seat"], first["cowboy"], first["dice"])
    assert ("cowboy:s1-gunslinger-1", 2) == (second["cowboy"], second["dice"])
    assert first["is_standing"] and second["is_standing"]
    assert ["load 0", "load 1"] == may(table)
    assert {"fight": 0} == shown(table)["load 1"]  # no attacker and no door: a shootout at the end
    assert {-1} == {champion["target"] for champion in (first, second)}


def test_a_champion_shows_whom_he_aims_at() -> None:
    three = "b1 telegraph-office | pool 2 | s0 $9 ranch 1 | s1 $10 ranch 1 | s2 $10 ranch 1"
    table = start(three + " | s0 cartridges 0 | s1 cartridges 0 | s2 cartridges 0", seats=3)
    play(table, "s0 hit greenhorn telegraph-office", "s0 annex", "s0 withdraw")
    play(table, "s0 aim s2", "s1 aim s0")
    targets = [champion["target"] for champion in scene(table)["champions"]]
    assert [2, 0, -1] == targets


def test_a_shootout_at_a_door_is_a_fight() -> None:
    table = play(start("b1 bank s1.1"), "s0 hit boss bank", "s1 stand")
    assert {1} == {option["fight"] for option in shown(table).values()}


def test_a_building_names_its_plot() -> None:
    streets = zone(start("b1 bank"), "zone:town")["pieces"]
    plots = {piece["ref"]: piece["facts"].get("plot") for piece in streets}
    assert "plot:b1" == plots["building:bank"]
    dealer = ["draw bank", "draw gold-mine", "draw grifter"]
    table = play(start("pool 10", dealer=dealer), "s0 hit boss town-hall", "s0 annex", "s0 rail f1")
    assert all("plot" not in piece["facts"] for piece in zone(table, "zone:drawn")["pieces"])


def test_drawn_tiles_are_shown_to_everybody() -> None:
    dealer = ["draw bank", "draw gold-mine", "draw grifter"]
    table = play(start("pool 10", dealer=dealer), "s0 hit boss town-hall", "s0 annex", "s0 rail f1")
    drawn = [piece["ref"] for piece in zone(table, "zone:drawn", 1)["pieces"]]
    assert ["building:bank", "building:gold-mine", "building:grifter"] == drawn
    assert drawn == scene(table)["drawn"]


def test_defaults_do_little_harm() -> None:
    def default(table: tt.Table) -> str:
        (seat,) = table.pending
        return table.game.verbs.print(table.state.default(seat))

    assert "return bank" == default(start("b1 bank s0.1"))
    table = start("a3 town-hall s1.1 | b1 bank")
    assert "hit greenhorn sheriffs-office" == default(table)
    table = start("b1 bank s0.1 | c1 hotel s0.2")
    assert "done" == default(play(table, "s0 return bank"))
    assert "stand" == default(play(start("b1 bank s1.1"), "s0 hit boss bank"))
    assert "annex" == default(play(start("b1 bank"), "s0 hit boss bank"))


def test_only_one_order_of_heading_back_is_tried() -> None:
    table = start("b1 bank s0.1 | c1 hotel s0.2 | s0 ranch 3 mine 1 2 2")
    play(table, "s0 return hotel")
    words = [table.game.verbs.print(action) for action in table.state.useful(0)]
    assert ["return bank", "fetch greenhorn", "fetch gunslinger", "done"] == may(table)
    assert ["fetch greenhorn", "fetch gunslinger", "done"] == words
    play(table, "s0 fetch gunslinger")
    words = [table.game.verbs.print(action) for action in table.state.useful(0)]
    assert ["fetch gunslinger", "done"] == words


@pytest.mark.parametrize("answer", ["hit boss bank", "return hotel"])
def test_an_answer_that_showed_nothing_new_is_taken_back(answer: str) -> None:
    table = start("b1 bank | c1 hotel s0.1 | d1 casino s0.2")
    before = table.state.fingerprint()
    table.play(0, answer)
    table.undo(0)
    assert before == table.state.fingerprint()


def test_a_die_is_not_taken_back() -> None:
    table = start("b1 gold-mine")
    play(table, "s0 hit boss gold-mine", "s0 annex")
    with pytest.raises(tt.IllegalAction) as found:
        table.undo(0)
    assert "undo-horizon" == found.value.code


def test_refusals_say_why() -> None:
    table = start("turn 1 s1 | b1 bank s1.1 | b3 hotel s0.1 | c1 casino | s1 ranch 3")
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
        assert code == found.value.code, answer
    with pytest.raises(tt.IllegalAction) as found:
        table.play(0, "hit boss casino")
    assert "not-pending" == found.value.code


def test_refusals_of_a_move_say_why() -> None:
    table = start("c1 general-store-1 | d1 hotel s0.1 | b1 bank s0.2 | e1 casino | s0 ranch 3")
    play(table, "s0 hit boss general-store-1", "s0 annex", "s0 send hotel")
    for answer, code in (
        ("to undertaker", "not-in-town"),
        ("to bank", "already-there"),
        ("hit boss casino", "not-legal"),
        ("open 1", "not-legal"),
    ):
        with pytest.raises(tt.IllegalAction) as found:
            table.play(0, answer)
        assert code == found.value.code, answer


def test_points_say_where_a_total_comes_from() -> None:
    table = start("b1 stage-depot s0.1 | s0 $3 posters 2 | s1 $1 posters 3")
    assert [("cash", 3), ("depot", 10), ("fine", -3)] == table.state.points(0)
    assert [("cash", 1), ("fine", -6)] == table.state.points(1)
    table = start("s0 $3 posters 2 | s1 $1 posters 3", clamp_totals=True)
    assert [("cash", 1), ("fine", -6), ("clamped", 5)] == table.state.points(1)
    assert [0, 0] == table.state.scores()


def about(table: tt.Table) -> str:
    (seat,) = table.pending
    return table.state.decision(seat).about


def test_questions_name_the_building_they_are_about() -> None:
    table = start("b1 bank s1.1 | c1 hotel s0.2")
    assert "" == about(table)
    play(table, "s0 hit boss bank")
    for answer in ("s1 stand", "s0 load 0", "s1 load 0"):
        assert "building:bank" == about(table)
        play(table, answer)
    table = play(start("b1 bank s0.1 | c1 hotel s0.2"), "s0 return bank")
    assert ("s0 more", "") == (asked(table), about(table))
    table = play(start("b1 grifter"), "s0 hit boss grifter")
    assert ("s0 arrived", "building:grifter") == (asked(table), about(table))
    play(table, "s0 annex")
    assert ("s0 grifter", "building:grifter") == (asked(table), about(table))
    table = start("f2 hotel s1.1 | e1 bank s1.2")
    play(table, "s0 hit boss town-hall", "s0 annex")
    assert ("s0 track", "building:town-hall") == (asked(table), about(table))
    play(table, "s0 rail f1")
    assert ("s0 next", "") == (asked(table), about(table))
    play(table, "s0 pick hotel s1", "s1 decline", "s1 decline")
    assert ("s0 site", "") == (asked(table), about(table))


def test_a_running_journal_hides_what_the_fortune_teller_showed() -> None:
    draws = [f"draw {tile}" for tile in in_order(2, "gold-mine", "laundry-2")[:-1]]
    table = start("b1 fortune-teller", dealer=draws)
    play(table, "s0 hit boss fortune-teller", "s0 annex", "s0 examine 2")
    play(table, "s0 order saloon-2", "s0 keep", "s1 hit boss town-hall", "s1 annex", "s1 rail f1")
    seen = {answer.entry.text: answer.seen for answer in table.answers}
    alone = [text for text, mask in seen.items() if mask == 1]
    assert [*draws, "order saloon-2", "keep"] == alone
    for text in ("examine 2", "hit boss town-hall", "rail f1"):
        assert (seen[text] >> 14) & 1, text
    hidden = table.journal_text(is_open=False)
    assert "gold-mine" not in hidden and "examine 2" in hidden


def test_a_stack_says_who_examined_it() -> None:
    table = start("stack 2 known s1 gold-mine laundry-2")
    first, second, _ = zone(table, "zone:stacks")["pieces"]
    assert ("down",) == first["marks"] and "knower" not in first["facts"]
    assert ("down", "examined") == second["marks"]
    assert "seat:s1" == second["facts"]["knower"]


def test_only_an_open_plot_shows_its_star() -> None:
    table = start("f2 track | e2 track | d2 track | c3 track")
    marks = {p["ref"]: p["marks"] for p in zone(table, "zone:town")["pieces"]}
    assert (("star",), ("star",)) == (marks["plot:b3"], marks["plot:c2"])
    assert () == marks["plot:c3"] == marks["plot:b1"]
