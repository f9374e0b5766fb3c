"""Actions of planets in general: prices, limits, effects, and planets that use planets (EFFECT)."""

from __future__ import annotations

from itertools import combinations

import pytest

from starcup import Rng
from starcup_tiny_epic._rules.terms import COLONY
from starcup_tiny_epic._rules.using import usable as usable_by
from tests.tiny_epic.rules.turns import (
    RULES,
    changed,
    colonies,
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
    usable,
    use,
    variant,
)  # fmt: skip

OWN_TURN = ("birkomius", "bisschop", "clj_0517", "la_torres", "zalax", "maia", "gyore", "nibiru")
ONCE = ("birkomius", "bisschop", "clj_0517", "la_torres", "nagato", "zavodnick")
CHAINED = ("umbra_forum", "piedes", "sargus_36", "walsfeo", "zavodnick")


def test_you_are_the_one_who_carries_it_out() -> None:
    """EFFECT-1: a follower's Vici-KS156 brings energy to him."""
    game = scene(dice="colony", have=[(2, 0), (0, 1)], levels=[1, 6], colonies=["", "vici_ks156"])
    do(game, "activate colony")
    assert changed(game, "follow") == {1: (1, -1)}


@pytest.mark.parametrize(
    ("planet", "price"),
    [
        ("brumbaugh", (2, 0)), ("hoefker", (1, 0)), ("jorg", (0, 2)), ("nagato", (0, 1)), ("nakagawakozi", (2, 0)),
        ("padraigin_3110", (0, 2)), ("sargus_36", (1, 0)), ("walsfeo", (0, 1)),
    ],
)  # fmt: skip
def test_a_price_is_paid_in_full_or_the_action_is_not_used(planet: str, price: tuple[int, int]) -> None:
    """EFFECT-2."""
    short = max(0, price[0] - 1), max(0, price[1] - 1)
    for amounts, able in ((price, True), (short, False)):
        game = scene(
            "maia.1 gort.1", "maia.1 gort.1", dice="colony move", have=[amounts], levels=[6, 1],
            colonies=[planet, "jakks vici_ks156"],
        )  # fmt: skip
        assert usable(game, planet) == able


def test_which_planets_have_a_price() -> None:
    """EFFECT-2: all others are free; Lureena and Mared have that of an upgrade."""
    priced = {planet.key for planet in RULES.planets if planet.action.energy or planet.action.culture}
    assert priced == {"brumbaugh", "hoefker", "jorg", "nagato", "nakagawakozi", "padraigin_3110"}


def test_a_refused_price_names_the_rule() -> None:
    """EFFECT-2."""
    game = scene(dice="colony move", have=[(0, 3)], colonies=["hoefker jakks"])
    assert unusable(game, "hoefker") == ("cannot-pay", "EFFECT-2")


def test_what_would_change_nothing_costs_nothing() -> None:
    """EFFECT-3: Padraigin-3110 without a ship on a diplomacy track: C stays; Hoefker at C7: not usable, E stays."""
    game = scene(dice="colony move", have=[(3, 3)], colonies=["padraigin_3110"])
    assert unusable(game, "padraigin_3110") == ("no-effect", "EFFECT-3")
    game = scene(dice="colony move", have=[(3, 7)], colonies=["hoefker"])
    assert unusable(game, "hoefker") == ("no-effect", "EFFECT-3")
    for planet, amounts in (("padraigin_3110", (3, 3)), ("hoefker", (3, 7))):
        game = scene(row=planet, have=[amounts])
        assert changed(game, "activate move", f"move galaxy to {planet}.surface") == {}
        assert question(game) == (0, "turn")


def test_paying_another_player_alone_is_no_effect() -> None:
    """EFFECT-3: Sargus-36 with a colony of another that does nothing now."""
    game = scene(dice="colony move", have=[(3, 7)], colonies=["sargus_36", "jakks"])
    assert unusable(game, "sargus_36") == ("no-effect", "EFFECT-3")


def test_eight_planets_work_in_the_own_turn_only() -> None:
    """EFFECT-4, EFFECT-5."""
    assert {planet.key for planet in RULES.planets if planet.action.own_turn} == set(OWN_TURN)
    assert {planet.key for planet in RULES.planets if planet.action.once} == set(ONCE)


@pytest.mark.parametrize("planet", OWN_TURN)
def test_a_follower_may_land_there_but_nothing_happens(planet: str) -> None:
    """EFFECT-4, LAND-2."""
    game = scene(row=planet, dice="move energy energy", have=[(2, 2), (2, 2)])
    do(game, "activate move", "move galaxy to jakks.orbit", "follow")
    assert changed(game, f"move galaxy to {planet}.surface") == {}
    assert question(game) == (0, "turn")
    assert f"{planet}.surface" in ships(game, 1)


@pytest.mark.parametrize("planet", OWN_TURN)
def test_a_follower_can_not_use_such_a_colony(planet: str) -> None:
    """EFFECT-4, EFFECT-15."""
    game = scene(dice="colony energy energy", have=[(2, 0), (2, 3)], colonies=["", f"{planet} jakks"])
    do(game, "activate colony", "follow")
    assert refusal(game, f"use {planet}") == ("own-turn", "EFFECT-4")


@pytest.mark.parametrize("planet", OWN_TURN)
def test_they_work_in_the_own_turn(planet: str) -> None:
    """EFFECT-4."""
    game = land(scene(row=planet, dice="move energy energy", have=[(2, 2), (2, 2)]), planet)
    assert legal(game) == [f"use {planet}", "decline"]


def test_landing_and_colony_count_together() -> None:
    """EFFECT-6: Nagato by landing and again through Umbra-Forum in the same turn: second use refused."""
    game = colony("umbra_forum", row="nagato gort maia jakks", dice="move colony energy", have=[(2, 4)])
    land(game, "nagato", "use nagato", "move galaxy to gort.orbit", "move galaxy to maia.orbit")
    use(game, "umbra_forum")
    if question(game) == (0, "use-row"):
        assert refusal(game, "use nagato") == ("once-per-turn", "EFFECT-6")


def test_the_limit_counts_for_each_player_or_for_all_together_by_an_option() -> None:
    """EFFECT-6: a follower uses Zavodnick through Sargus-36 in the same turn."""
    owned = ["zavodnick", "sargus_36"]
    amounts = [(0, 0), (1, 1)]
    game = scene("jakks.0", dice="colony energy", have=amounts, levels=[6, 6], colonies=owned)
    use(game, "zavodnick", "choose energy", "pass")
    assert question(game) == (1, "follow")
    do(game, "follow")
    assert question(game) == (1, "any-action")
    together = variant(once_per_turn="together")
    game = scene("jakks.0", dice="colony energy", have=amounts, levels=[6, 6], colonies=owned, rules=together)
    use(game, "zavodnick", "choose energy", "pass")
    assert question(game) == (0, "turn")
    amounts = [(0, 0), (2, 3)]
    game = scene("jakks.0", dice="colony energy", have=amounts, levels=[6, 1], rules=together, colonies=[
        "zavodnick", "sargus_36 vici_ks156",
    ])  # fmt: skip
    use(game, "zavodnick", "choose energy", "pass", "follow")
    assert refusal(game, "use sargus_36") == ("no-effect", "EFFECT-3")


def test_the_limit_is_over_with_the_turn_of_the_active_player() -> None:
    """EFFECT-6, ENDTURN-7: followers' marks, too."""
    game = scene(dice="colony energy", have=[(2, 0), (0, 2)], levels=[1, 6], colonies=["", "nagato"])
    do(game, "activate colony", "follow", "move galaxy to jakks.orbit", "move galaxy to vici_ks156.orbit")
    assert game.table.empires[1].used
    do(game, "end turn")
    assert not game.table.empires[1].used


@pytest.mark.parametrize(("space", "after"), [(1, 0), (2, 0), (3, 1)])
def test_a_ship_pushed_back_stops_on_the_start_space(space: int, after: int) -> None:
    """EFFECT-7: space 1, pushed back 2: space 0."""
    game = do(colony("jorg", "", f"maia.{space}", have=[(0, 2)]), "activate colony")
    assert ships(game, 1) == ["galaxy", f"maia.{after}"]


def test_only_ships_beyond_the_start_space_can_be_pushed_back() -> None:
    """EFFECT-8: all enemy ships on 0: K-Widow not usable."""
    game = scene("", "maia.0 gort.0", dice="colony", have=[(2, 2)], colonies=["k_widow"])
    assert unusable(game, "k_widow") == ("no-effect", "EFFECT-3")
    game = scene("", "maia.0 gort.1 jakks.1", dice="colony", levels=[6, 3], colonies=["k_widow"])
    use(game, "k_widow")
    assert refusal(game, "push back 1.maia")[1] == "EFFECT-8"


def test_two_spaces_are_for_one_ship() -> None:
    """EFFECT-9: ship one step before the symbol: colonises, nothing else moves."""
    game = do(colony("nakagawakozi", "hoefker.2", have=[(2, 0)]), "activate colony")
    assert (colonies(game)[1:], ships(game)) == (["hoefker"], ["galaxy"] * 4)


def test_an_advance_in_the_turn_of_another_colonises_as_well() -> None:
    """EFFECT-10: by a follower's Shouhua."""
    game = scene(
        "", "jakks.1", row="jakks maia gort helios", dice="colony", have=[(2, 0), (0, 1)], levels=[1, 6],
        colonies=["", "shouhua"], deck="zalax",
    )  # fmt: skip
    do(game, "activate colony", "follow")
    assert (colonies(game, 1), row(game)) == (["shouhua", "jakks"], ["zalax", "maia", "gort", "helios"])


def test_gains_stop_at_seven() -> None:
    """EFFECT-11, EFFECT-13."""
    game = do(colony("jac_110912", have=[(0, 6), (0, 7), (0, 6)], players=3), "activate colony")
    assert [have(game, seat) for seat in range(3)] == [(0, 7)] * 3


def test_what_is_paid_to_another_leaves_the_payer() -> None:
    """EFFECT-12."""
    game = scene(dice="colony", have=[(0, 1), (0, 7)], levels=[6, 6], colonies=["walsfeo", "vici_ks156"])
    do(game, "activate colony")
    assert (have(game), have(game, 1)) == ((1, 0), (0, 7))


def test_a_planet_action_opens_no_window_of_its_own() -> None:
    """EFFECT-14: one question for the die, none for the planet, none for a ship that it advances."""
    game = scene("maia.0", row="shouhua", dice="move", have=[(2, 1), (0, 2)], levels=[1, 1])
    land(game, "shouhua", "use shouhua")
    assert question(game) == (1, "follow")
    do(game, "pass")
    assert question(game) == (1, "turn")


def test_limits_hold_through_another_planet() -> None:
    """EFFECT-15: own turn, once per turn and price, through Umbra-Forum."""
    lying = "maia nibiru birkomius hoefker"
    game = colony("umbra_forum", row=lying, dice="colony colony energy energy", have=[(0, 0)])
    use(game, "umbra_forum")
    assert legal(game) == ["use maia", "use nibiru", "use birkomius"]
    do(game, "use birkomius")
    use(game, "umbra_forum")
    assert refusal(game, "use birkomius") == ("once-per-turn", "EFFECT-6")
    assert refusal(game, "use hoefker") == ("cannot-pay", "EFFECT-2")


def test_an_action_is_not_started_inside_itself() -> None:
    """EFFECT-16: Umbra-Forum cannot choose Umbra-Forum."""
    game = land(scene(row="umbra_forum jakks zalax maia", have=[(0, 0)]), "umbra_forum", "use umbra_forum")
    assert refusal(game, "use umbra_forum") == ("in-use", "EFFECT-16")
    assert "use jakks" in legal(game)


def test_nor_inside_itself_by_a_detour() -> None:
    """EFFECT-16: Umbra-Forum, Piedes, colony face, Umbra-Forum: refused; every chain ends."""
    game = scene(
        row="piedes jakks vici_ks156 maia", dice="colony", bay="energy", have=[(2, 2)], colonies=["umbra_forum hoefker"]
    )
    use(game, "umbra_forum", "use piedes", "repeat colony")
    assert refusal(game, "use umbra_forum") == ("in-use", "EFFECT-16")
    do(game, "use hoefker")
    assert (have(game), game.table.in_use) == ((1, 4), ())


def test_after_its_end_the_action_may_be_used_again() -> None:
    """EFFECT-16, UTILIZE-5."""
    game = colony("umbra_forum", row="jakks maia", dice="colony colony move", have=[(0, 0)])
    use(game, "umbra_forum", "use jakks")
    use(game, "umbra_forum", "use jakks")
    assert have(game) == (0, 2)


def test_another_player_may_use_it_meanwhile() -> None:
    """EFFECT-16: "the same player's use"; a free follow of Zavodnick by way of Walsfeo and again Zavodnick."""
    game = scene(
        dice="colony energy", have=[(0, 0), (0, 1)], levels=[6, 6], colonies=["zavodnick jakks", "walsfeo hoefker"]
    )
    use(game, "zavodnick", "choose colony")
    assert question(game) == (1, "follow")
    do(game, "follow")
    assert refusal(game, "use zavodnick") == ("", "")


def test_each_link_of_a_chain_is_paid() -> None:
    """EFFECT-17: Sargus-36 into Walsfeo: 1 energy and 1 culture."""
    game = scene(
        dice="colony", have=[(1, 1), (0, 0), (0, 0)], levels=[6, 6, 6], players=3,
        colonies=["sargus_36", "walsfeo", "vici_ks156"],
    )  # fmt: skip
    assert changed(game, "activate colony", "use walsfeo") == {0: (0, -1), 1: (1, 0), 2: (0, 1)}


def test_chains_are_refused_by_an_option() -> None:
    """EFFECT-17."""
    refused = variant(chains="refused")
    owned = ["sargus_36", "walsfeo jakks", "vici_ks156"]
    game = scene(dice="colony move", have=[(3, 3), (0, 0), (0, 0)], players=3, colonies=owned, rules=refused)
    use(game, "sargus_36")
    assert legal(game) == ["use jakks", "use vici_ks156"]
    assert refusal(game, "use walsfeo") == ("chain", "EFFECT-17")


def test_a_landing_by_nagato_is_no_link_of_a_chain() -> None:
    """EFFECT-17 with chains refused: Nagato moves ships, it uses no planet."""
    game = colony("nagato", row="umbra_forum jakks maia gort", have=[(0, 1)], rules=variant(chains="refused"))
    do(game, "activate colony", "move galaxy to umbra_forum.surface")
    assert question(game) == (0, "landing")


LAID = [(group, free) for size in (1, 2, 3, 4) for group in combinations(CHAINED, size) for free in (True, False)]


@pytest.mark.parametrize(("mine", "movable"), LAID)
def test_trying_a_chain_leaves_the_table_as_it_was(mine: tuple[str, ...], movable: bool) -> None:
    """EFFECT-3, EFFECT-16: whoever owns which, and even if nothing else is possible."""
    theirs = " ".join(planet for planet in CHAINED if planet not in mine)
    game = scene(
        row="jakks - - -" if movable else "- - - -", deck="", dice="colony move", bay="colony", have=[(3, 3), (3, 3)],
        levels=[6, 6], colonies=[" ".join(mine), theirs],
    )  # fmt: skip
    before = game.save()
    for seat in (0, 1):
        for planet in range(len(RULES.planets)):
            usable_by(game.table, seat, planet)
    assert game.save() == before
    assert game.table.in_use == ()


@pytest.mark.parametrize("seed", range(12))
def test_every_chain_ends(seed: int) -> None:
    """EFFECT-16, EFFECT-17: answers at random, with all planets that use planets in play, and again and again."""
    rng = Rng(seed)
    where: list[list[str]] = [[], [], []]
    lying = list[str]()
    for planet in CHAINED:
        place = rng.below(4)
        (lying if place == 3 else where[place]).append(planet)
    game = scene(
        row=" ".join([*lying, "nagato jakks zalax"][: 5]), dice="colony colony colony move economy diplomacy colony",
        have=[(7, 7)] * 3, levels=[6, 6, 6], colonies=[" ".join(owned) for owned in where], players=3, seed=seed,
    )  # fmt: skip
    for _ in range(400):
        if game.finished or game.table.turn > 2:
            break
        (decision,) = game.waiting()
        chosen = decision.legal[rng.below(len(decision.legal))]
        game.submit(decision.seat, chosen)
        assert RULES.faults(game.table) == []
        assert len(set(game.table.in_use)) == len(game.table.in_use)
        if decision.kind == "turn" and game.waiting() and question(game)[1] in ("turn", "follow"):
            assert game.table.in_use == ()
    assert game.table.turn > 2 or game.finished


def test_a_colony_that_is_used_needs_the_die_to_be_activated_first() -> None:
    """EFFECT-3, ACTIVATE-8: Zalax alone with the last die would re-roll nothing, so the die stays unused."""
    game = scene(dice="colony", have=[(1, 0)], levels=[6], colonies=["sargus_36", "zalax gyore"])
    assert legal(game) == ["re-roll", "end turn"]
    assert game.table.unused == (COLONY,)
    assert level(game) == 6
