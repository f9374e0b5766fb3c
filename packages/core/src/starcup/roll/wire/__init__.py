"""Roll for the Galaxy on the wire: names instead of numbers, and everything in the box."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar

from starcup import Choice, Event
from starcup.roll import choices
from starcup.roll._rules.ruleset import RollRuleset
from starcup.roll._rules.scoring import final_scores
from starcup.roll._rules.seat import Seat as SeatOfTable
from starcup.roll._rules.table import RollTable
from starcup.roll._rules.view import RollView
from starcup.roll.wire.catalogue import Catalogue, catalogue_of
from starcup.roll.wire.scores import Score
from starcup.roll.wire.views import Seat, Sheet, View, view_of
from starcup.wire import GameWire, Schema, Schemas

__all__ = ["Catalogue", "RollWire", "Score", "Seat", "Sheet", "View", "catalogue_of", "view_of"]


class RollWire(GameWire[RollTable, RollView]):
    """The facet *wire* of Roll for the Galaxy.

    The kinds of choices are their verbs; those of choices and events that packs bring along begin with ``power:``, and
    may have any fields.
    """

    view_class: ClassVar[type | None] = View
    catalogue_class: ClassVar[type] = Catalogue
    score_class: ClassVar[type] = Score
    foreign: ClassVar[str] = "power:"
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

    def catalogue(self) -> Catalogue:
        return catalogue_of(self._rules, self.box())

    def scores(self, table: RollTable) -> Sequence[Score]:
        return [
            Score(one.seat, one.total, one.chips, one.tiles, dict(one.bonuses), one.tie_break)
            for one in final_scores(table)
        ]

    @property
    def _rules(self) -> RollRuleset:
        assert isinstance(self.ruleset, RollRuleset)
        return self.ruleset

    # Schemas.

    def foreign_choice(self, made: Schemas) -> Schema:
        words: Schema = {"anyOf": [{"type": ["string", "integer"]}, {"type": "array", "items": {"type": "string"}}]}
        shown: Schema = {
            "description": "A choice that a power of a pack brings along. Its other fields are the power's own.",
            "type": "object",
            "properties": {"kind": self.foreign_kind, "text": {"type": "string"}, "power": {"type": "string"}},
            "required": ["kind", "text", "power"],
            "additionalProperties": words,
        }
        return made.define("ChoiceOfPower", Choice, lambda: shown)

    def foreign_event(self, made: Schemas) -> Schema:
        listed: Schema = {"type": "array", "items": {"$ref": "#/$defs/Value"}}
        value: Schema = {"anyOf": [{"type": ["string", "integer", "boolean"]}, listed]}

        def shown() -> Schema:
            return {
                "description": "An event that a power of a pack brings along. Its other fields are the power's own.",
                "type": "object",
                "properties": {"kind": self.foreign_kind, "seat": {"type": "integer"}},
                "required": ["kind"],
                "additionalProperties": made.define("Value", "Value", lambda: value),
            }

        return made.define("EventOfPower", Event, shown)
