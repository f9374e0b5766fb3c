"""Packs that set numbers of the game, and nothing else."""

from __future__ import annotations

import json
from pathlib import Path

from starcup import Pack


def setting_numbers(folder: Path, **numbers: int | str | list[int]) -> Pack:
    """Return a pack in a folder that sets numbers of Roll for the Galaxy."""
    lines = [f"{name} = {json.dumps(value)}" for name, value in numbers.items()]
    (folder / "pack.toml").write_text("\n".join(['name = "numbers"', 'game = "roll"', "[numbers]", *lines]) + "\n")
    return Pack.from_folder(folder)
