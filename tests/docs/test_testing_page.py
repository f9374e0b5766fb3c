"""The page on testing a pack tells the truth: its table is the list of checks, and its snippets run as test files."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import starcup_pytest
from starcup.roll.testing import CHECKS
from starcup.testing import Finding, report
from tests.docs.pages import is_file, put

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "testing-a-pack.md").read_text(encoding="utf-8")
HOOKS = (DOCS / "hooks.md").read_text(encoding="utf-8")


def blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page, re.DOTALL)


@pytest.fixture
def stranger(tmp_path: Path) -> Path:
    """A folder with the pack ``my_tiles``: the smallest power of the page on hooks."""
    folder = tmp_path / "my_tiles" / "powers"
    folder.mkdir(parents=True)
    source = next(source for source in blocks(HOOKS, "python") if source.startswith('"""Toll Station'))
    (folder / "toll_station.py").write_text(source, encoding="utf-8")
    (folder / "__init__.py").write_text("", encoding="utf-8")
    (folder.parent / "tiles.toml").write_text(blocks(HOOKS, "toml")[0], encoding="utf-8")
    pack = 'Pack(name="my-tiles", package="my_tiles", game="roll", distribution="my-tiles")'
    init = f'"""Mine."""\n\nfrom starcup import Pack\n\npack = {pack}\n'
    (folder.parent / "__init__.py").write_text(init, encoding="utf-8")
    return tmp_path


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A stranger's pytest, in a folder of its own."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_the_checks_are_those_of_the_kit_in_their_words() -> None:
    told = dict(re.findall(r"^\| `([\w-]+)` \| (\S.*\.) \|$", PAGE, re.MULTILINE))
    assert list(told) == list(CHECKS)
    for name, words in told.items():
        first = (CHECKS[name].__doc__ or "").strip().splitlines()[0]
        assert first.startswith(words[:40]), name


def test_the_report_of_the_page_is_laid_out_as_reports_are() -> None:
    (shown,) = blocks(PAGE, "text")
    found = [
        Finding(
            "play",
            "pack 'my-tiles', power 'toll_station', credits_at_end(), seat 0",
            "seat 0: credits 13 are not between 0 and 10",
            "table 3: toll_station, 'most credits', seed 2873421, choice 6: seat 0 answers 'stock home'",
        ),
        Finding(
            "texts",
            "pack 'my-tiles', development 'toll_station'",
            "expected a text in powers/toll_station.toml",
            warning=True,
        ),
    ]
    lines = [line for line in shown.splitlines() if "the game so far" not in line]
    assert report("pack 'my-tiles'", found).splitlines() == lines


def test_every_snippet_runs(stranger: Path) -> None:
    (configuration,) = (block for block in blocks(PAGE, "toml") if not is_file(block))
    (stranger / "pyproject.toml").write_text(configuration, encoding="utf-8")
    for number, source in enumerate(source for source in blocks(PAGE, "python") if not is_file(source)):
        text = source.replace("assert_pack_ok(pack)", "assert_pack_ok(pack, games=1, tables=2, pairs=2)")
        text = re.sub(r"(games|tables|pairs)=\d+", r"\1=1", text)  # the page's own numbers take a while
        (stranger / f"test_{number}.py").write_text(text, encoding="utf-8")
    bench = (
        "import pytest\nfrom starcup.roll.testing.packs import PackBench\n\n\n"
        '@pytest.fixture(scope="session")\n'
        "def starcup_bench(starcup_pack):\n    return PackBench.of_pack(starcup_pack, games=1, tables=2, pairs=2)\n"
    )
    (stranger / "conftest.py").write_text(bench, encoding="utf-8")
    result = run(stranger)
    assert result.returncode == 0, result.stdout + result.stderr
    assert f"{len(CHECKS) + 7} passed" in result.stdout


@pytest.mark.parametrize(("game", "package", "passed"), [("race", "my_cards", 18), ("tiny-epic", "my_planets", 16)])
def test_the_packs_of_other_games_and_their_tests_are_files(
    tmp_path: Path, game: str, package: str, passed: int
) -> None:
    for block in (*blocks(PAGE, "toml"), *blocks(PAGE, "python")):
        if is_file(block) and package in block.partition("\n")[0]:
            put(re.sub(r"(games|tables|pairs)=\d+", r"\1=1", block), tmp_path)
    name = package.replace("_", "-")
    init = f'from starcup import Pack\n\npack = Pack("{name}", "{package}", "{game}", "{name}")\n'
    (tmp_path / package / "__init__.py").write_text(init, encoding="utf-8")
    (tmp_path / package / "powers" / "__init__.py").touch()
    (configuration,) = blocks(PAGE, "ini")
    text = configuration.replace("race", game).replace("my_cards", package)
    (tmp_path / "pytest.ini").write_text(text, encoding="utf-8")
    result = run(tmp_path)
    assert result.returncode == 0, result.stdout + result.stderr
    assert f"{passed} passed" in result.stdout


def test_a_check_that_finds_something_fails_with_its_report(stranger: Path) -> None:
    power = stranger / "my_tiles" / "powers" / "toll_station.py"
    power.write_text(power.read_text(encoding="utf-8").replace("return 1", "return -30"), encoding="utf-8")
    (stranger / "test_it.py").write_text(blocks(PAGE, "python")[2], encoding="utf-8")
    result = run(
        stranger, "--starcup-pack", "my_tiles:pack", "--starcup-games", "0", "-k", "draws or play and not replay"
    )
    assert "1 failed, 1 passed" in result.stdout, result.stdout + result.stderr
    assert "credits -" in result.stdout
    assert "are not between 0 and 10" in result.stdout
    assert "power 'toll_station', credits_at_end()" in result.stdout


def test_what_was_told_and_never_came_is_an_error_at_the_end_of_a_test(stranger: Path) -> None:
    source = 'def test_it(scenario):\n    scenario().spare("ship").phases().begin()\n'
    (stranger / "test_it.py").write_text(source, encoding="utf-8")
    result = run(stranger)
    assert "1 passed, 1 error" in result.stdout, result.stdout + result.stderr
    assert "told, and never rolled or drawn: 'spare ship'" in result.stdout


def test_a_pack_that_is_not_there_is_one_clear_line(stranger: Path) -> None:
    (stranger / "test_it.py").write_text("def test_it(starcup_ruleset):\n    pass\n", encoding="utf-8")
    result = run(stranger, "--starcup-pack", "bse")
    assert result.returncode != 0
    assert "did you mean 'base'?" in result.stdout + result.stderr


def test_a_pack_is_found_by_its_name_its_folder_or_its_module(stranger: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(stranger))
    (stranger / "my_tiles" / "pack.toml").write_text('name = "my-tiles"\ngame = "roll"\n', encoding="utf-8")
    assert starcup_pytest.named_pack("base").name == "base"
    assert starcup_pytest.named_pack(str(stranger / "my_tiles")).name == "my-tiles"
    assert starcup_pytest.named_pack("my_tiles:pack").name == "my-tiles"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("my_tiles:pck", "has no attribute 'pck'"),
        ("my_tiles:Pack", "expected a starcup.Pack, found type"),
        ("mine:pack", "No module named 'mine' (installed: base"),
    ],
)
def test_a_pack_that_is_named_wrongly_is_refused(
    stranger: Path, monkeypatch: pytest.MonkeyPatch, name: str, said: str
) -> None:
    monkeypatch.syspath_prepend(str(stranger))
    with pytest.raises(pytest.UsageError, match=re.escape(said)):
        starcup_pytest.named_pack(name)


def test_a_test_run_that_needs_no_starcup_imports_none(stranger: Path) -> None:
    source = (
        "import sys\n\ndef test_it():\n    assert 'starcup_pytest' in sys.modules and 'starcup' not in sys.modules\n"
    )
    (stranger / "test_it.py").write_text(source, encoding="utf-8")
    result = run(stranger)
    assert result.returncode == 0, result.stdout
