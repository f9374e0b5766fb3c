"""The Model Context Protocol server for one seat."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

from mcp.server import Server, ServerRequestContext
from mcp.types import (
    CallToolRequestParams,
    CallToolResult,
    ListToolsResult,
    PaginatedRequestParams,
    TextContent,
    Tool,
    ToolAnnotations,
)

from starcup import StarcupError
from starcup.host import Refused
from starcup_llm.hosted_seat import HostedSeat
from starcup_llm.tools import ANSWER, called

Context = ServerRequestContext[Any]


def server_of(seat: HostedSeat, kept: Callable[[HostedSeat], None] = lambda seat: None) -> Server[Any]:
    """Return a Model Context Protocol server through which a client plays a seat.

    Args:
        seat: the seat; all clients of the server share it.
        kept: called after every tool call, to save the game and its report.
    """
    protocol = _Protocol(seat, kept)
    return Server(
        "starcup",
        version=version("starcup-llm"),
        title=seat.texts.title,
        instructions=protocol.instructions,
        on_list_tools=protocol.list_tools,
        on_call_tool=protocol.call_tool,
    )


class _Protocol:
    """The handlers of a client's requests."""

    def __init__(self, seat: HostedSeat, keep: Callable[[HostedSeat], None]) -> None:
        self.seat = seat
        self._keep = keep
        players = len(seat.hosted.players)
        self.instructions = seat.texts.introduction(players, seat.number, lists_choices=seat.lists_choices)
        seat.report.passed("to_model", self.instructions)
        self._tools = [
            Tool(
                name=tool.name,
                description=tool.description,
                input_schema=tool.schema,
                annotations=ToolAnnotations(read_only_hint=not tool.changes, open_world_hint=False),
            )
            for tool in seat.tools
        ]
        self._free_since: float | None = None

    async def list_tools(self, context: Context, params: PaginatedRequestParams | None) -> ListToolsResult:
        self.seat.report.passed("to_model", json.dumps([tool.model_dump(exclude_none=True) for tool in self._tools]))
        return ListToolsResult(tools=self._tools)

    async def call_tool(self, context: Context, params: CallToolRequestParams) -> CallToolResult:
        report = self.seat.report
        began = report.clock()
        if self._free_since is not None:
            report.spend("model", began - self._free_since)
        report.passed("from_model", json.dumps([params.name, params.arguments or {}], ensure_ascii=False))
        waited = report.seconds.get("players", 0.0)
        text, failed = await self._called(params)
        report.passed("to_model", text)
        self._keep(self.seat)
        self._free_since = report.clock()
        report.spend("server", self._free_since - began - report.seconds.get("players", 0.0) + waited)
        return CallToolResult(content=[TextContent(type="text", text=text)], is_error=failed)

    async def _called(self, params: CallToolRequestParams) -> tuple[str, bool]:
        """Return the text of a result, and whether the call was refused."""
        seat = self.seat
        try:
            tool, arguments = called(seat.tools, params.name, params.arguments or {})
        except Refused as refused:
            seat.report.calls["bad"] += 1
            return str(refused), True
        seat.report.calls[tool.name] += 1
        await seat.wait()
        try:
            if tool is not ANSWER:
                return seat.call(tool, arguments), False
            number, typed = int(arguments["number"]), str(arguments["choice"])
            try:
                return await seat.answer(number, typed), False
            except Refused as refused:
                return seat.refuse(refused, number, typed), True
        except (Refused, StarcupError) as error:  # the game's own code may fail, too
            return str(error), True
