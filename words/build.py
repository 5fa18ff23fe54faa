"""Build every word list of Paperback from its sources: `python3 dev.py words [LANG…]`.

The sources are Debian packages (fetched with `apt-get download`, never installed) and Python
packages (installed into the cache). `sources.toml` names them with versions, licences and hashes;
a source that differs is refused. The reviewed files `reviewed-LANG.txt` have the last word, on
short words above all; `rude-LANG.txt` says what a family list leaves out.
The result is committed, so nothing of this happens at run time.

`NAME.dawg` is the list without its rude words, `NAME-rude.dawg` holds these; a small list of
common words has none. `NAME-1.dawg` is the list of release 0.1.0, which old games were played
with; it is never built again.
"""

import gzip
import hashlib
import json
import math
import re
import subprocess
import sys
import tomllib
import unicodedata
from importlib import import_module, invalidate_caches
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent.absolute()
ROOT = HERE.parent
CACHE = ROOT / ".cache" / "words"
sys.path[:0] = [str(ROOT), str(CACHE / "python")]

from words import czech, hunspell, polish  # noqa: E402
from words.graph import pack  # noqa: E402
from words.polish import Reading  # noqa: E402

VERSION = 2
ALPHABETS = {
    "pl": "aąbcćdeęfghijklłmnńoóprsśtuwyzźż",
    "en": "abcdefghijklmnopqrstuvwxyz",
    "cs": "aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž",
}
VOWELS = {"pl": set("aąeęioóuy"), "en": set("aeiouy"), "cs": set("aáeéěiíoóuúůyý")}
LONGEST = 15
COMMON_ZIPF = 2.5


def sources() -> dict[str, Any]:
    """Where each word list comes from, with hashes (`sources.toml`)."""
    return tomllib.loads((HERE / "sources.toml").read_text(encoding="utf-8"))


def fetch_debian(name: str) -> Path:
    """The unpacked Debian package *name*, checked against its recorded hash."""
    entry = sources()["debian"][name]
    folder = CACHE / name
    file = CACHE / entry["file"]
    CACHE.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        wanted = f"{name}={entry['version']}"
        subprocess.run(["apt-get", "download", "-q", wanted], cwd=CACHE, check=True)
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    if digest != entry["sha256"]:
        raise SystemExit(f"{file.name} is not the recorded source: {digest}")
    if not folder.exists():
        subprocess.run(["dpkg-deb", "-x", file, folder], check=True)
    return folder


def fetch_python(name: str) -> Any:
    """The Python package *name* in its recorded version, imported from the cache."""
    target = CACHE / "python"
    if not list(target.glob(f"{name}-*.dist-info")):
        wanted = f"{name}=={sources()['python'][name]['version']}"
        target.mkdir(parents=True, exist_ok=True)
        uv = ROOT / ".cache" / "uv" / "bin" / "uv"
        pip = [str(uv), "pip"] if uv.exists() else [sys.executable, "-m", "pip"]
        subprocess.run([*pip, "install", "-q", "--target", str(target), wanted], check=True)
    invalidate_caches()
    return import_module(name)


def usable(lines: list[str], lang: str) -> set[str]:
    """The lower-case words of 2-15 letters that consist of the alphabet alone."""
    letters = set(ALPHABETS[lang])
    return {word for word in lines if 2 <= len(word) <= LONGEST and letters.issuperset(word)}


def read_reviewed(lang: str) -> tuple[set[str], set[str], set[int]]:
    """The reviewed file: words added, words removed, and lengths it lists completely."""
    added: set[str] = set()
    removed: set[str] = set()
    whole: set[int] = set()
    for line in (HERE / f"reviewed-{lang}.txt").read_text(encoding="utf-8").splitlines():
        marks = line.split("#")[0].split()
        if not marks:
            continue
        sign, words = marks[0], marks[1:]
        if sign == "only":
            whole.add(int(words[0]))
            continue
        if sign not in "+-" or not all(set(ALPHABETS[lang]).issuperset(word) for word in words):
            raise SystemExit(f"reviewed-{lang}.txt: {line}")
        (added if sign == "+" else removed).update(words)
    return added, removed, whole


def reviewed(words: set[str], lang: str, additions: bool) -> set[str]:
    """*words* after the reviewed file; small lists take *additions* of one letter only."""
    added, removed, whole = read_reviewed(lang)
    kept = {word for word in words if len(word) not in whole or word in added}
    if not additions:
        added = {word for word in added if len(word) == 1}
    return (kept | added) - removed


def read_rude(lang: str) -> list[str]:
    """The entries of `rude-LANG.txt`."""
    lines = (HERE / f"rude-{lang}.txt").read_text(encoding="utf-8").splitlines()
    return [word for line in lines for word in line.split("#")[0].split()]


def matching(words: set[str], patterns: list[str]) -> set[str]:
    """Those of *words* that are a pattern; `*` stands for anything, `-` before one takes it out."""
    found: set[str] = set()
    for pattern in patterns:
        bare = pattern.removeprefix("-")
        if "*" in bare:
            wanted = re.compile(bare.replace("*", ".*"))
            some = {word for word in words if wanted.fullmatch(word)}
        else:
            some = {bare} & words
        found = found - some if pattern != bare else found | some
    return found


def frequent(words: set[str], lang: str) -> set[str]:
    """Those of *words* that are met often (Zipf 2.5 or more)."""
    table = frequencies(lang)
    return {word for word in words if word in table and math.log10(table[word]) + 9 >= COMMON_ZIPF}


def frequencies(lang: str) -> dict[str, float]:
    """How often every word of *lang* is met."""
    table: dict[str, float] = fetch_python("wordfreq").get_frequency_dict(lang, "best")
    return table


class Lists:
    """The lists of one language, and which of their words are rude."""

    def __init__(self, lists: dict[str, set[str]], rude: set[str]) -> None:
        self.lists = lists
        self.rude = rude


def polish_lists() -> Lists:
    """SJP.pl words, sifted by what the SGJP dictionary knows of each."""
    folder = fetch_debian("wpolish")
    words = usable((folder / "usr/share/dict/polish").read_text("utf-8").split("\n"), "pl")
    print(f"pl: {len(words)} usable words; asking SGJP (some minutes)")
    morfeusz2 = fetch_python("morfeusz2")
    analyser = morfeusz2.Morfeusz(generate=False)
    if analyser.dict_id() != sources()["python"]["morfeusz2"]["dictionary"]:
        raise SystemExit(f"not the recorded dictionary: {analyser.dict_id()}")
    known: set[str] = set()
    unknown: set[str] = set()
    rude: set[str] = set()
    for word in words:
        readings = [Reading(*parts) for _, _, parts in analyser.analyse(word)]
        verdict = polish.verdict(word, readings)
        if verdict == polish.UNKNOWN:
            unknown.add(word)
        elif verdict != polish.NO_WORD:
            known.add(word)
            if verdict == polish.RUDE:
                rude.add(word)
    standard = known | polish.inflected(unknown, words)
    rude = matching(standard, read_rude("pl")) | (rude - matching(rude, mild("pl")))
    standard, strict = reviewed(standard, "pl", True), reviewed(known, "pl", True)
    common = reviewed(frequent(standard, "pl"), "pl", False)
    return Lists({"standard": standard, "strict": strict, "common": common}, rude)


def mild(lang: str) -> list[str]:
    """The patterns that `rude-LANG.txt` takes out."""
    return [entry[1:] for entry in read_rude(lang) if entry.startswith("-")]


def scowl(level: int) -> set[str]:
    """SCOWL words up to *level*; names and abbreviations are other classes and stay unread.

    What the source writes with an accent is spelled without.
    """
    folder = fetch_debian("scowl") / "usr/share/dict/scowl"
    spellings = ["english", "american", "british", "british_z", "variant_1", "variant_2"]
    spellings += ["british_variant_1", "british_variant_2"]
    found: set[str] = set()
    for spelling in spellings:
        for file in folder.glob(f"{spelling}-words.*"):
            if int(file.suffix[1:]) <= level:
                found |= usable(folded(file.read_text("utf-8")).split("\n"), "en")
    vowelless = {word for word in found if len(word) <= 3 and VOWELS["en"].isdisjoint(word)}
    return found - vowelless


def folded(text: str) -> str:
    """*text* with plain letters for accented ones."""
    parts = unicodedata.normalize("NFD", text.replace("ø", "o"))
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def english_lists() -> Lists:
    """SCOWL to level 70, and to level 80 as the large list."""
    standard, large = reviewed(scowl(70), "en", True), reviewed(scowl(80), "en", True)
    common = reviewed(frequent(standard, "en"), "en", False)
    lists = {"standard": standard, "large": large, "common": common}
    return Lists(lists, matching(standard | large, read_rude("en")))


def unzipped(data: bytes) -> list[bytes]:
    """The lines of a list in which a byte 1-31 says how much of the last word to keep, plus one."""
    words: list[bytes] = []
    last = b""
    at = 0
    while at < len(data):
        keep = data[at] - 1
        at += 1
        end = at
        while end < len(data) and data[end] > 31:
            end += 1
        last = last[:keep] + data[at:end]
        words.append(last)
        at = end
    return words


def aspell_czech() -> set[str]:
    """The aspell list, whole."""
    folder = fetch_debian("aspell-cs")
    packed = gzip.decompress((folder / "usr/share/aspell/cs.cwl.gz").read_bytes())
    return usable([word.decode("iso-8859-2") for word in unzipped(packed)], "cs")


def czech_lists() -> Lists:
    """The hunspell dictionary, sifted by what aspell and the frequencies know."""
    folder = fetch_debian("hunspell-cs") / "usr/share/hunspell"
    listed = aspell_czech()
    affixes = hunspell.read_affixes(folder / "cs_CZ.aff")
    letters = set(ALPHABETS["cs"])
    lines = (folder / "cs_CZ.dic").read_text("utf-8").splitlines()[1:]
    stems = [entry for entry in hunspell.read_stems(lines) if letters.issuperset(entry[0])]
    print(f"cs: {len(stems)} entries")
    judge = czech.Judge(affixes, listed, frequencies("cs"))
    vulgar = read_rude("cs")
    clean: set[str] = set()
    rude: set[str] = set()
    for stem, flags in stems:
        is_rude = czech.VULGAR in flags or bool(matching({stem}, vulgar))
        (rude if is_rude else clean).update(judge.words(stem, flags))
    own = (HERE / "more-cs.txt").read_text("utf-8").splitlines()
    for stem, flags in hunspell.read_stems([line for line in own if not line.startswith("#")]):
        clean |= affixes.forms(stem, flags)
    clean |= czech.present_transgressives(listed, clean)
    clean |= czech.past_transgressives(stems, clean, frequencies("cs"))
    rude -= clean
    words = usable(list(clean | rude), "cs")
    return Lists({"standard": reviewed(words, "cs", True)}, rude)


def folder(lang: str) -> Path:
    """Where the lists of *lang* lie; Czech lies apart, for its licence."""
    return ROOT / "tabletown/data" / ("words-cs" if lang == "cs" else f"words/{lang}")


def record() -> None:
    """Write down what every built list is, for the test that guards the committed files."""
    lines = ["# What `words/build.py` made; a test compares the committed files with it.\n"]
    for lang in ALPHABETS:
        for file in sorted(folder(lang).glob("*.dawg")):
            data = file.read_bytes()
            head = json.loads(data[: data.index(b"\n")])
            lines.append(f"\n[{lang}.{file.stem}]\n")
            lines.append(f"words = {head['words']}\nedges = {head['edges']}\n")
            lines.append(f'list_sha256 = "{head["sha256"]}"\n')
            lines.append(f'file_sha256 = "{hashlib.sha256(data).hexdigest()}"\n')
    (HERE / "lists.toml").write_text("".join(lines), encoding="utf-8")


def main() -> None:
    """Build the languages named, or all of them."""
    builders = {"pl": polish_lists, "en": english_lists, "cs": czech_lists}
    for lang in sys.argv[1:] or builders:
        made = builders[lang]()
        for name, words in made.lists.items():
            write(lang, name, words - made.rude)
            if name != "common":
                write(lang, f"{name}-rude", words & made.rude)
    record()


def write(lang: str, name: str, words: set[str]) -> None:
    """Pack *words* into the file of the list *name*."""
    data = pack(lang, name, VERSION, ALPHABETS[lang], words)
    folder(lang).mkdir(parents=True, exist_ok=True)
    (folder(lang) / f"{name}.dawg").write_bytes(data)
    print(f"{lang} {name}: {len(words)} words, {len(data)} bytes", flush=True)


if __name__ == "__main__":
    main()
