"""JSON Schemas of the TOML files that packs of all games have, and the machinery for those of one game.

They say what the types say that the files are read into. What hangs on other
files (is there such a colour?) or on several keys at once, ``starcup pack check``
tells.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping, Sequence
from typing import Union, get_args, get_origin

from starcup.packs.manifest import SLUG, Anything, Manifest, Slug
from starcup.packs.rule_texts import RulesFile
from starcup.packs.strict import toml_name
from starcup.packs.texts import TileText
from starcup.wire.schema import Schema, Schemas


class FileSchemas(Schemas):
    """As :class:`Schemas`, for TOML: keys that Python reserves, and no null, so that what is not said is left out."""

    def __init__(
        self,
        special: Mapping[object, Callable[[Schemas], Schema]] | None = None,
        instead: Mapping[object, Callable[[Schemas], Schema]] | None = None,
    ) -> None:
        super().__init__(complete=False, special=special, instead=instead)

    def key_of(self, name: str) -> str:
        return toml_name(name)

    def of(self, kind: object) -> Schema:
        said = [one for one in get_args(kind) if one is not types.NoneType]
        optional = get_origin(kind) in (Union, types.UnionType) and len(said) < len(get_args(kind))
        return super().of(said[0] if optional and len(said) == 1 else kind)


def manifest_schema(name: str, title: str, game: str, kinds: Sequence[str], numbers: type | None) -> Schema:
    """Return the schema of ``pack.toml``.

    Args:
        name: that of the schema.
        title: what the file is.
        game: the key of the game.
        kinds: the kinds of things that packs may leave out or replace.
        numbers: the class of the numbers that packs may set; None if there are none.
    """
    made = FileSchemas({Slug: lambda _: {"type": "string", "pattern": f"^{SLUG}$"}, Anything: lambda _: {}})
    fields = made.fields_of(Manifest)
    names: Schema = {"type": "array", "items": {"type": "string"}}
    listed: Schema = {"type": "object", "properties": dict.fromkeys(kinds, names), "additionalProperties": False}
    nothing: Schema = {"type": "object", "additionalProperties": False}
    known: dict[str, Schema] = {
        "game": {"const": game},
        "leaves_out": listed,
        "replaces": listed,
        "numbers": nothing if numbers is None else made.of(numbers),
    }
    properties = fields["properties"]
    assert isinstance(properties, dict)
    return made.document(name, title, {**fields, "properties": {**properties, **known}})


def lists_schema(
    name: str,
    title: str,
    lists: Mapping[str, type],
    special: Mapping[object, Callable[[Schemas], Schema]] | None = None,
    instead: Mapping[object, Callable[[Schemas], Schema]] | None = None,
) -> Schema:
    """Return the schema of a file that holds lists of tables.

    Args:
        name: that of the schema.
        title: what the file is.
        lists: the classes of the tables by the names of the lists.
        special: the schemas of types that have one of their own.
        instead: those of types without a definition of their own.
    """
    made = FileSchemas(special, instead)
    rows: dict[str, Schema] = {key: {"type": "array", "items": made.of(kind)} for key, kind in lists.items()}
    file: Schema = {"type": "object", "properties": rows, "additionalProperties": False}
    return made.document(name, title, file)


def texts_schema(name: str, title: str) -> Schema:
    """Return the schema of ``texts.toml``.

    Args:
        name: that of the schema.
        title: what the file is.
    """
    made = FileSchemas()
    file: Schema = {
        "description": "A table for each world, by its key; what is said of a power stands in its own file.",
        "type": "object",
        "additionalProperties": made.of(TileText),
    }
    return made.document(name, title, file)


def rules_schema(name: str, title: str) -> Schema:
    """Return the schema of ``rules.toml``.

    Args:
        name: that of the schema.
        title: what the file is.
    """
    made = FileSchemas()
    return made.document(name, title, made.fields_of(RulesFile))
