"""The pieces of code on the page on games of one's own, put together, are the example Salvage."""

from __future__ import annotations

from pathlib import Path

from sybil import Document
from sybil.parsers.myst import CodeBlockParser

from tests.docs.pages import ROOT, is_file, put

PAGE = ROOT / "docs/salvage.md"
EXAMPLE = ROOT / "examples" / "salvage"


def files(folder: Path) -> dict[str, str]:
    """The files below a folder, without what Python leaves there."""
    found = (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in found}


def test_the_pieces_of_the_page_are_the_example(tmp_path: Path) -> None:
    blocks = [CodeBlockParser(language, lambda example: None) for language in ("toml", "python", "ftl")]
    for example in Document.parse(str(PAGE), *blocks).examples():
        if is_file(block := str(example.parsed)):
            put(block, tmp_path)
    example_files = files(EXAMPLE)
    own = {"README.md", *(name for name in example_files if name.startswith("tests/test_rules"))}
    assert files(tmp_path) == {name: text for name, text in example_files.items() if name not in own}
