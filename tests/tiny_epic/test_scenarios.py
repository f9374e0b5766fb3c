"""Tables laid out by hand: what is not named, chance to come, and layouts that can't be."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from starcup import Rng, StarcupError
from starcup_tiny_epic import EpicTable, events
from starcup_tiny_epic._rules.places import SURFACE
from starcup_tiny_epic._rules.terms import FACES, LAST_VP, LEVEL_SHIPS, ROW
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
    game = scene().row("helios jakks").deck("", others="removed").begin()

    assert game.table.deck == []
    assert game.table.row[2:] == (-1, -1)


def test_a_rebel_that_is_described_has_what_is_said() -> None:
    """SOLO-3: no resources, unless others are told."""
    rebel = solo().empire(1, level=2).begin().table.empires[1]
    assert (rebel.energy, rebel.culture, rebel.level, rebel.home()) == (0, 0, 2, 4)
    rebel = solo().empire(1, culture=3).begin().table.empires[1]
    assert (rebel.energy, rebel.culture) == (0, 3)


def test_the_last_turns_are_laid_out() -> None:
    """END-3, END-4: also if the end was triggered in the turn of another."""
    game = scene(3).empire(1, colonies=THREE_SEVENS).ended(1).turn(2, "move").begin()
    assert answer(game, 2, "end turn").finished
    game = scene(3).empire(2, colonies=THREE_SEVENS).ended(2, during=0).turn(0, "move").begin()
    assert not answer(game, 0, "end turn").finished


USED = ("", "", "", "nagato", "zavodnick", "zalax", "birkomius")


@st.composite
def described(draw: st.DrawFn) -> Scenario:
    """Return a scenario described at random: many can't be."""
    players = draw(st.integers(1, 5))
    keys = draw(st.permutations(RULES.keys))
    row = keys[: ROW[players]]
    places = ["galaxy", *(f"{key}.{part}" for key in row for part in ("surface", "orbit", "orbit 1"))]
    scenario = Scenario(RULES, players, 5).row(" ".join(row))
    for number in range(max(2, players)):
        level = draw(st.integers(1, 5))
        scenario.empire(
            number,
            energy=draw(st.none() | st.integers(0, 6)),
            culture=draw(st.none() | st.integers(0, 6)),
            level=level,
            ships=draw(st.lists(st.sampled_from(places), max_size=LEVEL_SHIPS[level])),
            colonies=" ".join(keys[6 * number + 6 :][: draw(st.integers(0, 5))]),
            used=draw(st.sampled_from(USED)),
        )
    if draw(st.booleans()):
        scenario.ended(draw(st.integers(0, players - 1)), during=draw(st.none() | st.integers(0, players - 1)))
    active = draw(st.integers(0, players - 1))
    if draw(st.booleans()):
        return scenario.next_turn(active)
    dice, bay = (draw(st.lists(st.sampled_from(FACES), max_size=2)) for _ in range(2))
    return scenario.turn(
        active,
        " ".join(dice),
        bay=" ".join(bay),
        spent=draw(st.sampled_from([0, 2, 1])),
        follow_price=draw(st.sampled_from([1, 2, 3])),
        follow_gain=draw(st.sampled_from([(0, 0), (1, 0), (2, 0)])),
    )


@pytest.mark.slow
@given(st.data())
@settings(max_examples=200, suppress_health_check=list(HealthCheck))
def test_what_is_laid_out_can_be_and_can_be_played(data: st.DataObject) -> None:
    try:
        game = data.draw(described()).begin()
    except StarcupError as error:
        assert "\n" not in str(error)
        return
    rng = Rng(1)
    for _ in range(12):
        table = game.table
        assert RULES.faults(table) == []
        if game.finished:
            break
        assert (max(empire.vp for empire in table.empires) >= LAST_VP) == (table.ended_by >= 0)
        assert table.players > 1 or (
            table.ended_by < 0 and not any(ship & 15 == SURFACE for ship in rebel_ships(table))
        )
        assert -1 not in table.row or not table.deck
        decision = rng.choice(game.waiting())
        game.submit(decision.seat, rng.choice(decision.legal))


def rebel_ships(table: EpicTable) -> list[int]:
    """Return the places of the rebel's ships on planets."""
    return [ship for ship in table.empires[1].ships if ship >= 0]


THREE_SEVENS = "gort piedes shouhua"
"""Colonies with 21 VP."""


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: scene().row("helios jakks helios"), "helios: named twice"),
        (lambda: scene().row("helioss"), "there is no planet 'helioss' (did you mean 'helios'?)"),
        (lambda: scene().row("helios").empire(0, colonies="helios"), "helios: named twice"),
        (lambda: scene().row("helios").deck("helios"), "helios: can't come from the deck"),
        (lambda: scene().empire(0, energy=8), "energy of empire 0: expected a whole number from 0 to 7; found 8"),
        (lambda: scene().empire(0, level=7), "level of empire 0: expected a whole number from 1 to 6; found 7"),
        (lambda: scene().empire(0, ships="galaxy, galaxy, galaxy"), "at most 2 ships at level 1; found 3"),
        (lambda: scene().row("helios").empire(0, ships="jakks.surface"), "jakks, which is not in the row"),
        (lambda: scene().row("helios").empire(0, ships="helios.orbit 3"), "expected galaxy, helios.surface, "),
        (lambda: scene().row("helios").empire(0, ships="helios.orbit, helios.orbit 1"), "share a track"),
        (lambda: scene().empire(0, mission="diplomat"), "there is no mission 'diplomat'"),
        (lambda: scene().empire(2), "empire: expected a whole number from 0 to 1; found 2"),
        (lambda: scene().empire(0).empire(0), "empire 0: described before"),
        (lambda: scene().turn(0, "move move move move move"), "seat 0 has 5 dice, and 4 at level 1"),
        (lambda: scene().turn(0, "moves"), "a die has no face 'moves' (did you mean 'move'?)"),
        (lambda: scene().chance("die 0 moves"), "'moves' is no outcome of 'die 0'"),
        (lambda: scene().chance("die 2 move"), "expected an outcome of planet, die 0, die 1; found 'die 2 move'"),
        (lambda: scene().chance("rebel-die move"), "expected an outcome of planet, die 0, die 1; found"),
        (lambda: scene().chance("mission 0 elder"), "expected an outcome of planet, die 0, die 1; found"),
        (lambda: scene().rolls(2, "move"), "there is no seat 2: expected 0 to 1"),
        (lambda: solo().rolls(1, "move"), "there is no seat 1: expected 0, since the rebel has none"),
        (lambda: scene().deck("helios helios"), "helios: can't come from the deck"),
        (lambda: scene().deck("helios", others="removed").chance("planet jakks"), "jakks: can't come from the deck"),
        (lambda: solo().row("helios").empire(1, ships="helios.surface"), "it never lands (SOLO-19)"),
        (lambda: solo().empire(1, energy=7), "energy of empire 1: expected a whole number from 0 to 6; found 7"),
        (lambda: solo().empire(0, colonies=THREE_SEVENS), "empire 0 has 21 VP: with 21 a solo game is over"),
        (lambda: solo().empire(1, colonies=THREE_SEVENS), "empire 1 has 21 VP: with 21 a solo game is over"),
        (lambda: scene().empire(1, colonies=THREE_SEVENS), "empire 1 has 21 VP, and nobody has triggered the end"),
        (lambda: scene().ended(0), "empire 0 has 0 VP, and 21 trigger the end (END-1)"),
        (lambda: scene().empire(1, colonies=THREE_SEVENS).ended(1), "seat 0 has no turn after that (END-3)"),
        (lambda: scene().row("helios - jakks"), "the row has a gap, and 37 planets are left to fill it (COLONY-5)"),
        (lambda: scene().empire(0, fewer=1), "fewer dice of empire 0: expected a whole number from 0 to 0; found 1"),
        (lambda: solo().empire(0, fewer=1), "seat 0 misses 1 dice in its next turn: an attack comes after this one"),
        (lambda: scene().empire(0, used="jakks"), "expected planets that work once per turn, each once (EFFECT-5)"),
        (lambda: scene().empire(1, used="birkomius"), "birkomius was used by empire 1, and works in the own turn only"),
        (lambda: scene().turn(0, spent=1), "1 dice are in the converter: expected 0, or 2 (CONVERT-2)"),
        (lambda: scene().turn(0, rerolls=-1), "rerolls: expected a whole number from 0 to"),
        (lambda: scene().turn(0, follow_price=3), "culture that a follow costs: expected 1 or 2; found 3"),
        (lambda: scene().turn(0, follow_gain=(2, 0)), "energy that a follow brings: expected 0 or 1; found 2"),
        (lambda: solo().turn(0, follow_price=2), "culture that a follow costs: expected 1; found 2"),
    ],
)
def test_an_impossible_table_is_refused(make: Callable[[], Scenario], words: str) -> None:
    with pytest.raises(StarcupError) as error:
        make().begin()
    assert words in str(error.value)
    assert "\n" not in str(error.value)
