"""The numbers and phases of powers in Python, worked out when packs are loaded."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

from starcup_race._rules.cards import END, PHASE_FIELDS, Card, PowerRows
from starcup_race._rules.own_powers import AmountFor, Amounts
from starcup_race._rules.terms import BOX_PHASES

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


def amounts_of(numbers: Mapping[str, Mapping[str, int]], index: Mapping[str, int]) -> Amounts:
    """Return the amounts of a power in Python."""

    def worlds(hook: str) -> int:
        return sum([1 << index[key] for key, yes in numbers.get(hook, {}).items() if yes])

    every, militaries = _against(numbers.get("military", {}), index)
    return Amounts(
        _grouped(numbers.get("discount", {}), index),
        every,
        militaries,
        tuple([(index[key], number) for key, number in numbers.get("trade_bonus", {}).items() if number]),
        _grouped(numbers.get("pay_for_military", {}), index, zero=True),
        _against(numbers.get("discard_for_military", {}), index),
        worlds("discard_for_free_world"),
        worlds("windfall"),
    )


def phases_of(hooks: Iterable[str], stated: Iterable[str]) -> tuple[str, ...]:
    """Return the phases that a power in Python belongs to."""
    return tuple(dict.fromkeys((*stated, *(PHASE_OF_HOOK[hook] for hook in hooks if hook in PHASE_OF_HOOK))))


def _against(answers: Mapping[str, int], index: Mapping[str, int]) -> tuple[int, tuple[AmountFor, ...]]:
    """Return the military that counts against every world, or else that against some."""
    return (next(iter(answers.values())), ()) if len(set(answers.values())) == 1 else (0, _grouped(answers, index))


def _grouped(answers: Mapping[str, int], index: Mapping[str, int], *, zero: bool = False) -> tuple[AmountFor, ...]:
    """Return each number with the mask of the cards that it is for; 0 only if it says more than no answer."""
    masks: dict[int, int] = {}
    for key, number in answers.items():
        if number or zero:
            masks[number] = masks.get(number, 0) | 1 << index[key]
    return tuple((mask, number) for number, mask in masks.items())
