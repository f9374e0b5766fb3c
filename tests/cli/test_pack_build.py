"""``starcup pack build``: a wheel that others install; nothing is built of a faulty pack."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from importlib import metadata
from pathlib import Path

import pytest

from starcup.roll.testing import CHECKS
from tests.cli.helpers import refused, run


@pytest.fixture
def stars(tmp_path: Path) -> Path:
    assert run("pack", "new", "my-stars", "--dir", str(tmp_path)).exit_code == 0
    return tmp_path / "my-stars"


@pytest.mark.slow
def test_the_wheel_holds_the_pack_and_is_found_by_its_name(stars: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    result = run("pack", "build", str(stars), "--out", str(out))
    assert result.exit_code == 0, result.output
    assert sorted(path.suffix for path in out.iterdir()) == [".gz", ".whl"]
    (wheel,) = out.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        archive.extractall(tmp_path / "site")
    assert {f"my_stars/{name}.toml" for name in ("pack", "tiles", "powers/ferry_office", "powers/night_school")} < set(
        names
    )
    (found,) = metadata.distributions(path=[str(tmp_path / "site")])
    assert {(entry.group, entry.name, entry.value) for entry in found.entry_points} == {
        ("starcup.packs", "my-stars", "my_stars")
    }
    told_to_programs = json.loads(run("pack", "build", str(stars), "--quick", "--out", str(out), "--json").stdout)
    assert [told_to_programs[key] for key in ("name", "ok", "troubles")] == ["my-stars", True, []]
    assert told_to_programs["built"] == [str(wheel), *map(str, out.glob("*.gz"))]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "site")}
    for arguments, words in {
        ("packs",): "## my-stars 0.1.0",
        ("sim", "--games", "1", "--packs", "base,my-stars"): "## 1 game",
    }.items():
        told = subprocess.run(
            [sys.executable, "-m", "starcup_cli", *arguments],
            env=environment, capture_output=True, text=True, check=False, timeout=120,
        )  # fmt: skip
        assert told.returncode == 0, told.stderr
        assert words in told.stdout


def test_a_faulty_pack_is_not_built(stars: Path) -> None:
    tiles = stars / "src" / "my_stars" / "tiles.toml"
    tiles.write_text(tiles.read_text(encoding="utf-8").replace('"grey"', '"gray"'), encoding="utf-8")
    result = run("pack", "build", str(stars))
    assert result.exit_code == 1
    assert "did you mean 'grey'" in " ".join(result.output.split())
    assert result.output.endswith("Nothing was built.\n")
    assert not (stars / "dist").exists()
    result = run("pack", "build", str(stars), "--json")
    assert result.exit_code == 1
    report = json.loads(result.stdout)
    assert (report["ok"], report["built"]) == (False, [])
    assert report["troubles"][0]["nearest"] == "grey"
    assert not (stars / "dist").exists()


def test_what_can_not_be_built(tmp_path: Path) -> None:
    assert "this one is installed already" in refused("pack", "build", "base")
    folder = tmp_path / "bare"
    folder.mkdir()
    assert "expected a pyproject.toml there" in refused("pack", "build", str(folder))


@pytest.mark.slow
def test_build_takes_the_levels_that_check_takes(stars: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starcup_cli.authoring.build_wheel", lambda project, out: [])
    told = json.loads(run("pack", "build", str(stars), "--quick", "--json").stdout)
    checked = json.loads(run("pack", "check", str(stars), "--quick", "--json").stdout)
    assert told["ok"]
    assert told["made"] == checked["made"]
    assert len(told["made"]) < len(CHECKS)
