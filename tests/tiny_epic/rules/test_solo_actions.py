"""What the rebel's dice do, and what happens at the end of its turn (SOLO-18 to SOLO-38)."""

from __future__ import annotations

import pytest

from starcup_tiny_epic import events
from tests.tiny_epic.rules.solo_games import (
    HUMAN,
    NOBODY,
    REBEL,
    Side,
    asked,
    bay,
    colonies,
    discarded,
    do,
    have,
    rebel_rolls,
    row,
    ships,
    winner,
)
from tests.tiny_epic.scenes import heard

NO_USE = "economy " * 4
"""Dice that a rebel without a ship on an economy track discards."""


def level(faces: str, rebel: Side = NOBODY) -> tuple[int, int, int]:
    """Return level, VP and energy of the rebel after these dice."""
    empire = rebel_rolls(faces, rebel=rebel).table.empires[REBEL]
    return empire.level, empire.vp, empire.energy


def test_a_ship_goes_to_the_leftmost_planet_without_a_rebel_ship() -> None:
    """SOLO-18: ships orbiting the first and the third: the next goes to the second; gaps are no planets."""
    game = rebel_rolls("move", rebel=Side(ships="helios.orbit 1, gort.orbit"))
    assert ships(game, REBEL) == ["helios 1", "jakks 0", "gort 0"]

    assert ships(rebel_rolls("move", row="- jakks helios"), REBEL) == ["jakks 0"]
    assert ships(rebel_rolls("move move move"), REBEL) == ["helios 0", "jakks 0", "gort 0"]


def test_rebel_ships_never_land() -> None:
    """SOLO-19."""
    game = rebel_rolls("move move move move move")
    assert ships(game, REBEL) == ["helios 0", "jakks 0", "gort 0", "vizcarra 0"]
    assert discarded(game) == ["move"]


def test_orbiting_rebel_ships_stay_where_they_are() -> None:
    """SOLO-20: only ships at home are moved."""
    game = rebel_rolls("move", rebel=Side(ships="jakks.orbit, gort.orbit 3, vizcarra.orbit 1"))
    assert ships(game, REBEL) == ["helios 0", "jakks 0", "gort 3", "vizcarra 1"]
    assert heard(game, events.ShipMoved) == [events.ShipMoved(REBEL, "galaxy", "helios.orbit")]


def test_ships_of_the_human_do_not_matter() -> None:
    """SOLO-21."""
    game = rebel_rolls("move move", human=Side(ships="helios.orbit 1, jakks.surface"))
    assert ships(game, REBEL) == ["helios 0", "jakks 0"]
    assert ships(game, HUMAN) == ["helios 1", "jakks surface"]


def test_all_rebel_ships_on_tracks_of_the_kind_advance() -> None:
    """SOLO-22: two on economy tracks and one on diplomacy, economy face: two move."""
    rebel = Side(ships="gort.orbit 1, nagato.orbit, jakks.orbit")
    game = rebel_rolls("economy", rebel=rebel, row="jakks gort nagato")
    assert ships(game, REBEL) == ["jakks 0", "gort 2", "nagato 1"]
    game = rebel_rolls("diplomacy", rebel=rebel, row="jakks gort nagato")
    assert ships(game, REBEL) == ["jakks 1", "gort 1", "nagato 0"]


def test_they_move_from_the_left_each_colonisation_finished_before_the_next() -> None:
    """SOLO-23: by places in the row, not by numbers of planets; the new card included."""
    rebel = Side(ships="vizcarra.orbit 1, jakks.orbit, helios.orbit 2")
    game = rebel_rolls("diplomacy", rebel=rebel, row="vizcarra gort jakks helios", deck="leandra zalax")
    notes = [
        event
        for event in game.all_events()
        if isinstance(event, events.ShipAdvanced | events.PlanetColonised | events.PlanetTurnedUp)
    ]
    assert notes == [
        events.PlanetColonised(REBEL, "vizcarra", 1),
        events.PlanetTurnedUp("leandra", 0),
        events.ShipAdvanced(REBEL, "jakks", 1),
        events.PlanetColonised(REBEL, "helios", 3),
        events.PlanetTurnedUp("zalax", 3),
    ]
    assert row(game) == ["leandra", "gort", "jakks", "zalax"]
    assert ships(game, REBEL) == ["jakks 1"]


def test_the_rebel_colonises_in_the_usual_way() -> None:
    """SOLO-24: VP, all ships home, a new card in the gap."""
    human = Side(ships="jakks.surface, jakks.orbit 1")
    game = rebel_rolls("diplomacy", human=human, rebel=Side(ships="jakks.orbit 1, gort.orbit"), deck="tifnod")
    assert colonies(game, REBEL) == ["jakks"]
    assert game.table.empires[REBEL].vp == 1
    assert ships(game, HUMAN) == []
    assert ships(game, REBEL) == ["gort 0"]
    assert row(game) == ["helios", "tifnod", "gort", "vizcarra"]
    assert heard(game, events.ShipsSentHome) == [events.ShipsSentHome("jakks", (2, 1))]


def test_a_new_card_can_be_reached_by_the_follower_of_the_same_die() -> None:
    """SOLO-24, SOLO-14: the human follows when the new card lies there (COLONY-7)."""
    human = Side(0, 1, ships="jakks.orbit 1, vizcarra.orbit")
    game = rebel_rolls("diplomacy", human=human, rebel=Side(ships="jakks.orbit 1"), deck="leandra")
    assert asked(game) == "follow"
    assert row(game) == ["helios", "leandra", "gort", "vizcarra"]
    do(game, "follow")  # only the ship at Vizcarra is left
    assert ships(game, HUMAN) == ["vizcarra 1"]

    human = Side(0, 1, ships="jakks.orbit 1")
    game = rebel_rolls("diplomacy", human=human, rebel=Side(ships="jakks.orbit 1"), deck="leandra")
    assert asked(game) == ""
    assert have(game, HUMAN) == (0, 1)


def test_the_rebels_galaxy_produces_both_resources() -> None:
    """SOLO-25: 4 ships at home: energy face +4, culture face +4; else like a player."""
    assert have(rebel_rolls("energy culture"), REBEL) == (4, 4)
    away = Side(ships="helios.orbit 2, gort.orbit, vizcarra.orbit 1")
    assert have(rebel_rolls("energy culture", rebel=away), REBEL) == (3, 2)
    everywhere = Side(ships="helios.orbit 2, jakks.orbit, gort.orbit, vizcarra.orbit 1")
    assert have(rebel_rolls("energy culture", rebel=everywhere), REBEL) == (2, 2)


@pytest.mark.parametrize(("board", "most"), [("artemis", 6), ("zendica", 5)])
def test_a_rebel_resource_stops_at_the_top_of_the_track(board: str, most: int) -> None:
    """SOLO-26: energy 4, +4."""
    assert have(rebel_rolls("energy", board, rebel=Side(4, 0)), REBEL) == (most, 0)
    assert have(rebel_rolls("culture", board, rebel=Side(0, 4)), REBEL) == (0, most)


def test_a_colony_face_is_the_attack_of_the_present_level_only() -> None:
    """SOLO-27, SOLO-29: Artemis at level 2 takes 1 culture, and not also the 1 energy of level 1."""
    game = do(rebel_rolls("colony", human=Side(3, 3), rebel=Side(level=2)), "let stand")
    assert have(game, HUMAN) == (3, 2)
    assert heard(game, events.RebelAttacked) == [events.RebelAttacked("artemis", 2)]


def test_the_rebel_never_uses_its_planets() -> None:
    """SOLO-28."""
    game = rebel_rolls("colony", rebel=Side(colonies="jakks vici_ks156"))
    assert have(game, REBEL) == (0, 0)
    assert heard(game, events.PlanetUsed) == []


def test_a_token_at_its_maximum_acts_at_the_end_of_the_turn() -> None:
    """SOLO-30: not before, and not below the maximum."""
    assert level("energy energy") == (1, 0, 6)
    assert level("energy energy economy economy economy") == (2, 1, 0)
    assert level(f"energy {NO_USE}", rebel=Side(energy=1)) == (1, 0, 5)
    game = rebel_rolls(f"culture {NO_USE} move", rebel=Side(culture=1))
    assert heard(game, events.RebelExtraTurn) == []
    assert have(game, REBEL) == (0, 5)


def test_energy_at_its_maximum_raises_the_rebel() -> None:
    """SOLO-31: Artemis level 2 (1 VP) to 3: 2 VP, energy 0, 6 dice in its next turn."""
    game = rebel_rolls(f"energy {NO_USE}", rebel=Side(energy=4, level=2))
    rebel = game.table.empires[REBEL]
    assert (rebel.level, rebel.vp, rebel.energy) == (3, 2, 0)
    assert heard(game, events.EmpireRaised) == [events.EmpireRaised(REBEL, 3, 2)]
    assert game.table.active == HUMAN


def test_culture_at_its_maximum_brings_an_extra_turn_with_three_dice() -> None:
    """SOLO-32: on a cleared mat; then culture goes to 0."""
    game = rebel_rolls(f"culture {NO_USE} move", rebel=Side(culture=4))
    assert heard(game, events.RebelExtraTurn) == [events.RebelExtraTurn(3)]
    assert bay(game) == ["move"]
    assert have(game, REBEL) == (0, 6)

    game = rebel_rolls(f"culture {NO_USE} move move energy energy", rebel=Side(culture=4))
    assert len(heard(game, events.RebelDieRolled)) == 5 + 3
    assert have(game, REBEL) == (2, 0)
    assert game.table.active == HUMAN


def test_of_two_maxima_energy_comes_first() -> None:
    """SOLO-33: the extra turn is played at the new level."""
    game = rebel_rolls("economy " * 5 + "colony", human=Side(0, 3), rebel=Side(6, 6))
    kinds = [type(event) for event in game.all_events()]
    assert kinds.index(events.EmpireRaised) < kinds.index(events.RebelExtraTurn)
    assert have(game, REBEL) == (0, 6)
    assert heard(game, events.RebelAttacked) == [events.RebelAttacked("artemis", 2)]
    assert have(game, HUMAN) == (0, 2)


def test_nothing_special_happens_in_or_after_the_extra_turn() -> None:
    """SOLO-34: energy at its maximum waits for the end of the next normal turn."""
    game = rebel_rolls("economy " * 5 + "energy energy economy", rebel=Side(0, 6))
    rebel = game.table.empires[REBEL]
    assert (rebel.level, rebel.energy, rebel.culture) == (1, 6, 0)
    assert game.table.active == HUMAN
    assert len(heard(game, events.RebelExtraTurn)) == 1

    assert level("economy " * 5, rebel=Side(6, 0)) == (2, 1, 0)


def test_culture_faces_are_unusable_in_the_extra_turn() -> None:
    """SOLO-35."""
    game = rebel_rolls("economy " * 5 + "culture culture", rebel=Side(0, 6))
    assert discarded(game)[5:] == ["culture", "culture"]


def test_dice_of_the_extra_turn_are_not_followed() -> None:
    """SOLO-36; an option allows it."""
    game = rebel_rolls("economy " * 5 + "energy move colony", human=Side(0, 7), rebel=Side(0, 6))
    assert asked(game) == ""
    assert heard(game, events.Followed) == []
    assert game.table.active == HUMAN


def test_by_an_option_dice_of_the_extra_turn_are_followed() -> None:
    """SOLO-36, SOLO-15: but not those that it can't use."""
    faces, human = "economy " * 5 + "culture move energy", Side(0, 7)
    game = rebel_rolls(faces, human=human, rebel=Side(0, 6), rebel_extra_follows="allowed")
    assert (asked(game), discarded(game)[-1]) == ("follow", "culture")
    do(game, "follow", "move galaxy to gort.surface", "follow")
    assert have(game, HUMAN) == (2, 5)


def test_re_rolls_are_forced_in_the_extra_turn() -> None:
    """SOLO-37; an option forbids them."""
    faces = "economy " * 5 + "energy move"
    game = do(rebel_rolls(faces, human=Side(1, 1), rebel=Side(0, 6)), *["let stand"] * 5)
    assert asked(game) == "rebel-die"
    do(game, "force re-roll")
    assert ships(game, REBEL) == ["helios 0"]
    assert have(game, REBEL) == (0, 6)
    assert have(game, HUMAN) == (0, 0)

    game = do(
        rebel_rolls(faces, human=Side(1, 1), rebel=Side(0, 6), rebel_extra_turn="no-re-rolls"), *["let stand"] * 5
    )
    assert asked(game) == ""
    assert have(game, REBEL) == (4, 6)


def test_a_level_brings_no_ship() -> None:
    """SOLO-38: VP, dice and another attack."""
    game = rebel_rolls("economy " * 6, rebel=Side(energy=6, level=4, ships="helios.orbit"))
    rebel = game.table.empires[REBEL]
    assert (rebel.level, rebel.vp, len(rebel.ships)) == (5, 7, 4)


def test_the_rebel_may_win_by_a_level_before_its_extra_turn() -> None:
    """SOLO-33, SOLO-53: 18 VP in colonies, and 4 instead of 2 by level 3."""
    rebel = Side(5, 5, 2, colonies="gort nibiru omicron_fenzi jakks")
    game = rebel_rolls("economy " * 5, "zendica", rebel=rebel)
    assert game.table.empires[REBEL].vp == 18 + 4
    assert winner(game) == "rebel"
    assert heard(game, events.RebelExtraTurn) == []
