"""The common vocabulary of powers: numbers, conditions on counts, and amounts.

A game adds its nouns: classes of things to count, each as a :class:`Condition` and as a :class:`CountedAmount`.
:mod:`starcup.terms.amounts` compiles conditions and amounts.
"""

from __future__ import annotations

from typing import Literal, NewType

from starcup.kernel.values import frozen
from starcup.packs.faults import Unquoted, Wrong

Whole = NewType("Whole", int)
"""A whole number from 0."""
Positive = NewType("Positive", int)
"""A whole number from 1."""
Signed = NewType("Signed", int)
"""A whole number, which may be less than 0."""
LIMIT = 999
"""The largest number in a term."""


@frozen(slots=False, kw_only=True)
class Term:
    """Base class of all terms, which checks the fields of each class of a term when it is made."""

    def __attrs_post_init__(self) -> None:
        for kind in type(self).__mro__:
            check = vars(kind).get("_check")
            if check is not None:
                check(self)

    def only_one(self, *names: str) -> None:
        """Raise if more than one of some fields is given, or one is an empty list.

        Args:
            *names: the fields, which are None if they are not given.

        Raises:
            Wrong: it is so.
        """
        given = [name for name in names if getattr(self, name) is not None]
        for name in given:
            if getattr(self, name) == ():
                raise Wrong("a list with something in it", [], field=name)
        if len(given) > 1:
            raise Wrong(f"one of {', '.join(names)}", Unquoted(f"{' and '.join(given)}"), field=given[1])


@frozen(slots=False, kw_only=True)
class Condition(Term):
    """A count that is compared: with numbers, or by ``rank`` with that of each other player."""

    at_least: Whole | None = None
    at_most: Whole | None = None
    rank: Literal["most", "tied", "most_or_tied"] | None = None

    def _check(self) -> None:
        if self.at_least is None and self.at_most is None and self.rank is None:
            raise Wrong("at_least, at_most or rank", Unquoted("none of them"))
        if self.rank is not None and getattr(self, "whose", "mine") != "mine":
            raise Wrong("no whose together with rank", Unquoted("both"), field="whose")


@frozen(slots=False, kw_only=True)
class Amount(Term):
    """Base of all amounts: ``flat`` credits or VP; nothing unless ``when`` holds."""

    flat: Signed = Signed(0)
    when: Condition | None = None


@frozen(slots=False, kw_only=True)
class FlatAmount(Amount):
    """A number that counts nothing."""


@frozen(slots=False, kw_only=True)
class CountedAmount(Amount):
    """An amount that depends on a count: ``times`` for every started ``per``, and ``flat`` once, within limits.

    ``growing``: the first costs ``per`` of what is counted, the second twice as much, and so on.
    """

    times: Signed = Signed(1)
    per: Positive = Positive(1)
    round: Literal["up", "down"] = "up"
    growing: bool = False
    thresholds: tuple[Whole, ...] | None = None
    at_least: Signed | None = None
    at_most: Signed | None = None

    @property
    def below_zero(self) -> bool:
        """Whether the count may be less than 0, if there is nothing to measure; it is then taken as 0."""
        return False

    def _check(self) -> None:
        self.only_one("thresholds")
        if self.thresholds is not None and (self.per != 1 or self.growing):
            raise Wrong("thresholds alone, without per or growing", Unquoted("both"), field="thresholds")
        if self.at_least is not None and self.at_most is not None and self.at_least > self.at_most:
            raise Wrong(f"at_least's {self.at_least} or more", self.at_most, field="at_most")


Total = NewType("Total", tuple[Amount, ...])
"""A number, an amount, or a list of them that are added up."""
