"""What the tests of packs share: packs written into folders, without a line of code."""

from collections.abc import Callable
from pathlib import Path

import pytest

from starcup import Pack

WriteFiles = Callable[..., Pack]

TILE = """
[[tile]]
id = "m01"
development = { key = "mint", name = "Mint", cost = 3, phases = ["ship"] }
world = { key = "slag", name = "Slag", cost = 1, colour = "grey", grants = [{ dice = 1, colour = "home", to = "cup" }] }
"""


@pytest.fixture
def write(tmp_path: Path) -> WriteFiles:
    """A pack ``mine`` in a folder: one development ``mint``, what ``powers.toml`` states, and other files by name."""

    def make(powers: str = "", /, **files: str) -> Pack:
        folder = tmp_path / "mine"
        texts = {"pack": 'name = "mine"\ngame = "roll"\n', "tiles": TILE, "powers": powers, **files}
        for name, text in texts.items():
            path = folder / (name.replace("__", "/") if "__" in name else f"{name}.toml")
            path = path.with_suffix(".py") if "__" in name else path
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return Pack.from_folder(folder)

    return make
