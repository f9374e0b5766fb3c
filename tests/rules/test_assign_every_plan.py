"""ASSIGN-10, 19 and 25: the canonical order of questions hides no plan, and people may have any other.

A second, naive account of Reassigning, in which any power may be used at any time, says which sheets can be had.
The engine, walked through completely by the legal choices, has to reach exactly these; and so has one that takes all
that is allowed, in whatever order.
"""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import pytest

from starcup import Rng
from starcup.roll import RollGame, RollRuleset
from starcup.roll.testing import Scenario
from tests.rules.helpers import dice, play

PHASES = ("explore", "develop", "settle", "produce", "ship")
Worker = tuple[str, str]
Sheet = tuple[tuple[Worker, ...], tuple[str, ...]]
"""The workers below the strip as (colour, column), and the colours in the Dictate area; both sorted."""


class Power(NamedTuple):
    """What a tile says: how many workers, of which colours, out of which column, to which columns."""

    least: int
    most: int
    colours: tuple[str, ...] = ()
    source: str = ""
    targets: tuple[str, ...] = PHASES
    one_column: bool = False


SELECTED = ("ship",)
POWERS = {
    "galactic_influence": Power(1, 1),
    "nanotechnology": Power(1, 2),
    "isolation_policy": Power(1, 2, source="explore"),
    "executive_power": Power(2, 2, targets=SELECTED, one_column=True),
    "propaganda_campaign": Power(1, 2, targets=SELECTED),
    "homeworld_patriotism": Power(1, 2, colours=("home",), targets=SELECTED),
    "local_subsidies": Power(1, 1, colours=("home",)),
    "diversification": Power(1, 1, colours=("home",), source="explore"),
    "space_mercenaries": Power(1, 1, colours=("military", "rare_elements")),
    "hydroponics_guild": Power(1, 1, colours=("novelty", "genes")),
    "operations_affinity": Power(1, 1, targets=("explore", "produce")),
    "shipping_affinity": Power(1, 1, targets=("ship",)),
    "colonial_affinity": Power(1, 1, targets=("settle",)),
    "technology_affinity": Power(1, 1, targets=("develop",)),
}


def sheet(workers: tuple[Worker, ...], dictated: tuple[str, ...]) -> Sheet:
    return tuple(sorted(workers)), tuple(sorted(dictated))


def uses(power: Power, workers: tuple[Worker, ...]) -> Iterator[tuple[Worker, ...]]:
    """All that one use of a power can make of the workers below the strip."""
    ways: list[list[Worker]] = []
    for colour, column in workers:
        able = (not power.colours or colour in power.colours) and power.source in ("", column)
        ways.append([(colour, column), *((colour, to) for to in power.targets if able and to != column)])
    for result in product(*ways):
        moved = [before for before, after in zip(workers, result, strict=True) if before != after]
        together = not power.one_column or len({column for _, column in moved}) == 1
        if power.least <= len(moved) <= power.most and together:
            yield result


def every_plan(start: Sheet, owned: tuple[str, ...]) -> set[Sheet]:
    """All sheets to be had from ``start`` by using powers in any order, each once, and Dictate."""
    dictate = Power(1, 3 if "galactic_mandate" in owned else 1)
    seen: set[tuple[Sheet, frozenset[str]]] = set()
    todo = [(start, frozenset(POWERS.keys() & set(owned)) | {"dictate"})]
    while todo:
        state = todo.pop()
        if state in seen:
            continue
        seen.add(state)
        (workers, dictated), left = state
        for name in left - {"dictate"}:
            todo += [(sheet(result, dictated), left - {name}) for result in uses(POWERS[name], workers)]
        if "dictate" in left:
            rest = left if "backup_planning" in owned else left - {"dictate"}
            for index, payer in enumerate(workers):
                others = workers[:index] + workers[index + 1 :]
                todo += [(sheet(result, (*dictated, payer[0])), rest) for result in uses(dictate, others)]
    return {plan for plan, _ in seen}


def sheet_of(game: RollGame) -> Sheet:
    seat = game.table.seats[0]
    lying = zip(PHASES, seat.sheet_columns, strict=True)
    workers = [(colour, phase) for phase, column in lying for colour, n in dice(game, column).items() for _ in range(n)]
    dictated = [colour for colour, n in dice(game, seat.sheet_dictated).items() for _ in range(n)]
    return sheet(tuple(workers), tuple(dictated))


def every_end(game: RollGame, *, any_order: bool) -> set[Sheet]:
    """All sheets with which the seat can be ready in the engine, by the legal choices or by all that is allowed."""
    ends: set[Sheet] = set()
    seen: set[tuple[object, ...]] = set()
    todo = [game]
    while todo:
        here = todo.pop()
        decision = here.decision(0)
        if decision is None:
            ends.add(sheet_of(here))
            continue
        seat = here.table.seats[0]
        key = (decision.step, seat.sheet_columns, seat.sheet_dictated, seat.sheet_used, seat.sheet_moving)
        if key in seen:
            continue
        seen.add(key)
        for choice in here.allowed(0) if any_order else decision.legal:
            twin = here.clone()
            twin.submit(0, choice)
            todo.append(twin)
    return ends


@pytest.mark.sampled(default=3)
@pytest.mark.parametrize(
    ("owned", "rolled"),
    [
        ((), "home.explore home.develop genes.settle military.settle"),
        (("galactic_influence",), "home.explore home.develop genes.settle military.settle"),
        (("galactic_mandate",), "home.explore home.develop genes.settle"),
        (("backup_planning",), "home.explore home.develop genes.settle military.settle"),
        (("galactic_mandate", "backup_planning"), "home.explore home.develop genes.settle"),
        (("executive_power",), "home.explore military.explore genes.explore genes.settle"),
        (("executive_power", "shipping_affinity"), "home.explore genes.explore military.ship"),
        (("executive_power", "nanotechnology"), "home.explore genes.settle military.produce"),
        pytest.param(
            ("nanotechnology", "isolation_policy"),
            "home.explore genes.explore military.settle",
            marks=pytest.mark.slow,
        ),
        (("diversification", "local_subsidies", "isolation_policy"), "home.explore home.explore genes.settle"),
        pytest.param(
            ("hydroponics_guild", "space_mercenaries", "operations_affinity"),
            "novelty.produce military.settle home.ship",
            marks=pytest.mark.slow,
        ),
        (("colonial_affinity", "technology_affinity", "shipping_affinity"), "genes.explore home.produce military.ship"),
        (("propaganda_campaign", "homeworld_patriotism", "diversification"), "home.explore home.ship genes.settle"),
        pytest.param(
            ("isolation_policy", "operations_affinity", "backup_planning"),
            "home.explore genes.produce military.ship",
            marks=pytest.mark.slow,
        ),
    ],
)
def test_assign_25__assign_10__assign_19_every_plan_can_be_had(
    rules: RollRuleset, owned: tuple[str, ...], rolled: str
) -> None:
    game = Scenario(rules).seat(0, rolled=f"consumption.ship {rolled}", tableau=owned).assign().begin()
    play(game, 0, "select ship consumption.ship")
    plans = every_plan(sheet_of(game), owned)
    assert every_end(game, any_order=False) == plans
    assert every_end(game, any_order=True) == plans


@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (0, *range(2, 12)))])
def test_assign_25_a_search_goes_on_from_where_an_order_of_peoples_own_has_led(rules: RollRuleset, seed: int) -> None:
    owned = ("nanotechnology", "operations_affinity", "local_subsidies")
    rolled = "consumption.ship home.explore genes.settle military.produce"
    game = Scenario(rules).seat(0, rolled=rolled, tableau=owned).assign().begin()
    play(game, 0, "select ship consumption.ship")
    rng = Rng(seed)
    game.submit(0, rng.choice(game.allowed(0)[1:]))  # one that is not `ready`
    while (decision := game.decision(0)) and (
        further := [choice for choice in game.allowed(0) if choice not in decision.legal]
    ):
        game.submit(0, rng.choice(further))
    assert every_end(game, any_order=False) == every_end(game, any_order=True)
