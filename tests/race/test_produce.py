"""Produce (PRODUCE, GOODS)."""

from __future__ import annotations

from tests.race.scenes import RaceGame, act, answer, hand, legal, loaded, refusal, scene


def producing(tableau: str, goods: str = "", action: str = "consume_trade", other: str = "new_sparta") -> RaceGame:
    """A game in which seat 1 chose Produce."""
    return act(scene((tableau, other), goods=goods), action, "produce")


def test_every_empty_production_world_gets_one_good() -> None:
    """PRODUCE-1 to PRODUCE-3, GOODS-4."""
    game = producing("old_earth artist_colony comet_zone asteroid_belt", "artist_colony", "develop")
    for seat in (0, 1):
        answer(game, seat, "pass")
    assert loaded(game) == ["artist_colony", "comet_zone"]
    assert len(hand(game)) == 1  # of Comet Zone


def test_the_bonus_is_one_windfall_world_of_the_owners_choice() -> None:
    """PRODUCE-4, PRODUCE-6."""
    game = producing("old_earth asteroid_belt destroyed_world avian_uplift_race", "avian_uplift_race", "produce")
    assert legal(game) == ["produce asteroid_belt with bonus", "produce destroyed_world with bonus"]
    assert refusal(game, 0, "produce avian_uplift_race with bonus") == ("has-good", "PRODUCE-2")
    assert refusal(game, 0, "done") == ("not-now", "PRODUCE-6")
    answer(game, 0, "produce destroyed_world with bonus")
    assert sorted(loaded(game)) == ["avian_uplift_race", "destroyed_world"]


def test_powers_for_windfall_worlds_of_a_kind() -> None:
    """PRODUCE-5."""
    worlds = "asteroid_belt destroyed_world radioactive_world"
    game = producing(f"mining_robots mining_league {worlds}", "", "produce", "new_sparta")
    while legal(game) and legal(game)[0].startswith("produce "):
        answer(game, 0, legal(game)[0])
    assert len(loaded(game)) == 3
    game = act(scene((f"mining_robots mining_league {worlds}", "new_sparta")), "settle", "produce")
    for seat in (0, 1):
        answer(game, seat, "pass")
    answer(game, 0, "produce destroyed_world with mining_league", "produce asteroid_belt with mining_robots")
    assert loaded(game) == ["asteroid_belt", "destroyed_world"]


def test_the_order_of_windfall_powers_is_the_owners() -> None:
    """PRODUCE-6, POWER-6."""
    game = producing("genetics_lab avian_uplift_race asteroid_belt", "", "produce")
    assert legal(game) == [
        "produce avian_uplift_race with genetics_lab",
        "produce avian_uplift_race with bonus",
        "produce asteroid_belt with bonus",
    ]
    answer(game, 0, "produce avian_uplift_race with bonus")
    assert loaded(game) == ["avian_uplift_race"]  # nothing is left for the other power


def test_draws_for_goods_produced_here() -> None:
    """PRODUCE-7, PRODUCE-8."""
    game = producing("gem_world lost_species_ark_world runaway_robots", "gem_world", "produce")
    assert len(hand(game)) == 2 + 1
    assert sorted(loaded(game)) == ["gem_world", "lost_species_ark_world", "runaway_robots"]


def test_draws_that_count_goods_and_kinds() -> None:
    """PRODUCE-9, PRODUCE-10, PRODUCE-13."""
    game = producing("consumer_markets artist_colony secluded_world pirate_world", "artist_colony", "produce")
    assert len(hand(game)) == 2
    game = producing("diversified_economy artist_colony secluded_world distant_world", "", "produce")
    assert len(hand(game)) == 2
    game = producing("research_labs alien_robotic_factory deserted_alien_library", "", "produce")
    assert len(hand(game)) == 2


def test_most_rare_elements_of_all() -> None:
    """PRODUCE-11."""
    for mine, others, cards in (
        ("bio_hazard_mining_world new_earth", "imperium_armaments_world", 2),
        ("bio_hazard_mining_world new_earth", "imperium_armaments_world rebel_miners", 0),
        ("artist_colony", "gem_world", 0),
    ):
        game = producing(f"mining_conglomerate {mine}", other=others)
        assert len(hand(game)) == cards


def test_draws_whatever_was_produced() -> None:
    """PRODUCE-12."""
    game = producing(
        "pan_galactic_league plague_world avian_uplift_race aquatic_uplift_race", "plague_world", "produce"
    )
    answer(game, 0, "produce avian_uplift_race with bonus")
    assert len(hand(game)) == 3
    assert len(hand(producing("merchant_guild rebel_underground"))) == 3
