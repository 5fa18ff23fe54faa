"""Word lists as packed word graphs: which words exist, and how to walk towards them.

A list is one file of package data, read into `bytes` on first use and kept for the process.
The graph is a minimal acyclic automaton over letter codes 1…n in the order of the alphabet.
An *edge* is five bytes:

====  =========================================================================
byte  meaning
====  =========================================================================
0     letter code (bits 0-5), a word ends here (bit 6), last edge of its node (bit 7)
1-3   first edge of the node it leads to, little-endian; 0 where nothing follows
4     fewest (low half) and most (high half) further letters to a word end; 15 and 0 if none
====  =========================================================================

A *node* is the number of its first edge; its edges stand in alphabetical order up to the one
marked last. Edge 0 is a filler, so 0 never names a node. The file starts with one JSON line
(magic, language, list, version, alphabet, words, edges, root, sha256 of the sorted words), and
the edges follow it.

The file of a list holds its family words; the rude ones lie beside it (`NAME-rude`) and are put in
where a table wants the whole list. Lists that older games were played with stay as they were
(`NAME-1`), so that an old game is judged as it was.

One-letter words are in the graph too; whoever asks says how short a word may be, and two letters
is the default (ruling PB-R2). What cards can spell, `judge` and `best` say.
"""

from __future__ import annotations

import hashlib
import json
import sys
import unicodedata
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

LETTER_BITS: Final = 63
WORD_ENDS: Final = 64
LAST_EDGE: Final = 128
EDGE_BYTES: Final = 5

LONGEST: Final = 15
"""No list holds a longer word."""

MAGIC: Final = "tabletown-words"

LISTS: Final = (
    ("pl", "standard"),
    ("pl", "strict"),
    ("pl", "common"),
    ("en", "standard"),
    ("en", "large"),
    ("en", "common"),
    ("cs", "standard"),
)
"""Every list that is shipped, as language and name."""

VERSION: Final = 2
"""The lists of this release; 1 are those of release 0.1.0."""

BASE_LETTERS: Final = {
    "pl": {
        "ą": "a",
        "ć": "c",
        "ę": "e",
        "ł": "l",
        "ń": "n",
        "ó": "o",
        "ś": "s",
        "ź": "z",
        "ż": "z",
    },
    "en": {"": ""},
    "cs": {
        "á": "a",
        "č": "c",
        "ď": "d",
        "é": "e",
        "ě": "e",
        "í": "i",
        "ň": "n",
        "ó": "o",
        "ř": "r",
        "š": "s",
        "ť": "t",
        "ú": "u",
        "ů": "u",
        "ý": "y",
        "ž": "z",
    },
}
"""The plain letter that may stand for an accented one under the option `fold_diacritics`."""


def target_at(data: bytes, at: i64) -> i64:
    """The node that the edge at byte *at* of a graph leads to, or 0 where nothing follows."""
    low: i64 = data[at + 1]
    middle: i64 = data[at + 2]
    high: i64 = data[at + 3]
    return low + middle * 256 + high * 65536


class Header:
    """What the first line of a packed list says about it."""

    def __init__(
        self, lang: str, name: str, version: int, alphabet: str, words: int, digest: str
    ) -> None:
        self.lang: str = lang
        """Two-letter code of the language."""
        self.name: str = name
        """`standard`, `strict`, `large` or `common`; without rude words `standard-family` and so
        on; a changed copy adds `+`."""
        self.version: int = version
        """Rises whenever the list of this name is rebuilt with other words."""
        self.alphabet: str = alphabet
        """The letters in order; the code of a letter is its place, from 1."""
        self.words: int = words
        """How many words the list holds, one-letter words included."""
        self.digest: str = digest
        """SHA-256 of the sorted words, one a line, in UTF-8; of two such where rude words were
        put in."""


class Lexicon:
    """One word list of one language, ready to be walked letter by letter."""

    def __init__(self, header: Header, root: int, data: bytes) -> None:
        self.lang: str = header.lang
        self.name: str = header.name
        self.version: int = header.version
        self.alphabet: str = header.alphabet
        self.words: int = header.words
        self.digest: str = header.digest
        self.root: i64 = root
        """The node every word starts from."""
        self.data = data
        """The edges, `EDGE_BYTES` each."""
        self.codes: dict[str, int] = {letter: at + 1 for at, letter in enumerate(header.alphabet)}
        """The code of every letter."""
        self.base = base_codes(header.lang, header.alphabet)
        """For every code the code of its plain letter, or 0 if it has no accent."""

    @property
    def identity(self) -> str:
        """Name, version and hash, as a game record keeps them."""
        return f"{self.lang}/{self.name}@{self.version}:{self.digest[:16]}"

    def code(self, letter: str) -> int:
        """The code of *letter*, or 0 if the alphabet does not have it."""
        return self.codes.get(letter, 0)

    def encode(self, text: str) -> list[int]:
        """The letter codes of *text*, whatever its case; empty if any letter is foreign."""
        codes: list[int] = []
        for letter in unicodedata.normalize("NFC", text).lower():
            code = self.codes.get(letter, 0)
            if code == 0:
                return []
            codes.append(code)
        return codes

    def decode(self, codes: Iterable[int]) -> str:
        """The text of *codes*; 0 reads as a space."""
        return "".join([self.alphabet[code - 1] if code else " " for code in codes])

    def step(self, node: i64, code: i64) -> i64:
        """The edge from *node* that bears the letter *code*, or 0 if there is none."""
        data = self.data
        if node == 0:
            return 0
        edge: i64 = node
        while True:
            head: i64 = data[edge * 5]
            letter: i64 = head & 63
            if letter == code:
                return edge
            if letter > code or head >= 128:
                return 0
            edge += 1

    def ends(self, edge: i64) -> bool:
        """Whether a word ends on *edge*."""
        return self.data[edge * 5] & 64 != 0

    def target(self, edge: i64) -> i64:
        """The node *edge* leads to, or 0 where nothing follows."""
        return target_at(self.data, edge * 5)

    def fewest(self, edge: i64) -> i64:
        """How many letters after *edge* the nearest longer word needs; 15 if there is none."""
        return self.data[edge * 5 + 4] & 15

    def most(self, edge: i64) -> i64:
        """How many letters can follow *edge* at most."""
        return self.data[edge * 5 + 4] >> 4

    def follow(self, edge: i64, letters: i64) -> i64:
        """The edge reached from *edge* along *letters*, packed as on a pair card, or 0."""
        while letters != 0 and edge != 0:
            edge = self.step(self.target(edge), letters & 63)
            letters = letters >> 6
        return edge

    def holds(self, codes: list[int]) -> bool:
        """Whether these letter *codes* are a word of the list, however short."""
        node: i64 = self.root
        edge: i64 = 0
        for code in codes:
            edge = self.step(node, code)
            if edge == 0:
                return False
            node = self.target(edge)
        return edge != 0 and self.ends(edge)

    def has(self, text: str, min_len: int = 2) -> bool:
        """Whether *text* is a word of the list with at least *min_len* letters."""
        codes = self.encode(text)
        return len(codes) >= min_len and self.holds(codes)

    def texts(self) -> list[str]:
        """All words in alphabetical order; long for a big list."""
        found: list[str] = []
        self._collect(self.root, "", found)
        return found

    def _collect(self, node: int, prefix: str, found: list[str]) -> None:
        edge = node
        while edge:
            head = self.data[edge * 5]
            text = prefix + self.alphabet[(head & LETTER_BITS) - 1]
            if head & WORD_ENDS:
                found.append(text)
            self._collect(self.target(edge), text, found)
            edge = 0 if head & LAST_EDGE else edge + 1

    def changed(self, added: Iterable[str], banned: Iterable[str]) -> Lexicon:
        """A copy of the list with a table's own words *added* and others *banned*.

        A ban wins over an addition. Words outside the alphabet, or longer than `LONGEST`, are
        left out: no cards could spell them.
        """
        edits: dict[str, bool] = {}
        for text in added:
            edits[unicodedata.normalize("NFC", text).lower()] = True
        for text in banned:
            edits[unicodedata.normalize("NFC", text).lower()] = False
        editor = _Editor(self)
        for text in sorted(edits):
            codes = self.encode(text)
            if 0 < len(codes) <= LONGEST:
                editor.put(codes, edits[text])
        if editor.delta == 0 and not editor.touched:
            return self
        name = self.name.rstrip("+") + "+"
        words = self.words + editor.delta
        header = Header(self.lang, name, self.version, self.alphabet, words, self.digest)
        return Lexicon(header, editor.root, bytes(editor.data))

    def only(self, texts: Iterable[str]) -> Lexicon:
        """A list of the same language that holds *texts* and nothing else."""
        header = Header(self.lang, self.name, self.version, self.alphabet, 0, "")
        return Lexicon(header, 0, bytes(EDGE_BYTES)).changed(texts, [])


class _Editor:
    """Rewrites the few nodes on the way to a word and leaves the rest of the graph alone."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.data = bytearray(lexicon.data)
        self.root: int = lexicon.root
        self.delta = 0
        self.touched = False

    def edges(self, node: int) -> list[bytes]:
        """The edges of *node* as they stand."""
        found: list[bytes] = []
        at = node * EDGE_BYTES
        while node:
            found.append(bytes(self.data[at : at + EDGE_BYTES]))
            if self.data[at] & LAST_EDGE:
                break
            at += EDGE_BYTES
        return found

    def put(self, codes: list[int], valid: bool) -> None:
        """Make the word *codes* valid or not."""
        self.root = self._rewrite(self.root, codes, 0, valid)

    def _rewrite(self, node: int, codes: list[int], at: int, valid: bool) -> int:
        edges = self.edges(node)
        letters = [edge[0] & LETTER_BITS for edge in edges]
        code = codes[at]
        if code in letters:
            place = letters.index(code)
            head, target = edges[place][0] & (LETTER_BITS | WORD_ENDS), _target(edges[place])
        elif valid:
            place = sum(letter < code for letter in letters)
            edges.insert(place, b"")
            head, target = code, 0
        else:
            return node
        if at + 1 < len(codes):
            target = self._rewrite(target, codes, at + 1, valid)
        elif bool(head & WORD_ENDS) == valid:
            return node
        else:
            head ^= WORD_ENDS
            self.delta += 1 if valid else -1
            self.touched = True
        edges[place] = self._edge(head, target)
        fresh = len(self.data) // EDGE_BYTES
        for at_edge, edge in enumerate(edges):
            last = LAST_EDGE if at_edge == len(edges) - 1 else 0
            self.data += bytes([edge[0] & (LETTER_BITS | WORD_ENDS) | last]) + edge[1:]
        return fresh

    def _edge(self, head: int, target: int) -> bytes:
        fewest, most = 15, 0
        for edge in self.edges(target):
            ends = 1 if edge[0] & WORD_ENDS else 15
            fewest = min(fewest, ends, (edge[4] & 15) + 1)
            most = max(
                most, 1 if edge[0] & WORD_ENDS else 0, (edge[4] >> 4) + 1 if edge[4] >> 4 else 0
            )
        return bytes([head]) + target.to_bytes(3, "little") + bytes([fewest | most << 4])


def _target(edge: bytes) -> int:
    return int.from_bytes(edge[1:4], "little")


def base_codes(lang: str, alphabet: str) -> bytes:
    """For every letter code of *alphabet* the code of its plain letter, or 0."""
    plain = BASE_LETTERS.get(lang, BASE_LETTERS["en"])
    table = [0]
    for letter in alphabet:
        table.append(alphabet.find(plain[letter]) + 1 if letter in plain else 0)
    return bytes(table)


def parse(blob: bytes) -> Lexicon:
    """Read a packed list: the JSON line, then the edges."""
    cut = blob.index(b"\n")
    return _made(blob[:cut], blob[cut + 1 :])


def _made(line: bytes, data: bytes) -> Lexicon:
    head = json.loads(line)
    if head["magic"] != MAGIC:
        raise ValueError("not a packed word list")
    header = Header(
        str(head["lang"]),
        str(head["list"]),
        int(head["version"]),
        str(head["alphabet"]),
        int(head["words"]),
        str(head["sha256"]),
    )
    return Lexicon(header, int(head["root"]), data)


_OPEN: Final[dict[str, Lexicon]] = {}


def folder(lang: str) -> str:
    """Where the lists of *lang* lie in the package; Czech lies apart, for its licence."""
    return "data/words-cs" if lang == "cs" else f"data/words/{lang}"


def lexicon(
    lang: str, name: str = "standard", version: int = VERSION, family: bool = False
) -> Lexicon:
    """The word list *name* of *lang*, read on first use; `KeyError` if none is shipped.

    A *family* list has no rude words; lists of version 1 are whole.
    """
    key = f"{lang}/{name}@{version}{family}"
    found = _OPEN.get(key)
    if found is None:
        if (lang, name) not in LISTS or not 1 <= version <= VERSION or (family and version == 1):
            raise KeyError(key)
        if version == 1:
            found = _read(lang, f"{name}-1")
        else:
            found = _read(lang, name)
            if family and name != "common":
                found.name = f"{name}-family"
            elif name != "common":
                found = _with_rude(found, _read(lang, f"{name}-rude"))
        _OPEN[key] = found
    return found


def _read(lang: str, file_name: str) -> Lexicon:
    # The package's own folder holds the data, wherever its compiled modules lie.
    package = Path(str(sys.modules["tabletown"].__file__)).parent
    # Unbuffered, so that the edges are read straight into place and never copied.
    with (package / folder(lang) / f"{file_name}.dawg").open("rb", buffering=0) as file:
        line = file.read(4096).split(b"\n", 1)[0]
        file.seek(len(line) + 1)
        return _made(line, file.read())


def _with_rude(clean: Lexicon, rude: Lexicon) -> Lexicon:
    whole = clean.changed(rude.texts(), [])
    whole.name = clean.name
    whole.digest = hashlib.sha256(f"{clean.digest} {rude.digest}".encode()).hexdigest()
    return whole


def list_names(lang: str) -> list[str]:
    """The names of the lists shipped for *lang*."""
    return [name for language, name in LISTS if language == lang]
