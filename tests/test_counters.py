"""Exact counters: what they declare, what they count, and how they fail.

Foreign packages are played by stand-ins, so that nothing needs to be installed; the
tests at the end use the real packages where they are.
"""

from __future__ import annotations

import pickle
import sys
from types import ModuleType
from typing import Any

import pytest

from prompt_assemble.counters import (
    DeclaredCounter,
    counter,
    huggingface_counter,
    tiktoken_counter,
)
from prompt_assemble.errors import CallbackError, ConfigError
from prompt_assemble.tokens import PROVED_TOKENIZERS, token_upper_bound


def count_words(text: str) -> int:
    return len(text.split())


class FakeEncoding:
    """A tiktoken encoding: one token for each byte."""

    def __init__(self, name: str) -> None:
        self.name = name

    def encode_ordinary(self, text: str) -> list[int]:
        return list(text.encode("utf-8", "replace"))

    def encode(self, text: str) -> list[int]:
        raise ValueError("disallowed special token")


class FakeIds:
    def __init__(self, ids: list[int]) -> None:
        self.ids = ids


class FakeFastTokenizer:
    """A `tokenizers.Tokenizer` that may truncate, and never adds what is not asked."""

    def __init__(self, truncation: int | None = None, padding: int | None = None):
        self.truncation = truncation
        self.padding = padding

    def no_truncation(self) -> None:
        self.truncation = None

    def no_padding(self) -> None:
        self.padding = None

    def encode(self, text: str, add_special_tokens: bool = True) -> FakeIds:
        ids = list(text.encode("utf-8"))
        ids = ids[: self.truncation]
        ids += [0] * ((self.padding or 0) - len(ids))
        return FakeIds([1, *ids, 2] if add_special_tokens else ids)


class FakeTransformersTokenizer:
    """A tokenizer of transformers: ids come as a plain list."""

    def encode(self, text: str, **options: Any) -> list[int]:
        assert options == {
            "add_special_tokens": False,
            "truncation": False,
            "padding": False,
            "verbose": False,
        }
        return list(text.encode("utf-8"))


def fake_tiktoken(monkeypatch: pytest.MonkeyPatch, error: Exception | None) -> None:
    module: Any = ModuleType("tiktoken")
    module.list_encoding_names = lambda: ["o200k_base", "o200k_harmony", "p50k_base"]

    def get_encoding(name: str) -> FakeEncoding:
        if error is not None:
            raise error
        return FakeEncoding(name)

    module.get_encoding = get_encoding
    monkeypatch.setitem(sys.modules, "tiktoken", module)


def test_a_counter_counts_and_declares_nothing_by_itself() -> None:
    counted = counter(count_words)
    assert counted("three short words") == 3
    assert counted.tokenizer_family is None
    assert isinstance(counted, DeclaredCounter)


@pytest.mark.parametrize("family", sorted(PROVED_TOKENIZERS))
def test_a_counter_declares_a_family_with_a_proved_bound(family: str) -> None:
    assert counter(count_words, tokenizer=family).tokenizer_family == family


@pytest.mark.parametrize("family", ["any", "claude3", "claude4_7"])
def test_a_bound_that_is_not_proved_cannot_stand_in(family: str) -> None:
    with pytest.raises(ConfigError, match="no proved bound"):
        counter(count_words, tokenizer=family)


def test_an_unknown_family_is_refused() -> None:
    with pytest.raises(ConfigError, match="gpt-4o.*o200k"):
        counter(count_words, tokenizer="gpt-4o")


@pytest.mark.parametrize("function", [None, 4, "o200k_base"])
def test_what_cannot_be_called_is_refused(function: Any) -> None:
    with pytest.raises(ConfigError, match=type(function).__name__):
        counter(function)


def test_a_counter_can_be_pickled_and_shown() -> None:
    counted = counter(count_words, tokenizer="qwen3")
    copied = pickle.loads(pickle.dumps(counted))
    assert copied("two words") == 2
    assert copied.tokenizer_family == "qwen3"
    assert repr(counted) == "counter(count_words, tokenizer='qwen3')"
    assert repr(counter(len)) == "counter(len, tokenizer=None)"


def test_a_result_and_an_error_of_the_function_pass_through() -> None:
    def nonsense(text: str) -> Any:
        return -1.5

    def broken(text: str) -> int:
        raise RuntimeError("of the caller")

    assert counter(nonsense)("x") == -1.5
    with pytest.raises(RuntimeError):
        counter(broken)("x")


def test_a_panic_of_compiled_code_becomes_an_error() -> None:
    """Rust panics arrive as a `BaseException`, which no caller catches."""

    class PanicException(BaseException):
        pass

    def panics(text: str) -> int:
        raise PanicException("secret text")

    with pytest.raises(CallbackError, match="panicked on a text of 11") as caught:
        counter(panics)("secret text")
    assert caught.value.callback == "count_tokens"
    assert "secret" not in str(caught.value)


def test_an_interrupt_passes_through() -> None:
    def interrupted(text: str) -> int:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        counter(interrupted)("x")


@pytest.mark.parametrize(
    ("encoding", "family"),
    [("o200k_base", "o200k"), ("o200k_harmony", "o200k"), ("p50k_base", None)],
)
def test_tiktoken(
    monkeypatch: pytest.MonkeyPatch, encoding: str, family: str | None
) -> None:
    fake_tiktoken(monkeypatch, None)
    counted = tiktoken_counter(encoding)
    assert counted("<|endoftext|>") == 13
    assert counted.tokenizer_family == family
    assert encoding in repr(counted)


def test_tiktoken_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tiktoken", None)
    with pytest.raises(ConfigError) as caught:
        tiktoken_counter()
    message = str(caught.value)
    assert "pip install tiktoken" in message
    assert "estimate" in message and "count_tokens" in message


def test_tiktoken_does_not_know_the_encoding(monkeypatch: pytest.MonkeyPatch) -> None:
    fake_tiktoken(monkeypatch, None)
    with pytest.raises(ConfigError, match="'gpt-4o'.*o200k_base, o200k_harmony"):
        tiktoken_counter("gpt-4o")


def test_tiktoken_cannot_download(monkeypatch: pytest.MonkeyPatch) -> None:
    fake_tiktoken(monkeypatch, ConnectionError("host and path of the vocabulary"))
    with pytest.raises(ConfigError) as caught:
        tiktoken_counter()
    message = str(caught.value)
    assert "ConnectionError" in message and "TIKTOKEN_CACHE_DIR" in message
    assert "host and path" not in message
    assert isinstance(caught.value.__cause__, ConnectionError)


def test_a_fast_tokenizer_counts_the_text_alone() -> None:
    counted = huggingface_counter(FakeFastTokenizer(), family="qwen3")
    assert counted("<|im_end|>") == 10
    assert counted.tokenizer_family == "qwen3"
    assert repr(counted) == "counter(tokenizers.Tokenizer, tokenizer='qwen3')"


def test_truncation_and_padding_are_off_in_a_copy() -> None:
    tokenizer = FakeFastTokenizer(truncation=4, padding=8)
    counted = huggingface_counter(tokenizer)
    assert counted("a text of 20 letters") == 20
    assert counted("ab") == 2
    assert (tokenizer.truncation, tokenizer.padding) == (4, 8)


@pytest.mark.parametrize(
    "tokenizer", [FakeFastTokenizer(), FakeTransformersTokenizer()]
)
def test_lone_surrogates_are_counted(tokenizer: Any) -> None:
    counted = huggingface_counter(tokenizer)
    assert counted("a\ud800b") == 5
    assert counted("é漢") == 5


def test_a_tokenizer_of_transformers() -> None:
    counted = huggingface_counter(FakeTransformersTokenizer())
    assert counted("four") == 4
    assert counted.tokenizer_family is None
    assert "FakeTransformersTokenizer" in repr(counted)


@pytest.mark.parametrize("tokenizer", [None, "Qwen/Qwen3-8B", object(), 7])
def test_a_name_must_be_loaded_first(tokenizer: Any) -> None:
    with pytest.raises(ConfigError) as caught:
        huggingface_counter(tokenizer)
    assert type(tokenizer).__name__ in str(caught.value)
    assert "from_file" in str(caught.value)


def test_a_wrong_family_of_a_tokenizer_is_refused() -> None:
    with pytest.raises(ConfigError, match="claude4_7"):
        huggingface_counter(FakeFastTokenizer(), family="claude4_7")


def real_byte_tokenizer() -> Any:
    """A byte-level tokenizer without merges, made in memory."""
    package: Any = pytest.importorskip(
        "tokenizers", reason="the package tokenizers is not installed"
    )
    alphabet = sorted(package.pre_tokenizers.ByteLevel.alphabet())
    vocabulary = {char: number for number, char in enumerate(alphabet)}
    tokenizer = package.Tokenizer(package.models.BPE(vocab=vocabulary, merges=[]))
    tokenizer.pre_tokenizer = package.pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.add_special_tokens(["<|endoftext|>"])
    return tokenizer


def test_the_real_tokenizers_package() -> None:
    tokenizer = real_byte_tokenizer()
    tokenizer.enable_truncation(4)
    tokenizer.enable_padding(length=50)
    counted = huggingface_counter(tokenizer, family="llama3")
    for text in ("hello world", "é漢🚢", "a\ud800b", "", " \n\t"):
        assert counted(text) == token_upper_bound(text, "llama3")
    assert counted("<|endoftext|>") == 1
    assert tokenizer.truncation is not None
    assert pickle.loads(pickle.dumps(counted))("hello") == 5


@pytest.mark.parametrize("encoding", ["o200k_base", "cl100k_base", "gpt2"])
def test_the_real_tiktoken_package(encoding: str) -> None:
    pytest.importorskip("tiktoken", reason="the package tiktoken is not installed")
    try:
        counted = tiktoken_counter(encoding)
    except ConfigError as error:
        pytest.skip(f"the vocabulary of tiktoken is not at hand: {error}")
    family = counted.tokenizer_family
    assert family is not None
    for text in ("hello <|endoftext|> world", "é漢🚢", "a\ud800b", ""):
        assert counted(text) <= token_upper_bound(text, family)
