"""The run itself: a test that hangs fails, the others go on; in CI Hypothesis tries the same examples each time."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import SLOW_SECONDS

ROOT = Path(__file__).parents[2]

HANGS = """
import threading, time
import pytest

def test_before():
    pass

@pytest.mark.parametrize("how", ["sleeps", "swallows", "waits"])
def test_hangs(how):
    if how == "waits":
        threading.Event().wait()
    while True:
        if how == "sleeps":
            time.sleep(600)
        try:
            time.sleep(600)
        except Exception:
            pass

@pytest.fixture
def stuck():
    time.sleep(600)

def test_hangs_before_it_begins(stuck):
    pass

def test_after():
    pass
"""

EXAMPLES = """
import pytest
from hypothesis import given, settings, strategies as st

tried = []

@given(st.integers())
def test_tries(number):
    tried.append(number)

def test_tells():
    assert settings.get_current_profile_name() == "starcup-ci"
    assert settings().derandomize and settings().print_blob
    print("tried", tried)

@pytest.mark.slow
def test_slow(request):
    print("limit", *request.node.get_closest_marker("timeout").args)
"""


def run(file: Path, *options: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Run a file of tests under the configuration of the workspace, and its conftest."""
    command: list[str | Path] = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    command += ["-c", ROOT / "pyproject.toml", "--rootdir", ROOT, "-p", "tests.conftest", *options, file]
    return subprocess.run(command, cwd=ROOT, env=os.environ | env, capture_output=True, text=True, check=False)


@pytest.mark.slow
@pytest.mark.timeout(600)  # on a machine with much else to do, the three processes need time to start
@pytest.mark.parametrize("processes", ["2", "0"])
def test_a_test_that_hangs_fails_and_the_others_go_on(tmp_path: Path, processes: str) -> None:
    (tmp_path / "test_planted.py").write_text(HANGS, encoding="utf-8")
    ended = run(tmp_path / "test_planted.py", "-n", processes, "--timeout", "1")
    assert ended.returncode == 1, ended.stdout + ended.stderr
    summary = ended.stdout.splitlines()[-1]
    assert "3 failed, 2 passed, 1 error" in summary
    assert "Timeout (>1.0s)" in ended.stdout


@pytest.mark.slow
def test_in_ci_every_run_tries_the_same_examples_and_slow_tests_get_longer(tmp_path: Path) -> None:
    (tmp_path / "test_planted.py").write_text(EXAMPLES, encoding="utf-8")
    lines = []
    for _ in range(2):
        ended = run(tmp_path / "test_planted.py", "-s", "-m", "", CI="1")
        assert ended.returncode == 0, ended.stdout + ended.stderr
        assert f"limit {SLOW_SECONDS}" in ended.stdout
        lines += [line for line in ended.stdout.splitlines() if "tried" in line]
    assert len(lines) == 2
    assert lines[0] == lines[1]
