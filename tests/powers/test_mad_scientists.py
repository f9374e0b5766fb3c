"""Mad Scientists: workers moved by comparing Novelty worlds."""

import pytest

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import moves, play, refused

MINE, THEIRS = ["gem_world", "spice_world"], ["pirate_world", "space_port"]


@pytest.mark.parametrize(("mine", "theirs", "workers"), [(0, 0, 1), (1, 1, 1), (2, 1, 2), (1, 2, 0), (1, 0, 2)])
def test_power_32_most_novelty_worlds_move_two_tied_one_fewer_none(
    rules: RollRuleset, mine: int, theirs: int, workers: int
) -> None:
    game = (
        Scenario(rules)
        .seat(0, tableau=["mad_scientists", *MINE[:mine]], rolled="home.ship genes.settle military.develop")
        .seat(1, tableau=THEIRS[:theirs])
        .assign()
        .begin()
    )
    play(game, 0, "select ship home.ship")
    moved = 0
    while moves(game, "mad_scientists"):
        play(game, 0, f"reassign mad_scientists {moves(game, 'mad_scientists')[0]}")
        moved += 1
    assert moved == workers


def test_power_32_every_other_player_is_compared_and_other_worlds_do_not_count(rules: RollRuleset) -> None:
    game = (
        Scenario(rules, 3)
        .seat(0, tableau=["mad_scientists", "gem_world", "comet_zone"], rolled="home.ship genes.settle home.develop")
        .seat(1, tableau=["asteroid_belt", "radioactive_world"])
        .seat(2, tableau=THEIRS)
        .assign()
        .begin()
    )
    play(game, 0, "select ship home.ship")
    assert moves(game, "mad_scientists") == []
    assert refused(game, 0, "reassign mad_scientists genes settle>ship") == "POWER-2"


def test_power_32_home_and_faction_worlds_count_the_construction_zone_does_not(rules: RollRuleset) -> None:
    game = (
        Scenario(rules)
        .seat(0, faction="f6", home="h5", tableau=["mad_scientists"], rolled="home.ship genes.settle home.develop")
        .seat(1, tableau=["pirate_world"], settle=["space_port", "gem_world"])
        .assign()
        .begin()
    )
    play(game, 0, "select ship home.ship", "reassign mad_scientists home develop>ship")
    assert "genes settle>ship" in moves(game, "mad_scientists")
