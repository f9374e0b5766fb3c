"""The features of Race for the Galaxy: what a seat sees, as numbers for learners."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from starcup.features import NOT_TRAITS, Block, Features, Number, Slot, Things, traits
from starcup_race import arrays
from starcup_race._rules.cards import GOODS, Card
from starcup_race._rules.ruleset import RaceRuleset
from starcup_race._rules.scoring import bonus
from starcup_race._rules.table import RaceTable

MOST_CHIPS, MOST_BONUS, MOST_ROUNDS, MOST_HAND, MOST_LOOKED_AT, SIX = 40, 24, 20, 20, 8, 6
SUPPLY = (5, 10, 20, 30, 45, 60, 80)
"""The numbers of cards in the supply that are told apart."""


class RaceFeatures(Features[RaceTable, RaceRuleset]):
    """The clock and the pool, the tableaus and goods of all, the hand of the viewer."""

    @cached_property
    def pieces(self) -> Mapping[str, Mapping[str, float]]:
        return {card.key: _does(card) for card in self.ruleset.cards}

    def slots(self) -> Iterable[Slot[RaceTable]]:
        keys, does, plan = self.ruleset.keys, tuple(self.pieces.values()), self.ruleset.plan
        most = self.ruleset.numbers.pool_per_player * self.ruleset.seats[-1]
        yield Number("pool", 0, most, lambda table, seat: table.pool)
        yield Number("round", 0, MOST_ROUNDS, lambda table, seat: table.round)
        yield Number("supply", 0, SUPPLY[-1], lambda table, seat: len(table.supply), SUPPLY)
        yield Things("phase", plan.phase_keys, lambda table, seat: (table.phase,))
        yield Things("occurring", plan.phase_keys, lambda table, seat: table.occurring, most=2)
        yield Things("hand", keys, lambda table, seat: table.seats[seat].hand, MOST_HAND, does)
        yield Things("looking", keys, lambda table, seat: table.seats[seat].looking, MOST_LOOKED_AT, does)
        yield Things("chosen", plan.action_keys, lambda table, seat: table.seats[seat].draft, 2)

    def seat_slots(self) -> Iterable[Slot[RaceTable]]:
        rules, cards = self.ruleset, self.ruleset.cards
        keys, does = rules.keys, tuple(self.pieces.values())
        scoring = frozenset([card.index for card in cards if card.rows.score])
        known: dict[tuple[tuple[int, ...], int], int] = {}

        def bonuses(table: RaceTable, seat: int) -> int:
            owner = table.seats[seat]
            if scoring.isdisjoint(owner.tableau):
                return 0
            key = owner.tableau, owner.chips
            if key not in known:
                known[key] = sum([bonus(rules, owner, cards[card]) for card in owner.tableau if card in scoring])
            return known[key]

        def goods(table: RaceTable, seat: int) -> tuple[int, ...]:
            owner = table.seats[seat]  # a good is a hidden card: in views True or False
            lying = zip(owner.tableau, owner.goods, strict=True)
            return tuple([table.good_kind(seat, card) for card, good in lying if good is not False and good >= 0])

        yield Number("cards", 0, rules.numbers.end_cards, lambda table, seat: len(table.seats[seat].tableau))
        yield Number("in-hand", 0, MOST_HAND, lambda table, seat: len(table.seats[seat].hand))
        yield Number("chips", 0, MOST_CHIPS, lambda table, seat: table.seats[seat].chips)
        yield Number("bonus", 0, MOST_BONUS, bonuses)
        yield Things("tableau", keys, lambda table, seat: table.seats[seat].tableau, rules.numbers.end_cards, does)
        yield Things("goods", GOODS, goods, rules.numbers.end_cards)
        yield Things("actions", rules.plan.action_keys, lambda table, seat: table.seats[seat].actions, 2)

    def array_slots(self) -> Iterable[Block[RaceTable]]:
        return arrays.of_table(self.ruleset)

    def array_seat_slots(self) -> Iterable[Block[RaceTable]]:
        return arrays.of_seat(self.ruleset)


def _does(card: Card) -> dict[str, float]:
    """Return what a card does: its powers, and its cost by what is paid."""
    does = traits(card, NOT_TRAITS | {"preset", "start", "cost", "good"})
    does["defense" if card.military else "price"] = float(card.cost)
    if card.good >= 0:
        does[f"{'windfall' if card.windfall else 'produces'}={GOODS[card.good]}"] = 1.0
        does[f"colour={GOODS[card.good]}"] = 1.0
    if not card.is_world:
        does["development"] = 1.0
        does["six"] = float(card.cost == SIX)
    return does
