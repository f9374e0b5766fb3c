"""Tables laid out by hand: what is not named, chance to come, and layouts that can't be."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from starcup import StarcupError
from starcup_tiny_epic import events
from starcup_tiny_epic._rules.terms import ROW
from starcup_tiny_epic.testing import Scenario
from tests.tiny_epic.scenes import RULES, answer, heard, kinds, legal, scene, solo


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_a_bare_table_is_whole(players: int) -> None:
    game = Scenario(RULES, players).begin()

    assert RULES.faults(game.table) == []
    assert len(game.table.row) == ROW[players]
    assert all(planet >= 0 for planet in game.table.row)
    assert kinds(game)[0] in ("turn", "follow", "rebel-die")


def test_empires_are_laid_out_by_names() -> None:
    table = scene().row("helios jakks")
    table.empire(0, energy=5, level=3, ships=["jakks.surface", "helios.orbit 2"], colonies="gort")
    game = table.turn(0, "move energy", bay="culture").begin()
    empire = game.table.empires[0]

    assert [RULES.place_names[place] for place in empire.ships] == ["galaxy", "jakks.surface", "helios.orbit"]
    assert (empire.energy, empire.culture, empire.vp) == (5, 1, 2 + RULES.planets[RULES.index["gort"]].vp)
    assert "activate move" in legal(game)


def test_planets_and_dice_to_come_are_told() -> None:
    table = scene().row("helios jakks").empire(0, ships="jakks.orbit 1").turn(0, "diplomacy")
    table.deck("tifnod").rolls(1, "move move energy culture")
    game = answer(table.begin(), 0, "activate diplomacy")

    assert heard(game, events.PlanetTurnedUp) == [events.PlanetTurnedUp("tifnod", 1)]
    assert heard(game, events.DiceRolled) == [events.DiceRolled(1, ("move", "move", "energy", "culture"))]
    table.done()


def test_the_next_turn_may_be_the_rebels() -> None:
    game = solo("hades").next_turn(0).rolls(0, "move move move move").begin()

    assert game.table.active == 0
    assert game.table.unused == (0, 0, 0, 0)


def test_the_deck_may_be_empty() -> None:
    game = scene().row("helios jakks", fill=False).deck("", others="removed").begin()

    assert game.table.deck == []
    assert game.table.row[2:] == (-1, -1)


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: scene().row("helios jakks helios"), "helios: named twice"),
        (lambda: scene().row("helioss"), "there is no planet 'helioss' (did you mean 'helios'?)"),
        (lambda: scene().row("helios").empire(0, colonies="helios"), "helios: named twice"),
        (lambda: scene().row("helios").deck("helios"), "helios: can't come from the deck"),
        (lambda: scene().empire(0, energy=8), "energy 8, culture 1: the track goes from 0 to 7"),
        (lambda: scene().empire(0, level=7), "expected a level from 1 to 6; found 7"),
        (lambda: scene().empire(0, ships="galaxy, galaxy, galaxy"), "at most 2 ships at level 1; found 3"),
        (lambda: scene().row("helios").empire(0, ships="jakks.surface"), "jakks, which is not in the row"),
        (lambda: scene().row("helios").empire(0, ships="helios.orbit 3"), "expected galaxy, helios.surface, "),
        (lambda: scene().row("helios").empire(0, ships="helios.orbit, helios.orbit 1"), "share a track"),
        (lambda: scene().empire(0, mission="diplomat"), "there is no mission 'diplomat'"),
        (lambda: scene().empire(2), "expected 0 to 1; found 2"),
        (lambda: scene().empire(0).empire(0), "empire 0: described before"),
        (lambda: scene().turn(0, "move move move move move"), "seat 0 has 5 dice, and 4 at level 1"),
        (lambda: scene().turn(0, "moves"), "a die has no face 'moves' (did you mean 'move'?)"),
        (lambda: scene().chance("die 0 moves"), "'moves' is no outcome of 'die 0'"),
    ],
)
def test_an_impossible_table_is_refused(make: Callable[[], Scenario], words: str) -> None:
    with pytest.raises(StarcupError) as error:
        make().begin()
    assert words in str(error.value)
    assert "\n" not in str(error.value)
