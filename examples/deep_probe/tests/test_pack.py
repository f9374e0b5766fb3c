"""Everything that the engine promises, tried out on the installed pack; and the power by itself."""

import pytest

from starcup.roll import RollGame, RollRuleset
from starcup.roll.testing import Scenario
from starcup.testing import assert_pack_ok


def explored(credits: int, *chance: str) -> RollGame:
    """The owner of the tile at the end of an Explore without explorers."""
    rules = RollRuleset.load(["base", "deep-probe"])
    return Scenario(rules).seat(0, tableau=["deep_probe"], credits=credits).phases("explore").chance(*chance).begin()


def test_the_pack_keeps_all_promises() -> None:
    assert_pack_ok("deep-probe", games=2)


@pytest.mark.parametrize("found", [0, 1, 2, 3])
def test_a_probe_costs_a_credit_and_brings_what_its_die_says(found: int) -> None:
    game = explored(2, f"probe 0 {found}")
    game.submit(0, "send deep_probe")
    seat = game.table.seats[0]
    assert (seat.credits, seat.chips) == (1, found)
    assert f"ProbeReturned(seat=0, found={found})" in map(str, game.all_events())


def test_it_may_stay_at_home() -> None:
    game = explored(2)
    game.submit(0, "wait deep_probe")
    assert game.finished
    assert game.table.seats[0].credits == 2


def test_who_has_nothing_is_not_asked() -> None:
    assert explored(0).finished
