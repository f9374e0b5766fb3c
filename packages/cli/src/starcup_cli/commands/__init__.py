"""The commands, a module each; every module holds one click command called ``command``."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import click

from starcup_cli import language_choice

CommandT = TypeVar("CommandT", bound=Callable[..., object])


PLAYERS = click.option(
    "--players", type=int, metavar="N", help="How many play; 'games' lists what a game takes.  [default: 2]"
)
LANGUAGE = click.option(
    language_choice.OPTION,
    expose_value=False,  # it may stand anywhere, so the command line has taken it out by now
    metavar="TAG",
    help="The language, such as es; else that of the environment. en-x-pseudo shows which words have no translation.",
)
WORKERS = click.option(
    "--workers", type=click.IntRange(min=1), default=1, show_default=True, metavar="N", help="Processes."
)


def missing_command(name: str, does: str, package: str) -> click.Command:
    """Return the command that stands for one of a package that is not installed, and says so."""

    @click.command(
        name,
        context_settings={"ignore_unknown_options": True},
        short_help=f"{does}.",
        help=f"{does}. It comes with the package {package}, which is not installed.",
    )
    @click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
    def command(arguments: tuple[str, ...]) -> None:
        from starcup_cli.errors import Failed

        raise Failed(language_choice.problem(name))

    return command


def seconds_option(name: str, default: float, text: str) -> Callable[[CommandT], CommandT]:
    """Return a decorator for an option that limits time."""
    return click.option(
        name, type=click.FloatRange(min=0.001), default=default, show_default=True, metavar="S", help=text
    )


THINKING = seconds_option("--seconds", 5.0, "What a bot may think about one question.")


def game_option(command: CommandT) -> CommandT:
    """Add the option that names a game: parameter ``game``; None is the default one."""
    return click.option("--game", metavar="KEY", help="'games' lists them.  [default: roll, or the only one]")(command)


def packs_option(help_text: str) -> Callable[[CommandT], CommandT]:
    """Return a decorator for the option that names packs, those of the game if not given: parameter ``packs``."""
    return click.option("--packs", metavar="PACK[,PACK]", help=f"{help_text}  [default: the game's box]")


def new_game_options(command: CommandT) -> CommandT:
    """Add the options for a new game: parameters ``game``, ``packs``, ``option`` and ``without``."""
    for option in (
        click.option(
            "--without", default="", metavar="KEY[,KEY]",
            help="Tiles or cards that are mere points: their powers are left out.",
        ),
        click.option(
            "--option", multiple=True, metavar="PACK.NAME=VALUE",
            help="A choice that a pack offers; 'packs' lists them.",
        ),
        packs_option("The packs to play with."),
        game_option,
    ):  # fmt: skip
        command = option(command)
    return command
