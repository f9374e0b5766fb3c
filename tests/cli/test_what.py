"""what: words of the game in a few lines, and tiles, colours, phases, commands and rules by the same question."""

from __future__ import annotations

import pytest

from starcup import games
from starcup.messages import language_of
from starcup.roll import RollRuleset
from starcup.words import words_of
from starcup_cli.lookup.looking_up import explained
from tests.cli.helpers import longest, refused, report, run


def what(*words: str) -> str:
    result = run("what", *words)
    assert result.exit_code == 0, result.output
    assert longest(result.output) <= 80
    return " ".join(result.output.split())


def test_a_word_with_its_rules_and_what_belongs_to_it() -> None:
    shown = run("what", "scout").output.splitlines()
    assert shown[0] == "Scout"
    assert 2 <= len(shown) <= 7
    assert [line.strip() for line in shown[-2:]] == [
        "Rules: EXPLORE-5, EXPLORE-6, EXPLORE-11.",
        "See also: stock, abandon, stack, bag.",
    ]


def test_every_word_is_found_by_all_that_it_is_called() -> None:
    words = words_of(RollRuleset.load(["base"]))
    for entry in words_of(RollRuleset.load()).glossary().values():
        for word in (entry.key, entry.name, *entry.also):
            assert explained(words, word, {}).name == entry.name, word


@pytest.mark.parametrize("language", ["es", "fr"])
@pytest.mark.parametrize("game", ["roll", "race", "tiny-epic"])
def test_every_word_is_found_by_its_name_in_other_languages(game: str, language: str) -> None:
    # "Population" is the French name of the Citizenry, and in English another form of "worker".
    rules = games.find(game).load()
    words = words_of(rules, language_of(rules, language))
    for entry in words.glossary_told.values():
        assert explained(words, entry.name, {}).name == entry.name


@pytest.mark.parametrize(
    ("language", "asked", "name"),
    [
        ("es", "ciudadania", "Ciudadanía"),
        ("es", "poder ejecutivo", "Poder Ejecutivo"),
        ("es", "avances logisticos", "Avances Logísticos"),
        ("es", "executive power", "Poder Ejecutivo"),
        ("fr", "developpement", "Développement"),
        ("fr", "Fédération  galactique", "Fédération Galactique"),
    ],
)
def test_accents_are_forgiven(language: str, asked: str, name: str) -> None:
    rules = games.find("roll").load()
    words = words_of(rules, language_of(rules, language))
    found = explained(words, asked, {})
    assert name in f"{found.name} {found.text}"


@pytest.mark.parametrize("asked", ["SCOUT", "scouts", "the scout", "what is a scout", "scout?", "is scouting"])
def test_asked_in_other_ways(asked: str) -> None:
    assert what(*asked.split()).startswith("Scout ")


def test_a_tile() -> None:
    assert "Space Piracy [space_piracy]: development" in what("space", "piracy")


def test_a_colour_of_dice_and_worlds() -> None:
    shown = what("genes")
    assert "Explore, Settle x2, Produce, wild x2" in shown
    assert "Genes worlds" in shown and "$5" in shown
    assert "matches every world" in what("consumption")
    assert "matches no world" in what("military")


def test_a_colour_of_a_pack(saves: object) -> None:
    assert "$3" in what("novelty", "--packs", "base,./examples/pilgrims")


def test_a_command() -> None:
    assert "take your last choice back" in what("undo")
    assert "starcup arena" in what("arena")


def test_a_rule() -> None:
    assert what("ship-3").startswith("SHIP-3 A Trade brings credits")


def test_a_word_that_only_rules_use() -> None:
    assert what("house rule").startswith("ASSIGN-14 ")
    assert "more rules with that word" in what("holds")


def test_rules_are_found_by_the_beginnings_of_their_words() -> None:
    assert "unknown rule" in refused("rules", "nown")
    assert "Reassigned" in run("rules", "reassig").output


def test_no_word_of_that_kind_names_the_nearest() -> None:
    assert "unknown word 'citizenrie' (did you mean 'citizenry'?)" in refused("what", "citizenrie")
    assert "(did you mean 'Space Piracy'?)" in refused("what", "spase pirasy")
    assert refused("what", "qqqqqq").startswith("starcup: unknown word 'qqqqqq'; 'what' alone lists words")


def test_alone_lists_the_words() -> None:
    shown = what()
    for entry in words_of(RollRuleset.load()).glossary().values():
        assert entry.name in shown


def test_for_programs() -> None:
    found = report("what", "stock")
    assert found == {
        "kind": "word",
        "name": "Stock",
        "text": words_of(RollRuleset.load()).glossary()["stock"].text,
        "rules": ["EXPLORE-4"],
        "see": ["scout", "credits"],
    }
    tile = report("what", "space piracy")
    assert isinstance(tile, dict)
    assert (tile["kind"], tile["name"]) == ("tile", "Space Piracy / Hidden Fortress")
    words = report("what")
    assert isinstance(words, list) and "Wild face" in words


def test_in_a_game() -> None:
    result = run("play", "--seed", "5", "--bots", "random", typed=["what stock", "what", "what qqqqqq", "what undo"])
    assert result.exit_code == 0
    shown = " ".join(result.output.split())
    assert "you gain $2. Rules: EXPLORE-4." in shown
    assert "Wild face" in shown
    assert "unknown word 'qqqqqq'" in shown
    assert "take your last choice back" in shown
