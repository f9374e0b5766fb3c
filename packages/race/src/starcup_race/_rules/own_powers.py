"""Powers in Python as the rules see them: numbers for cards, and calls of hooks by cards in a tableau."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from starcup.making import frozen
from starcup.packed import HookFunction

AmountFor = tuple[int, int]
"""A set of cards as a mask, and a number that applies to them."""


@frozen(eq=False)
class Amounts:
    """The numbers of a power in Python: discounts on cards, military against worlds, and trade bonuses.

    ``every`` is the military that counts against every world; ``trade`` has worlds by number with their bonuses.
    """

    discounts: tuple[AmountFor, ...] = ()
    every: int = 0
    militaries: tuple[AmountFor, ...] = ()
    trade: tuple[tuple[int, int], ...] = ()


@frozen(eq=False)
class OwnPower:
    """A power in Python: its card by number and key, its amounts, its hooks, and the phases that it belongs to."""

    card: int
    key: str
    amounts: Amounts
    functions: Mapping[str, HookFunction]
    phases: tuple[str, ...]


@frozen(eq=False)
class Call:
    """A hook of a card in a tableau, to be called: the card, the function, and the phases of the power."""

    card: int
    function: HookFunction
    phases: tuple[str, ...]


def calls_of(powers: Iterable[OwnPower], hook: str) -> tuple[Call, ...]:
    """Return the calls of one hook by the powers that have it.

    Args:
        powers: powers in Python.
        hook: the name of the hook.
    """
    return tuple([Call(one.card, one.functions[hook], one.phases) for one in powers if hook in one.functions])
