"""``starcup web``: a game table in the browser, which a package of its own brings."""

from __future__ import annotations

from importlib.util import find_spec

import click

if find_spec("starcup_web") is not None:
    from starcup_web.command import command
else:

    @click.command("web", context_settings={"ignore_unknown_options": True}, short_help="Open a table in the browser.")
    @click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
    def command(arguments: tuple[str, ...]) -> None:
        """Open a game table in the browser. It comes with the package starcup-web, which is not installed."""
        from starcup_cli.errors import Failed
        from starcup_cli.language_choice import problem

        raise Failed(problem("web"))


__all__ = ["command"]
