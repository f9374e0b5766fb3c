"""Everything that the engine promises, tried out on the installed pack."""

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from starcup.testing import assert_pack_ok


def test_the_pack_keeps_all_promises() -> None:
    assert_pack_ok("frontier", games=2)


def test_the_lean_years_fund_pays_the_poor_only() -> None:
    rules = RollRuleset.load(["base", "frontier"])
    for before, after in ((1, 3), (2, 2)):
        game = Scenario(rules).seat(0, tableau=["lean_years_fund"], credits=before).phases("ship").begin()
        assert game.table.seats[0].credits == after


def test_the_homestead_act_is_about_small_worlds() -> None:
    rules = RollRuleset.load(["base", "frontier"])
    table = Scenario(rules).seat(0, tableau=["homestead_act"]).phases("ship").begin().table
    costs = {key: table.cost(0, rules.faces[rules.face_index[key]]) for key in ("windy_moon", "fern_world")}
    assert costs == {"windy_moon": 1, "fern_world": 4}
