"""A pytest plugin for Python 3.12 and later that writes down which lines each test runs, and how long it takes."""

import json
import os
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from types import CodeType

import pytest

PACKAGES = str(Path.cwd() / "packages")
SECONDS: dict[str, float] = {}
LINES: dict[str, dict[int, list[str]]] = defaultdict(lambda: defaultdict(list))
FAILED: set[str] = set()
_reached: set[tuple[str, int]] = set()

if sys.version_info >= (3, 12):
    _monitor = sys.monitoring

    def _line(code: CodeType, number: int) -> object:
        """Note a line that is about to run, and ask for no more events of it during this test."""
        if code.co_filename.startswith(PACKAGES):
            _reached.add((code.co_filename, number))
        return _monitor.DISABLE

    _monitor.use_tool_id(_monitor.COVERAGE_ID, "mutants")
    _monitor.register_callback(_monitor.COVERAGE_ID, _monitor.events.LINE, _line)
    _monitor.set_events(_monitor.COVERAGE_ID, _monitor.events.LINE)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
        _reached.clear()
        _monitor.restart_events()
        start = time.perf_counter()
        try:
            return (yield)
        finally:
            SECONDS[item.nodeid] = time.perf_counter() - start
            for file, number in _reached:
                LINES[file.removeprefix(PACKAGES).replace(os.sep, "/")][number].append(item.nodeid)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed:
        FAILED.add(report.nodeid)


def pytest_sessionfinish() -> None:
    passed = {test: seconds for test, seconds in SECONDS.items() if test not in FAILED}
    Path(os.environ["STARCUP_REACH"]).write_text(json.dumps([LINES, passed]), encoding="utf-8")
