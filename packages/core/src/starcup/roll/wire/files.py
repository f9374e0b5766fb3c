"""JSON Schemas of the TOML files of a tile pack, for editors that check and complete what one writes."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from starcup.roll._rules import term_words as words
from starcup.roll._rules import terms
from starcup.roll._rules.definitions import Flag, Numbers, WorldColour
from starcup.roll._rules.pack_files import CounterRow, DieRow, FactionRow, HomeRow, TileRow
from starcup.roll._rules.vocabulary import AMOUNTS, CONDITIONS, TilePower
from starcup.terms import words as any_words
from starcup.wire.file_schemas import FileSchemas, lists_schema, manifest_schema, rules_schema, texts_schema
from starcup.wire.schema import Schema, Schemas, described


def file_schemas() -> dict[str, Schema]:
    """The schema of each file, by name."""
    return {
        "pack": manifest_schema(
            "pack:1",
            "pack.toml of a tile pack",
            "roll",
            ("tiles", "factions", "home_worlds", "dice", "powers"),
            Numbers,
        ),
        "pack-colours": _lists("colours", die=DieRow, world=WorldColour, flag=Flag, counter=CounterRow),
        "pack-tiles": _lists("tiles", tile=TileRow),
        "pack-factions": _lists("factions", faction=FactionRow),
        "pack-home-worlds": _lists("home_worlds", home_world=HomeRow),
        "pack-power": _power(),
        "pack-texts": texts_schema("pack-texts:1", "texts.toml of a tile pack"),
        "pack-rules": rules_schema("pack-rules:1", "rules.toml of a tile pack"),
    }


def _lists(name: str, **lists: type) -> Schema:
    return lists_schema(f"pack-{name.replace('_', '-')}:1", f"{name}.toml of a tile pack", lists)


# powers/KEY.toml


def _power() -> Schema:
    made = FileSchemas(_TERMS)
    return made.document("pack-power:1", "powers/KEY.toml of a tile pack", made.fields_of(TilePower))


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
