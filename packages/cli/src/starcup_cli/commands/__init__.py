"""The commands, a module each; every module holds one click command called ``command``."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import click

CommandT = TypeVar("CommandT", bound=Callable[..., object])


def pack_options(command: CommandT) -> CommandT:
    """The options that say what a new game is played with: parameters ``packs``, ``option`` and ``without``."""
    for option in (
        click.option(
            "--without",
            default="",
            metavar="KEY[,KEY]",
            help="Developments that are mere points: their powers are left out.",
        ),
        click.option(
            "--option",
            multiple=True,
            metavar="PACK.NAME=VALUE",
            help="A choice that a pack offers; 'packs' lists them.",
        ),
        click.option(
            "--packs", default="base", show_default=True, metavar="PACK[,PACK]", help="The packs to play with."
        ),
    ):
        command = option(command)
    return command
