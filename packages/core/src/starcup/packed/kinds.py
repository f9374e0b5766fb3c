"""The classes of choices, steps and events of a ruleset: those of the rules, and those that packs bring along."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress

from starcup.kernel.choices import Choice
from starcup.kernel.events import Event, Undone
from starcup.kernel.steps import AnyStep
from starcup.kernel.values import frozen
from starcup.kernel.visibility import field_types
from starcup.packed.power_choices import PowerChoice
from starcup.plugins.manager import PluginManager
from starcup.plugins.pack_classes import PackClasses


@frozen(eq=False)
class Kinds:
    """All classes of choices, steps and events of a ruleset."""

    choices: tuple[type[Choice], ...]
    steps: Mapping[str, type[AnyStep]]
    events: tuple[type[Event], ...]

    def with_packs(self, managers: Iterable[PluginManager]) -> Kinds:
        """Return these classes together with those that the plugins of packs define."""
        used = [plugins for plugins in managers if plugins.packs]
        if not used:
            return self
        own = PackClasses(used)
        choices, events = own.choices(PowerChoice, self.choices), own.events((Undone, *self.events))
        for kind in (*choices, *events):
            with suppress(Exception):  # told where it is used; later its module may be forgotten, to be read again
                field_types(kind)
        return Kinds((*self.choices, *choices), own.steps(tuple(self.steps.values())), (*self.events, *events))
