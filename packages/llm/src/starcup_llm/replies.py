"""Reads a model's text as a tool call: the last JSON object in it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from starcup_llm.endpoint import ToolCall
from starcup_llm.tools import ANSWER

THOUGHTS = re.compile(r"<think(?:ing)?>.*?(?:</think(?:ing)?>|\Z)", re.DOTALL)
"""The reasoning that some models write before their reply."""
NOTE = "note"
"""The key, beside those of a call, of a line to add to the notes."""


def without_thoughts(text: str) -> str:
    """Return a reply without the reasoning in front of it.

    >>> without_thoughts('<think>A or B?</think>{"choice": "b"}')
    '{"choice": "b"}'
    """
    return THOUGHTS.sub("", text).strip()


def written_call(text: str) -> tuple[ToolCall, str] | None:
    """Return the tool call in a reply, with the line for the notes; None if there is no call.

    >>> written_call('I build.\\n```json\\n{"choice": "pass"}\\n```')
    (ToolCall(name='answer', arguments={'choice': 'pass'}, key=''), '')
    """
    call = None
    for data in _objects(without_thoughts(text)):
        if "tool" in data or "choice" in data:
            call = data
    if call is None:
        return None
    name, note = call.pop("tool", ANSWER.name), call.pop(NOTE, "")
    inner = call.pop("arguments", None)
    return ToolCall(str(name), {**call, **inner} if isinstance(inner, dict) else call), note if isinstance(
        note, str
    ) else ""


def _objects(text: str) -> Iterator[dict[str, object]]:
    """Yield the outermost JSON objects in a text."""
    decoder, place = json.JSONDecoder(), text.find("{")
    while place >= 0:
        try:
            value, end = decoder.raw_decode(text, place)
        except (ValueError, RecursionError):
            end = place + 1
        else:
            if isinstance(value, dict):
                yield value
        place = text.find("{", end)
