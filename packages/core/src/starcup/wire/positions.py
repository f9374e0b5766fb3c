"""The schema of the saved positions of a game, made from the fields of its table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from starcup.kernel.codec import FORMAT, PROCESS_ONLY
from starcup.kernel.steps import AnyStep
from starcup.kernel.visibility import audiences, field_types
from starcup.plugins.extension_state import SeatStates, TableStates
from starcup.wire.codec import PROTOCOL
from starcup.wire.game_wire import AnyWire
from starcup.wire.schema import KEPT, Schema, Schemas, object_of


class PositionSchemas(Schemas):
    """As :class:`Schemas`, for tables, whose fields may be of types that messages don't have: anything fits those."""

    def of(self, kind: object) -> Schema:
        try:
            return super().of(kind)
        except TypeError:
            return {}


def position_schema(wire: AnyWire) -> Schema:
    """Return the schema of what ``Game.save`` writes."""
    ruleset = wire.ruleset
    special: dict[object, Callable[[Schemas], Schema]] = {
        AnyStep: _step,
        TableStates: lambda _: KEPT,
        SeatStates: lambda _: KEPT,
        **{kind: partial(Schemas.fields_of, kind=kind, skip=names) for kind, names in wire.unsaved.items()},
    }
    schemas = PositionSchemas(complete=False, special=special)
    properties: dict[str, Schema] = {
        "format": {"const": FORMAT},
        "game": {"const": ruleset.game},
        "packs": {"type": "array", "items": {"type": "string"}},
    }
    hints = field_types(ruleset.table_kind)
    names = [name for name in audiences(ruleset.table_kind) if name not in PROCESS_ONLY]
    properties |= {name: schemas.of(hints[name]) for name in names}
    schema = object_of(properties)
    schema["required"] = [name for name in properties if name not in ruleset.unsaved]
    return schemas.document(f"{ruleset.game}:position:{PROTOCOL}", "A saved position", schema)


def _step(_: Schemas) -> Schema:
    return {
        "description": "A step still to do: its kind, and its fields.",
        "type": "array",
        "prefixItems": [{"type": "string"}, {"type": "object"}],
        "items": False,
        "minItems": 2,
    }
