"""The options that every command with many games between bots has: what is played, where the work is done and kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import click

Command = TypeVar("Command", bound=Callable[..., object])

FOLDER = click.Path(path_type=Path, file_okay=False)


def match_options(bots: str, bots_help: str, games_help: str, resume_help: str) -> Callable[[Command], Command]:
    """Options for a command: ``bots`` is the default line-up, the rest what is said of three of them."""
    options = [
        click.option(
            "--bots", multiple=True, default=(bots,), show_default=bots, metavar="NAME[,NAME]", help=bots_help
        ),
        click.option("--games", type=click.IntRange(min=1), default=None, metavar="N", help=games_help),
        click.option("--players", type=int, default=2, show_default=True, metavar="N", help="Seats, 2 to 5."),
        click.option("--seed", type=int, default=0, show_default=True, metavar="N", help="Seed of the first deal."),
        click.option(
            "--packs", default="base", show_default=True, metavar="NAME[,NAME]", help="The packs to play with."
        ),
        click.option(
            "--workers", type=click.IntRange(min=1), default=1, show_default=True, metavar="N", help="Processes."
        ),
        click.option("--dask", metavar="ADDRESS", help="Play on the workers of this Dask scheduler instead."),
        click.option(
            "--seconds",
            type=click.FloatRange(min=0.001),
            default=5.0,
            show_default=True,
            metavar="S",
            help="What a program of yours may think about one question.",
        ),
        click.option("--out", type=FOLDER, metavar="DIR", help="Keep everything here."),
        click.option("--resume", type=FOLDER, metavar="DIR", help=resume_help),
    ]

    def add(command: Command) -> Command:
        for option in reversed(options):
            command = option(command)
        return command

    return add
