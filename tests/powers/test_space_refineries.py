"""Space Refineries: 1 VP more for goods Consumed from Rare Elements worlds."""

import pytest

from starcup.roll import RollRuleset
from tests.powers.at_work import chips_of, play, shipping


@pytest.mark.parametrize(
    ("world", "good", "chips"),
    [("comet_zone", "home", 2), ("comet_zone", "rare_elements", 3), ("spice_world", "rare_elements", 1)],
)
def test_ship_11_the_colour_of_the_world_decides(rules: RollRuleset, world: str, good: str, chips: int) -> None:
    game = shipping(rules, "space_refineries", world, good)
    play(game, 0, f"consume {world} {good} military")
    assert chips_of(game) == chips


def test_ship_11_it_adds_to_galactic_renaissance(rules: RollRuleset) -> None:
    game = shipping(rules, "space_refineries", "comet_zone", tableau=("galactic_renaissance",))
    play(game, 0, "consume comet_zone home military")
    assert chips_of(game) == 3
