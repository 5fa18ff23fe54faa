"""Every ability is written one way, has words in every language, and bots have a weight for it."""

import pytest

from tabletown import strings
from tabletown.games.paperback import edition
from tabletown.games.paperback.abilities import ABILITIES
from tabletown.games.paperback.ability import Ability
from tabletown.games.paperback.ruleset import CONDITIONS
from tabletown.games.paperback.words import effects
from tabletown.search.paperback import WEIGHTS, CardWeights

NAMES = [ability.name for ability in ABILITIES]
ASKED = [stage for ability in ABILITIES for stage in ability.stages]


def test_no_two_abilities_have_one_name_or_are_written_alike() -> None:
    assert len(set(NAMES)) == len(NAMES)
    assert len(edition.WRITTEN) == len(NAMES) - 1


@pytest.mark.parametrize("ability", ABILITIES[1:], ids=NAMES[1:])
def test_an_edition_gives_an_ability_its_numbers(ability: Ability) -> None:
    written = ability.written or ability.name.replace("-", "_")
    given = ",".join("35"[: len(ability.takes)])
    text = f"{written}({given})" if given else written
    effect, n, k, condition, _ = edition.ability(f"{text} if last", "here")
    assert ABILITIES[effect] is ability
    expected = dict(zip(ability.takes, (3, 5), strict=False))
    assert (n, k) == (expected.get("n", 0), expected.get("k", 0))
    assert CONDITIONS[condition][0] == "last"


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_every_ability_condition_and_question_has_words(language: str) -> None:
    """A name the catalogue does not know would read as no ability at all."""
    source = (strings.folder() / language / "paperback.ftl").read_text(encoding="utf-8")
    for name in [*NAMES[1:], *[name for name, _ in CONDITIONS[1:]]]:
        assert f"[{name}]" in source
    for stage in ASKED:
        assert f"ask-{stage} =" in source


def test_a_search_counts_abilities_by_the_same_numbers() -> None:
    known = {
        "none": effects.NO_EFFECT,
        "cents": effects.CENTS,
        "wild-value": effects.WILD_VALUE,
        "double-next": effects.DOUBLE_NEXT,
        "double-prev": effects.DOUBLE_PREV,
        "double-word": effects.DOUBLE_WORD,
        "draw": effects.DRAW_MORE,
        "trash-hand-for": effects.TRASH_HAND_FOR,
        "trash-self-for": effects.TRASH_SELF_FOR,
        "trash-self": effects.TRASH_SELF,
        "copy-adjacent": effects.COPY_ADJACENT,
    }
    attacks = ["atk-hand", "atk-max-len", "atk-no-common", "atk-tax"]
    assert {name: NAMES.index(name) for name in known} == known
    assert NAMES[effects.COPY_ADJACENT + 1 : effects.KNOWN_EFFECTS] == attacks


def test_a_search_counts_conditions_by_the_same_numbers() -> None:
    known = {
        "always": effects.IF_ALWAYS,
        "first": effects.IF_FIRST,
        "last": effects.IF_LAST,
        "no-wilds": effects.IF_NO_WILDS,
        "adj-wild": effects.IF_BESIDE_WILD,
        "common-used": effects.IF_COMMON_USED,
        "min-len": effects.IF_LONG,
    }
    assert {name: number for number, (name, _) in enumerate(CONDITIONS)} == known


def printed_abilities() -> set[str]:
    """The names of the abilities on the cards of the printed game."""
    data = edition.root_of("base").data
    rows = [row for family in ("letter", "pair", "attack") for row in data[family].values()]
    texts = {row["ability"] for row in rows if "ability" in row and row.get("source") != "ours"}
    return {NAMES[edition.ability(text, "here")[0]] for text in texts}


def test_an_ability_that_no_weight_names_counts_for_something() -> None:
    assert {f"ability-{name}" for name in printed_abilities()} <= set(WEIGHTS.numbers)
    weights = CardWeights(WEIGHTS.numbers | {"ability": 2.5, "condition": 0.25})
    assert 2.5 == weights.ability("brand-new")
    assert WEIGHTS.ability("cents") == weights.ability("cents")
    assert 0.25 == weights.condition("on-tuesdays")
