"""JSON Schemas of the TOML files of a pack of planets, for editors that check and complete what one writes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from attrs import NOTHING
from attrs import fields as attrs_fields

from starcup.wire import FileSchemas, Schema, Schemas, lists_schema, manifest_schema
from starcup_tiny_epic._rules.action_files import ActionFile, AnyDeed, Deeds
from starcup_tiny_epic._rules.deeds import DEEDS, OfResources, Resource, Track
from starcup_tiny_epic._rules.pack_files import (
    LIMITS,
    STAND_INS,
    BackShips,
    BoardRow,
    Counted,
    Counts,
    MissionRow,
    PlanetRow,
    Unknown,
)
from starcup_tiny_epic._rules.planets import COUNTED, Back
from starcup_tiny_epic._rules.terms import RESOURCES, TRACKS

KINDS = ("planets", "missions", "boards", "powers")
Makers = Mapping[object, Callable[[Schemas], Schema]]


def file_schemas() -> dict[str, Schema]:
    """Return the schema of each file, by name."""

    def listed(name: str, kind: type) -> Schema:
        title = f"{name}s.toml of a pack of planets"
        return lists_schema(f"tiny-epic-pack-{name}s:1", title, {name: kind}, _SPECIAL, _INSTEAD)

    made = FileSchemas(_SPECIAL, _INSTEAD)
    return {
        "pack": manifest_schema(
            "tiny-epic-pack:1",
            "pack.toml of a pack of planets",
            "tiny-epic",
            ("planets", "missions", "boards", "powers"),
            None,
        ),
        "pack-planets": listed("planet", PlanetRow),
        "pack-missions": listed("mission", MissionRow),
        "pack-boards": listed("board", BoardRow),
        "pack-power": made.document(
            "tiny-epic-pack-power:1", "powers/KEY.toml of a pack of planets", made.fields_of(ActionFile)
        ),
    }


def _number(least: int, most: int) -> Callable[[Schemas], Schema]:
    return lambda _: {"type": "integer", "minimum": least, "maximum": most}


def _one_of(names: Sequence[str]) -> Callable[[Schemas], Schema]:
    return lambda _: {"enum": list(names)}


def _deed(made: Schemas) -> Schema:
    """Return the schema of a deed: its name if it needs no fields, or a table with its name and its fields."""
    fields = {name: made.of(kind) for name, kind in DEEDS.items()}
    alone = [
        name
        for name, kind in DEEDS.items()
        if not issubclass(kind, OfResources) and all(one.default is not NOTHING for one in attrs_fields(kind))
    ]
    return {
        "description": "A deed: its name, or a table with its name and its fields.",
        "anyOf": [
            {"enum": alone},
            {
                "type": "object",
                "properties": fields,
                "additionalProperties": False,
                "minProperties": 1,
                "maxProperties": 1,
            },
        ],
    }


_INSTEAD: Makers = {
    **{kind: _number(least, most) for kind, (least, most) in LIMITS.items()},
    Resource: _one_of(RESOURCES),
    Track: _one_of(TRACKS),
    Counted: _one_of(COUNTED),
    Unknown: _one_of(STAND_INS),
    Back: lambda made: {"anyOf": [made.of(BackShips), {"const": "all"}]},
    Deeds: lambda made: {"type": "array", "minItems": 1, "items": made.of(AnyDeed)},
}
_SPECIAL: Makers = {AnyDeed: _deed, Counts: lambda made: {**made.fields_of(Counts), "minProperties": 1}}
