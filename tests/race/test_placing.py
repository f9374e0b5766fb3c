"""Develop and Settle: what can be placed, what it costs, what it brings (DEVELOP, SETTLE, MILITARY, PAY)."""

from __future__ import annotations

import pytest

from tests.race.scenes import act, answer, hand, kinds, legal, loaded, refusal, scene, tableau

FILL = "rebel_homeworld rebel_base terraformed_world new_earth tourist_world rebel_outpost plague_world"
"""Cards to pay with."""


def cost(tableau: str, card: str, action: str, using: str = "") -> int:
    """What a card costs; with the powers used."""
    paying = " ".join(key for key in FILL.split() if key != card and key not in tableau)
    developing = action == "develop"
    game = scene((tableau, "old_earth"), (f"{card} {paying}",))
    act(game, action if developing else "produce", "develop" if developing else "settle")
    answer(game, 0, f"{'develop' if developing else 'settle'} {card}")
    answer(game, 1, "pass")
    if using:
        answer(game, 0, f"using {using}")
    decision = game.decision(0)
    if decision is None or decision.kind != "pay":
        return 0
    return len(decision.legal[0].text.split()) - 1


@pytest.mark.parametrize(
    ("tableau", "card", "cards"),
    [
        ("new_sparta", "galactic_imperium", 5),
        ("new_sparta investment_credits galactic_federation", "galactic_imperium", 2),
        ("new_sparta investment_credits", "export_duties", 0),
    ],
)
def test_the_cost_of_a_development(tableau: str, card: str, cards: int) -> None:
    """DEVELOP-4, DEVELOP-5, DEVELOP-10."""
    assert cost(tableau, card, "develop") == cards


@pytest.mark.parametrize(
    ("tableau", "card", "using", "cards"),
    [
        ("new_sparta", "new_earth", "", 5),
        ("alpha_centauri replicant_robots mining_robots", "new_earth", "", 1),
        ("new_sparta replicant_robots mining_robots", "asteroid_belt", "", 0),
        ("new_sparta replicant_robots", "galactic_trendsetters", "", 3),
        ("new_sparta alien_tech_institute", "deserted_alien_colony", "", 3),
        ("new_sparta alien_tech_institute", "alien_rosetta_stone_world", "", 3),
        ("epsilon_eridani contact_specialist", "pirate_world", "", 2),
        ("epsilon_eridani contact_specialist", "rebel_fuel_cache", "", 0),
        ("epsilon_eridani contact_specialist replicant_robots", "rebel_homeworld", "", 4),
        ("epsilon_eridani contact_specialist mining_robots", "rebel_miners", "", 0),
        ("new_sparta colony_ship", "terraformed_world", "colony_ship", 0),
        ("new_sparta colony_ship", "alien_rosetta_stone_world", "colony_ship", 0),
        ("epsilon_eridani contact_specialist colony_ship", "rebel_homeworld", "contact_specialist colony_ship", 0),
    ],
)
def test_the_cost_of_a_world(tableau: str, card: str, using: str, cards: int) -> None:
    """PAY-1, PAY-4 to PAY-8, PAY-10, PAY-12, PAY-13, SETTLE-8."""
    assert cost(tableau, card, "settle", using) == cards


def settleable(tableau: str, hand: str) -> list[str]:
    """The worlds that can be placed."""
    game = act(scene((tableau, "old_earth"), (hand,)), "settle", "settle")
    return [text.split()[1] for text in legal(game) if text != "pass"]


@pytest.mark.parametrize(
    ("tableau", "hand", "worlds"),
    [
        ("new_sparta", "avian_uplift_race pirate_world", ["avian_uplift_race"]),
        ("new_sparta export_duties", "new_earth gem_world rebel_base", ["gem_world"]),
        ("epsilon_eridani galactic_imperium", "rebel_outpost lost_alien_warship", ["rebel_outpost"]),
        ("alpha_centauri", "rebel_fuel_cache star_nomad_lair", ["rebel_fuel_cache"]),
        ("new_sparta colony_ship", "pirate_world deserted_alien_colony terraformed_world", ["terraformed_world"]),
        ("new_sparta empath_world contact_specialist", "outlaw_world", ["outlaw_world"]),
        ("epsilon_eridani contact_specialist", "alien_robot_sentry", []),
        ("epsilon_eridani new_military_tactics", "rebel_warrior_race lost_alien_warship", ["rebel_warrior_race"]),
    ],
)
def test_what_can_be_settled(tableau: str, hand: str, worlds: list[str]) -> None:
    """SETTLE-9, MILITARY-2, MILITARY-5 to MILITARY-8, PAY-8, PAY-9, PAY-12, PAY-14."""
    assert settleable(tableau, hand) == worlds


def test_refusals_name_their_rule() -> None:
    """DEVELOP-1, DEVELOP-6, DEVELOP-11, SETTLE-9, MILITARY-2."""
    cards = "public_works galactic_imperium gem_world"
    game = act(scene(("old_earth public_works", "new_sparta"), (cards,)), "develop", "develop")
    assert refusal(game, 0, "develop public_works") == ("twice", "DEVELOP-6")
    assert refusal(game, 0, "develop galactic_imperium") == ("cost", "DEVELOP-11")
    assert refusal(game, 0, "develop gem_world") == ("wrong-kind", "DEVELOP-1")
    assert refusal(game, 0, "develop drop_ships") == ("not-in-hand", "DEVELOP-1")
    assert refusal(game, 0, "settle gem_world") == ("wrong-kind", "DEVELOP-1")
    game = act(scene(("old_earth", "new_sparta"), ("pirate_world new_earth gem_world",)), "settle", "settle")
    assert refusal(game, 0, "settle pirate_world") == ("defense", "MILITARY-2")
    assert refusal(game, 0, "settle new_earth") == ("cost", "SETTLE-9")


def test_pay_exactly_the_cost_with_any_cards_but_the_one_placed() -> None:
    """PAY-2, PAY-3, TIMING-4."""
    game = act(
        scene(("old_earth", "new_sparta"), ("gem_world rebel_base tourist_world plague_world",)), "settle", "settle"
    )
    answer(game, 0, "settle gem_world")
    answer(game, 1, "pass")
    assert kinds(game) == ["pay"]
    assert refusal(game, 0, "pay rebel_base") == ("too-few", "PAY-3")
    assert refusal(game, 0, "pay rebel_base tourist_world plague_world") == ("too-many", "PAY-3")
    assert refusal(game, 0, "pay gem_world rebel_base") == ("not-offered", "PAY-3")
    assert refusal(game, 0, "done") == ("not-now", "PAY-3")
    answer(game, 0, "pay tourist_world, rebel_base")
    assert "plague_world" in hand(game)
    assert tableau(game) == ["old_earth", "gem_world"]


def test_what_a_seat_places_is_secret_until_all_are_ready() -> None:
    """SECRET-4, DEVELOP-2."""
    game = act(scene(("old_earth", "new_sparta"), ("gem_world rebel_base tourist_world",)), "settle", "settle")
    before = game.view(1)
    assert legal(game, 1) == ["pass"]  # asked all the same
    answer(game, 0, "settle gem_world")
    assert game.view(1) == before
    answer(game, 1, "pass")
    assert tableau(game) == ["old_earth", "gem_world"]


def test_the_bonus_and_powers_draw_after_placing_a_world() -> None:
    """SETTLE-3, SETTLE-4, SETTLE-6."""
    for placed, cards in (("settle rebel_fuel_cache", 2), ("pass", 1)):
        game = scene(("new_sparta terraforming_robots", "old_earth"), ("rebel_fuel_cache",))
        act(game, "settle", "settle")
        answer(game, 0, placed)
        answer(game, 1, "pass")
        assert len(hand(game)) == cards
        assert len(hand(game, 1)) == 0


def test_a_windfall_world_gets_a_good_a_production_world_none() -> None:
    """SETTLE-5, MILITARY-3."""
    for world, goods in (("rebel_fuel_cache", ["rebel_fuel_cache"]), ("rebel_miners", [])):
        game = act(scene(("new_sparta", "old_earth"), (world,)), "settle", "settle")
        answer(game, 0, f"settle {world}")
        answer(game, 1, "pass")
        assert tableau(game) == ["new_sparta", world]
        assert loaded(game) == goods


def test_conquest_and_payment_both_possible_are_decided_after_the_reveal() -> None:
    """PAY-11, MILITARY-10."""
    game = scene(("new_sparta space_marines contact_specialist", "old_earth"), ("pirate_world gem_world rebel_base",))
    act(game, "produce", "settle")
    answer(game, 0, "settle pirate_world")
    answer(game, 1, "pass")
    assert legal(game) == ["using none", "using contact_specialist"]
    assert refusal(game, 0, "using new_military_tactics") == ("no-power", "POWER-3")
    other = game.clone()
    answer(game, 0, "using none")
    assert len(hand(game)) == 2
    answer(other, 0, "using contact_specialist")
    assert hand(other) == []
    assert "contact_specialist" in tableau(other)


def test_an_optional_power_is_used_when_it_is_needed() -> None:
    """POWER-8, PAY-15, PAY-16."""
    game = scene(("new_sparta colony_ship", "old_earth"), ("terraformed_world gem_world rebel_base",))
    act(game, "produce", "settle")
    answer(game, 0, "settle terraformed_world")
    answer(game, 1, "pass")
    assert tableau(game) == ["new_sparta", "terraformed_world"]
    game = scene(("new_sparta colony_ship", "old_earth"), ("refugee_world",))
    act(game, "produce", "settle")
    answer(game, 0, "settle refugee_world")
    answer(game, 1, "pass")
    assert legal(game) == ["using none", "using colony_ship"]


def test_new_military_tactics_may_be_discarded_without_a_world() -> None:
    """MILITARY-8, MILITARY-9."""
    game = scene(("epsilon_eridani new_military_tactics", "old_earth"))
    act(game, "settle", "settle")
    answer(game, 0, "pass")
    answer(game, 1, "pass")
    assert legal(game) == ["using none", "using new_military_tactics"]
    answer(game, 0, "using new_military_tactics")
    assert tableau(game) == ["epsilon_eridani"]
    assert game.table.round == 2


def test_a_power_works_from_the_next_phase_on() -> None:
    """POWER-3, DEVELOP-9."""
    game = scene(("epsilon_eridani", "old_earth"), ("public_works lost_alien_warship gem_world rebel_miners",))
    act(game, "develop", "settle")
    answer(game, 0, "develop public_works")
    answer(game, 1, "pass")
    assert len(hand(game)) == 3  # it costs nothing with the bonus, and draws nothing for itself
    game = scene(("epsilon_eridani", "old_earth"), ("space_marines rebel_warrior_race gem_world rebel_base",))
    act(game, "develop", "settle")
    answer(game, 0, "develop space_marines")
    answer(game, 1, "pass")
    answer(game, 0, game.waiting()[0].legal[0].text)
    assert "settle rebel_warrior_race" in legal(game) or "rebel_warrior_race" not in hand(game)


def test_interstellar_bank_draws_before_cards_are_chosen() -> None:
    """DEVELOP-8, ROUND-3."""
    game = act(scene(("old_earth interstellar_bank", "new_sparta")), "develop", "settle")
    assert len(hand(game)) == 1
    assert kinds(game) == ["place", "place"]


def test_other_copies_and_copies_that_have_left_do_not_matter() -> None:
    """DEVELOP-7."""
    game = scene(
        ("old_earth colony_ship", "new_sparta"), ("gem_world colony_ship rebel_base plague_world", "export_duties")
    )
    act(game, "settle", "settle")
    answer(game, 0, "settle gem_world")
    answer(game, 1, "pass")
    answer(game, 0, "using colony_ship")
    act(game, "develop", "develop")
    assert "develop colony_ship" in legal(game)


def test_no_card_drawn_for_a_world_pays_for_it() -> None:
    """SETTLE-7, SETTLE-1, SETTLE-2."""
    cards = "gem_world rebel_base tourist_world plague_world"
    game = act(scene(("old_earth terraforming_robots", "new_sparta"), (cards,)), "settle", "settle")
    answer(game, 0, "settle gem_world")
    answer(game, 1, "pass")
    decision = game.decision(0)
    assert decision is not None
    assert decision.answers is not None
    assert set(decision.answers.offered) == {"rebel_base", "tourist_world", "plague_world"}
    answer(game, 0, "pay rebel_base tourist_world")
    assert len(hand(game)) == 1 + 2


def test_civil_worlds_are_paid_for_and_military_ones_conquered() -> None:
    """MILITARY-1, MILITARY-4, MILITARY-11."""
    strong = "new_sparta space_marines drop_ships"
    assert settleable(strong, "gem_world") == []
    assert settleable("earths_lost_colony", "rebel_fuel_cache gem_world rebel_base") == ["gem_world"]
    game = scene((strong, "old_earth"), ("rebel_homeworld lost_alien_battle_fleet",))
    for world in ("rebel_homeworld", "lost_alien_battle_fleet"):  # military is not used up
        act(game, "produce", "settle")
        answer(game, 0, f"settle {world}")
        answer(game, 1, "pass")
        while kinds(game) == ["windfall"]:
            answer(game, 0, legal(game)[0])
    assert tableau(game)[-2:] == ["rebel_homeworld", "lost_alien_battle_fleet"]
