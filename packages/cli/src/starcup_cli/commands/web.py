"""``starcup web``: a game table in the browser, which a package of its own brings."""

from importlib.util import find_spec

from starcup_cli.commands import missing_command

if find_spec("starcup_web") is not None:
    from starcup_web.command import command
else:
    command = missing_command("web", "Open a game table in the browser", "starcup-web")

__all__ = ["command"]
