"""A game table in the browser: a server on :class:`starcup.host.Host`, and the built front end.

``starcup web`` runs it. :func:`application` is the same for any ASGI server, :class:`Database` is where its games are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starcup_web.app import application
    from starcup_web.database import Database, DatabaseError
    from starcup_web.guards import Limits

__all__ = ["Database", "DatabaseError", "Limits", "application"]

_HOMES = {
    "starcup_web.app": ("application",),
    "starcup_web.database": ("Database", "DatabaseError"),
    "starcup_web.guards": ("Limits",),
}


def __getattr__(name: str) -> object:
    """Return a public name, imported when it is asked for: the help of the command line loads none of them."""
    from importlib import import_module

    for module, names in _HOMES.items():
        if name in names:
            return getattr(import_module(module), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
