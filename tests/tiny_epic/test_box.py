"""The box: its planets, missions and rebel boards are those of the rules, and every option chooses a reading."""

from __future__ import annotations

from collections import Counter

import pytest
from attrs import asdict

from starcup.packed.ruleset import rule_statements
from starcup_tiny_epic import EpicRuleset
from starcup_tiny_epic._rules.deed_kinds import DEEDS
from starcup_tiny_epic._rules.deeds import Module
from starcup_tiny_epic._rules.rulings import OPTIONS, TAKEN
from starcup_tiny_epic._rules.terms import RESOURCES, TRACKS

RULES = EpicRuleset.load()


def test_the_planets() -> None:
    """PLANETS-1, PLANETS-2, PLANETS-4."""
    planets = RULES.planets
    assert len({planet.key for planet in planets}) == len(planets) == 40
    assert sum(planet.vp for planet in planets) == 144
    assert Counter((planet.vp, planet.spaces) for planet in planets) == {
        (1, 1): 8, (2, 2): 8, (3, 3): 8, (5, 4): 8, (7, 5): 8,
    }  # fmt: skip
    assert Counter(RESOURCES[planet.resource] for planet in planets) == {"energy": 20, "culture": 20}
    assert Counter(TRACKS[planet.track] for planet in planets) == {"economy": 20, "diplomacy": 20}
    assert all(planet.action.deeds for planet in planets)
    assert [planet.index for planet in planets] == list(range(40))


def test_limits_of_actions() -> None:
    """EFFECT-4, EFFECT-5."""
    own = {planet.key for planet in RULES.planets if planet.action.own_turn}
    once = {planet.key for planet in RULES.planets if planet.action.once}
    both = {"birkomius", "bisschop", "clj_0517", "la_torres"}
    assert own == both | {"zalax", "maia", "gyore", "nibiru"}
    assert once == both | {"nagato", "zavodnick"}


def test_every_kind_of_deed_is_in_the_box() -> None:
    assert {type(deed) for planet in RULES.planets for deed in planet.action.deeds} == {*DEEDS.values()} - {Module}


def test_every_action_names_the_rules_that_clarify_it() -> None:
    named = [rule for text in RULES.texts.values() for rule in text.rules]
    assert sorted(named) == sorted(f"CLARIFY-{number}" for number in range(1, 58))


def test_the_box_names_rules_that_there_are() -> None:
    assert {rule for text in RULES.texts.values() for rule in text.rules} <= rule_statements(RULES).keys()


def test_the_missions() -> None:
    """MISSIONS-1, MISSIONS-3, MISSIONS-4."""
    assert len(RULES.missions) == 12
    comparing = [mission for mission in RULES.missions if mission.most or mission.fewest]
    assert len(comparing) == 6
    assert all((mission.vp, mission.tied, mission.players) == (3, 2, 3) for mission in comparing)
    assert all(mission.players == 2 and not mission.tied for mission in RULES.missions if mission not in comparing)


def test_the_rebel_boards() -> None:
    """SOLO-9, SOLO-49 to SOLO-52."""
    boards = {board.key: board for board in RULES.boards}
    assert list(boards) == ["artemis", "rothkel", "zendica", "hades", "gamelyn"]
    assert [board.difficulty for board in RULES.boards] == ["beginner", "easy", "medium", "hard", "epic"]
    for board in RULES.boards:
        assert [level.dice for level in board.levels] == [5, 5, 6, 6, 7]
    assert [level.vp for level in boards["artemis"].levels] == [0, 1, 2, 4, 7] and boards["artemis"].most == 6
    assert [level.vp for level in boards["zendica"].levels] == [0, 2, 4, 6, 9] and boards["zendica"].most == 5
    assert {key for key, board in boards.items() if board.stand_in} == {"rothkel", "hades", "gamelyn"}
    assert boards["zendica"].levels[4].attack.back == -1


def test_the_option_of_the_rebel_lists_the_boards() -> None:
    (pack,) = RULES.packs
    assert pack.manifest.options["rebel"].values == tuple(board.key for board in RULES.boards)


@pytest.mark.parametrize("name", OPTIONS)
def test_each_option_chooses_one_reading(name: str) -> None:
    field, other = OPTIONS[name]
    option = RULES.packs[0].manifest.options[name]
    assert option.values == (option.default, other) and option.text
    rules = EpicRuleset.load(options={f"tiny-epic-base.{name}": other})
    assert asdict(rules.rulings) == {**asdict(TAKEN), field: not getattr(TAKEN, field)}


def test_there_is_an_option_for_every_reading() -> None:
    assert {field for field, _ in OPTIONS.values()} | {"board"} == set(asdict(TAKEN))
    assert set(RULES.packs[0].manifest.options) == {*OPTIONS, "rebel"}
    assert RULES.rulings == TAKEN


def test_the_rebel_is_chosen() -> None:
    """SOLO-2."""
    assert RULES.board is not None and RULES.board.key == "artemis"
    hades = EpicRuleset.load(options={"tiny-epic-base.rebel": "hades"}).board
    assert hades is not None and hades.key == "hades"
