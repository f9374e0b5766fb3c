"""The behaviours of all deeds."""

from __future__ import annotations

from collections.abc import Mapping

from starcup_tiny_epic._rules import chain_deeds, resource_deeds, ship_deeds, using
from starcup_tiny_epic._rules.deeds import Deed
from starcup_tiny_epic._rules.rules import Doer

DOERS: Mapping[type[Deed], Doer] = {**resource_deeds.DOERS, **ship_deeds.DOERS, **chain_deeds.DOERS, **using.DOERS}
"""The behaviour of each kind of deed."""
