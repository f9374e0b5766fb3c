"""Everything that the engine promises, tried out on the installed pack; and the new dice by themselves."""

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from starcup.testing import assert_pack_ok


def test_the_pack_keeps_all_promises() -> None:
    assert_pack_ok("pilgrims", games=2)


def test_a_face_of_two_phases_asks_which() -> None:
    rules = RollRuleset.load(["base", "pilgrims"])
    game = Scenario(rules).seat(0, rolled="pilgrim.explore+settle home.ship").assign().begin()
    game.submit(0, "select ship home.ship")
    decision = game.decision(0)
    assert decision is not None
    assert [choice.text for choice in decision.legal] == ["assign pilgrim explore", "assign pilgrim settle"]


def test_pilgrims_match_shrines_when_they_consume() -> None:
    rules = RollRuleset.load(["base", "pilgrims"])
    for shipper, chips in (("pilgrim", 3), ("home", 2)):
        table = Scenario(rules).seat(0, tableau=["first_shrine"], goods={"first_shrine": "pilgrim"})
        game = table.seat(0, workers={"ship": shipper}).phases("ship").begin()
        game.submit(0, f"consume first_shrine pilgrim {shipper}")
        assert game.table.seats[0].chips == chips


def test_their_supply_is_what_the_file_says() -> None:
    rules = RollRuleset.load(["base", "pilgrims"])
    assert rules.dice[rules.die_index["pilgrim"]].count == 8
