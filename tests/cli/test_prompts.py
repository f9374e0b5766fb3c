"""Questions as people see them: every choice with its number and words, within a screen."""

from __future__ import annotations

import re

import pytest

from starcup import Choice, Game
from starcup.roll import Ruleset, choices
from starcup.testing import Scenario
from starcup_bots import make
from starcup_cli.board import board, final
from starcup_cli.describe import Describer
from starcup_cli.names import Names
from starcup_cli.prompts import choices_of, question

SCREEN = 40


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return Ruleset.load(["base"])


@pytest.fixture
def describer(rules: Ruleset) -> Describer:
    return Describer(Game.new(rules, 2, 1).table, 0, Names(rules, ["Ann", "Bob"], you=0))


def numbers(lines: list[str]) -> list[int]:
    """The numbers of choices on the screen, explanations in the list left out."""
    abbreviated = [int(number) for line in lines for number in re.findall(r"(?<!\S)(\d+): ?", line)]
    if any(" ...  " in line for line in lines):
        return abbreviated
    found: list[int] = []
    for line in lines:
        listed = [int(number) for number in re.findall(r"(?:^| ) {0,3}(\d+)  (?=[a-z]+)", line)]
        cells = re.fullmatch(r"  \S.*?((?:\s+(?:\d+|-))+)", line)
        if listed and re.match(r" {0,4}\d+  [a-z]", line):
            found += listed
        elif cells:
            found += [int(cell) for cell in cells.group(1).split() if cell != "-"]
    return found


@pytest.mark.parametrize("seed", [2, 3])
def test_every_question_of_a_whole_game(rules: Ruleset, seed: int) -> None:
    game = Game.new(rules, 3, seed)
    bots = [make("random", seat) for seat in range(3)]
    names = Names(rules, ["Ann", "Bob", "Cid"], you=0)
    present = -1
    while waiting := game.waiting():
        decision = waiting[0]
        view = game.view(decision.seat)
        describer = Describer(game.table, decision.seat, names)
        lines = question(decision, describer)
        assert max(map(len, lines)) <= 80
        assert len(lines) <= SCREEN
        assert sorted(numbers(choices_of(decision.legal, describer))) == list(range(1, len(decision.legal) + 1)), lines
        assert all(describer.explain(choice) for choice in decision.legal)
        if view.round != present:
            present = view.round
            assert max(map(len, board(game.table, [view] * 3, names))) <= 80
        game.submit(decision.seat, bots[decision.seat].choose(decision, view), decision.number)


def test_many_goods_are_a_table_of_shippers(describer: Describer) -> None:
    legal: list[Choice] = [
        choices.trade(world, "novelty", worker)
        for world in ("space_mall", "gem_world", "old_earth", "tourist_world")
        for worker in ("home", "military", "consumption", "genes")
    ]
    lines = choices_of(legal, describer)
    assert [line.split() for line in lines[:4]] == [
        ["trade", "home", "military", "consumption", "genes"],
        ["space_mall", "novelty", "1", "2", "3", "4"],
        ["gem_world", "novelty", "5", "6", "7", "8"],
        ["old_earth", "novelty", "9", "10", "11", "12"],
    ]


def test_each_power_has_a_table_of_its_own(describer: Describer) -> None:
    targets = ("explore", "develop", "settle", "produce", "ship")
    legal: list[Choice] = [choices.READY]
    for power in ("executive_power", "nanotechnology"):
        legal += [choices.move(power, "alien_technology", "explore", target) for target in targets[1:]]
        legal += [choices.move(power, "home", "ship", target) for target in targets[:-1]]
    lines = choices_of(legal, describer)
    assert numbers(lines) == list(range(1, len(legal) + 1))
    assert sum("reassign " in line and "explore" in line and "'" not in line for line in lines) == 2
    assert max(map(len, lines)) <= 80


def test_long_lists_come_in_columns(describer: Describer) -> None:
    legal: list[Choice] = [choices.abandon(face.key) for face in describer.names.rules.faces[:30]]
    lines = choices_of(legal, describer)
    assert len(lines) <= 15
    assert sorted(numbers(lines)) == list(range(1, 31))


def test_what_a_good_is_worth(rules: Ruleset, describer: Describer) -> None:
    assert describer.explain(choices.trade("gem_world", "novelty", "home")) == "Trade: $3"
    assert describer.explain(choices.consume("gem_world", "novelty", "consumption")) == "Consume: 3 VP"


def test_the_final_table_says_where_a_bonus_comes_from(rules: Ruleset) -> None:
    six = next(face for face in rules.faces if face.key == "mining_league")
    seat = Scenario(rules).seat(0, cup="home", tableau=[six.key, "comet_zone"]).seat(1, cup="home")
    lines = final(seat.manage().begin().table, Names(rules, ["Ann", "Bob"], you=0))
    assert lines[-1] == f"You: bonus {six.name} 2"
