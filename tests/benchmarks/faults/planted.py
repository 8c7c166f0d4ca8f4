"""The faults that are planted, each with the test that has to notice it.

A fault is one fragment of one module and what it is replaced by. Responsible for the
list alone; `__main__` plants and looks. A fragment has to stand in its module exactly
once, so that a fault whose place has moved is noticed too.
"""

from __future__ import annotations

from typing import NamedTuple


class Fault(NamedTuple):
    """One planted fault.

    `promise` is what it breaks, P1 to P9, or "-" where only a detail of the docs is.
    `caught_by` is a test as pytest names it, below `tests/`.
    """

    name: str
    module: str
    fragment: str
    replacement: str
    promise: str
    caught_by: str


BUDGET = (
    Fault(
        "one token over the budget passes",
        "measure",
        "return self.tokens <= self.budget",
        "return self.tokens <= self.budget + 1",
        "P1",
        "test_promises.py::"
        "test_p1_exactly_full_passes_and_one_token_less_is_never_exceeded",
    ),
    Fault(
        "an exactly full prompt is refused",
        "measure",
        "return self.tokens <= self.budget",
        "return self.tokens < self.budget",
        "P1",
        "test_promises.py::"
        "test_p1_exactly_full_passes_and_one_token_less_is_never_exceeded",
    ),
    Fault(
        "a sum of parts instead of a count of the whole",
        "again",
        'tokens = guard.count("count_tokens", count_tokens, rendered.text)',
        'found = [guard.count("count_tokens", count_tokens, it) '
        "for it in rendered.pieces]\n"
        "    tokens = None if None in found else sum(map(int, found))",
        "P1",
        "test_promises.py::test_p5_accounting",
    ),
    Fault(
        "the notice is not counted",
        "valve",
        "noticed = measure(kept, True)",
        "noticed = measured",
        "P1",
        "test_promises.py::test_p1_between_the_base_and_the_whole_nothing_is_ever_over",
    ),
    Fault(
        "the notice stays where it does not fit",
        "valve",
        "if noticed.fits:",
        "if True:",
        "P1",
        "test_valve.py::test_the_notice_gives_way_too",
    ),
    Fault(
        "the marks of the memory block are not counted",
        "again",
        "count_tokens, rendered.text)",
        'count_tokens, rendered.text.replace("recalled_memory>", ""))',
        "P1",
        "test_promises.py::test_p1_between_the_base_and_the_whole_nothing_is_ever_over",
    ),
    Fault(
        "the role labels are not counted",
        "again",
        "count_tokens, rendered.text)",
        'count_tokens, rendered.text.replace("User: ", ""))',
        "P5",
        "test_promises.py::test_p5_accounting",
    ),
    Fault(
        "the chat template of one message is forgotten",
        "render",
        "framing_tokens(sent, config, part_tokens),",
        "framing_tokens(sent - 1, config, part_tokens),",
        "P1",
        "test_promises.py::test_p1_budget",
    ),
    Fault(
        "images cost nothing",
        "guard",
        "return price * len(message.media)",
        "return 0",
        "P1",
        "test_guard.py::test_parts_cost_a_number_each_or_what_a_function_says",
    ),
    Fault(
        "the counter sees shared messages and may change what is sent",
        "again",
        "count_messages, rendered.new_messages())",
        "count_messages, [it for said in rendered.sent for it in said.payloads])",
        "P7",
        "test_turn.py::test_message_counters_see_the_messages_and_decide_alone",
    ),
    Fault(
        "counts are remembered by the identity of a text",
        "guard",
        "answer, error = attempt(counter, counted)",
        "answer, error = vars(attempt).setdefault("
        "id(counted), attempt(counter, counted))",
        "P1",
        "test_promises.py::test_p1_between_the_base_and_the_whole_nothing_is_ever_over",
    ),
    Fault(
        "what a text costs is remembered by its beginning",
        "estimate_memo",
        'encoded = text.encode("utf-8", "surrogatepass")',
        'encoded = text[:200].encode("utf-8", "surrogatepass")',
        "P1",
        "test_estimate_memo.py::test_texts_are_told_apart_by_every_character",
    ),
    Fault(
        "finished prompts are remembered by the number of their memories",
        "draft",
        "found = self._rendered.get((kept, noticed))",
        "found = next((it for (texts, told), it in self._rendered.items()"
        " if (len(texts), told) == (len(kept), noticed)), None)",
        "P3",
        "test_turn.py::test_a_large_memory_does_not_keep_small_ones_out",
    ),
)

LIMITS = (
    Fault(
        "the reserve for the answer is ignored",
        "config",
        "            window - self.reserved_output_tokens,\n        )",
        "            window,\n        )",
        "P1",
        "test_config.py::test_budget_formula",
    ),
    Fault(
        "the overhead beside the prompt is ignored",
        "config",
        "limit - overhead, ",
        "limit, ",
        "P1",
        "test_config.py::test_budget_formula",
    ),
    Fault(
        "the share of the window is rounded up",
        "config",
        "return window * round(ratio * RATIO_SCALE) // RATIO_SCALE",
        "return -(-window * round(ratio * RATIO_SCALE) // RATIO_SCALE)",
        "P1",
        "test_config.py::test_a_fractional_share_is_rounded_down",
    ),
    Fault(
        "an estimate may fill the whole input limit",
        "config",
        "ESTIMATE_SHARE_PERCENT = 85",
        "ESTIMATE_SHARE_PERCENT = 100",
        "P9",
        "test_config.py::test_budget_formula",
    ),
    Fault(
        "an estimate is held against the budget of a counter",
        "measure",
        'gauge.limits.estimate_budget, "estimate"',
        'budget, "estimate"',
        "P9",
        "test_measure.py::test_an_estimate_is_held_against_its_own_budget",
    ),
    Fault(
        "an estimate decides where proof is wanted",
        "measure",
        "if gauge.must_prove or (bound",
        "if (bound",
        "P9",
        "test_measure.py::test_where_proof_is_wanted_no_estimate_decides",
    ),
    Fault(
        "the bound forgets that a tokenizer normalises",
        "tokens",
        "if family in _NORMALIZED_FAMILIES:",
        "if family in ():",
        "P1",
        "test_tokens.py",
    ),
    Fault(
        "the bound forgets the dummy prefix",
        "tokens",
        "return utf8_length(text) + 1",
        "return utf8_length(text)",
        "P1",
        "test_tokens.py",
    ),
    Fault(
        "any counter is believed that it has a proved bound",
        "guard",
        "isinstance(family, str) and family in PROVED_TOKENIZERS",
        "isinstance(family, str)",
        "P1",
        "test_turn.py::test_a_declared_counter_is_spared",
    ),
    Fault(
        "a counter that fails counts nothing",
        "guard",
        "            self._counter_failed = True\n",
        "            self._counter_failed, tokens = True, 0\n",
        "P1",
        "test_guard.py::test_a_faulty_counter_is_put_aside_for_the_turn",
    ),
    Fault(
        "a negative count is believed",
        "guard",
        "if tokens is not None and tokens >= 0 else None",
        "if tokens is not None else None",
        "P1",
        "test_guard.py::test_a_faulty_counter_is_put_aside_for_the_turn",
    ),
    Fault(
        "a counted prompt is said to be proved",
        "measure",
        'Measured(counted, budget, "counter", family)',
        'Measured(counted, budget, "bound", family)',
        "P9",
        "test_promises.py::test_p9_honesty",
    ),
    Fault(
        "the answer is not limited by the overhead",
        "prompt",
        "report.context_window - report.overhead_tokens",
        "report.context_window",
        "P1",
        "test_prompt.py::test_output_beside_the_prompt_fits_the_window",
    ),
)

TEXTS = (
    Fault(
        "white space around the system prompt goes",
        "context",
        'clean_message("system", text, size) if text',
        'clean_message("system", text.strip(), size) if text',
        "P2",
        "test_promises.py::test_p2_integrity",
    ),
    Fault(
        "white space around the user's words goes",
        "context",
        'clean_message("user", text, size)',
        'clean_message("user", text.strip(), size)',
        "P2",
        "test_promises.py::test_p2_integrity",
    ),
    Fault(
        "the newest message is dropped",
        "context",
        "older = len(dialog) if place is None else place",
        "older = max(0, len(dialog) - 1) if place is None else place",
        "P4",
        "test_promises.py::test_p4_the_newest_messages_are_guaranteed",
    ),
    Fault(
        "a call without all its results is kept",
        "pairing",
        "    if not newest.keys() >= called:\n        return None\n"
        "    wanted = {newest[call_id] for call_id in made}",
        "    if not newest:\n        return None\n"
        "    wanted = {newest[call_id] for call_id in made if call_id in newest}",
        "P4",
        "test_promises.py::test_p4_kept_messages_are_in_order_and_paired",
    ),
    Fault(
        "a unit that the limit cuts is left out",
        "context",
        "        units.append(unit)\n        older = unit.start\n",
        "        if count + len(unit.messages) > wanted:\n            break\n"
        "        units.append(unit)\n        older = unit.start\n",
        "P4",
        "test_promises.py::test_p4_a_unit_that_the_limit_cuts_is_completed",
    ),
    Fault(
        "a trailing copy of the input stays",
        "units",
        "            reason = REASON_COPY\n",
        "            reason = reason\n",
        "P2",
        "test_context.py::"
        "test_a_trailing_copy_of_the_input_is_left_out_and_does_not_count",
    ),
    Fault(
        "the returned messages are those that were verified",
        "messages",
        "return [copied(payload) for payload in self.parts.payloads]",
        "return list(self.parts.payloads)",
        "P7",
        "test_promises.py::test_p7_the_caller_cannot_change_what_was_verified",
    ),
)

MEMORY = (
    Fault(
        "a failing backend ends the turn",
        "guard",
        "        if must_work or self.strict:\n",
        "        if failure:\n",
        "P3",
        "test_promises.py::test_p3_any_failure_is_skipped_or_raised_as_configured",
    ),
    Fault(
        "a failing backend is passed over in silence",
        "guard",
        "self._fault(name, problem, read)",
        "return",
        "P5",
        "test_turn.py::test_a_failed_search_leaves_the_prompt_without_memory",
    ),
    Fault(
        "an answer that says that it failed is read as one that found nothing",
        "answers",
        "    if fields is None or told is None:\n",
        "    if fields is not None or told is None:\n",
        "P5",
        "test_retrieval.py::test_a_failure_that_is_answered_is_one",
    ),
    Fault(
        "a memory is cut in two to make it fit",
        "draft",
        "texts = [self.findings.memories[index][1] for index in kept]",
        "texts = [self.findings.memories[index][1][:20] for index in kept]",
        "P3",
        "test_promises.py::test_p3_any_answer_gives_a_prompt_with_whole_memories",
    ),
    Fault(
        "packing stops at the first misfit",
        "valve",
        "left_out.append(LeftOut(index, needed, max(0, tried.budget - rest.tokens)))",
        "left_out += [LeftOut(it, needed, 0) for it in everything[index:]]\n"
        "            break",
        "P3",
        "test_valve.py::test_a_misfit_is_passed_over",
    ),
    Fault(
        "memories are tried from the last",
        "valve",
        "for index in everything:",
        "for index in reversed(everything):",
        "P3",
        "test_valve.py::test_greedy_in_backend_order",
    ),
    Fault(
        "the time limit of memory is ignored",
        "recall",
        "if seconds is None:",
        "if True:",
        "P3",
        "test_promises.py::test_p3_a_delay_costs_the_memory_and_not_the_turn",
    ),
    Fault(
        "the same fact is put in twice",
        "recall",
        "known = self._facts.get(fact)",
        "known = None",
        "-",
        "test_turn.py::test_the_same_fact_is_put_in_once",
    ),
    Fault(
        "what was not read is not reported",
        "retrieval",
        'self._leave_rest(enough() if self.found >= self._most else "")',
        "pass",
        "P5",
        "test_retrieval.py::test_each_item_is_accounted_for_once",
    ),
    Fault(
        "an endless answer is read without end",
        "retrieval",
        "while self._place < 10 * self._most + 100:",
        "while self._place < 10**5 * (self._most + 1):",
        "P3",
        "test_retrieval.py::test_endless_answers_end",
    ),
    Fault(
        "the backend is called although memory is not needed",
        "turn",
        "if not decision.needed:",
        "if decision is None:",
        "P6",
        "test_promises.py::test_p6_an_unneeded_backend_is_not_called",
    ),
    Fault(
        "the backend is called twice",
        "guard",
        "answer, error = attempt(source, *positional, **named)",
        "attempt(source, *positional, **named)\n"
        "                answer, error = attempt(source, *positional, **named)",
        "P6",
        "test_promises.py::test_p6_no_callable_is_called_more_often_than_documented",
    ),
)

CONTAINMENT = (
    Fault(
        "only the first line of a memory has a prefix",
        "fence",
        "prefix = NEXT_LINE_PREFIX",
        'prefix = ""',
        "P8",
        "test_promises.py::test_p8_containment",
    ),
    Fault(
        "low surrogates come through the fence",
        "fence",
        "\\x86-\\x9f\\ud800-\\udfff",
        "\\x86-\\x9f\\ud800-\\udbff",
        "P8",
        "test_fence.py::test_a_block_can_be_encoded",
    ),
    Fault(
        "markers with full-width bars come through",
        "fence",
        "[|\\uff5c]",
        "[|]",
        "P8",
        "test_fence.py::test_no_marker_comes_through",
    ),
    Fault(
        "the closing mark comes through",
        "fence",
        "(?:/{gap})?",
        "",
        "P8",
        "test_fence.py::test_marks_lose_their_bracket",
    ),
    Fault(
        "a memory may say what the notice says",
        "fence",
        "if notice is not None and said is not None:",
        "if notice is not None and said is None:",
        "P8",
        "test_fence.py",
    ),
)

LOOP = (
    Fault(
        "only the first system message of a list is sure to stay",
        "context",
        'if message.role != "system":',
        'if message.role != "system" or systems:',
        "P2",
        "test_loop.py::test_all_leading_system_messages_stay",
    ),
    Fault(
        "an extended prompt is not measured against the budget",
        "again",
        "basis = draft.basis._replace(context=context)\n",
        "basis = draft.basis._replace(context=context, limits=draft.basis.limits"
        "._replace(token_budget=10**9, estimate_budget=10**9))\n",
        "P1",
        "test_loop.py::test_the_oldest_steps_give_way_and_nothing_else",
    ),
    Fault(
        "the newest step may be dropped",
        "fitting",
        "end = _newest_step(draft)",
        "end = len(draft.steps)",
        "P4",
        "test_loop.py::test_the_newest_step_is_never_dropped",
    ),
    Fault(
        "a smaller budget is ignored when a prompt is fitted again",
        "again",
        "token_budget=min(basis.limits.token_budget, token_budget),",
        "token_budget=basis.limits.token_budget,",
        "P1",
        "test_loop.py::test_a_smaller_budget_keeps_no_more",
    ),
    Fault(
        "Anthropic's shape is not measured again",
        "again",
        "        if not measured.fits:\n            raise self._too_large",
        "        if not measured:\n            raise self._too_large",
        "P1",
        "test_anthropic.py::test_a_shape_that_does_not_fit_is_refused_with_a_way_out",
    ),
    Fault(
        "older messages stay without being verified",
        "older_messages",
        "if measured.fits or not older.taken:",
        "if True:",
        "P1",
        "test_history.py::test_older_messages_never_cause_a_refusal",
    ),
    Fault(
        "memory moves the cut of the history",
        "older_messages",
        "beside = base + max(used - base, reserve)",
        "beside = base + max(used - base, 0)",
        "P7",
        "test_history.py::test_memory_never_moves_the_cut",
    ),
    Fault(
        "a stable cut keeps too little",
        "history",
        "STABLE_SHARE_PERCENT = 60",
        "STABLE_SHARE_PERCENT = 20",
        "-",
        "test_history.py::test_a_stable_cut_keeps_most_of_the_room",
    ),
    Fault(
        "the whole history is read whatever fits",
        "history",
        "if total > room.free:\n",
        "if total > room.free and [*walk] is not None:\n",
        "P6",
        "test_history.py::test_what_is_far_too_old_is_not_even_read",
    ),
)

CALLS = (
    Fault(
        "the arguments of calls are not charged",
        "draft",
        "total += self._argument_tokens(message.calls)",
        "total += 0 * self._argument_tokens(message.calls)",
        "P1",
        "test_tool_framing.py::test_values_are_charged_wherever_a_prompt_is_measured",
    ),
    Fault(
        "what JSON adds to results is not charged",
        "draft",
        "total += escapes_of(message)",
        "total += 0 * escapes_of(message)",
        "P1",
        "test_tool_framing.py::"
        "test_results_that_a_template_writes_as_json_are_charged_their_escapes",
    ),
    Fault(
        "only the outermost values of a call are charged",
        "tool_framing",
        "waiting += value",
        "waiting += value[:0]",
        "P1",
        "test_tool_framing.py::test_every_member_and_element_is_a_value",
    ),
)

PLAIN = (
    Fault(
        "the words of a plain turn are not counted",
        "plain_turn",
        "size += len(text)\n",
        "size += 0\n",
        "P1",
        "test_plain_turn.py::test_a_plain_turn_fits_by_the_bound",
    ),
    Fault(
        "a plain turn ignores the budget",
        "plain_turn",
        "if not fits_by_size(*extent, family, turn.limits):",
        "if not extent:",
        "P1",
        "test_plain_turn.py::test_where_more_decides_no_turn_is_plain",
    ),
    Fault(
        "a plain turn keeps copies of the user's words",
        "plain_turn",
        "if text in unwanted or text.isspace():",
        "if not text or text.isspace():",
        "P4",
        "test_plain_turn.py::test_what_the_phases_must_look_at_is_not_plain",
    ),
    Fault(
        "a plain turn parts a message from its reasoning",
        "plain_turn",
        "if start and newest and not _begins_a_unit",
        "if not newest and not _begins_a_unit",
        "P4",
        "test_plain_turn.py::test_reasoning_before_the_oldest_message_goes_with_it",
    ),
    Fault(
        "a plain turn follows what becomes of the caller's dicts",
        "plain_turn",
        'items = (*[""] * (len(turn.dialog) - len(dialog)), *dialog)',
        "items = turn.dialog",
        "P7",
        "test_plain_turn.py::test_what_was_read_of_a_plain_turn_stays",
    ),
    Fault(
        "a counter that declares nothing is passed over",
        "plain_turn",
        "return Guard(False).declared_family(policy.count_tokens)",
        "return config.tokenizer_family",
        "P5",
        "test_plain_turn.py::test_where_more_decides_no_turn_is_plain",
    ),
)

PARTS = (
    Fault(
        "the words of a document are not counted",
        "parts",
        "        yield from _words_of_media(part)\n        return",
        "        return",
        "P1",
        "test_messages.py::test_words_of_a_document_are_counted_as_words",
    ),
    Fault(
        "media without a type cost what their JSON does",
        "parts",
        "return any(value and isinstance(value, kinds) for value in held)",
        "return False",
        "P1",
        "test_messages.py::test_media_of_every_api_have_the_price_of_a_part",
    ),
    Fault(
        "the result of a server's tool stays without its call",
        "units",
        "return bool(message.server_calls or message.server_results)",
        "return bool(message.server_calls)",
        "P4",
        "test_pairing.py::test_halves_of_a_servers_call_are_never_sent",
    ),
    Fault(
        "what shows nothing takes the room of a memory's words",
        "recall",
        "seen = _seen_part(memory.text, self._query)",
        "seen = memory.text",
        "P3",
        "test_recall.py::test_what_shows_nothing_takes_no_room",
    ),
)

FAULTS = (
    *(*BUDGET, *LIMITS, *TEXTS, *MEMORY, *CONTAINMENT, *LOOP, *CALLS, *PLAIN),
    *PARTS,
)
