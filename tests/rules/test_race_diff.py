"""RACE-DIFF: where players of the card game go wrong.

RACE-DIFF-4 (unique developments) and RACE-DIFF-7 (prices) are facts of the data, tested there.
"""

from fractions import Fraction

from starcup.roll import RollRuleset, events, score
from starcup.roll.testing import Scenario
from tests.rules.helpers import play
from tests.rules.looking import chips_of, citizenry, credits_of, goods, settlers, tableau


def test_race_diff_1_ship_comes_after_produce(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(0, workers={"produce": "genes", "ship": "home"}, tableau=["plague_world"])
    game = table.phases("ship", "produce", "explore", "settle", "develop").begin()
    begun = [event.phase for event in game.all_events() if isinstance(event, events.PhaseBegan)]
    assert begun == ["explore", "develop", "settle", "produce", "ship"]
    play(game, 0, "trade plague_world genes home")
    assert credits_of(game) == 6, "a good of this very round"


def test_race_diff_2_selecting_a_phase_brings_no_bonus(rules: RollRuleset) -> None:
    table = Scenario(rules)
    for seat, world in enumerate(("gem_world", "spice_world")):
        table.seat(seat, rolled="home.explore home.ship", tableau=[world], goods={world: "home"})
    game = table.assign().go_on().chance("spare settle").begin()
    play(game, 0, "select explore home.explore", "ready")
    play(game, 1, "select ship home.ship", "ready")
    for seat in (0, 1):
        play(game, seat, "stock home")
    assert [credits_of(game, seat) for seat in (0, 1)] == [3, 3], "Explore pays both the same, whoever selected it"
    play(game, 0, "trade gem_world home home")
    assert credits_of(game) == 6
    play(game, 1, "consume spice_world home home")
    assert chips_of(game, 1) == 1


def test_race_diff_2_selecting_a_phase_guarantees_that_it_occurs(rules: RollRuleset) -> None:
    for phase in rules.phase_keys:
        table = Scenario(rules).seat(0, rolled="home.explore").seat(1, rolled="home.ship")
        game = table.assign().go_on().chance("spare develop").begin()
        play(game, 0, f"select {phase} home.explore", "ready")
        play(game, 1, "select ship home.ship", "ready")
        (chosen,) = [event.phases for event in game.all_events() if isinstance(event, events.PhasesChosen)]
        assert set(chosen) == {phase, "ship", "develop"}


def test_race_diff_3_several_tiles_may_be_built_in_one_phase(rules: RollRuleset) -> None:
    developments = ["backup_planning", "diversification", "hydroponics_guild"]
    worlds = ["artist_colony", "fifth_column", "secluded_world"]
    table = Scenario(rules).seat(
        0, develop=developments, settle=worlds, workers={"develop": "home " * 3, "settle": "home " * 3}
    )
    game = table.phases("develop", "settle").begin()
    assert tableau(game) == developments + worlds


def test_race_diff_5_the_vp_of_a_tile_equal_its_cost(rules: RollRuleset) -> None:
    for tile in rules.tiles:
        for face in (tile.development, tile.world):
            table = Scenario(rules).seat(0, tableau=[face.key])
            counted = score(table.phases("develop").begin().table, 0)
            assert counted.tiles == face.cost
            assert [key for key, _ in counted.bonuses] == ([face.key] if face.plus else [])


def test_race_diff_6_no_world_is_conquered_by_military_dice(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(
        0,
        cup="military " * 3,
        citizenry="military " * 3,
        tableau=["space_marines"],
        workers={"settle": "military military"},
        settle=["rebel_warrior_race"],
    )
    game = table.phases("settle").begin()
    assert tableau(game) == ["space_marines"], "a Rebel world of cost 3 takes 3 settlers like any other"
    assert settlers(game) == {"military": 2}
    assert citizenry(game) == {"military": 3}


def test_race_diff_6_military_dice_lean_to_develop_and_settle(rules: RollRuleset) -> None:
    faces = rules.dice[rules.die_index["military"]].faces
    chances = {face: Fraction(faces.count(face), len(faces)) for face in faces}
    assert chances["develop"] == chances["settle"] == Fraction(2, 6)
    assert "ship" not in chances
    assert "produce" not in chances


def test_race_diff_8_several_goods_may_be_traded_in_one_ship_phase(rules: RollRuleset) -> None:
    worlds = ["gem_world", "spice_world", "space_port"]
    table = Scenario(rules).seat(0, workers={"ship": "home home"}, tableau=worlds, goods=dict.fromkeys(worlds, "home"))
    game = table.phases("ship").begin()
    play(game, 0, "trade gem_world home home", "trade spice_world home home")
    assert credits_of(game) == 1 + 3 + 3
    assert goods(game) == {"space_port": {"home": 1}}, "one for each pair of shipper and good"
