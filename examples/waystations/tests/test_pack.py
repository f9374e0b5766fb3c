"""Everything that the engine promises, tried out with the installed pack, and what is special about its cards."""

from starcup import games
from starcup.testing import check_game
from starcup_race import RaceRuleset

RULES = RaceRuleset.load(["race-base", "waystations"])


def test_the_game_keeps_all_promises_with_the_pack() -> None:
    assert [finding for finding in check_game(games.find("race"), ruleset=RULES, games=2) if finding.is_fault] == []


def test_the_dockers_union_makes_waystations_cheaper() -> None:
    powers = RULES.compiled[(RULES.index["dockers_union"],)]
    assert powers.discount_for(RULES.index["tin_moons"]) == 2
    assert powers.discount_for(RULES.index["gem_world"]) == 0


def test_harbour_pilots_make_large_worlds_cheaper() -> None:
    powers = RULES.compiled[(RULES.index["harbour_pilots"],)]
    assert powers.discount_for(RULES.index["terraformed_world"]) == 1
    assert powers.discount_for(RULES.index["tin_moons"]) == 0
