"""The actions of planets that move ships, each with the figures that the rules give (CLARIFY)."""

from __future__ import annotations

import pytest

from tests.tiny_epic.rules.turns import (
    changed,
    colonies,
    colony,
    do,
    have,
    land,
    legal,
    points,
    question,
    refusal,
    row,
    scene,
    ships,
    unusable,
    usable,
    use,
    variant,
)  # fmt: skip


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
    game = use(colony("andellouxian_6", ship, dice="colony move", have=[before]), "andellouxian_6")
    assert legal(game) == ["gain energy", "gain culture"]
    do(game, f"gain {resource}")
    assert (have(game), ships(game)) == (after, ["galaxy"] * 4)


def test_andellouxian_brings_a_ship_home_from_the_start_space_for_nothing() -> None:
    """CLARIFY-1: the start space is 0; EFFECT-3: the ship has moved, so that it can be used."""
    game = colony("andellouxian_6", "k_widow.0 jakks.surface")
    assert usable(game, "andellouxian_6")
    assert changed(game, "activate colony") == {}
    assert "k_widow.0" not in ships(game)


def test_andellouxian_pays_in_one_kind_or_in_two_by_an_option() -> None:
    """CLARIFY-2."""
    game = use(colony("andellouxian_6", "k_widow.3", dice="colony move"), "andellouxian_6")
    assert refusal(game, "gain 2 energy and 1 culture") == ("not-offered", "CLARIFY-2")
    split = variant(andellouxian="split")
    game = use(colony("andellouxian_6", "k_widow.3", dice="colony move", rules=split), "andellouxian_6")
    assert legal(game) == [f"gain {3 - culture} energy and {culture} culture" for culture in range(4)]
    assert refusal(game, "gain 3 energy and 1 culture") == ("not-offered", "CLARIFY-2")
    assert changed(game, "gain 2 energy and 1 culture") == {0: (2, 1)}


def test_brumbaugh_pushes_back_two_different_ships() -> None:
    """CLARIFY-8, EFFECT-7."""
    game = colony(
        "brumbaugh", "", "maia.3 jakks.1", "maia.2", row="maia jakks", dice="colony move", have=[(2, 0)],
        levels=[6, 1, 1], players=3,
    )  # fmt: skip
    do(game, "activate colony")
    assert legal(game) == ["push back 1.jakks 1.maia", "push back 1.jakks 2.maia", "push back 1.maia 2.maia"]
    assert refusal(game, "push back 1.maia 1.maia")[0] != ""
    do(game, "push back 1.maia 2.maia")
    assert (ships(game, 1), ships(game, 2)) == (["jakks.1", "maia.2"], ["galaxy", "maia.1"])
    assert have(game) == (0, 0)


def test_brumbaugh_with_one_target_costs_as_much() -> None:
    """CLARIFY-9: E2, one target: E0; by an option it needs two."""
    game = do(colony("brumbaugh", "", "maia.3 jakks.0", dice="colony move", have=[(2, 0)]), "activate colony")
    assert (have(game), ships(game, 1)) == ((0, 0), ["jakks.0", "maia.2"])
    two = variant(brumbaugh="two")
    game = colony("brumbaugh", "", "maia.3 jakks.0", dice="colony move", have=[(2, 2)], rules=two, levels=[1])
    assert unusable(game, "brumbaugh") == ("no-effect", "EFFECT-3")
    game = colony("brumbaugh", "", "maia.3 jakks.1", dice="colony move", have=[(2, 2)], rules=two, levels=[1])
    assert usable(game, "brumbaugh")


def test_bsw_moves_one_ship_back_and_a_different_one_forward() -> None:
    """CLARIFY-10: ships on 2 and 0: 1 and 1; the ship on 0 cannot be the one pushed back."""
    game = do(colony("bsw_10_1", "maia.2 gort.0", row="maia gort", dice="colony move"), "activate colony")
    assert ships(game)[2:] == ["gort.1", "maia.1"]
    game = colony("bsw_10_1", "maia.2 gort.3 jakks.0", row="maia gort", dice="colony move")
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
    game = use(colony("bsw_10_1", "maia.2 jakks.1", row="maia"), "bsw_10_1", "pull back maia")
    assert (colonies(game), ships(game)) == (["bsw_10_1", "jakks"], ["galaxy"] * 3 + ["maia.1"])


@pytest.mark.parametrize(
    ("planet", "right"),
    [
        ("drewkaiden", "maia.0"),
        ("leandra", "gort.0"),
        ("shouhua", "maia.0"),
    ],
)
def test_planets_that_advance_one_ship(planet: str, right: str) -> None:
    """CLARIFY-13, CLARIFY-26, CLARIFY-46: an opponent's ship cannot be chosen."""
    game = do(colony(planet, right, "maia.2 gort.2"), "activate colony")
    assert ships(game)[3:] == [right.replace("0", "1")]
    assert ships(game, 1) == ["gort.2", "maia.2"]


def test_the_ship_is_chosen_and_the_kind_of_its_track_is_that_of_the_planet() -> None:
    """CLARIFY-13, CLARIFY-26, CLARIFY-46."""
    mine = "maia.0 jakks.0 gort.0"
    for planet, tracks in [("drewkaiden", "jakks maia"), ("leandra", ""), ("shouhua", "jakks maia gort")]:
        game = use(colony(planet, mine, dice="colony move", row="maia jakks gort"), planet)
        assert not tracks or legal(game) == [f"advance {key}" for key in tracks.split()]
        if planet == "drewkaiden":
            assert refusal(game, "advance gort") == ("wrong-track", "ADVANCE-3")


@pytest.mark.parametrize(
    ("planet", "ship"), [("drewkaiden", "jakks.1"), ("leandra", "vici_ks156.1"), ("shouhua", "bisschop.1")]
)
def test_an_advance_by_a_planet_may_colonise(planet: str, ship: str) -> None:
    """CLARIFY-13, CLARIFY-26: ship on space 1 of a 1-VP planet: colonised; EFFECT-10."""
    game = colony(planet, ship, dice="colony move", have=[(1, 1)], levels=[1])
    before = points(game)
    do(game, "activate colony")
    assert (colonies(game), points(game)) == ([planet, ship.partition(".")[0]], before + 1)


def test_gort_keeps_the_number_of_the_space() -> None:
    """CLARIFY-15, CLARIFY-16: from 4 to a 1-VP planet: illegal; the symbol space of a 3-VP planet is its 4th."""
    mine = "k_widow.4 maia.0 piedes.surface"
    game = use(colony("gort", mine, row="k_widow maia piedes jakks brumbaugh", players=3), "gort")
    assert legal(game) == [
        "relocate maia to piedes", "relocate maia to jakks", "relocate maia to brumbaugh",
        "relocate k_widow to piedes", "relocate k_widow to brumbaugh",
    ]  # fmt: skip
    assert refusal(game, "relocate k_widow to jakks") == ("too-short", "CLARIFY-15")
    assert refusal(game, "relocate k_widow to maia") == ("taken", "MOVE-6")
    assert refusal(game, "relocate piedes to jakks") == ("no-ship", "CLARIFY-15")
    assert refusal(game, "relocate k_widow to zalax") == ("not-in-row", "CLARIFY-15")
    twin = do(game.clone(), "relocate maia to piedes")
    assert ships(twin) == ["galaxy", "k_widow.4", "piedes.0", "piedes.surface"]
    do(game, "relocate k_widow to piedes")
    assert ships(game) == ["galaxy", "maia.0", "piedes.4", "piedes.surface"]


def test_gort_colonises() -> None:
    """CLARIFY-16: from space 3 of a 7-VP planet to a 2-VP planet; COLONY-2, COLONY-5."""
    game = colony("gort", "k_widow.3", "helios.1", row="k_widow helios brumbaugh")
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
    game = do(colony("gort", "k_widow.3", row="k_widow helios brumbaugh -", rules=orbits), "activate colony")
    assert "brumbaugh.3" in ships(game)
    game = colony("gort", "k_widow.3", row="k_widow helios - -", have=[(2, 2)], rules=orbits, levels=[1])
    assert unusable(game, "gort") == ("no-effect", "EFFECT-3")


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
    game = do(colony(planet, "", f"{ship} jakks.0", have=[price]), "activate colony")
    assert (have(game), ships(game, 1)) == ((0, 0), sorted([after, "jakks.0"]))


def test_the_ship_that_is_pushed_back_is_chosen_among_all_opponents() -> None:
    """CLARIFY-24, ACTIVATE-9."""
    game = use(colony("k_widow", "maia.2", "maia.1", "gort.5 maia.4", row="maia gort", players=3), "k_widow")
    assert legal(game) == ["push back 1.maia", "push back 2.maia", "push back 2.gort"]
    assert refusal(game, "push back 0.maia")[0] != ""
    do(game, "push back 2.maia")
    assert ships(game, 2) == ["gort.5", "maia.3"]


def test_nagato_moves_two_ships() -> None:
    """CLARIFY-32: with landing actions in between; two different ships."""
    game = do(colony("nagato", "gort.3", row="gort maia jakks vici_ks156", have=[(0, 1)]), "activate colony")
    assert have(game) == (0, 0)
    do(game, "move gort.orbit to vici_ks156.surface", "use vici_ks156")
    assert have(game) == (1, 0)
    assert refusal(game, "move vici_ks156.surface to galaxy") == ("same-ship", "CLARIFY-32")
    do(game, "move galaxy to jakks.surface")
    assert question(game) == (0, "landing")
    do(game, "use jakks")
    assert ships(game) == ["galaxy", "galaxy", "jakks.surface", "vici_ks156.surface"]


def test_nagato_the_ship_that_came_home_does_not_move_again() -> None:
    """CLARIFY-32."""
    game = colony("nagato", "gort.3 maia.1", have=[(0, 1)], levels=[2])
    do(game, "activate colony", "move gort.orbit to galaxy")
    assert all(text.startswith("move maia.orbit") for text in legal(game))
    game = colony("nagato", "gort.3", have=[(0, 1)], levels=[2])
    do(game, "activate colony", "move gort.orbit to galaxy")
    assert any(text.startswith("move galaxy") for text in legal(game))


def test_nagato_follows_the_ship_that_has_moved_wherever_it_goes() -> None:
    """CLARIFY-32: its landing action brings it on, by Zavodnick's move; still a different ship moves next."""
    game = colony("nagato", "gort.0 maia.0", row="gort maia zavodnick jakks", have=[(0, 1)], levels=[2])
    do(game, "activate colony", "move gort.orbit to zavodnick.surface", "use zavodnick", "choose move")
    do(game, "move zavodnick.surface to jakks.orbit", "pass")
    assert question(game) == (0, "move")
    assert all(text.startswith("move maia.orbit") for text in legal(game))


def test_nagato_follows_the_ship_that_a_colonisation_sent_home() -> None:
    """CLARIFY-32, COLONY-2: landing on Drewkaiden's like, whose action colonises the planet where the ship stands."""
    game = colony("nagato", "leandra.1 maia.0 shouhua.0", row="leandra maia shouhua jakks", have=[(0, 1)], levels=[3])
    do(game, "activate colony", "move maia.orbit to shouhua.surface", "use shouhua", "advance shouhua")
    assert question(game) == (0, "move")
    assert "move shouhua.surface to galaxy" not in legal(game)


def test_nagato_moves_one_after_the_other() -> None:
    """CLARIFY-33: own ships orbiting X and Y: X to Y's track is illegal while the other is there."""
    game = colony("nagato", "gort.3 maia.1", row="gort maia", have=[(0, 1)], levels=[2])
    do(game, "activate colony")
    assert refusal(game, "move gort.orbit to maia.orbit") == ("taken", "MOVE-6")
    do(game, "move gort.orbit to maia.surface")
    assert "move maia.orbit to gort.orbit" in legal(game)


def test_nagato_works_once_per_turn() -> None:
    """EFFECT-5, CLARIFY-32."""
    game = colony("nagato", dice="colony colony", have=[(2, 7), (0, 0)], levels=[1])
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
    game = colony(
        "umbra_forum", "nagato.surface", row="nagato gort maia jakks", have=[(0, 1)],
        rules=variant(nagato="other-ships"),
    )  # fmt: skip
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
    game = do(colony(planet, ship, have=[price]), "activate colony")
    assert (have(game), ships(game)[3]) == ((0, 0), after)


def test_a_second_step_is_lost_after_colonising() -> None:
    """CLARIFY-38: C2, ship one step before the symbol: C0, planet colonised; EFFECT-9: nothing else moves."""
    game = colony("padraigin_3110", "maia.4 jakks.0", row="maia jakks", have=[(0, 2)])
    do(game, "activate colony", "advance maia")
    assert (have(game), ships(game), colonies(game)[1:]) == ((0, 0), ["galaxy"] * 3 + ["jakks.0"], ["maia"])


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
    game = do(colony("terra_bettia", "jakks.0 maia.0", "jakks.1", row="jakks maia"), "activate colony")
    assert colonies(game, 1) == ["jakks"]
    assert ships(game) == ["galaxy", "galaxy", "galaxy", "maia.2"]
    game = do(colony("terra_bettia", "jakks.0", "jakks.1", row="jakks"), "activate colony")
    assert ships(game) == ["galaxy"] * 4
    assert game.table.in_use == ()


def test_terra_bettia_the_others_must_move_or_may_by_an_option() -> None:
    """CLARIFY-48."""
    must = do(colony("terra_bettia", "", "maia.0"), "activate colony")
    assert ships(must, 1) == ["galaxy", "maia.1"]
    may = do(colony("terra_bettia", "", "maia.0", rules=variant(terra_bettia="may")), "activate colony")
    assert (question(may), legal(may)) == ((1, "advance"), ["advance maia", "pass"])
    do(may, "pass")
    assert ships(may, 1) == ["galaxy", "maia.0"]


def test_terra_bettia_with_only_the_own_ship() -> None:
    """CLARIFY-47, CLARIFY-48."""
    game = do(colony("terra_bettia", "maia.3", "maia.surface"), "activate colony")
    assert colonies(game) == ["terra_bettia", "maia"]
