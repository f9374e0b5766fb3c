"""Jumpdrive Research: $1 more for each Trade from a Rare Elements world."""

from starcup.roll import RollRuleset
from tests.powers.at_work import credits_of, play, shipping


def test_ship_4__ship_3_a_rare_elements_world_brings_five(rules: RollRuleset) -> None:
    game = shipping(rules, "jumpdrive_research", "comet_zone", "genes")
    play(game, 0, "trade comet_zone genes military")
    assert credits_of(game) == 1 + 5


def test_ship_4_a_rare_elements_die_elsewhere_brings_what_is_printed(rules: RollRuleset) -> None:
    game = shipping(rules, "jumpdrive_research", "spice_world", "rare_elements")
    play(game, 0, "trade spice_world rare_elements military")
    assert credits_of(game) == 1 + 3
