"""JSON Schemas (draft 2020-12) of attrs classes, with the same fields that the strict converters read and write.

No library fits: pydantic knows no attrs classes, and msgspec, which does, can
neither say that unknown fields are refused nor distinguish attrs classes in a
union. The part that is needed here is small.
"""

from __future__ import annotations

import builtins
import inspect
import json
import re
import types
from collections.abc import Callable, Collection, Mapping, Sequence
from enum import Enum
from typing import Annotated, Any, Literal, NewType, Union, get_args, get_origin

from attrs import NOTHING, Attribute, fields, has

from starcup.kernel.choices import Choice
from starcup.kernel.roles import Names
from starcup.kernel.view import View
from starcup.kernel.visibility import field_types
from starcup.kernel.wide import is_wide
from starcup.wire.limits import limits_of
from starcup.wire.plain import SEAT, plain, sent_fields

Schema = dict[str, object]

ROLE = "x-names"
"""The keyword for the list of things that a text or number is a key of: a kind of piece, or ``seat``."""
DRAFT = "https://json-schema.org/draft/2020-12/schema"
_PRIMITIVES: dict[object, Schema] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    float: {"type": "number"},
    bool: {"type": "boolean"},
    types.NoneType: {"type": "null"},
    None: {"type": "null"},
    object: {},
}


class Schemas:
    """Collects the definitions of one document.

    Args:
        complete: every field is always there, as in written messages; otherwise
            those with a default may be left out, as in messages that are read.
        special: makers of schemas for types that have a form of their own.
        instead: makers of schemas that stand in the place of a type, without a definition of their own.
        reserved: classes whose names no others get, whether they occur or not: they are called the same in all games.
    """

    def __init__(
        self,
        *,
        complete: bool,
        special: Mapping[object, Callable[[Schemas], Schema]] | None = None,
        instead: Mapping[object, Callable[[Schemas], Schema]] | None = None,
        reserved: Collection[type] = (),
    ) -> None:
        self.complete = complete
        self._special = special or {}
        self._instead = instead or {}
        self._definitions: dict[str, Schema] = {}
        self._named: dict[str, object] = {kind.__name__: kind for kind in reserved}

    def document(self, name: str, title: str, root: Schema) -> Schema:
        """Return the whole document, with all definitions that ``root`` needs.

        A root that only refers to a definition is that definition itself: generators of types don't follow such roots.

        Args:
            name: its name and version, for its id.
            title: the title that people read.
            root: the schema of the whole.
        """
        if root.keys() == {"$ref"}:
            called = str(root["$ref"]).rpartition("/")[2]
            root = self._definitions[called]
            if f'"#/$defs/{called}"' not in json.dumps(self._definitions):
                del self._definitions[called]
        return {
            "$schema": DRAFT,
            "$id": f"urn:starcup:{name}",
            "title": title,
            **root,
            **({"$defs": dict(sorted(self._definitions.items()))} if self._definitions else {}),
        }

    def of(self, kind: object) -> Schema:
        """Return the schema of any type that messages are made of.

        Args:
            kind: the type.

        Raises:
            TypeError: a type that has no form on the wire.
        """
        if kind in self._instead:
            return self._instead[kind](self)
        if kind in self._special:
            name = getattr(kind, "__name__", str(kind))
            return self.define(name, kind, lambda: self._special[kind](self))
        if kind in _PRIMITIVES:
            return dict(_PRIMITIVES[kind])
        if is_wide(kind):
            return {"type": "string", "pattern": "^(0|[1-9a-f][0-9a-f]*)$"}
        if isinstance(kind, NewType):
            return self.of(kind.__supertype__)
        if isinstance(kind, type) and has(kind):
            return self.define(kind.__name__, kind, lambda: self.fields_of(kind))
        return self._generic(kind, get_origin(kind), get_args(kind))

    def key_of(self, name: str) -> str:
        """Return the key that an attribute is written under.

        Args:
            name: the name of the attribute.
        """
        return name

    def shown(self, kind: type) -> list[Attribute[object]]:
        """Return the fields of an attrs class that are written.

        Args:
            kind: the attrs class.
        """
        return [attribute for attribute in fields(kind) if attribute.init]

    def _generic(self, kind: object, origin: object, arguments: Sequence[object]) -> Schema:
        if origin is Annotated:
            marks = [limit.schema() for limit in limits_of(kind)]
            marks += [{ROLE: mark.things} for mark in arguments[1:] if isinstance(mark, Names)]
            return {**self.of(arguments[0]), **{key: value for mark in marks for key, value in mark.items()}}
        if origin is Literal:
            return {"enum": list(arguments)}
        if origin is Union or origin is types.UnionType:
            return {"anyOf": [self.of(argument) for argument in arguments]}
        if origin is tuple and arguments[1:] != (...,):
            return {
                "type": "array",
                "prefixItems": [self.of(argument) for argument in arguments],
                "items": False,
                "minItems": len(arguments),
            }
        if origin in (tuple, builtins.list):
            return {"type": "array", "items": self.of(arguments[0])}
        if isinstance(origin, type) and issubclass(origin, Mapping) and arguments[0] is str:
            each = self.of(arguments[1])
            return {"type": "object", **({"additionalProperties": each} if each else {})}
        raise TypeError(f"{kind!r} has no form on the wire")

    def define(self, name: str, kind: object, make: Callable[[], Schema]) -> Schema:
        """Return a reference to a definition, made when first needed; a number is added to a name that is taken.

        Args:
            name: what it is called, unless that is taken.
            kind: the type that it is of, which has one definition.
            make: makes the schema.
        """
        names = (name, *(f"{name}{number}" for number in range(2, len(self._named) + 3)))
        free = next(candidate for candidate in names if candidate not in self._named or self._named[candidate] == kind)
        self._named[free] = kind
        if free not in self._definitions:
            self._definitions[free] = {}  # which it may refer to meanwhile
            self._definitions[free] = make()
        return {"$ref": f"#/$defs/{free}"}

    def fields_of(self, kind: type, before: Mapping[str, Schema] | None = None, skip: Collection[str] = ()) -> Schema:
        """Return an object with the fields of an attrs class and no others.

        Args:
            kind: the attrs class.
            before: further fields in front of its own, all required.
            skip: names of attributes that are left out.
        """
        first = dict(before or {})
        hints = field_types(kind)
        attributes = [attribute for attribute in self.shown(kind) if attribute.name not in skip]
        required = [a.name for a in attributes if self.complete or a.default is NOTHING]
        descriptions = _args_of(kind)

        def of(name: str) -> Schema:
            field = self.of(hints[name])
            return (
                {**field, "description": descriptions[name]} if name in descriptions and "$ref" not in field else field
            )

        return {
            **described(kind),
            "type": "object",
            "properties": {**first, **{self.key_of(a.name): of(a.name) for a in attributes}},
            "required": [*first, *map(self.key_of, required)],
            "additionalProperties": False,
        }


class PlainSchemas(Schemas):
    """As :class:`Schemas`, for what :func:`starcup.wire.plain.plain` writes; the definitions go ``into`` another."""

    def __init__(self, into: Schemas) -> None:
        super().__init__(complete=True, special=into._special, instead=into._instead)
        self._definitions, self._named = into._definitions, into._named

    def of(self, kind: object) -> Schema:
        if kind is Any:
            return {}
        if is_wide(kind):
            return {"type": "integer"}
        if isinstance(kind, type) and issubclass(kind, Enum) and kind not in self._special:
            return {"enum": [plain(member) for member in kind]}
        if isinstance(kind, type) and issubclass(kind, Choice):
            return {"type": "string"}
        if isinstance(kind, type) and kind not in _PRIMITIVES and not has(kind):
            kind = next((base for base in (bool, int, float, str) if issubclass(kind, base)), kind)
        origin = get_origin(kind)
        if isinstance(origin, type) and not isinstance(kind, types.UnionType):
            arguments = get_args(kind)
            if issubclass(origin, Mapping):
                numbers: Schema = {"propertyNames": {"pattern": "^-?[0-9]+$"}} if arguments[0] is int else {}
                return {"type": "object", **numbers, "additionalProperties": self.of(arguments[1])}
            if issubclass(origin, Collection) and not issubclass(origin, tuple):
                return {"type": "array", "items": self.of(arguments[0])}
        return super().of(kind)

    def shown(self, kind: type) -> list[Attribute[object]]:
        names = sent_fields(kind)
        return [attribute for attribute in fields(kind) if attribute.name in names]

    def fields_of(self, kind: type, before: Mapping[str, Schema] | None = None, skip: Collection[str] = ()) -> Schema:
        table = super().fields_of(kind, before, skip)
        properties = table["properties"]
        if issubclass(kind, View) and isinstance(properties, dict):
            properties[SEAT] = self.of(int | None)
        return table


def described(kind: type) -> Schema:
    """Return the description of a class: its docstring, paragraphs as lines, without the fields."""
    text = inspect.cleandoc(kind.__doc__ or "").partition("\nArgs:\n")[0].strip().replace("``", "`")
    paragraphs = [" ".join(paragraph.split()) for paragraph in text.split("\n\n")]
    return {"description": "\n".join(paragraphs)} if text else {}


def _args_of(kind: type) -> dict[str, str]:
    """Return the descriptions of the fields of a class, as its docstring has them."""
    listed = inspect.cleandoc(kind.__doc__ or "").partition("\nArgs:\n")[2].partition("\n\n")[0].replace("``", "`")
    args = re.findall(r"^    (\w+): (.*(?:\n {5,}.*)*)", listed, re.MULTILINE)
    return {name: " ".join(text.split()) for name, text in args}


def foreign(what: str, further: Mapping[str, Schema]) -> Schema:
    """Return the schema of choices or events of classes that the game has not named: those of packs."""
    properties: dict[str, Schema] = {"kind": {"const": "foreign"}, "name": {"type": "string"}, **further}
    schema = object_of({**properties, "fields": {"type": "object"}})
    return {"description": f"{what} that a pack brings along, with fields of its own.", **schema}


def object_of(properties: dict[str, Schema]) -> Schema:
    """Return an object with these properties, all of them, and no others."""
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


KEPT: Schema = {
    "description": "What extensions of packs keep, by extension and field.",
    "type": "object",
    "additionalProperties": {"type": "object"},
}
"""The schema of the states of extensions, which define their own forms."""
