"""Questions as people see them: every choice with its number and words, within a screen."""

from __future__ import annotations

import re

import pytest

from starcup import Choice, Game
from starcup.roll import RollGame, RollRuleset, choices
from starcup.roll.testing import Scenario
from starcup.roll.words.board import score_table
from starcup.roll.words.choice_lists import choices_of
from starcup.roll.words.choice_order import for_people
from starcup.roll.words.describe import Describer
from starcup.roll.words.names import Names
from starcup.words import words_of
from starcup_bots import make
from starcup_cli.drafts import asked_for_several
from starcup_cli.listed import Listed

SCREEN = 40
CELL = r"\s+(?:(\d+)[* ]?(?: ?\(\d+\))?|-)"
"""A number in a table, with a star or what it brings; or nothing."""


@pytest.fixture(scope="module")
def rules() -> RollRuleset:
    return RollRuleset.load(["base"])


@pytest.fixture
def describer(rules: RollRuleset) -> Describer:
    return Describer(Game.new(rules, 2, 1).table, 0, Names(rules, ["Ann", "Bob"], you=0))


def numbers(lines: list[str]) -> list[int]:
    """The numbers of choices on the screen, explanations in the list left out."""
    abbreviated = [int(number) for line in lines for number in re.findall(r"(?<!\S)(\d+): ?", line)]
    if any(" ...  " in line or line.startswith("  1: ") for line in lines):
        return abbreviated
    found: list[int] = []
    for line in lines:
        listed = [int(number) for number in re.findall(r"(?:^| ) {0,3}(\d+)  (?=[a-z]+)", line)]
        cells = re.fullmatch(rf"  [A-Za-z][^\d*]*?((?:{CELL})+) *", line)
        if listed and re.match(r" {0,4}\d+  [a-z]", line):
            found += listed
        elif cells:
            found += [int(cell) for cell in re.findall(CELL, cells.group(1)) if cell]
    return found


def listed(game: RollGame, seat: int = 0) -> Listed:
    decision = game.decision(seat)
    assert decision is not None
    return Listed(decision, game.allowed(seat), game.table, words_of(game.ruleset, ["Ann", "Bob"], seat), "")


@pytest.mark.parametrize("seed", [2, 3])
def test_every_question_of_a_whole_game(rules: RollRuleset, seed: int) -> None:
    """All on a screen by number, and what the rules allow besides is among it."""
    game = Game.new(rules, 3, seed)
    bots = [make("normal", seat) for seat in range(3)]
    words = words_of(rules, ["Ann", "Bob", "Cid"], 0)
    present = -1
    while waiting := game.waiting():
        decision = waiting[0]
        view = game.view(decision.seat)
        several = asked_for_several(decision, game.table, words)
        asked = several or Listed(decision, game.allowed(decision.seat), game.table, words, "")
        lines = asked.lines()
        assert max(map(len, lines)) <= 80
        assert len(lines) <= SCREEN
        if isinstance(asked, Listed):
            found = numbers(words.choices(game.table, decision.seat, asked.choices))
            assert sorted(found) == list(range(1, len(asked.choices) + 1)), lines
            assert len(set(asked.choices)) == len(asked.choices)
            assert {one for one in game.allowed(decision.seat) if not one.passing} == set(asked.choices)
            assert all(asked.explain(choice) for choice in asked.choices)
        if view.round != present:
            present = view.round
            assert max(map(len, words.board(game.table, [view] * 3))) <= 80
        game.submit(decision.seat, bots[decision.seat].choose(decision, view), decision.number)


def producing(rules: RollRuleset, workers: str, *worlds: str) -> RollGame:
    return Scenario(rules).seat(0, workers={"produce": workers}, tableau=worlds).phases("produce").begin()


def test_any_world_may_come_first_and_none_is_passed_by(rules: RollRuleset) -> None:
    game = producing(rules, "home genes", "gem_world", "designer_species_ultd")
    decision = game.decision(0)
    assert decision is not None and not any("designer" in choice.text for choice in decision.legal)
    asked = listed(game)
    assert [" ".join(line.split()) for line in asked.lines()] == [
        "IV Produce: Which die becomes a good, and on which world?",
        "produce (* matches the world) Home Genes",
        "Gem World 1 2",
        "Designer Species, Ultd. 3 4*",
        "A number or the text, such as 'produce gem_world home'.",
    ]
    reply = asked.reply("4")
    assert reply is not None and reply.text == "produce designer_species_ultd genes"


def test_what_only_passes_by_may_still_be_typed(rules: RollRuleset) -> None:
    game = producing(rules, "home", "gem_world", "comet_zone")
    asked = listed(game)
    assert [choice.text for choice in asked.choices] == ["produce gem_world home", "produce comet_zone home"]
    reply = asked.reply("leave gem_world")
    assert reply is not None and reply.text == "leave gem_world"


def test_few_goods_are_listed_world_by_world(rules: RollRuleset) -> None:
    worlds = ("gem_world", "comet_zone")
    seat = Scenario(rules).seat(
        0, workers={"ship": "home genes"}, tableau=worlds, goods={"gem_world": "novelty", "comet_zone": "home"}
    )
    game = seat.phases("ship").begin()
    asked = listed(game)
    assert [choice.text.split()[:2] for choice in asked.choices] == [
        [way, world] for world in worlds for way in ("trade", "trade", "consume", "consume")
    ]


def test_wild_dice_are_a_row_each_in_whatever_order(rules: RollRuleset) -> None:
    rolled = "home.explore genes.wild genes.wild alien_technology.wild"
    game = Scenario(rules).seat(0, rolled=rolled).seat(1, rolled="home.ship").assign().begin()
    game.submit(0, "select explore home.explore")
    asked = listed(game)
    lines = asked.lines()
    assert "Assign: Which phase does each of these dice work in?" in lines[0]
    assert "[Genes wild x2, Alien Technology wild]" in " ".join(lines[:2]).replace("   ", " ")
    rows = [line.split() for line in lines if re.search(r"\d$", line)]
    assert [row[:3] for row in rows] == [["Genes", "1", "2"], ["Alien", "Technology", "6"]]
    reply = asked.reply("6")
    assert reply is not None
    game.submit(0, reply.text)
    game.submit(0, "assign genes ship")
    game.submit(0, "assign genes explore")


def test_one_tile_is_a_plain_list_of_ways(rules: RollRuleset) -> None:
    seat = Scenario(rules).seat(0, workers={"explore": "home"}, develop=["galactic_salon"])
    game = seat.draws(0, "spice_world").phases("explore").begin()
    game.submit(0, "scout home")
    game.submit(0, "abandon none")
    decision = game.decision(0)
    assert decision is not None and asked_for_several(decision, game.table, words_of(rules)) is None
    lines = listed(game).lines()
    assert lines[0].startswith("I Explore: Which side of this tile do you keep?")
    for line in ("2", "spice world", "Place Spice World", "spice_world", "place spice_world"):
        reply = listed(game).reply(line)
        assert reply is not None and reply.text == "place spice_world"
    assert listed(game).reply("world") is None
    assert re.search(r" 2  place spice_world +Spice World: Novelty world, cost 2", " ".join(lines))


def test_many_goods_are_a_table_of_shippers(describer: Describer) -> None:
    legal: list[Choice] = [
        choices.trade(world, "novelty", worker)
        for world in ("space_mall", "gem_world", "comet_zone", "spice_world")
        for worker in ("home", "military", "consumption", "genes")
    ]
    lines = choices_of(legal, describer)
    assert [" ".join(line.split()) for line in lines[:4]] == [
        "trade (for $) Home Military Consumption Genes",
        "Space Mall: Novelty 1 (3) 2 (3) 3 (3) 4 (3)",
        "Gem World: Novelty 5 (3) 6 (3) 7 (3) 8 (3)",
        "Comet Zone: Novelty 9 (4) 10 (4) 11 (4) 12 (4)",
    ]


def test_each_power_has_a_table_of_its_own(describer: Describer) -> None:
    targets = ("explore", "develop", "settle", "produce", "ship")
    legal: list[Choice] = [choices.READY]
    for power in ("executive_power", "nanotechnology"):
        legal += [choices.move(power, "alien_technology", "explore", target) for target in targets[1:]]
        legal += [choices.move(power, "home", "ship", target) for target in targets[:-1]]
    lines = choices_of(legal, describer)
    assert numbers(lines) == list(range(1, len(legal) + 1))
    assert sum(": move to " in line and "Explore" in line for line in lines) == 2
    assert max(map(len, lines)) <= 80


def test_long_lists_come_in_columns(describer: Describer) -> None:
    legal: list[Choice] = [choices.give_up(face.key) for face in describer.names.rules.faces[:30]]
    lines = choices_of(legal, describer)
    assert len(lines) <= 15
    assert sorted(numbers(lines)) == list(range(1, 31))


def test_like_goes_with_like(describer: Describer) -> None:
    """What the rules allow besides comes after what searches are offered; people find it where it belongs."""
    mixed: list[Choice] = [
        choices.READY,
        choices.move("nanotechnology", "home", "ship", "explore"),
        choices.dictate_with("genes", "ship"),
        choices.move("executive_power", "home", "ship", "explore"),
        choices.dictate_with("home", "explore"),
        choices.move("nanotechnology", "home", "explore", "ship"),
    ]
    assert [choice.text for choice in for_people(mixed, describer.names.rules)] == [
        "ready",
        "reassign nanotechnology home explore>ship",
        "reassign nanotechnology home ship>explore",
        "dictate home explore",
        "dictate genes ship",
        "reassign executive_power home ship>explore",
    ]


def test_what_a_good_is_worth(rules: RollRuleset, describer: Describer) -> None:
    assert describer.explain(choices.trade("gem_world", "novelty", "home")) == "sell it for $3"
    assert describer.explain(choices.consume("gem_world", "novelty", "consumption")) == "use it up for 3 VP"


def test_the_final_table_says_where_a_bonus_comes_from(rules: RollRuleset) -> None:
    six = next(face for face in rules.faces if face.key == "mining_league")
    seat = Scenario(rules).seat(0, cup="home", tableau=[six.key, "comet_zone"]).seat(1, cup="home")
    lines = score_table(rules.scores(seat.manage().begin().table), (), Names(rules, ["Ann", "Bob"], you=0))
    assert lines[-1] == f"You: bonus {six.name} 2"
