"""Tests of a copy as a whole: finds it, and tries the promises with many settings.

A copy has modules and classes of its own, so it is only used through its public names.
Beside the core.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from .errors import InputError
from .testing_promises import Setting
from .testing_search import try_promises
from .testing_strategies import counters

if TYPE_CHECKING:
    from hypothesis.strategies import DrawFn, SearchStrategy


def load_copy(source: str) -> ModuleType:
    """Import a copy: the path of a file or a folder, or the name of a module.

    `InputError` if there is none, or if it lacks the names that make a copy.
    """
    path = Path(source)
    is_path = path.suffix == ".py" or path.is_dir()
    try:
        copy = _load_path(path.resolve()) if is_path else import_module(source)
    except Exception as error:
        raise InputError(
            f"{source} cannot be imported: {type(error).__name__} ({error})"
        ) from error
    missing = [
        name
        for name in ("__version__", "PromptAssembler", "PromptConfig", "message_text")
        if not hasattr(copy, name)
    ]
    if missing:
        raise InputError(f"{source} is no copy of prompt_assemble: no {missing[0]}")
    return copy


def verify_copy(copy: ModuleType, examples: int) -> None:
    """Try P1 to P8 on a copy, with settings that nobody chose.

    Prints the first counter-example in words and raises it as `PromiseBrokenError`.
    """
    try_promises(lambda: settings_of(copy), None, examples)


def library_of(assembler: Any) -> ModuleType:
    """The module with the public names that belong to an assembler: package or file."""
    for kind in type(assembler).__mro__:
        module = sys.modules.get(kind.__module__)
        if kind.__name__ == "PromptAssembler" and module is not None:
            if hasattr(module, "__version__"):
                return module
            return import_module(kind.__module__.rpartition(".")[0])
    raise InputError(
        f"assembler must be a PromptAssembler, got a {type(assembler).__name__}"
    )


def settings_of(copy: ModuleType) -> SearchStrategy[Setting]:
    """Assemblers of a copy, from windows that hold next to nothing upwards."""
    from hypothesis import strategies as st

    windows = st.integers(60, 900) | st.integers(900, 9_000) | st.just(204_000)
    counting = st.none() | counters()
    # Made here once: hypothesis looks through each new strategy before it draws.
    fields: dict[str, SearchStrategy[Any]] = {
        "safety_ratio": st.sampled_from((0.5, 0.85, 1.0)),
        "tokens_per_message": st.sampled_from((0, 3, 8)),
        "tokens_per_request": st.sampled_from((0, 3)),
        "tokens_per_argument": st.sampled_from((8, 0)),
        "tool_results_in_json": st.booleans(),
        "tokenizer": st.sampled_from((None, "any", "o200k", "minimax_m2")),
        "recent_messages": st.integers(0, 6),
        "memory_top_k": st.sampled_from((3, 1, 5, 0)),
        "memory_max_lines": st.integers(1, 4),
        "memory_max_tokens": st.sampled_from((5, 40, 256)),
        "memory_notice": st.sampled_from((None, "[left out]")),
    }

    @st.composite
    def setting(draw: DrawFn) -> Setting:
        window = draw(windows)
        config = copy.PromptConfig(
            context_window=window,
            reserved_output_tokens=draw(st.integers(0, window // 3)),
            **{name: draw(values) for name, values in fields.items()},
        )
        counter = draw(counting)
        return Setting(copy, copy.PromptAssembler(config, count_tokens=counter))

    return setting()


def _load_path(path: Path) -> ModuleType:
    file = path / "__init__.py" if path.is_dir() else path
    folder = [str(path)] if path.is_dir() else None
    name = f"copy_of_{path.stem}"
    spec = spec_from_file_location(name, file, submodule_search_locations=folder)
    if spec is None or spec.loader is None:
        raise ImportError("no module")
    module = module_from_spec(spec)
    for loaded in [it for it in sys.modules if it.partition(".")[0] == name]:
        del sys.modules[loaded]  # of another copy of this name
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
