"""The converter, the end of a turn, and answers in any order (CONVERT, ENDTURN, TURN-8)."""

from __future__ import annotations

import pytest

from starcup import CannotUndo
from starcup_tiny_epic import events
from starcup_tiny_epic.testing import EpicGame
from tests.tiny_epic.rules.turns import (
    asked,
    bay,
    do,
    faces,
    have,
    heard,
    land,
    legal,
    question,
    refusal,
    scene,
    ships,
    unused,
    use,
)  # fmt: skip


def test_two_dice_turn_a_third() -> None:
    """CONVERT-1, CONVERT-2, CONVERT-8: 2 energy dice and a move die make a colony die."""
    game = do(scene(dice="energy energy move culture", have=[(0, 0)]), "convert")
    assert set(legal(game)) == {
        "put in move energy", "put in move culture", "put in energy energy", "put in energy culture",
    }  # fmt: skip
    do(game, "put in energy energy")
    assert len(legal(game)) == 2 * 5
    do(game, "turn move to colony")
    assert (unused(game), game.table.spent, bay(game)) == (["culture", "colony"], 2, [])
    (noted,) = heard(game, events.DiceConverted)
    assert (noted.spent, noted.face, noted.other) == (("energy", "energy"), "move", "colony")


def test_once_per_turn() -> None:
    """CONVERT-3: 7 unused dice: a second conversion is refused."""
    game = scene(dice="move move move move energy energy energy", levels=[6])
    do(game, "convert", "put in move move", "turn move to culture")
    assert len(unused(game)) == 5
    assert "convert" not in legal(game)
    assert refusal(game, "convert") == refusal(game, "put in move energy") == ("once-per-turn", "CONVERT-3")


def test_the_two_dice_are_used() -> None:
    """CONVERT-4: they cannot be activated and nobody can follow them; REROLL-6, DICE-4, TERM-7."""
    game = scene(dice="energy energy move", have=[(0, 0), (0, 7)])
    do(game, "convert", "put in energy energy", "turn move to culture")
    assert question(game) == (0, "turn")
    assert refusal(game, "activate energy") == ("no-die", "ACTIVATE-1")
    assert refusal(game, "re-roll energy")[1] == "REROLL-6"
    table = game.table
    assert (len(table.unused), len(table.bay), table.spent, table.given_up) == (1, 0, 2, 0)


@pytest.mark.parametrize(("dice", "able"), [("move move", False), ("move move energy", True)])
def test_at_least_three_dice(dice: str, able: bool) -> None:
    """CONVERT-5: 2 unused: not offered; 3 unused: 1 unused afterwards."""
    game = scene(dice=dice)
    assert ("convert" in legal(game)) == able
    if able:
        do(game, "convert", "put in move move", "turn energy to colony")
        assert unused(game) == ["colony"]
    else:
        assert refusal(game, "convert") == refusal(game, "put in move move") == ("too-few", "CONVERT-5")


def test_the_new_face_is_another_one() -> None:
    """CONVERT-6."""
    game = do(scene(dice="move move energy"), "convert", "put in move move")
    assert refusal(game, "turn energy to energy") == ("same-face", "CONVERT-6")
    assert refusal(game, "turn move to energy") == ("no-die", "CONVERT-2")
    assert refusal(game, "turn energy to seven")[0] == "not-offered"
    assert refusal(game, "end turn") == ("not-now", "CONVERT-2")


def test_the_turned_die_is_an_ordinary_one() -> None:
    """CONVERT-7, REROLL-10: it may be activated, followed, re-rolled or left."""
    start = scene(dice="move move culture", have=[(2, 0), (0, 1)])
    do(start, "convert", "put in move move", "turn culture to energy")
    game = do(start.clone(), "activate energy")
    assert question(game) == (1, "follow")
    game = do(start.clone(), "re-roll")
    assert (len(unused(game)), game.table.rerolls) == (1, 1)
    game = do(start.clone(), "end turn")
    assert question(game) == (1, "turn")


def test_the_converter_costs_nothing_and_belongs_to_the_own_turn() -> None:
    """CONVERT-9, TURN-9."""
    game = scene(dice="move move culture energy", have=[(2, 0), (0, 1)])
    do(game, "convert", "put in move move", "turn culture to diplomacy")
    assert have(game) == (2, 0)
    do(game, "activate energy")
    assert (question(game), refusal(game, "convert")) == ((1, "follow"), ("not-now", "FOLLOW-1"))


def test_dice_may_be_named_at_once_and_in_any_order() -> None:
    """TURN-8, REROLL-4, CONVERT-2: without the word that opens the question."""
    game = scene(dice="energy culture move move")
    twin, other = game.clone(), game.clone()
    do(twin, "put in move energy")
    do(other, "convert", "put in energy, move")
    assert (question(twin), legal(twin)) == (question(other), legal(other))
    do(twin, "turn move to colony")
    do(other, "turn move to colony")
    assert unused(twin) == unused(other) == ["culture", "colony"]
    twin = do(game.clone(), "re-roll culture energy")
    other = do(game.clone(), "re-roll", "re-roll energy culture")
    assert unused(twin) == unused(other)
    assert refusal(game, "put in energy") == ("too-few", "CONVERT-2")
    assert refusal(game, "put in energy energy")[1] == "CONVERT-2"
    assert refusal(game, "put in energy colony") == ("not-offered", "CONVERT-2")
    allowed = {choice.text for choice in game.allowed(0)}
    assert {"re-roll energy culture", "put in move energy"} <= allowed
    assert all(refusal(game, text) == ("", "") for text in allowed)


def test_a_turn_ends_when_the_player_wishes() -> None:
    """ENDTURN-1, ENDTURN-4, TURN-7: with 4 unused dice."""
    game = do(scene(), "end turn")
    assert (question(game), game.table.turn) == ((1, "turn"), 2)


def test_the_last_die_may_be_followed() -> None:
    """ENDTURN-2: end of turn is refused while a follow decision is pending."""
    game = do(scene(dice="energy", have=[(0, 0), (0, 1)]), "activate energy")
    refused = game.why(0, "end turn")
    assert refused is not None and refused.code == "not-asked"
    do(game, "follow")
    assert have(game, 1) == (2, 0)


def test_all_dice_leave_the_mat() -> None:
    """ENDTURN-3, ENDTURN-7: and all that held for the turn is over."""
    game = scene(
        dice="colony energy move move culture", have=[(0, 0)], levels=[2], colonies=["nibiru"], bay=""
    )  # fmt: skip
    do(game, "convert", "put in move culture", "turn move to energy")
    use(game, "nibiru", "re-roll energy", "end turn")
    table = game.table
    assert (len(table.unused), table.bay, table.spent, table.given_up) == (4, (), 0, 0)
    assert (table.rerolls, table.converted, table.follow_price, table.follow_gain) == (0, False, 1, (0, 0))


@pytest.mark.parametrize(("players", "active"), [(2, 1), (3, 1), (5, 4), (4, 2)])
def test_the_turn_passes_clockwise(players: int, active: int) -> None:
    """ENDTURN-5, TURN-2."""
    game = do(scene(players=players, active=active), "end turn")
    assert question(game) == ((active + 1) % players, "turn")


def test_without_a_die_the_turn_passes_by_itself() -> None:
    """ENDTURN-6: after the last follow decision."""
    game = do(scene(dice="energy", have=[(0, 0), (0, 1)]), "activate energy")
    assert question(game) == (1, "follow")
    do(game, "pass")
    assert question(game) == (1, "turn")


def test_a_player_for_whom_nothing_is_possible() -> None:
    """ENDTURN-6, REROLL-3: no action, no energy for a re-roll, no converter: the turn ends without a question."""
    game = scene(row="- - - -", deck="", dice="culture move", have=[(0, 0)], rolls="diplomacy economy")
    assert legal(game) == ["re-roll", "end turn"]
    do(game, "re-roll culture move")
    assert question(game) == (1, "turn")


def test_nothing_but_a_reroll() -> None:
    """REROLL-2, ACTIVATE-7: the dice stay unused; only re-roll and end of turn are left."""
    game = scene(dice="economy diplomacy", have=[(0, 0)])
    assert legal(game) == ["re-roll", "end turn"]


def undone(game: EpicGame, seat: int) -> bytes:
    """Take back the last choice of a seat; return the position."""
    game.undo(seat)
    return game.save(numbered=False)


def test_choices_can_be_taken_back_until_something_is_rolled() -> None:
    """TURN-8: a move, its landing and its action, one by one; not across a re-roll."""
    game = scene(row="vici_ks156", dice="move energy energy culture")
    before = game.save(numbered=False)
    land(game, "vici_ks156", "use vici_ks156")
    for _ in range(3):
        last = undone(game, 0)
    assert last == before
    do(game, "convert", "put in energy culture", "turn energy to colony")
    for _ in range(3):
        last = undone(game, 0)
    assert last == before
    do(game, "activate energy", "re-roll energy")
    assert not game.can_undo(0)
    with pytest.raises(CannotUndo):
        game.undo(0)


def test_choices_can_be_taken_back_until_another_acts() -> None:
    """FOLLOW-7: the active player may while the follower thinks; then only the follower may."""
    game = scene(dice="energy move move", have=[(0, 0), (0, 2)])
    before = game.save(numbered=False)
    do(game, "activate energy")
    assert asked(game) == 1
    assert undone(game, 0) == before
    do(game, "activate energy", "follow")
    assert not game.can_undo(0)
    assert game.can_undo(1)
    game.undo(1)
    assert (question(game), have(game, 1)) == ((1, "follow"), (0, 2))
    do(game, "pass")
    assert question(game) == (0, "turn")


def test_a_planet_that_is_turned_up_ends_taking_back() -> None:
    """COLONY-5."""
    game = do(scene("jakks.1", dice="diplomacy move", row="jakks"), "activate diplomacy")
    assert not game.can_undo(0)
    game = scene("jakks.1", dice="diplomacy move", row="jakks", deck="")
    before = game.save(numbered=False)
    do(game, "activate diplomacy")
    assert undone(game, 0) == before
    assert (faces(game), ships(game)) == (["move", "diplomacy"], ["galaxy", "jakks.1"])
