"""The README is short, and its commands are what they say; its doctests are run with the others."""

from __future__ import annotations

import re
import shlex

import pytest

from tests.cli.helpers import run
from tests.docs.pages import ROOT, pages

README = (ROOT / "README.md").read_text(encoding="utf-8")


def command_lines() -> list[str]:
    """Everything between back quotes that calls the command, options included."""
    lines = re.findall(r"(?<!`)`(?:[^`\n]* )?starcup ([^`\n]+)`", README)
    return [*dict.fromkeys(lines)]


def test_it_is_read_in_minutes() -> None:
    assert len(README.split()) < 700


@pytest.mark.parametrize("line", command_lines())
def test_command_takes_its_options(line: str) -> None:
    words = shlex.split(line)
    result = run(*words) if words[0] in ("what", "rules") else run(*words, "--help")
    assert result.exit_code == 0, result.output


GET_UV = "python3 -m pip install --target .uv uv && .uv/bin/uv run"
"""Into a folder of the clone: a Python that its system manages refuses to install anything beside itself (PEP 668)."""


def test_the_two_commands_stand_as_they_are_run() -> None:
    assert f"    {GET_UV} starcup play\n" in README
    assert f"    {GET_UV} --dev nox\n" in README
    assert "An unofficial fan implementation." in README


def test_ci_is_the_second_command() -> None:
    """CI has what no package of Python brings from the system, and else nothing but the command."""
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert f"{GET_UV} --dev nox" in lines
    assert [line for line in lines if "install" in line and "apt-get" not in line] == [f"{GET_UV} --dev nox"]


def test_nobody_is_told_to_install_from_an_index_alone() -> None:
    """No index has the packages: whoever names one of them to pip names the clone's folders beside it."""
    sources = [*ROOT.glob("packages/*/src/**/*.py"), *ROOT.glob("packages/*/src/**/*.jinja")]
    for path in [*pages(), *sources]:
        for paragraph in path.read_text(encoding="utf-8").split("\n\n"):
            if re.search(r"pip install[^\n&]*starcup", paragraph):
                assert "./packages/" in paragraph, f"{path}: {paragraph}"
