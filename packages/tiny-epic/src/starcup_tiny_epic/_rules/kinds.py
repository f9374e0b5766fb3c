"""The classes of choices, steps and events of the rules."""

from __future__ import annotations

from collections.abc import Mapping

from starcup import Choice, Event
from starcup.making import AnyStep, Step, by_kind, classes_in
from starcup_tiny_epic import choices, events
from starcup_tiny_epic._rules import (
    acting,
    attacks,
    chain_deeds,
    colonising,
    converting,
    following,
    moving,
    rebel,
    resource_deeds,
    rounds,
    setup,
    ship_deeds,
    turn,
    using,
)

_MODULES = (setup, rounds, turn, acting, moving, colonising, converting, using, following, rebel, attacks,
    resource_deeds, ship_deeds, chain_deeds)  # fmt: skip
CHOICES: tuple[type[Choice], ...] = classes_in(choices, Choice)
"""The kinds of choices of the rules."""
STEPS: Mapping[str, type[AnyStep]] = by_kind(
    *(step for module in _MODULES for step in classes_in(module, Step) if step.kind)  # a base class has none
)
"""The kinds of steps of the rules, by name."""
EVENTS: tuple[type[Event], ...] = classes_in(events, Event)
"""The kinds of events of the rules."""
