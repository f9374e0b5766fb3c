"""Explore (EXPLORE)."""

from __future__ import annotations

import pytest

from tests.race.scenes import act, answer, hand, kinds, refusal, scene

ALL_SIX = (
    "expedition_force star_nomad_lair malevolent_lifeforms galactic_renaissance galactic_survey_seti research_labs"
)


@pytest.mark.parametrize(
    ("action", "cards", "drawn", "kept"),
    [
        ("develop", "", 2, 1),
        ("explore_5", "", 7, 1),
        ("explore_1_1", "", 3, 2),
        ("explore_1_1", "research_labs malevolent_lifeforms", 4, 3),
        ("explore_5", ALL_SIX, 14, 3),
    ],
)
def test_bonuses_and_powers_add_up(action: str, cards: str, drawn: int, kept: int) -> None:
    """EXPLORE-1, EXPLORE-4 to EXPLORE-7."""
    game = act(scene((f"old_earth {cards}", "new_sparta")), action, "explore_5")
    decision = game.decision(0)
    assert decision is not None
    looking = game.view(0).me.looking
    assert (len(looking), decision.kind) == (drawn, "keep")
    assert {len(choice.text.split()) - 1 for choice in decision.legal[:20]} == {kept}


def test_all_cards_are_dealt_before_anybody_discards() -> None:
    """EXPLORE-2, EXPLORE-3."""
    game = act(scene(("old_earth", "new_sparta")), "explore_5", "explore_1_1")
    before = len(game.table.supply)
    assert kinds(game) == ["keep", "keep"]
    for seat in (1, 0):
        decision = game.decision(seat)
        assert decision is not None
        game.submit(seat, decision.legal[0])
    assert len(game.table.supply) == before
    assert (len(hand(game, 0)), len(hand(game, 1)), len(game.table.discards)) == (1, 2, 7)


def test_exactly_the_number_is_kept_of_the_cards_just_drawn() -> None:
    """EXPLORE-7."""
    game = act(scene(("old_earth", "new_sparta"), ("rebel_base",)), "explore_5", "explore_5")
    first, second, *_ = [word for choice in game.waiting()[0].legal for word in choice.text.split()[1:]]
    assert refusal(game, 0, f"keep {first} {second}") == ("too-many", "EXPLORE-7")
    assert refusal(game, 0, "keep none") == ("too-few", "EXPLORE-7")
    assert refusal(game, 0, "keep rebel_base") == ("not-offered", "EXPLORE-7")
    assert refusal(game, 0, "pass") == ("not-now", "EXPLORE-7")
    answer(game, 0, f"keep {first}")


def test_no_more_is_kept_than_was_drawn() -> None:
    """EXPLORE-8."""
    game = act(scene(("old_earth research_labs", "new_sparta"), supply="gem_world"), "explore_1_1", "explore_1_1")
    assert hand(game) == ["gem_world"]
    assert hand(game, 1) == []


def test_what_goes_into_the_hand_and_onto_the_pile() -> None:
    """EXPLORE-1, EXPLORE-4, EXPLORE-5: 2/1: hand +1, pile +1; 7/1: 6 discarded; 3/2: 1 discarded."""
    for action, kept, gone in (("produce", 1, 1), ("explore_5", 1, 6), ("explore_1_1", 2, 1)):
        game = act(
            scene(("old_earth", "new_sparta", "epsilon_eridani"), ("rebel_base",)), action, "explore_5", "produce"
        )
        for seat in range(3):
            decision = game.decision(seat)
            assert decision is not None
            game.submit(seat, decision.legal[0])
        assert len(hand(game)) == 1 + kept
        assert len(game.table.discards) == gone + 6 + 1
