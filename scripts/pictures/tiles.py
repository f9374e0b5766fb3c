"""Some sides of tiles as ``starcup pack preview --svg`` draws them, and an empire laid out of such."""

from __future__ import annotations

import re
import tempfile
from functools import cache
from pathlib import Path

from click.testing import CliRunner

from scripts.pictures.ink import words
from starcup.roll import RollRuleset
from starcup_bots import make, play
from starcup_cli.main import cli

SHOWN = ("space_piracy", "lost_alien_warship", "galactic_reserves", "spice_world", "terraforming_robots", "gem_world")
"""Keys of sides: worlds of several colours, and developments with powers of several kinds."""
SEED, COLUMNS, SIDE, GAP, HEAD = 11, 5, 60, 3, 11
"""The game whose board is shown, and its measures in the millimetres of the tiles."""


def pictures() -> dict[str, str]:
    """Return the pictures by the names of their files."""
    return {**{f"tile-{key}.svg": drawn()[key] for key in SHOWN}, "board.svg": board()}


@cache
def drawn() -> dict[str, str]:
    """Return every side of the base pack as SVG, by its key.

    Raises:
        RuntimeError: the command failed.
    """
    with tempfile.TemporaryDirectory() as folder:
        done = CliRunner().invoke(cli, ["pack", "preview", "base", "--svg", folder])
        if done.exit_code:
            raise RuntimeError(done.output)
        return {path.stem: path.read_text(encoding="utf-8") for path in Path(folder).glob("*.svg")}


def board() -> str:
    """Return the winner's side of the table when a game between two bots is over."""
    game = play(RollRuleset.load(["base"]), [make("planner", seat) for seat in range(2)], seed=SEED)
    table = game.table
    seat = table.winners[0]
    keys = [face.key for face in game.view(seat).tableau(seat)]
    rows = -(-len(keys) // COLUMNS)
    width, height = COLUMNS * (SIDE + GAP) - GAP, rows * (SIDE + GAP) + HEAD
    caption = f"{table.scores[seat]} VP after {table.round} rounds, {table.seats[seat].chips} of them in chips"
    title = f"The winner's empire at the end of a game between two bots: {', '.join(_title(key) for key in keys)}."
    marks = []
    for number, key in enumerate(keys):
        row, column = divmod(number, COLUMNS)
        marks.append(_placed(drawn()[key], column * (SIDE + GAP), HEAD + row * (SIDE + GAP)))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 {width + 8} {height + 5}" role="img" '
        f'font-family="DejaVu Sans, Verdana, sans-serif">\n  <title>{title}</title>\n'
        f'  <rect x="-4" y="-4" width="{width + 8}" height="{height + 5}" rx="4" fill="#1d2330"/>\n'
        f"  {words(0, 5, caption, size=6.5, colour='#fbfaf6')}\n" + "\n".join(marks) + "\n</svg>\n"
    )


def _title(key: str) -> str:
    title = re.search(r"<title>(.*?)</title>", drawn()[key])
    assert title is not None
    return title[1]


def _placed(svg: str, x: float, y: float) -> str:
    """Return a picture as part of another one, at a place."""
    inner = re.sub(r"\s*<title>.*?</title>", "", svg).strip()
    return re.sub(
        r'<svg .*?width="[^"]*" height="[^"]*"', f'<svg x="{x}" y="{y}" width="{SIDE}" height="{SIDE}"', inner, count=1
    )
