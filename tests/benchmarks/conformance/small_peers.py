"""The small packages of the same kind in the scenarios.

Responsible for calling them as their documentation shows, not for judging. Nothing is
imported before it is asked; a package that is not installed raises
`ModuleNotFoundError`. `exact` plugs the judge's tokenizer in and takes the strictest
settings there are.
"""

from __future__ import annotations

import asyncio
import json
from importlib import import_module
from types import SimpleNamespace
from typing import Any

from .judge import Answer, Tokenizer
from .scenarios import Messages, Scenario


def contextcram(scenario: Scenario, tokenizer: Tokenizer, exact: bool) -> Answer:
    """contextcram: required, droppable and trimmed pieces of one text."""
    package = import_module("contextcram")
    counter = package.CallableTokenizer(tokenizer.text) if exact else None
    packer = package.Packer(budget=scenario.budget, tokenizer=counter)
    packer.add(scenario.system, priority="required", name="system")
    for at, text in enumerate(scenario.memories):
        packer.add(text, priority=10 - at, strategy="drop", name=f"memory{at}")
    turns = [f"{role}: {text}" for role, text in scenario.turns()]
    packer.add(turns, priority="high", strategy="trim", name="history")
    packer.add(scenario.user, priority="required", name="user")
    return Answer(text=packer.fit().text, fits=True)


def chatfit(scenario: Scenario, tokenizer: Tokenizer, exact: bool) -> Answer:
    """chatfit, which brings a counter of its own."""
    found = import_module("chatfit").fit(
        scenario.messages(), max_tokens=scenario.budget, model="gpt-4"
    )
    return Answer(found.messages, fits=found.tokens_after <= found.max_tokens)


def convopack(scenario: Scenario, tokenizer: Tokenizer, exact: bool) -> Answer:
    """convopack with system prompt and question pinned."""
    package = import_module("convopack")
    openai = import_module("convopack.providers.openai")
    packer = package.Packer(
        budget=scenario.budget,
        tokenizer="tiktoken:gpt-4" if exact else "approx",
        pin=("system", "last_user"),
        strategy=package.Recency(min_keep=0) if exact else package.Recency(),
    )
    found = packer.pack(openai.from_openai(scenario.messages()))
    return Answer(openai.to_openai(found.kept), fits=found.token_count <= found.budget)


def contexttrim(scenario: Scenario, tokenizer: Tokenizer, exact: bool) -> Answer:
    """contexttrim, weighed by importance, or by role where it counts exactly."""
    package = import_module("contexttrim")
    strategies = import_module("contexttrim.strategies")
    manager = package.ContextManager(
        scenario.budget,
        strategies.RoleWeighted() if exact else strategies.ImportanceWeighted(),
        token_counter=tokenizer.message if exact else None,
    )
    manager.extend(scenario.messages())
    return Answer(manager.fit(), fits=manager.last_fit_report().fits)


def _memories_last(scenario: Scenario) -> Messages:
    """The chat with a priority that lets memories go first."""
    messages, memories = scenario.messages(), len(scenario.memories)
    for at, message in enumerate(messages):
        message["priority"] = 0 if 1 <= at <= memories else 1 + at
    return messages


def agentfit(scenario: Scenario, tokenizer: Tokenizer, exact: bool) -> Answer:
    """agentfit by priority, the question preserved."""
    found = import_module("agentfit").fit(
        _memories_last(scenario),
        max_tokens=scenario.budget,
        tokenizer=tokenizer.text if exact else None,
        preserve_last_n=1,
        strategy="priority",
    )
    return Answer(found.messages, fits=found.fit)


def context_window_packer(
    scenario: Scenario, tokenizer: Tokenizer, exact: bool
) -> Answer:
    """context-window-packer: scored chunks of text."""
    rows = [(scenario.system, 100.0)]
    rows += [(text, 1 - at / 10) for at, text in enumerate(scenario.memories)]
    rows += [(text, 10 + at / 100) for at, (_, text) in enumerate(scenario.turns())]
    rows.append((scenario.user, 101.0))
    chunks: list[dict[str, Any]] = [
        {"id": at, "text": text, "score": score}
        for at, (text, score) in enumerate(rows)
    ]
    if exact:
        for chunk in chunks:
            chunk["tokens"] = tokenizer.text(chunk["text"])
    found = import_module("context_window_packer").pack(chunks, scenario.budget)
    kept = sorted(found.chunks, key=lambda chunk: chunk["id"])
    return Answer(text="\n".join(chunk["text"] for chunk in kept))


def contextkit(scenario: Scenario, tokenizer: Tokenizer, exact: bool) -> Answer:
    """cendor-contextkit: pinned blocks and blocks that may go."""
    package = import_module("cendor.contextkit")
    block = package.Block
    context = package.Context(budget_tokens=scenario.budget, model="gpt-4")
    context.add(block(scenario.system, role="system", pin=True, priority=100))
    for at, text in enumerate(scenario.memories):
        context.add(block(text, role="system", priority=3 - at, evict="drop_oldest"))
    history = scenario.own_history()
    context.add(block(messages=history, priority=50, evict="drop_oldest"))
    context.add(block(scenario.user, role="user", pin=True, priority=99))
    return Answer(context.assemble(), fits=True)


def ctx_compact(scenario: Scenario, tokenizer: Tokenizer, exact: bool) -> Answer:
    """ctx-compact with head and tail kept."""
    found = import_module("ctx_compact").compact(
        scenario.messages(),
        max_tokens=scenario.budget,
        keep_head=1,
        keep_tail=1,
        count_tokens=tokenizer.message if exact else None,
    )
    return Answer(found.messages, fits=found.fits)


def cutctx(scenario: Scenario, tokenizer: Tokenizer, exact: bool) -> Answer:
    """cutctx: the oldest turns are dropped; its model holds one tool id a turn."""
    package = import_module("cutctx")
    estimate = package.CharRatioEstimator().estimate_tokens
    messages = scenario.messages()
    turns, by_id = [], {}
    for at, message in enumerate(messages):
        calls = message.get("tool_calls") or []
        text = message["content"] or json.dumps(calls)
        call_id = calls[0]["id"] if len(calls) == 1 else message.get("tool_call_id")
        by_id[f"t{at}"] = message
        turns.append(
            package.TranscriptTurn(
                f"t{at}",
                package.Role(message["role"]),
                text,
                tokenizer.message(message) if exact else estimate(text),
                tool_call_id=call_id,
                pinned=at in (0, len(messages) - 1),
            )
        )
    transcript = package.Transcript(tuple(turns))
    budget = package.CompactionBudget(scenario.budget, protected_recent_turns=1)
    plan = package.DropOldestPolicy().decide(transcript, budget)
    view = package.CompactionExecutor().apply(transcript, plan)
    kept = [by_id[name] for name in view.transcript.turn_ids()]
    return Answer(kept, fits=not plan.budget_unmet)


class _TextCounter:
    """A tokenizer as an object with `count`, as some packages want it."""

    def __init__(self, tokenizer: Tokenizer) -> None:
        self.tokenizer = tokenizer

    def count(self, text: str) -> int:
        """Tokens of a text."""
        return self.tokenizer.text(text)


def astromesh(scenario: Scenario, tokenizer: Tokenizer, exact: bool) -> Answer:
    """astromesh-context; it does not count the query, so exact takes it off before."""
    package = import_module("astromesh_context")

    def memories(query: str, context: object) -> list[Any]:
        return [
            package.ContextItem(
                id=f"memory{at}",
                content=text,
                source="memory",
                kind="memory",
                stability="volatile",
                score=1 - at / 10,
            )
            for at, text in enumerate(scenario.memories)
        ]

    question = tokenizer.message({"role": "user", "content": scenario.user})
    engine = package.ContextEngine(
        [
            package.StaticSource(scenario.system, pinned=True),
            package.SourceConfig(
                package.CallableSource(memories, name="memory"), weight=0.5
            ),
            package.HistorySource(scenario.own_history()),
        ],
        budget=scenario.budget - (question if exact else 0),
        tokenizer=_TextCounter(tokenizer) if exact else None,
    )
    window = asyncio.run(engine.build(scenario.user))
    return Answer(window.to_messages(), fits=window.tokens_used <= window.budget)


def ctxbudgeter(scenario: Scenario, tokenizer: Tokenizer, exact: bool) -> Answer:
    """ctxbudgeter: required and prioritised items."""
    package = import_module("ctxbudgeter").ContextPack(
        model="gpt-4", token_budget=scenario.budget, reserved_output_tokens=0
    )

    def add(name: str, text: str, kind: str, priority: int, required: bool) -> None:
        package.add(
            name=name, content=text, kind=kind, priority=priority, required=required
        )

    add("system", scenario.system, "system", 100, True)
    for at, text in enumerate(scenario.memories):
        add(f"memory{at}", text, "memory", 10 - at, False)
    kinds = {"user": "user_message", "assistant": "assistant_message"}
    for at, (role, text) in enumerate(scenario.turns()):
        kind = kinds.get(role, "tool_result")
        add(f"turn{at}", text, kind, min(99, 40 + at), False)
    add("user", scenario.user, "user_message", 100, True)
    found = package.compile()
    fits = found.used_tokens <= found.available_tokens
    return Answer(found.to_openai_messages(), fits=fits)


def promptbudget(scenario: Scenario, tokenizer: Tokenizer, exact: bool) -> Answer:
    """promptbudget's `pack_chat`."""
    package = import_module("promptbudget")
    history = scenario.own_history()
    if exact:
        history = [{"role": role, "content": text} for role, text in scenario.turns()]
    found = package.pack_chat(
        [*history, {"role": "user", "content": scenario.user}],
        scenario.budget,
        system=scenario.system,
        context=[
            package.Message("user", text, score=1 - at / 10)
            for at, text in enumerate(scenario.memories)
        ],
        tokenizer=tokenizer.text if exact else None,
        tokens_per_message=4,
    )
    return Answer(found.to_openai(), fits=True)


def llm_context_budget(scenario: Scenario, tokenizer: Tokenizer, exact: bool) -> Answer:
    """llm-context-budget; where it counts exactly, memories are turns that may go."""
    package = import_module("context_budget")
    memories = list(scenario.memories)
    found = package.pack_messages(
        scenario.messages()[1 if exact else 1 + len(memories) :],
        context_tokens=scenario.budget,
        response_reserve=0,
        recent_window=1_000,
        estimate_tokens=tokenizer.text if exact else package.estimate_tokens,
        system_blocks=[scenario.system, *([] if exact else memories)],
    )
    return Answer(found.messages, fits=found.fits)


def llm_ctxpack(scenario: Scenario, tokenizer: Tokenizer, exact: bool) -> Answer:
    """llm-ctxpack: scored items, none of them truncated."""
    package = import_module("llm_ctxpack")
    rows = [("system", scenario.system, 100.0)]
    rows += [(f"m{at}", text, 1 - at / 10) for at, text in enumerate(scenario.memories)]
    rows += [
        (f"h{at}", text, 10 + at / 100) for at, (_, text) in enumerate(scenario.turns())
    ]
    rows.append(("user", scenario.user, 99.0))
    items = [
        package.ContextItem(name, text, score, truncatable=False)
        for name, text, score in rows
    ]
    return Answer(text=package.pack(items, budget=scenario.budget).render())


def ctxfit(scenario: Scenario, tokenizer: Tokenizer, exact: bool) -> Answer:
    """ctxfit with memories as retrieved sections and the question pinned."""
    messages = scenario.messages()
    for message in messages[1 : 1 + len(scenario.memories)]:
        message["section"] = "retrieved"
    messages[-1]["pinned"] = True
    kept, report = import_module("ctxfit").fit(
        messages,
        total_budget=scenario.budget,
        aggressive=True,
        flavor="openai",
        estimator="tiktoken" if exact else "heuristic",
    )
    return Answer(kept, fits=report.total_after <= scenario.budget)


def prompt_token_trim(scenario: Scenario, tokenizer: Tokenizer, exact: bool) -> Answer:
    """prompt-token-trim by priority."""
    trim = import_module("prompt_token_trim").trim
    return Answer(trim(_memories_last(scenario), scenario.budget).messages)


def tokentrim(scenario: Scenario, tokenizer: Tokenizer, exact: bool) -> Answer:
    """tokentrim with the system message apart."""
    package = import_module("tokentrim")
    trim = getattr(package, "trim", None) or package.tokentrim.trim
    kept = trim(
        scenario.messages()[1:],
        model="gpt-4",
        system_message=scenario.system,
        max_tokens=scenario.budget,
    )
    return Answer(kept)


def token_overflow(scenario: Scenario, tokenizer: Tokenizer, exact: bool) -> Answer:
    """token-overflow's guard."""
    package = import_module("token_overflow")
    guard = package.TokenGuard(model="gpt-4", max_tokens=scenario.budget, reserve=0)
    return Answer(guard.safe(scenario.messages()))


def priompt(scenario: Scenario, tokenizer: Tokenizer, exact: bool) -> Answer:
    """The Python port of Priompt: scopes with priorities."""
    package = import_module("priompt")
    speakers = {"user": package.UserMessage}
    turns = scenario.turns()

    def chat() -> list[Any]:
        memories = [
            package.Scope(package.UserMessage(text), prel=-1_000 - at)
            for at, text in enumerate(scenario.memories)
        ]
        history = [
            package.Scope(
                speakers.get(role, package.AssistantMessage)(text), prel=at - len(turns)
            )
            for at, (role, text) in enumerate(turns)
        ]
        opening = package.SystemMessage(scenario.system)
        return [opening, *memories, *history, package.UserMessage(scenario.user)]

    options = {"token_limit": scenario.budget, "tokenizer": package.CL100KTokenizer}
    prompt = package.render(package.component(chat)(), options)["prompt"]
    messages = prompt["messages"] if isinstance(prompt, dict) else prompt
    return Answer(
        [{"role": row["role"], "content": _joined(row["content"])} for row in messages]
    )


def _joined(content: Any) -> str:
    if isinstance(content, str):
        return content
    return "".join(it if isinstance(it, str) else it.get("text", "") for it in content)


def effimemo(scenario: Scenario, tokenizer: Tokenizer, exact: bool) -> Answer:
    """effimemo's context manager, the last messages kept."""
    manager = import_module("effimemo").ContextManager(
        max_tokens=scenario.budget, model_name="gpt-4", strategy="last"
    )
    return Answer(manager.compress(scenario.messages()))


def galet(scenario: Scenario, tokenizer: Tokenizer, exact: bool) -> Answer:
    """galet-prompt-builder over memories and events of our own making."""
    package = import_module("galet_prompt_builder")
    events = [
        SimpleNamespace(
            event_id=f"e{at}", kind="message", role=role, content=text, metadata={}
        )
        for at, (role, text) in enumerate(scenario.turns())
    ]
    documents = [
        SimpleNamespace(
            title=f"m{at}",
            tags=(),
            snippet=text,
            source_id=f"m{at}",
            score=0.9 - at / 10,
        )
        for at, text in enumerate(scenario.memories)
    ]
    compiler = package.PromptCompiler(
        episodic_memory=SimpleNamespace(
            get_recent_events=lambda **asked: SimpleNamespace(
                events=events[-asked["count"] :]
            ),
            get_active_snapshot=lambda **asked: SimpleNamespace(events=[]),
        ),
        semantic_memory=SimpleNamespace(
            recall=lambda request: SimpleNamespace(documents=documents, metadata={})
        ),
        token_counter=_TextCounter(tokenizer) if exact else None,
    )
    budget = scenario.budget
    found = compiler.compile(
        package.PromptRequest(
            account_name="scenario",
            current_input=scenario.user,
            system_instructions=[scenario.system],
            conversation_id="scenario",
        ),
        package.PromptBudgets(budget, 0, budget, 0, budget),
        package.PromptLimits(
            *(budget,) * 5, maximum_events=100, maximum_semantic_documents=3
        ),
    )
    return Answer([it.as_provider_message() for it in found.messages], fits=True)
