"""Local Subsidies: one Home die anywhere; the rule book's picture of a Reassign power."""

from starcup.roll import RollRuleset
from tests.powers.at_work import assigning, column, face_of, moves, play, refused


def test_power_18_is_a_development_with_a_reassign_power(rules: RollRuleset) -> None:
    assert face_of(rules, "local_subsidies").reassign


def test_power_18_one_home_die_goes_to_any_other_column(rules: RollRuleset) -> None:
    game = assigning(rules, ["local_subsidies"], "home.ship home.explore genes.explore", "ship home.ship")
    assert moves(game, "local_subsidies") == [f"home explore>{to}" for to in ("develop", "settle", "produce", "ship")]
    play(game, 0, "reassign local_subsidies home explore>produce")
    assert column(game, 0, "produce") == {"home": 1}
    assert moves(game, "local_subsidies") == []


def test_power_11_dice_of_other_colours_stay(rules: RollRuleset) -> None:
    game = assigning(rules, ["local_subsidies"], "home.ship home.explore genes.explore", "ship home.ship")
    assert refused(game, 0, "reassign local_subsidies genes explore>ship") == "ASSIGN-8"
