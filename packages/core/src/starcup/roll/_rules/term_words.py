"""The nouns of the vocabulary of powers: the dice, worlds and tiles that a term is about, and counts of them.

:mod:`starcup.terms` has the words that compare counts and turn them into amounts;
:mod:`starcup.roll._rules.counting` compiles them.
"""

from __future__ import annotations

from typing import Literal, NewType

from starcup.making import frozen
from starcup.terms import Condition, CountedAmount, Term, Whole

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
"""The columns that workers may be moved to: "any", "selected", a phase, or a list of phases."""
Measure = Literal["number", "cost", "highest_cost", "colours"]
Whose = Literal["mine", "others", "all"]


# Filters: the things that a term is about.


@frozen(slots=False, kw_only=True)
class DiceWanted(Term):
    """Dice of one ``colour``, of several ``colours``, or of any ``other_than`` some; of all, if nothing is said."""

    colour: DieKey | None = None
    colours: tuple[DieKey, ...] | None = None
    other_than: tuple[DieKey, ...] | None = None

    def _check(self) -> None:
        self.only_one("colour", "colours", "other_than")


@frozen(slots=False, kw_only=True)
class WorldsWanted(Term):
    """Worlds by colour and printed cost; all, if nothing is said. With a colour given, no development is meant."""

    colour: WorldKey | None = None
    colours: tuple[WorldKey, ...] | None = None
    other_than: tuple[WorldKey, ...] | None = None
    cost_at_least: Whole | None = None
    cost_at_most: Whole | None = None

    def _check(self) -> None:
        self.only_one("colour", "colours", "other_than")


@frozen(slots=False, kw_only=True)
class TilesWanted(WorldsWanted):
    """Developments and worlds: by the words for worlds, by what is printed on developments, or by name."""

    reassign: bool | None = None
    bonus: bool | None = None
    phase: PhaseKey | None = None
    keys: tuple[FaceKey, ...] | None = None

    def _check(self) -> None:
        self.only_one("keys")


@frozen(slots=False, kw_only=True)
class FacesWanted(TilesWanted):
    """Tiles of one ``side``, or of both."""

    side: Literal["development", "world"] | None = None


# Counts: how many of a thing there are.


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


# Conditions: a count that is compared.


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


# Amounts: a count turned into credits or VP.


@frozen(slots=False, kw_only=True)
class TileAmount(TileCount, CountedAmount):
    """Something for tiles."""

    @property
    def below_zero(self) -> bool:
        return self.measure == "highest_cost"


@frozen(slots=False, kw_only=True)
class DiceAmount(DiceCount, CountedAmount):
    """Something for dice."""


@frozen(slots=False, kw_only=True)
class GoodAmount(GoodCount, CountedAmount):
    """Something for goods."""


@frozen(slots=False, kw_only=True)
class MoneyAmount(MoneyCount, CountedAmount):
    """Something for credits or chips."""
