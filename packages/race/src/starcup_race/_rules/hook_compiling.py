"""The numbers and phases of powers in Python, worked out when packs are loaded."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from starcup_race._rules.cards import Card
from starcup_race._rules.own_powers import AmountFor, Amounts
from starcup_race._rules.terms import BOX_PHASES

LOAD_HOOKS = ("discount", "military", "trade_bonus")
"""The hooks that are asked once for each card."""
PHASE_OF_HOOK: Mapping[str, str] = {
    "military": "settle",
    "trade_bonus": "trade",
    "good_produced": "produce",
    "production_done": "produce",
    "consume_choices": "consume",
}
"""The phase of each hook that belongs to one; the others are for the phases that the file of the power states."""
CALLED_IN: Mapping[str, tuple[str, ...]] = {"phase_began": BOX_PHASES, "placed": ("develop", "settle")}
"""The hooks that are called in the phases that the file of the power states, and the phases that there are for each."""


def asked_about(hook: str, cards: Sequence[Card]) -> list[Card]:
    """Return the cards that a hook is asked about when packs are loaded.

    Args:
        hook: one of ``LOAD_HOOKS``.
        cards: all cards.
    """
    if hook == "military":
        return [card for card in cards if card.military]
    return [card for card in cards if hook != "trade_bonus" or card.good >= 0]


def never_called(hook: str, key: str, stated: Iterable[str]) -> str:
    """Return why a hook would never be called; empty if it would."""
    phases, able = tuple(stated), CALLED_IN.get(hook, ())
    if not able or set(able) & set(phases):
        return ""
    there = f"states {', '.join(phases) or 'none'}, so it would never be called (phases = [{able[0]!r}])"
    return f"called in {' or '.join(able)} if powers/{key}.toml states the phase; it {there}"


def amounts_of(numbers: Mapping[str, Mapping[str, int]], index: Mapping[str, int]) -> Amounts:
    """Return the amounts of a power in Python.

    Args:
        numbers: what its hooks answered, by hook and the keys of cards.
        index: the numbers of cards by their keys.
    """
    military = numbers.get("military", {})
    same = len(set(military.values())) == 1
    return Amounts(
        _grouped(numbers.get("discount", {}), index),
        next(iter(military.values())) if same else 0,
        () if same else _grouped(military, index),
        tuple([(index[key], number) for key, number in numbers.get("trade_bonus", {}).items() if number]),
    )


def phases_of(hooks: Iterable[str], stated: Iterable[str]) -> tuple[str, ...]:
    """Return the phases that a power in Python belongs to."""
    return tuple(dict.fromkeys((*stated, *(PHASE_OF_HOOK[hook] for hook in hooks if hook in PHASE_OF_HOOK))))


def _grouped(answers: Mapping[str, int], index: Mapping[str, int]) -> tuple[AmountFor, ...]:
    """Return each number other than 0 with the mask of the cards that it is for."""
    masks: dict[int, int] = {}
    for key, number in answers.items():
        if number:
            masks[number] = masks.get(number, 0) | 1 << index[key]
    return tuple((mask, number) for number, mask in masks.items())
