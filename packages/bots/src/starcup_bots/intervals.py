"""How sure a share or a mean is: Wilson's interval, and the bootstrap by deals."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from math import sqrt

Interval = tuple[float, float]
Sums = tuple[float, float]
"""Of one deal: the sum of what was measured, and how many there were."""

Z = 1.959963984540054
RESAMPLES = 1000
_MOST_DRAWS = 3_000_000
"""With very many deals fewer resamples do: the interval is narrow, and its ends need not be sharper than it."""


def wilson(share: float, number: int) -> Interval:
    """Wilson's 95% interval of a share among ``number`` independent trials; sound near 0 and 1, where others are not.

    >>> low, high = wilson(1.0, 20)
    >>> f"{low:.3f} {high:.3f}"
    '0.839 1.000'
    """
    if number < 1:
        return 0.0, 1.0
    z2 = Z * Z / number
    middle = (share + z2 / 2) / (1 + z2)
    half = Z * sqrt(share * (1 - share) / number + z2 / number / 4) / (1 + z2)
    return max(0.0, middle - half), min(1.0, middle + half)


def by_deal(values: Iterable[tuple[int, float]]) -> dict[int, Sums]:
    """Values with the deals that they are of, summed up deal by deal."""
    sums: dict[int, Sums] = {}
    for deal, value in values:
        total, number = sums.get(deal, (0.0, 0.0))
        sums[deal] = total + value, number + 1
    return sums


def mean(deals: Mapping[int, Sums]) -> float:
    """The mean of all values; 0 if there are none."""
    number = sum(number for _, number in deals.values())
    return sum(total for total, _ in deals.values()) / number if number else 0.0


def bootstrap(deals: Mapping[int, Sums], seed: int = 1) -> Interval:
    """The 95% interval of the mean, by drawing whole deals again and again: games of one deal hang together.

    The same deals give the same interval, in whatever order they come.

    >>> low, high = bootstrap(by_deal((deal, deal % 2) for deal in range(100)))
    >>> 0.39 < low < 0.42 and 0.58 < high < 0.61
    True
    """
    sums = [deals[deal] for deal in sorted(deals)]
    if not sums:
        return 0.0, 0.0
    rng = random.Random(seed)
    found = []
    for _ in range(max(200, min(RESAMPLES, _MOST_DRAWS // len(sums)))):
        drawn = rng.choices(sums, k=len(sums))
        found.append(sum(total for total, _ in drawn) / sum(number for _, number in drawn))
    found.sort()
    cut = len(found) * 25 // 1000
    return found[cut], found[-1 - cut]


def share_interval(deals: Mapping[int, Sums]) -> Interval:
    """The 95% interval of a share: the bootstrap; Wilson's, counting deals, where all deals came out the same."""
    shares = {total / number for total, number in deals.values()}
    if len(shares) <= 1:
        return wilson(mean(deals), len(deals))
    return bootstrap(deals)


def standard_error(deals: Mapping[int, Sums]) -> float:
    """The standard error of the mean when deals, not games, are independent."""
    count = len(deals)
    if count < 2:
        return float("inf")
    middle = mean(deals)
    number = sum(number for _, number in deals.values())
    squares = sum((total - middle * n) ** 2 for total, n in deals.values())
    return sqrt(squares * count / (count - 1)) / number
