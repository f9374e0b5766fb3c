"""The actions of planets about dice, the row and the colonies of others, with the figures of the rules (CLARIFY)."""

from __future__ import annotations

import pytest

from tests.tiny_epic.rules.turns import (
    bay,
    changed,
    colony,
    do,
    have,
    land,
    legal,
    level,
    question,
    refusal,
    row,
    scene,
    ships,
    unusable,
    unused,
    usable,
    use,
    variant,
)  # fmt: skip


def test_gyore_turns_a_die_besides_the_converter() -> None:
    """CLARIFY-17."""
    game = use(colony("gyore", dice="colony energy energy culture move"), "gyore")
    assert "turn energy to diplomacy" in legal(game) and len(legal(game)) == 3 * 5
    assert refusal(game, "turn energy to energy")[0] == "same-face"
    assert refusal(game, "turn economy to energy")[0] == "no-die"
    do(game, "turn energy to diplomacy")
    assert unused(game) == ["move", "energy", "culture", "diplomacy"]
    do(game, "convert", "put in move energy", "turn culture to colony")
    assert unused(game) == ["diplomacy", "colony"]


def test_helios_removes_a_planet_without_any_ship() -> None:
    """CLARIFY-18: a player landing on Helios cannot remove Helios."""
    game = land(scene("maia.0", "jakks.surface", row="helios maia jakks gort"), "helios", "use helios")
    assert row(game)[:3] == ["helios", "maia", "jakks"] and row(game)[3] != "gort"
    game = use(colony("helios", "maia.0", "jakks.surface", row="maia gort jakks zalax"), "helios")
    assert legal(game) == ["remove gort", "remove zalax"]
    for planet in ("maia", "jakks", "piedes"):
        assert refusal(game, f"remove {planet}") == ("not-empty", "CLARIFY-18")
    game = colony("helios", "maia.0", "jakks.surface", row="maia jakks - -", have=[(2, 2)], levels=[1])
    assert unusable(game, "helios") == ("no-effect", "EFFECT-3")


def test_helios_takes_the_planet_out_of_the_game_and_fills_its_gap() -> None:
    """CLARIFY-19: deck -1, row size unchanged; by an option the card goes under the deck."""
    game = use(colony("helios", row="maia gort jakks zalax", deck="piedes"), "helios", "remove gort")
    assert row(game) == ["maia", "piedes", "jakks", "zalax"]
    assert game.table.deck == []
    assert game.table.rules.index["gort"] in game.table.removed
    under = variant(helios="under")
    game = colony("helios", row="maia gort jakks zalax", dice="colony colony colony", deck="piedes", rules=under)
    use(game, "helios", "remove gort")
    assert row(game) == ["maia", "piedes", "jakks", "zalax"]
    use(game, "helios", "remove maia")
    assert row(game) == ["gort", "piedes", "jakks", "zalax"]
    assert game.table.removed.count(game.table.rules.index["maia"]) == 0


def test_helios_leaves_a_gap_if_the_deck_is_empty() -> None:
    """CLARIFY-19, COLONY-12."""
    game = use(colony("helios", row="maia gort jakks zalax", deck=""), "helios", "remove gort")
    assert row(game) == ["maia", "-", "jakks", "zalax"]


def test_maia_gives_up_two_dice() -> None:
    """CLARIFY-28: 5 dice, Maia with the first: 2 unused left, E + 2, C + 2; with 1 unused die not usable; FOLLOW-17."""
    game = use(colony("maia", dice="colony energy energy move culture", have=[(0, 0), (0, 0)]), "maia")
    assert refusal(game, "give up energy")[0] != "" and refusal(game, "give up energy colony")[0] != ""
    do(game, "give up energy culture")
    assert (unused(game), have(game), game.table.given_up) == (["move", "energy"], (2, 2), 2)
    assert bay(game) == ["colony"]
    game = colony("maia", dice="colony move", have=[(2, 2)], levels=[1])
    assert unusable(game, "maia") == ("cannot-pay", "EFFECT-2")


def test_piedes_repeats_an_activated_die() -> None:
    """CLARIFY-40: bay: energy, move; converter: culture: energy or move can be repeated, culture not."""
    game = colony("piedes", "jakks.0", dice="colony move", bay="energy move", have=[(0, 0)], levels=[2])
    game.table.spent, game.table.converted = 2, True
    do(game, "activate colony")
    assert legal(game) == ["repeat move", "repeat energy"]
    assert refusal(game, "repeat culture") == ("not-offered", "CLARIFY-40")
    assert changed(game, "repeat energy") == {0: (1, 0)}
    assert bay(game) == ["energy", "move", "colony"]


def test_piedes_repeat_belongs_to_the_current_die() -> None:
    """CLARIFY-41: no window of its own."""
    game = scene(
        "jakks.0", dice="colony", bay="energy", have=[(0, 0), (0, 2)], levels=[2, 1], colonies=["piedes", "zalax"]
    )
    game.table.empires[1].energy = 2
    do(game, "activate colony")
    assert question(game) == (1, "follow")
    assert have(game) == (1, 0)
    do(game, "follow")
    assert level(game, 1) == 2 and question(game) != (1, "follow")


def test_piedes_repeats_a_die_of_the_active_player_for_a_follower() -> None:
    """CLARIFY-42."""
    game = scene(dice="colony", bay="energy", have=[(2, 0), (0, 1)], levels=[1, 6], colonies=["", "piedes"])
    do(game, "activate colony")
    assert level(game) == 2 and question(game) == (1, "follow")
    assert changed(game, "follow") == {1: (4, -1)}


def test_piedes_may_repeat_the_die_through_which_it_is_used() -> None:
    """CLARIFY-43: land on Piedes with the first die, a move: one more move; by an option not."""
    game = land(scene(row="piedes", have=[(2, 0)]), "piedes", "use piedes")
    assert question(game) == (0, "move")
    do(game, "move piedes.surface to jakks.orbit")
    assert ships(game) == ["galaxy", "jakks.0"]
    other = variant(piedes="other-dice")
    assert question(land(scene(row="piedes", rules=other), "piedes")) == (0, "turn")
    game = land(scene(row="piedes", bay="energy", dice="move", rules=other), "piedes", "use piedes")
    assert have(game) == (4, 1)


@pytest.mark.parametrize(
    ("planet", "payer", "owner", "paid", "got"),
    [
        ("sargus_36", (1, 0), (7, 0), (0, 1), (7, 0)),
        ("walsfeo", (0, 1), (0, 0), (0, 1), (0, 1)),
        ("sargus_36", (1, 0), (0, 0), (0, 1), (1, 0)),
    ],
)
def test_another_player_is_paid_for_the_use_of_his_colony(
    planet: str, payer: tuple[int, int], owner: tuple[int, int], paid: tuple[int, int], got: tuple[int, int]
) -> None:
    """CLARIFY-44: payer E1, owner E7: E0, E7, the action happens; CLARIFY-53: payer C1, owner C0: C0, C1; EFFECT-12."""
    game = scene(dice="colony", have=[payer, owner], levels=[6, 6], colonies=[planet, "jakks"])
    do(game, "activate colony")
    assert (have(game), have(game, 1)) == (paid, got)


@pytest.mark.parametrize(("planet", "rule"), [("sargus_36", "CLARIFY-44"), ("walsfeo", "CLARIFY-53")])
def test_one_can_not_pay_oneself(planet: str, rule: str) -> None:
    """CLARIFY-45, CLARIFY-53."""
    owned = [f"{planet} jakks", "zalax vici_ks156", "mj_120210"]
    game = use(scene(dice="colony move", have=[(3, 3), (0, 0), (0, 0)], colonies=owned, players=3), planet)
    assert legal(game) == ["use zalax", "use vici_ks156", "use mj_120210"]
    assert refusal(game, "use jakks") == ("own-colony", "CLARIFY-45")
    assert refusal(game, "use gort") == ("no-colony", rule)


def test_the_price_for_the_owner_comes_before_the_price_of_the_action() -> None:
    """CLARIFY-44, EFFECT-2: E1 does not pay for Hoefker through Sargus-36; E2 does."""
    for energy, able in [(1, False), (2, True)]:
        game = scene(dice="colony", have=[(energy, 0)], levels=[6], colonies=["sargus_36", "hoefker"])
        assert usable(game, "sargus_36") == able
    game = scene(dice="colony", have=[(1, 0)], levels=[6], colonies=["sargus_36", "hoefker jakks vici_ks156"])
    use(game, "sargus_36")
    assert refusal(game, "use hoefker") == ("cannot-pay", "EFFECT-2")


def test_umbra_forum_uses_a_planet_of_the_row_without_a_ship() -> None:
    """CLARIFY-50."""
    game = colony("umbra_forum", row="jakks hoefker zalax maia", dice="colony move", have=[(0, 0)])
    use(game, "umbra_forum")
    assert legal(game) == ["use jakks", "use zalax"]
    assert refusal(game, "use hoefker") == ("cannot-pay", "EFFECT-2")
    assert refusal(game, "use gort") == ("not-in-row", "CLARIFY-50")
    assert changed(game, "use jakks") == {0: (0, 1)}


def test_umbra_forum_keeps_the_limits_of_the_planet() -> None:
    """CLARIFY-50, EFFECT-15: planets of the own turn through Umbra-Forum while following: no effect."""
    row_of = "zalax maia nibiru jakks"
    game = scene(row=row_of, dice="colony move move", have=[(2, 2), (2, 2)], colonies=["", "umbra_forum"])
    do(game, "activate colony", "upgrade with energy", "follow", "use umbra_forum")
    assert have(game, 1) == (2, 2)  # 1 for the follow, 1 from Jakks, the only one left
    game = scene(
        row="zalax maia nibiru gyore", dice="colony move move", have=[(2, 2), (2, 3)], colonies=["", "umbra_forum"]
    )
    do(game, "activate colony", "upgrade with energy", "follow")
    assert refusal(game, "use umbra_forum") == ("no-effect", "EFFECT-3")


def test_zalax_rerolls_besides_the_free_reroll() -> None:
    """CLARIFY-54: after Zalax the next ordinary re-roll is still free; REROLL-8."""
    game = use(colony("zalax", dice="colony energy culture move", have=[(2, 0), (0, 0)]), "zalax")
    assert len(legal(game)) == 7 and refusal(game, "re-roll colony")[0] != ""
    do(game, "re-roll energy culture")
    assert (have(game), game.table.rerolls, len(unused(game))) == ((2, 0), 0, 3)
    assert "move" in unused(game)
    do(game, "re-roll", legal(game.clone())[0] if question(game)[1] == "re-roll" else "re-roll move")
    assert (have(game), game.table.rerolls) == ((2, 0), 1)


def test_zavodnick_any_action_then_free_follows_then_the_window_of_the_die() -> None:
    """CLARIFY-55: opponent C0: may follow for 0; CLARIFY-56: free follows, then the window for move; EFFECT-14."""
    game = scene(row="zavodnick", have=[(0, 0), (0, 0), (0, 1)], players=3, dice="move")
    land(game, "zavodnick", "use zavodnick")
    assert question(game) == (0, "any-action")
    assert legal(game) == ["choose move", "choose energy"]
    assert refusal(game, "choose culture") == ("no-effect", "CLARIFY-55")
    do(game, "choose energy")
    assert have(game) == (2, 0)
    assert question(game) == (1, "follow")
    assert changed(game, "follow") == {1: (2, 0)}
    assert changed(game, "follow") == {2: (2, 0)}
    assert question(game) == (2, "follow")  # the move die, for 1 culture
    assert changed(game, "follow") == {2: (0, -1)}
    assert question(game) == (2, "move")


def test_zavodnick_for_the_sake_of_those_who_follow() -> None:
    """CLARIFY-55, EFFECT-3: the user can do nothing himself: what others can follow is left to choose."""
    game = colony("zavodnick", row="- - - -", deck="", have=[(7, 0), (6, 0)], levels=[6, 6])
    do(game, "activate colony")
    assert question(game) == (1, "follow")
    assert changed(game, "follow") == {1: (1, 0)}
    game = colony("zavodnick", row="- - - -", deck="", have=[(7, 0), (7, 0)], levels=[6, 6])
    assert not usable(game, "zavodnick")


def test_zavodnick_works_once_per_turn_and_its_action_needs_no_die() -> None:
    """CLARIFY-55, EFFECT-5: bay unchanged by the action chosen."""
    game = colony("zavodnick", dice="colony colony", have=[(2, 2), (0, 0)], levels=[1])
    use(game, "zavodnick", "choose energy")
    assert bay(game) == ["colony"]
    do(game, "pass")
    assert unusable(game, "zavodnick") == ("once-per-turn", "EFFECT-6")


def test_zavodnick_the_follower_pays_the_price_of_the_action_itself() -> None:
    """CLARIFY-55, FOLLOW-11."""
    game = use(colony("zavodnick", have=[(2, 0), (2, 0)], levels=[1]), "zavodnick", "choose colony")
    assert (level(game), have(game)) == (2, (0, 0))
    assert question(game) == (1, "follow")
    do(game, "follow")
    assert (level(game, 1), have(game, 1)) == (2, (0, 0))


def test_zavodnick_used_by_a_follower_is_open_to_all_others() -> None:
    """CLARIFY-57, FOLLOW-16: the active player included, clockwise from the follower's left; nobody is paid for it."""
    game = scene(
        dice="colony", have=[(2, 0), (0, 2), (0, 0)], levels=[1, 6, 6], colonies=["", "zavodnick", "jakks"], players=3
    )
    game.table.follow_gain = (1, 1)
    do(game, "activate colony")
    assert question(game) == (1, "follow")
    do(game, "follow", "choose energy")
    assert have(game, 1) == (4, 1)
    before = have(game)
    assert question(game) == (2, "follow")
    do(game, "follow")
    assert question(game) == (0, "follow")
    assert have(game) == before
    do(game, "follow")
    assert have(game) == (before[0] + 2, before[1])
    assert question(game) != (2, "follow")
