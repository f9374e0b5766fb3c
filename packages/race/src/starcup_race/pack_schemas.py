"""JSON Schemas of the TOML files of a pack of cards, for editors that check and complete what one writes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from starcup.wire import FileSchemas, Schema, Schemas, lists_schema, manifest_schema
from starcup_race._rules import power_terms as terms
from starcup_race._rules.cards import GOODS
from starcup_race._rules.pack_files import LIMITS, DevelopmentRow, GoodKey, WorldRow
from starcup_race._rules.power_files import CardPower

MEANINGS: Mapping[str, str] = {
    "explore.draw": "draw so many cards more to select from",
    "explore.keep": "keep so many cards more",
    "develop.discount": "developments cost so much less",
    "develop.draw_at_start": "draw cards when the phase begins",
    "develop.draw_after_placing": "draw cards after placing a development",
    "settle.discount": "worlds cost so much less",
    "settle.military": "military, against some worlds only if it says so",
    "settle.discard_for_military": "discard this card for military until the phase ends; developments only",
    "settle.discard_for_free_world": "discard this card to place a world without paying; developments only",
    "settle.pay_for_military": "pay for a military world, its defense less `discount`",
    "settle.draw_after_placing": "draw cards after placing a world",
    "trade.bonus": "draw so many cards more for a good that is sold; `own`: only for that of this world",
    "consume.goods": "consume `number` goods, up to `up_to` times, for `vp` and `cards` each time",
    "consume.all_goods": "consume all goods that are left, for as many VP less `less`",
    "consume.hand": "discard up to `up_to` cards from the hand, for `vp` each; optional",
    "consume.draw": "draw cards",
    "consume.guess": "name a number, turn a card up, and keep it if that is its cost or defense",
    "consume.sell": "sell a good, with the trade powers of its owner if `bonuses`",
    "produce.windfall": "produce a good on a windfall world",
    "produce.draw": "draw cards",
    "produce.draw_here": "draw cards if a good was produced on this world",
    "produce.draw_per_good": "draw a card for each good of the kind that was produced",
    "produce.draw_per_kind": "draw cards for each kind of good that was produced",
    "produce.draw_per_world": "draw a card for each world of the kind",
    "produce.draw_for_most": "draw cards for producing more goods of the kind than every other player",
    "score": "VP at the end: a list of entries, of which each card counts for the first that it fits",
}
"""The meanings of the terms of powers."""

Special = dict[object, Callable[[Schemas], Schema]]


def file_schemas() -> dict[str, Schema]:
    """Return the schema of each file, by name."""
    lists = {"world": WorldRow, "development": DevelopmentRow}
    made = FileSchemas(_SPECIAL)
    return {
        "pack": manifest_schema("race-pack:1", "pack.toml of a pack of cards", "race", ("cards", "powers"), None),
        "pack-cards": lists_schema("race-pack-cards:1", "cards.toml of a pack of cards", lists, _SPECIAL),
        "pack-power": made.document(
            "race-pack-power:1", "powers/KEY.toml of a pack of cards", made.fields_of(CardPower)
        ),
    }


def _number(least: int, most: int) -> Callable[[Schemas], Schema]:
    return lambda _: {"type": "integer", "minimum": least, "maximum": most}


def _signed(_: Schemas) -> Schema:
    return {"type": "integer", "minimum": -terms.MOST, "maximum": terms.MOST, "not": {"const": 0}}


def _part(kind: type) -> Callable[[Schemas], Schema]:
    """Return the schema of the terms of a phase, each with its meaning."""
    prefix = "" if kind is terms.PowerTable else f"{kind.__name__.lower()}."

    def schema(made: Schemas) -> Schema:
        fields = made.fields_of(kind)
        properties = fields["properties"]
        assert isinstance(properties, dict)
        told = {
            name: {**one, "description": MEANINGS[prefix + name]} if prefix + name in MEANINGS else one
            for name, one in properties.items()
        }
        return {**fields, "properties": told, "minProperties": 1}

    return schema


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
