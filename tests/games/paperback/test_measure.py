"""The words that the lists are measured by."""

import pytest

from tabletown.games.paperback.words.graph import lexicon
from words.build import ALPHABETS
from words.precision import SAMPLE, figures, judged


@pytest.mark.parametrize("lang", sorted(ALPHABETS))
def test_half_of_the_judged_words_are_none(lang: str) -> None:
    verdicts = judged(lang)
    assert 300 <= len(verdicts)
    none = sum(verdict == "no" for verdict in verdicts.values())
    assert 0.45 < none / len(verdicts) < 0.55


def test_precision_and_recall_are_counted_apart() -> None:
    book = lexicon("en").only(["cat", "dog", "catt"])
    found = figures(book, {"cat": "yes", "dog": "rude", "cow": "yes", "catt": "no", "dogg": "no"})
    assert (["catt"], ["cow"]) == (found.wrong, found.missing)
    assert 66.7 == round(found.precision, 1) == round(found.recall, 1)


GOALS = {"en": 99, "pl": 99, "cs": 97}
"""In percent, both of precision and of recall."""


@pytest.mark.parametrize("lang", sorted(ALPHABETS))
def test_the_standard_lists_are_as_good_as_they_should_be(lang: str) -> None:
    found = figures(lexicon(lang), judged(lang))
    assert GOALS[lang] <= found.precision, found.wrong
    assert GOALS[lang] <= found.recall, found.missing


@pytest.mark.parametrize("lang", sorted(ALPHABETS))
def test_words_drawn_at_random_are_words(lang: str) -> None:
    """The sample is one of the list as it is, and nearly all of it was judged to be words."""
    verdicts = judged(lang, "sample")
    assert SAMPLE == len(verdicts)
    assert [] == [word for word in verdicts if not lexicon(lang).has(word)]
    words = sum(verdict != "no" for verdict in verdicts.values())
    assert GOALS[lang] <= 100 * words / SAMPLE
