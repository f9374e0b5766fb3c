"""An action card whose phase is there for the powers that work in it."""

from __future__ import annotations

from collections.abc import Mapping

from starcup.packed import hookimpl
from starcup_race import Action, Phase


@hookimpl
def phases(phases: tuple[Phase, ...], options: Mapping[str, str]) -> tuple[Phase, ...]:
    return (*phases, Phase("sound", "Sounding", lambda table: ()))


@hookimpl
def actions(actions: tuple[Action, ...], options: Mapping[str, str]) -> tuple[Action, ...]:
    return (*actions, Action("sound", "Sound", "sound", "none"))
