"""The texts of a seat in every language, and what is understood as an answer."""

from __future__ import annotations

from importlib import resources

import pytest

from starcup import Arrangements, Game, games
from starcup.host import Refused
from starcup.messages import compare, language_of
from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from starcup_bots import make
from starcup_llm.answers import read_answer
from starcup_llm.situation import Situation, situation_in
from starcup_llm.texts import SeatTexts

HOME = resources.files("starcup_llm")


@pytest.fixture(scope="module")
def roll() -> RollRuleset:
    return RollRuleset.load(["base"])


def texts_of(game: Game, code: str = "en") -> SeatTexts:
    return SeatTexts(game.ruleset, language_of(game.ruleset, code, ("Ada", "Bo"), 0))


def read(situation: Situation, texts: SeatTexts, typed: str) -> str:
    return read_answer(situation, typed, texts.languages).text


@pytest.mark.parametrize("code", ["es", "fr"])
def test_every_sentence_is_there_in_every_language(code: str, roll: RollRuleset) -> None:
    comparison = compare(roll, code, [HOME])
    assert comparison.faultless, comparison
    assert [name for name in comparison.missing if name.startswith("llm-")] == []


def test_a_set_is_described_and_never_listed(roll: RollRuleset) -> None:
    scenario = Scenario(roll).seat(0, credits=3, citizenry="home home military genes")
    game = scenario.manage().begin()
    texts, situation = texts_of(game), situation_in(game, 0)
    lines = texts.question(situation, lists_choices=True).splitlines()
    assert lines[1:] == [
        "Answer: recruit, then 3 of these, with blanks between",
        "- home (x2)",
        "- military",
        "- genes",
    ]
    assert read(situation, texts, "recruit genes, home, home") == "recruit home home genes"
    assert read(situation, texts, "recruit home x2 genes") == "recruit home home genes"
    with pytest.raises(Refused) as refused:
        read(situation, texts, "recruit genes novelty home")
    assert refused.value.refusal.nearest == "recruit home home genes"
    assert refused.value.refusal.rules == ("MANAGE-2",)


def test_labels_and_names_are_understood_in_the_language_and_in_english_but_no_numbers() -> None:
    game = Game.new(games.find("tiny-epic").load(), 2, seed=3)
    while (decision := game.decision(0)) is None or decision.kind != "turn":
        question = game.waiting()[0]
        game.submit(question.seat, question.legal[-1], question.number)
    texts, situation = texts_of(game, "es"), situation_in(game, 0)
    options = texts.question(situation, lists_choices=True).splitlines()[2:]
    line = next(line.removeprefix("- ") for line in options if line.startswith("- activate"))
    choice, _, description = line.partition(": ")
    label, prompt = description.partition(";")[0], situation.scene.prompt
    assert prompt is not None
    english = next(option.label for option in prompt.options if option.choice == choice)
    assert label.startswith("Activar ")
    for typed in (choice, f"`{choice.upper()}`", label, texts.languages[1].text(english)):
        assert read(situation, texts, typed) == choice
    for typed in ("1", "activa", ""):
        with pytest.raises(Refused):
            read(situation, texts, typed)


def test_what_one_label_explains_is_not_explained_again(roll: RollRuleset) -> None:
    game = Game.new(roll, 2, seed=3)
    while game.decision(0) is None or game.decision(0).kind != "select":  # type: ignore[union-attr]
        decision = game.waiting()[0]
        game.submit(decision.seat, decision.legal[0], decision.number)
    english, french = (
        texts_of(game, code).question(situation_in(game, 0), lists_choices=True).splitlines() for code in ("en", "fr")
    )
    assert [line for line in english if ": " in line and line.startswith("- ")] == english[2:3]
    explained = [line for line in french if ": " in line and line.startswith("- ")]
    assert len(explained) > len(french) / 2  # there the labels have other names than the choices


def test_the_things_of_an_arrangement_are_a_line_each(roll: RollRuleset) -> None:
    game = Game.new(roll, 2, seed=3)
    bots = [make("greedy", seat) for seat in (0, 1)]
    while (decision := game.decision(0)) is None or not isinstance(decision.answers, Arrangements):
        question = game.waiting()[0]
        game.submit(question.seat, bots[question.seat].choose(question, game.view(question.seat)), question.number)
    situation, texts = situation_in(game, 0), texts_of(game)
    head, *things = texts.question(situation, lists_choices=True).splitlines()[1:]
    assert head.startswith("Answer: place, then one ")
    assert things and all(" or " in line for line in things)
    sides = [line.removeprefix("- ").partition(" or ")[0] for line in things]
    assert read(situation, texts, f"place {' '.join(sides)}").startswith("place ")
    with pytest.raises(Refused) as refused:
        read(situation, texts, "place nowhere")
    assert situation.find(str(refused.value.refusal.nearest)) is not None
