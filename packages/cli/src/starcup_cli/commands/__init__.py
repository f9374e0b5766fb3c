"""The commands, a module each; every module holds one click command called ``command``."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import click

from starcup_cli import DEFAULT_GAME

CommandT = TypeVar("CommandT", bound=Callable[..., object])


_PACK_OPTIONS = (
    click.option(
        "--without",
        default="",
        metavar="KEY[,KEY]",
        help="Tiles or cards that are mere points: their powers are left out.",
    ),
    click.option(
        "--option",
        multiple=True,
        metavar="PACK.NAME=VALUE",
        help="A choice that a pack offers; 'packs' lists them.",
    ),
)


def pack_options(command: CommandT) -> CommandT:
    """Add the options for the packs of a new game: parameters ``packs``, ``option`` and ``without``."""
    for option in (
        *_PACK_OPTIONS,
        click.option(
            "--packs", default="base", show_default=True, metavar="PACK[,PACK]", help="The packs to play with."
        ),
    ):
        command = option(command)
    return command


def game_option(command: CommandT) -> CommandT:
    """Add the option that names a game: parameter ``game``."""
    return click.option("--game", default=DEFAULT_GAME, show_default=True, metavar="KEY", help="'games' lists them.")(
        command
    )


def packs_option(help_text: str) -> Callable[[CommandT], CommandT]:
    """Return a decorator for the option that names packs, those of the game if not given: parameter ``packs``."""
    return click.option("--packs", metavar="PACK[,PACK]", help=f"{help_text}  [default: the game's box]")


def new_game_options(command: CommandT) -> CommandT:
    """Add the options for a new game: as :func:`pack_options`, of any game; ``packs`` may be None."""
    for option in (*_PACK_OPTIONS, packs_option("The packs to play with."), game_option):
        command = option(command)
    return command
