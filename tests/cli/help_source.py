"""The English help of all commands, and what click says, as a source in Fluent: what other languages translate."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import click

from starcup_cli.examples import FOR_PROGRAMS
from starcup_cli.group import piece_nouns
from starcup_cli.help_words import CLICK, HEADINGS, ROOT, SHARED
from starcup_cli.main import cli

PIECE = "piece"
"""The name in ids of the commands for pieces, whatever their nouns are."""
TYPED = {"CHOICE", "WORD", "NAME", "FILE", "BOT"}
"""The words in the commands that are typed at a question."""
TYPES = {"TEXT", "INTEGER", "FLOAT"}
"""The words that click itself has for what is typed."""


@cache
def commands() -> tuple[tuple[str, click.Command], ...]:
    """All commands with their ids; those for pieces are one."""
    return tuple(_commands())


def _commands() -> Iterator[tuple[str, click.Command]]:
    context = cli.make_context(ROOT, [], resilient_parsing=True)
    yield f"command-{ROOT}", cli
    seen = False
    for name in cli.list_commands(context):
        command = cli.get_command(context, name)
        assert command is not None
        is_piece = name in piece_nouns()
        if is_piece and seen:
            continue
        seen |= is_piece
        yield from _within(f"command-{PIECE if is_piece else name}", command)


def _within(name: str, command: click.Command) -> Iterator[tuple[str, click.Command]]:
    yield name, command
    for key, subcommand in command.commands.items() if isinstance(command, click.Group) else ():
        yield from _within(f"{name}-{key}", subcommand)


def attributes(command: click.Command) -> dict[str, str]:
    """The texts of a command: its help, and what each option is for."""
    text = "\n\n".join(part for part in (command.help or "").split("\n\n") if FOR_PROGRAMS not in part)
    options = (param for param in command.params if isinstance(param, click.Option) and param.help)
    return {"help": text, **{option.opts[0].lstrip("-"): option.help or "" for option in options}}


def shared() -> dict[str, set[str]]:
    """The texts of options by their names, each with all that several commands have."""
    found: dict[str, list[str]] = {}
    for _, command in commands():
        for name, text in attributes(command).items():
            found.setdefault(name, []).append(text)
    return {name: set(texts) for name, texts in found.items() if name != "help" and len(texts) > 1}


def metavars() -> set[str]:
    """The words for what is typed."""
    found = {"OPTIONS", "COMMAND", "ARGS"} | TYPES | TYPED
    for _, command in commands():
        for param in command.params:
            typed = param.metavar or ((param.name or "").upper() if isinstance(param, click.Argument) else "")
            found |= set(re.findall(r"[A-Z]+", typed))
    return found


def source() -> str:
    """All of it in Fluent, with no words of other languages; texts stand in quotes, so that no sign means anything."""
    lines = [f"{SHARED} =", *(f"    .{name} = {_quoted(min(texts))}" for name, texts in sorted(shared().items()))]
    for name, command in commands():
        given = "{ $noun }{ $games }" if name == f"command-{PIECE}" else ""
        lines.append(f"{name} = {_quoted(command.short_help or ROOT)}{given}")
        lines += [f"    .{key} = {_quoted(text)}{given}" for key, text in attributes(command).items()]
    for text, name in CLICK.items():
        fields = "".join(f"{{ ${field} }}" for field in re.findall(r"\{(\w+)", text))
        lines.append(f"click-{name} = {_quoted(re.sub(r'{.*?}', '', text))}{fields}")
    lines += [f"help-{name} = {_quoted(text)}" for text, name in HEADINGS.items()]
    lines += [f"metavar-{word.lower()} = {word}" for word in sorted(metavars())]
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    told = " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
    return '{ "' + "".join(sign if sign.isprintable() else "" for sign in told) + '" }'
