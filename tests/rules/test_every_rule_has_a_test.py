"""Every numbered rule is named by a test, and tests name no rule that does not exist.

A test names rules by beginning with their ids: ``test_assign_3_any_worker...``, ``test_phase_8__phase_9_...``. The
page of the docs that lists rules with their tests is made of the same.
"""

import tomllib
from importlib import resources

from docs._ext.rules_coverage import chapter_of, coverage, split_name
from starcup.packed.ruleset import rule_statements
from starcup.roll import RollRuleset


def test_ids_are_read_off_the_beginning_of_a_name(rules: RollRuleset) -> None:
    chapters = {chapter_of(rule) for rule in rule_statements(rules)}
    expected = (["ASSIGN-3"], "any worker selects any phase")
    assert split_name("test_assign_3_any_worker_selects_any_phase", chapters) == expected
    assert split_name("test_phase_8__phase_9_unused_workers", chapters) == (["PHASE-8", "PHASE-9"], "unused workers")
    assert split_name("test_race_diff_3__tiles_5", chapters) == (["RACE-DIFF-3", "TILES-5"], "")
    assert split_name("test_ids_like_assign_3_further_behind_do_not_count", chapters)[0] == []


def test_every_rule_has_a_test(rules: RollRuleset) -> None:
    statements = rule_statements(rules)
    assert len(statements) == 263
    named = coverage(statements)
    missing = [rule for rule in statements if not named[rule]]
    assert not missing, f"{len(missing)} rules without a test: {', '.join(missing)}"


def test_rules_stand_in_their_chapters_by_number(rules: RollRuleset) -> None:
    statements = rule_statements(rules).values()
    text = resources.files("starcup.roll").joinpath("rules.toml").read_text(encoding="utf-8")
    titles = tomllib.loads(text)["chapters"]
    assert [rule.chapter for rule in statements] == [titles[chapter_of(rule.id)] for rule in statements]
    assert list(dict.fromkeys(rule.chapter for rule in statements)) == list(titles.values())
    numbers = [int(rule.id.rpartition("-")[2]) for rule in statements if chapter_of(rule.id) == "SHIP"]
    assert numbers == sorted(numbers) != []


def test_tests_name_only_rules_that_exist(rules: RollRuleset) -> None:
    statements = rule_statements(rules)
    assert coverage(statements).keys() - statements.keys() == set()
