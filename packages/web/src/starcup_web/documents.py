"""Descriptions of the interface for programs: OpenAPI of what goes over HTTP, AsyncAPI of the WebSocket."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import metadata
from typing import cast

from starcup.wire import results as r
from starcup.wire.parts import Event, Refusal
from starcup.wire.scene_json import scene_schemas
from starcup.wire.schema import Schema, Schemas, described
from starcup_web import bodies as b
from starcup_web import results as w

_EVENT: Schema = {
    "description": "Something that happened, in the form of its game; `since` is that of the kind `undone`.",
    "type": "object",
    "properties": {"kind": {"type": "string"}, "since": {"type": "integer"}},
    "required": ["kind"],
}
SPECIAL: Mapping[object, Callable[[Schemas], Schema]] = {Event: lambda _: dict(_EVENT)}
GETS: Mapping[str, tuple[str, type]] = {
    "/api/hello": ("Who is there, and what it can do.", r.Hello),
    "/api/games": ("The games on offer.", r.Games),
}
TEXTS = {
    "/api/words": ("The table's own words, in Fluent, in the language that the browser likes best.", "text/plain"),
    "/api/words/{language}": ("The table's own words, in Fluent.", "text/plain"),
    "/api/layout/{key}.css": ("The style sheet that a game brings for its table.", "text/css"),
    "/api/feed/{token}": ("A feed that tells when it is a seat's turn.", "application/atom+xml"),
    "/healthz": ("Whether the server is well.", "text/plain"),
    "/metrics": ("Figures for Prometheus.", "text/plain"),
}


@cache
def openapi() -> Schema:
    """Return the OpenAPI document, version 3.1."""
    read, written = Schemas(complete=False), Schemas(complete=True, special=SPECIAL, instead=scene_schemas())
    paths: dict[str, object] = {}
    for path, (text, kind) in GETS.items():
        paths[path] = {"get": _operation(path, text, written.of(kind))}
    for path, (text, media) in TEXTS.items():
        named = [name for name in ("language", "key", "token") if f"{{{name}}}" in path]
        parameters = [{"name": n, "in": "path", "required": True, "schema": {"type": "string"}} for n in named]
        responses = {"200": {"description": "It.", "content": {media: {"schema": {"type": "string"}}}}, **_REFUSED}
        operation: dict[str, object] = {
            "operationId": _id(path),
            "summary": text,
            "parameters": parameters,
            "responses": responses,
        }
        paths[path] = {"get": operation}
    for kind in (*b.OPEN, *b.OF_A_LINK):
        posted = _operation(kind.method, _said(kind), written.of(kind.result))
        asked = read.fields_of(kind)  # in its place, since results have some of the same names
        posted["requestBody"] = {"required": True, "content": {"application/json": {"schema": asked}}}
        if kind in b.OF_A_LINK:
            posted["security"] = [{"link": []}]
        paths[f"/api/{kind.method}"] = {"post": posted}
    error = written.of(w.ErrorTold)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Starcup's table",
            "version": metadata.version("starcup-web"),
            "description": "Games by secret links. The WebSocket at /api/live is described in /asyncapi.json.",
        },
        "paths": _moved(paths),
        "components": {
            "schemas": _moved({**_definitions(read), **_definitions(written)}),
            "responses": {
                "Refused": {
                    "description": "It is refused, and nothing has changed.",
                    "content": {"application/json": {"schema": _moved(error)}},
                }
            },
            "securitySchemes": {
                "link": {"type": "http", "scheme": "bearer", "description": "The token of a secret link."}
            },
        },
    }


_REFUSED = {"4XX": {"$ref": "#/components/responses/Refused"}, "5XX": {"$ref": "#/components/responses/Refused"}}


def _operation(name: str, text: str, result: Schema) -> dict[str, object]:
    responses = {"200": {"description": "Done.", "content": {"application/json": {"schema": result}}}, **_REFUSED}
    return {"operationId": _id(name), "summary": text.partition("\n")[0], "responses": responses}


def _id(name: str) -> str:
    return name.removeprefix("/api/").strip("/").replace("/", "_").replace("{", "").replace("}", "").replace(".", "_")


def _said(kind: type) -> str:
    return str(described(kind).get("description", ""))


@cache
def asyncapi() -> Schema:
    """Return the AsyncAPI document, version 3.0."""
    read, written = Schemas(complete=False), Schemas(complete=True, special=SPECIAL, instead=scene_schemas())
    sent = {
        name: {"name": name, "summary": _said(kind), "payload": _moved(written.of(kind))}
        for name, kind in (("table", w.TableTold), ("present", w.PresentTold), ("error", w.ErrorTold))
    }
    listen = {"name": "listen", "summary": _said(b.Listen), "payload": _moved(read.of(b.Listen))}
    messages = {**sent, "listen": listen}
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Starcup's table: what happens", "version": metadata.version("starcup-web")},
        "channels": {
            "live": {
                "address": "/api/live",
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in messages},
            }
        },
        "operations": {
            "listen": _direction("receive", ["listen"]),
            "tell": _direction("send", list(sent)),
        },
        "components": {
            "messages": messages,
            "schemas": _moved({**_definitions(read), **_definitions(written), **_definitions_of(Refusal)}),
        },
    }


def messages() -> Schema:
    """Return the schema of all that the server tells, for the types of front ends."""
    schemas = Schemas(complete=True, special=SPECIAL, instead=scene_schemas())
    kinds = dict.fromkeys(kind.result for kind in (*b.OPEN, *b.OF_A_LINK))
    forms = [schemas.of(kind) for kind in (*kinds, r.Hello, r.Games, w.TableTold, w.PresentTold, w.ErrorTold)]
    return schemas.document("web", "Anything that the server tells", {"oneOf": forms})


def _direction(action: str, names: Sequence[str]) -> dict[str, object]:
    return {
        "action": action,
        "channel": {"$ref": "#/channels/live"},
        "messages": [{"$ref": f"#/channels/live/messages/{name}"} for name in names],
    }


def _definitions(schemas: Schemas) -> dict[str, Schema]:
    document = schemas.document("web", "", {"type": "object"})
    return cast("dict[str, Schema]", document.get("$defs", {}))


def _definitions_of(kind: type) -> dict[str, Schema]:
    schemas = Schemas(complete=True)
    schemas.of(kind)
    return _definitions(schemas)


def _moved(schema: Mapping[str, object]) -> Schema:
    """Return a part of a document with its references to where definitions are in it."""
    moved: Schema = json.loads(json.dumps(schema).replace("#/$defs/", "#/components/schemas/"))
    return moved
