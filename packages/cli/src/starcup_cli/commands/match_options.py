"""The options of every command with many games between bots: the games, the workers, and the folder for results."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

import click

from starcup_cli.commands import PLAYERS, THINKING, WORKERS, new_game_options, seconds_option

FOLDER = click.Path(path_type=Path, file_okay=False)
TYPED = (click.core.ParameterSource.COMMANDLINE, click.core.ParameterSource.ENVIRONMENT)


def match_options(
    bots: str, bots_help: str, games_help: str, resume_help: str
) -> Callable[[Callable[..., object]], Callable[..., object]]:
    """Return a decorator with options for a command, which gets them as ``asked``.

    ``bots`` is the default, the rest are the help texts of three.
    """
    options = [
        click.option(
            "--bots", multiple=True, default=(bots,), show_default=bots, metavar="NAME[,NAME]", help=bots_help
        ),
        click.option("--games", type=click.IntRange(min=1), default=None, metavar="N", help=games_help),
        PLAYERS,
        click.option("--seed", type=int, default=0, show_default=True, metavar="N", help="Seed of the first deal."),
        new_game_options,
        WORKERS,
        click.option("--dask", metavar="ADDRESS", help="Play on the workers of this Dask scheduler instead."),
        THINKING,
        seconds_option("--game-seconds", 3600.0, "What it may think in a whole game."),
        click.option("--out", type=FOLDER, metavar="DIR", help="Keep everything here."),
        click.option("--resume", type=FOLDER, metavar="DIR", help=resume_help),
        click.option("--anyway", is_flag=True, help="Resume although the code of Starcup, bots or packs has changed."),
    ]

    def add(command: Callable[..., object]) -> Callable[..., object]:
        @wraps(command)
        @click.pass_context
        def collected(ctx: click.Context, /, **given: Any) -> object:
            from starcup_cli.series import Asked

            own = {name: given.pop(name) for name in Asked._fields if name in given}
            typed = frozenset(name for name in own if ctx.get_parameter_source(name) in TYPED)
            return command(asked=Asked(**own, typed=typed), **given)

        for option in reversed(options):
            collected = option(collected)
        return collected

    return add
