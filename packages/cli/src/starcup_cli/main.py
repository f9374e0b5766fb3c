"""The entry of the command line."""

from __future__ import annotations

import os
from typing import NoReturn

import click

from starcup_cli.group import TRACEBACK, LazyGroup
from starcup_cli.language_choice import OPTION


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
    OPTION, expose_value=False, metavar="TAG",
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
