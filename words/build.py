"""Build every word list of Paperback from its sources: `python3 dev.py words [LANG…]`.

The sources are Debian packages (fetched with `apt-get download`, never installed) and Python
packages (installed into the cache). `sources.toml` names them with versions, licences and hashes;
a source that differs is refused. The reviewed files `short-LANG.txt` have the last word on
words of one to three letters. The result is committed, so nothing of this happens at run time.
"""

import gzip
import hashlib
import json
import math
import subprocess
import sys
import tomllib
from importlib import import_module, invalidate_caches
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent.absolute()
ROOT = HERE.parent
CACHE = ROOT / ".cache" / "words"
sys.path[:0] = [str(ROOT), str(CACHE / "python")]

from words.graph import pack  # noqa: E402

VERSION = 1
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


def read_short(lang: str) -> tuple[set[str], set[str], set[int]]:
    """The reviewed file: words added, words removed, and lengths it lists completely."""
    added: set[str] = set()
    removed: set[str] = set()
    whole: set[int] = set()
    for line in (HERE / f"short-{lang}.txt").read_text(encoding="utf-8").splitlines():
        marks = line.split("#")[0].split()
        if not marks:
            continue
        sign, words = marks[0], marks[1:]
        if sign == "only":
            whole.add(int(words[0]))
            continue
        if sign not in "+-" or not all(1 <= len(word) <= 3 for word in words):
            raise SystemExit(f"short-{lang}.txt: {line}")
        (added if sign == "+" else removed).update(words)
    return added, removed, whole


def reviewed(words: set[str], lang: str, additions: bool) -> set[str]:
    """*words* after the reviewed file; small lists take *additions* of one letter only."""
    added, removed, whole = read_short(lang)
    kept = {word for word in words if len(word) not in whole or word in added}
    if not additions:
        added = {word for word in added if len(word) == 1}
    return (kept | added) - removed


def frequent(words: set[str], lang: str) -> set[str]:
    """Those of *words* that are met often (Zipf 2.5 or more)."""
    table = fetch_python("wordfreq").get_frequency_dict(lang, "best")
    return {word for word in words if word in table and math.log10(table[word]) + 9 >= COMMON_ZIPF}


def polish() -> dict[str, set[str]]:
    """SJP.pl words, sifted by what the SGJP dictionary knows of each."""
    folder = fetch_debian("wpolish")
    words = usable((folder / "usr/share/dict/polish").read_text("utf-8").split("\n"), "pl")
    print(f"pl: {len(words)} usable words; asking SGJP (some minutes)")
    morfeusz2 = fetch_python("morfeusz2")
    analyser = morfeusz2.Morfeusz(generate=False)
    if analyser.dict_id() != sources()["python"]["morfeusz2"]["dictionary"]:
        raise SystemExit(f"not the recorded dictionary: {analyser.dict_id()}")
    known: set[str] = set()
    standard: set[str] = set()
    for word in words:
        readings = [(lemma, tag) for _, _, (_, lemma, tag, _, _) in analyser.analyse(word)]
        if all(tag == "ign" for _, tag in readings):
            if len(word) > 4:
                standard.add(word)
            continue
        if all(tag.startswith("brev") for _, tag in readings):
            continue
        if all(lemma[0].isupper() for lemma, _ in readings):
            continue
        if len(word) <= 4 and VOWELS["pl"].isdisjoint(word):
            continue
        known.add(word)
        standard.add(word)
    standard, strict = reviewed(standard, "pl", True), reviewed(known, "pl", True)
    return {
        "standard": standard,
        "strict": strict,
        "common": reviewed(frequent(standard, "pl"), "pl", False),
    }


def scowl(level: int) -> set[str]:
    """SCOWL words up to *level*; names and abbreviations are other classes and stay unread."""
    folder = fetch_debian("scowl") / "usr/share/dict/scowl"
    spellings = ["english", "american", "british", "british_z", "variant_1", "variant_2"]
    spellings += ["british_variant_1", "british_variant_2"]
    found: set[str] = set()
    for spelling in spellings:
        for file in folder.glob(f"{spelling}-words.*"):
            if int(file.suffix[1:]) <= level:
                found |= usable(file.read_text("latin-1").split("\n"), "en")
    vowelless = {word for word in found if len(word) <= 3 and VOWELS["en"].isdisjoint(word)}
    return found - vowelless


def english() -> dict[str, set[str]]:
    """SCOWL to level 70, and to level 80 as the large list."""
    standard = reviewed(scowl(70), "en", True)
    return {
        "standard": standard,
        "large": reviewed(scowl(80), "en", True),
        "common": reviewed(frequent(standard, "en"), "en", False),
    }


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


def czech() -> dict[str, set[str]]:
    """The aspell list; short words need a vowel or a syllabic r or l."""
    folder = fetch_debian("aspell-cs")
    packed = gzip.decompress((folder / "usr/share/aspell/cs.cwl.gz").read_bytes())
    words = usable([word.decode("iso-8859-2") for word in unzipped(packed)], "cs")
    print(f"cs: {len(words)} usable words")
    vowels = VOWELS["cs"]
    kept = {
        word
        for word in words
        if len(word) > 3
        or not vowels.isdisjoint(word)
        or (len(word) == 3 and set(word) & {"r", "l"})
    }
    return {"standard": reviewed(kept, "cs", True)}


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
    builders = {"pl": polish, "en": english, "cs": czech}
    for lang in sys.argv[1:] or builders:
        for name, words in builders[lang]().items():
            data = pack(lang, name, VERSION, ALPHABETS[lang], words)
            folder(lang).mkdir(parents=True, exist_ok=True)
            (folder(lang) / f"{name}.dawg").write_bytes(data)
            print(f"{lang} {name}: {len(words)} words, {len(data)} bytes", flush=True)
    record()


if __name__ == "__main__":
    main()
