"""What learners are told of a position of Tiny Epic Galaxies."""

from __future__ import annotations

import pytest

from starcup import Rng
from starcup.features import features_of
from starcup.testing import walk
from starcup_tiny_epic.features import EpicFeatures
from starcup_tiny_epic.testing import EpicGame, Scenario
from tests.tiny_epic.scenes import RULES, new, variant

FEATURES = features_of(RULES)
SPACE = FEATURES.space


def told(game: EpicGame, seat: int) -> dict[str, float]:
    """The features of a position that are not 0."""
    numbers = SPACE.numbers(game.table, seat)
    return {feature.name: number for feature, number in zip(SPACE.features, numbers, strict=True) if number}


def position() -> EpicGame:
    """Seat 0 is one step from Helios, seat 1 two; seat 0 has a colony, and the dice for an advance."""
    scenario = Scenario(RULES).row("helios jakks maia gort")
    scenario.empire(0, energy=3, culture=0, level=2, ships="helios.orbit 2, jakks.surface", colonies="bisschop")
    scenario.empire(1, level=3, ships="helios.orbit 1, maia.orbit, galaxy")
    return scenario.turn(0, "diplomacy diplomacy energy", bay="move", rerolls=1).begin()


def test_features_of_a_known_position() -> None:
    assert isinstance(FEATURES, EpicFeatures)
    seen = told(position(), 0)
    expected = {
        "row:helios": 1.0,
        "unused:diplomacy": 2.0,
        "last-die:move": 1.0,
        "turn~rerolls>=1": 1.0,
        "question:turn": 1.0,
        "me.empire~active>=1": 1.0,
        "me.empire:energy=3": 1.0,
        "me.ships:helios.orbit-1": 1.0,
        "me.ships~vp-1": 2.0,
        "me.colonies~track=economy": 1.0,
        "left1.ships:galaxy": 1.0,
        "contest:helios.orbit-2": 1.0,
        "contest:2-vp.mine-1.theirs-2": 1.0,
    }
    assert {name: seen.get(name) for name in expected} == expected
    assert not any(name.startswith(("rebel", "left2")) for name in seen)


def test_the_same_position_from_the_other_seat() -> None:
    seen = told(position(), 1)
    assert seen["left1.empire~active>=1"] == seen["left1.ships:helios.orbit-1"] == seen["contest:helios.orbit-1"] == 1.0
    assert seen["contest:2-vp.mine-2.theirs-1"] == 1.0


def test_the_rebel_is_told_in_solo_games() -> None:
    scenario = Scenario(RULES, players=1).row("helios jakks maia gort")
    scenario.empire(1, energy=4, level=2, ships="helios.orbit 1", colonies="bisschop")
    seen = told(scenario.begin(), 0)
    assert seen["rebel.level:artemis.2"] == seen["rebel.next:jakks"] == seen["rebel.ships:helios.orbit-2"] == 1.0
    assert (seen["rebel:energy-missing=2"], seen["rebel.level~skull-in"]) == (1.0, 4.0)


def test_own_missions_are_told_and_those_of_others_are_not() -> None:
    game = Scenario(RULES).empire(0, mission="hoarder").empire(1, mission="elder").begin()
    assert told(game, 0)["mission:hoarder"] == told(game, 1)["mission:elder"] == 1.0
    assert not any(name.startswith("mission") and "elder" in name for name in told(game, 0))


@pytest.mark.parametrize("players", RULES.seats)
def test_a_view_tells_what_its_table_does(players: int) -> None:
    for spot in walk(new(players, players), Rng(players)):
        for seat in range(players):
            assert SPACE.rows(spot.game.table, seat) == SPACE.rows(spot.game.view(seat), seat)


def test_traits_are_common_words_and_not_the_keys_of_pieces() -> None:
    pieces = FEATURES.pieces
    assert {*RULES.keys, *RULES.mission_keys, *(board.key for board in RULES.boards)} == pieces.keys()
    assert not [key for key, does in pieces.items() if any(key in name for name in does)]
    assert len({name for does in pieces.values() for name in does}) <= 150
    helios, padraigin = pieces["helios"], pieces["padraigin_3110"]
    assert (helios["vp"], helios["spaces"], helios["track=diplomacy"], helios["remove_planet"]) == (2.0, 2.0, 1.0, 1.0)
    assert padraigin["advance=diplomacy"] == 1.0 and padraigin["advance.steps"] == padraigin["action.culture"] == 2.0


def test_the_features_are_the_same_whatever_rebel_board_is_played() -> None:
    other = features_of(variant(rebel="hades"))
    assert other.space.features == SPACE.features
