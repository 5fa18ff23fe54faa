"""Which forms of the Czech dictionary become words of the list.

The dictionary is hunspell-cs: a quarter of a million entries with flags that make forms. An entry
counts if a second source knows it or one of its forms: the older aspell list, or a table of word
frequencies. Some flags make words of every participle that nobody uses; of these kinds the
frequencies alone decide, and nothing but these decisions comes from them:

- nouns in -ost (*odmávnutost*), comparatives and adverbs of participles (*rozváděnější*), and
  adverbs of adjectives that are not met either,
- verbs that repeat a repeated action, with their nouns and adjectives (*vpalovávat*),
- negated comparatives (*nejnekulatější*), negated adjectives in -ský (*neburgundský*) and the
  neuter with a joined *jsi* (*udělalos*).

Transgressives are hardly in the dictionary. Those of the present (*dělaje, dělajíc, dělajíce*) come
from the aspell list where the dictionary has their adjective (*dělající*); those of the past
(*udělav, udělavši, udělavše*) are made of verbs that the dictionary gives a passive and no
adjective of the present, which are the perfective ones.
"""

import re
from collections.abc import Container

from words.hunspell import Affixes

VULGAR = "w"
"""The flag of entries that a spell checker must not suggest."""

PARTICIPLE = re.compile(r"([aeě]n|ut|[iíyá]t)[ýí]$|[^aeiouyáéíóúůýěrs]lý$|[aeě]lý$")
COMPARATIVE = re.compile(r"[eě]jší$")
REPEATED = re.compile(r"[áíýé]v(at|aný|ání|ající)$")
OST = re.compile(r"ost(i|í|em|ech|mi)?$")
NEUTER_JSI = re.compile(r"los$")
ADVERB = ("ě", "e", "y")
"""How an adverb of an adjective ends; no form of the adjective itself does."""
FROM_A_NAME = ("ský", "cký")
PRESENT = re.compile(r"(j[ií]cí|[íi]cí|oucí)$")


class Judge:
    """Says which forms of an entry are words, by what two other sources know."""

    def __init__(self, affixes: Affixes, listed: Container[str], met: Container[str]) -> None:
        self.affixes = affixes
        self.listed = listed
        """The older list."""
        self.met = met
        """Words met in texts."""

    def words(self, stem: str, flags: str) -> set[str]:
        """The words that *stem* with *flags* stands for."""
        forms = self.affixes.forms(stem, flags)
        is_met = any(form in self.met for form in forms)
        if not is_met and not any(form in self.listed for form in forms):
            return set()
        if not is_met and REPEATED.search(stem):
            return set()
        if COMPARATIVE.search(stem):
            return self._compared(stem, forms)
        return self._unlikely_left_out(stem, forms)

    def _compared(self, stem: str, forms: set[str]) -> set[str]:
        """The forms of a comparative, without negations nobody uses."""
        positive = COMPARATIVE.sub("ý", stem)
        is_met = any(form in self.met for form in forms if not form.startswith(("ne", "nejne")))
        if not is_met and (PARTICIPLE.search(positive) or positive not in self.met):
            return {form for form in forms if form in self.met}
        negated = () if stem.startswith("ne") else ("nejne", f"ne{stem[:3]}")
        return {form for form in forms if form in self.met or not form.startswith(negated)}

    def _unlikely_left_out(self, stem: str, forms: set[str]) -> set[str]:
        kept = {form for form in forms if not NEUTER_JSI.search(form) or form in self.met}
        if not stem.endswith(("ý", "í")):
            return kept
        adverbs = {form for form in kept if form.endswith(ADVERB)}
        nouns = {form for form in kept if OST.search(form)}
        kept -= adverbs | nouns
        if stem not in self.met or PARTICIPLE.search(stem):
            adverbs = {form for form in adverbs if form in self.met}
        kept |= adverbs
        negated = () if stem.startswith("ne") else (f"ne{stem[:2]}",)
        for some in (nouns, {form for form in kept if stem.endswith(FROM_A_NAME)}):
            denied = {form for form in some if form.startswith(negated)}
            for half in (denied, some - denied) if some is nouns else (denied,):
                is_met = any(form in self.met for form in half)
                kept = kept | half if is_met else kept - half
        return kept


def present_transgressives(listed: set[str], words: set[str]) -> set[str]:
    """*dělaje*, *dělajíc*, *dělajíce* of the older list whose *dělající* is in *words*."""
    found: set[str] = set()
    for word in words:
        if PRESENT.search(word):
            found |= {word[:-1], f"{word[:-1]}e"} & listed
            if word.endswith("jící"):
                found |= {f"{word[:-3]}e"} & listed
    return found


def past_transgressives(
    stems: list[tuple[str, str]], words: set[str], met: Container[str]
) -> set[str]:
    """*udělav*, *udělavši*, *udělavše* of verbs with a passive that have no present adjective."""
    found: set[str] = set()
    for stem, flags in stems:
        if stem not in words or stem not in met or "T" not in flags:
            continue
        root = stem[:-1]
        if not re.search("[aeěi]t$", stem) or f"{root}l" not in words:
            continue
        present = {f"{root}jící", f"{root[:-1]}ící", f"{root[:-1]}ející", f"{root[:-1]}ějící"}
        if stem.endswith("ovat"):
            present.add(f"{stem[:-4]}ující")
        if present & words:
            continue
        made = {f"{root}v", f"{root}vši", f"{root}vše"}
        found |= made | ({f"ne{word}" for word in made} if "N" in flags else set())
    return found
