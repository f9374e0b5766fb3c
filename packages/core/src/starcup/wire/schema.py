"""JSON Schemas (draft 2020-12) from attrs classes: what the strict converters read and write, field by field.

No library fits: pydantic knows no attrs classes, and msgspec, which does, can
neither say that unknown fields are refused nor tell attrs classes in a union
apart. What is needed here is small.
"""

from __future__ import annotations

import builtins
import inspect
import types
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Annotated, Literal, NewType, Union, get_args, get_origin

from attrs import NOTHING, fields, has

from starcup.kernel.visibility import field_types
from starcup.kernel.wide import is_wide
from starcup.wire.limits import limits_of

Schema = dict[str, object]

DRAFT = "https://json-schema.org/draft/2020-12/schema"
_PRIMITIVES: dict[object, Schema] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    float: {"type": "number"},
    bool: {"type": "boolean"},
    types.NoneType: {"type": "null"},
    object: {},
}


class Schemas:
    """Collects the definitions of one document.

    Args:
        complete: every field is always there, as in what is written; otherwise
            those with a default may be left out, as in what is read.
        special: makers of schemas for types that have a form of their own.
    """

    def __init__(self, *, complete: bool, special: Mapping[object, Callable[[Schemas], Schema]] | None = None) -> None:
        self.complete = complete
        self._special = special or {}
        self._definitions: dict[str, Schema] = {}
        self._named: dict[str, object] = {}

    def document(self, name: str, title: str, root: Schema) -> Schema:
        """The whole document, with all definitions that ``root`` needs."""
        return {
            "$schema": DRAFT,
            "$id": f"urn:starcup:{name}:1",
            "title": title,
            **root,
            **({"$defs": dict(sorted(self._definitions.items()))} if self._definitions else {}),
        }

    def of(self, kind: object) -> Schema:
        """The schema of any type that messages are made of.

        Raises:
            TypeError: a type that has no form on the wire.
        """
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
        """The key that an attribute is written under."""
        return name

    def _generic(self, kind: object, origin: object, arguments: Sequence[object]) -> Schema:
        if origin is Annotated:
            limits = [limit.schema() for limit in limits_of(kind)]
            return {**self.of(arguments[0]), **{key: value for one in limits for key, value in one.items()}}
        if origin is Literal:
            return {"enum": list(arguments)}
        if origin is Union or origin is types.UnionType:
            return {"anyOf": [self.of(one) for one in arguments]}
        if origin is tuple and arguments[1:] != (...,):
            return {
                "type": "array",
                "prefixItems": [self.of(one) for one in arguments],
                "items": False,
                "minItems": len(arguments),
            }
        if origin in (tuple, builtins.list):
            return {"type": "array", "items": self.of(arguments[0])}
        if origin is dict and arguments[0] is str:
            return {"type": "object", "additionalProperties": self.of(arguments[1])}
        raise TypeError(f"{kind!r} has no form on the wire")

    def define(self, name: str, kind: object, make: Callable[[], Schema]) -> Schema:
        """A reference to a definition, made when it is first needed.

        Raises:
            TypeError: the name stands for something else already.
        """
        if name not in self._named:
            self._named[name] = kind
            self._definitions[name] = make()
        elif self._named[name] != kind:
            raise TypeError(f"two things are called {name!r}: {self._named[name]!r} and {kind!r}")
        return {"$ref": f"#/$defs/{name}"}

    def fields_of(self, kind: type, before: Mapping[str, Schema] | None = None, skip: Collection[str] = ()) -> Schema:
        """An object with the fields of an attrs class and no others; ``before`` are further, required ones."""
        first = dict(before or {})
        hints = field_types(kind)
        shown = [attribute for attribute in fields(kind) if attribute.init and attribute.name not in skip]
        required = [a.name for a in shown if self.complete or a.default is NOTHING]
        return {
            **described(kind),
            "type": "object",
            "properties": {**first, **{self.key_of(a.name): self.of(hints[a.name]) for a in shown}},
            "required": [*first, *map(self.key_of, required)],
            "additionalProperties": False,
        }


def described(kind: type) -> Schema:
    """The description of a class: its docstring, paragraphs as lines."""
    text = inspect.cleandoc(kind.__doc__ or "").replace("``", "`")
    paragraphs = [" ".join(one.split()) for one in text.split("\n\n")]
    return {"description": "\n".join(paragraphs)} if text else {}
