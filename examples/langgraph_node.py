"""A LangGraph agent whose model node sends no more than fits.

    python -m pip install langgraph langchain-openai
    python examples/langgraph_node.py

The graph's state keeps the whole conversation; the node fits a copy of it into the
budget before each call of the model, in the place of LangChain's `trim_messages`. What
was recalled goes into that copy only, never into the state. It talks to a stand-in on
this machine, which checks each request against the types of OpenAI's SDK.

It prints:

    sent 1 of 1 messages, memory: kept
    sent 3 of 3 messages, memory: kept
    The state holds 4 messages, the last one says: Crime novels, in paperback.
    sent 22 of 101 messages, memory: kept
    The state holds 102 messages, the last one says: With pleasure.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from langchain_core.messages import AIMessage, AnyMessage, HumanMessage
from langchain_core.tools import tool
from langchain_openai import ChatOpenAI
from langgraph.graph import START, MessagesState, StateGraph
from langgraph.prebuilt import ToolNode, tools_condition
from langgraph.store.memory import InMemoryStore
from stand_in import in_turn, openai_problems, openai_reply, stand_in

from prompt_assemble import PromptAssembler, PromptConfig
from prompt_assemble.media import tool_tokens

SYSTEM = "You are the assistant of a small bookshop. Answer briefly."


@tool
def in_stock(title: str) -> int:
    """How many copies of a title are in the shop."""
    return 3


def model_node(
    model: Any, assembler: PromptAssembler, store: InMemoryStore
) -> Callable[[MessagesState], dict[str, list[AnyMessage]]]:
    """The node: what came in, fitted, with what the store knows about Mara."""

    def search(query: str, top_k: int) -> list[Any]:
        return store.search(("memories", "mara"), query=query, limit=top_k)

    def call_model(state: MessagesState) -> dict[str, list[AnyMessage]]:
        prompt = assembler.fit_messages(
            state["messages"], search, system_prompt=SYSTEM, memory="always"
        )
        sent, held = len(prompt.messages) - 1, len(state["messages"])
        print(f"sent {sent} of {held} messages, memory: {prompt.report.memory_status}")
        return {"messages": [model.invoke(prompt.messages)]}

    return call_model


def graph_of(node: Any) -> Any:
    """A model and its tools, in turn until the model calls none."""
    graph = StateGraph(MessagesState)
    graph.add_node("model", node)
    graph.add_node("tools", ToolNode([in_stock]))
    graph.add_edge(START, "model")
    graph.add_conditional_edges("model", tools_condition)
    graph.add_edge("tools", "model")
    return graph.compile()


def earlier_turn() -> list[AnyMessage]:
    """Two messages of an earlier conversation."""
    return [HumanMessage("Is the shop open?"), AIMessage("Until six, every day.")]


def main() -> None:
    """Two turns with a stand-in for the model: a short history, and a long one."""
    function = {"name": "in_stock", "arguments": '{"title": "The Red House"}'}
    call = {"id": "c1", "type": "function", "function": function}
    answers = in_turn(
        openai_reply(None, call),
        openai_reply("Crime novels, in paperback."),
        openai_reply("With pleasure."),
    )
    store = InMemoryStore()
    note = {"text": "Mara prefers paperbacks.", "kind": "preference"}
    store.put(("memories", "mara"), "m1", note)
    window = PromptConfig(context_window=2_000, tokenizer="o200k")
    with stand_in(answers, openai_problems) as server:
        model = ChatOpenAI(
            model="gpt-5.4", api_key="none", base_url=server.address, max_retries=0
        ).bind_tools([in_stock])
        cost = tool_tokens(model.kwargs["tools"], lambda text: len(text.encode()))
        assembler = PromptAssembler(window.replace(overhead_tokens=cost))
        agent = graph_of(model_node(model, assembler, store))
        for turns in (0, 50):
            history = [message for _ in range(turns) for message in earlier_turn()]
            history.append(HumanMessage("I look for a gift for my aunt."))
            state = agent.invoke({"messages": history})
            held, last = len(state["messages"]), state["messages"][-1].content
            print(f"The state holds {held} messages, the last one says: {last}")


if __name__ == "__main__":
    main()
