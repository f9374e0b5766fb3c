"""Everything that the engine promises, and that charters of one pack lie among those of another."""

from starcup.testing import assert_pack_ok
from starcup_race import RaceRuleset


def test_the_pack_keeps_all_promises() -> None:
    assert_pack_ok("lightships", with_packs=["race-base", "lanterns"], games=1, tables=2, pairs=2)


def test_its_charters_are_among_those_of_lanterns() -> None:
    rules = RaceRuleset.load(["race-base", "lanterns", "lightships"])
    assert rules.extensions.domains["charter"][-2:] == ("harbour_board", "war_chest")
    assert len(rules.extensions.domains["charter"]) == 10
