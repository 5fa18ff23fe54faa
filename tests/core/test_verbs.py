import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletown.core.errors import IllegalAction
from tabletown.core.verbs import SEATS, Domain, Verb, Verbs, numbers

SUIT = Domain("suit", ["spades", "hearts"])
AMOUNT = numbers("amount", 2, 6)
VERBS = Verbs([Verb("pass", []), Verb("bet", [SUIT, AMOUNT], ref=0), Verb("ask", [SEATS])])


def test_verbs_own_consecutive_ranges_in_order() -> None:
    assert [0, 1, 11] == [VERBS.base(key) for key in ("pass", "bet", "ask")]
    assert 27 == VERBS.size


def test_an_answer_reads_as_verb_and_words() -> None:
    assert "bet hearts 3" == VERBS.print(VERBS.action("bet", [1, 1]))
    assert "pass" == VERBS.print(0)
    assert "ask s3" == VERBS.print(VERBS.base("ask") + 3)


@given(st.integers(0, 26))
def test_number_text_and_arguments_mean_the_same(action: int) -> None:
    verb = VERBS.verb(action)
    assert action == VERBS.parse(VERBS.print(action))
    assert action == VERBS.action(verb.key, VERBS.args(action))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unknown-verb"),
        ("fold", "unknown-verb"),
        ("bet hearts", "wrong-arguments"),
        ("pass now", "wrong-arguments"),
        ("bet clubs 3", "unknown-word"),
        ("bet hearts 7", "unknown-word"),
    ],
)
def test_a_text_that_is_no_answer_is_refused(text: str, code: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        VERBS.parse(text)
    assert code == refusal.value.code


@pytest.mark.parametrize("action", [-1, 27, 1000])
def test_a_number_out_of_range_is_refused(action: int) -> None:
    with pytest.raises(IllegalAction) as refusal:
        VERBS.verb(action)
    assert "unknown-action" == refusal.value.code


def test_a_value_is_a_ref_or_a_bare_number() -> None:
    assert "suit:hearts" == SUIT.fact(1)
    assert "suit:none" == SUIT.fact(15)
    assert 2 == AMOUNT.fact(0)
    assert "seat:s2" == SEATS.fact(2)
