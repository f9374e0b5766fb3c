"""The words that all terms of powers are made of: which things, how many, compared with what, worth what.

What counts and amounts mean is compiled in :mod:`starcup.roll.counting`.
"""

from __future__ import annotations

from typing import Literal, NewType

from starcup.kernel.values import frozen
from starcup.packs.faults import Shown, Wrong

DieKey = NewType("DieKey", str)
"""Key of a die colour that one of the packs has."""
WorldKey = NewType("WorldKey", str)
"""Key of a world colour that one of the packs has."""
PhaseKey = NewType("PhaseKey", str)
"""Key of a phase."""
FaceKey = NewType("FaceKey", str)
"""Key of a development or world that one of the packs has."""
Target = NewType("Target", str)
""""any", "selected", or key of a phase."""
Targets = NewType("Targets", tuple[Target, ...])
"""Where workers may be moved to: "any", "selected", a phase, or a list of phases."""
Whole = NewType("Whole", int)
"""A whole number from 0."""
Positive = NewType("Positive", int)
"""A whole number from 1."""
Signed = NewType("Signed", int)
"""A whole number, which may be less than 0."""
LIMIT = 999
"""The largest number that a term may hold."""

Measure = Literal["number", "cost", "highest_cost", "colours"]
Whose = Literal["mine", "others", "all"]


@frozen(slots=False, kw_only=True)
class Term:
    """Base of all terms: what the parts of a term demand is checked when it is built."""

    def __attrs_post_init__(self) -> None:
        for kind in type(self).__mro__:
            check = vars(kind).get("_check")
            if check is not None:
                check(self)


def only_one(term: Term, *names: str) -> None:
    """Raise unless at most one of these fields of a term is given."""
    given = [name for name in names if getattr(term, name) is not None]
    for name in given:
        if getattr(term, name) == ():
            raise Wrong("a list with something in it", [], field=name)
    if len(given) > 1:
        raise Wrong(f"one of {', '.join(names)}", Shown(f"{' and '.join(given)}"), field=given[1])


# Which things a term is about.


@frozen(slots=False, kw_only=True)
class DiceWanted(Term):
    """Dice of one ``colour``, of several ``colours``, or of any ``other_than`` some; of all, if nothing is said."""

    colour: DieKey | None = None
    colours: tuple[DieKey, ...] | None = None
    other_than: tuple[DieKey, ...] | None = None

    def _check(self) -> None:
        only_one(self, "colour", "colours", "other_than")


@frozen(slots=False, kw_only=True)
class WorldsWanted(Term):
    """Worlds by colour and printed cost; all, if nothing is said. With a colour given, no development is meant."""

    colour: WorldKey | None = None
    colours: tuple[WorldKey, ...] | None = None
    other_than: tuple[WorldKey, ...] | None = None
    cost_at_least: Whole | None = None
    cost_at_most: Whole | None = None

    def _check(self) -> None:
        only_one(self, "colour", "colours", "other_than")


@frozen(slots=False, kw_only=True)
class TilesWanted(WorldsWanted):
    """Developments and worlds: by the words for worlds, by what is printed on developments, or by name."""

    reassign: bool | None = None
    bonus: bool | None = None
    phase: PhaseKey | None = None
    keys: tuple[FaceKey, ...] | None = None

    def _check(self) -> None:
        only_one(self, "keys")


@frozen(slots=False, kw_only=True)
class FacesWanted(TilesWanted):
    """Tiles of one ``side``, or of both."""

    side: Literal["development", "world"] | None = None


# Counts: what there is of something.


@frozen(slots=False, kw_only=True)
class TileCount(TilesWanted):
    """Tiles in a tableau."""

    each: Literal["tile", "development", "world"]
    measure: Measure = "number"
    whose: Whose = "mine"


@frozen(slots=False, kw_only=True)
class DiceCount(DiceWanted):
    """Dice that belong to a player, in one place or anywhere."""

    each: Literal["die"]
    in_: Literal["anywhere", "cup", "citizenry", "columns", "zone", "goods"] = "anywhere"
    measure: Literal["number", "colours"] = "number"
    whose: Whose = "mine"


@frozen(slots=False, kw_only=True)
class GoodCount(WorldsWanted):
    """Goods on worlds, whatever their own colour."""

    each: Literal["good"]
    whose: Whose = "mine"


@frozen(slots=False, kw_only=True)
class MoneyCount(Term):
    """Credits, or VP in chips."""

    each: Literal["credit", "chip"]
    whose: Whose = "mine"


Count = TileCount | DiceCount | GoodCount | MoneyCount


# Conditions: a count that is compared.


@frozen(slots=False, kw_only=True)
class Condition(Term):
    """How a count has to compare: with numbers, or by ``rank`` with that of each other player."""

    at_least: Whole | None = None
    at_most: Whole | None = None
    rank: Literal["most", "tied", "most_or_tied"] | None = None

    def _check(self) -> None:
        if self.at_least is None and self.at_most is None and self.rank is None:
            raise Wrong("at_least, at_most or rank", Shown("none of them"))
        if self.rank is not None and getattr(self, "whose", "mine") != "mine":
            raise Wrong("no whose together with rank", Shown("both"), field="whose")


@frozen(slots=False, kw_only=True)
class TileCondition(TileCount, Condition):
    """A condition on tiles."""


@frozen(slots=False, kw_only=True)
class DiceCondition(DiceCount, Condition):
    """A condition on dice."""


@frozen(slots=False, kw_only=True)
class GoodCondition(GoodCount, Condition):
    """A condition on goods."""


@frozen(slots=False, kw_only=True)
class MoneyCondition(MoneyCount, Condition):
    """A condition on credits or chips."""


# Amounts: a count made into credits or VP.


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
    """What a count brings: ``times`` for every started ``per``, and ``flat`` once, within limits.

    ``growing``: the first costs ``per`` of what is counted, the second twice as much, and so on.
    """

    times: Signed = Signed(1)
    per: Positive = Positive(1)
    round: Literal["up", "down"] = "up"
    growing: bool = False
    thresholds: tuple[Whole, ...] | None = None
    at_least: Signed | None = None
    at_most: Signed | None = None

    def _check(self) -> None:
        only_one(self, "thresholds")
        if self.thresholds is not None and (self.per != 1 or self.growing):
            raise Wrong("thresholds alone, without per or growing", Shown("both"), field="thresholds")
        if self.at_least is not None and self.at_most is not None and self.at_least > self.at_most:
            raise Wrong(f"at_least's {self.at_least} or more", self.at_most, field="at_most")


@frozen(slots=False, kw_only=True)
class TileAmount(TileCount, CountedAmount):
    """Something for tiles."""


@frozen(slots=False, kw_only=True)
class DiceAmount(DiceCount, CountedAmount):
    """Something for dice."""


@frozen(slots=False, kw_only=True)
class GoodAmount(GoodCount, CountedAmount):
    """Something for goods."""


@frozen(slots=False, kw_only=True)
class MoneyAmount(MoneyCount, CountedAmount):
    """Something for credits or chips."""


Total = NewType("Total", tuple[Amount, ...])
"""A number, an amount, or a list of them that are added up."""
