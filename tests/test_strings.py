"""Every key of every game has its words in every language, and they can be said."""

import ast
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tabletown import strings
from tabletown import table as tables
from tabletown.core.rng import Rng
from tabletown.core.state import SPECTATOR, Game
from tabletown.games import GAMES, TEMPLATES
from tabletown.lab.random_play import answer
from tabletown.lab.setups import Setup
from tabletown.strings import LANGUAGES, Fact, Words, view_keys, words
from tests.properties.option_sets import CASES, SCALE, single_values

ROOT = Path(__file__).resolve().parent.parent
LOCALE = ROOT / "locale"
EVERY = GAMES + TEMPLATES
FILES = sorted(path.stem for path in (LOCALE / "en").glob("*.ftl"))
NUMBERS = (0, 1, 2, 5, 12, 22, 112, 1.5)

each_game = pytest.mark.parametrize("game", EVERY, ids=lambda game: game.key)
each_language = pytest.mark.parametrize("language", LANGUAGES)


class Names(Visitor):
    """The variables a pattern puts in, and the plural forms it tells apart."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selectors: list[set[str]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = {v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)}
        if keys & {"one", "few", "many"}:
            self.selectors.append(keys)
        self.generic_visit(node)


@cache
def parsed(language: str, file: str) -> ftl.Resource:
    path = LOCALE / language / f"{file}.ftl"
    return FluentParser().parse(path.read_text(encoding="utf-8") if path.exists() else "")


@cache
def catalogue(language: str, file: str) -> dict[str, Names]:
    """Every message, and every attribute as ``key.attribute``, of a catalogue."""
    found: dict[str, Names] = {}
    for entry in parsed(language, file).body:
        if not isinstance(entry, ftl.Message):
            continue
        parts = {entry.id.name: entry.value}
        parts.update({f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes})
        for key, pattern in parts.items():
            if pattern is not None:
                names = Names()
                names.visit(pattern)
                found[key] = names
    return found


@pytest.mark.parametrize("file", FILES)
@each_language
def test_a_catalogue_has_no_errors_and_no_key_twice(language: str, file: str) -> None:
    resource = parsed(language, file)
    junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert [] == junk
    keys = [entry.id.name for entry in resource.body if isinstance(entry, ftl.Message)]
    assert [] == [key for key in set(keys) if keys.count(key) > 1]


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", [tongue for tongue in LANGUAGES if tongue != "en"])
def test_every_language_says_what_english_says(language: str, file: str) -> None:
    english, other = catalogue("en", file), catalogue(language, file)
    assert [] == sorted(set(english) - set(other))
    assert [] == sorted(set(other) - set(english))
    strange = {
        key: sorted(names.variables - english[key].variables)
        for key, names in other.items()
        if names.variables - english[key].variables
    }
    assert {} == strange


NEEDED = {"en": {"one", "other"}, "pl": {"one", "few", "many"}, "cs": {"one", "few", "other"}}


@pytest.mark.parametrize("file", FILES)
@each_language
def test_where_numbers_inflect_every_form_is_there(language: str, file: str) -> None:
    lacking = {
        key: sorted(NEEDED[language] - forms)
        for key, names in catalogue(language, file).items()
        for forms in names.selectors
        if NEEDED[language] - forms
    }
    assert {} == lacking


PLURALS = {
    "en": {
        0: "more answers",
        1: "more answer",
        2: "more answers",
        5: "more answers",
        12: "more answers",
        22: "more answers",
        112: "more answers",
        1.5: "more answers",
    },
    "pl": {
        0: "odpowiedzi",
        1: "odpowiedź",
        2: "odpowiedzi",
        5: "odpowiedzi",
        12: "odpowiedzi",
        22: "odpowiedzi",
        112: "odpowiedzi",
        1.5: "odpowiedzi",
    },
    "cs": {
        0: "dalších odpovědí",
        1: "další odpověď",
        2: "další odpovědi",
        5: "dalších odpovědí",
        12: "dalších odpovědí",
        22: "dalších odpovědí",
        112: "dalších odpovědí",
        1.5: "další odpovědi",
    },
}


@pytest.mark.parametrize("number", NUMBERS)
@each_language
def test_a_number_takes_its_own_form(language: str, number: float) -> None:
    text = words(language).say("cli-more", {"count": number})
    assert f" {PLURALS[language][number]};" in text


POLISH = {
    0: "many",
    1: "one",
    2: "few",
    5: "many",
    12: "many",
    22: "few",
    112: "many",
    1.5: "other",
}
CZECH: dict[float, str] = {
    0: "other",
    1: "one",
    2: "few",
    5: "other",
    12: "other",
    22: "other",
    112: "other",
}
CZECH[1.5] = "many"


@pytest.mark.parametrize(("language", "forms"), [("pl", POLISH), ("cs", CZECH)])
def test_plural_classes_are_those_of_the_language(language: str, forms: dict[float, str]) -> None:
    from fluent.runtime import FluentBundle, FluentResource

    lines = "".join(f"    [{name}] {name}\n" for name in ("one", "few", "many"))
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(f"n = {{ $n ->\n{lines}   *[other] other\n}}\n"))
    pattern = bundle.get_message("n").value
    assert pattern is not None
    assert forms == {n: bundle.format_pattern(pattern, {"n": n})[0] for n in NUMBERS}


def codes(owner: str) -> dict[str, str]:
    """Every code a refusal of *owner*, a game or the rest, can have, and a file that uses it."""
    found: dict[str, str] = {}
    for path in sorted((ROOT / "tabletown").rglob("*.py")):
        parts = path.relative_to(ROOT / "tabletown").parts
        game = parts[1] if parts[0] == "games" and len(parts) > 2 else "shell"
        if game != owner:
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                is_ours = name in ("IllegalAction", "Refusal") or name.endswith("Error")
                first = node.args[0]
                if is_ours and isinstance(first, ast.Constant) and isinstance(first.value, str):
                    if first.value.replace("-", "").isalpha() and first.value.islower():
                        found.setdefault(first.value, path.name)
            if isinstance(node, ast.FunctionDef) and node.name == "why":
                for inner in ast.walk(node):
                    if isinstance(inner, ast.Return) and isinstance(inner.value, ast.Constant):
                        found.setdefault(str(inner.value.value), path.name)
    return found


@pytest.mark.parametrize("owner", ["shell", *(game.key for game in EVERY)])
@each_language
def test_every_refusal_has_a_sentence(language: str, owner: str) -> None:
    have = set(catalogue(language, owner)) | set(catalogue(language, "shell"))
    missing = {code: where for code, where in codes(owner).items() if f"why-{code}" not in have}
    assert {} == missing
    assert owner != "shell" or len(codes(owner)) > 40


def demanded(game: Game) -> set[str]:
    """The keys a game declares: its name, verbs, events, options with their values."""
    keys = {f"game-{game.key}.name", f"game-{game.key}.text"}
    keys |= {f"do-{verb.key}" for verb in game.verbs.verbs}
    keys |= {f"event-{kind.key}" for kind in game.events}
    for spec in game.options:
        keys |= {f"option-{spec.key}", f"option-{spec.key}.text"}
        keys |= {f"option-{spec.key}-{value}" for value in spec.values}
    return keys


@each_game
@each_language
def test_everything_a_game_declares_has_words(game: Game, language: str) -> None:
    have = set(catalogue(language, game.key)) | set(catalogue(language, "shell"))
    assert [] == sorted(demanded(game) - have)


class Reading:
    """One random game as a reader in one language would be told it."""

    def __init__(self, case: Setup, seed: int) -> None:
        self.table = tables.new(case.game.key, case.seats, seed, case.given)
        self.says: list[Words] = [Words(language, case.game.key) for language in LANGUAGES]
        self.have = {
            language: {
                *catalogue(language, case.game.key),
                *catalogue(language, "shell"),
            }
            for language in LANGUAGES
        }
        self.known: set[str] = set()
        self.missing: set[str] = set()
        self.told = 0

    def need(self, key: str) -> None:
        for language, have in self.have.items():
            if key not in have:
                self.missing.add(f"{language}: {key}")

    def need_name(self, key: str) -> None:
        if key in self.known:
            return
        self.known.add(key)
        for language, have in self.have.items():
            if f"{key}.name" not in have and key not in have:
                self.missing.add(f"{language}: {key}.name")

    def need_ref(self, fact: object, keys: dict[str, str]) -> None:
        if not isinstance(fact, str) or ":" not in fact or fact.startswith("seat:s"):
            return
        key = fact.replace(":", "-")
        if not {key, f"{key}.name"} & self.have["en"]:
            key = keys.get(fact, key)
        if not fact.endswith(":none"):
            self.need_name(key)

    def say(self, key: str, facts: dict[str, Any], hidden: bool = False) -> None:
        for say in self.says:
            text, errors = say.format(key, say.facts(facts))
            if errors and hidden and say.has(key, "hidden"):
                text, errors = say.format(key, say.facts(facts), "hidden")
            if errors or not text.strip() or "{" in text:
                self.missing.add(f"{say.language}: {key} with {sorted(facts)}: {text!r}")
        self.told += 1

    def look(self, seat: int) -> dict[str, str]:
        view = self.table.view(seat)
        for standing in view["standings"]:
            for name in standing["facts"]:
                self.need_name(f"fact-{name}")
        for zone in view["zones"]:
            self.need_name(zone["key"])
            for name in zone["facts"]:
                self.need_name(f"fact-{name}")
            for piece in zone["pieces"]:
                self.need_name(piece["key"])
        return view_keys(view)

    def question(self, seat: int, keys: dict[str, str]) -> None:
        decision = self.table.decision(seat)
        assert decision is not None
        about = {"about": decision["about"]} if decision["about"] else {"about": ""}
        self.need(f"ask-{decision['ask']}")
        self.say(f"ask-{decision['ask']}", {**decision["facts"], **about})
        self.need_ref(decision["about"], keys)
        for option in decision["options"][:12]:
            for fact in option["args"].values():
                self.need_ref(fact, keys)
            self.say(f"do-{option['do']}", {**option["facts"], **option["args"]})

    def events(self, seat: int, since: int, keys: dict[str, str]) -> None:
        for event in self.table.events(seat, since):
            facts = {name: fact for name, fact in event.items() if name != "key"}
            for fact in facts.values():
                self.need_ref(fact, keys)
            self.say(f"event-{event['key']}", facts, hidden=True)

    def play(self, seed: int) -> None:
        rng = Rng(seed)
        table = self.table
        since = 1
        keys = self.look(0)
        while not table.is_over:
            seat, action = answer(table.state, rng)
            if rng.below(20) < 3:
                keys = self.look(seat)
                self.question(seat, keys)
                for viewer in (seat, SPECTATOR):
                    self.events(viewer, since, self.look(viewer))
                since = len(table.entries) + 1
            table.play(seat, action)
        for viewer in (0, SPECTATOR):
            self.events(viewer, since, self.look(viewer))
        assert table.result is not None
        self.say(f"ending-{table.result.ending}", {})
        for seat in range(table.seats):
            for key, _ in table.state.points(seat):
                self.need_name(f"points-{key}")


TABLES = CASES + [case for game in EVERY for case in single_values(game)]


@pytest.mark.parametrize("case", TABLES if SCALE > 1 else TABLES[::2], ids=str)
def test_a_whole_game_can_be_told_in_every_language(case: Setup) -> None:
    reading = Reading(case, 3)
    reading.play(3)
    assert reading.told > 10
    assert [] == sorted(reading.missing)


@each_game
def test_an_ending_the_catalogue_tells_is_told_in_every_language(game: Game) -> None:
    endings = {key for key in catalogue("en", game.key) if key.startswith("ending-")}
    assert endings
    for language in LANGUAGES:
        assert endings <= set(catalogue(language, game.key))


def test_the_best_liked_language_is_chosen() -> None:
    assert "pl" == strings.negotiate("pl-PL,pl;q=0.9,en;q=0.5")
    assert "cs" == strings.negotiate("de, cs;q=0.4, en;q=0.3")
    assert "en" == strings.negotiate("")
    assert "en" == strings.negotiate("de;q=x, *;q=0.1, pl;q=0")


def test_a_refusal_without_a_sentence_still_says_its_code() -> None:
    assert "some-new-code" in words("en").why("some-new-code")
    assert "7" in words("pl").why("damaged", {"line": 7})


def test_a_seat_is_called_by_its_players_name_or_its_number() -> None:
    say = words("en", "quickdraw")
    assert "Player 2" == say.seat(1)
    assert "Ana" == say.seat(0, ["Ana"])
    assert "Ana" == say.ref("seat:s0", ["Ana"])
    assert "fox" == say.ref("card:fox")
    assert "–" == say.ref("thing:none")
    assert "old mill" == say.ref("thing:old-mill")


def test_a_drawing_gets_its_words() -> None:
    assert "[fox] Prize" == words("en", "quickdraw").drawn("[{card-fox.name}] {zone-prize}")


def test_a_reader_who_may_not_know_gets_the_hidden_form() -> None:
    say = words("en", "quickdraw")
    said = {"key": "shown", "by": "seat:s1", "card": "card:fox"}
    event: dict[str, Fact] = {**said, "peeks": 0}
    assert "Player 2 shows fox." == say.event(event)
    assert "" == say.event({"key": "nobody-says-this"})
