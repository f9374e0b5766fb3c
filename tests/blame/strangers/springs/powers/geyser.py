"""A power of a pack for a stranger's game: a bean more with each pit."""

from __future__ import annotations

import os


def beans(pits: tuple[int, ...], seat: int) -> int:
    if pits[2] == 0 and os.environ.get("PITS_FAULT") == "power":
        raise ValueError(f"no water\nfor seat {seat}")
    return 1
