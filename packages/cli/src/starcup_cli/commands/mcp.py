"""``starcup mcp``: a seat for a language model, which a package of its own brings."""

from importlib.util import find_spec

from starcup_cli.commands import missing_command
from starcup_cli.language_choice import asked

if find_spec("starcup_llm") is not None:
    from starcup_llm.command import command

    for _parameter in command.params:
        if _parameter.name == "language":  # it may stand anywhere, so the command line has taken it out by now
            _parameter.default = asked
else:
    command = missing_command("mcp", "Serve a seat to a language model (MCP)", "starcup-llm")

__all__ = ["command"]
