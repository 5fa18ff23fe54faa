"""Taking back: granted if and only if offered, and neither the one nor the other tells a secret."""

import random

import pytest

from tabletown import table as tables
from tabletown.answer import step_again
from tabletown.core.errors import IllegalAction
from tabletown.core.state import DEALER
from tabletown.lab.setups import Setup
from tabletown.plain import plain_decision, plain_events
from tabletown.table import Table
from tests.properties.option_sets import CASES, SCALE

each_case = pytest.mark.parametrize("case", CASES, ids=str)
each_rivalry = pytest.mark.parametrize("case", [case for case in CASES if case.seats > 1], ids=str)
LOOKS = ("sheriffs-office", "peek")
"""Words of answers that have the dealer show one seat alone a card, within a sealed phase."""
NO_ANSWER = -1
OFFERS = 12
"""How often a seat takes back before it happens only now and then."""


def start(case: Setup, seed: int) -> Table:
    """A table of *case* where answers may be taken back; every other one dealt from a list."""
    given = {**case.given, "undo": True}
    table = tables.new(case.game.key, case.seats, seed, given)
    if seed % 2:
        return table
    listed = [entry.text for entry in table.entries]
    return tables.new(case.game.key, case.seats, seed + 1, given, dealer=listed)


def choose(table: Table, seat: int, chance: random.Random) -> int:
    """A useful answer of *seat*; gladly one that looks at a card."""
    useful = table.state.useful(seat)
    if chance.random() < 0.7:
        verbs = table.game.verbs
        looks = [a for a in useful if any(word in verbs.print(a) for word in LOOKS)]
        useful = looks or useful
    return chance.choice(useful)


def several(table: Table, seat: int, chance: random.Random) -> list[int]:
    """A few answers in a row, as a page sends a word or a turn."""
    trial = table.state.clone()
    actions: list[int] = []
    while len(actions) < 4 and trial.pending() == table.state.pending():
        actions.append(chance.choice(trial.useful(seat)))
        trial.step(seat, actions[-1])
    return actions


def act(table: Table, chance: random.Random) -> None:
    """Some pending seat answers: alone, with a list, with nonsense, or a list that ends in it."""
    seat = chance.choice(table.pending)
    way = chance.random()
    if way < 0.7:
        table.play(seat, choose(table, seat, chance))
    elif way < 0.8:
        table.play_all(seat, several(table, seat, chance))
    else:
        actions = several(table, seat, chance) if way < 0.9 else []
        before = comparable(table)
        with pytest.raises(IllegalAction):
            table.play_all(seat, [*actions, NO_ANSWER])
        assert before == comparable(table)


def comparable(table: Table) -> tuple[object, ...]:
    """All that must be the same of two tables that are to go on in the same way."""
    outlooks = [table.undo_outlook(seat) for seat in range(table.seats)]
    questions = table.questions[: table.seats]
    last = table.entries[-1].line()
    return last, table.state.fingerprint(), questions, table.arrivals, outlooks


def position_of(table: Table, numbers: list[int]) -> str:
    """The fingerprint of what the answers with these entry *numbers* alone lead to."""
    state = table.state_at(0)
    for answer in table.answers:
        if answer.entry.number in numbers:
            step_again(state, answer)
    return state.fingerprint()


def dealt(table: Table) -> list[str]:
    """The dealer's answers in force."""
    return [answer.entry.text for answer in table.answers if answer.who == DEALER]


def take_back(table: Table, seat: int, chance: random.Random) -> bool:
    """Whether *seat* was offered to take back; it gets what it was told it would get."""
    index, code = table.undo_outlook(seat)
    before = comparable(table)
    if code:
        with pytest.raises(IllegalAction) as refusal:
            table.undo(seat)
        assert code == refusal.value.code
        assert before == comparable(table)
        return False
    mine = table.answers[index]
    if mine.phase:
        # Nothing that it sees has changed since.
        assert table.state_at(index + 1).observe(seat) == table.state.observe(seat)
    later = [answer.entry.number for answer in table.answers[index + 1 :]]
    kept = [answer.entry.number for answer in table.answers[:index]]
    cards = dealt(table)
    views = [table.view(viewer) for viewer in range(table.seats)]
    table.undo(seat)
    assert position_of(table, kept + later if mine.phase else kept) == table.state.fingerprint()
    assert seat in table.pending
    if mine.phase:
        assert cards == dealt(table)
    if chance.random() < 0.7:
        table.play(seat, mine.action)
        assert cards == dealt(table)
        assert views == [table.view(viewer) for viewer in range(table.seats)]
    return True


@each_case
def test_taking_back_is_granted_if_and_only_if_it_is_offered(case: Setup) -> None:
    for seed in range(1, 1 + SCALE):
        # Half of the tables with a list, whichever number comes first.
        table = start(case, seed + case.seats)
        chance = random.Random(f"{case}:{seed}")
        offers = 0
        while not table.is_over:
            act(table, chance)
            if chance.random() < (0.25 if offers < OFFERS else 0.02):
                offers += take_back(table, chance.randrange(case.seats), chance)
            if chance.random() < 0.004:
                number = chance.choice(table.answers[-40:]).entry.number
                table.rewind(chance.randrange(case.seats), number)
            if chance.random() < 0.004:
                go_on_from_the_journal(table, chance)
        for seat in range(case.seats):
            take_back(table, seat, chance)
        again = tables.replay(table.journal)
        assert comparable(table) == comparable(again)
        assert table.journal == again.journal
        assert offers > 0 or len(table.entries) < 60


def go_on_from_the_journal(table: Table, chance: random.Random) -> None:
    """A table read back from its journal goes on exactly as *table* does."""
    again = tables.replay(table.journal)
    assert comparable(table) == comparable(again)
    luck = chance.randrange(2**30)
    for one in (table, again):
        same = random.Random(luck)
        for _ in range(4):
            if not one.is_over:
                act(one, same)
                take_back(one, same.randrange(one.seats), same)
    assert comparable(table) == comparable(again)


@each_rivalry
def test_what_rivals_did_in_secret_does_not_change_the_answer_to_an_undo(case: Setup) -> None:
    """The same table three times: rivals silent, or far on in two different ways."""
    for seed in range(1, 1 + SCALE):
        table = start(case, seed)
        chance = random.Random(f"{case}:{seed}")
        tried = 0
        while not table.is_over and tried < 3:
            seat = chance.choice(table.pending)
            table.play(seat, choose(table, seat, chance))
            is_sealed = table.state.phase() and not table.undo_outlook(seat)[1]
            if not is_sealed or table.pending == (seat,):
                continue
            # Whoever has come to an end is who the dealer may have waited for.
            if chance.random() < (0.1 if seat in table.pending else 0.6):
                tried += 1
                compare_worlds(table, seat, chance)


def compare_worlds(table: Table, seat: int, chance: random.Random) -> None:
    """What looks the same to *seat* is offered the same, gets the same, and goes on the same."""
    luck = chance.randrange(2**30)
    known: list[tuple[object, object]] = []
    for world in range(3):
        other = tables.replay(table.journal)
        if world:
            rivals_go_on(other, seat, chance)
        seen = seen_by(other, seat)
        answer = undo_and_look(other, seat, random.Random(luck))
        for seen_before, answer_before in known:
            assert seen != seen_before or answer == answer_before
        known.append((seen, answer))


def rivals_go_on(table: Table, seat: int, chance: random.Random) -> None:
    """The others answer, as long as *seat* does not hear of it."""
    seen = seen_by(table, seat)
    for _ in range(chance.randrange(1, 30)):
        rivals = [rival for rival in table.pending if rival != seat]
        if not rivals or seen != seen_by(table, seat):
            break
        rival = chance.choice(rivals)
        table.play(rival, choose(table, rival, chance))


def seen_by(table: Table, seat: int) -> tuple[object, ...]:
    """All that *seat* is told of its table; whether it may take back comes with the answer."""
    journal = table.journal_text(is_open=False)
    said = table.decision(seat), table.seq(seat), table.events(seat)
    return table.view(seat), said, journal, table.state.phase()


def undo_and_look(table: Table, seat: int, chance: random.Random) -> tuple[object, ...]:
    """What *seat* is told when it takes back, and when it then tries this and that in private."""
    code = table.undo_outlook(seat)[1]
    try:
        table.undo(seat)
    except IllegalAction as refusal:
        return code, refusal.code
    drafts: list[object] = []
    for _ in range(6):
        actions: list[int] = []
        trial = table.state
        while (trial.pending() >> seat) & 1 and len(actions) < 8:
            actions.append(chance.choice(trial.legal(seat)))
            trial = table.draft(seat, actions)
            assert trial.tape is not None
            events = plain_events(table.game, trial.tape.records, seat)
            drafts.append((trial.observe(seat), plain_decision(trial, seat), events))
    return code, seen_by(table, seat), drafts
