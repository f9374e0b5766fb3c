"""The choices that powers in Python offer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from starcup.kernel.choices import Choice
from starcup.kernel.values import frozen

if TYPE_CHECKING:
    from typing_extensions import TypeVar as WithDefault

    TableT = WithDefault("TableT", default=Any)  # a plain ``PowerChoice`` is of any game
else:
    TableT = TypeVar("TableT")


@frozen(eq=False)
class PowerChoice(Choice, Generic[TableT]):
    """Base of the choices of powers in Python: each is named after its power, and carries itself out.

    Subclasses put ``{power}``, the key of the power's piece, in their pattern and implement :meth:`play`. With
    ``optional`` the owner need not use the power, where a game would otherwise have him.

    >>> @frozen(eq=False)
    ... class Bid(PowerChoice[object]):
    ...     pattern = "bid {amount} with {power}"
    ...     amount: int
    >>> Bid(power="auction_house", amount=3).text
    'bid 3 with auction_house'
    """

    optional: ClassVar[bool] = False
    pattern = "use {power}"
    power: str

    def play(self, table: TableT, seat: int) -> None:
        """Carry the choice out: change the table, and push steps.

        Args:
            table: the game's table.
            seat: the number of the seat that chose, from 0.
        """
        raise NotImplementedError
