"""The group: help, version, and that nothing heavy is imported for them."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from tests.cli.helpers import refused, run

HEAVY = ("starcup", "starcup_bots", "starcup_tiles_base", "rich", "attrs", "cattrs", "pluggy", "platformdirs")


def test_help_names_every_command() -> None:
    result = run("--help")
    assert result.exit_code == 0
    for name in ("play", "sim", "arena", "balance", "replay", "tile", "rules", "packs"):
        assert name in result.output


def test_without_a_command_help_is_shown() -> None:
    assert run().output == run("--help").output


@pytest.mark.parametrize("name", ["play", "sim", "arena", "balance", "replay", "tile", "rules", "packs"])
def test_every_command_has_help(name: str) -> None:
    result = run(name, "--help")
    assert result.exit_code == 0
    assert max(map(len, result.output.splitlines())) <= 80


def test_help_imports_nothing_heavy() -> None:
    program = (
        "import sys; from starcup_cli.main import cli\n"
        "try: cli.main(['--help'])\n"
        "except SystemExit: pass\n"
        f"print([name for name in {HEAVY!r} if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_version() -> None:
    assert run("--version").output == f"starcup {version('starcup-cli')}\n"


def test_unknown_command_names_the_nearest() -> None:
    assert "'plya' (did you mean 'play'?)" in refused("plya")


def test_unknown_option_is_one_line_with_a_hint() -> None:
    line = refused("play", "--sead", "3")
    assert "--seed" in line and "starcup play --help" in line


def test_wrong_type_of_an_option() -> None:
    assert "'x' is not a valid integer" in refused("play", "--seed", "x")


def test_under_uv_run_the_advice_can_be_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UV_RUN_RECURSION_DEPTH", "1")
    monkeypatch.delenv("UV", raising=False)
    assert "Go on with: uv run starcup play --load last" in run("play", typed=["quit"]).output
    monkeypatch.delenv("UV_RUN_RECURSION_DEPTH")
    assert "Go on with: starcup play --load last" in run("play", typed=["quit"]).output


def test_under_a_uv_that_is_not_on_the_path_the_advice_can_be_typed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    uv = tmp_path / ".uv" / "bin" / "uv"
    monkeypatch.setenv("UV_RUN_RECURSION_DEPTH", "1")
    monkeypatch.setenv("UV", str(uv))
    assert f"Go on with: {uv} run starcup play --load last" in run("play", typed=["quit"]).output
    monkeypatch.chdir(tmp_path)
    assert "Go on with: .uv/bin/uv run starcup play --load last" in run("play", typed=["quit"]).output
    uv.parent.mkdir(parents=True)
    uv.touch(mode=0o755)
    monkeypatch.setenv("PATH", str(uv.parent))
    assert "Go on with: uv run starcup play --load last" in run("play", typed=["quit"]).output


def test_a_group_without_a_command_tells_what_it_has() -> None:
    result = run("pack")
    assert result.exit_code == 0
    assert result.stderr == ""
    assert {"new", "check", "preview", "watch", "build"} <= set(result.stdout.split())
