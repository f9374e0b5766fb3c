"""The phases and action cards of a ruleset by number, and what follows from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starcup import Choice, Picks
from starcup_race import choices
from starcup_race._rules.definitions import ACTIONS, BOX_PHASES, Action, Phase


class Plan:
    """The phases and action cards: those of the box have their numbers there, those that extensions add follow.

    ``phases`` and ``actions`` are by number, also those that extensions leave out; ``order`` are the numbers of the
    phases in play in their order (ROUND-2), ``deck`` those of the action cards in play. ``choices`` are the choices of
    one card, ``drafts`` their answers, ``pairs`` the choices of two (ACTION-8).
    """

    def __init__(self, phases: Sequence[Phase], actions: Sequence[Action]) -> None:
        in_play = {phase.key: phase for phase in phases}
        box = {key: Phase(key, key.capitalize(), lambda table: ()) for key in BOX_PHASES}
        self.phases: tuple[Phase, ...] = tuple((box | in_play).values())
        self.phase_keys: tuple[str, ...] = tuple(phase.key for phase in self.phases)
        self.phase_index: Mapping[str, int] = {key: number for number, key in enumerate(self.phase_keys)}
        self.order: tuple[int, ...] = tuple(self.phase_index[key] for key in in_play)
        self.rank: Mapping[int, int] = {number: place for place, number in enumerate(self.order)}
        cards = {action.key: action for action in actions}
        self.actions: tuple[Action, ...] = tuple(({action.key: action for action in ACTIONS} | cards).values())
        self.action_keys: tuple[str, ...] = tuple(action.key for action in self.actions)
        self.action_index: Mapping[str, int] = {key: number for number, key in enumerate(self.action_keys)}
        self.deck: tuple[int, ...] = tuple(self.action_index[key] for key in cards)
        self.phase_of: tuple[int, ...] = tuple(self.phase_index[action.phase] for action in self.actions)
        self.twice: tuple[int, ...] = tuple(number for number in self.deck if self.actions[number].twice)
        self.choices: tuple[Choice, ...] = tuple(choices.ChooseAction.of(key) for key in cards)
        self.drafts: Mapping[str, tuple[int, ...]] = {key: (number,) for key, number in self.action_index.items()}
        self.pairs: Picks = Picks(
            choices.ChooseTwo.of, tuple((key, 1 + action.twice) for key, action in cards.items()), 2, 2
        )

    def bonuses(self, actions: tuple[int, ...], phase: int, again: bool) -> tuple[int, ...]:
        """Return those of a seat's action cards whose bonus it has in a phase (ROUND-5, ACTION-12, ACTION-13)."""
        mine = {action for action in actions if self.phase_of[action] == phase and actions.count(action) > again}
        return tuple(sorted(mine))

    def occurring(self, chosen: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
        """Return the phases that occur if the seats chose these action cards, in order (ROUND-3, ACTION-11)."""
        phases = {self.phase_of[action] for actions in chosen for action in actions}
        twice = [self.phase_of[card] for card in self.twice if any(actions.count(card) == 2 for actions in chosen)]
        return tuple(sorted([*phases, *twice], key=self.rank.__getitem__))
