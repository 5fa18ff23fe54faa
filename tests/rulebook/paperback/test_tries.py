"""What random play and searches try, and who sees it."""

from tabletown.core.events import EVERYBODY
from tabletown.games.paperback.drawing import drawing
from tabletown.games.paperback.invariants import broken
from tests.rulebook.paperback.tables import act, lays, scene, spell, table, worth_trying


def test_PB_R61_a_typo_is_tried_as_every_letter_that_goes_on() -> None:
    played = table("s0 hand s1 v1 | s0 talent typo", talents=True)
    tried = worth_trying(played, 0)
    # Z as N, W or D goes on with the A; there is no word of V and A.
    assert {"typo s1 n", "typo s1 w", "typo s1 d"} <= set(tried)
    assert "typo s1 v" not in tried


def test_random_play_trashes_starters_and_trades_any_card_for_a_better_one() -> None:
    trash = table("s0 hand l08 w2 l15 s1", validity="vote")
    spell(trash, 0, "l08 w2=a")
    trash.play(1, "yes")
    act(trash, 0, "use l08")
    assert worth_trying(trash, 0) == ["trash s1", "enough"]
    trade = table("s0 hand l25 v1 l15 s1")
    spell(trade, 0, "l25 v1")
    act(trade, 0, "use l25")
    assert worth_trying(trade, 0) == ["trash l15", "trash s1", "enough"]


def test_PB_R2_a_letter_that_leads_only_to_short_words_is_not_tried() -> None:
    hand = "s0 hand s1 w2 | common space"
    assert worth_trying(table(hand, space=True), 0) == ["lay s1"]
    assert worth_trying(table(hand, space=True, min_word_len=3), 0) == ["pass"]


def test_PB_E11_a_pair_is_tried_the_other_way_round() -> None:
    played = table("s0 hand d05 dyslexic s1 s2", dyslexic=True)
    assert "turn d05" in worth_trying(played, 0)
    played.play(0, "turn d05")
    # The Dyslexic used lies in no heap; the position in words remembers it.
    again = table(played.state.text(), dyslexic=True)
    assert again.state.text() == played.state.text()
    assert broken(again.state) == broken(played.state) == []


def test_a_word_is_its_writers_business_until_it_is_submitted() -> None:
    played = table("s0 hand s1 s2 w2")
    parse = played.game.verbs.parse
    assert [played.state.seen(0, parse(word)) for word in ("lay s1", "back")] == [1, 1]
    assert played.state.seen(0, parse("finish")) == EVERYBODY
    played.play_all(0, lays("s1 w2=a"))
    assert "ZA" in drawing(played.state, 0).split()
    assert "ZA" not in drawing(played.state, 1).split()


def test_two_cards_of_the_hand_may_be_trashed_if_there_are_two() -> None:
    hands = [("l50 w2 s1 s2 s3", ["trash s1", "trash s2"]), ("l50 w2 s1", ["trash s1"])]
    for hand, answers in hands:
        played = table(f"s0 hand {hand}", validity="vote")
        spell(played, 0, "l50 w2=a")
        played.play(1, "yes")
        act(played, 0, "use l50")
        for answer in answers:
            assert scene(played)["phase"] == "trash"
            act(played, 0, answer)
        assert scene(played)["phase"] == "buy"


def test_a_space_is_tried_behind_a_whole_word_only() -> None:
    played = table("s0 hand d01 d03 s1 | common space", space=True)
    assert "lay space" not in worth_trying(played, 0)
    played.play(0, "lay d01")
    assert "lay space" in worth_trying(played, 0)


def test_PB_R1_a_common_letter_is_tried_first_only_if_a_card_goes_on() -> None:
    # A is a word, but not without a card from hand; with Z it begins none, with R it is AR.
    alone = table("s0 hand s1 | common c-a", min_word_len=1)
    assert worth_trying(alone, 0) == ["lay s1"]
    going_on = table("s0 hand s3 | common c-a", min_word_len=1)
    assert worth_trying(going_on, 0) == ["lay c-a"]


def test_PB_R2_wilds_are_not_tried_where_they_only_make_short_words() -> None:
    hand = "s0 hand w2*2 | common dyslexic"
    assert "lay-as w2 a" in worth_trying(table(hand, dyslexic=True), 0)
    assert worth_trying(table(hand, dyslexic=True, min_word_len=3), 0) == ["pass"]
