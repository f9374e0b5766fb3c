"""Every rule of the games beside Roll is named by a test of the game, and tests name no rule that does not exist."""

from __future__ import annotations

import pytest

from docs._ext.rules_coverage import GAMES, chapter_of, coverage_in, game_of, ids_in, statements_in
from starcup.packs.glossary import glossary_in

CHAPTERS = {
    "race": {
        "TERM": 7, "CARDS": 10, "SETUP": 14, "ROUND": 10, "ACTION": 16, "EXPLORE": 8, "DEVELOP": 11, "SETTLE": 9,
        "MILITARY": 11, "PAY": 16, "CONSUME": 19, "TRADE": 8, "PRODUCE": 13, "GOODS": 6, "DISCARD": 5, "DECK": 4,
        "END": 7, "SCORE": 20, "POWER": 9, "SECRET": 7, "TIMING": 5,
    },
    "tiny-epic": {
        "TERM": 10, "DICE": 4, "MAT": 8, "PLANETS": 5, "MISSIONS": 18, "SETUP": 14, "TURN": 10, "ACTIVATE": 9,
        "REROLL": 10, "FOLLOW": 22, "MOVE": 17, "ORBIT": 5, "LAND": 7, "ACQUIRE": 11, "ADVANCE": 7, "COLONY": 12,
        "UTILIZE": 7, "EMPIRE": 10, "CONVERT": 9, "ENDTURN": 7, "END": 8, "SCORE": 5, "TIE": 4, "SOLO": 62,
        "SECRET": 6, "EFFECT": 17, "CLARIFY": 57,
    },
}  # fmt: skip
"""How many rules each chapter has; ids are appended, never renumbered."""


def test_ids_are_read_off_a_docstring() -> None:
    assert ids_in("PAY-3, SCORE-6 to SCORE-8: all of PAY-3; TIMING-1.") == [
        "PAY-3", "SCORE-6", "SCORE-7", "SCORE-8", "TIMING-1",
    ]  # fmt: skip
    assert ids_in("CONSUME-2 to 4") == ["CONSUME-2", "CONSUME-3", "CONSUME-4"]


def test_pages_are_about_a_game_by_their_names() -> None:
    assert [game_of(page) for page in ("race", "api/race", "tiny-epic-rules", "api/tiny-epic", "concepts")] == [
        "race", "race", "tiny-epic", "tiny-epic", "roll",
    ]  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test(game: str) -> None:
    named = coverage_in(game, statements_in(game))
    missing = [rule for rule in statements_in(game) if not named[rule]]
    assert not missing, f"{len(missing)} rules without a test: {', '.join(missing)}"


@pytest.mark.parametrize("game", GAMES)
def test_tests_name_only_rules_that_exist(game: str) -> None:
    assert coverage_in(game, statements_in(game)).keys() - statements_in(game).keys() == set()


@pytest.mark.parametrize("game", GAMES)
def test_rules_stand_in_their_chapters_by_number(game: str) -> None:
    chapters: dict[str, list[int]] = {}
    for rule in statements_in(game):
        chapters.setdefault(chapter_of(rule), []).append(int(rule.rpartition("-")[2]))
    assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in chapters.values())
    assert {name: len(numbers) for name, numbers in chapters.items()} == CHAPTERS[game]


def test_numbers_of_rules() -> None:
    assert {game: len(statements_in(game)) for game in GAMES} == {"race": 215, "tiny-epic": 361}


@pytest.mark.parametrize("game", GAMES)
def test_every_statement_says_what_it_rests_on(game: str) -> None:
    statements = statements_in(game).values()
    assert {rule.basis for rule in statements} == {"printed", "inferred", "ruling"}
    assert all(rule.text.endswith((".", ":")) and rule.chapter for rule in statements)


@pytest.mark.parametrize("game", GAMES)
def test_words_of_a_glossary_lead_to_rules_and_words_that_are_there(game: str) -> None:
    words = glossary_in(GAMES[game].package)
    assert {rule for word in words.values() for rule in word.rules} <= statements_in(game).keys()
    assert {key for word in words.values() for key in word.see} <= words.keys()
    told = [name for word in words.values() for name in {word.name.lower(), *word.also}]
    assert len(told) == len(set(told)), "a word has one meaning"
    assert all(name == name.lower() for word in words.values() for name in word.also)
