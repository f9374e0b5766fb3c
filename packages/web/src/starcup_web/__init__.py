"""A game table in the browser: a server on :class:`starcup.host.Host`, and the built front end.

``starcup web`` runs it. :func:`application` is the same for any ASGI server, :class:`Database` is where its games are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from starcup.games import imported_late

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
__getattr__: Callable[[str], object] = imported_late(__name__, _HOMES)
