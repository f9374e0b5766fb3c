"""The pieces of the page on games with cards, put together, are the example Harbour."""

from __future__ import annotations

from pathlib import Path

from sybil import Document
from sybil.parsers.myst import CodeBlockParser

from tests.docs.pages import ROOT, is_file, put
from tests.docs.test_salvage_page import files

PAGE = ROOT / "docs/game-with-cards.md"


def test_the_pieces_of_the_page_are_the_example(tmp_path: Path) -> None:
    blocks = [CodeBlockParser(language, lambda example: None) for language in ("toml", "python")]
    for example in Document.parse(str(PAGE), *blocks).examples():
        block = str(example.parsed)
        if is_file(block) and "lighthouses/" not in block.partition("\n")[0]:
            put(block, tmp_path)
    example_files = files(ROOT / "examples" / "harbour")
    assert files(tmp_path) == {
        name: text for name, text in example_files.items() if name not in ("README.md", "tests/test_faults.py")
    }
