"""Galactic Salon: 1 VP in every Ship phase."""

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import after, chips_of


def test_power_6__power_16_one_chip_of_the_pool_in_every_ship_phase(rules: RollRuleset) -> None:
    game = after(Scenario(rules).seat(0, tableau=["galactic_salon"]), "ship")
    assert chips_of(game) == 1
    assert game.table.pool == 23
    assert chips_of(after(Scenario(rules).seat(0, tableau=["galactic_salon"]), "produce")) == 0


def test_power_16__end_7_its_chip_can_exhaust_the_pool(rules: RollRuleset) -> None:
    game = after(Scenario(rules).seat(0, tableau=["galactic_salon"]).pool(1), "ship")
    assert (game.table.pool, game.table.beyond) == (0, 0)
    game = after(Scenario(rules).seat(0, tableau=["galactic_salon"]).pool(0), "ship")
    assert (chips_of(game), game.table.beyond) == (1, 1)
