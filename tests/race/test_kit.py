"""The kit of Race: scenarios, situations, all pairs of designs, and the checks of any game."""

from __future__ import annotations

from collections import Counter

import pytest

from starcup import Rng, StarcupError, games
from starcup.testing import GAME_CHECKS, check_game, check_pack, walk
from starcup_race import RaceRuleset
from starcup_race.testing import SITUATIONS, Scenario, lay_out
from starcup_race.testing.kit import RaceKit
from starcup_race.testing.packs import all_pairs, pair_games
from starcup_race.testing.situations import Situation
from tests.race.scenes import RULES, variant

TWELVE = [card.key for card in RULES.cards if card.is_world][:12]
VARIANTS = [variant(first_game=True), variant(actions=2)]
SHARES = 11


def test_a_scenario_has_everything_where_it_was_laid() -> None:
    scenario = Scenario(RULES).seat(0, tableau="gem_world old_earth", hand="public_works", goods="gem_world", chips=3)
    game = scenario.supply("space_port", "pirate_world").begin("produce", "settle")
    table = game.table
    assert RULES.names(table.seats[0].tableau) == ("gem_world", "old_earth")
    assert RULES.names(table.seats[0].loaded()) == ("gem_world",)
    assert (table.seats[0].chips, table.pool, len(table.supply)) == (3, 21, 2)
    assert not RULES.faults(table)


@pytest.mark.parametrize(
    "lay, told",
    [
        (
            lambda scenario: scenario.seat(0, tableau="gem_wurld"),
            "there is no card 'gem_wurld' (did you mean 'gem_world'?)",
        ),
        (lambda scenario: scenario.seat(2), "seat: expected 0 to 1; found 2"),
        (lambda scenario: scenario.seat(0).seat(0), "seat 0: described before"),
        (lambda scenario: scenario.pool(3).pool(4), "pool: described before"),
        (lambda scenario: scenario.supply().supply(), "supply: described before"),
        (lambda scenario: scenario.discards().discards(), "discards: described before"),
        (lambda scenario: scenario.seat(0, chips=-1), "chips: expected a whole number from 0 on, found -1"),
        (
            lambda scenario: scenario.seat(0, tableau="gem_world", goods="gem_world gem_world"),
            "'gem_world' is named twice",
        ),
        (lambda scenario: scenario.pool(0).begin(), "impossible scenario: the game is over: the pool is empty (END-1)"),
        (lambda scenario: scenario.pool(25).begin(), "25 VP are in the pool, and 24 of 24 are left for it"),
        (
            lambda scenario: scenario.seat(0, chips=20).pool(5).begin(),
            "5 VP are in the pool, and 4 of 24 are left for it",
        ),
        (
            lambda scenario: scenario.seat(0, tableau=TWELVE).begin(),
            "impossible scenario: the game is over: a tableau has 12 cards (END-1)",
        ),
        (
            lambda scenario: scenario.seat(0, tableau="public_works public_works").supply(others="gone").begin(),
            "a card is twice in the tableau",
        ),
        (
            lambda scenario: scenario.seat(0, tableau="old_earth", goods="old_earth").pool(3).begin(),
            "a good lies on old_earth",
        ),
        (lambda scenario: scenario.seat(0, goods="gem_world"), "goods: 'gem_world' is not in the tableau of seat 0"),
        (lambda scenario: scenario.seat(0, hand="gem_world gem_world").begin(), "gem_world: more than there are"),
        (lambda scenario: scenario.seat(0, tableau="old_earth", goods="old_earth").begin(), "a good lies on old_earth"),
        (
            lambda scenario: scenario.seat(0, tableau="public_works public_works").begin(),
            "a card is twice in the tableau",
        ),
    ],
)
def test_an_impossible_scenario_is_refused(lay: object, told: str) -> None:
    assert callable(lay)
    with pytest.raises(StarcupError) as caught:
        lay(Scenario(RULES))
    assert told in str(caught.value)


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda situation: situation.name)
def test_a_situation_is_sound_and_goes_on(situation: Situation) -> None:
    game = lay_out(RULES, ["mining_league", "gem_world"], situation, 3, hand=["public_works"])
    assert not RULES.faults(game.table)
    for _ in walk(game, Rng(1), last_round=6):
        assert not RULES.faults(game.table)


def test_situations_are_what_they_are_called() -> None:
    tables = {situation.name: lay_out(RULES, ["gem_world"], situation, 1).table for situation in SITUATIONS}
    assert len(tables["nearly empty supply"].supply) == 2
    dry = tables["no card left to draw"]
    assert not dry.supply and not dry.discards
    assert tables["pool nearly dry"].pool == 1
    assert {len(seat.tableau) for seat in tables["eleven cards in the tableau"].seats} == {11}


def faults_of(share: int) -> list[str]:
    """Return what is wrong in games of one share of all pairs, each share in a situation of its own."""
    situation = SITUATIONS[share % len(SITUATIONS)]
    results = list(pair_games(RULES, all_pairs(RULES)[share::SHARES], [situation]))
    assert all(result.decisions for result in results if not result.fault)
    return [result.fault for result in results if result.fault]


def test_there_are_4465_pairs() -> None:
    assert len(all_pairs(RULES)) == 95 * 94 // 2 == 4465


@pytest.mark.sampled(default=4)
@pytest.mark.parametrize("share", range(SHARES))
def test_some_pairs_of_designs_get_along(share: int) -> None:
    pairs = all_pairs(RULES)[share * 40 :: 300]
    assert [result.fault for result in pair_games(RULES, pairs, [SITUATIONS[share]]) if result.fault] == []


@pytest.mark.sampled(ci=6)
@pytest.mark.parametrize("share", range(SHARES))
def test_all_pairs_of_designs_get_along(share: int) -> None:
    assert faults_of(share) == []


def test_every_phase_occurs_in_games_of_pairs() -> None:
    (result,) = pair_games(RULES, [("gem_world", "public_works")])
    assert (result.fault, result.rounds) == ("", 5)  # stopped when the fifth begins


@pytest.mark.slow
@pytest.mark.parametrize("rules", VARIANTS, ids=("first-game", "two-actions"))
def test_variants_pass_all_checks(rules: RaceRuleset) -> None:
    checks = set(GAME_CHECKS) - {"seats", "definition"}  # these are about all variants together
    found = check_game(games.find("race"), ruleset=rules, games=2, tables=3, checks=checks)
    assert [str(finding) for finding in found if finding.is_fault] == []


@pytest.mark.slow
def test_the_box_passes_its_own_checks() -> None:
    """What ``starcup pack check`` has made, of a pack that is the whole game."""
    pack = next(iter(RULES.packs))
    before: list[str] = []

    def note(name: str) -> bool:
        before.append(name)
        return name in ("play", "pairs", "surroundings", "core")

    findings = check_pack(pack, games=1, tables=3, pairs=24, before=note)
    assert [str(finding) for finding in findings] == []
    assert {"play", "pairs", "hidden", "surroundings", "core"} <= set(before)


def test_what_happened_is_noted() -> None:
    kit = RaceKit(RULES)
    game = kit.begin(4, 1, log=True)
    for _ in walk(game, Rng(1)):
        pass
    noted = Counter(kit.notable(game))
    assert sum(noted.values()) >= sum(len(seat.tableau) for seat in game.table.seats)
    assert noted["reshuffle"]
