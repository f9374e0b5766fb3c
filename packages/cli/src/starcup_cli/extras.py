"""Optional libraries of some options and commands: extras of the distribution."""

from __future__ import annotations

from importlib import import_module

from starcup_cli.errors import WrongUse
from starcup_cli.language_choice import problem


def check_extra(library: str, asker: str) -> None:
    """Refuse an option or command whose library is missing, before games are played."""
    try:
        import_module(library)
    except ImportError:
        raise WrongUse(problem("extra", asker=asker, library=library)) from None
