"""The group of all commands; each is imported only when it is asked for."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import lru_cache
from importlib import import_module
from typing import Any, NoReturn

import click

from starcup_cli import errors, language_choice
from starcup_cli.examples import with_example

COMMANDS = (
    "play",
    "web",
    "sim",
    "arena",
    "balance",
    "train",
    "replay",
    "record",
    "games",
    "what",
    "rules",
    "powers",
    "packs",
    "pack",
    "check",
    "serve",
    "mcp",
)
TRACEBACK = "--traceback"
PIECES_AFTER = "what"
"""The command behind which the commands for pieces are listed."""


def piece_nouns() -> dict[str, list[str]]:
    """Return the nouns for pieces of the installed games, each with the keys of its games; no game is imported.

    A distribution offers a noun under the entry-point group ``starcup.pieces``: the name is the noun, the value the
    definition of the game, as under ``starcup.games``.
    """
    return _nouns_on(tuple(sys.path))


@lru_cache(maxsize=8)
def _nouns_on(search_path: tuple[str, ...]) -> dict[str, list[str]]:
    """Return the nouns; the search path is that of this process, given only to tell one from another."""
    from importlib.metadata import entry_points

    points = entry_points()  # once for both groups: it reads a file of each distribution
    games = {point.value: point.name for point in points.select(group="starcup.games")}
    nouns: dict[str, list[str]] = {}
    for point in points.select(group="starcup.pieces"):
        if point.value in games and point.name not in COMMANDS:
            nouns.setdefault(point.name, []).append(games[point.value])
    return {noun: sorted(keys) for noun, keys in sorted(nouns.items())}


def command_names() -> list[str]:
    """Return the commands in the order in which people need them; there is one for each noun of pieces."""
    place = COMMANDS.index(PIECES_AFTER) + 1
    return [*COMMANDS[:place], *piece_nouns(), *COMMANDS[place:]]


def command_named(name: str) -> click.Command | None:
    """Import a command, with its help in the language that is spoken; None if there is none of that name.

    ``commands.NAME`` holds a click command called ``command``; a command for pieces is made by ``commands.piece``.
    """
    if name in COMMANDS:
        command = import_module(f"starcup_cli.commands.{name}").command
        assert isinstance(command, click.Command)
        return _in_language(command, name)
    games = piece_nouns().get(name)
    if games is None:
        return None
    command = import_module("starcup_cli.commands.piece").command_for(name, games)
    assert isinstance(command, click.Command)
    return _in_language(command, "piece", games)


def described_commands(typed: Sequence[tuple[str, str]]) -> dict[str, str]:
    """Return the commands typed in a game and those of the command line, each with its description."""
    commands = {name: command_named(name) for name in command_names()}
    outside = {
        f"starcup {name}": command.get_short_help_str(200).rstrip(".") for name, command in commands.items() if command
    }
    return {**dict(typed), **outside}


def _in_language(command: click.Command, name: str, games: Sequence[str] = ()) -> click.Command:
    """Return a command with its help in the language that is spoken; ``games`` are those of a command for pieces."""
    path = str(command.name)
    if language_choice.of_command() == language_choice.ENGLISH:
        return with_example(command, path)
    from starcup_cli.help_words import heading

    return with_example(_translated(command, name, games), path, heading)


def _translated(command: click.Command, name: str, games: Sequence[str]) -> click.Command:
    """Return a command with its help in the language that is spoken, which is not English."""
    from starcup_cli.help_words import in_language

    if not games:
        return in_language(command, (name,), language_choice.command_language())
    from importlib import resources

    from starcup.messages import Message, language_of_game

    noun = str(command.name)
    words = language_of_game(games[0], language_choice.of_command()).with_words(resources.files("starcup_cli"))
    return in_language(command, (name,), words, noun=Message(f"noun-{noun}", noun), games=", ".join(games))


def _spoken() -> AbstractContextManager[None]:
    """Let click speak the language within this."""
    if language_choice.of_command() == language_choice.ENGLISH:
        return nullcontext()
    from starcup_cli.help_words import click_in

    return click_in(language_choice.command_language())


class LazyGroup(click.Group):
    """The group of all commands."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the commands in the order in which people need them."""
        return command_names()

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import the module of a command."""
        return command_named(cmd_name)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Resolve a command as click does, with the nearest name for an unknown command."""
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            known = self.list_commands(ctx)
            if args[0] not in known:
                raise errors.unknown("command", args[0], known)
        return super().resolve_command(ctx, args)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> NoReturn:
        """Run the command line, with errors in one line and the exit codes of :mod:`starcup_cli.errors`.

        ``--traceback`` and ``--language`` may stand anywhere, so that they can be put behind a command that has failed.
        """
        given = list(sys.argv[1:] if args is None else args)
        options = given[: given.index("--")] if "--" in given else given
        known, language = language_choice.taken_out([word for word in options if word != TRACEBACK])
        arguments = [*known, *given[len(options) :]]
        tracebacks = errors.with_tracebacks() if TRACEBACK in options else nullcontext()
        with tracebacks, language_choice.asked_for(language), _spoken():
            group = _in_language(self, "starcup")
            assert isinstance(group, LazyGroup)
            run = super(LazyGroup, group).main
            code = errors.exit_code_of(
                lambda: run(arguments, prog_name or "starcup", complete_var, standalone_mode=False, **extra),
                as_json="--json" in options,
            )
        sys.exit(code)
