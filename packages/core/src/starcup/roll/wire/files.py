"""JSON Schemas of the TOML files of a pack, for editors that check and complete what one writes.

They say what the types say that the files are read into. What hangs on other
files (is there such a colour?) or on several keys at once, ``starcup pack check``
tells.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterable, Mapping
from typing import Union, get_args, get_origin

from starcup.packs.manifest import SLUG, Anything, Manifest, Slug
from starcup.packs.rule_texts import RulesFile
from starcup.packs.strict import toml_name
from starcup.packs.texts import TileText
from starcup.roll._rules import term_words as words
from starcup.roll._rules import terms
from starcup.roll._rules.combining import KINDS
from starcup.roll._rules.definitions import Flag, Numbers, WorldColour
from starcup.roll._rules.loading import GAME
from starcup.roll._rules.pack_files import CounterRow, DieRow, FactionRow, HomeRow, TileRow
from starcup.roll._rules.vocabulary import AMOUNTS, CONDITIONS, PowerFile
from starcup.terms import words as any_words
from starcup.wire.schema import Schema, Schemas, described


def file_schemas() -> dict[str, Schema]:
    """The schema of each file, by name."""
    return {
        "pack": _manifest(),
        "pack-colours": _lists("colours", die=DieRow, world=WorldColour, flag=Flag, counter=CounterRow),
        "pack-tiles": _lists("tiles", tile=TileRow),
        "pack-factions": _lists("factions", faction=FactionRow),
        "pack-home-worlds": _lists("home_worlds", home_world=HomeRow),
        "pack-power": _power(),
        "pack-texts": _texts(),
        "pack-rules": _rules(),
    }


class _FileSchemas(Schemas):
    """As :class:`Schemas`, for TOML: keys that Python reserves, and no null, so that what is not said is left out."""

    def __init__(self, special: Mapping[object, Callable[[Schemas], Schema]] | None = None) -> None:
        super().__init__(complete=False, special=special)

    def key_of(self, name: str) -> str:
        return toml_name(name)

    def of(self, kind: object) -> Schema:
        said = [one for one in get_args(kind) if one is not types.NoneType]
        optional = get_origin(kind) in (Union, types.UnionType) and len(said) < len(get_args(kind))
        return super().of(said[0] if optional and len(said) == 1 else kind)


def _manifest() -> Schema:
    made = _FileSchemas({Slug: lambda _: {"type": "string", "pattern": f"^{SLUG}$"}, Anything: lambda _: {}})
    fields = made.fields_of(Manifest)
    names: Schema = {"type": "array", "items": {"type": "string"}}
    listed: Schema = {"type": "object", "properties": dict.fromkeys(KINDS, names), "additionalProperties": False}
    known: dict[str, Schema] = {
        "game": {"const": GAME},
        "leaves_out": listed,
        "replaces": listed,
        "numbers": made.of(Numbers),
    }
    properties = fields["properties"]
    assert isinstance(properties, dict)
    return made.document("pack:1", "pack.toml of a tile pack", {**fields, "properties": {**properties, **known}})


def _lists(name: str, **lists: type) -> Schema:
    made = _FileSchemas()
    rows: dict[str, Schema] = {key: {"type": "array", "items": made.of(kind)} for key, kind in lists.items()}
    file: Schema = {"type": "object", "properties": rows, "additionalProperties": False}
    return made.document(f"pack-{name.replace('_', '-')}:1", f"{name}.toml of a tile pack", file)


def _texts() -> Schema:
    made = _FileSchemas()
    file: Schema = {
        "description": "A table for each world, by its key; what is said of a power stands in its own file.",
        "type": "object",
        "additionalProperties": made.of(TileText),
    }
    return made.document("pack-texts:1", "texts.toml of a tile pack", file)


def _rules() -> Schema:
    made = _FileSchemas()
    return made.document("pack-rules:1", "rules.toml of a tile pack", made.fields_of(RulesFile))


# powers/KEY.toml


def _power() -> Schema:
    made = _FileSchemas(_TERMS)
    return made.document("pack-power:1", "powers/KEY.toml of a tile pack", made.fields_of(PowerFile))


def _name(description: str) -> Callable[[Schemas], Schema]:
    return lambda _: {"type": "string", "description": description}


def _number(least: int) -> Callable[[Schemas], Schema]:
    return lambda _: {"type": "integer", "minimum": least, "maximum": any_words.LIMIT}


def _several(one: object, *, or_number: bool = False) -> Callable[[Schemas], Schema]:
    """One thing, or a list of them; ``or_number``: a number may stand in the place of each."""

    def schema(made: Schemas) -> Schema:
        item: Schema = {"anyOf": [made.of(any_words.Signed), made.of(one)]} if or_number else made.of(one)
        return {"anyOf": [item, {"type": "array", "items": item, "minItems": 1}]}

    return schema


def _one_of(kind: type, kinds: Iterable[type]) -> Callable[[Schemas], Schema]:
    return lambda made: {**described(kind), "anyOf": [made.of(one) for one in dict.fromkeys(kinds)]}


_TERMS: dict[object, Callable[[Schemas], Schema]] = {
    terms.PowerTable: lambda made: {**made.fields_of(terms.PowerTable), "minProperties": 1},
    words.DieKey: _name("The key of a die colour."),
    words.WorldKey: _name("The key of a world colour."),
    words.PhaseKey: _name("The key of a phase."),
    words.FaceKey: _name("The key of a development or world."),
    words.Target: _name("any, selected, or the key of a phase."),
    any_words.Whole: _number(0),
    any_words.Positive: _number(1),
    any_words.Signed: _number(-any_words.LIMIT),
    any_words.Condition: _one_of(any_words.Condition, CONDITIONS.values()),
    any_words.Amount: _one_of(any_words.Amount, (*AMOUNTS.values(), any_words.FlatAmount)),
    words.Targets: _several(words.Target),
    any_words.Total: _several(any_words.Amount, or_number=True),
    terms.ReassignTerms: _several(terms.ReassignTerm),
    terms.DiscountTerms: _several(terms.DiscountTerm),
    terms.WorldTotal: _several(terms.WorldAmount, or_number=True),
    terms.FaceTotal: _several(terms.FaceAmount, or_number=True),
}
