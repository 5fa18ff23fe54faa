"""A state is copied, stored and resumed anywhere: in a shootout in a Store move in a re-annex.

The railroad of one gang lets another annex its General Store, which sends a cowboy into Town
Hall, where he is shot at and builds in his turn. After every single answer, the dealer's too, the
game goes on as a clone, as a loaded dump and as a position read from its text.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

import tabletown as tt
from tabletown.core.agenda import question_of
from tabletown.core.options import complete
from tabletown.core.state import DEALER, State
from tabletown.games.deadwood import GAME
from tabletown.games.deadwood.invariants import broken
from tabletown.games.deadwood.new_buildings import STEP_DRAW_TILES
from tabletown.games.deadwood.railroad import STEP_QUEUE, STEP_WAITING
from tabletown.games.deadwood.shootout import ASK_SHOT
from tabletown.games.deadwood.state import Deadwood

OPTIONS = complete(GAME.options, {}, GAME.presets())
START = (
    "e1 general-store-1 s1.1 | f2 hotel s2.1 | b1 bank s1.3 | s0 cartridges 1 ponies 1 ranch 1 2"
    " | s1 cartridges 1 | s2 cartridges 0 ponies 0"
)
ANSWERS = [
    *("s0 hit greenhorn town-hall", "s0 annex", "s0 rail f1", "s0 pick general-store-1 s1"),
    *("s1 annex", "s1 send bank", "s1 to town-hall"),
    *("s0 stand", "s1 load 1", "s0 load 1", "roll 1", "roll 2", "roll 4", "roll 5"),
    *("roll 5", "roll 1", "s1 annex", "s1 rail e1"),
    *("draw casino", "draw gold-mine", "draw grifter"),
    *("s1 build casino b2", "s1 build gold-mine b3", "s1 build grifter b4", "s2 annex"),
    *("draw laundry-1", "draw laundry-2", "draw newspaper"),
    *("s0 build laundry-1 a2", "s0 build laundry-2 a6", "s0 build newspaper b5"),
]
DEEPEST = ANSWERS.index("roll 1") + 1


def given(state: State, answer: str) -> None:
    """Give one answer; dice and tiles are the dealer's."""
    who, _, text = answer.partition(" ")
    if who in ("roll", "draw"):
        state.apply(DEALER, GAME.verbs.parse(answer))
    else:
        state.apply(int(who[1:]), GAME.verbs.parse(text))


def after(count: int) -> State:
    state = GAME.position(START, 3, OPTIONS)
    for answer in ANSWERS[:count]:
        given(state, answer)
    return state


def cloned(state: State) -> State:
    return state.clone()


def loaded(state: State) -> State:
    return GAME.load(state.dump())


def read(state: State) -> State:
    return GAME.position(state.text(), 3, OPTIONS)


def test_the_story_goes_as_deep_as_it_should() -> None:
    state = after(DEEPEST)
    assert isinstance(state, Deadwood)
    waiting = [question_of(item) for item in state.agenda.all_items()]
    questions = [STEP_DRAW_TILES, STEP_WAITING, STEP_QUEUE, ASK_SHOT]
    assert waiting == [question.number for question in questions]
    fight = state.observe(0).scene.fight
    assert fight is not None
    assert (fight.building, fight.attack_dice, fight.defence_dice) == ("building:town-hall", 4, 2)
    assert (fight.attacker, fight.defender) == ("cowboy:s1-boss-1", "cowboy:s0-greenhorn-1")
    assert fight.opening == 1
    done = after(len(ANSWERS))
    assert done.decision(1).ask == "turn"
    assert done.scores() == [5, 6, 11]


@pytest.mark.parametrize("way", [cloned, loaded, read])
def test_every_moment_can_be_taken_up_again(way: Callable[[State], State]) -> None:
    last = after(len(ANSWERS)).dump()
    for count in range(len(ANSWERS)):
        original = after(count)
        before = original.dump()
        twin = way(original)
        for answer in ANSWERS[count:]:
            given(twin, answer)
            assert isinstance(twin, Deadwood)
            assert broken(twin) == []
        assert twin.dump() == last, ANSWERS[count]
        assert original.dump() == before, ANSWERS[count]


FINALS = ["three-5p-1085", "first-split-4p-481", "bystander-4p-33", "nobody-2p-4"]


@pytest.mark.parametrize("name", FINALS)
def test_every_moment_of_a_final_shootout_can_be_copied(name: str) -> None:
    path = Path(__file__).resolve().parents[2] / "golden" / "deadwood" / f"{name}.journal"
    table = tt.replay(path.read_text(encoding="utf-8"))
    state = GAME.new(table.seats, table.options)
    moments = 0
    for answer in table.answers:
        state.apply(answer.entry.who, answer.action)
        if state.observe(14).scene.ends:
            moments += 1
            whole = state.dump()
            assert state.clone().dump() == whole
            assert GAME.load(whole).dump() == whole
            assert GAME.position(state.text(), table.seats, table.options).dump() == whole
            assert GAME.load(whole).result() == state.result() == state.clone().result()
    assert moments > 5
