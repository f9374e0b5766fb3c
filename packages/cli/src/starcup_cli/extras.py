"""Extras of the distribution: libraries that only some options and commands need."""

from __future__ import annotations

from importlib import import_module

from starcup_cli.errors import WrongUse


def check_extra(extra: str, library: str, asker: str) -> None:
    """Refuse before the games are played, not after.

    Args:
        extra: its name.
        library: the module that it brings.
        asker: the option or command that needs it.

    Raises:
        WrongUse: the library is missing.
    """
    try:
        import_module(library)
    except ImportError:
        raise WrongUse(f"{asker} needs the extra {extra!r}: pip install 'starcup-cli[{extra}]'") from None
