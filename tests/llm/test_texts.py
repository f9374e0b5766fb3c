"""The words of a seat, in every language, and what is understood as an answer."""

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
from starcup_llm.seen import Seen, seen_in
from starcup_llm.texts import SeatTexts

HOME = resources.files("starcup_llm")


@pytest.fixture(scope="module")
def roll() -> RollRuleset:
    return RollRuleset.load(["base"])


def texts_of(game: Game, code: str = "en") -> SeatTexts:
    return SeatTexts(game.ruleset, language_of(game.ruleset, code, ("Ada", "Bo"), 0))


def read(seen: Seen, texts: SeatTexts, typed: str) -> str:
    return read_answer(seen, typed, texts.languages).text


@pytest.mark.parametrize("code", ["es", "fr"])
def test_every_sentence_is_there_in_every_language(code: str, roll: RollRuleset) -> None:
    found = compare(roll, code, [HOME])
    assert found.faultless, found
    assert [name for name in found.missing if name.startswith("llm-")] == []


def test_a_set_is_described_and_never_listed(roll: RollRuleset) -> None:
    scenario = Scenario(roll).seat(0, credits=3, citizenry="home home military genes")
    game = scenario.manage().begin()
    texts, seen = texts_of(game), seen_in(game, 0)
    lines = texts.question(seen, lists_choices=True).splitlines()
    assert lines[1:] == [
        "Answer: recruit, then 3 of these, with blanks between",
        "- home (x2)",
        "- military",
        "- genes",
    ]
    assert read(seen, texts, "recruit genes, home, home") == "recruit home home genes"
    assert read(seen, texts, "recruit home x2 genes") == "recruit home home genes"
    with pytest.raises(Refused) as refused:
        read(seen, texts, "recruit genes novelty home")
    assert refused.value.refusal.nearest == "recruit home home genes"
    assert refused.value.refusal.rules == ("MANAGE-2",)


def test_labels_and_names_are_understood_in_the_language_and_in_english_but_no_numbers() -> None:
    game = Game.new(games.find("tiny-epic").load(), 2, seed=3)
    while (decision := game.decision(0)) is None or decision.kind != "turn":
        asked = game.waiting()[0]
        game.submit(asked.seat, asked.legal[-1], asked.number)
    texts, seen = texts_of(game, "es"), seen_in(game, 0)
    options = texts.question(seen, lists_choices=True).splitlines()[2:]
    choice, _, told = next(line.removeprefix("- ") for line in options if line.startswith("- activate")).partition(": ")
    label, english = told.partition(";")[0], next(o.label for o in seen.scene.prompt.options if o.choice == choice)  # type: ignore[union-attr]
    assert label.startswith("Activar ")
    for typed in (choice, f"`{choice.upper()}`", label, texts.languages[1].text(english)):
        assert read(seen, texts, typed) == choice
    for typed in ("1", "activa", ""):
        with pytest.raises(Refused):
            read(seen, texts, typed)


def test_what_one_label_explains_is_not_explained_again(roll: RollRuleset) -> None:
    game = Game.new(roll, 2, seed=3)
    while game.decision(0) is None or game.decision(0).kind != "select":  # type: ignore[union-attr]
        decision = game.waiting()[0]
        game.submit(decision.seat, decision.legal[0], decision.number)
    english, french = (
        texts_of(game, code).question(seen_in(game, 0), lists_choices=True).splitlines() for code in ("en", "fr")
    )
    assert [line for line in english if ": " in line and line.startswith("- ")] == english[2:3]
    explained = [line for line in french if ": " in line and line.startswith("- ")]
    assert len(explained) > len(french) / 2  # there the labels have other names than the choices


def test_the_things_of_an_arrangement_are_a_line_each(roll: RollRuleset) -> None:
    game = Game.new(roll, 2, seed=3)
    bots = [make("greedy", seat) for seat in (0, 1)]
    while (decision := game.decision(0)) is None or not isinstance(decision.answers, Arrangements):
        asked = game.waiting()[0]
        game.submit(asked.seat, bots[asked.seat].choose(asked, game.view(asked.seat)), asked.number)
    seen, texts = seen_in(game, 0), texts_of(game)
    head, *things = texts.question(seen, lists_choices=True).splitlines()[1:]
    assert head.startswith("Answer: place, then one ")
    assert things and all(" or " in line for line in things)
    sides = [line.removeprefix("- ").partition(" or ")[0] for line in things]
    assert read(seen, texts, f"place {' '.join(sides)}").startswith("place ")
    with pytest.raises(Refused) as refused:
        read(seen, texts, "place nowhere")
    assert seen.find(str(refused.value.refusal.nearest)) is not None
