"""What powers ask: bots that play nothing on try the choices out, and value what they change."""

from __future__ import annotations

import pytest

from starcup.roll import Ruleset
from starcup.testing import RollGame, Scenario
from starcup_bots import make

BOTS = pytest.mark.parametrize("bot", ["greedy", "normal"])


def answered(game: RollGame, bot: str, most: int = 20) -> list[str]:
    """What a bot answers for seat 0, as long as it is asked in this phase."""
    player, phase, answers = make(bot, 1), game.table.phase, list[str]()
    while (decision := game.decision(0)) is not None and game.table.phase == phase and len(answers) < most:
        choice = player.choose(decision, game.view(0))
        answers.append(choice.text)
        game.submit(0, choice)
    return answers


@BOTS
def test_a_chip_for_a_credit_is_bought(rules: Ruleset, bot: str) -> None:
    scenario = Scenario(rules).seat(
        0,
        tableau=["galactic_bankers", "spice_world"],
        goods={"spice_world": "home"},
        workers={"ship": "home"},
        credits=9,
    )
    game = scenario.phases("ship").begin()
    game.submit(0, "trade spice_world home home")
    assert answered(game, bot) == ["buy galactic_bankers"]


@BOTS
def test_the_zone_is_rearranged_if_that_brings_tiles_sooner(rules: Ruleset, bot: str) -> None:
    others = [face for face in rules.faces if not face.is_world and face.key != "advanced_logistics"]
    cheap, dear = (next(face for face in others if face.cost == cost) for cost in (1, 6))
    scenario = Scenario(rules).seat(
        0, tableau=["advanced_logistics"], develop=[dear.key, cheap.key], workers={"explore": "home"}, cup="home home"
    )
    game = scenario.phases("explore").begin()
    assert "arrange advanced_logistics" in answered(game, bot)
    assert game.view(0).developments(0)[0] is cheap


@BOTS
def test_what_is_well_arranged_is_left_alone(rules: Ruleset, bot: str) -> None:
    scenario = Scenario(rules, seed=7).seat(
        0, tableau=["advanced_logistics"], settle=["spice_world"], workers={"explore": "home"}, cup="home home"
    )
    assert "arrange advanced_logistics" not in answered(scenario.phases("explore").begin(), bot)


@BOTS
def test_workers_just_spent_are_kept_at_hand(rules: Ruleset, bot: str) -> None:
    scenario = Scenario(rules).seat(
        0, tableau=["galactic_federation"], develop=["free_trade_zone"], workers={"develop": "home home genes genes"}
    )
    answers = answered(scenario.phases("develop").begin(), bot)
    assert answers[-1] == "retain galactic_federation home genes"
