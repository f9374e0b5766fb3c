"""The panes of the terminal: the opening, the middle and the end of each game, as they stand on the screen."""

from __future__ import annotations

import asyncio
import os
import re
import tempfile
from pathlib import Path

from starcup import Game
from starcup.games import find
from starcup_bots import make, play
from starcup_cli.language_choice import asked_for
from starcup_cli.panes.app import PanesApp
from starcup_cli.records.saved_file import SavedFile
from starcup_cli.table.session import Session

SIZE = (120, 40)
SEED = 7
MOMENTS = {"opening": 0.0, "middle": 0.62, "end": 1.0}
"""How much of the choices was made, by the name of the picture."""
TITLES = {"roll": "Roll for the Galaxy", "race": "Race for the Galaxy", "tiny-epic": "Tiny Epic Galaxies"}
_FONT = re.compile(r"@font-face\s*\{.*?\}\s*", re.DOTALL)
"""Fonts from elsewhere: those of the reader's system stand in."""


def pictures() -> dict[str, str]:
    """Return the pictures by the names of their files."""
    pictures = {}
    for game, title in TITLES.items():
        whole = _played(game)
        for moment, part in MOMENTS.items():
            pictures[f"panes-{game}-{moment}.svg"] = asyncio.run(_picture(whole, part, title))
    return pictures


def _played(game: str) -> Game:
    rules = find(game).load()
    return play(rules, [make("greedy", seat, game) for seat in range(2)], SEED)


async def _picture(whole: Game, part: float, title: str) -> str:
    choices = [at for at, (who, _) in enumerate(whole.journal, 1) if isinstance(who, int)]
    text = whole.journal_text()
    at = round(part * len(choices))
    game = Game.replay(whole.ruleset, text, at=at)
    while not game.finished and game.decision(0) is None:  # a moment at which the reader is asked
        at += 1
        game = Game.replay(whole.ruleset, text, at=at)
    with tempfile.TemporaryDirectory() as folder, asked_for("en"):
        os.environ["STARCUP_SAVES"] = folder
        os.environ.pop("NO_COLOR", None)
        session = Session(game, ["human", "greedy"], SavedFile(Path(folder, "game.starcup")))
        app = PanesApp(session, "greedy", resumed=True)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause(0.5)
            svg = app.export_screenshot(title=title)
    return _FONT.sub("", svg)
