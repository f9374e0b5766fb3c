"""The extensions of a ruleset, compiled: their changes to phases and action cards, and their hooks during a game.

Nothing here names an extension; the plugin manager has checked each against
:mod:`starcup_race._rules.extension_hooks`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import ClassVar

from starcup import PackError, did_you_mean
from starcup.extensions import ExtensionSet, with_common_hooks
from starcup_race._rules import extension_hooks
from starcup_race._rules.cards import Card
from starcup_race._rules.consume import consume_steps
from starcup_race._rules.definitions import ACTIONS, Action, Phase
from starcup_race._rules.explore import explore_steps
from starcup_race._rules.placing import develop_steps, settle_steps
from starcup_race._rules.produce import produce_steps
from starcup_race._rules.table import RaceTable
from starcup_race._rules.view import RaceView

TableTrigger = Callable[[RaceTable], None]
PhaseTrigger = Callable[[RaceTable, str], None]
CardTrigger = Callable[[RaceTable, int, Card], None]
CardAmount = Callable[..., int | None]
Limit = Callable[..., int | None]

PHASES: tuple[Phase, ...] = (
    Phase("explore", "Explore", explore_steps),
    Phase("develop", "Develop", develop_steps),
    Phase("settle", "Settle", settle_steps),
    Phase("consume", "Consume", consume_steps),
    Phase("produce", "Produce", produce_steps),
)
"""The phases of the box by number, each with its steps (ROUND-2)."""
_KEY = re.compile(r"[a-z][a-z0-9_]*")


class Extensions(ExtensionSet):
    """The extensions of Race for the Galaxy that are switched on."""

    specs: ClassVar[ModuleType] = with_common_hooks(RaceTable, RaceView, extension_hooks)
    own_draws: ClassVar[Sequence[str]] = ("card", "good", "flip", "start-world")
    round_began: tuple[TableTrigger, ...]
    actions_shown: tuple[TableTrigger, ...]
    phase_began: tuple[PhaseTrigger, ...]
    phase_ended: tuple[PhaseTrigger, ...]
    round_ended: tuple[TableTrigger, ...]
    cards_drawn: tuple[Callable[[RaceTable, int, int, str], None], ...]
    placed: tuple[CardTrigger, ...]
    left_tableau: tuple[CardTrigger, ...]
    good_placed: tuple[Callable[[RaceTable, int, Card, bool], None], ...]
    sold: tuple[Callable[[RaceTable, int, Card, int], None], ...]
    consumed: tuple[Callable[[RaceTable, int, tuple[Card, ...], int], None], ...]
    held_cards: tuple[Callable[[RaceTable], tuple[int, ...]], ...]
    cost: tuple[CardAmount, ...]
    military: tuple[CardAmount, ...]
    good_kind: tuple[Callable[..., str | None], ...]
    hand_limit: tuple[Limit, ...]
    end_cards: tuple[Limit, ...]

    def change(self) -> None:
        """Have extensions change the phases and the action cards."""
        self.phases: tuple[Phase, ...] = self.changed("phases", PHASES, Phase, self._check_phases)
        self.actions: tuple[Action, ...] = self.changed("actions", ACTIONS, Action, self._check_actions)

    def _check_phases(self, phases: tuple[Phase, ...], place: str) -> None:
        _check_keys([(phase.key, phase.name) for phase in phases], "a phase", place)

    def _check_actions(self, actions: tuple[Action, ...], place: str) -> None:
        _check_keys([(action.key, action.name) for action in actions], "an action card", place)
        known = [phase.key for phase in self.phases]
        for action in actions:
            if action.phase not in known:
                near = did_you_mean(action.phase, known)
                raise PackError(f"{place}: there is no phase {action.phase!r} for the card {action.key!r}{near}")


def _check_keys(named: Sequence[tuple[str, str]], a_thing: str, place: str) -> None:
    keys, what = [key for key, _ in named], a_thing.partition(" ")[2]
    for key, name in named:
        if not _KEY.fullmatch(key):
            raise PackError(f"{place}: {key!r} can't be the key of {a_thing} (expected a word like 'search')")
        if keys.count(key) > 1:
            raise PackError(f"{place}: there are two {what}s with the key {key!r}")
        if not name:
            raise PackError(f"{place}: {what} {key!r} needs a name")
    if not named:
        raise PackError(f"{place}: expected at least one {what}")
