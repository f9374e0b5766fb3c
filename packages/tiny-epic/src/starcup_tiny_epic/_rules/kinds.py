"""The classes of choices, steps and events: those of the rules, and those that actions in Python bring along."""

from __future__ import annotations

from collections.abc import Mapping

from starcup.kernel.events import Undone
from starcup.making import AnyStep, Choice, Event, Step, by_kind, classes_in, frozen
from starcup.plugins.manager import PluginManager
from starcup.plugins.pack_classes import PackClasses
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
CHOICES: tuple[type[Choice], ...] = tuple(
    kind for kind in classes_in(choices, Choice) if kind is not choices.ActionChoice
)
"""The kinds of choices of the rules."""
STEPS: Mapping[str, type[AnyStep]] = by_kind(
    *(step for module in _MODULES for step in classes_in(module, Step) if step.kind)  # a base class has none
)
"""The kinds of steps of the rules, by name."""
EVENTS: tuple[type[Event], ...] = classes_in(events, Event)
"""The kinds of events of the rules."""


@frozen(eq=False)
class Kinds:
    """All classes of choices, steps and events of a ruleset."""

    choices: tuple[type[Choice], ...] = CHOICES
    steps: Mapping[str, type[AnyStep]] = STEPS
    events: tuple[type[Event], ...] = EVENTS


def kinds_of(plugins: PluginManager) -> Kinds:
    """Return the classes of the rules together with those of actions in Python.

    Args:
        plugins: the actions.

    Raises:
        PackError: two have the same name, or a choice's text could be another's.
    """
    own = PackClasses((plugins,))
    return Kinds(
        (*CHOICES, *own.choices(choices.ActionChoice, CHOICES)),
        own.steps(tuple(STEPS.values())),
        (*EVENTS, *own.events((Undone, *EVENTS))),
    )
