"""A client that plays by the texts alone: it knows their format, but no game."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

import anyio
from mcp import Client
from mcp.types import CallToolResult, TextContent

from starcup import Rng
from starcup_llm.hosted_seat import HostedSeat, NewSeat
from starcup_llm.server import server_of

QUESTION = re.compile(r"^(?:Question|Pregunta) (\d+)\s?: ", re.MULTILINE)
OPTION = re.compile(r"^- (.+?)(?:: .*)?$", re.MULTILINE)
SET = re.compile(
    r"^(?:Answer|Respuesta|Réponse)\s?: (?P<text>.+?)(?:, then| y después|, puis) "
    r"(?:(?:de )?(?P<least>\d+)(?: (?:to|a|à) (?P<most>\d+))? |(?P<each>one name from|un nombre de|un nom de)|)",
    re.MULTILINE,
)


def answer_in(text: str, rng: Rng) -> tuple[int, str] | None:
    """Return an answer to the question at the end of a text, from the choices listed there; None without a question."""
    questions = list(QUESTION.finditer(text))
    if not questions:
        return None
    question = questions[-1]
    section = text[question.start() :]
    options = OPTION.findall(section)
    assert options, section
    form = SET.search(section)
    if form is None:
        return int(question[1]), rng.choice(options)
    items: list[str] = []
    for option in options:
        counted = re.fullmatch(r"(\S+) \(x(\d+)\)", option)
        items += [counted[1]] * int(counted[2]) if counted else [rng.choice(re.split(" or | o | ou ", option))]
    count = len(items) if form["each"] else int(form["least"] or 1)
    return int(question[1]), f"{form['text']} {' '.join(rng.shuffled(items)[:count]) or 'none'}"


class Player:
    """A client of the protocol at a seat; ``replies`` are the texts that the server has sent."""

    def __init__(self, client: Client, seat: HostedSeat | None = None, seed: int = 1) -> None:
        self.client = client
        self.own = seat
        self.rng = Rng(seed)
        self.replies: list[str] = []
        self.refused: list[str] = []

    @property
    def seat(self) -> HostedSeat:
        assert self.own is not None
        return self.own

    async def call(self, tool: str, /, **arguments: object) -> str:
        """Return the text of a tool's result."""
        result = await self.client.call_tool(tool, arguments)
        assert isinstance(result, CallToolResult)
        (content,) = result.content
        assert isinstance(content, TextContent)
        self.replies.append(content.text)
        if result.is_error:
            self.refused.append(content.text)
        return content.text

    async def answer(self, text: str) -> str:
        """Answer the question in a text with a choice listed there."""
        answer = answer_in(text, self.rng)
        assert answer is not None, text
        number, choice = answer
        return await self.call("answer", number=number, choice=choice)

    async def play(self, between: Callable[[str], Awaitable[object]] | None = None) -> str:
        """Play to the end of the game; call ``between`` at every question."""
        text = await self.call("look")
        while answer_in(text, Rng(1)) is not None:
            if between is not None:
                await between(text)
            text = await self.answer(text)
        return text


def at_seat(new_seat: NewSeat, do: Callable[[Player], Awaitable[Any]], journal: str | None = None) -> Any:
    """Run ``do`` as a client of a server in this process, and close the seat afterwards."""

    async def main() -> Any:
        seat = HostedSeat(new_seat, journal)
        failure: BaseException | None = None
        try:
            async with Client(server_of(seat), raise_exceptions=True) as client:
                try:
                    return await do(Player(client, seat))
                except BaseException as error:  # raised below, out of the client's groups of tasks
                    failure = error
        finally:
            seat.close()
        assert failure is not None
        raise failure

    return anyio.run(main)
