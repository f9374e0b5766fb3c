"""The actions of planets about resources, follows and the empire, each with the figures of the rules (CLARIFY)."""

from __future__ import annotations

import pytest

from tests.tiny_epic.rules.turns import (
    changed,
    colony,
    do,
    faces,
    have,
    land,
    legal,
    level,
    points,
    question,
    refusal,
    scene,
    ships,
    unusable,
    usable,
    use,
    variant,
)  # fmt: skip

ENERGY, CULTURE = (1, 0), (0, 1)


@pytest.mark.parametrize(
    ("planet", "mine", "theirs"),
    [
        ("andellouxian_6", "jakks.surface", ""),
        ("bsw_10_1", "maia.3", ""),
        ("bsw_10_1", "maia.0 gort.0", ""),
        ("bsw_10_1", "maia.3 gort.surface", ""),
        ("clj_0517", "", ""),
        ("drewkaiden", "gort.0 maia.surface", "maia.2 gort.2"),
        ("gyore", "", ""),
        ("jorg", "helios.2", "gort.surface"),
        ("k_widow", "helios.2", "gort.0 maia.0"),
        ("la_torres", "", ""),
        ("leandra", "maia.0 gort.surface", "maia.2 gort.2"),
        ("padraigin_3110", "hoefker.0", ""),
        ("padraigin_3110", "maia.surface", ""),
        ("sargus_36 jakks", "", ""),
        ("shouhua", "maia.surface", "maia.2 gort.2"),
        ("terra_bettia", "", "maia.surface"),
        ("tifnod", "", "gort.3"),
        ("vizcarra", "", "maia.3"),
        ("walsfeo jakks", "", ""),
    ],
)
def test_what_changes_nothing_can_not_be_used(planet: str, mine: str, theirs: str) -> None:
    """EFFECT-3, EFFECT-8, CLARIFY-1, CLARIFY-11, CLARIFY-12, CLARIFY-25, CLARIFY-38, CLARIFY-45, CLARIFY-48.

    CLARIFY-13, CLARIFY-26, CLARIFY-46: the ship of another does not count; CLARIFY-49, CLARIFY-52: nor do ships on the
    other kind of track, on space 0, on a surface, or own ones.
    """
    key = planet.partition(" ")[0]
    assert unusable(colony(planet, mine, theirs, have=[(2, 2)], levels=[1]), key) == ("no-effect", "EFFECT-3")


@pytest.mark.parametrize(
    ("planet", "amounts", "levels", "dice"),
    [
        ("gyore", (0, 0), [6], "colony"),
        ("hoefker", (0, 5), [6], "colony"),
        ("lureena", (7, 7), [6], "colony"),
        ("lureena", (2, 1), [3], "colony"),
        ("maia", (7, 7), [6], "colony move move"),
        ("maia", (0, 0), [6], "colony move"),
        ("mared", (7, 7), [6, 6], "colony"),
        ("nagato", (0, 0), [6], "colony"),
        ("omicron_fenzi", (0, 3), [6], "colony"),
        ("omicron_fenzi", (3, 7), [6], "colony"),
        ("pembertonia_major", (3, 0), [6], "colony"),
        ("pembertonia_major", (7, 3), [6], "colony"),
        ("zalax", (0, 0), [6], "colony"),
    ],
)
def test_planets_that_can_not_be_used(planet: str, amounts: tuple[int, int], levels: list[int], dice: str) -> None:
    """CLARIFY-20, CLARIFY-27, CLARIFY-28, CLARIFY-37, CLARIFY-39, CLARIFY-54, EFFECT-2, EFFECT-3; EMPIRE-9: level 6."""
    assert not usable(colony(planet, dice=dice, have=[amounts], levels=levels), planet)


def test_mared_without_its_condition_upgrades_nothing() -> None:
    """CLARIFY-30."""
    assert unusable(colony("mared", have=[(7, 7)], levels=[2, 2]), "mared") == ("no-effect", "EFFECT-3")


def test_aughmoore_counts_the_ships_that_are_still_at_home() -> None:
    """CLARIFY-3."""
    assert changed(land(scene(row="aughmoore"), "aughmoore"), "use aughmoore") == {0: (0, 1)}
    game = land(scene("jakks.0", row="aughmoore"), "aughmoore")
    assert question(game)[1] != "landing"
    game = colony("aughmoore", "jakks.0", dice="colony move", levels=[5])
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
    game = colony("birkomius zavodnick", dice="colony colony", have=[(2, 0), (0, 0), (0, 0)], players=3, levels=[1])
    use(game, "birkomius")
    use(game, "zavodnick", "choose energy")
    assert question(game) == (1, "follow")
    do(game, "follow", "follow")
    assert have(game) == (4, 2)
    game = use(colony("birkomius", dice="colony colony", have=[(2, 2)], levels=[1]), "birkomius")
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


@pytest.mark.parametrize(("planet", "rule", "kind"), [("clj_0517", "CLARIFY-12", 1), ("la_torres", "CLARIFY-25", 0)])
def test_clj_and_la_torres_take_from_one_who_has_some(planet: str, rule: str, kind: int) -> None:
    """CLARIFY-12, CLARIFY-25."""
    amounts = [(0, 0), (0, 0), (2, 2), (1, 1)]
    game = use(colony(planet, dice="colony move", have=amounts, players=4), planet)
    assert legal(game) == ["take from 2", "take from 3"]
    assert refusal(game, "take from 1") == ("has-none", rule)
    assert refusal(game, "take from 0") == ("no-such-player", rule)
    amount = (kind == 0, kind == 1)
    assert changed(game, "take from 3") == {0: amount, 3: (-amount[0], -amount[1])}


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
    game = do(colony("la_torres", have=[(7, 0), (1, 0)]), "activate colony")
    assert (have(game), have(game, 1)) == ((7, 0), (0, 0))
    game = do(colony("clj_0517", have=[(0, 7), (0, 2)]), "activate colony")
    assert (have(game), have(game, 1)) == ((0, 7), (0, 1))


def test_gleam_zanier_gives_to_all() -> None:
    """CLARIFY-14: E6, E6, E7: 7, 7, 7; EFFECT-13."""
    game = colony("gleam_zanier", have=[(6, 0), (6, 0), (7, 0)], players=3)
    assert changed(game, "activate colony") == {0: (1, 0), 1: (1, 0)}
    game = colony("gleam_zanier", have=[(7, 0), (6, 0), (7, 0)], players=3)
    assert changed(game, "activate colony") == {1: (1, 0)}
    game = colony("gleam_zanier", have=[(7, 0), (7, 0), (7, 0)], players=3)
    assert not usable(game, "gleam_zanier")


def test_hoefker_turns_one_energy_into_two_culture() -> None:
    """CLARIFY-20: E1 C6: E0 C7."""
    game = colony("hoefker", have=[(1, 6)])
    assert changed(game, "activate colony") == {0: (-1, 1)}


def test_jac_gives_to_all_before_anybody_pays_for_following() -> None:
    """CLARIFY-21: opponent C0: C1, he can then follow."""
    game = colony("jac_110912", have=[(0, 0), (2, 0)], levels=[6, 1])
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


def test_lureena_mixes() -> None:
    """CLARIFY-27: level 3, E3 C1: level 4, E0 C0; not at level 6; the ship comes as in EMPIRE."""
    game = colony("lureena", have=[(3, 1)], levels=[3])
    assert have(use(game, "lureena")) == (0, 0)
    assert (level(game), points(game)) == (4, 3 + 2)
    game = use(colony("lureena", have=[(2, 2)], levels=[2]), "lureena")
    assert legal(game) == ["upgrade with 2 energy and 1 culture", "upgrade with 1 energy and 2 culture"]
    assert refusal(game, "upgrade with 3 energy and 0 culture") == ("cannot-pay", "CLARIFY-27")
    assert refusal(game, "upgrade with energy") == ("not-now", "CLARIFY-27")
    do(game, "upgrade with 1 energy and 2 culture")
    assert (have(game), ships(game)) == ((1, 0), ["galaxy"] * 3)


def test_mared_works_for_the_one_with_the_lowest_level() -> None:
    """CLARIFY-29: 2 against 3, 4: yes; 2 against 2, 4: no; by an option a tie is enough."""
    for others, able, tied in [((3, 4), True, True), ((2, 4), False, True), ((1, 4), False, False)]:
        levels = (2, *others)
        game = colony("mared", have=[(3, 3)], levels=levels, players=3)
        assert usable(game, "mared") == able
        game = colony("mared", have=[(3, 3)], levels=levels, players=3, rules=variant(mared="tied"))
        assert usable(game, "mared") == tied


@pytest.mark.parametrize(("start", "price"), [(1, 1), (2, 2), (4, 4)])
def test_mared_costs_one_less_in_one_kind(start: int, price: int) -> None:
    """CLARIFY-30: level 2 to 3: 2 energy or 2 culture; level 1 to 2: 1."""
    game = do(colony("mared", have=[(price, 0)], levels=[start, 6]), "activate colony")
    assert (level(game), have(game)) == (start + 1, (0, 0))
    if price > 1:
        mixed = colony("mared", have=[(price - 1, price - 1)], levels=[start, 6])
        assert not usable(mixed, "mared")
    game = use(colony("mared", have=[(price, price)], levels=[start, 6]), "mared")
    do(game, "upgrade with culture")
    assert (level(game), have(game)) == (start + 1, (price, 0))


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
    game = use(colony("nibiru", dice="colony colony", have=[(2, 2), (0, 0)], levels=[1]), "nibiru")
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
    game = use(colony(planet, have=[before]), planet)
    most = before[planet == "pembertonia_major"]
    rule = "CLARIFY-39" if planet == "pembertonia_major" else "CLARIFY-37"
    assert legal(game) == [f"exchange {number}" for number in range(1, most + 1)]
    assert refusal(game, "exchange 0") == refusal(game, f"exchange {most + 1}") == ("not-offered", rule)
    do(game, f"exchange {amount}")
    assert have(game) == after


def test_pembertonia_is_an_economy_planet() -> None:
    """CLARIFY-39."""
    game = scene("pembertonia_major.0", dice="economy diplomacy")
    assert faces(game) == ["economy"]
