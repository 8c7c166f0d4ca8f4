"""Exact counters by injection: wrappers for `count_tokens`, made when asked for.

Responsible for turning a function or a foreign tokenizer into a callable that counts
the tokens of a text, and for declaring which family's proved bound holds for it. It
stands beside the core, which never imports it and looks only for `tokenizer_family` on
a counter. It must not know budgets or prompts, and it imports no tokenizer package
until a counter of that package is asked for.
"""

from __future__ import annotations

import copy
import importlib
from collections.abc import Callable
from typing import Any

from .checks import RUST_PANIC, shown
from .errors import CallbackError, ConfigError
from .plain import without_surrogates
from .tokens import PROVED_TOKENIZERS, check_tokenizer

_TIKTOKEN_FAMILIES = {
    "o200k_base": "o200k",
    "o200k_harmony": "o200k",
    "cl100k_base": "cl100k",
    "gpt2": "gpt2",
    "r50k_base": "gpt2",
}
_ESTIMATE_ADVICE = (
    "Without it leave count_tokens out (the prompt is then fitted by bound or "
    "estimate), or pass a function of yours that takes a text and returns its tokens."
)


class DeclaredCounter:
    """A counter that says which family's bound holds for it.

    Calling it calls the wrapped function and changes nothing about the result. A panic
    of compiled code (tiktoken overflows its stack on a million blanks) is not an
    `Exception` and would end the program; it is raised as `CallbackError` instead.
    `tokenizer_family` is the declared family, or None. It can be pickled if the
    wrapped function can.
    """

    __slots__ = ("_count", "tokenizer_family")

    def __init__(
        self, count: Callable[[str], int], tokenizer_family: str | None
    ) -> None:
        self._count = count
        self.tokenizer_family = tokenizer_family

    def __call__(self, text: str) -> int:
        try:
            return self._count(text)
        except BaseException as error:
            if type(error).__name__ != RUST_PANIC:
                raise
            raise CallbackError(
                f"{self!r} panicked on a text of {len(text)} characters; it cannot "
                "count this text. Leave such text out, or take another counter.",
                callback="count_tokens",
            ) from error

    def __repr__(self) -> str:
        name = getattr(self._count, "__qualname__", None) or repr(self._count)
        return f"counter({name}, tokenizer={self.tokenizer_family!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return (DeclaredCounter, (self._count, self.tokenizer_family))


def counter(fn: Callable[[str], int], tokenizer: str | None = None) -> DeclaredCounter:
    """Wrap a function that counts tokens, and declare the family of its tokenizer.

    By `tokenizer` you promise that `fn(text)` is never more than
    `token_upper_bound(text, tokenizer)`. True of a tokenizer of that family that
    counts the text alone: no message frame, no begin or end token. In return the
    counter need not be called where the bound already proves that a prompt fits, which
    is most turns. A wrong promise makes the guarantee wrong, so leave it out when
    unsure: then the counter is called and decides.

    Raises `ConfigError` for something that cannot be called, an unknown family, and a
    family whose bound is not proved (`any`, `claude3`, `claude4_7`): such a bound must
    not stand in for a counter.
    """
    if not callable(fn):
        raise ConfigError(
            "A counter must be a function that takes a text and returns its tokens, "
            f"not {type(fn).__name__}."
        )
    if tokenizer is not None and check_tokenizer(tokenizer) not in PROVED_TOKENIZERS:
        raise ConfigError(
            f"tokenizer {shown(tokenizer)} has no proved bound to stand in for a "
            "counter. Leave tokenizer out: the counter is then called and decides."
        )
    return DeclaredCounter(fn, tokenizer)


def tiktoken_counter(encoding: str = "o200k_base") -> DeclaredCounter:
    """An exact counter for a tiktoken encoding (OpenAI's vocabularies).

    Text that spells a special token, such as `<|endoftext|>`, is counted as text, as
    the chat endpoints read it. `o200k_base`, `o200k_harmony`, `cl100k_base`, `gpt2`
    and `r50k_base` declare their family; other encodings declare none.

    tiktoken fetches a vocabulary over the network the first time, unless its cache
    (`TIKTOKEN_CACHE_DIR`) holds it. Raises `ConfigError` if the package is missing,
    the encoding unknown, or the vocabulary not to be had.
    """
    tiktoken = _optional_package("tiktoken")
    known = tiktoken.list_encoding_names()
    if encoding not in known:
        raise ConfigError(
            f"encoding {shown(encoding)} is not an encoding of tiktoken. "
            f"Known are: {', '.join(sorted(known))}."
        )
    try:
        loaded = tiktoken.get_encoding(encoding)
    except Exception as error:  # network, disk and checksum errors of several packages
        raise ConfigError(
            f"tiktoken could not load the vocabulary of {shown(encoding)} "
            f"({type(error).__name__}). It is downloaded on first use: fill the "
            f"directory in TIKTOKEN_CACHE_DIR beforehand. {_ESTIMATE_ADVICE}"
        ) from error
    return DeclaredCounter(_TiktokenCount(loaded), _TIKTOKEN_FAMILIES.get(encoding))


def huggingface_counter(tokenizer: Any, family: str | None = None) -> DeclaredCounter:
    """An exact counter for a loaded tokenizer of `tokenizers` or `transformers`.

    Counts the text alone: no special tokens are added, and truncation and padding that
    the tokenizer may have switched on are off in a copy; yours is not changed. Text
    that spells a special token counts as that one token, as such tokenizers read it.
    Lone surrogates, which these tokenizers refuse, are counted as U+FFFD.

    `family` declares whose proved bound holds, see `counter`: for example "qwen3" for a
    tokenizer of Qwen3. Raises `ConfigError` for an object that cannot encode (a name
    or path must be loaded first) and for a family without a proved bound.
    """
    if isinstance(tokenizer, str) or not callable(getattr(tokenizer, "encode", None)):
        raise ConfigError(
            "tokenizer must be a loaded tokenizer, not "
            f"{type(tokenizer).__name__}: for example "
            "tokenizers.Tokenizer.from_file('tokenizer.json') or "
            f"transformers.AutoTokenizer.from_pretrained('...'). {_ESTIMATE_ADVICE}"
        )
    if _is_fast_tokenizer(tokenizer):
        return counter(_FastTokenizerCount(_untruncated(tokenizer)), family)
    return counter(_TransformersCount(tokenizer), family)


class _TiktokenCount:
    """Counts with a tiktoken encoding; a class, so that it can be pickled and shown."""

    def __init__(self, encoding: Any) -> None:
        self._encoding = encoding

    def __call__(self, text: str) -> int:
        return len(self._encoding.encode_ordinary(text))

    def __repr__(self) -> str:
        return f"tiktoken {self._encoding.name}"


class _FastTokenizerCount:
    """Counts with a `tokenizers.Tokenizer`."""

    def __init__(self, tokenizer: Any) -> None:
        self._tokenizer = tokenizer

    def __call__(self, text: str) -> int:
        encoding = self._tokenizer.encode(
            without_surrogates(text), add_special_tokens=False
        )
        return len(encoding.ids)

    def __repr__(self) -> str:
        return "tokenizers.Tokenizer"


class _TransformersCount:
    """Counts with a tokenizer of `transformers`, fast or slow."""

    def __init__(self, tokenizer: Any) -> None:
        self._tokenizer = tokenizer

    def __call__(self, text: str) -> int:
        ids = self._tokenizer.encode(
            without_surrogates(text),
            add_special_tokens=False,
            truncation=False,
            padding=False,
            verbose=False,  # a long text is no reason for a warning here
        )
        return len(ids)

    def __repr__(self) -> str:
        return type(self._tokenizer).__name__


def _is_fast_tokenizer(tokenizer: Any) -> bool:
    return callable(getattr(tokenizer, "no_truncation", None))


def _untruncated(tokenizer: Any) -> Any:
    """The tokenizer, or a copy without truncation and padding if it has any."""
    if tokenizer.truncation is None and tokenizer.padding is None:
        return tokenizer
    duplicate = copy.deepcopy(tokenizer)
    duplicate.no_truncation()
    duplicate.no_padding()
    return duplicate


def _optional_package(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise ConfigError(
            f"The package {name!r} is not installed: pip install {name}. "
            f"{_ESTIMATE_ADVICE}"
        ) from error
