"""The choice of an action: what each phase brings, times the odds that it occurs.

Others are foreseen from their tableaus, their goods, and the cards in their hands, by number. Phases that extensions
bring are played alone, in worlds that fit what the seat sees.
"""

from __future__ import annotations

from math import fsum

from starcup import Choice, Rng
from starcup.making import Made
from starcup_bots import held, make
from starcup_bots.portable_math import exp
from starcup_race._rules import definitions as terms
from starcup_race._rules.plan import Plan
from starcup_race.bots.numbers import Numbers
from starcup_race.bots.outlook import Parts
from starcup_race.bots.phases import gain, placing
from starcup_race.bots.prospect import Prospect
from starcup_race.choices import ChooseAction, ChooseTwo

SECOND = 0.6
"""The share of the gain of a second best card, where a phase occurs twice: the first has to be paid for."""
WORLDS = 3
"""The worlds in which a phase is played."""
MOST_ANSWERS = 60
"""The most answers in one of them."""
WITHOUT_BONUS = 0.5
"""The share of what a phase brings to those who did not choose it."""
Odds = tuple[float, ...]
"""For each phase a number from 0 to 1."""

BONUS = {terms.CHOSE_DEVELOP: 0.3, terms.CHOSE_SETTLE: 0.3}
"""The habit to choose the action that places cards: everybody has to, in the end."""


def likely(prospect: Prospect) -> tuple[float, ...]:
    """Return the odds that a seat chooses each action, by what it seems to gain."""
    sharp, plan = prospect.numbers.sharpness, prospect.rules.plan
    weights = [
        exp(sharp * (gain(prospect, phase, (action,)) + BONUS.get(action, 0.0))) if action in plan.deck else 0.0
        for action, phase in enumerate(plan.phase_of)
    ]
    total = fsum(weights)
    return tuple([weight / total for weight in weights])


class Others:
    """The other seats, as the ``own`` one sees them: the odds of each phase, and what it would bring them."""

    def __init__(self, own: Prospect) -> None:
        numbers: Numbers = own.numbers
        plan = own.rules.plan
        phases = range(len(plan.phases))
        self.odds: Odds = (0.0,) * len(phases)
        self.gains: Odds = (0.0,) * len(phases)
        if not numbers.foresight:
            return
        none, gains = [1.0] * len(phases), [0.0] * len(phases)
        others = [Prospect(own.view, numbers, seat) for seat in range(own.view.players) if seat != own.seat]
        for other in others:
            by_action = likely(other)
            for phase in phases:
                chosen = fsum([odds for action, odds in enumerate(by_action) if plan.phase_of[action] == phase])
                none[phase] *= (1 - chosen) * (1 - chosen) if own.two_actions else 1 - chosen
                gains[phase] += gain(other, phase, ())
        self.odds = tuple([1 - odds for odds in none])
        self.gains = tuple([total / len(others) for total in gains])


def holdings(prospect: Prospect) -> float:
    """Return the worth of what a seat has, in VP: its score, what extensions promise, cards in hand, goods."""
    in_hand = fsum(map(prospect.keep_worth, prospect.hand))
    return held(prospect.view) + in_hand + prospect.goods_worth(prospect.goods)


def played(prospect: Prospect, phase: int, actions: tuple[int, ...]) -> float:
    """Return what a seat gains in a phase of an extension, in which questions are answered at random."""
    plan, before, gained = prospect.rules.plan, holdings(prospect), 0.0
    action = next((action for action, phase_of in enumerate(plan.phase_of) if phase_of == phase), None)
    if action is None or prospect.two_actions:
        return 0.0
    for number in range(WORLDS):
        world = prospect.view.sample_world(Rng(number), seed=number)
        for seat in range(world.table.players):
            world.submit(seat, ChooseAction.of(plan.action_keys[action]))
        anybody, answers = make("random", number, "race"), 0
        while answers < MOST_ANSWERS and (asked := world.waiting()) and asked[0].kind != "action":
            world.submit(asked[0].seat, anybody.choose(asked[0], world.view(asked[0].seat)))
            answers += 1
        gained += (holdings(Prospect(world.view(prospect.seat), prospect.numbers)) - before) / WORLDS
    return gained if actions else WITHOUT_BONUS * gained


class Actions:
    """The worth of action cards to a seat."""

    def __init__(self, prospect: Prospect) -> None:
        self._prospect = prospect
        self._plan: Plan = prospect.rules.plan
        self.others: Others = Others(prospect)
        self._gains: Made[tuple[int, tuple[int, ...]], float] = Made(self._gain)

    def chosen(self, choice: Choice) -> tuple[int, ...]:
        """Return the action cards that a choice names; none if it is no such choice."""
        names = choice.items if isinstance(choice, ChooseTwo) else ()
        if isinstance(choice, ChooseAction):
            names = (choice.action,)
        index = self._plan.action_index
        return tuple([index[name] for name in names]) if all(name in index for name in names) else ()

    def odds(self, choice: Choice) -> dict[str, float]:
        """Return the odds of each phase, by its key, after a choice of action cards."""
        plan = self._plan
        chosen = {plan.phase_of[action] for action in self.chosen(choice)}
        return {key: 1.0 if phase in chosen else self.others.odds[phase] for phase, key in enumerate(plan.phase_keys)}

    def worth(self, actions: tuple[int, ...]) -> Parts:
        """Return what action cards bring, phase by phase."""
        parts: Parts = {}
        numbers, plan, others = self._prospect.numbers, self._plan, self.others
        chosen = {plan.phase_of[action] for action in actions}
        for phase, key in enumerate(plan.phase_keys):
            mine = tuple([action for action in actions if plan.phase_of[action] == phase])
            odds = 1.0 if phase in chosen else others.odds[phase]
            if odds:
                parts[key] = odds * self._gains[phase, mine]
            if phase in chosen and (helped := (1 - others.odds[phase]) * others.gains[phase]):
                parts["gain_of_others"] = parts.get("gain_of_others", 0.0) - numbers.rival * helped
        if len(actions) > 1 and actions[0] == actions[1]:
            phase = plan.phase_of[actions[0]]
            best = sorted(placing(self._prospect, phase, actions[:1]))
            again = SECOND * max(0.0, best[-2]) if len(best) > 1 else 0.0
            key = plan.phase_keys[phase]
            parts[key] = parts.get(key, 0.0) + again
        return {name: worth for name, worth in parts.items() if worth}

    def _gain(self, asked: tuple[int, tuple[int, ...]]) -> float:
        phase, mine = asked
        return (gain if phase < len(terms.BOX_PHASES) else played)(self._prospect, phase, mine)
