"""Seeds of games, derived from the seed of a run."""

from __future__ import annotations

from hashlib import blake2b

BITS = 63
"""The bits of a seed, which fits a signed 64-bit integer."""


def seed_of(seed: int, *numbers: int) -> int:
    """Return a seed for one purpose within a run.

    >>> seed_of(1, 0) == seed_of(1, 0) != seed_of(1, 1)
    True
    """
    text = " ".join(map(str, (seed, *numbers))).encode()
    return int.from_bytes(blake2b(text, digest_size=8, person=b"starcup run").digest(), "big") >> (64 - BITS)
