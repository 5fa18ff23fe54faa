from tabletown.core.events import EVERYBODY, EventKind, Tape
from tabletown.core.verbs import SEATS, numbers
from tabletown.plain import plain_events
from tests.core.stub import GAME

DEALT = EventKind("dealt", [("to", SEATS), ("card", numbers("card", 1, 9))], secret=("card",))


def test_only_seats_in_the_mask_learn_a_secret_argument() -> None:
    tape = Tape()
    tape.write(0, 0b010, 1, 4)
    record = tape.records[0]
    assert {"key": "dealt", "to": "seat:s1", "card": 5} == DEALT.facts(record, True)
    assert {"key": "dealt", "to": "seat:s1"} == DEALT.facts(record, False)


def test_a_private_event_does_not_even_show_that_it_happened() -> None:
    tape = Tape()
    tape.write(1, 0b001, 0)
    assert [{"key": "thought", "by": "seat:s0"}] == plain_events(GAME, tape.records, 0)
    assert [] == plain_events(GAME, tape.records, 1)


def test_what_everybody_sees_reaches_spectators_too() -> None:
    tape = Tape()
    tape.write(0, EVERYBODY, 1, 4)
    assert "card" in plain_events(GAME, tape.records, 14)[0]
