"""Moves of ships, orbits and landings (MOVE, ORBIT, LAND)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.tiny_epic.rules.turns import (
    bay,
    changed,
    colonies,
    do,
    faces,
    have,
    land,
    legal,
    level,
    question,
    refusal,
    row,
    scene,
    ships,
    use,
)  # fmt: skip


def moves(ships: str, row: str, levels: Sequence[int] = (1,)) -> list[str]:
    """The legal moves of seat 0."""
    return legal(do(scene(ships, row=row, levels=levels), "activate move"))


def test_from_the_galaxy_or_a_planet_to_another_planet_or_home() -> None:
    """MOVE-1, MOVE-2, MOVE-4, MOVE-13: from surface or track; MOVE-14, TERM-5."""
    texts = moves("gort.3 maia.surface galaxy", row="gort maia jakks -", levels=[3])
    assert texts == [
        "move galaxy to gort.surface", "move galaxy to maia.orbit", "move galaxy to jakks.orbit",
        "move galaxy to jakks.surface",
        *(f"move maia.surface to {place}" for place in ("galaxy", "gort.surface", "jakks.orbit", "jakks.surface")),
        *(f"move gort.orbit to {place}" for place in ("galaxy", "maia.orbit", "jakks.orbit", "jakks.surface")),
    ]  # fmt: skip


def test_one_die_moves_one_ship() -> None:
    """MOVE-1, MOVE-2."""
    game = do(scene(), "activate move", "move galaxy to jakks.orbit")
    assert (ships(game), bay(game)) == (["galaxy", "jakks.0"], ["move"])


@pytest.mark.parametrize(
    ("ship", "text", "refused"),
    [
        ("gort.surface", "move gort.surface to gort.orbit", ("same-planet", "MOVE-3")),
        ("gort.2", "move gort.orbit to gort.surface", ("same-planet", "MOVE-3")),
        ("gort.2", "move gort.orbit to gort.orbit", ("same-planet", "MOVE-3")),
        ("gort.2", "move galaxy to gort.orbit", ("taken", "MOVE-6")),
        ("gort.surface", "move galaxy to gort.surface", ("taken", "MOVE-7")),
        ("gort.2", "move galaxy to zalax.orbit", ("not-in-row", "MOVE-12")),
        ("gort.2", "move galaxy to nibiru.surface", ("not-in-row", "MOVE-11")),
        ("gort.2", "move galaxy to piedes.surface", ("not-in-row", "MOVE-1")),
        ("gort.2", "move galaxy to galaxy", ("no-move", "MOVE-14")),
        ("gort.2", "move jakks.orbit to galaxy", ("no-ship", "MOVE-1")),
        ("gort.2", "move galaxy to jaks.orbit", ("no-such-planet", "MOVE-1")),
        ("gort.2", "move galaxy to jakks.moon", ("no-such-place", "MOVE-1")),
        ("gort.2", "follow", ("not-now", "MOVE-1")),
    ],
)
def test_moves_that_are_refused(ship: str, text: str, refused: tuple[str, str]) -> None:
    """MOVE-1, MOVE-3, MOVE-6, MOVE-7, MOVE-11, MOVE-12, MOVE-14."""
    game = do(scene(ship, row="gort jakks", colonies=["zalax", "nibiru"]), "activate move")
    assert refusal(game, text) == refused


def test_any_number_of_ships_may_be_at_home() -> None:
    """MOVE-5, MOVE-15: arriving there has no effect."""
    game = scene("gort.1", levels=[6])
    assert changed(game, "activate move", "move gort.orbit to galaxy") == {}
    assert (ships(game), question(game)) == (["galaxy"] * 4, (0, "turn"))


def test_one_ship_on_the_track_and_another_on_the_surface() -> None:
    """MOVE-8."""
    game = land(scene("gort.1", row="gort"), "gort", "decline")
    assert ships(game) == ["gort.1", "gort.surface"]


def test_ships_of_different_players_share_places() -> None:
    """MOVE-9: 5 players on one start space; LAND-6: they change nothing on the surface."""
    game = scene("", "gort.0", "gort.0", "gort.0", "gort.0 vici_ks156.surface", row="gort vici_ks156", players=5)
    do(game, "activate move", "move galaxy to gort.orbit")
    assert all("gort.0" in ships(game, seat) for seat in range(5))
    assert changed(land(game, "vici_ks156"), "use vici_ks156") == {0: (1, 0)}
    assert all("vici_ks156.surface" in ships(game, seat) for seat in (0, 4))


def test_removed_ships_go_to_their_owners_galaxies() -> None:
    """MOVE-10, COLONY-2."""
    game = do(scene("jakks.1", "jakks.0 jakks.surface", dice="diplomacy"), "activate diplomacy")
    assert (ships(game), ships(game, 1)) == (["galaxy"] * 2, ["galaxy"] * 2)


def test_unearned_ships_do_not_move() -> None:
    """MOVE-16, ACQUIRE-9, TERM-4: level 1 has two ships, and the other two are on the ship track."""
    game = do(scene("gort.0 maia.0", row="gort maia jakks"), "activate move")
    assert not any(text.startswith("move galaxy") for text in legal(game))
    game = scene("gort.0 maia.0", dice="energy", have=[(0, 0)])
    assert changed(game, "activate energy") == {0: (1, 0)}


def test_a_ship_that_leaves_a_track_loses_its_progress() -> None:
    """MOVE-17, ORBIT-1: it comes back to the start space."""
    game = do(scene("gort.4", row="gort jakks"), "activate move", "move gort.orbit to jakks.orbit")
    do(game, "activate move", "move jakks.orbit to gort.orbit")
    assert ships(game) == ["galaxy", "gort.0"]


def test_no_planet_is_left_in_the_row() -> None:
    """MOVE-1, COLONY-12, ACTIVATE-8: with all ships at home no move is possible; otherwise ships can go home."""
    game = scene(row="- - - -", deck="", dice="move energy")
    assert faces(game) == ["energy"]
    assert refusal(game, "activate move") == ("no-effect", "ACTIVATE-8")
    game = scene("jakks.0 jakks.surface", row="jakks - - -", deck="", dice="move diplomacy diplomacy move")
    assert moves("jakks.0 jakks.surface", row="jakks - - -") == [
        "move jakks.orbit to galaxy", "move jakks.surface to galaxy",
    ]  # fmt: skip
    do(game, "activate diplomacy", "activate diplomacy")
    assert (row(game), colonies(game)) == (["-"] * 4, ["jakks"])
    assert faces(game) == []


def test_the_track_decides_by_its_symbol_and_goes_space_by_space() -> None:
    """ORBIT-1: a 1-VP planet needs 2 advances; ORBIT-2, ORBIT-3, ORBIT-4, PLANETS-3."""
    game = scene(row="jakks leandra", dice="move diplomacy diplomacy economy")
    do(game, "activate move", "move galaxy to jakks.orbit")
    assert faces(game) == ["diplomacy"]
    do(game, "activate diplomacy")
    assert (ships(game), colonies(game)) == (["galaxy", "jakks.1"], [])
    do(game, "activate diplomacy")
    assert (ships(game), colonies(game)) == (["galaxy", "galaxy"], ["jakks"])


def test_the_first_to_reach_the_last_space_colonises() -> None:
    """ORBIT-4, COLONY-10."""
    game = do(scene("jakks.0", "jakks.1", dice="diplomacy", have=[(0, 0), (0, 1)]), "activate diplomacy")
    assert colonies(game) == colonies(game, 1) == []
    do(game, "follow")
    assert (colonies(game, 1), ships(game)) == (["jakks"], ["galaxy", "galaxy"])


def test_entering_orbit_has_no_effect() -> None:
    """ORBIT-5."""
    game = scene(row="vici_ks156")
    assert changed(game, "activate move", "move galaxy to vici_ks156.orbit") == {}
    assert question(game) == (0, "turn")


def test_a_landing_may_use_the_action() -> None:
    """LAND-1: landing on Vici-KS156: E + 1; LAND-2, PLANETS-5."""
    game = land(scene(row="vici_ks156"), "vici_ks156")
    assert (question(game), legal(game)) == ((0, "landing"), ["use vici_ks156", "decline"])
    assert refusal(game, "use jakks") == ("not-offered", "LAND-1")
    assert refusal(game, "end turn") == ("not-now", "LAND-2")
    twin = game.clone()
    assert changed(game, "use vici_ks156") == {0: (1, 0)}
    assert changed(twin, "decline") == {}


def test_the_action_belongs_to_the_landing_only() -> None:
    """LAND-3, LAND-4: not later; the ship must leave and land anew, or another one, once the surface is free."""
    game = land(scene(row="vici_ks156 jakks", have=[(0, 0)]), "vici_ks156", "use vici_ks156")
    assert question(game) == (0, "turn") and faces(game) == ["move"]
    do(game, "activate move")
    assert refusal(game, "move galaxy to vici_ks156.surface") == ("taken", "MOVE-7")
    do(game, "move vici_ks156.surface to jakks.surface", "decline")
    land(game, "vici_ks156", "use vici_ks156")
    assert (have(game), ships(game)) == ((2, 0), ["jakks.surface", "vici_ks156.surface"])


def test_a_ship_on_the_surface_makes_no_progress() -> None:
    """LAND-5, ADVANCE-4."""
    game = scene("jakks.surface gort.surface", dice="diplomacy economy")
    assert faces(game) == []
    assert refusal(game, "activate diplomacy") == ("no-effect", "ACTIVATE-8")


def test_the_landing_action_is_part_of_the_move_die() -> None:
    """LAND-7, ACTIVATE-5: the window opens after it, for the move face."""
    game = land(scene(row="lureena", have=[(1, 1), (0, 1)]), "lureena", "use lureena")
    assert (level(game), question(game)) == (2, (1, "follow"))
    do(game, "follow")
    assert question(game) == (1, "move")


def test_a_landing_on_a_planet_whose_action_colonises_it() -> None:
    """LAND-1, COLONY-2: Shouhua, with the own ship one step before the symbol of its own track."""
    game = land(scene("shouhua.5", row="shouhua", deck="zalax", dice="move move"), "shouhua", "use shouhua")
    assert (colonies(game), ships(game), row(game)[0]) == (["shouhua"], ["galaxy", "galaxy"], "zalax")
    assert game.table.in_use == ()


def test_a_colony_needs_no_ship_and_has_none() -> None:
    """MOVE-11, MOVE-12, UTILIZE-4."""
    game = scene("gort.0 maia.0", dice="colony", have=[(0, 0)], colonies=["jakks"])
    assert changed(use(game, "jakks")) == {}
    assert have(game) == (0, 1)
