"""JSON Schemas of the TOML files of packs, for editors: made from the lists of a game and its readers.

They say what the types say that the files are read into. What hangs on other
files (is there such a colour?) or on several keys at once, ``starcup pack check``
tells.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Collection, Mapping
from typing import Any, NewType, Union, cast, get_args, get_origin

from starcup.kernel.visibility import field_types
from starcup.packed.assembly import Assembly
from starcup.packed.ruleset import PackedRuleset
from starcup.packs.class_tables import refuses_nothing, toml_name
from starcup.packs.layout import MANIFEST, POWERS, RULES, TEXTS
from starcup.packs.manifest import Manifest, manifest_reader
from starcup.packs.power_files import terms_class
from starcup.packs.rule_texts import RulesFile
from starcup.packs.strict import Form, Forms, Reader
from starcup.packs.texts import TileText
from starcup.wire.schema import Schema, Schemas, described


def file_schemas(ruleset: PackedRuleset[Any, Any]) -> dict[str, Schema]:
    """Return the schema of each file that a pack of a game may have, by name: ``pack``, ``pack-power``, ``pack-cards``.

    Args:
        ruleset: the game with its own pack.
    """
    assembly, game = type(ruleset).assembled(ruleset.packs), ruleset.game
    pieces, documents = assembly.piece_reader(), {"pack": _manifest(assembly, game)}
    for file in dict.fromkeys(piece_list.file for piece_list in assembly.all_lists):
        schemas = FileSchemas(pieces)
        rows: Schema = {
            piece_list.name: {"type": "array", "items": schemas.of(piece_list.piece)}
            for piece_list in assembly.all_lists
            if piece_list.file == file
        }
        lists: Schema = {"type": "object", "properties": rows, "additionalProperties": False}
        documents[_name(file)] = schemas.file(game, file, lists)
    if assembly.hooks is not None:
        terms = terms_class(assembly.power_file)
        meanings = {} if terms is None else _meanings(terms, assembly.meanings)
        schemas = FileSchemas(assembly.power_reader(), meanings, () if terms is None else (terms,))
        documents["pack-power"] = schemas.file(game, f"{POWERS}/KEY.toml", schemas.fields_of(assembly.power_file))
    schemas = FileSchemas(Reader())
    texts: Schema = {
        "description": "A table for each piece, by its key; what is said of a power stands in its own file.",
        "type": "object",
        "additionalProperties": schemas.of(TileText),
    }
    documents[_name(TEXTS)] = schemas.file(game, TEXTS, texts)
    schemas = FileSchemas(Reader())
    return {**documents, _name(RULES): schemas.file(game, RULES, schemas.fields_of(RulesFile))}


def _name(file: str) -> str:
    """Return the name of the schema of a data file."""
    return f"pack-{file.removesuffix('.toml').replace('_', '-')}"


def _manifest(assembly: Assembly[Any], game: str) -> Schema:
    """Return the schema of ``pack.toml``."""
    schemas = FileSchemas(manifest_reader())
    fields = schemas.fields_of(Manifest)
    names: Schema = {"type": "array", "items": {"type": "string"}}
    kinds: Schema = dict.fromkeys(assembly.removable(), names)
    listed: Schema = {"type": "object", "properties": kinds, "additionalProperties": False}
    nothing: Schema = {"type": "object", "additionalProperties": False}
    numbers = assembly.numbers_class
    known: dict[str, Schema] = {
        "game": {"const": game},
        "leaves_out": listed,
        "replaces": listed,
        "numbers": nothing if numbers is None else schemas.of(numbers),
    }
    properties = fields["properties"]
    assert isinstance(properties, dict)
    return schemas.file(game, MANIFEST, {**fields, "properties": {**properties, **known}})


class FileSchemas(Schemas):
    """As :class:`Schemas`, for TOML: keys that Python reserves, and no null, so that what is not said is left out.

    Args:
        reader: reads the files; what it says of types is in the schemas.
        meanings: the meanings of fields, by class and name.
        filled: the classes whose tables can't be empty, besides those that refuse it themselves.
    """

    def __init__(
        self, reader: Reader, meanings: Mapping[tuple[type, str], str] | None = None, filled: Collection[type] = ()
    ) -> None:
        named: dict[object, Callable[[Schemas], Schema]] = {
            kind: _named(kind, form) for kind, form in reader.forms.items() if isinstance(kind, type | NewType)
        }
        others = {kind: form for kind, form in reader.forms.items() if kind not in named}
        super().__init__(complete=False, special=named, instead=others)
        self._meanings = meanings or {}
        self._filled = filled

    def file(self, game: str, name: str, root: Schema) -> Schema:
        """Return the whole document of a file of packs of a game."""
        schema = "pack" if name == MANIFEST else "pack-power" if name.startswith(POWERS) else _name(name)
        return self.document(f"{game}:{schema}:1", f"{name} of a pack for the game {game}", root)

    def key_of(self, name: str) -> str:
        return toml_name(name)

    def of(self, kind: object) -> Schema:
        stated = [argument for argument in get_args(kind) if argument is not types.NoneType]
        optional = get_origin(kind) in (Union, types.UnionType) and len(stated) < len(get_args(kind))
        return super().of(stated[0] if optional and len(stated) == 1 else kind)

    def fields_of(self, kind: type, before: Mapping[str, Schema] | None = None, skip: Collection[str] = ()) -> Schema:
        table = super().fields_of(kind, before, skip)
        properties = cast("dict[str, Schema]", table["properties"])
        for name, schema in properties.items():
            if meaning := self._meanings.get((kind, name)):
                properties[name] = {**schema, "description": meaning}
        return {**table, "minProperties": 1} if kind in self._filled or refuses_nothing(kind) else table


def _named(kind: type | NewType, form: Callable[[Forms], Form]) -> Callable[[Schemas], Schema]:
    """Return the maker of the schema of a type with a definition of its own; a class is described by its docstring."""
    return lambda schemas: {**(described(kind) if isinstance(kind, type) else {}), **form(schemas)}


def _table(kind: type, name: str) -> type:
    """Return the class of a field that may be left out."""
    hint = field_types(kind)[name]
    return next(
        argument
        for argument in (*get_args(hint), hint)
        if isinstance(argument, type) and argument is not types.NoneType
    )


def _meanings(terms: type, stated: Mapping[str, str]) -> dict[tuple[type, str], str]:
    """Return the meanings of terms, by class and name; they are stated by path."""
    meanings: dict[tuple[type, str], str] = {}
    for path, meaning in stated.items():
        kind, (*tables, name) = terms, path.split(".")
        for table in tables:
            kind = _table(kind, table)
        meanings[kind, name] = meaning
    return meanings
