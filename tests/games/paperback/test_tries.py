"""What random play and searches try, and who sees it."""

from tabletown.core.events import EVERYBODY
from tabletown.core.options import OptionValue
from tabletown.games.paperback import GAME
from tabletown.games.paperback.invariants import broken
from tests import table as tables
from tests.games.paperback.table import lay, play, spell, start, useful
from tests.table import asked


def test_PB_R61_a_typo_is_tried_as_every_letter_that_goes_on() -> None:
    table = start("s0 hand Z.s1 A.v1 | s0 talent typo", talents=True)
    tried = useful(table, 0)
    # Z as N, W or D goes on with the A; there is no word of V and A.
    assert {"typo Z.s1 n", "typo Z.s1 w", "typo Z.s1 d"} <= set(tried)
    assert "typo Z.s1 v" not in tried


def test_random_play_trashes_starters_and_trades_any_card_for_a_better_one() -> None:
    trash = start("s0 hand N.l08 w2 K.l15 Z.s1", validity="vote")
    spell(trash, "s0 N.l08 w2=a")
    play(trash, "s1 yes", "s0 use N.l08")
    assert ["trash Z.s1", "enough"] == useful(trash, 0)
    trade = start("s0 hand M.l25 A.v1 K.l15 Z.s1")
    spell(trade, "s0 M.l25 A.v1")
    play(trade, "s0 use M.l25")
    assert ["trash K.l15", "trash Z.s1", "enough"] == useful(trade, 0)


def test_PB_R2_a_letter_that_leads_only_to_short_words_is_not_tried() -> None:
    hand = "s0 hand Z.s1 w2 | common space"
    assert ["lay Z.s1"] == useful(start(hand, space=True), 0)
    assert ["pass"] == useful(start(hand, space=True, min_word_len=3), 0)


def test_PB_E11_a_pair_is_tried_the_other_way_round() -> None:
    table = start("s0 hand AN.d05 dyslexic Z.s1 N.s2", dyslexic=True)
    assert "turn AN.d05" in useful(table, 0)
    play(table, "s0 turn AN.d05")
    # The Dyslexic used lies in no heap; the position in words remembers it.
    options: dict[str, OptionValue] = {"pack": "pl", "dyslexic": True}
    again = tables.start("paperback", table.state.text(), seats=2, options=options)
    assert table.state.text() == again.state.text()
    assert [] == broken(again.state) == broken(table.state)


def test_a_word_is_its_writers_business_until_it_is_submitted() -> None:
    table = start("s0 hand Z.s1 N.s2 w2")
    parse = table.game.verbs.parse
    assert [1, 1] == [table.state.seen(0, parse(word)) for word in ("lay s1", "back")]
    assert EVERYBODY == table.state.seen(0, parse("finish"))
    lay(table, "s0 Z.s1 w2=a")
    assert "ZA" in GAME.drawing(table.state, 0).split()
    assert "ZA" not in GAME.drawing(table.state, 1).split()


def test_two_cards_of_the_hand_may_be_trashed_if_there_are_two() -> None:
    hands = [
        ("H.l50 w2 Z.s1 N.s2 R.s3", ["trash Z.s1", "trash N.s2"]),
        ("H.l50 w2 Z.s1", ["trash Z.s1"]),
    ]
    for hand, answers in hands:
        table = start(f"s0 hand {hand}", validity="vote")
        spell(table, "s0 H.l50 w2=a")
        play(table, "s1 yes", "s0 use H.l50")
        for answer in answers:
            assert "s0 trash" == asked(table)
            play(table, f"s0 {answer}")
        assert "s0 buy" == asked(table)


def test_a_space_is_tried_behind_a_whole_word_only() -> None:
    table = start("s0 hand NA.d01 ZA.d03 Z.s1 | common space", space=True)
    assert "lay space" not in useful(table, 0)
    play(table, "s0 lay NA.d01")
    assert "lay space" in useful(table, 0)


def test_PB_R1_a_common_letter_is_tried_first_only_if_a_card_goes_on() -> None:
    # A is a word, but not without a card from hand; with Z it begins none, with R it is AR.
    alone = start("s0 hand Z.s1 | common c-a", min_word_len=1)
    assert ["lay Z.s1"] == useful(alone, 0)
    going_on = start("s0 hand R.s3 | common c-a", min_word_len=1)
    assert ["lay c-a"] == useful(going_on, 0)


def test_PB_R2_wilds_are_not_tried_where_they_only_make_short_words() -> None:
    hand = "s0 hand w2*2 | common dyslexic"
    assert "lay-as w2 a" in useful(start(hand, dyslexic=True), 0)
    assert ["pass"] == useful(start(hand, dyslexic=True, min_word_len=3), 0)
