"""A table: one game being played, driven by its journal. No clock, no file, no generator.

`new`, `replay` and `Table` are the public surface. The server's actor holds the same `Table`
behind a queue; a local game is the same code without the socket.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from tabletown.answer import Answer, call_dealer, step_again
from tabletown.core import journal as journals
from tabletown.core.errors import (
    DriftError,
    IllegalAction,
    JournalError,
    OptionError,
    PositionError,
)
from tabletown.core.events import EVERYBODY, Tape
from tabletown.core.journal import Entry, Header, Writer
from tabletown.core.options import OptionValue, complete, recalled
from tabletown.core.rng import Rng, Streams, seed_bytes, seed_hash
from tabletown.core.state import ARRIVAL, DEALER, SPECTATOR, Game, State, seat_bits
from tabletown.core.view import Result
from tabletown.games import find
from tabletown.plain import answer_words, plain, plain_decision, plain_events

CHECKPOINT = 48
"""A clone is kept after every so many answers, so that taking back is quick."""
FINGERPRINT = 25
"""The journal carries a fingerprint after every so many entries, and at the end."""

Mark = tuple[int, int, State, list[int], list[int], list[int], list[Any]]
"""How far a table is, to come back to."""
SECRET = f"answer {journals.HIDDEN}"
"""How the journal of a running game shows what a seat did out of sight."""


@dataclass(frozen=True)
class Choice:
    """One legal answer: its number and its text."""

    action: int
    text: str


class Table:
    """One game, from the first card to the result."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, OptionValue],
        seed: bytes,
        known_seed: str = "",
        dealer: list[str] | None = None,
        position: str = "",
        listed: int | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.streams = Streams(seed)
        self.listed: list[str] = list(dealer or [])
        self.header = Header(
            game=game.key,
            rules=game.rules,
            edition_hash=game.edition_hash(options),
            seats=seats,
            options={key: _option_text(value) for key, value in options.items()},
            seed_hash=seed_hash(seed),
            known_seed=known_seed,
            listed=len(self.listed) if listed is None else listed,
            position=position,
            marks=game.marks,
        )
        self.entries: list[Entry] = []
        self._phases: list[int] = []
        """The simultaneous phase of each entry, withdrawn ones included."""
        self.fingerprints: dict[int, str] = {}
        self.answers: list[Answer] = []
        """Answers in force, oldest first."""
        self.marked = False
        """Whether somebody went back beyond what had been shown."""
        self.arrivals: list[int] = []
        """Seats in the order of their latest answers."""
        self.questions: list[int] = [0] * 16
        self._keys: list[tuple[str, str, list[int]] | None] = [None] * 16
        """What each seat is asked: question, component, answers."""
        self._is_asked = False
        """Whether those are the questions of the present position."""
        self._owing = 0
        """Who is pending, as long as they are."""
        self._checkpoints: list[tuple[int, State]] = []
        self._counters: list[int] = [0] * 16
        self.state: State = self._first()
        self._checkpoints.append((0, self.state.clone()))

    # What the table shows

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that owe an answer; dealing happens by itself."""
        return tuple(seat_bits(self.state.pending() & EVERYBODY))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return (self._owing if self._is_asked else self.state.pending()) == 0

    @property
    def result(self) -> Result | None:
        """How it ended, or None while it goes on."""
        return self.state.result()

    def choices(self, seat: int) -> list[Choice]:
        """The legal answers of *seat*; empty only while it owes none."""
        if seat not in self.pending:
            return []
        verbs = self.game.verbs
        return [Choice(action, verbs.print(action)) for action in self.state.legal(seat)]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What *seat* may know as plain data; None is a spectator's view."""
        view: dict[str, Any] = plain(self.state.observe(SPECTATOR if seat is None else seat))
        return view

    def decision(self, seat: int) -> dict[str, Any] | None:
        """What *seat* is asked with all its options as plain data, or None."""
        return plain_decision(self.state, seat)

    def events(self, seat: int, since: int = 0) -> list[dict[str, int | str]]:
        """What *seat* may know of the events of the answers in force from number *since* on."""
        found: list[dict[str, int | str]] = []
        for answer in self.answers:
            if answer.entry.number >= since:
                found += plain_events(self.game, answer.records, seat)
        return found

    def seq(self, seat: int) -> int:
        """The number of the question *seat* was asked last; it changes only with the question."""
        return self.questions[seat]

    def asked(self, seat: int) -> list[int] | None:
        """The answers *seat* was asked to choose from, where they are known already."""
        key = self._keys[seat] if self._is_asked else None
        return None if key is None else key[2]

    @property
    def journal(self) -> str:
        """The whole game as text; with the seed once it is over."""
        return self.journal_text()

    def journal_text(self, is_open: bool = True) -> str:
        """The journal; not *is_open* hides what a stranger may not know while the game runs."""
        writer = Writer()
        text = writer.lines(self.header.lines())
        if not is_open and not self.is_over:
            return text + writer.lines(self._hidden_lines())
        for entry in self.entries:
            text += writer.line(entry.line())
            if entry.number in self.fingerprints:
                mark = self.fingerprints[entry.number]
                text += writer.line(f"fingerprint {entry.number} {mark}")
        if self.is_over:
            text += writer.line(f"seed {self.seed.hex()}")
        return text

    # What people do

    def play(self, seat: int, answer: str | int) -> None:
        """Answer for *seat*, by text or action number; IllegalAction changes nothing."""
        self.play_all(seat, [answer])

    def play_all(self, seat: int, answers: Sequence[str | int]) -> None:
        """Give several answers of one seat, all of them or none."""
        if not answers:
            raise IllegalAction("no-actions", {"seat": seat})
        # One answer is refused before it changes anything; only a list needs a way back.
        before = self._mark() if len(answers) > 1 or self.listed else None
        pending = 0
        try:
            for answer in answers:
                self._answer(seat, self._action(answer))
                pending = self._ask_unless_dealing()
            if (pending >> DEALER) & 1:
                self._deal()
                self._ask()
        except IllegalAction:
            if before is not None:
                self._restore(before)
            raise

    def begin(self) -> None:
        """Deal until a seat is asked; `new` does this by itself."""
        self._deal()
        self._ask()

    def draft(self, seat: int, answers: list[int]) -> State:
        """The position after *answers* on a private clone, as far as *seat* may know it.

        It is tried on a redeal, so that not even a refusal depends on what is hidden; and the
        guess depends on the question alone, so that it does not tell how often rivals answered.
        """
        trial = self.state.redeal(seat, Rng(self.questions[seat] + 1))
        trial.tape = Tape()
        for answer in answers:
            trial.apply(seat, answer)
        return trial

    def undo(self, seat: int) -> None:
        """Take back the last answer of *seat* if nothing it could not know came of it."""
        if not self.options.get("undo", True):
            raise IllegalAction("undo-off", {"seat": seat})
        index = self.undo_index(seat)
        withdrawn = self.answers[index]
        kept = self.answers[:index]
        if withdrawn.phase:
            kept += self.answers[index + 1 :]
        self._withdraw(seat, "undo", withdrawn.entry.number, kept, index)

    def undo_index(self, seat: int) -> int:
        """Which answer in force `undo` would take back; IllegalAction where it may not."""
        index, code = self.undo_outlook(seat)
        if code:
            raise IllegalAction(code, {"seat": seat})
        return index

    def undo_outlook(self, seat: int) -> tuple[int, str]:
        """Which answer in force `undo` would take back, and the code that forbids it, if any."""
        index = len(self.answers) - 1
        while index >= 0 and self.answers[index].who != seat:
            index -= 1
        if index < 0:
            return index, "nothing-to-undo"
        mine = self.answers[index]
        for number in range(index, len(self.answers)):
            answer = self.answers[number]
            if (answer.news >> seat) & 1:
                return index, "undo-horizon"
            if number > index and answer.who != DEALER:
                if mine.phase == 0 or answer.phase != mine.phase:
                    return index, "undo-passed"
        # Who has been asked in secret may have answered; whether, must not show here.
        if self.state.phase() != mine.phase:
            return index, "undo-passed"
        return index, ""

    def rewind(self, seat: int, number: int) -> None:
        """Go back to before entry *number*, whatever has been shown since; marks the game."""
        for index, answer in enumerate(self.answers):
            if answer.entry.number == number:
                self._withdraw(seat, "rewind", number, self.answers[:index], index)
                self.marked = True
                return
        raise IllegalAction("nothing-to-undo", {"seat": seat})

    def state_at(self, count: int) -> State:
        """A clone of the position after the first *count* answers in force."""
        start, state = [old for old in self._checkpoints if old[0] <= count][-1]
        state = state.clone()
        for answer in self.answers[start:count]:
            step_again(state, answer)
        return state

    # Inside

    def _first(self) -> State:
        if self.header.position:
            state = self.game.position(self.header.position, self.seats, self.options)
        else:
            state = self.game.new(self.seats, self.options)
        state.tape = None
        return state

    def _action(self, answer: str | int) -> int:
        return self.game.verbs.parse(answer) if isinstance(answer, str) else answer

    def _mark(self) -> Mark:
        return (
            len(self.entries),
            len(self.answers),
            self.state.clone(),
            self._counters[:],
            self.arrivals[:],
            self.questions[:],
            self._keys[:],
        )

    def _restore(self, mark: Mark) -> None:
        entries, answers, self.state, self._counters, self.arrivals = mark[:5]
        self.questions, self._keys = mark[5:]
        self._is_asked = False
        del self.entries[entries:]
        del self._phases[entries:]
        del self.answers[answers:]
        self._checkpoints = [kept for kept in self._checkpoints if kept[0] <= answers]
        for number in [number for number in self.fingerprints if number > entries]:
            del self.fingerprints[number]

    def _answer(self, who: int, action: int) -> None:
        """Apply one answer and write its entry."""
        answer = self._apply(who, action)
        entry = answer.entry
        self._write(entry, answer.phase)
        if who != DEALER:
            self.arrivals = [seat for seat in self.arrivals if seat != who] + [who]
            self._keys[who] = None
        if entry.number % FINGERPRINT == 0 or self.state.pending() == 0:
            self.fingerprints[entry.number] = self.state.fingerprint()

    def _write(self, entry: Entry, phase: int) -> None:
        self.entries.append(entry)
        self._phases.append(phase)

    def _apply(self, who: int, action: int, entry: Entry | None = None) -> Answer:
        """Apply one answer to the state and list it among those in force.

        An answer that is played again has its *entry* already.
        """
        state = self.state
        tape = Tape()
        if entry is not None:
            call_dealer(state, who, tape)
        # Asked before anything else: what follows may rely on a legal answer.
        if not 0 <= who <= DEALER or not (state.pending() >> who) & 1:
            raise IllegalAction("not-pending", {"seat": who})
        legal = self.asked(who)
        if action not in (state.legal(who) if legal is None else legal):
            raise IllegalAction(state.why(who, action), {"seat": who, "action": action})
        self._is_asked = False
        phase = state.phase()
        stream = state.stream() if who == DEALER else -1
        seen = state.seen(who, action)
        state.tape = tape
        try:
            state.step(who, action)
        finally:
            state.tape = None
        if stream >= 0:
            self._counters[stream] += 1
        # Chance that a seat may read is something new to it, whatever the game says of it.
        news = seen if who == DEALER else 0
        for record in tape.records:
            if self.game.events[record[0]].news:
                news |= record[1]
        if entry is None:
            entry = Entry(len(self.entries) + 1, who, answer_words(self.game, action)[1])
        answer = Answer(entry, action, phase, stream, seen, news, tape.records)
        self.answers.append(answer)
        if len(self.answers) % CHECKPOINT == 0:
            self._checkpoints.append((len(self.answers), state.clone()))
        return answer

    def _deal(self) -> None:
        """Answer for the dealer until only seats, or nobody, are pending."""
        while (self.state.pending() >> DEALER) & 1:
            dealt = sum(1 for answer in self.answers if answer.stream >= 0) if self.listed else 0
            if dealt < len(self.listed):
                self._answer(DEALER, self._action(self.listed[dealt]))
            else:
                self._answer(DEALER, self.dealt())

    def dealt(self) -> int:
        """The dealer's next answer: by arrival where that is asked, else from the seed."""
        legal = self.state.legal(DEALER)
        stream = self.state.stream()
        if stream == ARRIVAL:
            for seat in self.arrivals:
                for action in legal:
                    if self.game.verbs.args(action)[:1] == [seat]:
                        return action
        return legal[self.streams.pick(stream, self._counters[stream], self.state.odds())]

    def _ask_unless_dealing(self) -> int:
        """Number the questions after every answer, live and in a replay, in the same way.

        Returns who is pending.
        """
        pending = self.state.pending()
        if not (pending >> DEALER) & 1:
            self._number(pending)
        return pending

    def _ask(self) -> None:
        """Number the questions that changed."""
        self._number(self.state.pending())

    def _number(self, pending: int) -> None:
        """Number the questions of the seats in mask *pending* that changed."""
        state = self.state
        for seat in range(self.seats):
            if (pending >> seat) & 1:
                decision = state.decision(seat)
                key = (decision.ask, decision.about, state.legal(seat))
                if key != self._keys[seat]:
                    self.questions[seat] += 1
                self._keys[seat] = key
            else:
                self._keys[seat] = None
        self._is_asked = True
        self._owing = pending

    def _withdraw(self, seat: int, how: str, number: int, kept: list[Answer], index: int) -> None:
        """Rebuild the state from *kept* answers and write the withdrawal down."""
        before = (self.answers, self.state, self._counters, self._checkpoints)
        try:
            self._rebuild(kept, index)
        except IllegalAction:
            self.answers, self.state, self._counters, self._checkpoints = before
            raise IllegalAction("undo-passed", {"seat": seat}) from None
        entry = Entry(len(self.entries) + 1, seat, f"{how} {number}")
        self._write(entry, self._phases[number - 1])
        self._keys[seat] = None
        self._deal()
        self._ask()

    def _rebuild(self, kept: list[Answer], unchanged: int) -> None:
        """Play *kept* again; the first *unchanged* of them are as they were."""
        # What was asked last is no measure for answers to earlier questions.
        self._is_asked = False
        self._checkpoints = [old for old in self._checkpoints if old[0] <= unchanged]
        start, state = self._checkpoints[-1]
        self.state = state.clone()
        self.answers = kept[:start]
        self._counters = [0] * 16
        for answer in self.answers:
            if answer.stream >= 0:
                self._counters[answer.stream] += 1
        for answer in kept[start:]:
            self._apply(answer.who, answer.action, answer.entry)

    def _hidden_lines(self) -> list[str]:
        """Entries a stranger may read, numbered as they stand there.

        Nothing of the running phase. A hidden card is a question mark, and so is whatever a seat
        answered in secret or took back: neither how, nor how often, nor that it has just done so.
        """
        phase = self.state.phase()
        known = {answer.entry.number: answer for answer in self.answers}
        shown: list[tuple[int, str]] = []
        for entry, given_in in zip(self.entries, self._phases, strict=True):
            if phase and given_in == phase:
                break
            answer = known.get(entry.number)
            if answer is not None and answer.seen == EVERYBODY:
                shown.append((entry.who, entry.text))
            elif entry.who == DEALER:
                shown.append((entry.who, f"{entry.text.split()[0]} {journals.HIDDEN}"))
            elif not shown or shown[-1] != (entry.who, SECRET):
                shown.append((entry.who, SECRET))
        while shown and shown[-1][1] == SECRET:
            shown.pop()
        return [
            f"{number} {journals.seat_word(who)} {text}"
            for number, (who, text) in enumerate(shown, start=1)
        ]


def new(
    game: str,
    seats: int | None = None,
    seed: int | bytes | None = None,
    options: dict[str, OptionValue] | None = None,
    dealer: list[str] | None = None,
    position: str = "",
) -> Table:
    """A table for *game*, dealt and waiting for the first answer.

    *dealer* gives the dealer's first answers in notation; *position* starts from a position
    in the game's own text form.
    """
    rules = find(game)
    count = rules.least if seats is None else seats
    if not rules.least <= count <= rules.most:
        raise OptionError("bad-seats", {"least": rules.least, "most": rules.most, "seats": count})
    full = complete(rules.options, options or {}, rules.presets())
    rules.check(count, full)
    known = str(seed) if isinstance(seed, int) else ""
    if seed is None:
        bits = os.urandom(32)
    else:
        bits = seed_bytes(seed) if isinstance(seed, int) else seed
    table = Table(rules, count, full, bits, known, dealer, position)
    table.begin()
    return table


def replay(text: str, upto: int | None = None) -> Table:
    """The table that the journal *text* records, after entry *upto* or the last one.

    Where its rules or marks are an older release's, the entries alone are checked, and the table
    goes on under the rules of today; it is refused at the first answer that no longer applies.
    """
    book = journals.read(text)
    try:
        table = _replay_header(book)
    except (OptionError, PositionError) as unfit:
        said: dict[str, int | str] = {"line": 1, "why": unfit.code}
        raise JournalError("does-not-replay", said) from None
    except ValueError:
        raise JournalError("damaged", {"line": 1}) from None
    is_today = book.header.rules == table.game.rules
    has_marks = is_today and book.header.marks == table.game.marks
    for entry, line in zip(book.entries, book.entry_lines, strict=True):
        if upto is not None and entry.number > upto:
            break
        try:
            _replay_entry(table, entry)
        except IllegalAction as illegal:
            facts: dict[str, int | str] = {"line": line, "why": illegal.code}
            raise JournalError("does-not-replay", facts) from None
        mark = book.fingerprints.get(entry.number)
        if has_marks and mark is not None and mark != table.state.fingerprint():
            where = book.fingerprint_lines[entry.number]
            raise DriftError("fingerprint-differs", {"line": where, "entry": entry.number})
    return table


def _replay_header(book: journals.Journal) -> Table:
    """The table as *book*'s header begins it, nothing answered yet."""
    header = book.header
    rules = find(header.game)
    options = complete(rules.options, recalled(rules.options, header.options))
    numbers = rules.edition_hash(options)
    is_newer = header.rules > rules.rules or header.marks > rules.marks
    is_today = header.rules == rules.rules and header.marks == rules.marks
    if is_newer or (is_today and numbers != header.edition_hash):
        raise DriftError("other-rules", {"rules": header.rules, "now": rules.rules, "line": 3})
    if not rules.least <= header.seats <= rules.most:
        raise OptionError("bad-seats", {"seats": header.seats})
    rules.check(header.seats, options)
    seed = bytes.fromhex(book.seed) if book.seed else b""
    if header.known_seed and not seed:
        seed = seed_bytes(int(header.known_seed))
    table = Table(
        rules,
        header.seats,
        options,
        seed,
        header.known_seed,
        position=header.position,
        listed=header.listed,
    )
    table.header = replace(header, rules=rules.rules, edition_hash=numbers, marks=rules.marks)
    return table


def _replay_entry(table: Table, entry: Entry) -> None:
    """Play one recorded entry; withdrawals too, dealing nothing anew."""
    how, number = entry.withdrawn()
    if how:
        numbers = [answer.entry.number for answer in table.answers]
        if number not in numbers:
            raise IllegalAction("nothing-to-undo", {"seat": entry.who})
        index = numbers.index(number)
        kept = table.answers[:index]
        if how == "undo" and table.answers[index].phase:
            kept += table.answers[index + 1 :]
        table._rebuild(kept, index)
        table._write(entry, table._phases[number - 1])
        table._keys[entry.who] = None
        table.marked = table.marked or how == "rewind"
    else:
        table._answer(entry.who, table.game.verbs.parse(entry.text))
    table._ask_unless_dealing()


def verify(text: str) -> None:
    """Check a finished journal's seed against its hash and every dealt card and rolled die."""
    book = journals.read(text)
    table = replay(text)
    if not book.seed:
        raise JournalError("no-seed", {"line": len(text.splitlines())})
    seed = bytes.fromhex(book.seed)
    if seed_hash(seed) != book.header.seed_hash:
        raise JournalError("wrong-seed", {"line": len(text.splitlines())})
    lines = dict(zip([entry.number for entry in book.entries], book.entry_lines, strict=True))
    again = Table(table.game, table.seats, table.options, seed, position=book.header.position)
    dealt = 0
    for answer in table.answers:
        if answer.who == DEALER:
            dealt += 1
            by_list = dealt <= book.header.listed or answer.stream == ARRIVAL
            call_dealer(again.state, DEALER)
            if not by_list and again.dealt() != answer.action:
                raise JournalError("not-from-seed", {"line": lines[answer.entry.number]})
        again._apply(answer.who, answer.action, answer.entry)


def _option_text(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)
