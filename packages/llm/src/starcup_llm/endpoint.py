"""An OpenAI-compatible endpoint: chat completions over HTTP, with retries where they may help."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from attrs import field, frozen

from starcup_bots import BotError
from starcup_llm.report import Report
from starcup_llm.settings import EndpointSettings

if TYPE_CHECKING:
    import httpx

AGAIN = (408, 409, 425, 429, 500, 502, 503, 504, 529)
"""The HTTP status codes after which a request is retried."""
LONGEST_PAUSE = 60.0
"""The longest pause between two tries in seconds, even if the endpoint asks for more."""
MOST_TOLD = 200
"""The most characters of an endpoint's own message that an error quotes."""
ChatMessage = Mapping[str, object]
"""A message of a chat as plain data, with a role."""


class EndpointError(BotError):
    """The error that an endpoint gave no proper answer, even after retries."""


class _Again(Exception):
    """No proper answer, but a retry may help; ``pause`` is the pause that the endpoint asks for, in seconds."""

    def __init__(self, kind: str, message: str, pause: float = 0.0) -> None:
        super().__init__(message)
        self.kind = kind
        self.pause = pause


@frozen
class ToolCall:
    """A call of a tool by a model.

    Args:
        name: the name of the tool.
        arguments: the arguments as the model wrote them; None if they are not a JSON object.
        key: the endpoint's id of the call; empty if the model wrote the call as text.
    """

    name: str
    arguments: Mapping[str, object] | None
    key: str = ""


@frozen
class Reply:
    """A reply of a model.

    Args:
        text: its text.
        calls: the tools that it calls through the endpoint's function calling.
        message: the reply as a message of the chat.
    """

    text: str
    calls: tuple[ToolCall, ...] = ()
    message: ChatMessage = field(factory=dict)


class Endpoint:
    """A client that asks a model by chat completions, and counts the cost.

    Args:
        settings: where the endpoint is, and how to ask it.
        report: counts requests, tokens and time.
        transport: replaces the network; None: the network.
        sleep: waits for a number of seconds.
    """

    def __init__(
        self,
        settings: EndpointSettings,
        report: Report,
        transport: httpx.BaseTransport | None = None,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self._settings = settings
        self._report = report
        self._transport = transport
        self._sleep = sleep
        self._client: httpx.Client | None = None

    def __repr__(self) -> str:
        return f"<endpoint {self._settings.url}>"

    def ask(self, messages: Sequence[ChatMessage], tools: Sequence[Mapping[str, object]] = ()) -> Reply:
        """Return the model's reply to a chat."""
        settings, counts = self._settings, self._report.requests
        body: dict[str, object] = {"model": settings.model, "messages": list(messages), **settings.body}
        if tools:
            body["tools"] = list(tools)
        for tried in range(settings.retries + 1):
            counts["sent"] += 1
            self._report.passed("to_model", "\n".join(str(message.get("content") or "") for message in messages))
            began = self._report.clock()
            try:
                return self._replied(body)
            except _Again as trouble:
                counts[trouble.kind] += 1
                fault = str(trouble)
                pause = trouble.pause
            finally:
                self._report.spend("model", self._report.clock() - began)
            if tried < settings.retries:
                self._sleep(min(LONGEST_PAUSE, max(pause, settings.backoff_seconds * 2**tried)))
        raise EndpointError(f"{settings.url}: {fault}, at {settings.retries + 1} tries")

    def close(self) -> None:
        """Close the connections."""
        if self._client is not None:
            self._client.close()
            self._client = None

    def _replied(self, body: Mapping[str, object]) -> Reply:
        import httpx

        settings = self._settings
        if self._client is None:
            self._client = httpx.Client(transport=self._transport, timeout=settings.timeout_seconds)
        key = settings.api_key
        try:
            response = self._client.post(
                f"{settings.url.rstrip('/')}/chat/completions",
                json=body,
                headers={"authorization": f"Bearer {key}"} if key else {},
            )
        except httpx.TimeoutException:
            raise _Again("timeouts", f"no answer within {settings.timeout_seconds:g} seconds") from None
        except (httpx.TransportError, httpx.DecodingError) as error:
            raise _Again("unreachable", f"can't be reached: {self._without_key(str(error))}") from None
        if response.status_code in AGAIN:
            pause = response.headers.get("retry-after", "")
            seconds = float(pause) if re.fullmatch(r"\d{1,6}(\.\d+)?", pause) else 0.0
            raise _Again(f"status_{response.status_code}", f"status {response.status_code}", seconds)
        if response.status_code != 200:
            reason = self._without_key(" ".join(response.text.split()))[:MOST_TOLD]
            self._report.requests[f"status_{response.status_code}"] += 1
            raise EndpointError(f"{settings.url}: status {response.status_code}{f': {reason}' if reason else ''}")
        try:
            return self._read(response.json())
        except (ValueError, RecursionError):
            raise _Again("broken", "its answer is no JSON of chat completions") from None

    def _read(self, data: object) -> Reply:
        """Return the reply in an answer of the endpoint."""
        choices = data.get("choices") if isinstance(data, dict) else None
        first = choices[0] if isinstance(choices, list) and choices else None
        message = first.get("message") if isinstance(first, dict) else None
        if not isinstance(data, dict) or not isinstance(message, dict):
            raise ValueError("no choices with a message")
        content, requested = message.get("content"), message.get("tool_calls")
        text = content if isinstance(content, str) else ""
        calls = [call for call in requested if isinstance(call, dict)] if isinstance(requested, list) else []
        usage = data.get("usage")
        counts = usage if isinstance(usage, dict) else {}
        self._report.used(_count(counts.get("prompt_tokens")), _count(counts.get("completion_tokens")))
        self._report.passed("from_model", text + (json.dumps(calls, ensure_ascii=False) if calls else ""))
        repeated: dict[str, object] = {"role": "assistant", "content": content if isinstance(content, str) else None}
        if calls:
            repeated["tool_calls"] = calls
        return Reply(text, tuple(_call(call) for call in calls), repeated)

    def _without_key(self, text: str) -> str:
        key = self._settings.api_key
        return text.replace(key, "...") if key else text


def _call(call: Mapping[str, object]) -> ToolCall:
    function = call.get("function")
    named = function if isinstance(function, dict) else {}
    arguments = named.get("arguments")
    if isinstance(arguments, str):
        try:
            arguments = json.loads(arguments or "{}")
        except (ValueError, RecursionError):
            arguments = None
    return ToolCall(
        str(named.get("name", "")), arguments if isinstance(arguments, dict) else None, str(call.get("id", ""))
    )


def _count(value: object) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) and value >= 0 else None
