"""Which words of the SJP.pl list become words of the game, by what SGJP says of them."""

import re
from collections.abc import Set
from typing import NamedTuple

NO_WORD, UNKNOWN, WORD, RUDE = range(4)

VOWELS = set("aąeęioóuy")

ABBREVIATED = {"abp", "arcybp", "inż", "hab", "dypl", "zast"}
"""Lemmas with a vowel that are abbreviations and inflect."""

ABBREVIATED_STEM = re.compile(r"(bpstw|dztw|rkps|ctrl|wsk(i|o)|mcprac)")
"""Beginnings of inflected abbreviations that SGJP does not know."""

ENDINGS = (
    "a ą ach ami cie e ec ego ej em emu ę i ia ią ie ię iem im imi io iom iu ja ka ki kę my na ne"
    " nie ny o ową owi owa owe owy om ów sz szy ś ta ć t u y ych ym ymi ze że ż ł ła ło ły li no to"
).split()
SHORTEST_STEM = 4
LONGEST_ENDING = 6


class Reading(NamedTuple):
    """One way SGJP reads a word."""

    form: str
    lemma: str
    tag: str
    names: list[str]
    labels: list[str]

    @property
    def stem(self) -> str:
        """The lemma without the mark that tells it from another one."""
        return self.lemma.split(":")[0]


def is_abbreviation(reading: Reading) -> bool:
    """Whether the word is read as an abbreviation or as a form of one (*płka*, *mgrem*)."""
    if reading.tag.startswith("brev"):
        return True
    if not reading.tag.startswith(("subst", "depr", "adj")):
        return False
    return reading.stem in ABBREVIATED or VOWELS.isdisjoint(reading.stem.lower())


def verdict(word: str, readings: list[Reading]) -> int:
    """What SGJP says of *word*; unknown words of up to four letters are none."""
    if all(reading.tag == "ign" for reading in readings):
        return UNKNOWN if len(word) > 4 else NO_WORD
    if all(is_abbreviation(reading) for reading in readings):
        return NO_WORD
    if all(reading.lemma[0].isupper() for reading in readings):
        return NO_WORD
    if len(word) <= 4 and VOWELS.isdisjoint(word):
        return NO_WORD
    return RUDE if all("wulg." in reading.labels for reading in readings) else WORD


def inflected(unknown: Set[str], words: Set[str]) -> set[str]:
    """Those of the *unknown* words that stand among other forms of theirs in *words*.

    What stands alone is a piece of a foreign phrase or an abbreviation (*night*, *pszcz*).
    """
    found: set[str] = set()
    for word in unknown:
        if ABBREVIATED_STEM.match(word):
            continue
        shortest = max(SHORTEST_STEM, len(word) - LONGEST_ENDING)
        stems = [word[:size] for size in range(len(word), shortest - 1, -1)]
        if any(stem in words for stem in stems[1:]) or any(
            stem + ending != word and stem + ending in words for stem in stems for ending in ENDINGS
        ):
            found.add(word)
    return found
