"""The page on the terminal lists all bots that are installed with Starcup."""

from __future__ import annotations

import re

from starcup_bots import available
from tests.docs.pages import ROOT


def test_all_bots_are_listed() -> None:
    page = (ROOT / "docs" / "terminal.md").read_text(encoding="utf-8")
    table = page[page.index("| bot | plays |") : page.index("[The arena]")]
    first = [row.split("|")[1] for row in table.splitlines() if row.startswith("| `")]
    assert sorted(name for cell in first for name in re.findall(r"`([\w-]+)`", cell)) == sorted(available())
