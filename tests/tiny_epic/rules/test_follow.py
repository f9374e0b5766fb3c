"""Following the dice of the active player (FOLLOW)."""

from __future__ import annotations

import pytest

from starcup_tiny_epic import events
from tests.tiny_epic.rules.turns import (
    asked,
    bay,
    changed,
    colonies,
    do,
    have,
    heard,
    land,
    legal,
    level,
    question,
    refusal,
    row,
    scene,
    ships,
    unused,
    use,
    variant,
)  # fmt: skip


def test_every_other_player_may_follow_for_one_culture() -> None:
    """FOLLOW-1, FOLLOW-2, FOLLOW-3, ACTIVATE-6."""
    game = do(scene(dice="energy move", have=[(0, 0), (0, 1), (0, 2)], players=3), "activate energy")
    assert (question(game), legal(game)) == ((1, "follow"), ["follow", "pass"])
    assert changed(game, "follow") == {1: (2, -1)}
    assert question(game) == (2, "follow")
    assert changed(game, "pass") == {}
    assert question(game) == (0, "turn")
    assert [(event.seat, event.face, event.price) for event in heard(game, events.Followed)] == [(1, "energy", 1)]


def test_each_die_is_followed_once_by_each() -> None:
    """FOLLOW-4, FOLLOW-16: a follow is not followed either."""
    game = scene(dice="energy move", have=[(0, 0), (0, 7), (0, 7)], players=3)
    do(game, "activate energy", "follow", "follow")
    assert question(game) == (0, "turn")
    assert [event.seat for event in heard(game, events.Followed)] == [1, 2]


def test_all_dice_of_a_turn_may_be_followed() -> None:
    """FOLLOW-5: 4 dice, C4: four follows."""
    game = scene(dice="energy energy energy energy", have=[(0, 0), (0, 4)])
    for _ in range(4):
        do(game, "activate energy", "follow")
    assert have(game, 1) == (7, 0)
    assert len(heard(game, events.Followed)) == 4


@pytest.mark.parametrize(
    ("players", "active", "order"),
    [(4, 2, [3, 0, 1]), (5, 4, [0, 1, 2, 3]), (2, 1, [0]), (3, 0, [1, 2]), (5, 2, [3, 4, 0, 1])],
)
def test_clockwise_from_the_left_of_the_active_player(players: int, active: int, order: list[int]) -> None:
    """FOLLOW-6: seats 0-3, active 2: order 3, 0, 1."""
    game = scene(dice="energy move", have=[(0, 1)] * players, players=players, active=active)
    do(game, "activate energy")
    seen = list[int]()
    while question(game)[1] == "follow":
        seen.append(asked(game))
        do(game, "follow")
    assert (seen, question(game)) == (order, (active, "turn"))


def test_the_active_player_finishes_before_anybody_follows() -> None:
    """FOLLOW-7, ACTIVATE-5, COLONY-6, COLONY-7: the new planet of the row is there for the follower."""
    game = scene(
        "maia.4", row="maia jakks gort helios", dice="diplomacy move move", have=[(2, 1), (2, 1)], deck="zalax"
    )
    do(game, "activate diplomacy")
    assert colonies(game) == ["maia"] and question(game) == (0, "turn")  # the other has no ship on such a track
    do(game, "activate move", "move galaxy to jakks.surface")
    assert question(game) == (0, "landing")
    do(game, "use jakks")
    assert question(game) == (1, "follow")
    do(game, "follow")
    assert "move galaxy to zalax.surface" in legal(game)


def test_a_follower_finishes_before_the_next_one_decides() -> None:
    """FOLLOW-8: two followers one step from the same planet: the first colonises it, the other's ship goes home."""
    game = scene(
        "helios.0", "jakks.1", "jakks.1", row="jakks", dice="diplomacy move", have=[(0, 0), (0, 1), (0, 1)], players=3
    )
    do(game, "activate diplomacy", "follow")
    assert (colonies(game, 1), ships(game, 2)) == (["jakks"], ["galaxy", "galaxy"])
    assert question(game) == (0, "turn")
    assert have(game, 2) == (0, 1)


def test_the_die_is_followed_not_the_deed() -> None:
    """FOLLOW-9: the active player upgrades with a colony face; the follower uses a colony; UTILIZE-3."""
    game = scene(dice="colony", have=[(2, 0), (0, 1)], levels=[1, 6], colonies=["", "vici_ks156"])
    do(game, "activate colony")
    assert level(game) == 2
    assert changed(game, "follow") == {1: (1, -1)}


def test_a_follower_uses_what_is_his() -> None:
    """FOLLOW-10: active gains 3, a follower with 2 ships at energy gains 2."""
    game = scene(
        "gort.0", "gort.surface gort.1 jakks.0", row="gort jakks", dice="energy", have=[(0, 0), (0, 1)], levels=[3, 3]
    )
    assert changed(game, "activate energy") == {0: (3, 0)}
    assert changed(game, "follow") == {1: (2, -1)}
    game = use(scene(dice="colony", have=[(2, 0), (1, 1)], colonies=["jakks", ""]), "jakks")
    assert question(game) != (1, "follow")  # no upgrade can be paid, and the colony is not his


@pytest.mark.parametrize(("energy", "able"), [(2, False), (3, True)])
def test_the_price_of_the_action_is_paid_as_well(energy: int, able: bool) -> None:
    """FOLLOW-11: following a colony face to reach level 3: 1 culture + 3 energy; FOLLOW-19: 3 ships now."""
    game = do(scene(dice="colony move", have=[(2, 0), (energy, 1)], levels=[1, 2]), "activate colony")
    assert (question(game) == (1, "follow")) == able
    if able:
        assert changed(game, "follow") == {1: (-3, -1)}
        assert (level(game, 1), ships(game, 1)) == (3, ["galaxy"] * 3)


@pytest.mark.parametrize(("culture", "able"), [(6, False), (7, True)])
def test_the_culture_for_following_is_paid_first(culture: int, able: bool) -> None:
    """FOLLOW-12, FOLLOW-14: level 5, C6: cannot follow and upgrade with culture; C7: can, C0 afterwards."""
    game = do(scene(dice="colony move", have=[(2, 0), (0, culture)], levels=[1, 5]), "activate colony")
    assert (question(game) == (1, "follow")) == able
    if able:
        do(game, "follow")
        assert (level(game, 1), have(game, 1)) == (6, (0, 0))


def test_who_can_not_carry_out_the_action_is_not_asked() -> None:
    """FOLLOW-13: economy face, no own ship on an economy track: culture unchanged."""
    game = scene("gort.0", "jakks.0 gort.surface", dice="economy move", have=[(2, 1), (2, 5)])
    assert changed(game, "activate economy") == {}
    assert question(game) == (0, "turn")
    refused = game.why(1, "follow")
    assert refused is not None and refused.code == "not-asked"


def test_whether_he_can_is_judged_after_paying() -> None:
    """FOLLOW-14: C7, one ship on a culture planet, culture face: pays 1, gains 1, C7: allowed."""
    game = do(scene("jakks.0", "jakks.0", dice="culture move", have=[(0, 0), (0, 7)]), "activate culture")
    assert question(game) == (1, "follow")
    assert changed(game, "follow") == {}
    assert have(game, 1) == (0, 7)
    game = scene(row="jakks", dice="colony move", have=[(2, 0), (7, 2)], levels=[1, 6], colonies=["", "jorg"])
    do(game, "activate colony")
    assert question(game) == (0, "turn")  # C1 after paying does not pay for Jorg's action


def test_without_culture_nobody_is_asked() -> None:
    """FOLLOW-15: C0: skipped without a question."""
    game = do(scene(dice="energy move", have=[(0, 0), (0, 0), (0, 1)], players=3), "activate energy")
    assert question(game) == (2, "follow")


def test_what_can_not_be_followed() -> None:
    """FOLLOW-17, CONVERT-4: dice in the converter and dice given up for Maia."""
    game = scene(dice="colony energy energy move move", have=[(0, 0), (0, 7)], levels=[2, 1], colonies=["maia"])
    do(game, "convert", "put in move move", "turn energy to culture")
    assert question(game) == (0, "turn")
    use(game, "maia")  # the two dice that are left are given up
    assert (bay(game), game.table.given_up, have(game)) == (["colony"], 2, (2, 2))
    assert question(game) == (1, "follow")
    do(game, "pass")
    assert not heard(game, events.Followed)


def test_a_follower_who_lands_uses_the_planet() -> None:
    """FOLLOW-18: it opens no window of its own."""
    game = scene(row="vici_ks156", have=[(0, 0), (0, 1), (0, 0)], players=3)
    do(game, "activate move", "move galaxy to jakks.orbit", "follow", "move galaxy to vici_ks156.surface")
    assert question(game) == (1, "landing")
    assert changed(game, "use vici_ks156") == {1: (1, 0)}
    assert question(game) == (0, "turn")


def test_dice_gained_by_following_are_rolled_in_the_own_next_turn() -> None:
    """FOLLOW-19: follower goes to level 2: 5 dice in his next turn; EMPIRE-7."""
    game = do(scene(dice="colony move", have=[(2, 0), (2, 1)]), "activate colony", "follow")
    assert (level(game, 1), unused(game)) == (2, ["move"])
    do(game, "end turn")
    assert (question(game), len(unused(game))) == ((1, "turn"), 5)


def test_the_culture_goes_to_nobody() -> None:
    """FOLLOW-20."""
    game = do(scene(dice="energy move", have=[(0, 0), (0, 3)]), "activate energy")
    assert changed(game, "follow") == {1: (2, -1)}


def test_a_follower_neither_rerolls_nor_converts() -> None:
    """FOLLOW-21, REROLL-9, TURN-9."""
    game = do(scene(dice="energy move move culture", have=[(2, 0), (2, 3)]), "activate energy")
    for text in ("re-roll", "re-roll move", "convert", "put in move move", "activate move", "end turn"):
        assert refusal(game, text) == ("not-now", "FOLLOW-1")
    refused = game.why(0, "end turn")
    assert refused is not None and refused.code == "not-asked"


def test_a_follower_can_trigger_the_end() -> None:
    """FOLLOW-22, END-4."""
    game = scene(
        "gort.0", "bisschop.1", row="bisschop", dice="economy move", have=[(0, 0), (0, 1)],
        colonies=["", "aughmoore nibiru gleam_zanier jakks"],
    )  # fmt: skip
    do(game, "activate economy", "follow")
    assert (game.table.ended_by, game.table.empires[1].vp) == (1, 21)


def test_five_players_follow_a_move_each_with_an_own_landing() -> None:
    """FOLLOW-8, MOVE-9: all stand on one surface in the end."""
    game = scene(row="vici_ks156", have=[(0, 1)] * 5, players=5, active=3)
    land(game, "vici_ks156", "use vici_ks156")
    for _ in range(4):
        do(game, "follow", "move galaxy to vici_ks156.surface", "use vici_ks156")
    assert question(game) == (3, "turn")
    assert [ships(game, seat) for seat in range(5)] == [["galaxy", "vici_ks156.surface"]] * 5
    assert [have(game, seat) for seat in range(5)] == [(1, 0), (1, 0), (1, 0), (1, 1), (1, 0)]
    assert "vici_ks156" in row(game)


def test_a_die_that_does_nothing_may_be_activated_by_an_option_and_be_followed() -> None:
    """ACTIVATE-7, ACTIVATE-8, FOLLOW-1: all faces but move do nothing for the active player here."""
    allowed = variant(useless_dice="allowed")
    dice = "culture economy colony energy"
    for face, theirs in (("culture", "jakks.0"), ("economy", "gort.0"), ("colony", ""), ("energy", "")):
        game = scene("", theirs, dice=dice, have=[(7, 0), (3, 1)], levels=[6, 1], rules=allowed)
        assert changed(game, f"activate {face}") == {}
        assert question(game) == (1, "follow")
        do(game, "follow")
        game = scene("", theirs, dice=dice, have=[(7, 0), (3, 1)], levels=[6, 1])
        assert refusal(game, f"activate {face}") == ("no-effect", "ACTIVATE-8")
