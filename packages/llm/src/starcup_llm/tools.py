"""The tools of a seat, which a language model can call, and their parameters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from attrs import frozen

from starcup import did_you_mean
from starcup.host import Refused

Name = Literal["look", "options", "answer", "why", "rules", "pieces", "notes", "report"]
Arguments = Mapping[str, str | int]


@frozen
class Parameter:
    """A parameter of a tool.

    Args:
        kind: the JSON type of the argument.
        description: what the argument is, for the model.
        required: whether the argument is required.
    """

    kind: Literal["string", "integer"]
    description: str
    required: bool = True


@frozen
class Tool:
    """A tool that a language model can call.

    Args:
        name: the name of the tool.
        description: what it does, for the model.
        parameters: the parameters by name.
        changes: whether it changes the game or the notes.
    """

    name: Name
    description: str
    parameters: Mapping[str, Parameter]
    changes: bool = False

    @property
    def schema(self) -> dict[str, object]:
        """The JSON Schema of its arguments."""
        return {
            "type": "object",
            "properties": {
                name: {"type": parameter.kind, "description": parameter.description}
                for name, parameter in self.parameters.items()
            },
            "required": [name for name, parameter in self.parameters.items() if parameter.required],
            "additionalProperties": False,
        }


LOOK = Tool("look", "Show what happened since you looked last, the whole table, and the question to you.", {})
OPTIONS = Tool("options", "List the legal choices of the question to you, with what each brings.", {})
ANSWER = Tool(
    "answer",
    "Answer the question to you. Returns what happened until your next question, what has changed on the table, and "
    "that question. An illegal choice is refused with the rule that forbids it, and changes nothing.",
    {
        "number": Parameter("integer", "The number of the question."),
        "choice": Parameter("string", "The text of a choice."),
    },
    changes=True,
)
WHY = Tool(
    "why",
    "Ask whether a choice is possible now, and which rule forbids it if not. Nothing is played.",
    {"choice": Parameter("string", "The text of a choice.")},
)
RULES = Tool(
    "rules",
    "Look up the rules: by id (as in refusals), by chapter, or by words in them. Without 'about' the chapters.",
    {"about": Parameter("string", "An id, a chapter, or words.", required=False)},
)
PIECES = Tool(
    "pieces",
    "Look up a piece of the game (a card, tile, die, planet) by its name, or a part of it. Without 'name' your own.",
    {"name": Parameter("string", "The name of a piece.", required=False)},
)
NOTES = Tool(
    "notes",
    "Your own notes, kept for the whole game; nobody else reads them. Without arguments they are shown.",
    {
        "add": Parameter("string", "A line to add.", required=False),
        "replace": Parameter("string", "A text to keep instead of all notes.", required=False),
    },
    changes=True,
)
REPORT = Tool("report", "Report your answers, refused tries, calls, characters and time so far, as JSON.", {})

TOOLS: tuple[Tool, ...] = (LOOK, OPTIONS, ANSWER, WHY, RULES, PIECES, NOTES, REPORT)


def tools_for(*, lists_choices: bool) -> tuple[Tool, ...]:
    """Return the tools of a seat."""
    return tuple(tool for tool in TOOLS if lists_choices or tool is not OPTIONS)


def called(tools: tuple[Tool, ...], name: str, arguments: Mapping[str, object]) -> tuple[Tool, Arguments]:
    """Return the tool with a name, and its checked arguments."""
    tool = next((tool for tool in tools if tool.name == name), None)
    if tool is None:
        names = [tool.name for tool in tools]
        raise Refused(
            "bad-call", f"there is no tool {name[:40]!r}{did_you_mean(name, names)}; there are: {', '.join(names)}"
        )
    checked: dict[str, str | int] = {}
    for key, value in arguments.items():
        parameter = tool.parameters.get(key)
        if parameter is None:
            known = ", ".join(tool.parameters) or "none"
            near = did_you_mean(key, tool.parameters)
            raise Refused("bad-call", f"{name}: no argument {key[:40]!r}{near}; expected: {known}")
        if value is not None:
            checked[key] = _fitting(tool, key, parameter, value)
    for key, parameter in tool.parameters.items():
        if parameter.required and key not in checked:
            raise Refused(
                "bad-call", f"{name}: the argument {key!r} is missing; expected: {', '.join(tool.parameters)}"
            )
    return tool, checked


def _fitting(tool: Tool, key: str, parameter: Parameter, value: object) -> str | int:
    if parameter.kind == "string" and isinstance(value, str):
        return value
    if parameter.kind == "integer":
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        if isinstance(value, float) and value.is_integer():
            return int(value)
        if isinstance(value, str) and value.strip().isascii() and value.strip().isdecimal():
            return int(value.strip()[:9])
    expected = "a text" if parameter.kind == "string" else "a whole number"
    raise Refused("bad-call", f"{tool.name}: {key}: expected {expected}, found {str(value)[:40]!r}")
