"""The classes of choices, steps and events of the rules."""

from __future__ import annotations

from collections.abc import Mapping

from starcup import Choice, Event
from starcup.making import AnyStep, Step, by_kind, classes_in
from starcup_race import choices, events
from starcup_race._rules import consume, drawing, explore, payment, placing, produce, rounds, setup

_MODULES = (setup, rounds, drawing, explore, placing, payment, consume, produce)
CHOICES: tuple[type[Choice], ...] = classes_in(choices, Choice)
"""The kinds of choices of the rules."""
STEPS: Mapping[str, type[AnyStep]] = by_kind(
    *(step for module in _MODULES for step in classes_in(module, Step) if step.kind)  # a base class has none
)
"""The kinds of steps of the rules, by name."""
EVENTS: tuple[type[Event], ...] = classes_in(events, Event)
"""The kinds of events of the rules."""
