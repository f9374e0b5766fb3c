"""Words of a game that says nothing of its own, and what those of Roll promise through the same methods."""

from __future__ import annotations

import pytest

from starcup import games
from starcup.games import GameDefinition
from starcup.messages import PSEUDO, Language, language_of
from starcup.words import Entry, Words, words_of, wrap
from tests.kernel.toy import ToyRules


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_KNOWN", dict(games._KNOWN))
    games.register(GameDefinition("toy", "A toy", range(1, 4), ToyRules))


def test_a_game_without_words_has_those_of_any() -> None:
    words = words_of(ToyRules())
    assert type(words) is Words
    assert not any((words.rules(), words.glossary(), words.pieces(), words.legend(), words.phases(), words.hooks()))
    assert words.piece_lines(Entry("ace", "Ace", "Takes all.")) == ["Ace [ace]", "    Takes all."]
    assert words.explained("ace") is None
    assert not words.challenges() and words.lessons is None


def test_an_empty_text_is_one_line() -> None:
    assert wrap("") == [""]


def test_roll_has_what_is_looked_up_in_its_facet() -> None:
    words = words_of(games.find("roll").load())
    assert words.rules()["SHIP-3"].chapter and words.glossary() and words.legend() and words.pieces()
    assert words.lessons is not None and words.lessons.welcome in words.lessons.keys


def test_rules_and_words_of_the_game_are_told_in_the_language_of_the_reader() -> None:
    rules = games.find("roll").load()
    words = words_of(rules, language_of(rules, "es"))
    assert words.rules_told["SHIP-3"].chapter == words.rules_told["SHIP-4"].chapter == "Transportar"
    entry = words.glossary_told["citizenry"]
    assert entry.name == "Ciudadanía"
    assert {"ciudadanos", "citizens", "citizenry"} <= set(entry.also)


@pytest.mark.parametrize(
    ("language", "mark"),
    [(Language("es"), "[en] "), (Language("en"), ""), (Language("en-GB"), ""), (Language(PSEUDO), "⟦")],
)
def test_rules_without_words_in_the_language_are_marked(language: Language, mark: str) -> None:
    rules = games.find("roll").load()
    english, told = (words_of(rules, each_language).rules_told["SHIP-3"] for each_language in (Language(), language))
    assert told.text.startswith(mark) and told.example.startswith(mark)
    if mark != "⟦":
        assert (told.text, told.example) == (f"{mark}{english.text}", f"{mark}{english.example}")
    assert words_of(rules, language_of(rules, "es")).rules_told["SHIP-3"].text.startswith("Comerciar")
