"""Galactic Federation: one or two developers back to the cup; VP for a third of developments."""

import pytest

from starcup.roll import RollGame, RollRuleset, score
from starcup.roll.testing import Scenario
from tests.powers.at_work import after, bonus_of, citizenry, cup, legal, play, refused


def developing(
    rules: RollRuleset, workers: str, *stack: str, tableau: tuple[str, ...] = ("galactic_federation",)
) -> RollGame:
    """Seat 0 develops with Galactic Federation in its tableau."""
    scenario = Scenario(rules).seat(
        0, tableau=tableau, develop=stack, workers={"develop": workers}, citizenry="novelty home"
    )
    return scenario.phases("develop").begin()


def test_power_4_one_or_two_of_the_developers_spent_go_to_the_cup(rules: RollRuleset) -> None:
    game = developing(rules, "home home genes", "trade_levies")
    assert legal(game) == [
        f"retain galactic_federation {dice}" for dice in ("home", "genes", "home home", "home genes")
    ]
    play(game, 0, "retain galactic_federation genes home")
    assert game.finished
    assert cup(game) == {"home": 1, "genes": 1}
    assert citizenry(game) == {"novelty": 1, "home": 2}


def test_power_4_one_is_enough_but_none_is_not(rules: RollRuleset) -> None:
    game = developing(rules, "home home genes", "trade_levies")
    assert refused(game, 0, "enough galactic_federation") == "POWER-4"
    assert refused(game, 0, "retain galactic_federation none") == "POWER-4"
    play(game, 0, "retain galactic_federation home")
    assert cup(game) == {"home": 1}
    assert citizenry(game) == {"novelty": 1, "home": 2, "genes": 1}


def test_power_4_a_single_developer_goes_without_a_question_dice_that_lay_there_before_stay(rules: RollRuleset) -> None:
    game = developing(rules, "home", "public_works")
    assert game.finished
    assert cup(game) == {"home": 1}
    assert citizenry(game) == {"novelty": 1, "home": 1}


def test_power_5_every_later_development_triggers_it_its_own_does_not(rules: RollRuleset) -> None:
    stack = ("galactic_federation", "public_works", "diversification")
    game = developing(rules, " ".join(["home"] * 8), *stack, tableau=())
    assert game.finished
    assert cup(game) == {"home": 2}
    assert citizenry(game) == {"novelty": 1, "home": 7}


def test_power_3_worlds_do_not_trigger_it(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0, tableau=["galactic_federation"], settle=["star_nomad_lair"], workers={"settle": "home"}
    )
    assert cup(after(scenario, "settle")) == {}


@pytest.mark.parametrize(
    ("others", "points"),
    [([], 2), (["public_works"], 3), (["mining_league", "public_works"], 5), (["spice_world"], 2)],
)
def test_score_6__score_10_bonus_is_a_third_of_the_cost_of_developments_itself_included(
    rules: RollRuleset, others: list[str], points: int
) -> None:
    scenario = Scenario(rules).seat(0, tableau=["galactic_federation", *others])
    assert bonus_of(scenario, "galactic_federation") == points


def test_score_10_developments_of_thirteen_with_four_military_dice(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0,
        tableau=["galactic_federation", "new_galactic_order", "public_works", "comet_zone"],
        cup="military military",
        citizenry="military",
        developers="military",
    )
    final = score(after(scenario).table, 0)
    assert dict(final.bonuses) == {"galactic_federation": 5, "new_galactic_order": 4}
    assert final.total == 25
