"""The words of the game: each rests on rules that exist, leads to words that exist, and is short."""

from __future__ import annotations

import re
import textwrap

import pytest

from starcup.packed.ruleset import rule_statements
from starcup.packs import GlossaryEntry
from starcup.roll import RollRuleset
from starcup.words import words_of

GLOSSARY = words_of(RollRuleset.load(["base"])).glossary()
ENTRIES = list(GLOSSARY.values())
WIDTH = 78
LINES = 5


@pytest.fixture(scope="module")
def rules() -> RollRuleset:
    return RollRuleset.load(["base"])


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.key)
class TestEntry:
    def test_rests_on_rules_that_exist(self, entry: GlossaryEntry, rules: RollRuleset) -> None:
        assert entry.rules
        assert set(entry.rules) - rule_statements(rules).keys() == set()

    def test_leads_to_other_words(self, entry: GlossaryEntry) -> None:
        assert set(entry.see) <= GLOSSARY.keys() - {entry.key}

    def test_is_short_and_whole(self, entry: GlossaryEntry) -> None:
        assert len(textwrap.wrap(entry.text, WIDTH)) <= LINES
        assert entry.text.endswith(".") and "  " not in entry.text and "\n" not in entry.text

    def test_names_no_tile(self, entry: GlossaryEntry, rules: RollRuleset) -> None:
        for face in rules.begin(2, seed=1).rules.faces:
            assert not re.search(rf"\b{re.escape(face.name)}\b", entry.text), face.name


def test_a_word_means_one_thing() -> None:
    owners: dict[str, str] = {}
    for entry in ENTRIES:
        for word in {entry.key.replace("_", " "), entry.name.lower(), *entry.also}:
            assert word == word.lower()
            assert owners.setdefault(word, entry.key) == entry.key, word


MET = (
    "scout stock cup citizenry tableau select dictate reassign recruit recall explorer developer settler producer "
    "shipper trade consume good power wild_face construction_zone stack credits vp chip home_world faction square "
    "vp_pool"
)


@pytest.mark.parametrize("word", MET.split())
def test_words_that_every_player_meets(word: str) -> None:
    assert word in GLOSSARY


def test_every_phase_and_its_worker_is_a_word(rules: RollRuleset) -> None:
    for phase in rules.begin(2, seed=1).rules.phases:
        assert {phase.key, phase.worker} <= GLOSSARY.keys()
