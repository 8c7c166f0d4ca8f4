"""summary: the sentences that answer, whole, within both limits, whatever the text."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from prompt_assemble import ConfigError, InputError, estimate_tokens, summarize_memory
from prompt_assemble import summary as summary_module
from prompt_assemble.excerpt import SCAN_LENGTH
from prompt_assemble.relevance import (
    PRINTED_MARKS,
    REPLACED_AT_MOST,
    UNSEEN_MARK,
    folded_for_match,
    part_values,
    query_terms,
)
from prompt_assemble.sentences import TextUnit, units_of
from prompt_assemble.summary import relevant_part
from prompt_assemble.summary_data import DIGITS, ELLIPSIS, FOLDED_FORMS
from prompt_assemble.tokens import utf8_length

from .strategies import encodable_texts, texts

FAMILIES = (None, "any", "minimax_m2", "o200k", "llama2")

LANGUAGES = {
    "en": (
        "The guest came on a Monday. He asked for the green room. Breakfast was at "
        "eight. His boat is called Heron and lies at pier 14. The dog stayed home.",
        "What is the name of his boat?",
        "His boat is called Heron and lies at pier 14.",
    ),
    "de": (
        "Der Gast kam am 3. Mai an. Er wollte das grüne Zimmer. Das Frühstück war um "
        "acht. Sein Segelboot heißt Reiher und liegt an Steg 14. Der Hund blieb da.",
        "Wie heißt das Boot des Gastes?",
        "Sein Segelboot heißt Reiher und liegt an Steg 14.",
    ),
    "fr": (
        "Le client est venu un lundi. Il voulait la chambre verte. On déjeune à huit "
        "heures. Son bateau s'appelle Héron, quai 14. Le chien est resté chez lui.",
        "COMMENT S’APPELLE LE BATEAU ?",
        "Son bateau s'appelle Héron, quai 14.",
    ),
    "es": (
        "El huésped llegó un lunes. Quería la habitación verde. Se desayuna a las "
        "ocho. Su barco se llama Garza, muelle 14. El perro se quedó en casa.",
        "¿Cómo se llama su barco?",
        "Su barco se llama Garza, muelle 14.",
    ),
    "tr": (
        "Misafir pazartesi geldi. Yeşil odayı istedi. Kahvaltı saat sekizde. "
        "Teknesinin adı Balıkçıl ve 14 numaralı iskelede. Köpek evde kaldı.",
        "Teknesi hangi iskelede?",
        "Teknesinin adı Balıkçıl ve 14 numaralı iskelede.",
    ),
    "ru": (
        "Гость приехал в понедельник. Он просил зелёную комнату. Завтрак в восемь. "
        "Его лодка называется Цапля и стоит у причала 14. Собака осталась дома.",
        "Как называется лодка?",
        "Его лодка называется Цапля и стоит у причала 14.",
    ),
    "el": (
        "Ο επισκέπτης ήρθε Δευτέρα. Ήθελε το πράσινο δωμάτιο. Το πρωινό είναι στις "
        "οκτώ. Το σκάφος του λέγεται Ερωδιός, προβλήτα 14. Ο σκύλος έμεινε σπίτι.",
        "ΠΩΣ ΛΕΓΕΤΑΙ ΤΟ ΣΚΑΦΟΣ;",
        "Το σκάφος του λέγεται Ερωδιός, προβλήτα 14.",
    ),
    "ar": (
        "وصل الضيف يوم الاثنين. طلب الغرفة الخضراء. الفطور في الثامنة. "
        "اسم قاربه البلشون وهو عند الرصيف 14. بقي الكلب في البيت.",
        "ما اسم قاربه؟",
        "اسم قاربه البلشون وهو عند الرصيف 14.",
    ),
    "hi": (
        "मेहमान सोमवार को आया। उसने हरा कमरा माँगा। नाश्ता आठ बजे है। "
        "उसकी नाव का नाम बगुला है और वह घाट 14 पर है। कुत्ता घर पर रहा।",
        "नाव का नाम क्या है?",
        "उसकी नाव का नाम बगुला है और वह घाट 14 पर है।",
    ),
    "zh": (
        "客人星期一到了。他要了绿色的房间。早餐在八点。他的船叫苍鹭，停在14号码头。狗留在家里。",
        "他的船叫什么名字？",
        "他的船叫苍鹭，停在14号码头。",
    ),
    "ja": (
        "客は月曜日に来た。緑の部屋を頼んだ。朝食は八時だ。船の名前はアオサギで、１４番桟橋にある。犬は家にいた。",
        "船の名前は？",
        "船の名前はアオサギで、１４番桟橋にある。",
    ),
    "ko": (
        "손님은 월요일에 왔다. 초록색 방을 부탁했다. 아침 식사는 여덟 시다. "
        "그의 배 이름은 왜가리이고 14번 부두에 있다. 개는 집에 있었다.",
        "배 이름이 뭐야?",
        "그의 배 이름은 왜가리이고 14번 부두에 있다.",
    ),
    "th": (
        "แขกมาถึงวันจันทร์และขอห้องสีเขียวที่อยู่ชั้นบนสุดของโรงแรมเก่าริมแม่น้ำ "
        "อาหารเช้าเริ่มแปดโมงและมีผลไม้หลายอย่างให้เลือกตามใจชอบทุกวัน "
        "เรือของเขาชื่อนกกระสาและจอดอยู่ที่ท่าหมายเลข 14 ใกล้ตลาดปลา "
        "สุนัขอยู่ที่บ้านกับเพื่อนบ้านซึ่งให้อาหารมันวันละสองครั้งเสมอ",
        "เรือชื่ออะไร",
        "เรือของเขาชื่อนกกระสา",
    ),
}
"""Language -> text, question, answer."""

SHAPES = {
    "bullets": (
        "# Guests\n- Mara: tea, no milk. Sits by the window.\n- Otto: coffee, black.\n"
        "- Ines: water only. Allergic to walnuts, carries a pen.\n- Paul: juice.",
        "What is Ines allergic to?",
        "- Ines: water only. Allergic to walnuts, carries a pen.",
    ),
    "pairs": (
        "host: north-4\nos: Debian 12\nport: 8443\nbackup: nightly 02:40 UTC to east\n"
        "owner: Ines\nregion: north",
        "When does the backup run?",
        "backup: nightly 02:40 UTC to east",
    ),
    "ini": (
        "[gateway]\nlisten = 8443\n\n[cache]\nsize = 64MiB\nttl = 900\n\n[log]\n"
        "level = warn",
        "What is the ttl of the cache?",
        "ttl = 900",
    ),
    "table": (
        "| name | room | key |\n|---|---|---|\n| Mara | 12 | A-77 |\n"
        "| Otto | 14 | B-03 |\n| Ines | 9 | C-51 |\n| Paul | 3 | D-20 |",
        "Which key has Otto?",
        "| Otto | 14 | B-03 |",
    ),
    "code": (
        "import hashlib\n\ndef digest_of(path):\n    with open(path, 'rb') as file:\n"
        "        return hashlib.blake2b(file.read(), digest_size=20)\n\n"
        "def name_of(path):\n    return path.rsplit('/')[-1]\n\nLIMIT = 4096",
        "Which hash is used for the digest?",
        "return hashlib.blake2b(file.read(), digest_size=20)",
    ),
    "log": (
        "2026-11-02 08:00:01 INFO started\n2026-11-02 08:00:04 INFO 3 workers\n"
        "2026-11-02 08:13:37 ERROR disk sdb full, writes refused\n"
        "2026-11-02 08:14:00 INFO retry\n2026-11-02 08:20:00 INFO stopped",
        "Which disk was full?",
        "2026-11-02 08:13:37 ERROR disk sdb full, writes refused",
    ),
    "wrapped": (
        "The harbour was built long before the town had a wall, and nobody knows\n"
        "why its oldest pier was named after a heron that never came back to it\n"
        "in winter. Boats were tied to rings of iron. Each family kept its own\n"
        "ring for centuries. The rings were sold in 1911 to pay for a new crane.",
        "When were the rings sold?",
        "The rings were sold in 1911 to pay for a new crane.",
    ),
    "dates": (
        "Mr. Lind met Dr. A. Voss at 10 a.m. on 12. May. It cost 1.250,50 euro, e.g. "
        "for the crane. The next visit is on 3. June at pier no. 14 near St. Olaf. "
        "Nobody else came. The weather was fine. They had lunch in the old mill.",
        "When is the next visit at the pier?",
        "The next visit is on 3. June at pier no. 14 near St. Olaf.",
    ),
}
"""Shape -> text, question, the unit that has to be there whole."""

CLUSTERS = [
    "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "\U0001f1eb\U0001f1f7",
    "\U0001f44d\U0001f3fd",
    "e\u0301\u0323",
    "\u0915\u094d\u0937\u093f",
    "\u1112\u1161\u11ab",
    "\u0e01\u0e33",
]
"""Sequences of characters that a reader sees as one."""


def limits_hold(summary: str, lines: int, tokens: int, family: str | None) -> bool:
    """Whether a summary is within both limits, by the measure of its family."""
    if family is None:
        spent = -(-utf8_length(summary) // 4)
    else:
        spent = estimate_tokens(summary, family)
    return len(summary.splitlines()) <= lines and spent <= tokens


def without_space(text: str) -> str:
    """The text with white space left out, to compare what is written only."""
    return "".join(text.split())


def pieces_of(summary: str) -> list[str]:
    """What was taken from the text, without the marks between."""
    between = rf"\n| {ELLIPSIS} | / |^{ELLIPSIS} | {ELLIPSIS}$"
    pieces = re.split(between, summary, flags=re.MULTILINE)
    return [without_space(piece) for piece in pieces if piece.strip()]


memory_texts = st.one_of(
    texts(),
    st.lists(
        st.sampled_from([*".!?。…\n\r\t #-:|/\x00", "a", "Bc", "12", *CLUSTERS])
    ).map("".join),
    st.lists(st.sampled_from([text for text, _, _ in SHAPES.values()])).map("\n".join),
)


@given(
    memory_texts,
    texts(),
    st.integers(1, 5),
    st.sampled_from((1, 2, 5, 30, 64, 256)),
    st.sampled_from(FAMILIES),
)
def test_limits_hold_for_any_text(
    text: str, query: str, max_lines: int, max_tokens: int, family: str | None
) -> None:
    """Never more lines, never more tokens than asked for, in any family."""
    summary = summarize_memory(text, query, max_lines, max_tokens, tokenizer=family)
    assert limits_hold(summary, max_lines, max_tokens, family)


@given(memory_texts, texts(), st.integers(1, 4), st.sampled_from((3, 30, 64)))
def test_a_summary_is_made_of_the_text_alone(
    text: str, query: str, max_lines: int, max_tokens: int
) -> None:
    """Each piece stands in the text, but for white space; the marks are ours."""
    text = text.replace(ELLIPSIS, ".").replace("/", "-")  # they mean what they say
    source = without_space(text)
    summary = summarize_memory(text, query, max_lines, max_tokens)
    assert all(piece in source for piece in pieces_of(summary))


@given(memory_texts, texts(), st.sampled_from(FAMILIES))
def test_same_text_same_summary(text: str, query: str, family: str | None) -> None:
    """Nothing depends on chance, nor on what was asked before."""
    first = summarize_memory(text, query, 2, 9, tokenizer=family)
    summarize_memory(query, text, 1, 5)
    assert summarize_memory(text, query, 2, 9, tokenizer=family) == first


@given(memory_texts, texts(), st.integers(1, 4), st.sampled_from((5, 30, 256)))
def test_a_summary_of_a_summary_is_the_same(
    text: str, query: str, max_lines: int, max_tokens: int
) -> None:
    """What fits is left alone, so summarising twice changes nothing."""
    once = summarize_memory(text, query, max_lines, max_tokens)
    assert summarize_memory(once, query, max_lines, max_tokens) == once


@given(memory_texts, st.sampled_from(FAMILIES))
@example("  indented\n\n\ttext \x0b more\u2028 and \r\n", None)
def test_a_text_that_fits_comes_back(text: str, family: str | None) -> None:
    """Only blank lines, white space at line ends and the kind of line end may go."""
    lines = [line.rstrip() for line in text.splitlines()]
    expected = "\n".join(line for line in lines if line)
    found = summarize_memory(text, "", 10_000, 10_000_000, tokenizer=family)
    assert found == expected


@pytest.mark.parametrize("filling", [" ", "-", "=", "_", "\t", "."])
def test_a_text_that_fits_comes_back_though_it_is_long(filling: str) -> None:
    """Rules and columns of spaces cost few tokens and must not hide that it fits."""
    text = f"name{filling * 4_000}room\nMara{filling * 4_000}12"
    family = "o200k"
    if estimate_tokens(text, family) <= 256:
        assert summarize_memory(text, "room", tokenizer=family) == text


def test_a_text_that_fits_is_not_ranked(monkeypatch: pytest.MonkeyPatch) -> None:
    """No unit is made, no query read, and an estimate only if the bound is no proof."""
    asked: list[str] = []
    for name in ("query_terms", "units_of", "estimated_millitokens"):
        monkeypatch.setattr(summary_module, name, asked.append)
    text = "He likes tea.\nShe likes the quiet side."
    for family in (None, "o200k"):
        assert summarize_memory(text, "tea?", tokenizer=family) == text
    assert asked == []


def test_more_lines_than_allowed_are_joined_if_all_fits() -> None:
    """Nothing is left out for the number of lines alone."""
    assert (
        summarize_memory("one\ntwo\nthree\nfour", "two", 2) == "one\ntwo / three / four"
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shape", ["prose", "lines", "bullets", "blob"])
def test_the_answer_is_kept_in_any_language(language: str, shape: str) -> None:
    """One sentence of several answers; it is there, whole where it has an end."""
    text, query, answer = LANGUAGES[language]
    sentences = [unit.text for unit in units_of([text])]
    if shape == "lines":
        text = "\n".join(sentences)
    elif shape == "bullets":
        text = "\n".join(f"- {sentence}" for sentence in sentences)
    elif shape == "blob":
        others = [it for it, _, _ in LANGUAGES.values() if it != text]
        text = " ".join([*others[:6], text, *others[6:]])
    room = 2 * -(-utf8_length(max(sentences, key=utf8_length)) // 4)
    summary = summarize_memory(text, query, 3, room)
    assert without_space(answer) in without_space(summary)
    assert len(summary) < len(text)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("max_tokens", [16, 40])
def test_units_of_every_shape_stay_whole(shape: str, max_tokens: int) -> None:
    """The item, pair, row or sentence that answers is taken whole, at its place."""
    text, query, unit = SHAPES[shape]
    summary = summarize_memory(text, query, 3, max_tokens)
    assert unit in summary


def test_a_heading_stays_with_its_item() -> None:
    """Of two equal keys, the one under the heading that was asked for, with it."""
    text = "\n".join(
        f"[{name}]\nhost = {name[:2]}-1\nport = {port}\nlevel = warn\n"
        for name, port in (("gateway", 80), ("cache", 6379), ("store", 5432))
    )
    summary = summarize_memory(text, "port of the cache", 3, 14)
    assert "[cache]" in summary and "port = 6379" in summary


def test_chosen_sentences_keep_the_order_of_the_text() -> None:
    """A later sentence that fits the query better still comes later."""
    text = "He asked for the green room.\nHe slept.\nHe likes the quiet side."
    summary = summarize_memory(text, "the quiet side, or green?", 2, 14)
    assert summary == "He asked for the green room.\nHe likes the quiet side."


def test_a_small_word_counts_for_the_unit_that_begins_with_it() -> None:
    """Not for the one before it, whose last character is its neighbour."""
    terms = query_terms("his")
    values = part_values(["the tea", "his tea", "her tea", "all his"], terms)
    assert [value > 0 for value in values] == [False, True, False, True]


def test_marks_say_what_was_left_out() -> None:
    """A gap, a line break and a plain space are told apart."""
    text = (
        "Mara has tea with her aunt every day. Otto has tea with his mother.\n"
        "Ines has tea.\nPaul ran away to sea when he was only fifteen years old.\n"
        "Ida has tea."
    )
    assert summarize_memory(text, "who has tea", 1, 28) == (
        "Mara has tea with her aunt every day. Otto has tea with his mother. "
        f"/ Ines has tea. {ELLIPSIS} Ida has tea."
    )


def test_case_width_and_accents_are_folded_and_given_back() -> None:
    """The query matches another spelling; the result has that of the text."""
    for query in ("cafe zurich", "CAFÉ ZÜRICH", "ｃａｆｅ ｚｕｒｉｃｈ", "cafe\u0301"):
        text = "Tea is cheap. The Café Zürich opens at six. Dogs bark all night long."
        assert summarize_memory(text, query, 1, 9) == "The Café Zürich opens at six."


@given(
    st.integers(0, 400),
    st.sampled_from(("\n", " ", "\n\n", "\r\n")),
    st.sampled_from((1, 9, 40)),
)
def test_the_answer_survives_at_any_position(
    place: int, separator: str, repeats: int
) -> None:
    """At the start, in the middle or at the end of up to 250 kB."""
    filling = [
        f"Note {n} speaks of {('rain', 'bread', 'trains', 'chess')[n % 4]} and little "
        "else." + " It was a quiet day." * (n % 3)
        for n in range(100 * repeats)
    ]
    filling.insert(place * len(filling) // 400, "The spare key hangs behind the mill.")
    summary = summarize_memory(
        separator.join(filling), "Where is the spare key?", 3, 64
    )
    assert "The spare key hangs behind the mill." in summary


def test_one_line_of_100_kb() -> None:
    """Without a line break, without a sentence end, the part that answers is found."""
    words = [f"word{n}" for n in range(14_000)]
    words[9_000:9_000] = ["the", "spare", "key", "hangs", "behind", "the", "mill"]
    summary = summarize_memory(" ".join(words), "where does the spare key hang", 3, 40)
    assert "spare key hangs behind the mill" in summary
    assert summary.startswith(f"{ELLIPSIS} ") and summary.endswith(f" {ELLIPSIS}")
    assert set(summary.split()) <= {*words, ELLIPSIS}


@given(st.integers(0, 60), st.integers(8, 64))
def test_a_long_sentence_is_cut_between_words(place: int, max_tokens: int) -> None:
    """No word and no number loses a character, wherever the cut falls."""
    words = [f"{n}.5-{n * 7919}" if n % 3 else "grau" * (n % 4 + 1) for n in range(200)]
    words.insert(place, "Quagga")
    summary = summarize_memory(" ".join(words), "quagga", 1, max_tokens)
    assert "Quagga" in summary
    assert set(summary.split()) <= {*words, ELLIPSIS}


@given(st.sampled_from(CLUSTERS), st.integers(8, 80), st.sampled_from(FAMILIES))
def test_no_character_sequence_is_split(
    cluster: str, max_tokens: int, family: str | None
) -> None:
    """Without any space, a cut still falls between what a reader sees as characters."""
    summary = summarize_memory(cluster * 900, cluster, 1, max_tokens, tokenizer=family)
    kept = summary.replace(f"{ELLIPSIS} ", "").replace(f" {ELLIPSIS}", "")
    assert kept.replace(cluster, "") == ""
    assert kept or max_tokens < 40


@given(encodable_texts(), texts(), st.sampled_from((1, 3, 30)))
def test_cutting_breaks_no_character(text: str, query: str, max_tokens: int) -> None:
    """A text that could be encoded still can, and no character appears from nowhere."""
    summary = summarize_memory(text, query, 1, max_tokens)
    summary.encode()
    assert set(summary) <= set(text) | set(f" {ELLIPSIS}/")


HOSTILE: dict[str, Callable[[int], str]] = {
    "one letter": lambda n: "a" * n,
    "one word": lambda n: "spare " * (n // 6),
    "one word, glued": lambda n: "xspare" * (n // 6),
    "line breaks": lambda n: "\n" * n,
    "lines of a letter": lambda n: "a\n" * (n // 2),
    "marks": lambda n: ". " * (n // 2),
    "marks in a row": lambda n: "." * n,
    "closing brackets": lambda n: "。」" * (n // 2),
    "open brackets": lambda n: "[" * n,
    "headings": lambda n: "# a\n" * (n // 4),
    "accents": lambda n: "e" + "\u0301\u0323" * (n // 2),
    "viramas": lambda n: "\u0915\u094d" * (n // 2),
    "emoji": lambda n: CLUSTERS[0] * (n // 5),
    "flags": lambda n: CLUSTERS[1] * (n // 2),
    "right to left": lambda n: "\u202e\u05d0\u05d1 " * (n // 4),
    "nul": lambda n: "\0" * n,
    "surrogates": lambda n: "\ud800\udc00 " * (n // 3),
    "chinese": lambda n: "字" * n,
    "carriage returns": lambda n: "a\r\n\r" * (n // 4),
    "spaces": lambda n: "a" + " " * n + "b",
}


@pytest.mark.parametrize("kind", HOSTILE)
@pytest.mark.parametrize(
    "query", ["spare key", "", "is the of", "\ud800", "字" * 9_999]
)
def test_work_is_bounded_on_hostile_texts(
    kind: str, query: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is read by sentence and what is priced does not grow with the text."""
    read: list[int] = []
    priced: list[int] = []

    def counted_units(parts: list[str]) -> list[TextUnit]:
        read.append(sum(map(len, parts)))
        return units_of(parts)

    def cost(text: str) -> int:
        priced.append(len(text))
        return 250 * utf8_length(text)

    monkeypatch.setattr(summary_module, "units_of", counted_units)
    text = HOSTILE[kind](SCAN_LENGTH + 9_000)
    summary = relevant_part(text, query, 3, 64, cost)
    assert limits_hold(summary, 3, 64, None)
    assert sum(read) <= 10_000
    assert sum(priced) <= 40_000


@pytest.mark.parametrize("size", [4_999, 5_001, 300_000, 2_000_000])
def test_a_memory_of_any_size_is_read(size: int) -> None:
    """Head and tail are always among what is compared with the query."""
    filling = "Rain fell all day. " * (size // 19)
    for text in (
        f"The spare key hangs there. {filling}",
        f"{filling} The spare key hangs there.",
    ):
        assert "spare key hangs" in summarize_memory(text, "spare key?", 3, 64)


@pytest.mark.parametrize("limits", [(0, 256), (-1, 256), (3, 0), (3, -1)])
def test_no_room_gives_nothing(limits: tuple[int, int]) -> None:
    """Limits of 0 and less are refused; they never mean "no limit"."""
    with pytest.raises(ConfigError, match="at least 1, got"):
        summarize_memory("He likes tea.", "tea", *limits)


def test_wrong_arguments_are_refused() -> None:
    """With the errors that the rest of the library has for them."""
    with pytest.raises(InputError, match="text"):
        summarize_memory(None, "tea")  # type: ignore[arg-type]
    with pytest.raises(InputError, match="query"):
        summarize_memory("tea", b"tea")  # type: ignore[arg-type]
    with pytest.raises(ConfigError, match="tokenizer"):
        summarize_memory("tea", "tea", tokenizer="abacus")


def test_without_any_shared_word_the_first_sentence_is_chosen() -> None:
    """A query that says nothing falls back to the start."""
    text = "The guest came on a Monday. He slept. He asked for the green room."
    assert summarize_memory(text, "?", 1, 7) == "The guest came on a Monday."


@pytest.mark.parametrize("text", ["", " \n\t\r\n ", "\u2028\u3000", "\n" * 100_000])
def test_blank_texts_give_nothing(text: str) -> None:
    """There is nothing to remember in a blank text."""
    assert summarize_memory(text, "room") == ""


def test_repeated_sentences_do_not_crowd_out_others() -> None:
    """A line that was stored forty times is taken once before others lack room."""
    text = "\n".join(["The key is with Ines."] * 40 + ["Ask her for the key."] * 2)
    summary = summarize_memory(text, "who has the key", 3, 24)
    assert "Ask her for the key." in summary


def test_a_text_is_folded_as_each_of_its_characters() -> None:
    """However many are special: all of Unicode, alone and between its neighbours."""
    characters = [chr(code) for code in range(0x110000)]
    alone = [folded_for_match(character) for character in characters]
    size = REPLACED_AT_MOST // 2
    for step in (size, 5 * size):
        for start in range(0, 0x3000, step):
            few = "".join(characters[start : start + step])
            assert folded_for_match(few) == "".join(alone[start : start + step])
    for character in re.findall(f"[{FOLDED_FORMS}]", "".join(characters)):
        folded = alone[ord(character)]
        assert folded_for_match(folded) == folded.casefold() == folded


def test_the_digits_are_those_of_unicode() -> None:
    """In the version of this Python, all of them and nothing else."""
    characters = "".join(map(chr, range(0x110000)))
    assert re.findall(f"[{DIGITS}]", characters) == [*filter(str.isdigit, characters)]


@given(st.lists(encodable_texts(), min_size=1, max_size=5), texts())
@example(["It’s the “Heron” – pier 14…", "others"], "heron pier")
def test_printed_marks_change_no_value(parts: list[str], query: str) -> None:
    """No term holds one, so a text is searched without them, for less."""
    parts = [" ".join(it.split()) for it in parts]  # a part is a piece of one line
    terms = query_terms(query)
    assert not any(mark in term for term in terms.weights for mark in PRINTED_MARKS)
    assert not any(UNSEEN_MARK in term for term in terms.weights)
    bare = [
        "".join(UNSEEN_MARK if c in PRINTED_MARKS else c for c in it) for it in parts
    ]
    assert part_values(parts, terms) == part_values(bare, terms)
