"""Some sides of tiles as ``starcup pack preview --svg`` draws them."""

from __future__ import annotations

import tempfile
from pathlib import Path

from click.testing import CliRunner

from starcup_cli.main import cli

SHOWN = ("space_piracy", "lost_alien_warship", "galactic_reserves", "spice_world", "terraforming_robots", "gem_world")
"""Keys of sides: worlds of several colours, and developments with powers of several kinds."""


def pictures() -> dict[str, str]:
    """Return the pictures by the names of their files."""
    with tempfile.TemporaryDirectory() as folder:
        done = CliRunner().invoke(cli, ["pack", "preview", "base", "--svg", folder])
        if done.exit_code:
            raise RuntimeError(done.output)
        return {f"tile-{key}.svg": (Path(folder) / f"{key}.svg").read_text(encoding="utf-8") for key in SHOWN}
