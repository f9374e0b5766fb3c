"""Building blocks for a game of one's own: the public API for authors of games.

:class:`~starcup.making.Ruleset` names the classes of a game: its :class:`Table`, a view, :class:`Step`,
:class:`Choice` and :class:`Event`. :class:`GameDefinition` is what a package registers under the entry-point group
``starcup.games``. ``define``, ``field`` and ``frozen`` are those of attrs.
"""

from attrs import define, field

from starcup.games import GameDefinition
from starcup.kernel.choices import Choice, Domains, Items
from starcup.kernel.drawing import DrawStep
from starcup.kernel.errors import IllegalChoice
from starcup.kernel.events import Event, SeatEvent
from starcup.kernel.gathering import by_kind, classes_in
from starcup.kernel.interning import Made, interned
from starcup.kernel.journal import PackStamp
from starcup.kernel.picks import Arrangements, Picks, Row, picks
from starcup.kernel.ruleset import Ruleset
from starcup.kernel.scores import SeatScore, best_of
from starcup.kernel.standing import Standing, Until
from starcup.kernel.steps import AnyStep, Legal, SeatStep, Step
from starcup.kernel.table import Table
from starcup.kernel.values import frozen
from starcup.kernel.visibility import Counted, Own, Public, Secret, Topped, compile_view

__all__ = [
    "AnyStep",
    "Arrangements",
    "Choice",
    "Counted",
    "Domains",
    "DrawStep",
    "Event",
    "GameDefinition",
    "IllegalChoice",
    "Items",
    "Legal",
    "Made",
    "Own",
    "PackStamp",
    "Picks",
    "Public",
    "Row",
    "Ruleset",
    "SeatEvent",
    "SeatScore",
    "SeatStep",
    "Secret",
    "Standing",
    "Step",
    "Table",
    "Topped",
    "Until",
    "best_of",
    "by_kind",
    "classes_in",
    "compile_view",
    "define",
    "field",
    "frozen",
    "interned",
    "picks",
]
