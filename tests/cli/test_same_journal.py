"""The terminal adds nothing to the rules: the choices that are typed there make the same journal in the library."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.same_journal import at_random, at_the_terminal, in_the_library


@pytest.mark.parametrize("most", [100, pytest.param(10_000, marks=pytest.mark.slow, id="all")])
@pytest.mark.parametrize("game", ["roll", "race", "tiny-epic"])
def test_the_same_choices_make_the_same_journal(game: str, most: int, tmp_path: Path) -> None:
    library = in_the_library(game, 21, at_random(21), most)
    assert len(library.journal) > 60
    assert at_the_terminal(game, 21, library.typed, tmp_path / "typed.starcup") == library.journal
