"""The schemas of a game: one document for each kind of message, made from the classes that read and write it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import cast

from starcup import scene
from starcup.kernel.errors import GameError
from starcup.packed.ruleset import PackedRuleset
from starcup.scene import Beat, Scene
from starcup.wire import order_results, parts, results
from starcup.wire.catalogue import Catalogue
from starcup.wire.codec import MOST_ID, PROTOCOL
from starcup.wire.file_schemas import file_schemas
from starcup.wire.game_wire import AnyWire
from starcup.wire.journals import Journal
from starcup.wire.parts import Choice, Decision, Event, Kept, Refusal
from starcup.wire.positions import position_schema
from starcup.wire.request_fields import Request
from starcup.wire.requests import REQUESTS
from starcup.wire.results import View
from starcup.wire.scene_json import scene_schemas
from starcup.wire.schema import KEPT, PlainSchemas, Schema, Schemas, described, foreign, object_of

_ID: Schema = {"type": ["integer", "string"], "maxLength": MOST_ID}


def schemas_of(wire: AnyWire) -> dict[str, Schema]:
    """Return every schema of a game, by name: JSON Schema, draft 2020-12.

    Args:
        wire: the game's, made for the ruleset whose choices and events are meant.

    Raises:
        GameError: a class has a field that has no form on the wire.

    >>> from starcup import games, wire
    >>> sorted(schemas_of(wire.wire_of(games.find("roll").load())))[:4]
    ['beat', 'catalogue', 'choice', 'decision']
    """
    own = _Parts(wire)
    try:
        return {
            "view": own.document(View, "view", "What a seat may know"),
            "decision": own.document(Decision, "decision", "A question to a seat"),
            "choice": own.document(Choice, "choice", "A choice"),
            "event": own.document(Event, "event", "An event"),
            "refusal": own.document(Refusal, "refusal", "A refusal"),
            "scene": _document(Scene, "scene", "All that a seat or an onlooker sees"),
            "beat": _document(Beat, "beat", "Something that happened, in words"),
            "catalogue": _document(Catalogue, "catalogue", "Everything in the box"),
            "journal": own.document(Journal, "journal", "A journal as JSON"),
            "request": _requests(),
            "response": own.responses(),
            "position": position_schema(wire),
            **(file_schemas(wire.ruleset) if isinstance(wire.ruleset, PackedRuleset) else {}),
        }
    except TypeError as error:
        raise GameError(f"game {wire.ruleset.game!r} has no schemas: {error}") from error


class _Parts:
    """The documents of the parts for which a game has a form of its own."""

    def __init__(self, wire: AnyWire) -> None:
        self.wire = wire
        self.special: Mapping[object, Callable[[Schemas], Schema]] = {
            Choice: self.choice,
            Event: self.event,
            Kept: lambda _: KEPT,
        }
        self.instead: Mapping[object, Callable[[Schemas], Schema]] = {View: wire.view_schema, **_OF_ALL}

    def made(self) -> Schemas:
        return Schemas(complete=True, special=self.special, instead=self.instead, reserved=_SHARED)

    def document(self, kind: object, name: str, title: str) -> Schema:
        schemas = self.made()
        return schemas.document(f"{self.wire.ruleset.game}:{name}:{PROTOCOL}", title, schemas.of(kind))

    def responses(self) -> Schema:
        schemas = self.made()
        lines: list[Schema] = [
            object_of({"id": _ID, "method": {"const": kind.method}, "result": schemas.of(kind.result)})
            for kind in REQUESTS
        ]
        lines.append(object_of({"id": {"type": ["integer", "string", "null"]}, "error": schemas.of(Refusal)}))
        name = f"{self.wire.ruleset.game}:response:{PROTOCOL}"
        return schemas.document(name, "A line from the server", {"oneOf": lines})

    # Choices and events: a union told apart by ``kind``, open for packs.

    def choice(self, schemas: Schemas) -> Schema:
        wire = self.wire
        text: Schema = {"type": "string"}
        kinds = [_kind(schemas, kind, wire.choice_kind(kind), {"text": text}) for kind in wire.choice_classes]
        schema = foreign("A choice", {"text": text})
        return {**described(Choice), "oneOf": [*kinds, schemas.define("ForeignChoice", foreign, lambda: schema)]}

    def event(self, schemas: Schemas) -> Schema:
        wire = self.wire
        kinds = [_kind(schemas, kind, wire.event_kind(kind)) for kind in wire.event_classes]
        schema = foreign("An event", {})
        return {**described(Event), "oneOf": [*kinds, schemas.define("ForeignEvent", foreign, lambda: schema)]}


_OF_ALL = scene_schemas()
"""What has the same form in all games."""


_SHARED = [
    kind
    for module in (scene, parts, results, order_results)
    for kind in vars(module).values()
    if isinstance(kind, type)
]


def _document(kind: object, name: str, title: str) -> Schema:
    schemas = Schemas(complete=True, instead=_OF_ALL)
    return schemas.document(f"{name}:{PROTOCOL}", title, schemas.of(kind))


def _kind(made: Schemas, kind: type, name: str, further: Mapping[str, Schema] = MappingProxyType({})) -> Schema:
    """Return the schema of a kind of choice or event, whose ``further`` fields come before its own."""
    before: dict[str, Schema] = {"kind": {"const": name}, **further}
    return made.define(kind.__name__, kind, lambda: PlainSchemas(made).fields_of(kind, before, skip=tuple(further)))


def _requests() -> Schema:
    schemas = Schemas(complete=False)
    lines: Schema = {"oneOf": [_request(schemas, kind) for kind in REQUESTS]}
    return schemas.document(f"request:{PROTOCOL}", "A line from the client", lines)


def _request(schemas: Schemas, kind: type[Request]) -> Schema:
    before: dict[str, Schema] = {"id": _ID, "method": {"const": kind.method}}

    def shown() -> Schema:
        fields = schemas.fields_of(kind, before)
        language: Schema = {"type": "string", "maxLength": MOST_ID, "description": "The tag of the answer's language."}
        properties = {**cast("Schema", fields["properties"]), "language": language}
        return {**fields, "properties": properties, **kind.conditions}

    return schemas.define(kind.__name__, kind, shown)
