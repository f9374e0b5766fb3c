"""The choice of an action: what each phase brings, times the odds that it occurs."""

from __future__ import annotations

from starcup import Choice
from starcup_race._rules import terms
from starcup_race._rules.plan import Plan
from starcup_race.bots.new_phases import played
from starcup_race.bots.others import Others
from starcup_race.bots.outlook import Parts
from starcup_race.bots.phases import gain, placing
from starcup_race.bots.prospect import Prospect
from starcup_race.choices import ChooseAction, ChooseTwo

SECOND = 0.6
"""The share of the gain of a second best card, where a phase occurs twice: the first has to be paid for."""


class Actions:
    """The worth of action cards to a seat."""

    def __init__(self, prospect: Prospect) -> None:
        self._prospect = prospect
        self._plan: Plan = prospect.rules.plan
        self.others: Others = Others(prospect)
        self._gains: dict[tuple[int, tuple[int, ...]], float] = {}

    def worth(self, choice: Choice) -> Parts | None:
        """Return what a choice of action cards brings, phase by phase; None if it is no such choice."""
        if isinstance(choice, ChooseAction):
            names: tuple[str, ...] = (choice.action,)
        elif isinstance(choice, ChooseTwo):
            names = choice.items
        else:
            return None
        index = self._plan.action_index
        if any(name not in index for name in names):
            return None
        actions = tuple([index[name] for name in names])
        return self._worth(actions)

    def odds(self, choice: Choice) -> dict[str, float]:
        """Return the odds of each phase, by its key, after a choice of action cards."""
        names = choice.items if isinstance(choice, ChooseTwo) else (getattr(choice, "action", ""),)
        plan = self._plan
        chosen = {plan.phase_of[plan.action_index[name]] for name in names if name in plan.action_index}
        return {key: 1.0 if phase in chosen else self.others.odds[phase] for phase, key in enumerate(plan.phase_keys)}

    def _worth(self, actions: tuple[int, ...]) -> Parts:
        parts: Parts = {}
        numbers, plan = self._prospect.numbers, self._plan
        chosen = {plan.phase_of[action] for action in actions}
        others = self.others
        for phase, key in enumerate(plan.phase_keys):
            mine = tuple([action for action in actions if plan.phase_of[action] == phase])
            odds = 1.0 if phase in chosen else others.odds[phase]
            if odds:
                parts[key] = odds * self._gain(phase, mine)
            if phase in chosen and (helped := (1 - others.odds[phase]) * others.gains[phase]):
                parts["gain_of_others"] = parts.get("gain_of_others", 0.0) - numbers.rival * helped
        if len(actions) > 1 and actions[0] == actions[1]:
            phase = plan.phase_of[actions[0]]
            best = sorted(placing(self._prospect, phase, actions[:1]))
            again = SECOND * max(0.0, best[-2]) if len(best) > 1 else 0.0
            key = plan.phase_keys[phase]
            parts[key] = parts.get(key, 0.0) + again
        return {name: worth for name, worth in parts.items() if worth}

    def _gain(self, phase: int, mine: tuple[int, ...]) -> float:
        found = self._gains.get((phase, mine))
        if found is None:
            known = gain if phase < len(terms.BOX_PHASES) else played
            found = self._gains[phase, mine] = known(self._prospect, phase, mine)
        return found
