"""Export Duties: $1 more for each Trade."""

import pytest

from starcup.roll import RollRuleset
from tests.powers.at_work import chips_of, credits_of, play, shipping


@pytest.mark.parametrize(
    ("world", "value"), [("spice_world", 4), ("comet_zone", 5), ("plague_world", 6), ("deserted_alien_outpost", 7)]
)
def test_ship_4_every_trade_brings_one_more(rules: RollRuleset, world: str, value: int) -> None:
    game = shipping(rules, "export_duties", world)
    play(game, 0, f"trade {world} home military")
    assert credits_of(game) == 1 + value


def test_ship_4__power_5_it_adds_to_galactic_demand(rules: RollRuleset) -> None:
    game = shipping(rules, "export_duties", "spice_world", tableau=("galactic_demand",))
    play(game, 0, "trade spice_world home military")
    assert credits_of(game) == 1 + 3 + 1 + 2


def test_power_15_the_whole_sale_is_capped(rules: RollRuleset) -> None:
    game = shipping(rules, "export_duties", "deserted_alien_outpost", credits=5)
    play(game, 0, "trade deserted_alien_outpost home military")
    assert credits_of(game) == 10


def test_ship_11_consuming_brings_nothing_more(rules: RollRuleset) -> None:
    game = shipping(rules, "export_duties", "spice_world")
    play(game, 0, "consume spice_world home military")
    assert (credits_of(game), chips_of(game)) == (1, 1)
