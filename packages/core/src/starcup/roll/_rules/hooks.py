"""The types that powers exchange with the rules: discounts, reassignments, dictate terms.

A power module imports these together with :mod:`starcup.roll._rules.hookspecs`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from attrs import field
from attrs.validators import ge

from starcup import did_you_mean
from starcup.making import frozen


@frozen(eq=False)
class Reassign:
    """A Reassign power: move between ``at_least`` and ``up_to`` workers to other columns (ASSIGN-8).

    ``colours`` limits the dice that may be moved (empty: any); ``source`` the column that they come from ("": any);
    ``to`` is "any", "selected" (the phase the owner selected) or a tuple of phases. With ``together`` all workers
    moved come from one and the same column. Build each only once, as a constant of the power's module: the rules cache
    what they compute from it.
    """

    up_to: int = 1
    at_least: int = 1
    colours: tuple[str, ...] = ()
    source: str = ""
    to: tuple[str, ...] | Literal["any", "selected"] = "any"
    together: bool = False

    def __attrs_post_init__(self) -> None:
        if not 1 <= self.at_least <= self.up_to:
            raise ValueError(f"at_least should be 1 to up_to ({self.up_to}), is {self.at_least}")


def terms_fault(power: Reassign, dice: Sequence[str], phases: Sequence[str]) -> str:
    """Return what is wrong with a Reassign power in a game with these die colours and phases; empty if nothing is.

    >>> terms_fault(Reassign(colours=("gene",)), ["home", "genes"], ["ship"])
    "colours: there is no die colour 'gene' (did you mean 'genes'?)"
    """
    colours: object = power.colours
    if isinstance(colours, str):
        return f"colours: expected a tuple, found {colours!r}"
    for colour in power.colours:
        if colour not in dice:
            return f"colours: there is no die colour {colour!r}{did_you_mean(colour, dice)}"
    if power.source and power.source not in phases:
        return f"source: there is no phase {power.source!r}{did_you_mean(power.source, phases)}"
    if isinstance(power.to, str):
        if power.to in ("any", "selected"):
            return ""
        meant = f"; did you mean ({power.to!r},)?" if power.to in phases else ""
        return f"to: expected 'any', 'selected' or a tuple of phases, found {power.to!r}{meant}"
    for phase in power.to:
        if phase not in phases:
            return f"to: there is no phase {phase!r}{did_you_mean(phase, phases)}"
    return ""


@frozen
class Dictate:
    """The terms of the built-in Dictate power (ASSIGN-10): uses per round (None: no limit), workers moved per use."""

    uses: int | None = 1
    workers: int = 1


@frozen
class Discount:
    """Fewer workers needed for a tile: ``amount`` less, but by this discount never below ``floor`` (POWER-14).

    Discounts with a higher floor apply first, and none ever raises a cost.
    """

    amount: int
    floor: int = field(default=1, validator=ge(0))
