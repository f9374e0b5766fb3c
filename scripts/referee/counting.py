"""A plugin of pytest that writes down what the tests of perft count.

python -m pytest -p scripts.referee.counting --counts FILE tests/perft
"""

from __future__ import annotations

import json
from functools import wraps
from pathlib import Path
from typing import Any

import pytest

from starcup import testing
from starcup.testing.perft import Lines

COUNTS: dict[str, dict[str, str]] = {}
"""The counts of each test, and how it ended."""
RUNNING: list[str] = []
"""The test that runs."""

count_lines = testing.count_lines


@wraps(count_lines)
def noted(*arguments: Any, **named: Any) -> Lines:
    """Count lines, and note how many they are."""
    lines = count_lines(*arguments, **named)
    facets = COUNTS.setdefault(RUNNING[-1], {})
    facets[f"count {len(facets) + 1}"] = f"{lines.lines} lines, {lines.positions} positions"
    return lines


testing.count_lines = noted


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--counts", metavar="FILE", help="the file to which the counts are written")


def pytest_runtest_setup(item: pytest.Item) -> None:
    RUNNING[:] = [item.name]


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "call" or report.failed:
        COUNTS.setdefault(report.nodeid.rpartition("::")[2], {})["test"] = report.outcome


def pytest_unconfigure(config: pytest.Config) -> None:
    Path(config.getoption("--counts")).write_text(json.dumps(COUNTS), encoding="utf-8")
