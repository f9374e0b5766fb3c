"""Positions as named numbers: slots, traits, absent seats, and the features of games that name none."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

import pytest
import starcup_harbour
from attrs import evolve, frozen
from starcup_harbour.game import GAME as HARBOUR
from starcup_harbour.game import HarbourRules
from starcup_salvage.game import GAME as SALVAGE

from starcup import Game, Pack, Rng, games
from starcup.features import Feature, Features, FeatureSpace, Number, Things, features_of, traits
from starcup.kernel.errors import GameError
from starcup.testing import check_game, walk
from tests.contract.broken.features import ToyFeatures
from tests.kernel.toy import TOY, ToyRules, ToyTable

RULES = ToyRules()


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """What tests register is not known to other tests."""
    monkeypatch.setattr(games, "_KNOWN", {})


def table(players: int = 2, *, at_stake: int = 0) -> ToyTable:
    """A table of the toy game: everybody has cards."""
    game = Game.new(RULES, players, seed=1)
    game.table.at_stake = at_stake
    return game.table


def told(space: FeatureSpace[ToyTable], seen: ToyTable, seat: int = 0) -> dict[str, float]:
    """The features of a position that are not 0."""
    pairs = zip(space.features, space.numbers(seen, seat), strict=True)
    return {feature.name: number for feature, number in pairs if number}


def at_stake(least: int, most: int, at: tuple[int, ...] = ()) -> FeatureSpace[ToyTable]:
    number = Number[ToyTable]("at-stake", least, most, lambda seen, seat: seen.at_stake, at)
    return FeatureSpace((number,), (), 2)


def at_least(numbers: dict[str, float], seat: str) -> list[int]:
    """The steps that the score of a seat has reached."""
    return [int(name.partition(">=")[2]) for name in numbers if name.startswith(f"{seat}.score>=")]


def test_a_number_is_a_thermometer() -> None:
    space = at_stake(0, 3)
    assert space.features[-3:] == [Feature("at-stake>=1"), Feature("at-stake>=2"), Feature("at-stake>=3")]
    assert told(space, table(at_stake=2)) == {"players>=2": 1.0, "at-stake>=1": 1.0, "at-stake>=2": 1.0}


@pytest.mark.parametrize(("value", "as_good_as"), [(-5, 0), (99, 3)])
def test_a_number_beyond_its_bounds_counts_as_the_bound(value: int, as_good_as: int) -> None:
    space = at_stake(0, 3)
    assert space.rows(table(at_stake=value), 0) == space.rows(table(at_stake=as_good_as), 0)


def test_a_number_makes_the_steps_that_it_names() -> None:
    space = at_stake(0, 30, at=(5, 20))
    assert [feature.name for feature in space.features[1:]] == ["at-stake>=5", "at-stake>=20"]
    assert told(space, table(at_stake=19)) == {"players>=2": 1.0, "at-stake>=5": 1.0}


def test_things_are_counted_by_name_and_by_what_they_do() -> None:
    does = [{}, {"red": 1.0}, {"red": 1.0, "cost": 2.0}]
    things = Things[ToyTable]("lying", ("none", "rose", "rope"), lambda seen, seat: (1, 2, 2, -1, None, 7), 2, does)
    seen = told(FeatureSpace((things,), (), 2), table())
    assert seen == {"players>=2": 1.0, "lying:rose": 1.0, "lying:rope": 2.0, "lying~red": 3.0, "lying~cost": 4.0}


def test_a_vector_is_the_sum_of_its_rows() -> None:
    space, seen = ToyFeatures(RULES).space, table(3, at_stake=4)
    sums = [0.0] * len(space)
    for row in space.rows(seen, 1):
        for place, value in space.parts[row]:
            sums[place] += value
    assert sums == space.numbers(seen, 1)
    again = [9.0] * len(space)
    space.fill(seen, 1, again)
    assert again == sums


def test_seats_are_told_from_the_viewer_on_and_absent_ones_are_0() -> None:
    seen, space = table(3), ToyFeatures(RULES).space
    for seat, player in enumerate(seen.seats):
        player.score = 10 * seat
    assert max(at_least(told(space, seen, seat=2), "me")) == 20
    assert max(at_least(told(space, seen, seat=2), "left2")) == 10
    assert max(at_least(told(space, seen, seat=0), "left2")) == 20
    assert not at_least(told(space, seen, seat=2), "left1") and not at_least(told(space, seen, seat=2), "left3")
    assert len(space.numbers(table(1), 0)) == len(space.numbers(table(4), 0)) == len(space)


def test_traits_are_the_fields_of_a_piece_without_its_names() -> None:
    @frozen
    class Engine:
        key: str
        power: int
        fuel: str = ""

    @frozen
    class Ship:
        key: str
        name: str
        pack: str
        fast: bool
        crew: tuple[int, ...]
        engine: Engine
        cargo: frozenset[str] = frozenset()
        prices: Mapping[str, int] = MappingProxyType({})

    ship = Ship("argo", "Argo", "box", True, (1, 2), Engine("e1", 3, "wood"), frozenset({"ore"}), {"ore": 2, "gold": 0})
    expected = {"fast": 1, "crew": 3, "engine.power": 3, "engine.fuel=wood": 1, "cargo=ore": 1, "prices[ore]": 2}
    assert traits(ship) == expected
    assert traits(ship, {"engine", "cargo", "prices", "pack", "key"}) == {"name=Argo": 1, "fast": 1, "crew": 3}
    assert traits(evolve(ship, crew=(1, -1))).get("crew") is None
    assert traits("a text") == traits(None) == {}


def test_a_game_that_names_no_features_is_told_by_the_fields_of_its_table() -> None:
    games.register(SALVAGE)
    rules = SALVAGE.load()
    features, game = features_of(rules), Game.new(rules, 3, seed=2)
    assert type(features) is Features and not features.pieces
    names = {feature.name for feature in features.space.features}
    assert {"hull>=1", "own.sent.count>=1", "me.holds>=1", "left2.wrecks>=1", "scrap:3"} <= names
    assert not [name for name in names if name.startswith(("me.sent", "left1.hand:", "seed", "streams", "stack"))]
    for spot in walk(game, Rng(2)):
        for seat in range(3):
            assert features.space.rows(spot.game.table, seat) == features.space.rows(spot.game.view(seat), seat)


def test_the_features_of_a_game_are_those_that_it_names() -> None:
    assert type(features_of(RULES)) is Features  # nobody knows the game
    games.register(TOY)
    assert type(features_of(RULES)) is Features
    games.register(evolve(TOY, features=ToyFeatures))
    assert type(features_of(RULES)) is ToyFeatures


def test_features_that_cannot_be_had_are_told_and_not_replaced_by_others() -> None:
    games.register(evolve(TOY, features="nowhere:ToyFeatures"))
    with pytest.raises(GameError, match="its features 'nowhere:ToyFeatures' can't be had"):
        features_of(RULES)


@pytest.mark.parametrize("key", ["race", "tiny-epic"])
def test_the_check_finds_nothing_in_games_of_the_box(key: str) -> None:
    assert check_game(games.find(key), checks=["definition", "features"]) == []


def test_the_check_finds_nothing_in_games_that_name_no_features() -> None:
    harbour = HarbourRules.load([Pack.from_folder(Path(starcup_harbour.__path__[0]) / "box")])
    assert check_game(SALVAGE, checks=["definition", "features"]) == []
    assert check_game(HARBOUR, ruleset=harbour, checks=["features"]) == []


def test_features_well_made_pass_the_check() -> None:
    assert check_game(evolve(TOY, features=ToyFeatures), checks=["definition", "features"]) == []
