"""Powers in Python as the rules see them: numbers for cards, and functions by hook."""

from __future__ import annotations

from collections.abc import Mapping

from starcup.making import frozen
from starcup.packed import HookFunction

AmountFor = tuple[int, int]
"""A set of cards as a mask, and a number that applies to them."""


@frozen(eq=False)
class Amounts:
    """The numbers of a power in Python: discounts on cards, military against worlds, and trade bonuses.

    ``every`` is the military that counts against every world; ``trade`` has worlds by number with their bonuses.
    ``pay`` has the reductions for military worlds that may be paid for, ``tactics`` the military for which the card may
    be discarded, against every world or against some; for the worlds ``free`` it may be discarded, on the worlds
    ``windfall`` it may produce.
    """

    discounts: tuple[AmountFor, ...] = ()
    every: int = 0
    militaries: tuple[AmountFor, ...] = ()
    trade: tuple[tuple[int, int], ...] = ()
    pay: tuple[AmountFor, ...] = ()
    tactics: tuple[int, tuple[AmountFor, ...]] = (0, ())
    free: int = 0
    windfall: int = 0


@frozen(eq=False)
class OwnPower:
    """A power in Python: its card by number and key, its amounts, its hooks, and the phases that it belongs to."""

    card: int
    key: str
    amounts: Amounts
    functions: Mapping[str, HookFunction]
    phases: tuple[str, ...]

    @property
    def offer(self) -> HookFunction | None:
        """The function that offers choices in Consume; None if it has none."""
        return self.functions.get("consume_choices")
