"""Backup Planning: Dictate without limit."""

from starcup.roll import RollRuleset
from tests.powers.at_work import assigning, column, legal, play

ROLLED = "home.explore home.explore home.explore home.develop home.develop genes.settle military.settle"


def test_assign_11_dictate_is_used_as_often_as_workers_last(rules: RollRuleset) -> None:
    game = assigning(rules, ["backup_planning"], ROLLED, "ship home.explore")
    play(game, 0, "dictate home explore", "reassign dictate home explore>ship")
    play(game, 0, "dictate home develop", "reassign dictate home develop>ship")
    play(game, 0, "dictate genes settle", "reassign dictate military settle>ship")
    assert column(game, 0, "ship") == {"home": 2, "military": 1}
    sheet = game.view(0).me.sheet_dictated
    assert sheet is not None
    assert game.view(0).dice(sheet) == {"home": 2, "genes": 1}


def test_assign_11_without_it_dictate_is_used_once(rules: RollRuleset) -> None:
    game = assigning(rules, [], ROLLED, "ship home.explore")
    play(game, 0, "dictate home explore", "reassign dictate home explore>ship")
    assert legal(game) == ["ready"]
    game = assigning(rules, ["backup_planning"], ROLLED, "ship home.explore")
    play(game, 0, "dictate home explore", "reassign dictate home explore>ship")
    assert "dictate home develop" in legal(game)


def test_assign_18__assign_24_dictated_dice_are_out_and_every_use_is_complete(rules: RollRuleset) -> None:
    game = assigning(rules, ["backup_planning"], "home.explore genes.settle military.settle", "ship home.explore")
    play(game, 0, "dictate genes settle", "reassign dictate military settle>produce")
    assert legal(game) == ["ready"], "one worker is left, and nothing can be moved with it"
    assert column(game, 0, "settle") == {}


def test_power_29_with_galactic_mandate_every_dictate_moves_up_to_three(rules: RollRuleset) -> None:
    game = assigning(rules, ["backup_planning", "galactic_mandate"], ROLLED, "ship home.explore")
    play(game, 0, "dictate home explore", "reassign dictate home explore>ship", "reassign dictate home develop>settle")
    play(game, 0, "reassign dictate home develop>ship")
    play(game, 0, "dictate genes settle", "reassign dictate home settle>ship", "reassign dictate military settle>ship")
    play(game, 0, "enough dictate")
    assert column(game, 0, "ship") == {"home": 3, "military": 1}
