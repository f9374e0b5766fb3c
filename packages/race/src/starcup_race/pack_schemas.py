"""JSON Schemas of the TOML files of a pack of cards, for editors that check and complete what one writes."""

from __future__ import annotations

from collections.abc import Callable

from starcup.wire.file_schemas import FileSchemas, lists_schema, manifest_schema
from starcup.wire.schema import Schema, Schemas
from starcup_race._rules import power_terms as terms
from starcup_race._rules.cards import GOODS
from starcup_race._rules.catalogue import KINDS
from starcup_race._rules.loading import GAME
from starcup_race._rules.pack_files import LIMITS, DevelopmentRow, GoodKey, WorldRow
from starcup_race._rules.power_files import PowerFile

Special = dict[object, Callable[[Schemas], Schema]]


def file_schemas() -> dict[str, Schema]:
    """Return the schema of each file, by name."""
    lists = {"world": WorldRow, "development": DevelopmentRow}
    made = FileSchemas(_SPECIAL)
    return {
        "pack": manifest_schema("race-pack:1", "pack.toml of a pack of cards", GAME, KINDS, None),
        "pack-cards": lists_schema("race-pack-cards:1", "cards.toml of a pack of cards", lists, _SPECIAL),
        "pack-power": made.document(
            "race-pack-power:1", "powers/KEY.toml of a pack of cards", made.fields_of(PowerFile)
        ),
    }


def _number(least: int, most: int) -> Callable[[Schemas], Schema]:
    return lambda _: {"type": "integer", "minimum": least, "maximum": most}


def _signed(_: Schemas) -> Schema:
    return {"type": "integer", "minimum": -terms.MOST, "maximum": terms.MOST, "not": {"const": 0}}


def _part(kind: type) -> Callable[[Schemas], Schema]:
    return lambda made: {**made.fields_of(kind), "minProperties": 1}


_SPECIAL: Special = {
    **{kind: _number(least, most) for kind, (least, most) in LIMITS.items()},
    **{kind: _part(kind) for kind in (
        terms.Explore, terms.Develop, terms.Settle, terms.Trade, terms.Consume, terms.Produce, terms.PowerTable,
    )},
    GoodKey: lambda _: {"enum": list(GOODS)},
    terms.GoodOrAny: lambda _: {"enum": [*GOODS, "any"]},
    terms.Number: _number(1, terms.MOST),
    terms.Less: _number(0, terms.MOST),
    terms.Signed: _signed,
    terms.Keyword: lambda _: {"type": "string", "description": "A keyword of a card."},
    terms.CardKey: lambda _: {"type": "string", "description": "The key of a card."},
    terms.ForWorlds: lambda made: {"anyOf": [made.of(terms.Signed), made.of(terms.WorldAmount)]},
    terms.ForGoods: lambda made: {"anyOf": [made.of(terms.Number), made.of(terms.TradeAmount)]},
    terms.Scores: lambda made: {"type": "array", "minItems": 1, "items": made.of(terms.Score)},
}  # fmt: skip
