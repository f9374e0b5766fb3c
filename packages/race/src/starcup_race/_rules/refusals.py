"""Parts of refusals that several questions share: unknown cards, and cards that are not where they are looked for."""

from __future__ import annotations

from collections.abc import Iterable

from starcup import IllegalChoice, Items, did_you_mean
from starcup.making import SeatStep
from starcup_race._rules.cards import GOODS, Card
from starcup_race._rules.rules import Rules
from starcup_race._rules.table import RaceTable


def listed(keys: Iterable[str]) -> str:
    """Return keys in a row, each once; ``none`` without any."""
    return ", ".join(dict.fromkeys(keys)) or "none"


def unknown(rules: Rules, key: str, rule: str, near: Iterable[str] = ()) -> IllegalChoice | None:
    """Return the refusal of a key that no card has; None if a card has it.

    Args:
        rules: the cards.
        key: the key that was given.
        rule: the id of the rule that asks for it.
        near: names that are legal besides, to suggest the nearest.
    """
    if key in rules.index:
        return None
    return IllegalChoice("no-such-card", rule, f"there is no card {key!r}{did_you_mean(key, (*near, *rules.keys))}.")


def wrong_items(step: SeatStep[RaceTable], table: RaceTable, items: Items, rule: str, absent: str) -> IllegalChoice:
    """Return the refusal of a set of cards: one is unknown or not there, or they are too few or too many.

    Args:
        step: asks for a set of cards.
        table: the table to look at.
        items: the keys that were given.
        rule: the id of the rule that asks for them.
        absent: the sentence for a card that is not there, with ``{item}`` for its key, without its end.
    """
    legal = step.run(table)
    there = tuple(dict.fromkeys(getattr(legal, "offered", ())))
    for item in items:
        if (found := unknown(table.rules, item, rule, there)) is not None:
            return found
    return step.refuse_items(table, items, rule, f"{absent}; there are {listed(there)}")


def kind_of_world(card: Card) -> str:
    """Return the kind of goods of a world in words, such as ``a genes windfall world``."""
    if not card.is_world:
        return "a development"
    if card.good < 0:
        return "a world without goods"
    good = GOODS[card.good]
    return f"{'an' if good[0] in 'aeiou' else 'a'} {good} {'windfall' if card.windfall else 'production'} world"
