"""Packs written into a folder for one test, in few words."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

KEY = "planted"
TILE = """
[[tile]]
id = "p01"
development = { key = "planted", name = "Planted", cost = 1, phases = ["explore", "ship"] }
world = { key = "dull_rock", name = "Dull Rock", cost = 1, colour = "grey" }
"""
TEXT = 'text = "Planted."\n'


def write_pack(
    folder: Path,
    modules: Mapping[str, str] | None = None,
    *,
    name: str = "plants",
    tiles: str = TILE,
    manifest: str = "",
    files: Mapping[str, str] | None = None,
) -> Path:
    """Write a pack; its folder.

    Args:
        folder: where the pack's folder is made.
        modules: sources of powers in Python, by key.
        name: of the pack and its folder.
        tiles: ``tiles.toml``; empty for none.
        manifest: what ``pack.toml`` says besides name and game.
        files: other files, by their paths.
    """
    found = {"pack.toml": f'name = "{name}"\ngame = "roll"\n{manifest}'}
    if tiles:
        found["tiles.toml"] = tiles
    if tiles is TILE:
        found["powers/planted.toml"] = TEXT
    found |= {f"powers/{key}.py": source for key, source in (modules or {}).items()}
    for path, text in {**found, **(files or {})}.items():
        file = folder / name / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder / name
