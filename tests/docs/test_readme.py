"""The README's commands and its tile pack are what they say; its doctests are run with the others."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from starcup import Pack
from starcup.roll import RollRuleset
from starcup_bots import make, play
from starcup_cli.group import COMMANDS, piece_nouns
from tests.cli.helpers import run
from tests.docs.pages import ROOT, pages

README = (ROOT / "README.md").read_text(encoding="utf-8")


def command_lines() -> list[str]:
    """Everything between back quotes that calls the command, options included."""
    found = re.findall(r"`(?:uv run )?starcup ([^`]+)`", " ".join(README.split()))
    return [*dict.fromkeys(found)]


def test_every_command_is_there() -> None:
    assert {line.split()[0] for line in command_lines()} == {*COMMANDS, *piece_nouns()}


@pytest.mark.parametrize("line", command_lines())
def test_command_takes_its_options(line: str) -> None:
    words = shlex.split(line)
    result = run(*words) if words[0] in ("what", "tile", "rules", "powers", "packs") else run(*words, "--help")
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


def test_the_tile_pack_plays(tmp_path: Path) -> None:
    section = README[README.index("## A tile of your own") : README.index("## The packages")]
    tiles, power, manifest = re.findall(r"```\w+\n(.*?)```", section, re.DOTALL)
    folder = tmp_path / "my_tiles"
    (folder / "powers").mkdir(parents=True)
    for name, text in (("tiles", tiles), ("powers/toll_station", power), ("pack", manifest)):
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    rules = RollRuleset.load(["base", Pack.from_folder(folder)])
    assert rules.face_index["toll_station"] and "toll_station" in rules.plugins.packs
    assert play(rules, [make("random", seat) for seat in range(2)], 1).finished
