"""The findings of the audit against the Polish book, each closed by a test with its number."""

import re
from pathlib import Path

import pytest

import tabletown as tt
from tabletown import bots
from tabletown.core.journal import Writer
from tabletown.core.options import OptionValue
from tabletown.core.rng import Rng
from tabletown.core.state import DEALER
from tabletown.games.deadwood import GAME
from tabletown.games.deadwood.board import PLOT_WORDS, RED_ROW
from tabletown.games.deadwood.edition import sources
from tabletown.games.deadwood.state import Deadwood
from tabletown.games.deadwood.tiles import BUILDING_OF
from tabletown.lab.random_play import answer
from tabletown.server import wire
from tabletown.server.records import Append, SeatRow, TableRow
from tabletown.server.revival import revive
from tabletown.server.store import Store
from tabletown.strings import LANGUAGES, view_keys, words
from tests import table as tables
from tests.games.deadwood.table import cash, pool, posters, stack, start, where
from tests.server import stored
from tests.table import asked, may, play, told, zone
from tools.golden.deadwood import change_of

ROOT = Path(__file__).resolve().parents[3]
UNARMED = "cartridges 0 ponies 0"
KILL = ["roll 6", "roll 1"]
LAST_OF_S1 = f"b1 bank s1.1 | s0 $3 {UNARMED} | s1 $20 {UNARMED} ranch - hill 2 3"
"""s0 kills the last cowboy of s1, who has more money."""
each_language = pytest.mark.parametrize("language", LANGUAGES)


def doc(folder: str, language: str) -> str:
    """A page of ours in one language."""
    mark = "" if language == "en" else f".{language}"
    return (ROOT / "docs" / folder / f"deadwood{mark}.md").read_text(encoding="utf-8")


def spoken(table: tt.Table, language: str) -> list[str]:
    """The answers of the asked seat, in words."""
    (seat,) = table.pending
    decision = table.decision(seat)
    assert decision is not None
    keys = view_keys(table.view(seat))
    say = words(language, "deadwood")
    return [say.option(option, [], keys) for option in decision["options"]]


# D1: the last gang alive


def alone(**options: OptionValue) -> tt.Table:
    """The table of the audit's finding, after the last rival is dead."""
    table = tables.start("deadwood", LAST_OF_S1, seats=2, dealer=KILL, options=options)
    return play(table, "s0 hit boss bank", "s0 annex")


@pytest.mark.parametrize("options", [{}, {"edition": "pl"}], ids=["default", "pl"])
def test_audit_DW_D1_by_the_polish_book_the_last_gang_plays_on(options: dict[str, str]) -> None:
    table = alone(**options)
    assert not table.is_over
    assert asked(table) == "s0 alone"
    assert may(table)[0].startswith("hit ")


def test_audit_DW_D1_everybody_is_told_that_it_goes_on() -> None:
    (event,) = told(alone(), "survived")
    assert event["seat"] == "seat:s0" and event["survivor"] == "survivor:plays-on"
    assert told(alone(lone_survivor="ends"), "survived") == []


def test_audit_DW_D1_the_survivor_may_be_allowed_to_end_the_game() -> None:
    table = alone(lone_survivor="may_end")
    assert asked(table) == "s0 alone-or-end" and may(table)[-1] == "end-game"
    (event,) = told(table, "survived")
    assert event["survivor"] == "survivor:may-end"
    play(table, "s0 end-game")
    assert table.result is not None
    assert (table.result.ending, table.result.winners) == ("last-gang", (1,))


def test_audit_DW_D1_a_clock_does_not_end_the_game_for_the_survivor() -> None:
    table = alone(lone_survivor="may_end")
    state = table.state
    assert GAME.verbs.print(state.default(0)) == "return bank"
    at_home = start(f"s0 $3 | s1 {UNARMED} ranch - hill 1 2 3", lone_survivor="may_end")
    assert may(at_home)[-1] == "end-game"
    assert GAME.verbs.print(at_home.state.default(0)).startswith("hit ")


def test_audit_DW_D1_who_is_not_alone_cannot_end_the_game() -> None:
    table = start("b1 bank", seats=3, lone_survivor="may_end")
    assert "end-game" not in may(table) and asked(table) == "s0 turn"


def test_audit_DW_D1_the_english_preset_ends_with_the_first_gang() -> None:
    table = alone(edition="en")
    assert table.result is not None and table.result.ending == "gang-gone"


def test_audit_DW_D1_the_turn_cap_holds_for_the_survivor() -> None:
    table = alone(turn_cap=2)
    play(table, "s0 return bank")
    assert table.result is not None and table.result.ending == "turn-cap"


@pytest.mark.parametrize("how", ["plays_on", "may_end"])
def test_audit_DW_D1_a_lone_random_gang_comes_to_an_end(how: str) -> None:
    for seed in range(30):
        table = start(f"s0 $3 | s1 $20 {UNARMED} ranch - hill 1 2 3", lone_survivor=how)
        rng = Rng(seed)
        while not table.is_over:
            table.play(*answer(table.state, rng))
            assert len(table.entries) < 4000
        assert table.result is not None
        assert table.result.ending in ("station", "pool", "last-gang")


@pytest.mark.parametrize("level", ["rookie", "veteran"])
@pytest.mark.parametrize("how", ["plays_on", "may_end"])
def test_audit_DW_D1_a_lone_bot_collects_until_it_leads_and_then_ends_it(
    level: str, how: str
) -> None:
    bot = bots.make("deadwood", level)
    for money, most in ((3, 60), (40, 30)):
        position = f"s0 ${money} | s1 $20 {UNARMED} ranch - hill 1 2 3"
        table, rng = start(position, lone_survivor=how), Rng(4)
        while not table.is_over:
            table.play(0, bots.answer(bot, table.state, 0, rng))
        assert table.result is not None and table.result.winners == (0,)
        assert table.result.ending == ("station" if how == "plays_on" else "last-gang")
        assert table.view(None)["turn"] <= most


# D2: the General Store


def test_audit_DW_D2_no_cowboy_leaves_a_store_for_a_store() -> None:
    position = "b1 bank s0.2 | c1 general-store-1 s0.1 | d1 general-store-2"
    table = play(start(position), "s0 hit boss general-store-2", "s0 annex")
    assert may(table) == ["send bank"]
    table = start(position, gs_from_store="other_tile")
    play(table, "s0 hit boss general-store-2", "s0 annex")
    assert may(table) == ["send bank", "send general-store-1"]


# D3: the printed example


def test_audit_DW_D3_the_printed_dice_wound_once() -> None:
    """3 and 4 are one wound; 3 and 3 are none: as printed, both live and Bill goes to the mine."""
    dealer = ["roll 3", "roll 4", "roll 3", "roll 3", "roll 3", "roll 3"]
    table = start("b1 bank s1.2 | s0 cartridges 1 | s1 cartridges 1 ponies 0", dealer=dealer)
    play(table, "s0 hit boss bank", "s0 load 1", "s1 load 0")
    assert told(table, "cowboy-died") == [] and len(told(table, "driven-off")) == 1


@each_language
def test_audit_DW_D3_the_ruling_names_the_printed_example(language: str) -> None:
    ruling = doc("rulings", language).split("### DW-R53 ")[1].split("\n### ")[0]
    assert "3" in ruling and "DW-E2" in ruling


# D4: plots in the examples


@each_language
def test_audit_DW_D4_plots_are_not_written_as_rulings(language: str) -> None:
    text = doc("rulings", language)
    example = text.split("### DW-E4 ")[1].split("\n### ")[0]
    assert {"F2", "E2", "D2", "D3"} <= set(re.findall(r"\b[A-F]\d\b", example))
    assert "DW-" not in example
    headings = re.findall(r"^### (DW-[A-Z]\d+)", text, re.M)
    assert len(headings) == len(set(headings))
    assert set(headings) == set(re.findall(r"^### (DW-[A-Z]\d+)", doc("rulings", "en"), re.M))
    assert {f"DW-E{n}" for n in range(1, 7)} | {f"DW-D{n}" for n in range(1, 24)} < set(headings)


# D5: one word for one thing

STRANGE = {
    "pl": r"kucyk|szef\w* szlaku|Stacj|cmentarz|kafel|czempion|naj[mę]\w*|rywal|Boot Hill",
    "cs": r"\bband[ayuo]|vůdc\w+ stezky|šampion|hřbitov|žeton|gumák",
}


@pytest.mark.parametrize("language", STRANGE)
def test_audit_DW_D5_one_word_for_one_thing(language: str) -> None:
    guide = (ROOT / "locale" / language / "guide.ftl").read_text(encoding="utf-8")
    ours = [line for line in guide.splitlines() if line.startswith("guide-deadwood")]
    catalogue = (ROOT / "locale" / language / "deadwood.ftl").read_text(encoding="utf-8")
    pages = [doc("rules", language), doc("rulings", language), catalogue, *ours]
    allowed = ("najmniej", "najwięcej", "najwyżej", "najpierw", "największ", "najbogatsz")
    strange = [word for page in pages for word in re.findall(STRANGE[language], page)]
    assert [word for word in strange if not word.startswith(allowed)] == []


def test_audit_DW_D5_the_book_s_words_are_used() -> None:
    page = doc("rules", "pl")
    for word in ("rumak", "przywódc", "Dworzec kolejowy", "Wzgórze Umarłych", "żeton", "zwiać"):
        assert word in page, word


# D6: the Laundry's may


def test_audit_DW_D6_the_laundry_asks_how_many() -> None:
    position = "b1 laundry-1 s0.1 | c1 laundry-2 s0.2 | s0 posters 5"
    table = play(start(position), "s0 hit boss church", "s0 annex")
    assert asked(table) == "s0 church" and may(table) == ["wash 1", "wash 2", "wash 3"]
    play(table, "s0 wash 2")
    assert posters(table)[0] == 3 and asked(table) == "s1 turn"


def test_audit_DW_D6_nothing_is_asked_where_nothing_can_be_chosen() -> None:
    for position in ("s0 posters 5", "b1 laundry-1 s0.1 | s0 posters 1"):
        table = play(start(position), "s0 hit boss church", "s0 annex")
        assert asked(table) == "s1 turn"
    table = play(start("b1 laundry-1 s0.1"), "s0 hit boss church", "s0 annex")
    assert asked(table) == "s1 turn" and posters(table)[0] == 0


def test_audit_DW_D6_a_table_may_leave_it_out() -> None:
    table = start("b1 laundry-1 s0.1 | s0 posters 4", laundry="most")
    play(table, "s0 hit boss church", "s0 annex")
    assert posters(table)[0] == 2 and asked(table) == "s1 turn"


def test_audit_DW_D6_bots_and_clocks_return_all_they_may() -> None:
    table = play(start("b1 laundry-1 s0.1 | s0 posters 4"), "s0 hit boss church", "s0 annex")
    assert [GAME.verbs.print(action) for action in table.state.useful(0)] == ["wash 2"]
    assert GAME.verbs.print(table.state.default(0)) == "wash 2"


# D7: who has left is not called


def test_audit_DW_D7_who_has_left_is_not_offered() -> None:
    position = "e1 grifter s1.1 | e2 bank s2.1 | f2 hotel s2.2 | b1 casino"
    table = play(start(position, seats=3), "s0 hit boss town-hall", "s0 annex", "s0 rail f1")
    assert may(table) == ["pick bank s2", "pick hotel s2", "pick grifter s1"]
    play(table, "s0 pick grifter s1", "s1 annex", "s1 swindle bank s2", "s1 lure s0 greenhorn")
    assert asked(table) == "s2 arrived"  # only the Hotel's man is still there
    play(table, "s2 annex")
    assert asked(table) == "s0 site"


def test_audit_DW_D7_a_choice_is_left_among_those_still_there() -> None:
    position = "f1 track | e1 grifter s1.1 | e3 bank s2.1 | f2 hotel s2.2 | d2 casino s2.3"
    table = play(start(position, seats=3), "s0 hit boss town-hall", "s0 annex", "s0 rail e2")
    assert "pick bank s2" in may(table)
    play(table, "s0 pick grifter s1", "s1 annex", "s1 swindle bank s2", "s1 lure s0 greenhorn")
    assert may(table) == ["pick casino s2", "pick hotel s2"]


# D8: the outskirts


def test_audit_DW_D8_boot_hill_is_left_and_the_mine_is_right() -> None:
    scene = (ROOT / "web/src/games/deadwood/Scene.svelte").read_text(encoding="utf-8")
    west, east = scene.split('class="outskirts west"')[1].split('class="outskirts east"')
    assert "crowd('hill'" in west and "crowd('mine'" not in west
    assert "crowd('mine'" in east.split("{#if extra.length}")[0]


# D9: the Telegraph's label

LABELS = {
    "en": ("2 posters from the box", "1 poster from the box", "the box is empty"),
    "pl": ("2 listy gończe z pudełka", "1 list gończy z pudełka", "pudełko jest puste"),
    "cs": ("2 zatykače z krabice", "1 zatykač z krabice", "krabice je prázdná"),
}


@each_language
def test_audit_DW_D9_the_telegraph_says_how_many_move(language: str) -> None:
    for box, label in zip((2, 1, 0), LABELS[language], strict=True):
        table = start(f"b1 telegraph-office | pool {29 - box}")
        play(table, "s0 hit boss telegraph-office", "s0 annex")
        assert pool(table) == (29 - box, box)
        assert label in spoken(table, language)[0]
        before = posters(table)
        play(table, "s0 issue")
        assert pool(table) == (29, 0) and posters(table) == before


# Section 3: what was looked for and not found


@each_language
def test_audit_DW_3_details_say_something_everywhere(language: str) -> None:
    say = words(language, "deadwood")
    for key in ("zone-mine", "zone-hill", "plot-open", "plot-track", "plot-station"):
        assert len(say.explained(key)) > 30, key
    row = PLOT_WORDS[7][0].upper()
    assert RED_ROW == "ABCDEF".index(row)
    assert re.search(rf"\b{row}\b", say.explained("plot-open"))
    table = tt.new("deadwood", 2, seed=1)
    for piece in zone(table, "zone:stacks")["pieces"]:
        listed = [fact for fact in piece["facts"] if fact.startswith("tile")]
        assert len(listed) == piece["count"]
        assert all(say.has(f"fact-{fact}") for fact in piece["facts"])


@each_language
def test_audit_DW_3_a_known_bottom_tile_is_named(language: str) -> None:
    table = start("stack 2 under gold-mine saloon-2")
    piece = zone(table, "zone:stacks")["pieces"][1]
    assert stack(table, 2)[2] == ["saloon-2", "gold-mine"]
    say = words(language, "deadwood")
    assert [fact for fact in piece["facts"] if not say.has(f"fact-{fact}")] == []


def test_audit_DW_3_every_stack_fits_its_words() -> None:
    """The X Saloon may come to lie under stack 1: ten tiles at most."""
    say = words("en", "deadwood")
    assert all(say.has(f"fact-{kind}{n}") for kind in ("tile", "bottom") for n in range(1, 11))
    assert not say.has("fact-tile11")


def test_audit_DW_3_the_terminal_marks_red_plots_and_shows_whom_rivals_can_hire() -> None:
    drawing = GAME.drawing(tt.new("deadwood", 2, seed=1).state, 0)
    assert [f"B{n}▪" in drawing for n in range(1, 7)] == [True] * 6
    assert drawing.count("▪") == 7 and drawing.count("{zone-unhired}") == 2


@each_language
def test_audit_DW_3_the_page_tells_the_building_s_effect_as_the_board_does(language: str) -> None:
    """Every building's words on *How to play* are those of the catalogue."""
    page, say = doc("rules", language), words(language, "deadwood")
    for key in BUILDING_OF:
        assert say.named(f"building-{key}") in page, key
        assert say.say(f"building-{key}", attribute="annex") in page, key


@pytest.mark.parametrize("folder", ["rules", "rulings"])
@each_language
def test_audit_DW_3_pages_have_the_same_parts_in_every_language(folder: str, language: str) -> None:
    def parts(text: str) -> list[str]:
        lines = [re.match(r"#+ |\||\d\. |[-*] ", line) for line in text.splitlines()]
        return [
            found.group() for found in lines if found and (folder == "rules" or found[0] == "### ")
        ]

    assert parts(doc(folder, language)) == parts(doc(folder, "en"))


@each_language
def test_audit_DW_3_every_option_stands_on_the_page(language: str) -> None:
    page, say = doc("rules", language), words(language, "deadwood")
    for spec in GAME.options:
        if spec.group != "table":
            assert f"| {say.named(f'option-{spec.key}')} |" in page, spec.key


# Doubtful rows of the table


def test_DW_R67_the_plots_are_reconstructed_and_say_so() -> None:
    assert dict(sources("pl"))["board"] == "reconstructed"
    for layout in ("3-2-3", "3-4-1"):
        table = tt.new("deadwood", 2, seed=1, options={"star_layout": layout})
        lots = table.view(None)["scene"]["lots"]
        assert [lot["plot"][0] in "abc" for lot in lots if lot["is_star"]] == [True] * 5


def test_DW_R68_three_cowboys_of_each_strength() -> None:
    table = tt.new("deadwood", 2, seed=1)
    kinds = [name.split("-")[0] for name in where(table, 0)]
    assert [kinds.count(kind) for kind in ("greenhorn", "gunslinger", "boss")] == [3, 3, 3]


def test_DW_R69_a_tie_for_the_first_turn_is_rolled_again() -> None:
    tiles = ("bank", "saloon-x", "hotel", "casino", "undertaker")
    rolls = ["roll 6", "roll 2", "roll 6", "roll 3", "roll 5"]
    table = tt.new("deadwood", 3, seed=1, dealer=[*[f"deal {tile}" for tile in tiles], *rolls])
    seats = [event["seat"] for event in told(table, "rolled-first")]
    assert seats == ["seat:s0", "seat:s1", "seat:s2", "seat:s0", "seat:s2"]
    assert asked(table) == "s2 turn"


# Journals of rules 1


def test_tables_of_release_0_1_0_move_up_and_mean_what_they_meant(tmp_path: Path) -> None:
    (folder,) = [path for path in stored.folders() if stored.version(path) == "0.1.0"]
    store = Store(stored.unpack(folder, tmp_path / "data"))
    store.open()
    rows = [row for row in store.all() if row.game == "deadwood"]
    store.close()
    assert len(rows) == 6 and "over" in {row.status for row in rows}
    for row in rows:
        before = stored.entries(row.journal())
        table, is_anew = revive(row)
        assert is_anew and table.header.rules == GAME.rules
        assert stored.entries(row.journal()) == before
        assert table.options["laundry"] == "most"
        assert table.options["gs_from_store"] == "other_tile"
        assert table.is_over is (row.status == "over")
        assert revive(row)[1] is False


def kept(table: tt.Table, *more: str) -> TableRow:
    """The row of *table* as rules 1 would have written it, with *more* answers at its end."""
    header = [re.sub("^rules .*", "rules 1", line) for line in table.header.lines()]
    entries = [f"{n} {line}" for n, line in enumerate(more, len(table.entries) + 1)]
    writer = Writer()
    head, tail = writer.lines(header), stored.entries(table.journal) + entries
    append = Append("t", 1, writer.lines(tail), 0, "", 0, "", "", 0)
    seats = [SeatRow(seat, "human", "", "", False, 0) for seat in range(table.seats)]
    clock = wire.encode(wire.Clock()).decode()
    seed = table.seed.hex()
    return TableRow(
        "t", "deadwood", head, seed, "running", False, True, clock, "wait", 0, seats, [append]
    )


def test_a_journal_file_of_rules_1_replays_under_rules_2() -> None:
    table = play(start("b1 bank"), "s0 hit boss bank", "s0 annex", "s1 hit boss town-hall")
    old = kept(table).journal()
    assert "rules 1 #" in old
    again = tt.replay(old)
    assert again.journal == table.journal and again.header.rules == 2


def test_a_journal_is_refused_only_at_an_answer_that_no_longer_applies() -> None:
    """Under rules 1 a cowboy who had left could be called up, and was wasted."""
    position = "e1 grifter s1.1 | e2 bank s2.1 | f2 hotel s2.2 | b1 casino"
    table = play(start(position, seats=3), "s0 hit boss town-hall", "s0 annex", "s0 rail f1")
    play(table, "s0 pick grifter s1", "s1 annex", "s1 swindle bank s2", "s1 lure s0 greenhorn")
    assert revive(kept(table))[0].pending == (2,)
    with pytest.raises(tt.JournalError) as refusal:
        revive(kept(table, "s0 pick bank s2"))
    line = len(kept(table).journal().splitlines()) + 1
    assert refusal.value.code == "does-not-replay" and refusal.value.params["line"] == line


GOLDEN = ROOT / "tests" / "golden" / "deadwood"
CHANGES = {
    "survivor-3p-6": "survived",
    "end-game-3p-14": "end-game",
    "laundry-3p-38": "laundry",
    "store-3p-25": "store",
    "queue-4p-2170": "queue",
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_golden_game_shows_each_change_of_rules_2(name: str) -> None:
    table = tt.replay((GOLDEN / f"{name}.journal").read_text(encoding="utf-8"))
    state = GAME.new(table.seats, table.options)
    shown = {str(event["key"]) for event in table.events(14)}
    for given in table.answers:
        if given.who != DEALER:
            shown.add(change_of(state, given.who))
        state.apply(given.who, given.action)
    assert CHANGES[name] in shown


# The score, line by line


def test_the_stage_depot_has_a_line_of_its_own_after_the_count() -> None:
    table = start("a7 stage-depot s1.1 | b1 telegraph-office | pool 2 | s1 $7 posters 2")
    assert table.state.points(1) == [("cash", 7), ("depot", 10), ("fine", -3)]
    play(table, "s0 hit boss telegraph-office", "s0 annex", "s0 withdraw")
    assert table.result is not None and table.result.scores == (6, 14)
    assert table.state.points(1) == [("cash", 7), ("depot", 10), ("fine", -3)]
    assert cash(table) == [6, 17]
    again = tt.replay(table.journal)
    assert again.state.points(1) == table.state.points(1)


def test_the_stage_depot_keeps_its_line_when_its_holder_falls_in_the_final_shootout() -> None:
    position = (
        "a7 stage-depot s1.1 | b1 telegraph-office | pool 2"
        f" | s0 $18 {UNARMED} ranch 3 | s1 $9 {UNARMED} ranch -"
    )
    table = start(position, dealer=["roll 6", "roll 1"])
    play(table, "s0 hit boss telegraph-office", "s0 annex", "s0 withdraw")
    assert table.result is not None
    assert table.result.scores == (19, 19) and table.result.winners == (0,)
    assert table.result.details["titles"] == ["champion", "fallen"]
    assert table.state.points(1) == [("cash", 9), ("depot", 10), ("fine", 0)]
    state = table.state
    assert isinstance(state, Deadwood)
    text = state.text()
    assert "counted s1" in text
    twin = GAME.position(text, 2, table.options)
    assert twin.points(1) == state.points(1)


def test_without_a_final_shootout_nobody_has_a_title() -> None:
    table = play(start("b1 telegraph-office | pool 2"), "s0 hit boss telegraph-office", "s0 annex")
    play(table, "s0 withdraw")
    assert table.result is not None and "titles" not in table.result.details
