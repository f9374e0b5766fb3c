"""PHASE-6 and its like: people may answer in any order that the rules allow; searches meet each plan once.

Over random positions three accounts have to agree: where the legal choices lead, as a search walks them; where all that
is allowed leads, in whatever order; and what comes of the rules if they are followed literally, one worker at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from starcup import Rng
from starcup.roll import RollGame, RollRuleset
from starcup.testing import count_lines
from tests.rules import any_order as o

Matter = tuple[
    Callable[[RollRuleset, Rng], RollGame],
    Callable[[RollGame], o.Outcome],
    Callable[[RollGame], set[o.Outcome]],
]
MATTERS: dict[str, Matter] = {
    "assign_2_wild_dice": (o.assigning, o.assigned, o.assigning_by_the_book),
    "explore_5_abandoning": (o.abandoning, o.abandoned, o.abandoning_by_the_book),
    "explore_11_placing": (o.placing, o.placed, o.placing_by_the_book),
    "develop_1_building": (o.building, o.built, o.building_by_the_book),
    "produce_1_producing": (o.producing, o.produced, o.producing_by_the_book),
    "ship_1_shipping": (o.shipping, o.shipped, o.shipping_by_the_book),
    "manage_4_recruiting": (o.recruiting, o.managed, o.recruiting_by_the_book),
    "manage_7_recalling": (o.recalling, o.managed, o.recalling_by_the_book),
}
FEW, MANY = 12, 400
"""Positions of each matter: in every run, and at length."""


def positions(rules: RollRuleset, matter: str, number: int) -> Iterator[tuple[int, RollGame]]:
    """So many random positions in which something is asked, each with its seed."""
    begin = MATTERS[matter][0]
    for seed in range(20 * number):
        game = begin(rules, Rng(seed))
        decision = game.decision(0)
        if decision is not None and decision.kind not in o.LATER:
            yield seed, game
            number -= 1
        if not number:
            return
    raise AssertionError("in too few positions anything is asked")


def agree(rules: RollRuleset, matter: str, number: int) -> None:
    _, outcome, by_the_book = MATTERS[matter]
    for seed, game in positions(rules, matter, number):
        searched = o.ends(game, outcome, any_order=False)
        assert searched == by_the_book(game), f"seed {seed}"
        assert o.ends(game, outcome, any_order=True) == searched, f"seed {seed}"
        for walk in range(3):
            assert o.walk(game.clone(), Rng(1000 * seed + walk), outcome) in searched, f"seed {seed}.{walk}"


def test_a_search_goes_on_from_where_an_order_of_peoples_own_has_led(rules: RollRuleset) -> None:
    for matter in ("assign_2_wild_dice", "produce_1_producing", "ship_1_shipping"):
        outcome = MATTERS[matter][1]
        for seed, game in positions(rules, matter, FEW):
            decision = game.decision(0)
            further = [choice for choice in game.allowed(0) if decision and choice not in decision.legal]
            if further:
                game.submit(0, Rng(seed).choice(further))
            ways = [o.ends(game, outcome, any_order=any_order) for any_order in (False, True)]
            assert ways[0] == ways[1], f"{matter}, seed {seed}"


@pytest.mark.parametrize("matter", MATTERS)
def test_phase_6_any_order_a_search_and_the_rules_lead_to_the_same(rules: RollRuleset, matter: str) -> None:
    agree(rules, matter, FEW)


@pytest.mark.slow
@pytest.mark.parametrize("matter", MATTERS)
def test_phase_6_the_same_at_length(rules: RollRuleset, matter: str) -> None:
    agree(rules, matter, MANY)


@pytest.mark.parametrize("matter", ["explore_5_abandoning", "manage_4_recruiting", "manage_7_recalling"])
def test_every_set_is_one_answer(rules: RollRuleset, matter: str) -> None:
    for seed, game in positions(rules, matter, FEW):
        assert len(game.waiting()[0].legal) == len(MATTERS[matter][2](game)), f"seed {seed}"


@pytest.mark.parametrize("matter", ["produce_1_producing", "explore_11_placing"])
def test_a_search_meets_each_plan_once(rules: RollRuleset, matter: str) -> None:
    for seed, game in positions(rules, matter, FEW):
        lines = count_lines(game)
        assert lines.lines == lines.positions == len(MATTERS[matter][2](game)), f"seed {seed}"
