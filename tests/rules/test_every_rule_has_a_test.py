"""Every numbered rule is named by a test, and tests name no rule that does not exist.

A test names rules by beginning with their ids: ``test_assign_3_any_worker...``, ``test_phase_8__phase_9_...``.
"""

import ast
import re
from pathlib import Path

from starcup.roll import Ruleset, rule_statements

TESTS = Path(__file__).resolve().parents[1]


def names_of_tests() -> list[str]:
    """All test functions under ``tests/``, without importing anything."""
    return [
        node.name
        for path in sorted(TESTS.rglob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def ids_in(name: str, chapters: set[str]) -> list[str]:
    """The rule ids that a test's name begins with."""
    found = []
    rest = name.removeprefix("test_")
    known = "|".join(sorted(chapter.lower().replace("-", "_") for chapter in chapters))
    while match := re.match(rf"({known})_(\d+)(?:_+|$)", rest):
        found.append(f"{match[1].upper().replace('_', '-')}-{match[2]}")
        rest = rest[match.end() :]
    return found


def chapters_of(rules: Ruleset) -> set[str]:
    return {rule.rpartition("-")[0] for rule in rule_statements(rules)}


def test_ids_are_read_off_the_beginning_of_a_name(rules: Ruleset) -> None:
    chapters = chapters_of(rules)
    assert ids_in("test_assign_3_any_worker_selects_any_phase", chapters) == ["ASSIGN-3"]
    assert ids_in("test_phase_8__phase_9_unused_workers", chapters) == ["PHASE-8", "PHASE-9"]
    assert ids_in("test_race_diff_3__tiles_5", chapters) == ["RACE-DIFF-3", "TILES-5"]
    assert ids_in("test_ids_like_assign_3_further_behind_do_not_count", chapters) == []


def test_every_rule_has_a_test(rules: Ruleset) -> None:
    statements = rule_statements(rules)
    assert len(statements) == 263
    chapters = chapters_of(rules)
    named = {rule for name in names_of_tests() for rule in ids_in(name, chapters)}
    missing = [rule for rule in statements if rule not in named]
    assert not missing, f"{len(missing)} rules without a test: {', '.join(missing)}"


def test_tests_name_only_rules_that_exist(rules: Ruleset) -> None:
    statements = rule_statements(rules)
    chapters = chapters_of(rules)
    named = {rule for name in names_of_tests() for rule in ids_in(name, chapters)}
    assert named - set(statements) == set()
