"""Develop and Settle in numbers: each example of the rules (DEVELOP, SETTLE, MILITARY, PAY)."""

from __future__ import annotations

import pytest

from starcup_race import offer
from starcup_race.testing import RaceGame
from tests.race.scenes import RULES, act, answer, hand, kinds, legal, loaded, passes, refusal, scene, tableau

PAYERS = "rebel_homeworld rebel_base tourist_world new_earth rebel_outpost deserted_alien_library"
"""Cards to pay with."""


def settling(mine: str, cards: str, *, bonus: bool = False) -> RaceGame:
    """Seat 0 may settle; seat 1 chose Settle, too."""
    return act(scene((mine, "gem_world"), (cards,)), "settle" if bonus else "produce", "settle")


def placed(game: RaceGame, text: str) -> RaceGame:
    """Seat 0 places a card, seat 1 none."""
    return passes(answer(game, 0, text), 1)


def paid(game: RaceGame) -> RaceGame:
    """Seat 0 pays with what comes first."""
    while kinds(game)[:1] == ["pay"]:
        answer(game, 0, legal(game)[0])
    return game


# Develop.


def test_develop_costs_as_many_cards() -> None:
    """DEVELOP-3, PAY-2: cost 3, hand 4 with the card: hand 0."""
    game = act(scene(("old_earth", "new_sparta"), ("mining_conglomerate rebel_base new_earth tourist_world",)),
               "settle", "develop")  # fmt: skip
    placed(game, "develop mining_conglomerate")
    assert hand(game) == []
    assert tableau(game) == ["old_earth", "mining_conglomerate"]


def test_at_most_one_card_or_none() -> None:
    """DEVELOP-1, SETTLE-1."""
    game = act(scene(("old_earth", "new_sparta"), ("space_marines refugee_world drop_ships",)), "develop", "settle")
    assert refusal(game, 0, "develop space_marines drop_ships")[0] == "not-understood"
    passes(game)
    assert tableau(game) == ["old_earth"]
    assert legal(game) == ["settle refugee_world", "pass"]


def test_the_bonus_of_develop() -> None:
    """DEVELOP-4, ROUND-5, ROUND-7: cost 6: 5 cards; no world gets cheaper."""
    game = scene(("old_earth", "new_sparta"), (f"galactic_imperium {PAYERS}",))
    assert offer(game.table, 0, "galactic_imperium", bonus=True).cost == 5
    assert offer(game.table, 0, "new_earth", bonus=True).cost == 5
    act(game, "develop", "settle")
    placed(game, "develop galactic_imperium")
    assert {len(text.split()) - 1 for text in legal(game)} == {5}
    answer(game, 0, legal(game)[0])
    assert len(hand(game)) == 1


def test_a_phase_that_three_chose_is_one_with_three_bonuses() -> None:
    """ROUND-6, ROUND-4: 3 players choose Develop: one phase, all pay 1 less."""
    hands = (
        "space_marines rebel_base",
        "drop_ships new_earth tourist_world rebel_outpost",
        "export_duties",
        "public_works rebel_homeworld",
    )
    game = scene(("old_earth", "new_sparta", "gem_world", "epsilon_eridani"), hands)
    act(game, "develop", "develop", "develop", "consume_2x")
    for seat, card in enumerate(("space_marines", "drop_ships", "export_duties", "public_works")):
        answer(game, seat, f"develop {card}")
    assert [len(hand(game, seat)) for seat in range(4)] == [0, 0, 0, 0]
    assert game.table.round == 2


def test_no_card_is_drawn_for_a_cost_below_nothing() -> None:
    """DEVELOP-5, PAY-4: cost 1 with Investment Credits and the bonus: 0 cards, none drawn."""
    game = act(
        scene(("old_earth investment_credits", "new_sparta"), ("export_duties rebel_base",)), "develop", "settle"
    )
    placed(game, "develop export_duties")
    assert hand(game) == ["rebel_base"]


def test_the_card_of_interstellar_bank_may_be_placed_or_pay() -> None:
    """DEVELOP-8: it comes before the choice."""
    game = scene(("old_earth interstellar_bank", "new_sparta"), supply="export_duties rebel_base")
    act(game, "develop", "settle")
    (drawn,) = hand(game)
    assert legal(game) == (["develop export_duties", "pass"] if drawn == "export_duties" else ["pass"])
    game = scene(("old_earth interstellar_bank", "new_sparta"), ("space_marines",), supply="rebel_base rebel_homeworld")
    act(game, "produce", "develop")
    assert refusal(game, 0, "develop space_marines") == ("cost", "DEVELOP-11")  # 2, with one card drawn
    game = scene(("old_earth interstellar_bank", "new_sparta"), ("export_duties",), supply="rebel_base rebel_homeworld")
    act(game, "produce", "develop")
    placed(game, "develop export_duties")
    assert (hand(game), tableau(game)[-1]) == ([], "export_duties")


def test_public_works_draws_for_the_next_development() -> None:
    """DEVELOP-9, POWER-3: itself 0 cards; the next one (cost 2, hand 3 with it): 0 + 1 = 1."""
    game = act(scene(("old_earth", "new_sparta"), ("public_works rebel_base",)), "settle", "develop")
    placed(game, "develop public_works")
    assert hand(game) == []
    passes(game)
    game = act(
        scene(("old_earth public_works", "new_sparta"), ("space_marines rebel_base new_earth",)), "settle", "develop"
    )
    placed(game, "develop space_marines")
    assert len(hand(game)) == 1
    assert not {"rebel_base", "new_earth"} & set(hand(game))  # the card drawn did not pay


def test_what_cannot_be_paid_cannot_be_chosen_and_what_is_revealed_is_placed() -> None:
    """DEVELOP-11: hand of 3 cards, cost 3: illegal."""
    game = act(scene(("old_earth", "new_sparta"), ("mining_conglomerate rebel_base new_earth",)), "settle", "develop")
    assert refusal(game, 0, "develop mining_conglomerate") == ("cost", "DEVELOP-11")
    why = game.why(0, "develop mining_conglomerate")
    assert why is not None
    assert str(why) == "Mining Conglomerate costs 3, and you have 2 other cards to pay with. [DEVELOP-11]"
    game = act(
        scene(("old_earth", "new_sparta"), ("space_marines rebel_base new_earth drop_ships",)), "settle", "develop"
    )
    placed(game, "develop space_marines")
    for text in ("pass", "done", "develop drop_ships"):
        assert refusal(game, 0, text) == ("not-now", "PAY-3")


# Settle.


def test_the_bonus_and_terraforming_robots() -> None:
    """SETTLE-3, SETTLE-4, SETTLE-6: with both 2 cards; without a world none."""
    for cards, mine, bonus in (
        (2, "new_sparta terraforming_robots", True),
        (1, "new_sparta", True),
        (0, "new_sparta", False),
    ):
        game = placed(settling(mine, "rebel_fuel_cache", bonus=bonus), "settle rebel_fuel_cache")
        assert len(hand(game)) == cards
    game = passes(settling("new_sparta terraforming_robots", "rebel_fuel_cache", bonus=True))
    assert hand(game) == ["rebel_fuel_cache"]
    game = settling("old_earth terraforming_robots", "artist_colony rebel_base")
    assert len(hand(placed(game, "settle artist_colony"))) == 1  # paid for, and one drawn


@pytest.mark.parametrize(("world", "cost"), [("old_earth", 3), ("alpha_centauri", 2), ("epsilon_eridani", 2)])
def test_start_worlds_from_the_supply_are_ordinary_worlds(world: str, cost: int) -> None:
    """SETTLE-8: Old Earth costs 3; New Sparta is D2; Alpha Centauri costs 2 and gets its windfall good."""
    game = settling("earths_lost_colony", f"{world} {PAYERS}")
    assert offer(game.table, 0, world).cost == cost
    placed(game, f"settle {world}")
    assert {len(text.split()) - 1 for text in legal(game)} == {cost}
    paid(game)
    assert tableau(game)[-1] == world
    assert (world in loaded(game)) == (world == "alpha_centauri")
    sparta = offer(settling("earths_lost_colony", "new_sparta").table, 0, "new_sparta")
    assert (sparta.cost, sparta.defense, sparta.ways) == (None, 2, ())


def test_a_world_that_cannot_be_placed_cannot_be_chosen() -> None:
    """SETTLE-9, POWER-8: powers that need a discard included."""
    game = settling("earths_lost_colony", "new_earth rebel_base")
    assert refusal(game, 0, "settle new_earth") == ("cost", "SETTLE-9")
    game = settling("earths_lost_colony colony_ship", "new_earth rebel_base")
    placed(game, "settle new_earth")
    assert tableau(game) == ["earths_lost_colony", "new_earth"]


# Military.


def test_military_has_to_reach_the_defense() -> None:
    """MILITARY-2: military 3: D3 yes, D4 no."""
    game = settling("old_earth drop_ships", "pirate_world malevolent_lifeforms")
    assert legal(game) == ["settle pirate_world", "pass"]
    why = game.why(0, "settle malevolent_lifeforms")
    assert why is not None
    assert str(why) == "Malevolent Lifeforms needs military 4, its defense, and you have 3 against it. [MILITARY-2]"


def test_a_conquered_world_costs_nothing_and_gets_its_good() -> None:
    """MILITARY-3, MILITARY-11: Lost Alien Warship: hand -1 (itself), one Alien good."""
    game = settling("new_sparta drop_ships", "lost_alien_warship rebel_base")
    placed(game, "settle lost_alien_warship")
    assert (hand(game), loaded(game)) == (["rebel_base"], ["lost_alien_warship"])


@pytest.mark.parametrize(
    ("mine", "military"),
    [
        ("new_sparta space_marines contact_specialist", 3),
        ("contact_specialist empath_world", -2),
        ("pan_galactic_league refugee_world", -2),
        ("epsilon_eridani imperium_armaments_world rebel_outpost", 3),
    ],
)
def test_total_military_adds_up_and_may_be_negative(mine: str, military: int) -> None:
    """MILITARY-5, MILITARY-6, MILITARY-4."""
    game = settling(mine, "pirate_world")
    assert offer(game.table, 0, "pirate_world").military == military


@pytest.mark.parametrize(
    ("mine", "world", "military"),
    [
        ("alpha_centauri", "rebel_fuel_cache", 1),
        ("alpha_centauri", "star_nomad_lair", 0),
        ("alien_rosetta_stone_world", "lost_alien_warship", 2),
        ("alien_tech_institute", "lost_alien_warship", 2),
        ("alien_tech_institute", "rebel_outpost", 0),
        ("epsilon_eridani galactic_imperium", "rebel_outpost", 5),
        ("epsilon_eridani galactic_imperium", "lost_alien_warship", 1),
    ],
)
def test_conditional_military_counts_against_matching_worlds(mine: str, world: str, military: int) -> None:
    """MILITARY-7: military 1 plus Galactic Imperium: Rebel Outpost (D5) yes, Lost Alien Warship (D5) no."""
    game = settling(mine, world)
    assert offer(game.table, 0, world).military == military
    assert (f"settle {world}" in legal(game)) == (military >= RULES.cards[RULES.index[world]].cost)


def test_new_military_tactics_for_three_more() -> None:
    """MILITARY-8, PAY-16: military 0: D3 conquered; 8 cards in the tableau before, 8 after."""
    seven = "old_earth artist_colony space_port comet_zone mining_world spice_world new_vinland"
    game = settling(f"{seven} new_military_tactics", "pirate_world alien_robot_scout_ship")
    assert legal(game) == ["settle pirate_world", "pass"]
    why = game.why(0, "settle alien_robot_scout_ship")
    assert why is not None
    assert "you have 0 against it, 3 with New Military Tactics" in str(why)
    before = len(tableau(game))
    placed(game, "settle pirate_world")
    assert (before, len(tableau(game))) == (8, 8)
    assert "new_military_tactics" not in tableau(game)


def test_two_tactics_add_up_and_only_those_needed_must_go() -> None:
    """MILITARY-8, POWER-5, POWER-8."""
    table = scene(("epsilon_eridani new_military_tactics", "gem_world"), ("pirate_world lost_alien_warship",)).table
    assert [way.discarded for way in offer(table, 0, "pirate_world").ways] == [("new_military_tactics",)]
    game = settling("new_sparta space_marines new_military_tactics", "pirate_world")
    assert [way.discarded for way in offer(game.table, 0, "pirate_world").ways] == [(), ("new_military_tactics",)]
    placed(game, "settle pirate_world")
    assert legal(game) == ["using none", "using new_military_tactics"]


def test_military_lowers_no_cost() -> None:
    """MILITARY-10: Contact Specialist, military 2 in total, D4: 3 cards, not 1."""
    game = settling("new_sparta epsilon_eridani contact_specialist", f"malevolent_lifeforms {PAYERS}")
    lifeforms = offer(game.table, 0, "malevolent_lifeforms")
    assert (lifeforms.military, lifeforms.defense) == (2, 4)
    assert [(way.using, way.cost) for way in lifeforms.ways] == [(("contact_specialist",), 3)]


# Paying.


def test_discounts_add_up() -> None:
    """PAY-1, PAY-5, POWER-1: New Earth (5) with Replicant Robots, Mining Robots and Alpha Centauri: 5-2-1-1 = 1."""
    table = scene(("alpha_centauri replicant_robots mining_robots", "gem_world"), ("new_earth rebel_base",)).table
    assert offer(table, 0, "new_earth").cost == 1
    assert offer(table, 0, "rebel_base").ways == ()  # nor do they lower a defense


@pytest.mark.parametrize(("world", "cost"), [("pirate_world", 2), ("rebel_fuel_cache", 0), ("rebel_homeworld", 6)])
def test_contact_specialist_pays_one_less_than_the_defense(world: str, cost: int) -> None:
    """PAY-8: Pirate World (D3): 2 cards; D1: 0 cards."""
    game = settling(
        "earths_lost_colony contact_specialist",
        f"{world} " + " ".join(key for key in PAYERS.split() if key != world) + " space_marines",
    )
    ways = offer(game.table, 0, world).ways
    assert [(way.using, way.discarded, way.cost) for way in ways] == [(("contact_specialist",), (), cost)]
    paid(placed(game, f"settle {world}"))
    assert {world, "contact_specialist"} < set(tableau(game))


def test_alien_military_worlds_are_conquered_only() -> None:
    """PAY-9, PAY-12, PAY-13."""
    for card in RULES.cards:
        if card.military and card.good == 3:
            game = settling("earths_lost_colony contact_specialist colony_ship", f"{card.key} {PAYERS}")
            assert offer(game.table, 0, card.key).ways == ()
            why = game.why(0, f"settle {card.key}")
            assert why is not None
            assert "Contact Specialist can't be used for it" in str(why)


def test_conquest_or_payment() -> None:
    """PAY-11, MILITARY-1: military 3 (its -1 included) with Contact Specialist, Pirate World: 0 or 2 cards."""
    game = settling("new_sparta space_marines contact_specialist", "pirate_world rebel_base new_earth")
    ways = offer(game.table, 0, "pirate_world").ways
    assert [(way.using, way.cost) for way in ways] == [((), 0), (("contact_specialist",), 2)]
    placed(game, "settle pirate_world")
    assert offer(game.table, 0, "pirate_world").ways == ways  # revealed, and not paid for yet


def test_colony_ship_places_civil_worlds_of_any_kind_but_alien() -> None:
    """PAY-12: Terraformed World (5): 0 cards; Deserted Alien Colony: refused; Alien Rosetta Stone World (grey): 0."""
    game = settling(
        "earths_lost_colony colony_ship", "terraformed_world deserted_alien_colony alien_rosetta_stone_world"
    )
    assert legal(game) == ["settle alien_rosetta_stone_world", "settle terraformed_world", "pass"]
    assert refusal(game, 0, "settle deserted_alien_colony") == ("cost", "SETTLE-9")
    why = game.why(0, "settle deserted_alien_colony")
    assert why is not None
    assert "Deserted Alien Colony costs 5, and you have 2 other cards" in str(why)
    assert "Colony Ship can't be used for it" in str(why)


def test_colony_ship_alone_places_no_military_world() -> None:
    """PAY-14: Pirate World, military 2, no Contact Specialist."""
    game = settling("new_sparta colony_ship", f"pirate_world {PAYERS}")
    assert refusal(game, 0, "settle pirate_world") == ("defense", "MILITARY-2")
    assert "Colony Ship alone places no military world" in str(game.why(0, "settle pirate_world"))
    game = settling("earths_lost_colony contact_specialist colony_ship", "rebel_homeworld")
    assert [way.using for way in offer(game.table, 0, "rebel_homeworld").ways] == [
        ("contact_specialist", "colony_ship")
    ]
    placed(game, "settle rebel_homeworld")
    assert tableau(game) == ["earths_lost_colony", "contact_specialist", "rebel_homeworld"]


def test_colony_ship_may_be_used_though_the_world_is_free() -> None:
    """PAY-15: Refugee World: with or without; what is named first does not matter."""
    game = placed(
        settling("earths_lost_colony colony_ship contact_specialist", "rebel_fuel_cache"), "settle rebel_fuel_cache"
    )
    assert legal(game) == ["using contact_specialist", "using contact_specialist colony_ship"]
    answer(game, 0, "using colony_ship, contact_specialist")
    assert tableau(game) == ["earths_lost_colony", "contact_specialist", "rebel_fuel_cache"]


def test_what_is_used_leaves_the_tableau_with_its_vp() -> None:
    """PAY-16: 8 cards, Colony Ship used: still 8 after the world."""
    seven = "old_earth artist_colony space_port comet_zone mining_world spice_world new_vinland"
    game = settling(f"{seven} colony_ship", "refugee_world")
    before = RULES.scores(game.table)[0].total
    placed(game, "settle refugee_world")
    answer(game, 0, "using colony_ship")
    assert len(tableau(game)) == 8
    assert "colony_ship" in RULES.names(game.table.discards)
    assert RULES.scores(game.table)[0].total == before + 1 - 1
