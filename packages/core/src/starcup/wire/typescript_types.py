"""TypeScript types of a game's messages, made from their JSON Schemas."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import cast

from starcup.wire.schema import ROLE, Schema

WIDTH = 100
_PRIMITIVES = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript(schemas: Mapping[str, Schema]) -> dict[str, str]:
    """Return modules of TypeScript types, by file name: ``request.ts`` and ``response.ts``.

    The request is the type ``Request``, the response ``Response``; all that occurs in them is a type of its own. What
    a schema says beyond types, such as limits of numbers, stands in the comments that editors show, or nowhere.

    Args:
        schemas: those of a game, of :func:`starcup.wire.schemas_of`.
    """
    by = "`starcup serve --typescript`"
    return {f"{name}.ts": module_of(schemas[name], name.capitalize(), by) for name in ("request", "response")}


def module_of(document: Schema, root: str, by: str) -> str:
    """Return the module of a document: a type for each definition, and for the whole."""
    definitions = cast("dict[str, Schema]", document.get("$defs", {}))
    head = f"// Made by {by}, from {document['$id']}."
    rest: Schema = {name: value for name, value in document.items() if name not in ("$defs", "$schema", "$id")}
    rest["description"] = document["title"]
    parts = [_declaration(name, schema) for name, schema in {**definitions, root: rest}.items()]
    return "\n\n".join([head, *parts]) + "\n"


def _declaration(name: str, schema: Schema) -> str:
    """Return the declaration of a type: an interface if it is an object."""
    described = _comment(schema, "")
    if "properties" in schema:
        return f"{described}export interface {name} {_object(schema, '')}"
    return f"{described}export type {name} = {_type(schema, '')};"


def _type(schema: Schema, indent: str) -> str:
    """Return a type as TypeScript writes it."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    for words in ("oneOf", "anyOf"):
        if words in schema and "properties" not in schema:
            return _union([_type(part, f"{indent}    ") for part in cast("Sequence[Schema]", schema[words])], indent)
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(map(json.dumps, cast("Sequence[object]", schema["enum"])))
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(dict.fromkeys(_type({**schema, "type": name}, indent) for name in kind))
    if kind == "array":
        return _list(schema, indent)
    if kind == "object":
        return _object(schema, indent)
    return _PRIMITIVES.get(str(kind), "unknown")


def _list(schema: Schema, indent: str) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(part, indent) for part in cast('Sequence[Schema]', schema['prefixItems']))}]"
    each = _type(cast("Schema", schema.get("items", {})), indent)
    return f"({each})[]" if re.search(r"[|{]", each) else f"{each}[]"


def _object(schema: Schema, indent: str) -> str:
    """Return an object: with its properties, or as a record of equal ones."""
    if "properties" not in schema:
        values = schema.get("additionalProperties", True)
        return f"Record<string, {_type(values, indent) if isinstance(values, dict) else 'unknown'}>"
    inner, required = f"{indent}  ", cast("Sequence[str]", schema.get("required", ()))
    lines = []
    for name, part in cast("Mapping[str, Schema]", schema["properties"]).items():
        called = name if re.fullmatch(r"[A-Za-z_$][\w$]*", name) else json.dumps(name)
        mark = "" if name in required else "?"
        lines.append(f"{_comment(part, inner)}{inner}{called}{mark}: {_type(part, inner)};")
    return "\n".join(["{", *lines, f"{indent}}}"])


def _union(kinds: Sequence[str], indent: str) -> str:
    line = " | ".join(dict.fromkeys(kinds))
    return line if len(line) < WIDTH else "".join(f"\n{indent}  | {name}" for name in dict.fromkeys(kinds))


def _comment(schema: Schema, indent: str) -> str:
    """Return what is said of a type, as a comment; of what a key names, and nothing of what its own type says."""
    words = [] if "$ref" in schema else str(schema.get("description", "")).splitlines()
    if ROLE in schema:
        words.append(f"names a {schema[ROLE]}")
    lines = [line.replace("*/", "* /") for line in words]
    if not lines:
        return ""
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return "".join([f"{indent}/**\n", *(f"{indent} * {line}\n" for line in lines), f"{indent} */\n"])
