"""Every snippet of every page runs, every page is in the table of contents, and links between pages lead somewhere."""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

import pytest

from tests.docs.pages import ROOT, Console, examples, pages

SITE = ROOT / "docs"


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


# A page that makes, checks and builds a pack takes its time.
TIMED = [
    pytest.param(
        page,
        id=name(page),
        marks=[pytest.mark.slow] if page.stem in ("tile-packs", "card-packs", "game-with-cards") else [],
    )
    for page in pages()
]


@pytest.mark.parametrize("page", TIMED)
def test_snippets_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)  # Python finds what is in a clone; commands find the example packs in a folder of their own
    if "```console" in page.read_text(encoding="utf-8"):
        shutil.copytree(ROOT / "examples", tmp_path / "examples", ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.syspath_prepend(str(tmp_path / "src"))
    before = set(sys.modules)
    for example in examples(page, tmp_path):
        example.evaluate()
    for name in set(sys.modules) - before:
        if (getattr(sys.modules[name], "__file__", None) or "").startswith(str(tmp_path)):
            del sys.modules[name]


def test_a_command_that_prints_something_else_is_found(tmp_path: Path) -> None:
    console = Console(tmp_path)
    assert console.run("starcup --version", "starcup 0...\n") is None
    told = console.run("starcup --version", "starcup 99\n")
    assert told is not None
    assert told.startswith("$ starcup --version\n--- expected\nstarcup 99\n--- found (exit code 0)\nstarcup 0.")


@pytest.mark.parametrize("page", pages(), ids=name)
def test_links_between_files_lead_somewhere(page: Path) -> None:
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    targets = {target.partition("#")[0] for target in re.findall(r"\]\(([^)\s]+)\)", text)}
    files = [target for target in targets if target and "://" not in target]
    assert [target for target in files if not (page.parent / target).exists()] == []


@pytest.mark.parametrize("page", sorted(ROOT.glob("packages/*/README.md")), ids=lambda page: page.parent.name)
def test_what_a_package_shows_of_itself_reads_without_the_repository(page: Path) -> None:
    """Beside the package there are no further files: pages are named by their titles, and these exist."""
    text = page.read_text(encoding="utf-8")
    targets = re.findall(r"\]\(([^)\s]+)\)", text)
    assert [target for target in targets if not target.startswith("https://")] == []
    section = " ".join(text[text.index("Read on") :].partition("\n\n")[0].split())
    named = re.findall(r"\*(.+?)\*", section)
    titles = {file.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ") for file in SITE.glob("*.md")}
    assert named
    assert set(named) - {title.partition(":")[0] for title in titles} == set()


@pytest.mark.parametrize("folder", [SITE, SITE / "api", SITE / "decisions"], ids=name)
def test_every_page_is_in_a_table_of_contents(folder: Path) -> None:
    index = (folder / "index.md").read_text(encoding="utf-8")
    entries = [line for tree in re.findall(r"```{toctree}\n(.*?)```", index, re.DOTALL) for line in tree.splitlines()]
    listed = {page.stem for entry in entries if entry and entry[0] != ":" for page in folder.glob(f"{entry}.md")}
    assert {page.stem for page in folder.glob("*.md")} - {"index"} == listed - {"index"}
