"""Run the notebook of the examples, and put its pictures where the documentation shows them.

python -m scripts.notebooks         write docs/_static/notebook/*.svg
python -m scripts.notebooks FOLDER  write all its pictures into a folder
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

ROOT = Path(__file__).resolve().parent.parent
NOTEBOOK = ROOT / "examples" / "notebooks" / "looking_at_a_game.ipynb"
PICTURES = ROOT / "docs" / "_static" / "notebook"
SHOWN = ("what-winners-do-differently", "what-is-done-when")
"""The pictures that the documentation shows, by the headings that they stand under."""
SVG = "image/svg+xml"


def executed(path: Path = NOTEBOOK, seconds: int = 300) -> Any:
    """Return a notebook as it is after all its cells have run, on a kernel of this Python.

    Raises:
        CellExecutionError: a cell failed.
    """
    notebook = nbformat.read(path, as_version=4)
    resources = {"metadata": {"path": str(path.parent)}}
    NotebookClient(notebook, timeout=seconds, kernel_name="python3", resources=resources).execute()
    return notebook


def pictures(notebook: Any) -> dict[str, str]:
    """Return the pictures of a notebook that has run, as SVG without the time of day, by the headings above them."""
    found: dict[str, str] = {}
    heading = ""
    for cell in notebook.cells:
        if cell.cell_type == "markdown":
            title = re.search(r"^#+ (.*)", cell.source, re.MULTILINE)
            heading = re.sub(r"\W+", "-", title[1].lower()) if title else heading
        for output in cell.get("outputs", ()):
            if svg := output.get("data", {}).get(SVG):
                found[heading] = re.sub(r"<dc:date>.*?</dc:date>", "", svg)
    return found


def main() -> None:
    drawn = pictures(executed())
    names = {name: PICTURES / f"{name}.svg" for name in SHOWN}
    if len(sys.argv) > 1:
        names = {name: Path(sys.argv[1], f"{name}.svg") for name in drawn}
    for name, path in names.items():
        path.write_text(drawn[name], encoding="utf-8")


if __name__ == "__main__":
    main()
