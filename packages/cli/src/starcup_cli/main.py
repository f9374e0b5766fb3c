"""The command line's entry: a group that imports each command only when it is asked for."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from importlib import import_module
from typing import Any, NoReturn, TypeVar

import click

from starcup_cli import errors, language_choice

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
    from importlib.metadata import entry_points

    games = {point.value: point.name for point in entry_points(group="starcup.games")}
    found: dict[str, list[str]] = {}
    for point in entry_points(group="starcup.pieces"):
        if point.value in games and point.name not in COMMANDS:
            found.setdefault(point.name, []).append(games[point.value])
    return {noun: sorted(keys) for noun, keys in sorted(found.items())}


CommandT = TypeVar("CommandT", bound=click.Command)


def told(command: CommandT, name: str) -> CommandT:
    """Return a command with its help in the language that is spoken, which is not English."""
    from starcup_cli.help_words import in_language

    found = in_language(command, (name,), language_choice.command_language())
    assert isinstance(found, type(command))
    return found


def told_of_pieces(command: click.Command, games: Sequence[str]) -> click.Command:
    """Return a command for pieces with its help in the language that is spoken, which is not English."""
    from importlib import resources

    from starcup.messages import language_of_game
    from starcup_cli.help_words import in_language
    from starcup_cli.lookup.rulebook import noun_told

    words = language_of_game(games[0], language_choice.of_command()).with_words(resources.files("starcup_cli"))
    return in_language(command, ("piece",), words, noun=noun_told(str(command.name)), games=", ".join(games))


def _spoken() -> AbstractContextManager[None]:
    """Let click speak the language within this."""
    if language_choice.of_command() == language_choice.ENGLISH:
        return nullcontext()
    from starcup_cli.help_words import click_in

    return click_in(language_choice.command_language())


class LazyGroup(click.Group):
    """The group of all commands; ``commands.NAME`` holds a click command called ``command``.

    Besides there is a command for each noun of pieces, such as ``tile``.
    """

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the commands in the order in which people need them."""
        place = COMMANDS.index(PIECES_AFTER) + 1
        return [*COMMANDS[:place], *piece_nouns(), *COMMANDS[place:]]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import the module of a command; its help is in the language that is spoken."""
        if cmd_name not in COMMANDS:
            games = piece_nouns().get(cmd_name)
            if games is None:
                return None
            from starcup_cli.commands.piece import command_for

            found = command_for(cmd_name, games)
            return found if language_choice.of_command() == language_choice.ENGLISH else told_of_pieces(found, games)
        command = import_module(f"starcup_cli.commands.{cmd_name}").command
        assert isinstance(command, click.Command)
        return command if language_choice.of_command() == language_choice.ENGLISH else told(command, cmd_name)

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
        kept = [*known, *given[len(options) :]]
        tracebacks = errors.with_tracebacks() if TRACEBACK in options else nullcontext()
        with tracebacks, language_choice.asked_for(language), _spoken():
            group = self if language_choice.of_command() == language_choice.ENGLISH else told(self, "starcup")
            run = super(LazyGroup, group).main
            errors.run(
                lambda: run(kept, prog_name or "starcup", complete_var, standalone_mode=False, **extra),
                as_json="--json" in options,
            )


@click.group(
    "starcup",
    cls=LazyGroup,
    no_args_is_help=False,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 80},
)
@click.option(
    TRACEBACK, is_flag=True, expose_value=False,
    help="Show all that led to an error; it may stand behind the command. STARCUP_TRACEBACK=1 does the same.",
)  # fmt: skip
@click.option(
    language_choice.OPTION, expose_value=False, metavar="TAG",
    help="The language, such as es; else that of the environment. It may stand behind the command, too.",
)  # fmt: skip
@click.version_option(package_name="starcup-cli", prog_name="starcup", message="%(prog)s %(version)s")
@click.pass_context
def cli(ctx: click.Context) -> None:
    """Galaxy-building tabletop games: play, watch, simulate and look up.

    'starcup play' begins a game against a bot; 'starcup COMMAND --help' tells
    more about each command. Starcup is an unofficial fan implementation.

    Exit codes: 0 fine, 1 failed, 2 wrong use, 130 stopped with Ctrl-C (a game
    is saved first).
    """
    if os.environ.get("NO_COLOR"):
        ctx.color = False
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def main() -> NoReturn:
    """Run the ``starcup`` command."""
    cli.main()
