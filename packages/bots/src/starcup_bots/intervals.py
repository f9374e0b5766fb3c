"""Confidence intervals of shares and means, when deals are independent and the games of one deal are not.

Errors are clustered by deal, with Student's factor. For shares they become a number of independent games with as much
evidence, of which Wilson's interval is taken: it covers 95% even with eight deals, where the bootstrap is too narrow.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import fsum, inf, sqrt

Interval = tuple[float, float]
Sums = tuple[float, float]
"""The sums of one deal: of the measured values, and of their number."""

Z = 1.959963984540054
UNKNOWN: Interval = (-inf, inf)
"""The interval of a mean from a single deal, whose error is unknown."""

_FEW = (12.706, 4.303, 3.182)
"""Student's factors for 95% with one, two and three degrees of freedom."""


def factor(freedom: float, normal: float = Z) -> float:
    """Return Student's factor: the standard errors that an interval reaches to each side, near ``normal`` for many.

    >>> [round(factor(freedom), 2) for freedom in (1, 4, 10, 1000)]
    [12.71, 2.77, 2.23, 1.96]
    """
    if freedom < 1:
        return inf
    if freedom < 4:
        return _FEW[int(freedom) - 1] if normal == Z else inf
    # The usual expansion around the normal quantile; 0.002 too low at four degrees, closer with more.
    z = normal
    terms = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96, (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + terms[0] / freedom + terms[1] / freedom**2 + terms[2] / float(freedom) ** 3


def wilson(share: float, number: float, reach: float = Z) -> Interval:
    """Return Wilson's interval of a share among ``number`` independent trials; it is sound near 0 and 1, too.

    >>> low, high = wilson(1.0, 20)
    >>> f"{low:.3f} {high:.3f}"
    '0.839 1.000'
    """
    if number <= 0:
        return 0.0, 1.0
    z2 = reach * reach / number
    middle = (share + z2 / 2) / (1 + z2)
    half = reach * sqrt(share * (1 - share) / number + z2 / number / 4) / (1 + z2)
    return max(0.0, middle - half), min(1.0, middle + half)


def by_deal(values: Iterable[tuple[int, float]]) -> dict[int, Sums]:
    """Return the sums of values by deal."""
    sums: dict[int, Sums] = {}
    for deal, value in values:
        total, number = sums.get(deal, (0.0, 0.0))
        sums[deal] = total + value, number + 1
    return sums


def mean(deals: Mapping[int, Sums]) -> float:
    """Return the mean of all values; 0 if there are none."""
    number = fsum(number for _, number in deals.values())
    return fsum(total for total, _ in deals.values()) / number if number else 0.0


def standard_error(deals: Mapping[int, Sums]) -> float:
    """Return the standard error of the mean when deals, not games, are independent."""
    count = len(deals)
    if count < 2:
        return inf
    middle = mean(deals)
    number = fsum(number for _, number in deals.values())
    squares = fsum((total - middle * n) ** 2 for total, n in deals.values())
    return sqrt(squares * count / (count - 1)) / number


def mean_interval(deals: Mapping[int, Sums]) -> Interval:
    """Return the 95% interval of a mean; :data:`UNKNOWN` from fewer than two deals.

    >>> low, high = mean_interval(by_deal((deal, deal % 2) for deal in range(100)))
    >>> f"{low:.3f} {high:.3f}"
    '0.400 0.600'
    """
    if len(deals) < 2:
        return UNKNOWN
    half = factor(len(deals) - 1) * standard_error(deals)
    return mean(deals) - half, mean(deals) + half


def share_interval(deals: Mapping[int, Sums]) -> Interval:
    """Return the 95% interval of a share: Wilson's, for the number of independent games with as much evidence.

    Where all deals came out the same, no error can be seen; then every deal counts as one game.

    >>> low, high = share_interval(by_deal((deal // 2, deal // 2 % 2) for deal in range(80)))
    >>> f"{low:.3f} {high:.3f}"
    '0.346 0.654'
    """
    share, error = mean(deals), standard_error(deals)
    if len(deals) < 2 or error < 1e-12:
        return wilson(share, len(deals))
    return wilson(share, share * (1 - share) / error**2, factor(len(deals) - 1))
