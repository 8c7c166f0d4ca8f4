"""Who takes part: name, distribution, how it may count, and its adapter."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from . import frameworks, small_peers
from .judge import Answer, Tokenizer
from .ours import own_answer
from .scenarios import Scenario

Adapter = Callable[[Scenario, Tokenizer, bool], Answer]


class Peer(NamedTuple):
    """One library. `takes_counter` says that an exact counter can be plugged in."""

    name: str
    distribution: str
    takes_counter: bool
    answer: Adapter


OURS = Peer("prompt_assemble", "prompt-assemble-safe", True, own_answer)

PEERS = (
    OURS,
    Peer("LangChain trim_messages", "langchain-core", True, frameworks.langchain),
    Peer("litellm trim_messages", "litellm", False, frameworks.litellm),
    Peer(
        "LlamaIndex ChatMemoryBuffer",
        "llama-index-core",
        False,
        frameworks.llama_index_buffer,
    ),
    Peer("LlamaIndex Memory", "llama-index-core", False, frameworks.llama_index_blocks),
    Peer("Haystack SlidingWindow", "haystack-ai", True, frameworks.haystack),
    Peer("Prompt Poet", "prompt-poet", False, frameworks.prompt_poet),
    Peer("agentfit", "agentfit-py", True, small_peers.agentfit),
    Peer("astromesh-context", "astromesh-context", True, small_peers.astromesh),
    Peer("chatfit", "chatfit", False, small_peers.chatfit),
    Peer(
        "context-window-packer",
        "context-window-packer-py",
        True,
        small_peers.context_window_packer,
    ),
    Peer("contextcram", "contextcram", True, small_peers.contextcram),
    Peer("contextkit", "cendor-contextkit", False, small_peers.contextkit),
    Peer("contexttrim", "contexttrim", True, small_peers.contexttrim),
    Peer("convopack", "convopack", True, small_peers.convopack),
    Peer("ctx-compact", "ctx-compact", True, small_peers.ctx_compact),
    Peer("ctxbudgeter", "ctxbudgeter", False, small_peers.ctxbudgeter),
    Peer("ctxfit", "ctxfit", True, small_peers.ctxfit),
    Peer("cutctx", "cutctx", True, small_peers.cutctx),
    Peer("effimemo", "effimemo", False, small_peers.effimemo),
    Peer("galet-prompt-builder", "galet-prompt-builder", True, small_peers.galet),
    Peer(
        "llm-context-budget",
        "llm-context-budget",
        True,
        small_peers.llm_context_budget,
    ),
    Peer("llm-ctxpack", "llm-ctxpack", False, small_peers.llm_ctxpack),
    Peer("priompt", "priompt", False, small_peers.priompt),
    Peer(
        "prompt-token-trim",
        "prompt-token-trim-py",
        False,
        small_peers.prompt_token_trim,
    ),
    Peer("promptbudget", "promptbudget", True, small_peers.promptbudget),
    Peer("token-overflow", "token-overflow", False, small_peers.token_overflow),
    Peer("tokentrim", "tokentrim", False, small_peers.tokentrim),
)
