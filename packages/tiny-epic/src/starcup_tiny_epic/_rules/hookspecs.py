"""Every hook of Tiny Epic Galaxies, with its exact signature.

An action in Python is a module ``powers/KEY.py`` with both functions, marked ``@hookimpl``; its price and its limits
stand in ``powers/KEY.toml``. How the answers are taken: *answer* (the hook only reads the table), *trigger* (nothing
comes back; the hook may change the table and push steps).
"""

# mypy: disable-error-code="empty-body"
# Specifications have no bodies: they are declarations, and nobody calls them.

from __future__ import annotations

from starcup.packed import hook
from starcup_tiny_epic._rules.table import EpicTable


@hook("answer")
def usable(table: EpicTable, seat: int) -> bool:
    """Return whether the action would change anything for ``seat``, with its price paid and its limits kept (EFFECT-3).

    It is asked often, also by players who only consider the action.
    """


@hook("trigger")
def use(table: EpicTable, seat: int) -> None:
    """Carry out the action for ``seat``, who has paid for it: change the table, or push steps."""
