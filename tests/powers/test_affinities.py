"""Colonial Affinity, Shipping Affinity, Technology Affinity: one worker to Settle, Ship, or Develop."""

import pytest

from starcup.roll import RollRuleset
from tests.powers.at_work import assigning, column, legal, moves, play, refused

# The power, the only column that it moves to, and the columns of a Genes die and of a Military die.
AFFINITIES = pytest.mark.parametrize(
    ("power", "to", "genes", "military"),
    [
        ("colonial_affinity", "settle", "develop", "produce"),
        ("shipping_affinity", "ship", "develop", "settle"),
        ("technology_affinity", "develop", "settle", "produce"),
    ],
)


@AFFINITIES
def test_assign_21__assign_22_one_worker_of_any_colour_goes_there(
    rules: RollRuleset, power: str, to: str, genes: str, military: str
) -> None:
    rolled = f"home.explore genes.{genes} military.{military} home.{to}"
    game = assigning(rules, [power], rolled, "explore home.explore")
    assert sorted(moves(game, power)) == [f"genes {genes}>{to}", f"military {military}>{to}"]
    play(game, 0, f"reassign {power} military {military}>{to}")
    assert column(game, 0, to) == {"home": 1, "military": 1}
    assert column(game, 0, military) == {}


@AFFINITIES
def test_assign_11__assign_12_once_a_round_and_not_compulsory(
    rules: RollRuleset, power: str, to: str, genes: str, military: str
) -> None:
    game = assigning(rules, [power], f"home.explore genes.{genes} military.{military}", "explore home.explore")
    assert "ready" in legal(game)
    play(game, 0, f"reassign {power} genes {genes}>{to}")
    assert moves(game, power) == []
    assert refused(game, 0, f"reassign {power} military {military}>{to}") == "ASSIGN-11"


@AFFINITIES
def test_assign_19_its_text_names_the_only_target(
    rules: RollRuleset, power: str, to: str, genes: str, military: str
) -> None:
    game = assigning(rules, [power], f"home.explore genes.{genes} military.{military}", "explore home.explore")
    assert refused(game, 0, f"reassign {power} genes {genes}>{military}") == "ASSIGN-19"
