"""What powers ask: bots that play nothing on try the choices out, and value what they change."""

from __future__ import annotations

from typing import ClassVar

import pytest
from attrs import frozen

from starcup import Choice, Decision, Items, Picks
from starcup.making import SeatStep
from starcup.packed import PowerChoice
from starcup.roll import RollGame, RollRuleset, RollTable
from starcup.roll.testing import Scenario
from starcup_bots import advise, make

BOTS = pytest.mark.parametrize("bot", ["greedy", "planner"])


def answered(game: RollGame, bot: str, most: int = 20) -> list[str]:
    """What a bot answers for seat 0, as long as it is asked in this phase."""
    player, phase, answers = make(bot, 1), game.table.phase, list[str]()
    while (decision := game.decision(0)) is not None and game.table.phase == phase and len(answers) < most:
        choice = player.choose(decision, game.view(0))
        answers.append(choice.text)
        game.submit(0, choice)
    return answers


@BOTS
def test_a_chip_for_a_credit_is_bought(rules: RollRuleset, bot: str) -> None:
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
def test_the_zone_is_rearranged_if_that_brings_tiles_sooner(rules: RollRuleset, bot: str) -> None:
    others = [face for face in rules.faces if not face.is_world and face.key != "advanced_logistics"]
    cheap, dear = (next(face for face in others if face.cost == cost) for cost in (1, 6))
    scenario = Scenario(rules).seat(
        0, tableau=["advanced_logistics"], develop=[dear.key, cheap.key], workers={"explore": "home"}, cup="home home"
    )
    game = scenario.phases("explore").begin()
    assert "arrange advanced_logistics" in answered(game, bot)
    assert game.view(0).developments(0)[0] is cheap


@BOTS
def test_to_go_on_to_the_places_below_is_worth_what_can_be_done_there(rules: RollRuleset, bot: str) -> None:
    usual = (face for face in rules.faces if not (face.is_world or face.reassign or face.plus))
    others = [face for face in usual if face.key != "advanced_logistics"]
    cheap, dear = ([face for face in others if face.cost == cost] for cost in (1, 5))
    stack = [cheap[0].key, dear[0].key, cheap[1].key]
    scenario = Scenario(rules).seat(
        0, tableau=["advanced_logistics"], develop=stack, workers={"explore": "home"}, cup="home home"
    )
    game = scenario.phases("explore").begin()
    game.submit(0, "arrange advanced_logistics")
    advice = advise(make(bot, 1), game.waiting()[0], game.view(0))
    worth = {option.choice.text: option.worth for option in advice.options}
    game.submit(0, "next advanced_logistics")
    below = advise(make(bot, 1), game.waiting()[0], game.view(0)).best
    assert below is not None and below.worth is not None
    assert below.choice.text == f"raise advanced_logistics {cheap[1].key} 2"
    assert worth["next advanced_logistics"] == pytest.approx(below.worth)
    assert below.worth > 0


@BOTS
def test_what_is_said_for_an_arrangement_adds_up(rules: RollRuleset, bot: str) -> None:
    scenario = Scenario(rules).seat(
        0, tableau=["advanced_logistics"], develop=["trade_levies", "public_works"], workers={"explore": "home"}
    )
    game = scenario.phases("explore").begin()
    game.submit(0, "arrange advanced_logistics")
    decision = game.waiting()[0]
    advice = advise(make(bot, 1), decision, game.view(0))
    assert advice.options
    for option in advice.options:
        assert option.worth == pytest.approx(sum(term.amount for term in option.terms))


@frozen(eq=False)
class Show(PowerChoice):
    pattern = "show {power} {items}"
    items: Items


@frozen
class Shown(SeatStep[RollTable]):
    """A question of a pack with a million answers."""

    kind: ClassVar[str] = "power:show"

    def take(self, table: RollTable, choice: Choice) -> None:
        assert isinstance(choice, Show)
        table.gain_credits(self.seat, len(choice.items) % 3, "show")


@BOTS
def test_of_very_many_sets_some_are_tried(rules: RollRuleset, bot: str) -> None:
    asked_for = []

    def make_choice(items: Items) -> Show:
        asked_for.append(items)
        return Show("show", items)

    legal = Picks(make_choice, tuple((f"thing{number}", 1) for number in range(20)), 0, 20)
    decision = Decision(0, Shown(0), legal, 0)
    chosen = make(bot, 1).choose(decision, Scenario(rules).phases("explore").begin().view(0))
    assert isinstance(chosen, Show)
    assert len(chosen.items) % 3 == 2
    assert len(asked_for) < 200


@BOTS
def test_what_is_well_arranged_is_left_alone(rules: RollRuleset, bot: str) -> None:
    scenario = Scenario(rules, seed=7).seat(
        0, tableau=["advanced_logistics"], settle=["spice_world"], workers={"explore": "home"}, cup="home home"
    )
    assert "arrange advanced_logistics" not in answered(scenario.phases("explore").begin(), bot)


@BOTS
def test_workers_just_spent_are_kept_at_hand(rules: RollRuleset, bot: str) -> None:
    scenario = Scenario(rules).seat(
        0, tableau=["galactic_federation"], develop=["free_trade_zone"], workers={"develop": "home home genes genes"}
    )
    answers = answered(scenario.phases("develop").begin(), bot)
    assert answers[-1] == "retain galactic_federation home genes"
