"""Every hook of Tiny Epic Galaxies, with its exact signature.

An action in Python is a module ``powers/KEY.py`` with functions marked ``@hookimpl`` that carry these names and
arguments; its price and its limits stand in ``powers/KEY.toml``. Results combine as stated: *first* (the answer is
used), *trigger* (nothing comes back; the hook may change the table and push steps).
"""

# mypy: disable-error-code="empty-body"
# Specifications have no bodies: they are declarations, and nobody calls them.

from __future__ import annotations

from starcup.plugins.hooks import hook
from starcup_tiny_epic._rules.table import EpicTable


@hook("all")
def usable(table: EpicTable, seat: int) -> bool:
    """Return whether the action would change anything if ``seat`` used it now (EFFECT-3).

    It only reads the table. The price and the limits are checked by the rules.
    """


@hook("trigger")
def use(table: EpicTable, seat: int) -> None:
    """Carry out the action for ``seat``, who has paid for it: change the table, or push steps."""
