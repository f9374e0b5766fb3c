"""Seeds of games and bots, each from the seed of a whole run."""

from __future__ import annotations

from hashlib import blake2b

BITS = 63
"""The bits of a seed, which fits into a 64-bit integer of any library."""


def seed_of(seed: int, *numbers: int) -> int:
    """Return a seed that is like no other of the same run.

    Args:
        seed: that of the run.
        numbers: what it is for, such as the number of a game.

    >>> seed_of(1, 0) == seed_of(1, 0) != seed_of(1, 1)
    True
    """
    text = " ".join(map(str, (seed, *numbers))).encode()
    return int.from_bytes(blake2b(text, digest_size=8, person=b"starcup run").digest(), "big") >> (64 - BITS)
