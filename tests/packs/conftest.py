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
    """A pack ``mine`` in a folder: one development ``mint``, the file of its power, and other files by name or path."""

    def make(power: str = "", /, **files: str) -> Pack:
        folder = tmp_path / "mine"
        texts = {"pack": 'name = "mine"\ngame = "roll"\n', "tiles": TILE, **files}
        if power:
            texts["powers/mint.toml"] = power
        for name, text in texts.items():
            path = folder / (
                name if "." in name else f"{name.replace('__', '/')}.py" if "__" in name else f"{name}.toml"
            )
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return Pack.from_folder(folder)

    return make
