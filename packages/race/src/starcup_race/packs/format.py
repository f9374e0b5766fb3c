"""The facet ``packs`` of Race for the Galaxy: its packs of cards in the form that packs of all games have."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar

from starcup import Pack
from starcup.messages import Message
from starcup.packed import AnyPackedRuleset, PackFormat, Shown
from starcup.words import several
from starcup_race._rules.cards import GOODS, Card
from starcup_race._rules.ruleset import RaceRuleset
from starcup_race._rules.table import RaceTable
from starcup_race.scene import cards


class CardPacks(PackFormat):
    """Packs of cards: worlds and developments, with powers."""

    template: ClassVar[str] = "starcup_race.packs/template"
    piece: ClassVar[str] = "card"
    powered: ClassVar[str] = "card"
    nouns: ClassVar[Mapping[str, str]] = MappingProxyType({"cards": "card", "with_power": "power"})
    python_only: ClassVar[tuple[str, ...]] = ("src/package/powers/museum_of_wonders.",)
    new_files: ClassVar[tuple[tuple[str, str], ...]] = (
        ("src/{package}/cards.toml", "the cards"),
        ("src/{package}/powers/", "what cards do, a file for each"),
    )

    def numbers(self, ruleset: AnyPackedRuleset, pack: Pack) -> dict[str, int]:
        own = _cards(ruleset, pack)
        worlds = [card for card in own if card.is_world]
        return {
            "cards": len(own),
            "copies": sum(card.copies for card in own),
            "worlds": sum(not card.military for card in worlds),
            "military_worlds": sum(card.military for card in worlds),
            "start_worlds": sum(card.start >= 0 for card in worlds),
            "developments": len(own) - len(worlds),
        }

    def counted_in_full(self, contents: Mapping[str, object]) -> list[str]:
        kinds = {"worlds": "world", "military_worlds": "military world", "developments": "development"}
        counts = ", ".join(several(_number(contents, key), noun) for key, noun in kinds.items())
        starts = several(_number(contents, "start_worlds"), "start world")
        copies = several(_number(contents, "copies"), "card")
        return [f"{counts} ({starts}), {copies} with all copies", several(_number(contents, "with_power"), "power")]

    def shown(self, ruleset: AnyPackedRuleset, pack: Pack) -> list[Shown]:
        rules = _own(ruleset)
        pieces = []
        for card in _cards(ruleset, pack):
            corner = ", ".join(map(str, (cards.cost(card), cards.points(card))))
            lines, colour = _lines(card, rules), _colour(card)
            pieces.append(self.shown_as(pack, card.key, card.name, corner, lines, colour, f"card/{card.key}"))
        return pieces

    def used(self, table: RaceTable) -> list[str]:
        return [table.rules.cards[number].name for seat in table.seats for number in seat.tableau]


def _own(ruleset: AnyPackedRuleset) -> RaceRuleset:
    assert isinstance(ruleset, RaceRuleset)
    return ruleset


def _cards(ruleset: AnyPackedRuleset, pack: Pack) -> list[Card]:
    return [card for card in _own(ruleset).cards if card.pack == pack.name]


def _number(contents: Mapping[str, object], key: str) -> int:
    number = contents[key]
    assert isinstance(number, int)
    return number


def _colour(card: Card) -> str:
    from starcup_race.packs.painting import COLOURS

    if card.good >= 0:
        return COLOURS[GOODS[card.good]][0]
    return "grey" if card.is_world else ""


def _lines(card: Card, rules: RaceRuleset) -> tuple[str, ...]:
    """Return the lines that tell what a card is and does, for a panel on the screen."""
    copies = [cards.copies(card)] if card.start >= 0 or card.copies > 1 else []
    first = "; ".join(map(str, (cards.kind(card), *cards.source(card), *copies)))
    powers = [(cards.heading(phase, rules), text) for phase, text in cards.powers(card, rules)]
    sentences = (Message("race-power", phase=heading, power=text) for heading, text in powers)
    return (first[0].upper() + first[1:], *map(str, sentences))
