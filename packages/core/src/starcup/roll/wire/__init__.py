"""Roll for the Galaxy on the wire: names instead of numbers."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import ClassVar

from starcup import Choice
from starcup.roll import choices
from starcup.roll._rules.seat import Seat as SeatOfTable
from starcup.roll._rules.table import RollTable
from starcup.roll._rules.view import RollView
from starcup.roll.wire.views import Seat, Sheet, View, view_of
from starcup.wire import GameWire

__all__ = ["RollWire", "Seat", "Sheet", "View", "view_of"]


class RollWire(GameWire[RollTable, RollView]):
    """The facet *wire* of Roll for the Galaxy: the kinds of choices are their verbs."""

    view_class: ClassVar[type | None] = View
    unsaved: ClassVar[Mapping[type, Collection[str]]] = MappingProxyType({SeatOfTable: ("powers",)})

    @property
    def choice_classes(self) -> tuple[type[Choice], ...]:
        return choices.ALL

    def choice_name(self, kind: type[Choice]) -> str:
        return kind.pattern.split(" ", 1)[0]

    def view(self, view: RollView) -> View:
        return view_of(view)

    def sight(self, view: RollView) -> object:
        view.flow = ((), (), ())  # it is not sent, and steps tell how far somebody is in what nobody else sees
        return view
