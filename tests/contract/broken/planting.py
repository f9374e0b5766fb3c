"""Notes games with a fault planted in each, by what is wrong with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from attrs import evolve

from starcup.games import AnyGame, GameDefinition
from starcup.making import AnyStep
from tests.kernel.missions import MISSIONS, MissionRules
from tests.kernel.toy import TOY, ToyRules, ToyTable, ToyView

Toy = GameDefinition[ToyTable, ToyView]
BROKEN: dict[str, tuple[AnyGame, str, str]] = {}
"""By name: the game, the check that must find it, and words of the finding."""


def plant(name: str, kind: type[ToyRules], check: str, words: str, **changes: Any) -> Toy:
    """Note a game with a fault."""
    game = evolve(TOY, loader=kind, **changes)
    BROKEN[name] = game, check, words
    return game


def plant_mission(name: str, told: str, loader: type[MissionRules] = MissionRules, **changes: Any) -> None:
    """Note a game with private missions that tells what is hidden."""
    BROKEN[name] = evolve(MISSIONS, loader=loader, **changes), "told", told


def steps(*others: type[AnyStep]) -> Mapping[str, type[AnyStep]]:
    """The steps of the toy game, some in the place of those of their kind."""
    return {**ToyRules.step_kinds, **{step.kind: step for step in others}}
