"""The word lists: what is in them, that they are the recorded files, and a table's own changes."""

import hashlib
import random
import tomllib
from pathlib import Path

import pytest

from tabletown.core.errors import OptionError
from tabletown.games.paperback.words import best
from tabletown.games.paperback.words.graph import (
    LISTS,
    LONGEST,
    Lexicon,
    lexicon,
    list_names,
    parse,
)
from tabletown.games.paperback.words.judge import OK, refusal
from tabletown.games.paperback.words.laid_card import letters_of
from tabletown.games.paperback.words.rack import WILD_FACE, Terms, face_size, pair
from tabletown.words_cli import best_word, check_words
from tests.games.paperback.racks import make_rack
from tests.oracles.walk import any_word
from words.build import ALPHABETS, folder, read_reviewed, unzipped
from words.graph import pack
from words.precision import judged

ROOT = Path(__file__).resolve().parents[3]

VALID = {
    ("pl", "standard"): "mapa kota żółć zrobiłbym domami mapą znak rwa kasa marek róża polka hm",
    ("pl", "strict"): "mapa kota żółć zrobiłbym domami",
    ("pl", "common"): "mapa kota żółć zrobiłbym",
    ("en", "standard"): "train walked mice running colour color dogs qi nth brr cwm john polka",
    ("en", "large"): "train walked mice colour zyzzyva qi",
    ("en", "common"): "train walked mice colour",
    ("cs", "standard"): "kočkami nejkrásnější neudělal krk vlk prst smrt čtvrť řeka hrad kůň",
}
INVALID = {
    ("pl", "standard"): "kraków ksionżka np itd cm bd mgr www abelowi gerlachami a quiz",
    ("pl", "strict"): "kraków ksionżka np itd",
    ("pl", "common"): "kraków ksionżka np itd",
    ("en", "standard"): "london nasa xqzt cs gs kb lm ss csc can't i żółć",
    ("en", "large"): "london xqzt cs kb",
    ("en", "common"): "london xqzt cs kb",
    ("cs", "standard"): "praha kg cm bl atd kniška mapą a ccm",
}


FIRST = {
    ("pl", "standard"): "pl/standard@1:e810f2d0f129521a",
    ("pl", "strict"): "pl/strict@1:0d90c93df675c360",
    ("pl", "common"): "pl/common@1:d36c24547db1aed4",
    ("en", "standard"): "en/standard@1:012db08677bfb36e",
    ("en", "large"): "en/large@1:5dd2403b6e2476ab",
    ("en", "common"): "en/common@1:e182a60c12c7cd63",
    ("cs", "standard"): "cs/standard@1:3625af0fe29cc2aa",
}


@pytest.mark.parametrize("key", LISTS)
def test_words_that_are_and_are_not_in_the_list(key: tuple[str, str]) -> None:
    book = lexicon(*key)
    assert [] == [word for word in VALID[key].split() if not book.has(word)]
    assert [] == [word for word in INVALID[key].split() if book.has(word)]


@pytest.mark.parametrize("key", LISTS)
def test_a_list_is_the_recorded_file(key: tuple[str, str]) -> None:
    lang, name = key
    every = tomllib.loads((ROOT / "words/lists.toml").read_text("utf-8"))[lang]
    for file in (name, f"{name}-rude", f"{name}-1"):
        if file != "common-rude":
            data = (folder(lang) / f"{file}.dawg").read_bytes()
            assert every[file]["file_sha256"] == hashlib.sha256(data).hexdigest()
    book = lexicon(lang, name, family=True)
    assert (every[name]["words"], every[name]["list_sha256"]) == (book.words, book.digest)
    ending = "" if name == "common" else "-family"
    assert f"{lang}/{name}{ending}@2:{book.digest[:16]}" == book.identity
    assert book is lexicon(lang, name, family=True)


@pytest.mark.parametrize("key", LISTS)
def test_the_lists_of_the_first_release_are_its_files(key: tuple[str, str]) -> None:
    """Their identities as that release wrote them into its journals, by way of the edition hash."""
    lang, name = key
    assert FIRST[key] == lexicon(lang, name, 1).identity
    with pytest.raises(KeyError):
        lexicon(lang, name, 1, family=True)


def test_a_whole_list_is_the_family_list_and_its_rude_words() -> None:
    for lang in sorted(ALPHABETS):
        family, whole = lexicon(lang, family=True), lexicon(lang)
        verdicts = judged(lang)
        rude = [word for word, verdict in verdicts.items() if verdict == "rude"]
        assert [] == [word for word in rude if family.has(word) or not whole.has(word)]
        polite = [word for word, verdict in verdicts.items() if verdict == "yes"]
        assert [] == [word for word in polite if whole.has(word) and not family.has(word)]
        assert whole.words > family.words
        assert whole.identity != family.identity
    for lang in ("en", "pl"):
        common = lexicon(lang, "common")
        words = judged(lang).items()
        assert [] == [word for word, verdict in words if verdict == "rude" and common.has(word)]


def test_the_graph_holds_the_words_its_hash_names() -> None:
    for lang, name in (("en", "standard"), ("pl", "common")):
        book = lexicon(lang, name, family=True)
        texts = sorted(book.texts())
        assert book.words == len(texts)
        whole = "".join(f"{text}\n" for text in texts).encode()
        assert book.digest == hashlib.sha256(whole).hexdigest()


def test_alphabets() -> None:
    assert {"pl": 32, "en": 26, "cs": 41} == {lang: len(text) for lang, text in ALPHABETS.items()}
    for lang, alphabet in ALPHABETS.items():
        assert alphabet == lexicon(lang).alphabet
        assert len(alphabet) == len(set(alphabet))
    assert not set("qvx") & set(ALPHABETS["pl"])
    assert set("qwxř") <= set(ALPHABETS["cs"])


def test_PB_R41_accents_are_letters_of_their_own() -> None:
    book = lexicon("pl")
    assert book.has("kąt") and book.has("kat")
    assert book.code("ą") not in (0, book.code("a"))
    assert book.code("a") == book.base[book.code("ą")]
    assert 0 == book.base[book.code("a")]
    assert book.code("z") == book.base[book.code("ź")] == book.base[book.code("ż")]


def test_PB_R42_only_letters_of_the_alphabet() -> None:
    book = lexicon("pl")
    decomposed = "z\u0307o\u0301łc\u0301"
    assert book.has(decomposed) and book.has("ŻÓŁĆ")
    for text in ("", "mapa ", "ma-pa", "mapa's", "quiz", "taxi", "ma pa", "mаpa"):
        assert not book.has(text)
    assert [] == book.encode("taxi")


def test_PB_R43_abbreviations_and_roman_numbers_are_no_words() -> None:
    assert [False] * 6 == [
        lexicon("pl").has(text) for text in ("np", "dr", "nr", "ii", "iii", "cm")
    ]
    forms = ("płka", "mjra", "mgrem", "drowi", "abpa", "pktu", "bpstwo", "kmdra")
    assert [False] * 8 == [lexicon("pl").has(text) for text in forms]
    assert [False] * 5 == [lexicon("en").has(text) for text in ("kb", "lx", "mf", "ssh", "csch")]
    assert [False] * 4 == [lexicon("cs").has(text) for text in ("kg", "atd", "tzv", "mld")]


def test_PB_R2_one_letter_words_only_where_allowed() -> None:
    for lang, letters in (("pl", "aiouwz"), ("en", "ai"), ("cs", "aikosuvz")):
        book = lexicon(lang)
        assert letters == "".join(text for text in book.alphabet if book.has(text, 1))
        assert not any(book.has(text) for text in book.alphabet)


@pytest.mark.parametrize("lang", sorted(ALPHABETS))
def test_reviewed_short_words_have_the_last_word(lang: str) -> None:
    added, removed, whole = read_reviewed(lang)
    assert not added & removed
    book = lexicon(lang)
    assert [] == sorted(word for word in added if not book.holds(book.encode(word)))
    assert [] == sorted(word for word in removed if book.has(word))
    for length in whole:
        texts = {text for text in short_texts(book, length) if len(text) == length}
        assert {word for word in added if len(word) == length} == texts


def short_texts(book: Lexicon, length: int) -> list[str]:
    """Every word of at most *length* letters."""
    found: list[str] = []
    waiting = [(int(book.root), "")]
    while waiting:
        node, prefix = waiting.pop()
        for code in range(1, len(book.alphabet) + 1):
            edge = book.step(node, code)
            if edge:
                text = prefix + book.alphabet[code - 1]
                if book.ends(edge):
                    found.append(text)
                if len(text) < length:
                    waiting.append((book.target(edge), text))
    return found


def test_edges_know_how_far_the_next_word_ends_are() -> None:
    words = {"a", "at", "tea", "teas", "tear", "tearing", "on"}
    book = parse(pack("en", "tiny", 1, ALPHABETS["en"], words))
    assert sorted(words) == sorted(book.texts())
    for prefix in ("a", "at", "t", "te", "tea", "tear", "teari", "o"):
        node, edge = int(book.root), 0
        for code in book.encode(prefix):
            edge = book.step(node, code)
            node = book.target(edge)
        longer = [len(word) - len(prefix) for word in words if word.startswith(prefix)]
        longer = [count for count in longer if count]
        assert (min(longer, default=15), max(longer, default=0)) == (
            book.fewest(edge),
            book.most(edge),
        )
        assert (prefix in words) == book.ends(edge)


def test_a_table_may_add_and_ban_words() -> None:
    book = lexicon("en", "common")
    before = book.data
    changed = book.changed(["Quux", "zyzzyvas", "trainx", "way-out", "e" * 16], ["train", "qqq"])
    assert [True, True, True] == [changed.has(word) for word in ("quux", "zyzzyvas", "trainx")]
    assert not changed.has("train")
    assert changed.has("trains") and changed.has("trained")
    assert book.words + 2 == changed.words
    assert book.has("train") and not book.has("quux") and before is book.data
    assert "common+" == changed.name
    assert book is book.changed(["train"], ["quux"])
    assert not book.changed(["quux"], ["quux"]).has("quux")


def test_changed_lists_are_the_lists_of_the_changed_words() -> None:
    rng = random.Random(5)
    letters = "abc"
    every = ["".join(rng.choices(letters, k=rng.randint(1, 6))) for _ in range(120)]
    for _ in range(20):
        words = set(rng.sample(every, 40))
        added, banned = set(rng.sample(every, 10)), set(rng.sample(every, 10))
        book = parse(pack("en", "tiny", 1, letters, words)).changed(added, banned)
        expected = sorted((words | added) - banned)
        assert expected == sorted(book.texts())
        assert len(expected) == book.words
        hand = make_rack([WILD_FACE] * 4, [0] * 4, terms=Terms(min_len=1))
        found = [book.decode(letters_of(play.lays)) for play in best.all_words(book, hand)]
        assert [text for text in expected if len(text) <= 4] == found
        assert any_word(book, hand) == bool(found)


def test_no_word_is_longer_than_the_limit() -> None:
    for key in LISTS:
        book = lexicon(*key)
        edges = [int(book.root)]
        while not book.data[edges[-1] * 5] & 128:
            edges.append(edges[-1] + 1)
        assert LONGEST >= 1 + max(book.most(edge) for edge in edges)


def test_unknown_lists_are_refused() -> None:
    with pytest.raises(KeyError):
        lexicon("cs", "strict")
    with pytest.raises(OptionError, match="bad-option-value"):
        check_words("pl", ["mapa"], "large")
    assert ["standard", "strict", "common"] == list_names("pl")


def test_words_on_the_command_line() -> None:
    assert [True] * 4 == check_words("pl", ["mapa", "kota", "żółć", "zrobiłbym"])
    assert [False] * 3 == check_words("pl", ["kraków", "ksionżka", "np"])
    assert [True, False] == check_words("cs", ["kočkami", "praha"])
    word, value, length = best_word("pl", "z n a ? ? ? common:a").split()
    assert lexicon("pl").has(word)
    assert ("4¢", "7", 7) == (value, length, len(word))
    assert "rwa znak 10¢ 8" == best_word("pl", "z pair:na k=2 r wa=3 common:space")
    assert "-" == best_word("en", "q q x")
    for cards in ("z naa", "ż", "common:a common:e", "a=x"):
        with pytest.raises(OptionError):
            best_word("en", cards)


def test_no_word_of_the_finder_would_be_refused_to_a_person() -> None:
    rng = random.Random(11)
    for lang, name in LISTS:
        book = lexicon(lang, name)
        letters = "zrwnsakemi" if lang == "pl" else "trsnlaeomd"
        for _ in range(12):
            faces = [book.code(rng.choice(letters)) for _ in range(rng.randint(2, 5))]
            faces += [WILD_FACE] * rng.randint(0, 3)
            hand = make_rack(faces, [rng.randint(1, 4) if face else 0 for face in faces])
            for play in (best.best_word(book, hand), best.best_play(book, hand)):
                if play is not None:
                    assert OK == refusal(hand, play.lays, book)
                    assert book.has(book.decode(letters_of(play.lays)))


def test_the_czech_list_is_unpacked_from_shared_beginnings() -> None:
    assert [b"AB", b"ABC", b"B"] == unzipped(b"\x01AB\x03C\x01B")
    assert face_size(pair(1, 2)) == 2
