"""The notebook: committed without what it prints and draws, and all its cells run and draw."""

from __future__ import annotations

import json

import pytest

from scripts.notebooks import NOTEBOOK, PICTURES, SHOWN, executed, pictures


def test_the_notebook_is_kept_without_outputs() -> None:
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert [cell["id"] for cell in code if cell["outputs"] or cell["execution_count"] is not None] == []
    assert notebook["metadata"].keys() == {"kernelspec", "language_info"}
    assert all((PICTURES / f"{name}.svg").is_file() for name in SHOWN)


@pytest.mark.slow
def test_all_cells_of_the_notebook_run() -> None:
    drawn = pictures(executed())
    assert drawn.keys() == {
        "how-long-games-are",
        "what-the-seats-score",
        "what-winners-do-differently",
        "what-an-opening-is-worth",
        "what-is-done-when",
        "another-game",
    }
    for name, text in (("what-is-done-when", "choose settle"), ("another-game", "tiny-epic")):
        assert text in drawn[name]
    assert all(svg.count("<text") > 8 for svg in drawn.values())
