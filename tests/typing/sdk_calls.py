"""Calls of provider SDKs that must pass a strict type check without a cast.

Checked by `tests/integrations/test_typed_calls.py`, which installs the SDKs; never run.
"""

from __future__ import annotations

from anthropic import Anthropic, AsyncAnthropic
from openai import AsyncOpenAI, OpenAI

from prompt_assemble import AssembledPrompt


def call_openai(client: OpenAI, prompt: AssembledPrompt) -> str | None:
    """Chat completions take `.messages` as it is."""
    reply = client.chat.completions.create(
        model="gpt-5.4",
        messages=prompt.messages,
        max_completion_tokens=prompt.clamp_output_tokens(4_096),
    )
    longer = prompt.extend([reply.choices[0].message])
    return longer.report.verified_by


async def call_openai_async(client: AsyncOpenAI, prompt: AssembledPrompt) -> None:
    """The async client too."""
    await client.chat.completions.create(model="gpt-5.4", messages=prompt.messages)


def call_anthropic(client: Anthropic, prompt: AssembledPrompt) -> None:
    """The Messages API takes what `to_anthropic` gives."""
    system, messages = prompt.to_anthropic()
    reply = client.messages.create(
        model="claude-sonnet-5",
        max_tokens=prompt.clamp_output_tokens(4_096),
        system=system,
        messages=messages,
    )
    prompt.extend([reply])


async def call_anthropic_async(client: AsyncAnthropic, prompt: AssembledPrompt) -> None:
    """The async client too."""
    system, messages = prompt.to_anthropic()
    await client.messages.create(
        model="claude-sonnet-5", max_tokens=1_024, system=system, messages=messages
    )
