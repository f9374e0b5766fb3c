"""Every rule of Race is named by a test in this folder, and tests name no rule that does not exist."""

from __future__ import annotations

from docs._ext.rules_coverage import chapter_of, ids_in, race_coverage, race_statements

STATEMENTS = race_statements()


def test_ids_are_read_off_a_docstring() -> None:
    assert ids_in("PAY-3, SCORE-6 to SCORE-8: all of PAY-3; TIMING-1.") == [
        "PAY-3", "SCORE-6", "SCORE-7", "SCORE-8", "TIMING-1",
    ]  # fmt: skip
    assert ids_in("CONSUME-2 to 4") == ["CONSUME-2", "CONSUME-3", "CONSUME-4"]


def test_there_are_215_rules_each_with_a_test() -> None:
    assert len(STATEMENTS) == 215
    named = race_coverage(STATEMENTS)
    assert [rule for rule in STATEMENTS if not named[rule]] == []
    assert named.keys() - STATEMENTS.keys() == set()


def test_rules_stand_in_their_chapters_by_number() -> None:
    chapters: dict[str, list[int]] = {}
    for rule in STATEMENTS:
        chapters.setdefault(chapter_of(rule), []).append(int(rule.rpartition("-")[2]))
    assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in chapters.values())
    assert {name: len(numbers) for name, numbers in chapters.items()} == {
        "TERM": 7, "CARDS": 10, "SETUP": 14, "ROUND": 10, "ACTION": 16, "EXPLORE": 8, "DEVELOP": 11, "SETTLE": 9,
        "MILITARY": 11, "PAY": 16, "CONSUME": 19, "TRADE": 8, "PRODUCE": 13, "GOODS": 6, "DISCARD": 5, "DECK": 4,
        "END": 7, "SCORE": 20, "POWER": 9, "SECRET": 7, "TIMING": 5,
    }  # fmt: skip


def test_every_statement_says_what_it_rests_on() -> None:
    assert {rule.basis for rule in STATEMENTS.values()} == {"printed", "inferred", "ruling"}
    assert all(rule.text.endswith((".", ":")) and rule.chapter for rule in STATEMENTS.values())
