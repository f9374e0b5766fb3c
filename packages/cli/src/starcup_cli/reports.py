"""Events as plain data, for ``--json``."""

from __future__ import annotations

import re

from attrs import asdict

from starcup import Event


def event_data(event: Event) -> dict[str, object]:
    """Return an event as data: its kind, such as ``phase-began``, and its fields."""
    kind = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(event).__name__).lower()
    return {"kind": kind, **asdict(event)}
