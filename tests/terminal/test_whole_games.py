"""One whole game of each title in a pseudo-terminal, by commands a person would type."""

import re
from pathlib import Path

import tabletown as tt
from tabletown import words_cli
from tests.terminal.person import Person, answers, command_of


def kept(home: Path) -> list[Path]:
    return sorted((home / "tabletown").glob("*.journal"))


def left_and_taken_up(person: Person, home: Path, board: str) -> Person:
    """Press Ctrl-C at the prompt, and go on with the command that is printed."""
    said = person.interrupt()
    assert "You left the table." in said
    (path,) = kept(home)
    assert str(path) in said
    again = Person(home, *command_of(said))
    assert board in again.asked()
    return again


def over(person: Person, home: Path) -> None:
    """The game has ended: the winner is named and the file holds the whole of it."""
    assert person.code == 0
    assert "★ " in person.shown
    (path,) = kept(home)
    text = path.read_text(encoding="utf-8")
    assert tt.replay(text).is_over
    tt.verify(text)


def test_a_person_plays_a_whole_game_of_deadwood(tmp_path: Path) -> None:
    person = Person(tmp_path, "deadwood", "--seats", "2", "--bots", "rookie", "--seed", "3")
    assert "hit the town" in person.asked()
    assert "rules" in person.type("?")
    assert "$2 whenever a track is laid" in person.type("? hotel")
    assert "Best: " in person.type("hint")
    several = person.type("hotel")
    assert ["hit greenhorn hotel", "hit gunslinger hotel", "hit boss hotel"] == [
        text for _, _, text in answers(several)
    ]
    taken = person.type("boss hotel")
    assert "trail boss → Hotel" in taken and "3¹" not in taken and "1³" in taken
    assert "hit the town" in person.type("undo")
    assert "1³" in person.type("boss hotel")
    shown = person.type("annex")
    board = shown[shown.index("┌") : shown.index("Your turn")].strip()
    person = left_and_taken_up(person, tmp_path, board)
    while person.code is None:
        person.type("1")
    over(person, tmp_path)


def test_a_person_plays_a_whole_game_of_fliptown(tmp_path: Path) -> None:
    person = Person(tmp_path, "fliptown", "--seats", "2", "--bots", "rookie", "--seed", "3")
    assert "Which card is your suit card?" in person.asked()
    assert "All five stars from the roofs" in person.type("? star-spangled")
    assert "$30 or 15 gold" in person.type("? riches")
    assert re.search(r"full house +\$7 +6 ★", person.type("pay"))
    assert "Best: " in person.type("hint")
    assert "Which card is your value card?" in person.type("8s")
    assert "Which card is your suit card?" in person.type("undo")
    assert "Which card is your value card?" in person.type("8s")
    assert "Where do you act?" in person.type("8h")
    person = left_and_taken_up(person, tmp_path, "1: 3♥")
    while person.code is None:
        person.type("1")
    over(person, tmp_path)


def best_word(shown: str) -> str:
    """The best word of the hand on the table, as somebody finds who knows the language."""
    hand = re.findall(r"^.1  .*Hand: (.*)$", shown, re.MULTILINE)[-1]
    cards = [re.sub(r"[\d(].*", "", card).replace("*", "?").lower() for card in hand.split("  ")]
    letters = [card for card in cards if card.strip()]
    word = words_cli.best_word("en", " ".join(letters)) if letters else words_cli.NO_WORD
    return word.split()[0]


def dearest(shown: str) -> str:
    """The number of the dearest card for sale; or of the end of buying."""
    prices = [
        (int(price), number)
        for number, spoken, _ in answers(shown)
        for price in re.findall(r"^Buy .* for (\d+)¢", spoken)
    ]
    return str(max(prices)[1]) if prices else "end"


def test_a_person_plays_a_whole_game_of_paperback(tmp_path: Path) -> None:
    person = Person(tmp_path, "paperback", "--seats", "2", "--bots", "rookie", "--seed", "3")
    shown = person.asked()
    assert "Spell a word" in shown
    assert "Letter, 2¢: +1¢, if last." in person.type("? slot t3") + person.type("? h")
    assert "last card of the word" in person.type("? ⇥")
    hint = re.search(r"Best: (\w+) ", person.type("hint"))
    assert hint
    assert "to spend" in person.type(hint[1].lower())
    assert "Spell a word" in person.type("undo")
    bought = person.type(hint[1].lower())
    shown = person.type(dearest(bought))
    board = shown[shown.index("Offer, upper") : shown.index("\n\n", shown.index("Hand:"))]
    person = left_and_taken_up(person, tmp_path, board.strip())
    shown = person.shown
    while person.code is None:
        if "to spend" in shown:
            typed = dearest(shown)
        elif "Type a word" in shown:
            word = best_word(shown)
            typed = f"={word}" if word != words_cli.NO_WORD else "pass"
        else:
            typed = "1"
        shown = person.type(typed)
    over(person, tmp_path)
