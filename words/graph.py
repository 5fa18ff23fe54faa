"""Pack a list of words into the graph that `tabletown.games.paperback.words.graph` reads.

Words come sorted by letter codes; the minimal automaton is built word by word: as soon as a
branch can no longer change it is replaced by an equal one met before, if there is one.
"""

import hashlib
import json
import re
from collections.abc import Iterable

from tabletown.games.paperback.words.graph import (
    EDGE_BYTES,
    LAST_EDGE,
    LETTER_BITS,
    MAGIC,
    WORD_ENDS,
)


class _Node:
    """A state under construction: parallel edge letters with end marks, and the nodes below."""

    __slots__ = ("at", "below", "fewest", "heads", "most")

    def __init__(self) -> None:
        self.heads: list[int] = []
        self.below: list[_Node] = []
        self.at = 0
        self.fewest = 15
        self.most = 0

    def seal(self) -> tuple[int, ...]:
        """Work out the distances, and say what makes two nodes the same."""
        key = []
        for head, node in zip(self.heads, self.below, strict=True):
            ends = head & WORD_ENDS != 0
            self.fewest = min(self.fewest, 1 if ends else 15, node.fewest + 1)
            self.most = max(self.most, 1 if ends else 0, node.most + 1 if node.most else 0)
            key += [head, id(node)]
        return tuple(key)


def _build(words: Iterable[bytes]) -> _Node:
    """The minimal automaton of *words*: byte strings of letter codes, sorted, without doubles."""
    leaf = _Node()
    known: dict[tuple[int, ...], _Node] = {(): leaf}
    path = [_Node()]
    previous = b""

    def close(depth: int) -> None:
        while len(path) > depth:
            node = path.pop()
            path[-1].below[-1] = known.setdefault(node.seal(), node)

    for word in words:
        common = 0
        for one, other in zip(previous, word, strict=False):
            if one != other:
                break
            common += 1
        close(common + 1)
        for code in word[common:]:
            node = _Node()
            path[-1].heads.append(code)
            path[-1].below.append(node)
            path.append(node)
        # The end mark sits on the edge that leads here.
        path[-2].heads[-1] |= WORD_ENDS
        previous = word
    close(1)
    path[0].seal()
    return path[0]


def _packed(root: _Node) -> bytes:
    """The edges of every node, each node once; edge 0 is a filler."""
    order: list[_Node] = []
    edges = 1
    waiting = [root]
    while waiting:
        node = waiting.pop()
        if node.at or not node.heads:
            continue
        node.at = edges
        edges += len(node.heads)
        order.append(node)
        waiting.extend(reversed(node.below))
    data = bytearray(EDGE_BYTES)
    for node in order:
        last = len(node.heads) - 1
        for place, (head, below) in enumerate(zip(node.heads, node.below, strict=True)):
            data.append(head | (LAST_EDGE if place == last else 0))
            data += below.at.to_bytes(3, "little")
            data.append(below.fewest | below.most << 4)
    return bytes(data)


def pack(lang: str, name: str, version: int, alphabet: str, words: set[str]) -> bytes:
    """The whole file of one list, header and edges."""
    if not all(re.fullmatch(f"[{alphabet}]{{1,15}}", word) for word in words):
        raise ValueError("a word outside the alphabet or too long")
    codes = str.maketrans({letter: chr(place + 1) for place, letter in enumerate(alphabet)})
    coded = sorted(word.translate(codes).encode("latin-1") for word in words)
    if len(alphabet) > LETTER_BITS:
        raise ValueError("too many letters")
    text = "".join(f"{word}\n" for word in sorted(words)).encode()
    data = _packed(_build(coded))
    head = {
        "magic": MAGIC,
        "lang": lang,
        "list": name,
        "version": version,
        "alphabet": alphabet,
        "words": len(words),
        "edges": len(data) // EDGE_BYTES - 1,
        "root": 1,
        "sha256": hashlib.sha256(text).hexdigest(),
    }
    return json.dumps(head, ensure_ascii=False).encode() + b"\n" + data
