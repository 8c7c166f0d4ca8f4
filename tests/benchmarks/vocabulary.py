"""Where tiktoken finds its vocabularies without a network.

Responsible for that alone: some installed packages bring the files along.
"""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path

CL100K_FILE = "9b5ad71b2ce5302211f9c61530b329a4922fc6a4"
"""Name under which tiktoken keeps cl100k_base in a folder of vocabularies."""

FOLDERS = (
    ("litellm", "litellm_core_utils/tokenizers"),
    ("llama_index", "core/_static/tiktoken_cache"),
)


def use_installed_vocabulary(given: Path | None = None) -> Path | None:
    """Let tiktoken, and the copy of it inside litellm, read an installed folder.

    Returns the folder, the one `given` or the first of an installed package, or None.
    """
    folder = given or _installed()
    if folder is not None:
        os.environ["TIKTOKEN_CACHE_DIR"] = str(folder)
        os.environ["CUSTOM_TIKTOKEN_CACHE_DIR"] = str(folder)
    return folder


def _installed() -> Path | None:
    for package, inner in FOLDERS:
        spec = find_spec(package)
        for root in (spec and spec.submodule_search_locations) or ():
            if (Path(root) / inner / CL100K_FILE).is_file():
                return Path(root) / inner
    return None
