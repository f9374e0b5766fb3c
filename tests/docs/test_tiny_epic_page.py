"""The page on Tiny Epic Galaxies names every option of the box with its values, and every ruling that has one."""

from __future__ import annotations

import re

from docs._ext.rules_coverage import statements_in
from starcup.packs.options import settings_of
from starcup.packs.pack import load
from tests.docs.pages import ROOT

PAGE = (ROOT / "docs" / "tiny-epic.md").read_text(encoding="utf-8")
RULES = statements_in("tiny-epic")
BASE = "tiny-epic-base"
SETTINGS = {setting.name.removeprefix(f"{BASE}."): setting for setting in settings_of(load(BASE))}


def readings() -> dict[str, tuple[str, str]]:
    """Return the rule and the other value of each option in the table of readings."""
    table = PAGE[PAGE.index("<!-- tiny-epic-readings: begin") : PAGE.index("<!-- tiny-epic-readings: end")]
    rows = re.findall(r"^\| ([A-Z]+-\d+) \| .+? \| `([\w-]+)=([\w-]+)` \| .+ \|$", table, re.MULTILINE)
    return {option: (rule, value) for rule, option, value in rows}


def test_the_table_of_readings_has_every_option_with_its_other_value() -> None:
    others = {
        name: [value for value in setting.values if value != setting.default] for name, setting in SETTINGS.items()
    }
    boards = others.pop("rebel")
    assert {name: [value] for name, (_, value) in readings().items()} == others
    assert all(board in PAGE.lower() for board in boards)


def test_rules_name_the_option_that_reads_them_otherwise() -> None:
    for option, (rule, value) in readings().items():
        assert RULES[rule].basis == "ruling"
        assert f"{BASE}.{option}={value}" in RULES[rule].text
    named = {option for rule in RULES.values() for option in re.findall(rf"{BASE}\.([\w-]+)", rule.text)}
    assert named == SETTINGS.keys()


def test_other_options_that_it_names_are_there() -> None:
    section = PAGE[PAGE.index("### For whoever has the box") : PAGE.index("## How it is known")]
    named = {word for row in section.splitlines() for word in re.findall(r"`([\w-]+)`", row.rpartition("|")[0][-90:])}
    assert named - SETTINGS.keys() == {"once"}
