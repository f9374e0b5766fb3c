"""Resources, advances along tracks, and colonising (ACQUIRE, ADVANCE, COLONY)."""

from __future__ import annotations

import pytest

from starcup_tiny_epic import events
from tests.tiny_epic.rules.turns import (
    changed,
    colonies,
    do,
    faces,
    have,
    heard,
    land,
    legal,
    points,
    question,
    refusal,
    row,
    scene,
    ships,
    use,
)  # fmt: skip


@pytest.mark.parametrize(
    ("ships_of_mine", "face", "gain"),
    [
        ("", "energy", (2, 0)),
        ("gort.0", "energy", (2, 0)),
        ("gort.surface gort.4", "energy", (2, 0)),
        ("maia.0", "energy", (1, 0)),
        ("maia.3 jakks.surface", "culture", (0, 2)),
        ("maia.3 maia.surface", "culture", (0, 2)),
        ("gort.0 maia.0", "culture", (0, 1)),
    ],
)
def test_each_ship_brings_one(ships_of_mine: str, face: str, gain: tuple[int, int]) -> None:
    """ACQUIRE-1, ACQUIRE-2: start position, energy face: E2 + 2; ACQUIRE-4, ACQUIRE-5, ACQUIRE-7, TERM-8."""
    game = scene(ships_of_mine, dice=f"{face} move")
    assert changed(game, f"activate {face}") == {0: gain}


def test_ships_at_home_bring_no_culture() -> None:
    """ACQUIRE-3: all ships at home: culture face brings 0, so that it can't be activated; ACTIVATE-7, ACTIVATE-8."""
    game = scene(dice="culture move")
    assert faces(game) == ["move"]
    assert refusal(game, "activate culture") == ("no-effect", "ACTIVATE-8")


@pytest.mark.parametrize(("before", "after"), [(6, 7), (5, 7), (3, 5), (0, 2)])
def test_never_more_than_seven(before: int, after: int) -> None:
    """ACQUIRE-6: the surplus is lost; ACQUIRE-8: from 0 on again; MAT-3."""
    game = do(scene(dice="energy move", have=[(before, 0)]), "activate energy")
    assert have(game) == (after, 0)


def test_three_ships_and_room_for_one() -> None:
    """ACQUIRE-6: E6, gain 3: E7; at E7 the die can't be activated."""
    game = scene(dice="energy energy", have=[(6, 0)], levels=[3])
    assert changed(game, "activate energy") == {0: (1, 0)}
    assert refusal(game, "activate energy") == ("no-effect", "ACTIVATE-8")


def test_colonies_bring_nothing() -> None:
    """ACQUIRE-10, ACQUIRE-9."""
    game = scene("maia.0 jakks.0", dice="energy move", colonies=["gort nagato vici_ks156"])
    assert faces(game) == ["move"]


def test_what_resources_pay_for() -> None:
    """ACQUIRE-11, REROLL-3, FOLLOW-2, EMPIRE-2."""
    game = scene("jakks.0", dice="energy energy culture colony", have=[(2, 2), (0, 1)])
    do(game, "re-roll energy", "re-roll", legal(do(game.clone(), "re-roll"))[0])
    assert have(game) == (1, 2)
    assert [(event.seat, event.energy, event.culture, event.source) for event in heard(game, events.ResourcesLost)] == [
        (0, 1, 0, "re-roll")
    ]


@pytest.mark.parametrize(
    ("face", "able"), [("economy", {"gort", "hoefker"}), ("diplomacy", {"maia", "jakks"}), ("move", set[str]())]
)
def test_the_face_and_the_kind_of_the_track(face: str, able: set[str]) -> None:
    """ADVANCE-1, ADVANCE-2, ADVANCE-5: with several suitable ships the player chooses."""
    game = do(scene("gort.1 maia.1 hoefker.0 jakks.0", dice=f"{face} energy", levels=[5]), f"activate {face}")
    if face == "move":
        assert question(game) == (0, "move")
        return
    assert set(legal(game)) == {f"advance {planet}" for planet in able}
    before = ships(game)
    do(game, legal(game)[1])
    assert len(set(before) ^ set(ships(game))) == 2


def test_the_resource_of_the_planet_does_not_matter() -> None:
    """ADVANCE-3: Leandra (energy, diplomacy track): only a diplomacy face advances a ship there."""
    game = scene("leandra.0", dice="economy diplomacy")
    assert faces(game) == ["diplomacy"]
    game = do(scene("leandra.0 gort.0", dice="economy economy diplomacy", levels=[3]), "activate economy")
    assert ships(game) == ["galaxy", "gort.1", "leandra.0"]


def test_refused_advances() -> None:
    """ADVANCE-3, ADVANCE-4, ADVANCE-5."""
    game = scene("gort.0 hoefker.0 jakks.0 maia.surface", row="gort hoefker jakks maia", dice="economy", levels=[5])
    do(game, "activate economy")
    assert refusal(game, "advance jakks") == ("wrong-track", "ADVANCE-3")
    assert refusal(game, "advance maia") == ("no-ship", "ADVANCE-4")
    assert refusal(game, "advance gorta") == ("no-such-planet", "ADVANCE-5")
    assert refusal(game, "pass") == ("not-now", "ADVANCE-5")


def test_other_ships_on_the_track_neither_block_nor_move() -> None:
    """ADVANCE-6."""
    game = do(scene("gort.1", "gort.2", "gort.1", dice="economy", players=3), "activate economy")
    assert [ships(game, seat)[1] for seat in range(3)] == ["gort.2", "gort.2", "gort.1"]


@pytest.mark.parametrize(
    ("planet", "face", "advances"),
    [("gort", "economy", 6), ("maia", "diplomacy", 5), ("jorg", "diplomacy", 4), ("helios", "diplomacy", 3),
     ("tifnod", "economy", 2)],
)  # fmt: skip
def test_how_many_advances_a_planet_needs(planet: str, face: str, advances: int) -> None:
    """ADVANCE-7: 7-VP planet: 0-1-2-3-4-5-symbol, 6 advances; PLANETS-4."""
    dice = " ".join([face] * 7)
    game = scene(f"{planet}.0", dice=dice, levels=[6])
    for number in range(advances):
        assert f"{planet}.{number}" in ships(game)
        do(game, f"activate {face}")
    assert colonies(game) == [planet]


def test_all_ships_on_the_card_go_home() -> None:
    """COLONY-1, COLONY-2: coloniser with ships on track and surface and two opponents: 4 ships go home; COLONY-9."""
    game = scene(
        "jakks.1 jakks.surface", "jakks.0 gort.1", "jakks.surface gort.2", row="jakks gort", dice="diplomacy move",
        players=3,
    )  # fmt: skip
    do(game, "activate diplomacy")
    assert ships(game) == ["galaxy", "galaxy"]
    assert (ships(game, 1), ships(game, 2)) == (["galaxy", "gort.1"], ["galaxy", "gort.2"])
    (home,) = heard(game, events.ShipsSentHome)
    assert (home.planet, home.ships) == ("jakks", (2, 1, 1))


def test_the_card_and_its_points_are_the_colonisers_at_once() -> None:
    """COLONY-3, COLONY-4: public VP rise by the card's VP at once; SECRET-6, TERM-10."""
    game = scene("gort.5 maia.4", row="gort maia", dice="economy diplomacy", levels=[4], colonies=["zalax"])
    assert points(game) == 3 + 2
    do(game, "activate economy")
    assert (colonies(game), points(game)) == (["zalax", "gort"], 5 + 7)
    do(game, "activate diplomacy")
    assert (colonies(game), points(game)) == (["zalax", "gort", "maia"], 12 + 5)
    assert [event.vp for event in heard(game, events.PlanetColonised)] == [12, 17]


def test_a_new_card_comes_into_the_same_gap() -> None:
    """COLONY-5: row A B C D, B colonised, X drawn: A X C D."""
    game = scene("jakks.1", row="gort jakks maia helios", dice="diplomacy move", deck="zalax")
    do(game, "activate diplomacy")
    assert row(game) == ["gort", "zalax", "maia", "helios"]
    (turned_up,) = heard(game, events.PlanetTurnedUp)
    assert (turned_up.planet, turned_up.place) == ("zalax", 1)


def test_it_is_there_before_anybody_follows_and_for_the_followers() -> None:
    """COLONY-6, COLONY-7."""
    game = scene(
        "jakks.1 maia.0", "maia.0 galaxy", row="jakks maia gort helios", dice="diplomacy move", deck="zalax",
        have=[(0, 0), (0, 1)],
    )  # fmt: skip
    do(game, "activate diplomacy", "advance jakks")
    assert row(game)[0] == "zalax"
    assert question(game) == (1, "follow")


def test_colonising_triggers_no_action() -> None:
    """COLONY-8: neither of the planet nor of ships that come home."""
    game = scene("vici_ks156.1", "vici_ks156.surface", dice="economy move")
    assert changed(game, "activate economy") == {}
    assert question(game) == (0, "turn")


def test_a_colony_stays() -> None:
    """COLONY-11, END-6: nothing in a turn takes it away."""
    game = do(scene(dice="energy", colonies=["gort", "maia"]), "activate energy")
    assert (colonies(game), colonies(game, 1)) == (["gort"], ["maia"])


def test_an_empty_deck_leaves_a_gap() -> None:
    """COLONY-12: deck 0, row of 6: 5 planets and a gap."""
    lying = "jakks gort maia helios zalax nibiru"
    game = scene("jakks.1", row=lying, dice="diplomacy move move", deck="", players=5)
    do(game, "activate diplomacy")
    assert row(game) == ["-", "gort", "maia", "helios", "zalax", "nibiru"]
    do(game, "activate move")
    assert refusal(game, "move galaxy to jakks.orbit") == ("not-in-row", "MOVE-12")
    do(game, "move galaxy to gort.orbit")


def test_the_last_planets_of_the_game() -> None:
    """COLONY-12: Umbra-Forum, Gort and Helios do with the rest of the row."""
    game = scene(
        "maia.1 galaxy", row="- maia - -", dice="colony colony move", deck="", have=[(2, 2)],
        colonies=["umbra_forum gort helios jakks"],
    )  # fmt: skip
    do(game, "activate colony")
    for planet in ("umbra_forum", "gort", "helios"):
        assert refusal(game, f"use {planet}") == ("no-effect", "EFFECT-3") or planet == "umbra_forum"
    do(game, "use jakks")
    do(game, "activate move", "move maia.orbit to galaxy")
    use(game, "helios")
    assert row(game) == ["-"] * 4
    assert land is not None
