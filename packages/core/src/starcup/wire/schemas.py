"""The schemas that are published: one document for each thing that travels or is written by hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from starcup.kernel.choices import Choice as GameChoice
from starcup.kernel.codec import FORMAT, PROCESS_ONLY
from starcup.kernel.events import Event as GameEvent
from starcup.kernel.steps import AnyStep
from starcup.kernel.visibility import field_types
from starcup.plugins.extension_state import SeatStates, TableStates
from starcup.roll.loading import GAME
from starcup.roll.seat import Seat
from starcup.roll.table import RollTable
from starcup.wire.catalogue import Catalogue
from starcup.wire.codec import MOST_ID
from starcup.wire.journals import Journal
from starcup.wire.parts import (
    CHOICE_CLASSES,
    EVENT_CLASSES,
    OPEN,
    Choice,
    Decision,
    Event,
    Refusal,
    choice_kind,
    event_kind,
)
from starcup.wire.requests import REQUESTS, Request
from starcup.wire.schema import Schema, Schemas, described
from starcup.wire.schemas_of_files import file_schemas
from starcup.wire.views import Kept, View

_ID: Schema = {"type": ["integer", "string"], "maxLength": MOST_ID}
_OPEN_KIND: Schema = {"type": "string", "pattern": f"^{OPEN}"}


@cache
def schemas() -> dict[str, Schema]:
    """Every published schema, by name.

    >>> sorted(schemas())[:4]
    ['catalogue', 'choice', 'decision', 'event']
    """
    return {
        "view": _of(View, "view", "What a seat may know"),
        "decision": _of(Decision, "decision", "A question to a seat"),
        "choice": _of(Choice, "choice", "A choice"),
        "event": _of(Event, "event", "An event"),
        "refusal": _of(Refusal, "refusal", "A refusal"),
        "catalogue": _of(Catalogue, "catalogue", "Everything in the box"),
        "journal": _of(Journal, "journal", "A journal as JSON"),
        "position": _position(),
        "request": _requests(),
        "response": _responses(),
        **file_schemas(),
    }


def _of(kind: type, name: str, title: str) -> Schema:
    made = Schemas(complete=True, special=_PARTS)
    return made.document(name, title, made.of(kind))


# Choices and events: a union told apart by ``kind``, open for packs.


def _flat(made: Schemas, kind: type, name: str, extra: dict[str, Schema]) -> Schema:
    return made.define(kind.__name__, kind, lambda: made.fields_of(kind, {"kind": {"const": name}, **extra}))


def _union(named: Sequence[Schema], kind: type) -> Schema:
    return {**described(kind), "oneOf": list(named)}


def _choice(made: Schemas) -> Schema:
    text: dict[str, Schema] = {"text": {"type": "string"}}

    listed: Schema = {"type": "array", "items": {"type": "string"}}

    def brought_along() -> Schema:
        return {
            "description": "A choice that a power of a pack brings along. Its other fields are the power's own.",
            "type": "object",
            "properties": {"kind": dict(_OPEN_KIND), **text, "power": {"type": "string"}},
            "required": ["kind", "text", "power"],
            "additionalProperties": {"anyOf": [{"type": ["string", "integer"]}, listed]},
        }

    own = [_flat(made, kind, choice_kind(kind), text) for kind in CHOICE_CLASSES]
    return _union([*own, made.define("ChoiceOfPower", GameChoice, brought_along)], Choice)


def _event(made: Schemas) -> Schema:
    def value() -> Schema:
        listed: Schema = {"type": "array", "items": {"$ref": "#/$defs/Value"}}
        return {"anyOf": [{"type": ["string", "integer", "boolean"]}, listed]}

    def brought_along() -> Schema:
        return {
            "description": "An event that a power of a pack brings along. Its other fields are the power's own.",
            "type": "object",
            "properties": {"kind": dict(_OPEN_KIND), "seat": {"type": "integer"}},
            "required": ["kind"],
            "additionalProperties": made.define("Value", "Value", value),
        }

    own = [_flat(made, kind, event_kind(kind), {}) for kind in EVENT_CLASSES]
    return _union([*own, made.define("EventOfPower", GameEvent, brought_along)], Event)


def _kept(_: Schemas) -> Schema:
    """What extensions keep is their own affair."""
    return {
        "description": "What extensions of packs keep, by extension and field.",
        "type": "object",
        "additionalProperties": {"type": "object"},
    }


_PARTS: Mapping[object, Callable[[Schemas], Schema]] = {Choice: _choice, Event: _event, Kept: _kept}


# The conversation.


def _requests() -> Schema:
    made = Schemas(complete=False)
    return made.document("request", "A line from the client", {"oneOf": [_request(made, kind) for kind in REQUESTS]})


def _request(made: Schemas, kind: type[Request]) -> Schema:
    before: dict[str, Schema] = {"id": _ID, "method": {"const": kind.method}}
    return made.define(kind.__name__, kind, lambda: {**made.fields_of(kind, before), **kind.conditions})


def _responses() -> Schema:
    made = Schemas(complete=True, special=_PARTS)
    found: list[Schema] = [
        _object({"id": _ID, "method": {"const": kind.method}, "result": made.of(kind.result)}) for kind in REQUESTS
    ]
    found.append(_object({"id": {"type": ["integer", "string", "null"]}, "error": made.of(Refusal)}))
    return made.document("response", "A line from the server", {"oneOf": found})


def _object(properties: dict[str, Schema]) -> Schema:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


# Positions.


def _position() -> Schema:
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

    made = Schemas(complete=False, special={AnyStep: step, Seat: seat, TableStates: _kept, SeatStates: _kept})
    hints = field_types(RollTable)
    properties: dict[str, Schema] = {
        "format": {"const": FORMAT},
        "game": {"const": GAME},
        "packs": {"type": "array", "items": {"type": "string"}},
    }
    for name, hint in hints.items():
        if name not in PROCESS_ONLY and name != "rules":
            properties[name] = made.of(hint)
    shown = _object(properties)
    shown["required"] = [name for name in properties if name != "states"]  # only there are extensions
    return made.document("position", "A saved position", shown)
