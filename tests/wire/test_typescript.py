"""TypeScript types are those of the schemas: every name is declared, and unions are told apart."""

from __future__ import annotations

import re

import pytest

from starcup import games, wire
from starcup.wire.schema import Schema

KNOWN = {"Record"}


@pytest.mark.parametrize("game", ["roll", "race", "tiny-epic"])
def test_every_type_that_is_named_is_declared_once(game: str) -> None:
    modules = wire.typescript(wire.schemas_of(wire.wire_of(games.find(game).load())))
    assert list(modules) == ["request.ts", "response.ts"]
    for text in modules.values():
        declared = re.findall(r"^export (?:interface|type) (\w+)", text, re.MULTILINE)
        assert len(set(declared)) == len(declared)
        code = re.sub(r'/\*\*.*?\*/|//.*|"[^"]*"', "", text, flags=re.DOTALL)
        assert set(re.findall(r"\b[A-Z]\w*", code)) <= {*declared, *KNOWN}
        assert code.count("{") == code.count("}")
    assert {"Scene", "Space", "Option", "Pick", "Touches", "Beat"} <= set(declared)


def test_each_form_of_a_schema_becomes_a_type() -> None:
    text: Schema = {"type": "string"}
    fields: dict[str, Schema] = {
        "kind": {"const": "a"},
        "some": {"type": "array", "items": {"anyOf": [text, {"type": "null"}]}},
        "pair": {"type": "array", "prefixItems": [text, {"type": "integer"}]},
        "named": {"type": "object", "additionalProperties": text},
        "free": {"type": "object"},
        "word": {"enum": ["x", 1]},
        "card": {"type": "string", "x-names": "card"},
        "odd-name": {"$ref": "#/$defs/Other"},
        "any": {},
    }
    shown: Schema = {"type": "object", "properties": fields, "required": ["kind"], "description": "All of it."}
    document: Schema = {"$id": "urn:x", "title": "X", "oneOf": [{"$ref": "#/$defs/A"}], "$defs": {"A": shown}}
    told = wire.typescript({"request": document, "response": document})["request.ts"]
    expected = """/** All of it. */
export interface A {
  kind: "a";
  some?: (string | null)[];
  pair?: [string, number];
  named?: Record<string, string>;
  free?: Record<string, unknown>;
  word?: "x" | 1;
  /** names a card */
  card?: string;
  "odd-name"?: Other;
  any?: unknown;
}

/** X */
export type Request = A;
"""
    assert told.partition("\n\n")[2] == expected
