"""ROLL: who rolls what, and when."""

import pytest

from starcup.roll import RollRuleset
from starcup.roll.dice import total
from starcup.roll.testing import Scenario
from tests.rules.helpers import dice, legal, play


@pytest.mark.parametrize("players", [2, 3, 5])
def test_roll_1_everybody_rolls_the_whole_cup_behind_his_screen(rules: RollRuleset, players: int) -> None:
    scenario = Scenario(rules, players, seed=3)
    for number in range(players):
        scenario.seat(number, cup="home home home genes military")
    game = scenario.round().begin()
    for number, seat in enumerate(game.table.seats):
        assert seat.cup == 0
        assert dice(game, seat.behind_screen) == {"home": 3, "genes": 1, "military": 1}
        assert sum(total(column) for column in (*seat.sheet_columns, seat.sheet_loose)) == 5
        for other in range(players):
            hidden = game.view(other).seats[number].sheet_columns is None
            assert hidden == (other != number)


def test_roll_2_dice_elsewhere_are_not_rolled(rules: RollRuleset) -> None:
    game = (
        Scenario(rules)
        .seat(
            0,
            cup="home home",
            citizenry="military",
            develop=["space_marines"],
            developers="novelty",
            settle=["comet_zone"],
            settlers="consumption",
            tableau=["gem_world"],
            goods={"gem_world": "genes"},
        )
        .round()
        .begin()
    )
    seat = game.table.seats[0]
    assert [entry[0] for entry in game.journal] == ["roll 0 home", "roll 0 home"]
    assert dice(game, seat.behind_screen) == {"home": 2}
    assert dice(game, seat.citizenry) == {"military": 1}
    assert dice(game, seat.developers) == {"novelty": 1}
    assert dice(game, seat.settlers) == {"consumption": 1}
    assert dice(game, game.table.goods(0)) == {"genes": 1}


def test_roll_3_dice_that_come_into_the_cup_later_wait_for_the_next_round(rules: RollRuleset) -> None:
    """A Military die gained in Settle joins neither this round's Ship nor anything else before the next Roll."""
    game = (
        Scenario(rules, 3)
        .seat(0, cup="home home", settle=["high_gravity_world"], tableau=["comet_zone"], goods={"comet_zone": "genes"})
        .seat(1, cup="home")
        .chance("roll 0 home settle", "roll 0 home ship", "roll 1 home explore")
        .round()
        .begin()
    )
    play(game, 0, "select ship home.ship", "ready")
    play(game, 1, "select settle home.explore", "ready")
    seat = game.table.seats[0]
    assert [face.key for face in game.table.worlds(0)] == ["comet_zone", "high_gravity_world"]
    assert dice(game, seat.cup) == {"military": 1}
    assert legal(game) == ["trade comet_zone genes home", "consume comet_zone genes home"]
    assert [entry[0] for entry in game.journal].count("roll 0 military") == 0
    play(game, 0, "trade comet_zone genes home")
    assert game.table.round == 2
    assert [entry[0] for entry in game.journal].count("roll 0 military") == 1
