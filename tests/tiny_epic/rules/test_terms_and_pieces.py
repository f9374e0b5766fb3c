"""Terms, dice, galaxy mats and planet cards (TERM, DICE, MAT, PLANETS)."""

from __future__ import annotations

from collections import Counter

import pytest

from starcup import Game, Rng
from starcup_tiny_epic import events
from starcup_tiny_epic._rules.places import GALAXY, SURFACE
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import FACES
from tests.tiny_epic.rules.own_turns import do, have, own_turn
from tests.tiny_epic.scenes import RULES, answer, heard, kinds, legal, refusal, scene, solo


def at_random(players: int, seed: int) -> list[EpicTable]:
    """Return the tables of a random game, one after each choice."""
    game, rng, tables = Game.new(RULES, players, seed), Rng(seed), list[EpicTable]()
    while not game.finished:
        decision = rng.choice(game.waiting())
        game.submit(decision.seat, decision.legal[rng.below(len(decision.legal))])
        tables.append(game.table.clone())
        if len(tables) > 400:
            break
    return tables


# TERM


def test_vp_come_from_planets_the_empire_and_missions() -> None:
    """TERM-1, TERM-10: missions are not in the public VP."""
    table = scene().empire(0, level=4, colonies="jakks gort", energy=3, culture=3, mission="hoarder")
    game = table.turn(0).begin()
    assert game.table.empires[0].vp == 1 + 7 + 3
    assert RULES.scores(game.table)[0].total == 11


def test_followers_are_the_others_while_they_copy_a_die() -> None:
    """TERM-2."""
    game = scene(3).row("helios").turn(1, "energy energy").begin()
    assert game.table.active == 1
    answer(game, 1, "activate energy")
    assert (kinds(game), game.waiting()[0].seat, game.table.active) == (["follow"], 2, 1)


def test_row_planets_are_nobodys_and_colonies_somebodys() -> None:
    """TERM-3."""
    table = scene().row("jakks helios").empire(0, ships="jakks.orbit 1")
    game = answer(table.turn(0, "diplomacy").begin(), 0, "activate diplomacy")
    jakks = RULES.index["jakks"]
    assert game.table.empires[0].colonies == (jakks,)
    assert jakks not in game.table.row


@pytest.mark.parametrize("players", [1, 2, 5])
def test_each_ship_is_in_one_of_four_places(players: int) -> None:
    """TERM-4: after every action each player has 4 ships in these places."""
    for table in at_random(players, 3):
        for empire in table.empires:
            left = 4 - len(empire.ships)  # on the ship track
            home = sum(place == GALAXY for place in empire.ships)
            landed = sum(place != GALAXY and place & 15 == SURFACE for place in empire.ships)
            orbiting = [place for place in empire.ships if place != GALAXY and place & 15 != SURFACE]
            assert left >= 0
            assert left + home + landed + len(orbiting) == 4
            assert all(place >> 4 in table.row for place in empire.ships if place != GALAXY)
            assert all(place & 15 <= RULES.planets[place >> 4].spaces for place in orbiting)


def test_a_ship_is_in_orbit_from_the_start_space_on_or_on_the_surface() -> None:
    """TERM-5, TERM-6: the state stores place and space; upright and lying ships are for the table only."""
    table = scene().row("jakks helios").empire(0, level=3, ships="jakks.orbit, helios.surface")
    game = table.turn(0, "diplomacy").begin()
    jakks, helios = RULES.index["jakks"], RULES.index["helios"]
    assert game.table.empires[0].ships == tuple(sorted((GALAXY, jakks << 4, helios << 4 | SURFACE)))
    answer(game, 0, "activate diplomacy")  # the ship on the start space; that on the surface does not count
    assert game.table.empires[0].orbit_of(jakks) == jakks << 4 | 1


def test_dice_are_unused_until_activated_converted_or_given_up() -> None:
    """TERM-7."""
    game = own_turn("energy energy move move move colony colony", level=6, colonies="maia")
    do(game, "activate energy", "convert", "put in energy move", "turn move to culture")
    assert [FACES[face] for face in game.table.unused] == ["move", "culture", "colony", "colony"]
    assert (game.table.bay, game.table.spent) == ((FACES.index("energy"),), 2)
    do(game, "activate colony", "give up move colony")
    assert [FACES[face] for face in game.table.unused] == ["culture"]
    assert game.table.given_up == 2


def test_energy_and_culture_are_counted_separately() -> None:
    """TERM-8."""
    game = own_turn("culture energy", energy=3, culture=4, ships="jakks.orbit")
    assert have(do(game, "activate culture")) == (3, 5)


def test_the_level_is_the_number_of_the_space() -> None:
    """TERM-9: token on the third space = level 3 after 2 upgrades."""
    game = own_turn("colony colony energy", energy=5, culture=0)
    assert do(game, "activate colony", "activate colony").table.empires[0].level == 3


# DICE


def test_a_die_has_six_different_faces() -> None:
    """DICE-1, DICE-2: each face 1/6."""
    assert len(set(FACES)) == 6
    game = scene().next_turn(0).begin(outside_chance=True)
    assert game.chance is not None
    assert game.chance.probabilities == dict.fromkeys(range(6), 1 / 6)


@pytest.mark.parametrize(("level", "dice"), [(1, 4), (2, 5), (3, 5), (4, 6), (5, 6), (6, 7)])
def test_the_active_player_takes_the_dice_of_his_level(level: int, dice: int) -> None:
    """DICE-3, TURN-3, MAT-4, MAT-6: level 1: 4 rolled, 3 aside."""
    game = scene().empire(0, level=level).next_turn(0).begin()
    assert len(game.table.unused) == dice <= 7


@pytest.mark.parametrize("players", [1, 2, 4])
def test_each_die_is_in_one_state(players: int) -> None:
    """DICE-4, DICE-1: the five counts always sum to 7."""
    rolled = Counter[int]()
    for table in at_random(players, 8):
        used = len(table.unused) + len(table.bay) + table.spent + table.given_up
        assert used <= 7
        if table.active < table.players:
            assert rolled.setdefault(table.turn, used) == used  # those aside stay aside for the turn


# MAT


def test_the_printed_action_of_the_mat_is_the_upgrade() -> None:
    """MAT-1: resources, empire track, ships, and one action."""
    game = scene().empire(0, energy=2, culture=2).turn(0, "colony").begin()
    answer(game, 0, "activate colony")
    assert legal(game) == ["upgrade with energy", "upgrade with culture"]


def test_rebel_galaxies_are_used_in_the_solo_game_only() -> None:
    """MAT-2."""
    assert len(scene(2).begin().table.empires) == 2
    assert len(solo().begin().table.empires) == 2
    assert solo().begin().table.players == 1


def test_resources_run_from_0_to_7() -> None:
    """MAT-3."""
    game = do(own_turn("energy energy", energy=6, culture=0), "activate energy")
    assert have(game) == (7, 0)
    assert refusal(game, 0, "activate energy")[0] == "no-effect"


@pytest.mark.parametrize(
    ("level", "price", "dice", "ships", "vp"),
    [(2, 2, 5, 2, 1), (3, 3, 5, 3, 2), (4, 4, 6, 3, 3), (5, 5, 6, 4, 5), (6, 6, 7, 4, 8)],
)
def test_the_empire_track(level: int, price: int, dice: int, ships: int, vp: int) -> None:
    """MAT-4, MAT-5, MAT-6, MAT-7: the value of the level reached is no sum."""
    game = do(own_turn("colony move", energy=price, culture=0, level=level - 1), "activate colony")
    empire = game.table.empires[0]
    assert (empire.level, empire.energy, len(empire.ships), empire.vp) == (level, 0, ships, vp)
    assert len(scene().empire(0, level=level).next_turn(0).begin().table.unused) == dice


def test_there_are_six_levels() -> None:
    """MAT-4: level 1 is the star, with 4 dice, 2 ships and 0 VP."""
    start = scene().begin().table.empires[0]
    assert (start.level, len(start.ships), start.vp) == (1, 2, 0)
    game = own_turn("colony", level=6, energy=7, culture=7)
    assert refusal(game, 0, "activate colony")[0] == "no-effect"


def test_ships_not_earned_yet_lie_on_the_third_and_fourth_space() -> None:
    """MAT-7: they come with levels 3 and 5."""
    assert [len(scene().empire(0, level=level).begin().table.empires[0].ships) for level in range(1, 7)] == [
        2, 2, 3, 3, 4, 4,
    ]  # fmt: skip


def test_the_control_mat_has_a_bay_for_seven_dice_and_a_converter_for_two() -> None:
    """MAT-8."""
    game = own_turn("energy energy move move move move move", level=6, energy=0)
    do(game, "activate energy", "activate energy")
    for planet in ("helios", "jakks", "gort", "vizcarra"):
        do(game, "activate move", f"move galaxy to {planet}.orbit")
    do(game, "activate move", "move helios.orbit to galaxy")
    assert len(heard(game, events.DieActivated)) == 7
    game = answer(scene().turn(0, "move move move").begin(), 0, "convert")
    assert refusal(game, 0, "put in move")[0] != ""
    assert refusal(game, 0, "put in move move move")[0] != ""


# PLANETS


def test_there_are_40_different_planets() -> None:
    """PLANETS-1."""
    assert len(RULES.planets) == len({planet.name for planet in RULES.planets}) == 40
    assert len({planet.action for planet in RULES.planets}) == 40


def test_what_a_card_shows() -> None:
    """PLANETS-2, PLANETS-3: VP, a resource, a kind of track with numbered spaces, an action."""
    for planet in RULES.planets:
        assert planet.vp > 0
        assert planet.resource in (0, 1)
        assert planet.track in (0, 1)
        assert planet.spaces > 0
        assert planet.action.deeds or planet.action.own


@pytest.mark.parametrize(("vp", "spaces"), [(1, 1), (2, 2), (3, 3), (5, 4), (7, 5)])
def test_vp_and_length_of_the_track_go_together(vp: int, spaces: int) -> None:
    """PLANETS-4: 8 cards each."""
    cards = [planet for planet in RULES.planets if planet.vp == vp]
    assert len(cards) == 8
    assert {planet.spaces for planet in cards} == {spaces}


def test_the_planets_in_figures() -> None:
    """PLANETS-4: 144 VP; 20 energy and 20 culture; 20 economy and 20 diplomacy."""
    assert sum(planet.vp for planet in RULES.planets) == 144
    assert Counter(planet.resource for planet in RULES.planets) == {0: 20, 1: 20}
    assert Counter(planet.track for planet in RULES.planets) == {0: 20, 1: 20}


def test_the_kind_of_the_last_space_is_that_of_the_whole_track() -> None:
    """PLANETS-3: every step of Jakks is one of diplomacy."""
    game = own_turn("diplomacy diplomacy economy", ships="jakks.orbit")
    assert refusal(game, 0, "activate economy")[0] == "no-effect"
    do(game, "activate diplomacy", "activate diplomacy")
    assert heard(game, events.PlanetColonised) == [events.PlanetColonised(0, "jakks", 1)]


def test_a_row_planet_is_used_by_landing_and_a_colony_by_a_colony_face() -> None:
    """PLANETS-5."""
    game = own_turn("move colony", energy=0, culture=0, colonies="vici_ks156")
    do(game, "activate move", "move galaxy to jakks.surface", "use jakks")
    assert have(game) == (0, 1)
    do(game, "activate colony")  # the only thing that it can be used for
    assert have(game) == (1, 1)
