"""Tool calls and their results: which result answers which call of a message.

A provider takes one result for each call, right behind it. Stored dialogs hold more and
less: a call that was tried again and so answered twice, results of calls that are gone,
results whose id was not stored. This module knows the calls of one message and the
results behind it; it does not know what is kept.
"""

from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from .blocks import is_blank_text
from .messages import Message, answering, without_results
from .parts import ToolCall, part_type

Placed = tuple[int, Message]
"""A message and its index in the dialog."""


class Paired(NamedTuple):
    """The results of a message's calls, one for each, oldest first.

    `older` are the indexes of results among them that were answered again, `strange`
    of those that answer another call; `behind` are messages of results after them, of
    which none is wanted. `is_parted` says that words stand between the results.
    """

    results: tuple[Message, ...]
    older: tuple[int, ...] = ()
    strange: tuple[int, ...] = ()
    behind: tuple[Placed, ...] = ()
    is_parted: bool = False


def paired(calls: Sequence[ToolCall], waiting: Sequence[Placed]) -> Paired | None:
    """The results of these calls among `waiting`, oldest first; None if one has none.

    Of several results of one call the newest holds. Results without an id belong to the
    calls that are left, by name or in order, if they are as many.
    """
    if len(calls) == len(waiting) == 1 and waiting[0][1].answers == (calls[0].id,):
        return Paired((waiting[0][1],))  # as most are
    made = [call.id for call in calls]
    named = [call_id for call_id in made if call_id]
    if len(named) != len(set(named)):
        return None
    given = [call_id for _, result in waiting for call_id in result.answers]
    if sorted(given) == sorted(made):
        told = tuple([result for _, result in waiting])
        return Paired(told, is_parted=any(map(says_more, told[:-1])))
    # Several calls without ids cannot be told from one that was tried again.
    return None if made.count("") > 1 else _chosen(made, _with_ids(calls, waiting))


def says_more(result: Message) -> bool:
    """Whether a message of results holds anything else."""
    if result.native is None:
        return any(it["role"] not in ("tool", "function") for it in result.payloads)
    return any(
        part_type(block) != "tool_result" and not is_blank_text(block)
        for block in result.native["content"]
    )


def _with_ids(calls: Sequence[ToolCall], results: Sequence[Placed]) -> list[Placed]:
    """The results, those without an id with that of a call that nothing else answers.

    Where they are not as many as the calls that are left, or of other tools, they stay
    as they are.
    """
    given = {call_id for _, result in results for call_id in result.answers}
    free = [call for call in calls if call.id and call.id not in given]
    bare = {place: _tool_name(it) for place, it in results if _is_bare(it)}
    if any(not call.id for call in calls) or len(free) != len(bare):
        return list(results)
    ids = _ids_for(free, bare)
    return [
        (place, answering(result, ids[place]) if place in ids else result)
        for place, result in results
    ]


def _ids_for(free: Sequence[ToolCall], bare: dict[int, str]) -> dict[int, str]:
    """The id for each place: those that name their tool choose first, then in order.

    Empty where a tool was not called so often.
    """
    by_name: dict[str, deque[str]] = {}
    for call in free:
        by_name.setdefault(call.name, deque()).append(call.id)
    ids: dict[int, str] = {}
    for place, name in bare.items():
        if name and not by_name.get(name):
            return {}
        if name:
            ids[place] = by_name[name].popleft()
    taken = set(ids.values())
    rest = [call.id for call in free if call.id not in taken]
    places = [place for place, name in bare.items() if not name]
    return ids | dict(zip(places, rest))


def _is_bare(result: Message) -> bool:
    """Whether it is one result of the chat shape whose id was not stored."""
    return result.answers == ("",) and result.payloads[0]["role"] == "tool"


def _tool_name(result: Message) -> str:
    payload = result.payloads[0]
    name = payload.get("name") or payload.get("tool_name")
    return name if isinstance(name, str) else ""


def _chosen(made: list[str], results: Sequence[Placed]) -> Paired | None:
    """The newest result of each call, and what else there is."""
    newest: dict[str, tuple[int, int]] = {}
    for number, (_, result) in enumerate(results):
        for at, call_id in enumerate(result.answers):
            newest[call_id] = (number, at)
    called = set(made)
    if not newest.keys() >= called:
        return None
    wanted = {newest[call_id] for call_id in made}
    end = max(number for number, _ in wanted) + 1
    told: list[Message] = []
    left: dict[bool, list[int]] = {True: [], False: []}
    is_parted = False
    for number, (place, result) in enumerate(results[:end]):
        own = [at for at in range(len(result.answers)) if (number, at) in wanted]
        is_older = called.issuperset(result.answers)
        if own:
            lost = "older" if is_older else "strange"
            told.append(without_results(result, own, lost))
        else:
            left[is_older].append(place)
        is_parted = is_parted or (number < end - 1 and says_more(result))
    older, strange = tuple(left[True]), tuple(left[False])
    return Paired(tuple(told), older, strange, tuple(results[end:]), is_parted)
