"""The kit: situations, all pairs of planets, and the checks of any game and of packs."""

from __future__ import annotations

import pytest

from starcup import Rng, games
from starcup.testing import GAME_CHECKS, check_game, check_pack, walk
from starcup_tiny_epic import EpicRuleset
from starcup_tiny_epic.testing import SITUATIONS, lay_out
from starcup_tiny_epic.testing.kit import EpicKit
from starcup_tiny_epic.testing.pairs import all_pairs, pair_games
from starcup_tiny_epic.testing.situations import Situation
from tests.conftest import Often
from tests.tiny_epic.scenes import RULES, SWITCHED

PLANETS = ["gort", "helios", "jakks"]
SHARES = len(SITUATIONS)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda situation: situation.name)
def test_a_situation_is_sound_and_goes_on(situation: Situation, players: int) -> None:
    game = lay_out(RULES, PLANETS, situation, 3, players=players)
    assert RULES.faults(game.table) == []
    for _ in walk(game, Rng(1), last_round=3):
        assert RULES.faults(game.table) == []


def test_situations_are_what_they_are_called() -> None:
    tables = {situation.name: lay_out(RULES, PLANETS, situation, 1).table for situation in SITUATIONS}
    row = [RULES.keys[planet] for planet in tables["planets of the row"].row]
    assert row[:3] == PLANETS
    assert [RULES.keys[planet] for planet in tables["own colonies"].empires[0].colonies][:3] == PLANETS
    assert [RULES.keys[planet] for planet in tables["colonies of another"].empires[1].colonies][:3] == PLANETS
    assert tables["no planet left to turn up"].deck == []
    assert {empire.level for empire in tables["the highest level"].empires} == {6}


def test_there_are_780_pairs() -> None:
    assert len(all_pairs(RULES)) == 40 * 39 // 2 == 780


@pytest.mark.sampled(default=4)
@pytest.mark.parametrize("share", range(SHARES))
def test_some_pairs_of_planets_get_along(share: int) -> None:
    pairs = all_pairs(RULES)[share::60]
    assert [result.fault for result in pair_games(RULES, pairs, [SITUATIONS[share]]) if result.fault] == []


@pytest.mark.sampled(ci=6)
@pytest.mark.parametrize("rules", [RULES, SWITCHED], ids=["as taken", "switched"])
@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda situation: situation.name)
def test_pairs_of_planets_get_along_in_every_situation(situation: Situation, rules: EpicRuleset, often: Often) -> None:
    turn, every = SITUATIONS.index(situation), often(12, 6) if rules is SWITCHED else often(4, 2)
    pairs = all_pairs(rules)[turn % every :: every]
    results = list(pair_games(rules, pairs, [situation]))
    assert [result.fault for result in results if result.fault] == []
    assert all(result.decisions for result in results)


@pytest.mark.slow
def test_the_rules_with_every_ruling_switched_pass_all_checks() -> None:
    checks = set(GAME_CHECKS) - {"seats", "definition"}  # these are about the rules as they come
    findings = check_game(games.find("tiny-epic"), ruleset=SWITCHED, games=2, tables=3, checks=checks)
    assert [str(finding) for finding in findings if finding.is_fault] == []


@pytest.mark.slow
def test_the_box_passes_its_own_checks() -> None:
    """What ``starcup pack check`` has made, of a pack that is the whole game."""
    pack = next(iter(RULES.packs))
    before: list[str] = []

    def note(name: str) -> bool:
        before.append(name)
        return name in ("play", "pairs", "surroundings", "core")

    findings = check_pack(pack, games=1, tables=3, pairs=20, before=note)
    assert [str(finding) for finding in findings] == []
    assert {"play", "pairs", "hidden", "surroundings", "core"} <= set(before)


def test_what_happened_is_noted() -> None:
    kit = EpicKit(RULES)
    game = kit.begin(3, 1, log=True)
    for _ in walk(game, Rng(1)):
        pass
    noted = kit.notable(game)
    assert sum(name.startswith("colony ") for name in noted) == sum(len(name.colonies) for name in game.table.empires)
    assert any(name.startswith("level ") for name in noted)
    assert set(RULES.keys) & set(noted)
