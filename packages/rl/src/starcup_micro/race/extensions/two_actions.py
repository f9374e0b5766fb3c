"""Every player has two action cards, Develop and Settle."""

from collections.abc import Mapping

from starcup.packed import hookimpl
from starcup_race import Action

ACTIONS = ("develop", "settle")


@hookimpl
def actions(actions: tuple[Action, ...], options: Mapping[str, str]) -> tuple[Action, ...]:
    return tuple(action for action in actions if action.key in ACTIONS)
