"""Exponentials, logarithms, powers and tanh with the same bits on every machine.

Those of ``math`` come from the system's C library, whose last bit differs between systems and even processors: enough
to decide between two choices that are worth the same. Here there are only operations that IEEE 754 rounds in one way.
"""

from __future__ import annotations

from functools import lru_cache
from math import factorial, frexp, ldexp, sqrt

__all__ = ["exp", "log", "power", "tanh"]

_LN2_HIGH, _LN2_LOW = float.fromhex("0x1.62e42feep-1"), float.fromhex("0x1.a39ef35793c76p-33")
"""ln 2 in two parts: the first has so few digits that its multiples by exponents are exact."""
_EXP = tuple([1 / factorial(number) for number in range(14, -1, -1)])
_LOG = tuple([2 / number for number in range(23, 0, -2)])
_HALF = sqrt(0.5)


@lru_cache(maxsize=1 << 12)
def exp(number: float) -> float:
    """Return e to the power of a number, to some 15 digits.

    Args:
        number: a number.

    >>> exp(0.0), exp(1.0), exp(-1000.0)
    (1.0, 2.7182818284590455, 0.0)

    Raises:
        OverflowError: the result is too large for a float.
    """
    twos = round(number / (_LN2_HIGH + _LN2_LOW))
    rest = number - twos * _LN2_HIGH - twos * _LN2_LOW
    result = 0.0
    for factor in _EXP:
        result = result * rest + factor
    return ldexp(result, twos)


@lru_cache(maxsize=1 << 12)
def log(number: float) -> float:
    """Return the natural logarithm of a number above 0, to some 15 digits.

    Args:
        number: a number above 0.

    >>> log(1.0), log(10.0)
    (0.0, 2.302585092994046)
    """
    part, twos = frexp(number)
    if part < _HALF:
        part, twos = 2 * part, twos - 1
    ratio = (part - 1) / (part + 1)
    square, result = ratio * ratio, 0.0
    for factor in _LOG:
        result = result * square + factor
    return twos * _LN2_HIGH + (result * ratio + twos * _LN2_LOW)


def power(base: float, exponent: float) -> float:
    """Return a power of a base that is not negative; the exponent is above 0.

    Args:
        base: a number from 0.
        exponent: a number above 0.

    >>> power(0.0, 1.5), round(power(4.0, 1.5), 12)
    (0.0, 8.0)
    """
    return exp(exponent * log(base)) if base else 0.0


def tanh(number: float) -> float:
    """Return the hyperbolic tangent of a number.

    Args:
        number: a number.

    >>> tanh(0.0), tanh(-1000.0)
    (0.0, -1.0)
    """
    small = exp(-2 * abs(number))
    result = (1 - small) / (1 + small)
    return result if number >= 0 else -result
