"""Everything that the engine promises, tried out on the installed pack."""

from starcup import Game
from starcup.testing import assert_pack_ok
from starcup_race import RaceRuleset, score
from starcup_race.testing import Situation, lay_out

USUAL = Situation("usual")


def test_the_pack_keeps_all_promises() -> None:
    assert_pack_ok("drifters", games=2, tables=8, pairs=12)


def test_the_council_counts_worlds_of_drifters_more_than_their_developments() -> None:
    rules = RaceRuleset.load(["race-base", "drifters"])
    keys = ["council_of_drifters", "salt_harbour", "haulers_union"]
    game = lay_out(rules, keys, USUAL, players=2, seed=1)
    owner = next(seat for seat in range(2) if rules.index["salt_harbour"] in game.table.seats[seat].tableau)
    assert dict(score(game.table, owner).lines)["Council of Drifters"] == 3 + 2


def test_the_haulers_union_is_about_large_worlds() -> None:
    rules = RaceRuleset.load(["race-base", "drifters"])
    compiled = rules.compiled[(rules.index["haulers_union"],)]
    assert compiled is not None
    assert isinstance(lay_out(rules, ["haulers_union"], USUAL, 2, 1), Game)
