"""The worth of phases that extensions bring: each is played alone, in worlds that fit what the seat sees."""

from __future__ import annotations

from math import fsum

from starcup import Rng
from starcup_bots import held, make
from starcup_race.bots.prospect import Prospect
from starcup_race.choices import ChooseAction

WORLDS = 3
"""The worlds in which a phase is played."""
MOST_ANSWERS = 60
"""The most answers in one of them."""
WITHOUT_BONUS = 0.5
"""The share of what a phase brings to those who did not choose it."""


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
