"""The choices of a turn, besides those of powers."""

from __future__ import annotations

from starcup import Choice
from starcup.making import frozen


@frozen(eq=False)
class Work(Choice):
    """Earn two coins."""

    pattern = "work"


@frozen(eq=False)
class Buy(Choice):
    """Buy this ship."""

    pattern = "buy {ship}"
    ship: str


WORK = Work()
