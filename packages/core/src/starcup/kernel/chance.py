"""The random generators: the streams of a game, and a small generator for bots, sampling and tests.

A stream of a game is one int, so that clones share it at no cost: 32-bit words to draw from, lowest first, and above
them the 128-bit key of the next block. The first block of a stream is a BLAKE2b digest of seed, round and number of
the stream; each further block is a digest of the key. Drawn numbers therefore tell nothing about numbers to come,
and the state of one stream reveals neither the seed, nor the other streams, nor earlier numbers of the same stream.
A Lehmer generator has neither property, and is no faster. The same seed gives the same numbers on every machine and
in every process.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, TypeVar

from starcup.kernel.arguments import check_kind, number_of, positive, told
from starcup.kernel.errors import BadArgument

if TYPE_CHECKING:
    from hashlib import blake2b

T = TypeVar("T")

WORD_BITS = 32
WORD = (1 << WORD_BITS) - 1
SPENT = 1 << 128
"""A stream below this number has no words left: it is the key of its next block."""
MOST_BITS = 512
"""The size of a block: twelve words and a key."""

_MASK = (1 << 128) - 1
_MULTIPLIER = 0xDA942042E4DD58B5
_ODD = 0x9E3779B97F4A7C15F39CC0605CEDC835
_MIX = 0xD1342543DE82EF95A3F8C1B2D6E7F581


def stream(seed: int, round_number: int, index: int) -> int:
    """Return the first state of stream ``index`` in a round; it depends on its arguments alone.

    Streams get new keys each round, so that two games with the same seed stay
    comparable round by round although players roll different numbers of dice.

    Args:
        seed: of the game.
        round_number: the round, from 0.
        index: which of the streams of a round.

    >>> stream(7, 1, 0) == stream(7, 1, 0) != stream(7, 1, 1)
    True
    """
    return _block(b"%x %d %d" % (seed, round_number, index), b"starcup stream")


def refilled(key: int) -> int:
    """Return the next block of a stream that has no words left."""
    return _block(b"%x" % key, b"starcup block")


def _block(data: bytes, person: bytes) -> int:
    return int.from_bytes(_blake2b()(data, person=person).digest(), "big")


@cache
def _blake2b() -> type[blake2b]:
    from hashlib import blake2b  # loads OpenSSL, which is not needed to load rules

    return blake2b


@lru_cache(maxsize=64)
def _is_sequence(kind: type) -> bool:
    """Return whether a class is one of sequences; known ones are told in a third of the time that ABCs take."""
    return issubclass(kind, Sequence)


class Rng:
    """A small random generator for bots, sampling and tests; games don't use it.

    A Lehmer generator of 128 bits with the multiplier of Steele and Vigna; the upper half of its state is the output.
    It is fast and uniform, but its further numbers can be computed from enough of those seen.

    Args:
        seed: a whole number; the same seed gives the same numbers on every machine.

    >>> first, second = Rng(3), Rng(3)
    >>> [first.below(6) for _ in range(9)] == [second.below(6) for _ in range(9)]
    True
    >>> sorted(Rng(1).shuffled("abc"))
    ['a', 'b', 'c']
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        z = (number_of(seed, "seed") * _ODD + _MIX) & _MASK
        z ^= z >> 67
        z = z * _MIX & _MASK
        z ^= z >> 61
        z = z * _ODD & _MASK
        self._state = (z ^ (z >> 64)) | 1

    def __repr__(self) -> str:
        return f"<Rng, state {self._state:032x}>"

    def below(self, bound: int) -> int:
        """Return a whole number from 0 to ``bound - 1``, each equally likely.

        Args:
            bound: a whole number from 1 on.

        Raises:
            BadArgument: ``bound`` is no such number.
        """
        if type(bound) is not int or bound < 1:
            bound = positive(bound, "bound")
        self._state = state = self._state * _MULTIPLIER & _MASK
        return (state >> 64) * bound >> 64

    def choice(self, options: Sequence[T]) -> T:
        """Return one of ``options``, each equally likely.

        Args:
            options: at least one; a value that occurs twice is twice as likely.
        """
        size = len(options) if _is_sequence(type(options)) else 0
        if not size:
            raise BadArgument(f"options: expected at least one to choose from, found {told(options)}")
        self._state = state = self._state * _MULTIPLIER & _MASK  # as below(size), without the cost of a call
        return options[(state >> 64) * size >> 64]

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """Return the items in a random order, as a new list (Fisher-Yates shuffle).

        Args:
            items: any number of items; the argument is not changed.
        """
        check_kind(items, Iterable, "items", "any number of things")
        result = list(items)
        for last in range(len(result) - 1, 0, -1):
            other = self.below(last + 1)
            result[last], result[other] = result[other], result[last]
        return result
