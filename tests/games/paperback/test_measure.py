"""The words that the lists are measured by."""

import pytest

from tabletown.games.paperback.words.graph import lexicon
from words.build import ALPHABETS
from words.precision import figures, judged


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
