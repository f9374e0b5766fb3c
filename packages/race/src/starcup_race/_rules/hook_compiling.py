"""The numbers and phases of powers in Python, worked out when packs are loaded."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

from starcup_race._rules.cards import END, Card
from starcup_race._rules.definitions import BOX_PHASES
from starcup_race._rules.power_terms import PHASE_FIELDS, PowerRows
from starcup_race._rules.powers import AmountFor, Mask, PayForMilitary, Powers, Tactics, mask_of

LOAD_HOOKS: Mapping[str, Callable[[Card], bool]] = {
    "discount": lambda card: True,
    "military": lambda card: card.military,
    "trade_bonus": lambda card: card.good >= 0,
    "pay_for_military": lambda card: card.military,
    "discard_for_military": lambda card: card.military,
    "discard_for_free_world": lambda card: card.is_world,
    "windfall": lambda card: card.windfall,
}
"""The hooks that are asked once for each card, with the cards that they are asked about."""
PHASE_OF_HOOK: Mapping[str, str] = {
    "military": "settle",
    "trade_bonus": "trade",
    "pay_for_military": "settle",
    "discard_for_military": "settle",
    "discard_for_free_world": "settle",
    "windfall": "produce",
    "explore_draw": "explore",
    "explore_keep": "explore",
    "good_produced": "produce",
    "production_done": "produce",
    "consume_choices": "consume",
    "bonus": END,
}
"""The phase of each hook that belongs to one, or ``END``; the others are for the phases that the file states."""
CALLED_IN: Mapping[str, tuple[str, ...]] = {
    "phase_began": BOX_PHASES,
    "phase_ended": BOX_PHASES,
    "placed": ("develop", "settle"),
}
"""The hooks that are called in the phases that the file of the power states, with those of the box."""
TELLING_NONE: Mapping[str, tuple[str, ...]] = {"discount": ("develop", "settle")}
"""The hooks that tell no phase and are asked all the same, with the phases that the file may state for them."""
DISCARDED = ("discard_for_military", "discard_for_free_world")
"""The hooks of powers that discard their card, and the names of the terms for the same."""
WAYS_TO_PLACE = ("pay_for_military", *DISCARDED)
"""The hooks of powers that are used to place a world, and the names of the terms for the same."""
NAMED_BY_CARD: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("settle", WAYS_TO_PLACE),
    ("produce", ("windfall",)),
)
"""Hooks of whose powers a card has one at most, as choices name the card, with the phase of the terms for the same."""


def asked_about(hook: str, cards: Sequence[Card]) -> list[Card]:
    """Return the cards that a hook is asked about when packs are loaded."""
    return list(filter(LOAD_HOOKS[hook], cards))


def never_called(hook: str, card: Card, stated: Collection[str], further: Collection[str]) -> str:
    """Return why a hook of a card would never be called; empty if it would."""
    if hook in DISCARDED and card.is_world:
        return "a world is never discarded: expected this hook on a development"
    able = CALLED_IN.get(hook, ())
    if not able or not {*able, *further}.isdisjoint(stated):
        return ""
    there = f"states {', '.join(stated) or 'none'}, so it would never be called (phases = [{able[0]!r}])"
    return f"called in {' or '.join(able)} if powers/{card.key}.toml states the phase; it {there}"


def phases_for(hooks: Iterable[str], further: Sequence[str]) -> tuple[str, ...]:
    """Return the phases that the file of a power with some hooks may state."""
    able = {PHASE_OF_HOOK.get(hook, "") for hook in hooks}
    for hook in hooks:
        if named := (*CALLED_IN.get(hook, ()), *TELLING_NONE.get(hook, ())):
            able.update(named, further)
    return tuple(phase for phase in (*PHASE_FIELDS, *further) if phase in able)


def ambiguous(hooks: Collection[str], rows: PowerRows) -> Iterator[tuple[str, str]]:
    """Yield the hooks whose powers choices could not tell from another power of the card, each with that power."""
    for phase, names in NAMED_BY_CARD:
        powers = [f"the term {phase}.{name}" for name in names if getattr(rows, f"{phase}_{name}")]
        for name in names:
            if name in hooks:
                if powers:
                    yield name, powers[0]
                powers.append(f"the hook {name}")


def powers_of(numbers: Mapping[str, Mapping[str, int]], cards: Sequence[Card], number: int) -> Powers:
    """Return the numbers of a power in Python on the card of a number, by hook and key of a card, as powers."""
    index = {card.key: card.index for card in cards}

    def grouped(hook: str, *, zero: bool = False) -> tuple[AmountFor, ...]:
        """Return each number with the mask of the cards that it is for; 0 only if it says more than no answer."""
        masks: dict[int, Mask] = {}
        for key, amount in numbers.get(hook, {}).items():
            if amount or zero:
                masks[amount] = masks.get(amount, 0) | 1 << index[key]
        return tuple((mask, amount) for amount, mask in masks.items())

    def against(hook: str) -> tuple[int, tuple[AmountFor, ...]]:
        """Return the military that counts against every world, or else that against some."""
        answers = set(numbers.get(hook, {}).values())
        return (answers.pop(), ()) if len(answers) == 1 else (0, grouped(hook))

    def worlds(hook: str) -> tuple[tuple[int, Mask], ...]:
        """Return the card with the worlds for which the answer is yes; nothing if there is none."""
        mask = sum([1 << index[key] for key, yes in numbers.get(hook, {}).items() if yes])
        return ((number, mask),) if mask else ()

    discounts, developments = grouped("discount"), mask_of(card for card in cards if not card.is_world)
    military, militaries = against("military")
    tactics = against("discard_for_military")
    return Powers(
        discounts=tuple((mask & ~developments, less) for mask, less in discounts),
        develop_discounts=tuple((mask & developments, less) for mask, less in discounts),
        military=military,
        militaries=militaries,
        pay=tuple(PayForMilitary(number, mask, less) for mask, less in grouped("pay_for_military", zero=True)),
        free=worlds("discard_for_free_world"),
        tactics=(Tactics(number, *tactics),) if any(tactics) else (),
        trade_own=tuple((index[key], cards) for key, cards in numbers.get("trade_bonus", {}).items() if cards),
        windfall=worlds("windfall"),
    )


def phases_of(hooks: Iterable[str], stated: Iterable[str]) -> tuple[str, ...]:
    """Return the phases that a power in Python belongs to."""
    return tuple(dict.fromkeys((*stated, *(PHASE_OF_HOOK[hook] for hook in hooks if hook in PHASE_OF_HOOK))))
