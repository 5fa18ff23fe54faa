from tabletown.core.errors import IllegalAction, JournalError, TabletownError


def test_a_refusal_has_a_code_and_the_facts_that_made_it() -> None:
    refusal = JournalError("damaged", {"line": 7})
    assert ("damaged", {"line": 7}) == (refusal.code, refusal.params)
    assert "damaged line=7" == str(refusal)


def test_a_refusal_may_come_without_facts() -> None:
    refusal = IllegalAction("not-legal")
    assert {} == refusal.params
    assert "not-legal" == str(refusal)
    assert isinstance(refusal, TabletownError)
