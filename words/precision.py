"""How good the word lists are: `python3 dev.py words --measure`.

`measure/LANG.tsv` holds words judged by hand: *yes* is a word by the
rulings (PB-R2, PB-R41 to PB-R43), *no* is none, *rude* is a word that a family list leaves out.
Precision is the share of words among what a list takes; recall is the share it takes of the words.

Judged words are hard ones. What a list is like as a whole, `sample/LANG.tsv` says: 300 of its words
drawn at random (`dev.py words --sample LANG` draws them) and judged one by one.
"""

import random
from dataclasses import dataclass
from pathlib import Path

from tabletown.games.paperback.words.graph import LISTS, Lexicon, lexicon

HERE = Path(__file__).parent.absolute()
VERDICTS = ("yes", "rude", "no")
SAMPLE = 300
SEED = 17


def judged(lang: str, folder: str = "measure") -> dict[str, str]:
    """The verdict of every word of `measure/LANG.tsv`, or of `sample/LANG.tsv`."""
    rows = (HERE / folder / f"{lang}.tsv").read_text(encoding="utf-8").splitlines()
    found: dict[str, str] = {}
    for row in rows[1:]:
        word, verdict, _ = row.split("\t")
        if word in found or verdict not in VERDICTS:
            raise SystemExit(f"{folder}/{lang}.tsv: {row}")
        found[word] = verdict
    return found


@dataclass(frozen=True)
class Figures:
    """What a list does with the judged words."""

    words: int
    """How many of them are words."""
    taken: int
    """How many of these the list takes."""
    wrong: list[str]
    """What it takes that is no word."""
    missing: list[str]
    """Words it does not take."""

    @property
    def precision(self) -> float:
        """In percent."""
        return 100 * self.taken / (self.taken + len(self.wrong))

    @property
    def recall(self) -> float:
        """In percent."""
        return 100 * self.taken / self.words


def figures(book: Lexicon, verdicts: dict[str, str]) -> Figures:
    """Measure *book* by words with their *verdicts*."""
    words = [word for word, verdict in verdicts.items() if verdict != "no"]
    wrong = [word for word, verdict in verdicts.items() if verdict == "no" and book.has(word)]
    missing = [word for word in words if not book.has(word)]
    return Figures(len(words), len(words) - len(missing), wrong, missing)


def report() -> str:
    """A line for every list, and what the standard ones have wrong."""
    lines = ["| list | words | precision | recall |", "|---|---|---|---|"]
    faults: list[str] = []
    for lang, name in LISTS:
        book = lexicon(lang, name)
        found = figures(book, judged(lang))
        lines.append(
            f"| {lang} {name} | {book.words:,} | {found.precision:.1f} % | {found.recall:.1f} % |"
        )
        if name == "standard":
            faults.append(f"{lang} takes {len(found.wrong)}: {' '.join(found.wrong)}")
            faults.append(f"{lang} lacks {len(found.missing)}: {' '.join(found.missing)}")
    return "\n".join([*lines, "", *faults])


def sample(lang: str) -> list[str]:
    """Words of the standard list of *lang*, rude ones included, drawn at random."""
    words = sorted(word for word in lexicon(lang).texts() if len(word) > 1)
    return sorted(random.Random(SEED).sample(words, SAMPLE))
