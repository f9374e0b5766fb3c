"""``starcup mcp``: a seat for a language model, which a package of its own brings."""

from __future__ import annotations

from importlib.util import find_spec

import click

from starcup_cli import language_choice

if find_spec("starcup_llm") is not None:
    from starcup_llm.command import command

    for _parameter in command.params:
        if _parameter.name == "language":  # it may stand anywhere, so the command line has taken it out by now
            _parameter.default = language_choice.asked
else:

    @click.command(
        "mcp", context_settings={"ignore_unknown_options": True}, short_help="Serve a seat to a model (MCP)."
    )
    @click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
    def command(arguments: tuple[str, ...]) -> None:
        """Serve a seat to a language model. It comes with the package starcup-llm, which is not installed."""
        from starcup_cli.errors import Failed

        raise Failed(language_choice.problem("mcp"))


__all__ = ["command"]
