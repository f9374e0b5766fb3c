"""Building blocks for a game of one's own: the public API for authors of games.

:class:`Step` is here, and what else only authors of games need; what players and front ends meet too, such as
:class:`~starcup.Ruleset`, :class:`~starcup.Table`, :class:`~starcup.Choice` and :class:`~starcup.Event`, is in
:mod:`starcup`. ``define``, ``field`` and ``frozen`` are those of attrs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import define, field

from starcup.kernel.arguments import check_kind, index_of, seat_of, told, whole
from starcup.kernel.asking import AskInTurn, AskTogether
from starcup.kernel.chance import stream
from starcup.kernel.choices import Domains
from starcup.kernel.decks import DealStep, Deck
from starcup.kernel.drawing import DrawStep
from starcup.kernel.gathering import by_kind, classes_in
from starcup.kernel.interning import Made, interned
from starcup.kernel.picks import ItemCounts, picks
from starcup.kernel.sampling import known_table
from starcup.kernel.scores import best_of
from starcup.kernel.standing import OrderableQuestion, Until, until_stopped
from starcup.kernel.steps import AnyStep, Legal, SeatStep, Step
from starcup.kernel.values import frozen
from starcup.kernel.view import View
from starcup.kernel.visibility import Counted, Covered, Own, Public, Secret, Topped, UntilEnd
from starcup.kernel.wide import Wide

if TYPE_CHECKING:
    from starcup.kernel.elimination import EliminationTable

__all__ = [
    "AnyStep",
    "AskInTurn",
    "AskTogether",
    "Counted",
    "Covered",
    "DealStep",
    "Deck",
    "Domains",
    "DrawStep",
    "EliminationTable",
    "ItemCounts",
    "Legal",
    "Made",
    "OrderableQuestion",
    "Own",
    "Public",
    "SeatStep",
    "Secret",
    "Step",
    "Topped",
    "Until",
    "UntilEnd",
    "View",
    "Wide",
    "best_of",
    "by_kind",
    "check_kind",
    "classes_in",
    "define",
    "field",
    "frozen",
    "index_of",
    "interned",
    "known_table",
    "picks",
    "seat_of",
    "stream",
    "told",
    "until_stopped",
    "whole",
]


def __getattr__(name: str) -> object:
    """Import the table of games with elimination when it is asked for: to make its class takes time."""
    if name != "EliminationTable":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from starcup.kernel.elimination import EliminationTable

    return EliminationTable
