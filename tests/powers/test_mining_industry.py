"""Mining Industry: $1 for goods Consumed from Rare Elements worlds."""

import pytest

from starcup.roll import RollRuleset
from tests.powers.at_work import chips_of, credits_of, play, shipping


@pytest.mark.parametrize(
    ("world", "good", "gain"),
    [("comet_zone", "home", 1), ("comet_zone", "genes", 1), ("spice_world", "rare_elements", 0)],
)
def test_ship_11_the_colour_of_the_world_decides(rules: RollRuleset, world: str, good: str, gain: int) -> None:
    game = shipping(rules, "mining_industry", world, good)
    play(game, 0, f"consume {world} {good} military")
    assert (credits_of(game), chips_of(game)) == (1 + gain, 1)


def test_ship_11_trading_brings_nothing_more(rules: RollRuleset) -> None:
    game = shipping(rules, "mining_industry", "comet_zone")
    play(game, 0, "trade comet_zone home military")
    assert credits_of(game) == 5
