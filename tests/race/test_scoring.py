"""Scores (SCORE)."""

from __future__ import annotations

import pytest

from starcup import SeatScore
from starcup.making import best_of
from tests.race.scenes import RULES, scene


@pytest.mark.parametrize(
    ("card", "others", "chips", "vp"),
    [
        ("alien_tech_institute", "alien_robotic_factory deserted_alien_library alien_rosetta_stone_world", 0, 9),
        ("free_trade_association", "artist_colony galactic_resort consumer_markets expanding_colony", 0, 7),
        ("galactic_federation", "new_economy public_works investment_credits", 0, 6),
        ("galactic_imperium", "rebel_base rebel_miners pirate_world new_sparta", 0, 6),
        ("galactic_renaissance", "research_labs", 17, 8),
        ("galactic_survey_seti", "expedition_force star_nomad_lair gem_world old_earth", 0, 6),
        ("merchant_guild", "new_vinland comet_zone plague_world alien_robotic_factory galactic_resort", 0, 8),
        ("mining_league", "comet_zone destroyed_world mining_robots mining_conglomerate", 0, 7),
        ("new_economy", "public_works gambling_world spice_world black_market_trading_world", 0, 6),
        ("new_galactic_order", "new_sparta space_marines contact_specialist new_military_tactics", 0, 5),
        ("new_galactic_order", "pan_galactic_league contact_specialist empath_world refugee_world", 0, -2),
        ("pan_galactic_league", "plague_world avian_uplift_race pirate_world contact_specialist", 0, 8),
        ("trade_league", "export_duties spice_world black_market_trading_world", 0, 5),
    ],
)
def test_six_cost_developments(card: str, others: str, chips: int, vp: int) -> None:
    """SCORE-6 to SCORE-20."""
    game = scene((f"{card} {others}", "epsilon_eridani"), chips=(chips,))
    (name,) = [design.name for design in RULES.cards if design.key == card]
    assert dict(RULES.scores(game.table)[0].lines)[name] == vp


def test_the_parts_of_a_score() -> None:
    """SCORE-1, SCORE-2."""
    hands = ("rebel_base", "")
    game = scene(("old_earth gem_world space_marines", "new_sparta"), hands, goods="gem_world", chips=(14,))
    score = RULES.scores(game.table)[0]
    assert (score.total, score.lines, score.tie_break) == (18, (("chips", 14), ("cards", 4)), 2)


def test_ties() -> None:
    """SCORE-3 to SCORE-5."""
    assert best_of([SeatScore(0, 30, 9), SeatScore(1, 30, 8)]) == (0,)
    assert best_of([SeatScore(0, 30, 9), SeatScore(1, 30, 9), SeatScore(2, 29, 12)]) == (0, 1)
