"""The actions of the planets, each with the figures that the rules give (CLARIFY)."""

from __future__ import annotations

import pytest

from tests.tiny_epic.rules.turns import (
    bay,
    changed,
    colonies,
    do,
    faces,
    have,
    land,
    legal,
    level,
    points,
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

ENERGY, CULTURE = (1, 0), (0, 1)


@pytest.mark.parametrize(
    ("ship", "before", "resource", "after"),
    [
        ("k_widow.3", (0, 2), "culture", (0, 5)),
        ("k_widow.4", (5, 0), "energy", (7, 0)),
        ("jakks.1", (0, 2), "energy", (1, 2)),
    ],
)
def test_andellouxian_pays_the_number_of_the_space(
    ship: str, before: tuple[int, int], resource: str, after: tuple[int, int]
) -> None:
    """CLARIFY-1, EFFECT-11."""
    game = scene(ship, dice="colony move", have=[before], levels=[6], colonies=["andellouxian_6"])
    use(game, "andellouxian_6")
    assert legal(game) == ["gain energy", "gain culture"]
    do(game, f"gain {resource}")
    assert (have(game), ships(game)) == (after, ["galaxy"] * 4)


def test_andellouxian_brings_a_ship_home_from_the_start_space_for_nothing() -> None:
    """CLARIFY-1: the start space is 0; EFFECT-3: the ship has moved, so that it can be used."""
    game = scene("k_widow.0 jakks.surface", dice="colony", levels=[6], colonies=["andellouxian_6"])
    assert usable(game, "andellouxian_6")
    assert changed(game, "activate colony") == {}
    assert "k_widow.0" not in ships(game)
    game = scene("jakks.surface", dice="colony move", have=[(2, 2)], colonies=["andellouxian_6"])
    assert unusable(game, "andellouxian_6") == ("no-effect", "EFFECT-3")


def test_andellouxian_pays_in_one_kind_or_in_two_by_an_option() -> None:
    """CLARIFY-2."""
    game = scene("k_widow.3", dice="colony move", levels=[6], colonies=["andellouxian_6"])
    use(game, "andellouxian_6")
    assert refusal(game, "gain 2 energy and 1 culture") == ("not-offered", "CLARIFY-2")
    split = variant(andellouxian="split")
    game = scene("k_widow.3", dice="colony move", levels=[6], colonies=["andellouxian_6"], rules=split)
    use(game, "andellouxian_6")
    assert legal(game) == [f"gain {3 - one} energy and {one} culture" for one in range(4)]
    assert refusal(game, "gain 3 energy and 1 culture") == ("not-offered", "CLARIFY-2")
    assert changed(game, "gain 2 energy and 1 culture") == {0: (2, 1)}


def test_aughmoore_counts_the_ships_that_are_still_at_home() -> None:
    """CLARIFY-3."""
    assert changed(land(scene(row="aughmoore"), "aughmoore"), "use aughmoore") == {0: (0, 1)}
    game = scene("jakks.0", row="aughmoore")
    land(game, "aughmoore")
    assert question(game)[1] != "landing"
    game = scene("jakks.0", dice="colony move", levels=[5], colonies=["aughmoore"])
    assert changed(game, "activate colony") == {0: (0, 3)}


@pytest.mark.parametrize(("planet", "gain"), [("birkomius", CULTURE), ("bisschop", ENERGY)])
def test_birkomius_and_bisschop_pay_for_follows_from_their_use_on(planet: str, gain: tuple[int, int]) -> None:
    """CLARIFY-4, CLARIFY-7: the current die counts, earlier ones don't; follows by 2, 1, 2 pay 1 + 2."""
    dice, poor = "energy colony energy", [(0, 0), (0, 7), (0, 7)]
    game = scene(dice=dice, have=poor, levels=[1, 6, 6], colonies=[planet, "jakks", "mj_120210"], players=3)
    do(game, "activate energy", "follow", "follow")
    assert have(game) == (2, 0)
    game.table.empires[0].energy = 0
    use(game, planet)
    assert question(game) == (1, "follow")
    do(game, "follow", "pass")
    assert have(game) == gain
    do(game, "activate energy", "follow", "follow")
    assert have(game) == (2 + 3 * gain[0], 3 * gain[1])


def test_birkomius_pays_for_free_follows_too_and_only_once() -> None:
    """CLARIFY-5, EFFECT-5: two free follows: C + 2."""
    game = scene(dice="colony colony", have=[(2, 0), (0, 0), (0, 0)], colonies=["birkomius zavodnick"], players=3)
    use(game, "birkomius")
    use(game, "zavodnick", "choose energy")
    assert question(game) == (1, "follow")
    do(game, "follow", "follow")
    assert have(game) == (4, 2)
    game = scene(dice="colony colony", have=[(2, 2)], colonies=["birkomius"])
    use(game, "birkomius")
    assert unusable(game, "birkomius") == ("once-per-turn", "EFFECT-6")


def test_the_culture_for_a_follow_comes_before_the_follower_acts() -> None:
    """CLARIFY-6: the follower's own JAC-110912 then adds nothing for the user, who has 7 already."""
    game = scene(dice="colony", have=[(0, 6), (0, 6)], levels=[6, 6], colonies=["birkomius", "jac_110912"])
    do(game, "activate colony")
    assert question(game) == (1, "follow")
    seen = len(game.all_events())
    do(game, "follow")
    assert [type(event).__name__ for event in game.all_events(seen)][:3] == [
        "Followed", "ResourcesGained", "PlanetUsed",
    ]  # fmt: skip
    assert (have(game), have(game, 1)) == ((0, 7), (0, 7))


def test_birkomius_and_bisschop_together() -> None:
    """CLARIFY-7: both active, one follow: E + 1 and C + 1."""
    game = scene(dice="colony colony", have=[(0, 0), (0, 2)], levels=[6, 6], colonies=["birkomius bisschop", "jakks"])
    use(game, "birkomius")
    do(game, "pass")
    use(game, "bisschop")
    assert changed(game, "follow")[0] == (1, 1)


@pytest.mark.parametrize(("energy", "able"), [(6, False), (5, True)])
def test_whether_he_can_follow_is_judged_after_bisschop_paid(energy: int, able: bool) -> None:
    """CLARIFY-6, FOLLOW-13: Bisschop brings the energy that Gleam-Zanier could give; nobody follows for nothing."""
    game = scene(dice="colony move", have=[(energy, 0), (7, 2)], levels=[6, 6], colonies=["bisschop", "gleam_zanier"])
    do(game, "activate colony")
    assert (question(game) == (1, "follow")) == able
    if able:
        assert changed(game, "follow") == {0: (2, 0), 1: (0, -1)}


def test_brumbaugh_pushes_back_two_different_ships() -> None:
    """CLARIFY-8, EFFECT-7."""
    game = scene(
        "", "maia.3 jakks.1", "maia.2", row="maia jakks", dice="colony move", have=[(2, 0)], levels=[6, 1, 1],
        colonies=["brumbaugh"], players=3,
    )  # fmt: skip
    do(game, "activate colony")
    assert legal(game) == ["push back 1.jakks 1.maia", "push back 1.jakks 2.maia", "push back 1.maia 2.maia"]
    assert refusal(game, "push back 1.maia 1.maia")[0] != ""
    do(game, "push back 1.maia 2.maia")
    assert (ships(game, 1), ships(game, 2)) == (["jakks.1", "maia.2"], ["galaxy", "maia.1"])
    assert have(game) == (0, 0)


def test_brumbaugh_with_one_target_costs_as_much() -> None:
    """CLARIFY-9: E2, one target: E0; by an option it needs two."""
    game = scene("", "maia.3 jakks.0", dice="colony move", have=[(2, 0)], levels=[6], colonies=["brumbaugh"])
    do(game, "activate colony")
    assert (have(game), ships(game, 1)) == ((0, 0), ["jakks.0", "maia.2"])
    two = variant(brumbaugh="two")
    game = scene("", "maia.3 jakks.0", dice="colony move", have=[(2, 2)], colonies=["brumbaugh"], rules=two)
    assert unusable(game, "brumbaugh") == ("no-effect", "EFFECT-3")
    game = scene("", "maia.3 jakks.1", dice="colony move", have=[(2, 2)], colonies=["brumbaugh"], rules=two)
    assert usable(game, "brumbaugh")


def test_bsw_moves_one_ship_back_and_a_different_one_forward() -> None:
    """CLARIFY-10: ships on 2 and 0: 1 and 1; the ship on 0 cannot be the one pushed back."""
    game = scene("maia.2 gort.0", row="maia gort", dice="colony move", levels=[6], colonies=["bsw_10_1"])
    do(game, "activate colony")
    assert ships(game)[2:] == ["gort.1", "maia.1"]
    game = scene("maia.2 gort.3 jakks.0", row="maia gort", dice="colony move", levels=[6], colonies=["bsw_10_1"])
    do(game, "activate colony")
    assert legal(game) == ["pull back maia", "pull back gort"]
    assert refusal(game, "pull back jakks") == ("no-ship", "EFFECT-8")
    do(game, "pull back gort")
    assert legal(game) == ["advance jakks", "advance maia"]
    assert refusal(game, "advance gort") == ("same-ship", "CLARIFY-10")
    do(game, "advance maia")
    assert ships(game)[1:] == ["gort.2", "jakks.0", "maia.3"]


def test_bsw_may_colonise_with_the_ship_that_goes_forward() -> None:
    """CLARIFY-10, EFFECT-10."""
    game = scene("maia.2 jakks.1", row="maia", dice="colony", levels=[6], colonies=["bsw_10_1"])
    use(game, "bsw_10_1", "pull back maia")
    assert (colonies(game), ships(game)) == (["bsw_10_1", "jakks"], ["galaxy"] * 3 + ["maia.1"])


@pytest.mark.parametrize("mine", ["maia.3", "maia.0 gort.0", "maia.3 gort.surface"])
def test_bsw_needs_two_orbiting_ships_and_one_that_can_go_back(mine: str) -> None:
    """CLARIFY-11, EFFECT-8."""
    game = scene(mine, dice="colony move", have=[(2, 2)], colonies=["bsw_10_1"])
    assert unusable(game, "bsw_10_1") == ("no-effect", "EFFECT-3")


@pytest.mark.parametrize(("planet", "rule", "kind"), [("clj_0517", "CLARIFY-12", 1), ("la_torres", "CLARIFY-25", 0)])
def test_clj_and_la_torres_take_from_one_who_has_some(planet: str, rule: str, kind: int) -> None:
    """CLARIFY-12, CLARIFY-25."""
    amounts = [(0, 0), (0, 0), (2, 2), (1, 1)]
    game = scene(dice="colony move", have=amounts, levels=[6], colonies=[planet], players=4)
    use(game, planet)
    assert legal(game) == ["take from 2", "take from 3"]
    assert refusal(game, "take from 1") == ("has-none", rule)
    assert refusal(game, "take from 0") == ("no-such-player", rule)
    one = (kind == 0, kind == 1)
    assert changed(game, "take from 3") == {0: one, 3: (-one[0], -one[1])}
    game = scene(dice="colony move", have=[(2, 2), (0, 0)], colonies=[planet])
    assert unusable(game, planet) == ("no-effect", "EFFECT-3")


def test_by_an_option_a_follower_takes_as_well() -> None:
    """CLARIFY-12, CLARIFY-25, EFFECT-4: once per turn; only CLJ-0517 and La-Torres."""
    for taking, kind in (("own-turn", "turn"), ("any-turn", "follow")):
        dice, amounts, owned = "colony colony move", [(0, 3), (2, 1)], ["jakks", "clj_0517 gyore"]
        rules = variant(taking=taking)
        game = do(scene(dice=dice, have=amounts, levels=[6, 6], colonies=owned, rules=rules), "activate colony")
        assert question(game)[1] == kind
    do(game, "follow")
    assert (have(game, 0), have(game, 1)) == ((0, 3), (2, 1))
    do(game, "activate colony")
    assert question(game) == (0, "turn")
    game = land(scene("", row="la_torres", have=[(2, 1), (1, 1)], rules=rules), "vici_ks156", "decline")
    do(game, "follow", "move galaxy to la_torres.surface", "use la_torres", seat=1)
    assert (have(game, 0), have(game, 1)) == ((1, 1), (2, 0))


def test_what_the_taker_has_no_room_for_is_lost() -> None:
    """CLARIFY-25: victim E1, thief E7: E0, E7; EFFECT-12: thief C7, victim C2: C7, C1."""
    game = scene(dice="colony", have=[(7, 0), (1, 0)], levels=[6], colonies=["la_torres"])
    do(game, "activate colony")
    assert (have(game), have(game, 1)) == ((7, 0), (0, 0))
    game = scene(dice="colony", have=[(0, 7), (0, 2)], levels=[6], colonies=["clj_0517"])
    do(game, "activate colony")
    assert (have(game), have(game, 1)) == ((0, 7), (0, 1))


@pytest.mark.parametrize(
    ("planet", "wrong", "right", "rule"),
    [
        ("drewkaiden", "gort.0 maia.surface", "maia.0", "CLARIFY-13"),
        ("leandra", "maia.0 gort.surface", "gort.0", "CLARIFY-26"),
        ("shouhua", "maia.surface", "maia.0", "CLARIFY-46"),
    ],
)
def test_planets_that_advance_one_ship(planet: str, wrong: str, right: str, rule: str) -> None:
    """CLARIFY-13, CLARIFY-26, CLARIFY-46: an opponent's ship cannot be chosen."""
    game = scene(wrong, "maia.2 gort.2", dice="colony", have=[(2, 2)], colonies=[planet])
    assert unusable(game, planet) == ("no-effect", "EFFECT-3")
    game = scene(right, "maia.2 gort.2", dice="colony", levels=[6], colonies=[planet])
    do(game, "activate colony")
    assert ships(game)[3:] == [right.replace("0", "1")]
    assert ships(game, 1) == ["gort.2", "maia.2"]


def test_the_ship_is_chosen_and_the_kind_of_its_track_is_that_of_the_planet() -> None:
    """CLARIFY-13, CLARIFY-26, CLARIFY-46."""
    mine = "maia.0 jakks.0 gort.0"
    for planet, tracks in [("drewkaiden", "jakks maia"), ("leandra", ""), ("shouhua", "jakks maia gort")]:
        game = scene(mine, dice="colony move", levels=[6], colonies=[planet], row="maia jakks gort")
        use(game, planet)
        assert not tracks or legal(game) == [f"advance {key}" for key in tracks.split()]
        if planet == "drewkaiden":
            assert refusal(game, "advance gort") == ("wrong-track", "ADVANCE-3")


@pytest.mark.parametrize(
    ("planet", "ship"), [("drewkaiden", "jakks.1"), ("leandra", "vici_ks156.1"), ("shouhua", "bisschop.1")]
)
def test_an_advance_by_a_planet_may_colonise(planet: str, ship: str) -> None:
    """CLARIFY-13, CLARIFY-26: ship on space 1 of a 1-VP planet: colonised; EFFECT-10."""
    game = scene(ship, dice="colony move", have=[(1, 1)], colonies=[planet])
    before = points(game)
    do(game, "activate colony")
    assert (colonies(game), points(game)) == ([planet, ship.partition(".")[0]], before + 1)


def test_gleam_zanier_gives_to_all() -> None:
    """CLARIFY-14: E6, E6, E7: 7, 7, 7; EFFECT-13."""
    game = scene(dice="colony", have=[(6, 0), (6, 0), (7, 0)], levels=[6], colonies=["gleam_zanier"], players=3)
    assert changed(game, "activate colony") == {0: (1, 0), 1: (1, 0)}
    game = scene(dice="colony", have=[(7, 0), (6, 0), (7, 0)], levels=[6], colonies=["gleam_zanier"], players=3)
    assert changed(game, "activate colony") == {1: (1, 0)}
    game = scene(dice="colony", have=[(7, 0), (7, 0), (7, 0)], levels=[6], colonies=["gleam_zanier"], players=3)
    assert not usable(game, "gleam_zanier")


def test_gort_keeps_the_number_of_the_space() -> None:
    """CLARIFY-15, CLARIFY-16: from 4 to a 1-VP planet: illegal; the symbol space of a 3-VP planet is its 4th."""
    mine = "k_widow.4 maia.0 piedes.surface"
    game = scene(
        mine, row="k_widow maia piedes jakks brumbaugh", dice="colony", levels=[6], colonies=["gort"], players=3
    )
    use(game, "gort")
    assert legal(game) == [
        "relocate maia to piedes", "relocate maia to jakks", "relocate maia to brumbaugh",
        "relocate k_widow to piedes", "relocate k_widow to brumbaugh",
    ]  # fmt: skip
    assert refusal(game, "relocate k_widow to jakks") == ("too-short", "CLARIFY-15")
    assert refusal(game, "relocate k_widow to maia") == ("taken", "MOVE-6")
    assert refusal(game, "relocate piedes to jakks") == ("no-ship", "CLARIFY-15")
    assert refusal(game, "relocate k_widow to zalax") == ("not-in-row", "CLARIFY-15")
    twin = game.clone()
    do(twin, "relocate maia to piedes")
    assert ships(twin) == ["galaxy", "k_widow.4", "piedes.0", "piedes.surface"]
    do(game, "relocate k_widow to piedes")
    assert ships(game) == ["galaxy", "maia.0", "piedes.4", "piedes.surface"]


def test_gort_colonises() -> None:
    """CLARIFY-16: from space 3 of a 7-VP planet to a 2-VP planet; COLONY-2, COLONY-5."""
    game = scene("k_widow.3", "helios.1", row="k_widow helios brumbaugh", dice="colony", levels=[6], colonies=["gort"])
    seen = len(game.all_events())
    use(game, "gort", "relocate k_widow to helios")
    assert (colonies(game), ships(game), ships(game, 1)) == (["gort", "helios"], ["galaxy"] * 4, ["galaxy"] * 2)
    assert row(game)[0] == "k_widow" and row(game)[1] != "helios"
    assert points(game) == 8 + 7 + 2
    home = next(event for event in game.all_events(seen) if type(event).__name__ == "ShipsSentHome")
    assert "ships=(1, 1)" in str(home)


def test_gort_stays_in_orbit_by_an_option() -> None:
    """CLARIFY-16."""
    orbits = variant(gort="orbits")
    game = scene(
        "k_widow.3", row="k_widow helios brumbaugh -", dice="colony", levels=[6], colonies=["gort"], rules=orbits
    )
    do(game, "activate colony")
    assert "brumbaugh.3" in ships(game)
    game = scene("k_widow.3", row="k_widow helios - -", dice="colony", have=[(2, 2)], colonies=["gort"], rules=orbits)
    assert unusable(game, "gort") == ("no-effect", "EFFECT-3")


def test_gyore_turns_a_die_besides_the_converter() -> None:
    """CLARIFY-17."""
    game = scene(dice="colony energy energy culture move", levels=[6], colonies=["gyore"])
    use(game, "gyore")
    assert "turn energy to diplomacy" in legal(game) and len(legal(game)) == 3 * 5
    assert refusal(game, "turn energy to energy")[0] == "same-face"
    assert refusal(game, "turn economy to energy")[0] == "no-die"
    do(game, "turn energy to diplomacy")
    assert unused(game) == ["move", "energy", "culture", "diplomacy"]
    do(game, "convert", "put in move energy", "turn culture to colony")
    assert unused(game) == ["diplomacy", "colony"]
    game = scene(dice="colony", have=[(2, 2)], colonies=["gyore"])
    assert unusable(game, "gyore") == ("no-effect", "EFFECT-3")
    assert not usable(scene(dice="colony", have=[(0, 0)], levels=[6], colonies=["gyore"]), "gyore")


def test_helios_removes_a_planet_without_any_ship() -> None:
    """CLARIFY-18: a player landing on Helios cannot remove Helios."""
    game = scene("maia.0", "jakks.surface", row="helios maia jakks gort")
    land(game, "helios", "use helios")
    assert row(game)[:3] == ["helios", "maia", "jakks"] and row(game)[3] != "gort"
    game = scene("maia.0", "jakks.surface", row="maia gort jakks zalax", dice="colony", levels=[6], colonies=["helios"])
    use(game, "helios")
    assert legal(game) == ["remove gort", "remove zalax"]
    for planet in ("maia", "jakks", "piedes"):
        assert refusal(game, f"remove {planet}") == ("not-empty", "CLARIFY-18")
    game = scene("maia.0", "jakks.surface", row="maia jakks - -", dice="colony", have=[(2, 2)], colonies=["helios"])
    assert unusable(game, "helios") == ("no-effect", "EFFECT-3")


def test_helios_takes_the_planet_out_of_the_game_and_fills_its_gap() -> None:
    """CLARIFY-19: deck -1, row size unchanged; by an option the card goes under the deck."""
    game = scene(row="maia gort jakks zalax", dice="colony", levels=[6], colonies=["helios"], deck="piedes")
    use(game, "helios", "remove gort")
    assert row(game) == ["maia", "piedes", "jakks", "zalax"]
    assert game.table.deck == []
    assert game.table.rules.index["gort"] in game.table.removed
    under = variant(helios="under")
    game = scene(
        row="maia gort jakks zalax", dice="colony colony colony", levels=[6], colonies=["helios"], deck="piedes",
        rules=under,
    )  # fmt: skip
    use(game, "helios", "remove gort")
    assert row(game) == ["maia", "piedes", "jakks", "zalax"]
    use(game, "helios", "remove maia")
    assert row(game) == ["gort", "piedes", "jakks", "zalax"]
    assert game.table.removed.count(game.table.rules.index["maia"]) == 0


def test_helios_leaves_a_gap_if_the_deck_is_empty() -> None:
    """CLARIFY-19, COLONY-12."""
    game = scene(row="maia gort jakks zalax", dice="colony", levels=[6], colonies=["helios"], deck="")
    use(game, "helios", "remove gort")
    assert row(game) == ["maia", "-", "jakks", "zalax"]


def test_hoefker_turns_one_energy_into_two_culture() -> None:
    """CLARIFY-20: E1 C6: E0 C7."""
    game = scene(dice="colony", have=[(1, 6)], levels=[6], colonies=["hoefker"])
    assert changed(game, "activate colony") == {0: (-1, 1)}
    assert not usable(scene(dice="colony", have=[(0, 5)], levels=[6], colonies=["hoefker"]), "hoefker")


def test_jac_gives_to_all_before_anybody_pays_for_following() -> None:
    """CLARIFY-21: opponent C0: C1, he can then follow."""
    game = scene(dice="colony", have=[(0, 0), (2, 0)], levels=[6, 1], colonies=["jac_110912"])
    assert changed(game, "activate colony") == {0: (0, 2), 1: (0, 1)}
    assert question(game) == (1, "follow")


@pytest.mark.parametrize(
    ("planet", "before", "gain"),
    [
        ("jakks", (0, 0), (0, 1)),
        ("vici_ks156", (0, 0), (1, 0)),
        ("mj_120210", (0, 0), (2, 0)),
        ("mj_120210", (6, 0), (1, 0)),
    ],
)
def test_planets_that_bring_resources(planet: str, before: tuple[int, int], gain: tuple[int, int]) -> None:
    """CLARIFY-22, CLARIFY-31: E6: E7; CLARIFY-51."""
    game = scene(row=planet, have=[before])
    assert changed(land(game, planet), f"use {planet}") == {0: gain}


@pytest.mark.parametrize(("planet", "full"), [("jakks", (0, 7)), ("vici_ks156", (7, 0)), ("mj_120210", (7, 0))])
def test_landing_where_nothing_can_be_gained(planet: str, full: tuple[int, int]) -> None:
    """CLARIFY-22: C7: landing legal, no effect; CLARIFY-51: E7: no effect; LAND-2."""
    game = scene(row=planet, have=[full, (0, 0)])
    assert changed(game, "activate move", f"move galaxy to {planet}.surface") == {}
    assert question(game) == (0, "turn")
    assert f"{planet}.surface" in ships(game)


@pytest.mark.parametrize(
    ("planet", "price", "ship", "after"),
    [
        ("jorg", (0, 2), "maia.1", "maia.0"),
        ("jorg", (0, 2), "gort.4", "gort.2"),
        ("k_widow", (0, 0), "gort.3", "gort.2"),
        ("k_widow", (0, 0), "maia.1", "maia.0"),
        ("tifnod", (0, 0), "maia.3", "maia.2"),
        ("vizcarra", (0, 0), "gort.3", "gort.2"),
    ],
)
def test_planets_that_push_back_one_enemy_ship(planet: str, price: tuple[int, int], ship: str, after: str) -> None:
    """CLARIFY-23: from 1: to 0; CLARIFY-24: from 3: to 2; CLARIFY-49; CLARIFY-52: E0: still usable; EFFECT-7."""
    game = scene("", f"{ship} jakks.0", dice="colony", have=[price], levels=[6], colonies=[planet])
    do(game, "activate colony")
    assert (have(game), ships(game, 1)) == ((0, 0), sorted([after, "jakks.0"]))


@pytest.mark.parametrize(
    ("planet", "theirs", "mine"),
    [
        ("tifnod", "gort.3", ""),
        ("vizcarra", "maia.3", ""),
        ("k_widow", "gort.0 maia.0", "helios.2"),
        ("jorg", "gort.surface", "helios.2"),
    ],
)
def test_ships_that_cannot_be_pushed_back(planet: str, theirs: str, mine: str) -> None:
    """CLARIFY-49, CLARIFY-52: the other kind of track; EFFECT-8: on space 0, own ones, on a surface."""
    game = scene(mine, theirs, dice="colony", have=[(2, 2)], colonies=[planet])
    assert unusable(game, planet) == ("no-effect", "EFFECT-3")


def test_the_ship_that_is_pushed_back_is_chosen_among_all_opponents() -> None:
    """CLARIFY-24, ACTIVATE-9."""
    game = scene(
        "maia.2", "maia.1", "gort.5 maia.4", row="maia gort", dice="colony", levels=[6], colonies=["k_widow"], players=3
    )
    use(game, "k_widow")
    assert legal(game) == ["push back 1.maia", "push back 2.maia", "push back 2.gort"]
    assert refusal(game, "push back 0.maia")[0] != ""
    do(game, "push back 2.maia")
    assert ships(game, 2) == ["gort.5", "maia.3"]


def test_lureena_mixes() -> None:
    """CLARIFY-27: level 3, E3 C1: level 4, E0 C0; not at level 6; the ship comes as in EMPIRE."""
    game = scene(dice="colony", have=[(3, 1)], levels=[3], colonies=["lureena"])
    assert have(use(game, "lureena")) == (0, 0)
    assert (level(game), points(game)) == (4, 3 + 2)
    game = scene(dice="colony", have=[(2, 2)], levels=[2], colonies=["lureena"])
    use(game, "lureena")
    assert legal(game) == ["upgrade with 2 energy and 1 culture", "upgrade with 1 energy and 2 culture"]
    assert refusal(game, "upgrade with 3 energy and 0 culture") == ("cannot-pay", "CLARIFY-27")
    assert refusal(game, "upgrade with energy") == ("not-now", "CLARIFY-27")
    do(game, "upgrade with 1 energy and 2 culture")
    assert (have(game), ships(game)) == ((1, 0), ["galaxy"] * 3)
    assert not usable(scene(dice="colony", have=[(7, 7)], levels=[6], colonies=["lureena"]), "lureena")
    assert not usable(scene(dice="colony", have=[(2, 1)], levels=[3], colonies=["lureena"]), "lureena")


def test_maia_gives_up_two_dice() -> None:
    """CLARIFY-28: 5 dice, Maia with the first: 2 unused left, E + 2, C + 2; with 1 unused die not usable; FOLLOW-17."""
    game = scene(dice="colony energy energy move culture", have=[(0, 0), (0, 0)], levels=[6], colonies=["maia"])
    use(game, "maia")
    assert refusal(game, "give up energy")[0] != "" and refusal(game, "give up energy colony")[0] != ""
    do(game, "give up energy culture")
    assert (unused(game), have(game), game.table.given_up) == (["move", "energy"], (2, 2), 2)
    assert bay(game) == ["colony"]
    game = scene(dice="colony move", have=[(2, 2)], colonies=["maia"])
    assert unusable(game, "maia") == ("cannot-pay", "EFFECT-2")
    assert not usable(scene(dice="colony move move", have=[(7, 7)], levels=[6], colonies=["maia"]), "maia")
    assert not usable(scene(dice="colony move", have=[(0, 0)], levels=[6], colonies=["maia"]), "maia")


def test_mared_works_for_the_one_with_the_lowest_level() -> None:
    """CLARIFY-29: 2 against 3, 4: yes; 2 against 2, 4: no; by an option a tie is enough."""
    for others, able, tied in [((3, 4), True, True), ((2, 4), False, True), ((1, 4), False, False)]:
        levels = (2, *others)
        game = scene(dice="colony", have=[(3, 3)], levels=levels, colonies=["mared"], players=3)
        assert usable(game, "mared") == able
        game = scene(
            dice="colony", have=[(3, 3)], levels=levels, colonies=["mared"], players=3, rules=variant(mared="tied")
        )
        assert usable(game, "mared") == tied


@pytest.mark.parametrize(("start", "price"), [(1, 1), (2, 2), (4, 4)])
def test_mared_costs_one_less_in_one_kind(start: int, price: int) -> None:
    """CLARIFY-30: level 2 to 3: 2 energy or 2 culture; level 1 to 2: 1."""
    game = scene(dice="colony", have=[(price, 0)], levels=[start, 6], colonies=["mared"])
    do(game, "activate colony")
    assert (level(game), have(game)) == (start + 1, (0, 0))
    if price > 1:
        mixed = scene(dice="colony", have=[(price - 1, price - 1)], levels=[start, 6], colonies=["mared"])
        assert not usable(mixed, "mared")
    game = scene(dice="colony", have=[(price, price)], levels=[start, 6], colonies=["mared"])
    use(game, "mared")
    do(game, "upgrade with culture")
    assert (level(game), have(game)) == (start + 1, (price, 0))


def test_mared_without_its_condition_upgrades_nothing() -> None:
    """CLARIFY-30; EMPIRE-9: nor at level 6."""
    game = scene(dice="colony", have=[(7, 7)], levels=[2, 2], colonies=["mared"])
    assert unusable(game, "mared") == ("no-effect", "EFFECT-3")
    assert not usable(scene(dice="colony", have=[(7, 7)], levels=[6, 6], colonies=["mared"]), "mared")


def test_nagato_moves_two_ships() -> None:
    """CLARIFY-32: with landing actions in between; two different ships."""
    game = scene(
        "gort.3", row="gort maia jakks vici_ks156", dice="colony", have=[(0, 1)], levels=[6], colonies=["nagato"]
    )
    do(game, "activate colony")
    assert have(game) == (0, 0)
    do(game, "move gort.orbit to vici_ks156.surface", "use vici_ks156")
    assert have(game) == (1, 0)
    assert refusal(game, "move vici_ks156.surface to galaxy") == ("same-ship", "CLARIFY-32")
    do(game, "move galaxy to jakks.surface")
    assert question(game) == (0, "landing")
    do(game, "use jakks")
    assert ships(game) == ["galaxy", "galaxy", "jakks.surface", "vici_ks156.surface"]
    assert not usable(scene(dice="colony", have=[(0, 0)], levels=[6], colonies=["nagato"]), "nagato")


def test_nagato_the_ship_that_came_home_does_not_move_again() -> None:
    """CLARIFY-32."""
    game = scene("gort.3 maia.1", dice="colony", have=[(0, 1)], levels=[2], colonies=["nagato"])
    do(game, "activate colony", "move gort.orbit to galaxy")
    assert all(text.startswith("move maia.orbit") for text in legal(game))
    game = scene("gort.3", dice="colony", have=[(0, 1)], levels=[2], colonies=["nagato"])
    do(game, "activate colony", "move gort.orbit to galaxy")
    assert any(text.startswith("move galaxy") for text in legal(game))


def test_nagato_follows_the_ship_that_has_moved_wherever_it_goes() -> None:
    """CLARIFY-32: its landing action brings it on, by Zavodnick's move; still a different ship moves next."""
    game = scene(
        "gort.0 maia.0", row="gort maia zavodnick jakks", dice="colony", have=[(0, 1)], levels=[2], colonies=["nagato"]
    )
    do(game, "activate colony", "move gort.orbit to zavodnick.surface", "use zavodnick", "choose move")
    do(game, "move zavodnick.surface to jakks.orbit", "pass")
    assert question(game) == (0, "move")
    assert all(text.startswith("move maia.orbit") for text in legal(game))


def test_nagato_follows_the_ship_that_a_colonisation_sent_home() -> None:
    """CLARIFY-32, COLONY-2: landing on Drewkaiden's like, whose action colonises the planet where the ship stands."""
    game = scene(
        "leandra.1 maia.0 shouhua.0", row="leandra maia shouhua jakks", dice="colony", have=[(0, 1)], levels=[3],
        colonies=["nagato"],
    )  # fmt: skip
    do(game, "activate colony", "move maia.orbit to shouhua.surface", "use shouhua", "advance shouhua")
    assert question(game) == (0, "move")
    assert "move shouhua.surface to galaxy" not in legal(game)


def test_nagato_moves_one_after_the_other() -> None:
    """CLARIFY-33: own ships orbiting X and Y: X to Y's track is illegal while the other is there."""
    game = scene("gort.3 maia.1", row="gort maia", dice="colony", have=[(0, 1)], levels=[2], colonies=["nagato"])
    do(game, "activate colony")
    assert refusal(game, "move gort.orbit to maia.orbit") == ("taken", "MOVE-6")
    do(game, "move gort.orbit to maia.surface")
    assert "move maia.orbit to gort.orbit" in legal(game)


def test_nagato_works_once_per_turn() -> None:
    """EFFECT-5, CLARIFY-32."""
    game = scene(dice="colony colony", have=[(2, 7), (0, 0)], colonies=["nagato"])
    use(game, "nagato", "move galaxy to jakks.orbit", "move galaxy to vici_ks156.orbit")
    assert unusable(game, "nagato") == ("once-per-turn", "EFFECT-6")


def test_nagato_may_move_the_ship_that_has_just_landed() -> None:
    """CLARIFY-34: in both readings."""
    game = land(scene(row="nagato gort maia jakks", have=[(0, 1)]), "nagato", "use nagato")
    assert "move nagato.surface to gort.orbit" in legal(game)
    others = variant(nagato="other-ships")
    game = scene("jakks.0 galaxy galaxy", row="nagato gort maia jakks", have=[(0, 1)], levels=[3], rules=others)
    land(game, "nagato", "use nagato")
    for _ in range(2):
        assert not any(text.startswith("move nagato.surface") for text in legal(game))
        assert refusal(game, "move nagato.surface to galaxy")[1] == "CLARIFY-34"
        do(game, next(text for text in legal(game) if text.endswith("orbit")))
    assert question(game)[1] != "move"


def test_nagato_through_umbra_forum_moves_a_ship_that_landed_before() -> None:
    """CLARIFY-34: by the option only the ship that has just landed stays, not one of an earlier turn."""
    game = scene(
        "nagato.surface",
        row="nagato gort maia jakks",
        dice="colony",
        have=[(0, 1)],
        levels=[6],
        colonies=["umbra_forum"],
        rules=variant(nagato="other-ships"),
    )
    use(game, "umbra_forum", "use nagato")
    assert "move nagato.surface to gort.orbit" in legal(game)


@pytest.mark.parametrize(
    ("planet", "price", "ship", "after"),
    [
        ("nakagawakozi", (2, 0), "hoefker.0", "hoefker.2"),
        ("nakagawakozi", (2, 0), "padraigin_3110.1", "padraigin_3110.3"),
        ("padraigin_3110", (0, 2), "maia.0", "maia.2"),
    ],
)
def test_planets_that_advance_a_ship_two_spaces(planet: str, price: tuple[int, int], ship: str, after: str) -> None:
    """CLARIFY-35: E2, ship on 1 of a 3-VP economy planet: E0, ship on 3; CLARIFY-38."""
    game = scene(ship, dice="colony", have=[price], levels=[6], colonies=[planet])
    do(game, "activate colony")
    assert (have(game), ships(game)[3]) == ((0, 0), after)


def test_a_second_step_is_lost_after_colonising() -> None:
    """CLARIFY-38: C2, ship one step before the symbol: C0, planet colonised; EFFECT-9: nothing else moves."""
    game = scene(
        "maia.4 jakks.0", row="maia jakks", dice="colony", have=[(0, 2)], levels=[6], colonies=["padraigin_3110"]
    )
    do(game, "activate colony", "advance maia")
    assert (have(game), ships(game), colonies(game)[1:]) == ((0, 0), ["galaxy"] * 3 + ["jakks.0"], ["maia"])


@pytest.mark.parametrize("ship", ["hoefker.0", "maia.surface"])
def test_two_steps_need_a_ship_on_the_right_track(ship: str) -> None:
    """CLARIFY-38, EFFECT-3: Padraigin-3110 without a ship on a diplomacy track: C stays."""
    game = scene(ship, dice="colony", have=[(2, 2)], colonies=["padraigin_3110"])
    assert unusable(game, "padraigin_3110") == ("no-effect", "EFFECT-3")


def test_nibiru_makes_follows_dearer_from_the_current_die_on() -> None:
    """CLARIFY-36: opponent C1: cannot follow the die that used Nibiru; FOLLOW-2."""
    game = scene(
        dice="energy colony energy move", have=[(0, 0), (0, 3), (0, 1)], levels=[6, 6, 6],
        colonies=["nibiru", "vici_ks156", "mj_120210"], players=3,
    )  # fmt: skip
    assert changed(game, "activate energy", "follow")[1] == (4, -1)
    do(game, "pass")
    use(game, "nibiru")
    assert question(game) == (1, "follow")
    assert changed(game, "follow")[1] == (1, -2)
    assert question(game) == (0, "turn")  # the other has C1 only
    do(game, "activate energy")
    assert question(game) == (0, "turn")


def test_nibiru_leaves_free_follows_free_and_is_over_with_the_turn() -> None:
    """CLARIFY-36, ENDTURN-7."""
    game = scene(
        dice="colony colony move", have=[(0, 0), (0, 2)], levels=[6, 6], colonies=["nibiru zavodnick", "jakks"]
    )
    use(game, "nibiru", "pass")
    use(game, "zavodnick", "choose energy")
    assert question(game) == (1, "follow")
    assert changed(game, "follow") == {1: (4, 0)}
    assert question(game) == (1, "follow")  # the colony die itself
    do(game, "pass", "end turn")
    assert game.table.follow_price == 1


def test_nibiru_is_used_once_in_effect() -> None:
    """CLARIFY-36, EFFECT-3: a second use would change nothing."""
    game = scene(dice="colony colony", have=[(2, 2), (0, 0)], colonies=["nibiru"])
    use(game, "nibiru")
    assert unusable(game, "nibiru") == ("no-effect", "EFFECT-3")


@pytest.mark.parametrize(
    ("planet", "before", "amount", "after"),
    [
        ("omicron_fenzi", (5, 4), 3, (2, 7)),
        ("omicron_fenzi", (5, 4), 4, (1, 7)),
        ("pembertonia_major", (6, 3), 3, (7, 0)),
        ("pembertonia_major", (0, 3), 1, (1, 2)),
    ],
)
def test_planets_that_exchange(planet: str, before: tuple[int, int], amount: int, after: tuple[int, int]) -> None:
    """CLARIFY-37: E5 C4, amount 3: E2 C7, amount 4: E1 C7; CLARIFY-39: E6 C3, amount 3: E7 C0."""
    game = scene(dice="colony", have=[before], levels=[6], colonies=[planet])
    use(game, planet)
    most = before[planet == "pembertonia_major"]
    rule = "CLARIFY-39" if planet == "pembertonia_major" else "CLARIFY-37"
    assert legal(game) == [f"exchange {one}" for one in range(1, most + 1)]
    assert refusal(game, "exchange 0") == refusal(game, f"exchange {most + 1}") == ("not-offered", rule)
    do(game, f"exchange {amount}")
    assert have(game) == after


@pytest.mark.parametrize(
    ("planet", "amounts"),
    [
        ("omicron_fenzi", (0, 3)),
        ("omicron_fenzi", (3, 7)),
        ("pembertonia_major", (3, 0)),
        ("pembertonia_major", (7, 3)),
    ],
)
def test_nothing_to_exchange(planet: str, amounts: tuple[int, int]) -> None:
    """CLARIFY-37, CLARIFY-39, EFFECT-3."""
    assert not usable(scene(dice="colony", have=[amounts], levels=[6], colonies=[planet]), planet)


def test_pembertonia_is_an_economy_planet() -> None:
    """CLARIFY-39."""
    game = scene("pembertonia_major.0", dice="economy diplomacy")
    assert faces(game) == ["economy"]


def test_piedes_repeats_an_activated_die() -> None:
    """CLARIFY-40: bay: energy, move; converter: culture: energy or move can be repeated, culture not."""
    game = scene("jakks.0", dice="colony move", bay="energy move", have=[(0, 0)], levels=[2], colonies=["piedes"])
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
    game = scene(row="piedes", have=[(2, 0)])
    land(game, "piedes", "use piedes")
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
    game = scene(dice="colony move", have=[(3, 3), (0, 0), (0, 0)], colonies=owned, players=3)
    use(game, planet)
    assert legal(game) == ["use zalax", "use vici_ks156", "use mj_120210"]
    assert refusal(game, "use jakks") == ("own-colony", "CLARIFY-45")
    assert refusal(game, "use gort") == ("no-colony", rule)
    game = scene(dice="colony move", have=[(3, 3)], colonies=[f"{planet} jakks"])
    assert unusable(game, planet) == ("no-effect", "EFFECT-3")


def test_the_price_for_the_owner_comes_before_the_price_of_the_action() -> None:
    """CLARIFY-44, EFFECT-2: E1 does not pay for Hoefker through Sargus-36; E2 does."""
    for energy, able in [(1, False), (2, True)]:
        game = scene(dice="colony", have=[(energy, 0)], levels=[6], colonies=["sargus_36", "hoefker"])
        assert usable(game, "sargus_36") == able
    game = scene(dice="colony", have=[(1, 0)], levels=[6], colonies=["sargus_36", "hoefker jakks vici_ks156"])
    use(game, "sargus_36")
    assert refusal(game, "use hoefker") == ("cannot-pay", "EFFECT-2")


def test_terra_bettia_others_move_first_then_the_user_two_spaces() -> None:
    """CLARIFY-47: clockwise from the user's left; CLARIFY-48: one without an orbiting ship is skipped."""
    game = scene(
        "maia.0 gort.1", "helios.surface", "gort.0 jakks.0", "maia.2 gort.3", dice="colony", levels=[6],
        row="maia gort jakks helios -", colonies=["", "", "", "terra_bettia"], players=4, active=3,
    )  # fmt: skip
    do(game, "activate colony")
    if question(game) == (3, "colony"):
        do(game, "use terra_bettia")
    assert question(game) == (0, "advance")
    assert refusal(game, "pass")[0] != ""
    do(game, "advance maia")
    assert question(game) == (2, "advance")
    do(game, "advance gort")
    assert question(game) == (3, "advance")
    do(game, "advance gort")
    assert ships(game, 0)[4:] + ships(game, 0)[2:4] == ["gort.1", "maia.1"]
    assert ships(game, 2) == ["gort.1", "jakks.0"]
    assert ships(game, 3) == ["gort.5", "maia.2"]


def test_terra_bettia_an_opponent_colonises_the_planet_of_the_user() -> None:
    """CLARIFY-47: the user's ship is home before his step; END-4, EFFECT-10."""
    game = scene("jakks.0 maia.0", "jakks.1", row="jakks maia", dice="colony", levels=[6], colonies=["terra_bettia"])
    do(game, "activate colony")
    assert colonies(game, 1) == ["jakks"]
    assert ships(game) == ["galaxy", "galaxy", "galaxy", "maia.2"]
    game = scene("jakks.0", "jakks.1", row="jakks", dice="colony", levels=[6], colonies=["terra_bettia"])
    do(game, "activate colony")
    assert ships(game) == ["galaxy"] * 4
    assert game.table.in_use == ()


def test_terra_bettia_the_others_must_move_or_may_by_an_option() -> None:
    """CLARIFY-48."""
    must = scene("", "maia.0", dice="colony", levels=[6], colonies=["terra_bettia"])
    do(must, "activate colony")
    assert ships(must, 1) == ["galaxy", "maia.1"]
    may = scene("", "maia.0", dice="colony", levels=[6], colonies=["terra_bettia"], rules=variant(terra_bettia="may"))
    do(may, "activate colony")
    assert (question(may), legal(may)) == ((1, "advance"), ["advance maia", "pass"])
    do(may, "pass")
    assert ships(may, 1) == ["galaxy", "maia.0"]


def test_terra_bettia_with_only_the_own_ship() -> None:
    """CLARIFY-47, CLARIFY-48."""
    game = scene("maia.3", "maia.surface", dice="colony", levels=[6], colonies=["terra_bettia"])
    do(game, "activate colony")
    assert colonies(game) == ["terra_bettia", "maia"]
    game = scene("", "maia.surface", dice="colony", have=[(2, 2)], colonies=["terra_bettia"])
    assert unusable(game, "terra_bettia") == ("no-effect", "EFFECT-3")


def test_umbra_forum_uses_a_planet_of_the_row_without_a_ship() -> None:
    """CLARIFY-50."""
    game = scene(
        row="jakks hoefker zalax maia", dice="colony move", have=[(0, 0)], levels=[6], colonies=["umbra_forum"]
    )
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
    game = scene(dice="colony energy culture move", have=[(2, 0), (0, 0)], levels=[6], colonies=["zalax"])
    use(game, "zalax")
    assert len(legal(game)) == 7 and refusal(game, "re-roll colony")[0] != ""
    do(game, "re-roll energy culture")
    assert (have(game), game.table.rerolls, len(unused(game))) == ((2, 0), 0, 3)
    assert "move" in unused(game)
    do(game, "re-roll", legal(game.clone())[0] if question(game)[1] == "re-roll" else "re-roll move")
    assert (have(game), game.table.rerolls) == ((2, 0), 1)
    assert not usable(scene(dice="colony", have=[(0, 0)], levels=[6], colonies=["zalax"]), "zalax")


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
    game = scene(row="- - - -", deck="", dice="colony", have=[(7, 0), (6, 0)], levels=[6, 6], colonies=["zavodnick"])
    do(game, "activate colony")
    assert question(game) == (1, "follow")
    assert changed(game, "follow") == {1: (1, 0)}
    game = scene(row="- - - -", deck="", dice="colony", have=[(7, 0), (7, 0)], levels=[6, 6], colonies=["zavodnick"])
    assert not usable(game, "zavodnick")


def test_zavodnick_works_once_per_turn_and_its_action_needs_no_die() -> None:
    """CLARIFY-55, EFFECT-5: bay unchanged by the action chosen."""
    game = scene(dice="colony colony", have=[(2, 2), (0, 0)], colonies=["zavodnick"])
    use(game, "zavodnick", "choose energy")
    assert bay(game) == ["colony"]
    do(game, "pass")
    assert unusable(game, "zavodnick") == ("once-per-turn", "EFFECT-6")


def test_zavodnick_the_follower_pays_the_price_of_the_action_itself() -> None:
    """CLARIFY-55, FOLLOW-11."""
    game = scene(dice="colony", have=[(2, 0), (2, 0)], colonies=["zavodnick"])
    use(game, "zavodnick", "choose colony")
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
