"""Paperback's typewriter in a real browser: typing a word, and who finished as which."""

from collections.abc import Callable

from tabletown.table import replay
from tests.web import scores
from tests.web.conftest import Evening
from tests.web.driver import Person
from tests.web.test_scenes import history, look, watch
from tests.web.test_table import made, sit
from tests.web.typist import Typist

Make = Callable[..., Person]
TOGETHER = "paperback/simultaneous-3p"


def test_a_word_is_typed_and_finished_with_enter(person: Make) -> None:
    one = person()
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "name": "Bo", "level": "random"}]
    sit(one, made(one, game="paperback", seats=seats, seed=7, options={"pack": "en"}), 0)
    assert one.state() == "asked"
    word = Typist(one, "en").word()
    assert len(word) > 3
    one.page.click(".paper input")
    one.page.keyboard.type(word + "x")
    one.page.keyboard.press("Backspace")
    one.page.wait_for_selector(".verdict.good")
    assert one.page.input_value(".paper input") == word.upper()
    one.page.keyboard.press("Enter")
    one.page.wait_for_selector(f".log [data-event=spelled] >> text={word}")
    one.page.wait_for_selector(".paper input", state="detached")


def test_everybody_sees_who_finished_as_which(person: Make, evening: Evening) -> None:
    table = replay(scores.whole(TOGETHER))
    boards = (table.state_at(at).observe(0).scene for at in range(len(table.answers)))
    # The first is at it already, the others wait in the order in which they finished.
    board = next(one for one in boards if one.phase == "buy" and one.places[one.active] == 1)
    one = person(base=evening.server.base)
    watch(one, evening.finished[TOGETHER])
    history(one)
    one.page.select_option(".eyes select", "0")
    one.page.wait_for_selector(".stage[data-eyes='0']")
    for moment in range(int(one.page.get_attribute("#cursor", "max") or 0)):
        look(one, moment)
        if one.page.locator(".nth").count() == table.seats:
            break
    for seat, nth in enumerate(board.places):
        place = ".piles > .nth" if seat == 0 else f"[data-ref='seat:s{seat}'] .nth"
        assert one.text(place) == f"no. {nth}"
