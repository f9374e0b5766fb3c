"""Reads what a model writes as the call of a tool: the last JSON object in its text."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from starcup_llm.endpoint import ToolCall
from starcup_llm.tools import ANSWER

THOUGHTS = re.compile(r"<think(?:ing)?>.*?(?:</think(?:ing)?>|\Z)", re.DOTALL)
"""What models write down before they reply."""
NOTE = "note"
"""The key beside a call for a line to keep in the notes."""


def without_thoughts(text: str) -> str:
    """Return a reply without the thoughts in front of it.

    >>> without_thoughts('<think>A or B?</think>{"choice": "b"}')
    '{"choice": "b"}'
    """
    return THOUGHTS.sub("", text).strip()


def written_call(text: str) -> tuple[ToolCall, str] | None:
    """Return the call of a tool in a reply, with the line for the notes; None if there is none.

    Args:
        text: the reply; other words may stand around the JSON object.

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
    """Yield the JSON objects in a text that are not within others."""
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
