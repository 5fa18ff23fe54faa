import pytest

import tabletown as tt
from tabletown.core import journal
from tabletown.core.errors import JournalError, TabletownError


@pytest.fixture(scope="module")
def text() -> str:
    table = tt.new("quickdraw", seats=2, seed=11)
    while not table.is_over:
        seat = table.pending[0]
        table.play(seat, table.choices(seat)[-1].action)
        if len(table.entries) == 14:
            table.undo(seat)
    return table.journal


def line_of(text: str, place: int) -> int:
    return text.count("\n", 0, place) + 1


def test_the_game_it_records_has_an_undo_and_a_fingerprint(text: str) -> None:
    assert " undo " in text
    assert "\nfingerprint " in text
    assert text == tt.replay(text).journal


@pytest.mark.parametrize("put", ["x", "0", " ", "#", "\n", "\r", "é"])
def test_any_changed_character_is_refused_with_its_line(text: str, put: str) -> None:
    for place, old in enumerate(text):
        if old == put:
            continue
        with pytest.raises(TabletownError) as refusal:
            tt.replay(text[:place] + put + text[place + 1 :])
        assert line_of(text, place) == refusal.value.params["line"], (place, old)


def test_any_missing_or_additional_character_is_refused_with_its_line(text: str) -> None:
    for place in range(len(text)):
        if text[place] != text[place - 1]:
            with pytest.raises(TabletownError) as refusal:
                tt.replay(text[:place] + text[place + 1 :])
            assert line_of(text, place) == refusal.value.params["line"]
        with pytest.raises(TabletownError) as refusal:
            tt.replay(text[:place] + "z" + text[place:])
        assert line_of(text, place) == refusal.value.params["line"]


def test_swapped_and_repeated_lines_are_refused(text: str) -> None:
    lines = text.splitlines(keepends=True)
    for index in range(len(lines) - 1):
        swapped = [*lines[:index], lines[index + 1], lines[index], *lines[index + 2 :]]
        with pytest.raises(JournalError) as refusal:
            journal.read("".join(swapped))
        assert index + 1 == refusal.value.params["line"]
        with pytest.raises(JournalError) as refusal:
            journal.read("".join([*lines[: index + 1], lines[index], *lines[index + 1 :]]))
        assert index + 2 == refusal.value.params["line"]


def test_whole_lines_may_be_cut_from_the_end_only(text: str) -> None:
    lines = text.splitlines(keepends=True)
    begin = next(index for index, line in enumerate(lines) if line.startswith("begin "))
    assert begin == len(journal.read("".join(lines[: begin + 1])).header.lines()) - 1
    for count in range(begin + 1, len(lines)):
        journal.read("".join(lines[:count]))
    with pytest.raises(JournalError):
        journal.read("".join(lines[:begin]))
    with pytest.raises(JournalError):
        journal.read("".join(lines[1:]))


def signed(bodies: list[str]) -> str:
    return journal.Writer().lines(bodies)


def bodies(text: str) -> list[str]:
    return [line.rsplit(" #", 1)[0] for line in text.splitlines()]


def test_a_well_signed_lie_is_found_by_playing(text: str) -> None:
    """Somebody who signs anew still cannot make an impossible game."""
    lines = bodies(text)
    at = next(index for index, line in enumerate(lines) if " play " in line)
    number, seat, verb, card = lines[at].split()
    other = "fox" if card != "fox" else "one"
    lines[at] = f"{number} {seat} {verb} {other}"
    with pytest.raises(TabletownError) as refusal:
        tt.replay(signed(lines))
    assert int(refusal.value.params["line"]) > at


def test_a_changed_fingerprint_is_drift(text: str) -> None:
    lines = bodies(text)
    at = next(index for index, line in enumerate(lines) if line.startswith("fingerprint "))
    lines[at] = lines[at][:-1] + ("0" if lines[at][-1] != "0" else "1")
    with pytest.raises(tt.DriftError) as refusal:
        tt.replay(signed(lines))
    assert ("fingerprint-differs", at + 1) == (refusal.value.code, refusal.value.params["line"])


def test_other_rules_are_drift(text: str) -> None:
    lines = ["rules 999" if line.startswith("rules ") else line for line in bodies(text)]
    with pytest.raises(tt.DriftError) as refusal:
        tt.replay(signed(lines))
    assert "other-rules" == refusal.value.code


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        ("7 s0 play one", "damaged"),
        ("1 king play one", "damaged"),
        ("1 s0", "damaged"),
        ("one s0 play one", "damaged"),
        ("² s0 play one", "damaged"),
        ("fingerprint ² 00", "damaged"),
        ("1 dealer deal ?", "redacted"),
        ("1 s0 sing loudly", "does-not-replay"),
        ("1 s0 play one", "does-not-replay"),
    ],
)
def test_a_line_that_means_nothing_is_refused(text: str, bad: str, code: str) -> None:
    header = bodies(text)[: bodies(text).index("begin") + 1]
    with pytest.raises(JournalError) as refusal:
        tt.replay(signed([*header, bad]))
    assert (code, len(header) + 1) == (refusal.value.code, refusal.value.params["line"])


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (("seats 2", "seats two"), "damaged"),
        (("seats 2", "chairs 2"), "damaged"),
        (("seats 2", "seats 99"), "does-not-replay"),
        (("game quickdraw", "game chess"), "does-not-replay"),
        (("option undo=true", "option undo=perhaps"), "does-not-replay"),
        (("option undo=true", "option magic=true"), "does-not-replay"),
        (("begin", "position nonsense"), "damaged"),
        (("tabletown-journal 1", "tabletown-journal 2"), "not-a-journal"),
    ],
)
def test_a_header_that_means_nothing_is_refused(
    text: str, change: tuple[str, str], code: str
) -> None:
    lines = [change[1] if line == change[0] else line for line in bodies(text)]
    with pytest.raises(JournalError) as refusal:
        tt.replay(signed(lines))
    assert code == refusal.value.code


@pytest.mark.parametrize("junk", ["", "\n", "hello", "hello\n", "\x00\n", " #\n"])
def test_what_is_no_journal_is_refused(junk: str) -> None:
    with pytest.raises(JournalError):
        journal.read(junk)


def test_an_entry_is_one_line() -> None:
    with pytest.raises(JournalError) as refusal:
        journal.Writer().line("1 s0 play\none")
    assert "broken-line" == refusal.value.code


def test_a_withdrawal_says_what_it_withdraws() -> None:
    assert ("undo", 3) == journal.Entry(4, 0, "undo 3").withdrawn()
    assert ("rewind", 1) == journal.Entry(4, 0, "rewind 1").withdrawn()
    assert ("", 0) == journal.Entry(4, 0, "play one").withdrawn()
    assert "4 dealer deal one" == journal.Entry(4, 15, "deal one").line()
