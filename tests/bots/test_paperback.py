"""Paperback's bots at every kind of table: they finish, spell what a person could, and end well."""

import pytest

from tabletown import bots
from tabletown.bots.paperback import Author, bot
from tabletown.core.options import OptionValue, complete
from tabletown.core.rng import Rng
from tabletown.games import find
from tabletown.games.paperback import market, verbs
from tabletown.games.paperback.cards import FAME_SLOT
from tabletown.games.paperback.state import Paperback
from tabletown.lab.setups import Setup
from tabletown.search.paperback import WEIGHTS, Bundle, Judgement
from tabletown.search.playout import deal, first_of
from tests.properties.option_sets import CASES

TABLES = [case for case in CASES if case.game.key == "paperback"]
MOST_ANSWERS = 6000


@pytest.mark.parametrize("case", TABLES, ids=str)
def test_every_kind_of_table_comes_to_its_end(case: Setup) -> None:
    state = case.game.new(case.seats, case.options)
    dealers = [Rng(stream) for stream in range(16)]
    levels = ["legend", "regular", "veteran", "rookie", "legend"][: case.seats]
    players = [bot(level) for level in levels]
    for answers in range(MOST_ANSWERS):
        deal(state, dealers)
        if state.pending() == 0:
            assert state.result() is not None
            return
        seat = int(first_of(state.pending()))
        action = bots.answer(players[seat], state, seat, Rng(answers))
        assert action in state.legal(seat)
        state.step(seat, action)
    raise AssertionError("the game does not end")


def table(position: str = "", seats: int = 2, **options: OptionValue) -> Paperback:
    game = find("paperback")
    full = complete(game.options, options, game.presets())
    state = game.position(position, seats, full) if position else game.new(seats, full)
    deal(state, [Rng(stream) for stream in range(16)])
    assert isinstance(state, Paperback)
    return state


def buying(cents: int) -> Paperback:
    """A first turn in which so many cents are to be spent."""
    return table(table().text().replace("phase word", f"phase buy | cents {cents}"))


@pytest.mark.parametrize("level", ["rookie", "regular", "veteran", "legend"])
def test_a_bot_that_forgets_between_answers_still_finishes_its_word(level: str) -> None:
    state = table()
    seat = int(first_of(state.pending()))
    for _ in range(30):
        action = bots.choose("paperback", state.redeal(seat, Rng(1)).dump(), seat, level, 3)
        state.step(seat, action)
        if action == verbs.FINISH:
            return
    raise AssertionError("no word after thirty answers")


def test_cards_somebody_else_laid_are_taken_back() -> None:
    state = table()
    seat = int(first_of(state.pending()))
    legend = bot("legend")
    wanted = legend.choose(state.clone(), seat, Rng(1))
    other = [action for action in state.legal(seat) if action < verbs.BACK and action != wanted]
    state.step(seat, other[-1])
    assert verbs.BACK == legend.choose(state.clone(), seat, Rng(1))


def test_a_legend_ends_the_game_in_front_and_not_behind() -> None:
    state = table()
    seat = int(first_of(state.pending()))
    state.fame[0], state.fame[1] = 0, 1
    ahead = Bundle(Judgement(WEIGHTS), state, seat, 8)
    assert 14 == ahead.first
    state.desks[1 - seat].discard += [114, 114]
    behind = Bundle(Judgement(WEIGHTS), state, seat, 8)
    assert 14 != behind.first


def test_letters_first_and_fame_when_the_end_is_near() -> None:
    state = table()
    judgement = Judgement(WEIGHTS)
    desk = state.desks[0]
    usual = judgement.usual(state, desk)
    # Six cents: a letter of value 3 that draws a card, or the 5¢ Fame card.
    letter, fame = 44, 111
    early = [judgement.worth(state, 10, kind, 10.0, usual) for kind in (letter, fame)]
    late = [judgement.worth(state, 20, kind, 1.0, usual) for kind in (letter, fame)]
    assert early[0] > early[1]
    assert late[0] < late[1]


WHIMS = [("rookie", 60, 90), ("regular", 70, 95), ("veteran", 50, 90), ("legend", 100, 100)]


@pytest.mark.parametrize(("level", "least", "most"), WHIMS)
def test_all_but_legends_buy_on_a_whim_at_times(level: str, least: int, most: int) -> None:
    state = buying(8)
    seat = int(first_of(state.pending()))
    rng = Rng(1)
    bought = [bot(level).choose(state.clone(), seat, rng) for _ in range(100)]
    usual = max(set(bought), key=bought.count)
    assert least <= bought.count(usual) <= most
    if level == "rookie":
        prices = [market.price_at(state, slot) for slot in market.affordable(state)]
        assert max(prices) == market.price_at(state, usual - verbs.BUY)


def test_a_regular_buys_letters_early_though_fame_could_be_had() -> None:
    state = buying(8)
    seat = int(first_of(state.pending()))
    slot = Author(60_000).choose(state, seat, Rng(1)) - verbs.BUY
    assert 0 <= slot < FAME_SLOT


def test_a_hint_for_a_word_names_the_word() -> None:
    state = table()
    seat = int(first_of(state.pending()))
    advice = bots.hint("paperback", state.redeal(seat, Rng(2)).dump(), seat, 5)
    assert all(one.word for one in advice)
    assert all(0 < one.worth < 1 and one.error > 0 for one in advice)
    assert all(one.why for one in advice)
