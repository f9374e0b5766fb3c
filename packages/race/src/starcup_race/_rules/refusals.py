"""Parts of refusals that several questions share: unknown cards, and cards that are not where they are looked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from starcup import IllegalChoice, Items, nearest_name
from starcup.making import SeatStep
from starcup.messages import Arg, Message, verbatim
from starcup_race._rules.cards import GOODS, Card
from starcup_race._rules.definitions import Action, Phase
from starcup_race._rules.plan import Plan
from starcup_race._rules.rules import Rules
from starcup_race._rules.table import RaceTable


def said(name: str, /, **args: Arg) -> Message:
    """Return a refusal as a message."""
    return Message(f"race-refusal-{name}", **args)


def refused(code: str, rule: str, name: str = "", /, **args: Arg) -> IllegalChoice:
    """Return a refusal with a message, whose name is the code if it has none of its own."""
    return IllegalChoice(code, rule, said(name or code, **args))


def named(card: Card) -> Message:
    """Return the name of a card."""
    return Message(f"card-{card.key}", card.name)


def called(rules: Rules) -> Callable[[str], Message]:
    """Return the function that names cards by their keys."""
    return lambda key: named(rules.cards[rules.index[key]])


def listed(rules: Rules, keys: Iterable[str]) -> tuple[Message, ...]:
    """Return the names of cards, each once; ``none`` without any."""
    return tuple(map(called(rules), dict.fromkeys(keys))) or (said("none"),)


def action(plan: Plan, key: str) -> Message:
    """Return the name of an action card; of an unknown one the text itself."""
    return action_named(plan.actions[plan.action_index[key]]) if key in plan.action_index else verbatim(key)


def action_named(action: Action) -> Message:
    """Return the name of an action card."""
    return Message(f"action-{action.key}", action.name)


def phase_named(phase: Phase) -> Message:
    """Return the name of a phase."""
    return Message(f"phase-{phase.key}", phase.name)


def unknown(rules: Rules, key: str, rule: str, near: Iterable[str] = ()) -> IllegalChoice | None:
    """Return the refusal of a key that no card has; None if a card has it."""
    if key in rules.index:
        return None
    nearest = nearest_name(key, (*near, *rules.keys))
    if nearest is None:
        return refused("no-such-card", rule, card=key)
    return refused("no-such-card", rule, "no-such-card-near", card=key, near=nearest)


def wrong_items(step: SeatStep[RaceTable], table: RaceTable, items: Items, rule: str, absent: str) -> IllegalChoice:
    """Return the refusal of a set of cards: one is unknown or not there, or they are too few or too many."""
    legal = step.run(table)
    there = tuple(dict.fromkeys(getattr(legal, "offered", ())))
    for item in items:
        if (refusal := unknown(table.rules, item, rule, there)) is not None:
            return refusal
        if item not in there:
            return refused(
                "not-offered",
                rule,
                f"not-offered-{absent}",
                card=called(table.rules)(item),
                there=listed(table.rules, there),
            )
    return step.refuse_items(table, items, rule, named=called(table.rules))


def kind_of_card(card: Card) -> Message:
    """Return whether a card is a world or a development, in words."""
    return said("any-world" if card.is_world else "a-development")


def kind_of_world(card: Card) -> Message:
    """Return the kind of goods of a world in words, such as ``a genes windfall world``."""
    if not card.is_world:
        return said("a-development")
    if card.good < 0:
        return said("a-world")
    return said("a-windfall" if card.windfall else "a-production", good=good_named(card.good))


def good_named(good: int) -> Message:
    """Return the name of a kind of goods."""
    return Message(f"good-{GOODS[good]}")
