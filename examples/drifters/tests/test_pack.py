"""Everything that the engine promises, tried out on the installed pack."""

from starcup.testing import assert_pack_ok
from starcup_race import RaceRuleset, score
from starcup_race.testing import SITUATIONS, lay_out


def test_the_pack_keeps_all_promises() -> None:
    assert_pack_ok("drifters", games=2, tables=8, pairs=12)


def test_the_council_counts_worlds_of_drifters_more_than_their_developments() -> None:
    rules = RaceRuleset.load(["race-base", "drifters"])
    owned = ["council_of_drifters", "salt_harbour", "haulers_union"]
    game = lay_out(rules, owned, SITUATIONS[0], seed=1)
    assert dict(score(game.table, 0).lines)["Council of Drifters"] == 3 + 2


def test_the_haulers_union_is_about_large_worlds() -> None:
    rules = RaceRuleset.load(["race-base", "drifters"])
    powers = rules.compiled[(rules.index["haulers_union"],)]
    large = {rules.cards[world].cost for world, bonus in powers.trade_own if bonus}
    assert min(large) == 4
