"""Minor Research Labs: 1 VP more for goods Consumed from Genes and Alien Technology worlds."""

import pytest

from starcup.roll import RollRuleset
from tests.powers.at_work import chips_of, credits_of, play, shipping


@pytest.mark.parametrize(
    ("world", "good", "chips"),
    [
        ("plague_world", "home", 2),
        ("plague_world", "genes", 3),
        ("deserted_alien_outpost", "home", 2),
        ("spice_world", "genes", 1),
        ("comet_zone", "alien_technology", 1),
    ],
)
def test_ship_11_the_colour_of_the_world_decides(rules: RollRuleset, world: str, good: str, chips: int) -> None:
    game = shipping(rules, "minor_research_labs", world, good)
    play(game, 0, f"consume {world} {good} military")
    assert chips_of(game) == chips


def test_power_16_its_chips_come_from_the_pool(rules: RollRuleset) -> None:
    game = shipping(rules, "minor_research_labs", "plague_world")
    play(game, 0, "consume plague_world home military")
    assert game.table.pool == 22


def test_ship_11_trading_brings_no_chips(rules: RollRuleset) -> None:
    game = shipping(rules, "minor_research_labs", "plague_world")
    play(game, 0, "trade plague_world home military")
    assert (credits_of(game), chips_of(game)) == (6, 0)
