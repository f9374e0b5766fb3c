"""The page on example packs lists them all, and shows what stands in their files."""

from __future__ import annotations

import re

from tests.docs.pages import ROOT
from tests.examples.conftest import PACKS, PROJECTS, entry

PAGE = (ROOT / "docs" / "example-packs.md").read_text(encoding="utf-8")


def test_every_example_is_listed() -> None:
    listed = re.findall(r"^\| `examples/(\w+)` \| `([\w-]+)` \|", PAGE, re.MULTILINE)
    assert sorted(listed) == [(folder.name, entry(folder)[0]) for folder in PACKS]


def test_what_is_shown_stands_in_the_files() -> None:
    files = "\n".join(file.read_text(encoding="utf-8") for folder in PROJECTS for file in folder.rglob("*.toml"))
    shown = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    assert len(shown) == 3
    assert [block for block in shown if block not in files] == []


def test_the_files_of_the_first_are_those_of_the_page() -> None:
    (listing,) = re.findall(r"```text\nfrontier/\n(.*?)```", PAGE, re.DOTALL)
    listed = {line.split()[0] for line in listing.splitlines()}
    folder = ROOT / "examples" / "frontier"
    assert listed == {
        re.sub(r"(?<=/powers/).*", "", file.relative_to(folder).as_posix())
        for file in folder.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
