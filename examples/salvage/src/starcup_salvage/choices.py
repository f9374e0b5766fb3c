"""The choices: every answer that a player can give."""

from __future__ import annotations

from typing import Annotated

from starcup import Choice, Items
from starcup.making import frozen
from starcup.messages import Names


@frozen(eq=False)
class Send(Choice):
    """Send these drones."""

    pattern = "send {items}"
    items: Annotated[Items, Names("drone")]


@frozen(eq=False)
class Open(Choice):
    """Open another hold."""

    pattern = "open"


@frozen(eq=False)
class Leave(Choice):
    """Leave with what the holds brought."""

    pattern = "leave"


OPEN, LEAVE = Open(), Leave()
