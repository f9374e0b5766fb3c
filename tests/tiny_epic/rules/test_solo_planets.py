"""Actions of planets in a solo game, and the readings that options choose (SOLO-58 to SOLO-62)."""

from __future__ import annotations

import pytest

from starcup_tiny_epic import events
from starcup_tiny_epic.testing import EpicGame
from tests.tiny_epic.rules.solo_games import (
    HUMAN,
    NOBODY,
    REBEL,
    Side,
    asked,
    colonies,
    discarded,
    do,
    have,
    human_turn,
    rebel_rolls,
    row,
    ships,
    winner,
)
from tests.tiny_epic.scenes import heard, legal, refusal

START = Side(2, 1)
"""A human with what he has at the start."""
ORBITING = "helios.orbit 2, gort.orbit 3"


def lands(
    planet: str,
    human: Side = START,
    rebel: Side = NOBODY,
    *,
    others: str = "helios jakks gort",
    dice: str = "move energy",
    board: str = "artemis",
    **laid: str,
) -> EpicGame:
    """Return a game in which a human ship has landed on a planet, and may use its action if that is possible."""
    game = human_turn(dice, board, human, rebel, row=f"{others} {planet}", **laid)
    return do(game, "activate move", f"move galaxy to {planet}.surface")


def use(planet: str, human: Side = START, rebel: Side = NOBODY, **more: str) -> EpicGame:
    """Return a game in which a human ship has landed on a planet and used its action."""
    return do(lands(planet, human, rebel, **more), f"use {planet}")


def usable(planet: str, human: Side = START, rebel: Side = NOBODY, **more: str) -> bool:
    """Return whether the action of a planet can be used by landing there."""
    return asked(lands(planet, human, rebel, **more)) == "landing"


# SOLO-58: the rebel counts as the one other player.


@pytest.mark.parametrize("rebel", [Side(2, 2), Side(1, 1)])
def test_resources_are_taken_from_the_rebel(rebel: Side) -> None:
    """SOLO-58: CLJ-0517: rebel culture 2: 1, human C +1; La-Torres likewise."""
    game = use("clj_0517", rebel=rebel)
    assert (have(game, HUMAN), have(game, REBEL)) == ((2, 2), (rebel.energy, rebel.culture - 1))
    game = use("la_torres", rebel=rebel)
    assert (have(game, HUMAN), have(game, REBEL)) == ((3, 1), (rebel.energy - 1, rebel.culture))


def test_a_rebel_that_has_none_gives_none() -> None:
    """SOLO-58, EFFECT-3."""
    assert not usable("clj_0517", rebel=Side(energy=3))
    assert not usable("la_torres", rebel=Side(culture=3))


def test_the_rebel_gains_with_the_others() -> None:
    """SOLO-58: Gleam-Zanier: rebel energy +1; JAC-110912: culture +1; up to its own maximum."""
    game = use("gleam_zanier", rebel=Side(2, 2))
    assert (have(game, HUMAN), have(game, REBEL)) == ((4, 1), (3, 2))
    game = use("jac_110912", rebel=Side(2, 2))
    assert (have(game, HUMAN), have(game, REBEL)) == ((2, 3), (2, 3))
    assert have(use("gleam_zanier", rebel=Side(5, 5), board="zendica"), REBEL) == (5, 5)


def test_a_rebel_raised_to_its_maximum_acts_at_the_end_of_its_own_turn() -> None:
    """SOLO-30, SOLO-58: not in the human's turn."""
    game = use("gleam_zanier", rebel=Side(5, 0))
    rebel = game.table.empires[REBEL]
    assert (rebel.energy, rebel.level) == (6, 1)


def test_mared_compares_with_the_rebel() -> None:
    """SOLO-58: human level 1, rebel 2: usable, both 1: not."""
    assert usable("mared", rebel=Side(level=2))
    assert not usable("mared", rebel=Side(level=1))
    assert usable("mared", rebel=Side(level=1), mared="tied")


@pytest.mark.parametrize(
    ("planet", "target", "space"),
    [("k_widow", "gort", 2), ("jorg", "gort", 1), ("vizcarra", "gort", 2), ("tifnod", "helios", 1)],
)
def test_rebel_ships_are_pushed_back(planet: str, target: str, space: int) -> None:
    """SOLO-58."""
    game = use(planet, Side(2, 2), Side(ships=ORBITING))
    if asked(game) == "push-back":
        do(game, f"push back 1.{target}")
    assert f"{target} {space}" in ships(game, REBEL)


def test_brumbaugh_pushes_two_rebel_ships_back() -> None:
    """SOLO-58."""
    game = use("brumbaugh", rebel=Side(ships=ORBITING))
    assert ships(game, REBEL) == ["helios 1", "gort 2"]
    assert have(game, HUMAN) == (0, 1)


def test_by_an_option_the_rebel_is_nobody() -> None:
    """SOLO-58."""
    ships_out, nobody = Side(3, 3, ships=ORBITING), "nobody"
    assert not usable("clj_0517", rebel=ships_out, rebel_in_actions=nobody)
    assert not usable("k_widow", rebel=ships_out, rebel_in_actions=nobody)
    assert not usable("sargus_36", rebel=Side(colonies="vici_ks156"), rebel_in_actions=nobody)
    assert have(use("gleam_zanier", rebel=Side(2, 2), rebel_in_actions=nobody), REBEL) == (2, 2)
    game = use("terra_bettia", Side(2, 1, ships="jakks.orbit"), ships_out, rebel_in_actions=nobody)
    assert ships(game, REBEL) == ["helios 2", "gort 3"]


# SOLO-59: where the rebel must choose a ship.


def test_terra_bettia_advances_the_rebel_ship_with_the_fewest_steps_left() -> None:
    """SOLO-59: Helios 1 of 2 has two steps left, Gort 3 of 5 three; the leftmost of several."""
    game = use("terra_bettia", rebel=Side(ships="gort.orbit 3, helios.orbit 1"))
    assert ships(game, REBEL) == ["helios 2", "gort 3"]
    game = use("terra_bettia", rebel=Side(ships="helios.orbit, gort.orbit 3"), others="gort helios jakks")
    assert ships(game, REBEL) == ["gort 4", "helios 0"]
    game = use("terra_bettia", rebel=Side(ships="helios.orbit, gort.orbit 3"), others="helios gort jakks")
    assert ships(game, REBEL) == ["helios 1", "gort 3"]


def test_terra_bettia_lets_the_rebel_go_first() -> None:
    """SOLO-59, CLARIFY-47: it colonises the planet that the human orbits: the ship is at home before its step."""
    human, rebel = Side(2, 1, ships="helios.orbit 2"), Side(ships="helios.orbit 2")
    game = use("terra_bettia", human, rebel, deck="zalax")
    assert colonies(game, REBEL) == ["helios"]
    assert ships(game, HUMAN) == ["terra_bettia surface"]
    assert row(game)[0] == "zalax"
    assert asked(game) == "turn"


def test_terra_bettia_in_the_rebels_turn() -> None:
    """SOLO-59, SOLO-13: a follower uses it, and both advance."""
    human = Side(0, 1, ships="jakks.orbit")
    rebel = Side(ships="helios.orbit, gort.orbit, jakks.orbit")
    game = rebel_rolls("move move", human=human, rebel=rebel, row="helios jakks gort terra_bettia", deck="leandra")
    do(game, "follow", "move galaxy to terra_bettia.surface", "use terra_bettia")
    assert heard(game, events.ShipAdvanced) == [events.ShipAdvanced(REBEL, "jakks", 1, 0, "terra_bettia")]
    assert colonies(game, HUMAN) == ["jakks"]
    assert ships(game, REBEL) == ["helios 0", "leandra 0", "gort 0", "terra_bettia 0"]


# SOLO-60: colonies of the rebel.


@pytest.mark.parametrize(("planet", "paid"), [("sargus_36", (1, 0)), ("walsfeo", (0, 1))])
def test_colonies_of_the_rebel_are_used_and_it_is_paid(planet: str, paid: tuple[int, int]) -> None:
    """SOLO-60."""
    game = use(planet, Side(2, 2), Side(1, 1, colonies="vici_ks156 jakks"))
    assert legal(game) == ["use vici_ks156", "use jakks"]
    do(game, "use vici_ks156")
    energy, culture = paid
    assert have(game, HUMAN) == (2 - energy + 1, 2 - culture)
    assert have(game, REBEL) == (1 + energy, 1 + culture)


@pytest.mark.parametrize(("planet", "most"), [("sargus_36", Side(6, 0)), ("walsfeo", Side(0, 6))])
def test_a_rebel_at_its_maximum_is_paid_for_nothing(planet: str, most: Side) -> None:
    """SOLO-60, SOLO-26: the human pays all the same."""
    rebel = Side(most.energy, most.culture, colonies="vici_ks156")
    game = use(planet, Side(2, 2), rebel)
    assert have(game, REBEL) == (most.energy, most.culture)
    assert sum(have(game, HUMAN)) == 4


# SOLO-61: the rebel never follows.


@pytest.mark.parametrize("planet", ["birkomius", "bisschop", "nibiru"])
def test_planets_about_follows_have_no_effect(planet: str) -> None:
    """SOLO-61: so they cannot be used."""
    assert not usable(planet)
    game = human_turn("colony", human=Side(0, 0, colonies=planet))
    assert refusal(game, HUMAN, "activate colony") == ("no-effect", "ACTIVATE-8")


def test_nobody_follows_zavodnick() -> None:
    """SOLO-61."""
    game = do(use("zavodnick", rebel=Side(2, 2)), "choose energy")
    assert asked(game) == "turn"
    assert heard(game, events.Followed) == []
    assert have(game, REBEL) == (2, 2)

    game = rebel_rolls("move", human=Side(0, 2), row="zavodnick jakks")
    do(game, "follow", "move galaxy to zavodnick.surface", "use zavodnick", "choose energy")
    assert asked(game) == ""
    assert have(game, HUMAN) == (1 + 1, 1)


# SOLO-62: unusable dice are rolled again.


def test_by_an_option_an_unusable_die_is_rolled_again_once() -> None:
    """SOLO-62."""
    assert discarded(rebel_rolls("economy diplomacy energy")) == ["economy", "diplomacy"]

    game = rebel_rolls("economy diplomacy energy", rebel_dice="rolled-again")
    assert discarded(game) == ["diplomacy"]
    assert len(heard(game, events.RebelDieRolled)) == 3

    game = rebel_rolls("economy move energy", rebel_dice="rolled-again")
    assert discarded(game) == []
    assert ships(game, REBEL) == ["helios 0"]
    assert have(game, REBEL) == (3, 0)


def test_a_die_rolled_again_is_one_die() -> None:
    """SOLO-62, SOLO-9."""
    game = rebel_rolls("economy energy " * 5, rebel_dice="rolled-again")
    assert len(heard(game, events.RebelDieRolled)) == 10
    assert game.table.active == HUMAN


def test_a_forced_re_roll_comes_before_the_rebels_own() -> None:
    """SOLO-62, SOLO-11: the human may let an unusable die stand; it is rolled again, and he may force that one, too."""
    game = do(rebel_rolls("economy move energy", human=Side(1, 1), rebel_dice="rolled-again"), "let stand")
    assert asked(game) == "rebel-die"
    assert len(heard(game, events.RebelDieRolled)) == 2
    do(game, "force re-roll")
    assert have(game, REBEL) == (4, 0)
    assert ships(game, REBEL) == []


# Other planets, in the rebel's turn and in the human's.


def test_helios_removes_no_planet_with_a_rebel_ship() -> None:
    """SOLO-58, CLARIFY-18."""
    game = use("helios", rebel=Side(ships="jakks.orbit"), others="jakks gort zalax", deck="leandra")
    assert legal(game) == ["remove gort", "remove zalax"]
    do(game, "remove gort")
    assert row(game) == ["jakks", "leandra", "zalax", "helios"]
    assert ships(game, REBEL) == ["jakks 0"]


def test_gort_changes_to_the_track_of_a_rebel_ship() -> None:
    """SOLO-21, CLARIFY-15, CLARIFY-16: and may colonise there; the rebel ship goes home."""
    human, rebel = Side(ships="maia.orbit 3"), Side(ships="helios.orbit 2")
    game = do(use("gort", human, rebel, others="maia helios jakks", deck="zalax"), "relocate maia to helios")
    assert colonies(game, HUMAN) == ["helios"]
    assert ships(game, REBEL) == []
    assert game.table.empires[REBEL].home() == 4


def test_the_rebel_colonises_the_planet_of_the_human_before_he_follows() -> None:
    """SOLO-14, SOLO-24: another ship of his may follow; without one he is not asked."""
    human = Side(0, 1, ships="helios.orbit 2, vizcarra.orbit 1")
    game = rebel_rolls("diplomacy", human=human, rebel=Side(ships="helios.orbit 2"), deck="zalax")
    do(game, "follow")
    assert (colonies(game, REBEL), colonies(game, HUMAN)) == (["helios"], ["vizcarra"])
    assert ships(game, HUMAN) == []


def test_the_human_colonises_under_a_rebel_ship() -> None:
    """SOLO-20: it goes home, and moves again with the next move face."""
    human = Side(0, 1, ships="jakks.orbit 1")
    rebel = Side(ships="jakks.orbit, helios.orbit, gort.orbit, vizcarra.orbit")
    game = do(rebel_rolls("diplomacy move", human=human, rebel=rebel, deck="leandra"), "follow")
    assert colonies(game, HUMAN) == ["jakks"]
    assert ships(game, REBEL) == ["helios 1", "leandra 0", "gort 0", "vizcarra 1"]


def test_marks_of_the_human_end_with_each_turn() -> None:
    """SOLO-6, ENDTURN-7: Nagato in the own turn and again by following."""
    human = Side(0, 4, colonies="nagato", ships="helios.orbit, jakks.orbit")
    game = do(human_turn("colony energy", human=human), "activate colony")
    do(game, "use nagato", "move helios.orbit to galaxy", "move jakks.orbit to galaxy")
    assert game.table.empires[HUMAN].used != ()
    do(game, "end turn")
    assert game.table.active == REBEL
    assert game.table.empires[HUMAN].used == ()
    assert winner(game) == "nobody"
