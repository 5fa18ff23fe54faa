"""What a person types at the terminal, and what comes of it."""

import io
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import tabletown as tt
from tabletown.games.paperback.abilities import ABILITIES
from tabletown.games.paperback.drawing import TERMINAL_SIGNS
from tabletown.games.paperback.ruleset import CONDITIONS
from tabletown.strings import LANGUAGES, words
from tabletown.terminal import Player, Terminal, how_to_play
from tabletown.terminal.details import Details, signs
from tabletown.terminal.saved import resume, save
from tabletown.terminal.screen import FEW_OPTIONS


class Desk:
    """A player whose terminal is a string."""

    def __init__(self, game: str, lang: str = "en", seats: int = 2, **options: Any) -> None:
        table = tt.new(game, seats=seats, seed=3, options=options or None)
        self.paper = io.StringIO()
        console = Console(file=self.paper, width=100, highlight=False)
        self.player = Player(Terminal(table, console, lang), ["random"] * (seats - 1))
        self.ask()

    def ask(self) -> None:
        """Let the bots answer until the person is asked."""
        while self.player.table.pending[0] != 0:
            self.player.let_answer(self.player.table.pending[0])
        self.player.choices = self.player.screen.show_question(0)

    def type(self, line: str) -> str:
        """What is printed when *line* is typed and, if it was an answer, asked again."""
        self.paper.seek(0)
        self.paper.truncate()
        if self.player.take(line):
            self.ask()
        return self.paper.getvalue()

    @property
    def last(self) -> str:
        return self.player.table.entries[-1].text


def test_audit_FT_D6_what_lies_on_the_table_can_be_read() -> None:
    desk = Desk("fliptown", characters=True)
    assert "All five stars from the roofs of the Town." in desk.type("? Star-spangled")
    assert "draw a card of your own" in desk.type("? marshal")
    assert re.search(r"straight flush +\$9 +8 ★", desk.type("pay"))
    assert "Discard pile" in desk.type("discard")
    bart = Desk("fliptown", seats=1, cowbot="black-bart")
    assert "With ♦ in the line-up it steals a card" in bart.type("? black bart")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tt.games())
def test_everything_with_a_text_is_explained_by_its_name(game: str, language: str) -> None:
    known = words(language, game)
    details = Details(known, (), tt.new(game, seats=2, seed=3).view(0))
    named = [key for key in known.explained_keys() if not key.startswith(("card-", "game-"))]
    assert len(named) > 10
    for key in named:
        found = details.about(known.named(key))
        assert found, key
        assert all(one.text and "{" not in one.text for one in found), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_on_a_card_of_paperback_is_explained(language: str) -> None:
    printed = [ability.sign for ability in ABILITIES] + [sign for _, sign in CONDITIONS]
    known = " ".join(sign for sign, _ in signs(words(language, "paperback")))
    for text in printed:
        for word, sign in TERMINAL_SIGNS.items():
            text = text.replace(word, sign)
        shown = re.sub(r"\{\w\}|[\s\d+~]", "", text)
        assert [] == [sign for sign in shown if sign not in known], text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tt.games())
def test_how_to_play_is_read_by_its_headings(game: str, language: str) -> None:
    parts = how_to_play.sections(how_to_play.page(game, language))
    assert len(parts) > 4
    for number, part in enumerate(parts[1:], 1):
        assert [part] == how_to_play.about(parts, str(number))
        assert part in how_to_play.about(parts, part.title) or part.depth > 2
    assert [] == how_to_play.about(parts, "0") == how_to_play.about(parts, "qqqq")
    desk = Desk(game, language)
    assert parts[1].title in desk.type("rules")
    everything = desk.type("rules all")
    assert [] == [part.title for part in parts if part.title.split()[0] not in everything]


def test_an_answer_is_explained_by_its_number() -> None:
    told = Desk("deadwood").type("? 8")
    assert "hit greenhorn laundry-1" in told
    assert "Strength 1: one die." in told
    assert "you may return one poster more" in told


def test_a_name_alone_is_an_answer_where_one_answer_has_it() -> None:
    desk = Desk("deadwood")
    listed = desk.type("hotel")
    assert 3 == listed.count("→ Hotel")
    assert "hit" not in desk.last
    assert "Annex it?" in desk.type("Boss, hotel")
    assert "hit boss hotel" == desk.last
    desk.type("No, thanks")
    assert "decline" in [entry.text for entry in desk.player.table.entries]


def test_a_part_of_a_name_lists_and_plays_nothing() -> None:
    desk = Desk("deadwood")
    before = desk.player.table.journal
    assert 3 == desk.type("undry").count("Laundry")
    assert "is not an answer in this game" in desk.type("opera")
    desk.type("a")
    desk.type("to")
    assert before == desk.player.table.journal


def test_cards_are_named_as_people_write_them() -> None:
    desk = Desk("fliptown")
    desk.type("8s")
    assert "suit right" == desk.last
    desk.type("undo")
    desk.type("3♥")
    assert "suit middle" == desk.last


def test_many_answers_stand_under_what_they_begin_with() -> None:
    desk = Desk("deadwood")
    assert len(desk.player.choices) > FEW_OPTIONS
    lines = desk.type("options").splitlines()
    assert "greenhorn →" in lines and "trail boss →" in lines
    numbers = re.findall(r"(?:^| )(\d+) [A-Z]", "\n".join(lines), re.MULTILINE)
    assert sorted(one.number for one in desk.player.choices) == sorted(map(int, numbers))


def test_a_typed_word_is_taken_back_as_one() -> None:
    desk = Desk("paperback")
    assert "to spend" in desk.type("anther")
    assert "Spell a word" in desk.type("undo")


def test_audit_PB_tokens_and_the_pool_are_drawn() -> None:
    desk = Desk("paperback", hint_tokens=True)
    assert re.search(r"Tokens 0 .*Tokens left: \d+", desk.type("board"))
    assert "Tokens" not in Desk("paperback").type("board")


@pytest.mark.parametrize("game", tt.games())
def test_what_a_game_does_not_have_is_said(game: str) -> None:
    desk = Desk(game)
    has_poker, has_discard = game == "fliptown", game != "deadwood"
    assert has_poker != ("has nothing for “pay”" in desk.type("pay"))
    assert has_discard != ("has nothing for “discard”" in desk.type("discard"))
    assert has_poker == ("what poker hands pay" in desk.type("?"))
    for command in ("score", "log", "signs"):
        assert "nothing for" not in desk.type(command)
    assert "There is nothing to take back" in desk.type("undo")


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("pl", ["plansza", "odpowiedzi", "zasady", "znaki", "wynik", "dziennik", "odrzucone"]),
        ("pl", ["wyplaty", "wypłaty", "cofnij", "? bank", "podpowiedz"]),
        ("cs", ["plán", "odpovědi", "pravidla", "znacky", "skóre", "záznam", "odložené"]),
        ("cs", ["výplaty", "zpet", "? banka", "nápověda"]),
    ],
)
def test_commands_have_words_of_the_readers_language(language: str, typed: list[str]) -> None:
    desk = Desk("fliptown", language)
    refusal = words(language).say("why-unknown-verb", {"text": "qqq"})
    assert refusal in desk.type("qqq")
    for line in typed:
        said = desk.type(line)
        assert said.strip()
        assert refusal.replace("qqq", line) not in said
        assert words(language).say("cli-unknown", {"name": line[2:]}) not in said


def test_a_hint_is_refused_where_the_table_has_none() -> None:
    assert "At this table there are no hints." in Desk("deadwood", hints=False).type("hint")


def test_a_saved_game_goes_on_with_the_same_luck(tmp_path: Path) -> None:
    table = tt.new("deadwood", seats=2)
    path = tmp_path / "some folder" / "game.journal"
    save(table, path)
    again = resume(path, "deadwood")
    for one in (table, again):
        while not one.is_over:
            one.play(one.pending[0], one.choices(one.pending[0])[0].action)
    assert table.journal == again.journal
    tt.verify(again.journal)
