"""The JSON Schema of a saved position of Roll for the Galaxy."""

from __future__ import annotations

from collections.abc import Callable

from starcup.extensions import SeatStates, TableStates
from starcup.kernel.codec import FORMAT, PROCESS_ONLY
from starcup.kernel.visibility import field_types
from starcup.making import AnyStep
from starcup.roll._rules.seat import Seat
from starcup.roll._rules.table import RollTable
from starcup.wire import PROTOCOL, Schema, Schemas
from starcup.wire.schema import KEPT, object_of


def position_schema() -> Schema:
    """The schema of what ``Game.save`` writes."""

    def step(_: Schemas) -> Schema:
        return {
            "description": "A step still to do: its kind, and its fields.",
            "type": "array",
            "prefixItems": [{"type": "string"}, {"type": "object"}],
            "items": False,
            "minItems": 2,
        }

    def seat(made: Schemas) -> Schema:
        """Fields that have their default are left out, and powers follow from the tableau."""
        return made.fields_of(Seat, skip=("powers",))

    special: dict[object, Callable[[Schemas], Schema]] = {
        AnyStep: step,
        Seat: seat,
        TableStates: lambda _: KEPT,
        SeatStates: lambda _: KEPT,
    }
    made = Schemas(complete=False, special=special)
    hints = field_types(RollTable)
    properties: dict[str, Schema] = {
        "format": {"const": FORMAT},
        "game": {"const": "roll"},
        "packs": {"type": "array", "items": {"type": "string"}},
    }
    for name, hint in hints.items():
        if name not in PROCESS_ONLY:
            properties[name] = made.of(hint)
    shown = object_of(properties)
    shown["required"] = [name for name in properties if name != "states"]  # only there are extensions
    return made.document(f"roll:position:{PROTOCOL}", "A saved position", shown)
